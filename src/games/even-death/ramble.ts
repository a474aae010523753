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
  const rambler = die >= NEEDED ? null : nearestHumanPlayer(t, herd);
  const params = { unit: herd.id, name: nameOf(herd), ...(rambler === null ? undefined : { rambler }) };
  const key = die >= NEEDED ? 'ed.ramble.passed' : rambler === null ? 'ed.ramble.alone' : 'ed.ramble.failed';
  emit(t, die >= NEEDED ? 'EDM.RAMBLE.2' : 'EDM.RAMBLE.3', key, params, {
    dice: [{ sides: 8, rolled: dice, target: NEEDED }],
  });
  return rambler;
}

/** EDM.RAMBLE.4: the player of the nearest human, in the order of turns where several are equally near. */
function nearestHumanPlayer(t: Table, herd: Herd): Seat | null {
  const battle = battleOf(t);
  let [nearest, least] = [null as Seat | null, Number.POSITIVE_INFINITY];
  for (const seat of battle.order) {
    for (const human of battle.humans) {
      if (human.seat !== seat) continue;
      const gap = gapBetween(herd, human);
      if (gap < least) [nearest, least] = [seat, gap];
    }
  }
  return nearest;
}
