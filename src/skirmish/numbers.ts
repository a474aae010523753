/**
 * Things that come into play get a number, and go by it: `z7` is Zombie 7, also when it is gone. Such ids are made and read here,
 * and nowhere else.
 */

export const freshId = (counter: { lastId: number }, letter: string): string => `${letter}${++counter.lastId}`;

/** The highest number that has been given out with these letters: what comes into play goes on from there. */
export function highestNumber(ids: readonly string[], letters: string): number {
  const numbered = new RegExp(`^[${letters}](\\d+)$`);
  return Math.max(0, ...ids.map((id) => Number(numbered.exec(id)?.[1] ?? 0)));
}

export const ZOMBIE_LETTER = 'z';

export const isZombieId = (id: string): boolean => /^z\d+$/.test(id);

export const zombieNumber = (id: string): string => id.slice(ZOMBIE_LETTER.length);

export const zombieName = (id: string): string => `Zombie ${zombieNumber(id)}`;
