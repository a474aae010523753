import { grained, type Strike } from '../../../../tabletop/index.ts';
import type { WalkDoing } from '../../course/doing.ts';
import type { Moment, Watcher } from '../../deeds.ts';
import { diceTold, oneDie } from '../../dice.ts';
import { begin, encounterOf, finish } from '../../doing.ts';
import { findFigure, isFunctioning, isHuman, seatFor } from '../../figures.ts';
import { standingBuildings } from '../../places/inside.ts';
import { settle } from '../../react/due.ts';
import type { Encounter, Human, State, Vehicle } from '../../state.ts';
import { emit, type Flow, type Table } from '../../verbs.ts';
import { boxOf, pointOn, seatAt } from '../boxes.ts';
import { drivingTest, INACTIVE } from './driving.ts';
import type { Bashed, RollDoing, RollStep } from '../doing.ts';
import { swept } from '../plan.ts';
import { clearAway } from '../places.ts';
import { zombieStruck } from '../combat/run-down.ts';
import { carryAlong, driverOf, driverWhoCan, occupantsOf, vehicleNamed } from '../vehicle.ts';

/** ATZ.VMOVE.1 to ATZ.VMOVE.15: a vehicle moves, bit by bit, until something happens or it is where it was going. */
export function* roll(t: Table, doing: RollDoing, watchers: readonly Watcher[]): Flow<void> {
  const enc = encounterOf(t);
  const vehicle = vehicleNamed(enc, doing.vehicle);
  if (vehicle.state !== 'whole' || !vehicle.here) return finish(t, doing);
  if (doing.as !== 'loose' && driverWhoCan(enc, vehicle) === null) return finish(t, doing); // ATZ.VCOMB.27 sees to it
  const [step] = doing.steps;
  if (step === undefined) return arrive(t, doing, vehicle);
  if (step.do === 'turn') return yield* turn(t, doing, vehicle, step);
  const ahead = firstStrike(enc, vehicle, doing, step);
  const moment = step.inches > 0 ? momentOn(t.state, vehicle, doing, step, watchers) : null;
  if (moment !== null && moment.inches <= (ahead?.inches ?? step.inches)) {
    goOn(t, doing, vehicle, step, moment.inches);
    doing.met.push(moment.id);
    for (const one of moment.begins.toReversed()) begin(t, one);
    return;
  }
  if (ahead === null) {
    goOn(t, doing, vehicle, step, Math.abs(step.inches));
    doing.steps.shift();
    return;
  }
  if (mayAvoid(enc, doing, ahead)) {
    doing.braced = ahead.id ?? '';
    return begin(t, { do: 'avoid', vehicle: vehicle.id, of: ahead.id ?? '' });
  }
  goOn(t, doing, vehicle, step, ahead.inches);
  yield* strike(t, doing, vehicle, ahead);
}

/** What it meets first on a straight, of what it does not pass. */
const firstStrike = (enc: Encounter, vehicle: Vehicle, { passed }: RollDoing, step: RollStep): Strike | null =>
  swept(enc, boxOf(vehicle), [step], { ignore: passed }).stopped;

/** ATZ.VMOVE.7, ATZ.VMOVE.13, ATZ.VMOVE.14: a crash may be avoided by who is inactive, and by who has turned too late. */
const mayAvoid = (enc: Encounter, doing: RollDoing, { id, what }: Strike): boolean =>
  doing.as !== 'loose' &&
  (doing.as === 'coast' || doing.late === true) &&
  doing.braced !== (id ?? '') &&
  (what === 'terrain' || (what === 'body' && enc.vehicles.some((one) => one.id === id)));

/** So far straight on, with everybody in it. */
function goOn(t: Table, doing: RollDoing, vehicle: Vehicle, step: RollStep & { do: 'go' }, inches: number): void {
  if (inches <= 0) return;
  const enc = encounterOf(t);
  const far = step.inches < 0 ? -inches : inches;
  const from = { x: vehicle.x, y: vehicle.y, level: 0 };
  Object.assign(vehicle, pointOn(vehicle, far, 0));
  step.inches = grained(step.inches - far);
  carryAlong(enc, vehicle);
  for (const human of occupantsOf(enc, vehicle)) {
    human.turn.moved = true; // ATZ.COVER.7
    human.facing = vehicle.facing;
  }
  const way = [{ x: vehicle.x, y: vehicle.y, level: 0 }];
  const params = { vehicle: vehicle.id, name: vehicle.name, inches: Math.round(inches * 10) / 10, from, way };
  emit(t, 'ATZ.VMOVE.3', 'atz.drive.moved', params as never);
  leaveBehind(enc, vehicle);
}

/** Whoever fought at its windows is left behind; those who hang on come along (ATZ.VCOMB.7). */
function leaveBehind(enc: Encounter, vehicle: Vehicle): void {
  const inside = new Set(occupantsOf(enc, vehicle).map(({ id }) => id));
  const along = (id: string): boolean => {
    const figure = findFigure(enc, id);
    if (figure === undefined) return false;
    return isHuman(figure) ? figure.aboard?.vehicle === vehicle.id : figure.rides === vehicle.id;
  };
  enc.melees = enc.melees.filter(
    ({ sides }) => !sides.some(({ who }) => inside.has(who)) || sides.every(({ who }) => along(who)),
  );
}

/** ATZ.VREACT.2: what those inside come upon: sights, markers, people, their first zombie. */
function momentOn(
  state: State,
  vehicle: Vehicle,
  doing: RollDoing,
  step: RollStep & { do: 'go' },
  watchers: readonly Watcher[],
): Moment | null {
  const to = { ...vehicle, ...pointOn(vehicle, step.inches, 0) };
  const all = occupantsOf(state.encounter, vehicle).flatMap((human): Moment[] => {
    if (!isFunctioning(human)) return [];
    const seat = seatAt(to, human.aboard?.seat ?? 0);
    const legs = [{ to: { ...seat, level: vehicle.level }, cost: 0, through: null }];
    const walk: WalkDoing = { do: 'walk', who: human.id, legs, as: 'move', met: doing.met };
    return watchers.flatMap((watcher) => watcher(state, human, legs, walk) ?? []);
  });
  return all
    .filter(({ id }) => !doing.met.includes(id))
    .reduce<Moment | null>((first, one) => (first === null || one.inches < first.inches ? one : first), null);
}

/** ATZ.VMOVE.11 to ATZ.VMOVE.13: faster than half its speed it takes a Challenge; failed, it goes on a bit before it turns. */
function* turn(t: Table, doing: RollDoing, vehicle: Vehicle, step: RollStep & { do: 'turn' }): Flow<void> {
  const enc = encounterOf(t);
  const driver = driverWhoCan(enc, vehicle);
  if (step.sure !== true && doing.speed > doing.top / 2 && driver !== null) {
    step.sure = true;
    const holds = yield* drivingTest(t, driver, 'ATZ.VMOVE.11', doing.as === 'coast' ? [INACTIVE] : []);
    if (!holds) return yield* tooLate(t, doing, driver);
  }
  const { stopped, end } = swept(enc, boxOf(vehicle), [step], { ignore: doing.passed });
  Object.assign(vehicle, { x: end.x, y: end.y, facing: end.facing });
  carryAlong(enc, vehicle);
  for (const human of occupantsOf(enc, vehicle)) human.facing = vehicle.facing;
  doing.steps.shift();
  emit(t, 'ATZ.VMOVE.12', 'atz.drive.turns', {
    vehicle: vehicle.id,
    name: vehicle.name,
    degrees: Math.abs(step.degrees),
  });
  if (stopped === null) return;
  if (doing.speed === 0 || doing.steps.length === 0) {
    // There is no room to turn any farther, and nothing is struck by a vehicle that stands.
    if (stopped.what !== 'model') return;
  }
  yield* strike(t, doing, vehicle, stopped);
}

/** ATZ.VMOVE.13 */
function* tooLate(t: Table, doing: RollDoing, driver: Human): Flow<void> {
  const seat = seatFor(encounterOf(t), driver);
  const prompt = { key: 'atz.drive.late.roll', params: { name: driver.name } } as const;
  const inches = yield* oneDie(t, { rule: 'ATZ.VMOVE.13', seat, prompt });
  doing.late = true;
  doing.steps.unshift({ do: 'go', inches });
  emit(t, 'ATZ.VMOVE.13', 'atz.drive.late', { unit: driver.id, name: driver.name, inches }, { dice: diceTold(inches) });
}

/** What comes of meeting something. */
function* strike(t: Table, doing: RollDoing, vehicle: Vehicle, met: Strike): Flow<void> {
  const { id, what } = met;
  const enc = encounterOf(t);
  if (what === 'edge' || id === null) {
    finish(t, doing);
    return begin(t, { do: 'off-table', vehicle: vehicle.id });
  }
  const driver = driverOf(enc, vehicle);
  const by = doing.as === 'loose' ? null : (driver?.id ?? null);
  doing.passed.push(id);
  if (what === 'model') {
    const figure = findFigure(enc, id);
    if (figure === undefined) return;
    if (!isHuman(figure)) return yield* zombieStruck(t, doing, vehicle, figure);
    return runDown(t, vehicle, id, by, null);
  }
  const other = what === 'body' ? enc.vehicles.find((one) => one.id === id) : undefined;
  if (other !== undefined) {
    const target = other.state === 'whole' ? driverWhoCan(enc, other) : null;
    if (target !== null && by !== null && target.side !== driver?.side && doing.as === 'active')
      return runDown(t, vehicle, target.id, by, { vehicle: other.id, side: isHeadToSide(met) });
    finish(t, doing);
    return begin(t, { do: 'bash', vehicle: vehicle.id, against: { what: 'vehicle', id }, by: null });
  }
  finish(t, doing);
  begin(t, { do: 'bash', vehicle: vehicle.id, against: thingStruck(enc, id), by: null });
}

/** ATZ.VCOMB.14: a building, or something else that cannot be driven through. */
export const thingStruck = (enc: Encounter, id: string): Bashed => ({
  what: standingBuildings(enc).some((house) => house.id === id) ? 'building' : 'thing',
  id,
});
/** ATZ.VCOMB.12 */
export const isHeadToSide = ({ side, struck }: Strike): boolean =>
  side === 'front' && (struck === 'left' || struck === 'right');

function runDown(
  t: Table,
  vehicle: Vehicle,
  target: string,
  by: string | null,
  rams: { vehicle: string; side: boolean } | null,
): void {
  const against = { what: 'figures' as const, ids: [target] };
  if (by === null) return begin(t, { do: 'bash', vehicle: vehicle.id, against, by }); // ATZ.VCOMB.29
  begin(t, { do: 'run-down', vehicle: vehicle.id, target, chargers: [by], calm: [], passed: [], stage: 'nerve', rams });
}

/** ATZ.VMOVE.6, ATZ.VCOMB.29: the move is over. */
function arrive(t: Table, doing: RollDoing, vehicle: Vehicle): void {
  finish(t, doing);
  if (doing.halts === true) vehicle.speed = 0;
  clearAway(encounterOf(t), vehicle);
  settle(t);
}
