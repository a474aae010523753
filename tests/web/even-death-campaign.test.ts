import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { evenDeath, type State } from '../../src/games/even-death/index.ts';
import { type AnyGame, Match, type MatchRecord, sampleAnswer, Seeded, seedWords } from '../../src/kernel/index.ts';
import { seriousOn } from './serious.ts';
import { served } from './served.ts';
import { visitor } from './site.ts';
import { playOnFromItsEnd } from './playing.ts';
import { soon } from './soon.ts';

const site = served();

/** A campaign in which everything has been set up as the game suggests, at the first action of the survivors. */
function onTheMap(): MatchRecord {
  const match = Match.start<State>(evenDeath as AnyGame, evenDeath.examples['campaign-fast'], { seed: 'map' });
  for (let i = 0; i < 200; i++) {
    const { request } = match;
    const [seat] = match.waitingFor;
    if (request === null || seat === undefined) break;
    const isMap = request.prompt.key === 'ed.campaign.act';
    if (isMap && seat === 'a') return match.record();
    match.answer(seat, isMap ? 'end' : (evenDeath.follow?.(match.state, request, seat) ?? null));
  }
  throw new Error('The campaign does not come to the survivors');
}

/** A campaign with fast battles in which the survivors can attack a Horde. */
function beforeBattle(): MatchRecord {
  const match = Match.start<State>(evenDeath as AnyGame, evenDeath.examples['campaign-fast'], { seed: 'x1' });
  const luck = new Seeded(seedWords('before battle'));
  while (match.request !== null) {
    const { request, state } = match;
    const [seat = ''] = match.waitingFor;
    const isMap = request.prompt.key === 'ed.campaign.act';
    if (isMap && seat === 'a' && 'options' in request && request.options.some(({ id }) => id.startsWith('battle:')))
      return match.record();
    const hint = isMap ? null : (evenDeath.follow?.(state, request, seat) ?? null);
    match.answer(seat, hint ?? sampleAnswer(request, seat, (n) => luck.below(n)));
  }
  throw new Error('The campaign does not come to a battle');
}

async function goOn(page: Page, record: MatchRecord): Promise<void> {
  await page.goto('/');
  await page
    .getByLabel('A match saved as a file')
    .setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) });
  await playOnFromItsEnd(page);
  await page.locator('.asked').waitFor({ timeout: 60_000 });
}

describe('army lists', () => {
  test('two are built by points, with their faults shown, and a battle begins with them', async () => {
    const { page, faults } = await visitor(site);
    await page.goto('/');
    await page.getByRole('link', { name: 'Build a list for miniatures' }).click();
    await page.getByRole('button', { name: 'Military', exact: true }).click();
    await page.getByLabel('Name of the army list').fill('Third Squad');
    await soon(() => page.locator('.list-sum').innerText()).toContain('Add a unit');
    await page.getByRole('button', { name: /^Commander/ }).click();
    await page.getByLabel('First weapon').selectOption('lmg');
    await page.getByLabel('Perk of level 3').selectOption('concentration');
    await page.getByText('say which').waitFor();
    await page.getByLabel('Concentration in').selectOption('shooting');
    await page.getByRole('button', { name: /^Soldier/ }).click();
    await page.getByRole('button', { name: /^One more like 2/ }).click();
    await page.getByRole('button', { name: /^Commander/ }).click();
    await page.getByText('costs 115 points').waitFor();
    await page.getByRole('button', { name: /^Remove 4/ }).click();
    await soon(() => page.locator('.list-sum').innerText()).toContain('85 of 100 points');
    expect(await seriousOn(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await soon(() => page.locator('.list-builder').isVisible()).toBe(false);
    await soon(() => page.locator('.list-paper').innerText()).toContain('Concentration (shooting)');
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('link', { name: 'All army lists' }).click();
    await soon(() => page.getByText('Third Squad').count()).toBe(1);
    await page.getByRole('button', { name: 'Zombies', exact: true }).click();
    await page.getByLabel('Name of the army list').fill('Grey Tide');
    await page.getByRole('button', { name: 'Regular Zombies' }).click();
    await page.getByRole('button', { name: 'Zombies: one less' }).click();
    await page.getByText('Up to 15 cost the same 30 points').waitFor();
    await page.getByRole('button', { name: 'Fast Zombies' }).click();
    await page.getByRole('link', { name: 'Play with it' }).click();

    const listOf = async (seat: string): Promise<string> =>
      await page.getByLabel(`List of seat ${seat}`).locator('option:checked').innerText();
    await page.getByLabel('Seat B plays').selectOption('military');
    await page.getByLabel('List of seat B').selectOption({ label: 'Mine: Third Squad (85)' });
    await soon(() => listOf('A')).toBe('Mine: Grey Tide (75)');
    // Whoever takes a faction that somebody has changes places with them.
    await page.getByLabel('Seat A plays').selectOption('military');
    expect([await listOf('A'), await listOf('B')]).toEqual(['Mine: Third Squad (85)', 'Mine: Grey Tide (75)']);
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('.table').waitFor();
    await page.locator('.asked').waitFor({ timeout: 60_000 });
    await soon(() => page.locator('.sk-roster').innerText()).toContain('Military');
    expect(faults).toEqual([]);
  });
});

describe('the table of a battle', () => {
  test('chance deals a district, which is seen before the match begins and played on', async () => {
    const { page, faults } = await visitor(site);
    await page.goto('/#/new/even-death');
    const picture = page.locator('.tt-picture');
    const drawn = async (): Promise<string> => await picture.locator('svg').innerHTML();
    await picture.getByText('Harrow Farm, 60 by 60 inches').waitFor();
    await soon(() => picture.locator('.tt-area[data-kind="zone"]').count()).toBe(2);
    await page.locator('.dealt select').selectOption({ label: 'Suburb' });
    await picture.getByText('Suburb, 60 by 60 inches').waitFor();
    const first = await drawn();
    await page.getByRole('button', { name: 'Deal another' }).click();
    const second = await drawn();
    expect(second).not.toBe(first);
    await soon(() => page.getByLabel('Any word: it decides the table').inputValue()).toBe('first 2');
    await page.getByLabel('Any word: it decides the table').fill('first');
    await page.getByLabel('Any word: it decides the table').press('Enter');
    await soon(() => drawn()).toBe(first);
    expect(await seriousOn(page)).toEqual([]);

    // No town of 20 by 20 feet has few enough pieces: what was chosen stays, and can be put right.
    await page.locator('.dealt select').selectOption({ label: 'Scattered: town' });
    for (const side of ['Width in inches', 'Depth in inches']) {
      await page.getByLabel(side).fill('240');
      await page.getByLabel(side).press('Enter');
    }
    await page.getByText('No such table was found').waitFor();
    await page.getByLabel('Width in inches').fill('48');
    await page.getByLabel('Width in inches').press('Enter');
    await picture.waitFor();
    await page.locator('.dealt select').selectOption({ label: 'Countryside' });
    await picture.getByText('Countryside, 48 by 240 inches').waitFor();
    await page.getByLabel('An objective can be held to win').check();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('.asked').waitFor({ timeout: 60_000 });
    const [width, depth] = await page
      .locator('.tt-ground')
      .evaluate((ground) => [ground.getAttribute('width'), ground.getAttribute('height')]);
    expect([width, depth]).toEqual(['48', '240']);
    expect(faults).toEqual([]);
  });
});

test('EDM.SETUP.12 the players of a campaign agree whether its battles have an objective, and how it is held', async () => {
  const { page, faults } = await visitor(site);
  await page.goto('/#/new/even-death');
  await page.getByText('Campaign: Survivors and Zombies').click();
  const label = 'Every battle has an objective that can be held to win';
  const written = async (): Promise<unknown> =>
    (JSON.parse(await page.getByLabel('The set-up as text').inputValue()) as { objective?: unknown }).objective ??
    false;
  await page.getByText('Edit the set-up as text').click();
  expect(await written()).toBe(false);
  await page.getByLabel(label).check();
  expect(await written()).toBe(true);
  await page.getByRole('button', { name: 'Rounds to hold it: one less' }).click();
  expect(await written()).toEqual({ radius: 12, rounds: 4 });
  await page.getByRole('button', { name: 'Inches around it: one more' }).click();
  expect(await written()).toEqual({ radius: 13, rounds: 4 });
  await page.getByLabel(label).uncheck();
  expect(await written()).toBe(false);
  expect(faults).toEqual([]);
});

test('EDM.CSETUP.6 EDM.CSETUP.8 a campaign begins in the order that was agreed, and tiles are taken or left', async () => {
  const { page, faults } = await visitor(site);
  await page.goto('/#/new/even-death');
  await page.getByRole('button', { name: 'Players: one more' }).click();
  await page.getByText('Campaign for three').click();
  await page.getByLabel('Turn order').selectOption({ label: 'C, A, B' });
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.question', { hasText: 'Take up to two tiles' }).first().waitFor({ timeout: 60_000 });
  await page.locator('.log').getByText('The order of turns: Zombies, Survivors and Bandits').waitFor();
  await page.locator('.asked .option').first().click();
  await page.getByRole('button', { name: 'Confirm (1 chosen)' }).click();
  await page.locator('.question', { hasText: 'Force 1 of 2' }).first().waitFor({ timeout: 60_000 });
  expect(faults).toEqual([]);
});

describe('the campaign map', () => {
  test('a turn is played on it: a counter is chosen, sent on, takes a tile, builds, and the dead come next', async () => {
    const { page, faults } = await visitor(site);
    await goOn(page, onTheMap());
    const ready = page.locator('[data-call="ready"]').first();
    await ready.click();
    await soon(() => page.locator('.edc-dossier').innerText()).toContain('Force');
    await soon(() => page.locator('[data-call="way"]').count()).toBeGreaterThan(0);
    // The list tells what that one can do, and all the others on demand.
    await soon(() => page.locator('.asked .option', { hasText: 'Force 2' }).count()).toBe(0);
    await soon(() => page.locator('.asked .option', { hasText: 'Farm' }).innerText()).toContain(
      '1 Supply at the start',
    );
    await page.getByRole('button', { name: /^Show all/ }).click();
    await soon(() => page.locator('.asked .option', { hasText: 'Force 2' }).count()).toBeGreaterThan(0);
    expect(await seriousOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Build: Farm' }).click();
    await page.locator('.edc-structure').waitFor();
    await page.locator('[data-call="way"]').first().click();
    await page.locator('.question', { hasText: '1 action left' }).waitFor();
    await page.getByRole('button', { name: 'Control Area' }).first().click();
    // The bot of the zombies has its turn, and the survivors are asked again.
    await page.locator('.question', { hasText: '3 actions left' }).waitFor({ timeout: 120_000 });
    await soon(() => page.locator('.edc-held[data-side="0"]').count()).toBe(4);
    expect(faults).toEqual([]);
  });

  test('a fast battle is fought beside the page, which goes on drawing', async () => {
    const { page, faults } = await visitor(site);
    await goOn(page, beforeBattle());
    await page.evaluate(() => {
      const seen = { longest: 0, shown: 0, from: 0 };
      Object.assign(window, { seen });
      let last = performance.now();
      const look = (): void => {
        const now = performance.now();
        const isFought = document.querySelector('.waiting[aria-busy]') !== null;
        if (isFought) {
          seen.from ||= now;
          seen.shown = now - seen.from;
          seen.longest = Math.max(seen.longest, now - last);
        }
        last = now;
        requestAnimationFrame(look);
      };
      look();
    });
    const before = await page.locator('.log li').count();
    await page.locator('.asked .option', { hasText: 'attacks: ' }).first().click();
    await page.locator('.waiting[aria-busy]').waitFor({ timeout: 60_000 });
    await page.locator('.asked').waitFor({ timeout: 120_000 });
    await soon(() => page.locator('.log li').count()).toBeGreaterThan(before);
    const seen = await page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen);
    expect(seen.shown).toBeGreaterThan(0);
    expect(seen.longest).toBeLessThan(Math.max(250, (seen.shown ?? 0) / 2));
    expect(faults).toEqual([]);
  });

  test('it can be read: a tile at a tap or by keys, and the whole map as text', async () => {
    const { page, faults } = await visitor(site);
    await page.setViewportSize({ width: 360, height: 740 });
    await goOn(page, onTheMap());
    await page.locator('[data-tile="18"]').click();
    await soon(() => page.locator('.edc-card').innerText()).toContain('5 Victory Points');
    await page.keyboard.press('ArrowRight');
    await soon(() => page.locator('.edc-card').innerText()).toContain('Tanner');
    // What is read is never under its own card, even in the last row.
    await page
      .locator('[data-tile="62"]')
      .evaluate((tile) => tile.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    await page.locator('.edc-card', { hasText: 'Lastlight' }).waitFor();
    const [tile, card] = [page.locator('[data-tile="62"]'), page.locator('.edc-beside')];
    const [above, below] = [await tile.boundingBox(), await card.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
    await page.getByRole('button', { name: 'Close the card' }).click();
    await page.locator('.edc-sides summary', { hasText: 'Survivors' }).click();
    await soon(() => page.locator('.edc-sums').filter({ visible: true }).innerText()).toContain(
      'each Force eats 1 (3)',
    );
    await page.evaluate(() => localStorage.setItem('holdout.settings', JSON.stringify({ textBoard: true })));
    await page.reload();
    await page.locator('.text-board').waitFor({ timeout: 60_000 });
    await soon(() => page.locator('.text-board').innerText()).toContain('Force 1 at');
    expect(faults).toEqual([]);
  });
});
