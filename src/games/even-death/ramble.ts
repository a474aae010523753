import { BrokenTable } from '../../kernel/index.ts';
import type { Herd } from './state.ts';
import { emit, type Flow, roll, type Seat, type Table } from './table.ts';
import { battleOf, gapBetween, nameOf } from './units.ts';

/** EDM.RAMBLE.2 */
const NEEDED = 3;

/** EDM.RAMBLE.1: null if the zombie player keeps the herd, or else who moves it this turn. Agitated does not help (EDM.RAMBLE.8). */
export function* ramblingCheck(t: Table, herd: Herd): Flow<Seat | null> {
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
    return null;
  }
  const rambler = nearestHumanPlayer(t, herd);
  emit(t, 'EDM.RAMBLE.3', 'ed.ramble.failed', { ...params, rambler }, particulars);
  return rambler;
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
