import type { GearId } from './equipment.ts';

/** LD.GEN.4: a D3, or a die. */
type Die = 'D3' | 'D6';
/** D6 + 3 is `{ die: 'D6', plus: 3 }`; a plain number is `{ die: null, plus: 1 }`. */
export interface Amount {
  readonly die: Die | null;
  readonly plus: number;
}

export interface Find {
  readonly points: Amount;
  readonly gear: readonly { readonly id: GearId; readonly number: Amount }[];
}

/** The totals of 2D6 across the top of the Supply Table. */
export const SUPPLY_COLUMNS = [
  [2, 3],
  [4, 5],
  [6, 8],
  [9, 10],
  [11, 12],
] as const;

const d6 = (plus = 0): Amount => ({ die: 'D6', plus });
const d3 = (plus = 0): Amount => ({ die: 'D3', plus });
const one: Amount = { die: null, plus: 1 };
const find = (points: Amount, ...gear: readonly (GearId | readonly [Amount, GearId])[]): Find => ({
  points,
  gear: gear.map((found) =>
    typeof found === 'string' ? { id: found, number: one } : { id: found[1], number: found[0] },
  ),
});

/** LD.T.SUPPLY: rows by the first 2D6, from 2 to 12; columns by the second. Two cells break their row's pattern in the book. */
export const SUPPLY_TABLE = [
  [
    find(d6(6), 'minigun'),
    find(d6(6), 'reflex-sight'),
    find(d6(6), 'chainsaw'),
    find(d6(6), 'combat-shotgun'),
    find(d6(6), 'military-sniper-rifle'),
  ],
  [
    find(d6(6), 'military-assault-rifle'),
    find(d6(6), 'silencer'),
    find(d6(6)),
    find(d6(6), 'hunting-crossbow'),
    find(d6(6), 'high-power-rifle', 'scope'),
  ],
  [
    find(d6(6), [d3(1), 'climbing-gear']),
    find(d6(3), 'tactical-vest'),
    find(d6(3), 'heavy-blade'),
    find(d6(3), 'fire-bomb'),
    find(d6(3), [d3(1), 'booze']),
  ],
  [
    find(d6(3), [d3(1), 'thrown-explosive']),
    find(d6(3), 'surplus-smg'),
    find(d6(3)),
    find(d6(3), 'sawed-off-shotgun'),
    find(d6(3), [d3(1), 'medical-supplies']),
  ],
  [
    find(d6(), 'surplus-assault-rifle'),
    find(d6(), 'semi-automatic'),
    find(d6(), 'knife'),
    find(d6(), 'medical-supplies'),
    find(d6(), [d3(), 'semi-automatic']),
  ],
  [find(d6(), 'surplus-smg'), find(d6(), 'revolver'), find(d6()), find(d6(), 'booze'), find(d6(), 'hunting-rifle')],
  [
    find(d6(), 'military-smg'),
    find(d6(), 'magnum'),
    find(d6(), 'club'),
    find(d6(), 'climbing-gear'),
    find(d6(), [d3(), 'revolver']),
  ],
  [
    find(d6(3), [d3(1), 'medical-supplies']),
    find(d6(3), 'thrown-explosive'),
    find(d6(3)),
    find(d6(3), 'hunting-bow'),
    find(d6(3), 'high-power-rifle'),
  ],
  [
    find(d3(3), [d3(1), 'silencer']),
    find(d6(3), 'scope'),
    find(d6(3), 'heavy-club'),
    find(d6(3), 'fire-bomb'),
    find(d6(3), 'hunting-rifle', 'scope'),
  ],
  [
    find(d6(6), 'squad-automatic-weapon'),
    find(d6(6), 'noisemaker'),
    find(d6(6)),
    find(d6(6), 'pump-action-shotgun'),
    find(d6(6), [d3(), 'hunting-rifle']),
  ],
  [
    find(d6(6), 'assault-armour'),
    find(d6(6), 'military-smg'),
    find(d6(6), 'riot-shield'),
    find(d6(6), 'mod-kit'),
    find(d6(6), [d3(), 'mod-kit']),
  ],
] as const satisfies readonly (readonly [Find, Find, Find, Find, Find])[];

/** LD.LOOT.3: what lies at two totals of 2D6, the row first. */
export function findAt(row: number, column: number): Find {
  const across = SUPPLY_COLUMNS.findIndex(([least, most]) => least <= column && column <= most);
  const found = SUPPLY_TABLE[row - 2]?.[across];
  if (found === undefined) throw new RangeError(`LD.T.SUPPLY has no cell ${row}, ${column}`);
  return found;
}
