import { characterCard } from '../../../games/wave/index.ts';
import { useMatch } from '../../match/context.tsx';
import type { Player } from '../../match/sources/source.ts';
import { Picture } from './pictures/picture.tsx';
import { slotsOf, type View } from './view.ts';
import { nameOfCard } from './words.ts';

/** On a phone one's own sheet lies below the line: health and bag stay in view while somebody decides. */
export function MyOwn({ state, players }: { state: View; players: readonly Player[] }) {
  const as = useMatch((now) => now.as);
  const place = players.findIndex(({ seat }) => seat === as);
  const player = players[place];
  const person = as === null ? undefined : state.people[as];
  if (player === undefined || person === undefined || person.character === null) return null;
  const { track } = characterCard(person.character);
  return (
    <button
      type="button"
      className="my-own"
      data-side={place}
      aria-label={`To the sheet of ${player.called}`}
      onClick={({ currentTarget }) =>
        currentTarget.closest('.wave-board')?.querySelectorAll('.person')[place]?.scrollIntoView({ block: 'start' })
      }
    >
      <b>
        {Math.max(0, track - person.damage)}/{track} ♥
      </b>
      {slotsOf(person.inventory).map(({ card, count }, i) => (
        // Slots are told apart by their place, too: two may hold the same.
        <span key={i} className="my-own-card" title={nameOfCard(card)}>
          <Picture of="card" id={card} />
          {count > 1 && <i>×{count}</i>}
        </span>
      ))}
    </button>
  );
}
