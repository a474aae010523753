import { chance } from '../../dice.ts';
import { encounterOf } from '../../doing.ts';
import { firstSeat } from '../../figures.ts';
import { achieved } from '../../prepare/objective.ts';
import type { Encounter, Side } from '../../state.ts';
import { emit, type Flow, type Table } from '../../verbs.ts';

/** ATZ.FIRST.4 to ATZ.FIRST.6: what is different about strangers in Zed! */

/** ATZ.FIRST.4: Citizens are Neutral (1-4) or Friendly (5-6), without a Meet & Greet. */
export function* greetInZed(t: Table, side: Side): Flow<void> {
  const enc = encounterOf(t);
  const { happens, dice } = yield* chance(
    t,
    { rule: 'ATZ.FIRST.4', seat: firstSeat(enc), prompt: { key: 'atz.zed.mood' } },
    [5, 6],
  );
  side.attitude = happens ? 'friend' : 'neutral';
  side.met = true; // ATZ.FIRST.8
  if (happens) achieved(t, 'friend'); // ATZ.FIRST.8
  emit(t, 'ATZ.FIRST.4', happens ? 'atz.zed.friends' : 'atz.zed.neutrals', { side: side.id }, { dice });
}

/** ATZ.FIRST.5: the last PEF, and nobody has met a zombie yet. */
export const isLastHope = ({ kind, pefs, zombies, corpses, humans }: Encounter): boolean =>
  kind === 'zed' &&
  pefs.length === 1 &&
  zombies.length === 0 &&
  corpses.length === 0 &&
  !humans.some(({ fate }) => fate === 'turned');
