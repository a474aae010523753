import { AREAS, type Area } from '../../words.ts';
import { choose, emit, type Flow, type Offer, type Seat, type Table } from '../../verbs.ts';
import { bandName, bandOf, campaignOf, hereIn, livingBands, livingSeats, placeOf } from '../bands.ts';
import type { CampaignDecision } from '../decisions.ts';
import { stepsAtHome, stepsOfFood } from './month.ts';
import { nextName } from './places.ts';
import { fuelForRoad, loseRide } from '../things/rides.ts';
import { emptyStash, owned, resourcesIn, stashSize, useUp } from '../things/stash.ts';
import type { Band, Campaign, TaskOf } from '../state.ts';
import { enterArea, foodToTravel, putBack } from '../things/stock.ts';

/** ATZ.CAMP.9, ATZ.AREA.1 to ATZ.AREA.4: to stay in this area, or to spend the month on the road to another one. */

type Go = Extract<CampaignDecision, { readonly go: string }>;

/** ATZ.AREA.2, ATZ.AREA.3: what the way costs a band; the vehicle if there is Fuel for it. */
interface Fare {
  readonly by: 'ride' | 'foot';
  readonly item: 'fuel' | 'food';
  readonly count: number;
}
function faresOf(band: Band): Fare[] {
  const { ride, members } = band;
  const fuel: Fare[] = ride === null ? [] : [{ by: 'ride', item: 'fuel', count: fuelForRoad(ride.type) }];
  const all: Fare[] = [...fuel, { by: 'foot', item: 'food', count: foodToTravel(members.length) }];
  return all.filter(({ item, count }) => owned(band, item) >= count);
}

/** Where one can go: places that are known, and one new place of each kind. */
const goals = (campaign: Campaign): Offer<Go>[] => [
  ...campaign.places
    .filter(({ id }) => id !== campaign.here)
    .map(
      ({ id, name, area }): Offer<Go> => ({
        means: { go: id },
        label: { key: 'atz.travel.to', params: { place: name, area } },
      }),
    ),
  ...AREAS.map(
    (area): Offer<Go> => ({
      means: { go: area },
      label: { key: 'atz.travel.new', params: { place: nextName(area, campaign), area } },
    }),
  ),
];

/** Bands stay together: they travel when all of them can and want to go to the same place. */
export function* travel(t: Table): Flow<void> {
  const campaign = campaignOf(t);
  const here = hereIn(campaign);
  const bands = livingBands(campaign);
  const canGo = campaign.month > 1 && bands.every((band) => faresOf(band).length > 0);
  const wishes = canGo
    ? yield* choose(
        t,
        { all: livingSeats(campaign) },
        {
          rule: 'ATZ.CAMP.9',
          prompt: { key: 'atz.travel', params: { place: here.name, area: here.area } },
          options: [
            { means: { go: 'stay' }, label: { key: 'atz.travel.stay', params: { place: here.name } } },
            ...goals(campaign),
          ],
        },
      )
    : {};
  if (campaign.month > 1 && !canGo) {
    const stuck = bands.filter((band) => faresOf(band).length === 0);
    for (const band of stuck) emit(t, 'ATZ.AREA.3', 'atz.travel.stuck', { name: bandName(band), place: here.name });
  }
  const goal = agreed(bands.map(({ seat }) => (wishes as Record<Seat, Go>)[seat]?.go ?? 'stay'));
  if (goal === 'stay') return void campaign.tasks.push(...stepsAtHome(campaign));
  campaign.onTheRoad = true;
  for (const band of bands) yield* payFare(t, band);
  const from = campaign.here;
  campaign.here = yield* arrive(t, goal);
  campaign.tasks.push(
    ...bands.map(({ seat }) => ({ do: 'leave-behind', seat }) as const),
    ...stepsOfFood(campaign), // ATZ.CAMP.11: also on the road
    ...bands.map(({ seat }) => ({ do: 'new-home', seat }) as const),
    ...bands.filter(({ ride }) => ride !== null).map(({ seat }) => ({ do: 'camp', seat }) as const), // ATZ.VEH.25
  );
  emit(t, 'ATZ.AREA.4', 'atz.travel.goes', {
    from: placeOf(campaign, from).name,
    place: hereIn(campaign).name,
    area: hereIn(campaign).area,
  });
}

const agreed = (goals: readonly string[]): string => (new Set(goals).size === 1 ? (goals[0] as string) : 'stay');

/** ATZ.AREA.2, ATZ.AREA.3: with Fuel for it a band drives, unless its player would rather walk. */
function* payFare(t: Table, band: Band): Flow<void> {
  const fares = faresOf(band);
  const { fare } =
    fares.length < 2
      ? { fare: fares[0]?.by ?? 'foot' }
      : yield* choose(t, band.seat, {
          rule: 'ATZ.AREA.2',
          prompt: { key: 'atz.travel.how', params: { name: bandName(band) } },
          options: fares.map(
            ({ by, count }): Offer<{ readonly fare: Fare['by'] }> => ({
              means: { fare: by },
              label: { key: `atz.travel.by.${by}`, params: { count } },
            }),
          ),
        });
  const { item, count } = fares.find(({ by }) => by === fare) as Fare;
  useUp(band, item, count);
  const rule = fare === 'ride' ? 'ATZ.AREA.2' : 'ATZ.AREA.3';
  emit(t, rule, `atz.travel.pays.${fare}`, { name: bandName(band), count });
  if (fare === 'foot' && band.ride !== null) {
    loseRide(campaignOf(t), band, band.ride.stash); // a vehicle that nobody drives stays behind with all that is in it
  }
}

/** ATZ.BAND.11, ATZ.AVAIL.3: the area that a campaign begins in. */
export function* newArea(t: Table): Flow<void> {
  const campaign = campaignOf(t);
  const [first = ''] = livingSeats(campaign);
  const here = hereIn(campaign);
  here.stock = yield* enterArea(t, first, here.area);
}

/** ATZ.AVAIL.3: an area that nobody knows yet has its stock rolled for; it is kept for good. */
function* arrive(t: Table, goal: string): Flow<string> {
  const campaign = campaignOf(t);
  const known = campaign.places.find(({ id }) => id === goal);
  if (known !== undefined) return known.id;
  const area = goal as Area;
  const [first = ''] = livingSeats(campaign);
  const name = nextName(area, campaign);
  const stock = yield* enterArea(t, first, area);
  const id = `place-${campaign.places.length + 1}`;
  campaign.places.push({ id, name, area, stock });
  return id;
}

/** ATZ.ITEM.20: what goes along is packed; what stays at the old Home is lost, and can be found there again (ATZ.AVAIL.5). */
export function* leaveBehind(t: Table, { seat }: TaskOf<'leave-behind'>): Flow<void> {
  yield* [];
  const band = bandOf(campaignOf(t), seat);
  if (band.ended !== null || band.livesInRide || stashSize(band.home.stash) === 0) return;
  campaignOf(t).tasks.unshift({ do: 'pack', seat });
}

/** ATZ.HOME.1: wherever its player says: where the band is now. */
export function* newHome(t: Table, { seat }: TaskOf<'new-home'>): Flow<void> {
  yield* [];
  const campaign = campaignOf(t);
  const band = bandOf(campaign, seat);
  if (band.ended !== null) return;
  const left = band.livesInRide ? 0 : stashSize(band.home.stash);
  if (!band.livesInRide) {
    putBack(placeOf(campaign, band.home.place), resourcesIn(band.home.stash));
    band.home.stash = emptyStash();
  }
  Object.assign(band.home, { place: campaign.here, name: null });
  const { name, area } = hereIn(campaign);
  emit(t, 'ATZ.HOME.1', 'atz.travel.arrives', { name: bandName(band), place: name, area, left });
}
