import type { SeenEvent } from '../../../kernel/index.ts';
import type { Tally } from '../face.ts';

const SIDES = 6;

/** Every die of the log, counted by what it showed. */
export function tallies(events: readonly SeenEvent[]): readonly Tally[] {
  const rolled = events.flatMap(({ dice = [] }) => dice.flatMap((one) => (one.sides === SIDES ? one.rolled : [])));
  if (rolled.length === 0) return [];
  const faces = Array.from({ length: SIDES }, (_, i) => ({
    name: String(i + 1),
    seen: rolled.filter((shown) => shown === i + 1).length,
    expected: rolled.length / SIDES,
  }));
  return [{ title: 'Six-sided dice', total: rolled.length, faces }];
}
