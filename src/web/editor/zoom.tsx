import type { Camera } from '../tabletop/camera.ts';
import { Legend } from '../tabletop/legend.tsx';
import { ZoomButtons } from '../tabletop/tools.tsx';
import { useStudio, useWorkshop } from './studio.ts';

const KEYS = [
  ['N P', 'next and last piece'],
  ['Arrows', 'move it; with Shift by a tenth of an inch'],
  ['[ ]', 'turn it by 15 degrees; with Shift by one'],
  ['D H', 'copy it; copy it into the other half'],
  ['Delete', 'remove it'],
  ['Ctrl Z Y', 'undo, redo'],
  ['+ − 0', 'nearer, farther, the whole table'],
] as const;

/** Buttons at the edge of the table that is drawn. */
export function ZoomTools({ camera }: { camera: Camera }) {
  const workshop = useWorkshop();
  const grid = useStudio((studio) => studio.grid);
  const level = useStudio((studio) => studio.level);
  const storeys = useStudio(({ history: { now } }) => Math.max(0, ...now.buildings.map(({ floors }) => floors.length)));
  return (
    <div className="tt-tools" role="toolbar" aria-label="View">
      <ZoomButtons camera={camera} />
      <button type="button" aria-pressed={grid} onClick={() => workshop.store.setState({ grid: !grid })}>
        Grid
      </button>
      {storeys > 0 && (
        <button
          type="button"
          aria-label={`Level ${level} is shown; show the next`}
          onClick={() => workshop.store.setState({ level: (level + 1) % (storeys + 1) })}
        >
          Level {level}
        </button>
      )}
      <Legend keys={KEYS} />
    </div>
  );
}
