import { diceTold } from '../dice.ts';
import { encounterOf } from '../doing.ts';
import { type Figure, nameOf, seatFor } from '../figures.ts';
import type { Human } from '../state.ts';
import { emit, type Flow, roll, type Table } from '../verbs.ts';
import { coverOf, screenOf } from './cover.ts';
import { type Judged, savedByCover } from './hits.ts';

/**
 * ATZ.COVER.9, ATZ.SHOOT.18, ATZ.SHOOT.19, example ATZ.X.46: a shot that missed for no other reason than the crowd strikes one of those beside the
 * target: each has a die, the highest is hit, and equal ones roll again.
 */
export function* crowdHit(t: Table, shooter: Human, target: Figure, judged: Judged): Flow<Figure | null> {
  if (!savedByCover(judged) || !coverOf(t.state, target, shooter).by.includes('crowd')) return null;
  const enc = encounterOf(t);
  let beside: readonly Figure[] = screenOf(enc, target, shooter);
  while (beside.length > 1) {
    const dice = yield* roll(t, `${beside.length}d6`, {
      rule: 'ATZ.COVER.9',
      seat: seatFor(enc, shooter),
      prompt: { key: 'atz.crowd.roll', params: { name: nameOf(target), people: beside.length } },
      ordered: true,
    });
    emit(t, 'ATZ.COVER.9', 'atz.crowd.dice', { name: nameOf(target) }, { dice: diceTold(...dice) });
    beside = beside.filter((_, i) => dice[i] === Math.max(...dice));
  }
  const [struck = null] = beside;
  if (struck !== null) {
    emit(t, 'ATZ.COVER.9', 'atz.crowd.struck', { unit: struck.id, name: nameOf(struck), target: nameOf(target) });
  }
  return struck;
}
