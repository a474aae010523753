import { type Choose, idOf, meansOf } from '../../../kernel/index.ts';
import type { Blow } from '../decisions.ts';
import { likelyBlow } from '../fight/odds.ts';
import type { Battle } from '../state.ts';
import { characterOf, contactsOf, isZombie, loadOf, nameOf, type Unit, unitOf } from '../units.ts';
import type { Seat } from '../verbs.ts';
import { type Advice, advice } from './advice.ts';
import { worthTo } from './harm.ts';

/** Close Quarters Combat. */

const blowValue = (battle: Battle, attacker: Unit, target: Unit): number => {
  const { points, out } = likelyBlow(battle, attacker, target);
  const mean = points.reduce((sum, p, n) => sum + p * n, 0);
  return worthTo(battle, target) * (out + 0.15 * mean);
};

/** LD.CQC.3: the one who has most to gain attacks first. */
export function attackerAdvice(battle: Battle, ids: readonly string[]): Advice {
  const rated = ids.map((id) => {
    const one = unitOf(battle, id);
    return { one, value: Math.max(0, ...contactsOf(battle, one).map((target) => blowValue(battle, one, target))) };
  });
  const best = rated.reduce((a, b) => (b.value > a.value ? b : a));
  return advice(best.one.id, `${nameOf(best.one)} strikes first: there is most to gain.`);
}

/** LD.CQC.11: whom to attack, or to hold down (LD.SKILL.57). */
export function blowAdvice(battle: Battle, request: Choose, id: string): Advice {
  const attacker = characterOf(battle, id);
  const blows = request.options.map(meansOf<Blow>);
  const rated = blows.map((blow) => {
    const target = unitOf(battle, blow.target);
    if (blow.do === 'attack') return { blow, target, value: blowValue(battle, attacker, target) };
    const danger = target.fought ? 0 : blowValue(battle, target, attacker);
    return { blow, target, value: 0.5 * danger };
  });
  const best = rated.reduce((a, b) => (b.value > a.value ? b : a));
  return advice(
    idOf(best.blow),
    best.blow.do === 'attack'
      ? `${nameOf(best.target)} is the one to bring down.`
      : `${nameOf(best.target)} hits too hard: better held down.`,
  );
}

/** LD.CQC.5: the dead who stand against the others strike first, and those against us last. */
export function deadAttackerAdvice(battle: Battle, seat: Seat, ids: readonly string[]): Advice {
  const rated = ids.map((id) => {
    const zombie = unitOf(battle, id);
    const gains = contactsOf(battle, zombie).map(
      (one) => blowValue(battle, zombie, one) * (isZombie(one) || one.seat === seat ? -1 : 1),
    );
    return { id, value: Math.max(-100, ...gains) };
  });
  const best = rated.reduce((a, b) => (b.value > a.value ? b : a));
  return advice(best.id, best.value > 0 ? 'Let the dead bite the others first.' : 'Our own come last.');
}

/** LD.CQC.11: whom a zombie attacks that touches several. */
export function victimAdvice(battle: Battle, seat: Seat, ids: readonly string[]): Advice {
  const rated = ids.map((id) => {
    const one = unitOf(battle, id);
    const isOurs = !isZombie(one) && one.seat === seat;
    return { one, value: worthTo(battle, one) * (isOurs ? -1 : 1) };
  });
  const best = rated.reduce((a, b) => (b.value > a.value ? b : a));
  return advice(best.one.id, `Rather ${nameOf(best.one)} than anybody else.`);
}

/** LD.SKILL.10: a weapon is struck from the hand of somebody who is sound and well armed. */
export function disarmAdvice(battle: Battle, target: string): Advice {
  const victim = unitOf(battle, target);
  if (isZombie(victim) || victim.damage > 0 || loadOf(battle, target) !== undefined) {
    return advice('damage', `${nameOf(victim)} can be brought down.`);
  }
  return victim.guns.length > 0 && victim.blades.length === 0
    ? advice('damage', `${nameOf(victim)} has nothing to fight with here anyway.`)
    : advice('damage', 'A wound lasts longer.');
}
