import type { Point } from '../../kernel/index.ts';
import { type Area, type Building, COVER, grained, type Piece } from '../../tabletop/index.ts';
import type { Thing } from './things.ts';

/** A box of terrain: what can be put on the table with one tap. */
export interface StockItem {
  readonly id: string;
  readonly label: string;
  readonly make: (id: string, at: Point) => Thing;
}

const rectangle = ({ x, y }: Point, width: number, depth: number): Point[] =>
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([dx = 0, dy = 0]) => ({ x: grained(x + (dx * width) / 2), y: grained(y + (dy * depth) / 2) }));

const round = ({ x, y }: Point, width: number, depth: number): Point[] =>
  Array.from({ length: 10 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 10;
    return { x: grained(x + (Math.cos(angle) * width) / 2), y: grained(y + (Math.sin(angle) * depth) / 2) };
  });

type Traits = Partial<Omit<Piece, 'id' | 'outline' | 'looks' | 'name'>>;

/** A piece that is like nothing in particular until something is said of it. */
export const piece = (id: string, looks: string, name: string, outline: readonly Point[], traits: Traits): Piece => ({
  id,
  name,
  looks,
  outline,
  height: 0,
  kind: 'normal',
  climbable: false,
  blocksSight: false,
  cover: false,
  seeThrough: false,
  ...traits,
});

const pieceItem = (
  looks: string,
  label: string,
  shape: typeof rectangle,
  width: number,
  depth: number,
  traits: Traits,
): StockItem => ({ id: looks, label, make: (id, at) => piece(id, looks, label, shape(at, width, depth), traits) });

const SOLID: Traits = { kind: 'impassable', climbable: true, blocksSight: true, cover: true };

const area = (kind: Area['kind'], label: string, width: number, depth: number, side?: number): StockItem => ({
  id: side === undefined ? kind : `${kind}-${side}`,
  label,
  make: (id, at): Area => ({
    id,
    name: label,
    kind,
    outline: kind === 'objective' ? round(at, width, depth) : rectangle(at, width, depth),
    ...(side === undefined ? {} : { side }),
  }),
});

const house: StockItem = {
  id: 'building',
  label: 'Building',
  make: (id, at): Building => {
    const outline = rectangle(at, 8, 6);
    const [a, b] = outline as [Point, Point];
    return {
      id,
      name: 'House',
      outline,
      floors: [0],
      height: 3,
      flatRoof: true,
      walls: [],
      openings: [
        {
          id: `${id}-door-1`,
          kind: 'door',
          from: { x: grained((a.x + b.x) / 2 - 0.75), y: a.y },
          to: { x: grained((a.x + b.x) / 2 + 0.75), y: a.y },
          level: 0,
          sill: 0,
          top: 2,
          open: false,
        },
      ],
      links: [],
    };
  },
};

export const STOCK: readonly StockItem[] = [
  pieceItem('wood', 'Wood', round, 7, 6, { height: 4, kind: 'difficult', cover: true, seeThrough: true }),
  pieceItem('hedge', 'Hedge', rectangle, 5, 0.5, { height: 1.5, kind: 'difficult', blocksSight: true, cover: true }),
  pieceItem('wall', 'Low wall', rectangle, 4, 0.5, { ...SOLID, height: 0.6 }),
  pieceItem('fence', 'Fence', rectangle, 5, 0.25, { kind: 'impassable', climbable: true, cover: true, height: 1 }),
  pieceItem('car', 'Car', rectangle, 4.5, 2, { ...SOLID, height: COVER }),
  pieceItem('container', 'Container', rectangle, 6, 2.5, { ...SOLID, height: 2.5 }),
  pieceItem('crates', 'Crates', rectangle, 2, 2, { ...SOLID, height: COVER }),
  pieceItem('rocks', 'Rocks', round, 3, 2.5, { ...SOLID, height: 1.5 }),
  pieceItem('rubble', 'Rubble', round, 4, 3, { height: 0.4, kind: 'difficult', cover: true }),
  pieceItem('hill', 'Hill', round, 8, 7, { height: 2, kind: 'difficult', climbable: true, blocksSight: true }),
  pieceItem('water', 'Water', round, 7, 5, { kind: 'difficult' }),
  pieceItem('mines', 'Minefield', rectangle, 4, 4, { kind: 'dangerous' }),
  pieceItem('crops', 'Crops', rectangle, 8, 6, { height: 1, kind: 'difficult', cover: true, seeThrough: true }),
  pieceItem('road', 'Road', rectangle, 20, 6, {}),
  house,
  area('zone', 'Zone of side 1', 48, 8, 0),
  area('zone', 'Zone of side 2', 48, 8, 1),
  area('objective', 'Objective', 6, 6),
  area('fire', 'Fire', 3, 3),
];
