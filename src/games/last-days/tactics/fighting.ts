import { type Choose, idOf, meansOf } from '../../../kernel/index.ts';
import type { Arm, Blow } from '../decisions.ts';
import { likelyBlow } from '../fight/odds.ts';
import type { Battle } from '../state.ts';
import { characterOf, contactsOf, isZombie, nameOf, type Unit, unitOf } from '../units.ts';
import { BARE_HANDS_NAME, CQC_WEAPON_TEXTS } from '../texts/data-gear.ts';
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

/** LD.CQC.17: the arms are offered in their order, the most promising first. */
export function armAdvice({ options: [first] }: Choose, strikes: boolean): Advice {
  if (first === undefined) return advice(null, '');
  const arm = meansOf<Arm>(first);
  const name = arm === 'bare-hands' ? BARE_HANDS_NAME : CQC_WEAPON_TEXTS[arm].name;
  return advice(first.id, strikes ? `${name}: likely to do the most harm.` : `${name}: best to parry with.`);
}

/** LD.SKILL.10: a wound counts for more than a weapon that comes back after the game (LD.SKILL.11). */
export const disarmAdvice = (battle: Battle, target: string): Advice =>
  advice('damage', `${nameOf(unitOf(battle, target))} can be brought down, and a weapon comes back.`);
