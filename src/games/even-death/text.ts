import type { Texts } from '../../kernel/index.ts';
import { battleTexts } from './texts/battle.ts';
import { campaignTexts } from './texts/campaign.ts';
import { fightTexts } from './texts/fight.ts';
import { wordTexts } from './texts/words.ts';

/** What prompt, option and event keys say. */
export const texts: Texts = { ...wordTexts, ...battleTexts, ...fightTexts, ...campaignTexts };
