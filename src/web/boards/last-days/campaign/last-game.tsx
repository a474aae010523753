import { counted } from '../../../../kernel/index.ts';
import { word } from '../../../../games/last-days/index.ts';
import { Moment } from '../../moment.tsx';
import { chapterText } from './life.ts';
import type { Campaign, Group, Member } from './view.ts';

/** The game that has just been played: who won, and who fell to whom. */
export function LastGame({ campaign: { played, sides } }: { campaign: Campaign }) {
  const last = played.at(-1);
  if (last === undefined) return null;
  const { game, encounter, winner, turns, fast, seats } = last;
  const fought = sides.filter(({ seat }) => seats.includes(seat));
  const called = (seat: string): string => sides.find((side) => side.seat === seat)?.group.name ?? seat;
  const falls = fought.flatMap(({ group }) => fallsIn(group, game));
  return (
    <div className="ldc-last">
      <p>
        <b>
          Game {game}, {word('encounter', encounter)}:
        </b>{' '}
        {winner === null ? `${seats.map(called).join(' and ')} parted without a winner` : `${called(winner)} won`} after{' '}
        {counted(turns, 'turn')}
        {fast ? ', played out fast; its log is under “Last battle”' : ''}.
      </p>
      {falls.length > 0 && (
        <ul>
          {falls.map(({ name, chapter }, i) => (
            // Two people may have the same name.
            <li key={i}>
              <Moment answer={chapter.answer}>
                {name} {chapterText(chapter)}
              </Moment>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Who of a Group went Out of Action in a game; those who are gone since are among them. */
function fallsIn({ members, gone = [] }: Group, game: number) {
  const all: readonly Member[] = [...members, ...gone.map(({ member }) => member)];
  return all.flatMap(({ name, history = [] }) =>
    history
      .filter((chapter) => chapter.game === game && chapter.event.is === 'fell')
      .map((chapter) => ({ name, chapter })),
  );
}
