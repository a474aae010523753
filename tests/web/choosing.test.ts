import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerOnce, beginHere } from './playing.ts';
import { served } from './served.ts';
import { visitor } from './site.ts';
import { soon } from './soon.ts';

const site = served();
const question = async (page: Page): Promise<string> => await page.locator('.asked .question').innerText();

/** Answers until the question is one of those meant, with the odds of all its options there. */
async function until(page: Page, meant: RegExp): Promise<void> {
  for (let answers = 0; answers < 120; answers++) {
    await page.locator('.asked').waitFor({ timeout: 30_000 });
    if (meant.test(await question(page)) && (await page.getByText('It is given for you').count()) === 0) return;
    await answerOnce(page);
  }
  throw new Error(`Nobody is asked ${meant.source}`);
}

test('odds stand beside each option without anything pointed at, and nothing moves when they come', async () => {
  const { page, faults } = await visitor(site, { viewport: { width: 1440, height: 900 } });
  await page.goto('/#/new/last-stand');
  await page.getByRole('button', { name: 'Begin' }).click();
  await until(page, /actions left/);
  const end = page.locator('[data-option="end"]');
  const before = await end.boundingBox();
  await end.locator('.odds-fact').first().waitFor();
  expect(await end.boundingBox()).toEqual(before);
  await soon(() => end.locator('.option-odds').innerText()).toMatch(/\d %/);
  // All of them can be unfolded; none is called something else.
  await end.hover();
  await page.locator('.odds .odds-all summary').click();
  const shares = await page.locator('.odds .odds-all .odds-p').allInnerTexts();
  const sum = shares.reduce((total, share) => total + Number.parseFloat(share.replace('<', '')), 0);
  expect(sum).toBeGreaterThan(90);
  expect(sum).toBeLessThan(115);
  expect(faults).toEqual([]);
});

test('on a phone the first tap shows what it leads to, and the second one takes it', async () => {
  const { page, faults } = await visitor(site, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto('/#/new/last-stand');
  await page.getByRole('button', { name: 'Begin' }).click();
  await until(page, /actions left/);
  const asked = await question(page);
  const end = page.locator('[data-option="end"]');
  const map = page.locator('.ls-board');
  const size = await map.boundingBox();
  await end.locator('.odds-fact').first().waitFor();
  await end.tap();
  const ready = page.getByRole('group', { name: 'Confirm your choice' });
  await ready.locator('.odds-fact').first().waitFor();
  await soon(() => question(page)).toBe(asked);
  expect(await map.boundingBox()).toEqual(size);
  await ready.getByRole('button', { name: 'Not now' }).tap();
  await ready.waitFor({ state: 'detached' });
  await end.tap();
  await ready.getByRole('button', { name: 'End the turn' }).tap();
  await expect
    .poll(async () => (await page.locator('.asked').count()) === 0 || (await question(page)) !== asked)
    .toBe(true);
  expect(faults).toEqual([]);
});

test('on a phone an answer with nothing at stake goes at once', async () => {
  const { page } = await visitor(site, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await page.goto('/#/new/last-stand');
  await page.getByRole('button', { name: 'Begin' }).click();
  await until(page, /actions left/);
  const asked = await question(page);
  await page.locator('[data-option="end"] .odds-fact').first().waitFor();
  await page.locator('[data-option="move"]').tap();
  await expect.poll(async () => await question(page)).not.toBe(asked);
});

test('a double click answers one question, and a held key no more', async () => {
  const { page } = await visitor(site, { viewport: { width: 1440, height: 900 } });
  await beginHere(page, 1);
  await until(page, /./);
  const answered = async (): Promise<number> =>
    await page.evaluate(async () => {
      const opening = indexedDB.open('holdout', 1);
      const database = await new Promise<IDBDatabase>((done) => (opening.onsuccess = () => done(opening.result)));
      const all = database.transaction('matches').objectStore('matches').getAll();
      const [kept] = await new Promise<{ record: { answers: unknown[] } }[]>((done) => {
        all.onsuccess = () => done(all.result as { record: { answers: unknown[] } }[]);
      });
      database.close();
      return kept?.record.answers.length ?? 0;
    });
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('holdout.settings') ?? '{}') as object;
    localStorage.setItem('holdout.settings', JSON.stringify({ ...kept, settle: false }));
  });
  await page.reload();
  await page.locator('.asked .option').first().waitFor();
  for (let rounds = 0; rounds < 3; rounds++) {
    const before = await answered();
    await page.waitForTimeout(450);
    await page.locator('.asked .option').first().dblclick({ delay: 10 });
    await page.waitForTimeout(600);
    expect(await answered()).toBe(before + 1);
  }
  const before = await answered();
  await page.keyboard.down('1');
  for (let repeats = 0; repeats < 5; repeats++) await page.keyboard.down('1');
  await page.keyboard.up('1');
  await page.waitForTimeout(300);
  expect(await answered()).toBe(before + 1);
});

test('what comes and goes above the map does not move it while it is pointed at', async () => {
  const { page } = await visitor(site, { viewport: { width: 1440, height: 900 } });
  await page.goto('/#/new/last-stand');
  await page.getByRole('button', { name: 'Begin' }).click();
  await until(page, /actions left/);
  const map = page.locator('.ls-board');
  await map.hover();
  const before = await map.boundingBox();
  const told = async (): Promise<string> => (await page.locator('.ls-story').allInnerTexts()).join();
  // What happens is told above the map, in more lines or fewer.
  for (let moves = 0; moves < 3; moves++) {
    const was = await told();
    await page.keyboard.press('1');
    await until(page, /^(?!.*actions left)/);
    await page.keyboard.press('1');
    await until(page, /actions left/);
    await expect.poll(told).not.toBe(was);
    expect((await map.boundingBox())?.y).toBe(before?.y);
  }
  await page.mouse.move(1200, 300);
  await expect.poll(async () => await page.locator('.ls-table').evaluate(({ style }) => style.marginTop)).toBe('');
});

test('a map that was zoomed in goes along to where it is decided', async () => {
  const { page } = await visitor(site, { viewport: { width: 1440, height: 900 } });
  await page.goto('/#/new/last-stand');
  await page.getByRole('button', { name: 'Begin' }).click();
  await until(page, /actions left/);
  const map = page.locator('.ls-board');
  const frame = async (): Promise<string | null> => await map.getAttribute('viewBox');
  for (let closer = 0; closer < 3; closer++) await page.getByRole('button', { name: 'Closer' }).click();
  const near = await frame();
  // Step by step away from the middle until the frame has to move.
  for (let moves = 0; moves < 4 && (await frame()) === near; moves++) {
    await page.locator('[data-option="move"]').click();
    await page.locator('.asked .answer-form .option').last().click();
    await until(page, /actions left/);
  }
  const [x = 0, y = 0, w = 0, h = 0] = ((await frame()) ?? '').split(' ').map(Number);
  const at = await page.locator('.ls-cell[tabindex="0"]').first().getAttribute('data-at');
  const box = await page.locator(`.ls-cell[data-at="${at}"] .ls-area`).evaluate((cell: SVGPolygonElement) => {
    const { x: left, y: top, width, height } = cell.getBBox();
    return { x: left + width / 2, y: top + height / 2 };
  });
  expect(box.x).toBeGreaterThan(x);
  expect(box.x).toBeLessThan(x + w);
  expect(box.y).toBeGreaterThan(y);
  expect(box.y).toBeLessThan(y + h);
});
