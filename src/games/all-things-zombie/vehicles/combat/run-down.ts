import { boxOf, pointOn } from '../boxes.ts';
import { grained } from '../../../../tabletop/index.ts';
import { ZOMBIE_PASSES } from '../../data/charge.ts';
import { DODGE_INCHES } from '../../data/vehicles.ts';
import { diceTold, oneDie } from '../../dice.ts';
import { begin, encounterOf, finish } from '../../doing.ts';
import { type Figure, findFigure, humanOf, isFunctioning, isHuman, nameOf, seatFor } from '../../figures.ts';
import { chargeDicePassed } from '../../fight/charge.ts';
import { fireAtChargers } from '../../fight/charged.ts';
import { chargeResult } from '../../fight/charging.ts';
import { leaveMelees } from '../../figures.ts';
import { rouse } from '../../people/adrenaline.ts';
import { brownPants } from '../../people/nerve.ts';
import type { Encounter, Vehicle, Zombie } from '../../state.ts';
import { becomeEnemies } from '../../strangers/enemies.ts';
import { choose, emit, type Flow, type Table } from '../../verbs.ts';
import type { RollDoing, RunDownDoing } from '../doing.ts';
import { swept } from '../plan.ts';
import { freeSpot } from '../../../../tabletop/index.ts';
import { driverWhoCan, vehicleNamed } from '../vehicle.ts';
import { PERSON, tabletopOf } from '../../figures.ts';

/** ATZ.VCOMB.1 to ATZ.VCOMB.4, ATZ.VCOMB.9 to ATZ.VCOMB.12: a vehicle bears down on somebody, or on another vehicle. */
export function* runDown(t: Table, doing: RunDownDoing): Flow<void> {
  const enc = encounterOf(t);
  const vehicle = vehicleNamed(enc, doing.vehicle);
  const [driver, target] = [findFigure(enc, doing.chargers[0] ?? ''), findFigure(enc, doing.target)];
  const isOff = vehicle.state !== 'whole' || driver === undefined || target === undefined;
  if (isOff || !isHuman(driver) || !isHuman(target) || target.fate !== 'here') return finish(t, doing);
  switch (doing.stage) {
    case 'nerve': {
      doing.stage = 'test';
      rouse(t, target);
      if (driver.seat !== null) becomeEnemies(t, target.side); // ATZ.MEET.26
      if (isFunctioning(target) && !(yield* brownPants(t, target, 'ATZ.CHARGE.18'))) doing.frozen = true; // ATZ.CHARGE.22
      return;
    }
    case 'test': {
      const own = yield* chargeDicePassed(t, driver);
      const theirs = doing.frozen === true ? 0 : yield* chargeDicePassed(t, target);
      doing.passed = [
        { who: driver.id, dice: own },
        { who: target.id, dice: theirs },
      ];
      doing.stage = doing.rams === null ? 'fire' : 'result';
      return;
    }
    case 'fire':
      doing.stage = 'result';
      return yield* fireAtChargers(t, doing, target);
    case 'result':
      finish(t, doing);
      return doing.rams === null
        ? yield* hitOrMiss(t, doing, vehicle, target)
        : yield* ram(t, doing, vehicle, doing.rams);
  }
}

const resultOf = ({ passed }: RunDownDoing) => chargeResult(passed[0]?.dice ?? 0, passed[1]?.dice ?? 0);

/** ATZ.VCOMB.2 to ATZ.VCOMB.4 */
function* hitOrMiss(t: Table, doing: RunDownDoing, vehicle: Vehicle, target: Figure): Flow<void> {
  const result = resultOf(doing);
  const said = { unit: doing.chargers[0], name: vehicle.name, other: nameOf(target), target: target.id };
  if (result === 'target') return yield* dodge(t, vehicle, target);
  const rule = result === 'charger' ? 'ATZ.VCOMB.2' : 'ATZ.VCOMB.4';
  emit(t, rule, 'atz.run-down.hit', said as never);
  const by = doing.chargers[0] ?? null;
  begin(t, { do: 'bash', vehicle: vehicle.id, against: { what: 'figures', ids: [target.id] }, by });
}

/** ATZ.VCOMB.3: aside, and on the ground in Carry On. */
function* dodge(t: Table, vehicle: Vehicle, target: Figure): Flow<void> {
  const enc = encounterOf(t);
  const prompt = { key: 'atz.run-down.dodge.roll', params: { name: nameOf(target) } } as const;
  const die = yield* oneDie(t, { rule: 'ATZ.VCOMB.3', seat: seatFor(enc, target), prompt });
  const to = die <= 3 ? 'left' : 'right';
  const aside = pointOn({ ...vehicle, x: target.x, y: target.y }, 0, to === 'left' ? -DODGE_INCHES : DODGE_INCHES);
  const { width, depth } = tabletopOf(enc).ground.terrain;
  const goal = { x: held(aside.x, width), y: held(aside.y, depth) };
  const base = { id: target.id, ...goal, level: target.level, radius: PERSON.radius };
  const { x, y } = freeSpot(tabletopOf(enc).without([target.id]), base, goal) ?? target;
  leaveMelees(enc, target.id);
  Object.assign(target, { x: grained(x), y: grained(y), prone: true });
  if (isHuman(target)) target.turn.moved = true;
  const said = { unit: target.id, name: nameOf(target), to };
  emit(t, 'ATZ.VCOMB.3', 'atz.run-down.dodges', said, { dice: diceTold(die) });
}
const held = (n: number, most: number): number => Math.min(most - PERSON.radius, Math.max(PERSON.radius, n));

/** ATZ.VCOMB.10 to ATZ.VCOMB.12 */
function* ram(t: Table, doing: RunDownDoing, vehicle: Vehicle, rams: NonNullable<RunDownDoing['rams']>): Flow<void> {
  const enc = encounterOf(t);
  const other = vehicleNamed(enc, rams.vehicle);
  const result = resultOf(doing);
  const said = { unit: doing.chargers[0] ?? '', name: vehicle.name, other: other.name };
  if (result === 'target' || (result === 'same' && !rams.side))
    return emit(t, result === 'target' ? 'ATZ.VCOMB.11' : 'ATZ.VCOMB.12', 'atz.ram.misses', said);
  emit(t, result === 'charger' ? 'ATZ.VCOMB.10' : 'ATZ.VCOMB.12', 'atz.ram.hits', said);
  endRoll(enc, vehicle);
  const driver = driverWhoCan(enc, other);
  let by: string | null = doing.chargers[0] ?? null;
  let first = { vehicle: vehicle.id, against: other.id };
  if (driver !== null && driver.star && driver.seat !== null && (yield* bashesBack(t, driver.seat, other, vehicle))) {
    by = driver.id;
    first = { vehicle: other.id, against: vehicle.id };
  }
  begin(t, { do: 'bash', vehicle: first.vehicle, against: { what: 'vehicle', id: first.against }, by });
}

/** ATZ.VCOMB.10: a Star may drive into the charger instead. */
function* bashesBack(t: Table, seat: string, own: Vehicle, other: Vehicle): Flow<boolean> {
  const params = { name: own.name, other: other.name };
  const said = yield* choose(t, seat, {
    rule: 'ATZ.VCOMB.10',
    prompt: { key: 'atz.ram.back', params },
    options: [
      { means: { do: 'bash-back' }, label: { key: 'atz.ram.back.yes', params } },
      { means: { do: 'take-it' }, label: { key: 'atz.ram.back.no', params } },
    ],
  });
  return said.do === 'bash-back';
}

/** Its move is over where it strikes. */
export function endRoll(enc: Encounter, vehicle: Vehicle): void {
  const rolling = enc.doing.findLast((one): one is RollDoing => one.do === 'roll' && one.vehicle === vehicle.id);
  if (rolling !== undefined) rolling.steps = [];
}

/** ATZ.ZMELEE.1, ATZ.ZMELEE.10: the driver tests once against all zombies in its way; they are reckoned with at the last of them. */
export function* zombieStruck(t: Table, doing: RollDoing, vehicle: Vehicle, zombie: Zombie): Flow<void> {
  const enc = encounterOf(t);
  const driver = driverWhoCan(enc, vehicle);
  if (doing.as !== 'loose' && driver !== null) {
    doing.dice ??= yield* chargeDicePassed(t, humanOf(enc, driver.id));
    if (chargeResult(doing.dice, ZOMBIE_PASSES) === 'target') yield* dodge(t, vehicle, zombie);
    else doing.struck.push(zombie.id);
  } else doing.struck.push(zombie.id);
  if (doing.struck.length === 0 || moreAhead(enc, vehicle, doing)) return;
  const ids = doing.struck;
  doing.struck = [];
  emit(t, 'ATZ.ZMELEE.10', 'atz.run-down.zombies', { unit: driver?.id ?? '', name: vehicle.name, zombies: ids.length });
  begin(t, { do: 'bash', vehicle: vehicle.id, against: { what: 'figures', ids }, by: driver?.id ?? null });
}

/** Whether it strikes another zombie before anything stops it. */
const moreAhead = (enc: Encounter, vehicle: Vehicle, { steps, passed }: RollDoing): boolean =>
  swept(enc, boxOf(vehicle), steps, { ignore: passed, through: ({ what }) => what === 'model' }).strikes.some(
    ({ id, what }) => what === 'model' && enc.zombies.some((one) => one.id === id),
  );
