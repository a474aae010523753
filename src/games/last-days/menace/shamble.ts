import { apart, between, facingTowards, fits, point } from '../../../tabletop/index.ts';
import type { Placed } from '../../../kernel/index.ts';
import { isAtClosedDoor } from '../act/deeds/doors.ts';
import { answerAction, holdersAgainst } from '../act/lock.ts';
import { burnAlong } from '../act/move/burning.ts';
import { horror } from '../mind/horror.ts';
import { hurt } from '../shoot/damage.ts';
import type { Battle, HordeStep, Paid, Standing, Zombie } from '../state.ts';
import { battleOf, bodyOf, contactsOf, isZombie, nameOf, rivalOf, tabletopOf } from '../units.ts';
import { emit, type Flow, type Table } from '../verbs.ts';
import { inchesTo, isThere } from './plan.ts';
import { NOTHING, rest, touching } from './rest.ts';
import { type Sought, seek } from './seek.ts';

/** One action of the zombie that is moving: what it heads for is judged anew before it (LD.ZACT.7). */
export function* shamble(t: Table, horde: HordeStep, id: string): Flow<void> {
  const battle = battleOf(t);
  const zombie = battle.zombies.find((one) => one.id === id);
  if (zombie === undefined) return pass(battle, horde, id); // destroyed on its way
  const [touched] = contactsOf(battle, zombie);
  if (touched !== undefined) {
    zombie.reason ??= { ...NOTHING, ringed: [], way: [], ...touching(touched) };
    return stop(t, horde, zombie);
  }
  // LD.ZACT.17, LD.TERRAIN.16: who cannot move at all may still stand before a door.
  const looksOn = horde.plan === null && isAtClosedDoor(battle, zombie);
  if (horde.left === 0 && !looksOn) return stop(t, horde, zombie);
  const sought = yield* seek(t, zombie, horde);
  if (sought === null) return stop(t, horde, zombie); // LD.ZACT.11
  headFor(t, horde, zombie, sought);
  // LD.ZACT.9: it has come to the token or vehicle that it heard. A model is touched, or it is not there yet (LD.GEN.14).
  const isModel = battle.characters.some((one) => one.id === sought.aim.goal.id);
  if (!isModel && isThere(zombie, sought.aim.goal)) return stop(t, horde, zombie);
  const step = nextStep(battle, zombie, sought.plan.actions, horde.left);
  if (step === null) return stop(t, horde, zombie);
  sought.plan.actions.splice(0, step.actions);
  yield* take(t, horde, zombie, step);
}

/** Why it goes where it goes, for the log and the screen. */
function headFor(t: Table, horde: HordeStep, zombie: Zombie, { aim, plan }: Sought): void {
  horde.plan = plan;
  const { why, goal } = aim;
  const { reason } = zombie;
  if (reason?.why === why && reason.target === goal.id) return;
  tell(t, horde, zombie);
  const way = reason?.way ?? [placeOf(zombie)];
  zombie.reason = { why, target: goal.id, inches: inchesTo(zombie, goal), ringed: [...plan.ringed], way };
}

export const placeOf = ({ x, y, level }: Standing): Standing => ({ x, y, level });

interface Step {
  /** How many actions of the plan it is. */
  readonly actions: number;
  readonly ap: number;
  readonly points: readonly Placed[];
  readonly fall: number;
}

/**
 * The next action that it can pay for; a way through other zombies is gone in one go until its base is clear of them (LD.ACT.8), and
 * where that is too far it goes up to them. The fall takes 2 AP, or what is left of them (LD.MOVE.18).
 */
function nextStep(battle: Battle, zombie: Zombie, actions: readonly Paid[], left: number): Step | null {
  const [table, body] = [tabletopOf(battle), bodyOf(zombie)];
  const points: Placed[] = [];
  let ap = 0;
  for (const [i, action] of actions.entries()) {
    const price = action.kind === 'drop' ? Math.min(action.ap, left - ap) : action.ap;
    if (price === 0 || ap + price > left) break;
    ap += price;
    points.push(...action.points);
    if (fits(table, body, points.at(-1) as Placed)) return { actions: i + 1, ap, points, fall: action.fall };
  }
  const upTo = points.every(({ level }) => level === zombie.level) ? upToThem(battle, zombie, points) : [];
  return upTo.length === 0 ? null : { actions: actions.length, ap, points: upTo, fall: 0 };
}

/** By how much a way is shortened at a time until the base has room. */
const BACK = 0.05;

/** As much of a way as ends where the base has room. */
function upToThem(battle: Battle, zombie: Zombie, way: readonly Placed[]): Placed[] {
  const [table, body] = [tabletopOf(battle), bodyOf(zombie)];
  for (let n = way.length; n > 0; n--) {
    const [from, to] = [n > 1 ? (way[n - 2] as Placed) : zombie, way[n - 1] as Placed];
    const long = apart(from, to);
    for (let far = long; far > BACK; far -= BACK) {
      const { x, y } = between(from, to, far / long);
      const at = { ...point(x, y), level: zombie.level };
      if (fits(table, body, at)) return [...way.slice(0, n - 1), at];
    }
  }
  return [];
}

/** It pays, and stands where the action leads; then comes what that leads to. */
function* take(t: Table, horde: HordeStep, zombie: Zombie, { ap, points, fall }: Step): Flow<void> {
  const battle = battleOf(t);
  const isHere = (): boolean => battle.zombies.some(({ id }) => id === zombie.id);
  const [from, knocked] = [placeOf(zombie), zombie.knockback];
  for (const to of points) {
    if (apart(zombie, to) > 0) zombie.facing = facingTowards(zombie, to);
    Object.assign(zombie, { x: to.x, y: to.y, level: to.level ?? zombie.level });
    horde.walked.push(placeOf(zombie));
    zombie.reason?.way.push(placeOf(zombie));
  }
  horde.left -= ap;
  if (fall > 0) yield* land(t, horde, zombie, fall);
  if (isHere()) yield* burnAlong(t, zombie, from, points);
  if (isHere()) yield* touch(t, horde, zombie);
  if (isHere()) yield* answered(t, horde, zombie);
  if (isHere()) horde.left = Math.max(0, horde.left - (zombie.knockback - knocked)); // LD.ZACT.18
}

/** LD.MOVE.18, LD.ZACT.20: a head roll, and no Knockback. */
function* land(t: Table, horde: HordeStep, zombie: Zombie, inches: number): Flow<void> {
  tell(t, horde, zombie);
  emit(t, 'LD.MOVE.18', 'ld.zombie.falls', { unit: zombie.id, name: nameOf(zombie), inches });
  const cause = { how: 'fall', by: null, weapon: null } as const;
  yield* hurt(t, zombie, { kind: 'cqc', seat: battleOf(t).active, cause, damage: [], lobotomizer: [], knockback: 0 });
}

/** LD.HORROR.1: its own move has made the Contact (LD.MOVE.19: a fall, too). */
function* touch(t: Table, horde: HordeStep, zombie: Zombie): Flow<void> {
  for (const victim of contactsOf(battleOf(t), zombie)) {
    if (isZombie(victim)) continue;
    tell(t, horde, zombie);
    yield* horror(t, zombie, victim);
  }
}

/** LD.LOCK.2, LD.LOCK.3: Locked and Loaded Tokens may be spent on every action of a zombie. */
function* answered(t: Table, horde: HordeStep, zombie: Zombie): Flow<void> {
  if (holdersAgainst(battleOf(t), zombie).length === 0) return;
  tell(t, horde, zombie);
  yield* answerAction(t, zombie);
}

/** What it has walked since that was last told, and why. */
function tell(t: Table, horde: HordeStep, zombie: Zombie): void {
  const { reason } = zombie;
  const way = horde.walked;
  if (reason === null || way.length < 2) return;
  const battle = battleOf(t);
  const moved = way.reduce((sum, at, i) => (i === 0 ? 0 : sum + apart(way[i - 1] as Standing, at)), 0);
  const params = {
    unit: zombie.id,
    name: nameOf(zombie),
    target: reason.target,
    victim: calledIn(battle, reason.target),
    inches: tenths(reason.inches ?? 0),
    moved: tenths(moved),
    ringed: reason.ringed.map((id) => calledIn(battle, id)),
    way: way.map(({ x, y, level }) => ({ x, y, level })),
  };
  if (reason.why === 'hears') emit(t, 'LD.ZACT.9', 'ld.zombie.hears', params);
  else if (reason.ringed.length > 0) emit(t, 'LD.ZACT.12', 'ld.zombie.instead', params);
  else emit(t, 'LD.ZACT.7', 'ld.zombie.sees', params);
  horde.walked = [placeOf(zombie)];
}

const tenths = (inches: number): number => Math.round(inches * 10) / 10;

/** How a model, a token or a vehicle is called. */
function calledIn(battle: Battle, id: string | null): string {
  const one = battle.characters.find((other) => other.id === id);
  if (one !== undefined) return one.member.name;
  return battle.lures.some((lure) => lure.id === id && lure.kind === 'noisemaker')
    ? 'Noisemaker'
    : (tabletopOf(battle).ground.named(id ?? '')?.name ?? '');
}

/** Its activation is over. */
function stop(t: Table, horde: HordeStep, zombie: Zombie): void {
  const battle = battleOf(t);
  tell(t, horde, zombie);
  const { plan } = horde;
  // LD.ZACT.10, LD.TERRAIN.15: it stops against the door, and attacks it in the CQC Phase (LD.TERRAIN.16).
  if (plan !== null && plan.door !== null && plan.actions.length === 0 && contactsOf(battle, zombie).length === 0) {
    zombie.door = plan.door;
    emit(t, 'LD.ZACT.10', 'ld.zombie.door', { unit: zombie.id, name: nameOf(zombie), door: plan.door });
  }
  zombie.reason ??= { ...NOTHING, ringed: [], way: [] };
  rest(zombie);
  pass(battle, horde, zombie.id);
}

/** LD.ZACT.2: the other player picks next, unless nobody picked this one. */
export function pass(battle: Battle, horde: HordeStep, id: string): void {
  Object.assign(horde, { unit: null, plan: null, walked: [], left: 0 });
  if (!horde.apart.includes(id)) battle.active = rivalOf(battle, battle.active).seat;
}
