import { SET_ENCOUNTERS } from '../../data/campaign.ts';
import { LAST_CITIZEN_DAY } from '../../data/classes.ts';
import { choose, emit, end, type Flow, type Offer, type Seat, type Table } from '../../verbs.ts';
import type { EncounterId, Mode } from '../../words.ts';
import { bandOf, bandName, campaignOf, companies, hereIn, livingBands, placeOf } from '../bands.ts';
import { dayNow, encountersIn, lastDayOf, lastMonth, yearOf } from '../calendar.ts';
import { eat } from './food.ts';
import { growOlder } from './years.ts';
import type { Campaign, Mood, Task, TaskOf } from '../state.ts';
import { owned, resourcesIn, stashSize, useUp } from '../things/stash.ts';
import { loseRide } from '../things/rides.ts';
import { fishedOut, putBack } from '../things/stock.ts';
import { burglary, involuntary, steal, theft } from './trouble.ts';
import { startER } from '../../encounter.ts';

/** ATZ.CAMP.8 to ATZ.CAMP.17: a month, step by step. */

/** ATZ.CAMP.17, ATZ.CAMP.6: the next Encounter of the month, or the next month, or the end of it all. */
export function nextSlot(t: Table): void {
  const campaign = campaignOf(t);
  if (livingBands(campaign).length === 0) return finishCampaign(t);
  const slots = campaign.onTheRoad ? 0 : encountersIn(campaign.month, hereIn(campaign).area);
  if (campaign.month === 0 || campaign.slot >= slots) return nextMonth(t);
  campaign.slot += 1;
  for (const band of campaign.bands) for (const one of band.members) one.away = Math.max(0, one.away - 1);
  campaign.tasks.push(...comingOfAge(campaign), ...setEncounters(campaign), { do: 'what-next' });
}

/** ATZ.CLASS.4 */
const comingOfAge = (campaign: Campaign): Task[] =>
  dayNow(campaign) <= LAST_CITIZEN_DAY
    ? []
    : livingBands(campaign)
        .filter(({ members: [star] }) => star?.profile.class === 'citizen')
        .map(({ seat }) => ({ do: 'come-of-age', seat }));

/** ATZ.FIRST.1, ATZ.FIRST.2, ATZ.FIRST.9, ATZ.FIRST.14: the set Encounters of the first weeks; rivals live through each by themselves. */
function setEncounters(campaign: Campaign): Task[] {
  const kind = campaign.month === 1 ? SET_ENCOUNTERS[campaign.slot - 1] : undefined;
  if (kind === undefined) return [];
  return companies(campaign)
    .map((seats) => seats.filter((seat) => isFree(campaign, seat)))
    .filter((seats) => seats.length > 0)
    .map((seats) => ({ do: 'encounter', kind, seats, mode: 'same-side', voluntary: false }));
}

/** ATZ.ARREST.1: a Star in jail misses Encounters. */
const isFree = (campaign: Campaign, seat: Seat): boolean => {
  const { ended, members } = bandOf(campaign, seat);
  return ended === null && members[0]?.away === 0;
};

/** ATZ.HOME.2: bands that have not given up this Encounter of the month. */
export const taking = (campaign: Campaign): Seat[] => {
  const slots = encountersIn(campaign.month, hereIn(campaign).area);
  return livingBands(campaign)
    .filter(({ seat, stays }) => isFree(campaign, seat) && campaign.slot <= slots - stays)
    .map(({ seat }) => seat);
};

/** ATZ.CAMP.5: a month is over; so may the campaign be. */
function nextMonth(t: Table): void {
  const campaign = campaignOf(t);
  if (campaign.month >= lastMonth(campaign)) return finishCampaign(t);
  if (campaign.month > 0) for (const { members } of campaign.bands) for (const one of members) one.months += 1; // ATZ.KEEP.5
  const before = yearOf(Math.max(1, campaign.month));
  campaign.month = campaign.month === 0 ? campaign.begins : campaign.month + 1;
  // ATZ.ARREST.1: somebody back from jail has caught up.
  if (campaign.onTheRoad) for (const { members } of campaign.bands) for (const one of members) one.away = 0;
  campaign.slot = 0;
  campaign.onTheRoad = false;
  for (const band of campaign.bands) Object.assign(band, { stays: 0, swapped: false });
  emit(t, 'ATZ.CAMP.5', 'atz.month', {
    month: campaign.month,
    area: hereIn(campaign).area,
    place: hereIn(campaign).name,
  });
  const year = yearOf(campaign.month);
  if (year > before) {
    growOlder(campaign);
    emit(t, 'ATZ.GEAR.9', 'atz.year', { year });
  }
  campaign.tasks.push({ do: 'fished-out' }, { do: 'travel' });
}

/** ATZ.CAMP.10 to ATZ.CAMP.12: what follows once it is known where everybody is. */
export const stepsAtHome = (campaign: Campaign): Task[] => [
  ...livingBands(campaign).map(({ seat }) => ({ do: 'stay', seat }) as const),
  ...stepsOfFood(campaign),
  // ATZ.FIRST.1: the set Encounters stand in for the roll of the first month.
  ...(campaign.month === 1 ? [] : companies(campaign).map((seats) => ({ do: 'trouble', seats }) as const)),
];
export const stepsOfFood = (campaign: Campaign): Task[] =>
  livingBands(campaign).map(({ seat }) => ({ do: 'eat', seat }) as const);

function finishCampaign(t: Table): void {
  const campaign = campaignOf(t);
  const alive = livingBands(campaign).map(({ seat }) => seat);
  const days = lastDayOf(campaign.month);
  end(t, {
    won: alive,
    lost: campaign.bands.map(({ seat }) => seat).filter((seat) => !alive.includes(seat)),
    rule: alive.length > 0 ? 'ATZ.CAMP.4' : 'ATZ.LEAD.5',
    key: alive.length > 0 ? 'atz.campaign.over' : 'atz.campaign.lost',
    params: { days, encounters: campaign.played.length },
  });
}

/** ATZ.CAMP.8, ATZ.AVAIL.6 */
export function* fishedOutTold(t: Table): Flow<void> {
  yield* [];
  const place = hereIn(campaignOf(t));
  const none = fishedOut(place.stock);
  for (const resource of none) emit(t, 'ATZ.CAMP.8', 'atz.fished-out', { place: place.name, resource });
}

/** ATZ.CAMP.10, ATZ.HOME.2 to ATZ.HOME.7: how many Encounters of the month are given up to stay at Home, and what comes of it. */
export function* stay(t: Table, { seat }: TaskOf<'stay'>): Flow<void> {
  const campaign = campaignOf(t);
  const band = bandOf(campaign, seat);
  const most = encountersIn(campaign.month, hereIn(campaign).area);
  const { stays } = yield* choose(t, seat, {
    rule: 'ATZ.HOME.2',
    prompt: { key: 'atz.stay', params: { name: bandName(band), encounters: most } },
    options: Array.from(
      { length: most + 1 },
      (_, stays): Offer<{ readonly stays: number }> => ({
        means: { stays },
        label:
          stays === 0
            ? { key: 'atz.stay.none' }
            : stays === most
              ? { key: 'atz.stay.all' }
              : { key: 'atz.stay.some', params: { stays } },
      }),
    ),
  });
  band.stays = stays;
  if (stays === most) return yield* guardsTheCar(t, seat);
  const er = startER(placeOf(campaign, band.home.place).area);
  const came = yield* burglary(t, band, er);
  if (came === 'robbery') robbed(campaign, seat);
  if (came === 'burglarized') yield* burglarized(t, seat);
}

/** ATZ.HOME.6, ATZ.HOME.7: a band that stays at Home all month may lose its vehicle. */
function* guardsTheCar(t: Table, seat: Seat): Flow<void> {
  const campaign = campaignOf(t);
  const band = bandOf(campaign, seat);
  if (band.ride === null) return;
  const came = yield* theft(t, seat, startER(placeOf(campaign, band.home.place).area), band.livesInRide);
  if (came === 'robbery') robbed(campaign, seat);
  if (came !== 'stolen') return;
  loseRide(campaign, band, band.ride.stash);
}

/** ATZ.CAMP.18: it comes on top of the Encounters of the month. */
function robbed(campaign: Campaign, seat: Seat): void {
  pushTrouble(campaign, 'robbery', [seat]);
}
function pushTrouble(campaign: Campaign, kind: EncounterId, seats: readonly Seat[], mode: Mode = 'same-side'): void {
  campaign.tasks.push({ do: 'encounter', kind, seats: [...seats], mode, voluntary: false });
}

/** ATZ.HOME.5, ATZ.AVAIL.5: what was stolen can be found again. */
function* burglarized(t: Table, seat: Seat): Flow<void> {
  const campaign = campaignOf(t);
  const band = bandOf(campaign, seat);
  if (stashSize(band.home.stash) === 0) return;
  putBack(placeOf(campaign, band.home.place), resourcesIn(yield* steal(t, band)));
}

/** ATZ.CAMP.11, ATZ.RES.2: at Home and in the vehicle first, then what people carry. */
export function* eatAll(t: Table, { seat }: TaskOf<'eat'>): Flow<void> {
  const campaign = campaignOf(t);
  const band = bandOf(campaign, seat);
  const [star] = band.members;
  const before = [...band.members];
  const eaten = yield* eat(t, band, owned(band, 'food'));
  useUp(band, 'food', eaten);
  for (const one of before) if (!band.members.includes(one)) putBack(hereIn(campaign), resourcesIn(one.profile)); // ATZ.ITEM.7
  if (star === undefined || band.members.includes(star)) return;
  campaign.tasks.unshift({ do: 'succession', seat }, { do: 'keep', seat, mood: moodAtHome(campaign, seat) }); // ATZ.RES.5, ATZ.LEAD.6
}

/** ATZ.KEEP.10, ATZ.KEEP.12: nobody has been hurt since the last Encounter; what it came to still counts. */
const moodAtHome = ({ played }: Campaign, seat: Seat): Mood => {
  const last = played.findLast(({ seats }) => seats.includes(seat));
  return { leaderOut: false, membersOut: 0, success: last === undefined || last.success.length > 0 };
};

/** ATZ.CAMP.12, ATZ.ENC.3 to ATZ.ENC.5 */
export function* trouble(t: Table, { seats }: TaskOf<'trouble'>): Flow<void> {
  const campaign = campaignOf(t);
  const there = seats.filter((seat) => isFree(campaign, seat));
  const [first] = there;
  if (first === undefined) return;
  const { area } = hereIn(campaign);
  const kind = yield* involuntary(t, first, area, startER(area));
  if (kind === null) return;
  if (kind !== 'burglarized') return pushTrouble(campaign, kind, there);
  for (const seat of there) {
    // ATZ.ENC.5: people who stay at Home all month meet the burglars.
    if (bandOf(campaign, seat).stays === encountersIn(campaign.month, area)) robbed(campaign, seat);
    else yield* burglarized(t, seat);
  }
}
