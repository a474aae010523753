import type { Point } from '../../../../kernel/index.ts';
import { apart, checkWay, facingTowards, point } from '../../../../tabletop/index.ts';
import { BREAK_CONTACT_EXTRA, MOVES } from '../../data/actions.ts';
import type { Battle, Character } from '../../state.ts';
import { battleOf, bodyOf, contactsOf, nameOf, tabletopOf } from '../../units.ts';
import { emit } from '../../verbs.ts';
import { type Action, spend } from '../act.ts';
import { burnAlong } from './burning.ts';
import { leave } from './leave.ts';
import { mayLeave } from './way.ts';

/** LD.MOVE.11: that far. */
const INCHES = 1;

/**
 * LD.MOVE.10: 3 AP and 1 more for each enemy after the first. LD.HORROR.3: not for somebody who is frozen with horror;
 * LD.TYPES.7: nor for Animals, which take marked actions only.
 */
export const breakContact: Action<'break-contact'> = {
  id: 'break-contact',
  inContact: true,
  moves: true,
  options(battle, unit, { left }) {
    const found = unit.frozen ? null : wayOut(battle, unit);
    if (found === null || left < found.ap) return [];
    const key = found.leaves ? 'ld.menu.break-off' : 'ld.menu.break-contact';
    const about = { unit: unit.id, x: found.to.x, y: found.to.y };
    return [{ means: { do: 'break-contact' }, label: { key, params: { ap: found.ap } }, about }];
  },
  *play(t, unit, _act, activation) {
    const found = wayOut(battleOf(t), unit);
    if (found === null) return;
    const { to, ap, leaves } = found;
    spend(activation, ap);
    const from = { x: unit.x, y: unit.y, level: unit.level };
    if (apart(unit, to) > 0) unit.facing = facingTowards(unit, to);
    Object.assign(unit, to);
    const params = { unit: unit.id, name: nameOf(unit), ap, from, to: { ...to, level: unit.level } };
    emit(t, 'LD.MOVE.11', 'ld.broke-contact', params);
    yield* burnAlong(t, unit, from, [{ ...to, level: unit.level }]);
    if (leaves && unit.fate === 'here') yield* leave(t, unit);
  },
};

/** LD.MOVE.11, LD.MOVE.12: straight away from all whom it touches, if nothing prevents that; over the edge it leaves (LD.MOVE.21). */
function wayOut(
  battle: Battle,
  unit: Character,
): { readonly to: Point; readonly ap: number; readonly leaves: boolean } | null {
  const touched = contactsOf(battle, unit);
  if (touched.length === 0) return null;
  const sum = touched.reduce(
    ({ x, y }, other) => {
      const far = apart(unit, other);
      return { x: x + (unit.x - other.x) / far, y: y + (unit.y - other.y) / far };
    },
    { x: 0, y: 0 },
  );
  const long = Math.sqrt(sum.x * sum.x + sum.y * sum.y);
  if (long < 1e-6) return null;
  const to = point(unit.x + (sum.x / long) * INCHES, unit.y + (sum.y / long) * INCHES);
  const { fault } = checkWay(tabletopOf(battle), bodyOf(unit), [{ ...to, level: unit.level }], { straight: true });
  const leaves = fault?.reason === 'off-table' && unit.level === 0;
  if (fault !== null && !(leaves && mayLeave(battle, unit))) return null;
  const end = fault === null ? to : point(fault.at.x, fault.at.y);
  if (!leaves && contactsOf(battle, { ...unit, ...end }).length > 0) return null;
  return { to: end, ap: MOVES['break-contact'].ap + (touched.length - 1) * BREAK_CONTACT_EXTRA, leaves };
}
