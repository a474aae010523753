import type { Json } from '../../../kernel/index.ts';
import type { Doing, Encounter, Side, State, TurnedBack } from '../state.ts';
import { terrainOf } from '../tables/index.ts';
import { parkedOn } from '../tables/parked.ts';
import { MEMORIES, type Memory } from '../words.ts';

/** What an Encounter of an older version did not have yet, as it stands in one in which none of it has happened. */
const newIn = ({ table, humans, zombies }: Encounter): Partial<Encounter> => ({
  // Version 3: vehicles are no longer a part of the table.
  vehicles: parkedOn(terrainOf(table)),
  humans: humans.map((human) => ({ ...human, aboard: null })),
  zombies: zombies.map((zombie) => ({ ...zombie, rides: null })),
});

const isNote = (one: string): one is Memory => MEMORIES.some((memory) => memory === one);

/** Until version 5 the spot of ATZ.MEET.9 was a note such as `turned-back 12`: no player was to be seen any farther from the near edge. */
function sidesToday({ sides }: Encounter): Side[] {
  const players = sides.filter(({ kind }) => kind === 'players').map(({ id }) => id);
  return sides.map((side) => {
    const limits = (side.memory as string[]).flatMap((note) =>
      note.startsWith('turned-back ') ? [Number(note.slice('turned-back '.length))] : [],
    );
    if (limits.length === 0) return side;
    const turnedBack = limits.flatMap((y) => players.map((of): TurnedBack => ({ side: of, x: 0, y, edge: 'near' })));
    return { ...side, memory: side.memory.filter(isNote), turnedBack };
  });
}

/** Until version 5 a figure that had fired at a charger met it with the gun in its hands, whatever gun it was (ATZ.CHARGE.23). */
const doingToday = ({ doing }: Encounter): Doing[] =>
  doing.map((one) =>
    one.do === 'charge' && (one.hands as string | undefined) === 'gun' ? { ...one, hands: 'butt' } : one,
  );

/** Brings a state of an older version into today's shape. */
export function migrate(state: Json): State {
  const old = state as unknown as State;
  const encounter =
    'vehicles' in old.encounter ? old.encounter : { ...(old.encounter as Encounter), ...newIn(old.encounter) };
  return { ...old, encounter: { ...encounter, sides: sidesToday(encounter), doing: doingToday(encounter) } };
}
