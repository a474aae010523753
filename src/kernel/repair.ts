import { copy, type Json, notPlainAt } from './json.ts';
import type { Repair } from './record.ts';

/** The state with each `path` (dotted, as in `line.0.damage`) set to its value; or what is wrong with the repair. */
export function patched<S>(state: S, repair: Repair['repair']): { state: S; fault: string | null } {
  for (const { path, value } of repair) {
    const keys = path.split('.');
    const last = keys.pop();
    let at: unknown = state;
    for (const key of keys) at = isHolder(at) && Object.hasOwn(at, key) ? at[key] : undefined;
    if (last === undefined || !isHolder(at) || !Object.hasOwn(at, last))
      return { state, fault: `There is no ${path} in the state` };
    if (notPlainAt(value) !== null) return { state, fault: `The value for ${path} is not plain data` };
    if (kindOf(at[last]) !== kindOf(value) && at[last] !== null)
      return { state, fault: `${path} must stay a ${kindOf(at[last])}` };
    at[last] = copy(value);
  }
  return { state, fault: null };
}

const isHolder = (value: unknown): value is Record<string, Json> => typeof value === 'object' && value !== null;
const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);
