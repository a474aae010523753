import { calledIn, goingOn, postponed, type View } from '../../../games/all-things-zombie/index.ts';
import type { WhoseProps } from '../face.ts';

/** What is going on around the question: the queue of an In Sight test with its dice, what waits under it, what is postponed. */
export function GoingOn({ view: data }: WhoseProps) {
  const { encounter } = data as unknown as View;
  const lines = goingOn(encounter).slice(1);
  const test = encounter.doing.findLast((one) => one.do === 'in-sight');
  const queue = [...(test?.sightings ?? [])].sort((a, b) => b.successes - a.successes);
  const due = postponed(encounter);
  if (lines.length === 0 && due.length === 0) return null;
  return (
    <section className="atz-going-on" aria-label="What is going on">
      {lines.length > 0 && <p className="hint">{lines.join(' › ')}</p>}
      {queue.length > 0 && (
        <ol aria-label="In Sight: who acts, from the most successes down">
          {queue.map(({ who, rolled, dice, successes, over }) => (
            <li key={who} data-now={test?.acting?.who.includes(who) === true || undefined}>
              {calledIn(encounter, who)}:{' '}
              {rolled === null ? `${dice} dice to roll` : `${rolled.join(' ')}, ${successes} passed`}
              {over ? ', has acted' : test?.acting?.who.includes(who) === true ? ', acts now' : ''}
            </li>
          ))}
        </ol>
      )}
      {due.length > 0 && <p className="hint">Postponed: {due.join('; ')}</p>}
    </section>
  );
}
