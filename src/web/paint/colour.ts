/** Colours as #rrggbb, mixed and shaded. */

type Rgb = readonly [number, number, number];

const known = new Map<string, Rgb>();
export function rgb(hex: string): Rgb {
  const found = known.get(hex);
  if (found !== undefined) return found;
  const n = Number.parseInt(hex.slice(1), 16);
  const made: Rgb = [n >> 16, (n >> 8) & 255, n & 255];
  known.set(hex, made);
  return made;
}

const css = ([r, g, b]: Rgb, alpha = 1): string => `rgba(${r | 0},${g | 0},${b | 0},${alpha})`;
export const clear = (hex: string, alpha: number): string => css(rgb(hex), alpha);

export function mixed(a: string, b: string, share: number): string {
  const [p, q] = [rgb(a), rgb(b)];
  const hex = (i: 0 | 1 | 2): string =>
    Math.round(p[i] + (q[i] - p[i]) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${hex(0)}${hex(1)}${hex(2)}`;
}

/** Lighter above 0, darker below. */
export const tone = (hex: string, by: number): string =>
  by >= 0 ? mixed(hex, '#fff4dc', by) : mixed(hex, '#120d14', -by);

export const INK = '#17120f';
