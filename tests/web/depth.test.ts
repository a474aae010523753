import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { lastDays } from '../../src/games/last-days/index.ts';
import { type AnyGame, Match } from '../../src/kernel/index.ts';
import type { Probe } from '../../src/web/three/probe.ts';
import { served } from './served.ts';
import type { Site } from './site.ts';
import { visitor } from './site.ts';
import { soon } from './soon.ts';

/** A house of two storeys: Marta stands at the foot of its stairs, and Sal below the window over the yard. */
const HOUSE = {
  id: 'house',
  name: 'House',
  outline: [[3, 3], [13, 3], [13, 11], [3, 11]], // biome-ignore format: a shape
  floors: [0, 2],
  height: 4,
  flatRoof: true,
  walls: [],
  openings: [
    { id: 'door', kind: 'door', from: [3, 6], to: [3, 7.5], level: 0, sill: 0, top: 1.8, open: true },
    { id: 'window', kind: 'window', from: [13, 5], to: [13, 9], level: 1, sill: 0.6, top: 1.8, open: true },
  ],
  links: [{ id: 'stairs', kind: 'stairs', from: { x: 9, y: 7, level: 0 }, to: { x: 11, y: 7, level: 1 } }],
};
const SETUP = {
  kind: 'custom',
  encounter: 'scavengers',
  turn: 2,
  phase: 'action',
  aggressor: 'a',
  active: 'a',
  table: {
    kind: 'own',
    terrain: { id: 'yard', name: 'Yard', width: 24, depth: 14, pieces: [], buildings: [HOUSE] },
  },
  groups: [
    {
      name: 'Ours',
      refuge: 'church',
      members: [
        { type: 'hero', name: 'Marta', guns: ['magnum'], blades: ['club'] },
        { type: 'good-samaritan', name: 'Isak', guns: ['pump-action-shotgun'] },
      ],
    },
    {
      name: 'Theirs',
      refuge: 'mall',
      members: [
        { type: 'thug', name: 'Bruno', blades: ['knife'] },
        { type: 'crony', name: 'Sal', blades: ['club'] },
      ],
    },
  ],
  sides: [
    { seat: 'a', edge: 'near' },
    { seat: 'b', edge: 'far' },
  ],
  characters: [
    { seat: 'a', member: 'm1', x: 8, y: 7 },
    { seat: 'a', member: 'm2', x: 2, y: 1, activated: true },
    { seat: 'b', member: 'm1', x: 22, y: 1, activated: true },
    { seat: 'b', member: 'm2', x: 17, y: 7, activated: true },
  ],
};

async function begin(page: Page): Promise<void> {
  const record = Match.start<unknown>(lastDays as unknown as AnyGame, SETUP, { seed: 'upstairs' }).record();
  await page.goto('/');
  await page
    .getByLabel('A match saved as a file')
    .setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) });
  await page.getByRole('button', { name: 'What if: play on from here' }).click();
  await page.locator('.asked').waitFor();
}

const option = (page: Page, text: string | RegExp) => page.locator('.asked .answer-form .option', { hasText: text });

/** A tap on a point of the table, so many inches above the ground. */
type Tap = (page: Page, x: number, y: number, high: number) => Promise<void>;

const onPlan: Tap = async (page, x, y) => {
  await page.waitForTimeout(150);
  const box = await page.locator('.tt-ground').boundingBox();
  if (box === null) throw new Error('There is no table');
  await page.mouse.click(box.x + (x / 24) * box.width, box.y + (y / 14) * box.height);
};
const onTable: Tap = async (page, x, y, high) => {
  const at = await page.evaluate(
    ([a, b, up]) => (document.querySelector('.th-canvas') as unknown as { probe: Probe }).probe.spot(a, b, up),
    [x, y, high] as const,
  );
  await page.mouse.click(at.x, at.y);
};

const pictures = (page: Page): Promise<number> =>
  page.evaluate(() => (document.querySelector('.th-canvas') as unknown as { probe: Probe }).probe.cost.pictures);

async function upstairs(page: Page, tap: Tap): Promise<void> {
  await page.locator('.asked[data-kind="path"]').waitFor();
  const level = page.getByRole('button', { name: 'show level 1' });
  if ((await level.count()) > 0) await level.click();
  await tap(page, 12, 7, 2);
  await soon(() => page.locator('.asked').innerText()).toContain('on level 1, upstairs in House');
  await page.locator('.asked .primary').click();
}

/** Chosen on the table, up the stairs, taken back, up again, and fired through the window. */
async function play(page: Page, tap: Tap): Promise<void> {
  await tap(page, 8, 7, 0.6);
  await page.locator('.tt-halo[data-halo="selected"]').waitFor({ state: 'attached' });
  await option(page, 'Move up to').click();
  await upstairs(page, tap);
  const moves = page.locator('.log').getByText(/Marta moves/);
  await moves.first().waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await soon(() => moves.count()).toBe(0);
  await upstairs(page, tap);
  await moves.first().waitFor();
  await option(page, 'Done').click();
  await option(page, /Sal/).first().click();
  await page.locator('.log').getByText(/Sal/).first().waitFor();
}

const DESK = { viewport: { width: 1100, height: 700 } };

describe('without three dimensions', () => {
  const site: Site = served();

  test('the table says that it is a plan, and everything is played on it', async () => {
    const { page, faults } = await visitor(site, DESK);
    await begin(page);
    await soon(() => page.getByRole('button', { name: 'Table', exact: true }).isDisabled()).toBe(true);
    await page.getByText('This browser has no WebGL 2, so the table is shown as a plan.').waitFor();
    await play(page, onPlan);
    expect(faults).toEqual([]);
  });
});

describe('in three dimensions', () => {
  const site: Site = served({ depth: true });

  test('the same is played on the table as it stands there', { timeout: 300_000 }, async () => {
    // A small window: every picture is worked out by the processor.
    const { page, faults } = await visitor(site, { viewport: { width: 1000, height: 560 } });
    page.setDefaultTimeout(60_000);
    await begin(page);
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await page.locator('.th-diorama[data-ready]').waitFor();
    await soon(async () => await pictures(page)).toBeGreaterThan(0);
    await play(page, onTable);
    expect(faults).toEqual([]);
  });
});
