/** A server for tests that kill it and for measurements: prints its address and runs until it is ended. */
import { startServer } from '../../src/server/index.ts';
import { GAMES } from '../../src/games/index.ts';
import { stones, whispers } from './toys.ts';

const { DATA_DIR, DATABASE_URL, BOT_PACE = '0', IDLE = '60000', THREADS = '0', MESSAGES = '100000' } = process.env;
const server = await startServer({
  games: [stones, whispers, ...GAMES],
  ...(THREADS === '1' ? { threads: new URL('./child-thread.ts', import.meta.url) } : undefined),
  logLevel: 'error',
  ...(DATABASE_URL === undefined ? undefined : { databaseUrl: DATABASE_URL }),
  ...(DATA_DIR === undefined ? undefined : { dataDir: DATA_DIR }),
  settings: {
    botPaceMillis: Number(BOT_PACE),
    requestsPerMinute: 1_000_000,
    bytesPerMinute: 2 ** 30, // everybody who is measured comes from one address
    messagesPerSecond: Number(MESSAGES),
    messageBurst: 3 * Number(MESSAGES),
    watchesPerSocket: 1000,
    socketsPerAddress: 2000,
    connectionsPerAddress: 4000,
    idleMillis: Number(IDLE),
    sweepMillis: Math.min(5000, Number(IDLE) + 20),
  },
});
console.log(server.url);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
