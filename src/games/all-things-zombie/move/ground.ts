import { inside } from '../../../tabletop/index.ts';
import { terrainIn } from '../figures.ts';
import type { Encounter, Standing } from '../state.ts';

/** ATZ.TERR.17, ATZ.TERR.21: what somebody stands on. */
export const isOnRoad = (enc: Encounter, at: Standing): boolean =>
  at.level === 0 && terrainIn(enc).pieces.some(({ looks, outline }) => looks === 'road' && inside(outline, at));

export const isInWoods = (enc: Encounter, at: Standing): boolean =>
  at.level === 0 && terrainIn(enc).pieces.some(({ seeThrough, outline }) => seeThrough && inside(outline, at));
