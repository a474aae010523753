import { deployAt } from '../../../skirmish/index.ts';
import { fits, inside } from '../../../tabletop/index.ts';
import { moonRises } from '../sight/day.ts';
import { startZombies } from '../dead/noise.ts';
import { passedOf } from '../dice.ts';
import { begin, encounterOf, finish } from '../doing.ts';
import { company } from '../encounters/company.ts';
import { reportFast } from '../encounters/report.ts';
import { raidedInSight } from '../encounters/raid/defenders.ts';
import { placeHouses, planRaid, raidDayPart } from '../encounters/raid/planning.ts';
import { victimsCome } from '../encounters/rob.ts';
import { robbersCome } from '../encounters/robbers.ts';
import { bodyOf, humanOf, playersHere, repOf, seatsOf, tabletopOf, terrainIn } from '../figures.ts';
import { normalMove } from '../move/way.ts';
import { buildingAt } from '../places/inside.ts';
import type { Human } from '../state.ts';
import { pefsInSight } from '../strangers/markers/pefs.ts';
import { askDriver, waitingVehicles } from '../vehicles/driving/come-on.ts';
import { choose, emit, type Flow, roll, type Rule, type Seat, type Table } from '../verbs.ts';
import type { PrepareDoing, Preparation } from './doing.ts';
import { PLANS } from './encounters.ts';
import { pefsFor, placePef } from './pefs.ts';
import { zonesFor } from './zones.ts';

/** ATZ.ENC.12: an Encounter is set up, one thing after the other. */
export function* prepare(t: Table, doing: PrepareDoing): Flow<void> {
  const next = doing.left[0];
  if (next === undefined) return finish(t, doing);
  const isDone = yield* PARTS[next](t, doing);
  if (isDone) doing.left.shift();
}

/** Each says whether that was all of it. */
const PARTS: Readonly<Record<Preparation, (t: Table, doing: PrepareDoing) => Flow<boolean>>> = {
  *company(t, doing) {
    yield* company(t, doing); // ATZ.ROB.5
    return true;
  },
  *'raid-plan'(t) {
    yield* planRaid(t); // ATZ.RAID.2, ATZ.RAID.3
    return true;
  },
  *'raid-houses'(t) {
    yield* placeHouses(t); // ATZ.RAID.5
    return true;
  },
  *'raid-day-part'(t) {
    yield* raidDayPart(t); // ATZ.RAID.9
    return true;
  },
  *victims(t) {
    yield* victimsCome(t, playersHere(encounterOf(t))); // ATZ.ROB.1
    return true;
  },
  *robbers(t) {
    yield* robbersCome(t, playersHere(encounterOf(t))); // ATZ.ROB.7
    return true;
  },
  *moon(t) {
    yield* moonRises(t); // ATZ.DAY.3
    return true;
  },
  pace,
  enter,
  'start-zombies': zombies,
  *pefs(t, doing) {
    if (t.state.options.quick === true) return true; // ATZ.MODE.5
    yield* placePef(t); // ATZ.PEF.2
    doing.placed++;
    return doing.placed >= pefsFor(encounterOf(t));
  },
  *'pefs-in-sight'(t) {
    yield* [];
    const [first] = [...raidedInSight(encounterOf(t)), ...pefsInSight(encounterOf(t))]; // ATZ.PEF.22, ATZ.RAID.11
    if (first === undefined) return true;
    begin(t, first);
    return false;
  },
};

/** ATZ.ZGEN.2: each player says whether its people come on with a normal or a fast move: one roll for all of them. */
function* pace(t: Table, doing: PrepareDoing): Flow<boolean> {
  const enc = encounterOf(t);
  const { paces } = doing;
  const seat = seatsOf(enc).find((one) => paces[one] === undefined);
  if (seat === undefined) return true;
  const how = yield* choose(t, seat, {
    rule: 'ATZ.ZGEN.2',
    prompt: { key: 'atz.enter.pace' },
    options: [
      { means: { enter: 'normal' }, label: { key: 'atz.enter.normal' } },
      { means: { enter: 'fast' }, label: { key: 'atz.enter.fast' } },
    ],
  });
  paces[seat] =
    how.enter === 'normal'
      ? []
      : [...(yield* roll(t, '2d6', { rule: 'ATZ.ZGEN.2', seat, prompt: { key: 'atz.enter.roll' } }))];
  if (how.enter === 'fast') reportFast(t); // ATZ.FIRST.13
  return seatsOf(enc).every((one) => paces[one] !== undefined);
}

/** ATZ.MOVE.3: each die at or under somebody's own Rep is half a move more. */
function movesOn(t: Table, human: Human, dice: readonly number[]): number {
  const move = normalMove(t.state, human);
  return move + (move / 2) * passedOf(dice, repOf(human));
}

/** ATZ.PEF.4, ATZ.ZGEN.2: onto the table from the edge of sections 7 to 9; who holds out is there already. */
function* enter(t: Table, doing: PrepareDoing): Flow<boolean> {
  const enc = encounterOf(t);
  const [vehicle] = waitingVehicles(enc, doing);
  if (vehicle !== undefined) {
    yield* askDriver(t, doing, vehicle);
    return false;
  }
  const id = doing.entering[0];
  if (id === undefined) return true;
  const human = humanOf(enc, id);
  const seat = human.seat as Seat;
  const dice = doing.paces[seat] ?? [];
  const { begins } = PLANS[enc.kind];
  const zones = zonesFor(enc, human, movesOn(t, human, dice));
  const table = tabletopOf(enc);
  const rule = RULES[begins];
  const at = yield* deployAt(t, terrainIn(enc), {
    rule,
    seat,
    prompt: { key: 'atz.enter', params: { name: human.name } },
    zones,
    radius: bodyOf(human).radius,
    check: ({ x, y }) => {
      const body = { ...bodyOf(human), x, y, level: 0 };
      if (!zones.some((zone) => inside(zone, { x, y }))) return { rule, reason: { key: 'atz.enter.zone' } };
      if (begins === 'outdoors' && buildingAt(enc, body) !== null)
        return { rule, reason: { key: 'atz.enter.outdoors' } };
      return fits(table, body, body) ? null : { rule, reason: { key: 'atz.enter.no-room' } };
    },
  });
  Object.assign(human, { x: at.x, y: at.y, level: 0, facing: at.facing ?? 90, fate: 'here' });
  if (dice.length > 0) human.turn.fast = true;
  doing.entering.shift();
  doing.meeting.push(id);
  emit(t, rule, 'atz.enter.comes', { unit: id, name: human.name, x: at.x, y: at.y });
  return doing.entering.length === 0;
}

/** ATZ.PEF.4, ATZ.ROB.6, ATZ.RAID.7 */
const RULES = {
  edge: 'ATZ.PEF.4',
  middle: 'ATZ.ENC.6',
  outdoors: 'ATZ.ROB.6',
  sections: 'ATZ.RAID.7',
} as const satisfies Record<string, Rule>;

/** ATZ.ZGEN.3: zombies round each of them, one after the other. */
function* zombies(t: Table, doing: PrepareDoing): Flow<boolean> {
  const id = doing.meeting.shift();
  if (id === undefined) return true;
  yield* startZombies(t, humanOf(encounterOf(t), id));
  return doing.meeting.length === 0;
}
