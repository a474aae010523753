import { hasSkill } from '../characteristics.ts';
import { nextPhase } from '../course.ts';
import type { Blow } from '../decisions.ts';
import type { Battle, Character, Zombie } from '../state.ts';
import { battleOf, contactsOf, groupHere, isZombie, nameOf, rivalOf, tabletopOf, type Unit, unitOf } from '../units.ts';
import { choose, type Flow, type Offer, type Seat, type Table } from '../verbs.ts';
import { strike, subdue } from './blow.ts';
import { breakDoor, doorBefore } from './doors.ts';
import { likelyBlow } from './odds.ts';

/** LD.CQC.3: the Close Quarters Combat Phase. Each step is one attack: first the Characters in turn, then the dead (LD.CQC.4). */
export function* combat(t: Table): Flow<void> {
  const battle = battleOf(t);
  if (!battle.begun) Object.assign(battle, { begun: true, active: battle.aggressor ?? battle.active }); // LD.CQC.3
  const order = [battle.active, rivalOf(battle, battle.active).seat];
  const seat = order.find((one) => attackersOf(battle, one).length > 0); // LD.CQC.13
  if (seat !== undefined) {
    battle.active = seat;
    yield* attack(t, seat);
    battle.active = rivalOf(battle, seat).seat;
    return;
  }
  if (battle.dead) return yield* zombieAttack(t);
  Object.assign(battle, { dead: true, active: battle.aggressor ?? battle.active }); // LD.CQC.5
}

/**
 * LD.CQC.1, LD.CQC.2: all who are in Contact and have not attacked must do so, but for those who were subdued (LD.SKILL.58);
 * who could not get there does not fight (LD.GEN.15).
 */
const attackersOf = (battle: Battle, seat: Seat): Character[] =>
  groupHere(battle, seat).filter(
    (one) => !one.fought && !one.subdued && contactsOf(battle, one, tabletopOf(battle)).length > 0,
  );

/** LD.CQC.3, LD.CQC.11: one of them attacks, and says whom. */
function* attack(t: Table, seat: Seat): Flow<void> {
  const battle = battleOf(t);
  const attacker = yield* whichOf(t, seat, attackersOf(battle, seat), 'ld.fight.who');
  const blows = blowsOf(battle, attacker);
  const blow: Blow =
    blows.length === 1
      ? (blows[0] as Offer<Blow>).means
      : yield* choose(t, seat, () => ({
          rule: 'LD.CQC.11',
          prompt: { key: 'ld.fight.menu', params: { name: nameOf(attacker) } },
          options: blows,
          facts: { unit: attacker.id },
        }));
  const target = unitOf(battle, blow.target);
  yield* blow.do === 'attack' ? strike(t, attacker, target) : subdue(t, attacker, target);
}

/** An attack on each whom it touches; LD.SKILL.57: or Subdue, where there is only one. */
function blowsOf(battle: Battle, attacker: Character): Offer<Blow>[] {
  const targets = contactsOf(battle, attacker);
  const [only, ...others] = targets as [Unit, ...Unit[]];
  const mayHold = hasSkill(attacker, 'subdue') && others.length === 0;
  const offer = (doing: Blow['do'], target: Unit): Offer<Blow> => ({
    means: { do: doing, target: target.id },
    label: { key: doing === 'attack' ? 'ld.attack' : 'ld.subdue', params: { victim: nameOf(target) } },
    about: { unit: target.id, ...(doing === 'attack' ? oddsOf(battle, attacker, target) : undefined) },
    // LD.SKILL.58: no use against somebody who has attacked already.
    ...(doing === 'subdue' && target.fought ? { seldom: true } : undefined),
  });
  return [...targets.map((target) => offer('attack', target)), ...(mayHold ? [offer('subdue', only)] : [])];
}

const oddsOf = (battle: Battle, attacker: Character, target: Unit): { chance: number; out: number } => {
  const { hit, out } = likelyBlow(battle, attacker, target);
  return { chance: hit, out };
};

/** Asks which of several is picked; nobody is asked about one. */
function* whichOf<U extends Unit>(
  t: Table,
  seat: Seat,
  units: readonly U[],
  key: 'ld.fight.who' | 'ld.fight.zombie' | 'ld.fight.whom',
): Flow<U> {
  const [only, ...others] = units as [U, ...U[]];
  if (others.length === 0) return only;
  const id = yield* choose(t, seat, () => ({
    rule: key === 'ld.fight.who' ? 'LD.CQC.3' : key === 'ld.fight.zombie' ? 'LD.CQC.5' : 'LD.CQC.11',
    prompt: { key },
    options: units.map((unit) => ({
      means: unit.id,
      label: { key: 'ld.character', params: { name: nameOf(unit) } } as const,
      about: { unit: unit.id },
    })),
  }));
  return units.find((unit) => unit.id === id) as U;
}

/** LD.CQC.5, LD.ZOMBIE.4: the dead attack last, and the players pick them in turn. */
function* zombieAttack(t: Table): Flow<void> {
  const battle = battleOf(t);
  const waiting = battle.zombies.filter((one) => mayAttack(battle, one)); // LD.CQC.6, LD.ZOMBIE.5
  const [first] = waiting;
  if (first === undefined) {
    battle.dead = false;
    return nextPhase(battle);
  }
  const seat = battle.active;
  const zombie = waiting.some((one) => orderMatters(battle, one))
    ? yield* whichOf(t, seat, waiting, 'ld.fight.zombie')
    : first;
  const targets = contactsOf(battle, zombie);
  const door = doorBefore(battle, zombie);
  if (targets.length > 0) yield* strike(t, zombie, yield* whichOf(t, seat, targets, 'ld.fight.whom'));
  else if (door !== null) yield* breakDoor(t, zombie, door); // LD.TERRAIN.16
  battle.active = rivalOf(battle, seat).seat;
}

const mayAttack = (battle: Battle, zombie: Zombie): boolean =>
  !zombie.fought && !zombie.subdued && (contactsOf(battle, zombie).length > 0 || doorBefore(battle, zombie) !== null);

/**
 * Whether it makes a difference when this zombie attacks: it touches several, so that it has to choose and an earlier casualty
 * changes its odds; or it may fall to a Dirty Fighter, which changes the crowd round that one; or a Frontline Fighter may fall to
 * it, who helps others to defend themselves (LD.SKILL.30).
 */
function orderMatters(battle: Battle, zombie: Zombie): boolean {
  const targets = contactsOf(battle, zombie);
  return (
    targets.length > 1 ||
    targets.some((one) => !isZombie(one) && hasSkill(one, 'dirty-fighter') && contactsOf(battle, one).length > 1) ||
    targets.some((one) => !isZombie(one) && hasSkill(one, 'frontline-fighter'))
  );
}
