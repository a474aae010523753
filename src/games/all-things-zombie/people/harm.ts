import { spotOf } from '../../../skirmish/index.ts';
import { bite } from '../dead/infection.ts';
import { witness } from '../dead/zombie.ts';
import { isArmored } from '../data/classes.ts';
import { countDice, passDice } from '../dice.ts';
import { encounterOf } from '../doing.ts';
import { type Figure, fightingRep, isDown, isHuman, leaveMelees, nameOf, repOf, seatFor } from '../figures.ts';
import type { Human, State } from '../state.ts';
import { choose, emit, type Flow, type Table } from '../verbs.ts';
import { type Damage, type Status, STATUSES } from '../words.ts';
import { wheelLost } from '../vehicles/driving/wheel.ts';
import { rouse } from './adrenaline.ts';
import { has } from './attributes.ts';
import { letGo } from './load.ts';
import { callManDown } from './man-down.ts';

/** ATZ.DMG, ATZ.STAR: what becomes of somebody who is hit, all blows of one moment together. */

/** A hit as its damage die was read; where several people strike at once, each blow says whose it is. */
export type Blow = Damage | { readonly damage: Damage; readonly by: Figure };

export interface Cause {
  /** Who does it; null for accidents (ATZ.STAR.20). */
  readonly by: Figure | null;
  /** ATZ.STAR.15: Star Power helps against fire and in melee only. */
  readonly how: 'fire' | 'melee' | 'accident';
  /** ATZ.MELEE.24: nobody means to kill. */
  readonly mild?: boolean;
  /** ATZ.REACT.2, ATZ.CHARGE.16: no Man Down follows. */
  readonly quiet?: boolean;
  /** ATZ.BLDG.13: more dice for Recover From Knock Down, of which the best two count. */
  readonly dice?: number;
}

type Worse = Extract<Status, 'carry-on' | 'stunned' | 'oof' | 'od'>;
/** ATZ.STAR.11: from best to worst. */
const LEVELS: readonly Worse[] = ['carry-on', 'stunned', 'oof', 'od'];
const worst = (results: readonly Worse[]): Worse =>
  LEVELS[Math.max(0, ...results.map((one) => LEVELS.indexOf(one)))] as Worse;

/** One hit with the one who dealt it. */
interface Hit {
  readonly damage: Damage;
  readonly by: Figure | null;
}

/**
 * ATZ.DMG.6, ATZ.STAR.14: Hard as Nails first, then every OD and OOF with its own Star Power, then one Recover From Knock Down;
 * the worst result stands. Gives how the victim is then: `od` also for a Star who cheats death and is off the table.
 */
export function* harm(t: Table, victim: Human, blows: readonly Blow[], cause: Cause): Flow<Status> {
  if (blows.length === 0 || victim.status === 'od') return victim.status;
  if (cause.by !== null) rouse(t, victim);
  const before = levelOf(victim);
  const hits = hardened(
    t,
    victim,
    blows.map((blow) => (typeof blow === 'string' ? { damage: blow, by: cause.by } : blow)),
  );
  const results: Worse[] = [];
  for (const { damage, by } of hits) {
    if (damage !== 'knock-down') results.push(yield* lowered(t, victim, damage, by, cause));
  }
  const knockers = hits.filter(({ damage }) => damage === 'knock-down');
  if (knockers.length > 0 && !isOut(worst(results)) && !isOut(victim.status)) {
    const by = strongest(knockers);
    const result = yield* recoverFromKnockDown(t, victim, cause.dice ?? 2);
    results.push(result === 'carry-on' ? result : yield* lowered(t, victim, result, by, cause));
  }
  let result = worst(results);
  const killer = strongest(hits);
  if (result === 'od' && cause.mild === true) {
    result = 'oof'; // ATZ.MELEE.25
    victim.spared = true;
  }
  if (result === 'od' && (yield* cheatsDeath(t, victim, killer))) return 'od';
  suffer(t, victim, result);
  if (isArmed(victim) && isDown(victim)) for (const { by } of hits) credit(by);
  if (killer !== null && !isHuman(killer) && cause.how === 'melee') bite(victim); // ATZ.INFECT.1
  if (levelOf(victim) > before && isDown(victim) && cause.quiet !== true) callManDown(t, victim);
  return victim.status;
}

/** How badly off somebody is; who only stares at a feast is not hurt at all (ATZ.ZREACT.8). */
const levelOf = ({ status, stun }: Human): number => (stun?.reacts === true ? 0 : STATUSES.indexOf(status));

const isOut = (status: Status): boolean => status === 'oof' || status === 'od';
const isArmed = ({ guns, blades }: Human): boolean => guns.length + blades.length > 0;

/** Of those who struck at the same moment the one with the highest Rep (ATZ.STAR.16). */
function strongest(hits: readonly Hit[]): Figure | null {
  const rep = ({ by }: Hit): number => (by === null ? 0 : fightingRep(by));
  return hits.reduce((best, one) => (rep(one) > rep(best) ? one : best)).by;
}

/** ATZ.CLASS.5: an armed character was damaged in ranged combat or melee. */
function credit(by: Figure | null): void {
  if (by !== null && isHuman(by)) by.deeds.hurtArmed = true;
}

/** ATZ.ATTR.23: the first OD by a human is a knock down, once in an Encounter. */
function hardened(t: Table, victim: Human, hits: readonly Hit[]): Hit[] {
  return hits.map((hit) => {
    if (hit.damage !== 'od' || hit.by === null || !isHuman(hit.by)) return hit;
    if (victim.hardened || !has(t.state, victim, 'hard-as-nails')) return hit;
    victim.hardened = true;
    emit(t, 'ATZ.ATTR.23', 'atz.harm.hard-as-nails', { unit: victim.id, name: victim.name });
    return { ...hit, damage: 'knock-down' };
  });
}

/** ATZ.GEAR.3, ATZ.GEAR.5, ATZ.GEAR.6, ATZ.RES.12 */
export const isProtected = ({ encounter: { day } }: State, human: Human): boolean =>
  human.items.includes('body-armor') || isArmored(human.class, day);

/** ATZ.REACT.11, ATZ.REACT.21, example ATZ.X.31: without a Leader Die and without Free Will (ATZ.STAR.22). */
function* recoverFromKnockDown(t: Table, victim: Human, count: number): Flow<Worse> {
  const { id, name } = victim;
  const prompt = { key: 'atz.harm.knocked.roll', params: { name } } as const;
  const by = { rule: 'ATZ.REACT.11', seat: seatFor(encounterOf(t), victim), prompt } as const;
  const { passed, dice } = yield* passDice(t, by, { dice: count, target: repOf(victim), most: 2 });
  const armored = passed === 2 && isProtected(t.state, victim);
  const status: Worse = armored ? 'carry-on' : (['od', 'oof', 'stunned'] as const)[passed as 0 | 1 | 2];
  const rule = armored ? 'ATZ.GEAR.4' : 'ATZ.REACT.11';
  emit(t, rule, armored ? 'atz.harm.armor' : 'atz.harm.knocked', { unit: id, name, passed, status }, { dice });
  return status;
}

/** What is left of one result after Star Power and Larger Than Life, in this order (ATZ.STAR.17, examples ATZ.X.8 and ATZ.X.10). */
function* lowered(
  t: Table,
  victim: Human,
  result: Exclude<Worse, 'carry-on'>,
  by: Figure | null,
  { how }: Cause,
): Flow<Worse> {
  const isZombie = by !== null && !isHuman(by);
  if (isZombie) return result; // ATZ.STAR.24
  const left: Worse = how === 'accident' ? result : yield* starPower(t, victim, result); // ATZ.STAR.15
  const { options } = t.state;
  if (left !== 'od' || !victim.star || !options.largerThanLife || by === null) return left;
  if (fightingRep(by) >= repOf(victim)) return left;
  emit(t, 'ATZ.STAR.16', 'atz.star.larger', { unit: victim.id, name: victim.name, by: nameOf(by) });
  return 'oof';
}

/** ATZ.STAR.5, ATZ.STAR.7, ATZ.STAR.9, example ATZ.X.7: a die for each point that is left: 1 to 3 lowers the damage, a 6 is lost. */
function* starPower(t: Table, victim: Human, result: Exclude<Worse, 'carry-on'>): Flow<Worse> {
  if (!t.state.options.starPower || victim.starPower <= 0) return result;
  const { id, name } = victim;
  const prompt = { key: 'atz.star.power.roll', params: { name, status: result } } as const;
  const by = { rule: 'ATZ.STAR.7', seat: seatFor(encounterOf(t), victim), prompt } as const;
  const { successes, rolled, dice } = yield* countDice(t, by, victim.starPower);
  victim.starPower -= rolled.filter((die) => die === 6).length; // ATZ.STAR.10
  const after = LEVELS[Math.max(0, LEVELS.indexOf(result) - successes)] as Worse;
  emit(
    t,
    'ATZ.STAR.8',
    'atz.star.power',
    { unit: id, name, from: result, to: after, left: victim.starPower },
    { dice },
  );
  return after;
}

/** ATZ.STAR.18 to ATZ.STAR.20, example ATZ.X.9: killed by an equal or a better one, or by nobody: alive and off the table, for a point of Rep. */
function* cheatsDeath(t: Table, victim: Human, killer: Figure | null): Flow<boolean> {
  const { options, encounter } = t.state;
  if (!options.cheatingDeath || !victim.star || victim.seat === null) return false;
  if (killer !== null && !isHuman(killer)) return false; // ATZ.STAR.24
  const { name } = victim;
  const answer = yield* choose(t, victim.seat, {
    rule: 'ATZ.STAR.18',
    prompt: { key: 'atz.star.cheat', params: { name } },
    options: [
      { means: { do: 'cheat-death', who: victim.id }, label: { key: 'atz.star.cheat.yes' } },
      { means: { do: 'die', who: victim.id }, label: { key: 'atz.star.cheat.no' } },
    ],
  });
  if (answer.do === 'die') return false;
  victim.rep = Math.max(2, victim.rep - 1); // ATZ.STAR.19
  for (const skill of ['people', 'savvy'] as const) victim.skills[skill] = Math.min(victim.skills[skill], victim.rep);
  letGo(encounter, victim);
  leaveMelees(encounter, victim.id);
  Object.assign(victim, { fate: 'cheated', status: 'carry-on', prone: false, stun: null, duckedFrom: null });
  wheelLost(t, victim); // ATZ.VCOMB.27
  victim.aboard = null;
  emit(t, 'ATZ.STAR.18', 'atz.star.cheated', { unit: victim.id, name, rep: victim.rep });
  return true;
}

/** ATZ.STAR.12, ATZ.STAR.13, ATZ.STATUS.3, ATZ.STATUS.4: knocked down in any case; the worse of what it was and what it is. */
function suffer(t: Table, victim: Human, result: Worse): void {
  const enc = encounterOf(t);
  victim.prone = true;
  if (STATUSES.indexOf(result) <= levelOf(victim)) return told(t, victim);
  if (result === 'od') witness(enc, victim); // ATZ.ZACT.6
  victim.status = result;
  victim.duckedFrom = null;
  victim.stun = result === 'stunned' ? { left: 1, reacts: false } : null;
  if (result === 'oof') victim.deeds.wentOof = true;
  letGo(enc, victim);
  leaveMelees(enc, victim.id);
  told(t, victim);
  wheelLost(t, victim); // ATZ.VCOMB.27
}

function told(t: Table, victim: Human): void {
  const { id, name, status } = victim;
  const fell = status === 'oof' || status === 'od' ? { fell: [spotOf(victim)] } : {};
  emit(t, 'ATZ.DMG.5', status === 'carry-on' ? 'atz.harm.floored' : 'atz.harm', { unit: id, name, status, ...fell });
}
