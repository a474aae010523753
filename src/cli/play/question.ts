import type { Match, Placed, Seat, SeenAside, SeenRequest } from '../../kernel/index.ts';
import { type Numbered, numbered } from '../boards/index.ts';
import type { Desk } from '../desk.ts';
import { count, wrap } from '../../text/index.ts';

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
export function itemsOf({ options, suggestions = [] }: SeenRequest, match: Match): Numbered[] {
  if (options !== undefined) return numbered(match, options);
  return (suggestions as readonly (Placed | readonly Placed[])[]).map((suggestion, i) => ({
    number: i + 1,
    text: 'x' in suggestion ? pointText(suggestion) : suggestion.map(pointText).join(', '),
  }));
}

const pointText = ({ x, y, level, facing }: Placed): string =>
  `${x} ${y}${level === undefined ? '' : ` level ${level}`}${facing === undefined ? '' : ` facing ${facing}`}`;

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
