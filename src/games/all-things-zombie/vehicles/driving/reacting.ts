import { facingTowards } from '../../../../tabletop/index.ts';
import { diceTold, oneDie } from '../../dice.ts';
import { begin, encounterOf, finish } from '../../doing.ts';
import { findFigure, firstSeat, humanOf, isFunctioning, nearestTo } from '../../figures.ts';
import type { Encounter, Human, Vehicle } from '../../state.ts';
import { choose, emit, type Flow, type Offer, type Table } from '../../verbs.ts';
import { isInRear } from '../boxes.ts';
import type { VehiclesDecision } from '../decisions.ts';
import type { DriverDownDoing, RollStep, SwerveDoing } from '../doing.ts';
import { DIFFICULT, drivingTest, INACTIVE, IN_REAR } from './driving.ts';
import { rollOf } from './drive.ts';
import { topSpeed } from '../plan.ts';
import { driverWhoCan, isUnderWay, occupantsOf, vehicleNamed } from '../vehicle.ts';
import { stopRolling } from './wheel.ts';

/** ATZ.VREACT.5 to ATZ.VREACT.7: a driver who ducks back turns away from what is dangerous, and goes half as far as its speed. */
export function* swerve(t: Table, doing: SwerveDoing): Flow<void> {
  const enc = encounterOf(t);
  const vehicle = vehicleNamed(enc, doing.vehicle);
  const driver = driverWhoCan(enc, vehicle);
  finish(t, doing);
  if (driver === null || !isUnderWay(vehicle)) return;
  const turn: RollStep = { do: 'turn', degrees: awayFrom(enc, vehicle, doing.from), sure: true };
  const go: RollStep = { do: 'go', inches: vehicle.speed / 2 };
  const top = topSpeed(enc, vehicle, vehicle);
  const isActive = enc.doing.some((one) => one.do === 'roll' && one.vehicle === vehicle.id && one.as === 'active');
  const needsTest = !isActive || vehicle.speed > top / 2;
  const holds = !needsTest || (yield* drivingTest(t, driver, 'ATZ.VREACT.5', isActive ? [] : [INACTIVE]));
  emit(t, 'ATZ.VREACT.5', 'atz.drive.swerves', { unit: driver.id, name: driver.name });
  stopRolling(enc, vehicle);
  const as = isActive ? ('active' as const) : ('coast' as const);
  if (holds) return begin(t, rollOf(vehicle, [turn, go], { speed: vehicle.speed, top, as })); // ATZ.VREACT.6
  const prompt = { key: 'atz.drive.late.roll', params: { name: driver.name } } as const;
  const inches = yield* oneDie(t, { rule: 'ATZ.VREACT.7', seat: driver.seat ?? firstSeat(enc), prompt });
  const said = { unit: driver.id, name: driver.name, inches };
  emit(t, 'ATZ.VREACT.7', 'atz.drive.late', said, { dice: diceTold(inches) });
  begin(t, { ...rollOf(vehicle, [{ do: 'go', inches }, turn], { speed: vehicle.speed, top, as }), late: true });
}

/** ATZ.VREACT.6: 45 degrees, to the side on which the cause is not. */
function awayFrom(enc: Encounter, vehicle: Vehicle, from: readonly string[]): number {
  const cause = nearestTo(
    vehicle,
    from.flatMap((id) => findFigure(enc, id) ?? []),
  );
  if (cause === null) return 45;
  const rel = (facingTowards(vehicle, cause) - vehicle.facing + 360) % 360;
  return rel < 180 ? -45 : 45; // what lies at the right hand is turned away from to the left
}

/** ATZ.VCOMB.27 to ATZ.VCOMB.29: one of those inside may take the wheel at once. */
export function* driverDown(t: Table, doing: DriverDownDoing): Flow<void> {
  const enc = encounterOf(t);
  const vehicle = vehicleNamed(enc, doing.vehicle);
  finish(t, doing);
  if (!isUnderWay(vehicle)) return;
  const able = occupantsOf(enc, vehicle).filter((one) => isFunctioning(one) && one.aboard?.seat !== 0);
  const helper = yield* whoHelps(t, vehicle, able);
  const rear = helper !== null && isInRear(helper.aboard?.seat ?? 0);
  const top = topSpeed(enc, vehicle, vehicle);
  const go: RollStep = { do: 'go', inches: vehicle.speed / 2 };
  const changes = rear ? [DIFFICULT, IN_REAR] : [DIFFICULT];
  if (helper !== null && (yield* drivingTest(t, helper, 'ATZ.VCOMB.27', changes))) {
    takeWheel(enc, vehicle, helper);
    emit(t, 'ATZ.VCOMB.28', 'atz.wheel.taken', { unit: helper.id, name: helper.name, other: vehicle.name });
    return begin(t, rollOf(vehicle, [go], { speed: vehicle.speed, top, as: 'coast' }));
  }
  const prompt = { key: 'atz.wheel.veers.roll', params: { name: vehicle.name } } as const;
  const die = yield* oneDie(t, { rule: 'ATZ.VCOMB.29', seat: firstSeat(enc), prompt });
  const to = die <= 3 ? 'left' : 'right';
  emit(t, 'ATZ.VCOMB.29', 'atz.wheel.veers', { vehicle: vehicle.id, name: vehicle.name, to }, { dice: diceTold(die) });
  const turn: RollStep = { do: 'turn', degrees: to === 'left' ? -45 : 45, sure: true };
  begin(t, rollOf(vehicle, [turn, go], { speed: vehicle.speed, top, as: 'loose', halts: true }));
}

function* whoHelps(t: Table, vehicle: Vehicle, able: readonly Human[]): Flow<Human | null> {
  const enc = encounterOf(t);
  const [first] = able;
  if (first === undefined) return null;
  const seat = able.find((one) => one.seat !== null)?.seat ?? null;
  if (seat === null) return first;
  const said = yield* choose(t, seat, {
    rule: 'ATZ.VCOMB.27',
    prompt: { key: 'atz.wheel', params: { name: vehicle.name } },
    options: [
      ...able.map(
        (one): Offer<Extract<VehiclesDecision, { readonly do: 'take-wheel' }>> => ({
          means: { do: 'take-wheel', who: one.id },
          label: { key: 'atz.wheel.who', params: { name: one.name } },
          about: { unit: one.id },
        }),
      ),
      { means: { do: 'let-it-go' } as const, label: { key: 'atz.wheel.nobody' } as const },
    ],
  });
  return said.do === 'take-wheel' ? humanOf(enc, said.who) : null;
}

/** They change places. */
function takeWheel(enc: Encounter, vehicle: Vehicle, helper: Human): void {
  const seat = helper.aboard?.seat ?? 0;
  for (const one of occupantsOf(enc, vehicle)) if (one.aboard?.seat === 0) one.aboard.seat = seat;
  if (helper.aboard !== null) helper.aboard.seat = 0;
}
