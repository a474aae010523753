import type { Human } from '../state.ts';
import type { ChallengeDoing } from './doing.ts';

/** ATZ.CHAL.16, ATZ.BARTER.3, ATZ.RECRUIT.4: Challenges that somebody may not take again in this Encounter. */

const barName = (what: string, party: string | null): string => `${what} ${party ?? ''}`;

export const isBarred = ({ barred }: Human, what: string, party: string | null): boolean =>
  barred.includes(barName(what, party));

export function bar(human: Human, { challenge: what, with: party }: Pick<ChallengeDoing, 'challenge' | 'with'>): void {
  if (!isBarred(human, what, party)) human.barred.push(barName(what, party));
}

/** ATZ.RECRUIT.4, ATZ.RECRUIT.5: what somebody remembers of a band that has asked it once, and twice, in vain. */
export const refusals = (seat: string): readonly [first: string, second: string] => [
  `recruit ${seat}`,
  `recruit again ${seat}`,
];
