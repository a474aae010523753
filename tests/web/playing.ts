import type { Page } from 'playwright-core';

/** Begins a match in this browser with the ready set-up for so many players; the others are bots. */
export async function beginHere(page: Page, players: number): Promise<void> {
  await page.goto('/#/new/wave');
  const count = page.getByRole('spinbutton', { name: 'Players' });
  await count.fill(String(players));
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.table').waitFor();
}

export const ended = (page: Page) => page.locator('.ending');
const options = (page: Page) => page.locator('.asked .answer-form .option:enabled');

/** Answers whatever is asked, always with the first option, until `enough` says so or the match is over. */
export async function playOn(page: Page, enough: () => Promise<boolean> | boolean = () => false): Promise<void> {
  for (let answers = 0; answers < 2000; answers++) {
    await page.locator('.asked, .ending').first().waitFor({ timeout: 30_000 });
    if ((await ended(page).count()) > 0 || (await enough())) return;
    await answerOnce(page);
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

/** One answer: the first option, or the form as it stands. */
export async function answerOnce(page: Page): Promise<void> {
  const kind = await page.locator('.asked').getAttribute('data-kind');
  const question = await page.locator('.question').innerText();
  // A prompt with a single answer may settle itself while we look at it.
  const patience = { timeout: 1500 };
  try {
    if (kind === 'choose') await options(page).first().click(patience);
    else if (kind === 'pick') {
      await options(page).first().click(patience);
      await page.locator('.asked .primary').click(patience);
    } else if (kind === 'allot') {
      for (const more of await page.locator('.asked .stepper button:last-child').all()) {
        while (await more.isEnabled()) await more.click(patience);
      }
      await page.locator('.asked .primary').click(patience);
    } else await page.locator('.asked .primary').click(patience);
  } catch (error) {
    if ((await page.locator('.question').innerText()) === question && (await options(page).count()) > 0) throw error;
  }
}
