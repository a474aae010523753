import type { Message } from '../verbs.ts';
import { AMPUTATION, FATAL_TWICE, INFECTION, type InjuryId, injuryAt, type Scar } from '../data/injuries.ts';
import { carryingFaults } from '../groups/carrying.ts';
import { leaderOf } from '../groups/create.ts';
import type { Member } from '../groups/group.ts';
import { choose, emit, type Flow, pick, roll, type Rule, type Seat, type Table } from '../verbs.ts';
import {
  addGear,
  afterOf,
  afterSide,
  campaignOf,
  changeMember,
  depart,
  freeIn,
  isLeader,
  memberIn,
  remember,
  sideOf,
} from './people.ts';
import type { CampaignSide, TaskOf } from './state.ts';

/** What becomes of those who went Out of Action. Who is still standing does not roll (LD.INJ.2). */

const SIDES = 6;
const DICE = ['first', 'second'] as const;

/** LD.INJ.1: 2D6 on the Injury Table: First Aid first, then Medical Supplies (LD.ITEM.11). */
export function* injury(t: Table, { seat, member: id, extra }: TaskOf<'injury'>): Flow<void> {
  const side = sideOf(campaignOf(t), seat);
  const member = memberIn(side.group, id) as Member;
  const { name } = member;
  const rule = extra ? 'LD.LOSE.8' : 'LD.INJ.1';
  for (;;) {
    let dice = [
      ...(yield* roll(t, '2d6', { rule, prompt: { key: 'ld.roll.injury', params: { name } }, seat, ordered: true })),
    ];
    said(t, rule, name, dice);
    dice = yield* firstAid(t, side, member, dice);
    const total = yield* medicate(t, side, 'LD.ITEM.8', {
      prompt: { key: 'ld.medical', params: { name } },
      rolled: dice.reduce((sum, die) => sum + die, 0),
      from: 2,
      to: 12,
      means: injuryAt,
    });
    const result = injuryAt(total);
    // LD.LOSE.8: there is no captor.
    if (extra && result === 'captured') {
      emit(t, 'LD.LOSE.8', 'ld.injury.again', { name });
      continue;
    }
    return yield* suffer(t, side, id, result);
  }
}

function said(t: Table, rule: Rule, name: string, rolled: readonly number[]): void {
  const total = rolled.reduce((sum, die) => sum + die, 0);
  emit(t, rule, 'ld.injury.rolled', { name, total, injury: injuryAt(total) }, { dice: [{ sides: SIDES, rolled }] });
}

/** LD.SKILL.14, LD.ITEM.8: who was still standing at the end of the game; who came since was not there. */
const standing = (t: Table, { seat, group }: CampaignSide): Member[] => {
  const { out } = afterSide(t, seat);
  return freeIn(group).filter(({ id, isNew }) => !isNew && !out.includes(id));
};

/** LD.SKILL.17: who can still give First Aid, as they have not done so since the game. */
const firstAiders = (t: Table, side: CampaignSide, patient: Member): Member[] => {
  const { aided } = afterSide(t, side.seat);
  return standing(t, side).filter(
    ({ id, skills }) => id !== patient.id && skills.includes('first-aid-training') && !aided.includes(id),
  );
};

/** LD.SKILL.14 to LD.SKILL.16: a die for each of them, all said before any is rolled again; the new ones stand. */
function* firstAid(t: Table, side: CampaignSide, patient: Member, dice: number[]): Flow<number[]> {
  const able = firstAiders(t, side, patient);
  if (able.length === 0) return dice;
  const total = dice.reduce((sum, die) => sum + die, 0);
  const again = yield* pick(t, side.seat, {
    rule: 'LD.SKILL.14',
    prompt: {
      key: 'ld.first-aid',
      params: {
        name: patient.name,
        total,
        injury: injuryAt(total),
        about: `${injuryAt(total)}.about`,
        able: able.length,
      },
    },
    options: DICE.map((which, i) => ({
      means: which,
      label: { key: 'ld.first-aid.die', params: { die: dice[i] as number } },
    })),
    min: 0,
    max: Math.min(2, able.length),
  });
  if (again.length === 0) return dice;
  const helpers = able.slice(0, again.length);
  afterSide(t, side.seat).aided.push(...helpers.map(({ id }) => id));
  const rolled = yield* roll(t, `${again.length}d6`, {
    rule: 'LD.SKILL.15',
    prompt: { key: 'ld.roll.first-aid', params: { name: patient.name } },
    seat: side.seat,
    ordered: true,
  });
  const now = [...dice];
  again.forEach((which, i) => (now[DICE.indexOf(which)] = rolled[i] as number));
  emit(t, 'LD.SKILL.14', 'ld.first-aid.given', { names: helpers.map(({ name }) => name), name: patient.name });
  said(t, 'LD.SKILL.15', patient.name, now);
  return now;
}

/** LD.ITEM.8: who carries Medical Supplies, once for each of them. */
const medics = (t: Table, side: CampaignSide): Member[] =>
  standing(t, side).flatMap((member) => member.items.filter((item) => item === 'medical-supplies').map(() => member));

interface Shiftable<R extends string> {
  readonly prompt: Message<'ld.medical'>;
  readonly rolled: number;
  readonly from: number;
  readonly to: number;
  readonly means: (total: number) => R;
}

/** LD.ITEM.8, LD.ITEM.9, LD.ITEM.10, LD.X.11: each Medical Supplies moves a total by 1 either way, as far as the table goes. */
function* medicate<R extends InjuryId | 'amputation'>(
  t: Table,
  side: CampaignSide,
  rule: 'LD.ITEM.8' | 'LD.ITEM.9',
  { prompt, rolled, from, to, means }: Shiftable<R>,
): Flow<number> {
  const supplies = medics(t, side);
  if (supplies.length === 0) return rolled;
  const totals: number[] = [];
  for (let total = Math.max(from, rolled - supplies.length); total <= Math.min(to, rolled + supplies.length); total++) {
    totals.push(total);
  }
  const { total } = yield* choose(t, side.seat, {
    rule,
    prompt,
    options: totals.map((one) => ({
      means: { total: one },
      label: {
        key: one === rolled ? ('ld.medical.keep' as const) : ('ld.medical.shift' as const),
        params: { total: one, result: means(one), supplies: Math.abs(one - rolled) },
      },
      ...(one !== rolled && means(one) === means(rolled) ? { seldom: true } : undefined),
    })),
  });
  for (const { id, name } of supplies.slice(0, Math.abs(total - rolled))) {
    changeMember(side, id, (member) => ({ ...member, items: less(member.items) }));
    emit(t, rule, 'ld.medical.used', { name });
  }
  if (total !== rolled) emit(t, rule, 'ld.medical.shifted', { rolled, total, result: means(total) });
  return total;
}

/** LD.ATTR.17: One-Use. */
const less = (items: Member['items']): Member['items'] => {
  const at = items.indexOf('medical-supplies');
  return items.filter((_, i) => i !== at);
};

const resultAt = <R>(rows: readonly { readonly upTo: number; readonly result: R }[], die: number): R =>
  (rows.find(({ upTo }) => die <= upTo) as { readonly result: R }).result;

const SCAR_RULES: Readonly<Record<Scar, Rule>> = {
  arm: 'LD.INJ.8',
  eye: 'LD.INJ.11',
  'shell-shocked': 'LD.INJ.14',
  leg: 'LD.INJ.15',
};
const TWICE_RULES: Readonly<Record<(typeof FATAL_TWICE)[number], Rule>> = {
  arm: 'LD.INJ.10',
  eye: 'LD.INJ.12',
  leg: 'LD.INJ.16',
};

/** LD.T.INJURY: what a result does. */
function* suffer(t: Table, side: CampaignSide, id: string, result: InjuryId): Flow<void> {
  const member = memberIn(side.group, id) as Member;
  const { name } = member;
  switch (result) {
    case 'dead':
      remember(t, side, id, { is: 'injury', injury: 'dead' });
      return die(t, side, member, 'LD.INJ.4');
    case 'captured':
      return capture(t, side, member);
    case 'full-recovery':
      return emit(t, 'LD.INJ.13', 'ld.injury.recovered', { name });
    case 'never-again': {
      remember(t, side, id, { is: 'injury', injury: result });
      const [gained = 1] = yield* roll(t, '1d6', {
        rule: 'LD.INJ.19',
        prompt: { key: 'ld.roll.never-again', params: { name } },
        seat: side.seat,
      });
      changeMember(side, id, (one) => ({ ...one, experience: one.experience + gained }));
      const dice = [{ sides: SIDES, rolled: [gained] }];
      return emit(t, 'LD.INJ.19', 'ld.injury.never-again', { name, points: gained }, { dice });
    }
    case 'infected':
      return yield* infected(t, side, member);
    case 'arm':
    case 'eye':
    case 'leg':
    case 'shell-shocked':
      return scar(t, side, member, result);
  }
}

/** LD.INJ.17, LD.INJ.18: dead on 1 to 3; otherwise a second die says what is lost. */
function* infected(t: Table, side: CampaignSide, member: Member): Flow<void> {
  const { name } = member;
  remember(t, side, member.id, { is: 'injury', injury: 'infected' });
  const first = yield* second(t, side, name, 'LD.INJ.17', (die) => resultAt(INFECTION, die));
  if (first === 'dead') return die(t, side, member, 'LD.INJ.17');
  const lost = yield* second(t, side, name, 'LD.INJ.18', (die) => resultAt(AMPUTATION, die));
  scar(t, side, member, lost);
}

/** A secondary roll, on which Medical Supplies work as well (LD.ITEM.9). */
function* second<R extends 'dead' | 'amputation' | 'arm' | 'leg'>(
  t: Table,
  side: CampaignSide,
  name: string,
  rule: 'LD.INJ.17' | 'LD.INJ.18',
  means: (die: number) => R,
): Flow<R> {
  const prompt = { key: rule === 'LD.INJ.17' ? 'ld.roll.infected' : 'ld.roll.amputation', params: { name } } as const;
  const [die = 1] = yield* roll(t, '1d6', { rule, prompt, seat: side.seat });
  emit(t, rule, 'ld.infected.rolled', { name, die, result: means(die) }, { dice: [{ sides: SIDES, rolled: [die] }] });
  const shifted = yield* medicate(t, side, 'LD.ITEM.9', {
    prompt: { key: 'ld.medical', params: { name } },
    rolled: die,
    from: 1,
    to: SIDES,
    means,
  });
  return means(shifted);
}

/** LD.INJ.8 to LD.INJ.16: something that stays for good. */
function scar(t: Table, side: CampaignSide, { id, name, scars }: Member, result: Scar): void {
  remember(t, side, id, { is: 'injury', injury: result });
  const fatal = FATAL_TWICE.find((one) => one === result);
  if (fatal !== undefined && scars.includes(fatal)) {
    return die(t, side, memberIn(side.group, id) as Member, TWICE_RULES[fatal]); // LD.INJ.20
  }
  changeMember(side, id, (one) => ({ ...one, scars: [...one.scars, result] }));
  emit(t, SCAR_RULES[result], 'ld.injury.scar', { name, injury: result });
  if (result === 'arm') layAside(t, side, id);
}

/** LD.INJ.8, LD.INJ.9: what one hand cannot use goes into the stash. */
function layAside(t: Table, side: CampaignSide, id: string): void {
  const leading = leaderOf(side.group)?.keyword ?? 'neutral';
  for (;;) {
    const member = memberIn(side.group, id) as Member;
    const barred = carryingFaults(member, leading).find(({ rule }) => rule === 'LD.INJ.8' || rule === 'LD.INJ.9');
    if (barred === undefined) return;
    const [part, at] = barred.path as ['guns' | 'blades', number];
    const things = { guns: [], blades: [], items: [], [part]: [member[part][at]] };
    changeMember(side, id, (one) => ({ ...one, [part]: one[part].filter((_, i) => i !== at) }));
    side.group = { ...side.group, stash: addGear(side.group.stash, things) };
    const thing = member[part][at];
    const gear = typeof thing === 'object' ? thing.id : (thing as string);
    emit(t, barred.rule as Rule, 'ld.injury.laid-aside', { name: member.name, gear });
  }
}

/** LD.INJ.4: what a dead Character carried is lost; LD.DEATH.1: and a Leader must be followed at once. */
function die(t: Table, side: CampaignSide, member: Member, rule: Rule): void {
  const campaign = campaignOf(t);
  const led = isLeader(side.group, member);
  depart(campaign, side, member.id, 'dead');
  emit(t, rule, 'ld.injury.dead', { name: member.name, seat: side.seat });
  if (led) afterOf(t).tasks.unshift({ do: 'succession', seat: side.seat });
}

/** LD.INJ.5: the captor is the Group that was fought; LD.DEATH.9: a captured Leader remains the Leader. */
function capture(t: Table, side: CampaignSide, { id, name }: Member): void {
  const campaign = campaignOf(t);
  const captor = afterOf(t).sides.find(({ seat }) => seat !== side.seat)?.seat as Seat;
  changeMember(side, id, (one) => ({ ...one, captured: true }));
  remember(t, side, id, { is: 'captured' });
  campaign.captives.push({ seat: side.seat, member: id, captor, rescue: false });
  emit(t, 'LD.INJ.5', 'ld.injury.captured', { name, captor });
}
