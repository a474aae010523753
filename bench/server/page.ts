import { gzipSync } from 'node:zlib';
import { beginHere } from '../../tests/web/playing.ts';
import { openSite, type Site, visitor } from '../../tests/web/site.ts';
import { ms, ratio, table } from './figures.ts';

/** What the page weighs, and how long a slow device takes to the first question of a match. */
export async function page(): Promise<void> {
  const site = await openSite();
  try {
    const { text, fonts } = await firstLoad(site);
    const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(0)} KB`;
    console.log('\nFirst load, before a game of its own (goal: under 200 KB)\n');
    console.log(
      table(
        ['', 'gzipped'],
        [
          ['scripts, styles, page', kilo(text)],
          ['fonts', kilo(fonts)],
          ['together', kilo(text + fonts)],
        ],
      ),
    );
    const rows: string[][] = [];
    const base = await toFirstQuestion(site, 1);
    for (const slower of [1, 4, 6]) {
      const { home, question } = slower === 1 ? base : await toFirstQuestion(site, slower);
      rows.push([
        `processor slowed ${slower}×`,
        ms(home),
        ratio(home, base.home),
        ms(question),
        ratio(question, base.question),
      ]);
    }
    console.log(
      '\nFrom nothing to the first page, and from there through the form of a new match to the first question of Wave! (middle of 5)\n',
    );
    console.log(table(['', 'first page', 'ratio', 'first question', 'ratio'], rows));
  } finally {
    await site.close();
  }
}

async function firstLoad(site: Site): Promise<{ text: number; fonts: number }> {
  const { page: tab, context } = await visitor(site);
  const bodies: [string, Promise<Buffer>][] = [];
  tab.on('response', (response) => {
    if (!response.url().includes('/api/')) bodies.push([response.url(), response.body()]);
  });
  // Without the service worker, which fetches everything else once the page is there.
  await tab.addInitScript(() => Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }));
  await tab.goto('/');
  await tab.waitForLoadState('networkidle');
  let [text, fonts] = [0, 0];
  for (const [url, body] of bodies) {
    const bytes = await body;
    if (url.endsWith('.woff2')) fonts += bytes.length;
    else text += gzipSync(bytes).length;
  }
  await context.close();
  return { text, fonts };
}

async function toFirstQuestion(site: Site, slower: number): Promise<{ home: number; question: number }> {
  const homes: number[] = [];
  const questions: number[] = [];
  for (let i = 0; i < 5; i++) {
    const { page: tab, context } = await visitor(site);
    const tools = await context.newCDPSession(tab);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const start = performance.now();
    await tab.goto('/');
    await tab.getByRole('heading', { name: 'Games' }).waitFor();
    homes.push(performance.now() - start);
    const begin = performance.now();
    await beginHere(tab, 2);
    await tab.locator('.asked').first().waitFor();
    questions.push(performance.now() - begin);
    await context.close();
  }
  return { home: middle(homes), question: middle(questions) };
}

const middle = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;
