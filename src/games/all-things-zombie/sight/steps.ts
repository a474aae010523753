import { begin, encounterOf, finish, type Steps, under } from '../doing.ts';
import { humanOf, isFunctioning } from '../figures.ts';
import { movementLeft } from '../move/way.ts';
import { groupWith } from '../people/groups.ts';
import type { Human } from '../state.ts';
import { choose, emit, type Flow, type Table } from '../verbs.ts';
import { closerBy, rollCloser } from '../vehicles/driving/charging.ts';
import { actTogether, keepsAction } from './acting.ts';
import type { InSightDoing, SightDoing } from './doing.ts';
import { newPairs, noteSighted } from './pairs.ts';
import { rollSighting, takersOf } from './rolling.ts';
import { askLegs } from './ways.ts';

/** ATZ.SIGHT: an In Sight test: a line opens, who moves may come closer, all roll, all act from the most successes down. */
function* inSight(t: Table, doing: InSightDoing): Flow<void> {
  switch (doing.stage) {
    case 'trigger':
      return trigger(t, doing);
    case 'closer':
      return yield* comeCloser(t, doing);
    case 'roll':
      return yield* rollNext(t, doing);
    case 'act':
      return yield* actNext(t, doing);
    case 'close':
      return close(t, doing);
  }
}

/** ATZ.SIGHT.5: somebody has come into sight. */
function trigger(t: Table, doing: InSightDoing): void {
  const enc = encounterOf(t);
  const [[mover, foe] = ['', '']] = doing.pairs;
  const said = { unit: mover, name: humanOf(enc, mover).name, foe, victim: humanOf(enc, foe).name };
  emit(t, 'ATZ.SIGHT.5', 'atz.sight.begins', said);
  doing.closer = movingWith(t, mover)
    .filter((one) => one.seat !== null && one.status === 'carry-on' && isFunctioning(one))
    .filter((one) => closerOf(t, one) > 0)
    .map(({ id }) => id);
  doing.stage = 'closer';
}

/** ATZ.SIGHT.5: the moving group: those around the mover who are active with it. */
function movingWith(t: Table, mover: string): Human[] {
  const enc = encounterOf(t);
  const active = under(enc, 'activate')?.with;
  return groupWith(enc, humanOf(enc, mover)).filter(({ id }) => id === mover || active?.includes(id) === true);
}

/** ATZ.SIGHT.8 */
const CLOSER = 2;

/** On foot with what is left of its movement; at the wheel with what is left of the vehicle's; who is driven stays where it is. */
function closerOf(t: Table, human: Human): number {
  if (human.aboard === null) return Math.min(CLOSER, movementLeft(t.state, human));
  return human.aboard.seat === 0 ? closerBy(encounterOf(t), human, CLOSER) : 0;
}

function* comeCloser(t: Table, doing: InSightDoing): Flow<void> {
  const enc = encounterOf(t);
  const [next] = doing.closer;
  if (next === undefined) return beginRolling(t, doing);
  const human = humanOf(enc, next);
  const budget = closerOf(t, human);
  const params = { name: human.name, inches: budget };
  const answer = yield* choose(t, human.seat as string, {
    rule: 'ATZ.SIGHT.8',
    prompt: { key: 'atz.sight.closer', params },
    options: [
      { means: { do: 'sight-closer', who: next }, label: { key: 'atz.sight.closer.yes', params } },
      { means: { do: 'sight-stay', who: next }, label: { key: 'atz.sight.closer.no' } },
    ],
  });
  doing.closer.shift();
  if (answer.do === 'sight-stay') return;
  if (human.aboard !== null) return rollCloser(t, human, budget);
  const prompt = { key: 'atz.sight.closer.where', params } as const;
  const legs = yield* askLegs(t, human, { rule: 'ATZ.SIGHT.8', prompt, budget });
  if (legs.length > 0) begin(t, { do: 'walk', who: next, legs, as: 'closer', met: [] });
}

/** ATZ.SIGHT.6, ATZ.SIGHT.9: all new sightings, and those that opened the test if the two are still in sight. */
function beginRolling(t: Table, doing: InSightDoing): void {
  const enc = encounterOf(t);
  const [[mover] = ['']] = doing.pairs;
  const opened = doing.pairs;
  doing.pairs = newPairs(enc, movingWith(t, mover));
  noteSighted(enc, [...opened, ...doing.pairs]);
  doing.stage = 'roll';
}

/** ATZ.SIGHT.10: one after the other; then they act. */
function* rollNext(t: Table, doing: InSightDoing): Flow<void> {
  if (doing.sightings.length === 0) {
    noteSighted(encounterOf(t), doing.pairs);
    doing.sightings = takersOf(t, doing);
  }
  const next = doing.sightings.find(({ rolled }) => rolled === null);
  if (next === undefined) {
    doing.stage = 'act';
    return;
  }
  yield* rollSighting(t, doing, next);
}

/** ATZ.SIGHT.12, ATZ.SIGHT.18, ATZ.SIGHT.19, example ATZ.X.24: from the most successes down, equals at the same time; with none one does not act. */
function* actNext(t: Table, doing: InSightDoing): Flow<void> {
  if (doing.acting !== null) {
    if ((yield* actTogether(t, doing, doing.acting)) === 'over') doing.acting = null;
    return;
  }
  const left = doing.sightings.filter(({ over, successes }) => !over && successes > 0);
  const most = Math.max(0, ...left.map(({ successes }) => successes));
  if (most === 0) {
    doing.stage = 'close';
    return;
  }
  const now = left.filter(({ successes }) => successes === most);
  for (const one of now) one.over = true;
  const who = now.map((one) => one.who);
  const able = who.filter((one) => keepsAction(t, one)); // ATZ.SIGHT.34
  for (const one of who.filter((each) => !able.includes(each))) {
    emit(t, 'ATZ.SIGHT.34', 'atz.sight.lost', { unit: one, name: humanOf(encounterOf(t), one).name });
  }
  if (able.length > 0) doing.acting = { who: able, stage: 'nerve', actions: [], calm: [] };
}

/** ATZ.SIGHT.36, example ATZ.X.28: every figure has acted: now the tests; those of a test within a test wait for the outer one. */
function close(t: Table, doing: InSightDoing): void {
  const enc = encounterOf(t);
  finish(t, doing);
  emit(t, 'ATZ.SIGHT.36', 'atz.sight.over');
  if (enc.pending.length > 0 && under(enc, 'in-sight') === undefined) {
    begin(t, { do: 'reactions', stage: 'test', results: [] });
  }
}

/** The steps of this room. */
export const sightSteps: Steps<SightDoing> = { 'in-sight': inSight };
