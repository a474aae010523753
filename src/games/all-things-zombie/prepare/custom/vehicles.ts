import type { SetupFault } from '../../../../kernel/index.ts';
import { bodyCrowdedBy } from '../../../../tabletop/index.ts';
import { tabletopOf } from '../../figures.ts';
import type { Encounter, Vehicle } from '../../state.ts';
import { newVehicle } from '../../tables/parked.ts';
import { boxOf, seatsIn } from '../../vehicles/boxes.ts';
import type { Position } from './shape.ts';

/** Vehicles of a position that is given. */

type Given = NonNullable<Position['vehicles']>[number];

export function vehicleFrom({ length, width, ...given }: Given): Vehicle {
  const usual = newVehicle(given);
  return { ...usual, length: length ?? usual.length, width: width ?? usual.width };
}

/** ATZ.VEH.23: each stands where there is room, and everybody in one has a seat of its own. */
export function vehicleFaults(enc: Encounter): SetupFault[] {
  const table = tabletopOf(enc);
  const crowded = enc.vehicles.flatMap((vehicle, i): SetupFault[] => {
    const by = vehicle.here ? bodyCrowdedBy(table, boxOf(vehicle)) : null;
    return by === null
      ? []
      : [{ path: ['vehicles', i], message: `There is no room for it there: ${by} is in the way` }];
  });
  const taken = new Set<string>();
  const seats = enc.humans.flatMap(({ aboard }, i): SetupFault[] => {
    if (aboard === null) return [];
    const vehicle = enc.vehicles.find(({ id }) => id === aboard.vehicle);
    const path = ['humans', i, 'aboard'];
    if (vehicle === undefined) return [{ path, message: 'There is no such vehicle' }];
    if (aboard.seat >= seatsIn(vehicle)) return [{ path, message: 'It has not so many seats (ATZ.VEH.23)' }];
    const seat = `${aboard.vehicle} ${aboard.seat}`;
    if (aboard.seat >= 0 && taken.has(seat)) return [{ path, message: 'Somebody else sits there' }];
    taken.add(seat);
    return [];
  });
  return [...crowded, ...seats];
}
