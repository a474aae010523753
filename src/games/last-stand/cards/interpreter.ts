import { BrokenTable } from '../../../kernel/index.ts';
import type { Kind, Moment } from '../moments/moment.ts';
import { active, type Ranger, type State } from '../state.ts';
import type { Flow, Rule, Table } from '../verbs.ts';
import type { Effect, Effecting, Effects, Foe, Verb } from './vocabulary.ts';
import type { Cause, LeaderId, Loc, TokenId } from '../wording/words.ts';

/** For whom, why and about what an effect is carried out. */
export interface Doing {
  /** The owner of the ability, or whoever resolves the card. */
  readonly self: Ranger;
  /** The rule by which the card has its say. */
  readonly rule: Rule;
  readonly kind: Kind;
  /** The card, skill or board, as texts name it. */
  readonly source: string;
  readonly vs: readonly Foe[] | undefined;
  readonly moment: Moment | null;
  /** `here`, where it is not simply where `self` stands: the location of a battle. */
  readonly at: Loc | null;
  readonly target: Loc | null;
  readonly tested: Ranger | null;
  readonly fighters: readonly Ranger[];
  /** Choices are the table's, not one player's. */
  readonly group: boolean;
  readonly cause: Cause | null;
  /** Leaders are not brought below 1 health by it (DLS.ADV.9). */
  readonly sparing: boolean;
  /** Who is not touched by wounds, Mutations and tests of this event. */
  readonly spared: readonly Ranger[];
  readonly token: TokenId | null;
  /** The Leader that `target` means, once it has been chosen. */
  readonly leader: LeaderId | null;
  /** Of a card used by a standing order: the Leader and the location that it was meant for. */
  readonly subject: { readonly leader: LeaderId | null; readonly at: Loc | null } | null;
}

export const doing = (self: Ranger, rule: Rule, source: string, given: Partial<Doing> = {}): Doing => ({
  self,
  rule,
  kind: 'mission',
  source,
  vs: undefined,
  moment: null,
  at: null,
  target: null,
  tested: null,
  fighters: [],
  group: false,
  cause: null,
  sparing: false,
  spared: [],
  token: null,
  leader: null,
  subject: null,
  ...given,
});

export interface Deed<V extends Verb> {
  /** Whether it would change anything; what cannot be done is skipped. */
  can(state: State, effect: Effecting<V>, of: Doing): boolean;
  carry(t: Table, effect: Effecting<V>, of: Doing): Flow<void>;
}
export type Deeds = { readonly [V in Verb]: Deed<V> };

// Chapters carry out effects and effects call upon chapters: `effects.ts` lists what each verb does and hands it in here.
let deeds: Deeds | null = null;
export function teach(all: Deeds): void {
  deeds = all;
}

function deedOf(effect: Effect): Deed<never> {
  if (deeds === null) throw new BrokenTable('DLS.SPEC.4', { effects: 'are not known yet' });
  return deeds[effect.do] as unknown as Deed<never>;
}

export const canDo = (state: State, effect: Effect, of: Doing): boolean =>
  deedOf(effect).can(state, effect as never, of);
export const canDoAny = (state: State, effects: Effects, of: Doing): boolean =>
  effects.some((effect) => canDo(state, effect, of));

/** Carries out what a card says, verb by verb. DLS.MUT.8: a Ranger who turns into a Monstrosity on the way is spared the rest. */
export function* carryOut(t: Table, effects: Effects, of: Doing): Flow<void> {
  const { turn } = t.state;
  const hadTurned = turn.turned;
  for (const effect of effects) {
    const now = turn.turned && !hadTurned ? { ...of, spared: [...of.spared, active(t.state)] } : of;
    if (canDo(t.state, effect, now)) yield* deedOf(effect).carry(t, effect as never, now);
  }
}
