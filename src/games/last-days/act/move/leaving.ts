import type { Activation, Battle, Character } from '../../state.ts';
import { battleOf, bodyOf, terrainIn } from '../../units.ts';
import type { Action } from '../act.ts';
import { groundPrices } from '../prices.ts';
import { setOut } from './walk.ts';
import { judgeWay, mayLeave, type Plan } from './way.ts';

/** LD.MOVE.21: off the table by the edge that costs least. Any other edge is a way that ends beyond it. */
export const leaving: Action<'leave'> = {
  id: 'leave',
  marked: true,
  moves: true,
  options(battle, unit, activation) {
    const plan = wayOff(battle, unit, activation);
    if (plan === null) return [];
    return [{ means: { do: 'leave' }, label: { key: 'ld.menu.leave', params: { ap: plan.ap } }, seldom: true }];
  },
  *play(t, unit, _act, activation) {
    const plan = wayOff(battleOf(t), unit, activation);
    if (plan !== null) setOut(activation, plan);
  },
};

function wayOff(battle: Battle, unit: Character, activation: Activation): Plan | null {
  const { width, depth } = terrainIn(battle);
  const { radius } = bodyOf(unit);
  const most = (activation.left + activation.sprint) / groundPrices(unit).normal;
  if (unit.level > 0 || !mayLeave(battle, unit)) return null;
  const edges = [
    { far: unit.y, to: { x: unit.x, y: -1 } },
    { far: depth - unit.y, to: { x: unit.x, y: depth + 1 } },
    { far: unit.x, to: { x: -1, y: unit.y } },
    { far: width - unit.x, to: { x: width + 1, y: unit.y } },
  ].filter(({ far }) => far - radius < most);
  const plans = edges
    .map(({ to }) => judgeWay(battle, unit, activation, { to }))
    .flatMap(({ plan, fault }) => (plan === null || fault !== null ? [] : [plan]));
  return plans.reduce<Plan | null>((best, plan) => (best === null || plan.ap < best.ap ? plan : best), null);
}
