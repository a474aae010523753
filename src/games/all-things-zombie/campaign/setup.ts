import { z } from 'zod';
import type { SetupFault } from '../../../kernel/index.ts';
import { whole } from '../../../kernel/index.ts';
import { LAST_CITIZEN_DAY } from '../data/classes.ts';
import { ITEMS } from '../data/items.ts';
import { bandFaults, itemsAllowed } from '../prepare/creation.ts';
import { optionsShape } from '../prepare/options.ts';
import { bladeShape, gunShape, profileShape } from '../prepare/profile.ts';
import type { State } from '../state.ts';
import { AREAS, MODES } from '../words.ts';
import { newMember } from './bands.ts';
import { idleEncounter } from './month/idle.ts';
import { nextName } from './month/places.ts';
import { newRide, RIDE_IDS } from './things/rides.ts';
import { stashSize } from './things/stash.ts';
import { type Band, type Campaign, ENCOUNTER_WAYS, type Stash } from './state.ts';
import { stockOf } from './things/stock.ts';

/** ATZ.CAMP.1, ATZ.BAND.11: a campaign from its first day. */

export const stashShape = z.strictObject({
  guns: z.array(gunShape).max(60).default([]),
  blades: z.array(bladeShape).max(60).default([]),
  items: z.array(z.enum(ITEMS)).max(400).default([]),
});

const bandShape = z.strictObject({
  people: z.array(profileShape).min(1).max(11).describe('The band, its Star first'),
  home: stashShape.prefault({}).describe('What lies at Home (ATZ.ITEM.3)'),
  ride: z.enum(RIDE_IDS).nullable().default(null).describe('A vehicle, for one Item (ATZ.ITEM.3)'),
  livesInRide: z.boolean().default(false).describe('The vehicle is Home (ATZ.VEH.25)'),
});

const campaignShape = z.strictObject({
  kind: z.literal('campaign'),
  mode: z.enum(MODES).default('same-side').describe('Bands that live together, or rivals in one area (ATZ.MODE.3)'),
  months: z.int().min(1).max(60).nullable().default(1).describe('How many months: 1 ends on Day 31, 3 on Day 90'),
  begins: z.enum(['day-1', 'day-31']).default('day-1').describe('The day on which it begins (ATZ.CAMP.2)'),
  area: z.enum(AREAS).default('suburban'),
  place: z.string().min(1).max(40).optional().describe('What the area is called'),
  battles: z.enum(ENCOUNTER_WAYS).default('ask').describe('Played on the table, played out fast, or asked each time'),
  peopleReturn: z.boolean().default(true).describe('People who have been met may come back (ATZ.PEF.21)'),
  bands: z.array(bandShape).min(1).max(4).describe('One band for each player'),
  options: optionsShape,
});
export type CampaignSetup = z.output<typeof campaignShape>;

export const campaignSchema = whole(campaignShape, ({ bands, begins, options, mode }) => [
  ...(options.quick === true
    ? [{ path: ['options', 'quick'], message: 'Nobody would ever be met in a campaign of quick games (ATZ.MODE.5)' }]
    : []),
  ...(mode === 'head-to-head' && bands.length < 2
    ? [{ path: ['bands'], message: 'Rivals are two bands at least (ATZ.MODE.3)' }]
    : []),
  ...bands.flatMap((band, i) =>
    faultsOf(band, begins === 'day-1' ? 1 : LAST_CITIZEN_DAY + 11, options.anyRep).map(({ path, message }) => ({
      path: ['bands', i, ...path],
      message,
    })),
  ),
]);

function faultsOf(band: CampaignSetup['bands'][number], day: number, anyRep: boolean): SetupFault[] {
  const { people, home, ride, livesInRide } = band;
  const [star, ...grunts] = people;
  const own = star === undefined ? 0 : stashSize(star) + stashSize(home) + (ride === null ? 0 : 1);
  const most = star === undefined ? 0 : itemsAllowed(star.rep, grunts.length);
  return [
    ...bandFaults(people, { day, anyRep }).map(({ path, message }) => ({ path: ['people', ...path], message })),
    ...(own > most
      ? [{ path: ['home'], message: `This Star begins with ${most} Items, not ${own} (ATZ.ITEM.3, ATZ.ITEM.4)` }]
      : []),
    ...(livesInRide && ride === null
      ? [{ path: ['livesInRide'], message: 'There is no vehicle to live in (ATZ.HOME.7)' }]
      : []),
  ];
}

export const CAMPAIGN_SEATS = ['a', 'b', 'c', 'd'] as const;

export function newCampaign({ options, ...given }: CampaignSetup): State {
  const { mode, months, begins, area, battles, peopleReturn, bands } = given;
  const name = given.place ?? nextName(area, { places: [] });
  const campaign: Campaign = {
    mode,
    months,
    begins: begins === 'day-1' ? 1 : 2,
    battles,
    peopleReturn,
    // ATZ.AVAIL.3: the dice for it are rolled with the first month.
    places: [{ id: 'place-1', name, area, stock: stockOf(area, 0) }],
    here: 'place-1',
    onTheRoad: false,
    bands: bands.map((band, i) => newBand(band, CAMPAIGN_SEATS[i] as string)),
    people: [],
    wanted: [],
    month: 0,
    slot: 0,
    tasks: [{ do: 'new-area' }],
    fixture: null,
    played: [],
    story: [],
    lastId: 0,
  };
  return { options, orders: {}, encounter: idleEncounter(campaign), campaign };
}

function newBand({ people, home, ride, livesInRide }: CampaignSetup['bands'][number], seat: string): Band {
  return {
    seat,
    members: people.map((profile, i) => newMember(`${seat}${i + 1}`, profile)),
    home: { place: 'place-1', name: null, stash: home as Stash },
    ride: ride === null ? null : newRide(ride),
    livesInRide,
    short: false,
    stays: 0,
    swapped: false,
    lastId: people.length,
    ended: null,
  };
}
