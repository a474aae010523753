import type { ItemId } from '../../data/items.ts';
import type { Resource } from '../../words.ts';
import type { Band, Stash } from '../state.ts';

/** ATZ.RES.14, ATZ.ITEM.20: things that lie together, and how they are moved, one at a time. */

export const emptyStash = (): Stash => ({ guns: [], blades: [], items: [] });

export const copied = ({ guns, blades, items }: Stash): Stash => ({
  guns: guns.map((gun) => ({ ...gun })),
  blades: blades.map((blade) => ({ ...blade })),
  items: [...items],
});

/** A thing of a stash by its place: `gun 0`, `blade 2`, `item 5`. */
export interface ThingAt {
  readonly is: 'gun' | 'blade' | 'item';
  readonly at: number;
}

export const thingsIn = ({ guns, blades, items }: Stash): ThingAt[] => [
  ...guns.map((_, at): ThingAt => ({ is: 'gun', at })),
  ...blades.map((_, at): ThingAt => ({ is: 'blade', at })),
  ...items.map((_, at): ThingAt => ({ is: 'item', at })),
];

/** What a thing is called by, among guns, blades and Items. */
export const kindOf = ({ guns, blades, items }: Stash, { is, at }: ThingAt): string =>
  (is === 'gun' ? guns[at]?.id : is === 'blade' ? blades[at]?.id : items[at]) ?? '';

/** What is left without these, and these by themselves. */
export function split(stash: Stash, taken: (thing: ThingAt) => boolean): readonly [kept: Stash, out: Stash] {
  const part = <T>(list: readonly T[], is: ThingAt['is'], wanted: boolean): T[] =>
    list.filter((_, at) => taken({ is, at }) === wanted);
  const of = (wanted: boolean): Stash => ({
    guns: part(stash.guns, 'gun', wanted),
    blades: part(stash.blades, 'blade', wanted),
    items: part(stash.items, 'item', wanted),
  });
  return [of(false), of(true)];
}

export function put(into: Stash, more: Stash): void {
  into.guns.push(...more.guns);
  into.blades.push(...more.blades);
  into.items.push(...more.items);
}

export const stashSize = ({ guns, blades, items }: Stash): number => guns.length + blades.length + items.length;

const RESOURCE_OF: Partial<Record<ItemId, Resource>> = {
  food: 'food',
  fuel: 'fuel',
  luxury: 'luxury',
  medical: 'medical',
  'body-armor': 'armor',
};
/** ATZ.RES.1: weapons and these Items are Resources; other Items are not counted in an area. */
export const resourceOf = (item: ItemId): Resource | null => RESOURCE_OF[item] ?? null;
export const resourcesIn = ({ guns, blades, items }: Stash): Resource[] => [
  ...[...guns, ...blades].map((): Resource => 'weapon'),
  ...items.flatMap((item) => resourceOf(item) ?? []),
];

/** Everything that a band owns, place by place: what is at Home goes first when something is used up. */
const holdings = ({ home, ride, members }: Band): Stash[] => [
  home.stash,
  ...(ride === null ? [] : [ride.stash]),
  ...members.map(({ profile }) => profile),
];

export const owned = (band: Band, item: ItemId): number =>
  holdings(band).reduce((sum, { items }) => sum + items.filter((one) => one === item).length, 0);

/** So many of an Item are used up: at Home first, then in the vehicle, then what people carry. */
export function useUp(band: Band, item: ItemId, count: number): void {
  let left = count;
  for (const { items } of holdings(band))
    for (let at = items.indexOf(item); at !== -1 && left > 0; at = items.indexOf(item), left--) items.splice(at, 1);
}

/** ATZ.RES.1: what a band has of what it needs most, wherever it lies. */
export const bandFigures = (band: Band): Readonly<Record<'food' | 'fuel' | 'medical' | 'luxury', number>> => ({
  food: owned(band, 'food'),
  fuel: owned(band, 'fuel'),
  medical: owned(band, 'medical'),
  luxury: owned(band, 'luxury'),
});
