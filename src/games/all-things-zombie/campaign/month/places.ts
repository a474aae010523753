import type { Area } from '../../words.ts';
import type { Campaign } from '../state.ts';

/** Names for places, ours: only their kind matters (ATZ.AREA.1). */
const NAMES: Readonly<Record<Area, readonly string[]>> = {
  urban: ['Garrison', 'Port Ames', 'Calloway', 'Steelton', 'Marrow City', 'Ferris', 'Old Quay', 'Union Heights'],
  suburban: ['Elm Grove', 'Bellhaven', 'Northgate', 'Cedar Park', 'Westbrook', 'Holly Court', 'Fairmead', 'Lakeside'],
  rural: [
    'Dry Creek',
    'Pell Valley',
    'Hobb’s Mill',
    'Three Oaks',
    'Stony Ridge',
    'Marsh End',
    'Long Acre',
    'Fox Hollow',
  ],
};

/** One that the campaign has not been to; the same one until somebody goes there. */
export function nextName(area: Area, { places }: Pick<Campaign, 'places'>): string {
  const free = NAMES[area].find((name) => !places.some((place) => place.name === name));
  return free ?? `${NAMES[area][0] as string} ${places.length + 1}`;
}
