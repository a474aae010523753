import { changedTerrain, type Terrain } from '../../../tabletop/index.ts';
import type { Battle, State } from '../state.ts';
import { terrainIn } from '../units.ts';

/** Nothing is hidden in this game: what everybody sees, in the form that a screen draws. */
export interface View extends Omit<State, 'battle'> {
  readonly battle: BattleView | null;
}

export interface BattleView extends Omit<Battle, 'table'> {
  readonly terrain: Terrain;
}

export function viewOf({ battle, ...open }: State): View {
  if (battle === null) return { ...open, battle: null };
  const { table: _, ...shown } = battle;
  return { ...open, battle: { ...shown, terrain: changedTerrain(terrainIn(battle), battle.changes) } };
}
