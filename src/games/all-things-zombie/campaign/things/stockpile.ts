import { topRating } from '../../data/weapons.ts';
import type { Gun } from '../../state.ts';
import { choose, emit, type Flow, type Offer, type Table } from '../../verbs.ts';
import type { Band, Member, Stash } from '../state.ts';
import { kindOf, split, type ThingAt, thingsIn } from './stash.ts';

/** ATZ.AMMO.12 to ATZ.AMMO.14: before an Encounter an Item is given up for more ammo for one very weapon. */

interface Stockpiles {
  readonly stockpile: number;
  readonly who: string;
}

/** Weapons that reload on dice, and have no ammo put by yet (ATZ.AMMO.14). */
const gunsOf = ({ id, profile }: Member): { who: string; name: string; gun: Gun; at: number }[] =>
  profile.guns.flatMap((gun, at) => (gun.stockpiled ? [] : [{ who: id, name: profile.name, gun, at }]));

/** What can be given up for it: any Item, wherever the band keeps it, but a weapon only if nobody carries it. */
const shelvesOf = ({ home, ride }: Band, people: readonly Member[]): Stash[] => [
  home.stash,
  ...(ride === null ? [] : [ride.stash]),
  ...people.map(({ profile }) => profile),
];
const canGive = (people: readonly Member[], shelf: Stash, { is }: ThingAt): boolean =>
  is === 'item' || !people.some(({ profile }) => profile === shelf);
const giftsFrom = (band: Band, people: readonly Member[]): string[] => [
  ...new Set(
    shelvesOf(band, people).flatMap((shelf) =>
      thingsIn(shelf)
        .filter((thing) => canGive(people, shelf, thing))
        .map((thing) => kindOf(shelf, thing)),
    ),
  ),
];

/** Whether there is a weapon to stockpile for, and something to give up. */
export const mayStockpile = (band: Band, people: readonly Member[]): boolean =>
  people.some((one) => gunsOf(one).length > 0) && giftsFrom(band, people).length > 0;

export function* stockpile(t: Table, band: Band, people: readonly Member[]): Flow<void> {
  const guns = people.flatMap(gunsOf);
  const chosen = yield* choose(t, band.seat, {
    rule: 'ATZ.AMMO.12',
    prompt: { key: 'atz.stockpile' },
    options: [
      { means: { stockpile: -1, who: '' }, label: { key: 'atz.swap.none' } },
      ...guns.map(
        ({ who, name, gun, at }): Offer<Stockpiles> => ({
          means: { stockpile: at, who },
          label: { key: 'atz.stockpile.for', params: { name, gun: gun.id, target: topRating(gun.id) - 1 } },
        }),
      ),
    ],
  });
  const found = guns.find(({ who, at }) => who === chosen.who && at === chosen.stockpile);
  if (found === undefined) return;
  const { pays } = yield* choose(t, band.seat, {
    rule: 'ATZ.AMMO.12',
    prompt: { key: 'atz.stockpile.pay', params: { name: found.name, gun: found.gun.id } },
    options: giftsFrom(band, people).map(
      (pays): Offer<{ readonly pays: string }> => ({
        means: { pays },
        label: { key: 'atz.thing', params: { thing: pays } },
      }),
    ),
  });
  giveUp(band, people, pays);
  found.gun.stockpiled = true;
  emit(t, 'ATZ.AMMO.12', 'atz.stockpile.done', { name: found.name, gun: found.gun.id, thing: pays });
}

function giveUp(band: Band, people: readonly Member[], kind: string): void {
  for (const shelf of shelvesOf(band, people)) {
    const first = thingsIn(shelf).find((thing) => canGive(people, shelf, thing) && kindOf(shelf, thing) === kind);
    if (first === undefined) continue;
    const [kept] = split(shelf, ({ is, at }) => is === first.is && at === first.at);
    return void Object.assign(shelf, { guns: kept.guns, blades: kept.blades, items: kept.items });
  }
}
