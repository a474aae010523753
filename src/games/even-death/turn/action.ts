import type { Option } from '../../../kernel/index.ts';
import type { Human, Herd, Table } from '../state.ts';
import type { Flow, Seat } from '../verbs.ts';
import type { ActionId } from '../words.ts';

export type Unit = Human | Herd;

/** EDM.TURN.4: one kind of action, as its chapter tells it. */
export interface Action {
  readonly id: ActionId;
  /** What the unit could choose of this kind now; the ids are the action's id, or begin with it and a colon. */
  options(t: Table, unit: Unit): readonly Option[];
  /** Carries one of them out. The action is spent before; `false` says that it was called off and is given back. */
  play(t: Table, unit: Unit, option: string, seat: Seat): Flow<boolean | void>;
}
