import { inside, type Building } from '../../../tabletop/index.ts';
import { terrainIn } from '../figures.ts';
import type { Encounter, Standing } from '../state.ts';

/** The building that a place is inside of, on a floor of it; on its roof one is not inside. */
export const buildingAt = (enc: Encounter, at: Standing): Building | null =>
  terrainIn(enc).buildings.find(({ outline, floors }) => at.level < floors.length && inside(outline, at)) ?? null;
