import { VEHICLE_FIGURES, VEHICLE_TYPES, type VehicleType } from '../../data/vehicles.ts';
import type { Vehicle } from '../../state.ts';
import { carOf } from '../../tables/parked.ts';
import { choose, emit, type Flow, type Table } from '../../verbs.ts';
import { bandName, bandOf, campaignOf, fixtureOf, hereIn } from '../bands.ts';
import type { Band, Campaign, Ride, Stash, TaskOf } from '../state.ts';
import { copied, emptyStash, owned, put, resourcesIn, useUp } from './stash.ts';
import { fuelToTravel, putBack } from './stock.ts';

/** ATZ.ITEM.15, ATZ.RES.6, ATZ.VEH.25: the vehicle of a band, between Encounters and on the way to one. */

export const RIDE_IDS = VEHICLE_TYPES;
export type RideId = VehicleType;

export const bashOf = (type: RideId): number => VEHICLE_FIGURES[type].bash;
/** ATZ.AREA.2: the Fuel that it burns on the way to another area. */
export const fuelForRoad = (type: RideId): number => fuelToTravel(bashOf(type));
/** ATZ.ITEM.15: twice its seats. */
export const roomOf = (type: RideId): number => 2 * (VEHICLE_FIGURES[type].cab + VEHICLE_FIGURES[type].back);

export const newRide = (type: RideId): Ride => ({ type, stash: emptyStash(), fuelled: 0 });

/** ATZ.RES.6: it has Fuel for this month, or there is Fuel to burn. */
const canDrive = ({ month }: Campaign, band: Band, { fuelled }: Ride): boolean =>
  fuelled === month || owned(band, 'fuel') > 0;

/** ATZ.RES.6, ATZ.VEH.6: a band takes its vehicle to an Encounter, or leaves it at Home; the first time in a month burns a Fuel. */
export function* takeRide(t: Table, { seat }: TaskOf<'ride'>): Flow<void> {
  const campaign = campaignOf(t);
  const fixture = fixtureOf(campaign);
  const band = bandOf(campaign, seat);
  const { ride } = band;
  if (ride === null) return;
  const said = { name: bandName(band), ride: ride.type };
  if (!canDrive(campaign, band, ride)) return emit(t, 'ATZ.RES.6', 'atz.ride.dry', said);
  const isFuelled = ride.fuelled === campaign.month;
  const answer = yield* choose(t, seat, {
    rule: 'ATZ.RES.6',
    prompt: { key: 'atz.ride', params: { ...said, encounter: fixture.kind } },
    options: [
      { means: { ride: 'home' }, label: { key: 'atz.ride.home' } },
      { means: { ride: 'along' }, label: { key: isFuelled ? 'atz.ride.along' : 'atz.ride.burn' } },
    ],
  });
  if (answer.ride === 'home') return;
  if (!isFuelled) {
    useUp(band, 'fuel', 1);
    ride.fuelled = campaign.month;
    emit(t, 'ATZ.RES.6', 'atz.ride.burns', { ...said, left: owned(band, 'fuel') });
  }
  fixture.drives = [...(fixture.drives ?? []), seat];
}

/** ATZ.VEH.6, ATZ.ITEM.15: on the table it is as it was at Home: its keys in the band's hands, what lies in it, Fuel for the month. */
export function loadVehicles(campaign: Campaign, vehicles: readonly Vehicle[]): void {
  for (const seat of fixtureOf(campaign).drives ?? []) {
    const vehicle = vehicles.find(({ id }) => id === carOf(seat));
    const { ride } = bandOf(campaign, seat);
    if (vehicle === undefined || ride === null) continue;
    const { guns, blades, items } = copied(ride.stash);
    Object.assign(vehicle, { items, arms: { guns, blades }, fuel: 1 });
  }
}

/** ATZ.RES.6, ATZ.RES.8: what a vehicle is to a band at Home: Fuel beyond the first lies in it as Items. */
export function rideFrom({ type, fuel, items, arms }: Vehicle, month: number): Ride {
  const spare = Math.max(0, (fuel ?? 1) - 1);
  const stash: Stash = {
    guns: [...(arms?.guns ?? [])],
    blades: [...(arms?.blades ?? [])],
    items: [...items, ...Array.from({ length: spare }, () => 'fuel' as const)],
  };
  return { type, stash, fuelled: fuel === 0 ? 0 : month };
}

/** ATZ.VEH.1: a band keeps one vehicle; what lay in the other is taken out of it. */
export function* whichRide(t: Table, { seat, ride: found }: TaskOf<'which-ride'>): Flow<void> {
  const band = bandOf(campaignOf(t), seat);
  const { ride } = band;
  if (band.ended !== null) return;
  if (ride === null) return keepRide(t, band, found);
  const { keeps } = yield* choose(t, seat, {
    rule: 'ATZ.VEH.1',
    prompt: { key: 'atz.ride.which', params: { name: bandName(band) } },
    options: [
      { means: { keeps: 'old' }, label: { key: 'atz.ride.keep.old', params: { ride: ride.type } } },
      { means: { keeps: 'new' }, label: { key: 'atz.ride.keep.new', params: { ride: found.type } } },
    ],
  });
  const gone = keeps === 'old' ? found : ride;
  put(band.home.stash, gone.stash);
  if (keeps === 'new') {
    band.livesInRide = false;
    keepRide(t, band, found);
  }
}

function keepRide(t: Table, band: Band, found: Ride): void {
  band.ride = found;
  emit(t, 'ATZ.VEH.1', 'atz.ride.found', { name: bandName(band), ride: found.type });
  campaignOf(t).tasks.unshift({ do: 'camp', seat: band.seat });
}

/** ATZ.VEH.25: who has an RV may live in it. */
export function* camp(t: Table, { seat }: TaskOf<'camp'>): Flow<void> {
  const campaign = campaignOf(t);
  const band = bandOf(campaign, seat);
  if (band.ended !== null || band.ride?.type !== 'rv' || band.livesInRide) return;
  const { home } = yield* choose(t, seat, {
    rule: 'ATZ.VEH.25',
    prompt: { key: 'atz.home.camp', params: { name: bandName(band) } },
    options: [
      { means: { home: 'here' }, label: { key: 'atz.home.camp.yes' } },
      { means: { home: 'as-it-is' }, label: { key: 'atz.home.here.no' } },
    ],
  });
  if (home !== 'here') return;
  band.livesInRide = true;
  Object.assign(band.home, { place: campaign.here, name: null });
  emit(t, 'ATZ.VEH.25', 'atz.home.camps', { name: bandName(band) });
}

/** ATZ.ITEM.16, ATZ.AVAIL.5: it is gone, with all that lay in it; who lived in it lives where the band is now. */
export function loseRide(campaign: Campaign, band: Band, things: Stash): void {
  putBack(hereIn(campaign), resourcesIn(things));
  if (band.livesInRide) {
    putBack(hereIn(campaign), resourcesIn(band.home.stash));
    band.home.stash = emptyStash();
  }
  band.ride = null;
  band.livesInRide = false;
}
