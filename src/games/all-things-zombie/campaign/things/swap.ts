import { choose, emit, type Flow, type Offer, type Table } from '../../verbs.ts';
import { kindOf, put, split, type ThingAt, thingsIn } from './stash.ts';
import type { Band, Member, Stash } from '../state.ts';

/** ATZ.ITEM.5: once a month a Star swaps one Item with one of its Grunts. */

interface Swap {
  readonly swap: string;
  readonly with: string;
  readonly of: string;
}

/** Each kind of thing once. */
const kindsIn = (stash: Stash): string[] => [...new Set(thingsIn(stash).map((thing) => kindOf(stash, thing)))];

/** ATZ.BARTER.5: one for one, each thing of the Star for each of a Grunt. */
export function swapsOf({ members, swapped }: Band): Swap[] {
  const [star, ...grunts] = members;
  if (star === undefined || swapped) return [];
  return grunts.flatMap(({ id, profile }) =>
    kindsIn(star.profile).flatMap((one) =>
      kindsIn(profile)
        .filter((other) => other !== one)
        .map((other) => ({ swap: one, with: id, of: other })),
    ),
  );
}

export function* swap(t: Table, band: Band): Flow<void> {
  const [star] = band.members as [Member];
  const nameOf = (id: string): string => band.members.find((one) => one.id === id)?.profile.name ?? '';
  const wish = yield* choose(t, band.seat, {
    rule: 'ATZ.ITEM.5',
    prompt: { key: 'atz.swap', params: { name: star.profile.name } },
    options: [
      { means: { swap: '', with: '', of: '' }, label: { key: 'atz.swap.none' } },
      ...swapsOf(band).map(
        (means): Offer<Swap> => ({
          means,
          label: { key: 'atz.swap.is', params: { thing: means.swap, other: means.of, name: nameOf(means.with) } },
        }),
      ),
    ],
  });
  if (wish.with === '') return;
  const grunt = band.members.find(({ id }) => id === wish.with) as Member;
  const [given, got] = [takeOut(star.profile, wish.swap), takeOut(grunt.profile, wish.of)];
  put(star.profile, got);
  put(grunt.profile, given);
  band.swapped = true;
  emit(t, 'ATZ.ITEM.5', 'atz.swap.done', {
    name: star.profile.name,
    other: grunt.profile.name,
    thing: wish.swap,
    of: wish.of,
  });
}

function takeOut(stash: Stash, kind: string): Stash {
  const first = thingsIn(stash).find((thing) => kindOf(stash, thing) === kind) as ThingAt;
  const [kept, out] = split(stash, ({ is, at }) => is === first.is && at === first.at);
  Object.assign(stash, kept);
  return out;
}
