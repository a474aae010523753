import type { Seat } from '../../kernel/index.ts';
import type { ClientMessage, ServerMessage } from '../../wire/index.ts';
import type { House } from '../house.ts';
import { nameOf, type Room } from '../matches/room.ts';
import { Problem } from '../problem.ts';
import type { Shown as Change } from '../matches/rooms.ts';
import { eyesFor, fixedParts, lookAt, type Shown, tableText, wholeTableText } from '../matches/seeing.ts';
import type { Eyes } from '../threads/tasks.ts';
import type { Notice } from '../bus.ts';

/** One browser's connection. */
export interface Client {
  readonly person: string | null;
  send(message: ServerMessage): void;
  /** Sends a message that is JSON already. */
  sendText(text: string): void;
  /** Whether what was sent before is still on its way: then nothing is added until it has gone out. */
  readonly isBehind: boolean;
}

interface Watch {
  readonly client: Client;
  readonly key: string | undefined;
  readonly as: Seat | undefined;
  /** The last row of the log that the client was told of. */
  seq: number | null;
  /** The key of the fixed parts that the client has; undefined where it wants every table whole. */
  fixed: string | undefined;
}

/** What a client says when it begins to watch. */
type Watching = Pick<Extract<ClientMessage, { type: 'watch' }>, 'key' | 'as' | 'since' | 'fixed'>;

/** Another server says who is looking this often, and is believed for twice as long. */
const PRESENCE_MILLIS = 15_000;

/** Who looks at which match, and what they are told. */
export class Hub {
  readonly #house: () => House;
  readonly #watches = new Map<string, Set<Watch>>();
  readonly #watching = new Map<Client, Set<string>>();
  readonly #clients = new Map<string, Set<Client>>();
  /** People who look at a match on other servers, until when. */
  readonly #elsewhere = new Map<string, Map<string, { present: ReadonlySet<string>; until: number }>>();
  readonly #timer: NodeJS.Timeout;
  sockets = 0;

  constructor(house: () => House) {
    this.#house = house;
    this.#timer = setInterval(() => this.#tellPresence(), PRESENCE_MILLIS);
    this.#timer.unref();
  }

  connected(client: Client): void {
    this.sockets++;
    if (client.person === null) return;
    const clients = this.#clients.get(client.person) ?? new Set();
    this.#clients.set(client.person, clients.add(client));
  }

  gone(client: Client): void {
    this.sockets--;
    for (const match of this.watchedBy(client)) this.unwatch(client, match);
    this.#watching.delete(client);
    if (client.person === null) return;
    const clients = this.#clients.get(client.person);
    clients?.delete(client);
    if (clients?.size === 0) this.#clients.delete(client.person);
  }

  /** From now on the client is told of every change; first, of what it has missed since row `since`. */
  async watch(client: Client, match: string, { key, as, since, fixed }: Watching = {}): Promise<void> {
    const house = this.#house();
    await house.rooms.enter(match, async (room) => {
      eyesFor(house, room, client.person, key, as);
      const before = this.#presenceAt(match);
      this.#drop(client, match);
      const watch: Watch = { client, key, as, seq: since ?? null, fixed };
      const watches = this.#watches.get(match) ?? new Set();
      this.#watches.set(match, watches.add(watch));
      this.#watching.set(client, new Set([...this.watchedBy(client), match]));
      await this.#catchUp(room, watch);
      if (this.#presenceAt(match) === before) return;
      this.#retell(room, watch);
      this.#tellPresenceOf(match);
    });
  }

  watchedBy(client: Client): readonly string[] {
    return [...(this.#watching.get(client) ?? [])];
  }

  unwatch(client: Client, match: string): void {
    const before = this.#presenceAt(match);
    if (!this.#drop(client, match) || this.#presenceAt(match) === before) return;
    this.#tellPresenceOf(match);
    this.#retellLater(match);
  }

  /** Who is there has changed. */
  #retellLater(match: string): void {
    const room = this.#house().rooms.known(match);
    if (room === undefined || !this.isWatched(match)) return;
    void room.inTurn(() => {
      if (room.isKnown) this.#retell(room, null);
    });
  }

  #drop(client: Client, match: string): boolean {
    const watches = this.#watches.get(match);
    const found = [...(watches ?? [])].filter((watch) => watch.client === client);
    for (const watch of found) watches?.delete(watch);
    if (watches?.size === 0) this.#watches.delete(match);
    this.#watching.get(client)?.delete(match);
    return found.length > 0;
  }

  isWatched(match: string): boolean {
    return this.#watches.has(match);
  }
  get matches(): number {
    return this.#watches.size;
  }

  isPresent(match: string, person: string | null): boolean {
    if (person === null) return false;
    for (const { client } of this.#watches.get(match) ?? []) if (client.person === person) return true;
    for (const { present, until } of this.#elsewhere.get(match)?.values() ?? []) {
      if (until > performance.now() && present.has(person)) return true;
    }
    return false;
  }

  spectators(match: string): number {
    const room = this.#house().rooms.known(match);
    let count = 0;
    for (const { client } of this.#watches.get(match) ?? []) {
      if (room?.isKnown === true && room.seatsOf(client.person).length === 0) count++;
    }
    return count;
  }

  /** The different eyes that look at a match: each needs a table of its own. */
  eyesOn(room: Room): readonly Eyes[] {
    const found = new Map<string, Eyes>();
    for (const watch of this.#watches.get(room.id) ?? []) {
      const eyes = this.#eyesOf(room, watch);
      if (!(eyes instanceof Error)) found.set(nameOf(eyes), eyes);
    }
    return [...found.values()];
  }

  #eyesOf(room: Room, { client, key, as }: Watch): Eyes | Error {
    try {
      return eyesFor(this.#house(), room, client.person, key, as);
    } catch (error) {
      return error as Error;
    }
  }

  /** Tells everybody who looks. `change` is what the newest row of the log brought, if that is what has changed. */
  changed(room: Room, change: Change | null): void {
    const fresh = new Map(change?.eyes.map((eyes, i) => [nameOf(eyes), change.seen[i]]));
    for (const watch of this.#watches.get(room.id) ?? []) {
      const eyes = this.#eyesOf(room, watch);
      if (eyes instanceof Error) this.#shutOut(room, watch, eyes);
      else {
        const seen = fresh.get(nameOf(eyes));
        if (change !== null && seen !== undefined && watch.seq === room.standing.seq - 1) {
          this.#show(room, watch, { ...seen, from: change.eventsFrom, reset: false });
        } else this.#showAgain(room, watch, eyes);
      }
    }
  }

  /** Nothing is new to somebody who has heard of the newest row, but what stands around the match. */
  #showAgain(room: Room, watch: Watch, eyes: Eyes): void {
    const table = room.seenBy(eyes);
    if (watch.seq === room.standing.seq && table !== undefined) {
      this.#show(room, watch, { ...table, from: room.standing.eventCount, events: '[]', reset: false });
    } else void room.inTurn(() => this.#catchUp(room, watch));
  }

  #retell(room: Room, but: Watch | null): void {
    for (const watch of this.#watches.get(room.id) ?? []) {
      const eyes = this.#eyesOf(room, watch);
      if (watch !== but && watch.seq === room.standing.seq && !(eyes instanceof Error)) {
        this.#showAgain(room, watch, eyes);
      }
    }
  }

  /** A client has taken what it was sent: whatever was left out meanwhile follows. */
  caughtUp(client: Client): void {
    for (const match of this.watchedBy(client)) {
      const room = this.#house().rooms.known(match);
      for (const watch of this.#watches.get(match) ?? []) {
        if (watch.client === client && room !== undefined) void room.inTurn(() => this.#catchUp(room, watch));
      }
    }
  }

  async #catchUp(room: Room, watch: Watch): Promise<void> {
    if (!room.isKnown || this.#watches.get(room.id)?.has(watch) !== true || watch.client.isBehind) return;
    const eyes = this.#eyesOf(room, watch);
    if (eyes instanceof Error) return this.#shutOut(room, watch, eyes);
    try {
      this.#show(room, watch, await lookAt(this.#house(), room, eyes, watch.seq));
    } catch (error) {
      this.#house().log.warn({ match: room.id, err: error }, 'a table could not be shown');
    }
  }

  /** Whoever is slow to take messages is not sent more: the next one brings everything that was left out. */
  #show(room: Room, watch: Watch, shown: Shown): void {
    const { client } = watch;
    if (client.isBehind) return;
    // Where the match has begun again, its set-up is another one.
    const key = `${shown.fixed.key}.${room.meta.row.origin_seq}`;
    const isCut = watch.fixed !== undefined;
    const table = (isCut ? tableText : wholeTableText)(this.#house(), room, client.person, shown);
    const parts = watch.fixed === key ? 'null' : isCut ? fixedParts(room, shown) : '';
    const fixed = isCut ? `,"fixed":{"key":${JSON.stringify(key)},"parts":${parts}}` : '';
    client.sendText(
      `{"type":"table","match":${JSON.stringify(room.id)},"reset":${shown.reset},"table":${table}${fixed}}`,
    );
    if (isCut) watch.fixed = key;
    watch.seq = room.standing.seq;
  }

  /** Somebody has left the seat through which they looked. */
  #shutOut(room: Room, { client }: Watch, error: Error): void {
    this.#drop(client, room.id);
    const failure = error instanceof Problem ? error : new Problem('failed', 'This match cannot be shown');
    if (failure.code === 'failed')
      this.#house().log.error({ match: room.id, err: error }, 'a table could not be shown');
    client.send({ type: 'error', id: null, match: room.id, error: failure.failure });
  }

  /** Sends something to everybody who looks at a match. */
  broadcast(match: string, message: ServerMessage): void {
    for (const { client } of this.#watches.get(match) ?? []) client.send(message);
  }

  /** Tells people, wherever in the site they are, that a match waits for them. */
  itIsTheTurnOf(room: Room, people: readonly string[]): void {
    for (const person of people) {
      const waiting = room.standing.waitingFor;
      const seats = room.seatsOf(person).filter((seat) => waiting.includes(seat));
      const { game } = room.meta.row;
      this.yourTurn(person, room.id, this.#house().games.get(game)?.title ?? game, seats);
    }
  }

  yourTurn(person: string, match: string, title: string, seats: readonly Seat[]): void {
    for (const client of this.#clients.get(person) ?? []) client.send({ type: 'your-turn', match, title, seats });
  }

  hasClient(person: string): boolean {
    return this.#clients.has(person);
  }

  heardOfPresence({ node, match, present = [] }: Notice): void {
    const nodes = this.#elsewhere.get(match) ?? new Map<string, { present: ReadonlySet<string>; until: number }>();
    nodes.set(node, { present: new Set(present), until: performance.now() + 2 * PRESENCE_MILLIS });
    if (present.length === 0) nodes.delete(node);
    if (nodes.size > 0) this.#elsewhere.set(match, nodes);
    else this.#elsewhere.delete(match);
    this.#retellLater(match);
  }

  /** Who is there, as far as the others are told: where it stays the same, nobody needs to hear of it. */
  #presenceAt(match: string): string {
    const people = new Set([...(this.#watches.get(match) ?? [])].map(({ client }) => client.person));
    return JSON.stringify([this.spectators(match), ...people]);
  }

  #tellPresence(): void {
    for (const match of this.#watches.keys()) this.#tellPresenceOf(match);
  }

  #tellPresenceOf(match: string): void {
    const people = [...(this.#watches.get(match) ?? [])].flatMap(({ client }) => client.person ?? []);
    this.#house().bus.tell({ match, present: [...new Set(people)] });
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
