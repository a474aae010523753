import { effectsOf } from '../cards/cards.ts';
import type { Effect } from '../cards/shapes.ts';
import type { WaveModifier } from '../means.ts';
import { characterOf, enemiesIn, healthLeft, junkOf, person, type State, type Table } from '../state.ts';
import { emit, end, type Seat, type WaveRule } from '../verbs.ts';
import { ROUNDS } from '../words.ts';

/** WAV.DAMAGE.3, WAV.TOKEN.5: damage that neither Barricade, saved survivor nor perk absorbs. */
export function suffer(t: Table, seat: Seat, amount: number, rule: WaveRule): void {
  wound(t, seat, amount, rule, 'wave.suffered');
}

/** Damage of an enemy attack, after everything that absorbs. */
export function hurt(t: Table, seat: Seat, amount: number, rule: WaveRule, modifiers: readonly WaveModifier[]): void {
  wound(t, seat, amount, rule, 'wave.hurt', modifiers);
}

/** WAV.DAMAGE.1, WAV.CHAR.9: the skull marker moves along the tracker. */
function wound(
  t: Table,
  seat: Seat,
  amount: number,
  rule: WaveRule,
  key: 'wave.suffered' | 'wave.hurt',
  modifiers: readonly WaveModifier[] = [],
): void {
  person(t.state, seat).damage += amount;
  const left = Math.max(0, healthLeft(t.state, seat));
  emit(t, rule, key, { seat, amount, left }, modifiers.length > 0 ? { modifiers } : undefined);
  // WAV.GOAL.4: checked at once, and nothing that was still to be resolved is resolved. WAV.DAMAGE.2
  if (left === 0) {
    const character = characterOf(t.state, seat);
    const params = { seat, character, round: t.state.round };
    end(t, { won: [], lost: t.state.seats, rule: 'WAV.END.3', key: 'wave.lost', params }); // WAV.GOAL.2
  }
}

/** WAV.HEAL.1: never below 0 damage. */
export function heal(t: Table, seat: Seat, amount: number, rule: WaveRule): void {
  const healed = Math.min(amount, person(t.state, seat).damage);
  if (healed === 0) return;
  person(t.state, seat).damage -= healed;
  emit(t, rule, 'wave.healed', { seat, amount: healed, left: healthLeft(t.state, seat) });
}

/** WAV.DAMAGE.4: a cost in damage that would kill the payer cannot be paid; a cost in cards needs the cards. */
export function mayPay(state: State, seat: Seat, cost: readonly Effect[]): boolean {
  const pain = effectsOf(cost, 'suffer').reduce((sum, { amount }) => sum + amount, 0);
  const cards = effectsOf(cost, 'discard');
  return (
    pain < healthLeft(state, seat) &&
    cards.every(({ kind }) => (kind === 'junk' ? junkOf(state, seat) : person(state, seat).inventory).length > 0)
  );
}

/**
 * WAV.END.1: won when round 6 is over, no enemy is left and every character lives. Survivors in the line do not count
 * (WAV.END.4), and an empty line before the end of round 6 wins nothing (WAV.END.2).
 */
export function checkVictory(t: Table, sixthIsOver: boolean): void {
  if (!sixthIsOver || enemiesIn(t.state).length > 0) return;
  // WAV.GOAL.3: six rounds and everyone alive
  const params = { round: t.state.round, rounds: ROUNDS };
  end(t, { won: t.state.seats, lost: [], rule: 'WAV.END.1', key: 'wave.won', params });
}
