import type { Point } from '../../../kernel/index.ts';
import { type Building, liesAlong, type Opening, type OpeningState } from '../../../tabletop/index.ts';
import { mixed, tone } from '../../paint/colour.ts';
import { pick, seeded, within } from '../../paint/random.ts';
import type { Clay, Cover } from '../shape/clay.ts';

/** Walls of a storey, with their doors and windows as they are now. */

const OUTER = 0.13;
const INNER = 0.09;
/** How high a wall is left where one looks over it into the rooms. */
const STUB = 0.34;
const TRIM = '#d6cab0';

export const useOf = ({ tags, name }: Building): string =>
  `${typeof tags?.use === 'string' ? tags.use : ''} ${name}`.toLowerCase();

interface Outside {
  readonly cover: Cover;
  readonly hex: string;
  readonly trim: string;
  /** Stones at the corners. */
  readonly quoins: boolean;
}

const SHEET = /factory|foundry|warehouse|shed|workshop|depot|plant\b|trailer|car wash|garage/;
const BARN = /barn|stable/;
const HOME = /house\b|farmhouse|caretaker|the millers|the garcias|the parkers|the novaks|motel|inn\b|cabin|lodge/;
const GRAND = /hall|church|bank|school|hospital|station|court|library|hotel|museum/;

/** What its outer walls are made of: what it is used for says so, then chance. */
export function outsideOf(building: Building): Outside {
  const use = useOf(building);
  const chance = seeded(`${building.id} walls`);
  if (BARN.test(use)) return { cover: 'boards', hex: '#8c3222', trim: '#e2d8c2', quoins: false };
  if (/tent/.test(use)) return { cover: 'plain', hex: '#aba68e', trim: '#8c876e', quoins: false };
  if (SHEET.test(use))
    return {
      cover: 'sheet',
      hex: pick(chance, ['#8a8d88', '#6f7f80', '#9a8f7a', '#7c8468']),
      trim: '#6d6a60',
      quoins: false,
    };
  if (HOME.test(use))
    return {
      cover: 'siding',
      hex: pick(chance, ['#c9bb98', '#a9b3a4', '#b79a72', '#9aa7ad']),
      trim: '#eae2cd',
      quoins: false,
    };
  if (GRAND.test(use)) return { cover: 'brick', hex: pick(chance, ['#a04e36', '#8d4631']), trim: TRIM, quoins: true };
  return pick(chance, [
    { cover: 'brick', hex: '#a8573c', trim: TRIM, quoins: false },
    { cover: 'brick', hex: '#8a5a3e', trim: '#bfb297', quoins: false },
    { cover: 'plaster', hex: '#7f8d7e', trim: '#cfc6ae', quoins: true },
    { cover: 'plaster', hex: '#b9a27c', trim: '#8a6a4c', quoins: false },
    { cover: 'brick', hex: '#96503a', trim: '#a9a490', quoins: false },
  ] as const);
}

/** A stretch of wall of one storey. */
export interface WallSpan {
  readonly from: Point;
  readonly to: Point;
  readonly low: number;
  readonly high: number;
  readonly openings: readonly Opening[];
  /** Inner walls have plaster on both sides. */
  readonly inner: boolean;
  /** On the ground it stands on a plinth. */
  readonly grounded: boolean;
}

type States = Readonly<Record<string, OpeningState>>;

interface Hole {
  readonly opening: Opening;
  readonly a: number;
  readonly b: number;
}

/** The walls of a building: outer ones edge by edge, inner ones one by one. */
export function spansOf({
  outline,
  floors,
  height,
  walls,
  openings,
}: Building): readonly (WallSpan & { readonly level: number })[] {
  return floors.flatMap((low, level) => {
    const high = floors[level + 1] ?? height;
    const here = openings.filter((opening) => opening.level === level);
    const along = (from: Point, to: Point) => here.filter((opening) => liesAlong(from, to, opening));
    const ring = turned(outline) ? [...outline].reverse() : outline;
    const outer = ring.map((from, i) => {
      const to = ring[(i + 1) % ring.length] as Point;
      return { from, to, low, high, level, openings: along(from, to), inner: false, grounded: level === 0 };
    });
    const inner = walls
      .filter((wall) => wall.level === level)
      .map(({ from, to, height: own }) => ({
        from,
        to,
        low,
        high: own === undefined ? high - 0.04 : Math.min(high - 0.04, low + own),
        level,
        openings: along(from, to),
        inner: true,
        grounded: false,
      }));
    return [...outer, ...inner];
  });
}

/** Whether it goes round so that the outside lies on its left. */
const turned = (outline: readonly Point[]): boolean =>
  outline.reduce((sum, a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    return sum + a.x * b.y - b.x * a.y;
  }, 0) > 0;

/** Shapes a wall: whole, or cut down so that one sees over it. Its outside looks along z of its own frame. */
export function shapeWall(clay: Clay, span: WallSpan, outside: Outside, states: States, cut: boolean): void {
  const { from, to, low, inner } = span;
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  if (long < 0.05) return;
  const high = cut ? Math.min(span.high, low + STUB) : span.high;
  const [ux, uy] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const share = (p: Point): number => (p.x - from.x) * ux + (p.y - from.y) * uy;
  const holes: Hole[] = span.openings
    .map((opening) => {
      const [p, q] = [share(opening.from), share(opening.to)];
      return { opening, a: Math.max(0, Math.min(p, q)), b: Math.min(long, Math.max(p, q)) };
    })
    .sort((p, q) => p.a - q.a);
  const chance = seeded(`${from.x} ${from.y} ${to.x} ${to.y} ${low}`);
  const plaster = mixed('#c3b698', outside.hex, 0.22);
  const panel = (a: number, b: number, y0: number, y1: number): void => {
    if (b - a < 0.01 || y1 - y0 < 0.01) return;
    const at: readonly [number, number, number] = [(a + b) / 2, y0, 0];
    if (inner) return clay.covered('plaster', () => clay.box(at, [b - a, y1 - y0, 0.16], plaster));
    clay.covered(outside.cover, () => clay.box([at[0], y0, OUTER / 2], [b - a, y1 - y0, OUTER], outside.hex));
    clay.covered('plaster', () => clay.box([at[0], y0, -INNER / 2], [b - a, y1 - y0, INNER], plaster));
  };
  clay.coat = { zenith: 0.14, foot: 0.78, reach: 0.7 };
  clay.placed([from.x, 0, from.y], -Math.atan2(uy, ux), () => {
    let done = 0;
    for (const { opening, a, b } of holes) {
      const [sill, top] = [low + opening.sill, Math.min(span.high, low + opening.top)];
      panel(done, a, low, high);
      panel(a, b, low, Math.min(sill, high));
      panel(a, b, Math.min(top, high), high);
      if (sill < high)
        fitting(
          clay,
          { opening, a, b },
          { sill, top: Math.min(top, high), cut, outside, state: states[opening.id], chance, inner },
        );
      done = b;
    }
    panel(done, long, low, high);
    if (cut) {
      clay.box(
        [long / 2, high, inner ? 0 : (OUTER - INNER) / 2],
        [long, 0.035, inner ? 0.17 : OUTER + INNER],
        '#e9dcbb',
      );
      return;
    }
    if (inner) return;
    if (span.grounded)
      for (const [a, b] of gaps(
        holes.filter(({ opening }) => opening.kind === 'door'),
        long,
      ))
        clay.box([(a + b) / 2, low, OUTER + 0.025], [b - a, 0.22, 0.05], tone(outside.trim, -0.28), { chamfer: 0.02 });
    else clay.box([long / 2, low - 0.05, OUTER + 0.02], [long + 0.1, 0.12, 0.06], outside.trim, { chamfer: 0.02 });
    for (const x of [0, long]) corner(clay, x, span, outside);
    boarded(clay, holes, long, span, outside, chance);
  });
  clay.coat = { zenith: 0.16, foot: 0.72, reach: 0.5 };
}

/** Stones or a post at a corner. */
function corner(clay: Clay, x: number, { low, high }: WallSpan, { quoins, trim, cover, hex }: Outside): void {
  if (quoins) {
    const count = Math.max(2, Math.round((high - low) / 0.5));
    for (let i = 0; i < count; i++) {
      const wide = i % 2 === 0 ? 0.52 : 0.36;
      clay.box([x, low + (i * (high - low)) / count, 0], [wide, (high - low) / count - 0.03, 2 * OUTER + 0.05], trim, {
        chamfer: 0.03,
      });
    }
  } else if (cover === 'siding' || cover === 'boards')
    clay.box([x, low, 0], [0.22, high - low, 2 * OUTER + 0.04], trim);
  else clay.covered(cover, () => clay.box([x, low, 0], [2 * OUTER - 0.01, high - low, 2 * OUTER - 0.01], hex));
}

/** The stretches between holes. */
function gaps(holes: readonly Hole[], long: number): [number, number][] {
  const found: [number, number][] = [];
  let done = 0;
  for (const { a, b } of holes) {
    if (a - done > 0.05) found.push([done, a]);
    done = b;
  }
  if (long - done > 0.05) found.push([done, long]);
  return found;
}

/** A long blank wall has windows that were boarded up: nobody sees through them, and nobody takes them for open ones. */
function boarded(
  clay: Clay,
  holes: readonly Hole[],
  long: number,
  { low, high }: WallSpan,
  outside: Outside,
  chance: () => number,
): void {
  if (outside.cover === 'sheet' || outside.cover === 'boards' || outside.cover === 'plain' || high - low < 2) return;
  for (const [a, b] of gaps(holes, long)) {
    const room = b - a;
    if (room < 3.4) continue;
    const count = Math.floor(room / 3.2);
    for (let i = 0; i < count; i++) {
      const x = a + ((i + 0.5) * room) / count;
      const [wide, sill, tall] = [1.15, low + (high - low) * 0.36, (high - low) * 0.4];
      clay.box([x, sill, OUTER], [wide, tall, 0.03], '#241d17');
      frame(clay, x - wide / 2, x + wide / 2, sill, sill + tall, outside.trim, OUTER);
      for (let y = sill + 0.08; y < sill + tall - 0.1; y += 0.27)
        clay.tilted([x, y, OUTER + 0.05], [0, 0, within(chance, -0.07, 0.07)], () =>
          clay.box([0, 0, 0], [wide * 1.02, 0.2, 0.05], tone('#a5834f', within(chance, -0.2, 0.12))),
        );
    }
  }
}

/** Trim round a hole. */
function frame(clay: Clay, a: number, b: number, sill: number, top: number, trim: string, z: number): void {
  const x = (a + b) / 2;
  clay.box([x, top - 0.02, z], [b - a + 0.26, 0.15, 0.12], trim, { chamfer: 0.025 });
  for (const side of [a, b]) clay.box([side, sill, z], [0.11, top - sill, 0.09], trim);
  if (sill > 0.1)
    clay.box([x, sill - 0.08, z + 0.02], [b - a + 0.24, 0.1, 0.17], tone(trim, -0.06), { chamfer: 0.025 });
}

interface Fitted {
  readonly sill: number;
  readonly top: number;
  readonly cut: boolean;
  readonly outside: Outside;
  readonly state: OpeningState | undefined;
  readonly chance: () => number;
  readonly inner: boolean;
}

function fitting(clay: Clay, { opening, a, b }: Hole, { sill, top, cut, outside, state, chance, inner }: Fitted): void {
  const [x, wide] = [(a + b) / 2, b - a];
  if (!cut)
    for (const z of inner ? [0.06, -0.06] : [OUTER - 0.02, -INNER]) frame(clay, a, b, sill, top, outside.trim, z);
  if (opening.kind === 'window') {
    if (cut) return;
    if (state?.see === false) {
      for (let y = sill + 0.04; y < top - 0.1; y += 0.26)
        clay.tilted([x, y, OUTER + 0.03], [0, 0, within(chance, -0.06, 0.06)], () =>
          clay.box([0, 0, 0], [wide * 1.08, 0.2, 0.06], tone('#a5834f', within(chance, -0.2, 0.12))),
        );
      return;
    }
    // Open to the eye: a cross of thin bars, and what is left of the panes in the corners.
    clay.box([x, sill, 0.02], [0.05, top - sill, 0.05], outside.trim);
    clay.box([x, (sill + top) / 2, 0.02], [wide, 0.05, 0.05], outside.trim);
    const shard = (px: number, py: number, dx: number, dy: number): void => {
      for (const flip of [1, -1])
        clay.face(
          flip * dx * dy > 0
            ? [
                [px, py, 0.02],
                [px + dx, py, 0.02],
                [px, py + dy, 0.02],
              ]
            : [
                [px, py, 0.02],
                [px, py + dy, 0.02],
                [px + dx, py, 0.02],
              ],
          '#9fbcc0',
        );
    };
    const size = (): number => within(chance, 0.12, 0.34);
    shard(a + 0.04, sill + 0.02, size(), size());
    shard(b - 0.04, sill + 0.02, -size(), size());
    shard(b - 0.04, top - 0.03, -size(), -size());
    return;
  }
  const open = state?.pass ?? opening.open;
  const hex = pick(seeded(opening.id), ['#4a6b58', '#7d3328', '#3f5a72', '#7a5c38', '#55605c']);
  const leaf = (): void => {
    const high = top - sill - 0.03;
    clay.box([wide / 2, 0, 0], [wide * 0.96, high, 0.07], hex, { chamfer: cut ? 0 : 0.015 });
    if (high < 1) return;
    for (const z of [0.045, -0.045]) {
      clay.box([wide / 2, high * 0.54, z], [wide * 0.62, high * 0.34, 0.02], tone(hex, 0.14));
      clay.box([wide / 2, high * 0.1, z], [wide * 0.62, high * 0.32, 0.02], tone(hex, -0.16));
      clay.box([wide * 0.86, high * 0.46, z * 1.3], [0.07, 0.07, 0.05], '#d2ad55');
    }
  };
  if (open) clay.placed([a, sill, -INNER], 1.3, leaf);
  else clay.placed([a, sill, 0], 0, leaf);
  if (!inner && sill < 0.1 && !cut)
    clay.box([x, 0, OUTER + 0.16], [wide + 0.3, 0.07, 0.3], '#9a9384', { chamfer: 0.02 });
}
