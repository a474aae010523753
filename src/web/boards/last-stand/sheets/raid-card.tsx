import {
  leaderMoveText,
  type CardId,
  effectsText,
  eventText,
  type Loc,
  raiderCard,
  stageFor,
  tribeCard,
} from '../../../../games/last-stand/index.ts';
import { Icon } from '../../../ui/table-icon.tsx';
import { LeaderMark, Mark } from '../map/glyphs.tsx';
import { placeName, singular, type View } from '../view.ts';

type Card = ReturnType<typeof raiderCard>;
interface Part {
  readonly key: string;
  /** When its turn comes; null for what is only said. */
  readonly nth: number | null;
  readonly mark: React.ReactNode;
  readonly text: string;
  /** The same on a phone, until it is its turn: how many and the number of the location. */
  readonly brief: string;
}

const at = (n: Loc): string => `${placeName(n)} (${n})`;

/** What a Raider card does, part by part in its order. */
export function partsOf(card: Card, placements: number, eventCounts: boolean): Part[] {
  const { leader, event, effects } = card;
  return [
    ...card.placements.slice(0, placements).map(({ tribe, n, at: where }, i) => ({
      key: `place ${i}`,
      nth: i + 1,
      mark: <Mark tribe={tribe} />,
      text: `${n} ${n === 1 ? singular(tribe) : tribeCard(tribe).name} to ${at(where)}`,
      brief: `${n} to ${where}`,
    })),
    ...(leader === null
      ? []
      : leader.id === 'any'
        ? [
            {
              key: 'leader',
              nth: placements + 1,
              mark: <Icon name="raid" />,
              text: leaderMoveText(leader),
              brief: 'advances',
            },
          ]
        : [
            {
              key: 'leader',
              nth: placements + 1,
              mark: <LeaderMark leader={leader.id} />,
              text: leaderMoveText(leader),
              brief: `to ${leader.to}`,
            },
          ]),
    ...(event === null
      ? []
      : [
          {
            key: 'event',
            nth: placements + 2,
            mark: <Icon name="special" />,
            text: eventCounts
              ? `${event.name}: ${eventText(event)}`
              : `${event.name}: not carried out, another card follows`,
            brief: eventCounts ? 'event' : 'no event',
          },
        ]),
    ...(effects === undefined
      ? []
      : [{ key: 'text', nth: null, mark: <Icon name="deck" />, text: effectsText(effects), brief: 'more' }]),
  ];
}

/** The Raider card in hand: what is done, what happens now, and what comes next; `told` while the story goes through it. */
export function RaidCard({ view, card, told }: { view: View; card: CardId; told: boolean }) {
  const { turn } = view;
  const printed = raiderCard(card);
  const draws = turn.draws || stageFor(view).raiderDraw;
  const last = turn.drawn >= draws;
  const parts = partsOf(printed, turn.placements, last);
  // The part counts placements, then the Leader, then the event, whether or not the card has them.
  const done = (nth: number | null): boolean => nth !== null && nth < turn.part;
  return (
    <section className="ls-raid on-paper" data-told={told || undefined} aria-label="Raider card">
      <h3>
        Raider card {Math.max(1, turn.drawn)} of {Math.max(draws, turn.drawn)}
      </h3>
      <ol>
        {parts.map(({ key, nth, mark, text, brief }) => (
          <li key={key} data-done={done(nth) || undefined} aria-current={nth === turn.part ? 'step' : undefined}>
            {mark}
            <span className="ls-raid-brief" aria-hidden="true">
              {brief}
            </span>
            <span className="ls-raid-text">
              {text}
              {done(nth) && <span className="hint"> (done)</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
