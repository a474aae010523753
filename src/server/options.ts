import type { AnyGame } from '../kernel/index.ts';
import type { ProgramsByName } from './programs/terms.ts';

/** What a server can be told. Everything but the games has a default. */
export interface ServerOptions {
  readonly games: readonly AnyGame[];
  /** A module for threads that play these games: without it everything is done where everybody else waits. */
  readonly threads?: URL;
  readonly port?: number;
  readonly host?: string;
  /** Where the SQLite file lies; not used with a database address. */
  readonly dataDir?: string;
  /** `postgres://…`: the match log is in PostgreSQL, and several servers can share it. */
  readonly databaseUrl?: string;
  /** The built pages. */
  readonly site?: string;
  readonly logLevel?: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Where the log goes if not to standard output. */
  readonly logTo?: { write(line: string): unknown };
  readonly settings?: Partial<Settings>;
}

export interface Settings {
  /** How long a bot waits before it moves, so that people can follow. */
  readonly botPaceMillis: number;
  /** How long a bot should think. */
  readonly botThinkMillis: number;
  /** How long a bot should think about advice that somebody has asked for. */
  readonly adviceMillis: number;
  /** A thought that has used so many milliseconds of the processor is stopped. */
  readonly thoughtMillis: number;
  /** The same for an answer, and for making, loading or uploading a match. */
  readonly callMillis: number;
  /** A match that nobody has looked at for so long leaves memory. */
  readonly idleMillis: number;
  /** How often the server looks for matches whose bots stand still and seats to be replaced. */
  readonly sweepMillis: number;
  /** Requests per minute and address; making matches, identities and trying codes have a tenth of it. */
  readonly requestsPerMinute: number;
  /** How much one address may put into new matches, on average; half an hour's worth at once. */
  readonly bytesPerMinute: number;
  /** Socket messages per second, on average and at once. */
  readonly messagesPerSecond: number;
  readonly messageBurst: number;
  readonly socketsPerAddress: number;
  /** Open connections of any kind, from one address (not counted behind proxies) and in all. */
  readonly connectionsPerAddress: number;
  readonly connections: number;
  /** A request that has not arrived whole after so long loses its connection. */
  readonly requestMillis: number;
  readonly watchesPerSocket: number;
  /** The address that people use, where a proxy stands in front: its origin is allowed too. */
  readonly publicUrl: string | null;
  /** How many days browsers insist on https after a visit over it. 0: the proxy in front decides. */
  readonly hstsDays: number;
  /** How many proxies in front may say who the client is. */
  readonly trustedProxies: number;
  /** Matches that nobody has touched for so many days are deleted. Null: all are kept. */
  readonly keepDays: number | null;
  /** Notices may go to addresses inside the own network. */
  readonly privateWebhooks: boolean;
  /** Whether tables can be listed for everybody to join. */
  readonly lobby: boolean;
  /** Words that no name and no line of talk may have. */
  readonly blockedWords: readonly string[];
  /** Programs of others that can take a seat, by the name of the bot. */
  readonly programs: ProgramsByName;
}

export const DEFAULTS: Settings = {
  botPaceMillis: 900,
  botThinkMillis: 60,
  adviceMillis: 500,
  thoughtMillis: 5_000,
  callMillis: 20_000,
  idleMillis: 60_000,
  sweepMillis: 5_000,
  requestsPerMinute: 600,
  bytesPerMinute: 1 << 20,
  messagesPerSecond: 20,
  messageBurst: 60,
  socketsPerAddress: 100,
  connectionsPerAddress: 300,
  connections: 10_000,
  requestMillis: 60_000,
  watchesPerSocket: 50,
  publicUrl: null,
  hstsDays: 0,
  trustedProxies: 0,
  keepDays: null,
  privateWebhooks: false,
  lobby: true,
  blockedWords: [],
  programs: {},
};
