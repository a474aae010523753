/**
 * What is hidden of a target is a shape on its panel. Across, a panel runs from -1 to 1; upwards, it is measured in inches
 * above the ground. Everything that stands between eye and panel throws a shadow on it that consists of strips: four-sided,
 * upright to the left and right, straight below and above. So the hidden share is a sum of trapezoids: no sampling.
 */

export interface Strip {
  readonly from: number;
  readonly to: number;
  /** The lower and the upper edge at `from` and at `to`. */
  readonly low0: number;
  readonly low1: number;
  readonly high0: number;
  readonly high1: number;
}

export interface Hidden {
  /** The share of the panel that the strips cover. */
  readonly share: number;
  /** The share of its lower edge that they cover: how much of the base is hidden. */
  readonly foot: number;
  /** Where something of the panel is left, from left to right. */
  readonly open: readonly (readonly [number, number])[];
}

/** Closer than this, two places on a panel are one: the last digits of a division. */
const HAIR = 1e-9;

/** How much of a panel from `bottom` to `top` the strips hide together. */
export function hiddenBy(strips: readonly Strip[], bottom: number, top: number): Hidden {
  const cuts = breaksOf(strips, bottom, top);
  let [area, foot] = [0, 0];
  const open: [number, number][] = [];
  for (let i = 1; i < cuts.length; i++) {
    const [left, right] = [cuts[i - 1] as number, cuts[i] as number];
    const wide = right - left;
    if (wide <= HAIR) continue;
    // Between two breaks all edges are straight and none crosses another: the middle column stands for all.
    const column = columnAt(strips, (left + right) / 2, left, right, bottom, top);
    area += column.hidden * wide;
    if (column.foot) foot += wide;
    if (column.hidden >= top - bottom - HAIR) continue;
    const last = open.at(-1);
    if (last !== undefined && left - last[1] <= HAIR) last[1] = right;
    else open.push([left, right]);
  }
  return { share: area / (2 * (top - bottom)), foot: foot / 2, open };
}

function columnAt(
  strips: readonly Strip[],
  t: number,
  left: number,
  right: number,
  bottom: number,
  top: number,
): { readonly hidden: number; readonly foot: boolean } {
  const spans: [number, number][] = [];
  for (const strip of strips) {
    if (strip.from > left + HAIR || strip.to < right - HAIR) continue;
    const share = (t - strip.from) / (strip.to - strip.from);
    const low = Math.max(bottom, strip.low0 + (strip.low1 - strip.low0) * share);
    const high = Math.min(top, strip.high0 + (strip.high1 - strip.high0) * share);
    if (high > low) spans.push([low, high]);
  }
  spans.sort((a, b) => a[0] - b[0]);
  let [hidden, upTo] = [0, bottom];
  for (const [low, high] of spans) {
    if (high <= upTo) continue;
    hidden += high - Math.max(low, upTo);
    upTo = high;
  }
  return { hidden, foot: (spans[0]?.[0] ?? top) <= bottom + HAIR };
}

/** Where along the panel anything changes: ends of strips, and where their edges cross each other or the panel's. */
function breaksOf(strips: readonly Strip[], bottom: number, top: number): number[] {
  const breaks = [-1, 1];
  const lines: (readonly [from: number, to: number, at0: number, at1: number])[] = [
    [-1, 1, bottom, bottom],
    [-1, 1, top, top],
  ];
  for (const { from, to, low0, low1, high0, high1 } of strips) {
    breaks.push(from, to);
    const [above, below] = [low0 >= top && low1 >= top, high0 <= bottom && high1 <= bottom];
    if (above || below) continue;
    if (low0 > bottom || low1 > bottom) lines.push([from, to, low0, low1]);
    if (high0 < top || high1 < top) lines.push([from, to, high0, high1]);
  }
  for (let i = 1; i < lines.length; i++) {
    for (let j = 0; j < i; j++) {
      const t = crossing(lines[i] as (typeof lines)[number], lines[j] as (typeof lines)[number]);
      if (t !== null) breaks.push(t);
    }
  }
  return breaks.filter((t) => t >= -1 && t <= 1).sort((a, b) => a - b);
}

type Line = readonly [from: number, to: number, at0: number, at1: number];

function crossing([f, t, a0, a1]: Line, [g, u, b0, b1]: Line): number | null {
  const [from, to] = [Math.max(f, g), Math.min(t, u)];
  if (to - from <= HAIR) return null;
  const [slopeA, slopeB] = [(a1 - a0) / (t - f), (b1 - b0) / (u - g)];
  if (slopeA === slopeB) return null;
  const at = (b0 - a0 + slopeA * f - slopeB * g) / (slopeA - slopeB);
  return at > from && at < to ? at : null;
}
