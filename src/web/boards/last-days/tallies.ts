import type { SeenEvent } from '../../../kernel/index.ts';
import type { Tally } from '../face.ts';

const SIDES = 6;

/** Every die of the log, counted by what it showed (LD.GEN.3). */
export function tallies(events: readonly SeenEvent[]): readonly Tally[] {
  const seen = new Array<number>(SIDES).fill(0);
  for (const { dice = [] } of events) {
    for (const { sides, rolled } of dice) {
      if (sides === SIDES) for (const shown of rolled) seen[shown - 1] = (seen[shown - 1] ?? 0) + 1;
    }
  }
  const total = seen.reduce((sum, n) => sum + n, 0);
  if (total === 0) return [];
  return [
    {
      title: 'Six-sided dice',
      total,
      faces: seen.map((count, i) => ({ name: String(i + 1), seen: count, expected: total / SIDES })),
    },
  ];
}
