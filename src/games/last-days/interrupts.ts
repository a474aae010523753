import { ALWAYS, type Interrupts } from '../../kernel/index.ts';
import type { Battle, Character, State, Zombie } from './state.ts';

/** The moments at which a player may come in between, and what standing orders can say about them. */
export interface Interruptions {
  /** LD.LOCK.3: a Locked and Loaded Token may answer an action. */
  readonly 'locked-and-loaded': {
    readonly inches: number;
    readonly zombie: boolean;
    /** The chance to hit with the first shot. */
    readonly chance: number;
  };
  /** LD.ENC.4: a member in reserve may come in the place of a zombie. */
  readonly reserve: { readonly seat: string };
}

/** What an order can be about: shots at the dead, or at one Character by its name. */
const ZOMBIES = 'against-zombies';
const against = (name: string): string => `Against ${name}`;
export const lockedAbout = (target: Character | Zombie): readonly string[] =>
  'member' in target ? [against(target.member.name)] : [ZOMBIES];

export const interrupts: Interrupts<State, Interruptions> = {
  rule: 'LD.LOCK.3',
  orders: ({ orders }) => orders,
  open: true,
  seats: ({ battle }) => (battle === null || battle.phase === 'over' ? [] : battle.sides.map(({ seat }) => seat)),
  kinds: {
    'locked-and-loaded': {
      within: { says: 'ask', amount: { min: 1, max: 12 }, holds: ({ inches }, _state, _seat, n) => inches <= n },
      people: { says: 'ask', holds: ({ zombie }) => !zombie },
      fire: ALWAYS,
      'fire-within': { says: 'act', amount: { min: 1, max: 12 }, holds: ({ inches }, _state, _seat, n) => inches <= n },
    },
    reserve: { come: ALWAYS },
  },
  subjects: ({ battle }, seat) => [
    ...KINDS,
    ...(battle === null ? [] : rivalsHere(battle, seat).map((name) => ({ about: against(name), words: LOCKED_WORDS }))),
  ],
};

const LOCKED_WORDS = ['ask', 'within', 'never', 'fire', 'fire-within'] as const;
const KINDS = [
  { about: 'locked-and-loaded', words: ['ask', 'within', 'people', 'never', 'fire', 'fire-within'] },
  { about: ZOMBIES, words: LOCKED_WORDS },
  { about: 'reserve', words: ['ask', 'never', 'come'] },
];

const rivalsHere = ({ characters }: Battle, seat: string): string[] => [
  ...new Set(characters.filter((one) => one.seat !== seat && one.fate === 'here').map(({ member }) => member.name)),
];
