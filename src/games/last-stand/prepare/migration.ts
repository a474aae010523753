import type { Json } from '../../../kernel/index.ts';
import type { Ranger, State } from '../state.ts';

/** Brings a table of an older version into today's shape: healed tokens used to lie among the spent ones (DLS.HEAL.4). */
export function migrate(state: Json): State {
  const old = state as unknown as State;
  return { ...old, rangers: old.rangers.map((ranger): Ranger => ({ ...ranger, healed: ranger.healed ?? 0 })) };
}
