import { grained } from '../../../../tabletop/index.ts';
import { encounterOf } from '../../doing.ts';
import { tabletopOf } from '../../figures.ts';
import { nearestOnWall, stretchesOf, wallLength } from '../../fire/wall.ts';
import type { Vehicle } from '../../state.ts';
import { emit, type Table } from '../../verbs.ts';
import { pointOn } from '../boxes.ts';

/** ATZ.VCOMB.19: a hole in the wall as wide as the vehicle, which stops in it. */
export function driveIntoHole(t: Table, vehicle: Vehicle, building: string): void {
  const enc = encounterOf(t);
  const house = tabletopOf(enc).ground.terrain.buildings.find(({ id }) => id === building);
  vehicle.speed = 0;
  if (house === undefined) return;
  const { outline } = house;
  const { at } = nearestOnWall(outline, pointOn(vehicle, vehicle.length / 2, 0));
  const half = Math.min(vehicle.width, wallLength(outline)) / 2;
  const holes = stretchesOf(outline, at - half, at + half).map(({ from, to }, i) => ({
    id: `hole-${vehicle.id}-${++enc.lastId}-${i}`,
    in: building,
    from: { x: grained(from.x), y: grained(from.y) },
    to: { x: grained(to.x), y: grained(to.y) },
    level: 0,
  }));
  enc.changes = { ...enc.changes, holes: [...(enc.changes.holes ?? []), ...holes] };
  emit(t, 'ATZ.VCOMB.19', 'atz.bash.hole', { name: vehicle.name, other: house.name ?? house.id });
}
