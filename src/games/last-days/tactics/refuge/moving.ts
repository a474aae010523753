import { type Choose, meansOf, type Pick, type Seat } from '../../../../kernel/index.ts';
import { onCard } from '../../characteristics.ts';
import { freeIn, groupOf } from '../../campaign/people.ts';
import type { Campaign } from '../../campaign/state.ts';
import { ENCOUNTERS, type EncounterId } from '../../data/encounters.ts';
import { type LeaderType, typeFigures } from '../../data/people.ts';
import { type RefugeId, refugeFigures } from '../../data/refuges.ts';
import { leaderOf } from '../../groups/create.ts';
import { standingTo } from '../../groups/keywords.ts';
import type { Group, Member } from '../../groups/group.ts';
import { maximumSize } from '../../groups/refuge.ts';
import { ENCOUNTER_TEXTS, REFUGE_TEXTS } from '../../texts/data-refuge.ts';
import { TYPE_TEXTS } from '../../texts/data-people.ts';
import { type Advice, advice } from '../advice.ts';
import { memberWorth } from '../worth.ts';

/** Where a Group lives, who leads it, and where it goes next. */

/** LD.LOSE.1: room for everybody first, then for more. */
const refugeRating = (size: number, id: RefugeId): number => {
  const { size: most, spaces, perks } = refugeFigures(id);
  return -8 * Math.max(0, size - most) + 1.5 * Math.min(3, most - size) + spaces + 2 * perks.length;
};

export function overrunAdvice({ members }: Group, request: Choose): Advice {
  const rated = request.options.map((option) => {
    const { refuge } = meansOf<{ refuge: RefugeId }>(option);
    return { option, refuge, value: refugeRating(members.length, refuge) };
  });
  const best = rated.reduce((one, other) => (other.value > one.value ? other : one));
  return advice(best.option.id, `${REFUGE_TEXTS[best.refuge].name}: there is room for us, and for what we may build.`);
}

/** With so many points in hand a bed is missing. */
const TO_SPEND = 30;

/** LD.LOSE.9: a Group moves that has no room left, nothing built and points to spend. */
export function leaveAdvice(group: Group, request: Choose): Advice {
  const isCramped = group.members.length >= maximumSize(group) && group.points >= TO_SPEND && group.built.length === 0;
  if (!isCramped) return advice('stay', 'We have what we need here.');
  const rated = request.options.flatMap((option) => {
    const means = meansOf<'stay' | { refuge: RefugeId }>(option);
    return means === 'stay'
      ? []
      : [{ option, ...means, more: refugeFigures(means.refuge).size - group.members.length }];
  });
  const best = rated.reduce((one, other) => (other.more > one.more ? other : one));
  return best.more < 2
    ? advice('stay', 'Nowhere is much more room.')
    : advice(best.option.id, `We are full here, and in ${REFUGE_TEXTS[best.refuge].name} there is room.`);
}

/** LD.DEATH.4: whoever drives the fewest away. */
export function successionAdvice({ members }: Group, request: Choose): Advice {
  const rated = request.options.map((option) => {
    const type = meansOf<LeaderType>(option);
    const leave = Number(option.label?.params?.leave ?? 0);
    const own = members.filter(({ keyword }) => keyword === typeFigures(type).keyword).length;
    return { option, type, leave, value: typeFigures(type).cost / 3 + own - 10 * leave };
  });
  const best = rated.reduce((one, other) => (other.value > one.value ? other : one));
  const { name } = TYPE_TEXTS[best.type];
  return advice(
    best.option.id,
    best.leave === 0 ? `Under a ${name} everybody stays.` : `Under a ${name} the fewest leave.`,
  );
}

/** LD.DEATH.5: as many of each kind as one of the ways asks for, and of each kind those who are missed least. */
export function dismissAdvice(group: Group, request: Pick, leading: Member['keyword']): Advice {
  const of = (id: string): Member => group.members.find((one) => one.id === id) as Member;
  const worth = (ids: readonly string[]): number => ids.reduce((sum, id) => sum + memberWorth(of(id)), 0);
  const ways = (request.suggestions ?? []).map((way) =>
    (['neutral', 'other'] as const).flatMap((standing) => {
      const number = way.filter((id) => standingTo(leading, of(id)) === standing).length;
      return request.options
        .map(({ id }) => id)
        .filter((id) => standingTo(leading, of(id)) === standing)
        .sort((a, b) => worth([a]) - worth([b]))
        .slice(0, number);
    }),
  );
  const [best] = ways.sort((a, b) => worth(a) - worth(b));
  return advice(best ?? request.options.slice(0, request.min).map(({ id }) => id), 'We miss them least.');
}

/** LD.ESCAPE.9: who has the best head for it. */
export function vehicleAdvice({ members }: Group, request: Choose): Advice {
  const able = request.options.flatMap(({ id }) => members.find((one) => one.id === id) ?? []);
  const best = able.reduce((one, other) => (onCard(other, 'intelligence') > onCard(one, 'intelligence') ? other : one));
  return advice(best.id, `${best.name} has the best head for it.`);
}

const strengthOf = (group: Group): number => freeIn(group).reduce((sum, member) => sum + memberWorth(member), 0);
/** So much weaker than the captors, and more would be lost than there is to win. */
const HOPELESS = 0.4;

/** LD.INJ.5: nobody is left behind while there is hope. */
export function rescueAdvice(campaign: Campaign, seat: Seat, captor: Seat): Advice {
  const [mine, theirs] = [groupOf(campaign, seat), groupOf(campaign, captor)].map(strengthOf) as [number, number];
  return mine < HOPELESS * theirs
    ? advice('decline', 'They are far too strong for those of us who are left.')
    : advice('rescue', 'We leave nobody behind.');
}

/** LD.PERK.12: what suits us better than them. */
export function radioAdvice(campaign: Campaign, seat: Seat, rival: Seat | undefined, request: Choose): Advice {
  const own = groupOf(campaign, seat);
  const other = rival === undefined ? own : groupOf(campaign, rival);
  const rated = request.options.map((option) => {
    const { total } = meansOf<{ total: number }>(option);
    const encounter = ENCOUNTERS[total - 1] as EncounterId;
    return { option, encounter, value: suits(own, other, encounter) };
  });
  const best = rated.reduce((one, next) => (next.value > one.value ? next : one));
  return advice(best.option.id, `${ENCOUNTER_TEXTS[best.encounter].name} suits us best.`);
}

const guns = (group: Group): number => freeIn(group).filter((one) => one.guns.length > 0).length;
const quick = (group: Group): number => Math.max(0, ...freeIn(group).map((one) => onCard(one, 'intelligence')));
function suits(own: Group, other: Group, encounter: EncounterId): number {
  const isSelfish = (group: Group): boolean => leaderOf(group)?.keyword === 'selfish';
  switch (encounter) {
    case 'bushwhack': // LD.BUSH.1
      return isSelfish(own) === isSelfish(other) ? 0 : isSelfish(own) ? 2 : -2;
    case 'massacre-site':
      return 0.5 * (guns(own) - guns(other));
    case 'the-escape':
      return 0.5 + 0.5 * (quick(own) - quick(other));
    case 'home-defense':
    case 'rescue':
      return 0;
    case 'scavengers':
      return 0.5 + 0.3 * (own.members.length - other.members.length);
  }
}
