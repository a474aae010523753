import { type Bots, nextMove } from '../bots/index.ts';
import { GAMES } from '../games/index.ts';
import { type AnyGame, Match, RuleFault, type Seat } from '../kernel/index.ts';
import { notesOn } from '../games/index.ts';
import { seated } from '../programs/index.ts';
import { type Batch, type Plan, seedOf } from './plan.ts';
import { added, type Count, NOTHING, type Tally } from './tally.ts';

/** Plays some of a plan's matches one after the other. */
export function playBatch({ plan, from, to }: Batch): Tally {
  const game = GAMES.find(({ id }) => id === plan.game);
  if (game === undefined) throw new RangeError(`There is no game ${plan.game}`);
  let tally = NOTHING;
  for (let i = from; i < to; i++) tally = added(tally, playOne(game, plan, seedOf(plan, i)));
  return tally;
}

function playOne(game: AnyGame, plan: Plan, seed: string): Tally {
  const start = performance.now();
  try {
    const match = played(game, plan, seed);
    return { ...tallied(match), millis: performance.now() - start };
  } catch (error) {
    // A failure is a finding, and the other matches still count.
    const record = error instanceof RuleFault ? error.record : null;
    return { ...NOTHING, faults: [{ seed, message: (error as Error).message, record }] };
  }
}

function played(game: AnyGame, { setup, bots: names }: Plan, seed: string): Match {
  const match = Match.start(game, setup, { seed });
  const bots: Bots = Object.fromEntries(match.seats.map((seat, i) => [seat, seated(names[i] ?? '')]));
  for (;;) {
    const move = nextMove(match, bots);
    if (move === null) return match;
    const result = match.answer(move.seat, move.answer);
    if (!result.ok) {
      throw new RuleFault(
        [result.refusal.rule],
        match.record(),
        `A bot's answer was refused: ${result.refusal.message}`,
      );
    }
  }
}

function tallied(match: Match): Tally {
  const { outcome, answered, game } = match;
  const { numbers, groups } = notesOn(match);
  const seatWon = (seat: Seat): Count => ({ matches: 1, won: outcome?.won.includes(seat) === true ? 1 : 0 });
  return {
    ...NOTHING,
    matches: 1,
    seats: Object.fromEntries(match.seats.map((seat) => [seat, seatWon(seat)])),
    ends: { [outcome?.rule ?? game.id]: 1 },
    numbers: mapped({ answers: answered, ...numbers }, (value) => ({ [value]: 1 })),
    groups: mapped(groups, (seatsOf) => mapped(seatsOf, seatWon)),
  };
}

const mapped = <T, U>(record: Readonly<Record<string, T>>, to: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
