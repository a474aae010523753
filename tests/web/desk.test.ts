import { type BrowserContext, type Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerOnce, beginHere } from './playing.ts';
import { served } from './served.ts';
import { visitor } from './site.ts';
import { soon } from './soon.ts';

const site = served();

/** What happens to the desk when it is to work out an answer. */
const TROUBLE = {
  none: '',
  slow: 'const until = Date.now() + 3000; while (Date.now() < until);',
  hangs: 'for (;;);',
  breaks: 'setTimeout(() => { throw new Error("out of memory"); }); return;',
} as const;

/** From now on, workers that begin are in this trouble; or they cannot be loaded at all. */
async function inTrouble(context: BrowserContext, first: keyof typeof TROUBLE | 'blocked') {
  let trouble = first;
  await context.route(/beside\.worker/, async (route) => {
    if (trouble === 'blocked') return await route.abort();
    const response = await route.fetch();
    const late = `{
      const heard = self.onmessage;
      self.onmessage = (event) => {
        if (event.data.task?.do === 'answer') { ${TROUBLE[trouble]} }
        heard(event);
      };
    }`;
    await route.fulfill({ response, body: `${await response.text()}\n${late}` });
  });
  return {
    now: (next: typeof trouble): void => {
      trouble = next;
    },
  };
}

const question = async (page: Page): Promise<string> => await page.locator('.question').innerText();
const pending = (page: Page) => page.locator('.pending');
const answer = async (page: Page): Promise<void> => await page.locator('.asked .answer-form .option').first().click();

test('while an answer is worked out the page goes on drawing, and says so without moving anything', async () => {
  const { page, context, faults } = await visitor(site, { viewport: { width: 1440, height: 900 } });
  await inTrouble(context, 'slow');
  await beginHere(page, 1);
  const board = page.locator('.board-area');
  const [before, box] = [await question(page), await page.locator('.question').boundingBox()];
  await answer(page);
  await pending(page).waitFor();
  const frames = await page.evaluate(
    async () =>
      await new Promise<number>((resolve) => {
        let drawn = 0;
        const end = performance.now() + 1000;
        const draw = (): void => {
          drawn++;
          if (performance.now() > end) resolve(drawn);
          else requestAnimationFrame(draw);
        };
        requestAnimationFrame(draw);
      }),
  );
  expect(frames).toBeGreaterThan(5);
  expect(await pending(page).innerText()).toContain('Being worked out');
  expect([await question(page), await page.locator('.question').boundingBox()]).toEqual([before, box]);
  await pending(page).waitFor({ state: 'detached' });
  await soon(() => question(page)).not.toBe(before);
  await board.waitFor();
  expect(faults).toEqual([]);
});

test('a page that is loaded again in the middle of an answer has lost nothing', async () => {
  const { page, context } = await visitor(site);
  const desk = await inTrouble(context, 'none');
  await beginHere(page, 1);
  await answerOnce(page);
  await page.locator('.asked').waitFor();
  desk.now('slow');
  await page.reload();
  await page.locator('.asked').waitFor();
  const [before, lines] = [await question(page), await page.locator('.log > li').count()];
  await answer(page);
  await pending(page).waitFor();
  desk.now('none');
  await page.reload();
  await page.locator('.asked').waitFor();
  expect([await question(page), await page.locator('.log > li').count()]).toEqual([before, lines]);
  await answer(page);
  await soon(() => question(page)).not.toBe(before);
});

test('an answer that is never worked out can be taken back, and the match goes on', async () => {
  const { page, context } = await visitor(site);
  const desk = await inTrouble(context, 'hangs');
  await beginHere(page, 1);
  const before = await question(page);
  await answer(page);
  await pending(page).waitFor();
  desk.now('none');
  await page.getByRole('button', { name: 'Take the answer back' }).click({ timeout: 20_000 });
  await pending(page).waitFor({ state: 'detached' });
  await soon(() => page.locator('.complaint').allInnerTexts()).toEqual([
    expect.stringContaining('Nothing has changed'),
  ]);
  expect(await question(page)).toBe(before);
  await answer(page);
  await soon(() => question(page)).not.toBe(before);
});

test('a desk that breaks down is replaced: the match goes on from where it was kept, and says so', async () => {
  const { page, context } = await visitor(site);
  const desk = await inTrouble(context, 'breaks');
  await beginHere(page, 1);
  const before = await question(page);
  desk.now('none');
  await answer(page);
  await page.getByText('goes on from where it was kept').waitFor();
  expect(await question(page)).toBe(before);
  await answer(page);
  await soon(() => question(page)).not.toBe(before);
});

test('where workers cannot be loaded, matches are played in the page, with bots, and kept', async () => {
  const { page, context } = await visitor(site);
  await inTrouble(context, 'blocked');
  await beginHere(page, 2);
  for (let answers = 0; answers < 4; answers++) {
    await page.locator('.asked').waitFor();
    await answerOnce(page);
  }
  await page.locator('.asked').waitFor();
  const lines = await page.locator('.log > li').count();
  expect(lines).toBeGreaterThan(0);
  await page.reload();
  await page.locator('.asked').waitFor();
  expect(await page.locator('.log > li').count()).toBeGreaterThanOrEqual(lines);
});
