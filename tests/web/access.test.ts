import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { beginHere, playOn, through } from './playing.ts';
import { seriousOn } from './serious.ts';
import { served } from './served.ts';
import { visitor } from './site.ts';
import { soon } from './soon.ts';

const site = served();

const PAGES = [
  '',
  'new/wave',
  'rules',
  'rules/wave/WAV.CRAFT.6',
  'settings',
  'friends',
  'join/nothing',
  'no-such-page',
];

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  test('nothing serious stands in the way on any page', async () => {
    const { page } = await visitor(site, { colorScheme });
    for (const way of PAGES) {
      await page.goto('about:blank');
      await page.goto(`/#/${way}`);
      await page.locator('main h1').waitFor();
      await page.waitForLoadState('networkidle');
      expect(await seriousOn(page), way).toEqual([]);
    }
  });

  // What differs with the width does not differ with the colours.
  const width = colorScheme === 'dark' ? 360 : 1440;
  test(`nor at the table and in the replay, ${width} px wide`, async () => {
    const { page } = await visitor(site, { colorScheme, viewport: { width, height: 800 } });
    await beginHere(page, 2);
    await playOn(page, async () => (await page.locator('.foe').count()) > 0);
    expect(await seriousOn(page)).toEqual([]);
    await page.locator('summary', { hasText: 'Match' }).click();
    expect(await seriousOn(page)).toEqual([]);
    await page.getByRole('link', { name: 'Replay from the start' }).click();
    await page.getByRole('slider').waitFor();
    expect(await seriousOn(page)).toEqual([]);
  });

  test('nor among friends: the table that waits, the match and the list of matches', async () => {
    const { page } = await visitor(site, { colorScheme });
    await page.goto('/#/new/wave');
    await page.getByLabel('Name (optional)').fill('Ada');
    await page.getByLabel('Seat B').selectOption('link');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('.code').waitFor();
    expect(await seriousOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Give it to a bot' }).click();
    await page.locator('.asked').waitFor();
    await page.getByRole('button', { name: 'Talk' }).click();
    expect(await seriousOn(page)).toEqual([]);
    await page.goto('/#/friends');
    await page.getByText('You are Ada.').waitFor();
    expect(await seriousOn(page)).toEqual([]);
  });
});

test('a match can be begun and played with the keyboard alone', async () => {
  const { page, faults } = await visitor(site);
  await page.goto('/#/new/wave');
  await page.locator('.new-match').waitFor();
  await tabTo(page, 'Begin');
  await page.keyboard.press('Enter');
  for (let answers = 0; answers < 12; answers++) {
    await page.locator('.asked, .ending').first().waitFor();
    await through(page);
    if ((await page.locator('.ending').count()) > 0) break;
    const before = await page.locator('.question').innerText();
    // By its digit, or by way of the keyboard's focus.
    if (answers % 2 === 0) await page.keyboard.press('1');
    else {
      await page.locator('.asked .option:enabled, .asked .primary:enabled').first().focus();
      await page.keyboard.press('Enter');
    }
    // The next question, or the same one while it settles.
    await page
      .locator('.question', { hasNotText: before })
      .waitFor({ timeout: 2000 })
      .catch(() => undefined);
  }
  await soon(() => page.locator('.log > li').count()).toBeGreaterThan(8);
  expect(faults).toEqual([]);
});

/** Presses Tab until the thing with this name has the focus: whatever cannot be reached so is not found. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.textContent)) === name) return;
  }
  throw new Error(`The keyboard does not reach ${name}`);
}

test('a phone of 360 px shows the question without scrolling, and nothing is wider than the screen', async () => {
  const { page } = await visitor(site, { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  for (const way of ['', 'new/wave', 'rules/wave', 'settings', 'friends']) {
    await page.goto(`/#/${way}`);
    await page.locator('main h1').waitFor();
    await soon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
  await beginHere(page, 2);
  let seen = 0;
  await playOn(page, async () => {
    const box = await page.locator('.question').boundingBox();
    expect(box?.y ?? 999).toBeLessThan(640);
    await soon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    return seen++ > 12;
  });
  await page.getByRole('button', { name: 'Log' }).tap();
  await page.locator('.log').waitFor();
});

test('on a touch screen an option can be looked at before it is taken', async () => {
  const { page } = await visitor(site, { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
  await page.goto('/#/settings');
  await page.getByLabel('Choose in two steps').selectOption('Always');
  await beginHere(page, 1);
  const question = await page.locator('.question').innerText();
  const option = page.locator('.asked .option').first();
  await option.tap();
  await page.getByRole('group', { name: 'Confirm your choice' }).waitFor();
  await soon(() => page.locator('.question').innerText()).toBe(question);
  await page.waitForTimeout(400);
  await option.tap();
  await page.locator('.question', { hasNotText: question }).waitFor();
});
