import { counted } from '../../kernel/index.ts';
import { useEffect, useMemo, useState } from 'react';
import type { Terrain } from '../../tabletop/index.ts';
import { download } from '../match/keeping/share-file.ts';
import { PrintTable } from '../tabletop/print/print.tsx';
import { CheckField, NumberField, SelectField, TextField } from '../ui/fields.tsx';
import { faultsIn, toFile } from './file.ts';
import { Palette } from './palette.tsx';
import { Properties } from './properties.tsx';
import { DrawingSheet } from './sheet.tsx';
import { SNAPS, useStudio, useWorkshop, Workshop, WorkshopProvider } from './studio.ts';
import { keepTable } from './tables.ts';
import { thingNamed } from './things.ts';
import './editor.css';

/** A table on the drawing board. */
export function Drawing({ terrain, onClose }: { terrain: Terrain; onClose: () => void }) {
  const workshop = useMemo(() => new Workshop(terrain), [terrain]);
  return (
    <WorkshopProvider value={workshop}>
      <Board onClose={onClose} />
    </WorkshopProvider>
  );
}

/** Milliseconds of rest after which what was drawn is kept. */
const REST = 400;

function Board({ onClose }: { onClose: () => void }) {
  const workshop = useWorkshop();
  const now = useStudio((studio) => studio.history.now);
  const trial = useStudio((studio) => studio.trial);
  const undo = useStudio((studio) => studio.history.past.length > 0);
  const redo = useStudio((studio) => studio.history.future.length > 0);
  const faults = useMemo(() => faultsIn(trial ?? now), [trial, now]);
  const [printing, setPrinting] = useState(false);
  const [complaint, setComplaint] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setComplaint(keepTable(now, Date.now())), REST);
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <div className="editor">
      <header className="table-bar">
        <h1>{now.name || 'Table'}</h1>
        <div className="tools">
          <button type="button" disabled={!undo} onClick={() => workshop.undo()}>
            Undo
          </button>
          <button type="button" disabled={!redo} onClick={() => workshop.redo()}>
            Redo
          </button>
          <button
            type="button"
            disabled={faults.length > 0}
            onClick={() => download(`${now.id}.json`, toFile(now))}
            title={faults.length > 0 ? 'First put right what is marked' : undefined}
          >
            Save as a file
          </button>
          <button type="button" disabled={faults.length > 0} onClick={() => setPrinting(true)}>
            Print
          </button>
          <button
            type="button"
            onClick={() => {
              keepTable(now, Date.now());
              onClose();
            }}
          >
            All tables
          </button>
        </div>
      </header>
      {printing && <PrintTable terrain={now} onClose={() => setPrinting(false)} />}
      <DrawingSheet faults={faults} />
      <aside className="editor-side" aria-label="Drawing">
        <p className={faults.length === 0 ? 'tag ok' : 'tag harm'} role="status">
          {faults.length === 0 ? 'Ready to play on' : counted(faults.length, 'fault')}
        </p>
        {faults.length > 0 && (
          <ul className="editor-fault-list">
            {faults.map(({ id, path, message }) => (
              <li key={`${path} ${message}`}>
                {id !== null && thingNamed(now, id) !== undefined ? (
                  <button type="button" className="quiet" onClick={() => workshop.select([id])}>
                    {message}
                  </button>
                ) : (
                  `${path}: ${message}`
                )}
              </li>
            ))}
          </ul>
        )}
        {complaint !== null && <p className="complaint">{complaint}</p>}
        <Properties faults={faults} />
        <Palette />
        <TableFields />
      </aside>
    </div>
  );
}

/** The table itself: name, size, what points are rounded to. */
function TableFields() {
  const workshop = useWorkshop();
  const { name, width, depth } = useStudio((studio) => studio.history.now);
  const snap = useStudio((studio) => studio.snap);
  const grid = useStudio((studio) => studio.grid);
  return (
    <section aria-labelledby="table-itself">
      <h2 id="table-itself">The table</h2>
      <div className="editor-grid">
        <TextField
          label="Name of the table"
          value={name}
          onChange={(text) => workshop.do({ ...workshop.terrain, name: text })}
        />
        <NumberField
          label="Table width"
          value={width}
          min={12}
          onChange={(inches) => workshop.do({ ...workshop.terrain, width: inches })}
        />
        <NumberField
          label="Table depth"
          value={depth}
          min={12}
          onChange={(inches) => workshop.do({ ...workshop.terrain, depth: inches })}
        />
        <SelectField
          label="Points lie on"
          value={String(snap)}
          values={SNAPS.map((value) => [String(value), value === 0 ? 'any place' : `a grid of ${value}"`] as const)}
          onChange={(value) => workshop.store.setState({ snap: Number(value) })}
        />
        <CheckField label="Show the inch grid" value={grid} onChange={(on) => workshop.store.setState({ grid: on })} />
      </div>
    </section>
  );
}
