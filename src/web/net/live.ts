import { type ClientMessage, LIVE_PATH, type ServerMessage } from '../../wire/index.ts';
import { settings } from '../settings.ts';
import { refresh, server } from './server.ts';

type Tracked = Extract<ClientMessage, { id: string }>;
type Reply = Extract<
  ServerMessage,
  { type: 'ack' | 'refused' | 'error' | 'judged' | 'odds' | 'advice' | 'corrections' }
>;

interface Watcher {
  /** What to say when the connection is there (again): where we are, so that nothing is missed. */
  readonly hello: () => ClientMessage;
  readonly hear: (message: ServerMessage) => void;
  readonly connected: (now: boolean) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;

/**
 * The one socket of this page. It connects again after a gap, says where it was, and sends again what was not
 * acknowledged: every message carries an id, so nothing happens twice.
 */
class Live {
  readonly #watchers = new Map<string, Watcher>();
  readonly #open = new Map<string, { message: Tracked; resolve: (reply: Reply) => void }>();
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #stays = false;

  constructor() {
    const soon = (): void => {
      if ((this.#stays || this.#watchers.size > 0) && this.#socket?.readyState !== WebSocket.OPEN) this.#connect();
    };
    // Who we are is settled when the socket opens.
    server.subscribe((now, before) => {
      if (now.me?.id !== before.me?.id && this.#socket !== null) this.#connect();
    });
    window.addEventListener('online', soon);
    document.addEventListener('visibilitychange', soon);
  }

  watch(match: string, watcher: Watcher): () => void {
    this.#watchers.set(match, watcher);
    if (this.#socket === null) this.#connect();
    else this.again(match);
    return () => {
      this.#watchers.delete(match);
      this.#send({ type: 'unwatch', match });
      if (this.#watchers.size === 0 && !this.#stays) this.#disconnect();
    };
  }

  /** Keeps the socket open without a match, to hear when it is our turn somewhere. */
  stay(): void {
    this.#stays = true;
    if (this.#socket === null) this.#connect();
  }

  /** Says anew how a match is to be watched. */
  again(match: string): void {
    const watcher = this.#watchers.get(match);
    if (watcher !== undefined) this.#send(watcher.hello());
  }

  /** Sends something and waits for what the server says to it, over any number of connections. */
  async ask(message: Tracked): Promise<Reply> {
    return await new Promise<Reply>((resolve) => {
      this.#open.set(message.id, { message, resolve });
      this.#send(message);
    });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    const address = new URL(LIVE_PATH.replace(/^\//, ''), location.href.replace(/#.*/, ''));
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#heard = Date.now();
      for (const watcher of this.#watchers.values()) {
        watcher.connected(true);
        this.#send(watcher.hello());
      }
      for (const { message } of this.#open.values()) this.#send(message);
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      this.#heard = Date.now();
      this.#hear(JSON.parse(data) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      for (const watcher of this.#watchers.values()) watcher.connected(false);
      // A little chance, so that not everybody comes back in the same moment after a restart.
      this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.5 + Math.random()));
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
    };
    clearInterval(this.#ping);
    this.#ping = setInterval(() => {
      // A closed lid leaves a socket that looks open and is dead.
      if (Date.now() - this.#heard > 2 * PING_EVERY) this.#connect();
      else this.#send({ type: 'ping' });
    }, PING_EVERY);
  }

  #disconnect(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #hear(message: ServerMessage): void {
    if ('id' in message && message.id !== null) {
      const waiting = this.#open.get(message.id);
      this.#open.delete(message.id);
      waiting?.resolve(message as Reply);
    }
    if (message.type === 'your-turn') {
      void refresh();
      if (document.hidden && settings.getState().notify) notify(message.title, message.match);
    }
    if ('match' in message && message.match !== null) this.#watchers.get(message.match)?.hear(message);
  }
}

function notify(title: string, match: string): void {
  try {
    new Notification('Your turn', { body: title, tag: match });
  } catch {
    // Some phones let only a service worker notify; the list of matches says it as well.
  }
}

export const live = new Live();
