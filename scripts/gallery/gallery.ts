/** A browser with one page in it that shows tables by themselves. */
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { createServer } from 'vite';
import site from '../../vite.config.ts';
import { launchBrowser, SOFTWARE } from '../../tests/web/site.ts';
import type { Scene } from './page.tsx';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

interface Gallery {
  readonly browser: Browser;
  /** A page of this size. */
  readonly hang: (width: number, height: number, ratio?: number) => Promise<Wall>;
  readonly close: () => Promise<void>;
}

export interface Wall {
  readonly page: Page;
  readonly show: (scene: Scene) => Promise<void>;
  readonly take: (file: string) => Promise<void>;
}

export async function openGallery({ depth = false }: { depth?: boolean } = {}): Promise<Gallery> {
  const { plugins = [] } = site;
  const server = await createServer({
    configFile: false,
    root: ROOT,
    cacheDir: join(tmpdir(), 'holdout-gallery'),
    plugins,
    // Phrases are looked up from the root of the site.
    resolve: { alias: { '/words': join(ROOT, 'src/web/words') } },
    appType: 'mpa',
    logLevel: 'error',
    server: { port: 0, hmr: false, watch: null },
  });
  await server.listen();
  const url = `${server.resolvedUrls?.local[0] ?? ''}scripts/gallery/index.html`;
  const browser = await launchBrowser(depth ? SOFTWARE : undefined);
  return {
    browser,
    hang: async (width, height, ratio = 1) => {
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: ratio,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      page.setDefaultTimeout(240_000);
      page.on('pageerror', (error) => console.error(error.message));
      await page.goto(url);
      await page.waitForFunction('typeof show === "function"');
      return {
        page,
        show: async (scene) => {
          await page.evaluate((shown) => (globalThis as unknown as { show: (s: Scene) => void }).show(shown), scene);
          const deep = scene.desk?.view !== undefined && scene.desk.view !== 'plan';
          if (deep) await page.locator('.th-diorama[data-whole]').waitFor();
          await page.locator('.tt-painting[data-whole] .tt-picture-part').first().waitFor({ state: 'attached' });
          await page.waitForFunction(
            (count) => document.querySelectorAll('.tt-mini[data-for="far"]').length >= count,
            scene.figures.filter(({ mini }) => mini !== undefined).length,
          );
          await page.waitForTimeout(deep ? 6000 : 400);
        },
        take: async (file) => {
          await mkdir(dirname(file), { recursive: true });
          await page.screenshot({ path: file });
        },
      };
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
