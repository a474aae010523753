import { expect, test } from 'vitest';
import { answerOnce, beginHere, byLot, through } from './playing.ts';
import { served } from './served.ts';
import { visitor } from './site.ts';

const site = served();

test.each(['wave', 'last-stand', 'even-death', 'last-days'])(
  '%s on a phone of 360 by 740: the board keeps half of the screen, whatever is asked, and nothing is wider than it',
  async (game) => {
    const { page } = await visitor(site, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await beginHere(page, 2, game);
    const pick = byLot(3);
    const least: number[] = [];
    for (let n = 0; n < 6; n++) {
      await page.locator('.asked, .ending').first().waitFor({ timeout: 30_000 });
      await through(page);
      const board = await page.locator('.board-area').boundingBox();
      least.push(Math.round(board?.height ?? 0));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await answerOnce(page, pick);
    }
    expect(Math.min(...least)).toBeGreaterThanOrEqual(370);
  },
);
