import { z } from 'zod';
import { BadRecord, BadSetup, RuleFault } from '../data/errors.ts';
import type { AnyGame } from '../game.ts';
import { commitmentTo } from '../data/hash.ts';
import { type LoadOptions, Match } from './match.ts';
import { DICE_MODES, type MatchRecord, RECORD_FORMAT } from './record.ts';

export interface Verdict {
  readonly ok: boolean;
  /** The first entry that does not fit, or null. */
  readonly at: number | null;
  readonly message: string;
  readonly hash: string | null;
  readonly commitment: string;
}

/** Plays a record again and says where it first differs from what it claims; and on the way, how far it has come. */
export function verify(game: AnyGame, record: MatchRecord, commitment?: string, options?: LoadOptions): Verdict {
  const own = commitmentTo(record.seed);
  const bad = (message: string, at: number | null, hash: string | null = null): Verdict => ({
    ok: false,
    at,
    message,
    hash,
    commitment: own,
  });
  if (record.game !== game.id) return bad(`This is a record of ${record.game}, not of ${game.id}`, null);
  if (commitment !== undefined && commitment !== own) return bad('The seed is not the one that was committed to', null);
  if (record.version !== game.version) {
    return bad(`The record was made under version ${record.version} of the rules, this is ${game.version}`, null);
  }
  try {
    const hash = Match.load(game, record, options).hash();
    if (record.hash !== undefined && record.hash !== hash) {
      return bad('Every answer fits, but the final state is another one', record.answers.length, hash);
    }
    const start = record.from === undefined ? '' : ', from a position that the record gives';
    return { ok: true, at: null, message: `Plays again to the same state${start}`, hash, commitment: own };
  } catch (error) {
    if (error instanceof BadRecord) return bad(error.message, error.at);
    if (error instanceof BadSetup) return bad(error.message, null);
    if (error instanceof RuleFault) return bad(error.message, Math.max(0, error.record.answers.length - 1));
    throw error;
  }
}

/** The longest campaigns have a few thousand answers. */
const MOST_ENTRIES = 100_000;

const json = z.json();
const given = z.strictObject({ seat: z.string(), answer: json });
const undone = z.strictObject({ undo: z.int().min(0), consent: z.array(z.string()).optional() });
const repaired = z.strictObject({
  repair: z.array(z.strictObject({ path: z.string(), value: json })),
  reason: z.string(),
  consent: z.array(z.string()),
});
const position = z.strictObject({
  state: json,
  random: z.array(z.int32()).length(4),
  answers: z.int().min(0),
  events: z.int().min(0),
  steps: z.int().min(0),
  revealed: z.int().min(0),
});
const recordSchema = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  game: z.string(),
  version: z.string(),
  setup: json,
  seed: z.string(),
  dice: z.enum(DICE_MODES).optional(),
  from: position.optional(),
  answers: z.array(z.union([given, undone, repaired])),
  hash: z.string().optional(),
});

/**
 * A record read from outside, with at most `most` entries. Throws `BadRecord` that says which part is not a record's. What it costs
 * to play is seen when it is played (`LoadOptions`).
 */
export function parseRecord(data: unknown, most = MOST_ENTRIES): MatchRecord {
  const { answers } = (data ?? {}) as { readonly answers?: unknown };
  if (Array.isArray(answers) && answers.length > most) {
    throw new BadRecord(`The record has ${answers.length} entries; more than ${most} are not read`, most);
  }
  const { data: record, error } = parsed(data);
  if (record !== undefined) return record as MatchRecord;
  const issue = error.issues[0];
  const path = issue?.path ?? [];
  const at = path[0] === 'answers' && typeof path[1] === 'number' ? path[1] : 0;
  throw new BadRecord(`Not a Holdout record: ${path.join('.') || 'file'}: ${issue?.message ?? 'unknown'}`, at);
}

function parsed(data: unknown): ReturnType<typeof recordSchema.safeParse> {
  try {
    return recordSchema.safeParse(data);
  } catch (error) {
    if (error instanceof RangeError) throw new BadRecord('Not a Holdout record: nested too deep', 0);
    throw error;
  }
}
