import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { whispers } from '../server/toys.ts';
import { served } from './served.ts';
import { visitor } from './site.ts';
import { soon } from './soon.ts';

const site = served({ config: fileURLToPath(new URL('./whispers.vite.ts', import.meta.url)), games: [whispers] });

/** Every card that stands anywhere in the page, for eyes or for ears. */
const cardsIn = async (page: Page): Promise<string[]> =>
  (await page.content()).toLowerCase().match(/whisper-\d+/g) ?? [];

test('around one screen nobody sees or hears what another may not know: a curtain falls between two players', async () => {
  const { page, faults } = await visitor(site);
  await page.goto('/#/new/whispers');
  await page.getByRole('spinbutton', { name: 'Players' }).fill('2');
  await page.getByLabel('Seat B').selectOption('here');
  await page.getByRole('button', { name: 'Begin' }).click();

  /** What each of them still has in hand. */
  const hands = new Map<string, string>();
  let curtains = 0;
  let player = '';
  for (let answers = 0; answers < 8; answers++) {
    await page.locator('.curtain, .asked').first().waitFor({ timeout: 60_000 });
    const curtain = page.locator('.curtain');
    // Whoever was asked last in one round and is asked first in the next stays where they are.
    if ((await curtain.count()) > 0) {
      curtains++;
      expect(await cardsIn(page)).toEqual([]);
      player = (await curtain.getByRole('heading').innerText()).replace('Hand over to ', '');
      await curtain.getByRole('button', { name: `I am ${player}` }).click();
    }
    const options = page.locator('.asked .option');
    await options.nth(1).waitFor();
    for (const [other, card] of hands) if (other !== player) expect(await cardsIn(page)).not.toContain(card);
    await soon(() => options.count()).toBe(2);
    hands.set(player, /whisper-\d+/.exec((await options.nth(1).innerText()).toLowerCase())?.[0] ?? '');
    const question = await page.locator('.log > li').count();
    await options.first().click();
    await page.locator('.curtain').or(page.locator('.log > li').nth(question)).first().waitFor();
  }
  expect([...hands.keys()].sort()).toEqual(['Player A', 'Player B']);
  expect(curtains).toBeGreaterThan(3);
  expect(faults).toEqual([]);
});
