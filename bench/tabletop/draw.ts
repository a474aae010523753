import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Point } from '../../src/kernel/index.ts';
import {
  look,
  type Look,
  parseTerrain,
  reach,
  readyTable,
  type Terrain,
  Tabletop,
  walk,
} from '../../src/tabletop/index.ts';
import { base } from './scenes.ts';

/** `npx tsx bench/tabletop/draw.ts`: the drawings of docs/tabletop.md, made from what the table works out. */

const folder = fileURLToPath(new URL('../../docs/tabletop/', import.meta.url));
mkdirSync(folder, { recursive: true });
const SCALE = 24;

const line = (a: Point, b: Point, style: string): string =>
  `<line x1="${a.x}" y1="${a.y}" x2="${b.x}" y2="${b.y}" ${style}/>`;
const disc = ({ x, y }: Point, radius: number, style: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" ${style}/>`;
const shape = (outline: readonly Point[], style: string): string =>
  `<polygon points="${outline.map(({ x, y }) => `${x},${y}`).join(' ')}" ${style}/>`;
const text = (x: number, y: number, words: string): string =>
  `<text x="${x}" y="${y}" font-size="0.55" font-family="sans-serif" fill="#222">${words}</text>`;

function drawing(name: string, box: readonly [number, number, number, number], parts: readonly string[]): void {
  const [x, y, width, height] = box;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width * SCALE}" height="${height * SCALE}">
<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#f6f3ea"/>
${parts.join('\n')}
</svg>
`;
  writeFileSync(`${folder}${name}.svg`, svg);
}

const terrainParts = ({ pieces, buildings }: Terrain): string[] => [
  ...pieces.map(({ outline, kind, seeThrough }) =>
    shape(
      outline,
      kind === 'impassable'
        ? 'fill="#9a948a" stroke="#555" stroke-width="0.05"'
        : `fill="${seeThrough ? '#c9dcb5' : '#e0d8c4'}" stroke="#7a8a66" stroke-width="0.04" stroke-dasharray="0.2 0.12"`,
    ),
  ),
  ...buildings.flatMap(({ outline, openings }) => [
    shape(outline, 'fill="#fff" stroke="#333" stroke-width="0.12"'),
    ...openings
      .filter(({ level }) => level === 0)
      .map(({ from, to, kind }) =>
        line(from, to, `stroke="${kind === 'door' ? '#b5651d' : '#6fa8dc'}" stroke-width="0.2"`),
      ),
  ]),
];

function proof(seen: Look, target: Point): string[] {
  const { eye, panel, open } = seen;
  const at = (share: number): Point => ({
    x: panel.from.x + (panel.to.x - panel.from.x) * share,
    y: panel.from.y + (panel.to.y - panel.from.y) * share,
  });
  return [
    ...open.map(([a, b]) => shape([eye, at(a), at(b)], 'fill="#f4c542" fill-opacity="0.45"')),
    line(eye, panel.from, 'stroke="#b03a2e" stroke-width="0.04"'),
    line(eye, panel.to, 'stroke="#b03a2e" stroke-width="0.04"'),
    disc(target, 0.5, 'fill="#7fb3d5" fill-opacity="0.7" stroke="#21618c" stroke-width="0.04"'),
    line(panel.from, panel.to, 'stroke="#21618c" stroke-width="0.1"'),
    disc(eye, 0.5, 'fill="none" stroke="#b03a2e" stroke-width="0.05"'),
    disc(eye, 0.08, 'fill="#b03a2e"'),
  ];
}

const parsed = parseTerrain({
  id: 'drawing',
  name: 'Drawing',
  width: 18,
  depth: 8,
  pieces: [
    {
      id: 'house',
      outline: [
        [5, 0.5],
        [9, 0.5],
        [9, 3.85],
        [5, 3.85],
      ],
      height: 4,
      kind: 'impassable',
      blocksSight: true,
    },
    {
      id: 'post',
      outline: [
        [10, 4.15],
        [10.2, 4.15],
        [10.2, 4.27],
        [10, 4.27],
      ],
      height: 4,
      kind: 'impassable',
      blocksSight: true,
    },
  ],
});
if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
const [a, b] = [base('a', 2, 4), base('b', 15, 4)];
const small = new Tabletop(parsed.terrain, [a, b]);
const seen = look(small, a, b);
drawing(
  'sight',
  [0, 0, 18, 8],
  [
    ...terrainParts(parsed.terrain),
    ...proof(seen, b),
    text(
      0.5,
      7.2,
      `The eye sees ${Math.round(seen.share * 100)} % of the panel. ${seen.blockers.map(({ id, share }) => `${id} hides ${Math.round(share * 100)} %`).join(', ')}.`,
    ),
  ],
);

const street = readyTable('high-street') as Terrain;
const walker = base('w', 12.5, 12);
const town = new Tabletop(street, [walker, base('z', 12.6, 15.5), base('y', 11.4, 16.5)]);
const [area] = reach(town, walker, { budget: 6, costs: { difficult: 2 } });
const way = walk(town, walker, { x: 12.4, y: 17.6 }, { costs: { difficult: 2 } });
drawing(
  'ways',
  [3, 5, 20, 16],
  [
    ...terrainParts(street),
    ...(area?.region.polygons ?? []).map((outline) =>
      shape(outline, 'fill="#58a55c" fill-opacity="0.25" stroke="#2e7d32" stroke-width="0.06"'),
    ),
    ...town.models.map((m) =>
      disc(m, m.radius, `fill="${m.id === 'w' ? '#7fb3d5' : '#8d9a5b'}" stroke="#333" stroke-width="0.05"`),
    ),
    `<polyline points="${[walker, ...(way?.points ?? [])].map(({ x, y }) => `${x},${y}`).join(' ')}" fill="none" stroke="#b03a2e" stroke-width="0.09"/>`,
  ],
);
