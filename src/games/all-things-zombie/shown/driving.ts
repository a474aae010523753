import type { Placed } from '../../../kernel/index.ts';
import { apart, type Body } from '../../../tabletop/index.ts';
import type { Human, State, Vehicle } from '../state.ts';
import { boxOf } from '../vehicles/boxes.ts';
import { type Judged, judgeDrive, nameOfStruck, plansFor } from '../vehicles/plan.ts';
import { driverOf, occupantsOf, vehicleNamed } from '../vehicles/vehicle.ts';

/** What a screen shows of a vehicle's move before anybody answers. */
export interface DriveSeen {
  /** Where it stands after each part of its move, the start first. */
  readonly trail: readonly Body[];
  readonly inches: number;
  /** ATZ.VMOVE.11: Challenges that turns at that speed call for. */
  readonly tests: number;
  /** What it strikes, and where. */
  readonly strikes: readonly { readonly at: Placed; readonly words: string }[];
  /** It leaves the table. */
  readonly leaves: boolean;
  /** The most that it can go there, and why it may not, by the key of the reason. */
  readonly top: number;
  readonly fault: string | null;
}

const TESTED = 'a Charge into Melee test';

export function driveSeen({ encounter: enc }: State, id: string, points: readonly Placed[], half: boolean): DriveSeen {
  const vehicle = vehicleNamed(enc, id);
  const { swept, tests, top, plan, fault }: Judged = judgeDrive(enc, vehicle, points as Placed[], half);
  const { strikes, stopped } = swept;
  return {
    trail: [boxOf(vehicle), ...swept.trail],
    inches: Math.abs(plan.speed),
    tests,
    strikes: strikes.map((one) => {
      const name = nameOfStruck(enc, one.id);
      const words =
        one.what === 'model' ? `${name}: ${TESTED}` : one.what === 'edge' ? 'Off the table' : `Crash: ${name}`;
      return { at: one.at, words };
    }),
    leaves: stopped?.what === 'edge',
    top: half ? top / 2 : top,
    fault: fault === null ? null : fault.reason.key,
  };
}

/** The end of a move that comes nearest to somewhere, and can be driven. */
export function nearestDrive({ encounter: enc }: State, id: string, to: Placed, half: boolean): Placed | null {
  const vehicle = vehicleNamed(enc, id);
  const ends = plansFor(enc, vehicle, half).map(({ swept }) => swept.end);
  const far = (at: Body): number => apart(at, to);
  const best = ends.reduce<Body | null>((top, one) => (top === null || far(one) < far(top) ? one : top), null);
  return best === null ? null : { x: best.x, y: best.y, level: 0, facing: best.facing };
}

/** Who sits in it, the driver first, and who drives. */
export const crewOf = (
  { encounter: enc }: State,
  vehicle: Vehicle,
): { readonly driver: Human | null; readonly crew: readonly Human[] } => ({
  driver: driverOf(enc, vehicle),
  crew: occupantsOf(enc, vehicle),
});
