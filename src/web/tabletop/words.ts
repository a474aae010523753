import { counted, type Point } from '../../kernel/index.ts';
import { apart, inside, type Piece, type Terrain } from '../../tabletop/index.ts';

const BEARINGS = [
  'to the right',
  'to the lower right',
  'down',
  'to the lower left',
  'to the left',
  'to the upper left',
  'up',
  'to the upper right',
] as const;

/** In which direction, as the table lies on the screen. */
export function bearing(from: Point, to: Point): string {
  const turn = Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4);
  return BEARINGS[(Math.round(turn) + 8) % 8] as string;
}

const tenths = (n: number): number => Math.round(n * 10) / 10;
export const spokenInches = (n: number): string => counted(tenths(n), 'inch', 'inches');

/** Where somebody stands: the names of buildings, with the storey, of pieces and areas. What a house stands on is not seen in it. */
export function placeWords({ pieces, buildings, areas }: Terrain, at: Point & { readonly level?: number }): string {
  const { level = 0 } = at;
  const houses = buildings.filter(({ outline }) => inside(outline, at));
  const names = [
    ...houses.map((house) => `${storeyWords(house, level)} ${house.name || 'a building'}`),
    ...pieces
      .filter(({ outline, height, kind }) => inside(outline, at) && (houses.length === 0 || isFelt(height, kind)))
      .filter(({ height }) => level === 0 || height > 0)
      .map(({ name, looks, height, kind }) => {
        const isOn = level > 0 || kind === 'impassable' || !isFelt(height, kind);
        return `${isOn ? 'on' : 'in'} ${name || looks}`;
      }),
    ...areas
      .filter(({ outline, kind }) => kind !== 'section' && inside(outline, at))
      .map(({ name, kind }) => `in ${name || kind}`),
  ];
  return names.length === 0 ? 'in the open' : [...new Set(names)].join(', ');
}

const isFelt = (height: number, kind: Piece['kind']): boolean => height > 0 || kind !== 'normal';

const storeyWords = ({ floors, flatRoof }: Terrain['buildings'][number], level: number): string =>
  level === 0 ? 'in' : flatRoof && level >= floors.length ? 'on the roof of' : 'upstairs in';

const GROUND = {
  normal: '',
  difficult: 'difficult ground',
  dangerous: 'dangerous ground',
  impassable: 'impassable',
} as const;

/** What a piece of terrain does to those who move, look and shoot there. */
export function traitsOf({ kind, height, blocksSight, seeThrough, cover, climbable }: Piece): readonly string[] {
  return [
    GROUND[kind],
    height > 0 ? `${tenths(height)}" high` : '',
    blocksSight ? 'blocks sight' : seeThrough ? 'growth' : '',
    cover && !blocksSight ? 'gives cover' : '',
    climbable ? 'can be climbed' : '',
  ].filter((trait) => trait !== '');
}

export const pieceName = ({ name, looks }: Piece): string => name || looks;

/** Where on the table a point lies, so that somebody could put a finger there. */
export const spotWords = ({ x, y }: Point): string => `${tenths(x)}" from the left, ${tenths(y)}" from the top`;

/** The nearest of some others, with distance and direction. */
export function nearest<T extends Point>(from: Point, others: readonly T[]): T | undefined {
  let best: T | undefined;
  for (const other of others) if (best === undefined || apart(from, other) < apart(from, best)) best = other;
  return best;
}
