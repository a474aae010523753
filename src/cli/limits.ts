import { InvalidArgumentError } from 'commander';
import type { Settings } from '../server/index.ts';

/** What an operator may change about how much one visitor may do, by its name on the command line. */
const LIMITS = {
  'requests-per-minute': 'requestsPerMinute',
  'bytes-per-minute': 'bytesPerMinute',
  'messages-per-second': 'messagesPerSecond',
  'message-burst': 'messageBurst',
  'sockets-per-address': 'socketsPerAddress',
  'connections-per-address': 'connectionsPerAddress',
  connections: 'connections',
  'watches-per-socket': 'watchesPerSocket',
} as const satisfies Record<string, keyof Settings>;

export type Limits = Pick<Settings, (typeof LIMITS)[keyof typeof LIMITS]>;

/** `requests-per-minute=1200,connections=500` */
export function limitsIn(text: string): Partial<Limits> {
  return Object.fromEntries(text.split(',').map(limitIn));
}

function limitIn(text: string): [keyof Limits, number] {
  const [name = '', given = ''] = text.split('=').map((part) => part.trim());
  const limit = Object.hasOwn(LIMITS, name) ? LIMITS[name as keyof typeof LIMITS] : undefined;
  if (limit === undefined) {
    throw new InvalidArgumentError(`"${name}" is no limit. There are: ${Object.keys(LIMITS).join(', ')}.`);
  }
  const n = /^\d+$/.test(given) ? Number(given) : NaN;
  if (!Number.isSafeInteger(n) || n < 1) throw new InvalidArgumentError(`${name} must be a whole number above 0.`);
  return [limit, n];
}
