import type { Clock } from './matches/clock.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { AnyGame } from '../kernel/index.ts';
import type { Bus } from './bus.ts';
import type { Drivers } from './matches/drivers.ts';
import type { Allowances } from './live/allowance.ts';
import type { Hub } from './live/hub.ts';
import type { Metrics } from './metrics.ts';
import type { Settings } from './options.ts';
import type { Rooms } from './matches/rooms.ts';
import type { Notices } from './people/notices.ts';
import type { Vapid } from './people/push.ts';
import type { Keys } from './people/secrets.ts';
import type { Programs } from './programs/programs.ts';
import type { Db } from './store/database.ts';
import type { Writer } from './store/writer.ts';
import type { Threads } from './threads/threads.ts';

/** What a running server is made of: every part that does something at a table gets the whole house. */
export interface House {
  readonly clock: Clock;
  readonly db: Db;
  readonly writer: Writer;
  readonly rooms: Rooms;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly keys: Keys;
  readonly settings: Settings;
  /** Where people find this server. */
  readonly address: () => string;
  readonly hub: Hub;
  readonly drivers: Drivers;
  /** How much may still be kept here, in bytes: see `keepingFor`. */
  readonly keeping: Allowances;
  readonly threads: Threads;
  readonly programs: Programs;
  readonly notices: Notices;
  /** Who this server is to push services. */
  readonly vapid: Vapid;
  readonly bus: Bus;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
}
