import {
  type Answer,
  type Entry,
  type Match,
  type Seat,
  type SeenEvent,
  type SeenRequest,
  Viewer,
} from '../kernel/index.ts';
import { type Ink, wrap } from '../text/index.ts';

/** Events, answers and dice in words. */

/** One line of the log, or several where it is long: its number, what happened, the dice, and the rule behind it. */
export function eventLines(event: SeenEvent, { width, ink }: { width: number; ink: Ink }): string[] {
  const dice = (event.dice ?? []).map(({ sides, rolled, target }) => {
    const needed = target === undefined ? '' : ` needing ${target}`;
    return ` (${rolled.length}d${sides}${needed}: ${rolled.join(' ')})`;
  });
  const modifiers = (event.modifiers ?? []).map(({ label, value }) => ` [${label} ${signed(value)}]`);
  const text = `${event.text}${dice.join('')}${modifiers.join('')} ${ink.dim(event.rule)}`;
  return wrap(text, { width, first: `${ink.dim(String(event.n).padStart(4))}  `, rest: '      ' });
}

const signed = (value: number | string): string =>
  typeof value === 'number' && value >= 0 ? `+${value}` : String(value);

/** What an answer says, in the words of the question that it answers. */
export function answerText(request: SeenRequest, answer: Answer): string {
  if (typeof answer === 'string') return nameIn(request, answer);
  if (Array.isArray(answer)) {
    if (answer.length === 0) return 'none';
    return answer.map((item: Answer) => (typeof item === 'string' ? nameIn(request, item) : plain(item))).join(', ');
  }
  if (request.kind === 'allot' && typeof answer === 'object' && answer !== null) {
    return Object.entries(answer)
      .map(([id, share]) => `${nameIn(request, id)} ${plain(share as Answer)}`)
      .join(', ');
  }
  return plain(answer);
}

function nameIn({ options = [], asides = [] }: SeenRequest, id: string): string {
  return [...options, ...asides].find((offered) => offered.id === id)?.text ?? id;
}

function plain(answer: Answer): string {
  if (typeof answer !== 'object' || answer === null) return String(answer);
  if ('to' in answer) return `to ${plain((answer as { to: Answer }).to)}`;
  const { x, y, level, facing } = answer as { x?: number; y?: number; level?: number; facing?: number };
  if (x === undefined || y === undefined) return JSON.stringify(answer);
  return `${x} ${y}${level === undefined ? '' : ` on level ${level}`}${facing === undefined ? '' : ` facing ${facing}`}`;
}

/** What an entry of a record did, told in the words of the match as it was before. */
export function entryText(match: Match, entry: Entry): string {
  if ('undo' in entry) return `Taken back, to after answer ${entry.undo}`;
  if ('repair' in entry) return `Repaired by hand: ${entry.reason}`;
  const request = new Viewer(match, entry.seat).request();
  const said = request === null ? JSON.stringify(entry.answer) : answerText(request, entry.answer);
  return `${nameOf(match, entry.seat)}: ${said}`;
}

/** How a seat is called: by its letter, and by its name once it has one. */
export function nameOf(match: Match, seat: Seat): string {
  const name = match.game.names(match.state)[seat];
  return name === undefined || name === seat ? seat : `${name} (${seat})`;
}
