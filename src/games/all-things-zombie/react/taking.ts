import { SHEETS } from '../data/sheets.ts';
import { type Change, changesTold, oneDie, passDice } from '../dice.ts';
import { encounterOf } from '../doing.ts';
import { repOf, seatFor } from '../figures.ts';
import { has } from '../people/attributes.ts';
import { leaderDieFor } from '../people/groups.ts';
import type { Human, PendingTest } from '../state.ts';
import { emit, type Flow, interrupt, type Offer, type Table } from '../verbs.ts';
import type { Result, Test } from '../words.ts';
import type { ReactDecision } from './decisions.ts';
import { isInCover, resultOf, worstOf } from './results.ts';

/** ATZ.REACT.3, ATZ.REACT.15: one set of dice for all tests that somebody has to take, and the worst of what they come to. */

/** ATZ.LEAD.8: Leader Dice that have been rolled for one event. */
export type LeaderDice = { leader: string; passed: boolean }[];

/** ATZ.LEAD.7, ATZ.LEAD.8: one die of the Leader for the whole group and the whole event. */
function* leaderHelps(t: Table, human: Human, rolled: LeaderDice): Flow<boolean> {
  const enc = encounterOf(t);
  const leader = leaderDieFor(enc, human);
  if (leader === null) return false;
  const there = rolled.find((one) => one.leader === leader.id);
  if (there !== undefined) return there.passed;
  const { id, name } = leader;
  const prompt = { key: 'atz.leader.roll', params: { name, rep: repOf(leader) } } as const;
  const die = yield* oneDie(t, { rule: 'ATZ.LEAD.7', seat: seatFor(enc, leader), prompt });
  const passed = die <= repOf(leader);
  rolled.push({ leader: id, passed });
  const key = passed ? 'atz.leader.helps' : 'atz.leader.fails';
  emit(t, 'ATZ.LEAD.8', key, { unit: id, name }, { dice: [{ sides: 6, rolled: [die] }] });
  return passed;
}

/** ATZ.REACT.20, ATZ.LEAD.9: which tests a Leader Die helps with. */
const isLed = (human: Human, test: Test): boolean =>
  test === 'received-fire' || test === 'ducked-back' || (test === 'man-down' && SHEETS[human.class].leaderOnManDown);

/** ATZ.STAR.21: a Star that a player runs does not roll. */
const hasFreeWill = (t: Table, { star, seat }: Human): boolean => t.state.options.freeWill && star && seat !== null;

interface Taking {
  readonly tests: readonly Test[];
  /** What so many dice come to; `led` are those with a Leader Die. */
  readonly result: (own: number, led: number) => Result;
  readonly inCover: boolean;
  readonly leaders: LeaderDice;
}

/** ATZ.REACT.9, ATZ.REACT.10: three dice in cover, of which two count. */
const COVER: Change = { rule: 'ATZ.REACT.10', label: 'react.cover', dice: 1 };

/** ATZ.ATTR.18: one die less on the two tests under fire; the cover die is added to the one that is left. */
const POSER: Change = { rule: 'ATZ.ATTR.18', label: 'attribute.poser', dice: -1 };
const isPoser = (t: Table, human: Human, tests: readonly Test[]): boolean =>
  !tests.includes('ducked-back') && has(t.state, human, 'poser');

/** ATZ.REACT.3, examples ATZ.X.16, ATZ.X.29 and ATZ.X.32: two dice against Rep, with the Leader's; a Star picks (ATZ.STAR.21). */
export function* takeTest(t: Table, human: Human, taking: Taking): Flow<Result> {
  const { tests, result } = taking;
  const { id, name } = human;
  if (hasFreeWill(t, human)) {
    const passed = yield* freeWill(t, human, taking);
    const got = result(passed, passed);
    emit(t, 'ATZ.STAR.21', 'atz.react.free-will', { unit: id, name, tests: [...tests], passed, result: got });
    return got;
  }
  const helped = tests.some((test) => isLed(human, test)) && (yield* leaderHelps(t, human, taking.leaders));
  const changes = [...(taking.inCover ? [COVER] : []), ...(isPoser(t, human, tests) ? [POSER] : [])];
  const prompt = { key: 'atz.react.roll', params: { name, tests: [...tests], rep: repOf(human) } } as const;
  const by = { rule: 'ATZ.REACT.3', seat: seatFor(encounterOf(t), human), prompt } as const;
  const { passed: own, dice } = yield* passDice(t, by, { dice: 2, target: repOf(human), changes, most: 2 });
  const led = Math.min(2, own + (helped ? 1 : 0));
  const got = result(own, led);
  const leader = { rule: 'ATZ.LEAD.8', label: 'react.leader', value: '+1' } as const;
  const modifiers = [...changesTold(changes), ...(helped ? [leader] : [])];
  const said = { unit: id, name, tests: [...tests], passed: led, result: got };
  emit(t, 'ATZ.REACT.3', 'atz.react.test', said, { dice, modifiers });
  return got;
}

/** ATZ.STAR.21, ATZ.STAR.23: it picks one number of dice for all of them; of numbers that come to the same, the highest. */
function* freeWill(t: Table, human: Human, { tests, result }: Taking): Flow<number> {
  const { id, name } = human;
  const offers = [2, 1, 0].flatMap((passed, i, all): Offer<Extract<ReactDecision, { do: 'free-will' }>>[] => {
    const got = result(passed, passed);
    if (all.slice(0, i).some((more) => result(more, more) === got)) return [];
    const label = { key: 'atz.react.pick', params: { result: got, passed } } as const;
    return [{ means: { do: 'free-will', who: id, passed }, label, about: { result: got } }];
  });
  const best = offers[0]?.means ?? { do: 'free-will' as const, who: id, passed: 2 };
  if (offers.length === 1) return best.passed;
  const chosen = yield* interrupt(t, human.seat as string, {
    kind: 'free-will',
    facts: { test: tests[0] as Test },
    pass: best,
    act: best,
    question: () => ({
      rule: 'ATZ.STAR.21',
      prompt: { key: 'atz.react.pick.which', params: { name, tests: [...tests] } },
      options: offers,
    }),
  });
  return chosen.passed;
}

/** All tests of one figure that are due, together (example ATZ.X.33). */
export function* takeTests(t: Table, human: Human, due: readonly PendingTest[], leaders: LeaderDice): Flow<Result> {
  const result = (own: number, led: number): Result => {
    const each = due.map((one) => resultOf(t.state, human, one, isLed(human, one.test) ? led : own));
    return worstOf(human.status === 'ducked-back' ? [...each, 'remain'] : each); // ATZ.REACT.17
  };
  return yield* takeTest(t, human, {
    tests: due.map(({ test }) => test),
    result,
    inCover: isInCover(t.state, human, due),
    leaders,
  });
}
