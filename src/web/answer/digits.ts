import type { SeenOption } from '../../kernel/index.ts';

/** Keys have digits up to this. */
const LAST = 9;

/**
 * The key of each option. What has a number on the board has the same one in the list; the others take the digits that are left, in
 * order. An option without a key is undefined.
 */
export function digitsFor(
  options: readonly SeenOption[],
  numberOf: (option: SeenOption) => number | null = () => null,
): readonly (number | undefined)[] {
  const own = options.map(numberOf);
  const free = Array.from({ length: LAST }, (_, i) => i + 1).filter((digit) => !own.includes(digit));
  return own.map((number) => {
    if (number === null) return free.shift();
    return number <= LAST ? number : undefined;
  });
}
