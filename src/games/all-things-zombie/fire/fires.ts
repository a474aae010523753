import type { Point } from '../../../kernel/index.ts';
import { type Building, type Hole, inside } from '../../../tabletop/index.ts';
import { standingBuildings } from '../places/inside.ts';
import type { Encounter, Fire, Standing } from '../state.ts';
import { stretchesOf, wallLength } from './wall.ts';

/** ATZ.FIRE: how much of a building burns, and what is left of its walls. */

/** ATZ.FIRE.1 */
const IMPACT = 3;
/** ATZ.BLDG.4 */
const USUAL_DV = 2;

/** ATZ.BLDG.1 to ATZ.BLDG.4 */
function defenceOf({ tags }: Building): number {
  const said = tags?.['defence'];
  return typeof said === 'number' ? said : USUAL_DV;
}

/** ATZ.FIRE.6, ATZ.FIRE.7: so many inches of wall at first, and again in every turn. */
export const growthIn = (building: Building): number => Math.max(0, IMPACT - defenceOf(building));

export const fireIn = ({ fires }: Encounter, building: string): Fire | undefined =>
  fires.find((fire) => fire.building === building);

/** How much of the wall has burnt so far, and how much burns now. */
const burntBy = ({ left, right }: Fire): number => left + right;
const burningOf = (fire: Fire): number => (fire.lit ? Math.max(0, burntBy(fire) - fire.putOut) : 0);

const wallOf = (building: Building): number => wallLength(building.outline);

/** ATZ.FIRE.9 */
export const isHalfBurning = (fire: Fire, building: Building): boolean =>
  burningOf(fire) >= wallOf(building) / 2 - 1e-6;
/** ATZ.FIRE.8 */
export const isEngulfed = (fire: Fire, building: Building): boolean =>
  fire.lit && burntBy(fire) >= wallOf(building) - 1e-6;
/** ATZ.FIRE.10 */
export const isOut = (fire: Fire): boolean => fire.lit && burningOf(fire) <= 1e-6;

/** Where walls burn just now, to be drawn: what smoulders does so where it was laid. */
export function burningWalls(enc: Encounter): readonly BurningWall[] {
  return burningBuildings(enc).flatMap(({ fire, building }) => {
    if (isOut(fire)) return [];
    const [left, right] = fire.lit ? [fire.left, fire.right] : [SPOT, SPOT];
    return stretchesOf(building.outline, fire.at - left, fire.at + right).map((stretch, i) => ({
      id: `${building.id} ${i}`,
      ...stretch,
      smoulders: !fire.lit,
    }));
  });
}
export interface BurningWall {
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
  readonly smoulders: boolean;
}
const SPOT = 0.4;

/** ATZ.FIRE.6: it lights: a hole in the wall, as wide to the left of where it was laid as to the right. */
export function light(enc: Encounter, fire: Fire, building: Building): void {
  const half = growthIn(building) / 2;
  Object.assign(fire, { lit: true, left: half, right: half });
  burnHoles(enc, fire, building);
}

/** ATZ.FIRE.7 */
export function grow(enc: Encounter, fire: Fire, building: Building, to: 'left' | 'right'): void {
  fire[to] += Math.min(growthIn(building), Math.max(0, wallOf(building) - burntBy(fire)));
  burnHoles(enc, fire, building);
}

const burntHole = (building: string, nth: number): string => `fire-${building}-${nth + 1}`;

/** What has burnt stays a hole, whether it still burns or not. */
function burnHoles(enc: Encounter, fire: Fire, { id, outline }: Building): void {
  const holes = stretchesOf(outline, fire.at - fire.left, fire.at + fire.right).map(
    (stretch, i): Hole => ({ id: burntHole(id, i), in: id, level: 0, ...stretch }),
  );
  const before = new Set(outline.concat(outline).map((_, i) => burntHole(id, i)));
  const others = (enc.changes.holes ?? []).filter((hole) => !before.has(hole.id));
  enc.changes = { ...enc.changes, holes: [...others, ...holes] };
}

/** ATZ.FIRE.8: nothing is left of it. */
export function burnDown(enc: Encounter, { id }: Building): void {
  enc.fires = enc.fires.filter(({ building }) => building !== id);
  const holes = (enc.changes.holes ?? []).filter((hole) => hole.in !== id);
  enc.changes = { ...enc.changes, holes, gone: [...(enc.changes.gone ?? []), id] };
}

/** Who or what is inside of it, on any floor or on the roof. */
export const isIn = ({ outline }: Building, at: Standing): boolean => inside(outline, at);

export const burningBuildings = (enc: Encounter): { readonly fire: Fire; readonly building: Building }[] =>
  standingBuildings(enc).flatMap((building) => {
    const fire = fireIn(enc, building.id);
    return fire === undefined ? [] : [{ fire, building }];
  });
