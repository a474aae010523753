import { facingTowards, grained } from '../../../../tabletop/index.ts';
import { encounterOf } from '../../doing.ts';
import { freshId, humanOf, nearestTo, playersHere, repOf } from '../../figures.ts';
import { isOnRoad } from '../../move/ground.ts';
import type { Encounter, Human, Side, Standing, Vehicle } from '../../state.ts';
import { newVehicle } from '../../tables/parked.ts';
import { emit, type Table } from '../../verbs.ts';
import { seatsIn } from '../boxes.ts';
import { hasRoom } from '../places.ts';
import { carryAlong } from '../vehicle.ts';

/** ATZ.FIRST.19: Gangers who are met in Escape! have vehicles, too, if the players have: a Sedan for each six of them, engine running. */
export function giveVehicles(t: Table, side: Side, near: Standing): void {
  const enc = encounterOf(t);
  const left = side.started.map((id) => humanOf(enc, id)).toSorted((a, b) => repOf(b) - repOf(a)); // the best one drives
  while (left.length > 0) {
    const vehicle = newVehicle({
      id: freshId(enc, 'gang-car-'),
      type: 'sedan',
      looks: 'car',
      name: 'Gangers’ car',
      x: near.x,
      y: near.y,
      facing: 0,
      keys: 'held',
      owner: side.id,
      fuel: 5,
      running: true,
    });
    const crew = left.splice(0, seatsIn(vehicle));
    const stood = crew.map((human) => ({ human, aboard: human.aboard }));
    crew.forEach((human, seat) => (human.aboard = { vehicle: vehicle.id, seat }));
    if (!parkNear(enc, vehicle, near)) {
      for (const { human, aboard } of stood) human.aboard = aboard; // there is no room for a car: they are on foot
      return;
    }
    enc.vehicles.push(vehicle);
    carryAlong(enc, vehicle);
    for (const human of crew) human.facing = vehicle.facing;
    emit(t, 'ATZ.FIRST.19', 'atz.come.gang', {
      vehicle: vehicle.id,
      people: crew.length,
      name: (crew[0] as Human).name,
    });
  }
}

const ROUND = 8;

/** The nearest place with room for it, on a road if there is one, its nose towards the players. */
function parkNear(enc: Encounter, vehicle: Vehicle, near: Standing): boolean {
  const foe = nearestTo(near, playersHere(enc));
  const towards = foe === null ? 0 : Math.round(facingTowards(near, foe) / 15) * 15;
  const spots: { x: number; y: number; facing: number; worth: number }[] = [];
  for (let j = -ROUND; j <= ROUND; j++) {
    for (let i = -ROUND; i <= ROUND; i++) {
      const at = { x: grained(near.x + i), y: grained(near.y + j), level: 0 };
      const worth = Math.sqrt(i * i + j * j) + (isOnRoad(enc, at) ? 0 : 2);
      for (const turn of [0, 90, 45, 135])
        spots.push({ ...at, facing: (towards + turn + 360) % 360, worth: worth + turn / 1000 });
    }
  }
  for (const { x, y, facing } of spots.toSorted((a, b) => a.worth - b.worth)) {
    Object.assign(vehicle, { x, y, facing });
    if (hasRoom(enc, vehicle)) return true;
  }
  return false;
}
