import type { Point } from '../kernel/index.ts';
import type { Easel } from './board.ts';
import { together, wrap } from './layout.ts';

/** A table with miniatures, as far as letters can show it. All measures are inches from its north-west corner. */
export interface Field {
  readonly width: number;
  readonly depth: number;
  readonly grounds: readonly Ground[];
  readonly units: readonly FieldUnit[];
  readonly buildings?: readonly FieldBuilding[];
  /** What lies about or is parked there, and is nobody. */
  readonly things?: readonly FieldThing[];
}
interface FieldBuilding {
  readonly name: string;
  readonly outline: readonly Point[];
  /** The middle of each door at the level of the ground. */
  readonly doors: readonly Point[];
}
interface FieldThing {
  readonly name: string;
  readonly at: Point;
}
interface Ground {
  readonly name: string;
  readonly outline: readonly Point[];
  readonly mark: GroundMark;
}
/** Several figures are one unit where they act together. */
interface FieldUnit {
  readonly id: string;
  readonly name: string;
  readonly at: readonly Point[];
  /** In degrees: 0 looks east, 90 south. Null where it does not matter. */
  readonly facing: number | null;
}

/** What lies somewhere, the strongest last: of two in one place, the later one is drawn. */
const MARKS = { ',': 'passable', ':': 'Difficult', '!': 'Dangerous', '#': 'no way through' } as const;
type GroundMark = keyof typeof MARKS;
const ORDER = Object.keys(MARKS) as GroundMark[];
/** The mark of each kind of ground that a table knows. */
export const MARK_OF = {
  normal: ',',
  difficult: ':',
  dangerous: '!',
  impassable: '#',
} as const satisfies Record<string, GroundMark>;

const [THING, INSIDE, DOOR] = ['*', '%', '+'];
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const COMPASS = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'] as const;
/** Room for the numbers at the left. */
const MARGIN = 4;
/** So many inches apart stand the numbers of the ruler. */
const RULER = 10;

const letterOf = (i: number): string => LETTERS[i] ?? '*';
export const compassOf = (degrees: number): string =>
  COMPASS[Math.round((((degrees % 360) + 360) % 360) / 45) % 8] ?? '';

/**
 * The table seen from above: a letter is about as high as two are wide, so a line stands for twice the inches of a column. `spots` are
 * marked with their numbers, as many as have one digit.
 */
export function fieldLines(
  field: Field,
  { width, ink }: Pick<Easel, 'width' | 'ink'>,
  spots: readonly Point[] = [],
): string[] {
  const { units, things = [], buildings = [] } = field;
  const inches = Math.max(1, Math.ceil(field.width / Math.max(1, width - MARGIN)));
  const columns = Math.ceil(field.width / inches);
  const rows = Math.ceil(field.depth / (2 * inches));
  const cells = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => groundAt(field, column, row, inches)),
  );
  const mark = ({ x, y }: Point, letter: string): void => {
    const cell = cells[Math.min(rows - 1, Math.floor(y / (2 * inches)))];
    if (cell !== undefined) cell[Math.min(columns - 1, Math.floor(x / inches))] = letter;
  };
  for (const { doors } of buildings) for (const door of doors) mark(door, DOOR);
  for (const { at } of things) mark(at, THING);
  // Where two spots share a cell, the first one is the better one.
  const numbered = spots.slice(0, 9).map((spot, i) => ({ spot, number: String(i + 1) }));
  for (const { spot, number } of numbered.toReversed()) mark(spot, number);
  units.forEach(({ at }, i) => {
    for (const point of at) mark(point, letterOf(i));
  });
  return [
    ink.dim(rulerOf(columns, inches)),
    ...cells.map((cell, row) => `${ink.dim(String(row * 2 * inches).padStart(MARGIN - 1))} ${cell.join('')}`),
    ...legendOf(field, width, inches, spots.length),
  ];
}

/** Farther away than this, a name says little about where something is. */
const NEAR = 12;

/** Where a point is, by what is near: `4" north of Bea`, `in the Diner`. Null where nothing is. */
export function nearby({ units, things = [], buildings = [] }: Field, point: Point): string | null {
  const around = buildings.find(({ outline }) => isInside(outline, point));
  const inside = around === undefined ? null : `in the ${around.name}`;
  const named = [
    ...units.flatMap(({ name, at }) => at.map((spot) => ({ name, spot }))),
    ...things.map(({ name, at }) => ({ name, spot: at })),
  ].map(({ name, spot }) => ({ name, spot, gap: gapOf(spot, point) }));
  const nearest = named.sort((a, b) => a.gap - b.gap)[0];
  if (nearest === undefined || nearest.gap > NEAR) return inside;
  const beside = nearest.gap < 0.5 ? `at ${nearest.name}` : `${wayText(nearest.spot, point)} of ${nearest.name}`;
  return inside === null ? beside : `${inside}, ${beside}`;
}

/** How far it is from one point to another, and in which direction: `4" north`. */
export const wayText = (from: Point, to: Point): string =>
  `${Math.round(gapOf(from, to) * 10) / 10}" ${compassOf(degreesTo(from, to))}`;

const gapOf = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
const degreesTo = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

function groundAt({ grounds, buildings = [] }: Field, column: number, row: number, inches: number): string {
  const middle = { x: (column + 0.5) * inches, y: (row + 0.5) * 2 * inches };
  if (buildings.some(({ outline }) => isInside(outline, middle))) return INSIDE;
  const found = grounds.flatMap(({ outline, mark }) => (covers(outline, column, row, inches) ? [mark] : []));
  return ORDER.findLast((mark) => found.includes(mark)) ?? '.';
}

/** Whether any of some points in a cell lies inside: a thin wall is seen, too. */
function covers(outline: readonly Point[], column: number, row: number, inches: number): boolean {
  const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
  return steps.some((across) =>
    steps.some((down) => isInside(outline, { x: (column + across) * inches, y: (row + down) * 2 * inches })),
  );
}

function isInside(outline: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

function rulerOf(columns: number, inches: number): string {
  const numbers = Array.from({ length: Math.ceil((columns * inches) / RULER) }, (_, i) => i * RULER);
  const cells = new Array<string>(MARGIN + columns).fill(' ');
  for (const number of numbers) {
    Array.from(String(number)).forEach((digit, i) => {
      const at = MARGIN + Math.floor(number / inches) + i;
      if (at < cells.length) cells[at] = digit;
    });
  }
  return cells.join('').trimEnd();
}

/** Each name once, without the id that tells several of that name apart. */
const namesOf = (things: readonly { readonly name: string }[]): string =>
  [...new Set(things.map(({ name }) => name.replace(/ \(.*\)$/, '')))].join(', ');

function legendOf(
  { grounds, units, things = [], buildings = [] }: Field,
  width: number,
  inches: number,
  spots: number,
): string[] {
  const used = ORDER.filter((mark) => grounds.some((ground) => ground.mark === mark));
  const told = [
    ...units.map(
      ({ name, facing }, i) => `${letterOf(i)} ${name}${facing === null ? '' : ` (looks ${compassOf(facing)})`}`,
    ),
    ...(things.length === 0 ? [] : [`${THING} ${namesOf(things)}`]),
    ...(spots === 0 ? [] : [`${spots === 1 ? '1' : `1-${Math.min(9, spots)}`} where it could be`]),
    ...(buildings.length === 0 ? [] : [`${INSIDE} ${namesOf(buildings)}`, `${DOOR} door`]),
    ...used.map((mark) => `${mark} ${MARKS[mark]}`),
    ...(used.length === 0 ? [] : ['. open']),
    `a column is ${inches}", a line ${2 * inches}"; north is up`,
  ];
  return wrap(told.map(together).join('; '), { width, first: '  ', rest: '  ' });
}

/** The buildings of a table, as far as letters can show them. */
export const buildingsOf = (
  buildings: readonly {
    readonly name: string;
    readonly outline: readonly Point[];
    readonly openings: readonly {
      readonly kind: string;
      readonly level: number;
      readonly from: Point;
      readonly to: Point;
    }[];
  }[],
): FieldBuilding[] =>
  buildings.map(({ name, outline, openings }) => ({
    name,
    outline,
    doors: openings
      .filter(({ kind, level }) => kind === 'door' && level === 0)
      .map(({ from, to }) => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })),
  }));
