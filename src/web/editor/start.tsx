import { type ReactNode, useState } from 'react';
import { dealTable } from '../../skirmish/index.ts';
import { READY_TABLES, type Terrain } from '../../tabletop/index.ts';
import { DEALT_KINDS, DEALT_WORDS, dealtAs, DealFields, kindOf, nextSeed, NotDealt } from '../tabletop/dealing.tsx';
import { CATALOGUE } from '../catalogue.ts';
import { useSettings } from '../settings.ts';
import { FlatPicture } from '../tabletop/pictures/flat.tsx';
import { TablePicture } from '../tabletop/pictures/picture.tsx';
import { SelectField } from '../ui/fields.tsx';
import { asNew, dropTable, keptTables, readTable } from './tables.ts';

const empty = (width: number, depth: number): Terrain => ({
  id: 'my-table',
  name: 'My table',
  theme: '',
  width,
  depth,
  pieces: [],
  buildings: [],
  areas: [],
});

/** Where a new table comes from: nothing, a ready one, chance, or a file. */
export function Start({ onOpen }: { onOpen: (terrain: Terrain) => void }) {
  const [kept, setKept] = useState(keptTables);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const read = readTable(await file.text());
    if ('terrain' in read) onOpen(asNew(read.terrain));
    else setFaults(read.faults);
  };
  return (
    <>
      {kept.length > 0 && (
        <section aria-labelledby="kept">
          <h2 id="kept">Your tables</h2>
          <ul className="continue">
            {kept.map(({ id, terrain, touched }) => (
              <li key={id}>
                <button type="button" onClick={() => onOpen(terrain)}>
                  {terrain.name || id}
                </button>
                <span className="hint">
                  {terrain.width} by {terrain.depth} inches, {terrain.pieces.length + terrain.buildings.length} pieces
                </span>
                <time className="hint" dateTime={new Date(touched).toISOString()}>
                  {new Date(touched).toLocaleString()}
                </time>
                <button
                  type="button"
                  className="quiet"
                  aria-label={`Delete ${terrain.name}`}
                  onClick={() => {
                    dropTable(id);
                    setKept(keptTables());
                  }}
                >
                  Delete
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="ready">
        <h2 id="ready">Begin with a ready table</h2>
        <Shelf tables={READY_TABLES} onOpen={onOpen}>
          <li>
            <button type="button" onClick={() => onOpen(asNew(empty(48, 48)))}>
              An empty one
            </button>
          </li>
        </Shelf>
        {CATALOGUE.map(
          ({ id, title, tables }) =>
            tables !== undefined && <GameShelf key={id} title={title} load={tables} onOpen={onOpen} />,
        )}
      </section>
      <Dealt onOpen={onOpen} />
      <section aria-labelledby="file">
        <h2 id="file">Open a file</h2>
        <label className="field">
          <span>A table saved as a file</span>
          <input type="file" accept="application/json,.json" onChange={(event) => void open(event.target.files?.[0])} />
        </label>
        {faults.length > 0 && (
          <ul className="complaint" role="alert">
            {faults.slice(0, 8).map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

/** Tables that come with a game, fetched when somebody wants to see them. */
function GameShelf({
  title,
  load,
  onOpen,
}: {
  title: string;
  load: () => Promise<readonly Terrain[]>;
  onOpen: (terrain: Terrain) => void;
}) {
  const [tables, setTables] = useState<readonly Terrain[] | null>(null);
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && tables === null && void load().then(setTables)}>
      <summary>Tables of {title}</summary>
      {tables === null ? <p className="hint">One moment</p> : <Shelf tables={tables} onOpen={onOpen} />}
    </details>
  );
}

/** Pixels of the width of a picture on the shelf. */
const SMALL = 320;

/** Tables beside each other, each with its picture. */
function Shelf({
  tables,
  onOpen,
  children,
}: {
  tables: readonly Terrain[];
  onOpen: (terrain: Terrain) => void;
  children?: ReactNode;
}) {
  const painted = useSettings((now) => now.painted);
  return (
    <ul className="table-shelf">
      {children}
      {tables.map((terrain) => (
        <li key={terrain.id}>
          <button type="button" onClick={() => onOpen(asNew(terrain))}>
            {painted && <FlatPicture terrain={terrain} scale={SMALL / Math.max(terrain.width, terrain.depth)} />}
            {terrain.name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A table by chance; the same words deal the same table again. */
function Dealt({ onOpen }: { onOpen: (terrain: Terrain) => void }) {
  const [table, setTable] = useState(dealtAs('urban', { seed: 'first', width: 48, depth: 48, zone: 8 }));
  const terrain = dealTable({ ...table, zone: Math.min(8, Math.floor(table.depth / 5)) });
  return (
    <section aria-labelledby="dealt">
      <h2 id="dealt">Deal one out</h2>
      <div className="dealt">
        <div className="dealt-fields">
          <SelectField
            label="Kind of table"
            value={kindOf(table)}
            values={DEALT_KINDS.map((name) => [name, DEALT_WORDS[name]] as const)}
            onChange={(kind) => setTable(dealtAs(kind, table))}
          />
          <DealFields table={table} onChange={setTable} />
          <p className="row">
            <button type="button" onClick={() => setTable({ ...table, seed: nextSeed(table.seed) })}>
              Deal another
            </button>
            <button
              type="button"
              disabled={terrain === null}
              onClick={() => terrain !== null && onOpen(asNew(terrain))}
            >
              Open this table
            </button>
          </p>
        </div>
        {terrain === null ? <NotDealt /> : <TablePicture terrain={terrain} />}
      </div>
    </section>
  );
}
