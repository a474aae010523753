import type { ItemId } from './items.ts';
import type { ChallengeType } from './challenges.ts';

/** ATZ.CHAL.1: Challenges that the game offers: ours, beside the examples that the book gives. */

export const CHALLENGES = [
  'pick-lock',
  'break-window',
  'climb',
  'drop',
  'jump',
  'sneak',
  'befriend',
  'truce',
  'barter',
  'recruit',
  'hotwire',
] as const;
export type ChallengeId = (typeof CHALLENGES)[number];

export interface Challenge {
  readonly type: ChallengeType;
  readonly difficulty: 'very-easy' | 'usual' | 'difficult';
  /** ATZ.ATTR.20, ATZ.ATTR.21: what it is about, for Logical and Agile. */
  readonly tags: readonly ('agility' | 'mechanical')[];
  /** ATZ.CHAL.13, ATZ.CHAL.14: what helps; a `gift` is any Item, which is used up, and a `butt` any two-handed gun. */
  readonly tools: readonly (ItemId | 'gift' | 'butt')[];
}

export const CATALOGUE: Readonly<Record<ChallengeId, Challenge>> = {
  'pick-lock': { type: 'savvy', difficulty: 'usual', tags: ['mechanical'], tools: ['lockpicks', 'crowbar'] },
  'break-window': { type: 'physical', difficulty: 'very-easy', tags: [], tools: ['butt', 'crowbar', 'hammer'] },
  climb: { type: 'physical', difficulty: 'usual', tags: ['agility'], tools: ['rope'] },
  drop: { type: 'physical', difficulty: 'usual', tags: ['agility'], tools: ['rope'] },
  jump: { type: 'physical', difficulty: 'difficult', tags: ['agility'], tools: [] },
  sneak: { type: 'physical', difficulty: 'usual', tags: ['agility'], tools: [] },
  befriend: { type: 'people', difficulty: 'usual', tags: [], tools: ['gift'] },
  /** ATZ.CLASS.11 */
  truce: { type: 'people', difficulty: 'usual', tags: [], tools: ['gift'] },
  barter: { type: 'people', difficulty: 'usual', tags: [], tools: ['gift'] },
  recruit: { type: 'people', difficulty: 'usual', tags: [], tools: ['gift'] },
  /** ATZ.VEH.8 */
  hotwire: { type: 'savvy', difficulty: 'difficult', tags: ['mechanical'], tools: ['lockpicks', 'repair-manual'] },
};
