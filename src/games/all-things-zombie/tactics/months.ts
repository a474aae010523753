import type { Choose, Option, Pick, Seat } from '../../../kernel/index.ts';
import { optionsFor } from '../../../kernel/index.ts';
import { bandOf, hereIn } from '../campaign/bands.ts';
import { isKeptBy } from '../campaign/things/pack.ts';
import { kindOf, owned, thingsIn } from '../campaign/things/stash.ts';
import type { Band, Campaign, Member, Stash } from '../campaign/state.ts';
import { burdenOf } from '../people/burden.ts';
import type { State } from '../state.ts';
import type { TextKey } from '../text.ts';
import { type Advice, advice, fieldsOf } from './advice.ts';

/** What somebody who wants to live to see the next month does between Encounters, and why. */

interface Case {
  readonly campaign: Campaign;
  readonly band: Band;
  readonly options: readonly Option[];
  readonly request: Choose;
}
type Judge = (now: Case) => Advice | null;

/** The option with this in one of its fields. */
const where = (options: readonly Option[], field: string, value: unknown): Option | undefined =>
  options.find((one) => fieldsOf(one)[field] === value);
const take = (option: Option | undefined, because: string): Advice | null =>
  option === undefined ? null : advice(option.id, because);

/** Months that the Food of a band lasts. */
const monthsOfFood = (band: Band): number => owned(band, 'food') / Math.max(1, band.members.length);
/** So many months of Food are enough to sit still. */
const PLENTY = 2;

const isRivalry = ({ mode }: Campaign): boolean => mode === 'head-to-head';

const JUDGES: Partial<Record<TextKey, Judge>> = {
  'atz.travel': ({ campaign, band, options }) => {
    const { stock } = hereIn(campaign);
    const known = campaign.places.find(({ id, stock: there }) => id !== campaign.here && there.food > 0);
    const leave = stock.food === 0 && monthsOfFood(band) < PLENTY;
    return leave
      ? take(where(options, 'go', known?.id ?? 'suburban'), 'There is no Food left to be found here.')
      : take(
          where(options, 'go', 'stay'),
          'There is still Food to be found here, and the road costs more than it gives.',
        );
  },
  'atz.travel.how': ({ options }) =>
    take(where(options, 'fare', 'ride') ?? options[0], 'The vehicle is worth more than the Fuel.'),
  'atz.stay': ({ campaign, band, options }) => {
    const most = options.length - 1;
    if (monthsOfFood(band) < PLENTY) return take(where(options, 'stays', 0), 'Somebody has to find something to eat.');
    // ATZ.MODE.3: rivals who never leave their Homes do not fight over anything.
    if (isRivalry(campaign)) return take(where(options, 'stays', most - 1), 'Once a month the others have to see us.');
    return take(where(options, 'stays', most), 'There is Food for two months: no need to show ourselves.');
  },
  'atz.food': ({ band, options, request }) => {
    const left = Number(request.prompt.params?.['food'] ?? 0);
    const who = options.map((one) => fieldsOf(one)['who'])[0];
    const waiting = band.members.length - band.members.findIndex(({ id }) => id === who);
    return left >= waiting
      ? take(where(options, 'ration', 'full'), 'There is enough for everybody.')
      : take(where(options, 'ration', 'half') ?? options[0], 'Half for each is better than nothing for some.');
  },
  'atz.next': ({ campaign, band, options }) =>
    monthsOfFood(band) >= PLENTY && !isRivalry(campaign)
      ? take(where(options, 'next', 'nothing'), 'We have what we need for two months.')
      : take(where(options, 'next', 'search'), 'We need Food, and people.'),
  'atz.when': ({ options }) =>
    take(where(options, 'dayPart', 'daytime'), 'By day one meets people rather than the dead.'),
  'atz.how': ({ options }) => take(where(options, 'way', 'fast'), 'As the others like.'),
  // Also to Escape!: twice as many markers bring the Army, and bots got across on foot more often (docs/balance).
  'atz.ride': ({ options }) =>
    take(where(options, 'ride', 'home'), 'An engine is heard by every one of the dead around.'),
  'atz.ride.which': ({ options }) => take(where(options, 'keeps', 'new'), 'It runs, and has Fuel in it.'),
  'atz.home.camp': ({ options }) => take(where(options, 'home', 'here'), 'Nobody breaks into a Home that drives away.'),
  'atz.pack': ({ campaign, band, options }) => {
    const needs = options.find((one) => {
      const member = band.members.find(({ id }) => id === fieldsOf(one)['pack']);
      if (member === undefined) return false;
      return campaign.fixture === null
        ? band.home.stash.items.length > 0 && burdenOf(member.profile) === 'light' && member.profile.star
        : !isPacked(band, member);
    });
    return needs === undefined
      ? take(where(options, 'pack', 'done'), 'Nobody carries too much, and nobody too little.')
      : take(needs, 'That can be packed better.');
  },
  'atz.stockpile': ({ options }) => take(options[0], 'Food is worth more than ammo.'),
  'atz.stockpile.pay': ({ options }) => take(options[0], 'We can spare that most easily.'),
  'atz.swap': ({ options }) => take(options[0], 'Everybody keeps what is theirs.'),
  'atz.class': ({ options }) =>
    take(where(options, 'becomes', 'survivor') ?? options.at(-1), 'Survivors are welcome at more doors.'),
  'atz.raise': ({ options }) =>
    take(where(options, 'raise', 'rep') ?? options[0], 'Whatever one lives through makes one better.'),
  'atz.leader': ({ band, options }) => {
    const best = band.members.reduce((top, one) => (one.profile.rep > top.profile.rep ? one : top));
    return take(where(options, 'leader', best.id), 'Nobody is more experienced.');
  },
  'atz.home.here': ({ options }) =>
    take(where(options, 'home', 'here'), 'A place that has been cleared is a safer Home.'),
  'atz.arrest.pay': ({ options }) => {
    const worth = (one: Option): number => PRICES.indexOf(String(fieldsOf(one)['pays']));
    return take(options.toSorted((a, b) => worth(b) - worth(a))[0], 'We can spare that most easily.');
  },
  'atz.known.er': ({ options }) => take(where(options, 'er', -1), 'We would rather not be found.'),
};

/** What is given away last comes first; what is not named goes before all of it. */
const PRICES: readonly string[] = ['food', 'medical', 'body-armor', 'fuel', 'luxury'];

/** What is worth carrying into an Encounter: all weapons, armor, one Medical Supply; Food and the rest are safer at Home. */
const CARRIED: readonly string[] = ['body-armor', 'scope', 'goggles', 'crowbar', 'hammer', 'lockpicks'];
function wanted(
  band: Band,
  member: Member,
): (shelf: string, from: Stash, thing: ReturnType<typeof thingsIn>[number]) => boolean {
  const hasMedical = member.profile.items.includes('medical') ? 'own' : 'home';
  let medical = member.profile.star ? 1 : 0;
  const isArmed = member.profile.guns.length > 0;
  let gun = isArmed ? 0 : 1;
  return (shelf, from, thing) => {
    const kind = kindOf(from, thing);
    if (shelf === 'own')
      return (
        thing.is !== 'item' || CARRIED.includes(kind) || (kind === 'medical' && hasMedical === 'own' && medical-- > 0)
      );
    if (shelf !== 'home') return false;
    if (thing.is === 'gun') return gun-- > 0;
    return kind === 'medical' && hasMedical === 'home' && medical-- > 0;
  };
}

/** Whether it has all that is wanted, and nothing else. */
function isPacked(band: Band, member: Member): boolean {
  const wants = wanted(band, member);
  const own = thingsIn(member.profile).every((thing) => isKeptBy(member, thing) || wants('own', member.profile, thing));
  const home = thingsIn(band.home.stash).every((thing) => !wants('home', band.home.stash, thing));
  return own && home && burdenOf(member.profile) !== 'crushing';
}

/** What is picked: who comes along, or what somebody carries. */
export function monthPick({ campaign }: State, request: Pick, seat: Seat): Advice | null {
  if (campaign === undefined || campaign.fixture?.playing === true) return null;
  const options = optionsFor(request.options, seat);
  const band = bandOf(campaign, seat);
  const key = request.prompt.key as TextKey;
  if (key === 'atz.company')
    return advice(
      options.map(({ id }) => id),
      'Nobody goes alone who does not have to.',
    );
  if (key === 'atz.pack.in-ride') {
    const inside = options.filter((one) => fieldsOf(one)['shelf'] === 'ride').map(({ id }) => id);
    return advice(inside.slice(0, request.max), 'It is loaded as it should be.');
  }
  if (key !== 'atz.pack.what') return null;
  const member = band.members.find(({ profile }) => profile.name === request.prompt.params?.['name']);
  if (member === undefined) return null;
  const isJourney = campaign.fixture === null;
  const wants = wanted(band, member);
  const chosen = options.filter((one) => {
    const { shelf, is, at } = fieldsOf(one) as { shelf: string; is: 'gun' | 'blade' | 'item'; at: number };
    const from = shelf === 'own' ? member.profile : shelf === 'home' ? band.home.stash : band.ride?.stash;
    return from !== undefined && (isJourney ? shelf !== 'ride' : wants(shelf, from, { is, at }));
  });
  return advice(
    chosen.map(({ id }) => id),
    isJourney ? 'Whatever can be carried goes along.' : 'Weapons, and something for wounds; the rest is safer at Home.',
  );
}

/** What is chosen between Encounters, and of people whom one knows. */
export function monthChoice({ campaign }: State, request: Choose, seat: Seat): Advice | null {
  if (campaign === undefined) return null;
  const judge = JUDGES[request.prompt.key as TextKey];
  const options = optionsFor(request.options, seat);
  return judge === undefined || options.length === 0
    ? null
    : judge({ campaign, band: bandOf(campaign, seat), options, request });
}
