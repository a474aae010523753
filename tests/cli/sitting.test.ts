import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Keeper } from '../../src/cli/play/keeper.ts';
import type { Players } from '../../src/cli/play/players.ts';
import { decisionsIn } from '../../src/cli/play/saved.ts';
import { Sitting } from '../../src/cli/play/sitting.ts';
import { ScriptedDesk } from '../../src/cli/testing.ts';
import { type AnyGame, type DiceMode, Match, type MatchRecord, parseRecord } from '../../src/kernel/index.ts';
import { bids, race, snatch, survey } from '../../src/kernel/toys.ts';
import { scratch } from './running.ts';

const folder = scratch();
let files = 0;

interface Sat {
  readonly match: Match;
  readonly desk: ScriptedDesk;
  readonly over: boolean;
  readonly path: string;
}

/** Sits down at a match, types these lines and sees what comes of it. */
async function sit(match: Match, players: Players, typed: readonly string[], askEverything = false): Promise<Sat> {
  const desk = new ScriptedDesk(typed);
  const path = join(folder, `${++files}.json`);
  const keeper = new Keeper(path, 'person', (line) => desk.say(line));
  const people = Object.keys(players).filter((seat) => players[seat] === 'person');
  const decisions = decisionsIn(match.game as AnyGame, match.record(), people);
  const over = await new Sitting(desk, match, keeper, { players, askEverything, decisions }).play();
  return { match, desk, over, path };
}

const begin = (game: AnyGame, setup: unknown, seed = 'sit', dice: DiceMode = 'seeded'): Match =>
  Match.start(game, setup, { seed, dice });

const given = (match: Match): unknown[] => match.log.map((entry) => ('answer' in entry ? entry.answer : entry));

describe('every kind of question', () => {
  const answers = ['2', '1 3', '3 1 2', '3', '1=2 2=1', '2 3 0 90', 'to 4 3', '4 6'];

  test('is asked, answered and told', async () => {
    const { match, desk, over } = await sit(begin(survey, { laps: 1 }, 's', 'typed'), { a: 'person' }, answers);
    expect(over).toBe(true);
    expect(given(match)).toEqual([
      'rope',
      ['axe', 'lamp'],
      ['lamp', 'axe', 'rope'],
      3,
      { guide: 2, self: 1 },
      { x: 2, y: 3, level: 0, facing: 90 },
      { to: { x: 4, y: 3 } },
      [4, 6],
    ]);
    expect(desk.text).toContain('A share for guide (at most 2)');
    expect(desk.text).toContain('Home with 3 coins');
    expect(desk.said.filter((line) => line.length > 80)).toEqual([]);
  });

  test('refuses what the rules refuse, says why, and asks again', async () => {
    const wrong = [
      '9',
      '2',
      '1 2 3',
      '1 2',
      '1 3',
      '1 2',
      '3 1 2',
      '0',
      '3',
      '1=3',
      '1=2 2=1',
      '8.5 9 0 0',
      '2 3 0 90',
      'to 40 3',
      'to 4 3',
      '7 7',
      '4 6',
    ];
    const { match, desk, over } = await sit(begin(survey, { laps: 1 }, 's', 'typed'), { a: 'person' }, wrong);
    expect(over).toBe(true);
    expect(given(match)).toHaveLength(8);
    for (const said of [
      'Type one of 1-3',
      'at least 1 and at most 2',
      'The axe and the rope do not fit together SURVEY.2',
      'the list of all ids',
      'a whole number from 1 to 3',
      'at most 2',
      'That is in the water SURVEY.6',
      'is further than 6 SURVEY.7',
      'numbers from 1 to 6',
    ]) {
      expect(desk.text).toContain(said);
    }
  });
});

describe('beside the answer', () => {
  test('h lists what can be typed, ? explains, o gives odds, log and b show, save saves', async () => {
    const file = join(folder, 'named.json');
    const typed = [
      '1',
      'h',
      '?',
      '? 0',
      '? 77',
      'o',
      'o 1',
      'o x',
      'log',
      'b',
      'more',
      'as b',
      'i nothing',
      'save',
      `save ${file}`,
      'q',
    ];
    const { match, desk, over, path } = await sit(begin(race, { players: 1, goal: 20 }), { a: 'person' }, typed);
    expect(over).toBe(false);
    expect(match.answered).toBe(1);
    expect(desk.text).toContain('take the last decision back');
    expect(desk.text).toContain('No ledger has a rule RACE.1.');
    expect(desk.text).toContain('There is no line 77 in the log.');
    expect(desk.text.match(/ 16\.7% {2}\+ The pot is/g)).not.toBeNull();
    expect(desk.text.match(/^1 {2}Roll$/gm)).toHaveLength(1);
    expect(desk.text.match(/^Roll$/gm)).toHaveLength(1);
    expect(desk.text.match(/^2 {2}Hold$/gm)).toHaveLength(1);
    expect(desk.text).toContain('pot: ');
    expect(desk.text).toContain(`Saved in ${file}.`);
    for (const saved of [path, file]) {
      expect(parseRecord(JSON.parse(readFileSync(saved, 'utf8'))).answers).toEqual(match.record().answers);
    }
  });

  test('a save that cannot be written is said once, and the match goes on', async () => {
    const desk = new ScriptedDesk(['1', '1', '1', 'q']);
    const keeper = new Keeper('/dev/null/nowhere/save.json', 'person', (line) => desk.say(line));
    const match = begin(race, { players: 1, goal: 20 });
    await new Sitting(desk, match, keeper, { players: { a: 'person' }, askEverything: false, decisions: [] }).play();
    expect(desk.said.filter((line) => line.includes('cannot be written'))).toHaveLength(1);
    expect(match.answered).toBe(3);
  });

  test('the end of the input leaves the match as it is, and saved', async () => {
    const { match, over, path } = await sit(begin(race, { players: 1, goal: 20 }), { a: 'person' }, ['1', '1']);
    expect(over).toBe(false);
    expect((JSON.parse(readFileSync(path, 'utf8')) as MatchRecord).answers).toEqual(match.record().answers);
  });
});

describe('undo', () => {
  test('one person goes back freely, over the moves of bots as well', async () => {
    const { match, desk } = await sit(begin(race, { players: 2, goal: 30 }), { a: 'person', b: 'random' }, [
      '2',
      'u',
      'q',
    ]);
    expect(match.answered).toBe(0);
    expect(match.log.at(-1)).toMatchObject({ undo: 0 });
    expect(desk.text).toContain('Taken back.');
  });

  test('with nothing decided yet, there is nothing to take back', async () => {
    const { desk } = await sit(begin(race, { players: 1, goal: 20 }), { a: 'person' }, ['u', 'q']);
    expect(desk.text).toContain('There is no decision to take back.');
  });

  test('past something hidden, the other people are asked', async () => {
    const players = { a: 'person', b: 'person' };
    const refused = await sit(begin(race, { players: 2, goal: 30 }), players, ['1', 'u', 'n', 'q']);
    expect(refused.desk.text).toContain('do you agree?');
    expect(refused.desk.text).toContain('does not agree');
    expect(refused.match.answered).toBe(1);
    const agreed = await sit(begin(race, { players: 2, goal: 30 }), players, ['1', 'u', 'y', 'q']);
    expect(agreed.match.answered).toBe(0);
  });

  test('where nothing hidden was shown, nobody is asked', async () => {
    const { match, desk } = await sit(begin(race, { players: 2, goal: 30 }), { a: 'person', b: 'person' }, [
      '2',
      'u',
      'q',
    ]);
    expect(desk.text).not.toContain('agree');
    expect(match.answered).toBe(0);
  });

  test('goes back over what was decided before the match was saved', async () => {
    const { match } = await sit(begin(race, { players: 1, goal: 20 }), { a: 'person' }, ['1', '1', 'q']);
    const again = await sit(Match.load(race as AnyGame, match.record()), { a: 'person' }, ['u', 'u', 'u', 'q']);
    expect(again.match.answered).toBe(0);
    expect(again.desk.text).toContain('There is no decision to take back.');
  });
});

describe('secrets', () => {
  test('the screen changes hands, and nobody sees what is not theirs', async () => {
    const { desk, match } = await sit(begin(snatch, { players: 2 }, 'hand'), { a: 'person', b: 'person' }, [
      '',
      'draw',
      '',
      'draw',
      '',
      'q',
    ]);
    expect(desk.cleared).toBeGreaterThanOrEqual(2);
    expect(desk.said.filter((line) => line.includes('The screen is for')).length).toBe(desk.cleared);
    const drew = desk.said.filter((line) => line.includes('You draw'));
    expect(drew.length).toBeLessThanOrEqual(match.answered);
    // What b is shown after a has drawn says only that a card was drawn.
    const second = desk.said.findIndex((line) => line.includes('The screen is for Player 2'));
    const forSecond = desk.said.slice(second, second + 2).join('\n');
    expect(forSecond).toContain('Player 1 draws a card');
    expect(forSecond).not.toContain('You draw');
  });

  test('answers of all are asked for one by one, and not told before all are in', async () => {
    const { desk, match } = await sit(begin(bids, { players: 2 }), { a: 'person', b: 'person' }, [
      '',
      '3',
      '',
      '1',
      'q',
    ]);
    expect(given(match)).toEqual([3, 1]);
    expect(desk.text).toContain('A gets it for 3 coins');
    const asked = desk.said.filter((line) => line.includes('The screen is for'));
    expect(asked).toHaveLength(2);
  });

  test('a person alone with bots keeps the screen', async () => {
    const { desk } = await sit(begin(snatch, { players: 2 }, 'hand'), { a: 'person', b: 'random' }, ['draw', 'q']);
    expect(desk.cleared).toBe(0);
    expect(desk.text).toContain('You draw');
    expect(desk.text).not.toContain('Player 2 (b), random: Play');
  });
});

describe('coming between', () => {
  /** A match in which `a` holds a stop while `b` is asked. */
  function withStop(): Match {
    for (let i = 0; ; i++) {
      const match = begin(snatch, { players: 2 }, `stop ${i}`);
      match.answer('a', 'draw');
      if (
        match.waitingFor[0] === 'b' &&
        (match.request?.asides ?? []).some(({ id, seats }) => id === 'stop' && seats.includes('a'))
      ) {
        return match;
      }
    }
  }

  test('a person who could do something just now is asked before a bot answers; Enter lets it pass', async () => {
    const { desk, match } = await sit(withStop(), { a: 'person', b: 'random' }, ['', 'q']);
    expect(desk.text).toContain('Player 1 (a) may come between.');
    expect(match.answered).toBeGreaterThan(1);
    expect(match.events.some(({ key }) => key === 'snatch.stopped')).toBe(false);
  });

  test('and does it by its letter', async () => {
    const { match } = await sit(withStop(), { a: 'person', b: 'random' }, ['a', 'q']);
    expect(match.events.some(({ key }) => key === 'snatch.stopped')).toBe(true);
  });
});

describe('questions with one answer', () => {
  const stopped = (): Match => {
    const match = begin(snatch, { players: 1 });
    while (match.waitingFor.length > 0) {
      match.answer('a', 'fold');
      if (match.request?.kind === 'choose' && match.request.options.length === 1) return match;
      match.answer('a', 'draw');
      if (match.request?.kind === 'choose' && match.request.options.length === 1) return match;
    }
    return match;
  };

  test('answer themselves with a line', async () => {
    const match = stopped();
    const before = match.answered;
    const { desk } = await sit(match, { a: 'person' }, ['q']);
    expect(desk.text).toContain('(the only answer)');
    expect(match.answered).toBeGreaterThan(before);
  });

  test('are asked all the same where that is wished', async () => {
    const match = stopped();
    const before = match.answered;
    const { desk } = await sit(match, { a: 'person' }, ['q'], true);
    expect(desk.text).not.toContain('(the only answer)');
    expect(match.answered).toBe(before);
  });
});

test('bots alone play to the end, a line for each move', async () => {
  const { desk, over, match, path } = await sit(
    begin(race, { players: 2, goal: 20 }),
    { a: 'random', b: 'random' },
    [],
  );
  expect(over).toBe(true);
  expect(desk.said.filter((line) => line.includes(', random: '))).toHaveLength(match.answered);
  expect(existsSync(path)).toBe(false);
});

describe('dice that people type', () => {
  const answered = ({ match }: Sat): Record<string, unknown[]> => {
    const dice: Record<string, unknown[]> = { a: [], b: [] };
    for (const entry of match.log)
      if ('answer' in entry && Array.isArray(entry.answer)) dice[entry.seat]?.push(entry.answer);
    return dice;
  };

  // 2 is to hold, and 2 is a die.
  const twos = new Array<string>(12).fill('2');
  const players = { a: 'person', b: 'random' };

  test('the game rolls for the bots', async () => {
    const sat = await sit(begin(race, { players: 2, goal: 30 }, 'sit', 'typed'), players, twos);
    expect(sat.desk.text).toContain('(Rolled by the game)');
    expect(answered(sat).b?.length).toBeGreaterThan(3);
    expect(new Set(answered(sat).b?.flat()).size).toBeGreaterThan(1);
  });

  test('or somebody at the desk rolls for them too', async () => {
    const sat = await sit(begin(race, { players: 2, goal: 30 }, 'sit', 'typed-for-bots'), players, twos);
    expect(sat.desk.text).not.toContain('Rolled by the game');
    expect(answered(sat).b?.length).toBeGreaterThan(3);
    expect(new Set(answered(sat).b?.flat())).toEqual(new Set([2]));
  });
});
