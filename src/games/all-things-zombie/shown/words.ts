import { texts } from '../text.ts';
import { ATTRIBUTE_TEXTS } from '../texts/data-people.ts';
import type { Attribute } from '../words.ts';

/** What things are called on a screen. */

/** The word for something of the game: `word('gun', 'SG')`. */
export const word = (kind: string, id: string): string => texts[`${kind}.${id}`] ?? id;
/** What it is about, in a sentence. */
export const aboutWord = (kind: string, id: string): string => texts[`${kind}.${id}.about`] ?? '';

/** A side, as its dice name it. */
export const sideCalled = (side: string): string => word('side', side);

/** What an Attribute does. */
export const aboutAttribute = (id: Attribute): string => ATTRIBUTE_TEXTS[id].text;

/** Why a zombie did what it did, by the rule that it went by. */
const ZOMBIE_RULES: Readonly<Record<string, string>> = {
  'ATZ.ZMOVE.2': 'got up',
  'ATZ.ZACT.3': 'feasts',
  'ATZ.ZACT.4': 'fights on',
  'ATZ.ZACT.5': 'goes for somebody who is down',
  'ATZ.ZACT.7': 'charges',
  'ATZ.ZACT.8': 'walks towards somebody it sees',
  'ATZ.ZACT.9': 'walks to where it last saw somebody',
  'ATZ.ZACT.10': 'walks towards a noise',
  'ATZ.ZACT.11': 'walks straight ahead, for it sees and hears nothing',
  'ATZ.ZBLDG.10': 'comes after somebody who got away',
};
export const aboutZombieRule = (rule: string): string => ZOMBIE_RULES[rule] ?? 'goes by the rules of the dead';
