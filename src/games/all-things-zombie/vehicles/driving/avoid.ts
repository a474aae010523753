import { grained } from '../../../../tabletop/index.ts';
import { encounterOf, finish, under } from '../../doing.ts';
import { repOf } from '../../figures.ts';
import type { Encounter, Vehicle } from '../../state.ts';
import { choose, emit, type Flow, type Offer, type Table } from '../../verbs.ts';
import { boxOf } from '../boxes.ts';
import type { VehiclesDecision } from '../decisions.ts';
import type { AvoidDoing, RollDoing, RollStep } from '../doing.ts';
import { drivingTest, INACTIVE } from './driving.ts';
import { nameOfStruck, swept } from '../plan.ts';
import { driverWhoCan, vehicleNamed } from '../vehicle.ts';

/** ATZ.VMOVE.7, ATZ.VMOVE.14, ATZ.VMOVE.15: something is in the way of a vehicle that does not mean to strike it. */
export function* avoid(t: Table, doing: AvoidDoing): Flow<void> {
  const enc = encounterOf(t);
  const vehicle = vehicleNamed(enc, doing.vehicle);
  const rolling = under(enc, 'roll') as RollDoing;
  const driver = driverWhoCan(enc, vehicle);
  finish(t, doing);
  if (driver === null) return;
  const ways = (['left', 'right'] as const).flatMap((to) => {
    const steps = wayRound(enc, vehicle, rolling, to);
    return steps === null ? [] : [{ to, steps }];
  });
  const [first] = ways;
  const what = nameOfStruck(enc, doing.of);
  if (first === undefined) {
    return emit(t, 'ATZ.VMOVE.14', 'atz.drive.no-way-round', { unit: driver.id, name: driver.name, what });
  }
  let to: 'left' | 'right' = first.to;
  if (driver.seat !== null) {
    const said = yield* choose(t, driver.seat, {
      rule: 'ATZ.VMOVE.14',
      prompt: { key: 'atz.drive.avoid', params: { name: driver.name, what, rep: repOf(driver) } },
      options: [
        ...ways.map(
          (way): Offer<Extract<VehiclesDecision, { readonly do: 'swerve' }>> => ({
            means: { do: 'swerve', to: way.to },
            label: { key: `atz.drive.avoid.${way.to}` },
            about: { vehicle: vehicle.id },
          }),
        ),
        { means: { do: 'brace' } as const, label: { key: 'atz.drive.avoid.brace', params: { what } } as const },
      ],
      facts: { unit: driver.id, vehicle: vehicle.id },
    });
    if (said.do === 'brace') return;
    if (said.do === 'swerve') to = said.to;
  }
  const isCoasting = rolling.as === 'coast';
  const isQuick = rolling.speed > rolling.top / 2; // ATZ.VMOVE.11
  const holds =
    !(isCoasting || isQuick) || (yield* drivingTest(t, driver, 'ATZ.VMOVE.14', isCoasting ? [INACTIVE] : []));
  if (holds) rolling.steps = (ways.find((way) => way.to === to) ?? first).steps;
}

const ANGLES = [15, 30, 45] as const;
const BACK = 0.5;

/** The slightest turn, as late as possible, that leads past what is in the way for the rest of the move; null if none does. */
function wayRound(
  enc: Encounter,
  vehicle: Vehicle,
  { steps, passed }: Pick<RollDoing, 'steps' | 'passed'>,
  to: 'left' | 'right',
): RollStep[] | null {
  const rest = steps.reduce((sum, step) => sum + (step.do === 'go' ? step.inches : 0), 0);
  const ignore = [...passed];
  const isSafe = (those: readonly RollStep[]): boolean => {
    const { strikes } = swept(enc, boxOf(vehicle), those, { ignore, through: ({ what }) => what === 'model' });
    return strikes.every(({ what }) => what === 'model' || what === 'edge');
  };
  const straight = swept(enc, boxOf(vehicle), [{ do: 'go', inches: rest }], {
    ignore,
    through: ({ what }) => what === 'model',
  });
  for (const angle of ANGLES) {
    for (let go = grained(Math.floor(straight.inches / BACK) * BACK); go >= 0; go = grained(go - BACK)) {
      const turn: RollStep = { do: 'turn', degrees: to === 'right' ? angle : -angle, sure: true };
      const those: RollStep[] = [
        ...(go > 0 ? [{ do: 'go', inches: go } as const] : []),
        turn,
        ...(rest > go ? [{ do: 'go', inches: grained(rest - go) } as const] : []),
      ];
      if (isSafe(those)) return those;
    }
  }
  return null;
}
