import type { Seat } from '../../kernel/index.ts';
import { advise, type State } from '../../games/last-days/index.ts';
import type { Policy } from '../policy.ts';

/** Plays by the tactics of the game, which say why. */
export const lastDaysPolicy: Policy<State> = {
  worth,
  stakes: 100,
  propose: advise,
  isWeighty: () => false,
  follow: (state, request, seat) => advise(state, request, seat).answer,
  interject: () => null,
};

/** Who of the own Group is left, against the other Groups. */
function worth({ battle }: State, seat: Seat): number {
  if (battle === null) return 0;
  const left = battle.characters.map((one) => (one.fate === 'out' ? 0 : one.seat === seat ? 1 : -1) * 10);
  return left.reduce((sum: number, one) => sum + one, 0);
}
