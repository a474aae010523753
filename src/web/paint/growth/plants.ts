import type { Point } from '../../../kernel/index.ts';
import type { Piece, Terrain } from '../../../tabletop/index.ts';
import {
  disc,
  filled,
  type Frame,
  frameOf,
  inside,
  type Kit,
  lieOf,
  line,
  lyingAs,
  rough,
  stroked,
  SUN,
  trace,
  traceSmooth,
} from '../brush.ts';
import { clear } from '../colour.ts';
import { growsAt, lushness } from '../ground/soil.ts';
import { pick, seeded, within } from '../random.ts';
import { barley, cabbages, leaves, maize, stamp, tufts } from './leaves.ts';

/** What grows low: tufts of grass, hedges, fields, the floor of a wood. */

const GREENS = {
  dark: ['#222b1a', '#2c3620', '#263019'],
  mid: ['#3f4f2a', '#4b5b31', '#54632f'],
  light: ['#6d7a40', '#7d8a4c', '#8d9458'],
} as const;

/** Every tuft stands in a cell of its own, so that a tile finds those of its ground and no others. */
export function paintTufts(kit: Kit, frame: Frame, terrain: Terrain, bare: readonly Piece[]): void {
  if (kit.scale < 14) return;
  const { brush } = kit;
  const lush = lushness(terrain.theme);
  const set = tufts();
  const near = bare.filter(({ outline }) => touches(frameOf(outline), frame));
  const cell = 0.34;
  for (let j = Math.floor(frame.y / cell) - 2; j <= (frame.y + frame.depth) / cell + 2; j++) {
    for (let i = Math.floor(frame.x / cell) - 2; i <= (frame.x + frame.width) / cell + 2; i++) {
      const chance = seeded(`${terrain.id} ${i} ${j}`);
      const [x, y] = [(i + chance()) * cell, (j + chance()) * cell];
      const grows = growsAt(kit, x, y, lush);
      const kind = chance();
      if (x < 0 || y < 0 || x > terrain.width || y > terrain.depth) continue;
      if (near.some(({ outline }) => inside(outline, { x, y }))) continue;
      if (grows > 0.43 + chance() * 0.14) stamp(brush, set, chance, x, y, within(chance, 0.22, 0.52));
      else if (kind < 0.2) {
        const r = within(chance, 0.02, 0.055);
        disc(brush, x + r * 0.6, y + r * 0.6, r);
        filled(brush, 'rgba(24,18,14,0.4)');
        disc(brush, x, y, r);
        filled(brush, pick(chance, ['#8d8272', '#a09584', '#6f6658']));
      }
      if (grows > 0.62 && kind > 0.965) {
        disc(brush, x, y, 0.05);
        filled(brush, pick(chance, ['#d8d2b4', '#c9b04c', '#a5708a']));
      }
    }
  }
}
const touches = (a: Frame, b: Frame): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.depth && b.y < a.y + a.depth;

/** Leaves heaped over an outline: dark ones all over, lighter ones towards the sun. */
export function paintHedge({ brush, scale }: Kit, piece: Piece): void {
  const chance = seeded(piece.id);
  const lie = lieOf(piece.outline);
  trace(brush, piece.outline);
  brush.lineJoin = 'round';
  stroked(brush, '#151b10', 0.16);
  filled(brush, '#232c19');
  const many = scale < 25 ? 10 : 30;
  const size = scale < 25 ? 1.5 : 1;
  const area = Math.max(2, lie.long * lie.wide);
  const [c, s] = [Math.cos(lie.angle), Math.sin(lie.angle)];
  for (const [tones, large, shift, share] of [
    ['dark', 0.5, 0.02, 1],
    ['mid', 0.4, 0.06, 0.9],
    ['light', 0.3, 0.13, 0.6],
  ] as const) {
    const set = leaves(tones, GREENS[tones]);
    for (let i = 0; i < area * many * share; i++) {
      const [u, v] = [within(chance, -0.5, 0.5) * lie.long, within(chance, -0.5, 0.5) * (lie.wide + 0.12)];
      const at = { x: lie.x + u * c - v * s + SUN.x * shift, y: lie.y + u * s + v * c + SUN.y * shift };
      stamp(brush, set, chance, at.x, at.y, large * size * within(chance, 0.7, 1.15));
    }
  }
}

export function paintCrops({ brush, textures, scale }: Kit, piece: Piece): void {
  const chance = seeded(piece.id);
  const low = piece.height < 1 || /vegetable|patch/i.test(piece.name);
  const grain = /barley|wheat|corn field/i.test(piece.name);
  brush.save();
  trace(brush, rough(piece.outline, chance, 1, 0.1));
  filled(brush, grain ? '#8a7440' : '#5b4833');
  brush.clip();
  const lie = lieOf(piece.outline);
  const row = low ? 0.8 : grain ? 0.4 : 0.62;
  const [c, s] = [Math.cos(lie.angle), Math.sin(lie.angle)];
  lyingAs(brush, lie, () => {
    for (let y = -lie.wide / 2 + row / 2; y < lie.wide / 2; y += row) {
      brush.fillStyle = 'rgba(26,18,10,0.34)';
      brush.fillRect(-lie.long / 2, y + row * 0.2, lie.long, row * 0.34);
    }
  });
  trace(brush, piece.outline);
  filled(brush, textures.speckle(brush, 0.5, scale));
  brush.restore();
  const set = low ? cabbages() : grain ? barley() : maize();
  const step = low ? 0.72 : grain ? 0.42 : 0.46;
  for (let y = -lie.wide / 2 + row / 2; y < lie.wide / 2; y += row) {
    for (let x = -lie.long / 2 + step / 2; x < lie.long / 2; x += step) {
      const [u, v] = [x + within(chance, -0.08, 0.08), y + within(chance, -0.06, 0.06)];
      const at: Point = { x: lie.x + u * c - v * s, y: lie.y + u * s + v * c };
      if (!inside(piece.outline, at) || chance() < 0.05) continue;
      stamp(brush, set, chance, at.x, at.y, (low ? 0.62 : grain ? 0.66 : 1.1) * within(chance, 0.85, 1.2));
    }
  }
}

/** Earth, needles and roots under the crowns. */
export function paintWoodFloor(kit: Kit, piece: Piece): void {
  const { brush } = kit;
  const chance = seeded(piece.id);
  const points = rough(piece.outline, chance, 1.2, 0.3);
  traceSmooth(brush, points);
  brush.lineJoin = 'round';
  for (const wide of [1.2, 0.8, 0.4]) stroked(brush, 'rgba(46,40,22,0.13)', wide);
  filled(brush, clear('#3c3420', 0.5));
  const { x, y, width, depth } = frameOf(piece.outline);
  const set = tufts();
  for (let i = 0; i < width * depth * 2.2; i++) {
    const at = { x: x + chance() * width, y: y + chance() * depth };
    if (!inside(piece.outline, at)) continue;
    if (chance() < 0.4) stamp(brush, set, chance, at.x, at.y, within(chance, 0.3, 0.7));
    else if (chance() < 0.6) {
      brush.fillStyle = pick(chance, ['#7a5a2e', '#8f6a34', '#59462a', '#a07a40']);
      brush.fillRect(at.x, at.y, 0.12, 0.07);
    } else {
      brush.strokeStyle = 'rgba(38,28,18,0.55)';
      brush.lineWidth = 0.05;
      const turn = chance() * 6;
      line(brush, at.x, at.y, at.x + Math.cos(turn) * 0.4, at.y + Math.sin(turn) * 0.4);
    }
  }
}
