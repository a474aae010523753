import { type AnyGame, BadSetup, copy, Match, parseSetup, setupAt, type Table } from '../index.ts';
import { stateForElsewhere } from '../data/custom.ts';
import { difference, firstFound, type Law } from './broken.ts';

/** What a match stands at can be set up: the set-up is accepted, and everybody sees the same table as before. */
export const positionsSetUp: Law = ({ match }) => {
  const { game } = match;
  if (match.outcome !== null) return null;
  const made = setupAt(match);
  if (made === null) return null;
  const setup = JSON.parse(JSON.stringify(made)) as unknown;
  try {
    const parsed = parseSetup(game, setup);
    const begun = firstState(game as AnyGame, parsed);
    const state = stateForElsewhere(match);
    return (
      difference('the set-up once it was read', parseSetup(game, JSON.parse(JSON.stringify(parsed))), parsed) ??
      difference('its seats', game.seating(parsed), match.seats) ??
      firstFound([...match.seats, null], (seat) =>
        difference(`seen by ${seat ?? 'a spectator'}`, game.view(begun, seat), game.view(state, seat)),
      )
    );
  } catch (error) {
    if (error instanceof BadSetup) return `refused: ${error.message}`;
    throw error;
  }
};

/** The state that a set-up begins with, before any rule has run. */
function firstState(game: AnyGame, setup: unknown): unknown {
  let first: unknown;
  const watched: AnyGame = {
    ...game,
    step(t: Table<unknown>) {
      first ??= copy(t.state);
      return game.step(t) as ReturnType<AnyGame['step']>;
    },
  };
  Match.start(watched, setup, { seed: 'laws' });
  return first;
}
