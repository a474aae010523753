import { apart, route } from '../../../../tabletop/index.ts';
import { costOf, PACE, passagesOn } from '../../dead/pace.ts';
import { bodyOf, type Figure, tabletopOf } from '../../figures.ts';
import type { Encounter, Human, Standing, Zombie } from '../../state.ts';
import { spotsBeside } from '../places.ts';
import { vehicleOf } from '../vehicle.ts';

/** ATZ.ZMELEE.6, ATZ.ZMELEE.9: at the windows of a vehicle. */

/** Where somebody would stand who fights a person inside: beside the vehicle, as near to itself as may be; null on foot, or without room. */
export function atWindow(enc: Encounter, human: Human, from: Figure): Standing | null {
  const vehicle = vehicleOf(enc, human);
  if (vehicle === null) return null;
  return spotsBeside(enc, vehicle, from, null, [from.id])[0] ?? null;
}

/** So many places are tried. */
const TRIES = 6;

/** ATZ.ZMELEE.6: whether a zombie gets to the vehicle with its move. */
export function reachesWindow(enc: Encounter, zombie: Zombie, human: Human): boolean {
  const vehicle = vehicleOf(enc, human);
  if (vehicle === null || vehicle.level !== zombie.level) return false;
  const others = enc.zombies.filter(({ id }) => id !== zombie.id).map(({ id }) => id);
  const table = tabletopOf(enc).without(others);
  const passages = passagesOn(table, zombie);
  return spotsBeside(enc, vehicle, zombie, null, [zombie.id])
    .slice(0, TRIES)
    .some((spot) => {
      if (apart(spot, zombie) > PACE) return false;
      const { fault, points } = route(table, bodyOf(zombie), [spot], {
        costs: { normal: 1, difficult: 1, dangerous: 1 },
        budget: PACE,
        pass: () => false,
      });
      return fault === null && costOf(table, zombie, points.slice(1), passages) <= PACE + 0.001;
    });
}
