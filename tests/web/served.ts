import { afterAll, afterEach, beforeAll } from 'vitest';
import { openSite, type Site, type SiteOptions } from './site.ts';

/** The site for all tests of a file. Whoever visited in one of them is gone when that one is over. */
export function served(options?: SiteOptions): Site {
  let opened: Site;
  beforeAll(async () => {
    opened = await openSite(options);
  });
  afterEach(async () => {
    await Promise.all(opened.browser.contexts().map(async (context) => await context.close()));
  });
  afterAll(async () => await opened.close());
  return {
    get url() {
      return opened.url;
    },
    get browser() {
      return opened.browser;
    },
    stopServer: async () => await opened.stopServer(),
    startServer: async () => await opened.startServer(),
    close: async () => await opened.close(),
  };
}
