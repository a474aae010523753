import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { evenDeath } from '../../src/games/even-death/index.ts';
import { type AnyGame, Match } from '../../src/kernel/index.ts';
import { SITE } from '../../scripts/site.mjs';
import { openSite, type Site, visitor } from '../../tests/web/site.ts';
import type { Probe } from '../../src/web/three/probe.ts';
import { table } from '../server/figures.ts';

/**
 * `npm run bench:table`: how smoothly a table with 150 zombies moves in Chromium: dragged, zoomed, and with a herd on the
 * pointer, as a drawing and painted; and what it takes in three dimensions. What counts is the time from frame to frame while the
 * page is worked on; with the processor slowed as well.
 */

const HERDS = 10;
const SIZE = 15;

/** Herds in blocks of five by three, three humans in the middle. */
const setup = {
  kind: 'custom',
  layout: 'harrow-farm',
  players: [{ faction: 'zombies' }, { faction: 'survivors' }],
  herds: Array.from({ length: HERDS }, (_, herd) => ({
    seat: 'a',
    arose: herd >= 5, // no list has so many
    type: 'regular',
    zombies: Array.from({ length: SIZE }, (_, i) => ({
      x: 3 + (herd % 5) * 11 + (i % 5) * 1.4,
      y: (herd < 5 ? 2 : 54) + Math.floor(i / 5) * 1.4,
    })),
  })),
  humans: [22, 30, 38].map((x) => ({ seat: 'b', class: 'regular', weapons: ['rifle'], perks: [], x, y: 30 })),
};

const record = Match.start<unknown>(evenDeath as unknown as AnyGame, setup, { seed: 'frames' }).record();

interface Frames {
  readonly count: number;
  /** Processor time of the page's main thread for one frame: it does not matter what else the machine does. */
  readonly busy: number;
  readonly median: number;
  readonly late: number;
  readonly worst: number;
}

/** How long it takes from the first click until something is asked, painted coarsely, and painted in all detail. */
interface Sights {
  readonly asked: number;
  readonly first: number;
  readonly whole: number;
}

async function opened(site: Site, slower: number, painted: boolean): Promise<[Page, CDPSession, Sights]> {
  const { page, context } = await visitor(site, { viewport: { width: 1440, height: 900 } });
  await page.addInitScript(`localStorage.setItem('holdout.settings', '{"painted":${painted}}')`);
  await page.goto('/');
  await page
    .getByLabel('A match saved as a file')
    .setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) });
  await page.getByRole('button', { name: 'What if: play on from here' }).waitFor();
  const began = performance.now();
  await page.getByRole('button', { name: 'What if: play on from here' }).click();
  const since = async (selector: string): Promise<number> => {
    await page.locator(selector).first().waitFor({ state: 'attached' });
    return performance.now() - began;
  };
  const [asked, first, whole] = await Promise.all([
    since('.asked'),
    painted ? since('.tt-painting .tt-picture-part') : 0,
    painted ? since('.tt-painting[data-whole] .tt-picture-part') : 0,
  ]);
  await page.locator('.tt-model').nth(150).waitFor({ state: 'attached' });
  if (painted) await page.locator('.tt-mini').nth(150).waitFor({ state: 'attached' });
  const tools: CDPSession = await context.newCDPSession(page);
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return [page, tools, { asked, first, whole }];
}

/** Megabytes of scripts, and of all that is painted. */
async function memoryOf(page: Page, tools: CDPSession): Promise<readonly [heap: number, canvases: number]> {
  const { metrics } = await tools.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
  const pixels = await page.evaluate(() =>
    [...document.querySelectorAll('canvas')].reduce((sum, { width, height }) => sum + width * height, 0),
  );
  return [heap / 1e6, (pixels * 4) / 1e6];
}

/** Kilobytes of what is fetched, packed: of the files that begin so. */
const packedSize = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(join(SITE, 'assets', `${file}.gz`)).size, 0) / 1024;
const filesNamed = (name: string): string[] =>
  readdirSync(join(SITE, 'assets')).filter((file) => file.startsWith(name) && file.endsWith('.js'));
const firstPage = (): string[] => [
  ...new Set(
    [...readFileSync(join(SITE, 'index.html'), 'utf8').matchAll(/\.\/assets\/([^"]+)/g)].map(([, file]) => file ?? ''),
  ),
];

/** The time between frames while something is done. */
async function framesOf([page, tools]: readonly [Page, CDPSession, Sights], act: () => Promise<void>): Promise<Frames> {
  const worked = async (): Promise<number> => {
    const { metrics } = await tools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  await page.waitForTimeout(800);
  const before = await worked();
  // As text: it runs in the page as it stands.
  await page.evaluate(
    'window.seen = []; (function next(now) { if (now) window.seen.push(now); if (window.seen) requestAnimationFrame(next); })()',
  );
  await act();
  const seen = await page.evaluate<number[]>('const seen = window.seen; window.seen = null; seen');
  const after = await worked();
  const gaps = seen.slice(1).map((at, i) => at - (seen[i] as number));
  const sorted = [...gaps].sort((a, b) => a - b);
  return {
    count: gaps.length,
    busy: ((after - before) * 1000) / gaps.length,
    median: sorted[gaps.length >> 1] ?? 0,
    late: gaps.filter((gap) => gap > 25).length / gaps.length,
    worst: sorted.at(-1) ?? 0,
  };
}

const ACTS: readonly [string, (page: Page) => Promise<void>][] = [
  [
    'the table dragged',
    async (page) => {
      await page.mouse.move(500, 450);
      await page.mouse.down();
      for (let i = 0; i < 180; i++) await page.mouse.move(500 + 200 * Math.sin(i / 12), 450 + 120 * Math.cos(i / 9));
      await page.mouse.up();
    },
  ],
  [
    'zoomed in and out',
    async (page) => {
      await page.mouse.move(500, 450);
      for (let i = 0; i < 120; i++) await page.mouse.wheel(0, i % 60 < 30 ? -40 : 40);
    },
  ],
  [
    'a pointer over the models',
    async (page) => {
      for (let i = 0; i < 180; i++) await page.mouse.move(200 + i * 4, 300 + 200 * Math.sin(i / 10));
    },
  ],
];

/** The herd that is asked about follows the pointer with all its ghosts. */
async function withHerd(page: Page): Promise<void> {
  await page.locator('.asked .option').first().click();
  for (let i = 0; i < 6 && (await page.locator('.asked[data-kind="place"]').count()) === 0; i++) {
    await page.locator('.asked .option', { hasText: 'Move' }).first().click();
    await page.waitForTimeout(300);
  }
}

/** Draw calls and triangles of one picture in three dimensions, shadows included; they are the same on every device. */
async function inDepth(): Promise<Probe['cost']> {
  const deep = await openSite({ depth: true });
  try {
    const [page] = await opened(deep, 1, true);
    page.setDefaultTimeout(300_000);
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await page.locator('.th-diorama[data-whole]').waitFor();
    await page.getByRole('button', { name: 'Fit' }).click();
    await page.waitForTimeout(10_000);
    return await page.evaluate(() => (document.querySelector('.th-canvas') as unknown as { probe: Probe }).probe.cost);
  } finally {
    await deep.close();
  }
}

const site = await openSite();
try {
  const rows: string[][] = [];
  const said: string[] = [];
  for (const [slower, painted] of [
    [1, false],
    [1, true],
    [4, false],
    [4, true],
  ] as const) {
    const tab = await opened(site, slower, painted);
    const [page, tools, sights] = tab;
    const measured: [string, Frames][] = [];
    for (const [name, act] of ACTS) measured.push([name, await framesOf(tab, async () => await act(page))]);
    await withHerd(page);
    const herd = async (): Promise<void> => {
      const box = await page.locator('.tt-halo[data-halo="acting"]').first().boundingBox();
      const [x, y] = [box?.x ?? 300, box?.y ?? 300];
      for (let i = 0; i < 180; i++) await page.mouse.move(x + 60 * Math.sin(i / 12), y + 40 + 30 * Math.cos(i / 9));
    };
    measured.push(['a herd of 15 follows the pointer', await framesOf(tab, herd)]);
    for (const [name, { count, busy, median, late, worst }] of measured) {
      rows.push([
        `${name}, ${painted ? 'painted' : 'drawn'}`,
        `${slower}×`,
        String(count),
        `${busy.toFixed(1)} ms`,
        `${median.toFixed(1)} ms`,
        `${(late * 100).toFixed(0)} %`,
        `${worst.toFixed(0)} ms`,
      ]);
    }
    if (painted && slower === 1) {
      const [first, whole] = [sights.first / sights.asked, sights.whole / sights.asked];
      said.push(
        `Painted coarsely after ${first.toFixed(1)} times what it takes until the first question is asked, whole after ${whole.toFixed(1)}`,
      );
    }
    const [heap, canvases] = await memoryOf(page, tools);
    if (slower === 1)
      said.push(
        `${painted ? 'Painted' : 'Drawn'}: ${heap.toFixed(0)} MB of scripts, ${canvases.toFixed(0)} MB of pictures`,
      );
    await page.context().close();
  }
  said.push(
    `Packed: painting ${packedSize(filesNamed('painter.worker')).toFixed(0)} KB (at most 60), three dimensions ${packedSize(
      filesNamed('diorama'),
    ).toFixed(0)} KB (at most 220), first page ${packedSize(firstPage()).toFixed(0)} KB (less than 200)`,
  );
  console.log(`\n${HERDS * SIZE} zombies on the table (60 frames a second are 16.7 ms each)\n`);
  console.log(
    table(['', 'processor slowed', 'frames', 'main thread a frame', 'median', 'later than 25 ms', 'worst'], rows),
  );
  for (const line of said) console.log(`\n${line}`);
  const { calls, triangles } = await inDepth();
  console.log(`\nIn three dimensions: ${calls} draw calls (at most 200), ${triangles} triangles (at most 600000)`);
} finally {
  await site.close();
}
