import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../src/games/index.ts';
import type { AnyGame } from '../../src/kernel/index.ts';
import { entryOf } from '../../src/web/catalogue.ts';
import type { Guide } from '../../src/web/guide/guide.ts';
import { type Passed, playedThrough } from '../../src/web/guide/testing.ts';
import { seriousOn } from './serious.ts';
import { served } from './served.ts';
import { visitor } from './site.ts';
import { soon } from './soon.ts';

const site = served();

/** So soon after a question a press on the same spot is taken for the end of a double click. */
const SETTLED = 450;

/** What follows from one answer may be a whole Menace Phase, and the machine may have other things to do. */
const WAITS = 150_000;

const at = (page: Page, { now }: Passed) => page.locator(`.guide[data-moment="${now.answered}"]`);
const beyond = (page: Page, { now }: Passed) =>
  page.locator(`.guide:not([data-moment="${now.answered}"]), .ending`).first();

/** The match as somebody plays it who does what the guide says. */
async function lineOf(id: string): Promise<{ guide: Guide; passed: readonly Passed[] }> {
  const guide = (await entryOf(id)?.guide?.()) as Guide;
  return { guide, passed: playedThrough(gameOf(id) as AnyGame, guide).passed };
}

/** The guide says what it should at this moment, and points at it. */
async function heard(page: Page, guide: Guide, moment: Passed): Promise<void> {
  await at(page, moment).waitFor({ timeout: WAITS });
  const { lesson, remark } = moment.told;
  const words = () => at(page, moment).locator('.guide-words').innerText();
  if (lesson !== null) await soon(words).toContain(guide.lessons[lesson]?.says);
  if (remark !== null) await soon(words).toContain(guide.remarks[remark]?.says);
}

/** Does what the guide says: chooses it among the options with a pointer, or with a finger on what the guide offers to try. */
async function follow(page: Page, moment: Passed, press: 'click' | 'tap'): Promise<void> {
  await page.waitForTimeout(SETTLED);
  if (moment.now.request.kind === 'choose') {
    expect(await page.locator('.option[data-guided]').count()).toBe(1);
    await page.locator(press === 'tap' ? '.guide-try button' : '.option[data-guided]')[press]();
  } else {
    await page.locator('.guide-try button')[press]();
    await soon(() => page.locator('.asked form .primary').isEnabled()).toBe(true);
    await page.locator('.asked form .primary')[press]();
  }
  // A finger confirms what cannot be taken back.
  const ready = page.locator('.ready .primary');
  await soon(async () => {
    if ((await beyond(page, moment).count()) > 0) return true;
    if ((await ready.count()) > 0) await ready[press]({ timeout: 1000 }).catch(() => undefined);
    return (await beyond(page, moment).count()) > 0;
  }).toBe(true);
}

describe('the first match of Wave!', () => {
  test('is one click away, and is played to its end with the mouse as the guide says', async () => {
    const { page, faults } = await visitor(site, { viewport: { width: 1366, height: 800 } });
    const { guide, passed } = await lineOf('wave');
    await page.goto('/');
    await page.getByRole('link', { name: 'Play now: a first match of Wave!' }).click();
    for (const [i, moment] of passed.entries()) {
      await heard(page, guide, moment);
      if (i === 0 || i === 8) expect(await seriousOn(page)).toEqual([]);
      await follow(page, moment, 'click');
    }
    await page.locator('.ending.won').waitFor();
    expect(await seriousOn(page)).toEqual([]);
    await page.locator('.guide-end').getByRole('link', { name: 'A whole match' }).click();
    await page.getByRole('heading', { name: 'New match: Wave!' }).waitFor();
    expect(faults).toEqual([]);
  });

  test('keeps its guide through an undo and a reload, and lets it go and come back', async () => {
    const { page, faults } = await visitor(site);
    const { guide, passed } = await lineOf('wave');
    const [first, second, third] = passed as readonly [Passed, Passed, Passed];
    await page.goto('/#/first/wave');
    await heard(page, guide, first);
    await follow(page, first, 'click');
    await heard(page, guide, second);
    await follow(page, second, 'click');
    await heard(page, guide, third);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await heard(page, guide, second);
    await page.reload();
    await heard(page, guide, second);
    await page.getByRole('button', { name: 'Skip the guide' }).click();
    await page.locator('.guide').waitFor({ state: 'detached' });
    await soon(() => page.locator('[data-guided]').count()).toBe(0);
    await page.getByRole('button', { name: 'Ask the guide back' }).click();
    await heard(page, guide, second);
    expect(faults).toEqual([]);
  });
});

/** A whole match, on a machine that has other things to do. */
const PATIENCE = 400_000;

const EVERYWHERE = ['wave', 'last-stand', 'even-death', 'last-days', 'all-things-zombie'] as const;

test.each(EVERYWHERE.slice(1))(
  'the first match of %s is played to its end as the guide says',
  { timeout: PATIENCE },
  async (id) => {
    const { page, faults } = await visitor(site, { viewport: { width: 1366, height: 800 } });
    page.setDefaultTimeout(WAITS);
    const { guide, passed } = await lineOf(id);
    await page.goto(`/#/first/${id}`);
    for (const moment of passed) {
      await heard(page, guide, moment);
      await follow(page, moment, 'click');
    }
    await page.locator('.ending.won').waitFor();
    expect(faults).toEqual([]);
  },
);

/** Short matches whole; of a long one as far as it takes to meet each kind of question: whole it is played with the mouse. */
function farEnough(passed: readonly Passed[]): readonly Passed[] {
  if (passed.length <= SHORT) return passed;
  const kinds = passed.map(({ now }) => now.request.kind);
  return passed.slice(0, Math.max(9, ...[...new Set(kinds)].map((kind) => kinds.indexOf(kind) + 1)));
}

const SHORT = 25;

describe.each(EVERYWHERE)('the first match of %s', { timeout: PATIENCE }, (id) => {
  test('is played on a phone with a finger', async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const { page, faults } = await visitor(site, phone);
    page.setDefaultTimeout(WAITS);
    const { guide, passed } = await lineOf(id);
    const way = farEnough(passed);
    await page.goto(`/#/first/${id}`);
    for (const [i, moment] of way.entries()) {
      await heard(page, guide, moment);
      // First of all it says what this is about, and what it has in mind is at hand without scrolling.
      expect((await page.locator('.guide-words').innerText()).includes(guide.premise)).toBe(i === 0);
      await expectAtHand(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      if (i === 8) expect(await seriousOn(page)).toEqual([]);
      await follow(page, moment, 'tap');
    }
    if (way.length === passed.length) await page.locator('.ending.won').waitFor();
    expect(await seriousOn(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('is played with the keyboard alone', async () => {
    const { page, faults } = await visitor(site, { viewport: { width: 1366, height: 800 } });
    page.setDefaultTimeout(WAITS);
    const { guide, passed } = await lineOf(id);
    const way = farEnough(passed);
    await page.goto('/');
    const link = `a[href="#/first/${id}"]`;
    await page.locator(link).first().waitFor();
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    for (const [i, moment] of way.entries()) {
      await heard(page, guide, moment);
      if (i === 5) expect(await seriousOn(page)).toEqual([]);
      if (moment.now.request.kind === 'choose') await pressGuided(page);
      else {
        await tabTo(page, '.guide-try button');
        await page.keyboard.press('Enter');
        await soon(() => page.locator('.asked form .primary').isEnabled()).toBe(true);
        await tabTo(page, '.asked form .primary');
        await page.keyboard.press('Enter');
      }
      await beyond(page, moment).waitFor({ timeout: WAITS });
    }
    if (way.length === passed.length) await page.locator('.ending.won').waitFor();
    expect(faults).toEqual([]);
  });
});

/** A finger finds what the guide has in mind, and what it says, without moving the sheet. */
async function expectAtHand(page: Page): Promise<void> {
  await soon(() => page.evaluate(() => document.querySelector('.decision-area')?.scrollTop)).toBe(0);
  const area = await page.locator('.decision-area').boundingBox();
  const button = await page.locator('.guide-try button').boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 999)).toBeLessThanOrEqual((area?.y ?? 0) + (area?.height ?? 0));
}

/** The digit of the option that the guide has in mind, or Tab and Enter where it has none. */
async function pressGuided(page: Page): Promise<void> {
  const digit = await page.locator('.option[data-guided]').getAttribute('data-digit');
  if (digit !== null) return await page.keyboard.press(digit);
  await tabTo(page, '.option[data-guided]');
  await page.keyboard.press('Enter');
}

/** Presses Tab until what the selector finds has the focus: what cannot be reached so is not found. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
  }
  throw new Error(`The keyboard does not reach ${selector}`);
}
