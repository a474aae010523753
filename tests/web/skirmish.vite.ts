// The site as it is shipped, with one more miniatures game: one that is nothing like those it has.
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import site from '../../vite.config.ts';

const path = (file: string): string => JSON.stringify(fileURLToPath(new URL(file, import.meta.url)));

const withRooftops = (): Plugin => ({
  name: 'with-rooftops',
  enforce: 'pre',
  transform: (code, id) => {
    if (id.endsWith('/src/web/catalogue.ts')) {
      return `${code}
        import { rooftops } from ${path('./rooftops.ts')};
        CATALOGUE.push({
          id: 'rooftops', title: 'Rooftops', kind: 'Toy', players: '2 players', blurb: 'Up there.',
          icon: 'survivor', secrets: false, faceDown: false, dice: false, load: async () => rooftops,
          face: async () => (await import(${path('./rooftops-face.tsx')})).rooftopsFace,
        });`;
    }
    return null;
  },
});

export default defineConfig({
  ...site,
  plugins: [withRooftops(), ...(site.plugins ?? [])],
  worker: { ...site.worker, plugins: () => [withRooftops()] },
});
