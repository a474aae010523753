import { type Answer, type Match, odds, type Seat, Viewer } from '../../kernel/index.ts';
import type { Desk } from '../desk.ts';
import { clipped, table } from '../layout.ts';

/** What an answer can lead to, the likeliest first; `label` says which answer it is. */
export function oddsLines(match: Match, seat: Seat, answer: Answer, label: string, { width, ink }: Desk): string[] {
  const viewer = new Viewer(match, seat);
  const { exact, samples, outcomes } = odds(match, seat, answer);
  const how = exact ? '' : ink.dim(` (out of ${samples} tries)`);
  const rows = outcomes.map(({ p, summary }) => [`${(p * 100).toFixed(1)}%`, viewer.text(summary)]);
  return [
    `${ink.strong(clipped(label, width - 20))}${how}`,
    ...table(rows, width - 4, ['right']).map((line) => `    ${line}`),
  ];
}
