import {
  areaOf,
  type Building,
  directionOf,
  gapBetween,
  type Piece,
  type Terrain,
  type TerrainChanges,
} from '../../../tabletop/index.ts';
import type { EncounterId } from '../data/encounters.ts';
import { inTheWay, type Litter, middleOf, rectangle, ROOM, strewn, withContents, without } from './clearing.ts';

/** How each Encounter changes the table that it is fought on. The terrain itself stays; what differs lies beside it. */
export const ENCOUNTER_CHANGES: Readonly<Record<EncounterId, (terrain: Terrain) => TerrainChanges>> = {
  bushwhack: once(clearMiddle),
  'home-defense': () => ({}), // the Refuge is a building: see withRefuge
  'massacre-site': once(massacre),
  rescue: once(captivesPlace),
  scavengers: () => ({}),
  'the-escape': once(vehicleInTheMiddle),
};

/** Room for what is put up is looked for once on each table. */
function once(change: (terrain: Terrain) => TerrainChanges): (terrain: Terrain) => TerrainChanges {
  const known = new WeakMap<Terrain, TerrainChanges>();
  return (terrain) => {
    const found = known.get(terrain) ?? change(terrain);
    known.set(terrain, found);
    return found;
  };
}

const solid = (id: string, looks: string, name: string, height: number) =>
  ({
    id,
    looks,
    name,
    height,
    kind: 'impassable',
    climbable: true,
    blocksSight: true,
    cover: true,
    seeThrough: false,
  }) as const;

/** It lies on the ground and is in nobody's way. */
const flat = (id: string, name: string) =>
  ({
    id,
    looks: 'track',
    name,
    height: 0,
    kind: 'normal',
    climbable: false,
    blocksSight: false,
    cover: false,
    seeThrough: false,
  }) as const;

const wreck = (number: number): Litter => ({
  ...solid(`wreck-${number}-here`, 'wreck', 'Wreck', 0.8),
  long: 4,
  wide: 1.9,
});
const bike = (number: number): Litter => ({
  ...solid(`bike-${number}-here`, 'wreck', 'Motorbike', 0.6),
  long: 1.9,
  wide: 0.7,
});
const bags = (number: number): Litter => ({
  ...solid(`bags-${number}-here`, 'crates', 'Luggage', 0.5),
  long: 1.2,
  wide: 0.8,
});
const log = (number: number): Litter => ({ ...solid(`log-${number}-here`, 'crates', 'Log', 0.5), long: 2, wide: 0.5 });

/** LD.BUSH.2: how far from the centre nothing large stands: nobody gets near the defenders, who deploy within 6 inches of it, unseen. */
const CLEARING = 10;
/** The size of a car, which is scatter. */
const SMALL = 9;
const isScatter = (thing: Piece | Building): boolean =>
  !('floors' in thing) && thing.height <= 0.9 && areaOf(thing.outline) <= SMALL;

/** LD.BUSH.2: the centre is open but for small scatter: the defenders have made a halt there. */
function clearMiddle(terrain: Terrain): TerrainChanges {
  const middle = rectangle(middleOf(terrain), 0.1, 0.1);
  const gone = withContents(terrain, (thing) => {
    const near = gapBetween(thing.outline, middle);
    return near < 1 || (near < CLEARING && !isScatter(thing));
  });
  return { gone, built: strewn(without(terrain, gone), [log(1), bags(1), log(2), bags(2), bags(3), log(3)], 2.5, 6) };
}

/** LD.MASS.1: terrain as usual; vehicles near the centre are wrecks, and what is left of their passengers lies about. */
function massacre(terrain: Terrain): TerrainChanges {
  const middle = rectangle(middleOf(terrain), 0.1, 0.1);
  const wrecks = terrain.pieces
    .filter(({ tags, outline }) => tags?.vehicle !== undefined && gapBetween(outline, middle) < MASSACRE)
    .map((piece): Piece => ({ ...piece, name: `Wrecked ${piece.name.toLowerCase()}`, looks: 'wreck', tags: {} }));
  const remains = REMAINS.map(([far, degrees], i): Piece => {
    const { x, y } = directionOf(degrees);
    const at = { x: middleOf(terrain).x + far * x, y: middleOf(terrain).y + far * y };
    return { ...flat(`remains-${i + 1}-here`, 'Remains'), outline: rectangle(at, 1.4, 0.9, (degrees * 3) % 180) };
  });
  return { built: [...wrecks, ...strewn(terrain, [bags(1), bags(2), bags(3)], 1, MASSACRE), ...remains] };
}
/** LD.MASS.2: as far from the centre as the zombies who carry the loot. */
const MASSACRE = 8;
/** How far from the centre they lie, and in which direction. */
const REMAINS = [
  [2, 40],
  [4.5, 100],
  [6.5, 170],
  [3.5, 230],
  [6, 300],
] as const;

/** LD.RESCUE.4: a blanket marks where the Captives lie. */
function captivesPlace(terrain: Terrain): TerrainChanges {
  return { built: [{ ...flat('captives-here', 'Captive'), outline: rectangle(middleOf(terrain), 1.5, 1.5, 45) }] };
}

export const ESCAPE_VEHICLE = 'escape-vehicle';

/** LD.ESCAPE.1: the vehicle stands at the centre, across the table, and takes the place of what would block sight there. */
function vehicleInTheMiddle(terrain: Terrain): TerrainChanges {
  const outline = rectangle(middleOf(terrain), 7, 2.6);
  const vehicle: Piece = { ...solid(ESCAPE_VEHICLE, 'bus', 'Coach', 2.2), outline, tags: { vehicle: 'bus' } };
  const gone = inTheWay(terrain, outline, 2 * ROOM);
  const rest = without(terrain, gone);
  const cleared: Terrain = { ...rest, pieces: [...rest.pieces, vehicle] };
  return { gone, built: [vehicle, ...strewn(cleared, [wreck(1), wreck(2), bike(1), bags(1), bags(2)], 3, 7.5)] };
}
