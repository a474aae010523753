import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { type MatchRecord, parseRecord } from '../../src/kernel/index.ts';
import { answerOnce, beginHere, beginUntil, ended, playOn } from './playing.ts';
import { served } from './served.ts';
import { visitor } from './site.ts';
import { soon } from './soon.ts';

const site = served();

/** Whole matches that were played in Node. */
const RECORDS = fileURLToPath(new URL('../records', import.meta.url));
const records = readdirSync(RECORDS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
const recordIn = (file: string): MatchRecord => parseRecord(JSON.parse(readFileSync(join(RECORDS, file), 'utf8')));
const asFile = (record: MatchRecord) => ({
  name: 'match.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(record)),
});

describe('a match in this browser', () => {
  test('is played alone from the front page to its end, and verified', async () => {
    const { page, faults } = await visitor(site);
    await page.goto('/');
    await page.getByRole('link', { name: 'New match of Wave!' }).click();
    await page.getByRole('spinbutton', { name: 'Players' }).fill('1');
    await page.getByRole('button', { name: 'Begin' }).click();
    await playOn(page);
    await ended(page).getByRole('link', { name: 'Replay and verify' }).click();
    // It begins before the first decision, and every step says what happened.
    await page.getByText(/^Before the first of \d+ decisions$/).waitFor();
    await page.getByRole('button', { name: 'On', exact: true }).click();
    await page.getByText(/^Decision 1 of \d+$/).waitFor();
    await soon(() => page.locator('.caption').innerText()).toMatch(/^.+: .+/);
    expect(await page.locator('.caption').innerText()).not.toMatch(/[{}]|Seat A/);
    await page.getByRole('button', { name: 'End', exact: true }).click();
    await page.locator('.caption li').first().waitFor();
    await page.getByRole('button', { name: 'Verify this match' }).click();
    await soon(() => page.locator('.verdict').innerText()).toContain('Honest.');
    expect(faults).toEqual([]);
  });

  test('is played on by a bot for a while, or to its end', async () => {
    const { page, faults } = await visitor(site);
    await beginHere(page, 1);
    await page.locator('.asked').waitFor();
    const menu = page.locator('summary, button', { hasText: /^Match$/ });
    await menu.click();
    await page.getByRole('button', { name: 'Let a bot play for me' }).click();
    await page
      .locator('.waiting')
      .getByRole('button', { name: /myself$/ })
      .click();
    await page.locator('.asked').waitFor();
    await menu.click();
    await page.getByRole('button', { name: 'Let a bot play for me' }).click();
    await page.locator('.waiting').getByRole('button', { name: 'Skip to the end' }).click();
    await ended(page).waitFor({ timeout: 60_000 });
    expect(faults).toEqual([]);
  });

  test('asks a bot for advice, in words, and takes it', async () => {
    const { page, faults } = await visitor(site);
    await beginHere(page, 1);
    const question = page.locator('.question');
    const before = await question.innerText();
    await page.getByRole('button', { name: 'Ask the coach' }).click();
    await soon(() => page.locator('.coach').innerText()).toMatch(/I would: .+\./);
    await page.locator('.coach').getByRole('button', { name: 'Do that' }).click();
    await soon(() => question.innerText()).not.toBe(before);
    expect(faults).toEqual([]);
  });

  test('goes on with bots after the page was closed', async () => {
    const { page, context, faults } = await visitor(site);
    await beginHere(page, 3);
    let answers = 0;
    await playOn(page, () => answers++ >= 5);
    const lines = await page.locator('.log > li').count();
    await page.close();
    const again = await context.newPage();
    await again.goto('/');
    await again.getByRole('region', { name: 'Go on' }).getByRole('link').first().click();
    await again.locator('.asked').waitFor();
    await soon(() => again.locator('.log > li').count()).toBeGreaterThanOrEqual(lines);
    await answerOnce(again);
    expect(faults).toEqual([]);
  });

  test('can be taken back, freely or past a reveal by a second word', async () => {
    const { page } = await visitor(site);
    await beginHere(page, 1);
    const first = await page.locator('.question').innerText();
    await answerOnce(page);
    await page.locator('.question', { hasNotText: first }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.locator('.question', { hasText: first }).waitFor();
  });

  test('shows the odds of the option in focus', async () => {
    const { page } = await visitor(site);
    await beginUntil(page, 1, async () => (await page.locator('[data-option^="attack:"]').count()) > 0);
    await page.locator('[data-option^="attack:"]').first().focus();
    await page.locator('.odds').waitFor();
    await soon(() => page.locator('.odds').innerText()).toMatch(/\d %/);
  });

  test('is answered on the board as well as in the panel', async () => {
    const { page } = await visitor(site);
    await beginUntil(page, 1, async () => (await page.locator('.slots .choosable').count()) > 0);
    await page.locator('.slots .choosable').first().click();
    await page.locator('.foe.choosable, .question').first().waitFor();
    await soon(() => page.locator('.complaint').count()).toBe(0);
  });

  test('is shared by friends around one screen, who are called by their names', async () => {
    const { page, faults } = await visitor(site);
    const both = page.getByRole('group', { name: 'Who answers' });
    const deciders = new Set<string>();
    const bothAreAsked = async () => {
      deciders.add(await page.locator('.asked .eyebrow').innerText());
      return (await both.count()) > 0;
    };
    for (let matches = 0; matches < 8 && (await both.count()) === 0; matches++) {
      await page.goto('/#/new/wave');
      await page.getByLabel('Seat B').selectOption('here');
      const names = page.getByLabel('Name (optional)');
      await names.nth(0).fill('Ada');
      await names.nth(1).fill('Ben');
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.locator('.table').waitFor();
      await playOn(page, bothAreAsked);
    }
    expect([...deciders].some((name) => /\(ada\)/i.test(name))).toBe(true);
    expect([...deciders].some((name) => /\(ben\)/i.test(name))).toBe(true);
    // In the Trade phase both may act, and either takes over.
    const other = both.getByRole('button', { pressed: false });
    const name = await other.innerText();
    await other.click();
    await page.locator('.asked .eyebrow', { hasText: name }).waitFor();
    expect(faults).toEqual([]);
  });

  test('says why in every line of the log', async () => {
    const { page } = await visitor(site);
    await beginHere(page, 1);
    await page.locator('.log > li').first().locator('summary').click();
    await soon(() => page.locator('.log .rule-text').first().innerText()).toMatch(/^WAV\.[A-Z]+\.\d+ /);
    await page.locator('.log .rule-id').first().click();
    await page.locator('.rule[data-marked]').waitFor();
  });

  test('shows the whole table as text and announces what happens', async () => {
    const { page } = await visitor(site);
    await page.goto('/#/settings');
    await page.getByLabel('Show the board as text').check();
    await beginHere(page, 2);
    await answerOnce(page);
    await soon(() => page.locator('.text-board').innerText()).toContain('Enemy line, from left to right');
    await page.locator('[data-testid="announcer"]', { hasText: /\w/ }).waitFor({ state: 'attached' });
  });
});

describe('a record', () => {
  const record = recordIn(records[0] ?? '');

  // Those played at random go everywhere in the rules. Four of a game, of its first and last set-ups by name; all of them
  // are played again in Node.
  test.each(GAMES.map(({ id }) => id))('of %s made in Node plays to the same state hash in Chromium', async (game) => {
    const { page } = await visitor(site);
    const played = records.filter((file) => file.startsWith(game) && file.includes('random'));
    expect(played.length).toBeGreaterThan(2);
    for (const name of new Set([...played.slice(0, 2), ...played.slice(-2)])) {
      await page.goto('/');
      await page.getByLabel('A match saved as a file').setInputFiles(asFile(recordIn(name)));
      await page.getByRole('button', { name: 'Verify this match' }).click();
      await soon(() => page.getByTestId('state-hash').innerText(), name).toBe(recordIn(name).hash);
    }
  });

  test('that was tampered with is found out', async () => {
    const { page } = await visitor(site);
    await page.goto('/');
    await page.getByLabel('A match saved as a file').setInputFiles(asFile({ ...record, seed: 'another' }));
    await soon(() => page.getByRole('alert').innerText()).toMatch(/does not fit|Entry/);
  });

  test('can be scrubbed, shared as a link to a moment, and played on from there', async () => {
    const { page } = await visitor(site, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto('/');
    await page.getByLabel('A match saved as a file').setInputFiles(asFile(record));
    await page.getByRole('slider').fill('9');
    await soon(() => page.locator('.scrubber').innerText()).toContain(`Decision 9 of ${record.answers.length}`);
    await page.locator('.caption').waitFor();
    const question = await page.locator('.question').innerText();
    await page.locator('summary', { hasText: 'Share' }).click();
    await page.getByRole('button', { name: 'Copy a link to this moment' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const link = await page.evaluate(async () => await navigator.clipboard.readText());

    const other = await visitor(site);
    await other.page.goto(link);
    await soon(() => other.page.locator('.question').innerText()).toBe(question);
    await other.page.getByRole('button', { name: 'What if: play on from here' }).click();
    await other.page.locator('.asked, .ending').first().waitFor();
    expect(other.faults).toEqual([]);
  });
});

test('the first page weighs under 200 KB, and carries neither a game nor the kernel', async () => {
  const { page } = await visitor(site);
  const bodies: [string, Promise<Buffer>][] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) bodies.push([response.url(), response.body()]);
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  let weight = 0;
  for (const [url, body] of bodies) {
    const bytes = await body;
    weight += url.endsWith('.woff2') ? bytes.length : gzipSync(bytes).length;
  }
  expect(weight).toBeLessThan(200_000);
  expect(bodies.map(([url]) => url).filter((url) => /(kernel|wave)[^/]*\.js/.test(url))).toEqual([]);
});

test('a match is corrected by hand: find the place, see what changes, say why', async () => {
  const { page, faults } = await visitor(site);
  await beginHere(page, 1);
  await page.locator('.asked').waitFor();
  await page.getByText('Match', { exact: true }).click();
  await page.getByRole('button', { name: 'Correct the match by hand' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct the match by hand' });
  await dialog.getByLabel('What is wrong?').fill('damage');
  await dialog.locator('.leaf input').first().fill('3');
  await soon(() => dialog.getByRole('region', { name: 'What changes' }).innerText()).toMatch(/damage: 0 → 3/);
  const correct = dialog.getByRole('button', { name: 'Correct it' });
  await soon(() => correct.isEnabled()).toBe(false);
  await dialog.getByLabel('Reason').fill('Miscounted');
  await correct.click();
  await dialog.waitFor({ state: 'detached' });
  const hurt = page.getByText(/^(6 of 9|7 of 10|5 of 8|4 of 7|3 of 6) health$/);
  await hurt.waitFor();
  // What no rule could go on from is refused, and nothing has changed.
  await page.getByText('Match', { exact: true }).click();
  await page.getByRole('button', { name: 'Correct the match by hand' }).click();
  await dialog.getByLabel('What is wrong?').fill('phase');
  await dialog.locator('.leaf input').first().fill('nonsense');
  await dialog.getByLabel('Reason').fill('Why not');
  await correct.click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await hurt.waitFor();
  expect(faults).toEqual([]);
});
