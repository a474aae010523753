import { texts } from '../text.ts';

/** What things are called on a screen. */

/** The word for something of the game: `word('gun', 'SG')`. */
export const word = (kind: string, id: string): string => texts[`${kind}.${id}`] ?? id;
/** What it is about, in a sentence. */
export const aboutWord = (kind: string, id: string): string => texts[`${kind}.${id}.about`] ?? '';
