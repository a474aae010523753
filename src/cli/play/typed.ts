import type { Answer, Placed, SeenRequest } from '../../kernel/index.ts';
import type { Field } from '../../text/index.ts';
import { wayIn, WORDS } from './wayfinding.ts';

/** What somebody typed, read as an answer; or what to type instead. The kernel judges it afterwards. */
export type Reading = { readonly answer: Answer } | { readonly fault: string };

/** By which numbers what is offered can be named, in its order. */
type Numbers = readonly number[];

/** `field`: the table on which a way can be named in words, if there is one. */
export function readAnswer(request: SeenRequest, typed: string, numbers: Numbers, field: Field | null = null): Reading {
  switch (request.kind) {
    case 'choose':
      return readChoice(request, typed, numbers);
    case 'pick':
    case 'order':
      return readSeveral(request, typed, numbers);
    case 'amount':
      return readWhole(typed);
    case 'allot':
      return readShares(request, typed, numbers);
    case 'place':
      return readPlace(request, typed, numbers);
    case 'path':
      return readPath(request, typed, numbers, field);
    case 'roll':
      return readDice(request, typed);
  }
}

/** What can be typed at this question, in a few words; where there is a colon, an example follows it. */
export function howToAnswer(request: SeenRequest, numbers: Numbers): string {
  const { kind, min = 0, max = 0, total = 0, count = 0, sides = 0 } = request;
  const [first = 1, second = first] = numbers;
  const several = Math.min(max, numbers.length) > 1;
  switch (kind) {
    case 'choose':
      return rangeOf(numbers);
    case 'pick':
      return `${min === max ? min : `${min} to ${max}`} of ${rangeOf(numbers)}: ${several ? `${first} ${second}` : first}`;
    case 'order':
      return `all in order: ${numbers.toReversed().join(' ')}`;
    case 'amount':
      return `${min}-${max}`;
    case 'allot':
      return `${total} in all: ${first}=${total}`;
    case 'place':
      return 'a number, or x y';
    case 'path':
      return 'a number, or to x y';
    case 'roll':
      return `${count}d${sides}: ${new Array(count).fill(1).join(' ')}`;
  }
}

/** 2-5, or 2 3 7 where some between are missing. */
function rangeOf(numbers: Numbers): string {
  const [first = 1] = numbers;
  return numbers.every((number, i) => number === first + i) ? `${first}-${numbers.at(-1) ?? first}` : numbers.join(' ');
}

function readChoice({ options = [] }: SeenRequest, typed: string, numbers: Numbers): Reading {
  const one = numbered(options, typed, numbers)?.id ?? named(options, typed);
  return one === undefined ? { fault: `Type one of ${rangeOf(numbers)}, or h for help` } : { answer: one };
}

/** By its id, or by the beginning of its words if no other begins so. */
function named(options: NonNullable<SeenRequest['options']>, typed: string): string | undefined {
  const exact = options.find(({ id }) => id === typed);
  if (exact !== undefined) return exact.id;
  const begun = options.filter(({ text }) => typed.length > 1 && text.toLowerCase().startsWith(typed.toLowerCase()));
  return begun.length === 1 ? begun[0]?.id : undefined;
}

function readSeveral({ options = [], kind }: SeenRequest, typed: string, numbers: Numbers): Reading {
  if (typed === 'all') return { answer: options.map(({ id }) => id) };
  const words = typed === 'none' ? [] : typed.split(SEPARATOR);
  const ids = words.map((word) => numbered(options, word, numbers)?.id);
  const such = kind === 'order' ? 'all the numbers in the order you want' : 'numbers, such as 1 3, or none';
  return ids.some((id) => id === undefined) ? { fault: `Type ${such}` } : { answer: ids as string[] };
}

function readWhole(typed: string): Reading {
  return /^-?\d+$/.test(typed) ? { answer: Number(typed) } : { fault: 'Type a whole number' };
}

/** `4=2 5=1`; a number alone gets all of it. */
function readShares({ options = [], total = 0 }: SeenRequest, typed: string, numbers: Numbers): Reading {
  const alone = numbered(options, typed, numbers);
  if (alone !== undefined) return { answer: { [alone.id]: total } };
  const shares: Record<string, number> = {};
  for (const part of typed.split(SEPARATOR)) {
    const [, number = '', share = ''] = /^(#?\d+)[=:](\d+)$/.exec(part) ?? [];
    const option = numbered(options, number, numbers);
    if (option === undefined) {
      return { fault: `Type what each gets, ${total} in all: ${numbers.map((each) => `${each}=`).join(' ')}` };
    }
    shares[option.id] = (shares[option.id] ?? 0) + Number(share);
  }
  return { answer: shares };
}

function readPlace(request: SeenRequest, typed: string, numbers: Numbers): Reading {
  const suggested = numbered((request.suggestions ?? []) as readonly Placed[], typed, numbers);
  const point = suggested === undefined ? pointIn(request, typed) : { ...suggested };
  return point === undefined ? { fault: `Type ${pointForm(request)}, or a number from the list` } : { answer: point };
}

function readPath(request: SeenRequest, typed: string, numbers: Numbers, field: Field | null): Reading {
  const suggested = numbered((request.suggestions ?? []) as readonly (readonly Placed[])[], typed, numbers);
  if (suggested !== undefined) return { answer: suggested.map((point) => ({ ...point })) };
  const way = field === null ? null : wayIn(request, typed, field);
  if (way !== null) return way;
  const to = /^to\s+(.*)$/.exec(typed)?.[1];
  const points = (to ?? typed).split(',').map((point) => pointIn(request, point.trim()));
  if (points.some((point) => point === undefined) || (to !== undefined && points.length !== 1)) {
    const words = field === null ? '' : `; or in words: ${WORDS}`;
    return { fault: `Type to x y, or all points of the way: x y, x y; or a number from the list${words}` };
  }
  return { answer: (to === undefined ? points : { to: points[0] }) as Answer };
}

const pointForm = ({ levels, facing }: SeenRequest): string =>
  `x y${levels === undefined ? '' : ' level'}${facing === true ? ' facing' : ''}`;

/** A level and a facing that nobody types are those of the nearest spot that is suggested. */
function asSuggested({ suggestions = [] }: SeenRequest, x: number, y: number): Partial<Placed> {
  const spots = (suggestions as readonly (Placed | readonly Placed[])[]).flatMap((one) => ('x' in one ? [one] : one));
  const gap = (spot: Placed): number => (spot.x - x) ** 2 + (spot.y - y) ** 2;
  return [...spots].sort((a, b) => gap(a) - gap(b))[0] ?? {};
}

function pointIn(request: SeenRequest, typed: string): { [key: string]: number } | undefined {
  const keys = pointForm(request).split(' ');
  const words = typed.split(/\s+/);
  const values = words.map(Number);
  if (words.length < 2 || words.length > keys.length || values.some((value) => !Number.isFinite(value)))
    return undefined;
  const [x = 0, y = 0] = values;
  const { level = 0, facing = 0 } = asSuggested(request, x, y);
  const usual: Readonly<Record<string, number>> = { level, facing };
  return Object.fromEntries(keys.map((key, i) => [key, values[i] ?? usual[key] ?? 0]));
}

function readDice({ count = 0, sides = 0 }: SeenRequest, typed: string): Reading {
  const dice = typed.split(SEPARATOR).map(Number);
  return dice.length === count && dice.every(Number.isInteger)
    ? { answer: dice }
    : { fault: `Roll ${count}d${sides} and type what they show, with spaces between` };
}

const SEPARATOR = /[\s,]+/;

const numbered = <T>(list: readonly T[], typed: string, numbers: Numbers): T | undefined =>
  /^#?\d+$/.test(typed) ? list[numbers.indexOf(Number(typed.replace('#', '')))] : undefined;
