import {
  type AnyGame,
  BadRecord,
  BadSetup,
  type Happening,
  type Json,
  Match,
  OutOfPatience,
  parseRecord,
  type Position,
  type Seat,
  Seeded,
  seedWords,
} from '../../kernel/index.ts';
import { isStorable, type NewMatch, newMatch } from '../../wire/index.ts';
import { NOT_TEXT, Problem } from '../problem.ts';
import type { MatchTerms } from './tasks.ts';

export interface Begun {
  readonly match: Match;
  readonly origin: Position<unknown> | null;
  /** The lines of the log from before the upload. */
  readonly earlier: readonly Happening[];
}

/** What somebody wishes to begin, from the body of the request. */
export function wishOf(body: string): NewMatch {
  const given = parsedJson(body);
  if (!isStorable(given)) throw new Problem('bad-request', NOT_TEXT);
  const result = newMatch.safeParse(given);
  if (result.success) return result.data;
  const errors = result.error.issues.slice(0, 20).map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new Problem('bad-request', 'The request does not have the right form', { errors });
}

function parsedJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Problem('bad-request', 'The request cannot be read');
  }
}

/** A new match, or one begun offline that goes on here. */
export function begun(game: AnyGame, wish: NewMatch, seed: string): Begun {
  try {
    if (wish.record === undefined) {
      return { match: Match.start(game, wish.setup, { seed, dice: wish.dice ?? 'seeded' }), origin: null, earlier: [] };
    }
    return uploaded(game, wish, seed);
  } catch (error) {
    if (error instanceof BadSetup) throw new Problem('bad-setup', error.message, { errors: error.errors });
    if (error instanceof BadRecord) throw new Problem('bad-record', error.message);
    if (wish.record === undefined || error instanceof OutOfPatience) throw error;
    // A record says itself where it begins: nobody has checked that its game could ever come there.
    throw new Problem('bad-record', 'The match begins at a position that its rules cannot go on from');
  }
}

/** The match once more from its beginning, with a list that somebody brings to a seat. */
export function begunWith(game: AnyGame, terms: MatchTerms, seat: Seat, list: Json): Match {
  const setup = game.bring?.(JSON.parse(terms.setup), seat, list) ?? null;
  if (setup === null) throw new Problem('not-allowed', 'Nobody brings a list of their own to this match');
  try {
    return Match.start(game, setup, { seed: terms.seed, dice: terms.dice });
  } catch (error) {
    if (error instanceof BadSetup) throw new Problem('bad-setup', error.message, { errors: error.errors });
    throw error;
  }
}

/** How long an upload may be, and how many rules may run while it is played again: a long battle takes 5,000. */
const LONGEST_UPLOAD = 10_000;
const UPLOAD_BUDGET = 300_000;

/**
 * A match begun offline, from its last boundary on. Its browser knew the seed, so chance starts anew and whatever the uploader's
 * seat cannot know is drawn again.
 */
function uploaded(game: AnyGame, wish: NewMatch, seed: string): Begun {
  const record = parseRecord(wish.record, LONGEST_UPLOAD);
  if (record.game !== game.id) throw new BadRecord(`This is a record of ${record.game}, not of ${game.id}`, 0);
  if (record.version !== game.version) throw new BadRecord('The match was begun under other rules', 0);
  const before = Match.load(game, record, { budget: UPLOAD_BUDGET });
  if (before.outcome !== null) throw new BadRecord('The match is over', record.answers.length);
  const last = before.position();
  const chance = new Seeded(seedWords(seed));
  const mine = wish.seats.find(({ kind }) => kind === 'me')?.seat ?? null;
  game.redeal(last.state, mine, chance);
  const origin: Position<unknown> = { ...last, random: chance.words(), revealed: last.answers };
  return {
    match: Match.resume(game, before.setup, { seed, dice: before.dice, from: origin }),
    origin,
    earlier: before.events.slice(0, last.events),
  };
}
