import type { Json, SeenRequest } from '../../kernel/index.ts';
import type { RuleId } from '../../rules/index.ts';

/** Something that one often does at such a question, and cannot do now: why, and by which rule. */
export interface NotNow {
  readonly what: string;
  readonly why: string;
  readonly rule: RuleId;
}

/** What cannot be done at a question that offers everything else. Only what is certain is said. */
export type NotNowAt = (view: Json, request: SeenRequest) => readonly NotNow[];

/** Whether one of the options means this, or has these parts. */
export const offers = (
  { options = [] }: Pick<SeenRequest, 'options'>,
  wanted: string | Readonly<Record<string, Json>>,
): boolean =>
  options.some(({ id, means = id }) =>
    typeof wanted === 'string'
      ? means === wanted
      : typeof means === 'object' &&
        means !== null &&
        Object.entries(wanted).every(([key, value]) => (means as Readonly<Record<string, unknown>>)[key] === value),
  );
