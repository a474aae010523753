import { periodOf } from '../encounter.ts';
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
}

const ready = ({ kind, day, area, dayPart = 'daytime', players = 1, first = 0, mode = 'same-side' }: Wanted) => ({
  kind,
  mode,
  day,
  area,
  dayPart,
  table: { kind: 'district' as const, district: area, seed: '', width: 36, depth: 36, zone: 0, fair: false },
  bands: readyStars(periodOf(day))
    .slice(first, first + players)
    .map((star) => [star]), // ATZ.BAND.2
  options: USUAL,
});

export const examples = {
  zed: ready({ kind: 'zed', day: 3, area: 'suburban', first: 2 }),
  search: ready({ kind: 'search', day: 31, area: 'suburban' }),
  'zed-in-town': ready({ kind: 'zed', day: 5, area: 'urban', players: 2, first: 4 }),
  'search-by-night': ready({ kind: 'search', day: 24, area: 'urban', dayPart: 'night', players: 2 }),
  'search-in-the-country': ready({ kind: 'search', day: 40, area: 'rural', dayPart: 'morning', players: 3, first: 5 }),
  'robbery-week': ready({ kind: 'robbery-week', day: 13, area: 'suburban', dayPart: 'morning', first: 3 }),
  escape: ready({ kind: 'escape', day: 22, area: 'suburban', first: 0 }),
  rivals: ready({ kind: 'search', day: 31, area: 'suburban', players: 2, first: 0, mode: 'head-to-head' }),
  'take-back': ready({ kind: 'take-back', day: 45, area: 'rural', players: 2, first: 6 }),
  robbery: ready({ kind: 'robbery', day: 33, area: 'urban', first: 1 }),
  bushwhack: ready({ kind: 'bushwhack', day: 35, area: 'suburban', players: 2, first: 9 }),
  'hold-out': ready({ kind: 'hold-out', day: 31, area: 'suburban', players: 2, first: 3 }),
  'hold-out-in-town': ready({ kind: 'hold-out', day: 25, area: 'urban', dayPart: 'evening', players: 4, first: 8 }),
  'hold-out-on-a-farm': ready({ kind: 'hold-out', day: 50, area: 'rural', dayPart: 'night', first: 9 }),
} as const satisfies Readonly<Record<string, Setup>>;
