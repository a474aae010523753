import { keywordFaults, dismissals, standingTo } from '../groups/keywords.ts';
import { LEADER_TYPES, type LeaderType, typeFigures } from '../data/people.ts';
import type { Member } from '../groups/group.ts';
import { stashUnmarked } from '../groups/rearming.ts';
import { choose, emit, type Flow, pick, type Table } from '../verbs.ts';
import { addMember, afterOf, campaignOf, depart, newcomer, sideOf } from './people.ts';
import type { CampaignSide, TaskOf } from './state.ts';

/**
 * LD.DEATH.1, LD.DEATH.7: the Leader is dead. What the next one is like is said at once, and whom that drives away. He joins
 * now, without gear, Job or stash (LD.DEATH.8), and is armed when the Jobs are handed out.
 */
export function* succession(t: Table, { seat }: TaskOf<'succession'>): Flow<void> {
  const campaign = campaignOf(t);
  const side = sideOf(campaign, seat);
  const followers = side.group.members;
  const type = yield* choose(t, seat, {
    rule: 'LD.DEATH.4',
    prompt: { key: 'ld.succession' },
    options: LEADER_TYPES.map((one) => {
      const { keyword } = typeFigures(one);
      const [way] = dismissals(followers, keyword);
      const leave = (way?.neutral ?? 0) + (way?.other ?? 0);
      return { means: one, label: { key: 'ld.succession.type', params: { type: one, keyword, leave } } } as const;
    }),
  });
  yield* dismiss(t, side, type);
  const leader = newcomer(campaign, side, { type, isNew: true });
  addMember(t, side, leader);
  side.group = stashUnmarked({ ...side.group, leader: leader.id });
  emit(t, 'LD.DEATH.2', 'ld.succession.joined', { name: leader.name, type, seat });
  armLater(t, side);
}

/** LD.DEATH.3: his gear is bought as Jobs are handed out: before this Group's, or at once where they are over. */
function armLater(t: Table, { seat }: CampaignSide): void {
  const { tasks } = afterOf(t);
  const jobs = tasks.findIndex((task) => task.do === 'jobs' && task.seat === seat);
  tasks.splice(Math.max(0, jobs), 0, { do: 'arm-leader', seat });
}

/** LD.DEATH.5, LD.DEATH.6: as few as possible, and the player says who; what they carry goes with them. */
function* dismiss(t: Table, side: CampaignSide, type: LeaderType): Flow<void> {
  const { seat, group } = side;
  const { keyword } = typeFigures(type);
  const ways = dismissals(group.members, keyword);
  const [way] = ways;
  const number = (way?.neutral ?? 0) + (way?.other ?? 0);
  if (number === 0) return;
  const able = group.members.filter((one) => standingTo(keyword, one) !== 'same');
  const heir = newcomer(campaignOf(t), side, { type });
  const obeys = (ids: readonly string[]): boolean =>
    keywordFaults([...group.members.filter(({ id }) => !ids.includes(id)), heir], keyword).length === 0;
  const first = ways.map(({ neutral, other }) => [
    ...take(able, (one) => standingTo(keyword, one) === 'neutral', neutral),
    ...take(able, (one) => standingTo(keyword, one) === 'other', other),
  ]);
  const chosen =
    able.length === number
      ? able.map(({ id }) => id)
      : yield* pick(t, seat, {
          rule: 'LD.DEATH.5',
          prompt: { key: 'ld.dismiss', params: { number, type } },
          options: able.map((one) => ({
            means: one.id,
            label: { key: 'ld.dismiss.who', params: { name: one.name, type: one.type, keyword: one.keyword } },
            about: { member: one.id },
          })),
          min: number,
          max: number,
          check: (ids) =>
            obeys(ids) ? null : { rule: 'LD.DEATH.5', reason: { key: 'ld.no.keywords', params: { keyword } } },
          suggestions: first,
        });
  for (const id of chosen) {
    const { name } = group.members.find((one) => one.id === id) as Member;
    depart(campaignOf(t), side, id, 'dismissed');
    emit(t, 'LD.DEATH.6', 'ld.dismissed', { name });
  }
}

const take = (from: readonly Member[], which: (one: Member) => boolean, number: number): string[] =>
  from
    .filter(which)
    .slice(0, number)
    .map(({ id }) => id);
