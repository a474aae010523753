import type { ErrorCode, Failure } from '../wire/index.ts';

const STATUS: Readonly<Partial<Record<ErrorCode, number>>> = {
  'no-identity': 401,
  'not-found': 404,
  'not-allowed': 403,
  'not-started': 409,
  taken: 409,
  stale: 409,
  refused: 409,
  over: 409,
  'not-over': 409,
  frozen: 409,
  'too-many': 429,
  'too-large': 413,
  'rule-fault': 500,
  failed: 500,
  'too-slow': 503,
  'not-saved': 503,
};

/** Something that a client is told about. Nothing in it is secret. */
export class Problem extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly more: Pick<Failure, 'errors' | 'retryAfter'> = {},
  ) {
    super(message);
    this.name = 'Problem';
  }

  get status(): number {
    return STATUS[this.code] ?? 400;
  }

  get failure(): Failure {
    return { code: this.code, message: this.message, ...this.more };
  }
}

export const NOT_TEXT =
  'The request holds characters that are not text (a NUL, half of a pair), or that hide and turn what stands around them';

export const notFound = (): Problem =>
  new Problem('not-found', 'There is no such match, or this link does not open it');

/** The database has not said whether it took it. Sent again under the same id, it is done once. */
export const perhapsSaved = (): Problem =>
  new Problem('not-saved', 'The database has not answered: the table will show whether this was saved', {
    retryAfter: 5,
  });

/** The database did not take it: whatever was in memory has been taken back. */
export const notSaved = (): Problem => new Problem('not-saved', 'Not saved, try again', { retryAfter: 2 });
