import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { inside, type Terrain } from '../../tabletop/index.ts';
import type { Painted } from '../paint/painter.worker.ts';
import { useSettings } from '../settings.ts';
import { useDesk } from './desk.ts';
import type { Figure } from './figure.ts';

/** Pixels of an inch: fewer on large tables. */
const scaleFor = ({ width, depth }: Terrain): number => (Math.max(width, depth) > 48 ? 32 : 44);

/** The table as it was painted beside the page; null until then, where nothing can be painted there, and for everybody who does not want it. */
export function usePainting(terrain: Terrain): Painted | null {
  const [painted, setPainted] = useState<{ readonly of: Terrain; readonly what: Painted } | null>(null);
  const wanted = useSettings((now) => now.painted);
  useEffect(() => {
    if (!wanted || typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return;
    const worker = new Worker(new URL('../paint/painter.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Painted>) => {
      setPainted({ of: terrain, what: data });
      worker.terminate();
    };
    worker.postMessage({ terrain, scale: scaleFor(terrain) });
    return () => worker.terminate();
  }, [terrain, wanted]);
  return wanted && painted?.of === terrain ? painted.what : null;
}

const Picture = memo(function Picture({
  of,
  ...frame
}: {
  of: ImageBitmap;
  x: number;
  y: number;
  width: number;
  depth: number;
  lifted?: boolean;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current === null) return;
    canvas.current.width = of.width;
    canvas.current.height = of.height;
    canvas.current.getContext('2d')?.drawImage(of, 0, 0);
  }, [of]);
  const { x, y, width, depth, lifted } = frame;
  return (
    <canvas
      ref={canvas}
      className="tt-picture-part"
      data-lifted={lifted || undefined}
      style={{ left: x, top: y, width, height: depth }}
    />
  );
});

interface PaintingProps {
  readonly terrain: Terrain;
  readonly painted: Painted;
  readonly figures: readonly Figure[];
  readonly layer: RefObject<HTMLDivElement | null>;
}

/** The painting under all that is drawn. Roofs are lifted where somebody is inside or points at them. */
export function Painting({ terrain, painted, figures, layer }: PaintingProps) {
  const at = useDesk((now) => now.at);
  const level = useDesk((now) => now.level);
  const isLifted = (id: string): boolean => {
    const building = terrain.buildings.find((one) => one.id === id);
    if (building === undefined) return false;
    const { outline, floors } = building;
    const pointed = at !== null && inside(outline, at);
    const within = figures.some((figure) => figure.level < floors.length && inside(outline, figure));
    return level < floors.length && (pointed || within);
  };
  return (
    <div className="tt-painting" ref={layer} aria-hidden="true">
      <Picture of={painted.ground} x={0} y={0} width={terrain.width} depth={terrain.depth} />
      {painted.roofs.map(({ id, frame, picture }) => (
        <Picture key={id} of={picture} {...frame} lifted={isLifted(id)} />
      ))}
    </div>
  );
}
