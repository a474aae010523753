/** People and the dead who stand about on a table, to look at: always the same ones on the same table. */
import type { Point } from '../../src/kernel/index.ts';
import { apart, inside, type Polygon, type Terrain } from '../../src/tabletop/index.ts';
import { seeded } from '../../src/web/paint/random.ts';
import { type Figure, HELD, type Held, type Mini, SCULPTS, type Sculpt } from '../../src/web/tabletop/figure.ts';

const DEAD: readonly Sculpt[] = ['zombie', 'runner', 'dead-soldier', 'dead-police', 'brute', 'crawler'];
const isDead = (sculpt: Sculpt): boolean => DEAD.includes(sculpt);

/** How far a point is from an outline's edge. */
function fromEdge(outline: Polygon, at: Point): number {
  return Math.min(
    ...outline.map((a, i) => {
      const b = outline[(i + 1) % outline.length] as Point;
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const share = ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy || 1);
      const t = Math.min(1, Math.max(0, share));
      return apart(at, { x: a.x + dx * t, y: a.y + dy * t });
    }),
  );
}

function isFree(terrain: Terrain, at: Point, radius: number): boolean {
  const { width, depth, pieces, buildings } = terrain;
  if (at.x < 1 || at.y < 1 || at.x > width - 1 || at.y > depth - 1) return false;
  const solid = pieces.filter(({ kind, height }) => kind === 'impassable' || height > 0.3);
  if (solid.some(({ outline }) => inside(outline, at) || fromEdge(outline, at) < radius)) return false;
  return buildings.every(({ outline }) => fromEdge(outline, at) > radius + 0.2);
}

/** A figure as the games describe it. */
export function figureOf(id: string, mini: Mini, at: Point, facing: number, more: Partial<Figure> = {}): Figure {
  const dead = isDead(mini.sculpt);
  return {
    id,
    ...at,
    level: 0,
    facing,
    radius: mini.sculpt === 'brute' ? 0.62 : 0.5,
    height: 1.25,
    eye: 1.1,
    name: id,
    letters: '',
    side: dead ? 1 : 0,
    dead,
    down: false,
    used: false,
    looks: true,
    badges: [],
    mini,
    ...more,
  };
}

/** So many of the living and of the dead, where there is room for them. */
export function crowdOn(terrain: Terrain, living: number, dead: number): Figure[] {
  const lot = seeded(`crowd ${terrain.id}`);
  const drawn = <T>(from: readonly T[]): T => from[Math.floor(lot() * from.length)] as T;
  const figures: Figure[] = [];
  const alive = SCULPTS.filter((sculpt) => !isDead(sculpt));
  for (let tries = 0; figures.length < living + dead && tries < 4000; tries++) {
    const at = { x: Math.round(lot() * terrain.width * 10) / 10, y: Math.round(lot() * terrain.depth * 10) / 10 };
    if (!isFree(terrain, at, 0.6) || figures.some((one) => apart(one, at) < 1.5)) continue;
    const lives = figures.length < living;
    const sculpt = lives ? drawn(alive) : lot() < 0.6 ? 'zombie' : drawn(DEAD);
    const held: readonly Held[] = lives && sculpt !== 'dog' ? [drawn(HELD)] : [];
    const side = lives ? figures.length % 2 : 4;
    const facing = Math.floor(lot() * 24) * 15;
    figures.push(figureOf(`m${figures.length}`, { sculpt, held }, at, facing, { side, down: lot() < 0.06 }));
  }
  return figures;
}
