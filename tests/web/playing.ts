import type { Page } from 'playwright-core';
import { soon } from './soon.ts';

/** Begins a match in this browser with the ready set-up for so many players; the others are bots. */
export async function beginHere(page: Page, players: number, game = 'wave'): Promise<void> {
  await page.goto(`/#/new/${game}`);
  const count = page.getByRole('spinbutton', { name: 'Players' });
  await count.fill(String(players));
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.table').waitFor();
}

export const ended = (page: Page) => page.locator('.ending');
const options = (page: Page) => page.locator('.asked .answer-form .option:enabled');

/** What was answered last has come through: what is asked now is what stands there. */
export const through = async (page: Page): Promise<void> =>
  await page.locator('.decision-area:not([aria-busy])').waitFor({ state: 'attached' });

/** Takes an option with a finger. As long as nobody knows what hangs on it, that takes a second tap. */
export async function tapOption(page: Page, text: string): Promise<void> {
  const question = await page.locator('.question').innerText();
  await page.locator('.asked .answer-form .option', { hasText: text }).first().tap();
  await page.waitForTimeout(1000);
  const ready = page.locator('.asked .option[data-ready]', { hasText: text });
  if ((await ready.count()) > 0 && (await page.locator('.question').innerText()) === question) await ready.tap();
}

/** Answers whatever is asked until `enough` says so or the match is over: with the first option, or as `pick` says. */
export async function playOn(
  page: Page,
  enough: () => Promise<boolean> | boolean = () => false,
  pick: Picks = first,
): Promise<void> {
  for (let answers = 0; answers < 2000; answers++) {
    await page.locator('.asked, .ending').first().waitFor({ timeout: 30_000 });
    await through(page);
    if ((await ended(page).count()) > 0 || (await enough())) return;
    await answerOnce(page, pick);
  }
  throw new Error('The match does not end');
}

/** Begins match after match until `enough` says so: chance may end one before. */
export async function beginUntil(page: Page, players: number, enough: () => Promise<boolean>): Promise<void> {
  for (let matches = 0; matches < 8; matches++) {
    await beginHere(page, players);
    await playOn(page, enough);
    if (await enough()) return;
  }
  throw new Error('No match comes to that point');
}

/** Which of so many options is taken. */
type Picks = (options: number) => number;
const first: Picks = () => 0;

/** One after the other in a fixed order that looks like chance: the same at every run. */
export function byLot(seed: number): Picks {
  let state = seed;
  return (options) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % Math.max(1, options);
  };
}

/** One answer: an option, or the form as it stands. */
export async function answerOnce(page: Page, pick: Picks = first): Promise<void> {
  await through(page);
  // A prompt with a single answer may settle itself while we look at it, and the next one may be somebody else's.
  const patience = { timeout: 1500 };
  const shown = async (): Promise<string | null> =>
    await page
      .locator('.question')
      .innerText(patience)
      .catch(() => null);
  const kind = await page
    .locator('.asked')
    .getAttribute('data-kind', patience)
    .catch(() => null);
  const question = await shown();
  if (kind === null || question === null) return;
  try {
    const chosen = options(page).nth(pick(await options(page).count()));
    if (kind === 'choose') await chosen.click(patience);
    else if (kind === 'pick') {
      await chosen.click(patience);
      for (let i = 0; (await page.locator('.asked .primary').isDisabled()) && i < 20; i++) {
        await page.locator('.asked .option[aria-checked="false"]').first().click(patience);
      }
      await page.locator('.asked .primary').click(patience);
    } else if (kind === 'allot') {
      for (const more of await page.locator('.asked .stepper button:last-child').all()) {
        while (await more.isEnabled()) await more.click(patience);
      }
      await page.locator('.asked .primary').click(patience);
    } else await page.locator('.asked .primary').click(patience);
  } catch (error) {
    if ((await shown()) === question && (await options(page).count()) > 0) throw error;
  }
}

/** A replay begins at its start: play goes on from where the record ends. */
export async function playOnFromItsEnd(page: Page): Promise<void> {
  const end = page.getByRole('button', { name: 'End', exact: true });
  await end.waitFor();
  if (await end.isEnabled()) await end.click();
  await soon(() => end.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'What if: play on from here' }).click();
}
