import { type GearId, isCqcWeapon, isFirearm, offerOf } from '../data/equipment.ts';
import { type FollowerType, typeFigures } from '../data/people.ts';
import { SKILL_TYPES, type SkillType } from '../data/skills.ts';
import { followersFor, gearFor } from '../groups/builder.ts';
import { isAnimal, newGun, newMember } from '../groups/create.ts';
import type { Group, Member } from '../groups/group.ts';
import { choose, emit, type Flow, type Seat, type Table } from '../verbs.ts';
import { gunsmithClass } from './level.ts';
import { addMember, campaignOf, changeMember, memberIn, newcomer, pay, sideOf } from './people.ts';
import type { CampaignSide, TaskOf } from './state.ts';

/** LD.JOB.7: the types that can be paid for together with a weapon (LD.EQUIP.1), within all limits. */
function affordable(group: Group): { readonly type: FollowerType; readonly cost: number }[] {
  return followersFor(group, group.points).flatMap(({ id, cost, barred }) => {
    if (barred !== null) return [];
    const member = newMember({ type: id });
    return isAnimal(member) || weaponsFor(group, member, group.points - cost).length > 0
      ? [{ type: id as FollowerType, cost }]
      : [];
  });
}
const isWeapon = (id: GearId): boolean => isFirearm(id) || isCqcWeapon(id);
const onSale = (group: Group, member: Member, left: number): GearId[] =>
  gearFor(group, member, left)
    .filter(({ barred }) => barred === null)
    .map(({ id }) => id);
const weaponsFor = (group: Group, member: Member, left: number): GearId[] =>
  onSale(group, member, left).filter(isWeapon);

export const mayRecruit = ({ group }: CampaignSide): boolean => affordable(group).length > 0;

/** LD.JOB.7, LD.JOB.8, LD.JOB.9: one new Character with gear from the list; no Job and no stash before the next game. */
export function* recruit(t: Table, side: CampaignSide): Flow<void> {
  const campaign = campaignOf(t);
  const { seat } = side;
  const type = yield* choose(t, seat, {
    rule: 'LD.JOB.7',
    prompt: { key: 'ld.recruit', params: { points: side.group.points } },
    options: [
      ...affordable(side.group).map(
        (one) =>
          ({ means: one.type, label: { key: 'ld.recruit.type', params: { type: one.type, cost: one.cost } } }) as const,
      ),
      'nobody',
    ],
  });
  if (type === 'nobody') return;
  const blank = newcomer(campaign, side, { type, isNew: true });
  const learns = yield* skillTypesFor(t, seat, type, blank.name);
  const gunsmith = blank.skills.includes('gunsmith') ? yield* gunsmithClass(t, seat, blank.name) : null;
  pay(side, typeFigures(type).cost);
  addMember(t, side, { ...blank, learns, gunsmith });
  emit(t, 'LD.JOB.7', 'ld.recruited', { name: blank.name, type, seat });
  yield* buy(t, side, blank.id);
}

/** LD.TYPES.1, LD.TYPES.2, LD.TYPES.3: skill types that are chosen. */
function* skillTypesFor(t: Table, seat: Seat, type: FollowerType, name: string): Flow<SkillType[]> {
  const { skillTypes, choice } = typeFigures(type);
  const learns = [...skillTypes];
  for (let i = 0; i < (choice?.types ?? 0); i++) {
    const { table } = yield* choose(t, seat, {
      rule: 'LD.TYPES.2',
      prompt: { key: 'ld.learns', params: { name } },
      options: SKILL_TYPES.filter((one) => !learns.includes(one) && choice?.except.includes(one) !== true).map(
        (one) => ({ means: { table: one }, label: { key: 'ld.level.skill', params: { table: one } } }) as const,
      ),
    });
    learns.push(table);
  }
  return learns;
}

/** LD.GROUP.12, LD.CAMP.6: gear is bought as somebody joins, and at no other time; a weapon first, if one can be had. */
function* buy(t: Table, side: CampaignSide, id: string): Flow<void> {
  const { seat } = side;
  for (;;) {
    const member = memberIn(side.group, id) as Member;
    const { points } = side.group;
    const armed = member.guns.length + member.blades.length > 0;
    const weapons = weaponsFor(side.group, member, points);
    const needsOne = !armed && weapons.length > 0;
    const sale = needsOne ? weapons : onSale(side.group, member, points);
    if (sale.length === 0) return;
    const answer = yield* choose(t, seat, {
      rule: 'LD.GROUP.12',
      prompt: { key: 'ld.buy', params: { name: member.name, points } },
      options: [
        ...sale.map(
          (one) =>
            ({
              means: { buy: one },
              label: { key: 'ld.buy.gear', params: { gear: one, cost: offerOf(one)?.cost ?? 0 } },
            }) as const,
        ),
        ...(needsOne ? [] : ['enough' as const]),
      ],
    });
    if (answer === 'enough') return;
    const gear = answer.buy;
    pay(side, offerOf(gear)?.cost ?? 0);
    changeMember(side, id, (one) => ({
      ...one,
      guns: isFirearm(gear) ? [...one.guns, newGun(gear)] : one.guns,
      blades: isCqcWeapon(gear) ? [...one.blades, gear] : one.blades,
      items: isWeapon(gear) ? one.items : [...one.items, gear as Member['items'][number]],
    }));
    emit(t, 'LD.GROUP.12', 'ld.bought', { name: member.name, gear });
  }
}

/** LD.DEATH.3: the new Leader costs nothing, his gear does. */
export function* armLeader(t: Table, { seat }: TaskOf<'arm-leader'>): Flow<void> {
  const side = sideOf(campaignOf(t), seat);
  yield* buy(t, side, side.group.leader);
}

/** LD.RESCUE.13: a freed Captive who was nobody's may join: a Survivor without arms, if there is room. */
export function* survivor(t: Table, { seat }: TaskOf<'survivor'>): Flow<void> {
  const campaign = campaignOf(t);
  const side = sideOf(campaign, seat);
  const one = newcomer(campaign, side, { type: 'survivor' });
  const answer = yield* choose(t, seat, {
    rule: 'LD.RESCUE.13',
    prompt: { key: 'ld.survivor', params: { name: one.name } },
    options: ['join', 'go'],
  });
  if (answer === 'go') return;
  const learns = yield* skillTypesFor(t, seat, 'survivor', one.name);
  addMember(t, side, { ...one, learns });
  emit(t, 'LD.RESCUE.13', 'ld.recruited', { name: one.name, type: 'survivor', seat });
}
