import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerOnce, beginHere, playOn } from './playing.ts';
import { served } from './served.ts';
import { HOME_NETWORK, type Visitor, visitor } from './site.ts';
import { soon } from './soon.ts';

const site = served();

/** Opens a table for three: the host's seat and two that are open. */
async function openTable(host: Page): Promise<string> {
  await host.goto('/#/new/wave');
  await host.getByRole('spinbutton', { name: 'Players' }).fill('3');
  await host.getByLabel('Name (optional)').fill('Ada');
  await host.getByLabel('Seat B').selectOption('link');
  await host.getByLabel('Seat C').selectOption('link');
  await host.getByRole('button', { name: 'Open the table' }).click();
  return await host.locator('.code').innerText();
}

async function joinByCode(page: Page, code: string, name: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('A friend gave you a code').fill(code);
  await page.getByRole('button', { name: 'Join by code' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit here' }).first().click();
}

/** Answers for whoever is asked until the log of the first page has so many lines. */
async function playTogether(pages: readonly Page[], lines: number): Promise<void> {
  for (let turns = 0; turns < 400; turns++) {
    if ((await linesOf(pages[0] as Page)) >= lines) return;
    const asked = await Promise.all(pages.map(async (page) => (await page.locator('.asked').count()) > 0));
    const page = pages[asked.indexOf(true)];
    if (page === undefined) await (pages[0] as Page).waitForTimeout(50);
    else await answerOnce(page);
  }
  throw new Error('The match does not go on');
}

/** Presses Undo for one after the other until somebody has to ask the others. */
async function firstWhoMustAsk(pages: readonly Page[]): Promise<Page> {
  for (let tries = 0; tries < 6; tries++) {
    await playTogether(pages, (await linesOf(pages[0] as Page)) + 2);
    for (const page of pages) {
      await inStep(pages);
      if (await page.getByRole('button', { name: 'Undo' }).isDisabled()) continue;
      const end = await endOf(page);
      await page.getByRole('button', { name: 'Undo' }).click();
      if (await page.getByRole('button', { name: 'Ask them' }).isVisible()) return page;
      await expect.poll(async () => await endOf(page), { timeout: 30_000, interval: 100 }).not.toBe(end);
    }
  }
  throw new Error('Everything could be taken back alone');
}

/**
 * Waits until all have been told the same and no answer is about to be given by itself: whoever lags behind would take back
 * something else, and a match that goes on leaves behind what was asked of the others.
 */
async function inStep(pages: readonly Page[]): Promise<void> {
  const differing = async (): Promise<number> => new Set(await Promise.all(pages.map(endOf))).size;
  const settling = async (page: Page): Promise<number> => await page.getByText('It is given for you').count();
  const unsettled = async (): Promise<number> => Math.max(...(await Promise.all(pages.map(settling))));
  await expect
    .poll(async () => (await differing()) - 1 + (await unsettled()), { timeout: 30_000, interval: 100 })
    .toBe(0);
}

const linesOf = async (page: Page): Promise<number> => await page.locator('.log > li').count();
const endOf = async (page: Page): Promise<string> =>
  `${await linesOf(page)} ${await page.locator('.log > li').last().innerText()}`;

test('three browsers play over the network: one reloads, one loses its socket, one undo is agreed to', async () => {
  const people: Visitor[] = [];
  for (let i = 0; i < 3; i++) people.push(await visitor(site));
  const [ada, ben, cleo] = people.map(({ page }) => page) as [Page, Page, Page];
  // A lid that can be closed: while it is, Cleo's sockets end at once.
  let lidClosed = false;
  let socket: WebSocketRoute | undefined;
  await cleo.routeWebSocket(/api\/live/, (route) => {
    if (lidClosed) return void route.close();
    socket = route;
    route.connectToServer();
  });

  const code = await openTable(ada);
  await joinByCode(ben, code, 'Ben');
  await joinByCode(cleo, code, 'Cleo');
  for (const page of [ada, ben, cleo]) await page.locator('.table').waitFor();
  await playTogether([ada, ben, cleo], 12);

  await ben.reload();
  await ben.locator('.log > li').first().waitFor();
  await playTogether([ada, ben, cleo], 18);

  lidClosed = true;
  await socket?.close();
  await cleo.getByText('The connection is gone').waitFor();
  lidClosed = false;
  await cleo.getByText('The connection is gone').waitFor({ state: 'detached' });
  await playTogether([cleo, ada, ben], 26);
  await inStep([ada, ben, cleo]);

  // Somebody regrets a decision after which another card was drawn: that cannot be taken back alone.
  const regret = await firstWhoMustAsk([ada, ben, cleo]);
  const before = await linesOf(ada);
  await regret.getByRole('button', { name: 'Ask them' }).click();
  for (const page of [ada, ben, cleo]) {
    if (page !== regret) await page.getByRole('button', { name: 'I agree' }).click();
  }
  for (const page of [ada, ben, cleo]) {
    await page.waitForFunction((most) => document.querySelectorAll('.log > li').length < most, before);
  }
  await playTogether([ada, ben, cleo], before + 2);
  expect(people.flatMap(({ faults }) => faults).filter((fault) => !fault.includes('WebSocket'))).toEqual([]);
});

test('undo over the network goes back exactly one decision, and whoever has to agree reads what is taken back', async () => {
  const [{ page: ada }, { page: ben }] = await Promise.all([visitor(site), visitor(site)]);
  await ada.goto('/#/new/wave');
  await ada.getByLabel('Name (optional)').fill('Ada');
  await ada.getByLabel('Seat B').selectOption('link');
  await ada.getByRole('button', { name: 'Open the table' }).click();
  await joinByCode(ben, await ada.locator('.code').innerText(), 'Ben');
  for (const page of [ada, ben]) await page.locator('.table').waitFor();
  const asked = async (page: Page): Promise<boolean> => (await page.locator('.asked').count()) > 0;
  const question = async (page: Page): Promise<string> => await page.locator('.asked .question').innerText();

  /** Lets everybody answer until Ada is asked, and lets her answer. */
  const decide = async (): Promise<string> => {
    for (let turns = 0; turns < 200 && !(await asked(ada)); turns++) {
      if (await asked(ben)) await answerOnce(ben);
      else await ada.waitForTimeout(50);
    }
    const put = await question(ada);
    const end = await endOf(ada);
    // A click that comes right after the question appeared does not count.
    const answered = async (): Promise<string> => {
      if ((await asked(ada)) && (await endOf(ada)) === end) await answerOnce(ada);
      return await endOf(ada);
    };
    await expect.poll(answered, { timeout: 10_000, interval: 500 }).not.toBe(end);
    return put;
  };
  await decide();
  await decide();
  const second = await decide();
  await inStep([ada, ben]);
  await ada.getByRole('button', { name: 'Undo' }).click();
  const ask = ada.getByRole('button', { name: 'Ask them' });
  if (await ask.isVisible()) {
    await ada.getByText(/Take back your last decision/).waitFor();
    await ask.click();
    await ben.getByText(/may we take back my last decision/).waitFor();
    await ben.getByText(/lines? of the log goe?s?/).waitFor();
    await ben.getByRole('button', { name: 'I agree' }).click();
  }
  await expect.poll(async () => ((await asked(ada)) ? await question(ada) : ''), { timeout: 10_000 }).toBe(second);
});

test('players talk, and a spectator sees the match but cannot answer', async () => {
  const [{ page: ada }, { page: ben }, { page: cleo }, { page: dora }] = await Promise.all([
    visitor(site, { permissions: ['clipboard-read', 'clipboard-write'] }),
    visitor(site),
    visitor(site),
    visitor(site),
  ]);
  const code = await openTable(ada);
  await joinByCode(ben, code, 'Ben');
  await joinByCode(cleo, code, 'Cleo');
  await ada.locator('.table').waitFor();
  await ada.locator('summary', { hasText: 'Match' }).click();
  await ada.getByRole('button', { name: 'Copy the link for spectators' }).click();
  await ada.getByRole('button', { name: 'Copied' }).waitFor();
  await dora.goto(await ada.evaluate(async () => await navigator.clipboard.readText()));
  await dora.locator('.table').waitFor();
  await soon(() => dora.locator('.asked').count()).toBe(0);
  await ada.getByText('1 watching').waitFor();
  await ada.keyboard.press('Escape');

  for (const page of [ada, ben]) await page.getByRole('button', { name: 'Talk' }).click();
  await ben.getByLabel('Say something').fill('I have the planks');
  await ben.getByRole('button', { name: 'Send' }).click();
  await ada.locator('.chat').getByText('I have the planks').waitFor();
  await ada.getByLabel('About what Ben said').click();
  await ada.getByRole('button', { name: 'Report this line' }).click();
  await ada.getByText('The operator will see it.').waitFor();
  await ada.getByRole('button', { name: 'Hide what Ben says' }).click();
  await ada.locator('.chat').getByText('I have the planks').waitFor({ state: 'detached' });
  await ada.getByRole('button', { name: 'Show what Ben says' }).click();
  await ada.locator('.chat').getByText('I have the planks').waitFor();
  // Who does not look at the talk is told that there is something new.
  await cleo.locator('.heard', { hasText: 'I have the planks' }).waitFor();
  await soon(() => cleo.getByRole('button', { name: /^Talk/ }).innerText()).toContain('1');
  await cleo.getByRole('button', { name: 'I have read what Ben says' }).click();
  await cleo.locator('.heard').waitFor({ state: 'detached' });
  await soon(() => cleo.locator('.unread').count()).toBe(0);

  // Odds come from the server, which knows no more than the seat that asks.
  const pages = [cleo, ada, ben]; // the others see the talk instead of the log
  const weighed = async (): Promise<boolean> =>
    (await Promise.all(pages.map(async (page) => await page.locator('.asked .odds-fact').count()))).some((n) => n > 0);
  for (let turns = 0; turns < 60 && !(await weighed()); turns++) {
    await playTogether(pages, (await linesOf(cleo)) + 1);
    await ada.waitForTimeout(300);
  }
  expect(await weighed()).toBe(true);
});

test('the site opens and plays with no server at all, and the match goes on with friends later', async () => {
  const { page, faults } = await visitor(site, { serviceWorkers: 'allow' });
  await page.goto('/');
  // The service worker has everything once it is in charge.
  await page.evaluate(async () => await navigator.serviceWorker.ready);
  await site.stopServer();
  try {
    await page.goto('/');
    await page.reload();
    await page.getByRole('heading', { name: 'Holdout' }).waitFor();
    await beginHere(page, 2);
    let answers = 0;
    await playOn(page, () => answers++ >= 4);
    await page.goto('/#/rules/wave/WAV.CRAFT.6');
    await page.locator('.rule[data-marked]').waitFor();
    await page.goto('/');
    await page.getByRole('region', { name: 'Go on' }).getByRole('link').first().click();
    await page.locator('.asked').waitFor();
  } finally {
    await site.startServer();
  }
  await page.reload();
  await page.locator('.asked').waitFor();
  await page.evaluate(async () => {
    await fetch('api/me', {
      method: 'POST',
      body: JSON.stringify({ name: 'Ada' }),
      headers: { 'content-type': 'application/json' },
    });
  });
  await page.reload();
  await page.locator('summary', { hasText: 'Match' }).click();
  await page.getByRole('button', { name: 'Upload and go on with friends' }).click();
  await page.waitForFunction(() => location.hash.startsWith('#/table/'));
  await page.locator('.table').waitFor();
  await page.locator('.asked, .waiting').first().waitFor();
  let answersOnline = 0;
  await playOn(page, () => answersOnline++ >= 2);
  expect(faults.filter((fault) => !/Failed to (load|fetch)|ERR_CONNECTION_REFUSED/.test(fault))).toEqual([]);
});
test('who I am moves to another device by a recovery code, and can be deleted', async () => {
  const { page } = await visitor(site);
  await page.goto('/#/friends');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'That is me' }).click();
  await page.getByRole('button', { name: 'Make a recovery code' }).click();
  const code = await page.locator('.code').innerText();

  const { page: phone } = await visitor(site);
  await phone.goto('/#/friends');
  await phone.getByLabel('recovery code').fill(code);
  await phone.getByRole('button', { name: 'Be who I was' }).click();
  await phone.getByText('You are Ada.').waitFor();
  await phone.getByRole('button', { name: 'Delete me' }).click();
  await phone.getByRole('button', { name: 'Yes, delete me for good' }).click();
  await phone.getByLabel('Your name').waitFor();
});

test('a phone in the same network joins over plain http', async () => {
  const { page: ada } = await visitor(site);
  await ada.goto('/#/new/wave');
  await ada.getByLabel('Name (optional)').fill('Ada');
  await ada.getByLabel('Seat B').selectOption('link');
  await ada.getByRole('button', { name: 'Open the table' }).click();
  const code = await ada.locator('.code').innerText();

  const baseURL = `http://${HOME_NETWORK}:${new URL(site.url).port}`;
  const { page: phone, faults } = await visitor(site, {
    baseURL,
    viewport: { width: 390, height: 800 },
    hasTouch: true,
  });
  await joinByCode(phone, code, 'Ben');
  await soon(() => phone.evaluate(() => isSecureContext)).toBe(false);
  let answers = 0;
  while (answers < 3) {
    const asked = [ada, phone].map(async (page) => ((await page.locator('.asked').count()) > 0 ? page : null));
    const [first, second] = await Promise.all(asked);
    if (second !== null && second !== undefined) answers++;
    const page = second ?? first;
    if (page === null || page === undefined) await ada.waitForTimeout(50);
    else await answerOnce(page);
  }
  await soon(() => phone.locator('.complaint').count()).toBe(0);
  for (const way of ['', 'new/wave', 'rules/wave', 'settings', 'friends', 'import']) {
    await phone.goto(`/#/${way}`);
    await phone.locator('main h1').waitFor();
  }
  // No page makes the browser complain on such an address.
  expect(faults).toEqual([]);
});

test('a code under which no table waits says so, and another can be typed', async () => {
  const [{ page: ada }, { page: ben }] = await Promise.all([visitor(site), visitor(site)]);
  const code = await openTable(ada);
  await ben.goto('/#/join/AAAAAAAAAA');
  await ben.getByRole('alert').getByText('There is no open table with the code AAAAAAAAAA').waitFor();
  await ben.getByLabel('A friend gave you a code').fill(code);
  await ben.getByRole('button', { name: 'Join by code' }).click();
  await ben.getByRole('button', { name: 'Sit here' }).first().waitFor();
});

test('a player lets a bot play on, and takes the seat back; nobody else can take it away', async () => {
  const [{ page: ada }, { page: ben }, { page: cleo }] = await Promise.all([
    visitor(site),
    visitor(site),
    visitor(site),
  ]);
  const code = await openTable(ada);
  await joinByCode(ben, code, 'Ben');
  await joinByCode(cleo, code, 'Cleo');
  for (const page of [ada, ben, cleo]) await page.locator('.table').waitFor();
  const address = cleo.url();
  await cleo.goto('about:blank');
  await ada.locator('summary', { hasText: 'Match' }).click();
  await ada.getByRole('button', { name: /Ask for a bot in place of .*Cleo/ }).click();
  await ben.getByText(/may the bot \(.*\) take over for .*Cleo/).waitFor();
  await ben.getByRole('button', { name: 'I agree' }).click();
  // Cleo has not agreed, and nobody has waited for her.
  await ada.getByText(/Still to agree: .*Cleo/).waitFor();
  await ada.getByRole('button', { name: 'Withdraw' }).click();
  await ada.getByText(/Still to agree/).waitFor({ state: 'detached' });

  await cleo.goto(address);
  await cleo.locator('.table').waitFor();
  await cleo.locator('summary', { hasText: 'Match' }).click();
  await cleo.getByRole('button', { name: 'Let a bot play for me' }).click();
  await ada.locator('.person .tag', { hasText: 'bot' }).waitFor();
  await cleo.goto('about:blank');
  await playTogether([ada, ben], (await linesOf(ada)) + 6);

  await cleo.goto(address);
  await cleo.locator('.table').waitFor();
  await cleo.locator('summary', { hasText: 'Match' }).click();
  await cleo.getByRole('button', { name: /Take .* back from the bot/ }).click();
  await ada.locator('.person .tag', { hasText: 'bot' }).waitFor({ state: 'detached' });
});

test('whoever is elsewhere is told that it is their turn: by the browser, and at their own address', async () => {
  const posted: { type: string; title: string; url: string }[] = [];
  const own = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString('utf8');
    });
    request.on('end', () => {
      posted.push(JSON.parse(body) as (typeof posted)[number]);
      response.end();
    });
  });
  await new Promise<void>((done) => own.listen(0, '127.0.0.1', done));
  const { port } = own.address() as AddressInfo;

  const { page: ada, context } = await visitor(site);
  // What the browser would show, and a page that lies behind others.
  await context.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    window.Notification = class {
      static permission = 'granted';
      static requestPermission = (): Promise<string> => Promise.resolve('granted');
      constructor(title: string, { body }: { body: string }) {
        shown.push(`${title}: ${body}`);
      }
    } as unknown as typeof Notification;
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
  await ada.goto('/#/friends');
  await ada.getByLabel('Your name').fill('Ada');
  await ada.getByRole('button', { name: 'That is me' }).click();
  await ada.getByLabel(/^Web address to call when it is my turn/).fill(`http://127.0.0.1:${port}/turn`);
  await ada.getByRole('button', { name: 'Save', exact: true }).click();
  await ada.reload();
  await expect
    .poll(async () => await ada.getByLabel(/^Web address to call when it is my turn/).inputValue())
    .toContain('/turn');
  await ada.goto('/#/settings');
  await ada.getByLabel('Tell me when it is my turn').check();

  const { page: ben } = await visitor(site);
  await ada.goto('/#/new/wave');
  await ada.getByLabel('Seat B').selectOption('link');
  await ada.getByRole('button', { name: 'Open the table' }).click();
  const code = await ada.locator('.code').innerText();
  await joinByCode(ben, code, 'Ben');
  await ada.locator('.table').waitFor();
  for (let turns = 0; turns < 100 && (await ben.locator('.asked').count()) === 0; turns++) {
    if ((await ada.locator('.asked').count()) > 0) await answerOnce(ada);
    else await ada.waitForTimeout(50);
  }
  await ada.goto('/#/friends');
  await ada.getByText('You are Ada').waitFor();
  const before = posted.length;
  for (let turns = 0; turns < 100 && posted.length === before; turns++) {
    if ((await ben.locator('.asked').count()) > 0) await answerOnce(ben);
    else await ben.waitForTimeout(100);
  }
  expect(posted.at(-1)).toMatchObject({ type: 'your-turn', title: 'Wave!' });
  await ada.getByRole('region', { name: 'Your turn' }).getByText('Wave!').waitFor();
  await soon(() => ada.evaluate(() => (window as unknown as { shown: string[] }).shown)).toContain('Your turn: Wave!');
  // The notice leads to the table.
  await ada.goto(posted.at(-1)?.url ?? '');
  await ada.locator('.asked').waitFor();
  own.close();
});

test('a correction by hand is proposed, shown to the others with what changes, and made when they agree', async () => {
  const [ann, bob] = [await visitor(site), await visitor(site)];
  await ann.page.goto('/#/new/wave');
  await ann.page.getByRole('spinbutton', { name: 'Players' }).fill('2');
  await ann.page.getByLabel(/^Name/).first().fill('Ann');
  await ann.page.getByLabel('Seat B').selectOption('link');
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  await joinByCode(bob.page, await ann.page.locator('.code').innerText(), 'Bob');
  await Promise.race([ann, bob].map(({ page }) => page.locator('.asked').waitFor()));
  await ann.page.getByText('Match', { exact: true }).click();
  await ann.page.getByRole('button', { name: 'Correct the match by hand' }).click();
  const dialog = ann.page.getByRole('dialog', { name: 'Correct the match by hand' });
  await dialog.getByLabel('What is wrong?').fill('damage');
  await dialog.locator('.leaf input').first().fill('2');
  await dialog.getByLabel('Reason').fill('We miscounted');
  await dialog.getByRole('button', { name: 'Ask the table' }).click();
  const question = bob.page.getByRole('status', { name: 'Request for consent' });
  await question.getByText('We miscounted').waitFor();
  await question.getByText(/damage: 0 → 2/).waitFor();
  await question.getByRole('button', { name: 'I agree' }).click();
  for (const { page } of [ann, bob]) await page.getByText(/^(7 of 9|8 of 10|6 of 8|5 of 7|4 of 6) health$/).waitFor();
  expect([...ann.faults, ...bob.faults]).toEqual([]);
});
