import type { SeenEvent } from '../../kernel/index.ts';
import { useFace } from '../boards/face-context.tsx';
import { useController, useMatch } from '../match/context.tsx';
import { diceTallies } from './dice.ts';
import { TallyPlot } from './plot.tsx';

/** Was it luck? What chance has dealt in this match, against what it should have. */
export function Statistics({ events }: { events: readonly SeenEvent[] }) {
  const { tallies } = useFace();
  const { source } = useController();
  const players = useMatch((now) => now.players.length);
  const earlier = useMatch((now) => now.earlier);
  const all = [...diceTallies(events), ...(tallies?.(events, players) ?? [])];
  if (all.length === 0) return <p className="empty">Chance has not decided anything yet.</p>;
  return (
    // It scrolls, so the keyboard must be able to reach it.
    <div className="statistics" tabIndex={0} role="group" aria-label="Statistics">
      {earlier && (
        <p className="hint">
          Older lines of the log are not counted yet.{' '}
          <button type="button" onClick={() => void source.fetchEarlier()}>
            Count more
          </button>
        </p>
      )}
      {all.map((tally) => (
        <TallyPlot key={tally.title} tally={tally} />
      ))}
    </div>
  );
}
