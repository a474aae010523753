import { expect, test } from 'vitest';
import { wave } from '../../src/games/wave/index.ts';
import { lastStand } from '../../src/games/last-stand/index.ts';
import { seriousOn } from './serious.ts';
import { served } from './served.ts';
import { visitor } from './site.ts';
import { soon } from './soon.ts';

const site = served();

test.each([
  { game: wave.id, setup: wave.examples.one, own: '.person', elsewhere: '.enemy-line' },
  { game: lastStand.id, setup: lastStand.examples['defend-one'], own: '.ls-sheet', elsewhere: '.ls-map' },
])('a phone is a hand for $game on a big screen', async ({ game, setup, own, elsewhere }) => {
  const screen = await visitor(site, { viewport: { width: 1366, height: 800 } });
  await screen.page.goto('/');
  const match = await screen.page.evaluate(
    async (body) => {
      const post = async (path: string, what: unknown): Promise<{ readonly match: string }> => {
        const headers = { 'content-type': 'application/json' };
        return (await (await fetch(path, { method: 'POST', headers, body: JSON.stringify(what) })).json()) as never;
      };
      await post('api/me', { name: 'Screen' });
      return (await post('api/matches', body)).match;
    },
    { game, setup, seats: [] },
  );
  await screen.page.goto(`/#/table/${match}`);
  await screen.page.getByText('This screen shows the table.').waitFor();
  const { keys } = await screen.page.evaluate(
    async (id) => (await (await fetch(`api/matches/${id}`)).json()) as { keys: { player: string } },
    match,
  );

  const phone = await visitor(site, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await phone.page.goto(`/#/table/${match}/${keys.player}/hand`);
  await phone.page.getByLabel('Your name').fill('Ann');
  await phone.page.getByRole('button', { name: 'Sit here' }).tap();
  await phone.page.locator('.table[data-hand] .option, .table[data-hand] .asked form').first().waitFor();
  await soon(() => phone.page.locator(own).count()).toBeGreaterThan(0);
  expect(await phone.page.locator(elsewhere).count()).toBe(0);
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await seriousOn(phone.page)).toEqual([]);
  await soon(() => screen.page.locator(elsewhere).count()).toBeGreaterThan(0);
  expect(await screen.page.locator('.option').count()).toBe(0);

  await phone.page.locator('summary', { hasText: 'Match' }).tap();
  await phone.page.getByRole('button', { name: 'Show the table here, too' }).tap();
  await soon(() => phone.page.locator(elsewhere).count()).toBeGreaterThan(0);
  expect([...screen.faults, ...phone.faults]).toEqual([]);
});
