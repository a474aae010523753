import {
  CHARACTERISTICS,
  FIREARM_CLASSES,
  type FirearmClass,
  followersFor,
  freshMemberId,
  gearFor,
  type GearId,
  type Group,
  isAnimal,
  isCqcWeapon,
  isFirearm,
  isItem,
  LEADER_TYPES,
  type Member,
  memberPrice,
  newGun,
  newMember,
  onCard,
  shortOf,
  SKILL_TYPES,
  type SkillType,
  typeFigures,
  word,
} from '../../../../games/last-days/index.ts';
import { type Card, type Choosable, type Field, type ListPart, several } from '../../../skirmish/lists/parts.ts';
import { bladeText, gunText } from '../gear.ts';
import { freshName } from './names.ts';

/** The people of a Group in the builder: the Leader on a card of its own, then the others. */

const figuresText = (member: Member): string =>
  CHARACTERISTICS.map((id) => `${shortOf(id)} ${onCard(member, id)}`).join(' · ');

const asked = new Intl.ListFormat('en', { type: 'conjunction' });

function memberCard(member: Member, group: Group): Card<Member> {
  const { name, type, keyword, skills, level, scars } = member;
  const words = [
    figuresText(member),
    word('keyword', keyword),
    ...(skills.length > 0 ? [`Has ${asked.format(skills.map((id) => word('skill', id)))}`] : []),
    ...(level > 0 ? [`Level ${level}`] : []),
    ...(scars.length > 0 ? [asked.format(scars.map((id) => word('injury', id)))] : []),
  ];
  return {
    title: name === word('type', type) ? name : `${name}, ${word('type', type)}`,
    points: memberPrice(member),
    under: `${words.join('. ')}.`,
    fields: [
      ...learnFields(member),
      ...(member.skills.includes('gunsmith') ? [gunsmithField(member)] : []),
      ...(isAnimal(member) ? [] : gearFields(member, group)),
      {
        kind: 'name',
        label: 'Name',
        at: 'name',
        now: name,
        set: (to) => ({ ...member, name: to ?? word('type', type) }),
      },
    ],
  };
}

/** LD.TYPES.1, LD.TYPES.2, LD.TYPES.3: what somebody may learn besides what the profile says. */
function learnFields(member: Member): Field<Member>[] {
  const { choice, skillTypes } = typeFigures(member.type);
  if (choice === null) return [];
  const chosen = member.learns.filter((one) => !skillTypes.includes(one));
  return Array.from({ length: choice.types }, (_, i) => ({
    kind: 'choice',
    label: choice.types > 1 ? `Learns (${i + 1} of ${choice.types})` : 'Learns',
    ...(i === 0 ? { at: 'learns' } : undefined),
    now: chosen[i] ?? null,
    options: SKILL_TYPES.filter((one) => !choice.except.includes(one) && !skillTypes.includes(one)).map((one) => ({
      id: one,
      label: word('skillType', one),
      ...(chosen.includes(one) && chosen[i] !== one ? { barred: 'chosen already' } : undefined),
    })),
    set: (one) => {
      const next: (SkillType | undefined)[] = [...chosen];
      next[i] = (one as SkillType | null) ?? undefined;
      return { ...member, learns: [...skillTypes, ...next.filter((each) => each !== undefined)] };
    },
  }));
}

/** LD.TYPES.4 */
const gunsmithField = (member: Member): Field<Member> => ({
  kind: 'choice',
  label: 'Gunsmith of',
  at: 'gunsmith',
  now: member.gunsmith,
  options: FIREARM_CLASSES.map((id) => ({ id, label: word('class', id) })),
  set: (id) => ({ ...member, gunsmith: id as FirearmClass | null }),
});

/** What can be bought, with the reason where it cannot; what was found on the way can be put back only. */
function gearFields(member: Member, group: Group): Field<Member>[] {
  const offers = gearFor(group, member, Number.POSITIVE_INFINITY);
  const options = (of: (id: GearId) => boolean, owned: readonly GearId[]): Choosable[] => [
    ...offers
      .filter(({ id }) => of(id))
      .map(({ id, cost, barred }) => ({
        id,
        label: word('gear', id),
        points: cost,
        ...(barred === null ? undefined : { barred: barred.message }),
      })),
    ...[...new Set(owned)]
      .filter((id) => !offers.some((offer) => offer.id === id))
      .map((id) => ({ id, label: word('gear', id), barred: 'can only be found' })),
  ];
  const guns = member.guns.map(({ id }) => id);
  const said = (words: readonly string[]): { hint?: string } => (words.length > 0 ? { hint: words.join('. ') } : {});
  return [
    {
      kind: 'items',
      label: 'Firearms',
      at: 'guns',
      add: 'Add a Firearm',
      now: guns,
      options: options(isFirearm, guns),
      ...said(guns.map((id) => `${word('gear', id)}: ${gunText(id)}`)),
      set: (ids) => ({ ...member, guns: kept(member, ids.filter((id) => isFirearm(id as GearId)) as typeof guns) }),
    },
    {
      kind: 'items',
      label: 'Close combat weapons',
      at: 'blades',
      add: 'Add a weapon',
      now: member.blades,
      options: options(isCqcWeapon, member.blades),
      ...said(member.blades.map((id) => `${word('gear', id)}: ${bladeText(id)}`)),
      set: (ids) => ({ ...member, blades: ids as Member['blades'] }),
    },
    {
      kind: 'items',
      label: 'Items',
      at: 'items',
      add: 'Add an item',
      now: member.items,
      options: options(isItem, member.items),
      set: (ids) => ({ ...member, items: ids as Member['items'] }),
    },
  ];
}

/** Guns that stay keep what was fitted to them. */
function kept({ guns }: Member, ids: readonly Member['guns'][number]['id'][]): Member['guns'] {
  const left = [...guns];
  return ids.map((id) => {
    const at = left.findIndex((gun) => gun.id === id);
    return at < 0 ? newGun(id) : (left.splice(at, 1)[0] ?? newGun(id));
  });
}

const everybody = several<Group, 'members'>('members', {
  card: memberCard,
  kinds: (group, left) =>
    followersFor(group, left).map(({ id, cost, barred }) => ({
      id,
      label: word('type', id),
      points: cost,
      entry: newMember({ id: freshMemberId(group), type: id, name: freshName(group, id) }),
      ...(barred === null ? undefined : { barred: barred.message }),
    })),
});

const isLeader = (group: Group, place: number): boolean => group.members[place]?.id === group.leader;
const placeOf = (path: readonly (string | number)[]): number => Number(path[1]);

/** LD.GROUP.5: exactly one. */
export const leaderPart: ListPart<Group> = {
  title: 'Leader',
  shown: (group) =>
    everybody.shown(group).flatMap(({ title, points, under, path, fields }) => {
      const place = placeOf(path);
      const said = { ...(points === undefined ? {} : { points }), ...(under === undefined ? {} : { under }) };
      return isLeader(group, place) ? [{ title, ...said, path, fields: [leaderField(group, place), ...fields] }] : [];
    }),
  adds: () => [],
};

const leaderField = (group: Group, place: number): Field<Group> => {
  const now = group.members[place] as Member;
  return {
    kind: 'choice',
    label: 'Leader',
    at: 'type',
    now: now.type,
    options: LEADER_TYPES.map((id) => ({ id, label: word('type', id), points: typeFigures(id).cost })),
    set: (id) => {
      const { id: own, name, guns, blades, items } = now;
      const type = id as (typeof LEADER_TYPES)[number];
      return { ...group, members: group.members.with(place, newMember({ id: own, name, type, guns, blades, items })) };
    },
  };
};

export const charactersPart: ListPart<Group> = {
  title: 'Characters',
  shown: (group) =>
    everybody.shown(group).flatMap((shown) => {
      const place = placeOf(shown.path);
      return isLeader(group, place) ? [] : [{ ...shown, copied: withCopy(group, place) }];
    }),
  adds: everybody.adds,
};

/** Somebody of the same kind with the same gear, under another name. */
function withCopy(group: Group, place: number): Group {
  const { type, learns, gunsmith, guns, blades, items } = group.members[place] as Member;
  const id = freshMemberId(group);
  const copy = newMember({ id, type, name: freshName(group, type), learns, gunsmith, guns, blades, items });
  return { ...group, members: group.members.toSpliced(place + 1, 0, copy) };
}
