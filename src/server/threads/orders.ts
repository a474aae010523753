import { OutOfPatience, RuleFault, withPatience } from '../../kernel/index.ts';
import type { Failure } from '../../wire/index.ts';
import { Problem } from '../problem.ts';
import type { Playroom } from './playroom.ts';

export type TaskName = Exclude<keyof Playroom, symbol>;
export type Given<K extends TaskName> = Parameters<Playroom[K]>[0];
export type Gives<K extends TaskName> = ReturnType<Playroom[K]>;

export interface Order {
  readonly id: number;
  readonly name: TaskName;
  readonly given: unknown;
  /** After so many milliseconds the rules are stopped. */
  readonly patience: number | null;
}
type Failed =
  | { readonly kind: 'problem'; readonly failure: Failure }
  | { readonly kind: 'rule-fault'; readonly rules: readonly string[] }
  | { readonly kind: 'out-of-patience' }
  | { readonly kind: 'error'; readonly message: string; readonly stack: string };
export type Replied = { readonly id: number; readonly millis: number } & (
  | { readonly value: unknown }
  | { readonly failed: Failed }
);

/** `used` says how many milliseconds the thread has used so far. */
export function carriedOut(
  room: Playroom,
  { id, name, given, patience }: Order,
  used: () => number = () => performance.now(),
  factor = 1,
): Replied {
  const start = performance.now();
  const usedBefore = used();
  const run = room[name] as (given: unknown) => unknown;
  try {
    const work = (): unknown => run.call(room, given);
    const limit = (patience ?? 0) * factor;
    // The clock is asked first because that is cheaper.
    const isOver = (): boolean => performance.now() - start > limit && used() - usedBefore > limit;
    const value = patience === null ? work() : withPatience(isOver, work);
    return { id, value, millis: used() - usedBefore };
  } catch (error) {
    const failed = failureOf(error);
    // Nobody knows what the match looks like now: it is read again.
    if (failed.kind === 'out-of-patience' || failed.kind === 'error') {
      const { desk } = given as { desk?: number };
      if (desk !== undefined) room.clear({ desk });
    }
    return { id, failed, millis: used() - usedBefore };
  }
}

function failureOf(error: unknown): Failed {
  if (error instanceof Problem) return { kind: 'problem', failure: error.failure };
  if (error instanceof RuleFault) return { kind: 'rule-fault', rules: error.rules };
  if (error instanceof OutOfPatience) return { kind: 'out-of-patience' };
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { kind: 'error', message, stack };
}
