import type { Texts } from '../../kernel/index.ts';
import { barredTexts } from './texts/barred.ts';
import { campaignTexts } from './texts/campaign.ts';
import { courseTexts } from './texts/course.ts';
import { deadTexts } from './texts/dead.ts';
import { encountersTexts } from './texts/encounters.ts';
import { fireTexts } from './texts/fire.ts';
import { fightTexts } from './texts/fight.ts';
import { peopleTexts } from './texts/people.ts';
import { placesTexts } from './texts/places.ts';
import { prepareTexts } from './texts/prepare.ts';
import { reactTexts } from './texts/react.ts';
import { shootTexts } from './texts/shoot.ts';
import { sightTexts } from './texts/sight.ts';
import { strangersTexts } from './texts/strangers.ts';
import { vehiclesTexts } from './texts/vehicles.ts';
import { wordTexts } from './texts/words.ts';

/** One file for each room: a key that two of them have would be said in the wrong place. */
export const PARTS = [
  wordTexts,
  courseTexts,
  peopleTexts,
  sightTexts,
  reactTexts,
  shootTexts,
  fightTexts,
  fireTexts,
  deadTexts,
  strangersTexts,
  placesTexts,
  prepareTexts,
  encountersTexts,
  campaignTexts,
  vehiclesTexts,
  barredTexts,
] as const;

const own = {
  ...wordTexts,
  ...courseTexts,
  ...peopleTexts,
  ...sightTexts,
  ...reactTexts,
  ...shootTexts,
  ...fightTexts,
  ...fireTexts,
  ...deadTexts,
  ...strangersTexts,
  ...placesTexts,
  ...prepareTexts,
  ...encountersTexts,
  ...campaignTexts,
  ...vehiclesTexts,
  ...barredTexts,
} as const satisfies Texts;

/** What prompt, option and event keys say. */
export const texts: Texts = own;

/** The texts by key, so that an event fills every gap. */
export type TextsByKey = typeof own;

/** What the rules may say: a key that is renamed has to be renamed wherever it is said and read. */
export type TextKey = keyof typeof own;
