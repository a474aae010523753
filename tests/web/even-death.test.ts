import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { evenDeath } from '../../src/games/even-death/index.ts';
import { type AnyGame, type Json, Match, type MatchRecord } from '../../src/kernel/index.ts';
import { ended, tapOption, through } from './playing.ts';
import { seriousOn } from './serious.ts';
import { served } from './served.ts';
import { visitor } from './site.ts';
import { soon } from './soon.ts';

const site = served();

const game = evenDeath as unknown as AnyGame;
const recordOf = (setup: Json, seed: string): MatchRecord => Match.start<unknown>(game, setup, { seed }).record();

/** A small battle from its deployment on. */
const SMALL = {
  kind: 'battle',
  layout: 'harrow-farm',
  players: [
    {
      faction: 'survivors',
      humans: [
        { class: 'seasoned', name: 'Marta', weapons: ['shotgun', 'pistol'], perks: ['medic', 'quick-reloader'] },
        { class: 'regular', name: 'Isak', weapons: ['rifle', 'small-blade'], perks: ['athletic'] },
      ],
    },
    { faction: 'zombies', herds: [{ type: 'regular', zombies: 5 }] },
  ],
};

/** Two survivors in the open and a herd not far away; the first player has the survivors, or the zombies. */
const middle = (survivors: 'a' | 'b') => ({
  kind: 'custom',
  layout: 'harrow-farm',
  players: (survivors === 'a' ? ['survivors', 'zombies'] : ['zombies', 'survivors']).map((faction) => ({ faction })),
  humans: [
    { seat: survivors, class: 'seasoned', name: 'Marta', weapons: ['rifle', 'pistol'], perks: [], x: 27, y: 33 },
    { seat: survivors, class: 'regular', name: 'Isak', weapons: ['shotgun'], perks: [], x: 24, y: 33, vitality: 2 },
  ],
  herds: [
    {
      seat: survivors === 'a' ? 'b' : 'a',
      type: 'regular',
      zombies: [0, 1, 2, 3, 4, 5].map((i) => ({ x: 36 + (i % 3) * 1.4, y: 32 + Math.floor(i / 3) * 1.4 })),
    },
  ],
});
const MIDDLE = middle('a');

/** A herd may ramble, and then somebody else moves it: the first seed with which it does as it is told. */
function obedientHerd(setup: Json = middle('b')): MatchRecord {
  for (let seed = 0; ; seed++) {
    const match = Match.start<unknown>(game, setup, { seed: `herd ${seed}` });
    if (match.request?.prompt.key === 'ed.menu' && match.waitingFor[0] === 'a') return match.record();
  }
}

/** Plays on from a record: the first seat is ours, a bot has the others. */
async function playOnFrom(page: Page, record: MatchRecord): Promise<void> {
  await page.goto('/');
  await page
    .getByLabel('A match saved as a file')
    .setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) });
  await page.getByRole('button', { name: 'What if: play on from here' }).click();
  await page.locator('.asked, .ending').first().waitFor();
}

/** A point of the window over a point of the table of 60 by 60 inches. */
async function windowPoint(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  // The table glides to where something is asked; who wants no motion has it there at once.
  await page.waitForTimeout(100);
  const box = await page.locator('.tt-ground').boundingBox();
  if (box === null) throw new Error('There is no table');
  return { x: box.x + (x / 60) * box.width, y: box.y + (y / 60) * box.height };
}
async function clickTable(page: Page, x: number, y: number): Promise<void> {
  const at = await windowPoint(page, x, y);
  await page.mouse.click(at.x, at.y);
}

const question = (page: Page) => page.locator('.question');
const option = (page: Page, text: string | RegExp) => page.locator('.asked .answer-form .option', { hasText: text });

/** A press right after a question has appeared counts as half of a double click: somebody who reads it takes longer. */
const readIt = async (page: Page): Promise<void> => await page.waitForTimeout(500);

/** What a player would do who wants it to end: attack if that is possible, otherwise move. */
const WANTED = [/^\d?\s*(Bite|Strike)/, /Shoot/, /Reload/, /Get up/, /Move/, /Done/];

async function answer(page: Page): Promise<void> {
  const patience = { timeout: 2000 };
  await through(page);
  const asked = await question(page).innerText(patience);
  const form = page.locator('.asked .answer-form');
  try {
    const kind = await page.locator('.asked').getAttribute('data-kind', patience);
    const options = form.locator('.option:enabled');
    if (kind === 'choose') {
      const texts = await options.allInnerTexts();
      const wanted = WANTED.map((words) =>
        texts.findIndex((text) => words.test(text) && !text.includes('out of range')),
      );
      await options.nth(wanted.find((i) => i >= 0) ?? 0).click(patience);
    } else {
      if (kind === 'pick') await options.first().click(patience);
      await form.locator('.primary').click(patience);
    }
  } catch (error) {
    // A prompt with a single answer may have settled itself meanwhile.
    const still = (await form.locator('fieldset:enabled').count()) > 0 && (await question(page).innerText()) === asked;
    if (still) throw error;
  }
}

async function fightOn(page: Page, enough: () => Promise<boolean>): Promise<void> {
  for (let answers = 0; answers < 400; answers++) {
    await page.locator('.asked, .ending').first().waitFor({ timeout: 30_000 });
    await through(page);
    if ((await ended(page).count()) > 0 || (await enough())) return;
    await answer(page);
  }
  throw new Error('The battle does not end');
}

test('a battle is deployed on the table and fought to its end against a bot', { timeout: 240_000 }, async () => {
  const { page, faults } = await visitor(site, { viewport: { width: 1280, height: 860 } });
  await playOnFrom(page, recordOf(SMALL, 'w2'));
  let placed = 0;
  await fightOn(page, async () => {
    if ((await page.locator('.asked[data-kind="place"]').count()) === 0)
      return (await page.locator('.tt-model').count()) > 6;
    if (!(await question(page).innerText()).includes('stand')) return true;
    // By hand, in the zone that was taken: a tap for the spot, a second one to confirm it.
    const zone = await page.locator('.tt-region').boundingBox();
    const at = {
      x: (zone?.x ?? 0) + (zone?.width ?? 0) * (0.4 + 0.1 * placed++),
      y: (zone?.y ?? 0) + (zone?.height ?? 0) / 2,
    };
    await page.mouse.click(at.x, at.y);
    await page.locator('.tt-ghost').first().waitFor({ state: 'attached' });
    return false;
  });
  expect(placed).toBeGreaterThan(0);
  await soon(() => page.locator('.tt-model[data-dead]').count()).toBe(5);
  await fightOn(page, async () => false);
  await ended(page).waitFor();
  await ended(page).getByRole('link', { name: 'Replay and verify' }).click();
  // Beside the page: a long match takes its time.
  await page.getByRole('slider').waitFor();
  expect(page.workers().some((worker) => worker.url().includes('beside'))).toBe(true);
  await page.getByRole('button', { name: 'Verify this match' }).click();
  await soon(() => page.locator('.verdict').innerText()).toContain('Honest.');
  expect(faults).toEqual([]);
});

describe('in the middle of a battle', () => {
  test('a move is pointed at, checked while pointing, and confirmed by a second click', async () => {
    const { page, faults } = await visitor(site, { viewport: { width: 1280, height: 860 } });
    await playOnFrom(page, recordOf(MIDDLE, 'move'));
    await option(page, 'Marta').click();
    await option(page, 'Move').click();
    await page.locator('.asked[data-kind="path"]').waitFor();
    await clickTable(page, 29, 29);
    await page.getByText('4.5" of 6"').first().waitFor();
    // Too far: it goes as far as it may.
    await clickTable(page, 27, 25);
    await page.getByText('6" of 6"').first().waitFor();
    await clickTable(page, 25, 30);
    await page.getByText('3.6" of 6"').first().waitFor();
    await clickTable(page, 25, 30);
    await page.locator('.log').getByText('Marta moves 3.6".').waitFor();
    expect(faults).toEqual([]);
  });

  test('sight, range and odds are drawn before a shot; afterwards the log shows it again', async () => {
    const { page } = await visitor(site, { viewport: { width: 1280, height: 860 } });
    await playOnFrom(page, recordOf(MIDDLE, 'shot'));
    await option(page, 'Marta').click();
    await option(page, /Shoot .*Rifle/)
      .first()
      .hover();
    await page.locator('.tt-sight').waitFor({ state: 'attached' });
    await page.locator('.tt-bands').getByText('up to 32"').waitFor({ state: 'attached' });
    await page.getByText(/wound \d+ %, mean [\d.]+, kill \d+ %/).waitFor({ state: 'attached' });
    await page.locator('.odds').waitFor();
    await option(page, /Shoot .*Rifle/)
      .first()
      .click();
    const line = page.locator('.log > li', { hasText: 'Marta shoots at' });
    await line.locator('summary').click();
    await line.getByRole('button', { name: 'Show on the table' }).click();
    await page.locator('.sk-again .tt-sight').waitFor({ state: 'attached' });
    await line.getByRole('button', { name: 'Clear it from the table' }).click();
    await soon(() => page.locator('.sk-again .tt-sight').count()).toBe(0);
  });

  test('a dossier opens at a click, and pointing at an enemy shows what is seen of it', async () => {
    const { page } = await visitor(site, { viewport: { width: 1280, height: 860 } });
    await playOnFrom(page, recordOf(MIDDLE, 'dossier'));
    await page.locator('.sk-chip', { hasText: 'Isak' }).click();
    await page.getByRole('region', { name: 'Dossier of Isak' }).getByText('2 of 4').waitFor();
    const at = await windowPoint(page, 36, 32);
    await page.mouse.move(at.x, at.y);
    await page.locator('.tt-tape').waitFor({ state: 'attached' });
    await page.locator('.tt-bands').getByText('Shotgun up to 18"').waitFor({ state: 'attached' });
    await page
      .locator('.tt-sight')
      .getByText(/in the open|in Cover|not in Sight/)
      .waitFor({ state: 'attached' });
  });

  test('a herd is dragged by one zombie, the rest follow; the log says why each went where', async () => {
    const { page, faults } = await visitor(site, { viewport: { width: 1280, height: 860 } });
    await playOnFrom(page, obedientHerd());
    await option(page, 'Move').waitFor();
    const [from, to] = [await windowPoint(page, 36, 32), await windowPoint(page, 33, 32)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.locator('.tt-ghost').nth(5).waitFor({ state: 'attached' });
    await page.mouse.up();
    await page.locator('.asked[data-kind="place"]').waitFor();
    await page.getByText('3" of 4"').first().waitFor();
    await page.locator('.asked .primary').click();
    const line = page.locator('.log > li', { hasText: 'moves 3"' });
    await line.locator('summary').click();
    await line.getByText('so it went first').waitFor();
    await soon(() => line.locator('.modifiers li').count()).toBe(6);
    // One of them is to stand elsewhere after all: dragged as well.
    await option(page, 'Arrange the herd').click();
    await question(page).getByText('which zombie stands elsewhere?').waitFor();
    const [last, aside] = [await windowPoint(page, 35.8, 33.4), await windowPoint(page, 35.8, 34.6)];
    await page.mouse.move(last.x, last.y);
    await page.mouse.down();
    await page.mouse.move(aside.x, aside.y, { steps: 5 });
    await page.mouse.up();
    await page.locator('.asked[data-kind="place"]').waitFor();
    await page.locator('.asked .primary').click();
    await page.locator('.log').getByText('stands elsewhere').waitFor();
    expect(faults).toEqual([]);
  });

  test('whoever can join in a bite is named to begin with, and may be left out', async () => {
    const { page, faults } = await visitor(site, { viewport: { width: 1280, height: 860 } });
    const zombies = [28, 28.6, 27.4, 26].map((x, i) => ({ x, y: i === 0 ? 33 : 34.8 }));
    await playOnFrom(
      page,
      obedientHerd({ ...middle('b'), herds: [{ seat: 'a', name: 'Hounds', type: 'fast', zombies }] }),
    );
    await option(page, 'Bite Marta').getByText('1 in contact, up to 3 more join in').waitFor();
    await option(page, 'Bite Marta').click();
    await question(page).getByText('3 more zombies can join in to bite Marta').waitFor();
    await soon(() => page.locator('.tt-ghost').count()).toBe(3);
    await readIt(page);
    await option(page, 'Choose who joins in').click();
    const named = page.locator('.asked .option[aria-checked="true"]');
    await named.nth(2).waitFor();
    await named.first().click();
    await soon(() => named.count()).toBe(2);
    await page.locator('.asked .primary').click();
    await readIt(page);
    await option(page, 'As shown').click();
    await page.locator('.log').getByText('Hounds bites Marta').waitFor();
    await soon(() => page.locator('.log').getByText('A zombie of Hounds joins in.').count()).toBe(2);
    expect(faults).toEqual([]);
  });

  test('zombies that join in are placed one by one: a click beside the target says on which side', async () => {
    const { page, faults } = await visitor(site, { viewport: { width: 1280, height: 860 } });
    const zombies = [28, 28.6].map((x, i) => ({ x, y: i === 0 ? 33 : 34.8 }));
    await playOnFrom(
      page,
      obedientHerd({ ...middle('b'), herds: [{ seat: 'a', name: 'Hounds', type: 'fast', zombies }] }),
    );
    await option(page, 'Bite Marta').click();
    await question(page).getByText('1 more zombie can join in to bite Marta').waitFor();
    await soon(() => page.locator('.tt-ghost').count()).toBe(1);
    await readIt(page);
    await option(page, 'Choose who joins in').click();
    await question(page).getByText('where does this zombie stand?').waitFor();
    await clickTable(page, 27, 34.6);
    await page.locator('.asked .primary').click();
    await page.locator('.log').getByText('Hounds bites Marta').waitFor();
    expect(faults).toEqual([]);
  });

  test('everything can be done with the keyboard: a model, an action, a spot', async () => {
    const { page } = await visitor(site, { viewport: { width: 1280, height: 860 } });
    await playOnFrom(page, recordOf(MIDDLE, 'keys'));
    await page.locator('.tt-frame').focus();
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await option(page, 'Move').waitFor();
    await page.keyboard.press('1');
    await page.locator('.asked[data-kind="path"]').waitFor();
    await page.locator('.tt-frame').focus();
    await page.keyboard.press('c');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByText('2.1" of 6"').first().waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.log').getByText('moves 2.1"').waitFor();
  });
});

test('two browsers fight over the network and see the same', { timeout: 240_000 }, async () => {
  const [{ page: ada, faults }, { page: ben, faults: alsoFaults }] = [await visitor(site), await visitor(site)];
  await ada.goto('/#/new/even-death');
  await ada.getByLabel('Name (optional)').fill('Ada');
  await ada.locator('.chairs').getByLabel('Seat B').selectOption('link');
  await ada.getByRole('button', { name: 'Open the table' }).click();
  const code = await ada.locator('.code').innerText();
  await ben.goto(`/#/join/${code}`);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit here' }).first().click();
  for (const page of [ada, ben]) await page.locator('.tabletop').waitFor();
  const acted = new Set<Page>();
  for (let turns = 0; turns < 200; turns++) {
    if (acted.size === 2 && (await ada.locator('.log').getByText('moves').count()) > 1) break;
    const asked = [ada, ben].map(async (page) => ((await page.locator('.asked').count()) > 0 ? page : null));
    const page = (await Promise.all(asked)).find((found) => found !== null);
    if (page === undefined || page === null) await ada.waitForTimeout(50);
    else {
      await answer(page);
      acted.add(page);
    }
  }
  expect(acted.size).toBe(2);
  await ada.waitForTimeout(500);
  const placesOn = async (page: Page): Promise<string[]> =>
    await page
      .locator('.tt-model')
      .evaluateAll((models) => models.map((model) => model.getAttribute('transform') ?? ''));
  expect(await placesOn(ben)).toEqual(await placesOn(ada));
  expect([...faults, ...alsoFaults]).toEqual([]);
});

test('on a phone a spot is tapped and confirmed in the sheet; nothing is wider than the screen', async () => {
  const { page } = await visitor(site, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await playOnFrom(page, recordOf(MIDDLE, 'phone'));
  await tapOption(page, 'Marta');
  await option(page, 'Move').waitFor();
  await tapOption(page, 'Move');
  await page.locator('.asked[data-kind="path"]').waitFor();
  const at = await windowPoint(page, 27, 30);
  await page.touchscreen.tap(at.x, at.y);
  await page
    .getByText(/^(2\.9|3|3\.1)" of 6"/)
    .first()
    .waitFor();
  const confirm = await page.locator('.asked .primary').boundingBox();
  expect((confirm?.y ?? 999) + (confirm?.height ?? 0)).toBeLessThanOrEqual(740);
  await soon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.locator('.asked .primary').tap();
  await page
    .getByText(/Marta moves (2\.9|3|3\.1)"/)
    .first()
    .waitFor();
});

test.each([
  [1440, 'light'],
  [360, 'dark'],
] as const)('nothing serious stands in the way at the table, %i px wide and %s', async (width, colorScheme) => {
  const { page } = await visitor(site, { colorScheme, viewport: { width, height: 800 } });
  await playOnFrom(page, recordOf(MIDDLE, 'access'));
  await option(page, 'Marta').click();
  await page.locator('.sk-chip').first().click();
  expect(await seriousOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close the dossier' }).click();
  await option(page, 'Move').click();
  await page.locator('.asked[data-kind="path"]').waitFor();
  expect(await seriousOn(page)).toEqual([]);
});

test('the board as text says who stands where, how far, and in what cover', async () => {
  const { page } = await visitor(site);
  await page.goto('/#/settings');
  await page.getByLabel('Show the board as text').check();
  await playOnFrom(page, recordOf(MIDDLE, 'text'));
  const board = page.locator('.text-board');
  await board.getByText(/Marta/).first().waitFor();
  await soon(() => board.innerText()).toMatch(/Regular Zombies 1: 8 inches, to the right, in the open/);
  expect(await seriousOn(page)).toEqual([]);
});
