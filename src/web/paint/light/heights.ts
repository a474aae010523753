import type { Point } from '../../../kernel/index.ts';
import type { Piece, Terrain } from '../../../tabletop/index.ts';
import { type Brush, disc, filled, frameOf, lieOf, lyingAs, newSheet, trace } from '../brush.ts';
import type { Crown } from '../growth/crowns.ts';
import { bouldersOf } from '../things/stones.ts';

/** How high everything is at every point: a map for the light, a few pixels to an inch. */

export interface Heights {
  readonly width: number;
  readonly depth: number;
  /** Pixels of an inch. */
  readonly scale: number;
  /** In inches, row by row: what stands there and takes the shade of others. */
  readonly solid: Float32Array;
  /** The same with the crowns of trees, which throw shade and take none. */
  readonly casting: Float32Array;
  readonly top: number;
}

/** They lie flat, whatever they do to those who cross them. */
const WET: readonly string[] = ['water', 'shallows', 'deep-water', 'ford'];
const LOW: readonly string[] = [...WET, 'spill', 'mines', 'mud', 'quicksand', 'ravine', 'hill', 'crest'];
const VEHICLES: readonly string[] = ['car', 'van', 'truck', 'bus', 'tractor', 'wreck'];

type Rise = (high: number) => string;

export function heightsOf(terrain: Terrain, crowns: readonly Crown[], most: number): Heights {
  const { width, depth, pieces, buildings } = terrain;
  const scale = Math.min(most, Math.max(width, depth) > 40 ? 16 : 24);
  const [w, h] = [Math.round(width * scale), Math.round(depth * scale)];
  const [, brush] = newSheet(w, h);
  brush.fillStyle = '#000';
  brush.fillRect(0, 0, w, h);
  brush.scale(scale, scale);
  brush.globalCompositeOperation = 'lighten';
  const top =
    Math.max(4, ...pieces.map((piece) => piece.height), ...buildings.map((building) => building.height)) + 1.6;
  const rise: Rise = (high) => {
    const grey = Math.min(255, Math.round((high / top) * 255));
    return `rgb(${grey},${grey},${grey})`;
  };
  // Crops that stand in a pond are under water.
  for (const piece of pieces) if (piece.looks === 'crops') raise(brush, piece, rise);
  brush.globalCompositeOperation = 'source-over';
  for (const { looks, outline } of pieces) {
    if (!WET.includes(looks)) continue;
    trace(brush, outline);
    filled(brush, '#000');
  }
  brush.globalCompositeOperation = 'lighten';
  for (const piece of pieces) if (piece.looks !== 'crops') raise(brush, piece, rise);
  for (const { outline, height } of buildings) {
    trace(brush, outline);
    filled(brush, rise(height));
    brush.strokeStyle = rise(height + 0.4);
    brush.lineWidth = 0.34;
    brush.stroke();
  }
  const solid = read(brush, w, h, top);
  for (const { x, y, radius, height } of crowns) {
    for (let i = 0; i < 9; i++) {
      const [angle, far] = [i * 2.4, i === 0 ? 0 : radius * 0.55];
      disc(brush, x + Math.cos(angle) * far, y + Math.sin(angle) * far, radius * (i === 0 ? 0.6 : 0.42));
      filled(brush, rise(height * (i === 0 ? 0.95 : 0.72)));
    }
  }
  return { width: w, depth: h, scale, solid, casting: crowns.length > 0 ? read(brush, w, h, top) : solid, top };
}

function read(brush: Brush, w: number, h: number, top: number): Float32Array {
  const { data } = brush.getImageData(0, 0, w, h);
  const out = new Float32Array(w * h);
  for (let i = 0; i < out.length; i++) out[i] = ((data[i * 4] as number) / 255) * top;
  return out;
}

const midst = (outline: Piece['outline']): Point => {
  const { x, y, width, depth } = frameOf(outline);
  return { x: x + width / 2, y: y + depth / 2 };
};

/** The outline drawn in towards its middle. */
const drawnIn = (outline: Piece['outline'], by: number): Point[] => {
  const m = midst(outline);
  return outline.map(({ x, y }) => ({ x: m.x + (x - m.x) * by, y: m.y + (y - m.y) * by }));
};

function raise(brush: Brush, piece: Piece, rise: Rise): void {
  const { looks, outline, height } = piece;
  if (height === 0 || LOW.includes(looks) || looks === 'wood' || looks === 'tree') return;
  if (looks === 'rocks') {
    for (const { x, y, r } of bouldersOf(piece)) {
      for (let i = 0; i < 4; i++) {
        disc(brush, x, y, r * (1 - i * 0.14));
        filled(brush, rise(Math.min(height, r * 1.3) * (0.55 + i * 0.15)));
      }
    }
  } else if (['rubble', 'scree', 'rough'].includes(looks)) {
    for (let i = 0; i < 6; i++) {
      trace(brush, drawnIn(outline, 0.96 - i * 0.14));
      filled(brush, rise(0.12 + Math.min(0.7, height) * (i / 6)));
    }
  } else if (looks === 'graves') {
    return;
  } else if (VEHICLES.includes(looks)) {
    const lie = lieOf(outline);
    const low = looks === 'car' || looks === 'wreck';
    lyingAs(brush, lie, () => {
      brush.beginPath();
      brush.roundRect(-lie.long * 0.485, -lie.wide * 0.46, lie.long * 0.97, lie.wide * 0.92, lie.wide * 0.16);
      filled(brush, rise(low ? 0.75 : Math.min(height, 1.9)));
      if (!low) return;
      brush.beginPath();
      brush.roundRect(-lie.long * 0.28, -lie.wide * 0.38, lie.long * 0.5, lie.wide * 0.76, lie.wide * 0.1);
      filled(brush, rise(1.25));
    });
  } else if (looks === 'crops') {
    trace(brush, outline);
    filled(brush, rise(Math.min(height, 0.7)));
  } else if (looks === 'fence' || looks === 'wire') {
    const lie = lieOf(outline);
    lyingAs(brush, lie, () => {
      for (let x = -lie.long / 2; x <= lie.long / 2; x += 1.3) {
        brush.beginPath();
        brush.rect(x - 0.12, -0.12, 0.24, 0.24);
        filled(brush, rise(height));
      }
      brush.beginPath();
      brush.rect(-lie.long / 2, -0.06, lie.long, 0.12);
      filled(brush, rise(height * 0.7));
    });
  } else {
    trace(brush, outline);
    filled(brush, rise(height));
  }
}
