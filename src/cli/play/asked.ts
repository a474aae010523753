import { type Answer, type Match, refusalOf, type Seat, type SeenRequest, Viewer } from '../../kernel/index.ts';
import type { Numbered } from '../boards/index.ts';
import type { Desk } from '../desk.ts';
import { nameOf } from '../said.ts';
import { fieldOf } from '../boards/index.ts';
import { type Extra, extrasOf, itemsOf } from './question.ts';
import { wrap } from '../../text/index.ts';

/** What somebody at the desk wants. */
export type Typed =
  | { readonly seat: Seat; readonly answer: Answer }
  | { readonly undo: number; readonly consent: readonly Seat[] }
  | { readonly speaker: Seat }
  | 'pass'
  | 'leave';

/** What is the same for everybody at the desk. */
export interface Surroundings {
  readonly desk: Desk;
  readonly match: Match;
  readonly people: readonly Seat[];
  /** Whether everybody at the desk may see what the others could do. */
  readonly open: boolean;
  /** After how many answers people had something to decide. */
  readonly decisions: readonly number[];
  /** Saves the match, in a file of that name if one is given; true if that worked. */
  save(path?: string): boolean;
}

/** A person who is asked, and all that can be typed now. */
export interface Asked extends Surroundings {
  readonly seat: Seat;
  readonly viewer: Viewer;
  readonly request: SeenRequest;
  /** What can be named by a number. */
  readonly items: readonly Numbered[];
  readonly extras: readonly Extra[];
  nameOf(seat: Seat): string;
}

export function asked(seat: Seat, around: Surroundings): Asked {
  const { match, people, open } = around;
  const viewer = new Viewer(match, seat);
  const request = viewer.request();
  if (request === null) throw new RangeError('Nothing is asked');
  const others = open ? people.filter((other) => other !== seat) : [];
  const asides = [seat, ...others].flatMap((other) =>
    (new Viewer(match, other).request()?.asides ?? []).map((aside) => ({ seat: other, aside })),
  );
  return {
    ...around,
    seat,
    viewer,
    request,
    items: itemsOf(request, match, fieldOf(match, seat)),
    extras: extrasOf(asides),
    nameOf: (other) => nameOf(match, other),
  };
}

/** Who else at the desk could answer the question. */
export const othersAsked = ({ match, people, seat }: Pick<Asked, 'match' | 'people' | 'seat'>): Seat[] =>
  match.waitingFor.filter((other) => people.includes(other) && other !== seat);

export const numbersOf = ({ items }: Asked): number[] => items.map(({ number }) => number);

/** The answer, unless the rules have something against it: then that is said. */
export function checked({ match, viewer, desk }: Asked, seat: Seat, answer: Answer): Typed | null {
  const refusal = match.request === null ? null : refusalOf(match.request, seat, answer);
  if (refusal === null) return { seat, answer };
  return objection(desk, `${viewer.why(refusal)} ${desk.ink.dim(refusal.rule)}`);
}

export function objection(desk: Desk, text: string): null {
  desk.say(...wrap(text, { width: desk.width }));
  return null;
}
