import type { Point } from '../kernel/index.ts';
import type { Easel } from './board.ts';
import { together, wrap } from './layout.ts';

/** A table with miniatures, as far as letters can show it. All measures are inches from its north-west corner. */
export interface Field {
  readonly width: number;
  readonly depth: number;
  readonly grounds: readonly Ground[];
  readonly units: readonly FieldUnit[];
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

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const COMPASS = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'] as const;
/** Room for the numbers at the left. */
const MARGIN = 4;
/** So many inches apart stand the numbers of the ruler. */
const RULER = 10;

const letterOf = (i: number): string => LETTERS[i] ?? '*';
export const compassOf = (degrees: number): string =>
  COMPASS[Math.round((((degrees % 360) + 360) % 360) / 45) % 8] ?? '';

/** The table seen from above: a letter is about as high as two are wide, so a line stands for twice the inches of a column. */
export function fieldLines(field: Field, { width, ink }: Pick<Easel, 'width' | 'ink'>): string[] {
  const { grounds, units } = field;
  const inches = Math.max(1, Math.ceil(field.width / Math.max(1, width - MARGIN)));
  const columns = Math.ceil(field.width / inches);
  const rows = Math.ceil(field.depth / (2 * inches));
  const cells = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => groundAt(grounds, column, row, inches)),
  );
  units.forEach(({ at }, i) => {
    for (const { x, y } of at) {
      const cell = cells[Math.min(rows - 1, Math.floor(y / (2 * inches)))];
      if (cell !== undefined) cell[Math.min(columns - 1, Math.floor(x / inches))] = letterOf(i);
    }
  });
  return [
    ink.dim(rulerOf(columns, inches)),
    ...cells.map((cell, row) => `${ink.dim(String(row * 2 * inches).padStart(MARGIN - 1))} ${cell.join('')}`),
    ...legendOf(field, width, inches),
  ];
}

function groundAt(grounds: readonly Ground[], column: number, row: number, inches: number): string {
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

function legendOf({ grounds, units }: Field, width: number, inches: number): string[] {
  const used = ORDER.filter((mark) => grounds.some((ground) => ground.mark === mark));
  const told = [
    ...units.map(
      ({ name, facing }, i) => `${letterOf(i)} ${name}${facing === null ? '' : ` (looks ${compassOf(facing)})`}`,
    ),
    ...used.map((mark) => `${mark} ${MARKS[mark]}`),
    `a column is ${inches}", a line ${2 * inches}"; north is up`,
  ];
  return wrap(told.map(together).join(', '), { width, first: '  ', rest: '  ' });
}
