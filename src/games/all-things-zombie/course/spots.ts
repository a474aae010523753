import { atHour, freeSpot, type Hour } from '../../../tabletop/index.ts';
import { PERSON, tabletopOf, terrainIn } from '../figures.ts';
import type { Encounter, Standing } from '../state.ts';

/** ATZ.ZGEN.11: twelve o'clock points to the edge of sections 1 to 3. */
const TO_FAR_EDGE = 90;

/** A spot with room on the table, so many inches from a place at an hour of the clock. */
export function spotAt(enc: Encounter, { x, y, level }: Standing, hour: number, inches: number): Standing {
  const { width, depth } = terrainIn(enc);
  const { radius } = PERSON;
  const at = atHour({ x, y, facing: TO_FAR_EDGE }, hour as Hour, inches);
  const near = {
    x: Math.min(Math.max(at.x, radius), width - radius),
    y: Math.min(Math.max(at.y, radius), depth - radius),
  };
  const free = freeSpot(tabletopOf(enc), { id: 'new', x, y, level, radius }, near) ?? near;
  return { x: free.x, y: free.y, level };
}
