import { type Objection as AnyObjection, textOf } from '../../../kernel/index.ts';
import type { Characteristic } from '../data/profiles.ts';
import type { Phase } from '../state.ts';
import { CHARACTERISTIC_TEXTS } from '../texts/data-people.ts';
import { texts } from '../text.ts';

/** What things are called on a screen. */

/** The word for something of the game: `word('gear', 'revolver')`. */
export const word = (kind: string, id: string): string => texts[`${kind}.${id}`] ?? id;
/** What it does, in a sentence. */
export const aboutWord = (kind: string, id: string): string => texts[`${kind}.${id}.about`] ?? '';

/** `AP`, `CQC`: a characteristic where there is little room. */
export const shortOf = (id: Characteristic): string => CHARACTERISTIC_TEXTS[id].short;

/** Why something is not allowed. */
export const objectionText = ({ reason }: AnyObjection): string => textOf(texts, reason);

export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  prepare: 'before the first turn',
  noise: 'Menace Phase, Noise',
  ammo: 'Menace Phase, Ammo',
  zombies: 'Menace Phase, the dead move',
  initiative: 'Action Phase, Initiative',
  action: 'Action Phase',
  shooting: 'Shooting Phase',
  combat: 'Close Quarters Combat Phase',
  end: 'End Phase',
  over: 'the game is over',
};
