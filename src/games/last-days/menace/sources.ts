import { NOISEMAKER_NOISE } from '../data/items.ts';
import type { Battle, NoiseSource } from '../state.ts';
import { charactersHere, tabletopOf } from '../units.ts';

/** What makes Noise, and how much of it. */

/** LD.TERRAIN.23 */
const ALARM_NOISE = 3;

/**
 * Everything that has Noise Tokens (LD.NOISE.1, LD.NOISE.2): each side's models in the order of their Group, then its Noisemakers
 * (LD.ITEM.14), and vehicles last. Tokens of models that fell or left are gone (LD.NOISE.12).
 */
export function sourcesOf(battle: Battle): NoiseSource[] {
  const models = charactersHere(battle).flatMap(({ id, seat, noise, member, x, y, level }): NoiseSource[] =>
    noise === 0 ? [] : [{ id, kind: 'model', name: member.name, seat, tokens: noise, x, y, level }],
  );
  const noisemakers = battle.noisemakers.map(
    ({ id, seat, x, y, level }): NoiseSource => ({
      id,
      kind: 'noisemaker',
      name: 'Noisemaker',
      seat,
      tokens: NOISEMAKER_NOISE,
      x,
      y,
      level,
    }),
  );
  const own = [...models, ...noisemakers];
  return [...battle.sides.flatMap(({ seat }) => own.filter((one) => one.seat === seat)), ...vehiclesIn(battle)];
}

/** LD.TERRAIN.23, LD.TERRAIN.24: an alarm counts once until the next Noise step, and may sound again after it. */
function vehiclesIn(battle: Battle): NoiseSource[] {
  const { ground } = tabletopOf(battle);
  return [...new Set(battle.alarms)].flatMap((id): NoiseSource[] => {
    const vehicle = ground.named(id);
    if (vehicle === undefined) return [];
    const { x, y } = middleOf(vehicle.outline);
    return [{ id, kind: 'vehicle', name: vehicle.name, seat: null, tokens: ALARM_NOISE, x, y, level: 0 }];
  });
}

function middleOf(outline: readonly { readonly x: number; readonly y: number }[]): { x: number; y: number } {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/** LD.NOISE.9, LD.NOISE.10, LD.ITEM.14: its tokens are gone, and it stays a lure for this Phase. */
export function silence(battle: Battle, { id, kind, x, y, level }: NoiseSource): void {
  for (const one of charactersHere(battle)) if (one.id === id) one.noise = 0;
  battle.noisemakers = battle.noisemakers.filter((one) => one.id !== id);
  battle.alarms = battle.alarms.filter((one) => one !== id);
  battle.lures.push({ id, kind, x, y, level });
}
