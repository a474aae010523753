import { memo, useEffect, useRef } from 'react';
import type { Point } from '../../../kernel/index.ts';
import type { Polygon } from '../../../tabletop/index.ts';
import { middleOf } from '../shapes.ts';

/** Something that lights up what is near it. */
interface Lamp {
  readonly outline: Polygon;
  /** So many inches round it lie in its light. */
  readonly reach: number;
  /** A fire is redder than a lamp. */
  readonly fire?: boolean;
}

/** How dark it is, from 0 at noon to 1, and what gives light. */
export interface Darkness {
  readonly share: number;
  readonly lamps: readonly Lamp[];
}

/** Pixels to the inch: what has no edges need not be fine. */
const SCALE = 10;
/** By day a fire throws so much of the light that it throws by night. */
const BY_DAY = 0.6;
const NIGHT = '12, 16, 38';

/** Night over the painting, with holes where a lamp stands or something burns. Miniatures lie above it and stay readable. */
export const Dusk = memo(function Dusk({
  width,
  depth,
  darkness,
}: {
  width: number;
  depth: number;
  darkness: Darkness;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const brush = canvas.current?.getContext('2d') ?? null;
    if (brush !== null) paint(brush, { width, depth }, darkness);
  }, [width, depth, darkness]);
  return (
    <canvas
      ref={canvas}
      className="tt-picture-part tt-dusk"
      width={width * SCALE}
      height={depth * SCALE}
      style={{ left: 0, top: 0, width, height: depth }}
    />
  );
});

type Brush = CanvasRenderingContext2D;

function paint(brush: Brush, table: { width: number; depth: number }, { share, lamps }: Darkness): void {
  const [width, depth] = [table.width * SCALE, table.depth * SCALE];
  brush.globalCompositeOperation = 'source-over';
  brush.clearRect(0, 0, width, depth);
  brush.fillStyle = `rgba(${NIGHT}, ${0.66 * share})`;
  brush.fillRect(0, 0, width, depth);
  brush.globalCompositeOperation = 'destination-out';
  for (const lamp of lamps) glow(brush, lamp, ['rgba(0,0,0,0.95)', 'rgba(0,0,0,0.7)', 'rgba(0,0,0,0)']);
  brush.globalCompositeOperation = 'source-over';
  for (const lamp of lamps) {
    const hue = lamp.fire === true ? '255, 120, 40' : '255, 205, 120';
    const strength = lamp.fire === true ? Math.max(BY_DAY, share) : share;
    glow(brush, lamp, [`rgba(${hue}, ${0.3 * strength})`, `rgba(${hue}, ${0.14 * strength})`, `rgba(${hue}, 0)`]);
  }
}

function glow(brush: Brush, { outline, reach }: Lamp, [near, middle, far]: readonly [string, string, string]): void {
  const at = middleOf(outline);
  const own = Math.max(...outline.map((corner) => distance(corner, at)));
  const [x, y, radius] = [at.x * SCALE, at.y * SCALE, (own + reach) * SCALE];
  const light = brush.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, near);
  light.addColorStop(own / (own + reach) + (0.5 * reach) / (own + reach), middle);
  light.addColorStop(1, far);
  brush.fillStyle = light;
  brush.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
