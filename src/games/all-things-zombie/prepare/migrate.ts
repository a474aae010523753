import type { Json } from '../../../kernel/index.ts';
import type { Encounter, State } from '../state.ts';
import { terrainOf } from '../tables/index.ts';
import { parkedOn } from '../tables/parked.ts';

/** What an Encounter of an older version did not have yet, as it stands in one in which none of it has happened. */
const newIn = ({ table, humans, zombies }: Encounter): Partial<Encounter> => ({
  // Version 3: vehicles are no longer a part of the table.
  vehicles: parkedOn(terrainOf(table)),
  humans: humans.map((human) => ({ ...human, aboard: null })),
  zombies: zombies.map((zombie) => ({ ...zombie, rides: null })),
});

/** Brings a state of an older version into today's shape. */
export function migrate(state: Json): State {
  const old = state as unknown as State;
  return {
    ...old,
    encounter:
      'vehicles' in old.encounter ? old.encounter : { ...(old.encounter as Encounter), ...newIn(old.encounter) },
  };
}
