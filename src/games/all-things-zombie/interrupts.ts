import { ALWAYS, type Interrupts } from '../../kernel/index.ts';
import type { State } from './state.ts';

/** The moments at which a player may come in between, and what standing orders can say about them. */
export interface Interruptions {
  /** ATZ.SIGHT.22: a Star's action in an In Sight test. */
  readonly 'in-sight': {
    /** How far the nearest enemy that it sees is. */
    readonly inches: number;
    readonly canFire: boolean;
  };
  /** ATZ.STAR.21: a Star picks the result of its test. */
  readonly 'free-will': { readonly test: string };
}

export const interrupts: Interrupts<State, Interruptions> = {
  rule: 'ATZ.SIGHT.22',
  orders: ({ orders }) => orders,
  open: true,
  seats: ({ encounter, campaign }) =>
    campaign !== undefined
      ? campaign.bands.map(({ seat }) => seat)
      : encounter.ending === null
        ? encounter.sides.filter(({ kind }) => kind === 'players').flatMap(({ seats }) => seats)
        : [],
  kinds: {
    'in-sight': {
      within: { says: 'ask', amount: { min: 1, max: 48 }, holds: ({ inches }, _state, _seat, n) => inches <= n },
      fire: { says: 'act', holds: ({ canFire }) => canFire },
    },
    'free-will': { best: ALWAYS },
  },
  subjects: () => [
    { about: 'in-sight', words: ['ask', 'within', 'never', 'fire'] },
    { about: 'free-will', words: ['ask', 'never', 'best'] },
  ],
};
