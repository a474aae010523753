import type { Placed } from '../../../kernel/index.ts';
import { apart, type Body } from '../../../tabletop/index.ts';
import type { Human, State, Vehicle } from '../state.ts';
import { boxOf } from '../vehicles/boxes.ts';
import type { Bashed } from '../vehicles/doing.ts';
import { driveOdds, type StrikeOdds } from '../vehicles/odds.ts';
import { type Judged, judgeDrive, nameOfStruck, plansFor } from '../vehicles/plan.ts';
import { driverOf, occupantsOf, vehicleNamed } from '../vehicles/vehicle.ts';

/** What a screen shows of a vehicle's move before anybody answers. */
export interface DriveSeen {
  /** Where it stands after each part of its move, the start first. */
  readonly trail: readonly Body[];
  readonly inches: number;
  /** ATZ.VMOVE.11: Challenges that turns at that speed call for, and how likely all of them are to be passed. */
  readonly tests: number;
  readonly holds: number;
  /** ATZ.VCOMB.30: zombies that its engine draws on an average. */
  readonly drawn: number;
  /** What it strikes and where, with the odds of it. */
  readonly strikes: readonly { readonly at: Placed; readonly words: string }[];
  /** It leaves the table. */
  readonly leaves: boolean;
  /** The most that it can go there, and why it may not, by the key of the reason. */
  readonly top: number;
  readonly fault: string | null;
}

export function driveSeen(state: State, id: string, points: readonly Placed[], half: boolean): DriveSeen {
  const { encounter: enc } = state;
  const vehicle = vehicleNamed(enc, id);
  const judged: Judged = judgeDrive(enc, vehicle, points as Placed[], half);
  const { swept, tests, top, plan, fault } = judged;
  const { strikes, stopped } = swept;
  const { holds, drawn, strikes: odds } = driveOdds(state, vehicle, judged);
  return {
    trail: [boxOf(vehicle), ...swept.trail],
    inches: Math.abs(plan.speed),
    tests,
    holds,
    drawn,
    strikes: strikes.map((one) => {
      const found = one.id === null ? undefined : odds.find(({ against }) => isLastOf(against, one.id as string));
      const name = nameOfStruck(enc, one.id);
      return { at: one.at, words: one.what === 'edge' ? 'Off the table' : struckWords(name, found) };
    }),
    leaves: stopped?.what === 'edge',
    top: half ? top / 2 : top,
    fault: fault === null ? null : fault.reason.key,
  };
}

/** ATZ.ZMELEE.10: zombies in a row are reckoned with at the last of them. */
const isLastOf = (against: Bashed, id: string): boolean =>
  against.what === 'figures' ? against.ids.at(-1) === id : against.what !== 'fire' && against.id === id;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** ATZ.T.BASH: what is struck, how likely, and what it may cost the vehicle. */
function struckWords(name: string, odds: StrikeOdds | undefined): string {
  if (odds === undefined) return name;
  const { against, struck, bash } = odds;
  const costs = `wrecked ${percent(struck * bash.loses)}`;
  if (against.what !== 'figures') {
    const hits = struck < 1 ? `Ram ${name}: hit ${percent(struck)}` : `Crash: ${name}`;
    return `${hits}, ${costs}`;
  }
  const whom = against.ids.length > 1 ? `${against.ids.length} zombies` : name;
  return `${whom}: run down ${percent(struck * bash.wins)}, ${costs}`;
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
