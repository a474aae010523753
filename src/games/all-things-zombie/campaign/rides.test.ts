import { expect } from 'vitest';
import { VEHICLE_TYPES } from '../data/vehicles.ts';
import { TABLES } from '../tables/index.ts';
import type { Encounter, State, Vehicle } from '../state.ts';
import { type Somebody, stateOf, test } from '../testing.ts';
import { carOf as parked } from '../vehicles/testing.ts';
import { beginsWith } from './month/begin.ts';
import type { Campaign, Fixture, Ride, Task } from './state.ts';
import { campaignState, live, member, SEARCH } from './testing.ts';
import { bashOf, newRide, roomOf } from './things/rides.ts';

const SEDAN: Ride = { type: 'sedan', stash: { guns: [], blades: [], items: ['rope'] }, fuelled: 0 };
const FIXTURE: Fixture = { ...SEARCH, from: 3 };

/** A band with a vehicle and so much Fuel, on its way to a Search. */
const leaving = (fuel: number, ride: Partial<Ride> | null = {}): State =>
  campaignState((campaign, band) => {
    band.ride = ride === null ? null : { ...structuredClone(SEDAN), ...ride };
    band.home.stash.items = Array.from({ length: fuel }, () => 'fuel' as const);
    campaign.fixture = structuredClone(FIXTURE);
    campaign.tasks = [{ do: 'ride', seat: 'a' }];
  });

test('ATZ.RES.6 ATZ.VEH.6 taking the vehicle along burns one Fuel a month, and none is burned where it stays', () => {
  const along = live(leaving(2), ['along']);
  expect(along.asked).toEqual(['ATZ.RES.6 home along']);
  expect([along.band.home.stash.items, along.band.ride?.fuelled, along.campaign.fixture?.drives]).toEqual([
    ['fuel'],
    2,
    ['a'],
  ]);
  const again = live(leaving(0, { fuelled: 2 }), ['along']);
  expect([again.campaign.fixture?.drives, again.told]).toEqual([['a'], []]);
  const stays = live(leaving(2), ['home']);
  expect([stays.band.home.stash.items, stays.band.ride?.fuelled, stays.campaign.fixture?.drives]).toEqual([
    ['fuel', 'fuel'],
    0,
    undefined,
  ]);
  const dry = live(leaving(0, { fuelled: 1 }), []);
  expect([dry.asked, dry.told]).toEqual([[], ['ATZ.RES.6 atz.ride.dry']]);
  expect(live(leaving(2, null), []).asked).toEqual([]);
});

test('ATZ.VEH.6 ATZ.ITEM.15 on the table it has its keys, Fuel and all that was put into it', () => {
  const gun = {
    id: 'SG',
    empty: false,
    dry: false,
    lastReload: false,
    stockpiled: false,
    hidden: false,
    scope: false,
  } as const;
  const state = leaving(1, { stash: { guns: [gun], blades: [], items: ['food', 'rope'] } });
  live(state, ['along']);
  const [car] = beginsWith(state.campaign as Campaign, { kind: 'ready', table: TABLES[0]?.id ?? '' }).vehicles.slice(
    -1,
  );
  expect(car).toMatchObject({
    id: 'car-a',
    type: 'sedan',
    here: false,
    keys: 'held',
    owner: 'players',
    fuel: 1,
    items: ['food', 'rope'],
    arms: { guns: [gun], blades: [] },
  });
});

/** An Encounter that is over: the band took its Sedan along. */
function over(people: readonly Somebody[], cars: readonly Partial<Vehicle>[], more: Partial<Fixture> = {}): State {
  const state = campaignState((campaign, band) => {
    band.members = [member('a1', { rep: 5 })];
    band.ride = structuredClone(SEDAN);
    campaign.fixture = { ...structuredClone(FIXTURE), playing: true, drives: ['a'], ...more };
    campaign.places[0]!.stock.fuel = 4;
  });
  const enc: Encounter = stateOf({ band: people, kind: 'search' }).encounter;
  enc.doing = [];
  enc.vehicles = cars.map(parked);
  state.encounter = enc;
  return state;
}
const own = { id: 'car-a', items: ['food' as const], fuel: 1 };
const here: Somebody = { x: 5, y: 5, rep: 5 };
const ridesOf = (tasks: readonly Task[]): Task[] => tasks.filter((task) => task.do === 'which-ride');

test('ATZ.ITEM.16 ATZ.LEAVE.6 it comes home with those who fetch it or drove it off, and is lost if nobody does', () => {
  const home = live(over([here], [own]), []);
  expect(home.band.ride).toEqual({ type: 'sedan', stash: { guns: [], blades: [], items: ['food'] }, fuelled: 2 });
  expect(home.told).toContain('ATZ.ITEM.15 atz.ride.comes-home');
  const off = live(over([{ ...here, fate: 'left' }], [{ ...own, here: false, leftWith: 'a' }]), []);
  expect(off.band.ride?.stash.items).toEqual(['food']);
  const food = (state: State): number => (state.campaign as Campaign).places[0]?.stock.food ?? 0;
  for (const [people, car] of [
    [{ ...here, fate: 'left' }, own],
    [here, { ...own, state: 'overturned' }],
    [here, { ...own, here: false, leftWith: null }],
  ] as const) {
    const state = over([people], [car]);
    const before = food(state);
    const lost = live(state, []);
    expect([lost.band.ride, food(state), lost.told.includes('ATZ.ITEM.16 atz.ride.lost')]).toEqual([
      null,
      before + 1, // ATZ.AVAIL.5
      true,
    ]);
  }
  const onFoot = live(over([{ ...here, fate: 'left' }], [{ ...own, here: false, running: false }]), []);
  expect(onFoot.band.ride).toEqual(SEDAN);
});

test('ATZ.RES.6 ATZ.RES.8 Fuel that was filled in comes home as Items, and what was siphoned is gone', () => {
  expect(live(over([here], [{ ...own, fuel: 3 }]), []).band.ride?.stash.items).toEqual(['food', 'fuel', 'fuel']);
  expect(live(over([here], [{ ...own, fuel: 0 }]), []).band.ride?.fuelled).toBe(0);
});

test('ATZ.VEH.1 ATZ.AVAIL.4 a vehicle that was started and is driven home belongs to the band, which keeps one', () => {
  const found = { id: 'van', type: 'pickup', keys: 'none', owner: null, fuel: 3 } as const;
  const inIt = { ...here, aboard: { vehicle: 'van', seat: 0 } };
  const state = over([inIt], [own, found]);
  const done = live(state, []);
  const gained = { type: 'pickup', stash: { guns: [], blades: [], items: ['fuel', 'fuel'] }, fuelled: 2 };
  expect(ridesOf(done.campaign.tasks)).toEqual([{ do: 'which-ride', seat: 'a', ride: gained }]);
  expect(done.campaign.places[0]?.stock.fuel).toBe(1);
  // Example ATZ.X.76: what was somebody's does not count against the area.
  const gangs = live(over([inIt], [own, { ...found, owner: 'people-1' }]), []);
  expect([ridesOf(gangs.campaign.tasks).length, gangs.campaign.places[0]?.stock.fuel]).toEqual([1, 4]);
  const asks = (state: State, answer: string) => {
    Object.assign(state.campaign as Campaign, {
      tasks: [{ do: 'which-ride', seat: 'a', ride: structuredClone(gained) }],
      fixture: null,
    });
    return live(state, [answer]);
  };
  const kept = asks(state, 'new');
  expect(kept.asked).toEqual(['ATZ.VEH.1 old new']);
  expect([kept.band.ride?.type, kept.band.home.stash.items]).toEqual(['pickup', ['food']]);
  const old = asks(over([here], [own]), 'old');
  expect([old.band.ride?.type, old.band.home.stash.items]).toEqual(['sedan', ['fuel', 'fuel']]);
  // Nobody takes home what they only stand beside, or what was never started.
  expect(ridesOf(live(over([here], [own, found]), []).campaign.tasks)).toEqual([]);
  expect(ridesOf(live(over([inIt], [own, { ...found, running: false }]), []).campaign.tasks)).toEqual([]);
});

test('ATZ.VEH.25 ATZ.HOME.1 an RV may be Home: what lies there travels with it, and is lost with it', () => {
  const rv = (more: object = {}) =>
    campaignState((campaign, band) => {
      band.ride = newRide('rv');
      band.home.stash.items = ['food', 'luxury'];
      Object.assign(band, more);
      campaign.tasks = [{ do: 'camp', seat: 'a' }];
    });
  const moved = live(rv(), ['here']);
  expect(moved.asked).toEqual(['ATZ.VEH.25 here as-it-is']);
  expect([moved.band.livesInRide, moved.told]).toEqual([true, ['ATZ.VEH.25 atz.home.camps']]);
  expect(live(rv(), ['as-it-is']).band.livesInRide).toBe(false);
  expect(live(rv({ ride: newRide('suv') }), []).asked).toEqual([]);
  expect(live(rv({ livesInRide: true }), []).asked).toEqual([]);
  const travels = (livesInRide: boolean) => {
    const state = rv({ livesInRide });
    Object.assign(state.campaign as Campaign, { tasks: [{ do: 'new-home', seat: 'a' }] });
    return live(state, []).band.home.stash.items;
  };
  expect([travels(true), travels(false)]).toEqual([['food', 'luxury'], []]);
  const lost = over([{ ...here, fate: 'left' }], [{ ...own, type: 'rv' }]);
  const [band] = (lost.campaign as Campaign).bands;
  Object.assign(band as object, { ride: newRide('rv'), livesInRide: true });
  band?.home.stash.items.push('luxury');
  const gone = live(lost, []);
  expect([gone.band.ride, gone.band.livesInRide, gone.band.home.stash.items]).toEqual([null, false, []]);
});

test('ATZ.ITEM.15 ATZ.AREA.2 ATZ.T.VEHICLES room and Bash Value are those of the vehicle list', () => {
  expect(VEHICLE_TYPES.map((type) => [type, bashOf(type), roomOf(type)])).toEqual([
    ['atv', 1, 4],
    ['big-rig', 12, 92],
    ['bus', 9, 80],
    ['motorcycle', 0, 4],
    ['pickup', 5, 22],
    ['rv', 8, 16],
    ['sedan', 5, 12],
    ['sports-car', 3, 4],
    ['suv', 6, 18],
  ]);
});
