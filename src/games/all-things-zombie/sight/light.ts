import { gapBetween, inside, type Terrain } from '../../../tabletop/index.ts';
import type { Encounter, Human, Standing } from '../state.ts';
import { inches, terrainIn } from '../figures.ts';

/** ATZ.SIGHT.3, ATZ.DAY.2 to ATZ.DAY.4, ATZ.DAY.9, ATZ.EVENT.20: how far one sees. */

const UNLIMITED = Number.POSITIVE_INFINITY;

/** How far the light and the weather let anybody see what no lamp lights up. */
export function visionOf({ daylight, clocks }: Encounter): number {
  const { part, moon } = daylight;
  const light = part === 'evening' ? 12 : part === 'night' ? (moon === true ? 12 : 6) : UNLIMITED;
  return clocks.badWeather ? Math.min(12, light) : light;
}

/** So far one who wears night goggles sees at Night: our own Item (ATZ.ITEM.2). */
const GOGGLES = 12;

/** ATZ.DAY.4: within 6" of a light source one is seen from normal distances; only the weather limits them then. */
export const LIT = 6;

function isLit(enc: Encounter, at: Standing): boolean {
  return lampsOn(terrainIn(enc)).some((lamp) => inside(lamp, at) || gapBetween(lamp, [at]) <= LIT);
}

const lamps = new WeakMap<Terrain, readonly Terrain['pieces'][number]['outline'][]>();
export function lampsOn(terrain: Terrain): readonly Terrain['pieces'][number]['outline'][] {
  const known = lamps.get(terrain);
  if (known !== undefined) return known;
  const found = [...terrain.pieces, ...terrain.buildings]
    .filter(({ tags }) => tags?.['light'] !== undefined)
    .map(({ outline }) => outline);
  lamps.set(terrain, found);
  return found;
}

/** Whether light and weather let a viewer see as far as that; markers are no different (ATZ.DAY.5). */
export function isBright(enc: Encounter, viewer: Standing | Human, target: Standing): boolean {
  const far = inches(viewer, target);
  const own = 'items' in viewer && viewer.items.includes('goggles') && enc.daylight.part === 'night' ? GOGGLES : 0;
  if (far <= Math.max(visionOf(enc), enc.clocks.badWeather ? Math.min(own, 12) : own)) return true;
  return (enc.clocks.badWeather ? far <= 12 : true) && isLit(enc, target);
}
