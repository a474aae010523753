import type { Seat } from '../../../kernel/index.ts';
import { apart, facingTowards, grained, type Piece, type Terrain } from '../../../tabletop/index.ts';
import { TYPE_BY_LOOKS, VEHICLE_FIGURES, type VehicleType } from '../data/vehicles.ts';
import type { Vehicle } from '../state/vehicles.ts';

/** ATZ.TERR.11, ATZ.VEH.24: vehicles that stand about on a table can be driven; in play they are no longer a part of it. */

const typeOf = ({ tags, outline }: Piece): VehicleType | null => {
  const looks = tags?.['vehicle'];
  return typeof looks === 'string' && outline.length === 4 ? (TYPE_BY_LOOKS[looks] ?? null) : null;
};

const bare = new WeakMap<Terrain, Terrain>();
/** The table without what can be driven away. */
export function withoutVehicles(terrain: Terrain): Terrain {
  const known = bare.get(terrain);
  if (known !== undefined) return known;
  const pieces = terrain.pieces.filter((piece) => typeOf(piece) === null);
  const found = pieces.length === terrain.pieces.length ? terrain : { ...terrain, pieces };
  bare.set(terrain, found);
  return found;
}

/** The vehicle that a band has brought. */
export const carOf = (seat: Seat): string => `car-${seat}`;

/** A vehicle that nobody has touched yet. */
export const newVehicle = (
  given: Pick<Vehicle, 'id' | 'type' | 'looks' | 'name' | 'x' | 'y' | 'facing'> & Partial<Vehicle>,
): Vehicle => {
  const [length, width] = VEHICLE_FIGURES[given.type].size;
  return {
    level: 0,
    length,
    width,
    height: 1.2,
    here: true,
    state: 'whole',
    running: false,
    speed: 0,
    coasted: 0,
    heard: 0,
    keys: 'unknown',
    owner: null,
    fuel: null,
    stalled: false,
    tried: 0,
    items: [],
    ...given,
  };
};

/** The vehicles that are parked on a table, as boxes. */
export const parkedOn = ({ pieces }: Terrain): Vehicle[] =>
  pieces.flatMap((piece) => {
    const type = typeOf(piece);
    if (type === null) return [];
    const [a, b, c] = piece.outline as [Corner, Corner, Corner];
    const [long, wide] = [apart(a, b), apart(b, c)];
    const [from, to] = long >= wide ? [a, b] : [b, c];
    const middle = { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 };
    const { id, name, height } = piece;
    const size = { length: grained(Math.max(long, wide)), width: grained(Math.min(long, wide)) };
    const at = { x: grained(middle.x), y: grained(middle.y), facing: facingTowards(from, to) };
    const looks = String(piece.tags?.['vehicle']);
    return [newVehicle({ id, type, looks, name: name ?? looks, height, ...size, ...at })];
  });
type Corner = Piece['outline'][number];
