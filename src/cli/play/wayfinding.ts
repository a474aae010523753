import type { Point, SeenRequest } from '../../kernel/index.ts';
import { compassOf, type Field } from '../../text/index.ts';
import type { Reading } from './typed.ts';

/** How a way is named in words. */
export const WORDS = '8 towards Bea, 5 away from Bea, 6 north-west';

/** Nobody walks into somebody's base: without a number of inches the way ends beside it. */
const BESIDE = 1;

/** `8 inches towards Bea`, `towards Bea`, `5 away from the wall`, `6 north`. Null: the words are not of that kind. */
export function wayIn({ from, budget = 0 }: SeenRequest, typed: string, field: Field): Reading | null {
  const words =
    /^(?:(\d+(?:\.\d+)?)\s*(?:"|inch(?:es)?)?\s+)?(towards?|away from|[a-z]+(?:-[a-z]+)?)(?:\s+(.+))?$/i.exec(typed);
  if (words === null || from === undefined) return null;
  const [, inches, how = '', name] = words;
  const far = inches === undefined ? null : Number(inches);
  const compass = directionNamed(how.toLowerCase());
  if (compass !== null && name === undefined) return { answer: { to: along(from, compass, far ?? budget) } };
  const isAway = how.toLowerCase() === 'away from';
  if ((!isAway && !/^towards?$/i.test(how)) || name === undefined) return null;
  const spot = spotNamed(field, name, from);
  if (spot === null)
    return { fault: `Nobody and nothing on the table is called ${name}: type map to see who stands where` };
  const gap = distance(from, spot);
  if (gap === 0) return { fault: 'That is where it stands: say a direction, such as 6 north' };
  const sign = isAway ? -1 : 1;
  const direction = { x: (sign * (spot.x - from.x)) / gap, y: (sign * (spot.y - from.y)) / gap };
  const usual = isAway ? budget : Math.min(budget, Math.max(0, gap - BESIDE));
  return { answer: { to: along(from, direction, far ?? usual) } };
}

const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
const thousandths = (n: number): number => Math.round(n * 1000) / 1000;
const along = (from: Point, by: Point, inches: number): { x: number; y: number } => ({
  x: thousandths(from.x + by.x * inches),
  y: thousandths(from.y + by.y * inches),
});

/** `north-west`, or `nw`. */
function directionNamed(word: string): Point | null {
  const degrees = [0, 45, 90, 135, 180, 225, 270, 315].find((each) => {
    const name = compassOf(each);
    return (
      word === name ||
      word ===
        name
          .split('-')
          .map((part) => part[0])
          .join('')
    );
  });
  if (degrees === undefined) return null;
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/** A unit by its id or the beginning of its name, or something that lies on the table: the nearest of that name. */
function spotNamed({ units, grounds, things = [], buildings = [] }: Field, name: string, from: Point): Point | null {
  const bare = (words: string): string => words.toLowerCase().replace(/^(the|a) /, '');
  const wanted = bare(name);
  const fits = (called: string): boolean => bare(called).startsWith(wanted);
  const exact = units.find(({ id }) => id.toLowerCase() === wanted);
  const spots = exact?.at ?? [
    ...units.filter((unit) => fits(unit.name)).flatMap(({ at }) => at),
    ...things.filter((one) => fits(one.name)).map(({ at }) => at),
    ...[...buildings, ...grounds].filter((one) => fits(one.name)).map(middleOf),
  ];
  return [...spots].sort((a, b) => distance(from, a) - distance(from, b))[0] ?? null;
}

function middleOf({ outline }: Pick<Field['grounds'][number], 'outline'>): Point {
  const sum = outline.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / outline.length, y: sum.y / outline.length };
}
