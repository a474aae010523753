import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { type AnyGame, Match, seedWords } from '../kernel/index.ts';
import { botNames, createBot, isForPeople, nextMove } from './index.ts';

/** The set-ups that are played here, where not all of a game's: battles of four sides and campaigns take long. */
const PLAYED: Readonly<Record<string, readonly string[]>> = {
  'even-death': ['first-night', 'bandits-survivors', 'military-bandits'],
  'last-days': ['scavengers', 'bushwhack', 'massacre-site'],
  'all-things-zombie': ['zed', 'hold-out-on-a-farm'],
};
/** Games in which players play against each other. */
const VERSUS: readonly string[] = ['even-death', 'last-days'];

const start = (game: AnyGame, seed: string): Match => {
  const names = PLAYED[game.id] ?? Object.keys(game.examples);
  const name = names[Number.parseInt(seed, 36) % names.length] ?? names[0] ?? '';
  return Match.start(game, game.examples[name], { seed });
};

type Before = (match: Match) => void;

/** Plays on with one bot in all seats, showing every moment before the bot moves. */
const playOut = (match: Match, name: string, before: Before = () => {}, millis?: number, most?: number): Match =>
  playWith(match, () => name, before, millis, most);

function playWith(
  match: Match,
  nameOf: (seat: string) => string,
  before: Before = () => {},
  millis?: number,
  most = 5000,
): Match {
  const bots = Object.fromEntries(match.seats.map((seat) => [seat, createBot(nameOf(seat))]));
  for (let i = 0; match.request !== null && i < most; i++) {
    before(match);
    const move = nextMove(match, bots, millis);
    if (move === null) throw new Error(`Nobody has a move for ${match.request.prompt.key}`);
    expect(move.because, 'a reason').not.toBe('');
    const answered = match.answer(move.seat, move.answer);
    if (!answered.ok) {
      throw new Error(`${nameOf(move.seat)}: ${JSON.stringify(move.answer)}: ${answered.refusal.message}`);
    }
  }
  return match;
}

/** Whole matches of a game take their time: this many with each bot, fewer where they are long. */
const MATCHES: Readonly<Record<string, number>> = { wave: 12, 'last-stand': 4 };
const FEW = 3;
/** A bot looks at one moment in this many a second time; thinking ahead takes longer than the match itself. */
const EVERY: Readonly<Record<string, number>> = { random: 14, easy: 14, greedy: 7, lookahead: 56 };
/** It looks no longer than this: late in a match that goes badly a crowd has gathered, and thinking ahead would take minutes. */
const MOMENTS = 40;
const LONG = { timeout: 240_000 };

describe.each(GAMES)('$id', (game) => {
  test.each(botNames)('%s plays whole matches with legal answers only, however short of time', LONG, (name) => {
    for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c'].slice(0, MATCHES[game.id] ?? FEW)) {
      expect(playOut(start(game, seed), name, () => {}, 0).outcome).not.toBeNull();
    }
  });

  test('every bot decides alike whatever lies where it cannot see', LONG, () => {
    const bots = botNames.map((name) => ({ name, bot: createBot(name), asked: 0 }));
    let moment = 0;
    for (const seed of ['3', '8']) {
      const look = (match: Match): void => {
        moment++;
        const asked = bots.filter(({ name }) => moment % (EVERY[name] ?? 1) === 0);
        if (asked.length === 0) return;
        const thinking = { words: seedWords(`moment ${moment}`), samples: 1 };
        for (const seat of match.waitingFor) {
          const otherwise = match.imagine(seat, seedWords(`other ${moment}`));
          for (const one of asked) {
            const { name, bot } = one;
            expect(bot.decide(otherwise, seat, thinking), name).toEqual(bot.decide(match, seat, thinking));
            one.asked++;
          }
        }
      };
      playOut(start(game, seed), 'greedy', look, undefined, MOMENTS);
    }
    expect(moment).toBeGreaterThan(20);
    expect(bots.filter(({ asked }) => asked === 0)).toEqual([]);
  });

  test.each(botNames)('%s leaves the match as it was', (name) => {
    const match = start(game, '5');
    const bot = createBot(name);
    const hash = match.hash();
    for (const seat of match.waitingFor) bot.decide(match, seat, { words: seedWords('x'), samples: 2 });
    expect(match.hash()).toBe(hash);
    expect(match.answered).toBe(0);
  });

  test('lookahead decides alike for so many samples, and mostly as greedy does', LONG, () => {
    const match = start(game, '4');
    const bot = createBot('lookahead');
    const bots = Object.fromEntries(match.seats.map((seat) => [seat, createBot('greedy')]));
    let differs = 0;
    for (let i = 0; i < 120 && match.request !== null; i++) {
      const move = nextMove(match, bots);
      const seat = match.waitingFor[0];
      if (move === null || seat === undefined) break;
      if (i % 20 === 0) {
        const words = seedWords(`sample ${i}`);
        const thought = bot.decide(match, seat, { words, samples: 2 });
        expect(bot.decide(match, seat, { words, samples: 2 })).toEqual(thought);
        if (JSON.stringify(thought.answer) !== JSON.stringify(move.answer)) differs++;
      }
      match.answer(move.seat, move.answer);
    }
    expect(differs).toBeLessThan(4);
  });

  test.skipIf(VERSUS.includes(game.id))('greedy wins more than random does', LONG, () => {
    const wins = (name: string): number =>
      Array.from({ length: 12 }, (_, i) => playOut(start(game, String(i + 1)), name)).filter(
        ({ outcome }) => (outcome?.won.length ?? 0) > 0,
      ).length;
    expect(wins('greedy')).toBeGreaterThan(wins('random'));
  });

  test.runIf(VERSUS.includes(game.id))('greedy beats random more often than not', LONG, () => {
    const won = { greedy: 0, random: 0 };
    for (let i = 0; i < 6; i++) {
      const own = i % 2 === 0 ? 'a' : 'b';
      const { outcome } = playWith(start(game, String(i >> 1)), (seat) => (seat === own ? 'greedy' : 'random'));
      for (const seat of outcome?.won ?? []) won[seat === own ? 'greedy' : 'random']++;
    }
    expect(won.greedy).toBeGreaterThan(won.random);
  });
});

test.each(GAMES)(
  'the easy one agrees with the greedy one at most questions of $id, and slips at others',
  LONG,
  (game) => {
    const agreed = { yes: 0, no: 0 };
    const match = start(game, '1');
    const bots = Object.fromEntries(match.seats.map((seat) => [seat, createBot('greedy')]));
    for (let i = 0; i < 150 && match.request !== null; i++) {
      const seat = match.waitingFor[0] ?? '';
      const decided = (name: string) =>
        JSON.stringify(createBot(name).decide(match, seat, { words: seedWords(`slip ${match.answered}`) }).answer);
      agreed[decided('easy') === decided('greedy') ? 'yes' : 'no'] += 1;
      const move = nextMove(match, bots);
      if (move === null || !match.answer(move.seat, move.answer).ok) break;
    }
    expect(agreed.no).toBeGreaterThan(0);
    expect(agreed.yes).toBeGreaterThan(agreed.no);
  },
);

test('what the table decides together is left to people, where there are any', () => {
  const game = GAMES.find(({ id }) => id === 'last-stand') as AnyGame;
  const match = Match.start(
    game,
    { ...(game.examples['defend-two'] as object), first: 'choose' },
    { seed: 'together' },
  );
  const [all, mine] = [{ a: createBot('greedy'), b: createBot('greedy') }, { b: createBot('greedy') }];
  while (match.request?.prompt.key !== 'ls.first') {
    const move = nextMove(match, all);
    if (move === null) throw new Error('Nobody is asked who goes first');
    match.answer(move.seat, move.answer);
  }
  expect(match.waitingFor).toEqual(['a', 'b']);
  expect([isForPeople(match, mine), isForPeople(match, all)]).toEqual([true, false]);
  // Whoever asks a bot for advice gets some.
  expect(nextMove(match, mine)?.seat).toBe('b');
});

test('an unknown bot is named, with those that there are', () => {
  expect(() => createBot('oracle')).toThrow(/no bot oracle; there are random, easy, greedy, lookahead/);
});

describe('dice that people type', () => {
  const ed = GAMES.find(({ id }) => id === 'even-death') as AnyGame;
  const typed = (dice: 'typed' | 'typed-for-bots'): Match =>
    Match.start(ed, ed.examples['first-night'], { seed: 'typed', dice });
  const bots = { b: createBot('greedy') };

  /** Up to the first roll of the bot's; people answer anything. */
  function toTheRoll(match: Match): Match {
    const anybody = { a: createBot('random'), ...bots };
    while (match.request?.kind !== 'roll' || match.waitingFor[0] !== 'b') {
      const move = nextMove(match, anybody, 0);
      if (move === null || !match.answer(move.seat, move.answer).ok) throw new Error(`Stuck at ${match.request?.rule}`);
    }
    return match;
  }

  test('the game rolls for a bot, by the seed, and the record plays again', () => {
    const match = toTheRoll(typed('typed'));
    expect(isForPeople(match, bots)).toBe(false);
    const move = nextMove(match, bots, 0);
    expect(move).toEqual({ seat: 'b', answer: match.rolled(), because: 'Rolled by the game' });
    expect(match.answer('b', move?.answer ?? null).ok).toBe(true);
    expect(Match.load(ed, match.record()).hash()).toBe(match.hash());
  });

  test('bots alone play a whole match of it', LONG, () => {
    expect(playOut(typed('typed'), 'greedy', () => {}, 0).outcome).not.toBeNull();
  });

  test('where people roll for the bots, a bot waits for them; among bots alone the game rolls', () => {
    const match = toTheRoll(typed('typed-for-bots'));
    expect(isForPeople(match, bots)).toBe(true);
    expect(isForPeople(match, { a: createBot('random'), ...bots })).toBe(false);
  });
});
