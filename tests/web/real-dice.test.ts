import { expect, test } from 'vitest';
import { playOn } from './playing.ts';
import { served } from './served.ts';
import { visitor } from './site.ts';
import { soon } from './soon.ts';

const site = served();

test.each(['last-stand', 'even-death', 'last-days'])(
  '%s with real dice: faces are tapped, several dice at once, or the page rolls what is missing',
  async (game) => {
    const { page, faults } = await visitor(site);
    await page.goto(`/#/new/${game}`);
    await page.getByRole('combobox', { name: 'Dice', exact: true }).selectOption('typed');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('.table').waitFor();
    const rolling = page.locator('.asked[data-kind="roll"]');
    await playOn(page, async () => (await rolling.count()) > 0);
    await rolling.waitFor();
    const shown = async (): Promise<string[]> =>
      await rolling
        .locator('.typed-dice input')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    const dice = (await shown()).length;
    const done = rolling.getByRole('button', { name: 'These are my dice' });
    expect(await done.isDisabled()).toBe(true);
    const face = rolling.getByRole('group', { name: 'Faces' }).getByRole('button', { name: '5', exact: true });
    await face.click();
    await soon(shown).toEqual(['5', ...new Array<string>(dice - 1).fill('')]);
    // Pressed by key as well.
    await page.keyboard.press('3');
    await soon(shown).toEqual(dice === 1 ? ['5'] : ['5', '3', ...new Array<string>(dice - 2).fill('')]);
    await rolling.getByRole('button', { name: 'Clear' }).click();
    await soon(shown).toEqual(new Array<string>(dice).fill(''));
    await rolling.getByRole('button', { name: /^Roll (it|them) for me$/ }).click();
    await soon(async () => (await shown()).every((value) => /^[1-9]\d*$/.test(value))).toBe(true);
    const lines = await page.locator('.log > li').count();
    await done.click();
    await soon(async () => await page.locator('.log > li').count()).toBeGreaterThan(lines);
    expect(faults).toEqual([]);
  },
);
