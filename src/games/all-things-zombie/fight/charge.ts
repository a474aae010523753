import { inArc } from '../../../tabletop/index.ts';
import { CHARGE_DICE, CHARGE_RESULTS, ZOMBIE_PASSES } from '../data/charge.ts';
import { type Change, diceAfter, passedOf, passedWith } from '../dice.ts';
import { begin, encounterOf, finish } from '../doing.ts';
import {
  bodyOf,
  type Figure,
  figureOf,
  findFigure,
  isFunctioning,
  isHuman,
  nameOf,
  repOf,
  seatFor,
} from '../figures.ts';
import { rouse } from '../people/adrenaline.ts';
import { has } from '../people/attributes.ts';
import { brownPants } from '../people/nerve.ts';
import { FRONT } from '../sight/los.ts';
import type { Encounter, Human, MeleeSide, Standing, State } from '../state.ts';
import { settle } from '../react/due.ts';
import { leapAt } from '../vehicles/combat/leap.ts';
import { isCarried } from '../vehicles/vehicle.ts';
import { emit, type Flow, roll, type Table } from '../verbs.ts';
import { breakAway } from './break-off.ts';
import { fireAtChargers } from './charged.ts';
import { chargeChanges, resultFor } from './charging.ts';
import { closeIn, creepUp, runOn, turnTo } from './contact.ts';
import type { ChargeDoing } from './doing.ts';
import { engage, meleeOf, opponentsOf } from './opponents.ts';
import { chargeWay, isActive, isInReach } from './reach.ts';
import { dropWounded } from './fallen/wounded.ts';

/**
 * ATZ.CHARGE.1, ATZ.CHARGE.2: the way into melee, for whoever is active and whoever is not: up to 6", nerves, the test, what the target
 * still can do, contact (example ATZ.X.47). It costs the target nothing that it may do in an In Sight (ATZ.CHARGE.26, example ATZ.X.51).
 */
export function* charge(t: Table, doing: ChargeDoing): Flow<void> {
  const enc = encounterOf(t);
  const target = findFigure(enc, doing.target);
  doing.chargers = doing.chargers.filter((id) => mayCharge(findFigure(enc, id)));
  if (target === undefined || !isThere(target) || doing.chargers.length === 0) return callOff(t, doing);
  yield* unburden(t, doing, target);
  switch (doing.stage) {
    case 'move':
      return moveUp(t, doing, target);
    case 'nerve':
      return yield* nerves(t, doing, target);
    case 'test':
      return yield* test(t, doing, target);
    case 'fire':
      doing.stage = 'contact';
      return isHuman(target) ? yield* fireAtChargers(t, doing, target) : undefined;
    case 'contact':
      return meet(t, doing, target);
  }
}

/** ATZ.WOUND.5: once the charge comes to its test, or to what follows where there is none. */
function* unburden(t: Table, doing: ChargeDoing, target: Figure): Flow<void> {
  if (doing.stage === 'move' || doing.stage === 'nerve' || doing.unburdened === true) return;
  doing.unburdened = true;
  if (isHuman(target) && isFunctioning(target)) yield* dropWounded(t, target);
}

/** ATZ.CHARGE.14: who has been knocked down does not get there, even in Carry On. */
const mayCharge = (figure: Figure | undefined): boolean =>
  figure !== undefined && (isHuman(figure) ? isFunctioning(figure) && !figure.prone : !figure.prone);

const isThere = (target: Figure): boolean => !isHuman(target) || (target.fate === 'here' && target.status !== 'od');

function callOff(t: Table, doing: ChargeDoing): void {
  finish(t, doing);
  settle(t);
}

/** So often a charger who was held up on its way sets out again. */
const TRIES = 4;

/** ATZ.CHARGE.3, ATZ.CHARGE.7, ATZ.ZACT.7: people go to a point 6" away, zombies to 3". */
function moveUp(t: Table, doing: ChargeDoing, target: Figure): void {
  const enc = encounterOf(t);
  doing.from ??= doing.chargers.map((id) => startOf(figureOf(enc, id)));
  const tries = (doing.tries ??= []);
  for (const id of doing.chargers) {
    const charger = figureOf(enc, id);
    const times = tries.find(({ who }) => who === id)?.times ?? 0;
    if (!isHuman(charger)) {
      if (times === 0 && isHuman(target)) creepUp(enc, charger, target);
      continue;
    }
    const legs = times < TRIES ? chargeWay(t.state, charger, target) : null;
    if (legs === null || legs.length === 0) continue;
    doing.tries = [...tries.filter(({ who }) => who !== id), { who: id, times: times + 1 }];
    return begin(t, { do: 'walk', who: id, legs, as: isActive(enc, charger) ? 'move' : 'into-melee', met: [] });
  }
  doing.chargers = doing.chargers.filter((id) => {
    const charger = figureOf(enc, id);
    return !isHuman(charger) || isInReach(enc, charger, target);
  });
  doing.stage = 'nerve';
}

/** ATZ.FIG.5: where it stood when its activation or its move began. */
function startOf(figure: Figure): { who: string } & Standing {
  const { x, y, level } = (isHuman(figure) ? figure.turn.from : null) ?? figure;
  return { who: figure.id, x, y, level };
}

/** ATZ.CHARGE.18 to ATZ.CHARGE.22: Citizens who charge or are charged. */
function* nerves(t: Table, doing: ChargeDoing, target: Figure): Flow<void> {
  const enc = encounterOf(t);
  rouse(t, target);
  const nervous = (figure: Figure): figure is Human =>
    isHuman(figure) && figure.class === 'citizen' && !doing.calm.includes(figure.id);
  const charger = doing.chargers.map((id) => figureOf(enc, id)).find(nervous);
  if (charger !== undefined) {
    doing.calm.push(charger.id);
    if (yield* brownPants(t, charger, 'ATZ.CHARGE.18')) return; // ATZ.CHARGE.19
    doing.chargers = doing.chargers.filter((id) => id !== charger.id);
    return emit(t, 'ATZ.CHARGE.20', 'atz.charge.quails', { unit: charger.id, name: charger.name });
  }
  doing.stage = 'test';
  for (const id of doing.chargers) {
    const one = figureOf(enc, id);
    if (isHuman(one) && !one.turn.did.includes('charge')) one.turn.did.push('charge');
  }
  if (!isHuman(target) || !isFunctioning(target)) return;
  if (nervous(target) && !(yield* brownPants(t, target, 'ATZ.CHARGE.18'))) yield* flinch(t, doing, target);
}

/** ATZ.CHARGE.21, ATZ.CHARGE.22: it tries to get away before they are on it; if it cannot, it is frozen. */
function* flinch(t: Table, doing: ChargeDoing, target: Human): Flow<void> {
  const enc = encounterOf(t);
  const spot = { x: target.x, y: target.y, level: target.level };
  const chargers = doing.chargers.map((id) => figureOf(enc, id));
  const held = opponentsOf(enc, target.id).filter((one) => !chargers.includes(one));
  if (yield* breakAway(t, target, [...chargers, ...held])) {
    for (const charger of chargers) runOn(enc, charger, spot);
    emit(t, 'ATZ.CHARGE.21', 'atz.charge.flees', { unit: target.id, name: target.name });
    return finish(t, doing);
  }
  doing.frozen = true;
  emit(t, 'ATZ.CHARGE.22', 'atz.charge.frozen', { unit: target.id, name: target.name });
}

/** ATZ.CHARGE.11, ATZ.FIG.5: behind the target's back from beginning to end. */
function isInRear({ from = [] }: ChargeDoing, charger: Figure, target: Figure): boolean {
  const start = from.find(({ who }) => who === charger.id) ?? charger;
  const sees = (at: Standing): boolean => inArc(bodyOf(target), { ...bodyOf(charger), x: at.x, y: at.y }, FRONT);
  return !sees(start) && !sees(charger);
}

const chargingAs = (state: State, human: Human): Change[] =>
  chargeChanges({ class: human.class, rage: has(state, human, 'rage'), runt: has(state, human, 'runt'), rear: false });

/** ATZ.CHARGE.8, ATZ.CHARGE.9, ATZ.CHARGE.12, ATZ.ZMELEE.1: everybody rolls once; a zombie has one die passed, always (example ATZ.X.49). */
function* test(t: Table, doing: ChargeDoing, target: Figure): Flow<void> {
  const enc = encounterOf(t);
  for (const id of doing.chargers) {
    const dice = yield* dicePassed(t, figureOf(enc, id));
    doing.passed.push({ who: id, dice: dice.all });
  }
  const rear = doing.chargers.filter((id) => isInRear(doing, figureOf(enc, id), target));
  const own = yield* dicePassed(t, target, rear.length);
  doing.passed.push({ who: target.id, dice: own.all });
  doing.rear = rear.map((who) => ({ who, dice: own.rear }));
  for (const id of doing.chargers) {
    const { result } = resultFor(doing, id);
    const key = ({ charger: 'atz.charge.charger', target: 'atz.charge.target', same: 'atz.charge.same' } as const)[
      result
    ];
    const rule = ({ charger: 'ATZ.CHARGE.13', target: 'ATZ.CHARGE.14', same: 'ATZ.CHARGE.15' } as const)[result];
    emit(t, rule, key, { unit: id, target: target.id, name: nameOf(figureOf(enc, id)), other: nameOf(target) });
  }
  doing.stage = 'fire';
}

/** ATZ.CHARGE.8, ATZ.VCOMB.1: the same test where a vehicle is in it. */
export function* chargeDicePassed(t: Table, figure: Figure): Flow<number> {
  return (yield* dicePassed(t, figure)).all;
}

/** Dice that count against a charge from the front, and against one in the rear: two fewer of them (ATZ.CHARGE.11). */
function* dicePassed(t: Table, figure: Figure, rear = 0): Flow<{ readonly all: number; readonly rear: number }> {
  if (!isHuman(figure)) {
    // ATZ.EVENT.17: one that has just stood up passes two the first time.
    const passed = figure.risen ? 2 : ZOMBIE_PASSES;
    figure.risen = false;
    return { all: passed, rear: passed };
  }
  if (!isFunctioning(figure)) return { all: 0, rear: 0 };
  const changes = chargingAs(t.state, figure);
  const count = diceAfter(CHARGE_DICE, changes);
  const said = { unit: figure.id, name: figure.name };
  const rolled =
    count === 0
      ? []
      : yield* roll(t, `${count}d6`, {
          rule: 'ATZ.CHARGE.8',
          seat: seatFor(encounterOf(t), figure),
          prompt: { key: 'atz.charge.roll', params: said },
          ordered: rear > 0,
        });
  const { passed, dice, modifiers } = passedWith(rolled, repOf(figure), changes);
  emit(t, 'ATZ.CHARGE.8', 'atz.charge.passed', { ...said, passed }, { dice, modifiers });
  return { all: passed, rear: passedOf(rolled.slice(0, Math.max(0, count - 2)), repOf(figure)) };
}

/** ATZ.CHARGE.13 to ATZ.CHARGE.15: those who still can go into melee, and the round is fought. */
function meet(t: Table, doing: ChargeDoing, target: Figure): void {
  const enc = encounterOf(t);
  finish(t, doing);
  if (isHuman(target) && isCarried(enc, target)) return leapAt(t, doing, target); // ATZ.VCOMB.5
  const met = doing.chargers.filter((id) => {
    const charger = figureOf(enc, id);
    if (meleeOf(enc, id, target.id) !== undefined || !closeIn(enc, charger, target)) return false;
    if (isHuman(target) && !isFunctioning(target)) return false;
    const mild = doing.mild === true && isHuman(charger);
    engage(enc, { who: id, mild, arm: mild ? 'bare' : null }, handsOf(enc, doing, id, target));
    return true;
  });
  const [first] = met;
  if (first === undefined) return settle(t);
  turnTo(target, figureOf(enc, first)); // ATZ.CHARGE.27
  const melee = meleeOf(enc, first, target.id)?.id as string;
  begin(t, { do: 'melee', melee, defender: target.id, left: met });
}

/** ATZ.CHARGE.13, ATZ.CHARGE.22, ATZ.CHARGE.23: what the target fights this charger with in the first round. */
function handsOf(
  _enc: Encounter,
  doing: ChargeDoing,
  charger: string,
  target: Figure,
): Partial<MeleeSide> & { who: string } {
  const who = target.id;
  if (!isHuman(target)) return { who };
  if (doing.frozen === true) return { who, unarmed: 'active' };
  if (CHARGE_RESULTS[resultFor(doing, charger).result].unarmed) return { who, unarmed: 'round' };
  const held = doing.hands === 'blade' || target.bothHands !== null ? undefined : doing.hands;
  return { who, arm: held ?? null };
}
