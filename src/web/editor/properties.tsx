import { type Area, type Building, isAwkwardPiece, type Piece } from '../../tabletop/index.ts';
import { withoutCorner, withoutPart } from './corners.ts';
import { CheckField, NumberField, SelectField, TextField } from '../ui/fields.tsx';
import type { EditorFault } from './file.ts';
import { OpeningFields } from './openings.tsx';
import { STOCK } from './stock.ts';
import { useStudio, useWorkshop } from './studio.ts';
import { tagged, TagFields } from './tags.tsx';
import { boxOf, called, centreOf, isBuilding, isPiece, moved, scaled, type Thing } from './things.ts';

const GROUND_WORDS = [
  ['normal', 'Normal ground'],
  ['difficult', 'Difficult ground'],
  ['dangerous', 'Dangerous ground'],
  ['impassable', 'Impassable'],
] as const;
const AREA_WORDS = [
  ['zone', 'Deployment zone'],
  ['objective', 'Objective'],
  ['fire', 'Fire'],
  ['section', 'Section'],
] as const;

/** Everything about what is selected: where it is, how large, and what it does. */
export function Properties({ faults }: { faults: readonly EditorFault[] }) {
  const workshop = useWorkshop();
  useStudio((studio) => studio.selected);
  useStudio((studio) => studio.history);
  const things = workshop.selection;
  const [thing] = things;
  if (thing === undefined) return null;
  return (
    <section className="editor-properties" aria-labelledby="selected">
      <h2 id="selected">{things.length === 1 ? called(thing) : `${things.length} things`}</h2>
      <div className="row">
        <button type="button" onClick={() => workshop.turnBy(-15)}>
          Turn left
        </button>
        <button type="button" onClick={() => workshop.turnBy(15)}>
          Turn right
        </button>
        <button type="button" onClick={() => workshop.copy()}>
          Copy
        </button>
        <button type="button" onClick={() => workshop.copyTurned()}>
          Copy to the other half
        </button>
        <button type="button" onClick={() => workshop.remove()}>
          Remove
        </button>
      </div>
      {faults
        .filter(({ id }) => things.some((one) => one.id === id))
        .map(({ path, message }) => (
          <p key={path} className="complaint">
            {message}
          </p>
        ))}
      {things.length === 1 && <One key={thing.id} thing={thing} />}
    </section>
  );
}

function One({ thing }: { thing: Thing }) {
  const workshop = useWorkshop();
  const change = (how: (now: Thing) => Thing): void => workshop.change([thing.id], how);
  const box = boxOf([thing.outline]);
  const centre = centreOf(box);
  return (
    <>
      <div className="editor-grid">
        <TextField label="Name" value={thing.name} onChange={(name) => change((now) => ({ ...now, name }))} />
        <NumberField
          label="From the left"
          value={centre.x}
          onChange={(x) => change((now) => moved(now, x - centre.x, 0))}
        />
        <NumberField
          label="From the top"
          value={centre.y}
          onChange={(y) => change((now) => moved(now, 0, y - centre.y))}
        />
        <NumberField
          label="Width"
          value={box.width}
          min={0.1}
          onChange={(width) => change((now) => scaled(now, width / box.width, 1, centre))}
        />
        <NumberField
          label="Depth"
          value={box.depth}
          min={0.1}
          onChange={(depth) => change((now) => scaled(now, 1, depth / box.depth, centre))}
        />
      </div>
      {isPiece(thing) ? (
        <PieceFields piece={thing} />
      ) : isBuilding(thing) ? (
        <BuildingFields building={thing} />
      ) : (
        <AreaFields area={thing} />
      )}
      <details>
        <summary>Corners</summary>
        <ol className="editor-corners">
          {thing.outline.map(({ x, y }, i) => (
            <li key={`${x} ${y}`}>
              {x} by {y}{' '}
              <button
                type="button"
                className="quiet"
                disabled={thing.outline.length <= 3}
                aria-label={`Remove corner ${i + 1}`}
                onClick={() => change((now) => withoutCorner(now, i))}
              >
                Remove
              </button>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}

function PieceFields({ piece }: { piece: Piece }) {
  const workshop = useWorkshop();
  const change = (part: Partial<Piece>): void =>
    workshop.change([piece.id], (now) => (isPiece(now) ? { ...now, ...part } : now));
  return (
    <>
      <div className="editor-grid">
        <TextField label="Looks like" value={piece.looks} list="looks" onChange={(looks) => change({ looks })} />
        <datalist id="looks">
          {STOCK.map(({ id }) => (
            <option key={id} value={id} />
          ))}
        </datalist>
        <SelectField label="Ground" value={piece.kind} values={GROUND_WORDS} onChange={(kind) => change({ kind })} />
        <NumberField label="Height" value={piece.height} onChange={(height) => change({ height })} />
        <CheckField
          label="Blocks sight"
          value={piece.blocksSight}
          onChange={(blocksSight) => change({ blocksSight, ...(blocksSight ? { seeThrough: false } : {}) })}
        />
        <CheckField
          label="Growth: seen through"
          value={piece.seeThrough}
          onChange={(seeThrough) => change({ seeThrough, ...(seeThrough ? { blocksSight: false } : {}) })}
        />
        <CheckField label="Gives cover" value={piece.cover} onChange={(cover) => change({ cover })} />
        <CheckField label="Can be climbed" value={piece.climbable} onChange={(climbable) => change({ climbable })} />
      </div>
      {isAwkwardPiece(piece) && (
        <p className="hint">
          At this height it hides nearly all of a standing model, but not quite. Up to 0.9 inches it is cover, from 1.3
          inches it blocks sight.
        </p>
      )}
      <TagFields
        tags={piece.tags}
        on="piece"
        of={called(piece)}
        onChange={(tags) => workshop.change([piece.id], (now) => (isPiece(now) ? tagged(now, tags) : now))}
      />
    </>
  );
}

function AreaFields({ area }: { area: Area }) {
  const workshop = useWorkshop();
  const change = (part: Partial<Area>): void =>
    workshop.change([area.id], (now) => (isPiece(now) || isBuilding(now) ? now : { ...now, ...part }));
  return (
    <div className="editor-grid">
      <SelectField label="Means" value={area.kind} values={AREA_WORDS} onChange={(kind) => change({ kind })} />
      {area.kind === 'zone' && (
        <NumberField
          label="Side, from 1"
          value={(area.side ?? 0) + 1}
          min={1}
          onChange={(side) => change({ side: side - 1 })}
        />
      )}
    </div>
  );
}

function BuildingFields({ building }: { building: Building }) {
  const workshop = useWorkshop();
  const change = (part: Partial<Building>): void =>
    workshop.change([building.id], (now) => (isBuilding(now) ? { ...now, ...part } : now));
  const parts = [
    ...building.walls.map(({ id, level }) => ({ id, words: `inner wall, level ${level}` })),
    ...building.links.map(({ id, kind, from }) => ({ id, words: `${kind} from level ${from.level}` })),
  ];
  return (
    <>
      <div className="editor-grid">
        <TextField
          label="Floors, in inches"
          value={building.floors.join(', ')}
          onChange={(text) => change({ floors: text.split(',').map(Number).filter(Number.isFinite) })}
        />
        <NumberField label="Height of the roof" value={building.height} onChange={(height) => change({ height })} />
        <CheckField
          label="Flat roof, can be stood on"
          value={building.flatRoof}
          onChange={(flatRoof) => change({ flatRoof })}
        />
      </div>
      <TagFields
        tags={building.tags}
        on="building"
        of={called(building)}
        onChange={(tags) => workshop.change([building.id], (now) => (isBuilding(now) ? tagged(now, tags) : now))}
      />
      <OpeningFields building={building} />
      <ul className="editor-corners">
        {parts.map(({ id, words }) => (
          <li key={id}>
            {words}{' '}
            <button
              type="button"
              className="quiet"
              aria-label={`Remove ${words}`}
              onClick={() => workshop.change([building.id], (now) => withoutPart(now, id))}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
