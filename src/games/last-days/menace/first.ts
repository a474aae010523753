import { foremost } from '../../../skirmish/index.ts';
import { rollOff } from '../roll-off.ts';
import { battleOf } from '../units.ts';
import type { Flow, Seat, Table } from '../verbs.ts';

/** LD.NOISE.3, LD.AMMO.4: the player with more tokens handles all of his models first, and a tie is settled by a Roll-Off. */
export function* whoIsFirst(t: Table, rule: 'LD.NOISE.3' | 'LD.AMMO.4', tokensOf: (seat: Seat) => number): Flow<Seat> {
  const seats = battleOf(t).sides.map(({ seat }) => seat);
  const most = foremost(seats, tokensOf);
  return most.length === 1 ? (most[0] as Seat) : yield* rollOff(t, rule, rule === 'LD.NOISE.3' ? 'noise' : 'ammo');
}
