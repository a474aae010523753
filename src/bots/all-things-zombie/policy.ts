import { advise, encounterWorth, type State, type TextKey } from '../../games/all-things-zombie/index.ts';
import type { Open } from '../../kernel/index.ts';
import type { Policy } from '../policy.ts';

/** What an active figure does, and what a Star does in sight of an enemy. */
const WEIGHTY: readonly TextKey[] = ['atz.menu', 'atz.sight.act'];
const keyOf = ({ prompt }: Pick<Open, 'prompt'>): TextKey => prompt.key as TextKey;

/** Plays by the tactics of the game, which say why. */
export const allThingsZombiePolicy: Policy<State> = {
  isOpen: true,
  worth: ({ encounter }, seat) => encounterWorth(encounter, seat),
  stakes: 100,
  propose: advise,
  isWeighty: (request) => WEIGHTY.includes(keyOf(request)),
  horizon: 12,
  worlds: 3,
  doubt: 1.5,
  follow: (state, request, seat) => advise(state, request, seat).answer,
  quick: (state, request, seat) => advise(state, request, seat).answer,
  interject: () => null,
};
