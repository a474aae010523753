import type { Answer, SeenOdds, SeenRequest } from '../../kernel/index.ts';
import { usePlay } from '../match/context.tsx';

/**
 * What the option in focus would lead to, before anybody commits to it. On a phone it stands under the option, on a desk
 * under all of them.
 */
export function OddsBars({ request }: { request: SeenRequest }) {
  const odds = usePlay((play) => play.odds);
  const focus = usePlay((play) => play.focus);
  const weighing = usePlay((play) => play.weighing);
  if (weighing) return <p className="hint weighing">Working out the odds …</p>;
  if (focus === null || odds === null || odds.facts.length === 0) return null;
  return (
    <div className="odds">
      <h3>Odds: {nameOf(request, focus)}</h3>
      <ul>
        {odds.facts.map(({ p, tone, text }) => (
          <li key={text} data-tone={tone}>
            <span className="odds-p">{share(p, odds)}</span>
            <meter min={0} max={1} value={p} aria-label={`${share(p, odds)} ${text}`} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {odds.outcomes.length > 1 && (
        <details className="odds-all">
          <summary>All {odds.outcomes.length} outcomes</summary>
          <ul>
            {odds.outcomes.map(({ p, text }) => (
              <li key={text}>
                <span className="odds-p">{share(p, odds)}</span>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="hint">{basis(odds)}</p>
    </div>
  );
}

const basis = ({ exact, samples }: SeenOdds): string => {
  if (!exact) return `Estimated: tried ${samples} times.`;
  return samples === 1 ? 'Certain: chance has no part in it.' : 'Exact.';
};

/** A handful of tries is no percentage: 5 of 5 are not certain. */
export const share = (p: number, { exact, samples }: SeenOdds): string =>
  exact || samples > HANDFUL ? percent(p) : `${Math.round(p * samples)} of ${samples}`;
const HANDFUL = 20;

const percent = (p: number): string => (p > 0 && p < 0.01 ? 'under 1 %' : `${Math.round(p * 100)} %`);

function nameOf(request: SeenRequest, focus: Answer): string {
  const option = request.options?.find(({ id }) => id === focus);
  // Behind the colon stands what it does; here its name is enough.
  return option?.text.split(': ')[0] ?? (typeof focus === 'number' ? String(focus) : 'this answer');
}
