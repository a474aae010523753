import type { Placed } from '../../../../kernel/index.ts';
import { apart, facingTowards, fits, freeSpot, point } from '../../../../tabletop/index.ts';
import { MOVES } from '../../data/actions.ts';
import type { Activation, Battle, Character, Standing } from '../../state.ts';
import { battleOf, bodyOf, nameOf, tabletopOf } from '../../units.ts';
import { emit, type Flow, type Objection, place, type Table } from '../../verbs.ts';
import { type Action, spend } from '../act.ts';
import { wholeInches } from '../prices.ts';
import { burnAlong } from './burning.ts';
import { fall } from './fall.ts';
import { type Gap, gapTowards, isAtEdge, ROUND } from './gap.ts';

/**
 * LD.MOVE.13, LD.MOVE.14: over a gap, from its edge to the far side. LD.MOVE.15, LD.GEN.13: nobody measures before it is declared, so neither
 * the option nor the question says how wide the gap is or what it costs.
 */
export const jump: Action<'jump'> = {
  id: 'jump',
  marked: true,
  moves: true,
  options(battle, unit, { left }) {
    if (left === 0 || !isAtEdge(battle, unit) || waysAcross(battle, unit).length === 0) return [];
    return [{ means: { do: 'jump' }, label: { key: 'ld.menu.jump' }, about: { unit: unit.id } }];
  },
  *play(t, unit, _act, activation) {
    const battle = battleOf(t);
    const to = yield* place(t, unit.seat, () => ({
      rule: 'LD.MOVE.15',
      prompt: { key: 'ld.jump', params: { name: nameOf(unit) } },
      region: { discs: [{ x: unit.x, y: unit.y, radius: POINTING }] },
      suggestions: () => waysAcross(battle, unit),
      facts: { unit: unit.id },
      check: (at) => jumpFault(battle, unit, at),
    }));
    yield* leap(t, unit, activation, gapTowards(battle, unit, to) as Gap);
  },
};

/** Where somebody points to is a direction: how far away that is says nothing about the gap. */
const POINTING = 9;
const AHEAD = 3;

/** LD.MOVE.19: there must be room on the far side, and Contact is no hindrance. */
function jumpFault(battle: Battle, unit: Character, at: Placed): Objection | null {
  const gap = gapTowards(battle, unit, at);
  if (gap === null) return { rule: 'LD.MOVE.14', reason: { key: 'ld.no.gap' } };
  return fits(tabletopOf(battle), bodyOf(unit), gap.landing)
    ? null
    : { rule: 'LD.MOVE.3', reason: { key: 'ld.no.far-side' } };
}

const waysAcross = (battle: Battle, unit: Character): Placed[] =>
  ROUND.map(({ x, y }) => point(unit.x + x * AHEAD, unit.y + y * AHEAD)).filter(
    (at) => jumpFault(battle, unit, at) === null,
  );

/** LD.MOVE.13: the gap is measured now, part inches rounded up; LD.MOVE.16: who has not the points for it falls. */
function* leap(t: Table, unit: Character, activation: Activation, gap: Gap): Flow<void> {
  const ap = Math.max(1, wholeInches(gap.inches)) * MOVES.jump.ap;
  const from = { x: unit.x, y: unit.y, level: unit.level };
  const isAcross = activation.left >= ap;
  const to = isAcross ? gap.landing : roomBelow(battleOf(t), unit, gap.bottom);
  const about = {
    unit: unit.id,
    name: nameOf(unit),
    inches: Math.round(gap.inches * 10) / 10,
    ap,
    left: activation.left,
  };
  if (isAcross) spend(activation, ap);
  else {
    spend(activation, activation.left);
    activation.sprint = 0;
  }
  if (apart(unit, to) > 0) unit.facing = facingTowards(unit, to);
  Object.assign(unit, to);
  emit(t, isAcross ? 'LD.MOVE.13' : 'LD.MOVE.16', isAcross ? 'ld.jumped' : 'ld.jump.short', {
    ...about,
    from,
    to: { ...to },
  });
  const inches = wholeInches(isAcross ? gap.down : gap.deep);
  if (inches > 0) yield* fall(t, unit, inches); // LD.MOVE.17
  if (unit.fate === 'here') yield* burnAlong(t, unit, to, [to]);
}

/** At the bottom, where there is room. */
function roomBelow(battle: Battle, unit: Character, bottom: Standing): Standing {
  const { x, y, level = 0 } = freeSpot(tabletopOf(battle), { ...bodyOf(unit), level: 0 }, bottom) ?? bottom;
  return { x, y, level };
}
