import type { PathAnswer, Placed, Point } from '../../../kernel/index.ts';
import { apart, type Body, directionOf, facingTowards, grained, sweep, type Swept } from '../../../tabletop/index.ts';
import { TURN_DEGREES, TURNS } from '../data/vehicles.ts';
import { findFigure, isHuman, nameOf, tabletopOf } from '../figures.ts';
import { isOnRoad } from '../move/ground.ts';
import type { Encounter, Vehicle } from '../state.ts';
import type { Objection } from '../verbs.ts';
import { boxOf, pointOn } from './boxes.ts';
import type { RollStep } from './doing.ts';
import { driverOf, figuresFor, vehicleNamed } from './vehicle.ts';

/** ATZ.VMOVE.3, ATZ.VMOVE.5, ATZ.VMOVE.8 to ATZ.VMOVE.10: where a vehicle can go in one move, and what lies in its way. */

/** A move as it is declared: so many inches, and turns before it, halfway and at its end. Below 0 it backs up. */
interface Plan {
  readonly speed: number;
  readonly before: number;
  readonly halfway: number;
  readonly end: number;
}

/** What a plan would come to if nothing went wrong. */
export interface Judged {
  readonly plan: Plan;
  readonly steps: readonly RollStep[];
  /** ATZ.VMOVE.11: turns that call for a Challenge. */
  readonly tests: number;
  /** The most that it could go. */
  readonly top: number;
  readonly swept: Swept;
  readonly fault: Objection | null;
}

const STANDS: Plan = { speed: 0, before: 0, halfway: 0, end: 0 };

/** From -179 to 180. */
const turned = (degrees: number): number => {
  const full = ((degrees % 360) + 360) % 360;
  return full > 180 ? full - 360 : full;
};
const held = (degrees: number): number => Math.max(-TURN_DEGREES, Math.min(TURN_DEGREES, degrees));
const around = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** ATZ.VMOVE.3, ATZ.TERR.17: its first speed if it starts and ends its move on a road. */
export function topSpeed(enc: Encounter, vehicle: Vehicle, end: Point): number {
  const { road, offRoad } = figuresFor(vehicle);
  const isRoad = isOnRoad(enc, vehicle) && isOnRoad(enc, { ...end, level: vehicle.level });
  return isRoad ? road : offRoad;
}

/** What lies more than so many degrees to the side is behind it. */
const BEHIND = 112;

/** The plan that leads nearest to a point, or by way of another one to it; turned at the end as the last one says. */
function planTo(vehicle: Vehicle, points: readonly Placed[]): Plan {
  const [first, second] = points as [Placed, Placed | undefined];
  const { before: mayBefore, halfway: mayHalfway } = TURNS[figuresFor(vehicle).turn];
  const { facing } = vehicle;
  const to = second ?? first;
  const isAt = apart(vehicle, to) < 0.05;
  const rel = isAt ? 0 : turned(facingTowards(vehicle, first) - facing);
  if (Math.abs(rel) > BEHIND) return { ...STANDS, speed: -floored(-along(vehicle, to, facing)) };
  const before = mayBefore && (second !== undefined || Math.abs(rel) > TURN_DEGREES / 2) ? held(rel) : 0;
  if (second !== undefined && mayHalfway) {
    const half = floored(along(vehicle, first, facing + before));
    const mid = pointOn({ ...vehicle, facing: around(facing + before) }, half, 0);
    const halfway = apart(mid, second) < 0.05 ? 0 : held(turned(facingTowards(mid, second) - facing - before));
    const rest = Math.max(0, along(mid, second, facing + before + halfway));
    return ended({ speed: floored(half + rest), before, halfway, end: 0 }, facing, to);
  }
  const halfway = mayHalfway ? held(2 * Math.round(rel - before)) : 0;
  const chord = Math.trunc(halfway / 2);
  const long = along(vehicle, to, facing + before + chord);
  const speed = floored(Math.max(0, long) / directionOf(Math.abs(chord)).x);
  return ended({ speed, before, halfway, end: 0 }, facing, to);
}

/** ATZ.VMOVE.8: the turn at the end. */
function ended(plan: Plan, facing: number, to: Placed): Plan {
  if (to.facing === undefined) return plan;
  return { ...plan, end: held(turned(to.facing - facing - plan.before - plan.halfway)) };
}

const floored = (inches: number): number => Math.floor(Math.max(0, inches) * 10 + 0.5) / 10;

function along(from: Point, to: Point, degrees: number): number {
  const { x, y } = directionOf(around(degrees));
  return (to.x - from.x) * x + (to.y - from.y) * y;
}

function stepsOf({ speed, before, halfway, end }: Plan): RollStep[] {
  const turn = (degrees: number): RollStep[] => (degrees === 0 ? [] : [{ do: 'turn', degrees }]);
  const go = (inches: number): RollStep[] => (inches === 0 ? [] : [{ do: 'go', inches: grained(inches) }]);
  if (halfway === 0) return [...turn(before), ...go(speed), ...turn(end)];
  return [...turn(before), ...go(speed / 2), ...turn(halfway), ...go(speed / 2), ...turn(end)];
}

/** Steps as the tabletop takes them: the dead who lie about are in nobody's way. */
export const swept = (
  enc: Encounter,
  vehicle: Body,
  steps: readonly RollStep[],
  options: Parameters<typeof sweep>[3] = {},
): Swept => {
  const dead = enc.humans.filter(({ status }) => status === 'od').map(({ id }) => id);
  return sweep(tabletopOf(enc), vehicle, steps, { ...options, ignore: [...(options.ignore ?? []), ...dead] });
};

/** Where it would stand with nothing in its way. */
function freeEnd(vehicle: Vehicle, steps: readonly RollStep[]): Placed {
  let at = { x: vehicle.x, y: vehicle.y, facing: vehicle.facing };
  for (const step of steps)
    at =
      step.do === 'turn'
        ? { ...at, facing: around(at.facing + step.degrees) }
        : { ...at, ...pointOn(at, step.inches, 0) };
  return { ...at, level: vehicle.level };
}

/** ATZ.VMOVE.5, ATZ.VEH.15: what a plan comes to, and why it may not be. */
function judgePlan(enc: Encounter, vehicle: Vehicle, plan: Plan, half = false): Judged {
  const steps = stepsOf(plan);
  const end = freeEnd(vehicle, steps);
  const most = topSpeed(enc, vehicle, end);
  const top = most;
  const limit = plan.speed < 0 ? figuresFor(vehicle).offRoad / 2 : half ? most / 2 : most;
  const isQuick = Math.abs(plan.speed) > most / 2; // ATZ.VMOVE.11
  const tests = isQuick ? steps.filter((one) => one.do === 'turn').length : 0;
  const own = driverOf(enc, vehicle)?.side ?? vehicle.owner;
  const way = swept(enc, boxOf(vehicle), steps, { through: ({ what }) => what === 'model' });
  const friend = way.strikes
    .flatMap(({ id }) => (id === null ? [] : (findFigure(enc, id) ?? [])))
    .find((one) => isHuman(one) && one.side === own);
  const fault: Objection | null =
    Math.abs(plan.speed) > limit + 0.05
      ? { rule: half ? 'ATZ.VEH.15' : 'ATZ.VMOVE.5', reason: { key: 'atz.no.too-far', params: { left: limit } } }
      : friend !== undefined
        ? { rule: 'ATZ.VCOMB.1', reason: { key: 'atz.no.friend', params: { name: nameOf(friend) } } }
        : null;
  return { plan, steps, tests, top, swept: way, fault };
}

/** An answer as the plan that comes nearest to it. */
export function judgeDrive(enc: Encounter, vehicle: Vehicle, answer: PathAnswer, half = false): Judged {
  const points = 'to' in answer ? [answer.to] : answer;
  const plan = points.length === 0 ? STANDS : planTo(vehicle, points.slice(-2));
  return judgePlan(enc, vehicle, plan, half);
}

/** Moves worth looking at: straight on and in bends, far and near, turned at the end, and back. */
export function plansFor(enc: Encounter, vehicle: Vehicle, half = false): Judged[] {
  const { road, offRoad, turn } = figuresFor(vehicle);
  const { before, halfway } = TURNS[turn];
  const speeds = [...new Set([road, offRoad, road / 2, offRoad / 2, 3])].map((one) =>
    half ? Math.min(one, road / 2) : one,
  );
  const bends: readonly (readonly [number, number])[] = [
    [0, 0],
    ...(halfway
      ? ([
          [0, -45],
          [0, 45],
          [0, -22],
          [0, 22],
        ] as const)
      : []),
    ...(before
      ? ([
          [-45, 0],
          [45, 0],
          [-45, -45],
          [45, 45],
        ] as const)
      : []),
  ];
  const plans: Plan[] = [
    ...speeds.flatMap((speed) =>
      bends.flatMap(([first, second]) =>
        (second === 0 && first === 0 ? [0, -45, 45] : [0, Math.sign(first + second) * 45]).map(
          (end): Plan => ({ speed, before: first, halfway: second, end }),
        ),
      ),
    ),
    { ...STANDS, end: -45 },
    { ...STANDS, end: 45 },
    { ...STANDS, speed: -offRoad / 2 },
  ];
  const seen = new Set<string>();
  return plans.flatMap((plan) => {
    const key = Object.values(plan).join(' ');
    if (seen.has(key)) return [];
    seen.add(key);
    const judged = judgePlan(enc, vehicle, plan, half);
    return judged.fault === null ? [judged] : [];
  });
}

/** The answer that means a plan: where it ends, by way of where it is halfway. */
export function wayOf(vehicle: Vehicle, { plan, steps }: Pick<Judged, 'plan' | 'steps'>): Placed[] {
  const end = freeEnd(vehicle, steps);
  if (plan.halfway === 0) return [end];
  const mid = freeEnd(vehicle, steps.slice(0, plan.before === 0 ? 1 : 2));
  return [{ x: mid.x, y: mid.y, level: vehicle.level }, end];
}

/** Something that is struck, in words. */
export function nameOfStruck(enc: Encounter, id: string | null): string {
  if (id === null) return 'the edge of the table';
  const figure = findFigure(enc, id);
  if (figure !== undefined) return nameOf(figure);
  if (enc.vehicles.some((one) => one.id === id)) return vehicleNamed(enc, id).name;
  const thing = tabletopOf(enc).ground.named(id);
  return thing?.name ?? id;
}
