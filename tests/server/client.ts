import { randomUUID } from 'node:crypto';
import WebSocket from 'ws';
import type { Answer, Seat, SeenRequest } from '../../src/kernel/index.ts';
import type { ClientMessage, GiveAnswer, NewMatch, ServerMessage, TableView } from '../../src/wire/index.ts';

export interface Reply<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
  readonly text: string;
}

type Distributive<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** Somebody with a browser of their own. */
export class Guest {
  readonly url: string;
  cookie = '';

  constructor(url: string) {
    this.url = url;
  }

  static async arrive(url: string, name: string): Promise<Guest> {
    const guest = new Guest(url);
    const { status } = await guest.post('/api/me', { name });
    if (status !== 200) throw new Error(`${name} could not say a name: ${status}`);
    return guest;
  }

  async ask<T = never>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<T>> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(method === 'GET' ? undefined : { origin: this.url }),
        ...(body === undefined ? undefined : { 'content-type': 'application/json' }),
        ...(this.cookie === '' ? undefined : { cookie: this.cookie }),
        ...headers,
      },
      ...(body === undefined ? undefined : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0] ?? '';
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: (text === '' ? null : parsed(text)) as T };
  }

  get<T>(path: string): Promise<Reply<T>> {
    return this.ask<T>('GET', path);
  }
  post<T = { error: { code: string; message: string } }>(path: string, body: unknown = {}): Promise<Reply<T>> {
    return this.ask<T>('POST', path, body);
  }

  async create(wish: NewMatch): Promise<TableView> {
    const { status, body, text } = await this.post<TableView>('/api/matches', wish);
    if (status !== 201) throw new Error(`No match: ${status} ${text}`);
    return body;
  }

  async table(match: string, query = ''): Promise<TableView> {
    const { status, body, text } = await this.get<TableView>(`/api/matches/${match}${query}`);
    if (status !== 200) throw new Error(`No table: ${status} ${text}`);
    return body;
  }

  answer<T = { id: string; seq: number; n: number }>(match: string, given: Omit<GiveAnswer, 'id'> & { id?: string }) {
    return this.post<T>(`/api/matches/${match}/answers`, { id: newId(), ...given });
  }

  async connect(): Promise<Live> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/live`, {
      headers: { origin: this.url, ...(this.cookie === '' ? undefined : { cookie: this.cookie }) },
    });
    const live = new Live(socket);
    await new Promise<void>((done, failed) => {
      socket.once('open', () => done());
      socket.once('error', failed);
    });
    return live;
  }
}

export const newId = (): string => randomUUID();

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A live connection that remembers everything it was told. */
export class Live {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[] = [];
  readonly raw: string[] = [];
  #waiting: (() => void)[] = [];
  #seen = 0;
  closed = false;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      this.raw.push(text);
      this.heard.push(JSON.parse(text) as ServerMessage);
      for (const wake of this.#waiting.splice(0)) wake();
    });
    socket.on('close', () => {
      this.closed = true;
      for (const wake of this.#waiting.splice(0)) wake();
    });
    socket.on('error', () => undefined);
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Asks something that has an id, and waits for what comes back under it. */
  async ask(
    message: Distributive<Extract<ClientMessage, { id: string }>, 'id'> & { id?: string },
  ): Promise<ServerMessage> {
    const id = message.id ?? newId();
    this.send({ ...message, id } as ClientMessage);
    return this.until((one) => 'id' in one && one.id === id);
  }

  /** Forgets everything heard so far. */
  forget(): void {
    this.heard.length = 0;
    this.raw.length = 0;
    this.#seen = 0;
  }

  /** The first message since the last one waited for that fits. */
  async until(fits: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    for (;;) {
      for (; this.#seen < this.heard.length; this.#seen++) {
        const message = this.heard[this.#seen];
        if (message !== undefined && fits(message)) {
          this.#seen++;
          return message;
        }
      }
      if (this.closed) throw new Error('The connection was closed');
      await new Promise<void>((wake) => this.#waiting.push(wake));
    }
  }

  async table(match: string, fits: (table: TableView) => boolean = () => true): Promise<TableView> {
    const message = await this.until((one) => one.type === 'table' && one.match === match && fits(one.table));
    if (message.type !== 'table') throw new Error('unreachable');
    return message.table;
  }

  /** The newest table heard of, looked at already or not. */
  newest(match: string): TableView | undefined {
    return this.heard.flatMap((one) => (one.type === 'table' && one.match === match ? [one.table] : [])).at(-1);
  }

  close(): Promise<void> {
    return new Promise((done) => {
      if (this.closed) return done();
      this.socket.once('close', () => done());
      this.socket.close();
    });
  }
}

/** The first thing that may be answered to a request, by whoever sees it. */
export function firstAnswer(request: SeenRequest, seat: Seat): Answer {
  const ids = (request.options ?? [])
    .filter(({ seats }) => seats === undefined || seats.includes(seat))
    .map(({ id }) => id);
  switch (request.kind) {
    case 'choose':
      return ids[0] ?? '';
    case 'pick':
      return ids.slice(0, request.min ?? 0);
    case 'order':
      return ids;
    case 'amount':
      return request.min ?? 0;
    case 'allot':
      return { [ids[0] ?? '']: request.total ?? 0 };
    case 'roll':
      return Array.from({ length: request.count ?? 0 }, () => 1);
    case 'place':
    case 'path':
      return (request.suggestions?.[0] ?? null) as Answer;
  }
}
