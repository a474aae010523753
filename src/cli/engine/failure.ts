import { BadSetup, type Json, type Refusal, RuleFault, type Viewer } from '../../kernel/index.ts';

export const FAILURE_CODES = [
  'parse',
  'unknown-method',
  'bad-params',
  'unknown-game',
  'bad-setup',
  'unknown-match',
  'not-your-turn',
  'bad-answer',
  'match-over',
  'bad-record',
  'cannot-undo',
  'internal',
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

/** What a reply says instead of a result. The match that it is about is as it was before. */
export class Failure extends Error {
  constructor(
    readonly code: FailureCode,
    message: string,
    readonly data: Json = null,
  ) {
    super(message);
    this.name = 'Failure';
  }
}

/** An answer that the kernel refused; the data says what was allowed. */
export function refused({ code, message, rule, allowed, reason }: Refusal, viewer: Viewer): Failure {
  const why = reason === undefined ? undefined : { reason: viewer.text(reason) };
  const data = { ...(allowed as object), rule, ...why } as Json;
  return new Failure(code === 'already-answered' ? 'not-your-turn' : code, message, data);
}

export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof BadSetup) {
    return new Failure('bad-setup', error.message, { errors: error.errors.map((fault) => ({ ...fault })) });
  }
  if (error instanceof RuleFault) {
    return new Failure('internal', error.message, { rules: [...error.rules], record: error.record as unknown as Json });
  }
  return new Failure('internal', error instanceof Error ? error.message : String(error));
}
