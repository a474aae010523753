import type { Ending } from '../state.ts';
import { battleOf } from '../units.ts';
import { heldBy } from './ending.ts';
import { emit, end, type Rule, type Table } from '../verbs.ts';

/** The battle is over: it is said who wins and who takes what. */
export function finish(t: Table, ending: Ending): void {
  const battle = battleOf(t);
  battle.ending = ending;
  battle.phase = 'over';
  for (const { seat } of battle.sides) {
    const taken = ending.taken[seat] ?? [];
    const tokens = taken.length;
    // LD.DEPLOY.9: what somebody holds stays in their hands, and only what lies loose is claimed.
    const held = heldBy(battle, seat);
    const loose = taken.filter((id) => !held.includes(id)).length;
    if (tokens === 0) emit(t, 'LD.DEPLOY.9', 'ld.over.tokens.none', { seat });
    else if (loose === 0) emit(t, 'LD.DEPLOY.9', 'ld.over.tokens', { seat, tokens });
    else emit(t, 'LD.DEPLOY.9', 'ld.over.tokens.loose', { seat, tokens, loose });
  }
}

/** A battle by itself ends the match. */
export function close(t: Table): never {
  const { ending, sides } = battleOf(t);
  const { rule, winner } = ending as Ending;
  const seats = sides.map(({ seat }) => seat);
  if (winner === null) return end(t, { rule: rule as Rule, won: [], lost: [], key: 'ld.over.drawn', params: {} });
  const lost = seats.filter((seat) => seat !== winner);
  return end(t, { rule: rule as Rule, won: [winner], lost, key: 'ld.over.won', params: { winner } });
}
