import type { Match, Notes, Seat } from '../../kernel/index.ts';
import type { Battle, State } from './state.ts';
import type { TextKey } from './text.ts';

/** Last Days: how long it went, what it cost, and who went home with what. */
export function lastDaysNotes(match: Match): Notes {
  const { battle } = match.state as State;
  const count = (key: TextKey): number => match.events.filter((event) => event.key === key).length;
  return {
    numbers: {
      turns: battle?.turn ?? 0,
      'Characters Out of Action': count('ld.out'),
      'zombies destroyed': count('ld.destroyed'),
      ...(battle === null ? undefined : taken(battle)),
    },
    groups: { winner: winnerOf(battle) },
  };
}

const taken = ({ ending }: Battle): Record<string, number> =>
  Object.fromEntries(Object.entries(ending?.taken ?? {}).map(([seat, tokens]) => [`tokens: ${seat}`, tokens.length]));

/** The edge, or the part in the Encounter, that the winner had: whether a table is fair to both. */
function winnerOf(battle: Battle | null): Record<string, Seat> {
  if (battle === null) return {};
  return Object.fromEntries(battle.sides.map(({ seat, part, edge }) => [part ?? edge ?? seat, seat]));
}
