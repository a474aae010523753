import type { Match, Placed, Point, Seat, SeenAside, SeenRequest } from '../../kernel/index.ts';
import { type Numbered, numbered } from '../boards/index.ts';
import type { Desk } from '../desk.ts';
import { compassOf, count, type Field, nearby, wayText, wrap } from '../../text/index.ts';

/** Letters that mean nothing else at a prompt. */
const LETTERS = 'acdefgjklmnprstvwxyz'.split('');

/** Something that a person at the desk may do beside answering. */
export interface Extra {
  readonly letter: string;
  readonly seat: Seat;
  readonly aside: SeenAside;
}

/** The asides of these seats, each with a letter; those that stand open all the time come last. */
export function extrasOf(asides: readonly { readonly seat: Seat; readonly aside: SeenAside }[]): Extra[] {
  const rest = asides.filter(({ aside }) => aside.standing);
  const now = asides.filter(({ aside }) => !aside.standing);
  return [...now, ...rest].map((extra, i) => ({ ...extra, letter: letterOf(i) }));
}

/** After the last letter they begin again with a number: a, c, … z, a2, c2. */
function letterOf(i: number): string {
  const turn = Math.floor(i / LETTERS.length) + 1;
  return `${LETTERS[i % LETTERS.length] ?? ''}${turn === 1 ? '' : turn}`;
}

/** The question with what is offered. */
export function questionLines(request: SeenRequest, items: readonly Numbered[], { width, ink }: Desk): string[] {
  const room = Math.max(1, ...items.map(({ number }) => String(number).length));
  return [
    ...wrap(`${ink.accent('»')} ${ink.strong(request.prompt.text)} ${ink.dim(request.rule)}`, { width, rest: '  ' }),
    ...items.flatMap(({ number, text }) => {
      const lead = `  ${String(number).padStart(room)}  `;
      return wrap(text, { width, first: ink.accent(lead), rest: ' '.repeat(lead.length) });
    }),
  ];
}

/** What can be named by a number: options, or suggested points and ways. */
export function itemsOf(request: SeenRequest, match: Match, field: Field | null = null): Numbered[] {
  const { options, suggestions = [] } = request;
  if (options !== undefined) return numbered(match, options);
  return (suggestions as readonly (Placed | readonly Placed[])[]).map((suggestion, i) => ({
    number: i + 1,
    text: 'x' in suggestion ? spotText(suggestion, field) : wayTold(suggestion, request, field),
  }));
}

/** The points that are suggested, and where suggested ways end. */
export const spotsOf = ({ kind, suggestions = [] }: SeenRequest): Placed[] =>
  kind === 'place' || kind === 'path'
    ? (suggestions as readonly (Placed | readonly Placed[])[]).flatMap((one) => ('x' in one ? [one] : one.slice(-1)))
    : [];

/** `23 13, level 1, 4" north of Bea, looking west`. */
function spotText(spot: Placed, field: Field | null): string {
  const { x, y, level = 0, facing } = spot;
  const near = field === null ? null : nearby(field, spot);
  return [
    `${x} ${y}`,
    ...(level === 0 ? [] : [`level ${level}`]),
    ...(near === null ? [] : [near]),
    ...(facing === undefined ? [] : [`looking ${compassOf(facing)} (${facing})`]),
  ].join(', ');
}

/** `6.8" south-east to 21.3 6.8, 5" north of Bea`: where a way leads; how it goes is seen when it is gone. */
function wayTold(way: readonly Placed[], { from }: SeenRequest, field: Field | null): string {
  const end = way.at(-1);
  if (end === undefined) return 'stay';
  const others = field === null || from === undefined ? field : without(field, from);
  const spot = spotText(end, others);
  if (from === undefined || (from.x === end.x && from.y === end.y)) return spot;
  return `${wayText(from, end)}${way.length > 1 ? ', round a corner,' : ''} to ${spot}`;
}

/** The table without the figure that is to move: that it comes away from where it stands tells nobody anything. */
const without = (field: Field, from: Point): Field => ({
  ...field,
  units: field.units.map((unit) => ({ ...unit, at: unit.at.filter(({ x, y }) => x !== from.x || y !== from.y) })),
});

/** So many standing asides of one's own are shown at once; more would bury the question. */
const FEW = 2;

interface Beside {
  readonly seat: Seat;
  readonly extras: readonly Extra[];
  readonly desk: Desk;
  nameOf(seat: Seat): string;
}

/** What may be done beside: all of it; or what can be done just now and a few things of one's own. */
export function extraLines({ seat: asked, extras, desk, nameOf }: Beside, which: 'all' | 'few'): string[] {
  const { width, ink } = desk;
  const own = extras.filter(({ aside, seat }) => aside.standing && seat === asked);
  const shown = extras.filter(
    (extra) => which === 'all' || !extra.aside.standing || (own.length <= FEW && own.includes(extra)),
  );
  const room = Math.max(1, ...shown.map(({ letter }) => letter.length));
  const hidden = own.filter((extra) => !shown.includes(extra)).length;
  return [
    ...shown.flatMap(({ letter, seat, aside }) => {
      const who = seat === asked ? '' : `${nameOf(seat)}: `;
      const lead = `  ${letter.padStart(room)}  `;
      const text = `${who}${aside.text} ${ink.dim(aside.rule)}`;
      return wrap(text, { width, first: ink.accent(lead), rest: ' '.repeat(lead.length) });
    }),
    ...(hidden === 0 ? [] : [ink.dim(`  more  ${count(hidden, 'thing')} that may be done at any time`)]),
  ];
}
