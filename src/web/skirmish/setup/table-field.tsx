import { dealTable, type DealtTable, type TableChoice, terrainOf } from '../../../skirmish/index.ts';
import { READY_TABLES, type Terrain } from '../../../tabletop/index.ts';
import { keptTables } from '../../editor/tables.ts';
import {
  DEALT_KINDS,
  DEALT_WORDS,
  dealtAs,
  type DealtKind,
  DealFields,
  kindOf,
  nextSeed,
  NotDealt,
} from '../../tabletop/dealing.tsx';
import { TablePicture } from '../../tabletop/pictures/picture.tsx';

/** Tables of the game's own, beside those that every game has. */
interface OwnTables {
  readonly title: string;
  readonly tables: readonly { readonly id: string; readonly name: string }[];
  readonly now: string | null;
  readonly onChange: (id: string) => void;
}

interface TableFieldProps {
  readonly label: string;
  /** The table of the set-up; null where it is one of the game's own. */
  readonly now: TableChoice | null;
  /** What is shown: the table as it will be played on. */
  readonly terrain: Terrain | null;
  /** The ready tables of the game, if not those that every game has. */
  readonly ready?: readonly Terrain[];
  readonly own?: OwnTables;
  /** How many sides need a zone to deploy in. */
  readonly sides: number;
  /** What a table is like that is dealt: how large, how deep its zones. */
  readonly dealt: Pick<DealtTable, 'width' | 'depth' | 'zone'>;
  /** Whether any size will do. */
  readonly sizes?: boolean;
  readonly onChange: (table: TableChoice) => void;
}

/** Where a match is played: a ready table, one that was drawn here, or one that chance deals; with a picture of it. */
export function TableField(props: TableFieldProps) {
  const { label, now, terrain, own, sides, dealt, sizes = true, onChange } = props;
  const fits = ({ areas, width, depth }: Terrain): boolean =>
    areas.filter(({ kind }) => kind === 'zone').length >= sides &&
    (sizes || (width === dealt.width && depth === dealt.depth));
  const ready = (props.ready ?? READY_TABLES).filter(fits);
  const drawn = keptTables().flatMap((kept) => (fits(kept.terrain) ? [kept.terrain] : []));
  const given = now?.kind === 'own' && !drawn.some(({ id }) => id === now.terrain.id) ? now.terrain : null;
  const isDealt = now !== null && 'seed' in now;
  const choose = (value: string): void => {
    const [kind, id] = split(value);
    if (kind === 'game') own?.onChange(id);
    if (kind === 'ready') onChange({ kind, table: id });
    if (kind === 'dealt') onChange(dealtAs(id as DealtKind, isDealt ? now : { seed: 'first', ...dealt }));
    const mine = drawn.find((table) => table.id === id);
    if (kind === 'own' && mine !== undefined) onChange({ kind, terrain: mine as never });
  };
  return (
    <div className="dealt">
      <div className="dealt-fields">
        <label className="field">
          <span>{label}</span>
          <select value={valueOf(now, own)} onChange={(event) => choose(event.target.value)}>
            {own !== undefined && <Tables kind="game" label={own.title} tables={own.tables} />}
            <Tables kind="ready" label="Ready tables" tables={ready} />
            <Tables kind="own" label="Drawn by you" tables={[...drawn, ...(given === null ? [] : [given])]} />
            {sides <= DEALT_SIDES && (
              <Tables
                kind="dealt"
                label="Dealt by chance"
                tables={DEALT_KINDS.map((id) => ({ id, name: DEALT_WORDS[id] }))}
              />
            )}
          </select>
        </label>
        {isDealt && (
          <>
            <DealFields table={now} sizes={sizes} onChange={onChange} />
            <p>
              <button type="button" onClick={() => onChange({ ...now, seed: nextSeed(now.seed) })}>
                Deal another
              </button>
            </p>
          </>
        )}
      </div>
      {terrain === null ? <NotDealt /> : <TablePicture terrain={terrain} />}
    </div>
  );
}

/** A table that chance deals has two zones. */
const DEALT_SIDES = 2;

function Tables({ kind, label, tables }: { kind: string; label: string; tables: OwnTables['tables'] }) {
  if (tables.length === 0) return null;
  return (
    <optgroup label={label}>
      {tables.map(({ id, name }) => (
        <option key={id} value={`${kind} ${id}`}>
          {name || id}
        </option>
      ))}
    </optgroup>
  );
}

function valueOf(now: TableChoice | null, own: OwnTables | undefined): string {
  if (now === null) return `game ${own?.now ?? ''}`;
  if (now.kind === 'ready') return `ready ${now.table}`;
  return now.kind === 'own' ? `own ${now.terrain.id}` : `dealt ${kindOf(now)}`;
}

const split = (value: string): readonly [string, string] => {
  const at = value.indexOf(' ');
  return [value.slice(0, at), value.slice(at + 1)];
};

/**
 * What somebody chose, for a set-up that holds a terrain only: a ready table is found again by what it is, a dealt one is
 * remembered for as long as the page is open.
 */
export function choiceBehind(terrain: Terrain): TableChoice {
  const ready = READY_TABLES.find((table) => table.id === terrain.id && isSame(table, terrain));
  if (ready !== undefined) return { kind: 'ready', table: ready.id };
  const chosen = dealtHere.find((table) => isSame(dealTable(table), terrain));
  return chosen ?? { kind: 'own', terrain: terrain as never };
}

const dealtHere: DealtTable[] = [];

/** The terrain of a choice, which is found again by `choiceBehind`. */
export function terrainBehind(table: TableChoice): Terrain | null {
  if (!('seed' in table)) return terrainOf(table);
  dealtHere.unshift(table);
  dealtHere.length = Math.min(dealtHere.length, 8);
  return dealTable(table);
}

const isSame = (one: Terrain | null, other: Terrain): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
