import type { Placed, Point, Region } from '../../kernel/index.ts';
import type { Mover } from './clearance.ts';
import { contours } from '../terrain/contours.ts';
import { directionOf } from '../geometry/direction.ts';
import { apart, between, point } from '../geometry/point.ts';
import type { Tabletop } from '../tabletop.ts';
import { walk } from './walk.ts';
import { checkWay, type MoveOptions, type Way } from './ways.ts';

/** Where a base can get to within its budget. */
export interface Reach {
  /** The area for the screen: right to about half the mesh. What counts is the check of the way itself. */
  readonly region: Region;
  /** Spots in the area, each with the cheapest way there: for bots. */
  readonly ways: readonly Way[];
}

export interface ReachOptions extends MoveOptions {
  readonly budget: number;
  /** How far apart the spots lie. */
  readonly mesh?: number;
}

export function reach(table: Tabletop, mover: Mover, options: ReachOptions): Reach {
  if (options.straight === true) return straightReach(table, mover, options);
  const { budget, mesh = 0.5 } = options;
  const most = budget / (options.costs?.normal ?? 1);
  const steps = Math.ceil(most / mesh) + 1;
  const ways: Way[] = [];
  const costs: number[][] = [];
  for (let j = -steps; j <= steps; j++) {
    const row: number[] = [];
    for (let i = -steps; i <= steps; i++) {
      const to = point(mover.x + i * mesh, mover.y + j * mesh);
      const far = lattice(i, j) * mesh;
      const way = far > most ? null : walk(table, mover, to, options);
      // Beyond the budget a spot counts as so much farther as it is away: the outline then passes where it should.
      row.push(way?.cost ?? (far > most ? (far / most) * budget : BARRED));
      if (way !== null) ways.push(way);
    }
    costs.push(row);
  }
  const polygons = contours(costs, budget).map((outline) =>
    outline.map(({ x, y }) => point(mover.x + (x - steps) * mesh, mover.y + (y - steps) * mesh)),
  );
  return { region: { polygons }, ways };
}

const BARRED = Number.POSITIVE_INFINITY;
const lattice = (i: number, j: number): number => Math.sqrt(i * i + j * j);

/** Where one straight line leads to: in each whole degree as far as it can. */
function straightReach(table: Tabletop, mover: Mover, options: ReachOptions): Reach {
  const { budget, mesh = 0.5 } = options;
  const rim: Point[] = [];
  const ways: Way[] = [];
  const here: Placed = { x: mover.x, y: mover.y, level: mover.level };
  for (let degrees = 0; degrees < 360; degrees += 2) {
    const { x, y } = directionOf(degrees);
    const far = { x: mover.x + x * budget, y: mover.y + y * budget };
    const end = checkWay(table, mover, [far], options).fault?.at ?? far;
    rim.push(point(end.x, end.y));
    if (degrees % 10 !== 0) continue;
    const long = apart(here, end);
    for (let inches = long; inches > mesh / 2; inches -= mesh) {
      const at = between(here, end, inches / long);
      const way = walk(table, mover, point(at.x, at.y), options);
      if (way !== null) ways.push(way);
    }
  }
  return { region: { polygons: [rim] }, ways };
}
