import { inside, type Building } from '../../../tabletop/index.ts';
import { terrainIn } from '../figures.ts';
import type { Encounter, Standing } from '../state.ts';

/** The buildings of the table that have not burnt down (ATZ.FIRE.8). */
export const standingBuildings = (enc: Encounter): Building[] =>
  terrainIn(enc).buildings.filter(({ id }) => enc.changes.gone?.includes(id) !== true);

/** What a floor goes by in `encounter.entered`, and among what somebody has searched. */
export const floorKey = (building: string, level: number): string => `${building} ${level}`;

/** The building that a place is inside of, on a floor of it; on its roof one is not inside. */
export const buildingAt = (enc: Encounter, at: Standing): Building | null =>
  standingBuildings(enc).find(({ outline, floors }) => at.level < floors.length && inside(outline, at)) ?? null;

/** ATZ.LOOT.4, ATZ.LOOT.5: each floor is a building by itself, and a very large one is several: its sections, the one at the entry first. */
export function sectionsOn({ id, tags }: Pick<Building, 'id' | 'tags'>, level: number): readonly [string, ...string[]] {
  const floor = floorKey(id, level);
  const parts = typeof tags?.['parts'] === 'number' ? tags['parts'] : 1;
  return [floor, ...Array.from({ length: parts - 1 }, (_, i) => `${floor} ${i + 2}`)];
}
