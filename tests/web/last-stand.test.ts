import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { lastStand, type State } from '../../src/games/last-stand/index.ts';
import { type AnyGame, asidesFor, Match, type MatchRecord, sampleAnswer } from '../../src/kernel/index.ts';
import { answerOnce, beginHere, byLot, ended, playOn, playOnFromItsEnd, through } from './playing.ts';
import { seriousOn } from './serious.ts';
import { served } from './served.ts';
import { visitor } from './site.ts';
import { soon } from './soon.ts';

const site = served();

/** A match played in Node, by lot, up to a moment. */
function matchUntil(example: string, enough: (match: Match) => boolean): Match {
  for (let seed = 1; seed < 200; seed++) {
    const match = Match.start<unknown>(lastStand as AnyGame, lastStand.examples[example], { seed: `web ${seed}` });
    const pick = byLot(seed);
    for (let i = 0; i < 300 && match.request !== null; i++) {
      if (enough(match)) return match;
      const seat = match.waitingFor[0] ?? 'a';
      match.answer(seat, sampleAnswer(match.request, seat, pick));
    }
  }
  throw new Error('No match comes to that point');
}
const asked = (match: Match, key: string, seat = 'a'): boolean =>
  match.request?.prompt.key === key && match.waitingFor[0] === seat;

/** A match played in Node by lot, shortly before its end. */
function nearItsEnd(left: number): MatchRecord {
  const played = (most: number): Match => {
    const match = Match.start<unknown>(lastStand as AnyGame, lastStand.examples['defend-two'], { seed: 'to its end' });
    const pick = byLot(7);
    while (match.request !== null && match.answered < most) {
      const seat = match.waitingFor[0] ?? 'a';
      match.answer(seat, sampleAnswer(match.request, seat, pick));
    }
    return match;
  };
  return played(played(2000).answered - left).record();
}

/** Goes on with a record in this browser, as its first player. */
async function goOn(page: Page, record: MatchRecord): Promise<void> {
  await page.goto('/');
  await page
    .getByLabel('A match saved as a file')
    .setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) });
  await playOnFromItsEnd(page);
  await page.locator('.asked').waitFor();
}

describe('Defenders of the Last Stand in this browser', () => {
  test('is begun from the front page and played beside a bot, whatever is answered', async () => {
    const { page, faults } = await visitor(site);
    await page.goto('/');
    await page.getByRole('link', { name: 'New match of Defenders of the Last Stand' }).click();
    await page.getByLabel('Seat B').selectOption('bot:greedy');
    await page.getByRole('button', { name: 'Begin' }).click();
    const picks = byLot(7);
    let answers = 0;
    await playOn(page, () => answers++ === 15, picks);
    await soon(() => page.locator('.log > li').count()).toBeGreaterThan(15);
    expect(faults).toEqual([]);
  });

  test('is played to its end, and verified', async () => {
    const { page, faults } = await visitor(site);
    await goOn(page, nearItsEnd(20));
    await playOn(page, () => false, byLot(7));
    await ended(page).getByRole('link', { name: 'Replay and verify' }).click();
    await page.getByRole('button', { name: 'Verify this match' }).click();
    await soon(() => page.locator('.verdict').innerText()).toContain('Honest.');
    expect(faults).toEqual([]);
  });

  test('one player runs three Rangers, and every question shows whose it is', async () => {
    const { page, faults } = await visitor(site);
    await page.goto('/#/new/last-stand');
    await page.getByRole('spinbutton', { name: 'Players' }).fill('1');
    await page.getByLabel('Defend Last Stand with three Rangers').check();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('.asked').waitFor();
    await soon(() => page.locator('.ls-tab').count()).toBe(3);
    const seen: string[] = [];
    const someoneElse = async (): Promise<boolean> =>
      (await page.locator('[data-option="end"]').count()) > 0 &&
      !seen.includes(await page.locator('.ls-whose b').innerText());
    while (seen.length < 3) {
      await playOn(page, someoneElse, (options) => options - 1);
      if ((await ended(page).count()) > 0) break;
      const name = await page.locator('.ls-whose b').innerText();
      seen.push(name);
      // The sheet that lies open is that Ranger's.
      await soon(() => page.locator('.ls-sheet h3').innerText()).toBe(name);
    }
    expect(seen.length).toBeGreaterThan(1);
    await page.locator('.ls-tab[aria-pressed="false"]').first().click();
    await soon(() => page.locator('.ls-sheet').count()).toBe(1);
    expect(faults).toEqual([]);
  });

  test('locations are chosen on the map, with the pointer or with the keyboard alone', async () => {
    const { page, faults } = await visitor(site);
    await goOn(page, matchUntil('defend-two', (match) => asked(match, 'ls.move')).record());
    const choosable = page.locator('.ls-cell[data-choosable]');
    await soon(() => choosable.count()).toBeGreaterThan(1);
    await soon(() => choosable.count()).toBe(await page.locator('.asked .answer-form .option').count());
    // Into the map, over to a neighbour with an arrow key, back, and there it is taken.
    await choosable.first().focus();
    const at = await choosable.first().getAttribute('data-at');
    await page.keyboard.press('ArrowRight');
    const right = await page.evaluate(() => document.activeElement?.getAttribute('data-at'));
    expect(right).not.toBe(at);
    await choosable.first().focus();
    await page.keyboard.press('Enter');
    await page
      .locator('.log > li', { hasText: `(${at})` })
      .last()
      .waitFor();
    await soon(() => page.locator('.complaint').count()).toBe(0);
    expect(faults).toEqual([]);
  });

  test('what happened since the last decision can be gone through step by step', async () => {
    const { page } = await visitor(site);
    await goOn(page, matchUntil('defend-two', (match) => asked(match, 'ls.turn')).record());
    await page.locator('[data-option="end"]').click();
    await page.locator('.asked, .ending').first().waitFor();
    await through(page);
    await page.getByRole('button', { name: 'Show it step by step' }).click();
    const before = await page.locator('.ls-story p').innerText();
    expect(before).toMatch(/^1 of \d+/);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await soon(() => page.locator('.ls-story p').innerText()).toMatch(/^2 of \d+|^Since/);
    await page
      .getByRole('button', { name: 'To now' })
      .or(page.getByRole('button', { name: 'Show it step by step' }))
      .click();
  });

  test('a battle shows the Leader, and what everybody lays out', async () => {
    const { page } = await visitor(site);
    const armed = ({ request }: Match): boolean =>
      request?.kind === 'pick' && request.options[0]?.id.startsWith('D') === true;
    await goOn(page, matchUntil('lightning-two', (match) => asked(match, 'ls.battle.commit') && armed(match)).record());
    const sheet = page.locator('.ls-battle');
    await sheet.waitFor();
    await soon(() => sheet.innerText()).toMatch(/Battle with \w+/);
    await soon(() => sheet.innerText()).toMatch(/You lay out \d dic?e/);
    // With too few dice the question says so, and does not take them; all of them are enough.
    await page.locator('.objection', { hasText: 'so far' }).waitFor();
    await soon(() => page.locator('.asked .primary').isDisabled()).toBe(true);
    for (const option of await page.locator('.answer-form .option').all()) await option.click();
    await page.locator('.objection').waitFor({ state: 'detached' });
    await soon(() => page.locator('.asked .primary').isEnabled()).toBe(true);
  });

  test('a bot says what it would do, and why', async () => {
    const { page, faults } = await visitor(site);
    await goOn(page, matchUntil('defend-two', (match) => asked(match, 'ls.turn')).record());
    await page.getByRole('button', { name: 'Ask the coach' }).click();
    await page.locator('.coach').waitFor({ timeout: 60_000 });
    await soon(() => page.locator('.coach').innerText()).toMatch(/I would: .+\. .+\./s);
    await soon(() => page.locator('.option[data-advised]').count()).toBe(1);
    expect(faults).toEqual([]);
  });

  test('standing orders are given, changed and withdrawn beside the log, while the question stays open', async () => {
    const { page } = await visitor(site);
    await goOn(page, matchUntil('defend-one', (match) => asked(match, 'ls.turn')).record());
    await page.getByRole('button', { name: 'Orders', exact: true }).click();
    const events = page.getByRole('combobox', { name: 'When an event is about to happen' });
    const ordered = page.locator('.standing-orders li[data-ordered]');
    await soon(() => ordered.count()).toBe(0);
    await events.selectOption('never');
    await ordered.waitFor();
    await soon(() => events.inputValue()).toBe('never');
    await events.selectOption('ask.mine');
    await page.locator('.standing-orders select', { hasText: 'always ask' }).first().waitFor();
    await page.waitForFunction(
      () => document.querySelector<HTMLSelectElement>('li[data-ordered] select')?.value === 'ask.mine',
    );
    await soon(() => page.locator('[data-option="end"]').count()).toBe(1);
    await page.getByRole('button', { name: 'Withdraw: When an event is about to happen' }).click();
    await ordered.waitFor({ state: 'detached' });
    await soon(() => events.inputValue()).toBe('ask');
  });

  test('the order to be asked in danger only is given where the question stands', async () => {
    const { page } = await visitor(site);
    const harmless = (match: Match): boolean =>
      asked(match, 'ls.place.now') && match.request?.prompt.params?.danger === 'none';
    await goOn(page, matchUntil('lightning-two', harmless).record());
    const question = await page.locator('.question').innerText();
    await page.getByRole('button', { name: 'From now on ask only about an overrun' }).click();
    // The order is given, and what was asked passes by itself.
    await page.locator('.log > li', { hasText: 'gives a standing order' }).first().waitFor({ timeout: 30_000 });
    await page.locator('.question', { hasText: question }).waitFor({ state: 'detached', timeout: 30_000 });
    await page.getByRole('button', { name: 'Orders', exact: true }).click();
    const placements = page.getByRole('combobox', { name: 'When Raiders are about to be placed' });
    await soon(() => placements.inputValue()).toBe('ask.crowded');
  });

  test('what the table decides together waits for the one at the screen', async () => {
    const { page } = await visitor(site);
    const together = ({ request, waitingFor }: Match): boolean =>
      request?.kind === 'choose' && request.prompt.key.startsWith('ls.wh') && waitingFor.length === 2;
    await goOn(page, matchUntil('defend-two', together).record());
    const question = await page.locator('.question').innerText();
    // Advice comes from the same helper as the bots' moves, and after them: by then a bot could have answered.
    await page.getByRole('button', { name: 'Ask the coach' }).click();
    await page.locator('.coach').waitFor({ timeout: 60_000 });
    await soon(() => page.locator('.question').innerText()).toBe(question);
    await answerOnce(page);
    await page.locator('.question', { hasText: question }).waitFor({ state: 'detached', timeout: 30_000 });
  });

  test('the whole table is there as text', async () => {
    const { page } = await visitor(site);
    await page.goto('/#/settings');
    await page.getByLabel('Show the board as text').check();
    await beginHere(page, 2, 'last-stand');
    await page.locator('.asked').waitFor();
    const text = await page.locator('.text-board').innerText();
    for (const part of ['Leaders', 'Dangers', 'Rangers', 'Krank: health', 'Depots left', 'Defender cards', 'Raider:']) {
      expect(text).toContain(part);
    }
  });

  test('discards can be looked through', async () => {
    const { page } = await visitor(site);
    const spent = (match: Match): boolean =>
      (match.state as State).discards.defender.length > 1 && asked(match, 'ls.turn');
    await goOn(page, matchUntil('defend-two', spent).record());
    await page.locator('.ls-decks li', { hasText: 'Defender' }).getByRole('button').click();
    await soon(() => page.locator('.ls-discards .ls-card').count()).toBeGreaterThan(1);
  });
});

test('a phone of 360 px shows the map and the question, and goes closer by a tap', async () => {
  const { page } = await visitor(site, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await beginHere(page, 2, 'last-stand');
  await page.locator('.asked').waitFor();
  const lot = byLot(3);
  let seen = 0;
  await playOn(
    page,
    async () => {
      const box = await page.locator('.question').boundingBox();
      expect(box?.y ?? 999).toBeLessThan(740);
      await soon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      return seen++ > 6;
    },
    lot,
  );
  const shown = async (): Promise<number> =>
    Number(((await page.locator('.ls-board').getAttribute('viewBox')) ?? '').split(' ')[2]);
  await soon(() => shown()).toBe(1000);
  await page.getByRole('button', { name: 'Closer' }).tap();
  await soon(() => shown()).toBeLessThan(1000);
  await page.getByRole('button', { name: 'Whole map' }).tap();
  await soon(() => shown()).toBe(1000);
});

test.each([
  ['light', 1440],
  ['dark', 360],
] as const)('nothing serious stands in the way at the table, in %s, %i px wide', async (colorScheme, width) => {
  const { page } = await visitor(site, { colorScheme, viewport: { width, height: 800 } });
  await goOn(page, matchUntil('lightning-three', (match) => asked(match, 'ls.move') && match.answered > 20).record());
  for (const summary of await page.locator('.ls-table summary').all()) await summary.click();
  expect(await seriousOn(page)).toEqual([]);
});

test('over the network a Special card is played on another player’s turn', async () => {
  // A match in which it is the first player's turn while the second holds a card that may be played at any time.
  const holds = (match: Match): boolean =>
    asked(match, 'ls.turn') &&
    match.request !== null &&
    asidesFor(match.request, 'b').some(({ id }) => /S(02|06|10)/.test(id));
  const record = matchUntil('lightning-two', holds).record();
  const { page: ada, faults } = await visitor(site);
  const { page: ben } = await visitor(site);
  await ada.goto('/');
  const id = await ada.evaluate(
    async (given) => {
      const post = async (way: string, body: unknown): Promise<Response> =>
        await fetch(way, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        });
      await post('api/me', { name: 'Ada' });
      const seats = [
        { seat: 'a', kind: 'me' },
        { seat: 'b', kind: 'open' },
      ];
      const made = await post('api/matches', { game: 'last-stand', setup: given.setup, record: given, seats });
      return ((await made.json()) as { match: string }).match;
    },
    JSON.parse(JSON.stringify(record)) as { setup: string },
  );
  await ada.goto(`/#/table/${id}`);
  const code = await ada.locator('.code').innerText();
  await ben.goto('/');
  await ben.getByLabel('A friend gave you a code').fill(code);
  await ben.getByRole('button', { name: 'Join by code' }).click();
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit here' }).first().click();
  await ada.locator('.asked').waitFor();
  await ben.locator('.waiting').waitFor();

  await ben.locator('.asides summary').click();
  const card = ben
    .locator('[data-aside]')
    .filter({ hasText: /Flank Attack|Sandbag Crew|Caravan of Plenty/ })
    .first();
  const name = /Flank Attack|Sandbag Crew|Caravan of Plenty/.exec(await card.innerText())?.[0] ?? '';
  await card.click();
  // Both read it at once; whom or where it strikes, Ben is asked; then Ada's turn goes on.
  for (const page of [ada, ben])
    await page
      .locator('.log > li', { hasText: `uses ${name}` })
      .first()
      .waitFor();
  for (let answers = 0; (await ben.locator('.asked').count()) > 0 && answers < 4; answers++) await answerOnce(ben);
  await ada.locator('[data-option="end"]').waitFor();
  await soon(() => ben.locator('.asked').count()).toBe(0);
  expect(faults).toEqual([]);
});
