import { asidesFor, type Match, type Seat, seedWords } from '../kernel/index.ts';
import type { Bot, Decision } from './bot.ts';

/** The bots at a table, by seat; people's seats are left out. */
export type Bots = Readonly<Record<Seat, Bot>>;

export interface Move extends Decision {
  readonly seat: Seat;
}

/**
 * What a bot does now, or null if only people can go on. Bots that are not waited for are asked first whether they want
 * to come between: once the question is answered, their moment has passed.
 */
export function nextMove(match: Match, bots: Bots, millis?: number): Move | null {
  return interjection(match, bots, millis) ?? answerOfOneAsked(match, bots, millis);
}

export function interjection(match: Match, bots: Bots, millis?: number): Move | null {
  const { request, waitingFor } = match;
  if (request === null) return null;
  for (const [seat, bot] of Object.entries(bots)) {
    if (waitingFor.includes(seat) || asidesFor(request, seat).length === 0) continue;
    const decision = bot.interject?.(match, seat, thinking(match, seat, millis)) ?? null;
    if (decision !== null) return { seat, ...decision };
  }
  return null;
}

export function answerOfOneAsked(match: Match, bots: Bots, millis?: number): Move | null {
  const seat = match.waitingFor.find((waiting) => Object.hasOwn(bots, waiting));
  const bot = seat === undefined ? undefined : bots[seat];
  if (seat === undefined || bot === undefined) return null;
  const dice = match.rolled();
  if (dice !== null) return { seat, answer: dice, because: 'Rolled by the game' };
  return { seat, ...bot.decide(match, seat, thinking(match, seat, millis)) };
}

/**
 * What people answer although a bot could: what the table decides together, because they have the first word, and a bot's dice where
 * people roll them.
 */
export function isForPeople(
  { request, waitingFor, dice, seats }: Match,
  bots: Readonly<Record<Seat, unknown>>,
): boolean {
  if (request?.kind === 'roll' && dice === 'typed-for-bots') return seats.some((seat) => !Object.hasOwn(bots, seat));
  return (
    request?.kind === 'choose' &&
    request.mode === 'any' &&
    request.options.every(({ seats }) => seats === undefined) &&
    waitingFor.some((seat) => !Object.hasOwn(bots, seat))
  );
}

/** A bot's chance follows from the match alone, so a match with bots can be played again; it tells nothing of the seed. */
const thinking = (match: Match, seat: Seat, millis: number | undefined) => ({
  // Worked out when a bot asks for it: most have nothing to decide.
  get words() {
    return seedWords(`bot ${match.commitment} ${seat} ${match.answered}`);
  },
  ...(millis === undefined ? undefined : { millis }),
});
