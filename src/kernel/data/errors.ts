import type { Json } from './json.ts';
import type { MatchRecord } from '../match/record.ts';

/** A table that the rules cannot have made: our bug. Thrown by rules with the facts found. */
export class BrokenTable extends Error {
  constructor(
    readonly rule: string,
    readonly facts: Json = null,
  ) {
    super(`${rule}: the table cannot be like this: ${JSON.stringify(facts)}`);
    this.name = 'BrokenTable';
  }
}

/** A rule failed or never came to an end. It names the rules that ran last, and carries the record that leads there. */
export class RuleFault extends Error {
  constructor(
    readonly rules: readonly string[],
    readonly record: MatchRecord,
    cause: unknown,
  ) {
    super(`${cause instanceof Error ? cause.message : String(cause)} (last rules: ${rules.join(' < ')})`, { cause });
    this.name = 'RuleFault';
  }
}

/** A set-up that cannot be played: what is wrong, and where. */
export class BadSetup extends Error {
  constructor(readonly errors: readonly SetupError[]) {
    super(errors.map(({ path, message }) => `${path === '' ? 'set-up' : path}: ${message}`).join('; '));
    this.name = 'BadSetup';
  }
}
export interface SetupError {
  readonly path: string;
  readonly message: string;
}

/** A record that does not fit its game: `at` is the first answer that was refused. */
export class BadRecord extends Error {
  constructor(
    message: string,
    readonly at: number,
    readonly facts: Json = null,
  ) {
    super(message);
    this.name = 'BadRecord';
  }
}
