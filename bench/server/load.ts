/** Players over real sockets: each answers as soon as it is asked, and notes when it was acknowledged. */
import type { Seat } from '../../src/kernel/index.ts';
import type { NewMatch, ServerMessage } from '../../src/wire/index.ts';
import { firstAnswer, Guest, type Live, newId } from '../../tests/server/client.ts';
import { type Figures, figuresOf } from './figures.ts';

const PER_SOCKET = 10;

/** Makes `count` matches, spread over the servers. */
export async function seated(
  urls: readonly string[],
  count: number,
  wish: NewMatch,
): Promise<{ guest: Guest; match: string }[]> {
  const guests = await Promise.all(
    Array.from({ length: Math.ceil(count / PER_SOCKET) }, (_, i) =>
      Guest.arrive(urls[i % urls.length] ?? '', `Player ${i}`),
    ),
  );
  const made: { guest: Guest; match: string }[] = [];
  for (const [i, guest] of guests.entries()) {
    const own = Math.min(PER_SOCKET, count - i * PER_SOCKET);
    const matches = await Promise.all(Array.from({ length: own }, () => guest.create(wish)));
    made.push(...matches.map(({ match }) => ({ guest, match })));
  }
  return made;
}

/** Every match has a watcher; each socket carries some of them. */
export async function watched(
  made: readonly { guest: Guest; match: string }[],
): Promise<{ live: Live; matches: string[] }[]> {
  const byGuest = new Map<Guest, string[]>();
  for (const { guest, match } of made) byGuest.set(guest, [...(byGuest.get(guest) ?? []), match]);
  return Promise.all(
    [...byGuest].map(async ([guest, matches]) => {
      const live = await guest.connect();
      for (const match of matches) live.send({ type: 'watch', match });
      return { live, matches };
    }),
  );
}

/** All players at once for so long. A match that ends is followed by a new one of the same kind. */
export async function played(urls: readonly string[], count: number, wish: NewMatch, millis: number): Promise<Figures> {
  const made = await seated(urls, count, wish);
  const connections = await watched(made);
  const times: number[] = [];
  const began = performance.now() + WARM_UP;
  const end = began + millis;
  const guests = new Map(made.map(({ guest, match }) => [match, guest]));
  await Promise.all(
    connections.map(({ live, matches }) =>
      new Player(live, matches, guests, wish, end).play((at, took) => {
        if (at >= began && at < end) times.push(took);
      }),
    ),
  );
  await Promise.all(connections.map(({ live }) => live.close()));
  return figuresOf(times, millis);
}

const WARM_UP = 1500;

class Player {
  readonly #live: Live;
  readonly #guests: ReadonlyMap<string, Guest>;
  readonly #wish: NewMatch;
  readonly #end: number;
  readonly #asked = new Map<string, number>();
  readonly #sent = new Map<string, number>();
  #open: number;

  constructor(live: Live, matches: readonly string[], guests: ReadonlyMap<string, Guest>, wish: NewMatch, end: number) {
    this.#live = live;
    this.#guests = guests;
    this.#wish = wish;
    this.#end = end;
    this.#open = matches.length;
  }

  play(note: (at: number, took: number) => void): Promise<void> {
    return new Promise((done) => {
      const handle = (message: ServerMessage): void => {
        if (message.type === 'ack') {
          const now = performance.now();
          note(now, now - (this.#sent.get(message.id) ?? now));
          this.#sent.delete(message.id);
        }
        if (message.type === 'table') this.#answer(message, done);
      };
      for (const message of this.#live.heard.splice(0)) handle(message);
      this.#live.socket.on('message', () => {
        for (const message of this.#live.heard.splice(0)) handle(message);
        this.#live.raw.length = 0;
      });
    });
  }

  #answer({ match, table }: Extract<ServerMessage, { type: 'table' }>, done: () => void): void {
    const { request } = table;
    if (performance.now() > this.#end) {
      if (--this.#open <= 0) done();
      return;
    }
    if (request === null) {
      void this.#anew(match);
      return;
    }
    if ((this.#asked.get(match) ?? 0) >= request.n) return;
    const seat: Seat = request.waiting[0] ?? '';
    const id = newId();
    this.#asked.set(match, request.n);
    this.#sent.set(id, performance.now());
    this.#live.send({ type: 'answer', id, match, n: request.n, seat, answer: firstAnswer(request, seat) });
  }

  async #anew(match: string): Promise<void> {
    const guest = this.#guests.get(match) ?? [...this.#guests.values()][0];
    if (guest === undefined) return;
    const next = await guest.create(this.#wish);
    this.#live.send({ type: 'unwatch', match });
    this.#live.send({ type: 'watch', match: next.match });
  }
}
