import type { Placed } from '../../../../kernel/index.ts';
import { apart, facingTowards, fits } from '../../../../tabletop/index.ts';
import type { Activation, Battle, Character, Going, Paid } from '../../state.ts';
import { battleOf, bodyOf, contactsOf, nameOf, tabletopOf } from '../../units.ts';
import { choose, emit, type Flow, type Table } from '../../verbs.ts';
import { answerAction, holdersAgainst } from '../lock.ts';
import type { Run } from '../lock-run.ts';
import { burnAlong } from './burning.ts';
import { fall } from './fall.ts';
import { leave } from './leave.ts';
import { isMove, type Plan } from './way.ts';

/** A way is walked action by action. */

export function setOut(activation: Activation, { actions, leaves }: Plan): void {
  activation.going = { actions: actions.map((action) => ({ ...action, points: [...action.points] })), leaves };
}

/** What has been walked since it was last told. */
interface Leg {
  readonly from: Placed;
  readonly way: Placed[];
  inches: number;
  ap: number;
}
const noLeg = (unit: Character): Leg => ({ from: placeOf(unit), way: [], inches: 0, ap: 0 });

/**
 * Goes on along the way until something happens: its end, Contact (LD.ACT.12), a fall, a fire, or somebody who could fire. The
 * step ends there, so that all of it need not be walked again to ask the next question.
 */
export function* walkOn(t: Table, unit: Character, activation: Activation, going: Going): Flow<void> {
  const battle = battleOf(t);
  let leg = noLeg(unit);
  for (let action = going.actions.shift(); action !== undefined; action = going.actions.shift()) {
    const from = placeOf(unit);
    take(unit, activation, action, leg);
    const isTouching = contactsOf(battle, unit).length > 0;
    if (isTouching) going.actions = []; // LD.ACT.12
    const isLast = going.actions.length === 0;
    if (action.fall > 0 || battle.fires.length > 0) {
      tell(t, unit, leg);
      leg = noLeg(unit);
      if (action.fall > 0) yield* fall(t, unit, action.fall);
      if (unit.fate === 'here') yield* burnAlong(t, unit, from, action.points);
      if (unit.fate !== 'here') return;
    }
    if (isLast && going.leaves && !isTouching) break;
    if (mayBeAnswered(battle, unit, activation)) break;
  }
  tell(t, unit, leg);
  if (going.actions.length > 0) return;
  activation.going = null;
  if (going.leaves && contactsOf(battle, unit).length === 0) yield* leave(t, unit);
}

/** LD.LOCK.3: whether somebody could fire now; then that comes first. */
export function mayBeAnswered(battle: Battle, unit: Character, activation: Activation, run?: Run): boolean {
  if (holdersAgainst(battle, unit, run).length === 0) return false;
  activation.answering = { run: run === undefined ? null : { ...run.from } };
  return true;
}

/** LD.LOCK.4: those who hold tokens have their say; who has been shot at says whether to go on along the way. */
export function* answered(t: Table, unit: Character, activation: Activation): Flow<void> {
  const battle = battleOf(t);
  const held = (): number => battle.characters.filter(({ locked }) => locked !== null).length;
  const before = held();
  const run = activation.answering?.run ?? null;
  activation.answering = null;
  yield* answerAction(
    t,
    unit,
    run === null ? undefined : { from: run, to: { x: unit.x, y: unit.y, level: unit.level } },
  );
  const { going } = activation;
  if (
    unit.fate !== 'here' ||
    going === null ||
    going.actions.length === 0 ||
    held() === before ||
    !fits(tabletopOf(battle), bodyOf(unit), unit)
  )
    return;
  const goesOn = yield* choose(t, unit.seat, {
    rule: 'LD.LOCK.5',
    prompt: { key: 'ld.go-on', params: { name: nameOf(unit), left: activation.left + activation.sprint } },
    options: ['go-on', 'stop'],
    facts: { unit: unit.id },
  });
  if (goesOn === 'stop') activation.going = null;
}

const placeOf = ({ x, y, level }: Character): Placed => ({ x, y, level });

/** Pays for one action, and the model stands where it leads. */
function take(unit: Character, activation: Activation, action: Paid, leg: Leg): void {
  const extra = isMove(action) ? Math.min(activation.sprint, action.ap) : 0; // LD.SKILL.54
  activation.sprint -= extra;
  activation.left -= action.ap - extra;
  activation.stuck = [];
  leg.ap += action.ap;
  for (const to of action.points) {
    const far = apart(unit, to);
    if (far > 0) unit.facing = facingTowards(unit, to);
    Object.assign(unit, { x: to.x, y: to.y, level: to.level ?? unit.level });
    leg.inches += far;
    leg.way.push(placeOf(unit));
  }
}

function tell(t: Table, unit: Character, { from, way, inches, ap }: Leg): void {
  if (way.length === 0) return;
  const params = {
    unit: unit.id,
    name: nameOf(unit),
    ap,
    inches: Math.round(inches * 10) / 10,
    from,
    to: placeOf(unit),
    way,
  };
  emit(t, 'LD.MOVE.1', 'ld.moved', params as never);
}
