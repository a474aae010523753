import { BrokenTable } from '../../../kernel/index.ts';
import type { Profile, State } from '../state.ts';
import type { Seat, Table } from '../verbs.ts';
import type { Class } from '../words.ts';
import type { Band, Campaign, Fixture, Member, Place } from './state.ts';

/** Questions about a campaign, its bands and their people. */

export function campaignIn({ campaign }: State): Campaign {
  if (campaign === undefined) throw new BrokenTable('ATZ.CAMP.1', { campaign: 'none is being played' });
  return campaign;
}
export const campaignOf = (t: Table): Campaign => campaignIn(t.state);

export function bandOf({ bands }: Campaign, seat: Seat): Band {
  const found = bands.find((band) => band.seat === seat);
  if (found === undefined) throw new BrokenTable('ATZ.BAND.1', { band: seat });
  return found;
}

export function fixtureOf({ fixture }: Campaign): Fixture {
  if (fixture === null) throw new BrokenTable('ATZ.CAMP.14', { fixture: 'none' });
  return fixture;
}

export const placeOf = ({ places }: Campaign, id: string): Place => {
  const found = places.find((place) => place.id === id);
  if (found === undefined) throw new BrokenTable('ATZ.AREA.1', { place: id });
  return found;
};
export const hereIn = (campaign: Campaign): Place => placeOf(campaign, campaign.here);

export const memberOf = ({ members }: Band, id: string): Member | undefined => members.find((one) => one.id === id);

/** ATZ.BAND.1: the Star of a band that has not come to an end. */
const starOf = ({ members }: Band): Member | undefined => members[0];
export const livingBands = ({ bands }: Campaign): Band[] => bands.filter(({ ended }) => ended === null);
export const livingSeats = (campaign: Campaign): Seat[] => livingBands(campaign).map(({ seat }) => seat);

/** Bands that do as one: all of them on the same side, each for itself as rivals (ATZ.MODE.2, ATZ.MODE.3). */
export const companies = (campaign: Campaign): Seat[][] => {
  const seats = livingSeats(campaign);
  return campaign.mode === 'same-side' ? (seats.length > 0 ? [seats] : []) : seats.map((seat) => [seat]);
};

/** How a band is called: by its Star. */
export const bandName = (band: Band): string => starOf(band)?.profile.name ?? '';

/** ATZ.MEET.26: Police, National Guard and Army remember as bodies. */
export const isWanted = ({ campaign }: State, by: Class): boolean => campaign?.wanted.includes(by) === true;

/** Names that somebody has already: a campaign tells its people apart by them. */
export const namesOf = ({ campaign }: State): string[] => [
  ...(campaign?.bands ?? []).flatMap(({ members }) => members.map(({ profile }) => profile.name)),
  ...(campaign?.people ?? []).map(({ profile }) => profile.name),
];

export const newMember = (id: string, profile: Profile): Member => ({
  id,
  profile,
  hunger: 0,
  months: 0,
  poisoned: false,
  sure: false,
  kills: 0,
  hurtArmed: false,
  away: 0,
});
