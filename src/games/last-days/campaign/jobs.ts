import { onCard } from '../characteristics.ts';
import { ATTACK_MODIFIERS, SHARP_GUARD } from '../data/jobs.ts';
import { engineersPrice, type PerkId, PERK_IDS, PERKS } from '../data/refuges.ts';
import type { Job, JobMenu } from '../decisions.ts';
import { characteristic, opposedTest, takeTest } from '../dice.ts';
import { leaderOf } from '../groups/create.ts';
import type { Member } from '../groups/group.ts';
import { barredPerk, demolished, perksOf } from '../groups/refuge.ts';
import { choose, emit, type Flow, type Offer, roll, type Rule, type Table } from '../verbs.ts';
import { afterOf, afterSide, campaignOf, changeMember, freeIn, memberIn, pay, remember, sideOf } from './people.ts';
import { mayRecruit, recruit } from './recruit.ts';
import type { CampaignSide, TaskOf } from './state.ts';

/** LD.JOB.1, LD.INJ.3, LD.JOB.2, LD.JOB.8: everybody who was not Out of Action, is free and is not new has one Job. */
const idleIn = (t: Table, { seat, group }: CampaignSide): Member[] => {
  const { out, busy } = afterSide(t, seat);
  return freeIn(group).filter(({ id, isNew }) => !isNew && !out.includes(id) && !busy.includes(id));
};

/** LD.JOB.12: Jobs are given and done one by one, in any order. */
export function* jobs(t: Table, task: TaskOf<'jobs'>): Flow<void> {
  const { seat } = task;
  const side = sideOf(campaignOf(t), seat);
  const idle = idleIn(t, side);
  if (idle.length === 0) return;
  const options: Offer<JobMenu>[] = [
    ...idle.map(
      ({ id, name, type }): Offer<JobMenu> => ({
        means: { do: 'job', who: id },
        label: { key: 'ld.jobs.who', params: { name, type } },
        about: { member: id },
      }),
    ),
    { means: { do: 'rest' }, label: { key: 'ld.jobs.rest', params: { number: idle.length } } },
    ...[...new Set(side.group.built)].map(
      (perk): Offer<JobMenu> => ({
        means: { do: 'demolish', perk },
        label: { key: 'ld.jobs.demolish', params: { perk } },
        seldom: true,
      }),
    ),
  ];
  const next = (yield* choose(t, seat, {
    rule: 'LD.JOB.2',
    prompt: { key: 'ld.jobs', params: { points: side.group.points } },
    options,
  })) as JobMenu;
  if (next.do === 'rest') {
    for (const { id, name } of idle) guard(t, side, id, name);
    return;
  }
  afterOf(t).tasks.unshift(task);
  if (next.do === 'demolish') {
    side.group = demolished(side.group, next.perk) ?? side.group;
    const { built } = afterSide(t, seat);
    if (built.includes(next.perk)) built.splice(built.lastIndexOf(next.perk), 1);
    return emit(t, 'LD.REFUGE.7', 'ld.demolished', { seat, perk: next.perk });
  }
  yield* work(t, side, memberIn(side.group, next.who) as Member);
}

function guard(t: Table, { seat }: CampaignSide, id: string, name: string): void {
  const after = afterSide(t, seat);
  after.busy.push(id);
  after.guards.push(id);
  emit(t, 'LD.JOB.3', 'ld.job.guards', { name });
}

/** LD.JOB.4: Perks of which one is left that nobody works; what was built just now waits. */
function workable(t: Table, { seat, group }: CampaignSide): PerkId[] {
  const { worked, built } = afterSide(t, seat);
  const left = (perk: PerkId): number => {
    const count = (list: readonly PerkId[]): number => list.filter((one) => one === perk).length;
    return count(perksOf(group)) - count(worked) - count(built);
  };
  return PERK_IDS.filter((perk) => PERKS[perk].worked && left(perk) > 0);
}

/** LD.SKILL.18, LD.T.ENGINEER */
export const priceFor = ({ skills }: Member, perk: PerkId): number =>
  skills.includes('engineer') ? engineersPrice(PERKS[perk].cost) : PERKS[perk].cost;

function* work(t: Table, side: CampaignSide, member: Member): Flow<void> {
  const { seat, group } = side;
  const { id, name } = member;
  const leads = leaderOf(group)?.id === id;
  const others = leads ? idleIn(t, side).filter((one) => one.id !== id && one.keyword !== member.keyword) : [];
  const options: Offer<Job>[] = [
    { means: { do: 'guard' }, label: { key: 'ld.job.guard', params: { bonus: guardBonus(member) } } },
    ...workable(t, side).map(
      (perk): Offer<Job> => ({ means: { do: 'work', perk }, label: { key: 'ld.job.work', params: { perk } } }),
    ),
    ...PERK_IDS.filter((perk) => barredPerk(group, perk) === null && priceFor(member, perk) <= group.points).map(
      (perk): Offer<Job> => ({
        means: { do: 'build', perk },
        label: {
          key: 'ld.job.build',
          params: { perk, cost: priceFor(member, perk), left: group.points - priceFor(member, perk) },
        },
      }),
    ),
    // LD.JOB.6, LD.JOB.10: only the Leader.
    ...(leads && mayRecruit(side)
      ? [{ means: { do: 'recruit' }, label: { key: 'ld.job.recruit' } } as Offer<Job>]
      : []),
    ...others.map(
      (one): Offer<Job> => ({
        means: { do: 'talk', with: one.id },
        label: { key: 'ld.job.talk', params: { name: one.name, keyword: one.keyword } },
      }),
    ),
  ];
  const job = yield* choose(t, seat, { rule: 'LD.JOB.2', prompt: { key: 'ld.job', params: { name } }, options });
  if (job.do === 'guard') return guard(t, side, id, name);
  const after = afterSide(t, seat);
  after.busy.push(id);
  switch (job.do) {
    case 'work':
      after.worked.push(job.perk);
      return yield* workPerk(t, side, member, job.perk);
    case 'build': {
      const cost = priceFor(member, job.perk);
      pay(side, cost);
      side.group = { ...side.group, built: [...side.group.built, job.perk] };
      after.built.push(job.perk);
      return emit(t, 'LD.JOB.5', 'ld.built', { name, perk: job.perk, cost });
    }
    case 'recruit':
      return yield* recruit(t, side);
    case 'talk':
      after.busy.push(job.with);
      return yield* talk(t, side, member, memberIn(group, job.with) as Member);
  }
}

/** LD.SKILL.37, LD.SKILL.53 */
export const guardBonus = ({ skills }: Member): number =>
  skills.includes('headhunter') || skills.includes('sniper') ? SHARP_GUARD : ATTACK_MODIFIERS.guard;

function* workPerk(t: Table, side: CampaignSide, member: Member, perk: PerkId): Flow<void> {
  const { seat } = side;
  const { name } = member;
  switch (perk) {
    case 'armoury':
      side.armoury = true; // LD.PERK.1
      return emit(t, 'LD.PERK.1', 'ld.worked', { name, perk });
    case 'fenced-off-garden': {
      const dice = member.skills.includes('agriculturalist') ? 2 : 1; // LD.SKILL.2
      const rule: Rule = dice === 2 ? 'LD.SKILL.2' : 'LD.PERK.4';
      const rolled = yield* roll(t, `${dice}d6`, { rule, prompt: { key: 'ld.roll.garden', params: { name } }, seat });
      const points = rolled.reduce((sum, die) => sum + die, 0);
      pay(side, -points);
      return emit(t, rule, 'ld.harvest', { name, points }, { dice: [{ sides: 6, rolled }] });
    }
    case 'radio-room':
      side.radio = yield* tries(t, side, member, perk, 'LD.PERK.12');
      return;
    case 'watch-tower':
      afterSide(t, seat).tower = yield* tries(t, side, member, perk, 'LD.PERK.17');
      return;
    default:
      return;
  }
}

/** LD.PERK.12, LD.PERK.17, LD.ESCAPE.9: Intelligence/8. */
export function* tries(t: Table, { seat }: CampaignSide, member: Member, perk: PerkId, rule: Rule): Flow<boolean> {
  const prompt = { key: 'ld.roll.perk', params: { name: member.name, perk } } as const;
  const added = [characteristic(rule, 'intelligence', onCard(member, 'intelligence'))];
  const { passed, dice, modifiers } = yield* takeTest(t, { rule, seat, prompt }, 8, added);
  const key = passed ? 'ld.perk.passed' : 'ld.perk.failed';
  emit(t, rule, key, { name: member.name, perk }, { dice: [dice], modifiers });
  return passed;
}

/** LD.JOB.10, LD.JOB.11: an Opposed Intelligence Test; a full tie changes nothing. */
function* talk(t: Table, side: CampaignSide, leader: Member, other: Member): Flow<void> {
  const contender = ({ name }: Member, value: number) => ({
    seat: side.seat,
    prompt: { key: 'ld.roll.talk' as const, params: { name } },
    value,
    modifiers: [characteristic('LD.JOB.11', 'intelligence', value)],
  });
  const result = yield* opposedTest(
    t,
    'LD.JOB.11',
    contender(leader, onCard(leader, 'intelligence')),
    contender(other, onCard(other, 'intelligence')),
  );
  const { dice, modifiers } = result;
  const { keyword } = leader;
  if (result.winner !== 'first')
    return emit(t, 'LD.JOB.11', 'ld.talk.failed', { name: other.name }, { dice, modifiers });
  changeMember(side, other.id, (one) => ({ ...one, keyword }));
  remember(t, side, other.id, { is: 'talked', keyword });
  emit(t, 'LD.JOB.11', 'ld.talk.won', { name: other.name, keyword }, { dice, modifiers });
}
