import type { SeenEvent } from '../../kernel/index.ts';
import { useFace } from '../boards/face-context.tsx';
import { diceTallies } from './dice.ts';
import { TallyPlot } from './plot.tsx';

/** Was it luck? What chance has dealt in this match, against what it should have. */
export function Statistics({ events }: { events: readonly SeenEvent[] }) {
  const { tallies } = useFace();
  const all = [...diceTallies(events), ...tallies(events)];
  if (all.length === 0) return <p className="empty">Chance has not decided anything yet.</p>;
  return (
    // It scrolls, so the keyboard must be able to reach it.
    <div className="statistics" tabIndex={0} role="group" aria-label="Statistics">
      {all.map((tally) => (
        <TallyPlot key={tally.title} tally={tally} />
      ))}
    </div>
  );
}
