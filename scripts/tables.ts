/**
 * Pictures of every ready table to look at: `npx tsx scripts/tables.ts folder [part of a name] [ways]`. Ways are `whole`, `near`,
 * `phone`, `dark`, `marked`, `night`, `deep`; without a word all but the last.
 */
import { join } from 'node:path';
import { crowdOn } from './gallery/crowd.ts';
import { openGallery } from './gallery/gallery.ts';
import { ALL_TABLES } from './gallery/tables.ts';

const [folder = 'reports/tables', part = '', ways = 'whole,near,phone,dark,marked'] = process.argv.slice(2);
const wanted = ways.split(',');
const gallery = await openGallery({ depth: wanted.some((way) => way.startsWith('deep')) });
const wall = await gallery.hang(1440, 900);
const phone = wanted.includes('phone') ? await gallery.hang(390, 560, 2) : null;
for (const { from, terrain } of ALL_TABLES) {
  const name = `${from}-${terrain.id}`;
  if (!name.includes(part)) continue;
  const began = Date.now();
  const figures = crowdOn(terrain, 10, 24);
  const [first] = figures;
  const scene = { terrain, figures, dark: false };
  const near = { x: first?.x ?? 18, y: first?.y ?? 18, half: 6 };
  const lamps = figures.slice(0, 3).map(({ x, y }) => ({
    outline: [
      { x, y },
      { x: x + 0.5, y },
      { x, y: y + 0.5 },
    ],
    reach: 7,
  }));
  const darkness = { share: 1, lamps };
  for (const way of wanted) {
    const target = way === 'phone' && phone !== null ? phone : wall;
    const desk = way === 'marked' ? { markings: true } : way.startsWith('deep') ? { view: 'table' as const } : {};
    await target.show({
      ...scene,
      dark: way === 'dark',
      desk,
      ...(way.endsWith('near') ? { near } : {}),
      ...(way.includes('night') ? { darkness } : {}),
    });
    await target.take(join(folder, `${name}-${way}.png`));
  }
  console.log(name, `${((Date.now() - began) / 1000).toFixed(1)} s`);
}
await gallery.close();
