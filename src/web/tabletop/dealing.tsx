import type { DealtTable } from '../../skirmish/index.ts';
import { type District, DISTRICTS, LIMITS, type Theme, THEME_NAMES } from '../../tabletop/index.ts';
import { CheckField, NumberField, TextField } from '../ui/fields.tsx';

/** Kinds of tables that chance deals: streets with what stands along them, or pieces scattered over the table. */
export const DEALT_KINDS = [...DISTRICTS, ...THEME_NAMES] as const;
export type DealtKind = District | Theme;

export const DEALT_WORDS: Readonly<Record<DealtKind, string>> = {
  urban: 'Streets of a town',
  suburban: 'Suburb',
  rural: 'Countryside',
  town: 'Scattered: town',
  farm: 'Scattered: farm',
  industrial: 'Scattered: works',
  forest: 'Scattered: forest',
};

const isDistrict = (kind: DealtKind): kind is District => (DISTRICTS as readonly string[]).includes(kind);

export const kindOf = (table: DealtTable): DealtKind => (table.kind === 'district' ? table.district : table.theme);

interface Deal {
  readonly seed: string;
  readonly width: number;
  readonly depth: number;
  readonly zone: number;
}

/** A table of this kind. */
export const dealtAs = (kind: DealtKind, { seed, width, depth, zone }: Deal, fair = true): DealtTable =>
  isDistrict(kind)
    ? { kind: 'district', district: kind, seed, width, depth, zone, fair }
    : { kind: 'generated', theme: kind, seed, width, depth, zone };

/** The word after this one: "first" deals one table, "first 2" another. */
export function nextSeed(seed: string): string {
  const [, word = '', number] = /^(.*?)(?: (\d+))?$/.exec(seed) ?? [];
  return `${word === '' ? 'table' : word} ${Number(number ?? 1) + 1}`.slice(-40);
}

interface DealProps {
  readonly table: DealtTable;
  /** Whether its size can be chosen. */
  readonly sizes?: boolean;
  readonly onChange: (table: DealtTable) => void;
}

/** What can be said of a table that chance deals: the word that decides it, how large, and whether it is fair. */
export function DealFields({ table, sizes = true, onChange }: DealProps) {
  return (
    <>
      <p className="hint">
        {table.kind === 'district'
          ? 'Streets, houses with rooms, yards, vehicles, woods and fields. Every room can be walked to.'
          : 'Both halves are the same, zones are free, and there is a way across from everywhere.'}
      </p>
      <TextField
        label="Any word: it decides the table"
        value={table.seed}
        most={40}
        onChange={(seed) => onChange({ ...table, seed })}
      />
      {sizes && (
        <div className="row">
          {(['width', 'depth'] as const).map((side) => (
            <NumberField
              key={side}
              label={side === 'width' ? 'Width in inches' : 'Depth in inches'}
              value={table[side]}
              min={24}
              max={LIMITS.inches}
              whole
              onChange={(inches) => onChange({ ...table, [side]: inches })}
            />
          ))}
        </div>
      )}
      {table.kind === 'district' && (
        <CheckField
          label="The same for both sides"
          value={table.fair}
          onChange={(fair) => onChange({ ...table, fair })}
        />
      )}
    </>
  );
}

/** What stands in place of the picture when no table can be dealt. */
export const NotDealt = () => (
  <p className="complaint" role="alert">
    No such table was found. Try another word or another size.
  </p>
);
