import { changedTerrain, type Terrain } from '../../../tabletop/index.ts';
import { terrainIn } from '../figures.ts';
import type { Encounter, State } from '../state.ts';

/** What everybody sees, in the form that a screen draws. */
export interface View extends Omit<State, 'encounter'> {
  readonly encounter: EncounterView;
}
export interface EncounterView extends Omit<Encounter, 'table'> {
  readonly terrain: Terrain;
}

export function viewOf({ encounter, ...open }: State): View {
  const { table: _, ...shown } = encounter;
  return { ...open, encounter: { ...shown, terrain: changedTerrain(terrainIn(encounter), encounter.changes) } };
}
