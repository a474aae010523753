import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lastDays } from '../../src/games/last-days/index.ts';
import { type AnyGame, Match, type MatchRecord } from '../../src/kernel/index.ts';
import { answerOnce, ended, through } from './playing.ts';
import { seriousOn } from './serious.ts';
import { served } from './served.ts';
import { visitor } from './site.ts';
import { soon } from './soon.ts';

const site = served();

/** The only game of a campaign is over: Isak went down, Marta has the Experience for a Level, and a Supply Token was brought home. */
const HOME = {
  kind: 'custom-campaign',
  games: 1,
  game: 1,
  round: 1,
  sides: [
    {
      group: {
        name: 'Ours',
        refuge: 'church',
        points: 30,
        members: [
          { type: 'hero', name: 'Marta', guns: ['magnum'], blades: ['club'], experience: 8 },
          { type: 'rescue-worker', name: 'Leila', guns: ['revolver'], items: ['medical-supplies'] },
          { type: 'good-samaritan', name: 'Isak', guns: ['pump-action-shotgun'] },
          { type: 'good-samaritan', name: 'Ruth', blades: ['club'] },
        ],
      },
      won: 1,
    },
    {
      group: {
        name: 'Theirs',
        refuge: 'mall',
        members: [
          { type: 'thug', name: 'Bruno', blades: ['knife'] },
          { type: 'crony', name: 'Sal', blades: ['club'] },
        ],
      },
    },
  ],
  after: {
    tasks: [
      { do: 'injury', seat: 'a', member: 'm3' },
      { do: 'experience', seat: 'a' },
      { do: 'token', seat: 'a', token: 't1' },
      { do: 'rearm', seat: 'a' },
      { do: 'jobs', seat: 'a' },
      { do: 'attack', seat: 'a' },
      { do: 'captives', seat: 'a' },
    ],
    sides: [
      { seat: 'a', out: ['m3'], survived: ['m1', 'm2', 'm4'], earned: { m1: 3 } },
      { seat: 'b', survived: ['m1', 'm2'] },
    ],
  },
  played: [{ seats: ['a', 'b'], encounter: 'scavengers', game: 1, winner: 'a', turns: 6 }],
};

const record = (seed: string): MatchRecord =>
  Match.start<unknown>(lastDays as unknown as AnyGame, HOME, { seed }).record();

async function goOn(page: Page, seed: string): Promise<void> {
  await page.goto('/');
  await page
    .getByLabel('A match saved as a file')
    .setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record(seed))) });
  await page.getByRole('button', { name: 'What if: play on from here' }).click();
  await page.locator('.ldc').waitFor();
  await page.locator('.asked, .ending').first().waitFor();
}

const option = (page: Page, text: string | RegExp) => page.locator('.asked .answer-form .option', { hasText: text });
const step = (page: Page) => page.locator('.story-steps [aria-current]');

/** Answers what is asked until the step is reached. */
async function until(page: Page, name: string): Promise<void> {
  for (let answers = 0; answers < 30; answers++) {
    await page.locator('.asked, .ending').first().waitFor();
    await through(page);
    if ((await step(page).innerText()) === name) return;
    await answerOnce(page);
  }
  throw new Error(`It does not come to ${name}`);
}

test('a round of a campaign: Injury, Level, supplies, Jobs and Zombie Attack, each roll and its stakes seen', {
  timeout: 120_000,
}, async () => {
  const { page, faults } = await visitor(site, { viewport: { width: 1280, height: 860 } });
  await goOn(page, 'round');
  await page.getByText('Game 1, Scavengers:').waitFor();
  await page.locator('.story-chapter').getByText('Isak rolls').first().waitFor();
  await soon(() => page.locator('.story-chapter .die').count()).toBeGreaterThan(1);
  await until(page, 'Experience');
  await page.locator('.question').getByText('Marta can reach Level 1').waitFor();
  // What hangs on it: how often each characteristic would rise, and which skills there are.
  await option(page, 'Roll on the Characteristic Table').getByText('CQC 15 %').waitFor();
  await option(page, 'Academic').getByText('One of 6: First Aid Training').waitFor();
  await option(page, 'Academic').click();
  await until(page, 'Gear');
  await page.locator('.story-chapter').getByText('Marta reaches Level 1 and learns').waitFor({ state: 'attached' });
  await page.locator('.story-chapter').getByText('Ours opens a Supply Token').waitFor({ state: 'attached' });
  await option(page, 'Everybody is armed').click();
  await soon(() => step(page).innerText()).toBe('Jobs');
  expect(await seriousOn(page)).toEqual([]);
  // Chosen in the Refuge, where her card is.
  await page.getByRole('button', { name: 'Choose Ruth' }).click();
  await option(page, 'Guard').getByText('to lose the Refuge').waitFor();
  await option(page, 'Watch Tower').first().click();
  await page.locator('.story-chapter').getByText('Ruth').first().waitFor();
  await page.locator('.ldc-spaces').getByText('worked', { exact: true }).waitFor();
  await option(page, 'Everybody who is left stands Guard').click();
  await page.locator('.story-chapter').getByText('Zombies attack Ours').first().waitFor();
  for (let answers = 0; answers < 10 && (await ended(page).count()) === 0; answers++) {
    await page.locator('.asked, .ending').first().waitFor();
    await through(page);
    await answerOnce(page);
  }
  await ended(page).waitFor();
  // Her life says it all.
  await page.getByText('in the life of Marta').click();
  await page.locator('.ldc-life').getByText('Game 1: reached Level 1 and learned').waitFor();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save Ours as a file' }).click(),
  ]);
  await page.goto('/#/lists/last-days');
  await page.getByLabel('Group saved as a file').setInputFiles(await saved.path());
  await soon(() => page.getByLabel('Name of the Group').inputValue()).toBe('Ours');
  await page.getByText('Level 1').first().waitFor();
  expect(faults).toEqual([]);
});

test('on a phone the Refuge, its people and the steps stack; nothing is wider than the screen', async () => {
  const { page } = await visitor(site, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await goOn(page, 'phone');
  await page.locator('.ldc-refuge').getByText('Watch Tower').waitFor({ state: 'attached' });
  await soon(() => step(page).count()).toBe(1);
  await soon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await seriousOn(page)).toEqual([]);
});
