import { type RuleId, rulesOf } from '../../../rules/index.ts';

/** How the ledger writes what our data say, for tests that compare whole tables cell by cell. */

const ledger = await rulesOf('all-things-zombie');

export function tableOf(id: RuleId): readonly (readonly string[])[] {
  const rows = ledger.find((entry) => entry.id === id)?.rows;
  if (rows === undefined) throw new Error(`The ledger has no table ${id}`);
  return rows;
}

export const textOf = (id: RuleId): string => ledger.find((entry) => entry.id === id)?.text ?? '';

/** +1d6, 0d6, -1d6. */
export const inDice = (n: number): string => `${n > 0 ? '+' : ''}${n}d6`;

/** `+1`, `0`, `-1`. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));
