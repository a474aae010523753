const SIDES = 6;

/** So many dice, rolled by the page before a match has begun. */
function rolled(count: number): readonly number[] {
  const words = crypto.getRandomValues(new Uint32Array(count));
  return [...words].map((word) => 1 + (word % SIDES));
}
export const total = (count: number): number => rolled(count).reduce((sum, die) => sum + die, 0);
