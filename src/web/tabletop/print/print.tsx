import { type CSSProperties, useState } from 'react';
import { createPortal } from 'react-dom';
import { counted } from '../../../kernel/index.ts';
import type { Terrain } from '../../../tabletop/index.ts';
import { CheckField, SelectField } from '../../ui/fields.tsx';
import { FlatPicture } from '../pictures/flat.tsx';
import { Patterns } from '../patterns.tsx';
import { TerrainLayer } from '../terrain.tsx';
import { PAPERS, type Paper, type PrintSheet, sheetsOf } from './sheets.ts';
import './print.css';

/** A table at its real size on sheets of paper, for people who build it at home. */

const LOOKS = { marked: 'painted, with markings', painted: 'painted', drawn: 'drawn in ink' } as const;
type Looks = keyof typeof LOOKS;

/** Pixels of all sheets together, and of an inch at most: finer than this nobody prints a table. */
const PIXELS = 30_000_000;
const FINEST = 120;

export function PrintTable({ terrain, onClose }: { terrain: Terrain; onClose: () => void }) {
  const [paper, setPaper] = useState<Paper>('a4');
  const [looks, setLooks] = useState<Looks>('marked');
  const [open, setOpen] = useState(true);
  const [painted, setPainted] = useState(0);
  const { name, width, depth, buildings } = terrain;
  const sheets = sheetsOf(terrain);
  const scale = Math.floor(Math.min(FINEST, Math.sqrt(PIXELS / (width * depth))));
  const waiting = looks === 'drawn' ? 0 : sheets.length - painted;
  const { label, width: wide, height: high } = PAPERS[paper];
  const [first] = sheets;
  return createPortal(
    <div className="print-table" role="dialog" aria-label={`Print ${name}`}>
      <header className="print-bar">
        <h2>Print {name || 'the table'}</h2>
        <SelectField
          label="Paper"
          value={paper}
          values={Object.entries(PAPERS).map(([id, { label: words }]) => [id, words] as const)}
          onChange={(value) => setPaper(value as Paper)}
        />
        <SelectField
          label="The table is"
          value={looks}
          values={Object.entries(LOOKS)}
          onChange={(value) => {
            setPainted(0);
            setLooks(value as Looks);
          }}
        />
        {buildings.length > 0 && looks !== 'drawn' && (
          <CheckField
            label="Roofs off"
            value={open}
            onChange={(on) => {
              setPainted(0);
              setOpen(on);
            }}
          />
        )}
        <button type="button" className="primary" disabled={waiting > 0} onClick={() => window.print()}>
          {waiting > 0 ? `${waiting} still being painted` : 'Print'}
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
        <p className="hint">
          {counted(sheets.length, 'sheet')} of {label}, {first?.width} by {first?.depth} inches of the table on each.
          Print at 100 %, not fitted to the page: the bar under each picture is one inch long. Cut along the marks and
          lay A1, B1, C1 side by side.
        </p>
      </header>
      <div
        className="print-sheets"
        data-paper={paper}
        style={{ '--paper-wide': `${wide}in`, '--paper-high': `${high}in` } as CSSProperties}
      >
        {sheets.map((sheet) => (
          <SheetOfPaper
            key={`${sheet.name} ${looks} ${open}`}
            sheet={sheet}
            terrain={terrain}
            looks={looks}
            open={open}
            scale={scale}
            onPainted={() => setPainted((count) => count + 1)}
          />
        ))}
      </div>
    </div>,
    document.body,
  );
}

interface SheetProps {
  readonly sheet: PrintSheet;
  readonly terrain: Terrain;
  readonly looks: Looks;
  readonly open: boolean;
  readonly scale: number;
  readonly onPainted: () => void;
}

function SheetOfPaper({ sheet, terrain, looks, open, scale, onPainted }: SheetProps) {
  const { name, x, y, width, depth } = sheet;
  return (
    <section className="print-sheet" aria-label={`Sheet ${name}`}>
      <div className="print-tile" style={{ width: `${width}in`, height: `${depth}in` }}>
        {looks !== 'drawn' && (
          <FlatPicture terrain={terrain} frame={sheet} scale={scale} open={open} onPainted={onPainted} />
        )}
        {looks !== 'painted' && (
          <svg
            className="tt-svg"
            data-painted={looks === 'marked' || undefined}
            data-markings={looks === 'marked' || undefined}
            style={{ '--px': 1 / 96 } as CSSProperties}
            viewBox={`${x} ${y} ${width} ${depth}`}
            aria-hidden="true"
          >
            <Patterns />
            <TerrainLayer terrain={terrain} level={0} />
          </svg>
        )}
        <i className="print-cut" />
      </div>
      <p className="print-foot">
        <b>{name}</b> {terrain.name} <span className="print-inch">1 inch</span>
      </p>
    </section>
  );
}
