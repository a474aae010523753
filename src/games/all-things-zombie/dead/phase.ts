import { facingTowards } from '../../../tabletop/index.ts';
import { begin, encounterOf, finish } from '../doing.ts';
import { DEAD } from '../encounter.ts';
import { firstSeat, humanOf, inches, inMelee, nearestTo, sideNamed, touches, zombieOf } from '../figures.ts';
import type { Encounter, Human, Noise, Zombie } from '../state.ts';
import type { TextKey } from '../text.ts';
import { emit, type Flow, roll, type Table } from '../verbs.ts';
import type { DeadPhaseDoing } from './doing.ts';
import { arrive } from './feast.ts';
import { batter, BATTERERS } from '../places/barricades.ts';
import { comeUpon, isGreen } from './meet-zombie.ts';
import { type Aim, aimOf, isUnheard } from './priorities.ts';
import { type Going, moveAhead, moveAll } from './shamble.ts';
import { ridersGoOn } from '../vehicles/combat/riders.ts';
import { activationRep, getUp, seenBy } from './zombie.ts';

/** ATZ.ZACT.1, ATZ.ZACT.2, ATZ.ZDEF.7, ATZ.MODE.4: the zombies' phase, run by the rules on the die that they share with PEFs: those who fight, those who charge, then all others at once. */
export function* deadPhase(t: Table, doing: DeadPhaseDoing): Flow<void> {
  if (doing.left === null) return beginPhase(t, doing);
  const enc = encounterOf(t);
  const fighter = doing.fights?.shift();
  if (fighter !== undefined) return goOnFighting(t, fighter);
  const charge = doing.charges?.shift();
  if (charge !== undefined) return sendCharge(t, doing, charge);
  const left = doing.left.flatMap((id) => enc.zombies.filter((zombie) => zombie.id === id));
  yield* moveOn(t, left, doing.active ?? []);
  finish(t, doing);
  comeUpon(t);
}

function beginPhase(t: Table, doing: DeadPhaseDoing): void {
  const enc = encounterOf(t);
  const die = sideNamed(enc, DEAD).die ?? 0;
  if (enc.clocks.deadLoseTurn) {
    enc.clocks.deadLoseTurn = false; // ATZ.EVENT.19
    emit(t, 'ATZ.EVENT.19', 'atz.dead.lost');
    return finish(t, doing);
  }
  ridersGoOn(t);
  const active = activeZombies(enc, die);
  if (active.length === 0) {
    emit(t, 'ATZ.ZACT.2', 'atz.dead.none', { die });
    return finish(t, doing);
  }
  doing.active = active.map(({ id }) => id);
  const aims = active.map((zombie) => ({ zombie, aim: aimOf(enc, zombie) }));
  const doingSo = (what: Aim['do']): Zombie[] => aims.flatMap(({ zombie, aim }) => (aim.do === what ? [zombie] : []));
  const rising = doingSo('rise');
  for (const zombie of rising) getUp(enc, zombie);
  if (rising.length > 0) told(t, 'ATZ.ZMOVE.2', 'atz.dead.rise', rising, null);
  const feasting = doingSo('feast');
  if (feasting.length > 0) told(t, 'ATZ.ZACT.3', 'atz.dead.feast', feasting, null);
  doing.fights = [...new Set(doingSo('fight').flatMap(({ id }) => opponentsOf(enc, id)))];
  doing.charges = chargesOf(
    enc,
    aims.flatMap(({ zombie, aim }) => (aim.do === 'charge' ? [{ zombie, target: aim.target }] : [])),
  );
  const busy = new Set([...rising, ...feasting, ...doingSo('fight')].map(({ id }) => id));
  for (const { chargers } of doing.charges) for (const id of chargers) busy.add(id);
  doing.left = active.filter(({ id }) => !busy.has(id)).map(({ id }) => id);
}

/** ATZ.ZDEF.2, ATZ.ZGEN.12, ATZ.X.61: whose Rep is at least the die, and who was not placed in this turn. */
export const activeZombies = (enc: Encounter, die: number): Zombie[] =>
  enc.zombies.filter((zombie) => zombie.placed !== enc.turn && activationRep(enc, zombie) >= die);

const opponentsOf = ({ melees }: Encounter, id: string): string[] =>
  melees.flatMap(({ sides: [a, b] }) => (a.who === id ? [b.who] : b.who === id ? [a.who] : []));

/** ATZ.ZACT.16, ATZ.MELEE.17: at most four reach one human, the nearest. */
const MOST = 4;
function chargesOf(
  enc: Encounter,
  charging: readonly { readonly zombie: Zombie; readonly target: string }[],
): { target: string; chargers: string[] }[] {
  return [...new Set(charging.map(({ target }) => target))].map((target) => {
    const human = humanOf(enc, target);
    const fighting = opponentsOf(enc, target).length;
    const chargers = charging
      .filter((one) => one.target === target)
      .sort((a, b) => inches(a.zombie, human) - inches(b.zombie, human))
      .slice(0, Math.max(0, MOST - fighting));
    return { target, chargers: chargers.map(({ zombie }) => zombie.id) };
  });
}

/** ATZ.ZACT.4 */
function goOnFighting(t: Table, human: string): void {
  const melee = encounterOf(t).melees.find(({ sides }) => sides.some(({ who }) => who === human));
  if (melee !== undefined) begin(t, { do: 'melee', melee: melee.id, defender: human, left: null });
}

/** ATZ.ZACT.7: they halt 3" short, and the Charge into Melee test is taken. */
function sendCharge(
  t: Table,
  doing: DeadPhaseDoing,
  { target, chargers }: { target: string; chargers: string[] },
): void {
  const enc = encounterOf(t);
  const human = humanOf(enc, target);
  const able = chargers.filter((id) => enc.zombies.some((zombie) => zombie.id === id && !zombie.prone));
  if (human.fate !== 'here' || human.status === 'oof' || human.status === 'od') {
    doing.left?.push(...able); // somebody else was quicker
    return;
  }
  if (able.length === 0) return;
  if (isGreen(enc, human)) {
    // ATZ.ZREACT.4: it has to find out what that is before anybody charges; the others come after the first one.
    doing.charges?.unshift({ target, chargers: able.slice(1) });
    return begin(t, { do: 'zed-or-no-zed', who: target, zombie: able[0] as string });
  }
  for (const id of able) {
    const zombie = zombieOf(enc, id);
    zombie.facing = facingTowards(zombie, human);
    zombie.lastSeen = { x: human.x, y: human.y, level: human.level };
    zombie.reason = { rule: 'ATZ.ZACT.7', target, way: [] };
  }
  emit(t, 'ATZ.ZACT.7', 'atz.dead.charge', { zombies: able.length, name: human.name, units: able, target });
  begin(t, { do: 'charge', target, chargers: able, calm: [], stage: 'move', passed: [] });
}

/** ATZ.ZACT.5, ATZ.ZACT.8 to ATZ.ZACT.11: everybody else, at the same time. */
function* moveOn(t: Table, zombies: readonly Zombie[], active: readonly string[]): Flow<void> {
  const enc = encounterOf(t);
  const aims = zombies
    .filter(({ id, prone, feast }) => !prone && feast === null && !inMelee(enc, id))
    .map((zombie) => ({ zombie, aim: asMove(aimOf(enc, zombie)) }));
  remember(enc, zombies);
  const going = aims.filter((one): one is Going => 'target' in one.aim || 'to' in one.aim);
  const barred = moveAll(enc, going);
  for (const [key, group] of groupsOf(going)) {
    const { aim } = group[0] as Going;
    const human = 'target' in aim ? humanOf(enc, aim.target) : null;
    told(
      t,
      aim.rule,
      key,
      group.map(({ zombie }) => zombie),
      human,
    );
  }
  yield* straightOn(
    t,
    aims.flatMap(({ zombie, aim }) => (aim.do === 'ahead' ? [zombie] : [])),
  );
  yield* breakIn(t, barred);
  enc.noises = unheard(enc, active);
  for (const { zombie, aim } of going) {
    if (aim.do === 'downed' && touches(zombie, humanOf(enc, aim.target)))
      yield* arrive(t, zombie, humanOf(enc, aim.target));
  }
}

/** ATZ.ZACT.10: what somebody has had no chance to follow yet is heard again; all else is over. */
function unheard({ noises, zombies }: Encounter, active: readonly string[]): Noise[] {
  const idle = zombies.map(({ id }) => id).filter((id) => !active.includes(id));
  return noises.flatMap((noise) => {
    const unheardBy = idle.filter((id) => isUnheard(noise, id));
    return unheardBy.length === 0 ? [] : [{ ...noise, unheardBy }];
  });
}

/** ATZ.ZMOVE.12, ATZ.BLDG.20: those who stand before something barred break it, one roll for each. */
function* breakIn(t: Table, barred: readonly { zombie: Zombie; opening: string }[]): Flow<void> {
  for (const opening of new Set(barred.map((one) => one.opening))) {
    const zombies = barred.filter((one) => one.opening === opening).map(({ zombie }) => zombie);
    for (const zombie of zombies) zombie.reason = { rule: 'ATZ.ZMOVE.12', target: opening, way: [] };
    told(t, 'ATZ.ZMOVE.12', 'atz.dead.breaks', zombies, null);
    yield* batter(t, opening, Math.min(BATTERERS, zombies.length));
  }
}

/** ATZ.ZACT.16: who finds no place in a charge comes up behind the others. */
const asMove = (aim: Aim): Aim => (aim.do === 'charge' ? { do: 'sees', rule: 'ATZ.ZACT.8', target: aim.target } : aim);

/** ATZ.ZACT.9: where it sees the nearest human while it is active. */
function remember(enc: Encounter, zombies: readonly Zombie[]): void {
  for (const zombie of zombies) {
    const seen = nearestTo(zombie, seenBy(enc, zombie));
    if (seen !== null) zombie.lastSeen = { x: seen.x, y: seen.y, level: seen.level };
  }
}

const KEYS = {
  downed: 'atz.dead.downed',
  charge: 'atz.dead.sees',
  sees: 'atz.dead.sees',
  'last-seen': 'atz.dead.last-seen',
  noise: 'atz.dead.noise',
} as const satisfies Record<Going['aim']['do'], TextKey>;

/** Those who do the same for the same reason, told in one line. */
function groupsOf(going: readonly Going[]): [(typeof KEYS)[keyof typeof KEYS], Going[]][] {
  const groups = new Map<string, Going[]>();
  for (const one of going) {
    const name = `${one.aim.do} ${'target' in one.aim ? one.aim.target : ''}`;
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [...groups.values()].map((group) => [KEYS[(group[0] as Going).aim.do], group]);
}

function told(
  t: Table,
  rule: Aim['rule'] | 'ATZ.ZMOVE.12',
  key: (typeof KEYS)[keyof typeof KEYS] | 'atz.dead.breaks' | 'atz.dead.rise' | 'atz.dead.feast' | 'atz.dead.ahead',
  zombies: readonly Zombie[],
  human: Human | null,
): void {
  const reasons = zombies.map(({ id, reason }) => ({ unit: id, way: (reason?.way ?? []).map((at) => ({ ...at })) }));
  emit(t, rule, key, { zombies: zombies.length, name: human?.name ?? '', target: human?.id ?? null, reasons });
}

/** ATZ.ZACT.11: at a dead end left (1-3) or right (4-6), for what is left of the move. */
function* straightOn(t: Table, zombies: readonly Zombie[]): Flow<void> {
  if (zombies.length === 0) return;
  const enc = encounterOf(t);
  const stuck = zombies.map((zombie) => ({ zombie, left: moveAhead(enc, zombie) })).filter(({ left }) => left > 0);
  told(t, 'ATZ.ZACT.11', 'atz.dead.ahead', zombies, null);
  if (stuck.length === 0) return;
  const dice = yield* roll(t, `${stuck.length}d6`, {
    rule: 'ATZ.ZACT.11',
    seat: firstSeat(enc),
    prompt: { key: 'atz.dead.turn', params: { zombies: stuck.length } },
    ordered: true,
  });
  stuck.forEach(({ zombie, left }, i) => {
    zombie.facing = (zombie.facing + ((dice[i] as number) <= 3 ? 270 : 90)) % 360;
    moveAhead(enc, zombie, left);
  });
}
