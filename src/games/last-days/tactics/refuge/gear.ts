import { type Choose, meansOf } from '../../../../kernel/index.ts';
import type { Rearm } from '../../decisions.ts';
import { type GearId, isCqcWeapon, isFirearm, offerOf } from '../../data/equipment.ts';
import { findAt } from '../../data/supplies.ts';
import { newGun } from '../../groups/create.ts';
import type { Group, Member } from '../../groups/group.ts';
import { type Holder, rearmed, type Rearming, rearmingFaults } from '../../groups/rearming.ts';
import { GEAR_TEXTS } from '../../texts/data.ts';
import { type Advice, advice } from '../advice.ts';
import { armament, gearRating } from './ratings.ts';

/** LD.LOOT.6: who carries what, and what is bought. */

/** A change must be worth the trouble, or gear would go round for ever. */
const TROUBLE = 0.15;

const strengthOf = (group: Group): number =>
  group.members.reduce((sum, member) => sum + (member.captured === true ? 0 : armament(group, member)), 0);

const asHolder = (id: string): Holder => (id === 'stash' ? 'stash' : { member: id });
const nameOf = ({ members }: Group, id: string): string => members.find((one) => one.id === id)?.name ?? 'the stash';

interface Change {
  readonly group: Group;
  readonly to: string | null;
}

/** What a choice can come to: for a thing that changes hands, one for everybody who could take it. */
function outcomes(group: Group, what: Exclude<Rearm, { do: 'armed' }>): Change[] {
  if (what.do !== 'hand') {
    const { holder, gun } = what;
    const change: Rearming =
      what.do === 'mod-kit'
        ? { do: 'mod-kit', holder: asHolder(holder), gun }
        : { do: what.do, holder: asHolder(holder), gun, fitting: what.fitting };
    return [{ group: rearmed(group, change), to: null }];
  }
  const { from, part, index } = what;
  return ['stash', ...group.members.map(({ id }) => id)].flatMap((to): Change[] => {
    const change: Rearming = { do: 'hand', from: asHolder(from), to: asHolder(to), part, index };
    return to === from || rearmingFaults(group, change).length > 0 ? [] : [{ group: rearmed(group, change), to }];
  });
}

/** The change that arms the Group best; the same for both questions about it. */
export function rearmAdvice(group: Group, request: Choose): Advice {
  const before = strengthOf(group);
  let best = { id: 'armed', gain: TROUBLE, because: 'Everybody has what they can use best.' };
  for (const option of request.options) {
    const what = meansOf<Rearm>(option);
    if (what.do === 'armed') continue;
    for (const { group: after, to } of outcomes(group, what)) {
      const gain = strengthOf(after) - before;
      if (gain > best.gain) best = { id: option.id, gain, because: reason(group, what, to) };
    }
  }
  return advice(best.id, best.because);
}

function reason(group: Group, what: Exclude<Rearm, { do: 'armed' }>, to: string | null): string {
  if (what.do !== 'hand') return 'It makes a better gun of it.';
  const { from, part, index } = what;
  const holder = group.members.find(({ id }) => id === from) ?? group.stash;
  const thing = holder[part][index];
  const gear = GEAR_TEXTS[typeof thing === 'object' ? thing.id : (thing as GearId)].name;
  return to === 'stash'
    ? `Nobody is better off for carrying the ${gear}.`
    : `${nameOf(group, to ?? '')} makes more of the ${gear} than ${nameOf(group, from)}.`;
}

/** LD.LOOT.6: the other half of the question. What is handed on is whatever the last question named. */
export function takerAdvice(group: Group, request: Choose): Advice {
  const gear = request.prompt.params?.gear as GearId;
  const takers = request.options.map((option) => ({ option, to: meansOf<{ to: string }>(option).to }));
  const before = strengthOf(group);
  const holders = ['stash', ...group.members.map(({ id }) => id)].filter((id) => !takers.some(({ to }) => to === id));
  let best = { id: takers[0]?.option.id ?? '', to: takers[0]?.to ?? '', gain: Number.NEGATIVE_INFINITY };
  for (const from of holders) {
    for (const part of ['guns', 'blades', 'items'] as const) {
      const things = (group.members.find(({ id }) => id === from) ?? group.stash)[part];
      const index = things.findIndex((one) => (typeof one === 'object' ? one.id : one) === gear);
      if (index < 0) continue;
      for (const { group: after, to } of outcomes(group, { do: 'hand', from, part, index })) {
        const option = takers.find((one) => one.to === to)?.option;
        const gain = strengthOf(after) - before;
        if (option !== undefined && gain > best.gain) best = { id: option.id, to: to as string, gain };
      }
    }
  }
  return advice(
    best.id,
    best.to === 'stash' ? 'It is of no use to anybody now.' : `${nameOf(group, best.to)} makes most of it.`,
  );
}

/** What a point is worth that is kept for the next who joins. */
const PRICE = 0.45;

/** LD.GROUP.12: what a newcomer brings, as long as it is worth its price. */
export function buyAdvice(group: Group, member: Member, request: Choose): Advice {
  const before = armament(group, member);
  const rated = request.options.map((option) => {
    const means = meansOf<'enough' | { buy: GearId }>(option);
    if (means === 'enough') return { option, gain: 0, gear: null };
    const gain = armament(group, withGear(member, means.buy)) - before;
    return { option, gain: gain - PRICE * (offerOf(means.buy)?.cost ?? 0), gear: means.buy as GearId | null };
  });
  const best = rated.reduce((one, other) => (other.gain > one.gain ? other : one));
  return best.gear === null
    ? advice(best.option.id, 'Anything more would not be worth its price.')
    : advice(best.option.id, `${GEAR_TEXTS[best.gear].name}: ${member.name} gets most out of it for the price.`);
}

const withGear = (member: Member, gear: GearId): Member => ({
  ...member,
  guns: isFirearm(gear) ? [...member.guns, newGun(gear)] : member.guns,
  blades: isCqcWeapon(gear) ? [...member.blades, gear] : member.blades,
  items: isFirearm(gear) || isCqcWeapon(gear) ? member.items : [...member.items, gear],
});

/** LD.SKILL.48: the row and column with the better find. */
export function scavengerAdvice(request: Choose): Advice {
  const rated = request.options.map((option) => {
    const { row, column } = meansOf<{ row: number; column: number }>(option);
    const { points, gear } = findAt(row, column);
    const found = gear.reduce(
      (sum, { id, number }) => sum + gearRating(id) * (number.plus + (number.die === null ? 0 : 2)),
      0,
    );
    return { option, value: points.plus + (points.die === 'D3' ? 2 : 3.5) + found };
  });
  const best = rated.reduce((one, other) => (other.value > one.value ? other : one));
  return advice(best.option.id, 'There lies what is worth most.');
}
