import type { Gear, Group } from '../groups/group.ts';
import { type Holder, type Rearming, rearmed, rearmingFaults } from '../groups/rearming.ts';
import { choose, emit, type Flow, type Offer, type Table } from '../verbs.ts';
import { afterOf, campaignOf, memberIn, sideOf } from './people.ts';
import type { TaskOf } from './state.ts';
import type { Rearm } from '../decisions.ts';

/** LD.LOOT.5, LD.LOOT.6, LD.GROUP.13: gear changes hands, as often as the player likes: first what, then to whom. */
export function* rearm(t: Table, task: TaskOf<'rearm'>): Flow<void> {
  const { seat } = task;
  const side = sideOf(campaignOf(t), seat);
  const { group } = side;
  const changes = changesIn(group);
  if (changes.length === 0) return;
  const options: Offer<Rearm>[] = [...changes, { means: { do: 'armed' }, label: { key: 'ld.rearm.done' } }];
  const what = (yield* choose(t, seat, {
    rule: 'LD.LOOT.6',
    prompt: { key: 'ld.rearm' },
    options,
  })) as Rearm;
  if (what.do === 'armed') return;
  afterOf(t).tasks.unshift(task);
  if (what.do !== 'hand') {
    const { do: act, holder, gun } = what;
    const change: Rearming =
      act === 'mod-kit'
        ? { do: act, holder: asHolder(holder), gun }
        : { do: act, holder: asHolder(holder), gun, fitting: what.fitting };
    side.group = rearmed(group, change);
    const gear = gearAt(group, holder, 'guns', gun);
    return emit(t, act === 'mod-kit' ? 'LD.ITEM.12' : 'LD.ITEM.25', 'ld.rearm.worked', {
      gear,
      name: holderName(group, holder),
    });
  }
  const { from, part, index } = what;
  const gear = gearAt(group, from, part, index);
  const { to } = yield* choose(t, seat, {
    rule: 'LD.LOOT.6',
    prompt: { key: 'ld.rearm.to', params: { gear } },
    options: takers(group, from, part, index).map(
      (one): Offer<{ to: string }> => ({
        means: { to: one },
        label: { key: one === 'stash' ? 'ld.rearm.stash' : 'ld.rearm.who', params: { name: holderName(group, one) } },
      }),
    ),
  });
  side.group = rearmed(group, { do: 'hand', from: asHolder(from), to: asHolder(to), part, index });
  emit(t, 'LD.LOOT.6', 'ld.rearmed', { gear, from: holderName(group, from), to: holderName(group, to) });
}

const asHolder = (id: string): Holder => (id === 'stash' ? 'stash' : { member: id });
const holderName = (group: Group, id: string): string => memberIn(group, id)?.name ?? 'the stash';
const holdersIn = ({ members }: Group): string[] => ['stash', ...members.map(({ id }) => id)];
const gearIn = (group: Group, id: string): Gear => memberIn(group, id) ?? group.stash;

function gearAt(group: Group, id: string, part: keyof Gear, index: number): string {
  const thing = gearIn(group, id)[part][index];
  return typeof thing === 'object' ? thing.id : (thing as string);
}

const takers = (group: Group, from: string, part: keyof Gear, index: number): string[] =>
  holdersIn(group).filter(
    (to) =>
      to !== from &&
      rearmingFaults(group, { do: 'hand', from: asHolder(from), to: asHolder(to), part, index }).length === 0,
  );

/** Every change that could be made now; equal things of the same holder are offered once. */
function changesIn(group: Group): Offer<Exclude<Rearm, { do: 'armed' }>>[] {
  return holdersIn(group).flatMap((holder) => {
    const name = holderName(group, holder);
    const gear = gearIn(group, holder);
    const offers: Offer<Exclude<Rearm, { do: 'armed' }>>[] = [];
    for (const part of ['guns', 'blades', 'items'] as const) {
      const kinds = gear[part].map((one) => JSON.stringify(one));
      kinds.forEach((kind, index) => {
        if (kinds.indexOf(kind) < index || takers(group, holder, part, index).length === 0) return;
        const params = { gear: gearAt(group, holder, part, index), name };
        offers.push({ means: { do: 'hand', from: holder, part, index }, label: { key: 'ld.rearm.hand', params } });
      });
    }
    gear.guns.forEach((_, gun) => {
      const at = asHolder(holder);
      const params = { gear: gearAt(group, holder, 'guns', gun), name };
      for (const fitting of ['reflex-sight', 'scope', 'silencer'] as const) {
        for (const act of ['fit', 'unfit'] as const) {
          if (rearmingFaults(group, { do: act, holder: at, gun, fitting }).length > 0) continue;
          const key = act === 'fit' ? 'ld.rearm.fit' : 'ld.rearm.unfit';
          offers.push({ means: { do: act, holder, gun, fitting }, label: { key, params: { ...params, fitting } } });
        }
      }
      if (rearmingFaults(group, { do: 'mod-kit', holder: at, gun }).length === 0)
        offers.push({ means: { do: 'mod-kit', holder, gun }, label: { key: 'ld.rearm.mod-kit', params } });
    });
    return offers;
  });
}
