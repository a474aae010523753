import type { Placed } from '../../../../kernel/index.ts';
import { apart, facingTowards } from '../../../../tabletop/index.ts';
import type { Activation, Character, Going, Paid } from '../../state.ts';
import { battleOf, contactsOf, nameOf } from '../../units.ts';
import { emit, type Flow, type Table } from '../../verbs.ts';
import { leave } from './leave.ts';
import { isMove, type Plan } from './way.ts';

/** A way is walked action by action. */

export function setOut(activation: Activation, { actions, leaves }: Plan): void {
  activation.going = {
    actions: actions.map((action) => ({ ...action, points: [...action.points] })),
    leaves,
    answered: false,
  };
}

/** What has been walked since it was last told. */
interface Leg {
  readonly from: Placed;
  readonly way: Placed[];
  inches: number;
  ap: number;
}

/** Goes on along the way until something happens: its end, Contact (LD.ACT.12), a shot. */
export function* walkOn(t: Table, unit: Character, activation: Activation, going: Going): Flow<void> {
  const battle = battleOf(t);
  const leg: Leg = { from: placeOf(unit), way: [], inches: 0, ap: 0 };
  for (let action = going.actions.shift(); action !== undefined; action = going.actions.shift()) {
    take(unit, activation, action, leg);
    const isTouching = contactsOf(battle, unit).length > 0;
    if (isTouching) going.actions = [];
  }
  tell(t, unit, leg);
  if (going.actions.length > 0) return;
  activation.going = null;
  if (going.leaves && contactsOf(battle, unit).length === 0) yield* leave(t, unit);
}

const placeOf = ({ x, y, level }: Character): Placed => ({ x, y, level });

/** Pays for one action, and the model stands where it leads. */
function take(unit: Character, activation: Activation, action: Paid, leg: Leg): void {
  const extra = isMove(action) ? Math.min(activation.sprint, action.ap) : 0; // LD.SKILL.54
  activation.sprint -= extra;
  activation.left -= action.ap - extra;
  activation.stuck = false;
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
