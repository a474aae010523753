import { type Choose, type Open, optionsFor, type Placed, type Point, type Seat } from '../../../kernel/index.ts';
import { apart, facingTowards } from '../../../tabletop/index.ts';
import { isAtExit } from '../encounters/crossing.ts';
import { exitOf } from '../encounters/plot.ts';
import { terrainIn } from '../figures.ts';
import type { Encounter, Human, State, Vehicle } from '../state.ts';
import { pointOn } from '../vehicles/boxes.ts';
import { hasKeys } from '../vehicles/engine.ts';
import { type Judged, judgeDrive } from '../vehicles/plan.ts';
import { isUnderWay, vehicleNamed, vehicleOf } from '../vehicles/vehicle.ts';
import { type Advice, advice, fieldsOf } from './advice.ts';
import { dangerAt, zombieDanger } from './danger.ts';
import { wayOut } from './going.ts';

/** How a vehicle is used: to get across the table and off it, and to get away. */

const INCH = 0.4;
const OFF_BY_THE_EXIT = 60;
const OFF_ELSEWHERE = -80;
const CRASH = -50;
const TEST = -4;
const ZOMBIES = [0, -1, -5, -18, -40] as const;
const PEOPLE = -12;
/** So near to them one does not stay. */
const PRESSED = 5;

const RIM = 2.5;

/** Where it is to go; null where there is nothing to drive to. */
function goalOf(enc: Encounter): Point | null {
  const exit = exitOf(enc);
  return exit === null || enc.objective.met ? null : wayOut(enc, exit);
}

/** What a move is worth: nearer to the way out, away from the dead, and in one piece. */
function worthOf(enc: Encounter, vehicle: Vehicle, { swept, tests, plan }: Judged): number {
  const { end, strikes, stopped } = swept;
  const goal = goalOf(enc);
  const struck = strikes.filter(({ what }) => what === 'model').map(({ id }) => id ?? '');
  const dead = struck.filter((id) => enc.zombies.some((one) => one.id === id)).length;
  const nose = pointOn({ ...vehicle, x: end.x, y: end.y, facing: end.facing }, vehicle.length / 2, 0);
  const off =
    stopped?.what !== 'edge' ? 0 : isAtExit(enc, { ...nose, level: 0 }, RIM) ? OFF_BY_THE_EXIT : OFF_ELSEWHERE;
  // It goes on by itself in the next phase: what lies ahead then counts, too.
  const next = pointOn({ ...vehicle, x: end.x, y: end.y, facing: end.facing }, Math.max(0, plan.speed), 0);
  const { width, depth } = terrainIn(enc);
  const isOver = Math.min(next.x, next.y, width - next.x, depth - next.y) < 1 && off === 0;
  const isAstray = isOver && !isAtExit(enc, { ...next, level: 0 }, RIM);
  const turn = goal === null ? 0 : Math.abs(((facingTowards(end, goal) - end.facing + 540) % 360) - 180) / 30;
  return (
    (goal === null ? 0 : -INCH * apart(nose, goal) - turn) -
    zombieDanger(enc, { x: end.x, y: end.y, level: 0 }) / 2 +
    off +
    (stopped !== null && stopped.what !== 'edge' ? CRASH : 0) +
    (isAstray ? CRASH / 2 : 0) +
    TEST * tests +
    (ZOMBIES[Math.min(4, dead)] ?? 0) +
    PEOPLE * (struck.length - dead)
  );
}

const factsIn = ({ facts }: Open): { readonly vehicle?: string; readonly half?: boolean } =>
  (facts ?? {}) as { readonly vehicle?: string; readonly half?: boolean };

/** What a driver would answer; null to questions that are about something else. */
export function driverAdvice(state: State, request: Open, seat: Seat): Advice | null {
  const enc = state.encounter;
  const { vehicle: id, half = false } = factsIn(request);
  const vehicle = enc.vehicles.find((one) => one.id === id);
  if (vehicle === undefined) return request.kind === 'choose' ? wheelAdvice(state, request, seat) : null;
  switch (request.prompt.key) {
    case 'atz.drive':
      return request.kind === 'choose' ? nowAdvice(enc, vehicle) : null;
    case 'atz.drive.where':
      return request.kind === 'path' ? whereAdvice(enc, vehicle, request.suggestions, half) : null;
    case 'atz.drive.avoid':
      return request.kind === 'choose' ? advice(optionsFor(request.options, seat)[0]?.id ?? '', 'Round it.') : null;
    case 'atz.come.where':
      return request.kind === 'place' ? comeAdvice(enc, vehicle, request.suggestions) : null;
    default:
      return null;
  }
}

/** Drive where there is somewhere to go, or somebody to get away from; otherwise a quiet engine draws nobody. */
function nowAdvice(enc: Encounter, vehicle: Vehicle): Advice {
  const isOff = goalOf(enc) !== null || zombieDanger(enc, vehicle) >= PRESSED;
  return isOff
    ? advice(`drive:${vehicle.id}`, 'On to where it wants to be.')
    : advice(`stop:${vehicle.id}`, 'Engines are heard far away.');
}

function whereAdvice(
  enc: Encounter,
  vehicle: Vehicle,
  ways: readonly (readonly Placed[])[],
  half: boolean,
): Advice | null {
  let best: { readonly way: readonly Placed[]; readonly worth: number } | null = null;
  for (const way of ways) {
    const judged = judgeDrive(enc, vehicle, [...way], half);
    if (judged.fault !== null) continue;
    const worth = worthOf(enc, vehicle, judged);
    if (best === null || worth > best.worth + 1e-9) best = { way, worth };
  }
  return best === null
    ? null
    : advice(
        best.way.map((at) => ({ ...at })),
        'The best that it can make of this move.',
      );
}

function comeAdvice(enc: Encounter, vehicle: Vehicle, places: readonly Placed[]): Advice | null {
  const goal = goalOf(enc) ?? { x: terrainIn(enc).width / 2, y: terrainIn(enc).depth / 2 };
  const worth = (at: Placed): number => {
    const nose = pointOn({ ...vehicle, x: at.x, y: at.y, facing: at.facing ?? 90 }, vehicle.length / 2, 0);
    return -apart(nose, goal);
  };
  const best = places.reduce<Placed | null>((top, one) => (top === null || worth(one) > worth(top) ? one : top), null);
  return best === null ? null : advice({ ...best }, 'From here it is not far.');
}

/** ATZ.VCOMB.27, ATZ.ZGEN.2: hands on the wheel. */
function wheelAdvice({ encounter: enc }: State, request: Choose, seat: Seat): Advice | null {
  const options = optionsFor(request.options, seat);
  if (request.prompt.key === 'atz.wheel') return advice(options[0]?.id ?? '', 'Somebody has to steer.');
  if (request.prompt.key !== 'atz.come.wheel') return null;
  const wanted = goalOf(enc) === null ? '' : options[0]?.id;
  return advice(wanted ?? '', wanted === '' ? 'On foot nobody hears them.' : 'It is a long way on foot.');
}

/** What deeds with vehicles are worth to somebody who is active. */
export function vehicleWish(
  { encounter: enc }: State,
  human: Human,
  option: Parameters<typeof fieldsOf>[0],
): readonly [number, string] | null {
  const fields = fieldsOf(option);
  const isFleeing = dangerAt(enc, human, human) >= PRESSED;
  const isUseful = goalOf(enc) !== null || isFleeing;
  switch (fields['do']) {
    case 'board': {
      const vehicle = vehicleNamed(enc, String(fields['vehicle']));
      const starts = vehicle.fuel !== 0 && (vehicle.running || hasKeys(vehicle, human));
      if (!isUseful || !starts) return null;
      return fields['where'] === 'wheel' ? [72, 'On wheels it goes faster.'] : [40, 'Room for one more.'];
    }
    case 'start':
      return isUseful ? [88, 'Start it and go.'] : null;
    case 'hotwire':
      return isUseful ? [86, 'Without keys, then.'] : null;
    case 'get-out': {
      const vehicle = vehicleOf(enc, human);
      const isStuck = vehicle === null || isUnderWay(vehicle) ? false : !vehicle.running && vehicle.tried !== 0;
      return (goalOf(enc) === null && !isFleeing) || isStuck ? [48, 'On foot from here.'] : null;
    }
    default:
      return null;
  }
}
