import { createBot, nextMove } from '../src/bots/index.ts';
import { allThingsZombie } from '../src/games/all-things-zombie/index.ts';
import { evenDeath } from '../src/games/even-death/index.ts';
import { lastDays } from '../src/games/last-days/index.ts';
import { type AnyGame, type Json, Match } from '../src/kernel/index.ts';
import { compare, print } from './ratio.ts';

/** Whole matches of the miniatures games, greedy bots in all seats, in hundredths of a match, on one core. */

let played = 0;
/** Plays one of the set-ups, the next one each time. */
function playOne(of: unknown, setups: readonly Json[]): number {
  const match = Match.start(of as AnyGame, setups[played % setups.length] as Json, { seed: `bench ${played++}` });
  const bots = Object.fromEntries(match.seats.map((seat) => [seat, createBot('greedy')]));
  for (let move = nextMove(match, bots); move !== null; move = nextMove(match, bots)) {
    if (!match.answer(move.seat, move.answer).ok) throw new Error(`${JSON.stringify(move.answer)} is refused`);
  }
  return 100;
}
const ready = (of: unknown, ...names: readonly string[]): Json[] =>
  names.map((name) => (of as AnyGame).examples[name] as Json);
const month = ready(allThingsZombie, 'first-month').map((setup) => ({ ...(setup as object), battles: 'fast' }) as Json);

print(
  'Hundredths of matches',
  compare(
    [
      {
        name: 'Even Death May Die, a battle',
        run: () => playOne(evenDeath, ready(evenDeath, 'first-night', 'bandits-survivors', 'military-zombies')),
      },
      {
        name: 'Last Days, a battle',
        run: () => playOne(lastDays, ready(lastDays, 'scavengers', 'bushwhack', 'rescue')),
      },
      {
        name: 'All Things Zombie, an Encounter',
        run: () => playOne(allThingsZombie, ready(allThingsZombie, 'zed', 'search', 'hold-out')),
      },
      {
        name: 'All Things Zombie, a campaign to Day 31',
        run: () => playOne(allThingsZombie, month),
      },
    ],
    3,
  ),
  'on one core; three set-ups of each in turn, the battles of the campaign played out fast',
);
