/** Those who do their worst, in a process of their own: `attacks.ts URL name …`. It says when all of them are at it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import WebSocket from 'ws';
import { evenDeath } from '../../src/games/even-death/index.ts';
import type { MatchRecord, Seat } from '../../src/kernel/index.ts';
import type { NewMatch, TableView } from '../../src/wire/index.ts';
import { firstAnswer, Guest, type Live, newId } from '../../tests/server/client.ts';

/** As often as one address may make matches. */
const MAKE_MILLIS = 1000;

type Attack = (url: string) => Promise<unknown>;

const both = (bot: string): NewMatch['seats'] => [
  { seat: 'a', kind: 'me' },
  { seat: 'b', kind: 'bot', bot },
];

/** Campaigns whose battles are played out at once, against bots that never pause. */
async function campaigns(url: string): Promise<void> {
  const guest = await Guest.arrive(url, 'Warlord');
  const setup = evenDeath.examples['campaign-fast'] as never;
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      const made = await guest.create({ game: 'even-death', setup, seats: both('greedy') });
      await answering(guest, made);
    }),
  );
}

/** Answers whatever is asked with the last thing that is offered: to fight rather than to wait. */
async function answering(guest: Guest, { match }: TableView): Promise<Live> {
  const live = await guest.connect();
  const answer = ({ request, seats }: TableView): void => {
    const seat = request?.waiting.find((one): one is Seat => seats.some((row) => row.seat === one && row.mine));
    if (request === null || seat === undefined) return;
    const last = request.kind === 'choose' ? request.options?.at(-1)?.id : undefined;
    live.send({ type: 'answer', id: newId(), match, n: request.n, seat, answer: last ?? firstAnswer(request, seat) });
  };
  live.socket.on('message', () => {
    for (const message of live.heard) if (message.type === 'table') answer(message.table);
    live.forget();
  });
  live.send({ type: 'watch', match });
  return live;
}

/** Asks for the same match again and again, as often as one may. */
function again(name: string, wish: () => NewMatch): Attack {
  return async (url) => {
    const guest = await Guest.arrive(url, name);
    const body = Buffer.from(JSON.stringify(wish()));
    const headers = { origin: url, cookie: guest.cookie, 'content-type': 'application/json' };
    const ask = async (): Promise<void> => {
      const answer = await fetch(`${url}/api/matches`, { method: 'POST', headers, body });
      await answer.text();
    };
    // Nobody waits for an answer: on a busy machine it may take minutes until the server gives up on such a match.
    const tried = (): void => void ask().catch(() => undefined);
    setInterval(tried, MAKE_MILLIS);
    tried();
  };
}

/** Rocks all over the table. 2,000 of 64 corners are turned away; 290 of 10 are as many as a table may have. */
function crowdedTable(count: number, corners: number): NewMatch {
  const corner = (x: number, y: number, i: number): [number, number] => {
    const turn = (i / corners) * 2 * Math.PI;
    return [Number((x + 0.5 * Math.cos(turn)).toFixed(3)), Number((y + 0.5 * Math.sin(turn)).toFixed(3))];
  };
  const pieces = Array.from({ length: count }, (_, n) => ({
    id: `p${n}`,
    name: 'Rocks',
    kind: 'impassable',
    height: 1,
    outline: Array.from({ length: corners }, (__, i) => corner(2 + (n % 37) * 1.55, 14 + Math.floor(n / 37) * 1.55, i)),
  }));
  const zone = (id: string, y: number) => ({
    id,
    kind: 'zone',
    outline: [
      [1, y],
      [59, y],
      [59, y + 11],
      [1, y + 11],
    ],
  });
  const areas = [zone('north', 1), zone('south', 48)];
  const terrain = { id: 'crowded', name: 'Crowded', width: 60, depth: 60, pieces, areas };
  const setup = { ...(evenDeath.examples['first-night'] as unknown as object), terrain };
  return { game: 'even-death', setup: setup as never, seats: both('lookahead') };
}

/** 5,000 models on one table. */
function crowd(): NewMatch {
  const herds = Array.from({ length: 1000 }, (_, n) => ({
    seat: 'b',
    name: `Herd ${n}`,
    type: 'regular',
    zombies: Array.from({ length: 5 }, (__, i) => ({ x: (n % 50) + 0.2 * i, y: Math.floor(n / 50) })),
  }));
  const setup = { kind: 'custom', players: [{ faction: 'survivors' }, { faction: 'zombies' }], humans: [], herds };
  return { game: 'even-death', setup: setup as never, seats: both('lookahead') };
}

/** A battle that is taken back to its beginning and played again, as often as a record may say. */
function hostileRecord(): NewMatch {
  const file = new URL('../../tests/records/even-death/three-ways-lost.json', import.meta.url);
  const record = JSON.parse(readFileSync(file, 'utf8')) as MatchRecord;
  const answers = record.answers.slice(0, -1);
  const consent = ['a', 'b', 'c'];
  const rounds = Array.from({ length: 12 }, () => [{ undo: 0, consent }, ...answers]).flat();
  const { hash: _, ...rest } = record;
  const uploaded = { ...rest, answers: [...answers, ...rounds] };
  const seats: NewMatch['seats'] = [{ seat: 'a', kind: 'me' }];
  return { game: 'even-death', setup: record.setup, seats, record: uploaded as never };
}

/** Odds of everything that is offered, over and over, on ten connections. */
async function oddsFlood(url: string): Promise<void> {
  const guest = await Guest.arrive(url, 'Gambler');
  const setup = evenDeath.examples['first-night'] as never;
  const { match, request } = await guest.create({ game: 'even-death', setup, seats: both('greedy') });
  const lives = await Promise.all(Array.from({ length: 10 }, () => guest.connect()));
  const answer = request === null ? null : firstAnswer(request, 'a');
  setInterval(() => {
    for (const live of lives) {
      live.forget();
      if (live.closed || request === null) continue;
      live.send({ type: 'odds', id: newId(), match, n: request.n, seat: 'a', answer });
      live.send({ type: 'advice', id: newId(), match, n: request.n, seat: 'a' });
    }
  }, 100);
}

/** Asks for tables and reads none of them. */
async function deafReader(url: string): Promise<void> {
  const guest = await Guest.arrive(url, 'Deaf');
  const setup = evenDeath.examples['first-night'] as never;
  const { match } = await guest.create({ game: 'even-death', setup, seats: both('greedy') });
  const sockets = new Set<WebSocket>();
  setInterval(() => {
    while (sockets.size < 20) {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
        headers: { origin: url, cookie: guest.cookie },
      });
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
      socket.on('open', () => socket.pause());
    }
    for (const socket of sockets) {
      if (socket.readyState !== socket.OPEN) continue;
      for (let i = 0; i < 5; i++) socket.send(JSON.stringify({ type: 'watch', match }));
    }
  }, 100);
}

export const ATTACKS: Readonly<Record<string, Attack>> = {
  'four fast campaigns': campaigns,
  'a table of 2,000 × 64 corners': again('Builder', () => crowdedTable(2000, 64)),
  'a table of 290 × 10 corners': again('Mason', () => crowdedTable(290, 10)),
  'a record that undoes everything': again('Forger', hostileRecord),
  '5,000 models': again('General', crowd),
  'a flood of odds and advice': oddsFlood,
  'readers that never read': deafReader,
};

/** Who is turned away, or is too late on a busy machine, comes again. */
async function tirelessly(attack: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await attack();
      return;
    } catch {
      await new Promise((done) => setTimeout(done, MAKE_MILLIS));
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , url = '', ...names] = process.argv;
  await Promise.all(names.map(async (name) => await tirelessly(async () => await ATTACKS[name]?.(url))));
  console.log('at it');
}
