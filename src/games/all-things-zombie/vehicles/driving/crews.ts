import { facingTowards, grained } from '../../../../tabletop/index.ts';
import { encounterOf } from '../../doing.ts';
import { firstSeat, freshId, humanOf, nearestTo, playersHere, repOf } from '../../figures.ts';
import { isOnRoad } from '../../move/ground.ts';
import type { Encounter, Human, Side, Standing, Vehicle } from '../../state.ts';
import { newVehicle } from '../../tables/parked.ts';
import { emit, type Flow, type Rule, type Table } from '../../verbs.ts';
import { fillUp } from '../engine.ts';
import { hasRoom } from '../places.ts';
import { carryAlong } from '../vehicle.ts';

/** Vehicles that people come in, so many to each. */
interface Fleet {
  readonly looks: string;
  readonly name: string;
  readonly crew: number;
  readonly rule: Rule;
}
/** ATZ.FIRST.19: Gangers who are met in Escape! have vehicles, too, if the players have: a Sedan for each six of them. */
export const GANG_CARS: Fleet = { looks: 'car', name: 'Gangers’ car', crew: 6, rule: 'ATZ.FIRST.19' };
/** ATZ.POLICE.3, ATZ.POLICE.5: two officers to a patrol car. */
export const PATROL_CARS: Fleet = { looks: 'police', name: 'Patrol car', crew: 2, rule: 'ATZ.POLICE.5' };

/** They sit in Sedans with their engines running, the best of them at the wheel; where there is no room for a car they are on foot. */
export function* comeInCars(t: Table, side: Side, near: Standing, { looks, name, crew, rule }: Fleet): Flow<void> {
  const enc = encounterOf(t);
  const left = side.started.map((id) => humanOf(enc, id)).toSorted((a, b) => repOf(b) - repOf(a));
  while (left.length > 0) {
    const vehicle = newVehicle({
      id: freshId(enc, 'car-'),
      type: 'sedan',
      looks,
      name,
      x: near.x,
      y: near.y,
      facing: 0,
      keys: 'held',
      owner: side.id,
      running: true,
    });
    const people = left.splice(0, crew);
    const stood = people.map((human) => ({ human, aboard: human.aboard }));
    people.forEach((human, seat) => (human.aboard = { vehicle: vehicle.id, seat }));
    if (!parkNear(enc, vehicle, near)) {
      for (const { human, aboard } of stood) human.aboard = aboard;
      return;
    }
    enc.vehicles.push(vehicle);
    carryAlong(enc, vehicle);
    for (const human of people) human.facing = vehicle.facing;
    yield* fillUp(t, vehicle, firstSeat(enc)); // ATZ.RES.8
    emit(t, rule, 'atz.come.crew', { vehicle: vehicle.id, people: people.length, name: (people[0] as Human).name });
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
