import type { Match, Placed, Seat, SeenAside, SeenRequest } from '../../kernel/index.ts';
import { optionText } from '../boards/index.ts';
import type { Desk } from '../desk.ts';
import { count, wrap } from '../layout.ts';

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

/** The question with its numbered options. */
export function questionLines(request: SeenRequest, match: Match, { width, ink }: Desk): string[] {
  const items = itemsOf(request, match);
  const room = String(items.length).length;
  return [
    ...wrap(`${ink.accent('»')} ${ink.strong(request.prompt.text)} ${ink.dim(request.rule)}`, { width, rest: '  ' }),
    ...items.flatMap((item, i) => {
      const number = `  ${String(i + 1).padStart(room)}  `;
      return wrap(item, { width, first: ink.accent(number), rest: ' '.repeat(number.length) });
    }),
  ];
}

/** What is numbered: options, or suggested points and ways. */
function itemsOf({ options, suggestions = [] }: SeenRequest, match: Match): string[] {
  if (options !== undefined) return options.map((option) => optionText(match, option));
  return (suggestions as readonly (Placed | readonly Placed[])[]).map((suggestion) =>
    'x' in suggestion ? pointText(suggestion) : suggestion.map(pointText).join(', '),
  );
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

/** What may be done beside: all of it, or a few, and how many more things may be done at any time. */
export function extraLines({ seat: asked, extras, desk, nameOf }: Beside, which: 'all' | 'few'): string[] {
  const { width, ink } = desk;
  const own = extras.filter(({ aside, seat }) => aside.standing && seat === asked);
  const shown = extras.filter(
    (extra) => which === 'all' || !extra.aside.standing || (own.length <= FEW && own.includes(extra)),
  );
  const room = Math.max(1, ...shown.map(({ letter }) => letter.length));
  const hidden = extras.length - shown.length;
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
