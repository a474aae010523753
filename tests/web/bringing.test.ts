import { expect, test } from 'vitest';
import { served } from './served.ts';
import { visitor } from './site.ts';
import { soon } from './soon.ts';

const site = served();

test('a guest sees what is played and on which table, brings a Group of their own, and both play with it', async () => {
  const [{ page: ada, faults }, { page: ben, faults: others }] = await Promise.all([visitor(site), visitor(site)]);
  await ada.goto('/#/new/last-days');
  await ada.getByLabel('Name (optional)').fill('Ada');
  await ada.getByRole('combobox', { name: 'Seat B', exact: true }).selectOption('link');
  await ada.getByRole('button', { name: 'Open the table' }).click();
  const code = await ada.locator('.code').innerText();
  await ben.goto('/');
  await ben.getByLabel('A friend gave you a code').fill(code);
  await ben.getByRole('button', { name: 'Join by code' }).click();
  const about = ben.getByRole('region', { name: 'What is played' });
  await about.locator('svg[role="img"]').waitFor();
  await about.getByRole('list', { name: 'Sides' }).getByRole('listitem').nth(1).waitFor();
  const before = await about.getByRole('listitem').nth(1).innerText();
  await ben.getByLabel('Your name').fill('Ben');
  const list = ben.getByLabel('Your Group');
  const planned = await list.inputValue();
  const names = await list.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  const other = names.find((name) => name !== planned) ?? '';
  await list.selectOption(other);
  const chosen = (await list.locator('option:checked').innerText()).replace(/ \(\d+\)$/, '');
  expect(before).not.toContain(chosen);
  await ben.getByRole('button', { name: 'Sit here' }).click();
  for (const page of [ada, ben]) {
    await page.locator('.table').waitFor();
    await soon(async () => await page.locator('.table').innerText()).toContain(chosen);
  }
  expect([...faults, ...others]).toEqual([]);
});
