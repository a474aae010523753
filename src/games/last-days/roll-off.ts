import { allTied, isSettled, type Ranking, rollOff as rollAny } from '../../skirmish/index.ts';
import { battleOf } from './units.ts';
import { emit, type Flow, type Rule, type Seat, type Table } from './verbs.ts';

/** What the winner may do. */
type Stake = 'attacks' | 'edge' | 'token' | 'zombie' | 'moves' | 'noise' | 'ammo' | 'rescue';

/** LD.GEN.5: both players roll a die, and the higher one wins; ties are rolled again. */
export const rollOff = (t: Table, rule: Rule, stake: Stake): Flow<Seat> =>
  rollOffAmong(
    t,
    rule,
    stake,
    battleOf(t).sides.map(({ seat }) => seat),
  );

export function* rollOffAmong(t: Table, rule: Rule, stake: Stake, seats: readonly Seat[]): Flow<Seat> {
  let ranking: Ranking = allTied(seats);
  while (!isSettled(ranking)) {
    ranking = yield* rollAny(t, ranking, {
      rule,
      prompt: (seat) => ({ key: 'ld.roll-off', params: { seat, stake } }),
      sides: 6,
      rolled: (seat, { total, dice }) =>
        emit(t, 'LD.GEN.5', 'ld.roll-off.rolled', { seat, die: total }, { dice: [dice] }),
    });
  }
  const winner = ranking.flat()[0] as Seat;
  emit(t, 'LD.GEN.5', 'ld.roll-off.won', { seat: winner, stake });
  return winner;
}
