// The site as it is shipped, with one more miniatures game: one that is nothing like those it has.
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import site from '../../vite.config.ts';
import { uncompressed } from './uncompressed.ts';

const path = (file: string): string => JSON.stringify(fileURLToPath(new URL(file, import.meta.url)));

const FACE = `face: async () => (await import(${path('./rooftops-face.tsx')})).rooftopsFace,
          lists: async () => ({ ...(await import(${path('../../src/web/skirmish/lists/toys.ts')})).crews, game: 'rooftops' }),`;

/** Beside the page it is played and not drawn. */
const withRooftops = (drawn: boolean): Plugin => ({
  name: 'with-rooftops',
  enforce: 'pre',
  transform: (code, id) => {
    if (id.endsWith('/src/web/catalogue.ts')) {
      return `${code}
        import { rooftops } from ${path('./rooftops.ts')};
        CATALOGUE.push({
          id: 'rooftops', title: 'Rooftops', kind: 'Toy', players: '2 players', blurb: 'Up there.',
          icon: 'survivor', secrets: false, faceDown: false, dice: false, load: async () => rooftops,
          ${drawn ? FACE : ''}
        });`;
    }
    return null;
  },
});

export default defineConfig({
  ...site,
  plugins: [withRooftops(true), ...uncompressed(site.plugins)],
  worker: { ...site.worker, plugins: () => [withRooftops(false), ...(site.worker?.plugins?.() ?? [])] },
});
