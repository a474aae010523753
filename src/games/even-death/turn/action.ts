import type { Act, ActOf } from '../decisions.ts';
import type { Human, Herd, Table } from '../state.ts';
import type { Flow, Offer, Seat } from '../verbs.ts';

export type Unit = Human | Herd;

/** EDM.TURN.4: one kind of action, as its chapter tells it. */
export interface Action<D extends Act['do'] = Act['do']> {
  readonly id: D;
  /** What the unit could choose of this kind now. */
  options(t: Table, unit: Unit): readonly Offer<ActOf<D>>[];
  /** Carries one of them out. The action is spent before; `false` says that it was called off and is given back. */
  play(t: Table, unit: Unit, act: ActOf<D>, seat: Seat): Flow<boolean | void>;
}
