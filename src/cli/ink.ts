/** What colour adds to words that already say everything. */
export interface Ink {
  /** Beside the point: rule ids, numbers, hints. */
  dim(text: string): string;
  strong(text: string): string;
  /** What needs a decision now. */
  accent(text: string): string;
  harm(text: string): string;
  safe(text: string): string;
}

const wrapped =
  (on: string, off: string) =>
  (text: string): string =>
    text === '' ? '' : `\u001b[${on}m${text}\u001b[${off}m`;

const COLOURED: Ink = {
  dim: wrapped('2', '22'),
  strong: wrapped('1', '22'),
  accent: wrapped('33', '39'),
  harm: wrapped('31', '39'),
  safe: wrapped('32', '39'),
};

const same = (text: string): string => text;
export const PLAIN: Ink = { dim: same, strong: same, accent: same, harm: same, safe: same };

/** Colour only on a terminal that shows it, and never where NO_COLOR is set (no-color.org). */
export function inkFor(
  stream: { readonly isTTY?: boolean },
  env: Readonly<Record<string, string | undefined>> = process.env,
): Ink {
  const refused = (env.NO_COLOR ?? '') !== '' || env.TERM === 'dumb';
  return stream.isTTY === true && !refused ? COLOURED : PLAIN;
}
