import type { Seat } from '../kernel/index.ts';
import type { ServerMessage } from '../wire/index.ts';
import type { House } from './house.ts';
import type { Change } from './play.ts';
import type { Room } from './room.ts';
import { Problem } from './problem.ts';
import { eyesFor, type Lines, linesSince, tableFor } from './seeing.ts';
import type { Notice } from './bus.ts';

/** One browser's connection. */
export interface Client {
  readonly person: string | null;
  send(message: ServerMessage): void;
  /** Whether what was sent before is still on its way: then nothing is added until it has gone out. */
  readonly isBehind: boolean;
}

interface Watch {
  readonly client: Client;
  readonly key: string | undefined;
  readonly as: Seat | undefined;
  /** The last row of the log that the client was told of. */
  seq: number | null;
}

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
  async watch(client: Client, match: string, key?: string, as?: Seat, since?: number): Promise<void> {
    const house = this.#house();
    await house.rooms.enter(match, async (room) => {
      eyesFor(house, room, client.person, key, as);
      this.#drop(client, match);
      const watch: Watch = { client, key, as, seq: since ?? null };
      const watches = this.#watches.get(match) ?? new Set();
      this.#watches.set(match, watches.add(watch));
      this.#watching.set(client, new Set([...this.watchedBy(client), match]));
      await this.#catchUp(room, watch);
      this.#retell(room, watch);
    });
    this.#tellPresenceOf(match);
  }

  watchedBy(client: Client): readonly string[] {
    return [...(this.#watching.get(client) ?? [])];
  }

  unwatch(client: Client, match: string): void {
    if (!this.#drop(client, match)) return;
    this.#tellPresenceOf(match);
    this.#retellLater(match);
  }

  /** Who is there has changed. */
  #retellLater(match: string): void {
    const room = this.#house().rooms.known(match);
    if (room === undefined || !this.isWatched(match)) return;
    void room.inTurn(() => {
      if (room.isLoaded) this.#retell(room, null);
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
      if (room?.isLoaded === true && room.seatsOf(client.person).length === 0) count++;
    }
    return count;
  }

  /** Tells everybody who looks. `change` is what the newest row of the log brought, if that is what has changed. */
  changed(room: Room, change: Change | null): void {
    for (const watch of this.#watches.get(room.id) ?? []) {
      const { seq } = room.play;
      if (change !== null && watch.seq === seq - 1) {
        this.#show(room, watch, { from: change.eventsFrom, events: change.events, reset: false });
      } else if (watch.seq === seq) this.#show(room, watch, this.#nothingNew(room));
      else void room.inTurn(() => this.#catchUp(room, watch));
    }
  }

  #retell(room: Room, but: Watch | null): void {
    for (const watch of this.#watches.get(room.id) ?? []) {
      if (watch !== but && watch.seq === room.play.seq) this.#show(room, watch, this.#nothingNew(room));
    }
  }

  #nothingNew(room: Room): Lines {
    return { from: room.play.match.eventCount, events: [], reset: false };
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
    if (!room.isLoaded || this.#watches.get(room.id)?.has(watch) !== true) return;
    try {
      this.#show(room, watch, await linesSince(this.#house(), room, watch.seq));
    } catch (error) {
      this.#house().log.warn({ match: room.id, err: error }, 'lines could not be read');
    }
  }

  /** Whoever is slow to take messages is not sent more: the next one brings everything that was left out. */
  #show(room: Room, watch: Watch, lines: Lines): void {
    const { client } = watch;
    if (client.isBehind) return;
    const house = this.#house();
    try {
      const eyes = eyesFor(house, room, client.person, watch.key, watch.as);
      client.send({ type: 'table', match: room.id, reset: lines.reset, table: tableFor(house, room, eyes, lines) });
      watch.seq = room.play.seq;
    } catch (error) {
      // Somebody has left the seat through which they looked.
      this.#drop(client, room.id);
      const failure = error instanceof Problem ? error : new Problem('failed', 'This match cannot be shown');
      if (failure.code === 'failed') house.log.error({ match: room.id, err: error }, 'a table could not be shown');
      client.send({ type: 'error', id: null, match: room.id, error: failure.failure });
    }
  }

  /** Sends something to everybody who looks at a match. */
  broadcast(match: string, message: ServerMessage): void {
    for (const { client } of this.#watches.get(match) ?? []) client.send(message);
  }

  /** Tells people, wherever in the site they are, that a match waits for them. */
  itIsTheTurnOf(room: Room, people: readonly string[]): void {
    for (const person of people) {
      const waiting = room.play.match.waitingFor;
      const seats = room.seatsOf(person).filter((seat) => waiting.includes(seat));
      this.yourTurn(person, room.id, room.play.match.game.title, seats);
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
