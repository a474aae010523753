/** `npm run bench:server`: what the server does a second, beside what the disk and the databases do by themselves. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewMatch } from '../../src/wire/index.ts';
import { Guest } from '../../tests/server/client.ts';
import { Postgres } from '../../tests/server/postgres.ts';
import { Served } from './child.ts';
import { type Figures, ms, ratio, table, whole } from './figures.ts';
import { bareAppend, bareInsert, barePostgres } from './floor.ts';
import { hostile } from './hostile.ts';
import { played, seated, watched } from './load.ts';
import { page } from './page.ts';

const MILLIS = Number(process.env.BENCH_MILLIS ?? 6000);
const FLOOR_MILLIS = 1500;
const MATCHES = 200;
const LIVE = 1000;
const THINKING = 20;

/** Both seats are the same player's, so that every answer comes over a socket and is acknowledged over it. */
const WAVE: NewMatch = {
  game: 'wave',
  setup: {
    players: [
      { character: 'random', weapon: 'random' },
      { character: 'random', weapon: 'random' },
    ],
    first: 'a',
  },
  seats: [
    { seat: 'a', kind: 'me' },
    { seat: 'b', kind: 'me' },
  ],
};
const AGAINST_BOTS: NewMatch = {
  ...WAVE,
  seats: [
    { seat: 'a', kind: 'me' },
    { seat: 'b', kind: 'bot', bot: 'greedy' },
  ],
};
/** Two questions a step and almost no rules: what is left is the server itself. */
const STONES: NewMatch = {
  game: 'stones',
  setup: { players: 1, goal: 1_000_000, dieEvery: 0 },
  seats: [{ seat: 'a', kind: 'me' }],
};

const folder = mkdtempSync(join(tmpdir(), 'holdout-bench-'));
const postgres = await Postgres.start();
const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  throughput,
  besideBots,
  hostile: () =>
    hostile(
      folder,
      WAVE,
      MILLIS,
      process.argv.slice(3).filter((word) => !(word in PARTS)),
    ),
  memory,
  opening,
  page,
};
try {
  const wanted = process.argv.slice(2);
  for (const [name, part] of Object.entries(PARTS)) if (wanted.length === 0 || wanted.includes(name)) await part();
} finally {
  postgres.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Each line stands beside a floor that was measured right before it, because a busy machine changes from minute to minute. */
async function throughput(): Promise<void> {
  const rows: [string, Figures, Figures][] = [];
  const append = bareAppend(folder, FLOOR_MILLIS);
  rows.push(['bare append + fdatasync', append, append]);
  rows.push(['bare INSERT, SQLite', bareInsert(folder, FLOOR_MILLIS), append]);
  const sqlite = await Served.start({ DATA_DIR: join(folder, 'sqlite') });
  const onDisk = async (name: string, matches: number, wish: NewMatch): Promise<void> => {
    const floor = bareAppend(folder, FLOOR_MILLIS);
    rows.push([`${matches} × ${name}, 1 server, SQLite`, await played([sqlite], matches, wish, MILLIS), floor]);
  };
  await onDisk('Wave!', 1, WAVE);
  await onDisk('Wave!', MATCHES, WAVE);
  await onDisk('Stones', MATCHES, STONES);
  const group = (await sqlite.metric('holdout_log_rows_total')) / (await sqlite.metric('holdout_commits_total'));
  await sqlite.stop();

  const one = await barePostgres(postgres.url, 1, FLOOR_MILLIS);
  rows.push(['bare INSERT, PostgreSQL, 1 connection', one, one]);
  rows.push(['bare INSERT, PostgreSQL, 16 connections', await barePostgres(postgres.url, 16, FLOOR_MILLIS), one]);
  const nodes = [
    await Served.start({ DATABASE_URL: postgres.url }),
    await Served.start({ DATABASE_URL: postgres.url }),
  ];
  const onNodes = async (name: string, wish: NewMatch): Promise<void> => {
    const floor = await barePostgres(postgres.url, 1, FLOOR_MILLIS);
    rows.push([`${MATCHES} × ${name}, 2 servers, PostgreSQL`, await played(nodes, MATCHES, wish, MILLIS), floor]);
  };
  await onNodes('Wave!', WAVE);
  await onNodes('Stones', STONES);
  for (const node of nodes) await node.stop();

  const cells = rows.map(([name, figures, floor]) => [
    name,
    whole(figures.perSecond),
    whole(floor.perSecond),
    ratio(figures.perSecond, floor.perSecond),
    ms(figures.p50),
    ms(figures.p99),
    ratio(figures.p50, floor.p50),
    figures.cpu === undefined ? '' : ms(figures.cpu),
  ]);
  console.log(
    '\nDurable answers a second, beside the bare append (SQLite) or the bare INSERT (PostgreSQL) right before\n',
  );
  console.log(table(['', 'a second', 'floor', 'ratio', 'p50', 'p99', 'p50 ratio', 'processor'], cells));
  console.log(`\nAnswers in one commit, SQLite, on average: ${group.toFixed(1)}`);
}

/** One match of Stones, alone and beside matches in which bots think all the time. */
async function besideBots(): Promise<void> {
  const rows: string[][] = [];
  const measured = async (name: string, bots: number, threads: boolean): Promise<void> => {
    const server = await Served.start({
      DATA_DIR: join(folder, `beside-${rows.length}`),
      THREADS: threads ? '1' : '0',
    });
    const others = bots === 0 ? null : played([server], bots, AGAINST_BOTS, MILLIS);
    const { p50, p99 } = await played([server], 1, STONES, MILLIS);
    await others;
    await server.stop();
    rows.push([name, ms(p50), ms(p99)]);
  };
  await measured('alone', 0, true);
  await measured(`beside ${THINKING} matches, bots in threads`, THINKING, true);
  await measured(`beside ${THINKING} matches, bots in the server's own thread`, THINKING, false);
  console.log('\nAcknowledgement of one match of Stones, beside matches of Wave! with greedy bots that never pause\n');
  console.log(table(['', 'p50', 'p99'], rows));
}

async function memory(): Promise<void> {
  const server = await Served.start({ DATA_DIR: join(folder, 'memory'), IDLE: '0' });
  const rss = async (): Promise<number> => {
    await new Promise((done) => setTimeout(done, 3000));
    return (await server.metric('process_resident_memory_bytes')) / 1e6;
  };
  const empty = await rss();
  const made = await seated([server.url], LIVE, WAVE);
  const idle = await rss();
  const held = await server.metric('holdout_matches_in_memory');
  const connections = await watched(made);
  const live = await rss();
  const inMemory = await server.metric('holdout_matches_in_memory');
  for (const connection of connections) await connection.live.close();
  await server.stop();
  console.log(`\nMemory of one server with ${whole(LIVE)} matches of Wave!\n`);
  const each = (mb: number): string => `${(((mb - empty) / LIVE) * 1000).toFixed(0)} KB`;
  console.log(
    table(
      ['', 'in memory', 'process', 'each'],
      [
        ['nothing', '0', `${whole(empty)} MB`, ''],
        ['stored, nobody looks', whole(held), `${whole(idle)} MB`, each(idle)],
        ['all watched', whole(inMemory), `${whole(live)} MB`, each(live)],
      ],
    ),
  );
}

async function opening(): Promise<void> {
  const server = await Served.start({ DATA_DIR: join(folder, 'opening'), IDLE: '0' });
  const ann = await Guest.arrive(server.url, 'Ann');
  const lengths = [10, 100, 1000, 10_000];
  const rows: { length: number; times: number[] }[] = [];
  for (const length of lengths) {
    const { match } = await ann.create(STONES);
    const live = await ann.connect();
    for (let n = 1; n <= length; n++) {
      await live.ask({ type: 'answer', match, n, seat: 'a', answer: n % 2 === 1 ? 'gently' : 1 });
      live.forget();
    }
    await live.close();
    rows.push({ length, times: await opened(server, ann, match) });
  }
  await server.stop();
  const middle = (times: readonly number[]): number =>
    [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  const [first] = rows;
  console.log('\nOpening a match that is not in memory, by how many answers it has\n');
  console.log(
    table(
      ['answers', 'middle of 21', 'ratio'],
      rows.map(({ length, times }) => [
        whole(length),
        ms(middle(times)),
        ratio(middle(times), middle(first?.times ?? [])),
      ]),
    ),
  );
}

/** Each time after the match has left memory. */
async function opened(server: Served, guest: Guest, match: string): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < 21; i++) {
    while ((await server.metric('holdout_matches_in_memory')) > 0) await new Promise((done) => setTimeout(done, 10));
    const start = performance.now();
    await guest.table(match);
    times.push(performance.now() - start);
  }
  return times;
}
