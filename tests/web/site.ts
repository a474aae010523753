import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { GAMES } from '../../src/games/index.ts';
import type { AnyGame } from '../../src/kernel/index.ts';
import { startServer } from '../../src/server/index.ts';
import { ensureSite, SITE } from '../../scripts/site.mjs';
import { findChromium } from '../../scripts/system.mjs';

/** A name that is not this machine's: as a phone in the same network would know it. */
export const HOME_NETWORK = 'holdout.home';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The built site behind a real server, and a real browser to look at it with. */
export interface Site {
  readonly url: string;
  readonly browser: Browser;
  /** The server can be stopped and started again at the same address, with the same data. */
  stopServer(): Promise<void>;
  startServer(): Promise<void>;
  close(): Promise<void>;
}

/** The site as it is shipped, or built and served with more games. */
export interface SiteOptions {
  /** The browser draws in three dimensions, without a graphics card. */
  readonly depth?: boolean;
  readonly config?: string;
  readonly games?: readonly AnyGame[];
}

/** In a process of its own: a test run is not production. */
async function build(config: string, pages: string): Promise<void> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  await run(process.execPath, [vite, 'build', '--minify', 'false', '--outDir', pages, '--config', config], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

export async function openSite({ config, games = [], depth = false }: SiteOptions = {}): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'holdout-web-'));
  const pages = config === undefined ? SITE : join(folder, 'pages');
  if (config === undefined) ensureSite();
  else await build(config, pages);
  let port = 0;
  const start = async () => {
    const server = await startServer({
      games: [...GAMES, ...games],
      site: pages,
      dataDir: join(folder, 'data'),
      logLevel: 'error',
      port,
      settings: {
        botPaceMillis: 20,
        requestsPerMinute: 100_000,
        messagesPerSecond: 1000,
        messageBurst: 1000,
        privateWebhooks: true,
      },
    });
    port = Number(new URL(server.url).port);
    return server;
  };
  let server = await start();
  const browser = await launchBrowser(depth ? SOFTWARE : ['--disable-gpu']);
  return {
    url: server.url,
    browser,
    stopServer: async () => await server.close(),
    startServer: async () => {
      server = await start();
    },
    close: async () => {
      await browser.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** WebGL worked out by the processor. */
export const SOFTWARE = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

export const launchBrowser = (drawing: readonly string[] = ['--disable-gpu']): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium() ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      ...drawing,
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--host-resolver-rules=MAP ${HOME_NETWORK} 127.0.0.1`,
    ],
  });

/** How many browsers this file has opened: each draws lots of its own. */
let visitors = 0;

/** In the page: what it draws by lot (seeds and names of matches) is the same at every run, so a test never meets another match. */
function sameLots(visitor: number): void {
  const kept = 'tests.lots';
  crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
    if (into === null) return into;
    // The stream goes on where the last page of this visitor stopped: after a reload no name comes twice.
    let state = Number(localStorage.getItem(kept) ?? visitor * 0x9e3779b1);
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    for (let i = 0; i < bytes.length; i++) {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      bytes[i] = (mixed ^ (mixed >>> 14)) & 0xff;
    }
    localStorage.setItem(kept, String(state));
    return into;
  };
}

/** A browser of somebody's own: storage, cookies, service worker. */
export async function visitor(site: Site, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await site.browser.newContext({
    baseURL: site.url,
    reducedMotion: 'reduce',
    // Keeping the whole site for offline play takes longer than most tests: only those about it do.
    serviceWorkers: 'block',
    ...options,
  });
  // A test waits for nobody's pace, and stops only where it is about stopping.
  await context.addInitScript(() => {
    if (localStorage.getItem('holdout.settings') === null)
      localStorage.setItem('holdout.settings', JSON.stringify({ pace: 'instant', stops: false }));
  });
  visitors += 1;
  await context.addInitScript(sameLots, visitors);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return { context, page, faults };
}
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the page complained about: script errors, blocked content. */
  readonly faults: string[];
}
