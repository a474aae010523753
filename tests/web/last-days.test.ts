import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lastDays } from '../../src/games/last-days/index.ts';
import { type AnyGame, type Json, Match, type MatchRecord } from '../../src/kernel/index.ts';
import { ended, tapOption, through } from './playing.ts';
import { seriousOn } from './serious.ts';
import { served } from './served.ts';
import { visitor } from './site.ts';
import { soon } from './soon.ts';

const site = served();

const game = lastDays as unknown as AnyGame;
const recordOf = (setup: Json, seed: string): MatchRecord => Match.start<unknown>(game, setup, { seed }).record();

/** A yard in which two small Groups stand eight inches apart, with the dead between them. */
const YARD = {
  kind: 'own',
  terrain: {
    id: 'yard',
    name: 'Yard',
    width: 24,
    depth: 14,
    pieces: [
      { id: 'wall', name: 'Wall', outline: [[6, 6], [9, 6], [9, 6.5], [6, 6.5]], height: 0.9, cover: true }, // biome-ignore format: a shape
    ],
  },
} as const;
const SMALL = {
  kind: 'battle',
  encounter: 'massacre-site',
  table: YARD,
  groups: [
    {
      name: 'Ours',
      refuge: 'church',
      members: [
        { type: 'hero', name: 'Marta', guns: ['magnum'], blades: ['club'] },
        { type: 'good-samaritan', name: 'Isak', guns: ['pump-action-shotgun'] },
      ],
    },
    {
      name: 'Theirs',
      refuge: 'mall',
      members: [
        { type: 'thug', name: 'Bruno', blades: ['knife'] },
        { type: 'crony', name: 'Sal', blades: ['club'] },
      ],
    },
  ],
};

/** In the middle of a game: somebody of the seat that is named is to act. */
const middle = (active: 'a' | 'b', characters: Json) => ({
  ...SMALL,
  kind: 'custom',
  encounter: 'scavengers',
  turn: 2,
  phase: 'action',
  aggressor: active,
  active,
  sides: [
    { seat: 'a', edge: 'near' },
    { seat: 'b', edge: 'far' },
  ],
  characters,
});

/** Plays on from a record: the first seat is ours, a bot has the other. */
async function playOnFrom(page: Page, record: MatchRecord): Promise<void> {
  await page.goto('/');
  await page
    .getByLabel('A match saved as a file')
    .setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) });
  await page.getByRole('button', { name: 'What if: play on from here' }).click();
  await page.locator('.asked, .ending').first().waitFor();
}

const question = (page: Page) => page.locator('.question');
const option = (page: Page, text: string | RegExp) => page.locator('.asked .answer-form .option', { hasText: text });

/** What a player would do who wants it to end: fight where that is possible, otherwise go towards the others. */
const WANTED = [/Let the game/, /^\d?\s*Attack/, /Shoot/, /Aggressor/, /Reload/, /Move up to/, /Done/];

async function answer(page: Page): Promise<void> {
  const patience = { timeout: 10_000 };
  await through(page);
  const asked = await question(page)
    .innerText(patience)
    .catch(() => null);
  const kind = await page
    .locator('.asked')
    .getAttribute('data-kind', patience)
    .catch(() => null);
  if (asked === null || kind === null) return;
  const form = page.locator('.asked .answer-form');
  try {
    const options = form.locator('.option:enabled');
    if (kind === 'choose') {
      const texts = await options.allInnerTexts();
      const wanted = WANTED.map((words) => texts.findIndex((text) => words.test(text)));
      await options.nth(wanted.find((i) => i >= 0) ?? 0).click(patience);
    } else {
      if (kind === 'pick') await options.first().click(patience);
      await form.locator('.primary').click(patience);
    }
  } catch (error) {
    // A question with a single answer may have settled itself meanwhile.
    const still = (await form.locator('fieldset:enabled').count()) > 0 && (await question(page).innerText()) === asked;
    if (still) throw error;
  }
}

async function fightOn(page: Page, enough: () => Promise<boolean> = async () => false): Promise<void> {
  for (let answers = 0; answers < 400; answers++) {
    await page.locator('.asked, .ending').first().waitFor({ timeout: 30_000 });
    await through(page);
    if ((await ended(page).count()) > 0 || (await enough())) return;
    await answer(page);
  }
  throw new Error('The battle does not end');
}

test('a one-off is played to its end against a bot', { timeout: 240_000 }, async () => {
  const { page, faults } = await visitor(site, { viewport: { width: 1280, height: 860 } });
  await playOnFrom(page, recordOf(SMALL, 'yard'));
  await fightOn(page);
  await ended(page).waitFor();
  // Who fell to whom, and when.
  await ended(page).locator('.ld-story [data-fell]').first().waitFor();
  await ended(page).getByRole('link', { name: 'Replay and verify' }).click();
  await page.getByRole('slider').waitFor();
  await page.getByRole('button', { name: 'Verify this match' }).click();
  await soon(() => page.locator('.verdict').innerText()).toContain('Honest.');
  expect(faults).toEqual([]);
});

/** Marta is Locked and Loaded, and Sal comes into her sights. */
const LOCKED = middle('b', [
  { seat: 'a', member: 'm1', x: 12, y: 3, locked: 2, activated: true },
  { seat: 'a', member: 'm2', x: 2, y: 2, activated: true },
  { seat: 'b', member: 'm1', x: 22, y: 12, activated: true },
  { seat: 'b', member: 'm2', x: 12, y: 12 },
]);

test('two browsers: Locked and Loaded is fired in the turn of the other', { timeout: 120_000 }, async () => {
  const [{ page: ada, faults }, { page: ben, faults: alsoFaults }] = [await visitor(site), await visitor(site)];
  await ada.goto('/#/new/last-days');
  await ada.getByLabel('Name (optional)').first().fill('Ada');
  await ada.getByText('Edit the set-up as text').click();
  await ada.getByLabel('The set-up as text').fill(JSON.stringify(LOCKED));
  await ada.locator('.chairs').getByLabel('Seat B').selectOption('link');
  await ada.getByRole('button', { name: 'Open the table' }).click();
  const code = await ada.locator('.code').innerText();
  await ben.goto(`/#/join/${code}`);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit here' }).first().click();
  for (const page of [ada, ben]) await page.locator('.tabletop').waitFor();
  // Sal is the only one left to act; he moves, and Marta may answer every inch of it.
  await option(ben, 'Move up to').click();
  await ben.locator('.asked[data-kind="path"]').waitFor();
  await ben.getByText('Marta could fire').first().waitFor();
  await ben.locator('.asked .primary').click();
  await question(ada).getByText('Sal acts in your sights').waitFor();
  await option(ada, 'Marta fires the Magnum').getByText('hits on').waitFor();
  await option(ada, 'Marta fires the Magnum').click();
  for (const page of [ada, ben])
    await page.locator('.log').getByText('Marta spends a Locked and Loaded Token on Sal.').waitFor();
  expect([...faults, ...alsoFaults]).toEqual([]);
});

/** Marta is the only one left to act. */
const ACTING = middle('a', [
  { seat: 'a', member: 'm1', x: 12, y: 3 },
  { seat: 'a', member: 'm2', x: 2, y: 2, activated: true },
  { seat: 'b', member: 'm1', x: 22, y: 12, activated: true },
  { seat: 'b', member: 'm2', x: 12, y: 12, activated: true },
]);

test('on a phone a Move is tapped on the table and confirmed in the sheet; nothing is wider than the screen', async () => {
  const { page } = await visitor(site, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await playOnFrom(page, recordOf(ACTING, 'phone'));
  await tapOption(page, 'Move up to');
  await page.locator('.asked[data-kind="path"]').waitFor();
  await page.locator('.tt-region').waitFor({ state: 'attached' });
  await page
    .getByText(/of \d AP, [\d.]+"/)
    .first()
    .waitFor();
  const confirm = page.locator('.asked .primary');
  await soon(async () => {
    const box = await confirm.boundingBox();
    return (box?.y ?? 999) + (box?.height ?? 0);
  }).toBeLessThanOrEqual(740);
  await soon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await confirm.tap();
  await page
    .getByText(/moves [\d.]+" for \d AP/)
    .first()
    .waitFor();
});

test('a Group is built within its limits, says why something cannot be taken, and is brought to a game', async () => {
  const { page, faults } = await visitor(site);
  await page.goto('/#/lists/last-days');
  await page.getByRole('button', { name: 'Everyday Hero', exact: true }).click();
  await page.getByLabel('Name of the Group').fill('Night Bus');
  await page.getByText('Abel needs a weapon').waitFor();
  await page.getByLabel('Add a Firearm').selectOption('magnum');
  await soon(() => page.getByText('Abel needs a weapon').count()).toBe(0);
  await page.getByRole('button', { name: /^Survivor/ }).click();
  // LD.GROUP.8: of three Characters one at most is Neutral.
  await page.getByText('at most half of the Group may be').waitFor();
  await soon(() => page.getByRole('button', { name: /^Kid/ }).isDisabled()).toBe(true);
  await page.getByText('Survivor chooses 2 types of skill, and 0 are chosen').waitFor();
  await page.getByLabel('Learns (1 of 2)').selectOption('academic');
  await page.getByLabel('Learns (2 of 2)').selectOption('cqc');
  await page.getByLabel('Add a weapon').last().selectOption('club');
  await soon(() => page.locator('.list-sum').innerText()).toContain('ready to play');
  expect(await seriousOn(page)).toEqual([]);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const file = await saved.path();
  await page.getByRole('link', { name: 'Play with it' }).click();
  const ours = page.getByLabel('Group of seat A').locator('option:checked');
  await soon(() => ours.innerText()).toBe('Mine: Night Bus (23)');
  await page.getByText('Abel (The Everyday Hero)').waitFor();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.sk-roster').getByText('Night Bus').first().waitFor();
  // Somebody else reads the file.
  const { page: friend } = await visitor(site);
  await friend.goto('/#/lists/last-days');
  await friend.getByLabel('Group saved as a file').setInputFiles(file);
  await soon(() => friend.getByLabel('Name of the Group').inputValue()).toBe('Night Bus');
  await friend.locator('.list-sum').getByText('ready to play').waitFor();
  expect(faults).toEqual([]);
});
