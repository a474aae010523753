import type { Point } from '../../kernel/index.ts';
import { within } from '../geometry/distance.ts';

/** The clumps into which a group falls if a link joins any two whose bases are at most `inches` apart; largest first. */
export function clumpsOf<T extends Point & { readonly radius: number }>(group: readonly T[], inches: number): T[][] {
  const left = new Set(group);
  const clumps: T[][] = [];
  for (const first of group) {
    if (!left.delete(first)) continue;
    const clump = [first];
    for (const member of clump) {
      for (const other of left) {
        if (within(member, other, inches) && left.delete(other)) clump.push(other);
      }
    }
    clumps.push(clump);
  }
  return clumps.sort((a, b) => b.length - a.length);
}

/** Whether links of that length join the whole group. */
export const holdsTogether = (group: readonly (Point & { readonly radius: number })[], inches: number): boolean =>
  clumpsOf(group, inches).length <= 1;
