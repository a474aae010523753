/** Everybody plays while some do their worst: how much longer do the others wait? */
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { NewMatch } from '../../src/wire/index.ts';
import { ATTACKS } from './attacks.ts';
import { Served } from './child.ts';
import { type Figures, ms, ratio, table, whole } from './figures.ts';
import { played } from './load.ts';

/** People answer a moment after they are asked. */
const PEOPLE = 40;
const PAUSE_MILLIS = 200;
/** Each attack is measured as often, with nobody right before it each time: the machine is not the same from minute to minute. */
const ROUNDS = 3;
const LOWEST = 19;

/** `only`: the attacks that are wanted; all of them at once, and each by itself, where none is named. */
export async function hostile(folder: string, wish: NewMatch, millis: number, only: readonly string[]): Promise<void> {
  const all = Object.keys(ATTACKS);
  const rows: string[][] = [];
  const beside = async (name: string, attacks: readonly string[]): Promise<void> => {
    if (only.length > 0 && !only.includes(name)) return;
    console.error(`… ${name}`);
    const pairs: { calm: Measured; attacked: Measured }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const at = `${folder}/${rows.length}-${round}`;
      const calm = await measured(`${at}-calm`, wish, millis, []);
      pairs.push({ calm, attacked: await measured(at, wish, millis, attacks) });
    }
    rows.push(line(name, pairs));
  };
  await beside('all of them at once', all);
  for (const name of all) await beside(name, [name]);
  console.log(`\n${PEOPLE} matches of Wave! at ${PAUSE_MILLIS} ms an answer, while somebody attacks the server`);
  console.log(`(the middle of ${ROUNDS} rounds, each beside a round with nobody right before it)\n`);
  console.log(table(['attack', 'a second', 'p50', 'p99', 'p99 with nobody', 'ratio', '/healthz p99', 'memory'], rows));
}

interface Measured {
  readonly figures: Figures;
  readonly health: number;
  readonly megabytes: number;
}

function line(name: string, pairs: readonly { calm: Measured; attacked: Measured }[]): string[] {
  const middle = (of: (pair: (typeof pairs)[number]) => number): number =>
    sorted(of)[Math.floor(pairs.length / 2)] ?? 0;
  const sorted = (of: (pair: (typeof pairs)[number]) => number): number[] => pairs.map(of).sort((a, b) => a - b);
  const ratios = sorted(({ calm, attacked }) => attacked.figures.p99 / calm.figures.p99);
  const [least = 0, most = 0] = [ratios[0], ratios.at(-1)];
  return [
    name,
    whole(middle(({ attacked }) => attacked.figures.perSecond)),
    ms(middle(({ attacked }) => attacked.figures.p50)),
    ms(middle(({ attacked }) => attacked.figures.p99)),
    ms(middle(({ calm }) => calm.figures.p99)),
    `${ratio(ratios[Math.floor(ratios.length / 2)] ?? 0, 1)} [${least.toFixed(1)}–${most.toFixed(1)}]`,
    ms(middle(({ attacked }) => attacked.health)),
    `${whole(middle(({ attacked }) => attacked.megabytes))} MB`,
  ];
}

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

/**
 * In a process of their own, which gets what the server and its players leave: attackers bring machines of their own, so what they are
 * busy with must not count as waiting.
 */
async function attacked(url: string, names: readonly string[]): Promise<() => void> {
  if (names.length === 0) return () => undefined;
  const attacks = fileURLToPath(new URL('./attacks.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), attacks, url, ...names], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.pid !== undefined) setPriority(child.pid, LOWEST);
  await new Promise<void>((done, failed) => {
    child.stdout.once('data', () => done());
    child.once('exit', (code) => failed(new Error(`The attackers ended with ${code}`)));
  });
  return () => child.kill();
}
