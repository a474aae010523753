import { type RuleId, rulesOf } from '../../../rules/index.ts';
import { ATTRIBUTE_TEXTS } from '../texts/data-gear.ts';
import type { Attribute } from './attributes.ts';

/** How the ledger writes what our data say, for tests that compare whole tables cell by cell. */

const ledger = await rulesOf('last-days');

export function tableOf(id: RuleId): readonly (readonly string[])[] {
  const rows = ledger.find((entry) => entry.id === id)?.rows;
  if (rows === undefined) throw new Error(`The ledger has no table ${id}`);
  return rows;
}

export const textOf = (id: RuleId): string => ledger.find((entry) => entry.id === id)?.text ?? '';

export const asterisk = (marked: boolean): string => (marked ? '*' : '');

/** +1, 0, −1 with the ledger's minus. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

export const range = ([least, most]: readonly [number, number]): string =>
  least === most ? String(least) : `${least}–${most}`;

export const attributeName = (attribute: Attribute): string => {
  const { name } = ATTRIBUTE_TEXTS[attribute.id];
  return 'x' in attribute ? `${name} ${attribute.x}` : name;
};
