import { characterCard, STARTERS } from './cards.ts';
import { content } from './content.ts';
import type { PlayerSpec } from '../prepare/position.ts';
import { type CardId, CHARACTERS, type CombatId } from '../words.ts';

/** Which cards a match is played with. */

/** WAV.SETUP.6, WAV.SETUP.7: sets 1 to N together; with 3 players sets 1, 2 and 3 (WAV.X.1). */
export const rubbleFor = (players: number): CardId[] =>
  content.rubble.sets
    .filter(({ set }) => set <= players)
    .flatMap(({ cards }) => cards.flatMap(({ card, copies }) => new Array<CardId>(copies).fill(card)));

/** WAV.SETUP.9 */
export const combatDeck = (): CombatId[] =>
  content.combat.flatMap(({ id, copies }) => new Array<CombatId>(copies).fill(id));

/** WAV.SETUP.2, WAV.SETUP.3: the own weapon and the second one of each, as far as they are named. */
export const startingWeapons = (players: readonly PlayerSpec[]): CardId[] =>
  players.flatMap(({ character, weapon }) => [
    ...CHARACTERS.filter((id) => id === character).map((id) => characterCard(id).weapon),
    ...STARTERS.filter((id) => id === weapon),
  ]);
