import { DiceRow } from '../../../ui/dice.tsx';
import type { Story } from './story.ts';
import type { Beat } from './telling.ts';

/** So few things are simply said; more are gone through step by step. */
const FEW = 5;

/** What is being told, and the way back and forth in it. */
export function StoryBar({ story: { beats, step, playing, go, play } }: { story: Story }) {
  if (beats.length === 0) return null;
  const beat = beats[step];
  if (beat === undefined && beats.length <= FEW) {
    return (
      <ol className="ls-story on-paper" aria-label="Since your last decision">
        {beats.map((one) => (
          <li key={one.n}>
            <Line beat={one} />
          </li>
        ))}
      </ol>
    );
  }
  return (
    <div className="ls-story on-paper" data-playing={playing || undefined}>
      <p>
        {beat === undefined ? (
          <>
            <span className="hint">A lot has happened since your last decision.</span>
          </>
        ) : (
          <>
            <span className="ls-story-count">
              {step + 1} of {beats.length}
            </span>{' '}
            <Line beat={beat} />
          </>
        )}
      </p>
      <div className="row" role="group" aria-label="What happened">
        {beat === undefined ? (
          <button type="button" onClick={() => go(0)}>
            Show it step by step
          </button>
        ) : (
          <>
            <button type="button" disabled={step === 0} onClick={() => go(step - 1)}>
              Back
            </button>
            <button type="button" onClick={() => go(playing ? step : step + 1)}>
              {playing ? 'Pause' : 'Next'}
            </button>
            {!playing && step > 0 && (
              <button type="button" onClick={play}>
                From the start
              </button>
            )}
            <button type="button" onClick={() => go(beats.length)}>
              To now
            </button>
          </>
        )}
      </div>
    </div>
  );
}

const Line = ({ beat: { text, dice } }: { beat: Beat }) => (
  <>
    {text} {dice !== undefined && <DiceRow dice={dice} />}
  </>
);
