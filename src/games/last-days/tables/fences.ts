import type { Point, SetupError } from '../../../kernel/index.ts';
import {
  apart,
  between,
  type Building,
  gapBetween,
  grained,
  inside,
  type Piece,
  type Polygon,
  type Terrain,
} from '../../../tabletop/index.ts';
import { refugeOn } from './refuges.ts';

/** The Fences that a defender may put up round the Refuge in Home Defense. */

/** LD.PERK.6 */
const FENCE = { inches: 24, height: 2, thick: 0.25 } as const;
/** LD.PERK.7 */
const FROM_REFUGE = { least: 6, most: 8 } as const;

export const FENCE_NAME = 'Fence';

/** A stretch of fence, along its middle. */
export interface Stretch {
  readonly from: Point;
  readonly to: Point;
}

const longOf = ({ from, to }: Stretch): number => apart(from, to);
const sumOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((total, stretch) => total + longOf(stretch), 0);

/** LD.PERK.6: a wire fence: it bars the way and can be climbed, and everybody sees through it. */
export function fenceOf(stretch: Stretch, number: number): Piece {
  return {
    id: `fence-${number}-here`,
    name: FENCE_NAME,
    looks: 'wire',
    outline: outlineOf(stretch),
    height: FENCE.height,
    kind: 'impassable',
    climbable: true,
    blocksSight: false,
    cover: false,
    seeThrough: false,
  };
}

function outlineOf({ from, to }: Stretch): Polygon {
  const long = apart(from, to);
  const [ux, uy] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const corner = ({ x, y }: Point, side: number): Point => ({
    x: grained(x - (uy * side * FENCE.thick) / 2),
    y: grained(y + (ux * side * FENCE.thick) / 2),
  });
  return [corner(from, -1), corner(to, -1), corner(to, 1), corner(from, 1)];
}

/** What is wrong with fences that a defender wants to put up (LD.PERK.6, LD.PERK.7): each fault with its path. */
export function fenceFaults(terrain: Terrain, stretches: readonly Stretch[]): SetupError[] {
  const sum = sumOf(stretches);
  return [
    ...(sum > FENCE.inches + SLACK
      ? [{ path: '', message: `The fences are ${grained(sum)} inches long: shorten them to ${FENCE.inches}` }]
      : []),
    ...stretches.flatMap((stretch, i) => {
      const message = faultOf(terrain, stretch, solidsOn(terrain));
      return message === null ? [] : [{ path: `${i}`, message }];
    }),
  ];
}
const SLACK = 0.001;
const SHORTEST = 0.25;

function faultOf(terrain: Terrain, stretch: Stretch, solids: readonly (Piece | Building)[]): string | null {
  const { width, depth } = terrain;
  if (longOf(stretch) < SHORTEST) return 'A stretch of fence is at least a quarter of an inch long';
  const outline = outlineOf(stretch);
  if (outline.some(({ x, y }) => x < 0 || y < 0 || x > width || y > depth))
    return 'This fence would stand off the table';
  const home = (refugeOn(terrain) as Building).outline;
  const line = [stretch.from, stretch.to];
  // The farthest point of a straight line from a convex building is one of its ends.
  const farthest = Math.max(...line.map((end) => gapBetween([end, end, end], home)));
  if (gapBetween([...line, stretch.from], home) < FROM_REFUGE.least - SLACK)
    return 'Fences stand at least 6 inches from the Refuge';
  if (farthest > FROM_REFUGE.most + SLACK) return 'Fences stand at most 8 inches from the Refuge';
  const crossed = solids.find((thing) => gapBetween(thing.outline, outline) === 0);
  return crossed === undefined ? null : `${crossed.name || crossed.id} is in the way of this fence`;
}

const solidsOn = ({ pieces, buildings }: Terrain): readonly (Piece | Building)[] => [
  ...pieces.filter(({ kind }) => kind === 'impassable'),
  ...buildings,
];

/** Fences that a defender would put up: the longest stretches that stand free, before each wall as near or far as suits. */
export function suggestedFences(terrain: Terrain): Stretch[] {
  const { outline } = refugeOn(terrain) as Building;
  const runs = outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    const lines = DISTANCES.map((off) => freeRuns(terrain, offset(outline, a, b, off)));
    return lines.reduce((best, line) => (sumOf(line) > sumOf(best) ? line : best));
  });
  let left: number = FENCE.inches;
  return runs
    .sort((a, b) => longOf(b) - longOf(a))
    .flatMap((run) => {
      const long = Math.min(left, longOf(run));
      if (long < 1) return [];
      left -= long;
      const share = (1 - long / longOf(run)) / 2;
      const part = { from: between(run.from, run.to, share), to: between(run.from, run.to, 1 - share) };
      return [part];
    });
}

/** A line before a wall, a little longer than it. */
function offset(outline: Polygon, a: Point, b: Point, off: number): Stretch {
  const long = apart(a, b);
  const along = { x: (b.x - a.x) / long, y: (b.y - a.y) / long };
  const out = { x: along.y * off, y: -along.x * off };
  const side = inside(outline, { x: (a.x + b.x) / 2 + out.x / 100, y: (a.y + b.y) / 2 + out.y / 100 }) ? -1 : 1;
  const at = ({ x, y }: Point, by: number): Point => ({
    x: x + side * out.x + along.x * by,
    y: y + side * out.y + along.y * by,
  });
  return { from: at(a, -BEYOND), to: at(b, BEYOND) };
}
const DISTANCES = [7, 6.2, 6.6, 7.4];
const BEYOND = 3;

/** The parts of a line, in half inches, along which a fence can stand. */
function freeRuns(terrain: Terrain, line: Stretch): Stretch[] {
  const steps = Math.floor(longOf(line) * 2);
  const whole = outlineOf(line);
  const solids = solidsOn(terrain).filter((thing) => gapBetween(thing.outline, whole) === 0);
  const runs: Stretch[] = [];
  let start: Point | null = null;
  for (let i = 0; i <= steps; i++) {
    const [from, to] = [between(line.from, line.to, i / steps), between(line.from, line.to, (i + 1) / steps)];
    const isFree = i < steps && faultOf(terrain, { from, to }, solids) === null;
    if (isFree) start ??= from;
    else if (start !== null) {
      runs.push({ from: start, to: from });
      start = null;
    }
  }
  return runs;
}
