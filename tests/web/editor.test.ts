import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { parseTerrain, type Terrain } from '../../src/tabletop/index.ts';
import { seriousOn } from './serious.ts';
import { served } from './served.ts';
import { visitor } from './site.ts';
import { soon } from './soon.ts';

const site = served();

/** The tables that the page has kept. */
async function keptIn(page: Page): Promise<Terrain[]> {
  await page.waitForTimeout(600);
  const text = await page.evaluate(() => localStorage.getItem('holdout.tables') ?? '[]');
  return (JSON.parse(text) as { terrain: Terrain }[]).map(({ terrain }) => terrain);
}

async function beginEmpty(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Draw a table for miniatures' }).click();
  await page.getByRole('button', { name: 'An empty one' }).click();
  await page.locator('.editor').waitFor();
}

/** A point of the window over a point of the table of 48 by 48 inches. */
async function windowPoint(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = await page.locator('.tt-ground').boundingBox();
  if (box === null) throw new Error('There is no table');
  return { x: box.x + (x / 48) * box.width, y: box.y + (y / 48) * box.height };
}

test('a table is drawn with the mouse: put, drag, turn, copy into the other half, undo, save, open again', async () => {
  const { page, faults } = await visitor(site, { viewport: { width: 1280, height: 860 } });
  await beginEmpty(page);
  await page.getByRole('button', { name: 'Car', exact: true }).click();
  const middle = await windowPoint(page, 10, 10);
  await page.mouse.click(middle.x, middle.y);
  await page.getByRole('heading', { name: 'Car' }).waitFor();

  const there = await windowPoint(page, 16, 14);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(there.x, there.y, { steps: 6 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Turn right' }).click();
  await page.getByRole('button', { name: 'Copy to the other half' }).click();
  const [drawn] = await keptIn(page);
  expect(drawn?.pieces).toHaveLength(2);
  const [first, second] = drawn?.pieces ?? [];
  first?.outline.forEach(({ x, y }, i) => {
    expect(second?.outline[i]?.x).toBeCloseTo(48 - x, 2);
    expect(second?.outline[i]?.y).toBeCloseTo(48 - y, 2);
  });
  expect(Math.min(...(first?.outline ?? []).map(({ x }) => x))).toBeGreaterThan(13);

  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await keptIn(page))[0]?.pieces).toHaveLength(1);
  await page.getByRole('button', { name: 'Redo' }).click();

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const text = await readFile(await saved.path(), 'utf8');
  expect(parseTerrain(JSON.parse(text))).toMatchObject({ ok: true });

  await page.getByRole('button', { name: 'All tables' }).click();
  await page
    .getByLabel('A table saved as a file')
    .setInputFiles({ name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.locator('.editor').waitFor();
  await soon(() => page.locator('.tt-piece').count()).toBe(2);
  await page.getByRole('button', { name: 'All tables' }).click();
  await soon(() => page.getByRole('button', { name: 'My table', exact: true }).count()).toBe(2);
  expect(faults).toEqual([]);
});

test('what is wrong is said at once and where, and keeps the table from being saved', async () => {
  const { page } = await visitor(site, { viewport: { width: 1280, height: 860 } });
  await beginEmpty(page);
  await page.getByRole('button', { name: 'Wood', exact: true }).click();
  await page.getByRole('button', { name: 'In the middle' }).click();
  await page.getByText('Ready to play on').waitFor();
  await page.getByLabel('From the left').fill('1');
  await page.getByLabel('From the left').press('Enter');
  await page.getByRole('button', { name: 'Wood lies partly off the table.' }).waitFor();
  await soon(() => page.locator('.editor-faults path').count()).toBe(1);
  await soon(() => page.getByRole('button', { name: 'Save as a file' }).isDisabled()).toBe(true);
});

test('a table can be changed with the keyboard alone', async () => {
  const { page } = await visitor(site);
  await page.goto('/#/editor');
  await page.getByRole('button', { name: 'Crossroads' }).press('Enter');
  await page.locator('.tt-frame').focus();
  await page.keyboard.press('n');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(']');
  await page.keyboard.press('d');
  const [changed] = await keptIn(page);
  await page.keyboard.press('Delete');
  const [after] = await keptIn(page);
  expect((changed?.pieces.length ?? 0) - (after?.pieces.length ?? 0)).toBe(1);
  for (let i = 0; i < 4; i++) await page.keyboard.press('Control+z');
  await soon(() => page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
});

test('on a phone a piece is put by a tap and dragged by a finger', async () => {
  const { page } = await visitor(site, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await beginEmpty(page);
  await page.getByRole('button', { name: 'Crates', exact: true }).tap();
  const at = await windowPoint(page, 24, 24);
  await page.touchscreen.tap(at.x, at.y);
  await page.getByRole('heading', { name: 'Crates' }).waitFor();
  const to = await windowPoint(page, 30, 24);
  const tools = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    await tools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await touch('touchStart', at.x, at.y);
  for (let i = 1; i <= 8; i++) await touch('touchMove', at.x + ((to.x - at.x) * i) / 8, at.y);
  await touch('touchEnd', to.x, to.y);
  const [drawn] = await keptIn(page);
  expect(Math.max(...(drawn?.pieces[0]?.outline ?? []).map(({ x }) => x))).toBeGreaterThan(27);
  await soon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('on a phone a district is dealt; a building and its door are tagged, and that is undone', async () => {
  const { page, faults } = await visitor(site, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto('/#/editor');
  await page.getByLabel('Kind of table').selectOption('suburban');
  await page.getByLabel('Any word: it decides the table').fill('maple');
  await page.getByRole('button', { name: 'Open this table' }).tap();
  await page.getByText('Ready to play on').waitFor();
  const [dealt] = await keptIn(page);
  const house = dealt?.buildings[0];
  if (house === undefined) throw new Error('There is no house');
  await page.locator('.tt-frame').focus();
  for (let i = 0; i <= (dealt?.pieces.length ?? 0); i++) await page.keyboard.press('n');
  await page.getByRole('heading', { name: house.name, exact: true }).waitFor();

  const ofHouse = page.getByRole('group', { name: `Tags of ${house.name}` });
  await ofHouse.getByLabel('New tag').fill('light');
  await ofHouse.getByRole('button', { name: 'Add' }).tap();
  await ofHouse.getByRole('spinbutton', { name: 'light' }).fill('6');
  await ofHouse.getByRole('spinbutton', { name: 'light' }).press('Enter');
  await page.getByText('Door 1 on level 0', { exact: true }).tap();
  const ofDoor = page.getByRole('group', { name: 'Tags of Door 1 on level 0' });
  await ofDoor.getByLabel('New tag').fill('lock');
  await ofDoor.getByRole('button', { name: 'Add' }).tap();
  const tagged = (await keptIn(page))[0]?.buildings[0];
  expect(tagged?.tags).toEqual({ ...house.tags, light: 6 });
  expect(tagged?.openings.find(({ kind }) => kind === 'door')?.tags).toEqual({ lock: true });

  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Undo' }).tap();
  expect((await keptIn(page))[0]?.buildings[0]).toEqual(house);
  await soon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(faults).toEqual([]);
});

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  test('nothing serious stands in the way of drawing', async () => {
    const { page } = await visitor(site, { colorScheme });
    await page.goto('/#/editor');
    await page.getByRole('heading', { name: 'Draw a table' }).waitFor();
    expect(await seriousOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'High street' }).click();
    await page.locator('.tt-frame').focus();
    await page.keyboard.press('n');
    expect(await seriousOn(page)).toEqual([]);
  });
});
