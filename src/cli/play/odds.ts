import { type Answer, type Match, odds, type Seat, type SeenOdds, Viewer } from '../../kernel/index.ts';
import type { Desk } from '../desk.ts';
import { clipped, table } from '../../text/index.ts';

/** What an answer can lead to, the likeliest first; `label` says which answer it is. */
export function oddsLines(match: Match, seat: Seat, answer: Answer, label: string, { width, ink }: Desk): string[] {
  const viewer = new Viewer(match, seat);
  const weighed = odds(match, seat, answer);
  if (!weighed.ok) return [`${ink.strong(clipped(label, width - 20))}  ${viewer.why(weighed.refusal)}`];
  const seen = viewer.odds(weighed.odds);
  const head = ink.strong(clipped(label, width - 20));
  if (seen.facts.length === 0) return [`${head}${ink.dim('  nothing at stake')}`];
  const how = seen.exact ? '' : ink.dim(` (out of ${seen.samples} tries)`);
  return [`${head}${how}`, ...table(rowsOf(seen), width - 4, ['right']).map((line) => `    ${line}`)];
}

const SIGNS = { good: '+', bad: '-', even: ' ' } as const;
const percent = (p: number): string => `${(p * 100).toFixed(1)}%`;

/** Each fact by itself; where several come together, all that can come of it as well. */
function rowsOf({ facts, outcomes }: SeenOdds): string[][] {
  const each = facts.map(({ p, tone, text }) => [percent(p), `${SIGNS[tone]} ${text}`]);
  const isTold = outcomes.every(({ text }) => !text.includes('; '));
  if (isTold && facts.length >= outcomes.length - 1) return each;
  return [...each, ['', 'all that can come of it:'], ...outcomes.map(({ p, text }) => [percent(p), `  ${text}`])];
}
