import { useState } from 'react';
import {
  type District,
  DISTRICTS,
  generate,
  layOut,
  READY_TABLES,
  type Terrain,
  type Theme,
  THEME_NAMES,
} from '../../tabletop/index.ts';
import { CheckField, NumberField, SelectField, TextField } from './fields.tsx';
import { asNew, dropTable, keptTables, readTable } from './tables.ts';

const KIND_WORDS: Readonly<Record<District | Theme, string>> = {
  urban: 'Streets of a town',
  suburban: 'Suburb',
  rural: 'Countryside',
  town: 'Scattered: town',
  farm: 'Scattered: farm',
  industrial: 'Scattered: works',
  forest: 'Scattered: forest',
};
const KINDS = [...DISTRICTS, ...THEME_NAMES] as const;
const isDistrict = (kind: District | Theme): kind is District => (DISTRICTS as readonly string[]).includes(kind);

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
        <ul className="row">
          <li>
            <button type="button" onClick={() => onOpen(asNew(empty(48, 48)))}>
              An empty one
            </button>
          </li>
          {READY_TABLES.map((terrain) => (
            <li key={terrain.id}>
              <button type="button" onClick={() => onOpen(asNew(terrain))}>
                {terrain.name}
              </button>
            </li>
          ))}
        </ul>
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

/** A table by chance; the same words deal the same table again. */
function Dealt({ onOpen }: { onOpen: (terrain: Terrain) => void }) {
  const [kind, setKind] = useState<District | Theme>('urban');
  const [seed, setSeed] = useState('first');
  const [width, setWidth] = useState(48);
  const [depth, setDepth] = useState(48);
  const [fair, setFair] = useState(true);
  const [complaint, setComplaint] = useState<string | null>(null);
  const deal = (): void => {
    const size = { seed, width, depth, zone: Math.min(8, Math.floor(depth / 5)) };
    try {
      onOpen(asNew(isDistrict(kind) ? layOut({ ...size, district: kind, fair }) : generate({ ...size, theme: kind })));
    } catch {
      setComplaint('No table of this size was found. Try another word, or a larger table.');
    }
  };
  return (
    <section aria-labelledby="dealt">
      <h2 id="dealt">Deal one out</h2>
      <p className="hint">
        {isDistrict(kind)
          ? 'Streets, houses with rooms, yards, vehicles, woods and fields. Every room can be walked to.'
          : 'Both halves are the same, zones are free, and there is a way across from everywhere.'}
      </p>
      <div className="editor-grid">
        <SelectField
          label="Kind of table"
          value={kind}
          values={KINDS.map((name) => [name, KIND_WORDS[name]] as const)}
          onChange={setKind}
        />
        <TextField label="Any word: it decides the table" value={seed} onChange={setSeed} />
        <NumberField label="Width in inches" value={width} min={24} onChange={setWidth} />
        <NumberField label="Depth in inches" value={depth} min={24} onChange={setDepth} />
      </div>
      {isDistrict(kind) && <CheckField label="The same for both sides" value={fair} onChange={setFair} />}
      <button type="button" onClick={deal}>
        Deal the table
      </button>
      {complaint !== null && (
        <p className="complaint" role="alert">
          {complaint}
        </p>
      )}
    </section>
  );
}
