/** Players over real sockets: each answers as soon as it is asked, and notes when it was acknowledged. */
import type { Seat } from '../../src/kernel/index.ts';
import type { NewMatch, ServerMessage } from '../../src/wire/index.ts';
import { firstAnswer, Guest, type Live, newId } from '../../tests/server/client.ts';
import type { Served } from './child.ts';
import { type Figures, figuresOf } from './figures.ts';

const PER_SOCKET = 10;

/** Makes `count` matches, spread over the servers. */
export async function seated(
  urls: readonly string[],
  count: number,
  wish: NewMatch,
  perSocket = PER_SOCKET,
): Promise<{ guest: Guest; match: string }[]> {
  const guests = await Promise.all(
    Array.from({ length: Math.ceil(count / perSocket) }, (_, i) =>
      Guest.arrive(urls[i % urls.length] ?? '', `Player ${i}`),
    ),
  );
  const made: { guest: Guest; match: string }[] = [];
  for (const [i, guest] of guests.entries()) {
    const own = Math.min(perSocket, count - i * perSocket);
    const matches = await Promise.all(Array.from({ length: own }, () => guest.create(wish)));
    made.push(...matches.map(({ match }) => ({ guest, match })));
  }
  return made;
}

/** Every match has a watcher; each socket carries some of them. */
export async function watched(
  made: readonly { guest: Guest; match: string }[],
): Promise<{ guest: Guest; live: Live }[]> {
  const byGuest = new Map<Guest, string[]>();
  for (const { guest, match } of made) byGuest.set(guest, [...(byGuest.get(guest) ?? []), match]);
  return Promise.all(
    [...byGuest].map(async ([guest, matches]) => {
      const live = await guest.connect();
      for (const match of matches) live.send({ type: 'watch', match });
      return { guest, live };
    }),
  );
}

/** All players at once for so long. A match that ends is followed by a new one of the same kind. */
export async function played(
  servers: readonly Served[],
  count: number,
  wish: NewMatch,
  millis: number,
  { pauseMillis = 0, perSocket = PER_SOCKET } = {},
): Promise<Figures> {
  const made = await seated(
    servers.map(({ url }) => url),
    count,
    wish,
    perSocket,
  );
  const connections = await watched(made);
  const times: number[] = [];
  const began = performance.now() + WARM_UP;
  const end = began + millis;
  for (const { guest, live } of connections) {
    new Player(guest, live, wish, end, pauseMillis).play((at, took) => {
      if (at >= began && at < end) times.push(took);
    });
  }
  await new Promise((done) => setTimeout(done, WARM_UP));
  const [cpuBefore, rowsBefore] = [await sum(servers, CPU), await sum(servers, ROWS)];
  await new Promise((done) => setTimeout(done, millis));
  const [cpuAfter, rowsAfter] = [await sum(servers, CPU), await sum(servers, ROWS)];
  await new Promise((done) => setTimeout(done, 200));
  await Promise.all(connections.map(({ live }) => live.close()));
  return { ...figuresOf(times, millis), cpu: ((cpuAfter - cpuBefore) * 1000) / (rowsAfter - rowsBefore) };
}

/** So long a server that has just started is still being compiled. */
const WARM_UP = 8000;
const CPU = 'process_cpu_seconds';
const ROWS = 'holdout_log_rows_total';

async function sum(servers: readonly Served[], metric: string): Promise<number> {
  const values = await Promise.all(servers.map((server) => server.metric(metric)));
  return values.reduce((a, b) => a + b, 0);
}

class Player {
  readonly #guest: Guest;
  readonly #live: Live;
  readonly #wish: NewMatch;
  readonly #end: number;
  readonly #pauseMillis: number;
  readonly #asked = new Map<string, number>();
  readonly #sent = new Map<string, number>();

  constructor(guest: Guest, live: Live, wish: NewMatch, end: number, pauseMillis: number) {
    this.#pauseMillis = pauseMillis;
    this.#guest = guest;
    this.#live = live;
    this.#wish = wish;
    this.#end = end;
  }

  play(note: (at: number, took: number) => void): void {
    const handle = (): void => {
      for (const message of this.#live.heard) this.#hear(message, note);
      this.#live.forget();
    };
    handle();
    this.#live.socket.on('message', handle);
  }

  #hear(message: ServerMessage, note: (at: number, took: number) => void): void {
    if (message.type === 'table') this.#answer(message);
    else if (message.type === 'ack') {
      const now = performance.now();
      note(now, now - (this.#sent.get(message.id) ?? now));
      this.#sent.delete(message.id);
    } else if (message.type === 'refused' && message.code === 'stale') {
      // A bot came between: the next table asks again.
      this.#sent.delete(message.id);
      this.#asked.delete(message.match);
    } else if (message.type !== 'your-turn') throw new Error(`The server objects: ${JSON.stringify(message)}`);
  }

  #answer({ match, table }: Extract<ServerMessage, { type: 'table' }>): void {
    const { request } = table;
    if (performance.now() > this.#end) return;
    if (request === null) {
      this.#anew(match).catch((error: unknown) => {
        // At the end the server may go before it has made one more match.
        if (performance.now() < this.#end) throw error;
      });
      return;
    }
    if ((this.#asked.get(match) ?? 0) >= request.n) return;
    const mine = table.seats.filter((one) => one.mine).map((one): Seat => one.seat);
    const seat = request.waiting.find((one) => mine.includes(one));
    if (seat === undefined) return;
    this.#asked.set(match, request.n);
    const answer = (): void => {
      const id = newId();
      this.#sent.set(id, performance.now());
      if (!this.#live.closed) {
        this.#live.send({ type: 'answer', id, match, n: request.n, seat, answer: firstAnswer(request, seat) });
      }
    };
    if (this.#pauseMillis === 0) answer();
    else setTimeout(answer, this.#pauseMillis * (0.5 + Math.random()));
  }

  async #anew(match: string): Promise<void> {
    const next = await this.#guest.create(this.#wish);
    this.#live.send({ type: 'unwatch', match });
    this.#live.send({ type: 'watch', match: next.match });
  }
}
