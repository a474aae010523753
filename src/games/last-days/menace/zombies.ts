import { nearestBy } from '../../../skirmish/index.ts';
import { isAtClosedDoor } from '../act/deeds/doors.ts';
import { nextPhase } from '../course.ts';
import { rollOff } from '../roll-off.ts';
import { burn, isInFlames } from '../shoot/fire.ts';
import type { Battle, HordeStep, Zombie } from '../state.ts';
import { battleOf, charactersHere, contactsOf, inchesBetween, nameOf } from '../units.ts';
import { choose, emit, type Flow, type Message, type Table } from '../verbs.ts';
import { apartFrom, couldSee, withoutZombies } from './order.ts';
import { apOf } from './plan.ts';
import { rest, touching } from './rest.ts';
import { luresOf, nearestSeen } from './seek.ts';
import { pass, placeOf, shamble } from './shamble.ts';

/**
 * LD.ZACT.1: every zombie activates once, one after the other: those that stood there as play began (LD.ZACT.19) and those that Noise
 * has drawn in this Phase (LD.NOISE.7). One step is one action of a zombie, or the choice of the next one.
 */
export function* zombieActivation(t: Table): Flow<void> {
  const battle = battleOf(t);
  const { horde } = battle;
  if (horde === null) return yield* begin(t, battle);
  if (horde.unit !== null) return yield* shamble(t, horde, horde.unit);
  const next = yield* whoIsNext(t, horde);
  if (next === null) finish(battle);
  else yield* activate(t, horde, next);
}

/** LD.NOISE.10: lures are forgotten when the step ends. No zombie moves again before the next Menace Phase (LD.ZACT.5). */
function finish(battle: Battle): void {
  battle.horde = null;
  battle.lures = [];
  nextPhase(battle);
}

/** LD.ZACT.2: the winner of a Roll-Off moves the first zombie. */
function* begin(t: Table, battle: Battle): Flow<void> {
  settleStill(t, battle);
  const waiting = waitingIn(battle);
  if (waiting.length === 0) return finish(battle);
  const apart = apartFrom(battle, waiting).map(({ id }) => id);
  battle.active = yield* rollOff(t, 'LD.ZACT.2', 'moves');
  battle.horde = { apart, handed: [], unit: null, left: 0, of: 0, plan: null, walked: [] };
}

const waitingIn = ({ zombies }: Battle): Zombie[] => zombies.filter(({ activated }) => !activated);

/** Those that will not move, whatever the others do, are done with before anybody picks, unless they burn first (LD.ATTR.9). */
function settleStill(t: Table, battle: Battle): void {
  const open = luresOf(battle).length > 0 ? null : withoutZombies(battle);
  for (const zombie of waitingIn(battle)) {
    if (isInFlames(battle, zombie)) continue;
    const [touched] = contactsOf(battle, zombie);
    if (touched !== undefined)
      rest(zombie, touching(touched)); // LD.ZACT.6
    else if (isHeld(battle, zombie)) {
      if (!isAtClosedDoor(battle, zombie)) hold(t, battle, zombie);
    } else if (open !== null && !couldSee(battle, zombie, open)) rest(zombie, { why: 'nothing' }); // LD.ZACT.11
  }
}

/** LD.ZACT.16, LD.ZACT.17, LD.X.3: each Knockback Token takes 1 AP, and as many as it has AP take them all. */
const isHeld = (battle: Battle, zombie: Zombie): boolean => zombie.knockback >= apOf(battle, zombie);

function hold(t: Table, battle: Battle, zombie: Zombie): void {
  tellHeld(t, battle, zombie);
  rest(zombie, { why: 'held' });
}

function tellHeld(t: Table, battle: Battle, zombie: Zombie): void {
  const { id: unit, knockback: tokens } = zombie;
  emit(t, 'LD.ZACT.17', 'ld.zombie.held', { unit, name: nameOf(zombie), tokens, ap: apOf(battle, zombie) });
}

/**
 * LD.ZACT.2: the players pick in turn. Zombies that cannot get into each other's way go first, in a fixed order; and a player may leave
 * the rest to the game, which picks the one nearest to a living model.
 */
function* whoIsNext(t: Table, { apart, handed }: HordeStep): Flow<Zombie | null> {
  const battle = battleOf(t);
  const waiting = waitingIn(battle);
  const [first, ...others] = waiting;
  if (first === undefined || others.length === 0) return first ?? null;
  const free = waiting.find(({ id }) => apart.includes(id));
  if (free !== undefined) return free;
  const { active } = battle;
  if (!handed.includes(active)) {
    const choice = yield* choose(t, active, () => ({
      rule: 'LD.ZACT.2',
      prompt: { key: 'ld.zombie.next', params: { left: waiting.length } },
      options: [
        ...waiting.map((zombie) => ({
          means: zombie.id,
          label: labelOf(battle, zombie),
          about: { unit: zombie.id },
        })),
        { means: 'rest', label: { key: 'ld.zombie.rest' } as const },
      ],
      facts: { zombies: waiting.map(({ id }) => id) },
    }));
    if (choice !== 'rest') return waiting.find(({ id }) => id === choice) as Zombie;
    handed.push(active);
  }
  const people = charactersHere(battle);
  return nearestBy(waiting, (zombie) => Math.min(...people.map((one) => inchesBetween(zombie, one))));
}

/** What it would do, in a few words. */
function labelOf(battle: Battle, zombie: Zombie): Message {
  const name = nameOf(zombie);
  const [seen] = nearestSeen(battle, zombie);
  if (seen !== undefined) {
    const inches = Math.round(inchesBetween(zombie, seen) * 10) / 10;
    return { key: 'ld.zombie.option.sees', params: { name, victim: nameOf(seen), inches } };
  }
  return { key: luresOf(battle).length > 0 ? 'ld.zombie.option.hears' : 'ld.zombie.option', params: { name } };
}

/** LD.ZACT.16, LD.MASS.4: it begins with its AP, less Heavy and Knockback; a fire that it stands in burns it first (LD.ATTR.9). */
function* activate(t: Table, horde: HordeStep, zombie: Zombie): Flow<void> {
  const battle = battleOf(t);
  zombie.door = null;
  yield* burn(t, zombie, 'starts');
  if (!battle.zombies.includes(zombie)) return pass(battle, horde, zombie.id);
  if (isHeld(battle, zombie)) {
    if (!isAtClosedDoor(battle, zombie)) {
      hold(t, battle, zombie);
      return pass(battle, horde, zombie.id);
    }
    tellHeld(t, battle, zombie); // LD.TERRAIN.16: it does not move, but may have the door before it that it attacks
  }
  const of = apOf(battle, zombie);
  const left = Math.max(0, of - zombie.knockback);
  Object.assign(horde, { unit: zombie.id, of, left, plan: null, walked: [placeOf(zombie)] });
  zombie.reason = null;
}
