import { join } from 'node:path';
import Sqlite from 'libsql';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { type AnyGame, type Entry, Match, type Seat, Seeded, seedWords } from '../../src/kernel/index.ts';
import type { NewMatch, ServerMessage } from '../../src/wire/index.ts';
import { firstAnswer, Guest, type Live } from './client.ts';
import { eventually, serve, tempFolder } from './running.ts';
import { whispers } from './toys.ts';

/** What somebody was sent, and through whose eyes. Null: a spectator. */
interface Ear {
  readonly seat: Seat | null;
  readonly sent: { readonly text: string; readonly seq: number }[];
}
/** What only the server knows, after every row of the log. */
interface Truth {
  readonly seed: string;
  readonly words: ReadonlySet<string>;
  readonly states: readonly unknown[];
}

/** Plays a whole match with a person in every seat and a spectator, and writes down every byte that any of them was sent. */
async function overheard(game: AnyGame, setup: unknown, most: number): Promise<{ ears: Ear[]; truth: Truth }> {
  const dataDir = tempFolder();
  const server = await serve({ dataDir, games: [game] });
  const seats = game.seating(setup);
  const guests = new Map<Seat, Guest>();
  for (const seat of seats) guests.set(seat, await Guest.arrive(server.url, `Player of ${seat}`));
  const [host] = seats;
  const first = guests.get(host ?? '') as Guest;
  const made = await first.create({ game: game.id, setup, seats: [{ seat: host ?? '', kind: 'me' }] } as NewMatch);
  const id = made.match;
  for (const seat of seats.slice(1))
    await guests.get(seat)?.post(`/api/matches/${id}/join`, { key: made.keys?.player, seat });

  const lives = new Map<Seat | null, Live>();
  for (const seat of [...seats, null]) {
    const live = await (seat === null ? new Guest(server.url) : (guests.get(seat) as Guest)).connect();
    live.send({ type: 'watch', match: id, key: made.keys?.spectator ?? '' });
    await live.table(id);
    lives.set(seat, live);
  }
  for (let i = 0; i < most; i++) {
    const table = await first.table(id);
    if (table.request === null) break;
    const seat = table.request.waiting[i % table.request.waiting.length] ?? '';
    const live = lives.get(seat) as Live;
    const seen = await eventually(() => live.newest(id)?.seq === table.seq && live.newest(id)?.request);
    await live.ask({ type: 'odds', match: id, n: seen.n, seat, answer: firstAnswer(seen, seat) });
    await live.ask({ type: 'advice', match: id, n: seen.n, seat });
    await live.ask({ type: 'corrections', match: id, seat });
    // A wrong answer is refused with what was allowed: that must not tell more either.
    await live.ask({ type: 'answer', match: id, n: seen.n, seat, answer: 'nonsense' });
    const reply = await live.ask({ type: 'answer', match: id, n: seen.n, seat, answer: firstAnswer(seen, seat) });
    expect(reply.type).toBe('ack');
  }
  const last = await first.table(id);
  const ears: Ear[] = [];
  for (const [seat, live] of lives) {
    await eventually(() => live.newest(id)?.seq === last.seq);
    const pages = await (seat === null ? new Guest(server.url) : (guests.get(seat) as Guest)).get(
      `/api/matches/${id}/events?key=${made.keys?.spectator}`,
    );
    ears.push({ seat, sent: [...sentTo(live), { text: pages.text, seq: last.seq }] });
  }
  await server.close();
  return { ears, truth: truthOf(dataDir, game, id) };
}

/** Everything that came before a table belongs to the time of that table at the latest. */
function sentTo(live: Live): { text: string; seq: number }[] {
  let seq = 0;
  return live.heard.map((message: ServerMessage, i) => {
    if (message.type === 'table') seq = message.table.seq;
    return { text: live.raw[i] ?? '', seq };
  });
}

function truthOf(dataDir: string, game: AnyGame, id: string): Truth {
  const file = new Sqlite(join(dataDir, 'holdout.db'));
  const row = file.prepare('select seed, setup from matches where id = ?').get(id) as { seed: string; setup: string };
  const log = file.prepare('select entry from log where match = ? order by seq').all(id) as { entry: string }[];
  file.close();
  const match = Match.start(game, JSON.parse(row.setup), { seed: row.seed });
  const words = new Set<string>();
  const states: unknown[] = [null];
  for (const { entry } of log) {
    const given = JSON.parse(entry) as Entry | { start: true };
    if ('seat' in given) match.answer(given.seat, given.answer);
    const whole = match.whole() as { random: number[] };
    for (const word of whole.random) words.add(String(word));
    states.push(JSON.parse(JSON.stringify(match.state)));
  }
  return { seed: row.seed, words, states };
}

function expectNoSeedIn({ ears, truth }: { ears: readonly Ear[]; truth: Truth }): void {
  // Short words would be found by accident in times and counts.
  const words = [...truth.words].filter((word) => word.length >= 8);
  // The generator has four to begin with; that two of them are short will not happen.
  expect(words.length).toBeGreaterThan(2);
  for (const { seat, sent } of ears) {
    expect(sent.length).toBeGreaterThan(5);
    for (const { text } of sent) {
      expect(text.includes(truth.seed), `the seed, to ${seat}`).toBe(false);
      expect(
        words.filter((word) => text.includes(word)),
        `words of the generator, to ${seat}`,
      ).toEqual([]);
    }
  }
}

describe('what leaves the server', () => {
  test('nobody is ever sent a card that they cannot know, the seed or the generator', async () => {
    const heard = await overheard(whispers, { players: 3, rounds: 6 }, 100);
    expectNoSeedIn(heard);
    const states = heard.truth.states as { hands: Record<Seat, string[]>; shown: string[] }[];
    for (const { seat, sent } of heard.ears) {
      const known = new Set<string>();
      let upTo = 1;
      let named = 0;
      for (const { text, seq } of sent) {
        for (; upTo <= seq; upTo++) {
          for (const card of states[upTo]?.shown ?? []) known.add(card);
          for (const card of seat === null ? [] : (states[upTo]?.hands[seat] ?? [])) known.add(card);
        }
        const cards = text.match(/whisper-\d+/g) ?? [];
        named += cards.length;
        expect(
          cards.filter((card) => !known.has(card)),
          `to ${seat} at row ${seq}`,
        ).toEqual([]);
      }
      expect(named).toBeGreaterThan(10);
    }
  });

  test.each(GAMES.map((game) => [game.id, game] as const))(
    '%s: no order of a pile, no seed, no generator',
    async (_, game) => {
      const setup =
        Object.entries(game.examples).find(([name]) => name.startsWith('three'))?.[1] ??
        Object.values(game.examples)[0];
      const hides = shuffles(game, setup);
      // Where nothing lies face down there is only the seed to keep: a few answers show whether it is.
      const heard = await overheard(game, setup, hides ? 60 : 15);
      expectNoSeedIn(heard);
      const orders = heard.truth.states.flatMap((state) => faceDown(game, state));
      if (hides) expect(orders.length).toBeGreaterThan(10);
      const secret = new Set(orders);
      for (const { seat, sent } of heard.ears) {
        for (const { text } of sent)
          expect(
            [...secret].filter((order) => text.includes(order)),
            `to ${seat}`,
          ).toEqual([]);
      }
    },
  );
});

/** What a seat cannot know is what the game would deal anew for somebody who only looks on. */
function redealt(game: AnyGame, state: unknown, seed: string): unknown {
  const other: unknown = JSON.parse(JSON.stringify(state));
  game.redeal(other, null, new Seeded(seedWords(seed)));
  return other;
}

const shuffles = (game: AnyGame, setup: unknown): boolean => {
  const { state } = Match.start(game, setup, { seed: 'shuffles' });
  return JSON.stringify(redealt(game, state, '1')) !== JSON.stringify(state);
};

/** The lists that lie face down, in their true order and as they would stand in a message. */
function faceDown(game: AnyGame, state: unknown): string[] {
  return state === null
    ? []
    : differing(state, redealt(game, state, '1')).map((pile) => JSON.stringify(pile).slice(1, -1));
}

/** A shorter list would be found by accident. */
const SHORTEST = 4;

function differing(one: unknown, other: unknown): unknown[][] {
  if (typeof one !== 'object' || one === null) return [];
  if (Array.isArray(one) && typeof one[0] !== 'object') {
    return one.length >= SHORTEST && JSON.stringify(one) !== JSON.stringify(other) ? [one] : [];
  }
  return Object.entries(one).flatMap(([key, item]) =>
    differing(item, (other as Record<string, unknown> | null)?.[key]),
  );
}
