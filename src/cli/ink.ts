import { type Ink, PLAIN } from '../text/index.ts';

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

/** Colour only on a terminal that shows it, and never where NO_COLOR is set (no-color.org). */
export function inkFor(
  stream: { readonly isTTY?: boolean },
  env: Readonly<Record<string, string | undefined>> = process.env,
): Ink {
  const refused = (env.NO_COLOR ?? '') !== '' || env.TERM === 'dumb';
  return stream.isTTY === true && !refused ? COLOURED : PLAIN;
}
