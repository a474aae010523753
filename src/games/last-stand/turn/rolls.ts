import type { Rolled } from '../facts.ts';
import { attribute } from '../moments/abilities.ts';
import { hasFailed, type Moment, moment, type Part, successesOf } from '../moments/moment.ts';
import type { Ranger } from '../state.ts';
import { emit, type Flow, roll, type Rule, type Table, type Message } from '../verbs.ts';
import type { Count } from '../cards/vocabulary.ts';
import { automatic, offer } from '../moments/windows.ts';
import type { Attribute, Cause, Trigger } from '../wording/words.ts';

/** DLS.MONS.8, DLS.ATTR.3: what counts as a success unless something else is said. */
export const SUCCESS = 5;

interface Asking {
  readonly rule: Rule;
  readonly prompt: Message;
}

/** Throws all dice of a pool, colour by colour, and writes them down. */
export function* throwDice(t: Table, ranger: Ranger, of: Moment, { rule, prompt }: Asking): Flow<void> {
  for (const part of of.parts) {
    if (part.dice.length > 0) part.dice = yield* rollPart(t, ranger, part.dice.length, part, { rule, prompt });
  }
  of.rolled = true;
}

/** Dice of one colour; also those that are thrown again. */
export function* rollPart(
  t: Table,
  ranger: Ranger,
  n: number,
  { tribe, toHit }: Part,
  { rule, prompt }: Asking,
): Flow<number[]> {
  const rolled = yield* roll(t, `${n}d6`, { rule, prompt, seat: ranger.seat, target: toHit });
  const made = rolled.filter((die) => die >= toHit).length;
  const params = { ranger: ranger.id, dice: [...rolled], made, toHit, tribe };
  const dice = [{ sides: 6, rolled, target: toHit }];
  emit(t, rule, tribe === null ? 'ls.rolled' : 'ls.rolled.at', params, { dice });
  return [...rolled];
}

/** Dice, then whatever may still change them: rerolls and further successes. */
export function* rollOut(t: Table, of: Moment, asking: Asking): Flow<void> {
  const ranger = of.by as Ranger;
  yield* throwDice(t, ranger, of, asking);
  yield* automatic(t, [ranger], of, 'after the dice');
  yield* offer(t, [ranger], of, {
    rule: asking.rule,
    prompt: {
      key: 'ls.rolled.now',
      params: { ranger: ranger.id, dice: of.parts.flatMap(({ dice }) => dice), stakes: of.stakes },
    },
    half: 'after the dice',
    facts: () => rollFacts(of),
  });
}

/** What lies on the table after a roll: the dice with what each needs, the successes, and how many are wanted. */
export const rollFacts = (of: Moment): Rolled => ({
  parts: of.parts.map(({ tribe, toHit, dice }) => ({ tribe, toHit, dice: [...dice] })),
  successes: successesOf(of),
  need: of.need,
  enough: of.need > 0 && successesOf(of) >= of.need,
});

export interface Test {
  readonly attr: Attribute;
  readonly mod: number;
  readonly need: number;
  readonly rule: Rule;
  readonly cause?: Cause | null;
  /** The card that says what passing and failing bring. */
  readonly stakes?: string;
  /** What the roll is besides a test: a fight with a Monstrosity, a location's radiation. */
  readonly also?: readonly Trigger[];
}

/**
 * DLS.ATTR.6: against radiation, on Adventures, to find things, with old devices.
 * DLS.ATTR.2, DLS.DICE.3: dice equal to the attribute; a modifier changes their number (DLS.ATTR.5, example DLS.X.3). One success is
 * enough unless more are asked for (DLS.ATTR.4). Returns how many there were, or null where the test failed.
 */
export function* test(t: Table, ranger: Ranger, asked: Test): Flow<number | null> {
  const { attr, mod, need, rule, cause = null, stakes = 'none', also = [] } = asked;
  const of = moment('test', { whens: ['test', ...also], by: ranger, at: ranger.at, attr, cause, stakes, need });
  const dice = yield* diceFor(t, ranger, of, attribute(t.state, ranger, attr) + mod, rule);
  const params = { ranger: ranger.id, attr, need };
  of.parts = [pool(Math.max(0, dice), SUCCESS)];
  if (dice <= 0) emit(t, 'DLS.ATTR.5', 'ls.test.diceless', params); // successes may still come from elsewhere
  yield* rollOut(t, of, { rule, prompt: { key: 'ls.test', params: { ...params, stakes } } });
  const successes = successesOf(of);
  emit(t, rule, hasFailed(of) ? 'ls.test.failed' : 'ls.test.passed', { ...params, successes });
  return hasFailed(of) ? null : successes;
}

/** How many dice are thrown, with what abilities add or take; those that cost something are offered. */
export function* diceFor(t: Table, ranger: Ranger, of: Moment, basic: number, rule: Rule): Flow<number> {
  yield* automatic(t, [ranger], of, 'before the dice');
  const prompt: Message = { key: 'ls.dice.before', params: { ranger: ranger.id, stakes: of.stakes } };
  yield* offer(t, [ranger], of, { rule, prompt, half: 'before the dice' });
  return basic + of.dice;
}

export const pool = (dice: number, toHit: number): Part => ({
  tribe: null,
  toHit,
  dice: new Array<number>(dice).fill(0),
  banned: [],
});

/** DLS.DICE.5, example DLS.X.9: 1 and 2 count 1, 3 and 4 count 2, 5 and 6 count 3. */
export const thirds = (die: number): number => Math.ceil(die / 2);

/** A number that a card prints, or rolls for: D6 is the face (DLS.DICE.4). */
export function* counted(t: Table, ranger: Ranger, n: Count): Flow<number> {
  if (typeof n === 'number') return n;
  const rule = n === 'd6' ? 'DLS.DICE.4' : 'DLS.DICE.5';
  const prompt: Message = { key: 'ls.count', params: { ranger: ranger.id, die: n } };
  const [die = 1] = yield* roll(t, '1d6', { rule, prompt, seat: ranger.seat });
  const count = n === 'd6' ? die : thirds(die);
  emit(t, rule, 'ls.counted', { ranger: ranger.id, die: n, count }, { dice: [{ sides: 6, rolled: [die] }] });
  return count;
}
