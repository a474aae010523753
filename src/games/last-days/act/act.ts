import type { Act, ActOf } from '../decisions.ts';
import type { Activation, Battle, Character } from '../state.ts';
import type { Flow, Offer, Table } from '../verbs.ts';

/** LD.ACT.6, LD.ACT.7: one kind of action, as its chapter tells it, taken as often as there are points for it. */
export interface Action<D extends Act['do'] = Act['do']> {
  readonly id: D;
  /** LD.TYPES.5: marked with an asterisk, so that Animals take it too. */
  readonly marked?: boolean;
  /** LD.ACT.12: it may be taken in Contact. */
  readonly inContact?: boolean;
  /** It moves its model: not after a Long Jump (LD.SKILL.28). */
  readonly moves?: boolean;
  /** What the model could choose of this kind now. */
  options(battle: Battle, unit: Character, activation: Activation): readonly Offer<ActOf<D>>[];
  /** Carries one of them out and pays for it. */
  play(t: Table, unit: Character, act: ActOf<D>, activation: Activation): Flow<void>;
}

/** Pays for an action that the Sprinter's extra point cannot be spent on (LD.SKILL.54). */
export function spend(activation: Activation, ap: number): void {
  activation.left -= ap;
  activation.stuck = [];
}

/** Somebody who looks for a way may think better of it; where there was none to be found, it is not offered again. */
export function calledOff({ stuck }: Activation, id: Act['do'], hasFound: boolean): void {
  if (!hasFound) stuck.push(id);
}
