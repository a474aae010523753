import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { AnyGame } from '../kernel/index.ts';
import { furnish, newApp } from './app.ts';
import { Bus, type Notice } from './bus.ts';
import { linesAfter } from './matches/chatting.ts';
import { cleanUp } from './matches/cleaning.ts';
import { Clock } from './matches/clock.ts';
import { Drivers } from './matches/drivers.ts';
import type { House } from './house.ts';
import { Hub } from './live/hub.ts';
import { Metrics } from './metrics.ts';
import { Programs } from './programs/programs.ts';
import { Notices, noticesFor } from './people/notices.ts';
import { vapidOf } from './people/push.ts';
import { DEFAULTS, type ServerOptions } from './options.ts';
import { type Happened, Rooms } from './matches/rooms.ts';
import { keepingFor } from './people/keeping.ts';
import { Keys } from './people/secrets.ts';
import { publicAddress } from './public-url.ts';
import { openPostgres, openSqlite } from './store/database.ts';
import { Writer } from './store/writer.ts';
import { Threads } from './threads/threads.ts';

const CLEAN_MILLIS = 60 * 60_000;

export interface RunningServer {
  readonly url: string;
  /** Lets everything that was begun become durable, and stops. */
  close(): Promise<void>;
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const given = { ...DEFAULTS, ...options.settings };
  const settings = { ...given, publicUrl: given.publicUrl === null ? null : publicAddress(given.publicUrl) };
  const app = newApp(options, settings);
  const { log } = app;
  const node = randomUUID();
  const databaseUrl = options.databaseUrl ?? null;
  const database =
    databaseUrl === null
      ? await openSqlite(options.dataDir ?? 'data')
      : await openPostgres(databaseUrl, (error) => log.warn({ err: error }, 'a database connection broke'));
  const metrics = new Metrics();
  const writer = new Writer(database, (size, seconds) => {
    metrics.groups.add();
    metrics.rows.add(size);
    metrics.commit.add(seconds);
  });
  // The parts of the house need each other: they get it when they ask.
  const built: { house?: House } = {};
  const whole = (): House => {
    if (built.house === undefined) throw new Error('The house is not built yet');
    return built.house;
  };
  const threads = new Threads(options.threads ?? null, options.games, settings);
  const programs = new Programs(settings.programs, (program, why, complaint) => {
    metrics.programFaults.add();
    log.warn({ program, why, complaint }, 'a program at a seat was ended');
  });
  const hub = new Hub(whole);
  const drivers = new Drivers(whole);
  const rooms = new Rooms({
    db: database.db,
    writer,
    threads,
    games: gamesById(options.games),
    node,
    idleMillis: settings.idleMillis,
    onChange: (happened) => changed(whole(), happened),
    onRace: () => metrics.raced.add(),
    isWatched: (id) => hub.isWatched(id) || drivers.isAtWork(id),
  });
  const bus = new Bus(database.db, databaseUrl, node, {
    onNotice: (notice) => heard(whole(), notice),
    onOwn: (match, seq) => {
      if (rooms.isInDoubt(match)) rooms.refresh(match, seq).catch(() => undefined);
    },
    onGap: () => void rooms.refreshAll(),
    onError: (error) => log.warn({ err: error }, 'not connected to the other servers'),
  });
  const keys = await Keys.of(database.db);
  const clock = await Clock.of(database.db);
  const { db } = database;
  const house: House = {
    db,
    writer,
    rooms,
    games: gamesById(options.games),
    clock,
    keys,
    settings,
    address: () => settings.publicUrl ?? urlOf(app.server.address() as AddressInfo),
    hub,
    drivers,
    keeping: keepingFor(settings),
    threads,
    programs,
    notices: new Notices(),
    vapid: vapidOf(keys.push),
    bus,
    metrics,
    log,
  };
  built.house = house;
  try {
    await furnish(app, house, options.site);
    await bus.listen();
    await app.listen({ port: options.port ?? 0, host: options.host ?? '127.0.0.1' });
  } catch (error) {
    hub.close();
    await threads.close();
    await bus.close();
    await database.close();
    throw error;
  }
  await drivers.sweep(0);
  await cleanUp(house);
  const sweeps = setInterval(() => {
    rooms.sweep();
    void drivers.sweep();
    clock.beat().catch((error: unknown) => log.warn({ err: error }, 'the time could not be noted'));
  }, settings.sweepMillis);
  const cleaning = setInterval(() => void cleanUp(house), CLEAN_MILLIS);

  let closing: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    clearInterval(sweeps);
    clearInterval(cleaning);
    drivers.close();
    programs.close();
    hub.close();
    // Open sockets are told to come back; then whatever is on its way to the disk gets there.
    for (const socket of app.websocketServer.clients) socket.close(1012, 'the server is restarting');
    await app.close();
    await writer.drained();
    await rooms.letAllGo();
    await threads.close();
    await bus.close();
    await database.close();
  };
  return {
    url: urlOf(app.server.address() as AddressInfo),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

function urlOf({ address, port, family }: AddressInfo): string {
  const anywhere = address === '0.0.0.0' || address === '::';
  return `http://${anywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

const gamesById = (games: readonly AnyGame[]): ReadonlyMap<string, AnyGame> =>
  new Map(games.map((game) => [game.id, game]));

function changed(house: House, { room, change, turn }: Happened): void {
  house.hub.changed(room, change);
  house.hub.itIsTheTurnOf(room, turn);
  noticesFor(house, room, turn);
  house.drivers.poke(room);
}

/** Another server on the same database has done something. */
function heard(house: House, notice: Notice): void {
  const { match, seq, chat, turn = [], present } = notice;
  if (present !== undefined) return house.hub.heardOfPresence(notice);
  if (chat === true) {
    if (!house.hub.isWatched(match)) return;
    void linesAfter(house, match, 0).then(
      (lines) => house.hub.broadcast(match, { type: 'chat', match, lines }),
      (error: unknown) => house.log.warn({ match, err: error }, 'chat could not be read'),
    );
    return;
  }
  house.rooms.refresh(match, seq ?? null).catch((error: unknown) => {
    house.log.warn({ match, err: error }, 'a match could not be read again');
  });
  if (turn.some((person) => house.hub.hasClient(person))) {
    void house.rooms
      .enter(match, (room) => house.hub.itIsTheTurnOf(room, turn))
      .catch((error: unknown) => house.log.warn({ match, err: error }, 'a match could not be read'));
  }
}

/** Threads that play the games that come with Holdout. */
export const THREADS = new URL('./threads/games-thread.ts', import.meta.url);

export { BadAddress } from './public-url.ts';
export { backUp, CannotCopy, restore, type StorePlace } from './store/backup.ts';
export { MEASURES, type Measure, reportsIn, takeMeasure } from './store/moderation.ts';
export { BadPrograms, programsIn } from './programs/terms.ts';
export type { ServerOptions, Settings } from './options.ts';
