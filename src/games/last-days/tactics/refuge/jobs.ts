import { type Choose, idOf, meansOf } from '../../../../kernel/index.ts';
import { onCard } from '../../characteristics.ts';
import { guardBonus, priceFor } from '../../campaign/jobs.ts';
import { freeIn } from '../../campaign/people.ts';
import type { AfterSide, Campaign, CampaignSide } from '../../campaign/state.ts';
import { OVERRUN } from '../../data/jobs.ts';
import { type FollowerType, typeFigures } from '../../data/people.ts';
import { type PerkId, PERKS } from '../../data/refuges.ts';
import type { Job, JobMenu } from '../../decisions.ts';
import type { Group, Member } from '../../groups/group.ts';
import { barredPerk, maximumSize, perksOf, spacesLeft } from '../../groups/refuge.ts';
import { TYPE_TEXTS } from '../../texts/data-people.ts';
import { type Advice, advice } from '../advice.ts';

/** LD.JOB: who does what between two games. */

/** Enough for somebody new and a gun. */
const NEWCOMER = 11;
/** With so many points in hand there is nothing to save for. */
const PLENTY = 60;
/** Without an agreed end. */
const MANY_GAMES = 6;

/** What is handed out, the most pressing first; everybody else stands Guard. */
interface Given {
  readonly who: Member;
  readonly job: Job;
  readonly because: string;
}

function givenFor(campaign: Campaign, side: CampaignSide, after: AfterSide): Given[] {
  const { group } = side;
  let idle = idleIn(side, after);
  const given: Given[] = [];
  const give = (who: Member, job: Job, because: string): void => {
    given.push({ who, job, because });
    idle = idle.filter(({ id }) => id !== who.id);
  };
  const leader = idle.find(({ id }) => id === group.leader);
  const hasRoom = group.members.length < maximumSize(group);
  if (leader !== undefined && hasRoom && group.points >= NEWCOMER) {
    give(leader, { do: 'recruit' }, 'There is a bed free and points to pay for somebody new.');
  }
  const works = workable(group, after);
  for (const perk of works.filter((one) => one === 'fenced-off-garden')) {
    const [best] = idle.toSorted((a, b) => harvest(b) - harvest(a));
    if (best !== undefined) give(best, { do: 'work', perk }, 'What grows there pays for people and Perks.');
  }
  const wanted = wantedPerk(campaign, side, hasRoom);
  const [builder] = idle.toSorted((a, b) => skill(b, 'engineer') - skill(a, 'engineer'));
  if (wanted !== null && builder !== undefined && priceFor(builder, wanted.perk) <= group.points) {
    give(builder, { do: 'build', perk: wanted.perk }, wanted.because);
  }
  const stranger = leader === undefined ? undefined : strangerIn(group, idle);
  if (leader !== undefined && stranger !== undefined && idle.includes(leader)) {
    if (isSafeWithout(side, after, idle, [leader, stranger])) {
      give(leader, { do: 'talk', with: stranger.id }, `With ${stranger.name} on our side there is room for others.`);
      idle = idle.filter(({ id }) => id !== stranger.id);
    }
  }
  // The others: who is not needed on Guard works what there is.
  for (const perk of works.filter((one) => one !== 'fenced-off-garden')) {
    const [best] = idle.toSorted((a, b) => onCard(b, 'intelligence') - onCard(a, 'intelligence'));
    if (best === undefined || !isSafeWithout(side, after, idle, [best])) continue;
    give(best, { do: 'work', perk }, WORK_WORDS[perk] ?? 'It may be of use.');
  }
  return given;
}

const WORK_WORDS: Readonly<Partial<Record<PerkId, string>>> = {
  armoury: 'Guns that are looked after run dry less often.',
  'radio-room': 'It is good to know what comes next.',
  'watch-tower': 'From up there the dead are seen in time.',
};

const skill = ({ skills }: Member, id: Member['skills'][number]): number => (skills.includes(id) ? 1 : 0);
/** LD.JOB.10, LD.JOB.11: of those with another Keyword, the one who is easiest to talk round. */
const strangerIn = ({ leader, members }: Group, idle: readonly Member[]): Member | undefined => {
  const leading = members.find(({ id }) => id === leader)?.keyword;
  return idle
    .filter(({ keyword }) => keyword !== leading)
    .toSorted((a, b) => onCard(a, 'intelligence') - onCard(b, 'intelligence'))[0];
};
const harvest = (member: Member): number => 10 * skill(member, 'agriculturalist') - guardBonus(member);

const idleIn = ({ group }: CampaignSide, { out, busy }: AfterSide): Member[] =>
  freeIn(group).filter(({ id, isNew }) => !isNew && !out.includes(id) && !busy.includes(id));

function workable(group: Group, { worked, built }: AfterSide): PerkId[] {
  const count = (list: readonly PerkId[], perk: PerkId): number => list.filter((one) => one === perk).length;
  return [...new Set(perksOf(group))].filter(
    (perk) => PERKS[perk].worked && count(perksOf(group), perk) > count(worked, perk) + count(built, perk),
  );
}

/** LD.T.ATTACK: whether the Refuge holds for certain, or as surely as it can, if somebody does something else. */
function isSafeWithout(
  { group }: CampaignSide,
  { out, guards }: AfterSide,
  idle: readonly Member[],
  busy: readonly Member[],
): boolean {
  const beds = perksOf(group).filter((perk) => perk === 'infirmary').length;
  const hurt = freeIn(group).filter(({ id }) => out.includes(id)).length;
  const on = [...group.members.filter(({ id }) => guards.includes(id)), ...idle.filter((one) => !busy.includes(one))];
  const bonus =
    on.reduce((sum, one) => sum + guardBonus(one), 0) + (perksOf(group).includes('fortified-windows') ? 1 : 0);
  return 2 + bonus - Math.max(0, hurt - beds) > OVERRUN;
}

/** LD.JOB.5: what pays in the games that are left. */
function wantedPerk(
  { games, round, goal }: Campaign,
  { group }: CampaignSide,
  hasRoom: boolean,
): { readonly perk: PerkId; readonly because: string } | null {
  const left = games === null ? MANY_GAMES : games - round;
  const spare = group.points - (hasRoom ? NEWCOMER : 0);
  const wishes: (readonly [perk: PerkId, worth: number, because: string])[] = [
    [
      'bunk-bed',
      hasRoom || group.points < PERKS['bunk-bed'].cost + NEWCOMER ? 0 : 3 * left + 6,
      'We are full, and another bed is another gun.',
    ],
    ['fenced-off-garden', 3.5 * (left - 1), 'A garden feeds us after every game.'],
    ['fortified-windows', 3 * left, 'Boards before the windows keep the dead out.'],
    ['store-room', 2.2 * left, 'With a Store Room less of what we find is lost.'],
    ['infirmary', 3.5 * left, 'The wounded need a bed.'],
    ['armoury', 2.5 * left, 'Guns that are looked after run dry less often.'],
    ['escape-vehicle', 2 * left, 'If the Refuge falls, the stash is saved.'],
    ['watch-tower', 2 * left, 'From up there the dead are seen in time.'],
    ['reinforced-doors', 1.6 * left, 'Doors that hold are worth having when others come.'],
    ['solid-structure', 2.5 * left, 'Thick walls are worth having when others come.'],
    ['fences', 1.8 * left, 'A fence holds others up.'],
    ['radio-room', 1.4 * left, 'It is good to know what comes next.'],
  ];
  // LD.END.1: every Empty Space must be built on.
  const must = goal && spacesLeft(group) > 0 ? 10 : group.points > PLENTY ? 8 : 0;
  const open = wishes
    .map(([perk, worth, because]) => ({ perk, because, gain: worth + must - 0.75 * PERKS[perk].cost }))
    .filter(({ perk, gain }) => gain > 0 && barredPerk(group, perk) === null && PERKS[perk].cost <= spare)
    .sort((a, b) => b.gain - a.gain);
  return open[0] ?? null;
}

/** LD.JOB.12: the next one who gets a Job. */
export function jobsAdvice(campaign: Campaign, side: CampaignSide, after: AfterSide): Advice {
  const [next] = givenFor(campaign, side, after);
  return next === undefined
    ? advice(idOf({ do: 'rest' } satisfies JobMenu), 'The others keep the dead out.')
    : advice(idOf({ do: 'job', who: next.who.id } satisfies JobMenu), next.because);
}

export function jobAdvice(
  campaign: Campaign,
  side: CampaignSide,
  after: AfterSide,
  member: Member,
  request: Choose,
): Advice {
  const wanted = givenFor(campaign, side, after).find(({ who }) => who.id === member.id);
  const option = wanted === undefined ? undefined : request.options.find(({ id }) => id === idOf(wanted.job));
  return wanted === undefined || option === undefined
    ? advice(idOf({ do: 'guard' } satisfies Job), `${member.name} helps to keep the dead out.`)
    : advice(option.id, wanted.because);
}

/** LD.JOB.7: somebody who can be armed well for the points; two cheap ones rather than a dear one without a gun. */
export function recruitAdvice({ points }: Group, request: Choose): Advice {
  const rated = request.options.map((option) => {
    const type = meansOf<FollowerType | 'nobody'>(option);
    if (type === 'nobody') return { option, type, value: 0 };
    const { cost, characteristics, skills } = typeFigures(type);
    const { ap, cqc, fa, endurance, capacity } = characteristics;
    const gun = Math.min(points - cost, fa > 0 ? 6 : 3);
    const value = ap + cqc + 1.6 * fa + endurance + capacity + 1.5 * skills.length + 0.8 * gun - 0.35 * cost;
    return { option, type, value };
  });
  const best = rated.reduce((one, other) => (other.value > one.value ? other : one));
  return best.type === 'nobody'
    ? advice(best.option.id, 'Nobody is worth the points.')
    : advice(best.option.id, `${TYPE_TEXTS[best.type].name}: the best we can get for the points.`);
}
