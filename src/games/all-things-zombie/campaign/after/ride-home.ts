import type { Encounter, Human, Vehicle } from '../../state.ts';
import { emit, type Seat, type Table } from '../../verbs.ts';
import { bandName, campaignOf, fixtureOf, hereIn } from '../bands.ts';
import type { Band, Task } from '../state.ts';
import { carOf } from '../../tables/parked.ts';
import { loseRide, rideFrom } from '../things/rides.ts';
import { stashSize } from '../things/stash.ts';
import { takeFrom } from '../things/stock.ts';

/** ATZ.VEH.1, ATZ.ITEM.16: the vehicles that a band comes home with, and the one that it does not. */

/** It has been on the table: who brings a vehicle may still come on foot. */
const wasThere = ({ here, running, leftWith }: Vehicle): boolean => here || running || leftWith !== undefined;

/** Who is still on the table and can drive it home. */
const canDrive = ({ fate, status, captor }: Human): boolean =>
  fate === 'here' && status !== 'od' && status !== 'oof' && captor === null;

/** ATZ.LEAVE.6: driven off by one of them; or it stands there, and one of them is there to fetch it. */
function comesHome(enc: Encounter, vehicle: Vehicle, seat: Seat): boolean {
  if (vehicle.state !== 'whole') return false;
  if (!vehicle.here) return vehicle.leftWith === seat;
  return enc.humans.some((one) => one.seat === seat && canDrive(one));
}

/** ATZ.VEH.10, ATZ.VEH.15: somebody else's, or nobody's, with its engine on and one of them in it. */
const isTaken = (enc: Encounter, vehicle: Vehicle, seat: Seat): boolean =>
  vehicle.running &&
  (vehicle.leftWith === seat ||
    enc.humans.some((one) => one.seat === seat && canDrive(one) && one.aboard?.vehicle === vehicle.id));

export function vehiclesComeHome(t: Table, enc: Encounter, band: Band): Task[] {
  const campaign = campaignOf(t);
  const { seat, ride } = band;
  const brought = enc.vehicles.find(({ id }) => id === carOf(seat));
  const isAlong = fixtureOf(campaign).drives?.includes(seat) === true && brought !== undefined && ride !== null;
  if (isAlong && wasThere(brought)) bringHome(t, enc, band, brought);
  const found = enc.vehicles.find(
    (one) => one.id !== brought?.id && !isOthers(enc, one, seat) && isTaken(enc, one, seat),
  );
  if (found === undefined || found.state !== 'whole') return [];
  const gained = rideFrom(found, campaign.month);
  const fuel = Array.from({ length: found.fuel ?? 0 }, () => 'fuel' as const);
  if (found.owner === null) takeFrom(hereIn(campaign), fuel); // ATZ.AVAIL.4; example ATZ.X.76: what people had is none of the area's
  return [{ do: 'which-ride', seat, ride: gained }];
}

/** Another band of the campaign has brought it. */
const isOthers = ({ humans }: Encounter, { id }: Vehicle, seat: Seat): boolean =>
  humans.some((one) => one.seat !== null && one.seat !== seat && id === carOf(one.seat));

function bringHome(t: Table, enc: Encounter, band: Band, vehicle: Vehicle): void {
  const campaign = campaignOf(t);
  const now = rideFrom(vehicle, campaign.month);
  const said = { name: bandName(band), ride: vehicle.type, things: stashSize(now.stash) };
  if (comesHome(enc, vehicle, band.seat)) {
    band.ride = now;
    return emit(t, 'ATZ.ITEM.15', 'atz.ride.comes-home', said);
  }
  loseRide(campaign, band, now.stash);
  emit(t, 'ATZ.ITEM.16', 'atz.ride.lost', said);
}
