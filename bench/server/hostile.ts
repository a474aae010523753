/** Everybody plays while some do their worst: how much longer do the others wait? */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { NewMatch } from '../../src/wire/index.ts';
import { ATTACKS } from './attacks.ts';
import { Served } from './child.ts';
import { type Figures, ms, ratio, table, whole } from './figures.ts';
import { played } from './load.ts';

/** People answer a moment after they are asked. */
const PEOPLE = 40;
const PAUSE_MILLIS = 200;
export async function hostile(folder: string, wish: NewMatch, millis: number): Promise<void> {
  const alone = await measured(`${folder}/calm`, wish, millis, []);
  const rows: string[][] = [line('nobody', alone, alone)];
  const beside = async (name: string, attacks: readonly string[]): Promise<void> => {
    console.error(`… ${name}`);
    rows.push(line(name, await measured(`${folder}/${rows.length}`, wish, millis, attacks), alone));
  };
  await beside('all of them at once', Object.keys(ATTACKS));
  for (const name of Object.keys(ATTACKS)) await beside(name, [name]);
  console.log(`\n${PEOPLE} matches of Wave! at ${PAUSE_MILLIS} ms an answer, while somebody attacks the server\n`);
  console.log(table(['attack', 'a second', 'p50', 'p99', 'p99 ratio', '/healthz p99', 'memory'], rows));
}

interface Measured {
  readonly figures: Figures;
  readonly health: number;
  readonly megabytes: number;
}

const line = (name: string, { figures, health, megabytes }: Measured, calm: Measured): string[] => [
  name,
  whole(figures.perSecond),
  ms(figures.p50),
  ms(figures.p99),
  ratio(figures.p99, calm.figures.p99),
  ms(health),
  `${whole(megabytes)} MB`,
];

async function measured(folder: string, wish: NewMatch, millis: number, attacks: readonly string[]): Promise<Measured> {
  const server = await Served.start({ DATA_DIR: folder, MESSAGES: '20' });
  const stop = await attacked(server.url, attacks);
  const health: number[] = [];
  let megabytes = 0;
  let isOn = true;
  const looking = (async () => {
    while (isOn) {
      const start = performance.now();
      await fetch(`${server.url}/healthz`);
      health.push(performance.now() - start);
      megabytes = Math.max(megabytes, (await server.metric('process_resident_memory_bytes')) / 1e6);
      await new Promise((go) => setTimeout(go, 100));
    }
  })();
  const figures = await played([server], PEOPLE, wish, millis, { pauseMillis: PAUSE_MILLIS, perSocket: 1 });
  isOn = false;
  await looking;
  stop();
  await server.stop();
  health.sort((a, b) => a - b);
  return { figures, health: health[Math.floor(health.length * 0.99)] ?? 0, megabytes };
}

/** In a process of their own: what the attackers are busy with must not count as waiting. */
async function attacked(url: string, names: readonly string[]): Promise<() => void> {
  if (names.length === 0) return () => undefined;
  const attacks = fileURLToPath(new URL('./attacks.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), attacks, url, ...names], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((done, failed) => {
    child.stdout.once('data', () => done());
    child.once('exit', (code) => failed(new Error(`The attackers ended with ${code}`)));
  });
  return () => child.kill();
}
