import { type Choose, type Open, optionsFor, type Placed, type Point, type Seat } from '../../../kernel/index.ts';
import { type Body, facingTowards, type Swept } from '../../../tabletop/index.ts';
import { isAtExit } from '../encounters/crossing.ts';
import { exitOf } from '../encounters/plot.ts';
import { terrainIn } from '../figures.ts';
import type { Encounter, Human, State, Vehicle } from '../state.ts';
import { boxOf, pointOn } from '../vehicles/boxes.ts';
import { hasKeys } from '../vehicles/engine.ts';
import { driveOdds } from '../vehicles/odds.ts';
import { type Judged, judgeDrive, swept } from '../vehicles/plan.ts';
import { isUnderWay, vehicleNamed, vehicleOf } from '../vehicles/vehicle.ts';
import { type Advice, advice, fieldsOf } from './advice.ts';
import { dangerAt, zombieDanger } from './danger.ts';
import { wayOut } from './going.ts';
import { type Road, roadTo } from './road.ts';

/** How a vehicle is used: to get across the table and off it, and to get away. */

const INCH = 0.5;
const OFF_BY_THE_EXIT = 60;
const OFF_ELSEWHERE = -80;
const CRASH = -60;
/** What a turn that comes too late costs. */
const LATE = -14;
const PEOPLE = -12;
/** So near to them one does not stay. */
const PRESSED = 5;
/** ATZ.VMOVE.14: with a Challenge at -1 Rep most crashes that lie ahead still happen. */
const AHEAD = 0.6;
/** The vehicle should look to where the way leads after so many inches. */
const LOOKS_AHEAD = 7;

const RIM = 2.5;

/** Where it is to go; null where there is nothing to drive to. */
function goalOf(enc: Encounter): Point | null {
  const exit = exitOf(enc);
  return exit === null || enc.objective.met ? null : wayOut(enc, exit);
}

const degreesOff = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** What it strikes there, and what may become of the vehicle. */
function strikesWorth(state: State, vehicle: Vehicle, judged: Judged): number {
  const { strikes, holds } = driveOdds(state, vehicle, judged);
  return strikes.reduce(
    (sum, { against, struck, bash }) => {
      if (against.what !== 'figures') return sum + CRASH;
      const people = against.ids.filter((id) => state.encounter.humans.some((one) => one.id === id)).length;
      return sum + CRASH * struck * bash.loses + PEOPLE * people;
    },
    LATE * (1 - holds),
  );
}

/** What a move is worth: nearer to the way out, away from the dead, and in one piece, also where it rolls on to (ATZ.VMOVE.6). */
function worthOf(state: State, vehicle: Vehicle, judged: Judged, road: Road | null): number {
  const enc = state.encounter;
  const { swept: way, plan } = judged;
  const { end, stopped } = way;
  const noseOf = (at: Body): Point => pointOn(at, vehicle.length / 2, 0);
  const isExit = (at: Body): boolean => isAtExit(enc, { ...noseOf(at), level: 0 }, RIM);
  const off = stopped?.what !== 'edge' ? null : isExit(end) ? OFF_BY_THE_EXIT : OFF_ELSEWHERE;
  const worth = strikesWorth(state, vehicle, judged);
  if (off !== null) return worth + off;
  const rollsOn = (times: number): Swept =>
    swept(enc, { ...boxOf(vehicle), ...end }, [{ do: 'go', inches: times * Math.max(0, plan.speed) }], {
      through: ({ what }) => what === 'model',
    });
  const runsInto = ({ stopped: by, end: at }: Swept): number =>
    by === null ? 0 : by.what !== 'edge' ? CRASH * AHEAD : isExit(at) ? OFF_BY_THE_EXIT / 2 : OFF_ELSEWHERE / 2;
  const [rolls, again] = [rollsOn(1), rollsOn(2)];
  // Where its own phase comes late in the next turn it rolls on twice.
  const rollsInto = rolls.stopped === null ? runsInto(again) / 2 : runsInto(rolls);
  const there = rolls.end;
  const far = road === null ? 0 : road.left(there);
  const turn = road === null ? 0 : degreesOff(facingTowards(there, road.ahead(there, LOOKS_AHEAD)), there.facing) / 30;
  return worth + rollsInto - INCH * far - turn - zombieDanger(enc, { x: there.x, y: there.y, level: 0 }) / 2;
}

const factsIn = ({ facts }: Open): { readonly vehicle?: string; readonly half?: boolean } =>
  (facts ?? {}) as { readonly vehicle?: string; readonly half?: boolean };

/** What a driver would answer; null to questions that are about something else. */
export function driverAdvice(state: State, request: Open, seat: Seat): Advice | null {
  const enc = state.encounter;
  const { vehicle: id, half = false } = factsIn(request);
  const vehicle = enc.vehicles.find((one) => one.id === id);
  if (request.prompt.key === 'atz.come.speed') return advice(0, 'First it looks where the way leads.');
  if (vehicle === undefined) return request.kind === 'choose' ? wheelAdvice(state, request, seat) : null;
  switch (request.prompt.key) {
    case 'atz.drive':
      return request.kind === 'choose' ? nowAdvice(enc, vehicle) : null;
    case 'atz.drive.where':
      return request.kind === 'path' ? whereAdvice(state, vehicle, request.suggestions, half) : null;
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

const roadFor = (enc: Encounter, vehicle: Vehicle): Road | null => {
  const goal = goalOf(enc);
  return goal === null ? null : roadTo(enc, vehicle, goal);
};

function whereAdvice(
  state: State,
  vehicle: Vehicle,
  ways: readonly (readonly Placed[])[],
  half: boolean,
): Advice | null {
  const road = roadFor(state.encounter, vehicle);
  let best: { readonly way: readonly Placed[]; readonly worth: number } | null = null;
  for (const way of ways) {
    const judged = judgeDrive(state.encounter, vehicle, [...way], half);
    if (judged.fault !== null) continue;
    const worth = worthOf(state, vehicle, judged, road);
    if (best === null || worth > best.worth + 1e-9) best = { way, worth };
  }
  return best === null
    ? null
    : advice(
        best.way.map((at) => ({ ...at })),
        'The best that it can make of this move.',
      );
}

/** So much of the way before it should be free. */
const FREE = 10;

/** Where the way out is short, and the first inches of it lie before the nose. */
function comeAdvice(enc: Encounter, vehicle: Vehicle, places: readonly Placed[]): Advice | null {
  const goal = goalOf(enc) ?? { x: terrainIn(enc).width / 2, y: terrainIn(enc).depth / 2 };
  const road = roadTo(enc, vehicle, goal);
  const worth = ({ x, y, facing = 90 }: Placed): number => {
    const there = { ...boxOf(vehicle), x, y, facing, level: 0 };
    const free = swept(enc, there, [{ do: 'go', inches: FREE }]).inches;
    const turn = degreesOff(facingTowards(there, road.ahead(there, LOOKS_AHEAD)), facing) / 30;
    return free - INCH * road.left(there) - turn;
  };
  const best = places.reduce<{ at: Placed; worth: number } | null>((top, at) => {
    const here = worth(at);
    return top === null || here > top.worth + 1e-9 ? { at, worth: here } : top;
  }, null);
  return best === null ? null : advice({ ...best.at }, 'From here it is not far.');
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
