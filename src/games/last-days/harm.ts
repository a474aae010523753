import { spotOf } from '../../skirmish/index.ts';
import { askBeside } from './beside.ts';
import { valueOf } from './characteristics.ts';
import type { CqcWeaponId } from './data/cqc-weapons.ts';
import type { FirearmId } from './data/firearms.ts';
import { succeed } from './mind/leader.ts';
import type { Character, Deed, Token, Zombie } from './state.ts';
import { battleOf, loadOf, nameOf, type Unit } from './units.ts';
import { answersSoFar, emit, type Flow, type Seat, type Table } from './verbs.ts';

/** What becomes of models that are harmed, whatever harmed them. */

/** LD.T.XP: what somebody did or suffered is kept, with the turn and the answer after which it happened. */
export function noted(t: Table, deed: Omit<Deed, 'turn' | 'answer'>): void {
  const battle = battleOf(t);
  battle.deeds.push({ turn: battle.turn, answer: answersSoFar(t), ...deed });
}

export interface Cause {
  readonly how: 'shot' | 'blow' | 'blast' | 'fire' | 'fall';
  /** Who did it: a Character or a zombie; nobody for a fall (LD.XP.1). */
  readonly by: string | null;
  readonly weapon: FirearmId | CqcWeaponId | null;
}

/** LD.SDAM.3, LD.SDAM.4, LD.CDAM.3: Damage Points are taken; who has no Damage Capacity left is Out of Action. */
export function* wound(t: Table, victim: Character, points: number, cause: Cause): Flow<void> {
  if (points === 0) return;
  victim.damage += points;
  const left = Math.max(0, valueOf(victim, 'capacity') - victim.damage);
  noted(t, { kind: 'wounded', who: victim.id, whom: cause.by, weapon: cause.weapon });
  emit(t, 'LD.SDAM.3', 'ld.wounded', { unit: victim.id, name: nameOf(victim), points, left });
  if (left === 0) yield* fall(t, victim, cause);
}

/** LD.SDAM.4, LD.BREAK.13: a casualty. */
function* fall(t: Table, victim: Character, cause: Cause): Flow<void> {
  const battle = battleOf(t);
  emit(t, 'LD.SDAM.4', 'ld.out', {
    unit: victim.id,
    name: nameOf(victim),
    seat: victim.seat,
    fell: [spotOf(victim)],
  });
  yield* drop(t, victim, victim.seat); // LD.SUPPLY.10
  Object.assign(victim, { fate: 'out', noise: 0, locked: null }); // LD.NOISE.12
  noted(t, { kind: 'fell', who: victim.id, whom: cause.by, weapon: cause.weapon });
  const doer = battle.characters.find(({ id }) => id === cause.by);
  if (doer !== undefined && doer.seat !== victim.seat) {
    noted(t, { kind: 'rival', who: doer.id, whom: victim.id, weapon: cause.weapon });
  }
  yield* succeed(t, victim.seat);
}

/** LD.ZOMBIE.7: a zombie that has taken its Damage Point is removed. */
export function* destroy(t: Table, zombie: Zombie, cause: Cause): Flow<void> {
  const battle = battleOf(t);
  emit(t, 'LD.ZOMBIE.7', 'ld.destroyed', { unit: zombie.id, name: nameOf(zombie), fell: [spotOf(zombie)] });
  const doer = battle.characters.find(({ id }) => id === cause.by);
  yield* drop(t, zombie, doer?.seat ?? battle.aggressor ?? battle.active); // LD.MASS.5
  battle.zombies = battle.zombies.filter(({ id }) => id !== zombie.id);
  if (doer === undefined) return;
  noted(t, { kind: 'zombie', who: doer.id, whom: zombie.id, weapon: cause.weapon });
}

/** LD.SUPPLY.10, LD.MASS.5: what it carried is laid down touching it. */
function* drop(t: Table, unit: Unit, seat: Seat): Flow<void> {
  const token = loadOf(battleOf(t), unit.id);
  if (token !== undefined) yield* layDown(t, unit, token, seat);
}

/** A token is put down in contact with a base. */
export function* layDown(t: Table, unit: Unit, token: Token, seat: Seat): Flow<void> {
  const at = yield* askBeside(t, unit, seat, { rule: 'LD.SUPPLY.10', key: 'ld.token.where', token: token.id });
  Object.assign(token, { carrier: null, at });
  emit(t, 'LD.SUPPLY.10', 'ld.token.dropped', { unit: unit.id, name: nameOf(unit), token: token.id });
}
