import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { allThingsZombie } from '../../src/games/all-things-zombie/index.ts';
import { type AnyGame, Match, type MatchRecord } from '../../src/kernel/index.ts';
import { ended, through } from './playing.ts';
import { seriousOn } from './serious.ts';
import { served } from './served.ts';
import { visitor } from './site.ts';
import { soon } from './soon.ts';

const site = served();

const game = allThingsZombie as unknown as AnyGame;
const zed = (): MatchRecord => Match.start<unknown>(game, allThingsZombie.examples['zed'], { seed: 'alone' }).record();

async function playOnFrom(page: Page, record: MatchRecord): Promise<void> {
  await page.goto('/');
  await page
    .getByLabel('A match saved as a file')
    .setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) });
  await page.getByRole('button', { name: 'What if: play on from here' }).click();
  await page.locator('.asked, .ending').first().waitFor();
}

/** What a player would do who wants to be done with it: search, fire when seen, go on to the next door. */
const WANTED = [/End the Encounter/, /Nothing more/, /Search/, /Fire at/, /Move up to/, /Done/];

async function answer(page: Page): Promise<void> {
  const patience = { timeout: 10_000 };
  await through(page);
  const kind = await page.locator('.asked').getAttribute('data-kind', patience);
  const asked = await page.locator('.question').innerText(patience);
  const form = page.locator('.asked .answer-form');
  try {
    if (kind === 'choose') {
      const options = form.locator('.option:enabled');
      const texts = await options.allInnerTexts();
      const wanted = WANTED.map((words) => texts.findIndex((text) => words.test(text)));
      await options.nth(wanted.find((i) => i >= 0) ?? 0).click(patience);
    } else await form.locator('.primary').click(patience);
  } catch (error) {
    // A question with a single answer may have settled itself meanwhile.
    const still = (await form.locator('fieldset:enabled').count()) > 0;
    if (still && (await page.locator('.question').innerText()) === asked) throw error;
  }
}

test('Zed! is played alone to its end', { timeout: 240_000 }, async () => {
  const { page, faults } = await visitor(site, { viewport: { width: 1280, height: 800 } });
  await playOnFrom(page, zed());
  for (let answers = 0; answers < 200; answers++) {
    await page.locator('.asked, .ending').first().waitFor({ timeout: 30_000 });
    await through(page);
    if ((await ended(page).count()) > 0) break;
    await answer(page);
  }
  await ended(page).waitFor();
  expect(faults).toEqual([]);
});

test('on a phone the board, the question and the dossier fit', { timeout: 120_000 }, async () => {
  const { page, faults } = await visitor(site, { viewport: { width: 360, height: 740 }, hasTouch: true });
  await playOnFrom(page, zed());
  await soon(() => page.locator('.question').innerText()).not.toBe('');
  await soon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(faults).toEqual([]);
});

test('a set-up is chosen in a form', { timeout: 120_000 }, async () => {
  const { page, faults } = await visitor(site, { viewport: { width: 1280, height: 800 } });
  await page.goto('/#/new/all-things-zombie');
  await page.locator('.armies label', { hasText: 'Encounter' }).locator('select').selectOption({ label: 'Search' });
  await page.getByRole('button', { name: 'Another player' }).click();
  await page.locator('.armies label', { hasText: 'Star of seat B' }).waitFor();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.table').waitFor();
  expect(faults).toEqual([]);
});

test('a Star of one’s own is made, with Grunts that are rolled and a sheet to print', {
  timeout: 240_000,
}, async () => {
  const { page, faults } = await visitor(site, { viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.goto('/#/new/all-things-zombie');
  await page.getByLabel('Star of seat A').selectOption({ label: 'One of my own' });
  await page.locator('.atz-star > summary').tap();
  await page.getByLabel('Name', { exact: true }).fill('Ada Quarry');
  await page.locator('.atz-grunts > summary').tap();
  await page.getByRole('button', { name: 'Roll a Grunt' }).tap();
  await soon(() => page.locator('.atz-grunts > summary').innerText()).toContain('1 of 4');
  await page.locator('.atz-sheet > summary').tap();
  await soon(() => page.locator('.atz-sheet h3').allInnerTexts()).toHaveLength(2);
  expect(await page.locator('.atz-sheet h3').first().innerText()).toContain('Ada Quarry');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await seriousOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Begin' }).tap();
  await page.locator('.table').waitFor();
  expect(faults).toEqual([]);
});

/** One who stays at Home as long as there is Food, and goes through the set Encounters by day. */
const HOME_BODY = [
  /Stay at Home all month/,
  /whole ration/,
  /Daytime/,
  /All is packed/,
  /Nothing: wait/,
  /Survivor/,
  /Rep/,
];

async function answerAtHome(page: Page): Promise<void> {
  const patience = { timeout: 30_000 };
  await through(page);
  const form = page.locator('.asked .answer-form');
  const asked = await page.locator('.question').innerText(patience);
  const options = form.locator('.option:enabled');
  try {
    if ((await page.locator('.asked').getAttribute('data-kind', patience)) === 'choose') {
      const texts = await options.allInnerTexts();
      const wanted = HOME_BODY.map((words) => texts.findIndex((text) => words.test(text)));
      await options.nth(wanted.find((i) => i >= 0) ?? 0).click(patience);
    } else await form.locator('.primary').click(patience);
  } catch (error) {
    const still = (await form.locator('fieldset:enabled').count()) > 0;
    if (still && (await page.locator('.question').innerText()) === asked) throw error;
  }
}

test('a month of a campaign is lived through in the journal, and each moment leads into the replay', {
  timeout: 600_000,
}, async () => {
  const month = { ...allThingsZombie.examples['first-month'], battles: 'fast' };
  const { page, faults } = await visitor(site, { viewport: { width: 1280, height: 800 } });
  await playOnFrom(page, Match.start<unknown>(game, month, { seed: 'month' }).record());
  await soon(() => page.locator('.atzj h2').innerText()).toMatch(/^Day 1, month 1/);
  await soon(() => page.locator('.story-steps [aria-current]').innerText()).toBe('Home');
  for (let answers = 0; answers < 60; answers++) {
    await page.locator('.asked, .ending').first().waitFor({ timeout: 300_000 });
    await through(page);
    if ((await ended(page).count()) > 0) break;
    await answerAtHome(page);
  }
  await ended(page).waitFor();
  const history = page.locator('.atzj-history');
  expect(await history.locator('summary').first().innerText()).toMatch(/Day/);
  await history.locator('summary').last().click();
  expect(await history.locator('li a').count()).toBeGreaterThan(0);
  expect(await history.locator('li a').last().getAttribute('href')).toMatch(/replay/);
  expect(faults).toEqual([]);
});
