import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answerOnce, through } from './playing.ts';
import { served } from './served.ts';
import { visitor } from './site.ts';
import { soon } from './soon.ts';

const site = served();

interface Case {
  readonly name: string;
  readonly game: string;
  readonly players: number;
  /** A ready set-up that begins in the middle of a match. */
  readonly ready: RegExp;
  /** What stands in its text, and what no rule knows; where the page finds that, and what it says. */
  readonly slip: readonly [right: string, wrong: string];
  readonly said: RegExp;
  readonly faceDown: boolean;
}

const CASES: readonly Case[] = [
  {
    name: 'Wave!',
    game: 'wave',
    players: 1,
    ready: /dawn/i,
    slip: ['"enemy": "brute"', '"enemy": "ghost"'],
    said: /position\.line\.3\.enemy: Choose one of “wanderer”/,
    faceDown: true,
  },
  {
    name: 'Defenders of the Last Stand',
    game: 'last-stand',
    players: 2,
    ready: /^Puzzle: the last Depot/,
    slip: ['"at": 23', '"at": 99'],
    said: /position\.rangers\.0\.at: The number is at most 38/,
    faceDown: true,
  },
  {
    name: 'a battle of Even Death May Die',
    game: 'even-death',
    players: 2,
    ready: /^Cornered/,
    slip: ['"class": "seasoned"', '"class": "wizard"'],
    said: /humans\.0\.class: Choose one of “newbie”/,
    faceDown: false,
  },
  {
    name: 'a campaign of Even Death May Die',
    game: 'even-death',
    players: 2,
    ready: /^Campaign, five turns in/,
    slip: ['"phase": "actions"', '"phase": "lunch"'],
    said: /phase: Choose one of/,
    faceDown: false,
  },
];

const text = (page: Page) => page.getByLabel('The set-up as text');
const begin = (page: Page) => page.getByRole('button', { name: 'Begin', exact: true });

async function choose(page: Page, { game, players, ready }: Case): Promise<void> {
  await page.goto(`/#/new/${game}`);
  await page.getByRole('spinbutton', { name: 'Players' }).fill(String(players));
  await page.getByRole('radio', { name: ready }).check();
}

async function answer(page: Page, times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    await page.locator('.asked, .ending').first().waitFor({ timeout: 30_000 });
    await through(page);
    if ((await page.locator('.ending').count()) === 0) await answerOnce(page);
  }
}

describe.each(CASES)('$name', (one) => {
  test('a set-up is edited as text: a slip is named by its line and path, and once mended the match begins', async () => {
    const { page, faults } = await visitor(site, { viewport: { width: 360, height: 740 } });
    await choose(page, one);
    await page.getByText('Edit the set-up as text').click();
    const whole = await text(page).inputValue();
    const [right, wrong] = one.slip;
    expect(whole).toContain(right);
    await text(page).fill(whole.replace(right, wrong));
    const complaint = page.getByRole('list', { name: 'What is wrong with the set-up' });
    await soon(() => complaint.innerText()).toMatch(one.said);
    await soon(() => begin(page).isDisabled()).toBe(true);
    await complaint.getByRole('button', { name: /^Line \d+$/ }).click();
    const marked = await text(page).evaluate((box: HTMLTextAreaElement) =>
      box.value.slice(box.selectionStart, box.selectionEnd),
    );
    expect(wrong).toContain(marked.replace(/[ ,}]+.*$/, ''));
    // A text that is cut off begins nothing either, not even what it was before.
    await text(page).fill(whole.slice(0, -1));
    await page.getByText('This cannot be read as JSON yet').waitFor();
    await soon(() => begin(page).isDisabled()).toBe(true);
    await text(page).fill(whole);
    await soon(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await begin(page).click();
    await answer(page, 2);
    expect(faults).toEqual([]);
  });

  test('a new match begins from the position of a running one', async () => {
    const { page, faults } = await visitor(site, { viewport: { width: 1440, height: 900 } });
    await choose(page, one);
    await begin(page).click();
    await answer(page, 2);
    const before = page.url();
    await page.locator('summary', { hasText: 'Match' }).click();
    await page.getByRole('button', { name: 'New match from this position' }).click();
    if (one.faceDown) {
      // It would show what comes next: nobody finds that out by a slip of the finger.
      await page.getByText('every card and token that lies face down').waitFor();
      expect(page.url()).toBe(before);
      await page.getByRole('button', { name: 'Show it all' }).click();
    }
    await text(page).waitFor();
    await soon(() => page.getByRole('radio', { name: /^Your own set-up/ }).isChecked()).toBe(true);
    // Looking at another set-up loses nothing.
    const position = await text(page).inputValue();
    await page.getByRole('radio', { name: one.ready }).check();
    await soon(() => text(page).inputValue()).not.toBe(position);
    await page.getByRole('radio', { name: /^Your own set-up/ }).check();
    await soon(() => text(page).inputValue()).toBe(position);
    await begin(page).click();
    await answer(page, 2);
    expect(page.url()).not.toBe(before);
    expect(faults).toEqual([]);
  });
});

test('in the form a position is a position, and a button leads to it in the text', async () => {
  const { page, faults } = await visitor(site);
  await choose(page, CASES[0] as Case);
  await page.getByText('Change the set-up in detail').click();
  const part = page.getByRole('group', { name: 'Position' });
  await part.getByText('The match begins from a position').waitFor();
  await soon(() => part.getByRole('textbox').count()).toBe(0);
  await part.getByRole('button', { name: 'Edit the position as text' }).click();
  await text(page).waitFor();
  await expect.poll(async () => await text(page).evaluate((box) => box === document.activeElement)).toBe(true);
  await part.getByRole('button', { name: 'Begin at the beginning instead' }).click();
  await part.getByText('The match begins at the beginning').waitFor();
  await soon(() => text(page).inputValue()).not.toContain('position');
  // The form stands whatever is typed.
  await text(page).fill('{ "players": [{ "character": 3 }], "position": 7 }');
  await page.getByText('players.0.character: Choose one of').waitFor();
  await soon(() => page.getByLabel('Character').locator('option:checked').innerText()).toBe('None of these');
  expect(faults).toEqual([]);
});
