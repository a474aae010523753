/**
 * Pictures for somebody who has never seen the project, with numbers at things and figures, and what each of them is:
 * `npx tsx scripts/recognition.ts folder`. What came of it is in docs/look.md.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Point } from '../src/kernel/index.ts';
import { apart, inside, type Piece, type Polygon, type Terrain } from '../src/tabletop/index.ts';
import { type Figure, HELD, type Mini, SCULPTS, type Sculpt } from '../src/web/tabletop/figure.ts';
import { crowdOn, figureOf } from './gallery/crowd.ts';
import { openGallery, type Wall } from './gallery/gallery.ts';
import type { Scene } from './gallery/page.tsx';
import { ALL_TABLES } from './gallery/tables.ts';

interface Thing {
  readonly looks: string;
  readonly name: string;
  readonly at: Point;
  readonly size: number;
}

const [folder = 'reports/recognition'] = process.argv.slice(2);
await mkdir(folder, { recursive: true });

/** How often each look has been asked for. */
const asked = new Map<string, number>();

function sizeOf(outline: Polygon): { at: Point; size: number } {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { at: { x: (left + right) / 2, y: (top + bottom) / 2 }, size: Math.max(right - left, bottom - top) };
}

/** The pin would point at something else. */
function covers(other: Piece, { at, looks }: { readonly at: Point; readonly looks: string }): boolean {
  const ground = ['road', 'grass', 'pavement', 'paving', 'track', 'mud'];
  return (
    !(ground.includes(other.looks) && !ground.includes(looks)) && other.looks !== looks && inside(other.outline, at)
  );
}

function thingsOn({ pieces, buildings, width, depth }: Terrain): Thing[] {
  const houses = buildings.map(({ id, name, outline }) => ({ id, looks: 'building', name, outline }));
  return [...pieces, ...houses]
    .map((thing) => ({ ...thing, ...sizeOf(thing.outline) }))
    .filter((thing) => !pieces.some((other) => other.id !== thing.id && covers(other, thing)))
    .filter(({ at, outline }) => at.x > 1 && at.y > 1 && at.x < width - 1 && at.y < depth - 1 && inside(outline, at))
    .filter(({ at, looks }) => looks === 'building' || !buildings.some(({ outline }) => inside(outline, at)))
    .map(({ looks, name, at, size }) => ({ looks, name, at, size }));
}

/** Things far enough from each other, those first that were asked for least. */
function chosen(terrain: Terrain, most: number, seen: (at: Point) => boolean): Thing[] {
  const found: Thing[] = [];
  const waiting = thingsOn(terrain).filter(({ at }) => seen(at));
  while (found.length < most && waiting.length > 0) {
    waiting.sort((a, b) => (asked.get(a.looks) ?? 0) - (asked.get(b.looks) ?? 0) || b.size - a.size);
    const next = waiting.shift() as Thing;
    if (found.some(({ at, looks }) => apart(at, next.at) < 2.5 || (looks === next.looks && found.length > 0))) continue;
    found.push(next);
    asked.set(next.looks, (asked.get(next.looks) ?? 0) + 1);
  }
  return found;
}

/** Beside the thing and not on it. */
const beside = ({ at, size }: Thing, i: number) => ({
  x: at.x + Math.min(1.2, size * 0.2),
  y: at.y - Math.min(1.2, size * 0.2),
  text: String(i + 1),
});

const key: string[] = [];

/** What is there already is left as it is: the same run goes on where it stopped. */
async function taken(wall: Wall, file: string, scene: Scene): Promise<void> {
  const path = join(folder, file);
  if (existsSync(path)) return;
  await wall.show(scene);
  await wall.take(path);
}

const gallery = await openGallery();
const laptop = await gallery.hang(1440, 900);
const phone = await gallery.hang(390, 640, 2);
let count = 0;
const fileOf = (what: string): string => `${String(++count).padStart(2, '0')}-${what}.png`;

async function things(terrain: Terrain, way: 'laptop' | 'close' | 'phone'): Promise<void> {
  const { width, depth } = terrain;
  const near = way === 'close' ? { x: width * 0.42, y: depth * 0.55, half: 7 } : null;
  const seen = (at: Point): boolean => near === null || (Math.abs(at.x - near.x) < 8 && Math.abs(at.y - near.y) < 6.5);
  const found = chosen(terrain, way === 'phone' ? 5 : 8, seen);
  const wall = way === 'phone' ? phone : laptop;
  const file = fileOf(`things-${way}`);
  await taken(wall, file, {
    terrain,
    figures: [],
    dark: false,
    pins: found.map(beside),
    ...(near === null ? {} : { near }),
  });
  key.push(
    `\n## ${file}\n`,
    ...found.map(({ looks, name }, i) => `${i + 1}. ${looks}${name === '' ? '' : ` (${name})`}`),
  );
}

/** Furniture, in houses whose roofs are off because somebody stands in them. */
async function rooms(terrain: Terrain): Promise<void> {
  const { pieces, buildings } = terrain;
  const furnished = buildings
    .map(({ outline }) => ({
      outline,
      ...sizeOf(outline),
      inner: pieces.filter((one) => inside(outline, sizeOf(one.outline).at)),
    }))
    .sort((a, b) => b.inner.length - a.inner.length)[0];
  if (furnished === undefined || furnished.inner.length === 0) return;
  const { at, size, outline } = furnished;
  const found = furnished.inner
    .map(({ looks, name, outline: own }) => ({ looks, name, ...sizeOf(own) }))
    .sort((a, b) => (asked.get(a.looks) ?? 0) - (asked.get(b.looks) ?? 0))
    .slice(0, 8);
  for (const { looks } of found) asked.set(looks, (asked.get(looks) ?? 0) + 1);
  const [corner] = outline;
  const dweller = figureOf('d', { sculpt: 'survivor' }, { x: (corner?.x ?? 0) + 0.9, y: (corner?.y ?? 0) + 0.9 }, 45);
  const file = fileOf('rooms-close');
  const near = { ...at, half: size / 2 };
  await taken(laptop, file, { terrain, figures: [dweller], dark: false, pins: found.map(beside), near });
  key.push(
    `\n## ${file}\n`,
    ...found.map(({ looks, name }, i) => `${i + 1}. ${looks}${name === '' ? '' : ` (${name})`}`),
  );
}

const DEAD: readonly Sculpt[] = ['zombie', 'runner', 'dead-soldier', 'dead-police', 'brute', 'crawler'];
const HANDS = HELD.filter((held) => held !== 'torch' && held !== 'shield');
const WAYS = ['right', 'lower right', 'down', 'lower left', 'left', 'upper left', 'up', 'upper right'];

/** Everybody in rows on one table, each looking somewhere else. */
function ranks(offset: number): { readonly terrain: Terrain; readonly figures: Figure[]; readonly said: string[] } {
  const terrain: Terrain = {
    id: `ranks-${offset}`,
    name: '',
    theme: offset % 2 === 0 ? 'town' : 'farm',
    width: 24,
    depth: 15,
    pieces: [],
    buildings: [],
    areas: [],
  };
  const said: string[] = [];
  const figures = SCULPTS.map((sculpt, i): Figure => {
    const dead = DEAD.includes(sculpt);
    const armed = !dead && sculpt !== 'dog';
    const mini: Mini = { sculpt, ...(armed ? { held: [HANDS[(i * 5 + offset * 7) % HANDS.length] ?? 'pistol'] } : {}) };
    const turn = (i * 3 + offset) % 8;
    const down = (i + offset * 2) % 9 === 4;
    const side = dead ? 4 : (i + offset) % 2;
    const at = { x: 2 + (i % 8) * 2.85, y: 2 + Math.floor(i / 8) * 3.6 };
    said.push(
      `${i + 1}. ${sculpt}, side ${dead ? 'of the dead' : ['blue', 'amber'][side]}, ${mini.held?.[0] ?? 'nothing in the hands'}, ${
        down ? 'down' : 'up'
      }, ${dead ? 'undead' : 'living'}, looks ${WAYS[turn]}`,
    );
    return figureOf(`f${i}`, mini, at, turn * 45, { side, down });
  });
  return { terrain, figures, said };
}

async function figures(offset: number, way: 'close' | 'laptop' | 'phone'): Promise<void> {
  const { terrain, figures: all, said } = ranks(offset);
  const file = fileOf(`figures-${way}`);
  const wide = way === 'laptop' ? { ...terrain, width: 60, depth: 36 } : terrain;
  const wall = way === 'phone' ? phone : laptop;
  const shown = all.map((one, i) => ({ one, i })).filter(({ i }) => way !== 'phone' || i % 8 < 4);
  await taken(wall, file, {
    terrain: way === 'phone' ? { ...terrain, width: 12.5 } : wide,
    figures: shown.map(({ one }) => one),
    dark: false,
    pins: shown.map(({ one, i }) => ({ x: one.x + 0.95, y: one.y - 0.95, text: String(i + 1) })),
  });
  key.push(`\n## ${file}\n`, ...shown.map(({ i }) => said[i] ?? ''));
}

/** Among things, as they are met in play. */
async function scene(terrain: Terrain): Promise<void> {
  const crowd = crowdOn(terrain, 8, 8);
  const file = fileOf('scene-laptop');
  await taken(laptop, file, {
    terrain,
    figures: crowd,
    dark: false,
    pins: crowd.map(({ x, y }, i) => ({ x: x + 0.9, y: y - 0.9, text: String(i + 1) })),
  });
  key.push(
    `\n## ${file}\n`,
    ...crowd.map(
      ({ mini, side, down, facing }, i) =>
        `${i + 1}. ${mini?.sculpt}, ${mini?.held?.[0] ?? 'nothing in the hands'}, side ${['blue', 'amber', '', '', 'of the dead'][side]}, ${
          down ? 'down' : 'up'
        }, looks ${WAYS[Math.round(facing / 45) % 8]}`,
    ),
  );
}

for (const offset of [0, 1]) await figures(offset, 'close');
await figures(2, 'laptop');
for (const offset of [3, 4]) await figures(offset, 'phone');
for (const { terrain } of ALL_TABLES) await things(terrain, 'laptop');
for (const { terrain } of ALL_TABLES.filter((_, i) => i % 3 === 0)) await things(terrain, 'close');
for (const { from, terrain } of ALL_TABLES)
  if (from === 'last-days' && terrain.pieces.length > 54) await rooms(terrain);
for (const { terrain } of ALL_TABLES.filter((_, i) => i % 4 === 1)) await things(terrain, 'phone');
for (const { terrain } of ALL_TABLES.filter((_, i) => i % 10 === 4)) await scene(terrain);
await gallery.close();
await writeFile(join(folder, 'KEY.md'), `# What everything is\n${key.join('\n')}\n`);
