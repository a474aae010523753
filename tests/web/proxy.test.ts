/** As docs/operate.md says it: TLS and a path of its own at a real nginx, which passes neither the host nor more than it must. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureSite, SITE } from '../../scripts/site.mjs';
import { findNginx, findOpenssl } from '../../scripts/system.mjs';
import { GAMES } from '../../src/games/index.ts';
import { type RunningServer, startServer } from '../../src/server/index.ts';
import { answerOnce } from './playing.ts';
import { launchBrowser } from './site.ts';
import { soon } from './soon.ts';

const folder = mkdtempSync(join(tmpdir(), 'holdout-proxy-'));
let address: string;
let server: RunningServer;
let nginx: ChildProcess;
let browser: Browser;

async function freePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  holder.close();
  await once(holder, 'close');
  return port;
}

/** The lines for nginx that docs/operate.md gives to operators, with our names and places for theirs. */
function recipe(port: number, behind: string): string {
  const page = readFileSync(new URL('../../docs/operate.md', import.meta.url), 'utf8');
  const [, lines = ''] = /```nginx\n([\s\S]*?)```/.exec(page) ?? [];
  const ours: readonly [string, string][] = [
    ['listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`],
    ['server_name example.org;', 'server_name localhost;'],
    ['/etc/ssl/example.org.pem', `${folder}/cert.pem`],
    ['/etc/ssl/example.org.key', `${folder}/key.pem`],
    ['http://127.0.0.1:8080/', `${behind}/`],
  ];
  return ours.reduce((text, [theirs, place]) => {
    if (!text.includes(theirs)) throw new Error(`docs/operate.md no longer says ${theirs}`);
    return text.replace(theirs, place);
  }, lines);
}

const configuration = (port: number, behind: string): string => `
daemon off;
pid ${folder}/pid;
error_log ${folder}/errors;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  # Started by root, its workers are nobody, who may write nothing into our folder.
  client_body_buffer_size 8m;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${recipe(port, behind)}
}`;

beforeAll(async () => {
  ensureSite();
  const port = await freePort();
  address = `https://localhost:${port}/holdout/`;
  server = await startServer({
    games: GAMES,
    site: SITE,
    dataDir: join(folder, 'data'),
    logLevel: 'error',
    settings: {
      botPaceMillis: 20,
      publicUrl: address.replace('localhost', 'LOCALHOST'),
      trustedProxies: 1,
      hstsDays: 2,
    },
  });
  const certificate = ['-subj', '/CN=localhost', '-days', '2', '-keyout', 'key.pem', '-out', 'cert.pem'];
  execFileSync(findOpenssl() ?? 'openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...certificate], {
    cwd: folder,
    stdio: 'ignore',
  });
  writeFileSync(join(folder, 'nginx.conf'), configuration(port, server.url));
  nginx = spawn(
    findNginx() ?? 'nginx',
    ['-p', folder, '-e', join(folder, 'errors'), '-c', join(folder, 'nginx.conf')],
    {
      stdio: 'inherit',
    },
  );
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  if (nginx?.exitCode === null) {
    nginx.kill('SIGQUIT');
    await once(nginx, 'exit');
  }
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function visit(): Promise<Page> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  return await context.newPage();
}

test('two people play through nginx with TLS and a sub-path: pages, changes and sockets get through', async () => {
  const [ada, ben] = [await visit(), await visit()];
  const faults: string[] = [];
  for (const page of [ada, ben]) page.on('pageerror', (error) => faults.push(error.message));
  const response = await ada.goto(`${address}#/new/wave`);
  expect(response?.headers()['strict-transport-security']).toBe('max-age=172800');
  await ada.getByRole('spinbutton', { name: 'Players' }).fill('2');
  await ada.getByLabel('Name (optional)').fill('Ada');
  await ada.getByLabel('Seat B').selectOption('link');
  await ada.getByRole('button', { name: 'Open the table' }).click();
  const code = await ada.locator('.code').innerText();

  await ben.goto(address);
  await ben.getByLabel('A friend gave you a code').fill(code);
  await ben.getByRole('button', { name: 'Join by code' }).click();
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit here' }).first().click();

  const lines = (page: Page): Promise<number> => page.locator('.log > li').count();
  await Promise.all([ada, ben].map((page) => page.locator('.table').waitFor()));
  for (let n = 0; n < 100 && (await lines(ada)) < 6; n++) {
    const asked = (await ada.locator('.asked').count()) > 0 ? ada : ben;
    await asked
      .locator('.asked')
      .waitFor({ timeout: 1000 })
      .then(
        () => answerOnce(asked),
        () => undefined,
      );
  }
  expect(await lines(ada)).toBeGreaterThanOrEqual(6);
  await soon(() => lines(ben)).toBeGreaterThanOrEqual(6); // what Ada did came over Ben's socket

  const [cookie] = await ben.context().cookies();
  expect(cookie).toMatchObject({ name: 'holdout', path: '/holdout', secure: true, httpOnly: true, sameSite: 'Strict' });
  expect(faults).toEqual([]);
});

test('a page of another site changes nothing', async () => {
  const page = await visit();
  await page.goto(address);
  const ask = (origin: string): Promise<number> =>
    page.request
      .post(`${address}api/me`, { data: { name: 'Eve' }, headers: { origin } })
      .then((reply) => reply.status());
  expect(await ask('https://evil.example')).toBe(403);
  expect(await ask(new URL(address).origin)).toBe(200);
});

test('a match as long as an upload may be gets through', async () => {
  const page = await visit();
  await page.goto(address);
  const { origin } = new URL(address);
  const headers = { origin, 'content-type': 'application/json' };
  expect((await page.request.post(`${address}api/me`, { data: { name: 'Ada' }, headers })).status()).toBe(200);
  const { examples } = GAMES.find(({ id }) => id === 'wave') ?? {};
  const wish = JSON.stringify({ game: 'wave', setup: examples?.one, seats: [{ seat: 'a', kind: 'me' }] });
  const reply = await page.request.post(`${address}api/matches`, { data: wish.padEnd(4_000_000), headers });
  expect(reply.status()).toBe(201);
});
