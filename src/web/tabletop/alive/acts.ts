import type { Dice, Json, Point } from '../../../kernel/index.ts';
import type { Figure } from '../figure.ts';

/** Something that happens on the table and is seen for a moment. */
export type Act =
  | { readonly do: 'shot'; readonly from: Point; readonly to: Point; readonly hit: boolean }
  | { readonly do: 'blow'; readonly from: Point; readonly to: Point; readonly hit: boolean }
  | { readonly do: 'bite'; readonly to: Point; readonly hit: boolean }
  | { readonly do: 'fall'; readonly to: Point }
  | { readonly do: 'door'; readonly to: Point }
  | { readonly do: 'flames'; readonly to: Point; readonly radius: number }
  | { readonly do: 'groan'; readonly to: Point }
  | { readonly do: 'dice'; readonly to: Point; readonly dice: readonly Dice[] };

/** Where somebody is whom a line of the log names by id. */
export type Whereabouts = (id: Json | undefined) => Point | undefined;

/** Somebody's way from where it stood to where it stands. */
export interface Walk {
  readonly id: string;
  readonly points: readonly Point[];
}

/** Nearer than this is where somebody stood before. */
const STILL = 0.02;
/** How far the ends of a way in the log may be from where a figure stood and stands. */
const SAME = 0.3;

const near = (a: Point, b: Point, slack: number): boolean =>
  Math.abs(a.x - b.x) <= slack && Math.abs(a.y - b.y) <= slack;

/**
 * Who has moved between two looks at the table, along the way that the log tells, or else straight. Ways of several steps that
 * follow one another are one walk.
 */
export function walksBetween(
  before: ReadonlyMap<string, Figure>,
  after: readonly Figure[],
  told: readonly Walk[],
): readonly Walk[] {
  return after.flatMap((figure) => {
    const was = before.get(figure.id);
    if (was === undefined || near(was, figure, STILL)) return [];
    return [{ id: figure.id, points: wayOf(figure.id, was, figure, told) }];
  });
}

function wayOf(id: string, from: Point, to: Point, told: readonly Walk[]): readonly Point[] {
  const points: Point[] = [from];
  for (const way of told) {
    const [first] = way.points;
    const here = points.at(-1) as Point;
    // The log names some models by their unit only: then the ends of the way say who went it.
    if (first !== undefined && (way.id === id || near(first, here, SAME)) && near(first, here, SAME)) {
      points.push(...way.points.slice(1));
    }
  }
  return near(points.at(-1) as Point, to, SAME) ? [...points.slice(0, -1), to] : [from, to];
}

export function lengthOf(points: readonly Point[]): number {
  let length = 0;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    length += Math.hypot(b.x - a.x, b.y - a.y);
  }
  return length;
}
