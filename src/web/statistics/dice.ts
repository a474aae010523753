import type { SeenEvent } from '../../kernel/index.ts';
import type { Tally } from '../boards/face.ts';

/** Every die that was seen, by its number of sides. */
export function diceTallies(events: readonly SeenEvent[]): Tally[] {
  const rolled = new Map<number, number[]>();
  for (const { sides, rolled: values } of events.flatMap(({ dice }) => dice ?? [])) {
    rolled.set(sides, [...(rolled.get(sides) ?? []), ...values]);
  }
  return [...rolled].map(([sides, values]) => ({
    title: `d${sides} rolled`,
    total: values.length,
    faces: Array.from({ length: sides }, (_, i) => ({
      name: String(i + 1),
      seen: values.filter((value) => value === i + 1).length,
      expected: values.length / sides,
    })),
  }));
}
