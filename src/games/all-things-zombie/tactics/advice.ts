import type { Answer, Option } from '../../../kernel/index.ts';
import { meansOf } from '../../../kernel/index.ts';
import type { Decision } from '../decisions.ts';

/** An answer, and why in a sentence. */
export interface Advice {
  readonly answer: Answer;
  readonly because: string;
}

export const advice = (answer: Answer, because: string): Advice => ({ answer, because });

/** What an option means, field by field; nothing for plain words. */
export function fieldsOf(option: Option): Readonly<Record<string, unknown>> {
  const means = meansOf<Decision>(option);
  return typeof means === 'object' && means !== null ? (means as Readonly<Record<string, unknown>>) : {};
}
