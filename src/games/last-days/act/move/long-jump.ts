import type { Placed } from '../../../../kernel/index.ts';
import { apart, facingTowards, fits, flightBlockedBy, groundAt, point, SLACK } from '../../../../tabletop/index.ts';
import { hasSkill } from '../../characteristics.ts';
import { SPECIAL_ACTIONS } from '../../data/actions.ts';
import type { Battle, Character } from '../../state.ts';
import { battleOf, bodyOf, contactsOf, findUnit, nameOf, tabletopOf } from '../../units.ts';
import { emit, type Objection, place } from '../../verbs.ts';
import { type Action, calledOff, spend } from '../act.ts';
import { burnAlong } from './burning.ts';
import { ROUND } from './gap.ts';

/** LD.SKILL.25 */
const INCHES = 6;
/** LD.SKILL.27 */
const DOWN = 3;

/** LD.SKILL.25, LD.SKILL.28: 3 AP, and no more movement after it; LD.SKILL.29: nobody who suffers from Heavy gear does it. */
export const longJump: Action<'long-jump'> = {
  id: 'long-jump',
  moves: true,
  options(_battle, unit, { left, heavy }) {
    const { ap } = SPECIAL_ACTIONS['long-jump'];
    if (left < ap || heavy > 0 || !hasSkill(unit, 'free-runner')) return [];
    return [
      { means: { do: 'long-jump' }, label: { key: 'ld.menu.long-jump', params: { ap } }, about: { unit: unit.id } },
    ];
  },
  *play(t, unit, _act, activation) {
    const battle = battleOf(t);
    const found = yield* place(t, unit.seat, () => ({
      rule: 'LD.SKILL.25',
      prompt: { key: 'ld.long-jump', params: { name: nameOf(unit) } },
      region: { discs: [{ x: unit.x, y: unit.y, radius: INCHES + 0.02 }] },
      levels: levelsBelow(unit),
      suggestions: () => {
        const leaps = leapsFor(battle, unit);
        return leaps.length > 0 ? leaps : [{ x: unit.x, y: unit.y, level: unit.level }];
      },
      facts: { unit: unit.id, inches: INCHES },
      check: (at) => (isHere(unit, at) ? null : leapFault(battle, unit, at)),
    }));
    if (isHere(unit, found)) return calledOff(activation, 'long-jump', leapsFor(battle, unit).length > 0);
    spend(activation, SPECIAL_ACTIONS['long-jump'].ap);
    activation.landed = true;
    const from = { x: unit.x, y: unit.y, level: unit.level };
    const to = { ...point(found.x, found.y), level: found.level ?? unit.level };
    unit.facing = facingTowards(unit, to);
    const inches = Math.round(10 * apart(unit, to)) / 10;
    Object.assign(unit, to);
    emit(t, 'LD.SKILL.25', 'ld.long-jumped', { unit: unit.id, name: nameOf(unit), inches, from, to });
    yield* burnAlong(t, unit, to, [to]);
  },
};

const isHere = ({ x, y, level }: Character, at: Placed): boolean =>
  at.x === x && at.y === y && (at.level ?? level) === level;

const levelsBelow = ({ level }: Character): number[] => Array.from({ length: level + 2 }, (_, i) => i);

/** LD.SKILL.26, LD.SKILL.27: what stands against a Long Jump. */
function leapFault(battle: Battle, unit: Character, at: Placed): Objection | null {
  const table = tabletopOf(battle);
  const { ground } = table;
  const body = bodyOf(unit);
  const to = { ...point(at.x, at.y), level: at.level ?? unit.level };
  if (apart(unit, to) > INCHES + SLACK) return { rule: 'LD.SKILL.25', reason: { key: 'ld.no.long-jump' } };
  const down = ground.elevation(unit, unit.level) - ground.elevation(to, to.level);
  if (down < -SLACK) return { rule: 'LD.SKILL.27', reason: { key: 'ld.no.leap-up' } };
  if (down > DOWN + SLACK) return { rule: 'LD.SKILL.27', reason: { key: 'ld.no.leap-down' } };
  if (!fits(table, body, to)) return { rule: 'LD.MOVE.3', reason: { key: 'ld.no.no-room' } };
  if (groundAt(table, to).kind !== 'normal') return { rule: 'LD.SKILL.26', reason: { key: 'ld.no.leap-rough' } };
  const by = flightBlockedBy(table, body, to);
  if (by !== null) {
    const model = findUnit(battle, by);
    const key = model === undefined ? 'ld.no.leap-blocked' : 'ld.no.leap-model';
    return { rule: 'LD.SKILL.26', reason: { key, params: { name: model === undefined ? '' : nameOf(model) } } };
  }
  if (contactsOf(battle, { ...unit, ...to }).length > 0)
    return { rule: 'LD.ACT.10', reason: { key: 'ld.no.leap-contact' } };
  return null;
}

/** As far as it goes in each direction, on the highest level that can be reached. */
function leapsFor(battle: Battle, unit: Character): Placed[] {
  const levels = levelsBelow(unit).reverse();
  return ROUND.flatMap(({ x, y }) => {
    for (const inches of [INCHES, 4.5, 3]) {
      for (const level of levels) {
        const at = { ...point(unit.x + x * inches, unit.y + y * inches), level };
        if (leapFault(battle, unit, at) === null) return [at];
      }
    }
    return [];
  });
}
