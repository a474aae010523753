import { apart } from '../../../../tabletop/index.ts';
import { enemiesOf, inches, isFunctioning, nearestTo, sideNamed } from '../../figures.ts';
import type { Human, State, Vehicle } from '../../state.ts';
import { type Judged, plansFor } from '../plan.ts';

/** ATZ.FIRST.19, ATZ.NPC.1: how people drive whom the rules run: Enemies bear down on the nearest of those they are after. */

const CRASH = 100;
const TEST = 4;
const HIT = 60;

export function driveByRule(state: State, vehicle: Vehicle, driver: Human, half: boolean): Judged | null {
  const enc = state.encounter;
  const side = sideNamed(enc, driver.side);
  const foes = enemiesOf(enc, driver).filter(isFunctioning);
  const target = nearestTo(vehicle, foes);
  if (target === null || side.attitude !== 'enemy') return null; // ATZ.NPC.6: others stay where they are
  const worth = ({ swept, tests, plan }: Judged): number => {
    const { end, stopped, strikes } = swept;
    const hits = strikes.some(({ id }) => id === target.id || (id !== null && id === target.aboard?.vehicle));
    const isCrash = stopped !== null && !hits;
    const bystander = strikes.some(
      ({ id, what }) => what === 'model' && !foes.some((one) => one.id === id) && !id?.startsWith('z'),
    );
    return (
      (hits ? HIT : 0) -
      (isCrash || bystander ? CRASH : 0) -
      TEST * tests -
      apart(end, target) +
      (plan.speed < 0 ? -3 : 0)
    );
  };
  const stays = -inches(vehicle, target);
  const best = plansFor(enc, vehicle, half).reduce<Judged | null>(
    (top, one) => (top === null || worth(one) > worth(top) + 1e-9 ? one : top),
    null,
  );
  return best !== null && worth(best) > stays ? best : null;
}
