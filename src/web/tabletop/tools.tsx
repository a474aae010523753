import type { ReactNode } from 'react';
import type { Terrain } from '../../tabletop/index.ts';
import { useSettings } from '../settings.ts';
import { useDesk, useDeskStore } from './desk.ts';
import type { Figure } from './figure.ts';
import type { Lens } from './depth/lens.ts';
import { ViewSwitch } from './depth/views.tsx';

interface ToolsProps {
  readonly camera: Lens;
  readonly terrain: Terrain;
  readonly figures: readonly Figure[];
  /** Whether the rules allow to measure just now. */
  readonly measured: boolean;
  readonly children?: ReactNode;
}

/** What every table has, whoever draws or plays on it. */
export function ZoomButtons({ camera }: { camera: Lens }) {
  return (
    <>
      <button type="button" aria-label="Nearer" title="Nearer (+)" onClick={() => camera.zoomBy(1.4)}>
        +
      </button>
      <button type="button" aria-label="Farther" title="Farther (-)" onClick={() => camera.zoomBy(1 / 1.4)}>
        −
      </button>
      <button type="button" title="The whole table (0)" onClick={() => camera.fit()}>
        Fit
      </button>
    </>
  );
}

/** Round the table, for those without a right button. */
function TurnButtons({ camera }: { camera: Lens }) {
  return (
    <>
      <button type="button" aria-label="Turn left" title="Turn left (Q)" onClick={() => camera.turnBy?.(70, 0)}>
        ↺
      </button>
      <button type="button" aria-label="Turn right" title="Turn right (E)" onClick={() => camera.turnBy?.(-70, 0)}>
        ↻
      </button>
      <button
        type="button"
        aria-label="Look from higher up"
        title="Higher (Page Up)"
        onClick={() => camera.turnBy?.(0, 40)}
      >
        ⤒
      </button>
      <button
        type="button"
        aria-label="Look from lower down"
        title="Lower (Page Down)"
        onClick={() => camera.turnBy?.(0, -40)}
      >
        ⤓
      </button>
    </>
  );
}

/** Buttons at the table's edge, for those without wheel and keyboard. */
export function TableTools({ camera, terrain, figures, measured, children }: ToolsProps) {
  const desk = useDeskStore();
  const grid = useDesk((now) => now.grid);
  const painted = useSettings((now) => now.painted);
  const markings = useDesk((now) => now.markings);
  const follow = useDesk((now) => now.follow);
  const ruler = useDesk((now) => now.ruler !== null);
  const view = useDesk((now) => now.view);
  const roofs = useDesk((now) => now.roofs);
  const measure = (): void => {
    if (ruler) return desk.setState({ ruler: null });
    const { selected, at } = desk.getState();
    const figure = figures.find(({ id }) => id === selected);
    desk.setState({ ruler: figure ?? at ?? { x: terrain.width / 2, y: terrain.depth / 2 } });
  };
  return (
    <div className="tt-tools" role="toolbar" aria-label="Table">
      <ViewSwitch />
      <ZoomButtons camera={camera} />
      {view !== 'plan' && <TurnButtons camera={camera} />}
      {view === 'table' && terrain.buildings.length > 0 && (
        <button
          type="button"
          aria-pressed={roofs}
          title="Roofs are on where nobody is inside"
          onClick={() => desk.setState({ roofs: !roofs })}
        >
          Roofs
        </button>
      )}
      <button type="button" aria-pressed={grid} title="Inch grid (G)" onClick={() => desk.setState({ grid: !grid })}>
        Grid
      </button>
      {painted && (
        <button
          type="button"
          aria-pressed={markings}
          title="Hatching and outlines say what ground is like"
          onClick={() => desk.setState({ markings: !markings })}
        >
          Markings
        </button>
      )}
      <button
        type="button"
        aria-pressed={ruler}
        disabled={!measured}
        title={
          measured
            ? 'Measure from the selected model, or from the last point tapped (R)'
            : 'The rules allow no measuring here'
        }
        onClick={measure}
      >
        Ruler
      </button>
      <button
        type="button"
        aria-pressed={follow}
        title="The table moves by itself to where something is asked"
        onClick={() => desk.setState({ follow: !follow })}
      >
        Follow
      </button>
      <Levels terrain={terrain} />
      {children}
    </div>
  );
}

/** Which storey of the buildings is shown. */
function Levels({ terrain }: { terrain: Terrain }) {
  const desk = useDeskStore();
  const level = useDesk((now) => now.level);
  const most = Math.max(0, ...terrain.buildings.map(({ floors, flatRoof }) => floors.length - (flatRoof ? 0 : 1)));
  if (most === 0) return null;
  const next = level >= most ? 0 : level + 1;
  return (
    <button
      type="button"
      title="Which storey is shown"
      aria-label={`Level ${level} is shown; show level ${next}`}
      onClick={() => desk.setState({ level: next, byHand: true })}
    >
      Level {level}
    </button>
  );
}
