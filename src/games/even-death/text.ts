import type { Texts } from '../../kernel/index.ts';
import { battleTexts } from './texts/battle.ts';
import { campaignTexts } from './texts/campaign.ts';
import { campaignWords } from './texts/campaign-words.ts';
import { fightTexts } from './texts/fight.ts';
import { wordTexts } from './texts/words.ts';
import type { Arm } from './decisions.ts';
import type { ClassId, HerdType, Morale, PerkId, WeaponId } from './words.ts';

/** What prompt, option and event keys say. */
export const texts: Texts = { ...wordTexts, ...campaignWords, ...battleTexts, ...fightTexts, ...campaignTexts };

/** The texts by key, so that an event fills every gap. */
export type TextsByKey = typeof battleTexts & typeof fightTexts & typeof campaignTexts;

/** What the rules may say: a key that is renamed has to be renamed wherever it is said and read. */
export type TextKey =
  | keyof typeof battleTexts
  | keyof typeof fightTexts
  | keyof typeof campaignTexts
  | `weapon.${WeaponId | Arm}`
  | `toughness.${ClassId | HerdType}`
  | `morale.${Morale}`
  | `perk.${PerkId}`;
