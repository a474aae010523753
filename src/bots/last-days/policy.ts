import { advise, alternatives, battleWorth, type State, type TextKey } from '../../games/last-days/index.ts';
import type { Open } from '../../kernel/index.ts';
import type { Policy } from '../policy.ts';

/** What somebody does with its Action Points, and where it goes. */
const WEIGHTY: readonly TextKey[] = ['ld.menu', 'ld.move'];
/** A turn is over, and its shots and blows have been counted. */
const SETTLED: readonly TextKey[] = ['ld.initiative.part', 'ld.noise.who', 'ld.zombie.next', 'ld.break.how'];
/** How many places are looked at in imagined matches. */
const AT_A_GLANCE = 1;

const keyOf = ({ prompt }: Pick<Open, 'prompt'>): TextKey => prompt.key as TextKey;

/** Plays by the tactics of the game, which say why. */
export const lastDaysPolicy: Policy<State> = {
  isOpen: true,
  worth: ({ battle }, seat) => (battle === null ? 0 : battleWorth(battle, seat)),
  stakes: 60,
  propose: advise,
  isWeighty: (request) => WEIGHTY.includes(keyOf(request)),
  rivals: ({ battle }, request) => (battle === null ? [] : alternatives(battle, request)),
  // As far as the shots that answer what is done now.
  horizon: 16,
  isSettled: (request) => SETTLED.includes(keyOf(request)),
  // Up to those shots: what they take is reckoned, not thrown for.
  stops: { at: (_request, { battle }) => battle?.phase !== 'action', most: 90 },
  worlds: 2,
  doubt: 1.5,
  follow: (state, request, seat) => advise(state, request, seat, AT_A_GLANCE).answer,
  quick: (state, request, seat) => advise(state, request, seat, AT_A_GLANCE).answer,
  interject: () => null,
};
