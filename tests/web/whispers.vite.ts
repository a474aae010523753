// The site as it is shipped, with one more game in its catalogue: one whose players have secrets from each other.
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import site from '../../vite.config.ts';
import { uncompressed } from './uncompressed.ts';

const TOYS = fileURLToPath(new URL('../server/toys.ts', import.meta.url));

const withWhispers = (): Plugin => ({
  name: 'with-whispers',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/src/web/catalogue.ts')
      ? `${code}
        import { whispers } from ${JSON.stringify(TOYS)};
        CATALOGUE.push({
          id: 'whispers', title: 'Whispers', kind: 'Toy', players: '2 to 4 players', blurb: 'Everybody has secrets.',
          icon: 'wave', secrets: true, load: async () => whispers,
        });`
      : null,
});

export default defineConfig({
  ...site,
  plugins: [withWhispers(), ...uncompressed(site.plugins)],
  worker: { ...site.worker, plugins: () => [withWhispers(), ...(site.worker?.plugins?.() ?? [])] },
});
