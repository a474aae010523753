import type { Answer, SeenRequest } from '../../kernel/index.ts';
import type { SeenOdds } from '../../wire/index.ts';
import { usePlay } from '../match/context.tsx';

const MOST = 4;
/** How an outcome reads in which nothing worth telling has happened. */
const NOTHING = 'Nothing';

/**
 * What the option in focus would lead to, before anybody commits to it. On a phone it stands under the option, on a desk
 * under all of them.
 */
export function OddsBars({ request }: { request: SeenRequest }) {
  const odds = usePlay((play) => play.odds);
  const focus = usePlay((play) => play.focus);
  const weighing = usePlay((play) => play.weighing);
  if (weighing) return <p className="hint weighing">Working out the odds …</p>;
  if (focus === null || odds === null || odds.outcomes.every(({ text }) => text === NOTHING)) return null;
  const shown = odds.outcomes.slice(0, MOST);
  const rest = odds.outcomes.slice(MOST).reduce((sum, { p }) => sum + p, 0);
  return (
    <div className="odds">
      <h3>Odds: {nameOf(request, focus)}</h3>
      <ul>
        {shown.map(({ p, text }) => (
          <li key={text}>
            <span className="odds-p">{share(p, odds)}</span>
            <meter min={0} max={1} value={p} aria-label={`${share(p, odds)} ${text}`} />
            <span>{text}</span>
          </li>
        ))}
        {rest > 0 && (
          <li>
            <span className="odds-p">{share(rest, odds)}</span>
            <meter min={0} max={1} value={rest} aria-label={`${share(rest, odds)} something else`} />
            <span>something else</span>
          </li>
        )}
      </ul>
      <p className="hint">{basis(odds)}</p>
    </div>
  );
}

const basis = ({ exact, samples }: SeenOdds): string => {
  if (!exact) return `Estimated: tried ${samples} times.`;
  return samples === 1 ? 'Certain: chance has no part in it.' : `Exact: all ${samples} ways that chance can go.`;
};

/** A handful of tries is no percentage: 5 of 5 are not certain. */
const share = (p: number, { exact, samples }: SeenOdds): string =>
  exact || samples > HANDFUL ? percent(p) : `${Math.round(p * samples)} of ${samples}`;
const HANDFUL = 20;

const percent = (p: number): string => (p > 0 && p < 0.01 ? 'under 1 %' : `${Math.round(p * 100)} %`);

function nameOf(request: SeenRequest, focus: Answer): string {
  const option = request.options?.find(({ id }) => id === focus);
  // Behind the colon stands what it does; here its name is enough.
  return option?.text.split(': ')[0] ?? (typeof focus === 'number' ? String(focus) : 'this answer');
}
