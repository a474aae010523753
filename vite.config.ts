import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { translated } from './scripts/phrases.ts';
import german from './src/web/words/de/index.ts';
import { ICON_NAMES } from './src/web/ui/icon-names.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

/** Gives the page the few icons that it names out of the thousands in the set, in two parts. */
function icons(): Plugin {
  const part = /^virtual:icons\/(site|table)$/;
  return {
    name: 'holdout-icons',
    resolveId: (id) => (part.test(id) ? `\0${id}` : null),
    load(id) {
      const [, which] = part.exec(id.slice(1)) ?? [];
      if (which === undefined) return null;
      const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
      const paths = Object.entries(ICON_NAMES[which as keyof typeof ICON_NAMES]).map(([name, source]) => {
        const body = (set.icons[source] ?? set.icons[set.aliases?.[source]?.parent ?? ''])?.body;
        const path = body?.match(/ d="([^"]+)"/)?.[1];
        if (path === undefined) this.error(`There is no icon ${source}`);
        return [name, path];
      });
      return `export const PATHS = ${JSON.stringify(Object.fromEntries(paths))};`;
    },
  };
}

/** Each phrase that some language knows is looked up when it is said. */
function words(): Plugin {
  const web = here('./src/web/');
  return {
    name: 'holdout-words',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(web) || !/\.tsx?$/.test(id) || id.startsWith(`${web}words/`)) return null;
      return translated(id, code, (english) => Object.hasOwn(german, english));
    },
  };
}

/** Beside the page games are played and nothing is drawn: of the catalogue, a worker needs the rules and no boards. */
function noBoards(): Plugin {
  const NONE = '\0no-board';
  return {
    name: 'holdout-no-boards',
    enforce: 'pre',
    resolveId: (id) => (id.includes('/boards/') ? NONE : null),
    load: (id) => (id === NONE ? 'export {};' : null),
  };
}

/** The page itself waits for its words, but not to be fetched: it and all that it needs at once are named in the document. */
function beginning(): Plugin {
  return {
    name: 'holdout-beginning',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const main = chunks.find(({ name, isEntry }) => isEntry && name === 'main');
        const begin = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/begin.tsx') === true);
        if (main === undefined || begin === undefined) return [];
        const reach = (file: string, found: Set<string>): Set<string> => {
          const chunk = bundle[file];
          if (chunk?.type !== 'chunk' || found.has(file)) return found;
          found.add(file);
          for (const next of chunk.imports) reach(next, found);
          return found;
        };
        const named = reach(main.fileName, new Set());
        const files = [...reach(begin.fileName, new Set())].filter((file) => !named.has(file));
        return files.map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
        }));
      },
    },
  };
}

/** Tells the service worker which files make up the site, and under which name to keep them. */
function offline(): Plugin {
  return {
    name: 'holdout-offline',
    generateBundle(_, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') return;
      const files = Object.keys(bundle)
        .filter((file) => file !== 'sw.js' && !file.endsWith('.map'))
        .sort();
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      worker.code = worker.code
        .replace(/["'`]__FILES__["'`]/, JSON.stringify(JSON.stringify(files)))
        .replace(/["'`]__VERSION__["'`]/, JSON.stringify(version));
    },
  };
}

/** Puts a compressed copy beside every text file, so that the server has nothing left to do. */
function compressed(): Plugin {
  return {
    name: 'holdout-compressed',
    async writeBundle({ dir = '' }) {
      const files = await readdir(dir, { recursive: true });
      for (const file of files.filter((name) => /\.(js|css|html|svg|webmanifest)$/.test(name))) {
        const text = await readFile(join(dir, file));
        await writeFile(join(dir, `${file}.gz`), gzipSync(text, { level: 9 }));
        await writeFile(join(dir, `${file}.br`), brotliCompressSync(text));
      }
    },
  };
}

/** What every visitor needs at once travels in one file, as apart it would weigh more; the words come first, in another. */
const FIRST = /\/src\/web\/words\/(words|language)\.ts$|vite\/preload-helper/;
const START = /\/src\/web\/(begin|app|catalogue|pages\/(home|going))\.tsx?$/;

export default defineConfig({
  root: here('./src/web'),
  publicDir: here('./src/web/public'),
  base: './',
  plugins: [words(), react(), icons(), beginning(), offline(), compressed()],
  build: {
    outDir: here('./dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // Small files as files: the page's security policy allows no data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { main: here('./src/web/index.html'), sw: here('./src/web/offline/sw.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            { name: 'words', test: FIRST, priority: 2 },
            { name: 'start', test: START, priority: 1 },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [words(), noBoards()] },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
