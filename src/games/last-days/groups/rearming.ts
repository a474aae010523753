import type { FirearmId } from '../data/firearms.ts';
import { MOD_KIT } from '../data/items.ts';
import { GEAR_TEXTS } from '../texts/data.ts';
import { carryingFaults, gearFaults } from './carrying.ts';
import { leaderOf, NO_GEAR } from './create.ts';
import { fault, type GroupFault } from './fault.ts';
import type { Fitting, Gear, Group, Member, OwnedGun } from './group.ts';
import { mayUse } from './owned.ts';

/**
 * LD.GROUP.13, LD.LOOT.6: between games gear changes hands, any number of times, within what each may carry. A change is a
 * value; `rearmingFaults` says why it cannot be made, `rearmed` makes it.
 */

/** Somebody by id, or the stash. */
export type Holder = { readonly member: string } | 'stash';
type Part = keyof Gear;

export type Rearming =
  /** LD.LOOT.5: from one pair of hands to another, or in and out of the stash. */
  | { readonly do: 'hand'; readonly from: Holder; readonly to: Holder; readonly part: Part; readonly index: number }
  /** LD.ITEM.25: a sight, scope or silencer of the same holder goes on one of its guns, or comes off it. */
  | { readonly do: 'fit' | 'unfit'; readonly holder: Holder; readonly gun: number; readonly fitting: Fitting }
  /** LD.ITEM.12: a Mod-Kit of the same holder makes another gun of one. */
  | { readonly do: 'mod-kit'; readonly holder: Holder; readonly gun: number };

const MAKES: Readonly<Partial<Record<FirearmId, FirearmId>>> = MOD_KIT;

/** Why a change cannot be made now. */
export function rearmingFaults(group: Group, change: Rearming): GroupFault[] {
  const holders = change.do === 'hand' ? [change.from, change.to] : [change.holder];
  if (holders.some((holder) => holder !== 'stash' && memberIn(group, holder) === null)) {
    return [fault('LD.LOOT.6', [], 'Nobody of the Group has this id')];
  }
  const untouchable = holders.flatMap((holder) => untouchableFaults(memberIn(group, holder)));
  if (untouchable.length > 0) return untouchable;
  const missing = missingFault(group, change);
  if (missing !== null) return [missing];
  const leading = leaderOf(group)?.keyword ?? 'neutral';
  if (change.do === 'mod-kit' && !mayUse(leading, 'mod-kit')) {
    return [fault('LD.ITEM.24', [], 'A Mod-Kit has no asterisk, and a Trained Leader allows nothing else')];
  }
  const after = rearmed(group, change);
  return holders.flatMap((holder) => {
    // LD.ITEM.25: in the stash, too, nothing is fitted to a gun that does not take it.
    const faultsOf = (of: Group): GroupFault[] => {
      const member = memberIn(of, holder);
      return member === null ? gearFaults(of.stash) : carryingFaults(member, leading);
    };
    const known = faultsOf(group).map(({ message }) => message);
    return faultsOf(after).filter(({ message }) => !known.includes(message));
  });
}

/** LD.JOB.9, LD.DEATH.8, LD.INJ.5: newcomers keep what they came with, and nobody reaches a captive. */
const untouchableFaults = (member: Member | null): GroupFault[] => {
  if (member?.captured === true) return [fault('LD.INJ.5', [], `${member.name} is captured, gear and all`)];
  return member?.isNew === true
    ? [fault('LD.JOB.9', [], `${member.name} is new and changes no gear until after the next game`)]
    : [];
};

function missingFault(group: Group, change: Rearming): GroupFault | null {
  if (change.do === 'hand') {
    return gearOf(group, change.from)[change.part][change.index] === undefined
      ? fault('LD.LOOT.6', [], 'It is not there any more')
      : null;
  }
  const { items, guns } = gearOf(group, change.holder);
  const gun = guns[change.gun];
  if (gun === undefined) return fault('LD.LOOT.6', [], 'This gun is not there any more');
  const { name } = GEAR_TEXTS[gun.id];
  switch (change.do) {
    case 'fit':
      return items.includes(change.fitting)
        ? null
        : fault('LD.ITEM.25', [], `There is no ${GEAR_TEXTS[change.fitting].name} at hand`);
    case 'unfit':
      return gun.fitted.includes(change.fitting)
        ? null
        : fault('LD.ITEM.25', [], `This ${name} has no ${GEAR_TEXTS[change.fitting].name}`);
    case 'mod-kit':
      if (MAKES[gun.id] === undefined) return fault('LD.ITEM.12', [], `A Mod-Kit makes nothing of a ${name}`);
      return items.includes('mod-kit') ? null : fault('LD.ITEM.12', [], 'There is no Mod-Kit at hand');
  }
}

/** The Group after a change that has no fault. */
export function rearmed(group: Group, change: Rearming): Group {
  switch (change.do) {
    case 'hand': {
      const { from, to, part, index } = change;
      const things: readonly unknown[] = gearOf(group, from)[part];
      const less = withPart(group, from, part, without(things, index));
      return withPart(less, to, part, [...gearOf(less, to)[part], things[index]]);
    }
    case 'fit': {
      const { holder, gun, fitting } = change;
      const less = withoutItem(group, holder, fitting);
      return withGun(less, holder, gun, (one) => ({ ...one, fitted: [...one.fitted, fitting] }));
    }
    case 'unfit': {
      const { holder, gun, fitting } = change;
      const bare = withGun(group, holder, gun, (one) => ({
        ...one,
        fitted: without(one.fitted, one.fitted.indexOf(fitting)),
      }));
      return withPart(bare, holder, 'items', [...gearOf(bare, holder).items, fitting]);
    }
    case 'mod-kit': {
      const { holder, gun } = change;
      const less = withoutItem(group, holder, 'mod-kit');
      return withGun(less, holder, gun, (one) => ({ ...one, id: MAKES[one.id] ?? one.id, made: true }));
    }
  }
}

/** LD.DEATH.5: under a new Trained Leader everything without an asterisk goes into the stash (LD.LEADER.2). */
export function stashUnmarked(group: Group): Group {
  const leading = leaderOf(group)?.keyword;
  if (leading !== 'trained') return group;
  const kept = ({ guns, blades, items }: Gear, isKept: boolean): Gear => ({
    guns: guns.filter(({ id }) => mayUse(leading, id) === isKept),
    blades: blades.filter((id) => mayUse(leading, id) === isKept),
    items: items.filter((id) => mayUse(leading, id) === isKept),
  });
  const away = group.members.map((member) => kept(member, false));
  return {
    ...group,
    members: group.members.map((member) => ({ ...member, ...kept(member, true) })),
    stash: {
      guns: [...group.stash.guns, ...away.flatMap(({ guns }) => guns)],
      blades: [...group.stash.blades, ...away.flatMap(({ blades }) => blades)],
      items: [...group.stash.items, ...away.flatMap(({ items }) => items)],
    },
  };
}

const memberIn = ({ members }: Group, holder: Holder): Member | null =>
  holder === 'stash' ? null : (members.find(({ id }) => id === holder.member) ?? null);

const gearOf = (group: Group, holder: Holder): Gear =>
  holder === 'stash' ? group.stash : (memberIn(group, holder) ?? NO_GEAR);

function withPart(group: Group, holder: Holder, part: Part, things: readonly unknown[]): Group {
  const change = { [part]: things } as Partial<Gear>;
  if (holder === 'stash') return { ...group, stash: { ...group.stash, ...change } };
  return { ...group, members: group.members.map((one) => (one.id === holder.member ? { ...one, ...change } : one)) };
}

const withGun = (group: Group, holder: Holder, index: number, change: (gun: OwnedGun) => OwnedGun): Group =>
  withPart(
    group,
    holder,
    'guns',
    gearOf(group, holder).guns.map((gun, i) => (i === index ? change(gun) : gun)),
  );

function withoutItem(group: Group, holder: Holder, item: Gear['items'][number]): Group {
  const { items } = gearOf(group, holder);
  return withPart(group, holder, 'items', without(items, items.indexOf(item)));
}

const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, i) => i !== index);
