import { plural } from '../../../kernel/index.ts';
import type { RuleId } from '../../../rules/index.ts';
import type { ListFault } from '../../../skirmish/index.ts';

/** Something that is wrong with a Group: where, why, and by which rule. */
export interface GroupFault extends ListFault {
  readonly rule: RuleId;
}

export const fault = (rule: RuleId, path: GroupFault['path'], message: string): GroupFault => ({ path, message, rule });

/** `2 Clubs`, `1 Club`. */
export const counted = (n: number, name: string): string => `${n} ${name.endsWith('s') ? name : plural(n, name)}`;
