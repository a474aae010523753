import { BrokenTable, type Point } from '../../../kernel/index.ts';
import { type Building, grained, parseTerrain, type Piece, type Terrain } from '../../../tabletop/index.ts';
import { REFUGE_IDS, type RefugeId } from '../data/refuges.ts';
import { inTheWay, middleOf, ROOM, without } from './clearing.ts';
import files from './refuges.json' with { type: 'json' };

/** LD.HOME.2: the building of each Refuge with what stands in it, each in the middle of a small table of its own. */
export const REFUGE_PLANS = Object.fromEntries(
  REFUGE_IDS.map((id) => {
    const parsed = parseTerrain(files.find((file) => file.id === id));
    if (parsed.ok) return [id, parsed.terrain];
    const errors = parsed.errors.map(({ path, message }) => `${path}: ${message}`);
    throw new BrokenTable('LD.HOME.2', { refuge: id, errors });
  }),
) as Readonly<Record<RefugeId, Terrain>>;

/** The building is called this on every table. */
const REFUGE = 'refuge';

export const refugeOn = ({ buildings }: Terrain): Building | undefined => buildings.find(({ id }) => id === REFUGE);

/** Where the middle of a Refuge is, and by how many quarters of a circle it is turned. */
export interface RefugeSite {
  readonly at: Point;
  readonly turned?: number;
}

/** LD.HOME.2, LD.HOME.3: the table with the defender's Refuge on it. What would stand in its way is not put up. */
export function withRefuge(terrain: Terrain, refuge: RefugeId, site: RefugeSite = { at: middleOf(terrain) }): Terrain {
  const plan = REFUGE_PLANS[refuge];
  const move = mover(plan, site);
  const [home] = plan.buildings.map((building) => movedBuilding(building, move)) as [Building];
  const furniture = plan.pieces.map((piece): Piece => ({ ...piece, outline: piece.outline.map(move) }));
  const rest = without(terrain, inTheWay(terrain, home.outline, ROOM));
  return { ...rest, pieces: [...rest.pieces, ...furniture], buildings: [...rest.buildings, home] };
}

type Move = (point: Point) => Point;

function mover({ width, depth }: Terrain, { at, turned = 0 }: RefugeSite): Move {
  const quarter = (times: number, { x, y }: Point): Point =>
    times === 0 ? { x, y } : quarter(times - 1, { x: -y, y: x });
  return ({ x, y }) => {
    const from = quarter(turned % 4, { x: x - width / 2, y: y - depth / 2 });
    return { x: grained(at.x + from.x), y: grained(at.y + from.y) };
  };
}

function movedBuilding(building: Building, move: Move): Building {
  const moved = <T extends { readonly from: Point; readonly to: Point }>(part: T): T => ({
    ...part,
    from: { ...part.from, ...move(part.from) },
    to: { ...part.to, ...move(part.to) },
  });
  return {
    ...building,
    outline: building.outline.map(move),
    walls: building.walls.map(moved),
    openings: building.openings.map(moved),
    links: building.links.map(moved),
  };
}
