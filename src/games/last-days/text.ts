import type { Texts } from '../../kernel/index.ts';
import { actTexts } from './texts/act.ts';
import { battleTexts } from './texts/battle.ts';
import { type DataTextKey, dataTexts } from './texts/data.ts';
import { campaignTexts } from './texts/campaign.ts';
import { endTexts } from './texts/end.ts';
import { fightTexts } from './texts/fight.ts';
import { menaceTexts } from './texts/menace.ts';
import { prepareTexts } from './texts/prepare.ts';
import { shootTexts } from './texts/shoot.ts';

/** One file for each part of the game: a key that two of them have would be said in the wrong place. */
export const PARTS = [
  battleTexts,
  prepareTexts,
  menaceTexts,
  actTexts,
  shootTexts,
  fightTexts,
  endTexts,
  campaignTexts,
] as const;

const own = {
  ...battleTexts,
  ...prepareTexts,
  ...menaceTexts,
  ...actTexts,
  ...shootTexts,
  ...fightTexts,
  ...endTexts,
  ...campaignTexts,
} as const satisfies Texts;

/** What prompt, option and event keys say. */
export const texts: Texts = { ...dataTexts, ...own };

/** The texts by key, so that an event fills every gap. */
export type TextsByKey = typeof own;

/** What the rules may say: a key that is renamed has to be renamed wherever it is said and read. */
export type TextKey = keyof typeof own | DataTextKey;
