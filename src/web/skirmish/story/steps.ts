import type { SeenEvent } from '../../../kernel/index.ts';

/** The time between battles, told step by step. A game says which steps there are and which of them an event belongs to. */

/** The second word of a key, which those of one matter have in common: `travel` of `atz.travel.stays`. */
export type FamilyOf<K extends string> = K extends `${string}.${infer Word}.${string}`
  ? Word
  : K extends `${string}.${infer Word}`
    ? Word
    : never;

export const familyOf = <K extends string>(key: K): FamilyOf<K> => key.split('.')[1] as FamilyOf<K>;

/** A step as it stands in the row of them. */
export interface Step<S extends string> {
  readonly id: S;
  readonly name: string;
}

/** What happened in one step, in a row. */
export interface Told<S extends string> {
  readonly step: S;
  readonly events: readonly SeenEvent[];
}

/** Events by the step that they belong to; those of no step are left out. */
export function toldBy<S extends string>(
  events: readonly SeenEvent[],
  stepOf: (key: string) => S | null,
): readonly Told<S>[] {
  const told: { step: S; events: SeenEvent[] }[] = [];
  for (const event of events) {
    const step = stepOf(event.key);
    if (step === null) continue;
    const last = told.at(-1);
    if (last?.step === step) last.events.push(event);
    else told.push({ step, events: [event] });
  }
  return told;
}

/** What weighs most, for better or worse. */
export type Tone = 'harm' | 'safe' | undefined;
