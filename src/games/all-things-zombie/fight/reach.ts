import type { Placed } from '../../../kernel/index.ts';
import { between, grained, nearestWhere, passagesFor } from '../../../tabletop/index.ts';
import { CHARGE_INCHES } from '../data/charge.ts';
import { under } from '../doing.ts';
import { bodyOf, type Figure, inches, tabletopOf } from '../figures.ts';
import { legsTo, movementLeft, normalMove, wayOptions } from '../move/way.ts';
import { isBright } from '../sight/light.ts';
import { isOpen, wouldSee } from '../sight/los.ts';
import type { Encounter, Human, Leg, State } from '../state.ts';

/** ATZ.CHARGE.3: whom somebody can charge, and how it gets there. */

/** Whether it acts in the present activation. */
export const isActive = (enc: Encounter, { id }: Human): boolean => under(enc, 'activate')?.with.includes(id) === true;

/** ATZ.CHARGE.3: with what is left of its movement if it is active, with one normal move if it is not. */
export const chargeBudget = (state: State, charger: Human): number =>
  isActive(state.encounter, charger) ? movementLeft(state, charger) : normalMove(state, charger);

/** Points lie on a grid of thousandths. */
const HAIR = 0.002;

/** ATZ.CHARGE.7: 6" from the target, with LOS to it. */
export const isInReach = (enc: Encounter, charger: Human, target: Figure): boolean =>
  inches(charger, target) <= CHARGE_INCHES + HAIR && wouldSee(enc, charger, target);

/**
 * ATZ.CHARGE.3, ATZ.CHARGE.4: the way to a point 6" from the target with a clear LOS to it; no legs for somebody who stands there
 * already, null if it is out of reach.
 */
export const chargeWay = (state: State, charger: Human, target: Figure): Leg[] | null =>
  wayTo(state, charger, target, false);

/** ATZ.CHARGE.3: whether there is such a way; which one it would be takes longer to say. */
export const canCharge = (state: State, charger: Human, target: Figure): boolean =>
  wayTo(state, charger, target, true) !== null;

/** To the nearest such point; or to any, and then the legs are not worked out. */
function wayTo(state: State, charger: Human, target: Figure, any: boolean): Leg[] | null {
  if (charger.aboard !== null) return null; // it would have to get out first
  const { encounter: enc } = state;
  const table = tabletopOf(enc);
  const [body, goal] = [bodyOf(charger), bodyOf(target)];
  const isReady = ({ x, y, level = body.level }: Placed): boolean => {
    const at = { ...body, x, y, level };
    return (
      inches(at, goal) <= CHARGE_INCHES + HAIR &&
      isBright(enc, { ...charger, x, y, level }, target) &&
      isOpen(enc, table, at, goal)
    );
  };
  if (isReady(charger)) return [];
  const budget = chargeBudget(state, charger);
  const far = inches(charger, target);
  if (budget <= 0 || (charger.level === target.level && far > CHARGE_INCHES + budget)) return null;
  // Mostly the nearest such point lies straight ahead.
  const share = far === 0 ? 0 : Math.max(0, far - CHARGE_INCHES) / far;
  const ahead = between(charger, target, share);
  const straight = { x: grained(ahead.x), y: grained(ahead.y), level: charger.level };
  const legs = far > CHARGE_INCHES && isReady(straight) ? legsTo(state, charger, straight, budget) : null;
  if (legs !== null && legs.every(({ through }) => through === null)) return legs;
  const { prices, ...options } = wayOptions(state, charger);
  const passages = passagesFor(table, body, goal, { prices });
  const spots = { budget, mesh: 0.5, round: { at: goal, inches: CHARGE_INCHES + HAIR }, any };
  const end = nearestWhere(table, body, isReady, { ...options, passages, ...spots })?.points.at(-1);
  if (end === undefined) return null;
  return any ? [] : legsTo(state, charger, end, budget + 0.1);
}
