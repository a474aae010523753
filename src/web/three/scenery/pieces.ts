import type { Piece } from '../../../tabletop/index.ts';
import { drawnAs } from '../../paint/things/named.ts';
import type { Clay } from '../shape/clay.ts';
import { hedge } from './growth.ts';
import { lying } from './lying.ts';
import { cliff, graves, hill, monument, rocks, rubble, ruin, wall } from './stones.ts';
import { STUFF } from './stuff.ts';
import { vehicle } from './vehicles.ts';

type Shape = (clay: Clay, piece: Piece) => void;
const each = (looks: readonly string[], shape: Shape): Record<string, Shape> =>
  Object.fromEntries(looks.map((look) => [look, shape]));

/** How each look stands up. What lies flat is painted on the ground. */
const SHAPES: Readonly<Record<string, Shape>> = {
  ...each(['car', 'van', 'truck', 'bus', 'tractor', 'wreck'], vehicle),
  ...each(['wall', 'low-wall', 'barricade'], wall),
  ...each(['rubble', 'scree', 'rough'], rubble),
  ...each(['hill', 'crest'], hill),
  ...Object.fromEntries(
    Object.entries(STUFF).map(([look, make]): [string, Shape] => [look, (clay, piece) => lying(clay, piece, make)]),
  ),
  hedge,
  rocks,
  cliff,
  ruin,
  graves,
  monument,
};

const FLAT: readonly string[] = [
  'grass',
  'track',
  'mud',
  'quicksand',
  'ravine',
  'mines',
  'pavement',
  'paving',
  'road',
  'water',
  'shallows',
  'deep-water',
  'ford',
  'spill',
];
const GROWTH: readonly string[] = ['wood', 'tree', 'crops'];
const HOUSES: readonly string[] = ['building', 'flat-roof', 'shed', 'tower'];

export const isFlat = ({ looks, height }: Piece): boolean =>
  FLAT.includes(looks) || (['hill', 'crest'].includes(looks) && height === 0);

/** Whether it stands up as what it is, or lies flat because it is flat. */
export const isShaped = (looks: string): boolean =>
  looks === 'bridge' || [FLAT, GROWTH, HOUSES].some((list) => list.includes(looks)) || Object.hasOwn(SHAPES, looks);

export function shapePiece(clay: Clay, piece: Piece): void {
  if (isFlat(piece) || GROWTH.includes(piece.looks)) return;
  const shape = SHAPES[drawnAs(piece)] ?? SHAPES[piece.looks];
  if (shape !== undefined) shape(clay, piece);
  else if (piece.looks === 'bridge')
    clay.covered('floor', () => clay.prism(piece.outline, 0, Math.max(0.08, piece.height), '#8d6f4a'));
  else house(clay, piece);
}

/** A house that nobody enters: walls, a roof and a door that is shut. */
function house(clay: Clay, piece: Piece): void {
  const { outline, height, looks } = piece;
  const high = Math.max(0.4, height);
  clay.covered(looks === 'shed' ? 'boards' : 'brick', () =>
    clay.prism(outline, 0, high, looks === 'shed' ? '#7d6344' : '#96503a', null),
  );
  clay.covered(looks === 'shed' ? 'sheet' : 'felt', () => clay.prism(outline, high, high + 0.12, '#6b665f'));
}
