/** The pictures of the games on the front page, taken from matches of bots: `npx tsx scripts/front-pictures.ts`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { type GameId, gameOf } from '../src/games/index.ts';
import type { State as WaveState } from '../src/games/wave/index.ts';
import type { AnyGame, Match } from '../src/kernel/index.ts';
import { openSite, visitor } from '../tests/web/site.ts';
import { besieged, moment, packed, playOn, whenPainted } from './picture.ts';

const TARGET = fileURLToPath(new URL('../src/web/front', import.meta.url));
const SIZE = { width: 432, height: 243, quality: 0.15 };

interface Shot {
  readonly example: string;
  readonly enough: (match: Match) => boolean;
  /** What of the page is the picture. */
  readonly of: string;
  /** Which part of it: its left and top edge and its width, as shares of the whole; or so many pixels round whoever acts and is asked about. */
  readonly part: readonly [left: number, top: number, width: number] | number;
}

const asked =
  (key: string, after: number) =>
  (match: Match): boolean =>
    match.waitingFor[0] === 'a' && match.answered > after && (match.request?.prompt.key.startsWith(key) ?? false);

/** A line of five to fight, of three kinds, one of them wounded. */
function pressed(match: Match): boolean {
  const { line } = match.state as unknown as WaveState;
  return (
    asked('wave.turn', 40)(match) &&
    line.length >= 5 &&
    new Set(line.map(({ enemy }) => enemy)).size >= 3 &&
    line.some(({ damage }) => damage > 0)
  );
}

const SHOTS: Readonly<Record<GameId, Shot>> = {
  wave: { example: 'three', enough: pressed, of: '.enemy-line', part: [0, -0.05, 0.5] },
  'last-stand': { example: 'defend-three', enough: asked('ls.turn', 60), of: '.ls-board', part: [0.25, 0.25, 0.5] },
  'even-death': { example: 'survivors-zombies', enough: asked('ed.menu', 90), of: '.tt-svg', part: 620 },
  'last-days': { example: 'scavengers', enough: asked('ld.shoot.menu', 60), of: '.tt-svg', part: 760 },
  'all-things-zombie': { example: 'search', enough: besieged, of: '.tt-svg', part: 620 },
};

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function clipOf(page: Page, box: Box, part: Shot['part']): Promise<Box> {
  if (typeof part !== 'number') {
    const [left, top, share] = part;
    const width = box.width * share;
    const height = (width * SIZE.height) / SIZE.width;
    return { x: box.x + box.width * left, y: box.y + box.height * top, width, height };
  }
  const kinds = ['acting', 'selected', 'offered'].map((kind) => `.tt-halo[data-halo="${kind}"]`);
  const halos = await page.locator(kinds.join(', ')).all();
  const bases = (await Promise.all(halos.map((halo) => halo.boundingBox()))).filter((base) => base !== null);
  const [acting] = bases;
  if (acting === undefined) throw new Error('Nobody acts');
  // In between, where whoever is shot at is near enough.
  const near = bases.filter(({ x, y }) => Math.hypot(x - acting.x, y - acting.y) < part / 2);
  const mean = (of: (base: Box) => number): number => near.reduce((sum, base) => sum + of(base), 0) / near.length;
  const size = { width: part, height: (part * SIZE.height) / SIZE.width };
  const within = (middle: number, from: number, long: number, most: number): number =>
    Math.min(from + most - long, Math.max(from, middle - long / 2));
  return {
    x: within(
      mean(({ x, width }) => x + width / 2),
      box.x,
      size.width,
      box.width,
    ),
    y: within(
      mean(({ y, height }) => y + height / 2),
      box.y,
      size.height,
      box.height,
    ),
    ...size,
  };
}

const wanted = process.argv.slice(2);
const site = await openSite();
try {
  await mkdir(TARGET, { recursive: true });
  for (const [id, { example, enough, of, part }] of Object.entries(SHOTS)) {
    if (wanted.length > 0 && !wanted.includes(id)) continue;
    const record = moment(gameOf(id) as AnyGame, example, enough);
    const { page, context } = await visitor(site, { viewport: { width: 1800, height: 1100 }, colorScheme: 'light' });
    await playOn(page, record);
    await whenPainted(page);
    const box = await page.locator(of).first().boundingBox();
    if (box === null) throw new Error(`${id}: nothing to see of ${of}`);
    const clip = await clipOf(page, box, part);
    const png = await page.screenshot({ clip });
    await writeFile(join(TARGET, `${id}.webp`), await packed(page, png, SIZE));
    console.log(id);
    await context.close();
  }
} finally {
  await site.close();
}
