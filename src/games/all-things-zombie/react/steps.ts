import { begin, encounterOf, finish, type Steps } from '../doing.ts';
import { enemiesOf, humanOf, inches, inMelee, isFunctioning, nearestTo, nameOf, repOf } from '../figures.ts';
import { duckBack, runAway } from '../move/duck.ts';
import { fireAt } from '../shoot/aim.ts';
import { gunFor } from '../shoot/arms.ts';
import { declareFire, gunsToUse } from '../shoot/declare.ts';
import { wouldSee } from '../sight/los.ts';
import type { Human, TestResult } from '../state.ts';
import { choose, emit, type Flow, type Offer, type Table } from '../verbs.ts';
import type { ReactDecision } from './decisions.ts';
import type { ReactDoing, ReactionsDoing } from './doing.ts';
import { causersInView, chargeTarget, dangersTo, isTarget } from './results.ts';
import { takeTests } from './taking.ts';

/** ATZ.REACT.24, ATZ.SIGHT.38 to ATZ.SIGHT.40, example ATZ.X.26: all tests, all ducks, all fire at once, all charges; and again for the fire. */
function* reactions(t: Table, doing: ReactionsDoing): Flow<void> {
  switch (doing.stage) {
    case 'test':
      return yield* nextTest(t, doing);
    case 'duck':
      return nextDuck(t, doing);
    case 'fire':
      return yield* nextFire(t, doing);
    case 'charge':
      return nextCharge(t, doing);
  }
}

/** ATZ.REACT.15: all tests of one figure at a time, in the order in which they were called for. */
function* nextTest(t: Table, doing: ReactionsDoing): Flow<void> {
  const enc = encounterOf(t);
  const [first] = enc.pending;
  if (first === undefined) {
    doing.stage = 'duck';
    return;
  }
  const due = enc.pending.filter(({ who }) => who === first.who);
  enc.pending = enc.pending.filter(({ who }) => who !== first.who);
  const human = humanOf(enc, first.who);
  if (!mayReact(t, human)) return; // ATZ.REACT.4
  const result = yield* takeTests(t, human, due, (doing.leaders ??= []));
  const by = due.filter(({ test }) => test === 'received-fire').flatMap((one) => one.by);
  if (result !== 'carry-on' && result !== 'remain') doing.results.push({ who: human.id, result, by });
}

/** ATZ.STATUS.1, ATZ.STATUS.3: somebody on the table who can react; in melee nobody has a hand free for it. */
const mayReact = (t: Table, human: Human): boolean => isFunctioning(human) && !inMelee(encounterOf(t), human.id);

function takeNext(doing: ReactionsDoing, ...those: TestResult['result'][]): TestResult | undefined {
  const at = doing.results.findIndex(({ result }) => those.includes(result));
  return at === -1 ? undefined : doing.results.splice(at, 1)[0];
}

/** ATZ.SIGHT.38 */
function nextDuck(t: Table, doing: ReactionsDoing): void {
  const next = takeNext(doing, 'duck-back', 'runaway');
  if (next === undefined) {
    doing.stage = 'fire';
    return;
  }
  const human = humanOf(encounterOf(t), next.who);
  if (next.result === 'runaway') runAway(t, human);
  else duckBack(t, human, dangersTo(t.state, human, next.by));
}

/** ATZ.SIGHT.39, ATZ.REACT.23: whom each fires at is settled first, then all fire together. */
function* nextFire(t: Table, doing: ReactionsDoing): Flow<void> {
  const next = takeNext(doing, 'fire', 'rush-shot');
  if (next !== undefined) return yield* settleFire(t, doing, next);
  doing.stage = 'charge';
  const fires = doing.fires ?? [];
  delete doing.fires;
  if (fires.length > 0) begin(t, { do: 'volley', why: 'reaction', fires, stage: 'noise', at: 0, hits: [] });
}

function* settleFire(t: Table, doing: ReactionsDoing, { who, by, result }: TestResult): Flow<void> {
  const enc = encounterOf(t);
  const human = humanOf(enc, who);
  const target = yield* whomToFireAt(t, human, by);
  const rush = result === 'rush-shot';
  const fire =
    target === null
      ? null
      : human.star && human.seat !== null
        ? yield* declareFire(t, human, yield* gunsToUse(t, human, target), { first: target.id, rush })
        : fireAt(t.state, human, target, { rush });
  if (target === null || fire === null) {
    return emit(t, 'ATZ.REACT.23', 'atz.react.nobody', { unit: who, name: human.name });
  }
  human.cowed = false; // ATZ.MOVE.21
  (doing.fires ??= []).push(fire);
  emit(t, 'ATZ.REACT.23', 'atz.react.fires', {
    unit: who,
    name: human.name,
    target: target.id,
    victim: nameOf(target),
  });
}

/** ATZ.REACT.23: who caused the test, or else another enemy in LOS and range; the nearest, or whom a Star picks. */
function* whomToFireAt(t: Table, human: Human, by: readonly string[]): Flow<Human | null> {
  const { state } = t;
  const enc = encounterOf(t);
  const canHit = (one: Human): boolean => gunFor(state, human, one) !== null;
  const causers = causersInView(enc, human, by).filter(canHit);
  const others = enemiesOf(enc, human).filter((one) => isTarget(one) && canHit(one) && wouldSee(enc, human, one));
  const open = causers.length > 0 ? causers : others;
  if (!human.star || human.seat === null || open.length < 2) return nearestTo(human, open);
  const chosen = yield* choose(t, human.seat, {
    rule: 'ATZ.REACT.23',
    prompt: { key: 'atz.react.target', params: { name: human.name } },
    options: open.map((one): Offer<Extract<ReactDecision, { do: 'fire-back' }>> => {
      const far = Math.round(10 * inches(human, one)) / 10;
      return {
        means: { do: 'fire-back', who: human.id, target: one.id },
        label: { key: 'atz.react.target.at', params: { name: one.name, inches: far } },
      };
    }),
  });
  return humanOf(enc, chosen.target);
}

/** ATZ.SIGHT.40, ATZ.STATUS.2: charges after the fire, the highest Rep first; who is out of reach by then ducks back. */
function nextCharge(t: Table, doing: ReactionsDoing): void {
  const enc = encounterOf(t);
  doing.results.sort((a, b) => repOf(humanOf(enc, b.who)) - repOf(humanOf(enc, a.who)));
  const next = doing.results.shift();
  if (next === undefined) return goOn(t, doing);
  const human = humanOf(enc, next.who);
  if (!mayReact(t, human)) return;
  const target = chargeTarget(t.state, human, next.by);
  if (target === null) return duckBack(t, human, dangersTo(t.state, human, next.by));
  emit(t, 'ATZ.STATUS.2', 'atz.react.charges', {
    unit: human.id,
    name: human.name,
    target: target.id,
    victim: target.name,
  });
  begin(t, { do: 'charge', target: target.id, chargers: [human.id], calm: [], stage: 'move', passed: [] });
}

/** ATZ.REACT.24: the fire has called for new tests, or it is over. */
function goOn(t: Table, doing: ReactionsDoing): void {
  if (encounterOf(t).pending.length === 0) return finish(t, doing);
  doing.stage = 'test';
  doing.leaders = [];
}

/** The steps of this room. */
export const reactSteps: Steps<ReactDoing> = { reactions };
