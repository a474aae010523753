import { BrokenTable } from '../../../kernel/index.ts';
import { freshMemberId, isAnimal, leaderOf, newMember, type Recruit } from '../groups/create.ts';
import type { Gear, Gone, Group, LifeEvent, Member } from '../groups/group.ts';
import { DOGS, PEOPLE } from '../groups/names.ts';
import type { State } from '../state.ts';
import { answersSoFar, type Seat, type Table } from '../verbs.ts';
import type { AfterSide, Aftermath, Campaign, CampaignSide } from './state.ts';

/** Questions about the Groups of a campaign, and the coming and going of their people. */

function campaignIn({ campaign }: State): Campaign {
  if (campaign === null) throw new BrokenTable('LD.CAMP.1', { campaign: 'none is being played' });
  return campaign;
}
export const campaignOf = (t: Table): Campaign => campaignIn(t.state);

export const sideOf = ({ sides }: Campaign, seat: Seat): CampaignSide =>
  sides.find((side) => side.seat === seat) as CampaignSide;
export const groupOf = (campaign: Campaign, seat: Seat): Group => sideOf(campaign, seat).group;

export function afterOf(t: Table): Aftermath {
  const { after } = campaignOf(t);
  if (after === null) throw new BrokenTable('LD.CAMP.2', { after: 'no game has been played' });
  return after;
}
export const afterSide = (t: Table, seat: Seat): AfterSide =>
  afterOf(t).sides.find((side) => side.seat === seat) as AfterSide;

export const memberIn = ({ members }: Group, id: string): Member | undefined => members.find((one) => one.id === id);

/** LD.INJ.5: those who are not in the hands of others. */
export const freeIn = ({ members }: Group): Member[] => members.filter(({ captured }) => captured !== true);

export function changeMember(side: CampaignSide, id: string, change: (member: Member) => Member): void {
  const members = side.group.members.map((one) => (one.id === id ? change(one) : one));
  side.group = { ...side.group, members };
}

/** Something that belongs into a Character's history. */
export const lived = (member: Member, game: number, event: LifeEvent, answer: number | null): Member => ({
  ...member,
  history: [...(member.history ?? []), { game, answer, event }],
});

export function remember(t: Table, side: CampaignSide, id: string, event: LifeEvent): void {
  changeMember(side, id, (member) => lived(member, campaignOf(t).game, event, answersSoFar(t)));
}

/** LD.INJ.4, LD.DEATH.6, LD.LOSE.6, LD.LOSE.12: somebody leaves the Group for good, with what they carry. */
export function depart(campaign: Campaign, side: CampaignSide, id: string, how: Gone['how']): void {
  const { group, seat } = side;
  const member = memberIn(group, id);
  if (member === undefined) throw new BrokenTable('LD.INJ.4', { member: id });
  side.group = {
    ...group,
    members: group.members.filter((one) => one.id !== id),
    gone: [...(group.gone ?? []), { member, game: campaign.game, how }],
  };
  campaign.captives = campaign.captives.filter((one) => one.seat !== seat || one.member !== id);
  const { after } = campaign;
  if (after === null) return;
  after.tasks = after.tasks.filter((task) => task.seat !== seat || !('member' in task) || task.member !== id);
}

export function addMember(t: Table, side: CampaignSide, member: Member): void {
  const joined = lived(member, campaignOf(t).game, { is: 'joined' }, answersSoFar(t));
  side.group = { ...side.group, members: [...side.group.members, joined] };
}

/** Somebody new, with an id and a name that nobody in the campaign has. */
export function newcomer(campaign: Campaign, side: CampaignSide, recruit: Recruit): Member {
  const taken = new Set(
    campaign.sides.flatMap(({ group }) =>
      [...group.members, ...(group.gone ?? []).map(({ member }) => member)].map(({ name }) => name),
    ),
  );
  const names = isAnimal(recruit) ? DOGS : PEOPLE;
  // Another part of the list for each Group and each newcomer, so that they are not called in its order.
  const from = taken.size * 7 + campaign.sides.indexOf(side) * 31;
  const rotated = names.map((_, i) => names[(from + i) % names.length] as string);
  const name = rotated.find((one) => !taken.has(one)) ?? (rotated[0] as string);
  return newMember({ id: freshMemberId(side.group), name, ...recruit });
}

export const addGear = (gear: Gear, more: Gear): Gear => ({
  guns: [...gear.guns, ...more.guns],
  blades: [...gear.blades, ...more.blades],
  items: [...gear.items, ...more.items],
});

export const gearOf = ({ guns, blades, items }: Gear): Gear => ({ guns, blades, items });

export const isLeader = (group: Group, { id }: Pick<Member, 'id'>): boolean => leaderOf(group)?.id === id;

export function pay(side: CampaignSide, points: number): void {
  side.group = { ...side.group, points: side.group.points - points };
}
