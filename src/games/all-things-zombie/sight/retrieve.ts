import { sideOf, terrainIn } from '../figures.ts';
import { legsTowards, normalMove } from '../move/way.ts';
import type { Human, Leg, State } from '../state.ts';

/** ATZ.WOUND.1 */
const LOAD = 2;

/** ATZ.SIGHT.23: who retrieves wounded out of its turn makes for its own edge of the table, with a normal move less 2". */
export function homeward(state: State, human: Human): Leg[] {
  const { encounter: enc } = state;
  const { depth, width } = terrainIn(enc);
  // ATZ.ZGEN.2: players come from the near edge; all others leave by the nearest one.
  const edges =
    sideOf(enc, human).kind === 'players'
      ? [{ x: human.x, y: 0.5 }]
      : [
          { x: human.x, y: 0.5 },
          { x: human.x, y: depth - 0.5 },
          { x: 0.5, y: human.y },
          { x: width - 0.5, y: human.y },
        ];
  const away = (at: { x: number; y: number }): number => Math.abs(at.x - human.x) + Math.abs(at.y - human.y);
  const nearest = edges.reduce((best, one) => (away(one) < away(best) ? one : best));
  return legsTowards(state, human, { ...nearest, level: 0 }, normalMove(state, human) - LOAD) ?? [];
}
