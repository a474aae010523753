import { askWay } from '../../../../skirmish/index.ts';
import { type Action, calledOff } from '../act.ts';
import { climbPrice, groundPrices } from '../prices.ts';
import { battleOf, nameOf } from '../../units.ts';
import { waysFor } from './suggest.ts';
import { setOut } from './walk.ts';
import { judgeWay } from './way.ts';

/** LD.MOVE.1, LD.MOVE.2, LD.MOVE.20, LD.TERRAIN.10: a way on foot, over open doors, ladders, climbs and windows. */
export const move: Action<'move'> = {
  id: 'move',
  marked: true,
  moves: true,
  options(_battle, unit, { left, sprint }) {
    const { normal } = groundPrices(unit);
    const inches = Math.floor((left + sprint) / normal);
    if (inches === 0) return [];
    return [
      {
        means: { do: 'move' },
        label: { key: 'ld.menu.move', params: { inches, ap: normal } },
        about: { unit: unit.id },
      },
    ];
  },
  *play(t, unit, _act, activation) {
    const battle = battleOf(t);
    const { left, sprint } = activation;
    const ways = (): ReturnType<typeof waysFor> => waysFor(battle, unit, activation);
    const judged = yield* askWay(
      t,
      {
        rule: 'LD.MOVE.1',
        seat: unit.seat,
        prompt: { key: 'ld.move', params: { name: nameOf(unit), left: left + sprint } },
        from: unit,
        budget: left + sprint,
        suggestions: () => {
          const found = ways();
          return found.length > 0 ? found : [[{ x: unit.x, y: unit.y, level: unit.level }]];
        },
        facts: { unit: unit.id, left, sprint, ...groundPrices(unit), climb: climbPrice(unit) },
      },
      (answer) => {
        const to = 'to' in answer ? answer.to : answer.at(-1);
        const stays = to !== undefined && to.x === unit.x && to.y === unit.y && (to.level ?? unit.level) === unit.level;
        return stays ? { plan: null, fault: null } : judgeWay(battle, unit, activation, answer);
      },
    );
    if (judged.plan === null) calledOff(activation, 'move', ways().length > 0);
    else setOut(activation, judged.plan);
  },
};
