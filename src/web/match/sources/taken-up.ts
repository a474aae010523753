import { type AnyGame, BadRecord, type Given, Match, RuleFault } from '../../../kernel/index.ts';
import type { Kept } from '../keeping/shelf.ts';

/** A match of this browser as it goes on, and what has to be said about that. */
export interface TakenUp {
  readonly match: Match;
  readonly notice: string | null;
}

/**
 * Under the rules that it was played by, a match is played again. Newer ones might lead elsewhere from its first die: under
 * them it goes on from its last boundary, with the answers since if they still fit.
 */
export function takenUp(game: AnyGame, { record, boundary }: Kept, onSteps?: (steps: number) => void): TakenUp {
  if (record.version === game.version || record.answers.length === 0) {
    return { match: Match.reopen(game, record, onSteps === undefined ? {} : { onSteps }), notice: null };
  }
  const match =
    boundary === undefined ? null : (resumed(game, record, boundary) ?? resumed(game, record, boundary, []));
  if (match !== null) {
    return { match, notice: `The rules of ${game.title} have been updated; the match goes on from where it was.` };
  }
  const versions = `it was played by version ${record.version}, today's is ${game.version}`;
  throw new Error(
    `The rules of ${game.title} have been updated, and this match cannot go on under them (${versions}). Save it from the home page if you want to keep it.`,
  );
}

function resumed(
  game: AnyGame,
  { setup, seed, dice = 'seeded', version }: Kept['record'],
  { position, since }: NonNullable<Kept['boundary']>,
  answers: readonly Given[] = since,
): Match | null {
  try {
    return Match.resume<unknown>(game, setup, { seed, dice, from: position, answers, version });
  } catch (error) {
    if (error instanceof BadRecord || error instanceof RuleFault) return null;
    throw error;
  }
}
