import { inside, type Building } from '../../../tabletop/index.ts';
import { terrainIn } from '../figures.ts';
import type { Encounter, Standing } from '../state.ts';

/** The buildings of the table that have not burnt down (ATZ.FIRE.8). */
export const standingBuildings = (enc: Encounter): Building[] =>
  terrainIn(enc).buildings.filter(({ id }) => enc.changes.gone?.includes(id) !== true);

/** The building that a place is inside of, on a floor of it; on its roof one is not inside. */
export const buildingAt = (enc: Encounter, at: Standing): Building | null =>
  standingBuildings(enc).find(({ outline, floors }) => at.level < floors.length && inside(outline, at)) ?? null;
