import { sideCalled, type View } from '../../../../games/all-things-zombie/index.ts';
import type { SeenEvent } from '../../../../kernel/index.ts';
import { useMatch, usePlay } from '../../../match/context.tsx';
import { useFace } from '../../face-context.tsx';
import { diceIn, type TurnTold, turnsOf, worthTelling } from './tree.ts';

/** Fewer lines than these are read in the log as well. */
const MANY = 5;

/** What the rules have played since one's own last answer, turn by turn: each line opens to its reasons. */
export function Meanwhile({ view }: { readonly view: View }) {
  const events = useMatch((now) => now.events);
  const heard = usePlay((play) => play.heard);
  const turns = turnsOf(events);
  // After a reload nobody knows what has been read: the last turn is told.
  const since = heard === null ? (turns.at(-1)?.events ?? []) : events.filter(({ n }) => n > heard);
  if (since.length < MANY) return null;
  const told = turnsOf(since);
  return (
    <details className="atz-meanwhile">
      <summary>
        <b>Meanwhile</b> {summaryOf(since, told)}
      </summary>
      <ol>
        {told.map((turn) => (
          <TurnLine key={turn.turn} turn={turn} view={view} />
        ))}
      </ol>
    </details>
  );
}

function summaryOf(since: readonly SeenEvent[], told: readonly TurnTold[]): string {
  const last = worthTelling(since)
    .slice(-2)
    .map(({ text }) => text);
  const passed = told.filter(({ turn }) => turn > 0).length;
  const said = [...(passed > 1 ? [`${passed} turns have passed.`] : []), ...last];
  return said.length > 0 ? said.join(' ') : 'Nothing much has happened.';
}

function TurnLine({ turn: { turn, events }, view }: { turn: TurnTold; view: View }) {
  const dice = diceIn(events);
  const lines = worthTelling(events);
  return (
    <li>
      <b>{turn === 0 ? 'Before the first turn' : `Turn ${turn}`}</b>
      {dice.length > 0 && ` (${dice.map(({ side, die }) => `${sideCalled(side)} ${die}`).join(', ')})`}
      {idle(events, view) && '. The die is higher than the Rep of your people: they do not act.'}
      <ul>
        {lines.map((event) => (
          <Told key={event.n} event={event} />
        ))}
      </ul>
    </li>
  );
}

/** ATZ.TURN.7: the players had their phase, and nobody could act in it. */
function idle(events: readonly SeenEvent[], { encounter: { humans } }: View): boolean {
  const phase = events.find(
    ({ key, params }) => key === 'atz.phase.begins' && (params['side'] as string).startsWith('players'),
  );
  if (phase === undefined) return false;
  const best = Math.max(0, ...humans.flatMap(({ seat, fate, rep }) => (seat !== null && fate === 'here' ? [rep] : [])));
  return Number(phase.params['die']) > best;
}

function Told({ event }: { event: SeenEvent }) {
  const { Again } = useFace();
  return (
    <li>
      {event.text} {Again !== undefined && <Again event={event} />}
    </li>
  );
}
