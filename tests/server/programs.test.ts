import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { programsIn } from '../../src/server/index.ts';
import type { GameCard, NewMatch, TableView } from '../../src/wire/index.ts';
import { firstAnswer, Guest } from './client.ts';
import { eventually, serve, tempFolder } from './running.ts';

/** A program that does this with each question; `say` answers it. */
const program = (each: string): string => `
  import { createInterface } from 'node:readline';
  import { spawn } from 'node:child_process';
  import { existsSync, writeFileSync } from 'node:fs';
  const send = (text) => process.stdout.write(text + '\\n');
  createInterface({ input: process.stdin }).on('line', (line) => {
    const { id, params } = JSON.parse(line);
    const { request, refused } = params;
    const say = (answer) => send(JSON.stringify({ id, result: { answer } }));
    const play = () => say(request.kind === 'choose' ? 'boldly' : request.kind === 'amount' ? 3 : [1]);
    ${each}
  });`;

interface Limits {
  readonly seconds?: number;
  readonly megabytes?: number;
  readonly games?: readonly string[];
}

/** A server on which a program with the name `odd` may play, and Ann. */
async function opened(each: string, limits: Limits = {}, dataDir = tempFolder()) {
  const folder = tempFolder();
  writeFileSync(join(folder, 'odd.mjs'), program(each));
  const given = { odd: { command: './odd.mjs', seconds: 60, ...limits } };
  const programs = programsIn(JSON.stringify(given), folder, ['stones', 'whispers']);
  const server = await serve({ dataDir, settings: { programs } });
  return { folder, dataDir, server, ann: await Guest.arrive(server.url, 'Ann') };
}

const stonesWith = (bot: string, goal = 8, dieEvery = 0): NewMatch => ({
  game: 'stones',
  setup: { players: 2, goal, dieEvery },
  seats: [
    { seat: 'a', kind: 'bot', bot },
    { seat: 'b', kind: 'me' },
  ],
});

const botAt = ({ seats }: TableView): string | null => seats.find(({ seat }) => seat === 'a')?.bot ?? null;

/** What has been said at a table. Ann speaks last, so that there is something to wait for. */
async function talkAt(ann: Guest, match: string) {
  const live = await ann.connect();
  live.send({ type: 'watch', match });
  await live.table(match);
  await live.ask({ type: 'chat', match, text: 'So much for that.' });
  await live.close();
  const lines = live.heard.flatMap((one) => (one.type === 'chat' ? one.lines : []));
  return lines.map(({ seat, name, text }) => ({ seat, name, text })).filter(({ seat }) => seat !== 'b');
}

/** Answers for Ann until the match is over. */
async function playedOut(ann: Guest, match: string): Promise<TableView> {
  return eventually(async () => {
    const table = await ann.table(match);
    if (table.outcome !== null) return table;
    if (table.request !== null && table.request.waiting.includes('b')) {
      await ann.answer(match, { n: table.undo.answered + 1, seat: 'b', answer: firstAnswer(table.request, 'b') });
    }
    return null;
  });
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

describe('a program at a seat, with the leave of the operator', () => {
  test('it plays a whole match, and the game rolls its dice', async () => {
    const { ann } = await opened('play();');
    const { match } = await ann.create(stonesWith('odd', 8, 1));
    const table = await playedOut(ann, match);
    // 3 stones, 1 stone, 3 stones, 1 stone: Ann lays the last one.
    expect(table.outcome).toMatchObject({ won: ['b'], lost: ['a'] });
    expect(botAt(table)).toBe('odd');
    expect(await talkAt(ann, match)).toEqual([]);
  });

  test('the bots of the rules and a program sit at one table', async () => {
    const { ann } = await opened('play();');
    const three: NewMatch = {
      game: 'stones',
      setup: { players: 3, goal: 8, dieEvery: 0 },
      seats: [
        { seat: 'a', kind: 'bot', bot: 'odd' },
        { seat: 'b', kind: 'me' },
        { seat: 'c', kind: 'bot', bot: 'random' },
      ],
    };
    const { match } = await ann.create(three);
    const table = await playedOut(ann, match);
    expect(table.outcome).not.toBeNull();
    expect(await talkAt(ann, match)).toEqual([]);
  });

  test('it can be asked in later, where the games allow it, and by no other name', async () => {
    const { ann } = await opened('play();', { games: ['stones'] });
    const { body } = await ann.get<GameCard[]>('/api/games');
    expect(body.map(({ id, bots }) => [id, bots])).toEqual([
      ['stones', ['random', 'easy', 'greedy', 'lookahead', 'odd']],
      ['whispers', ['random', 'easy', 'greedy', 'lookahead']],
    ]);
    const whispers = { game: 'whispers', setup: { players: 2, rounds: 3 }, seats: stonesWith('odd').seats };
    expect((await ann.post('/api/matches', whispers)).body.error.message).toContain('There is no bot odd');
    expect((await ann.post('/api/matches', stonesWith('even'))).body.error.message).toContain('There is no bot even');
    const open: NewMatch = { ...stonesWith('odd'), seats: [{ seat: 'b', kind: 'me' }] };
    const { match } = await ann.create(open);
    const { status } = await ann.post(`/api/matches/${match}/seats`, { seat: 'a', bot: 'odd' });
    expect(status).toBe(200);
    expect(botAt(await playedOut(ann, match))).toBe('odd');
  });

  test('it is told why an answer was refused, and knows nothing of the server', async () => {
    const each = `if (refused === undefined) say('first a wrong one');
      else { writeFileSync('told.json', JSON.stringify({ refused, told: Object.keys(params), env: Object.keys(process.env) })); play(); }`;
    process.env.HOLDOUT_TEST_SECRET = 'secret';
    const { ann, folder } = await opened(each);
    delete process.env.HOLDOUT_TEST_SECRET;
    const { match } = await ann.create(stonesWith('odd'));
    await playedOut(ann, match);
    expect(await talkAt(ann, match)).toEqual([]);
    const { refused, told, env } = JSON.parse(readFileSync(join(folder, 'told.json'), 'utf8'));
    expect(refused).toMatchObject({ rule: 'TOY.1', message: expect.any(String) });
    expect(told).toEqual(['game', 'version', 'seat', 'seats', 'request', 'view', 'refused']);
    const allowed = ['PATH', 'LANG', 'TZ', 'SYSTEMROOT', 'HOLDOUT_PROGRAM', 'PWD', 'SHLVL', '_', 'OLDPWD'];
    expect(env.filter((name: string) => !allowed.includes(name))).toEqual([]);
  });
});

describe('a program that passes a limit is ended, everybody is told, and a bot of ours plays on', () => {
  const said = (why: string) => [
    {
      seat: null,
      name: 'The server',
      text: `The bot odd does not play on: ${why}. The bot greedy has taken its seat.`,
    },
  ];

  test.each([
    ['it says nothing', 'undefined;', { seconds: 0.5 }, 'it said nothing for 0.5 seconds'],
    ['it thinks for ever', 'for (;;);', { seconds: 0.5 }, 'it said nothing for 0.5 seconds'],
    [
      'it takes too much memory',
      'const all = []; setInterval(() => all.push(Buffer.alloc(8 << 20, 1)), 5);',
      { megabytes: 200 },
      'it used more than 200 MB of memory',
    ],
    ['it ends', 'process.exit(3);', {}, 'it ended by itself with code 3'],
    ['it talks nonsense', "send('hello');", {}, 'what it said is no answer'],
    [
      'it answers another question',
      "send(JSON.stringify({ id: 99, result: { answer: 'boldly' } }));",
      {},
      'what it said is no answer',
    ],
    [
      'its answer is too deep',
      "send('{\"id\":' + id + ',\"result\":{\"answer\":' + '['.repeat(500) + ']'.repeat(500) + '}}');",
      {},
      'what it said is no answer',
    ],
    [
      'its answer cannot be kept',
      'send(\'{"id":\' + id + \',"result":{"answer":"\\\\u0000"}}\');',
      {},
      'what it said is no answer',
    ],
    [
      'it never ends a line',
      "setInterval(() => process.stdout.write('x'.repeat(9000)), 1);",
      {},
      'it said more than anybody wants to hear',
    ],
    ['its answers do not fit', "say('no such thing');", {}, 'the rules did not allow 3 of its answers in a row'],
  ])('%s', async (_, each, limits, why) => {
    const { ann } = await opened(each, limits);
    const { match } = await ann.create(stonesWith('odd'));
    const table = await playedOut(ann, match);
    expect(botAt(table)).toBe('greedy');
    expect(await talkAt(ann, match)).toEqual(said(why));
    expect((await ann.get('/metrics')).text).toMatch(/^holdout_program_faults_total [01]$/m);
  });

  // `spawn` with `detached` begins a session of its own, which the end of the program's group does not reach.
  test.each([
    ['in its group', '{}'],
    ...(process.platform === 'linux'
      ? [
          ['in a session of its own', '{ detached: true }'],
          ['in a session of its own, without the environment it was given', '{ detached: true, env: {} }'],
        ]
      : []),
  ])('what it has started %s is ended with it', async (_, how) => {
    const each = `const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], ${how});
      writeFileSync('pids.json', JSON.stringify([process.pid, child.pid]));
      send('hello');`;
    const { ann, folder } = await opened(each);
    const { match } = await ann.create(stonesWith('odd'));
    await playedOut(ann, match);
    const pids: number[] = JSON.parse(readFileSync(join(folder, 'pids.json'), 'utf8'));
    expect(pids).toEqual([expect.any(Number), expect.any(Number)]);
    await eventually(() => !pids.some(isRunning));
  });

  test('it ends with the server, too', async () => {
    const { ann, folder, server } = await opened(`writeFileSync('pid', String(process.pid)); play();`);
    await ann.create(stonesWith('odd', 1000));
    const file = join(folder, 'pid');
    await eventually(() => existsSync(file) && readFileSync(file, 'utf8') !== '');
    const pid = Number(readFileSync(file, 'utf8'));
    await server.close();
    await eventually(() => !isRunning(pid));
  });

  test('one that the operator has taken away, or that cannot be started, is replaced as well', async () => {
    const { ann, dataDir, server } = await opened('play();');
    const { match } = await ann.create(stonesWith('odd', 1000));
    await eventually(async () => (await ann.table(match)).request?.waiting.includes('b'));
    await server.close();
    const { url } = await serve({ dataDir });
    const again = new Guest(url);
    again.cookie = ann.cookie;
    await again.answer(match, { n: 3, seat: 'b', answer: 'gently' });
    await again.answer(match, { n: 4, seat: 'b', answer: 1 });
    const table = await eventually(async () => {
      const now = await again.table(match);
      return botAt(now) !== 'odd' && now;
    });
    expect(botAt(table)).toBe('greedy');
    expect(
      await eventually(async () => {
        const talk = await talkAt(again, match);
        return talk.length > 0 && talk;
      }),
    ).toEqual(said('this server no longer has it'));
  });

  test('one that is slow keeps no other match waiting', async () => {
    const { ann } = await opened("if (!existsSync('go')) return; play();", { seconds: 600 });
    await ann.create(stonesWith('odd'));
    const other = await ann.create(stonesWith('random'));
    expect((await playedOut(ann, other.match)).outcome).not.toBeNull();
  });
});

describe('what the operator writes', () => {
  const games = GAMES.map(({ id }) => id);
  const read = (given: unknown) => programsIn(JSON.stringify(given), '/bots', games);

  test('a command is enough; the rest is usual', () => {
    expect(read({ careful: { command: './careful.py' } })).toEqual({
      careful: { command: './careful.py', folder: '/bots', seconds: 10, megabytes: 256, processes: 1, games: null },
    });
  });

  test.each([
    [{ greedy: { command: './x' } }, 'greedy: a bot of ours has that name already'],
    [{ 'My Bot': { command: './x' } }, 'My Bot: a name begins with'],
    [{ mine: {} }, 'mine.command: '],
    [{ mine: { command: './x', seconds: 0 } }, 'mine.seconds: '],
    [{ mine: { command: './x', memory: 3 } }, 'mine: '],
    [{ mine: { command: './x', games: ['chess'] } }, 'mine.games: there is no game chess; there are '],
  ])('%j is turned down', (given, why) => {
    expect(() => read(given)).toThrow(why);
  });

  test('text that is no JSON is turned down', () => {
    expect(() => programsIn('{', '/bots', games)).toThrow('JSON');
  });
});
