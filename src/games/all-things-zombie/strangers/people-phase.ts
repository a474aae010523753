import { facingTowards } from '../../../tabletop/index.ts';
import { FLANKING_ODDS, NPC_MOVE, type NpcMove, type Passed, ZOMBIE_FIRST_WITHIN } from '../data/strangers/moves.ts';
import { passDice } from '../dice.ts';
import { begin, encounterOf, finish } from '../doing.ts';
import {
  enemiesOf,
  firstSeat,
  humanOf,
  inches,
  inMelee,
  isFunctioning,
  nearestTo,
  playersHere,
  repOf,
  sideNamed,
} from '../figures.ts';
import { raidersAct } from '../encounters/raid/raiders.ts';
import { groupWith, leaderOf } from '../people/groups.ts';
import { TALKING } from '../places/attempts.ts';
import { fireAt } from '../shoot/aim.ts';
import { gunFor } from '../shoot/arms.ts';
import type { Fire } from '../shoot/doing.ts';
import { hasActiveFire } from '../shoot/targets.ts';
import { sees, wouldSee } from '../sight/los.ts';
import type { Encounter, Human, State, Zombie } from '../state.ts';
import { emit, type Flow, type Rule, type Table } from '../verbs.ts';
import { putOut } from '../vehicles/places.ts';
import { isUnderWay, vehicleOf } from '../vehicles/vehicle.ts';
import type { PeopleDoing } from './doing.ts';
import { advance, approach, flank, type Going, runFrom, seekCover, withdraw } from './spots.ts';

/** ATZ.NPC: a group of people that the rules run acts. */
export function* people(t: Table, doing: PeopleDoing): Flow<void> {
  const enc = encounterOf(t);
  if (active(enc, doing).length === 0) return finish(t, doing);
  switch (doing.stage) {
    case 'zombies':
      return sideNamed(enc, doing.side).memory.includes('leaving') ? makeOff(t, doing) : zombiesFirst(t, doing);
    case 'table':
      return yield* table(t, doing);
    case 'move':
      return move(t, doing);
    case 'fire':
      return fire(t, doing);
  }
}

const active = (enc: Encounter, { group }: PeopleDoing): Human[] =>
  group
    .map((id) => humanOf(enc, id))
    .filter((one) => one.fate === 'here' && one.status === 'carry-on' && one.captor === null && !inMelee(enc, one.id));

/** ATZ.ROB.11: robbers who have what they wanted leave the table. */
function makeOff(t: Table, doing: PeopleDoing): void {
  const going = active(encounterOf(t), doing);
  finish(t, doing);
  for (const { id, name } of going) {
    emit(t, 'ATZ.ROB.11', 'atz.rob.leave', { unit: id, name });
    begin(t, { do: 'leave', who: id, stage: 'roll' });
  }
}

/** ATZ.NPC.13: a zombie within 12" comes before anything else: it is shot at, and the unarmed run from it. */
function zombiesFirst(t: Table, doing: PeopleDoing): void {
  const { state } = t;
  const enc = encounterOf(t);
  doing.stage = 'table';
  const fires: Fire[] = [];
  for (const human of active(enc, doing)) {
    const zombie = zombieNear(enc, human);
    if (zombie === null) continue;
    if (human.guns.length === 0 && human.aboard === null) {
      emit(t, 'ATZ.NPC.13', 'atz.npc.flees', { unit: human.id, name: human.name, target: zombie.id });
      begin(t, { do: 'walk', who: human.id, legs: runFrom(state, human, zombie).legs, as: 'flee', met: [] });
      continue;
    }
    if (gunFor(state, human, zombie) === null || !hasActiveFire(enc, human)) continue;
    human.facing = facingTowards(human, zombie);
    const shot = fireAt(state, human, zombie);
    if (shot === null) continue;
    fires.push(shot);
    emit(t, 'ATZ.NPC.13', 'atz.npc.zombie', { unit: human.id, name: human.name, target: zombie.id });
  }
  if (fires.length > 0) begin(t, { do: 'volley', why: 'active', fires, stage: 'noise', at: 0, hits: [] });
}

const zombieNear = (enc: Encounter, human: Human): Zombie | null =>
  nearestTo(
    human,
    enc.zombies.filter((one) => inches(one, human) <= ZOMBIE_FIRST_WITHIN && wouldSee(enc, human, one)),
  );

/** ATZ.NPC.2, ATZ.T.NPCMOVE: two dice against the leader's Rep, by what they think of the players. */
function* table(t: Table, doing: PeopleDoing): Flow<void> {
  const enc = encounterOf(t);
  const group = active(enc, doing);
  if (yield* raidersAct(t, doing, group)) return void (doing.stage = 'fire'); // ATZ.RAID.19
  const leader = leaderOf(group);
  const side = sideNamed(enc, doing.side);
  const attitude = side.attitude ?? 'neutral';
  const prompt = { key: 'atz.npc.roll', params: { name: leader.name } } as const;
  const test = yield* passDice(
    t,
    { rule: 'ATZ.NPC.2', seat: firstSeat(enc), prompt },
    { dice: 2, target: repOf(leader), most: 2 },
  );
  const row = rowFor(enc, doing, NPC_MOVE[attitude][test.passed as Passed], group, leader);
  Object.assign(doing, { row, left: group.map(({ id }) => id), stage: 'move' } satisfies Partial<PeopleDoing>);
  const said = { unit: leader.id, name: leader.name, class: side.class, attitude, passed: test.passed, row };
  const rule = row === 'stay' && attitude === 'neutral' ? 'ATZ.NPC.9' : RULES[row];
  emit(t, rule, `atz.npc.${row}`, said, { dice: test.dice });
}

type Row = NonNullable<PeopleDoing['row']>;
const RULES: Readonly<Record<Row, Rule>> = {
  flank: 'ATZ.NPC.3',
  'flank-or-advance': 'ATZ.NPC.4',
  'seek-cover': 'ATZ.NPC.5',
  'approach-once': 'ATZ.NPC.7',
  withdraw: 'ATZ.NPC.8',
  approach: 'ATZ.NPC.10',
  stay: 'ATZ.NPC.6',
};

/** ATZ.NPC.3, ATZ.NPC.4, ATZ.NPC.7, ATZ.MULTI.9: what becomes of a row by numbers and by what has been before. */
function rowFor(enc: Encounter, doing: PeopleDoing, row: NpcMove, group: readonly Human[], leader: Human): Row {
  if (row === 'approach-once') return sideNamed(enc, doing.side).memory.includes('dealt') ? 'withdraw' : row;
  if (row !== 'flank-or-advance') return row;
  const target = targetOf(enc, leader);
  if (target === null) return row;
  if (leader.class === 'ganger' && (target.class === 'army' || target.class === 'guard')) return 'seek-cover';
  const others = groupWith(enc, target).filter(isFunctioning).length;
  if (group.length >= FLANKING_ODDS * others) return 'flank';
  return group.length < others ? 'seek-cover' : row;
}

/** Whom Enemies go for: the nearest who can still fight, or else the nearest at all. */
function targetOf(enc: Encounter, human: Human): Human | null {
  const foes = enemiesOf(enc, human);
  return nearestTo(human, foes.filter(isFunctioning)) ?? nearestTo(human, foes);
}

/** Each of them goes where the row says, one after the other. */
function move(t: Table, doing: PeopleDoing): void {
  const enc = encounterOf(t);
  const id = doing.left?.shift();
  if (id === undefined) return void (doing.stage = 'fire');
  const human = humanOf(enc, id);
  if (!active(enc, doing).includes(human)) return;
  if (human.aboard !== null) return mayGetOut(t, doing, human); // it drives, or is driven
  const going = goingOf(t.state, doing, human);
  if (going === null) return;
  if (going.prone && !human.prone) {
    human.prone = true; // ATZ.NPC.4, ATZ.NPC.5, ATZ.MOVE.13
    emit(t, 'ATZ.NPC.5', 'atz.npc.prone', { unit: human.id, name: human.name });
  }
  if (going.legs.length > 0) {
    if (human.prone && !going.prone) human.prone = false;
    begin(t, { do: 'walk', who: id, legs: going.legs, as: 'move', met: [] });
  }
}

/** ATZ.NPC.7, ATZ.NPC.10, ATZ.VEH.16: who has come to talk gets out of a vehicle that stands. */
function mayGetOut(t: Table, { row }: PeopleDoing, human: Human): void {
  const enc = encounterOf(t);
  const vehicle = vehicleOf(enc, human);
  if ((row !== 'approach' && row !== 'approach-once') || vehicle === null || isUnderWay(vehicle)) return;
  putOut(enc, human, vehicle);
  emit(t, 'ATZ.VEH.16', 'atz.board.out', { unit: human.id, name: human.name, other: vehicle.name });
}

function goingOf(state: State, doing: PeopleDoing, human: Human): Going | null {
  const enc = state.encounter;
  const player = nearestTo(
    human,
    playersHere(enc).filter(({ status }) => status !== 'od'),
  );
  const foe = targetOf(enc, human);
  switch (doing.row) {
    case 'flank': {
      if (foe === null) return null;
      const half = Math.ceil(doing.group.length / 2);
      return doing.group.indexOf(human.id) < half ? flank(state, human, foe) : seekCover(state, human, foe);
    }
    case 'flank-or-advance':
      return foe === null ? null : advance(state, human, foe);
    case 'seek-cover':
      return foe === null ? null : seekCover(state, human, foe);
    case 'approach':
    case 'approach-once':
      return player === null ? null : approach(state, human, player);
    case 'withdraw':
      return player === null ? null : withdraw(state, human, player);
    default:
      return null;
  }
}

/** ATZ.NPC.3 to ATZ.NPC.7, ATZ.NPC.10: Enemies shoot at the nearest whom they see; others who have come close speak. */
function fire(t: Table, doing: PeopleDoing): void {
  const { state } = t;
  const enc = encounterOf(t);
  finish(t, doing);
  const group = active(enc, doing);
  if (doing.row === 'approach' || doing.row === 'approach-once') return talkTo(t, doing, group);
  const fires = group.flatMap((human): Fire[] => {
    if (!hasActiveFire(enc, human)) return [];
    const seen = enemiesOf(enc, human).filter(
      (one) => isFunctioning(one) && sees(enc, human, one) && gunFor(state, human, one) !== null,
    );
    const target = nearestTo(human, seen);
    const shot = target === null ? null : fireAt(state, human, target);
    return shot === null ? [] : [shot];
  });
  if (fires.length > 0) begin(t, { do: 'volley', why: 'active', fires, stage: 'noise', at: 0, hits: [] });
}

/** ATZ.NPC.7, ATZ.NPC.11, ATZ.NPC.12: once in an Encounter, within 3" of a player's figure. */
function talkTo(t: Table, doing: PeopleDoing, group: readonly Human[]): void {
  const enc = encounterOf(t);
  const side = sideNamed(enc, doing.side);
  if (side.memory.includes('dealt')) return;
  const close = group.find((one) =>
    playersHere(enc).some((player) => inches(player, one) <= TALKING && isFunctioning(player)),
  );
  if (close === undefined) return;
  const player = nearestTo(close, playersHere(enc).filter(isFunctioning)) as Human;
  side.memory.push('dealt');
  begin(t, {
    do: 'interact',
    side: side.id,
    people: group.map(({ id }) => id),
    group: groupWith(enc, player).map(({ id }) => id),
  });
}
