import { type Answer, asidesFor, type Match, type Open, refusalOf, sampleAnswer, type Seat } from '../index.ts';

export interface Played {
  readonly seat: Seat;
  readonly answer: Answer;
}

/** In per cent. Standing asides are open at almost every question: taken more often, little else would happen. */
const ASIDE = 20;
const STANDING = 2;

/** What somebody at the table might do next: any legal answer, and now and then something by the way. */
export function randomPlay(match: Match, below: (n: number) => number): Played {
  const request = match.request as Open;
  const aside = randomAside(match, request, below);
  if (aside !== null) return aside;
  const able = ableSeats(match);
  const seat = able[below(able.length)] as Seat;
  return { seat, answer: sampleAnswer(request, seat, below) };
}

/** Who is waited for and has something to say: of several seats that are asked, one may have nothing to name. */
export function ableSeats(match: Match): readonly Seat[] {
  const request = match.request as Open;
  return match.waitingFor.filter((seat) => hasChoice(request, seat));
}

function hasChoice(request: Open, seat: Seat): boolean {
  if (request.kind !== 'choose' && request.kind !== 'pick') return true;
  if (request.check !== undefined && 'suggestions' in request) {
    return (request.suggestions ?? []).some((ids) => refusalOf(request, seat, ids) === null);
  }
  const offered = request.options.filter(({ seats }) => seats === undefined || seats.includes(seat));
  return offered.length >= (request.kind === 'choose' ? 1 : request.min);
}

function randomAside(match: Match, request: Open, below: (n: number) => number): Played | null {
  if (request.asides === undefined) return null;
  for (const [wanted, percent] of [
    [false, ASIDE],
    [true, STANDING],
  ] as const) {
    if (below(100) >= percent) continue;
    const open = match.seats.flatMap((seat) =>
      asidesFor(request, seat).flatMap(({ id, standing = false }) =>
        standing === wanted ? [{ seat, answer: id }] : [],
      ),
    );
    if (open.length > 0) return open[below(open.length)] as Played;
  }
  return null;
}
