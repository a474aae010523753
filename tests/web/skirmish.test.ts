import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type AnyGame, type Json, Match } from '../../src/kernel/index.ts';
import { rooftops } from './rooftops.ts';
import { seriousOn } from './serious.ts';
import { served } from './served.ts';
import { visitor } from './site.ts';
import { tapOption } from './playing.ts';
import { soon } from './soon.ts';

const game = rooftops as unknown as AnyGame;
const site = served({ config: fileURLToPath(new URL('./skirmish.vite.ts', import.meta.url)), games: [game] });

/** Rooftops from its beginning; the first seat is ours. */
async function begin(page: Page, setup: Json = { players: 2, bystanders: 0 }): Promise<void> {
  const record = Match.start<unknown>(game, setup, { seed: 'roof' }).record();
  await page.goto('/');
  await page
    .getByLabel('A match saved as a file')
    .setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) });
  await page.getByRole('button', { name: 'What if: play on from here' }).click();
  await page.locator('.asked').waitFor();
}

const option = (page: Page, text: string) => page.locator('.asked .answer-form .option', { hasText: text });

/** A point of the window over a point of the table of 36 by 36 inches. */
async function over(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  await page.waitForTimeout(100);
  const box = await page.locator('.tt-ground').boundingBox();
  if (box === null) throw new Error('There is no table');
  return { x: box.x + (x / 36) * box.width, y: box.y + (y / 36) * box.height };
}
async function click(page: Page, x: number, y: number, shift = false): Promise<void> {
  const at = await over(page, x, y);
  if (shift) await page.keyboard.down('Shift');
  await page.mouse.click(at.x, at.y);
  if (shift) await page.keyboard.up('Shift');
}
async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const [a, b] = [await over(page, ...from), await over(page, ...to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(b.x, b.y, { steps: 6 });
  await page.mouse.up();
}

const DESK = { viewport: { width: 1280, height: 860 } };

async function withAnn(page: Page): Promise<void> {
  await begin(page);
  await option(page, 'Ann').click();
  await page.locator('.asked[data-kind="path"]').waitFor();
  await page.waitForTimeout(500); // a press right after a question counts as half of a double click
}

/** Nothing has changed about the models for a while: all pictures have come. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        let timer = setTimeout(done, 800);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, 800);
        }).observe(document.querySelector('.tt-models') as Element, {
          subtree: true,
          attributes: true,
          childList: true,
        });
      }),
  );

describe('a game of single models with facing and storeys, on the board that Even Death uses', () => {
  test('a way is set point by point, bent by dragging a point, and a tap takes a point away', async () => {
    const { page, faults } = await visitor(site, DESK);
    await withAnn(page);
    const points = page.locator('.tt-way-points circle');
    await click(page, 11, 17);
    await page.getByText('2.5" of 9"').first().waitFor();
    await soon(() => points.count()).toBe(1);
    await click(page, 11, 20, true);
    await page.getByText('5.5" of 9"').first().waitFor();
    await soon(() => points.count()).toBe(2);
    await drag(page, [11, 17], [11, 16]);
    await page.getByText('6.7" of 9"').first().waitFor();
    await click(page, 11, 16);
    await page.getByText('3.9" of 9"').first().waitFor();
    await soon(() => points.count()).toBe(1);
    await page.getByRole('button', { name: 'Add a point' }).click();
    await click(page, 9, 20);
    await page.getByText('5.9" of 9"').first().waitFor();
    await page.getByRole('button', { name: 'Take one back' }).click();
    await page.getByText('3.9" of 9"').first().waitFor();
    // The spot itself, once more: it is meant.
    await click(page, 11, 20);
    await page.locator('.log').getByText('Ann goes 1 points, level 0').waitFor();
    expect(faults).toEqual([]);
  });

  test('whoever moves is seen to walk; a press ends it, and those who want no motion see none', async () => {
    const moving = async (motion: 'reduce' | 'no-preference') => {
      const { page } = await visitor(site, { ...DESK, reducedMotion: motion });
      await page.addInitScript(() => localStorage.setItem('holdout.settings', JSON.stringify({ pace: 'slow' })));
      await withAnn(page);
      // How many models have been set in motion, and how many of them were stopped.
      await page.evaluate(() => {
        const seen = { begun: 0, stopped: 0 };
        Object.assign(globalThis, { seen });
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (this: Element, ...args: Parameters<typeof animate>) {
          const begun = animate.apply(this, args);
          seen.begun++;
          begun.pause(); // it lasts until it is stopped
          begun.addEventListener('cancel', () => seen.stopped++);
          return begun;
        };
      });
      const seen = () =>
        page.evaluate(() => (globalThis as unknown as { seen: Readonly<Record<string, number>> }).seen);
      await click(page, 11, 17);
      await page.locator('.asked .primary').click();
      await page.locator('.log').getByText('Ann goes 1 points, level 0').waitFor();
      return { page, seen };
    };
    const moved = await moving('no-preference');
    await soon(moved.seen).toEqual({ begun: 1, stopped: 0 });
    await moved.page.keyboard.press('Shift');
    await soon(moved.seen).toEqual({ begun: 1, stopped: 1 });
    const still = await moving('reduce');
    expect(await still.seen()).toEqual({ begun: 0, stopped: 0 });
  });

  test('a model looks along its way until its arrow is dragged elsewhere', async () => {
    const { page } = await visitor(site, DESK);
    await withAnn(page);
    await click(page, 11, 17);
    await page.locator('.sk-facing').waitFor({ state: 'attached' });
    await soon(() => page.getByRole('slider').inputValue()).toBe('180');
    await drag(page, [9, 17], [11, 15]);
    await soon(() => page.getByRole('slider').inputValue()).toBe('270');
    // Another spot leaves it as it is.
    await click(page, 11.5, 18);
    await soon(() => page.getByRole('slider').inputValue()).toBe('270');
    await page.locator('.asked .primary').click();
    await page.locator('.log').getByText('Ann goes 1 points, level 0, facing 270').waitFor();
  });

  test('whoever acts upstairs is shown on that storey, and taps mean the storey that is shown', async () => {
    const { page } = await visitor(site, DESK);
    await begin(page);
    await option(page, 'Roof').click();
    await page.locator('.asked[data-kind="path"]').waitFor();
    await page.getByRole('button', { name: 'Level 1 is shown; show level 2' }).waitFor();
    await soon(() => page.locator('.tt-model[data-model="roof"]').getAttribute('data-elsewhere')).toBeNull();
    await soon(() => page.locator('.tt-model[data-model="ann"]').getAttribute('data-elsewhere')).toBe('true');
    await page.waitForTimeout(500);
    await click(page, 17, 18);
    await page.locator('.sk-drafted').getByText('on level 1').waitFor();
    await page.locator('.asked .primary').click();
    await page.locator('.log').getByText('Roof goes 1 points, level 1').waitFor();
  });

  test('a sentry who could fire on the way is named where it could, before anybody goes', async () => {
    const { page } = await visitor(site, DESK);
    await withAnn(page);
    await click(page, 11, 17);
    await page.getByText('2.5" of 9"').first().waitFor();
    await soon(() => page.locator('.tt-stops path').count()).toBe(0);
    // Cat looks to the right and reaches six inches: this way ends within them, and behind nobody's back.
    await click(page, 9, 20);
    await page.locator('.sk-drafted').getByText('Cat may fire here').waitFor();
    await soon(() => page.locator('.tt-stops path').count()).toBe(1);
  });

  test('a counter that hides what it is and a car lie on the table, and can be pointed at', async () => {
    const { page } = await visitor(site, DESK);
    await begin(page);
    await soon(() => page.locator('.tt-model[data-counter]').count()).toBe(1);
    await soon(() => page.locator('.tt-model[data-box]').count()).toBe(1);
    await page.getByRole('button', { name: 'Fit' }).click();
    const front = await over(page, 19.5, 30.9);
    await page.mouse.move(front.x, front.y);
    await page.locator('.tt-label', { hasText: 'Car' }).waitFor({ state: 'attached' });
  });

  test('with 150 models only the one that has moved is drawn again', async () => {
    const { page } = await visitor(site, DESK);
    await begin(page, { players: 2, bystanders: 144 });
    await soon(() => page.locator('.tt-model').count()).toBe(150);
    // The table is painted beside the page; when it is there, everybody gets a shadow.
    await page.locator('.tt-model .tt-shadow').first().waitFor({ state: 'attached', timeout: 60_000 });
    await option(page, 'Ann').click();
    await page.locator('.asked[data-kind="path"]').waitFor();
    await click(page, 11, 17);
    await settled(page);
    await page.evaluate(() => {
      const touched = new Set<string>();
      Object.assign(window, { touched });
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const model = (target as Element).closest('.tt-model');
          if (model !== null) touched.add(model.getAttribute('data-model') ?? '');
        }
      }).observe(document.querySelector('.tt-models') as Element, { subtree: true, attributes: true, childList: true });
    });
    await page.locator('.asked .primary').click();
    await page.locator('.log').getByText('Ann goes').waitFor();
    const touched = await page.evaluate(() => [...(window as unknown as { touched: Set<string> }).touched]);
    expect(touched).toEqual(['ann']);
  });

  test('the board as text says who is upstairs, and what nobody owns', async () => {
    const { page } = await visitor(site, DESK);
    await page.goto('/#/settings');
    await page.getByLabel('Show the board as text').check();
    await begin(page);
    const words = await page.locator('.text-board').innerText();
    expect(words).toMatch(/Roof\. 18" from the left, 18" from the top, on level 1\. Level: 1\. Looks: 90 degrees/);
    expect(words).toMatch(/Something moves there: 30" from the left, 6" from the top/);
    expect(words).toMatch(/Supplies: 9" from the left, 9" from the top/);
  });

  test('on a phone the same way is set with taps and buttons; nothing is in the way', async () => {
    const { page } = await visitor(site, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await begin(page);
    await tapOption(page, 'Ann');
    await page.locator('.asked[data-kind="path"]').waitFor();
    await page.waitForTimeout(500);
    const at = await over(page, 11, 17);
    await page.touchscreen.tap(at.x, at.y);
    await page.locator('.sk-drafted').waitFor();
    await soon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await seriousOn(page)).toEqual([]);
  });
});

describe('lists of a game that is nothing like Even Death', () => {
  test('a crew is built with a boss, a den and hands with gear; every limit is seen, and what is barred says why', async () => {
    const { page, faults } = await visitor(site, DESK);
    await page.goto('/#/lists/rooftops');
    await page.getByRole('heading', { name: 'Crews', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Calm boss' }).click();
    await page.getByLabel('Name of the crew').fill('Night Shift');
    const boss = page.getByRole('region', { name: 'Boss' });
    await boss.getByLabel('Add gear').selectOption('gun');
    await soon(() => boss.getByLabel('Add gear').locator('option:disabled').allInnerTexts()).toEqual([
      'gun (3): Guns: 2, at most 1',
    ]);
    await page.getByRole('button', { name: 'Hand (5)' }).click();
    await page.getByText('Nobody goes out with nothing').waitFor();
    await page.getByRole('region', { name: 'Hands' }).getByLabel('Add gear').selectOption('knife');
    await page.getByRole('button', { name: 'One more like 1. Hand' }).click();
    await soon(() => page.locator('.list-sum').innerText()).toContain('20 of 40 shells');
    await soon(() => page.getByRole('list', { name: 'Limits' }).locator('summary').allInnerTexts()).toEqual([
      'Members 3 of 3',
      'Strays 0 of 1',
    ]);
    await soon(() => page.getByRole('button', { name: 'Hand (5)' }).isDisabled()).toBe(true);
    await page.getByText('Members: 4, at most 3').waitFor();
    await page.getByLabel('Where').selectOption('barn');
    await soon(() => page.getByRole('button', { name: 'Hand (5)' }).isDisabled()).toBe(false);
    await page.getByRole('button', { name: 'Put knife (1) back' }).last().click();
    await page.getByText('Nobody goes out with nothing').waitFor();
    await page.getByRole('button', { name: 'Remove 2. Hand' }).click();
    await soon(() => page.locator('.paper-card').allInnerTexts()).toEqual([
      expect.stringMatching(/The boss[^]*8 shells[^]*Nerve[^]*gun[^]*☐☐☐/),
      expect.stringMatching(/Hand[^]*6 shells[^]*knife/),
    ]);
    expect(await seriousOn(page)).toEqual([]);

    await page.getByRole('button', { name: 'Duplicate' }).click();
    await page.getByLabel('Name of the crew').fill('Day Shift');
    await page.getByRole('link', { name: 'All crews' }).click();
    const kept = page.getByRole('region', { name: 'Your crews' });
    await soon(() => kept.locator('li b').allInnerTexts()).toEqual(['Day Shift', 'Night Shift']);
    await kept.getByRole('button', { name: 'Delete Night Shift' }).click();
    await soon(() => kept.locator('li b').allInnerTexts()).toEqual(['Day Shift']);
    await kept.getByRole('button', { name: 'Bring it back' }).click();
    await soon(() => kept.locator('li b').allInnerTexts()).toEqual(['Day Shift', 'Night Shift']);
    expect(faults).toEqual([]);
  });
});
