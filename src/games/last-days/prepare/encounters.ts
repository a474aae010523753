import type { EncounterId } from '../data/encounters.ts';
import type { Preparation, Side } from '../state.ts';

/** The six Encounters: what each has in its preparation, and the rules in which they differ. */

export interface Encounter {
  /** What is settled before the first turn, in order. */
  readonly preparing: readonly Preparation[];
  /** LD.SKILL.5: two opposite edges to deploy on, so that the other two are neutral. */
  readonly opposite: boolean;
  /** So many Characters at most take part, the Leader among them: LD.BUSH.3, LD.BUSH.5, LD.RESCUE.5, LD.RESCUE.6. */
  readonly most: Readonly<Record<'attacker' | 'defender', number>>;
  /** LD.ENC.4, LD.BUSH.8, LD.RESCUE.8: the defender's others may come in the place of zombies. */
  readonly reserves: boolean;
  /** LD.BREAK.8: whether a Group tests its Breaking Point. */
  readonly tests: (side: Side) => boolean;
  /** LD.HOME.9: whether a Group may take Supply Tokens off the table. */
  readonly carriesOff: (side: Side) => boolean;
  /** How many zombies stand on the table as play begins. */
  readonly zombies: number;
  /** LD.ESCAPE.5: how many come where one would. */
  readonly drawn: number;
}

const everybody = { attacker: Number.POSITIVE_INFINITY, defender: Number.POSITIVE_INFINITY };
const few = { attacker: 6, defender: 3 };
const always = (): boolean => true;
const never = (): boolean => false;

const USUAL = {
  opposite: true,
  most: everybody,
  reserves: false,
  tests: always,
  carriesOff: always,
  zombies: 3,
  drawn: 1,
} as const;

export const ENCOUNTER_RULES: Readonly<Record<EncounterId, Encounter>> = {
  // LD.BUSH.1, LD.BUSH.3, LD.BUSH.5, LD.BUSH.7
  bushwhack: {
    ...USUAL,
    preparing: ['parts', 'declare', 'deploy-first', 'deploy-second', 'zombies'],
    opposite: false,
    most: few,
    reserves: true,
  },
  // LD.HOME.1 to LD.HOME.9
  'home-defense': {
    ...USUAL,
    preparing: ['parts', 'declare', 'refuge', 'perks', 'supplies', 'deploy-first', 'deploy-second', 'zombies'],
    opposite: false,
    tests: ({ part }) => part !== 'defender',
    carriesOff: ({ part }) => part !== 'defender',
  },
  // LD.MASS.1, LD.MASS.2, LD.MASS.3: the zombies carry the tokens
  'massacre-site': {
    ...USUAL,
    preparing: ['declare', 'edges', 'deploy-first', 'deploy-second', 'zombies'],
    zombies: 5,
  },
  // LD.RESCUE.1 to LD.RESCUE.7
  rescue: {
    ...USUAL,
    preparing: ['parts', 'declare', 'captives', 'supplies', 'deploy-first', 'deploy-second', 'zombies'],
    opposite: false,
    most: few,
    reserves: true,
  },
  // LD.SCAV.1, LD.SCAV.2; LD.SCAV.3: nothing is out of the ordinary
  scavengers: { ...USUAL, preparing: ['declare', 'edges', 'supplies', 'deploy-first', 'deploy-second', 'zombies'] },
  // LD.ESCAPE.1, LD.ESCAPE.2, LD.ESCAPE.5, LD.ESCAPE.6
  'the-escape': {
    ...USUAL,
    preparing: ['declare', 'edges', 'supplies', 'deploy-first', 'deploy-second', 'zombies'],
    tests: never,
    drawn: 2,
  },
};

export const rulesOf = ({ encounter }: { readonly encounter: EncounterId }): Encounter => ENCOUNTER_RULES[encounter];
