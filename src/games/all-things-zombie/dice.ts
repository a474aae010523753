import type { Dice } from '../../kernel/index.ts';
import type { Flow, Message, Modifier, Rule, Seat, Table } from './verbs.ts';
import { roll } from './verbs.ts';

/** ATZ.DICE.1: six-sided dice are read in five ways, each with its own functions. */
export const SIDES = 6;

/** Who rolls, and what is said while people roll their own dice. */
export interface Roller {
  readonly rule: Rule;
  readonly seat: Seat;
  readonly prompt: Message;
}

/** ATZ.DICE.10: something changes the number of dice, or the number that they are compared with. */
export interface Change {
  readonly rule: Rule;
  readonly label: Modifier['label'];
  readonly dice?: number;
  readonly target?: number;
}

const sumOf = (changes: readonly Change[], part: 'dice' | 'target'): number =>
  changes.reduce((sum, change) => sum + (change[part] ?? 0), 0);

const signed = (n: number, what: string): string => `${n > 0 ? '+' : '−'}${Math.abs(n)}${what}`;

/** For the log: each change with its rule. */
export const changesTold = (changes: readonly Change[]): Modifier[] =>
  changes.map(({ rule, label, dice = 0, target = 0 }) => ({
    rule,
    label,
    value: dice === 0 ? signed(target, '') : signed(dice, 'd6'),
  }));

/** ATZ.DICE.10: fewer than no dice are none. */
export const diceAfter = (dice: number, changes: readonly Change[]): number =>
  Math.max(0, dice + sumOf(changes, 'dice'));

function* rolled(t: Table, count: number, by: Roller, ordered = false): Flow<readonly number[]> {
  return count === 0 ? [] : yield* roll(t, `${count}d6`, { ...by, ordered });
}

/** ATZ.DICE.2, ATZ.DICE.4, example ATZ.X.1: how many dice are at or below the number; where a 6 always fails, it does so whatever the number. */
export const passedOf = (dice: readonly number[], target: number, sixFails = false): number =>
  dice.filter((die) => die <= target && !(sixFails && die === SIDES)).length;

/** Dice that were passed, with all that an event tells of them. */
export interface Passed {
  readonly passed: number;
  readonly target: number;
  readonly rolled: readonly number[];
  readonly dice: readonly Dice[];
  readonly modifiers: readonly Modifier[];
}

export interface Passing {
  /** So many dice before anything changes. */
  readonly dice: number;
  /** What they are compared with before anything changes: usually a Rep. */
  readonly target: number;
  readonly changes?: readonly Change[];
  readonly sixFails?: boolean;
  /** ATZ.DICE.3: the highest row of the table; all dice count if not said. */
  readonly most?: number;
}

/** ATZ.DICE.2, ATZ.DICE.3: passing dice. */
export function* passDice(t: Table, by: Roller, test: Passing): Flow<Passed> {
  const { dice, changes = [], sixFails = false, most = Number.POSITIVE_INFINITY } = test;
  const target = test.target + sumOf(changes, 'target');
  const faces = yield* rolled(t, diceAfter(dice, changes), by);
  return passedWith(faces, target, changes, sixFails, most);
}

/** The same for dice that have been rolled already. */
export function passedWith(
  faces: readonly number[],
  target: number,
  changes: readonly Change[] = [],
  sixFails = false,
  most = Number.POSITIVE_INFINITY,
): Passed {
  return {
    passed: Math.min(most, passedOf(faces, target, sixFails)),
    target,
    rolled: faces,
    dice: faces.length === 0 ? [] : [{ sides: SIDES, rolled: faces }],
    modifiers: changesTold(changes),
  };
}

/** ATZ.DICE.5, example ATZ.X.2: 1 to 3 is a success. */
export const successesOf = (dice: readonly number[]): number => dice.filter((die) => die <= 3).length;

export interface Counted {
  readonly successes: number;
  readonly rolled: readonly number[];
  readonly dice: readonly Dice[];
  readonly modifiers: readonly Modifier[];
}

/** ATZ.DICE.5, ATZ.DICE.9, example ATZ.X.6: one die for each point, counting successes. */
export function* countDice(t: Table, by: Roller, points: number, changes: readonly Change[] = []): Flow<Counted> {
  const faces = yield* rolled(t, diceAfter(points, changes), by);
  return {
    successes: successesOf(faces),
    rolled: faces,
    dice: faces.length === 0 ? [] : [{ sides: SIDES, rolled: faces }],
    modifiers: changesTold(changes),
  };
}

/** ATZ.DICE.6, example ATZ.X.3: a range of faces on which something happens. */
export type Range = readonly [from: number, to: number];
export const isIn = (die: number, [from, to]: Range): boolean => die >= from && die <= to;

/** ATZ.DICE.6: possibilities. */
export function* chance(
  t: Table,
  by: Roller,
  range: Range,
): Flow<{ readonly happens: boolean; readonly die: number; readonly dice: readonly Dice[] }> {
  const die = yield* oneDie(t, by);
  return { happens: isIn(die, range), die, dice: diceTold(die) };
}

/** ATZ.DICE.7: one die as it is read. */
export function* oneDie(t: Table, by: Roller): Flow<number> {
  return (yield* roll(t, '1d6', by))[0] as number;
}
export const diceTold = (...faces: readonly number[]): readonly Dice[] => [{ sides: SIDES, rolled: faces }];

/** ATZ.DICE.7: dice added together. */
export function* sumDice(
  t: Table,
  by: Roller,
  count: 2 | 3,
): Flow<{ readonly total: number; readonly rolled: readonly number[] }> {
  const faces = yield* roll(t, `${count}d6`, by);
  return { total: faces.reduce((sum, die) => sum + die, 0), rolled: faces };
}

/** ATZ.DICE.8, example ATZ.X.5: half a die, rounded up. */
export const halfOf = (die: number): number => Math.ceil(die / 2);
export function* halfDie(t: Table, by: Roller): Flow<{ readonly half: number; readonly die: number }> {
  const die = yield* oneDie(t, by);
  return { half: halfOf(die), die };
}
