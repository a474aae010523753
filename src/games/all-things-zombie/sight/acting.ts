import { begin, encounterOf } from '../doing.ts';
import { figureOf, findFigure, humanOf, isFunctioning, isHuman, nameOf } from '../figures.ts';
import { duckBack, runAway } from '../move/duck.ts';
import { fastMove } from '../move/fast.ts';
import { movementLeft, normalMove } from '../move/way.ts';
import { brownPants } from '../people/nerve.ts';
import { dangersTo } from '../react/results.ts';
import { fireAt } from '../shoot/aim.ts';
import type { Human } from '../state.ts';
import { emit, type Flow, type Table } from '../verbs.ts';
import { chargeByCar } from '../vehicles/driving/charging.ts';
import { gruntAction, isStar, starAction } from './actions.ts';
import type { InSightDoing, SightAction } from './doing.ts';
import { mayTakePart } from './pairs.ts';
import { homeward } from './retrieve.ts';
import { askLegs } from './ways.ts';

/** ATZ.SIGHT.45: those with equally many successes act at the same time: nerve, what each does, fire, moves, charges. */
type Acting = NonNullable<InSightDoing['acting']>;

/** The next part of what they do; `over` once all is done. */
export function* actTogether(t: Table, doing: InSightDoing, acting: Acting): Flow<'on' | 'over'> {
  switch (acting.stage) {
    case 'nerve':
      return yield* nextNerve(t, doing, acting);
    case 'settle':
      return yield* nextAction(t, doing, acting);
    case 'fire':
      return fireAll(t, acting);
    case 'move':
      return yield* nextMove(t, doing, acting);
    case 'charge':
      return nextCharge(t, acting);
  }
}

/** ATZ.SIGHT.34, ATZ.SIGHT.35: who has been put down has lost its action; who is in Carry On after all keeps it. */
export const keepsAction = (t: Table, who: string): boolean => isFunctioning(humanOf(encounterOf(t), who));

/** ATZ.SIGHT.29 to ATZ.SIGHT.32: Citizens first; who has not the nerve ducks back at once and leaves the test. */
function* nextNerve(t: Table, doing: InSightDoing, acting: Acting): Flow<'on'> {
  const enc = encounterOf(t);
  const next = acting.who.find(
    (who) => humanOf(enc, who).class === 'citizen' && mayTakePart(enc, humanOf(enc, who)) && !acting.calm.includes(who),
  );
  if (next === undefined) {
    acting.stage = 'settle';
    return 'on';
  }
  const human = humanOf(enc, next);
  if (yield* brownPants(t, human, 'ATZ.SIGHT.29')) {
    acting.calm.push(next); // ATZ.SIGHT.30
    return 'on';
  }
  acting.who = acting.who.filter((who) => who !== next);
  (doing.gone ??= []).push(next); // ATZ.SIGHT.31
  duckBack(t, human, dangersTo(t.state, human, []));
  return 'on';
}

/** ATZ.SIGHT.45: Stars choose in the order of their seats, Grunts go by the table; nothing is carried out yet. */
function* nextAction(t: Table, doing: InSightDoing, acting: Acting): Flow<'on'> {
  const enc = encounterOf(t);
  const next = acting.who.find((who) => !acting.actions.some((one) => one.who === who));
  if (next === undefined) {
    acting.stage = 'fire';
    return 'on';
  }
  const human = humanOf(enc, next);
  const held: SightAction = { who: next, act: 'none', target: null, reason: 'held' };
  // ATZ.SIGHT.37: who is held in melee cannot use its action.
  const action = !mayTakePart(enc, human)
    ? held
    : isStar(human)
      ? yield* starAction(t, doing, human)
      : yield* gruntAction(t, doing, human);
  acting.actions.push(action);
  const victim = action.target === null ? '' : nameIn(t, action.target);
  emit(t, action.reason === 'choice' ? 'ATZ.SIGHT.22' : RULES[action.reason], `atz.sight.does.${action.act}`, {
    unit: next,
    name: human.name,
    victim,
    target: action.target,
    reason: action.reason,
  });
  return 'on';
}

const RULES = {
  choice: 'ATZ.SIGHT.22',
  retrieving: 'ATZ.SIGHT.23',
  outgunned: 'ATZ.SIGHT.24',
  fires: 'ATZ.SIGHT.25',
  'in-reach': 'ATZ.SIGHT.26',
  'out-of-reach': 'ATZ.SIGHT.27',
  held: 'ATZ.SIGHT.37',
} as const satisfies Readonly<Record<SightAction['reason'], string>>;

const nameIn = (t: Table, id: string): string => {
  const figure = findFigure(encounterOf(t), id);
  return figure === undefined ? '' : nameOf(figure);
};

/** ATZ.SIGHT.33, ATZ.SIGHT.45: all fire is one volley: its dice first, then its damage, at once. */
function fireAll(t: Table, acting: Acting): 'on' {
  const enc = encounterOf(t);
  acting.stage = 'move';
  const fires = acting.actions.flatMap(({ who, act, target, fire }) => {
    if (act !== 'fire' || target === null) return [];
    if (fire !== undefined) return [fire];
    return fireAt(t.state, humanOf(enc, who), figureOf(enc, target)) ?? [];
  });
  if (fires.length > 0) begin(t, { do: 'volley', why: 'in-sight', fires, stage: 'noise', at: 0, hits: [] });
  return 'on';
}

/** ATZ.SIGHT.45: then those who duck back, move and run away; what a tie has done to them takes nothing away from them. */
function* nextMove(t: Table, doing: InSightDoing, acting: Acting): Flow<'on'> {
  const next = acting.actions.find(
    ({ act, done }) => done !== true && (act === 'duck-back' || act === 'move' || act === 'runaway'),
  );
  if (next === undefined) {
    acting.stage = 'charge';
    return 'on';
  }
  next.done = true;
  const human = humanOf(encounterOf(t), next.who);
  if (human.fate !== 'here' || !isFunctioning(human)) return 'on';
  if (next.act === 'runaway') runAway(t, human);
  else if (next.act === 'duck-back') duckBack(t, human, dangersTo(t.state, human, shootersAt(t, human)));
  else yield* moveOn(t, doing, human, next);
  return 'on';
}

/** Who has fired at it in this test. */
const shootersAt = (t: Table, { id }: Human): string[] =>
  encounterOf(t)
    .pending.filter(({ who, test }) => who === id && test === 'received-fire')
    .flatMap(({ by }) => by);

/** ATZ.SIGHT.22, ATZ.SIGHT.23: the rest of an active figure's movement, or one normal move. */
function* moveOn(t: Table, doing: InSightDoing, human: Human, { reason, fast }: SightAction): Flow<void> {
  const isActive = human.side === doing.active;
  if (reason === 'retrieving') {
    if (isActive) return; // it goes on when the test is over
    const legs = homeward(t.state, human);
    if (legs.length > 0) begin(t, { do: 'walk', who: human.id, legs, as: 'closer', met: [] });
    return;
  }
  if (fast === true) yield* fastMove(t, { who: human.id }, { group: [human.id] });
  const budget = isActive ? movementLeft(t.state, human) : normalMove(t.state, human) + human.turn.bonus;
  const prompt = { key: 'atz.sight.move.where', params: { name: human.name, inches: budget } } as const;
  const legs = yield* askLegs(t, human, { rule: 'ATZ.SIGHT.22', prompt, budget });
  if (legs.length > 0) begin(t, { do: 'walk', who: human.id, legs, as: 'move', met: [] });
}

/** ATZ.SIGHT.45: last charges by those who are still able; all who charge one target at this moment do so together (ATZ.CHARGE.9). */
function nextCharge(t: Table, acting: Acting): 'on' | 'over' {
  const enc = encounterOf(t);
  const next = acting.actions.find(({ act, done }) => act === 'charge' && done !== true);
  if (next === undefined) return 'over';
  const together = acting.actions.filter(({ act, target }) => act === 'charge' && target === next.target);
  for (const one of together) one.done = true;
  const target = findFigure(enc, next.target as string);
  const driver = together.map(({ who }) => humanOf(enc, who)).find(({ aboard }) => aboard !== null);
  if (driver !== undefined && target !== undefined && isHuman(target) && mayTakePart(enc, driver)) {
    for (const one of together) if (one.who !== driver.id) delete one.done;
    chargeByCar(t, driver, target); // ATZ.VREACT.3
    return 'on';
  }
  const chargers = together
    .map(({ who }) => humanOf(enc, who))
    .filter((one) => mayTakePart(enc, one) && !one.prone)
    .map(({ id }) => id);
  if (target === undefined || chargers.length === 0) return 'on';
  const calm = acting.calm.filter((who) => chargers.includes(who)); // ATZ.CHARGE.18
  begin(t, { do: 'charge', target: target.id, chargers, calm, stage: 'move', passed: [] });
  return 'on';
}
