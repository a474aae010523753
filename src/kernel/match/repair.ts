import { copy, type Json, notPlainAt } from '../data/json.ts';
import type { Repair } from './record.ts';

/** The state with each `path` (dotted, as in `line.0.damage`) set to its value; or what is wrong with the repair. */
export function patched<S>(state: S, repair: Repair['repair']): { state: S; fault: string | null } {
  for (const { path, value } of repair) {
    const fault = set(state, path.split('.'), value);
    if (fault !== null) return { state, fault: `${path} ${fault}` };
  }
  const mixed = notPlainAt(state);
  return { state, fault: mixed === null ? null : `${mixed} would no longer be plain data of one kind` };
}

function set(state: unknown, path: readonly string[], value: Json): string | null {
  let at = state;
  for (const key of path.slice(0, -1)) at = holds(at, key) ? at[key] : undefined;
  const last = path[path.length - 1] ?? '';
  if (!holds(at, last)) return 'is not in the state';
  if (notPlainAt(value) !== null) return 'needs plain data as its value';
  const before = at[last] as Json;
  if (before !== null && value !== null && kindOf(before) !== kindOf(value))
    return `must keep its kind (${kindOf(before)})`;
  at[last] = copy(value);
  return null;
}

const holds = (value: unknown, key: string): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key);

const kindOf = (value: Json): string => (Array.isArray(value) ? 'list' : typeof value);
