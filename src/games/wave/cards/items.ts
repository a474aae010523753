import { effectsOf, face, hasEffect, itemCard } from './cards.ts';
import { mayPay } from '../combat/damage.ts';
import { carryOut, type Grounds, hurtSeats } from './effects.ts';
import { spendCard } from '../round/inventory.ts';
import type { Effect, RubbleFace } from './shapes.ts';
import { enemiesIn, person, type State, type Table } from '../state.ts';
import { emit, type Flow, type Seat } from '../verbs.ts';
import type { CardId, Window } from '../words.ts';

/** The cards of `seat`, each face once, that may be played in one of these windows, whose cost can be paid and which do something. */
export function usableItems(state: State, seat: Seat, windows: readonly Window[]): CardId[] {
  return [...new Set(person(state, seat).inventory)].filter((card) => {
    const found = face(card);
    if (found === undefined || found.window === null) return false;
    return windows.includes(found.window) && mayPay(state, seat, found.cost) && hasUse(state, seat, found);
  });
}

/** A card without anything to work on is not offered: it could only be thrown away. */
function hasUse(state: State, seat: Seat, { effects }: RubbleFace): boolean {
  const [heal] = effectsOf(effects, 'heal');
  if (heal !== undefined) return heal.who === 'self' ? person(state, seat).damage > 0 : hurtSeats(state).length > 0;
  if (hasEffect(effects, 'stun')) return enemiesIn(state).some(({ stunned }) => !stunned);
  if (hasEffect(effects, 'takeWave')) return state.waveHolder !== seat;
  if (hasEffect(effects, 'spreadNext')) return !person(state, seat).focus;
  return true;
}

/** What the log names when a Special is played, and for the damage that it costs. */
const SPECIAL_RULES: Readonly<
  Record<CardId, { rule: 'WAV.SPECIAL.5' | 'WAV.SPECIAL.6' | 'WAV.SPECIAL.11'; grounds: Grounds }>
> = {
  'energy-shot': { rule: 'WAV.SPECIAL.5', grounds: { suffer: 'WAV.SPECIAL.4' } },
  focus: { rule: 'WAV.SPECIAL.6', grounds: {} },
  'blood-lust': { rule: 'WAV.SPECIAL.11', grounds: { suffer: 'WAV.SPECIAL.10' } },
};

/**
 * Plays a healing item (WAV.HEAL.4, WAV.HEAL.5) or a Special (WAV.SPECIAL.1, WAV.SPECIAL.2): no action is used, and any
 * number may be played (WAV.SPECIAL.17). Afterwards it is discarded (WAV.HEAL.6, WAV.SPECIAL.3, WAV.RUBBLE.2).
 */
export function* useItem(t: Table, seat: Seat, card: CardId): Flow<void> {
  const { kind, cost, effects } = itemCard(card);
  const { rule, grounds } =
    SPECIAL_RULES[card] ?? ({ rule: kind === 'healing' ? 'WAV.HEAL.6' : 'WAV.SPECIAL.3', grounds: {} } as const);
  spendCard(t, seat, card);
  emit(t, rule, 'wave.played', { seat, card });
  yield* carryOut(t, seat, cost, grounds);
  yield* carryOut(t, seat, effects, grounds);
}

/** How many Combat cards are drawn by these effects. */
export const drawsOf = (effects: readonly Effect[]): number =>
  effectsOf(effects, 'drawCombat').reduce((sum, { count }) => sum + count, 0);
