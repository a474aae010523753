import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { type ClientMessage, clientMessage, isStorable, LIVE_PATH, type ServerMessage } from '../../wire/index.ts';
import { consent, corrections, propose } from '../matches/agreeing.ts';
import { giveAnswer, judge } from '../matches/answering.ts';
import { linesAfter, speak } from '../matches/chatting.ts';
import { Holdings, visitorOf } from '../people/door.ts';
import type { House } from '../house.ts';
import { mustPay } from '../people/keeping.ts';
import { type Allowance, Allowances } from './allowance.ts';
import type { Client } from './hub.ts';
import { whoAsks } from '../people/identity.ts';
import { Problem } from '../problem.ts';
import { adviceFor, oddsOf } from '../matches/thinking.ts';

/** A connection with this much on its way gets no tables and is not listened to until it has gone out. */
const BEHIND_BYTES = 1 << 20;
/** A connection that lets this much pile up does not read: it is cut off. */
const CUT_OFF_BYTES = 4 << 20;
/** So many messages of one connection may be worked on at once. */
const MOST_UNDER_WAY = 200;
/** The id of a refused message is looked for in messages up to this length. */
const SHORT_BYTES = 2048;
const HEARTBEAT_MILLIS = 30_000;
/** What has to be thought about, or is a whole table that was sent before, counts as several messages. */
const DEAR = 5;

/** What stays in the store, if it is taken. */
const isKept = ({ type }: ClientMessage): boolean => type === 'answer' || type === 'propose' || type === 'chat';

const isThought = (message: ClientMessage): boolean =>
  message.type === 'odds' || message.type === 'advice' || message.type === 'corrections';

/** The socket at /api/live. */
export function live(app: FastifyInstance, house: House): void {
  const sockets = new Holdings();
  const allowances = new Allowances(house.settings.messagesPerSecond, house.settings.messageBurst);
  app.get(LIVE_PATH, { websocket: true }, async (socket: WebSocket, request: FastifyRequest) => {
    const visitor = visitorOf(request.ip);
    socket.on('error', () => socket.terminate());
    if (!sockets.take(visitor, house.settings.socketsPerAddress)) return socket.close(1013, 'too many connections');
    socket.on('close', () => sockets.release(visitor));
    // Nothing is read before it is known who speaks.
    socket.pause();
    const person = await whoAsks(house, request).catch(() => undefined);
    socket.resume();
    if (person === undefined) return socket.close(1013, 'the database cannot be reached');
    if (socket.readyState !== socket.OPEN) return;
    const allowance = allowances.of(person === null ? `at ${visitor}` : person.id);
    new Connection(house, socket, request, person?.id ?? null, allowance);
  });
}

class Connection implements Client {
  readonly person: string | null;
  readonly #house: House;
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  #corked = false;
  readonly #allowance: Allowance;
  readonly #visitor: string;
  #wasBehind = false;
  #alive = true;
  /** Messages over the limit since the allowance was last full. */
  #over = 0;
  #underWay = 0;
  /** Matches that it begins to watch just now: they count, too. */
  readonly #turningTo = new Set<string>();
  /**
   * What plays a match is worked off in the order in which it came; matches do not wait for each other, talk and questions wait for
   * nothing.
   */
  readonly #lines = new Map<string, Promise<void>>();

  constructor(house: House, socket: WebSocket, request: FastifyRequest, person: string | null, allowance: Allowance) {
    this.#house = house;
    this.#socket = socket;
    this.#wire = request.raw.socket;
    this.person = person;
    this.#allowance = allowance;
    this.#visitor = visitorOf(request.ip);
    house.hub.connected(this);
    const beat = setInterval(() => this.#beat(), HEARTBEAT_MILLIS);
    socket.on('pong', () => {
      this.#alive = true;
      this.#mayCome();
    });
    socket.on('ping', (data: Buffer) => {
      if (this.#mayCome() && !this.isBehind) socket.pong(data, false, () => this.#flushed());
    });
    socket.on('message', (data: Buffer) => this.receive(data));
    socket.on('close', () => {
      clearInterval(beat);
      house.hub.gone(this);
    });
  }

  /** A connection that has silently died is ended, so that nobody is shown as present who is not. */
  #beat(): void {
    if (!this.#alive) return this.#socket.terminate();
    this.#alive = false;
    this.#socket.ping();
  }

  get isBehind(): boolean {
    const behind = this.#socket.bufferedAmount > BEHIND_BYTES;
    if (behind && !this.#wasBehind) {
      this.#wasBehind = true;
      this.#socket.pause();
    }
    return behind;
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.isBehind && this.#socket.bufferedAmount > CUT_OFF_BYTES) return this.#cutOff();
    this.#cork();
    this.#socket.send(text, () => this.#flushed());
  }

  /** Something has gone out: once all of it has, a connection that was behind is listened to again. */
  #flushed(): void {
    if (!this.#wasBehind || this.#socket.bufferedAmount > 0) return;
    this.#wasBehind = false;
    this.#socket.resume();
    this.#house.hub.caughtUp(this);
  }

  /** What comes without saying anything counts as well; there is nothing to answer. */
  #mayCome(): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false;
    if (this.#allowance.isFull) this.#over = 0;
    if (this.#allowance.take(1)) return true;
    if (++this.#over > this.#house.settings.messageBurst) this.#cutOff();
    return false;
  }

  /** Ends a connection that floods us or does not read. */
  #cutOff(): void {
    this.#house.metrics.cutOff.add();
    this.#socket.terminate();
  }

  /** What one commit brings to one connection (acknowledgements, tables of several matches) leaves in one piece. */
  #cork(): void {
    if (this.#corked) return;
    this.#corked = true;
    this.#wire.cork();
    setImmediate(() => {
      this.#corked = false;
      this.#wire.uncork();
    });
  }

  receive(data: Buffer): void {
    // What had arrived before it was cut off is not heard any more.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#allowance.isFull) this.#over = 0;
    if (!this.#allowance.take(1) || this.#underWay >= MOST_UNDER_WAY) return this.#tooMuch(data);
    const message = this.#parsed(data);
    if (message === null) return;
    if (this.#isDear(message) && !this.#allowance.take(DEAR - 1)) {
      this.#fail('id' in message ? message.id : null, 'match' in message ? message.match : null, slowDown());
      return;
    }
    void this.#inLine(message, performance.now(), data.length);
  }

  #isDear(message: ClientMessage): boolean {
    return isThought(message) || (message.type === 'watch' && this.#isWatching(message.match));
  }

  #isWatching(match: string): boolean {
    return this.#lines.has(match) || this.#house.hub.watchedBy(this).includes(match);
  }

  /** Over the limit a message is answered, by its id where that is easily found; a flood is not, and ends. */
  #tooMuch(data: Buffer): void {
    if (++this.#over > this.#house.settings.messageBurst) return this.#cutOff();
    const { id, match } = data.length > SHORT_BYTES ? NAMELESS : namesIn(data);
    this.#fail(id, match, slowDown());
  }

  async #inLine(message: ClientMessage, start: number, bytes: number): Promise<void> {
    const about = lineOf(message);
    const line = (this.#lines.get(about) ?? Promise.resolve()).then(() => this.#handle(message, start, bytes));
    this.#lines.set(about, line);
    this.#underWay++;
    await line;
    this.#underWay--;
    if (this.#lines.get(about) === line) this.#lines.delete(about);
  }

  #parsed(data: Buffer): ClientMessage | null {
    let found: unknown;
    try {
      found = JSON.parse(data.toString('utf8'));
    } catch {
      this.#fail(null, null, new Problem('bad-request', 'That is not JSON'));
      return null;
    }
    const { id, match } = namesOfMessage(found);
    if (!isStorable(found)) {
      this.#fail(id, match, new Problem('bad-request', 'The message holds characters that are not text'));
      return null;
    }
    const parsed = clientMessage.safeParse(found);
    if (parsed.success) return parsed.data;
    const errors = parsed.error.issues.slice(0, 10).map(({ path, message }) => ({ path: path.join('.'), message }));
    this.#fail(id, match, new Problem('bad-request', 'The message does not have the right form', { errors }));
    return null;
  }

  async #handle(message: ClientMessage, start: number, bytes: number): Promise<void> {
    const id = 'id' in message ? message.id : null;
    const match = 'match' in message ? message.match : null;
    try {
      if (isKept(message)) mustPay(this.#house, this.#visitor, bytes);
      await this.#do(message, start);
    } catch (error) {
      if (!(error instanceof Problem)) {
        this.#house.log.error({ match, type: message.type, err: error }, 'a socket message failed');
      } else if (error.code === 'not-saved') {
        this.#house.metrics.notSaved.add();
        this.#house.log.error({ match, err: error.cause }, 'not saved');
      }
      this.#fail(id, match, error instanceof Problem ? error : unreachable(error));
    }
  }

  #fail(id: string | null, match: string | null, problem: Problem): void {
    this.send({ type: 'error', id, match, error: problem.failure });
  }

  async #do(message: ClientMessage, start: number): Promise<void> {
    const house = this.#house;
    switch (message.type) {
      case 'ping':
        return this.send({ type: 'pong' });
      case 'watch':
        return this.#watch(message);
      case 'unwatch':
        return house.hub.unwatch(this, message.match);
      case 'answer':
        return this.#answer(message, start);
      case 'propose': {
        const by = { person: this.#somebody(), clientId: message.id };
        const ack = await propose(house, message.match, by, message.seat, message.what);
        return this.send({ type: 'ack', match: message.match, ...ack });
      }
      case 'consent': {
        const by = { person: this.#somebody(), clientId: message.id };
        const ack = await consent(house, message.match, by, message.proposal, message.agree);
        return this.send({ type: 'ack', match: message.match, ...ack });
      }
      case 'chat': {
        await speak(house, message.match, this.#somebody(), message.id, message.text);
        return this.send({ type: 'ack', match: message.match, id: message.id, seq: 0, n: 0 });
      }
      case 'judge':
        return this.#judge(message);
      case 'odds':
        return this.#odds(message);
      case 'corrections':
        return this.#corrections(message);
      case 'advice':
        return this.#advice(message);
    }
  }

  #somebody(): string {
    if (this.person === null) throw new Problem('no-identity', 'First say who you are');
    return this.person;
  }

  async #watch({ match, chatSince, ...watching }: Extract<ClientMessage, { type: 'watch' }>): Promise<void> {
    const { hub, settings } = this.#house;
    const watched = new Set([...hub.watchedBy(this), ...this.#turningTo]);
    if (!watched.has(match) && watched.size >= settings.watchesPerSocket) {
      throw new Problem('too-many', 'Too many matches on one connection');
    }
    this.#turningTo.add(match);
    await hub.watch(this, match, watching).finally(() => this.#turningTo.delete(match));
    const lines = await linesAfter(this.#house, match, chatSince ?? 0);
    if (lines.length > 0) this.send({ type: 'chat', match, lines });
  }

  async #answer(message: Extract<ClientMessage, { type: 'answer' }>, start: number): Promise<void> {
    const { match, id, n, seat, answer } = message;
    const taken = await giveAnswer(this.#house, match, this.#somebody(), { id, n, seat, answer });
    if (taken.ok) {
      this.#house.metrics.answers.add();
      this.#house.metrics.acknowledgement.add((performance.now() - start) / 1000);
      this.send({ type: 'ack', match, ...taken.ack });
    } else {
      const { code, message: text, refusal, request } = taken;
      this.send({ type: 'refused', id, match, code, message: text, refusal, request });
    }
  }

  async #judge({ id, match, ...given }: Extract<ClientMessage, { type: 'judge' }>): Promise<void> {
    const objection = await judge(this.#house, match, this.#somebody(), given);
    this.send({ type: 'judged', id, match, objection });
  }

  async #corrections({ id, match, seat }: Extract<ClientMessage, { type: 'corrections' }>): Promise<void> {
    const state = await corrections(this.#house, match, this.#somebody(), seat);
    const head = JSON.stringify({ type: 'corrections', id, match });
    this.sendText(`${head.slice(0, -1)},"state":${state}}`);
  }

  async #odds({ id, match, n, seat, answer }: Extract<ClientMessage, { type: 'odds' }>): Promise<void> {
    const weighed = await oddsOf(this.#house, match, this.#somebody(), { n, seat, answer });
    if ('ok' in weighed) {
      const { code, message, refusal, request } = weighed;
      this.send({ type: 'refused', id, match, code, message, refusal, request });
    } else this.send({ type: 'odds', id, match, odds: weighed });
  }

  async #advice({ id, match, n, seat }: Extract<ClientMessage, { type: 'advice' }>): Promise<void> {
    const advice = await adviceFor(this.#house, match, this.#somebody(), { n, seat });
    this.send({ type: 'advice', id, match, advice });
  }
}

interface Names {
  readonly id: string | null;
  readonly match: string | null;
}
const NAMELESS: Names = { id: null, match: null };

/** Which message an error is about, and which match. */
function namesOfMessage(message: unknown): Names {
  const { id, match } = (message ?? {}) as { id?: unknown; match?: unknown };
  const text = (value: unknown): string | null =>
    typeof value === 'string' && isStorable(value) ? value.slice(0, 64) : null;
  return { id: text(id), match: text(match) };
}

function namesIn(data: Buffer): Names {
  try {
    return namesOfMessage(JSON.parse(data.toString('utf8')));
  } catch {
    return NAMELESS;
  }
}

/** Messages in the same line wait for each other. */
function lineOf(message: ClientMessage): string {
  if (!('match' in message)) return '';
  const { type, match } = message;
  if (type === 'odds' || type === 'advice') return `${match} ${message.id}`;
  return type === 'chat' ? `${match} chat` : match;
}

const slowDown = (): Problem => new Problem('too-many', 'Slow down', { retryAfter: 1 });

/** Whatever is not a problem of the client's is ours, most often the database's. */
export function unreachable(error: unknown): Problem {
  const code = (error as { code?: unknown } | null)?.code;
  const database = typeof code === 'string' && /^(SQLITE|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|57P|08|53)/.test(code);
  const lost = error instanceof Error && /terminat|timeout|timed out|Connection/i.test(error.message);
  return database || lost
    ? new Problem('not-saved', 'The database cannot be reached; try again', { retryAfter: 2 })
    : new Problem('failed', 'Something went wrong on the server');
}
