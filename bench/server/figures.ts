/** How many a second, and how long one took: the middle one and the slowest of a hundred, in milliseconds. */
export interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the servers for one answer, in milliseconds. */
  readonly cpu?: number;
}

export function figuresOf(times: readonly number[], millis: number): Figures {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { perSecond: (times.length / millis) * 1000, p50: at(0.5), p99: at(0.99) };
}

/** A plain table with its columns lined up. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => (row[i] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ');
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

export const whole = (n: number): string => Math.round(n).toLocaleString('en');
export const ratio = (a: number, b: number): string => `${(a / b).toFixed(2)}×`;
export const ms = (n: number): string => `${n.toFixed(n < 10 ? 2 : 0)} ms`;
