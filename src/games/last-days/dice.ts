import type { Dice } from '../../kernel/index.ts';
import { type Rolling, rollTest, type Test } from '../../skirmish/index.ts';
import type { Characteristic } from './data/profiles.ts';
import type { State } from './state.ts';
import type { TextKey } from './text.ts';
import { type Flow, type Message, type Rule, type Seat, type Table } from './verbs.ts';

/** LD.GEN.3: every die has six sides. Tests and Opposed Tests. */
export const SIDES = 6;

/** What is added to a die, with its rule and its name: the characteristic first, then what changes it. */
export type Scored = Test<TextKey>['modifiers'][number];

export const scored = (rule: Rule, label: TextKey, value: number): Scored => ({ rule, label, value });
export const characteristic = (rule: Rule, id: Characteristic | 'horror', value: number): Scored =>
  scored(rule, `characteristic.${id}`, value);

/** LD.GEN.6, LD.GEN.7: one die and all that is added must reach the number. */
export const testOf = (needed: number | null, modifiers: readonly Scored[]): Test<TextKey> => ({
  dice: 1,
  sides: SIDES,
  needed,
  modifiers,
});

export const totalOf = (modifiers: readonly Scored[]): number => modifiers.reduce((sum, { value }) => sum + value, 0);

/** A roll with all that was added to it. */
export type Rolled = ReturnType<typeof rollTest<State, TextKey>> extends Flow<infer R> ? R : never;

export interface Roller {
  readonly rule: Rule;
  readonly seat: Seat;
  readonly prompt: Message;
}

/** LD.GEN.6: a Test, as Characteristic/Number is written. */
export const takeTest = (t: Table, by: Roller, needed: number, modifiers: readonly Scored[]): Flow<Rolled> =>
  rollTest(t, testOf(needed, modifiers), by satisfies Rolling);

/** One who takes part in an Opposed Test. */
export interface Contender {
  readonly seat: Seat;
  readonly prompt: Message;
  /** The characteristic that ties are compared by. */
  readonly value: number;
  /** All that is added to the die, the characteristic included. */
  readonly modifiers: readonly Scored[];
}

export interface Opposed {
  readonly winner: 'first' | 'second';
  readonly tied: boolean;
  readonly first: Rolled;
  readonly second: Rolled;
  /** For the event. */
  readonly dice: readonly Dice[];
  readonly modifiers: readonly Scored[];
}

/** LD.GEN.9, LD.GEN.10: a tie goes to the higher characteristic, then to the one who did not start the Test. */
export const tieGoesTo = (first: number, second: number): Opposed['winner'] => (first > second ? 'first' : 'second');

/**
 * LD.GEN.8: both roll, and the higher sum wins; the first one is who started it. Who wins a tie is known before. `exactly` is for
 * Tests in which a tie is more than a win or a loss.
 */
export function* opposedTest(
  t: Table,
  rule: Rule,
  one: Contender,
  other: Contender,
  tie: Opposed['winner'] = tieGoesTo(one.value, other.value),
  exactly = false,
): Flow<Opposed> {
  const first = yield* rollTest(t, testOf(null, one.modifiers), { rule, seat: one.seat, prompt: one.prompt });
  // What the other must reach to win: all that odds have to tell apart.
  const needed = exactly ? null : first.total + (tie === 'first' ? 1 : 0);
  const second = yield* rollTest(t, testOf(needed, other.modifiers), { rule, seat: other.seat, prompt: other.prompt });
  const tied = first.total === second.total;
  const winner = tied ? tie : first.total > second.total ? 'first' : 'second';
  // Told beside the sums: what a die would have needed, perhaps a 10, says nothing more.
  const { target: _, ...plain } = second.dice;
  const dice = [first.dice, plain];
  return { winner, tied, first, second, dice, modifiers: [...first.modifiers, ...second.modifiers] };
}

/** LD.GEN.4: a D3 is a die halved, rounded up. */
export const d3Of = (die: number): number => Math.ceil(die / 2);
