import { begin, encounterOf } from '../../doing.ts';
import type { Encounter, Human, Vehicle } from '../../state.ts';
import { emit, type Table } from '../../verbs.ts';
import type { RollDoing } from '../doing.ts';
import { rollOf } from './drive.ts';
import { type Judged, plansFor } from '../plan.ts';
import { isDriving, vehicleOf } from '../vehicle.ts';
import { stopRolling } from './wheel.ts';

/** ATZ.VREACT.3: a driver whose In Sight action is a charge runs its target down, within what is left of its move. */

const rollingOf = (enc: Encounter, { id }: Vehicle): RollDoing | undefined =>
  enc.doing.findLast((one): one is RollDoing => one.do === 'roll' && one.vehicle === id);

/** The move that strikes somebody, with as few Challenges as may be; null if none does. */
export function driveAt(enc: Encounter, driver: Human, target: Human): Judged | null {
  const vehicle = vehicleOf(enc, driver);
  if (vehicle === null || !isDriving(enc, driver)) return null;
  const rolling = rollingOf(enc, vehicle);
  const left =
    rolling === undefined
      ? Number.POSITIVE_INFINITY
      : rolling.steps.reduce((sum, step) => sum + (step.do === 'go' ? Math.max(0, step.inches) : 0), 0);
  const aim = target.aboard?.vehicle ?? target.id;
  const good = plansFor(enc, vehicle).filter(
    ({ plan, swept }) =>
      plan.speed > 0 &&
      plan.speed <= left + 0.05 &&
      swept.strikes.find(({ id }) => enc.zombies.every((zombie) => zombie.id !== id))?.id === aim,
  );
  return good.reduce<Judged | null>((best, one) => (best === null || one.tests < best.tests ? one : best), null);
}

/** Off it goes, whatever it was doing before. */
export function chargeByCar(t: Table, driver: Human, target: Human): void {
  const enc = encounterOf(t);
  const vehicle = vehicleOf(enc, driver);
  const judged = driveAt(enc, driver, target);
  if (vehicle === null || judged === null) return;
  stopRolling(enc, vehicle);
  const { plan, steps, top } = judged;
  vehicle.speed = plan.speed;
  emit(t, 'ATZ.VREACT.3', 'atz.run-down.aims', { unit: driver.id, name: vehicle.name, other: target.name });
  begin(t, rollOf(vehicle, [...steps], { speed: plan.speed, top }));
}

/** ATZ.SIGHT.8: a vehicle may roll on as far as others may walk, out of what it was to go anyway. */
export function rollCloser(t: Table, driver: Human, most: number): void {
  const enc = encounterOf(t);
  const vehicle = vehicleOf(enc, driver);
  const rolling = vehicle === null ? undefined : rollingOf(enc, vehicle);
  const [step] = rolling?.steps ?? [];
  if (vehicle === null || rolling === undefined || step?.do !== 'go') return;
  const inches = Math.min(most, step.inches);
  if (inches <= 0) return;
  step.inches -= inches;
  const { speed, top, met, passed } = rolling;
  begin(t, { ...rollOf(vehicle, [{ do: 'go', inches }], { speed, top }), met: [...met], passed: [...passed] });
}

/** How far that would be. */
export function closerBy(enc: Encounter, driver: Human, most: number): number {
  const vehicle = vehicleOf(enc, driver);
  const rolling = vehicle === null ? undefined : rollingOf(enc, vehicle);
  const [step] = rolling?.steps ?? [];
  return rolling?.as === 'active' && step?.do === 'go' ? Math.max(0, Math.min(most, step.inches)) : 0;
}
