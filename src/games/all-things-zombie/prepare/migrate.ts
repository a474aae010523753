import type { Json } from '../../../kernel/index.ts';
import type { Encounter, State } from '../state.ts';

/** What an Encounter of version 1 did not have yet, as it stands in one in which none of it has happened. */
const NEW_IN_AN_ENCOUNTER = {} satisfies Partial<Encounter>;

/** Brings a state of an older version into today's shape. */
export function migrate(state: Json): State {
  const old = state as unknown as State;
  return {
    ...old,
    encounter: { ...(JSON.parse(JSON.stringify(NEW_IN_AN_ENCOUNTER)) as typeof NEW_IN_AN_ENCOUNTER), ...old.encounter },
  };
}
