import { encounterOf, finish } from '../doing.ts';
import { humanOf, seatFor, sideNamed } from '../figures.ts';
import type { Encounter, Human } from '../state.ts';
import { choose, emit, type Flow, type Offer, type Table } from '../verbs.ts';
import type { PlacesDecision } from './decisions.ts';
import type { BarterDoing } from './doing.ts';
import { hand, pockets, thingParams, thingsOf } from './looting.ts';

/** ATZ.BARTER: one thing for another, and a Luxury Item for two. */

/** ATZ.BARTER.6: not the weapon in its hand, nor the armor that it wears. */
export const stockOf = (other: Human): string[] =>
  thingsOf(other).filter(
    (thing) => thing !== 'gun-0' && thing !== 'body-armor' && !(thing === 'blade-0' && other.guns.length === 0),
  );

/** ATZ.BARTER.5, ATZ.RES.10: a Luxury Item is worth two; ATZ.RES.9: so is Fuel in a trade with somebody who has a vehicle. */
const worth = (thing: string, drives: boolean): number => (thing === 'luxury' || (thing === 'fuel' && drives) ? 2 : 1);

/** ATZ.RES.9: its side owns a vehicle that can still be driven. */
const hasVehicle = ({ vehicles }: Encounter, { side }: Human): boolean =>
  vehicles.some(({ owner, state }) => owner === side && state === 'whole');

type Give = Extract<PlacesDecision, { readonly give: string }>;

/** What can be given for something: one thing, or two for a Luxury Item; a Luxury Item for an ordinary thing is given away. */
export function prices(human: Human, take: string, drives = false): Give[] {
  const mine = thingsOf(human);
  const single = mine
    .filter((thing) => worth(thing, drives) >= worth(take, drives))
    .map((give): Give => ({ give, and: '' }));
  if (worth(take, drives) === 1) return single;
  const plain = mine.filter((thing) => worth(thing, drives) === 1);
  const pairs = plain.flatMap((give, i) =>
    plain.slice(i).flatMap((and): Give[] => (give !== and || countOf(human, give) > 1 ? [{ give, and }] : [])),
  );
  return [...single, ...pairs];
}
const countOf = ({ items }: Human, thing: string): number => items.filter((item) => item === thing).length;

/** ATZ.BARTER.1, ATZ.BARTER.5: as long as both have something, and as often as the player likes. */
export function* barter(t: Table, doing: BarterDoing): Flow<void> {
  const enc = encounterOf(t);
  const [human, other] = [humanOf(enc, doing.who), humanOf(enc, doing.with)];
  if (!other.searched.includes('pockets')) return yield* pockets(t, human, other); // ATZ.BARTER.6
  return doing.take === undefined ? yield* chooseThing(t, doing, human, other) : yield* pay(t, doing, human, other);
}

const DONE = { means: { take: 'done' }, label: { key: 'atz.loot.done' } } as const;

function* chooseThing(t: Table, doing: BarterDoing, human: Human, other: Human): Flow<void> {
  const wares = stockOf(other).filter((thing) => prices(human, thing, hasVehicle(encounterOf(t), other)).length > 0);
  if (wares.length === 0) {
    emit(t, 'ATZ.BARTER.6', 'atz.barter.nothing', { name: other.name });
    return finish(t, doing);
  }
  const { take } = yield* choose(t, seatFor(encounterOf(t), human), {
    rule: 'ATZ.BARTER.1',
    prompt: { key: 'atz.barter', params: { name: human.name, whom: other.name } },
    options: [
      ...wares.map(
        (thing): Offer<{ readonly take: string }> => ({
          means: { take: thing },
          label: { key: 'atz.thing', params: thingParams(other, thing) },
        }),
      ),
      DONE,
    ],
  });
  if (take === 'done') return finish(t, doing);
  doing.take = take;
}

function* pay(t: Table, doing: BarterDoing, human: Human, other: Human): Flow<void> {
  const enc = encounterOf(t);
  const take = doing.take ?? '';
  const { give, and } = yield* choose(t, seatFor(enc, human), {
    rule: 'ATZ.BARTER.5',
    prompt: { key: 'atz.barter.pay', params: thingParams(other, take) },
    options: [
      ...prices(human, take, hasVehicle(enc, other)).map(
        (price): Offer<Give> => ({
          means: price,
          label:
            price.and === ''
              ? { key: 'atz.thing', params: thingParams(human, price.give) }
              : {
                  key: 'atz.barter.two',
                  params: { ...thingParams(human, price.give), other: thingParams(human, price.and).thing },
                },
        }),
      ),
      { means: { give: 'done', and: '' }, label: { key: 'atz.loot.done' } as const },
    ],
  });
  delete doing.take;
  if (give === 'done') return;
  const said = { name: human.name, whom: other.name, thing: thingParams(other, take).thing, ...named(human, give) };
  // The later of two places goes first: taking the earlier one would move it.
  for (const thing of [give, and]
    .filter((one) => one !== '')
    .sort()
    .reverse())
    hand(human, other, thing);
  hand(other, human, take);
  emit(t, 'ATZ.BARTER.5', 'atz.barter.done', said);
  const side = sideNamed(enc, other.side);
  if (side.attitude === 'neutral') side.attitude = 'friend'; // ATZ.MEET.27
}
const named = (human: Human, give: string): { readonly given: string } => ({ given: thingParams(human, give).thing });
