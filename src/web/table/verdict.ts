import type { Outcome } from '../../kernel/index.ts';
import type { Player } from '../match/sources/source.ts';

export type Verdict = 'won' | 'lost' | 'draw' | 'over';

/** What the end is to those who look: to the seats played from here, or, for whoever looks on, to all who played together. */
export function verdictOf({ won, lost }: Pick<Outcome, 'won' | 'lost'>, players: readonly Player[]): Verdict {
  if (won.length === 0 && lost.length === 0) return 'draw';
  const mine = players.filter((player) => player.mine);
  const ours = (mine.length === 0 ? players : mine).map(({ seat }) => seat);
  const wins = ours.some((seat) => won.includes(seat));
  const loses = ours.some((seat) => lost.includes(seat));
  if (wins === loses) return 'over';
  return wins ? 'won' : 'lost';
}
