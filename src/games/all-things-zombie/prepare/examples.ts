import type { RideId } from '../campaign/things/rides.ts';
import { newStarBand } from '../campaign/things/store.ts';
import { periodOf } from '../encounter.ts';
import type { VehicleType } from '../data/vehicles.ts';
import type { Area, DayPart, EncounterId, Mode } from '../words.ts';
import { readyStars } from './ready-stars.ts';
import { USUAL } from './options.ts';
import type { Setup } from './setup.ts';

/** Set-ups that are ready to play. */

interface Wanted {
  readonly kind: EncounterId;
  readonly day: number;
  readonly area: Area;
  readonly dayPart?: DayPart;
  /** How many play, and the first of the ready Stars. */
  readonly players?: number;
  readonly first?: number;
  readonly mode?: Mode;
  /** ATZ.VEH.1: what the first of them drives. */
  readonly drives?: VehicleType;
}

const ready = ({
  kind,
  day,
  area,
  dayPart = 'daytime',
  players = 1,
  first = 0,
  mode = 'same-side',
  drives,
}: Wanted) => ({
  kind,
  mode,
  day,
  area,
  dayPart,
  table: { kind: 'district' as const, district: area, seed: '', width: 36, depth: 36, zone: 0, fair: false },
  bands: readyStars(periodOf(day))
    .slice(first, first + players)
    .map((star) => [star]), // ATZ.BAND.2
  ...(drives === undefined ? {} : { vehicles: [drives] }),
  options: USUAL,
});

interface Lived {
  readonly area: Area;
  readonly months: number | null;
  readonly stars: readonly number[];
  readonly begins?: 'day-1' | 'day-31';
  readonly mode?: Mode;
  readonly ride?: RideId;
}

const live = ({ area, months, stars, begins = 'day-1', mode = 'same-side', ride }: Lived) => ({
  kind: 'campaign' as const,
  mode,
  months,
  begins,
  area,
  battles: 'ask' as const,
  peopleReturn: true,
  bands: stars.flatMap((at) => {
    const star = readyStars(begins === 'day-1' ? 'days-1-10' : 'after-30')[at];
    if (star === undefined) return [];
    return [newStarBand(star, ride ?? null)];
  }),
  options: { ...USUAL, tightAmmo: true }, // ATZ.AMMO.7
});

/** Campaigns take many times as long as an Encounter. */
export const LONG: readonly string[] = ['first-month', 'three-months-together', 'rival-bands'];

export const examples = {
  zed: ready({ kind: 'zed', day: 3, area: 'suburban', first: 2 }),
  search: ready({ kind: 'search', day: 31, area: 'suburban' }),
  'zed-in-town': ready({ kind: 'zed', day: 5, area: 'urban', players: 2, first: 4 }),
  'search-by-night': ready({ kind: 'search', day: 24, area: 'urban', dayPart: 'night', players: 2 }),
  'search-in-the-country': ready({ kind: 'search', day: 40, area: 'rural', dayPart: 'morning', players: 3, first: 5 }),
  'robbery-week': ready({ kind: 'robbery-week', day: 13, area: 'suburban', dayPart: 'morning', first: 3 }),
  escape: ready({ kind: 'escape', day: 22, area: 'suburban', first: 0 }),
  'escape-by-car': ready({ kind: 'escape', day: 22, area: 'suburban', first: 0, drives: 'sedan' }),
  rivals: ready({ kind: 'search', day: 31, area: 'suburban', players: 2, first: 0, mode: 'head-to-head' }),
  'take-back': ready({ kind: 'take-back', day: 45, area: 'rural', players: 2, first: 6 }),
  raid: ready({ kind: 'raid', day: 38, area: 'suburban', dayPart: 'evening', players: 1, first: 4 }),
  rescue: ready({ kind: 'raid', day: 27, area: 'urban', players: 2, first: 1 }),
  'raid-defend': ready({ kind: 'raid-defend', day: 34, area: 'rural', first: 7 }),
  robbery: ready({ kind: 'robbery', day: 33, area: 'urban', first: 1 }),
  rob: ready({ kind: 'rob', day: 42, area: 'suburban', players: 2, first: 4 }),
  bushwhack: ready({ kind: 'bushwhack', day: 35, area: 'suburban', players: 2, first: 9 }),
  'hold-out': ready({ kind: 'hold-out', day: 31, area: 'suburban', players: 2, first: 3 }),
  'hold-out-in-town': ready({ kind: 'hold-out', day: 25, area: 'urban', dayPart: 'evening', players: 4, first: 8 }),
  'hold-out-on-a-farm': ready({ kind: 'hold-out', day: 50, area: 'rural', dayPart: 'night', first: 9 }),
  'first-month': live({ area: 'suburban', months: 1, stars: [5] }),
  'three-months-together': live({ area: 'urban', months: 3, stars: [1, 5] }),
  'rival-bands': live({
    area: 'suburban',
    months: 3,
    stars: [0, 4],
    begins: 'day-31',
    mode: 'head-to-head',
    ride: 'pickup',
  }),
} as const satisfies Readonly<Record<string, Setup>>;
