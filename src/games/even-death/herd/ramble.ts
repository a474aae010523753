import { BrokenTable } from '../../../kernel/index.ts';
import { brainCheck, brainNeeded } from '../mind/brain.ts';
import type { Herd } from '../state.ts';
import { choose, emit, type Flow, roll, type Seat, type Table } from '../verbs.ts';
import { battleOf, gapBetween, nameOf } from '../units.ts';

/** EDM.RAMBLE.2 */
const NEEDED = 3;

/** Who moves a herd this turn: its player, an opponent, or nobody. */
export type Control = { readonly by: 'player' | 'nobody' } | { readonly by: 'opponent'; readonly seat: Seat };

/** EDM.RAMBLE.1: who moves the herd this turn. Agitated does not help (EDM.RAMBLE.8). */
export function* ramblingCheck(t: Table, herd: Herd): Flow<Control> {
  const dice = yield* roll(t, '1d8', {
    rule: 'EDM.RAMBLE.1',
    prompt: { key: 'ed.ramble.roll', params: { unit: nameOf(herd) } },
    seat: herd.seat,
    target: NEEDED,
  });
  const [die = 1] = dice;
  const params = { unit: herd.id, name: nameOf(herd) };
  const particulars = { dice: [{ sides: 8, rolled: dice, target: NEEDED }] };
  if (die >= NEEDED) {
    emit(t, 'EDM.RAMBLE.2', 'ed.ramble.passed', params, particulars);
    return { by: 'player' };
  }
  const seat = nearestHumanPlayer(t, herd);
  emit(t, 'EDM.RAMBLE.3', 'ed.ramble.failed', { ...params, rambler: seat }, particulars);
  return (yield* countered(t, herd, seat)) ? { by: 'nobody' } : { by: 'opponent', seat };
}

/** EDM.RAMBLE.6: with a Brain Check the zombie player may keep the opponent from moving the herd; then nobody moves it. */
function* countered(t: Table, herd: Herd, rambler: Seat): Flow<boolean> {
  const way = yield* choose(t, herd.seat, {
    rule: 'EDM.RAMBLE.6',
    prompt: { key: 'ed.ramble.counter', params: { unit: nameOf(herd), rambler, needed: brainNeeded(herd) } },
    options: ['try', 'let'],
    facts: { unit: herd.id },
  });
  if (way === 'let' || !(yield* brainCheck(t, herd, 'EDM.RAMBLE.6'))) return false;
  emit(t, 'EDM.RAMBLE.6', 'ed.ramble.countered', { unit: herd.id, name: nameOf(herd) });
  return true;
}

/** EDM.RAMBLE.4: the player of the nearest human, in the order of turns where several are equally near. */
function nearestHumanPlayer(t: Table, herd: Herd): Seat {
  const battle = battleOf(t);
  let [nearest, least] = [null as Seat | null, Number.POSITIVE_INFINITY];
  for (const seat of battle.order) {
    for (const human of battle.humans) {
      if (human.seat !== seat) continue;
      const gap = gapBetween(herd, human);
      if (gap < least) [nearest, least] = [seat, gap];
    }
  }
  if (nearest === null) throw new BrokenTable('EDM.RAMBLE.4', { humans: 'none is on the table' });
  return nearest;
}
