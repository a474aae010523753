import { burdenOf, carryLimit, loadOf } from '../../people/burden.ts';
import { choose, emit, type Flow, type Offer, pick, type Table } from '../../verbs.ts';
import { bandName, bandOf, campaignOf } from '../bands.ts';
import type { CampaignDecision, Shelf } from '../decisions.ts';
import { roomOf } from './rides.ts';
import { kindOf, put, split, stashSize, type ThingAt, thingsIn } from './stash.ts';
import type { Band, Fixture, Member, Stash, TaskOf } from '../state.ts';
import { mayStockpile, stockpile } from './stockpile.ts';
import { swap, swapsOf } from './swap.ts';

/** ATZ.ITEM.20, ATZ.RES.14: before an Encounter each character takes what its player chooses; the rest stays at Home or in the vehicle. */

type Pack = Extract<CampaignDecision, { readonly pack: string }>;
type Taken = Extract<CampaignDecision, { readonly shelf: Shelf }>;

const DONE = 'done';
const RIDE = 'ride';
const SWAP = 'swap';
const STOCKPILE = 'stockpile';

/** Those who pack: who comes along, or everybody before a journey. */
const packers = (band: Band, fixture: Fixture | null): Member[] =>
  fixture === null ? band.members : band.members.filter(({ id }) => fixture.along[band.seat]?.includes(id) === true);

export function* pack(t: Table, task: TaskOf<'pack'>): Flow<void> {
  const campaign = campaignOf(t);
  const band = bandOf(campaign, task.seat);
  if (band.ended !== null) return;
  const people = packers(band, campaign.fixture);
  const options: Offer<Pack>[] = [
    { means: { pack: DONE }, label: { key: 'atz.pack.done' } },
    ...people
      .filter((one) => choicesFor(band, one).length > 0)
      .map(
        ({ id, profile }): Offer<Pack> => ({
          means: { pack: id },
          label: {
            key: 'atz.pack.who',
            params: {
              name: profile.name,
              load: loadOf(profile),
              limit: carryLimit(profile),
              burden: burdenOf(profile),
            },
          },
        }),
      ),
    ...(band.ride !== null && shelves(band, null).length > 0
      ? [{ means: { pack: RIDE }, label: { key: 'atz.pack.ride', params: { ride: band.ride.type } } } as const]
      : []),
    ...(campaign.fixture !== null && t.state.options.tightAmmo && mayStockpile(band, people)
      ? [{ means: { pack: STOCKPILE }, label: { key: 'atz.pack.stockpile' } } as const]
      : []),
    ...(swapsOf(band).length > 0 ? [{ means: { pack: SWAP }, label: { key: 'atz.pack.swap' } } as const] : []),
  ];
  if (options.length === 1) return;
  const { pack: who } = yield* choose(t, band.seat, {
    rule: 'ATZ.ITEM.20',
    prompt: { key: 'atz.pack', params: { name: bandName(band) } },
    options,
  });
  if (who === DONE) return;
  campaign.tasks.unshift(task); // until all is packed
  if (who === SWAP) return yield* swap(t, band);
  if (who === STOCKPILE) return yield* stockpile(t, band, people); // ATZ.AMMO.12
  if (who === RIDE) return yield* fill(t, band);
  yield* load(t, band, people.find(({ id }) => id === who) as Member);
}

interface OnShelf {
  readonly shelf: Shelf;
  readonly thing: ThingAt;
  readonly from: Stash;
}
const shelvesOf = (band: Band, own: Stash | null): Partial<Record<Shelf, Stash>> => ({
  ...(own === null ? {} : { own }),
  home: band.home.stash,
  ...(band.ride === null ? {} : { ride: band.ride.stash }),
});
const shelves = (band: Band, own: Stash | null): OnShelf[] =>
  Object.entries(shelvesOf(band, own)).flatMap(([shelf, from]) =>
    thingsIn(from).map((thing) => ({ shelf: shelf as Shelf, thing, from })),
  );

/** ATZ.ITEM.5: a Grunt shares Resources and tools, but its weapons and armor are its own. */
export const isKeptBy = ({ profile }: Member, thing: ThingAt): boolean =>
  !profile.star && (thing.is !== 'item' || profile.items[thing.at] === 'body-armor');
const isKept = (member: Member, { shelf, thing }: OnShelf): boolean => shelf === 'own' && isKeptBy(member, thing);

/** What somebody can put down or take up. */
const choicesFor = (band: Band, member: Member): OnShelf[] =>
  shelves(band, member.profile).filter((one) => !isKept(member, one));

const offerOf = ({ shelf, thing, from }: OnShelf): Offer<Taken> => ({
  means: { shelf, ...thing },
  label: { key: `atz.pack.from.${shelf}`, params: { thing: kindOf(from, thing) } },
});

/** It has what is chosen; all else lies at Home, or still in the vehicle. */
function* load(t: Table, band: Band, member: Member): Flow<void> {
  const { profile } = member;
  const can = choicesFor(band, member);
  const chosen = yield* pick(t, band.seat, {
    rule: 'ATZ.ITEM.9',
    prompt: { key: 'atz.pack.what', params: { name: profile.name, limit: carryLimit(profile) } },
    options: can.map(offerOf),
    min: 0,
    max: can.length,
  });
  const isIn = (shelf: Shelf) => (thing: ThingAt) =>
    chosen.some((one) => one.shelf === shelf && one.is === thing.is && one.at === thing.at);
  const [down, kept] = split(
    profile,
    (thing) => isIn('own')(thing) || isKept(member, { shelf: 'own', thing, from: profile }),
  );
  Object.assign(profile, kept);
  takeUp(band, profile, isIn);
  put(band.home.stash, down);
  const burden = burdenOf(profile);
  emit(t, 'ATZ.ITEM.17', 'atz.pack.packed', {
    name: profile.name,
    load: loadOf(profile),
    limit: carryLimit(profile),
    burden,
  });
}

function takeUp(band: Band, into: Stash, isIn: (shelf: Shelf) => (thing: ThingAt) => boolean): void {
  const [home, fromHome] = split(band.home.stash, isIn('home'));
  band.home.stash = home;
  put(into, fromHome);
  if (band.ride === null || into === band.ride.stash) return;
  const [ride, fromRide] = split(band.ride.stash, isIn('ride'));
  band.ride.stash = ride;
  put(into, fromRide);
}

/** ATZ.ITEM.15: a vehicle has room for so many things. */
function* fill(t: Table, band: Band): Flow<void> {
  const ride = band.ride as NonNullable<Band['ride']>;
  const can = shelves(band, null);
  const chosen = yield* pick(t, band.seat, {
    rule: 'ATZ.ITEM.15',
    prompt: { key: 'atz.pack.in-ride', params: { ride: ride.type, room: roomOf(ride.type) } },
    options: can.map(offerOf),
    min: 0,
    max: Math.min(can.length, roomOf(ride.type)),
  });
  const isIn = (shelf: Shelf) => (thing: ThingAt) =>
    chosen.some((one) => one.shelf === shelf && one.is === thing.is && one.at === thing.at);
  const [out, kept] = split(ride.stash, (thing) => isIn('ride')(thing));
  const [home, fromHome] = split(band.home.stash, isIn('home'));
  ride.stash = kept;
  put(ride.stash, fromHome);
  band.home.stash = home;
  put(band.home.stash, out);
  emit(t, 'ATZ.ITEM.15', 'atz.pack.filled', {
    ride: ride.type,
    things: stashSize(ride.stash),
    room: roomOf(ride.type),
  });
}
