import type { Point } from '../../kernel/index.ts';
import { apart, between } from '../geometry/point.ts';
import { convexParts, type Polygon } from '../geometry/polygon.ts';
import { liesAlong } from './changes.ts';
import { type Doing, Solid, type SolidKind } from './solid.ts';
import type { Building, Opening, Piece } from './terrain.ts';

const NOTHING: Doing = { bars: false, hides: false, ground: null, growth: false };
const WALL: Doing = { ...NOTHING, bars: true, hides: true };

/** Splits what stands on a table into convex solids. */
export class Builder {
  readonly solids: Solid[] = [];
  readonly openings: Opening[] = [];
  /** Numbers of openings that lead from an upper storey into the open: nobody walks out there. */
  readonly high = new Set<number>();

  /** Counts from the number of the next thing. */
  constructor(public things = 0) {}

  #add(of: string, kind: SolidKind, corners: Polygon, [bottom, top]: Rise, level: number, doing: Doing, opening = -1) {
    this.solids.push(new Solid(of, kind, this.things, corners, bottom, top, level, doing, opening));
  }

  piece(p: Piece): void {
    const doing: Doing = {
      bars: p.kind === 'impassable',
      hides: p.blocksSight,
      ground: p.kind === 'impassable' ? null : p.kind,
      growth: p.seeThrough,
    };
    for (const part of convexParts(p.outline)) this.#add(p.id, 'piece', part, [0, p.height], 0, doing);
    this.things++;
    if (p.climbable) this.#edges(p.id, p.outline, p.height, 1);
  }

  /** Nobody walks off a roof: that is a jump. */
  #edges(of: string, outline: Polygon, height: number, level: number): void {
    const doing: Doing = { ...NOTHING, bars: true };
    for (const corners of edgesOf(outline)) this.#add(of, 'edge', corners, [height, height], level, doing);
    this.things++;
  }

  building(b: Building): void {
    const storeys = [...b.floors, b.height];
    b.floors.forEach((floor, level) => {
      const rise: Rise = [floor, storeys[level + 1] as number];
      const openings = b.openings.filter((o) => o.level === level);
      const first = this.openings.length;
      for (const [from, to] of edgesOf(b.outline)) this.#wall(b.id, { from, to, level, rise }, openings);
      if (level > 0) for (let i = first; i < this.openings.length; i++) this.high.add(i);
      this.things++;
      for (const wall of b.walls) {
        if (wall.level !== level) continue;
        const top = wall.height === undefined ? rise[1] : Math.min(rise[1], floor + wall.height);
        this.#wall(wall.id, { from: wall.from, to: wall.to, level, rise: [floor, top] }, openings);
        this.things++;
      }
    });
    storeys.slice(1).forEach((height, i) => {
      for (const part of convexParts(b.outline)) {
        this.#add(b.id, 'floor', part, [height, height], i + 1, { ...NOTHING, hides: true });
      }
      this.things++;
    });
    if (b.flatRoof) this.#edges(b.id, b.outline, b.height, b.floors.length);
  }

  /** A wall with its openings cut out: what stands below, in and above each, and what is left between them. */
  #wall(of: string, wall: Standing, openings: readonly Opening[]): void {
    const { from, to, level, rise } = wall;
    const long = apart(from, to);
    const cuts = openings
      .filter((o) => liesAlong(from, to, o))
      .map((opening) => {
        const ends = [apart(from, opening.from) / long, apart(from, opening.to) / long].sort((a, b) => a - b);
        return { opening, start: ends[0] as number, end: ends[1] as number };
      })
      .sort((a, b) => a.start - b.start);
    let [here, share] = [from, 0];
    for (const { opening, start, end } of cuts) {
      const near = between(from, to, start);
      const far = between(from, to, end);
      if (start > share) this.#add(of, 'wall', [here, near], rise, level, WALL);
      const [floor, ceiling] = rise;
      const sill = floor + opening.sill;
      const top = floor + opening.top;
      if (sill > floor) this.#add(of, 'wall', [near, far], [floor, sill], level, { ...WALL, bars: false });
      if (ceiling > top) this.#add(of, 'wall', [near, far], [top, ceiling], level, { ...WALL, bars: false });
      this.#add(opening.id, 'opening', [near, far], [sill, top], level, WALL, this.openings.length);
      this.openings.push(opening);
      [here, share] = [far, end];
    }
    if (share < 1) this.#add(of, 'wall', [here, to], rise, level, WALL);
  }
}

type Rise = readonly [bottom: number, top: number];

interface Standing {
  readonly from: Point;
  readonly to: Point;
  readonly level: number;
  readonly rise: Rise;
}

function edgesOf(outline: Polygon): (readonly [Point, Point])[] {
  return outline.map((corner, i) => [corner, outline[(i + 1) % outline.length] as Point] as const);
}
