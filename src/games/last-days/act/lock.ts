import { hasSkill, valueOf } from '../characteristics.ts';
import { MISC_ACTIONS } from '../data/actions.ts';
import type { LockChoice } from '../decisions.ts';
import { characteristic, opposedTest } from '../dice.ts';
import { lockedAbout } from '../interrupts.ts';
import { mayShoot } from '../shoot/aim.ts';
import { fireAt, markOf } from '../shoot/attack.ts';
import { figuresOf, gunAt, readyGuns } from '../shoot/guns.ts';
import { spend as spendShot } from '../shoot/spend.ts';
import type { Battle, Character } from '../state.ts';
import {
  areHostile,
  battleOf,
  charactersHere,
  findUnit,
  isZombie,
  nameOf,
  rivalOf,
  tabletopOf,
  type Unit,
} from '../units.ts';
import { choose, emit, type Flow, interrupt, type Offer, ordered, type Seat, type Table } from '../verbs.ts';
import { type Action, spend } from './act.ts';
import { pickPoint, type Run, runMarks } from './lock-run.ts';

/** Locked and Loaded: shots kept back, and spent on what somebody else does. */

/** LD.MISC.4, LD.LOCK.1: the model takes the token, and its AP spending is over. LD.LOCK.13: it may do so turn after turn. */
export const lock: Action<'lock'> = {
  id: 'lock',
  options(_battle, unit, { left }) {
    const { ap } = MISC_ACTIONS['locked-and-loaded'];
    if (left < ap || unit.guns.every(({ lost, spent }) => lost || spent)) return [];
    return [{ means: { do: 'lock' }, label: { key: 'ld.menu.lock', params: { ap } } }];
  },
  *play(t, unit, _act, activation) {
    spend(activation, MISC_ACTIONS['locked-and-loaded'].ap);
    Object.assign(activation, { left: 0, sprint: 0 });
    unit.locked = battleOf(t).turn;
    emit(t, 'LD.MISC.4', 'ld.locked', { unit: unit.id, name: nameOf(unit) });
  },
};

/** LD.LOCK.2: spent in the Action Phase in which it was taken or in the next turn's Zombie Activation; after that it is dead. */
export const isLive = ({ phase, turn }: Battle, { locked }: Character): boolean =>
  locked !== null && ((phase === 'action' && locked === turn) || (phase === 'zombies' && locked === turn - 1));

/** A shot that a token would pay for: at a Run, from where it is nearest (LD.LOCK.8). */
export interface Answer {
  readonly holder: Character;
  readonly gun: number;
  readonly inches: number;
  readonly chance: number;
}

/**
 * LD.LOCK.3, LD.LOCK.14: who could answer the action that a model has just paid for, with which guns: an enemy who holds a live
 * token, sees it within 12 inches after the action, and may shoot at it. The nearest first.
 */
export function holdersAgainst(battle: Battle, mover: Unit, run?: Run): Answer[] {
  const holders = charactersHere(battle).filter((one) => isLive(battle, one) && areHostile(one, mover));
  if (holders.length === 0) return [];
  // LD.LOCK.8: whether the runner itself touches the holder is judged at each point of the Run.
  const table = run === undefined ? tabletopOf(battle) : tabletopOf(battle).without([mover.id]);
  return holders
    .filter((holder) => mayShoot(battle, holder, table)) // LD.MOVE.6, LD.SHOOT.3
    .flatMap((holder) => readyGuns(holder).flatMap((gun) => answerOf(battle, holder, gun, mover, run) ?? []))
    .sort((a, b) => a.inches - b.inches || b.chance - a.chance);
}

const FIRST = { occasion: 'locked', shot: 0 } as const;

function answerOf(battle: Battle, holder: Character, gun: number, mover: Unit, run?: Run): Answer | null {
  if (run === undefined) {
    const mark = markOf(battle, holder, gun, mover, FIRST);
    return mark === null ? null : { holder, gun, inches: mark.inches, chance: mark.chance };
  }
  const marks = runMarks(battle, holder, gun, mover, run);
  if (marks.length === 0) return null;
  const inches = Math.min(...marks.map((mark) => mark.inches));
  return { holder, gun, inches, chance: Math.max(...marks.map((mark) => mark.chance)) };
}

/**
 * LD.X.4, LD.LOCK.4, LD.LOCK.5: the action is over, and before the next one tokens may be spent on it: LD.LOCK.15: first those of the
 * opponent of the player who moves the model, then the other's, one at a time.
 */
export function* answerAction(t: Table, mover: Unit, run?: Run): Flow<void> {
  const battle = battleOf(t);
  const by = isZombie(mover) ? battle.active : mover.seat;
  for (const seat of [rivalOf(battle, by).seat, by]) {
    for (;;) {
      const now = findUnit(battle, mover.id);
      const answers =
        now === undefined ? [] : holdersAgainst(battle, now, run).filter(({ holder }) => holder.seat === seat);
      const [nearest] = answers;
      if (now === undefined || nearest === undefined) break;
      const about = {
        kind: 'locked-and-loaded',
        about: lockedAbout(now),
        facts: { inches: nearest.inches, zombie: isZombie(now), chance: nearest.chance },
      } as const;
      const isOrdered = ordered(t, seat, about) === 'act';
      const choice: LockChoice = yield* interrupt(t, seat, {
        ...about,
        pass: { do: 'hold' },
        act: fireWith(nearest),
        question: () => ({
          rule: 'LD.LOCK.3',
          prompt: { key: run === undefined ? 'ld.lock' : 'ld.lock.run', params: { victim: nameOf(now) } },
          options: [...answers.map(answerOffer), { means: { do: 'hold' }, label: { key: 'ld.lock.hold' } } as const],
          facts: { target: now.id },
        }),
      });
      if (choice.do === 'hold') break;
      const holder = charactersHere(battle).find(({ id }) => id === choice.by) as Character;
      yield* fireToken(t, holder, choice.gun, now, run, isOrdered);
    }
  }
}

const fireWith = ({ holder, gun }: Answer): LockChoice => ({ do: 'fire', by: holder.id, gun });

function answerOffer(answer: Answer): Offer<LockChoice> {
  const { holder, gun, inches, chance } = answer;
  const percent = Math.round(100 * chance);
  const params = { name: nameOf(holder), weapon: gunAt(holder, gun).id, inches: Math.round(inches * 10) / 10, percent };
  return {
    means: fireWith(answer),
    label: { key: 'ld.lock.fire', params },
    about: { unit: holder.id, gun, inches, chance },
  };
}

/**
 * LD.LOCK.6, LD.LOCK.7, LD.LOCK.11: the token is gone, and pays for shots of one gun at this one target; another gun may fire in the
 * Shooting Phase (LD.LOCK.10).
 */
function* fireToken(
  t: Table,
  holder: Character,
  gun: number,
  target: Unit,
  run: Run | undefined,
  isOrdered: boolean,
): Flow<void> {
  const end = { x: target.x, y: target.y, level: target.level };
  const at = run === undefined ? null : yield* pickPoint(t, holder, gun, target, run, isOrdered);
  holder.locked = null;
  const { name, weapon } = { name: nameOf(holder), weapon: gunAt(holder, gun).id };
  emit(t, 'LD.LOCK.11', 'ld.lock.spent', { unit: holder.id, name, target: target.id, victim: nameOf(target), weapon });
  if (at !== null) Object.assign(target, at); // LD.LOCK.8: it falls there, or goes on to the end
  if (yield* isNoticed(t, holder, gun, target)) loseShots(holder, gun);
  else yield* fireOn(t, holder, gun, target, isOrdered);
  if (at !== null && findUnit(battleOf(t), target.id) !== undefined) Object.assign(target, end);
}

/** LD.LOCK.6, LD.LOCK.16: up to the Rate of Fire, as long as there is somebody to shoot at. */
function* fireOn(t: Table, holder: Character, gun: number, target: Unit, isOrdered: boolean): Flow<void> {
  const battle = battleOf(t);
  for (let shot = 0; shot < figuresOf(gunAt(holder, gun)).rateOfFire; shot++) {
    const stillThere = findUnit(battle, target.id) !== undefined && findUnit(battle, holder.id) !== undefined;
    const mark = stillThere ? markOf(battle, holder, gun, target, { occasion: 'locked', shot }) : null;
    if (mark === null) return;
    if (shot > 0 && !isOrdered && !(yield* goesOn(t, holder.seat, holder, target, mark.chance))) return;
    yield* fireAt(t, holder, gun, target, { occasion: 'locked', shot });
  }
}

function* goesOn(t: Table, seat: Seat, holder: Character, target: Unit, chance: number): Flow<boolean> {
  const params = { name: nameOf(holder), victim: nameOf(target), percent: Math.round(100 * chance) };
  const answer = yield* choose(t, seat, {
    rule: 'LD.LOCK.6',
    prompt: { key: 'ld.lock.again', params },
    options: ['shoot', 'hold'],
    facts: { unit: holder.id, target: target.id },
  });
  return answer === 'shoot';
}

/** LD.SKILL.49, LD.SKILL.51: a target with Situational Awareness may see it coming; a full tie goes to it (LD.GEN.10). */
function* isNoticed(t: Table, holder: Character, gun: number, target: Unit): Flow<boolean> {
  if (isZombie(target) || !hasSkill(target, 'situational-awareness')) return false;
  const contender = (one: Character) => ({
    seat: one.seat,
    prompt: { key: 'ld.aware.roll', params: { name: nameOf(one) } } as const,
    value: valueOf(one, 'intelligence'),
    modifiers: [characteristic('LD.SKILL.49', 'intelligence', valueOf(one, 'intelligence'))],
  });
  const { winner, dice, modifiers } = yield* opposedTest(t, 'LD.SKILL.49', contender(holder), contender(target));
  const isSeen = winner === 'second';
  const said = {
    unit: target.id,
    name: nameOf(target),
    shooter: holder.id,
    by: nameOf(holder),
    weapon: gunAt(holder, gun).id,
  };
  const key = isSeen ? 'ld.aware.noticed' : 'ld.aware.missed';
  emit(t, isSeen ? 'LD.SKILL.50' : 'LD.SKILL.51', key, said, { dice: [...dice], modifiers });
  return isSeen;
}

/** LD.SKILL.50: the shots are lost, but not their Noise and Ammo. */
function loseShots(holder: Character, place: number): void {
  const gun = gunAt(holder, place);
  for (let shot = 0; shot < figuresOf(gun).rateOfFire; shot++) spendShot(holder, gun, shot);
}
