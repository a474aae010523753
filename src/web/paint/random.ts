/** Chance that is the same every time: what is painted of a thing follows from its name. */

export interface Chance {
  /** From 0 up to, but not including, 1. */
  (): number;
}

export function seeded(key: string): Chance {
  let state = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) state = Math.imul(state ^ key.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const within = (chance: Chance, least: number, most: number): number => least + (most - least) * chance();
export const pick = <T>(chance: Chance, list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
