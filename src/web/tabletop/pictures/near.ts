import { useEffect, useRef, useState } from 'react';
import type { Terrain } from '../../../tabletop/index.ts';
import type { Frame } from '../../paint/brush.ts';
import type { Order, Painted } from '../../paint/painter.ts';
import { type Camera, toTable } from '../camera.ts';
import { hirePainter } from '../painted.tsx';

/** The ground that is in view, painted finer than the whole table could be. */
export interface Near {
  readonly frame: Frame;
  readonly picture: ImageBitmap | HTMLCanvasElement;
}

/** So much finer than the painting it must be to be worth painting. */
const SOFT = 1.2;
/** Pixels of an inch, and of all of it, at most. */
const FINEST = 150;
const MOST = 5_000_000;
/** Inches beside what is in view: a little may be dragged without seeing an edge. */
const RIM = 1.5;

type Tile = Extract<Order, { kind: 'tile' }>;

const holds = (a: Frame, b: Frame): boolean =>
  a.x <= b.x && a.y <= b.y && a.x + a.width >= b.x + b.width && a.y + a.depth >= b.y + b.depth;

/** What the camera shows, cut to the table. */
function viewOf({ pose, screen }: Camera, { width, depth }: Terrain, rim: number): Frame {
  const [from, to] = [toTable(pose, { x: 0, y: 0 }), toTable(pose, { x: screen.width, y: screen.depth })];
  const [x, y] = [Math.max(0, from.x - rim), Math.max(0, from.y - rim)];
  return { x, y, width: Math.min(width, to.x + rim) - x, depth: Math.min(depth, to.y + rim) - y };
}

export function useNear(now: Terrain, painted: Painted | null, camera: Camera): Near | null {
  // Every state of a match may bring a terrain of its own; only where it differs is there a new painting.
  const table = useRef(now);
  table.current = now;
  const [near, setNear] = useState<Near | null>(null);
  const shown = useRef<Near | null>(null);
  useEffect(() => {
    shown.current = null;
    setNear(null);
    if (painted?.whole !== true) return;
    const terrain = table.current;
    const coarse = painted.ground.width / terrain.width;
    let painter: ReturnType<typeof hirePainter> | null = null;
    let asked: Tile | null = null;
    const look = (): void => {
      const { pose, screen } = camera;
      const sharp = pose.scale * Math.min(2, devicePixelRatio);
      const view = viewOf(camera, terrain, 0);
      if (asked !== null || screen.width === 0 || sharp < coarse * SOFT || view.width <= 0 || view.depth <= 0) return;
      const frame = viewOf(camera, terrain, RIM);
      const scale = Math.min(FINEST, sharp, Math.sqrt(MOST / (frame.width * frame.depth)));
      const { current } = shown;
      const fine = current === null ? 0 : current.picture.width / current.frame.width;
      if (scale < coarse * SOFT || (current !== null && holds(current.frame, view) && fine > scale * 0.8)) return;
      asked = { kind: 'tile', key: 'near', terrain, scale, frame };
      painter ??= hirePainter((work) => {
        const done = asked;
        // What could not be painted once is not tried again: the painting stays as it is.
        if (work.kind === 'failed') return;
        asked = null;
        if (work.kind === 'tile' && done !== null) {
          shown.current = { frame: done.frame, picture: work.picture };
          setNear(shown.current);
        }
        look();
      });
      painter.order(asked);
    };
    const end = camera.onRest(look);
    look();
    return () => {
      end();
      painter?.end();
    };
  }, [painted, camera]);
  return near;
}
