import type { Point } from '../../../kernel/index.ts';
import type { Piece } from '../../../tabletop/index.ts';
import { inside, lieOf } from '../../paint/brush.ts';
import { type Crown } from '../../paint/growth/crowns.ts';
import { tone } from '../../paint/colour.ts';
import { pick, seeded, within } from '../../paint/random.ts';
import { Clay } from '../shape/clay.ts';
import { lying } from './lying.ts';

/** Hedges, crops, trees. */

export function hedge(clay: Clay, piece: Piece): void {
  lying(clay, piece, ({ l, w, h, chance }) => {
    const high = h || 1.2;
    clay.covered('leaves', () => {
      clay.box([0, 0, 0], [l * 0.98, high * 0.8, w * 0.78], '#39451f', { chamfer: 0.1 });
      const rows = Math.max(1, Math.round(w / 0.7));
      for (let x = -l / 2 + 0.22; x < l / 2 - 0.1; x += 0.44) {
        for (let row = 0; row < rows; row++) {
          const z = rows === 1 ? 0 : (row / (rows - 1) - 0.5) * (w - 0.5);
          clay.ball(
            [x, high * within(chance, 0.72, 0.8), z + within(chance, -0.06, 0.06)],
            [0.34, high * 0.22, Math.max(0.3, (w / rows) * 0.55)],
            pick(chance, ['#55662f', '#64733a', '#4a5a29']),
            { around: 7, up: 5, lumps: 0.16, top: '#83904e', soft: true },
          );
        }
        for (const side of [-1, 1])
          clay.ball(
            [x + within(chance, -0.1, 0.1), high * within(chance, 0.3, 0.5), side * w * 0.36],
            [0.3, high * 0.3, w * 0.16],
            pick(chance, ['#4a5a29', '#3f4e24', '#586830']),
            { around: 6, up: 4, lumps: 0.16, soft: true },
          );
      }
    });
  });
}

/** A plant of four crossed blades. */
function blade(clay: Clay, high: number, wide: number, hex: string, turn: number): void {
  for (let k = 0; k < 3; k++) {
    const angle = turn + k * 2.1;
    const [dx, dz] = [Math.cos(angle), Math.sin(angle)];
    const [px, pz] = [-dz * wide * 0.5, dx * wide * 0.5];
    const bend: readonly [number, number, number] = [dx * high * 0.4, high * 0.72, dz * high * 0.4];
    const tip: readonly [number, number, number] = [dx * high * 0.75, high * 0.5, dz * high * 0.75];
    for (const flip of [1, -1]) {
      clay.face(
        flip > 0
          ? [[px * 0.4, 0, pz * 0.4], [-px * 0.4, 0, -pz * 0.4], bend]
          : [[-px * 0.4, 0, -pz * 0.4], [px * 0.4, 0, pz * 0.4], bend],
        hex,
      );
      clay.face(
        flip > 0
          ? [[bend[0] + px * 0.4, bend[1], bend[2] + pz * 0.4], [bend[0] - px * 0.4, bend[1], bend[2] - pz * 0.4], tip]
          : [[bend[0] - px * 0.4, bend[1], bend[2] - pz * 0.4], [bend[0] + px * 0.4, bend[1], bend[2] + pz * 0.4], tip],
        tone(hex, 0.12),
      );
    }
  }
}

/** The kinds of plants that stand in rows: each is shaped once and set many times. */
export const PLANTS: Readonly<Record<'maize' | 'grain' | 'cabbage' | 'tuft', () => Clay>> = {
  maize: () => {
    const clay = new Clay('maize');
    clay.coat = { zenith: 0.3, foot: 0.5, reach: 0.8 };
    clay.limb([0, 0, 0], [0.04, 1.25, 0.02], 0.03, 0.02, '#8a8a44', 3);
    clay.placed([0, 0.2, 0], 0.3, () => blade(clay, 0.75, 0.14, '#77803c', 0));
    clay.placed([0, 0.6, 0], 1.2, () => blade(clay, 0.7, 0.14, '#939048', 0.8));
    clay.limb([0.04, 1.25, 0.02], [0.08, 1.5, 0.04], 0.05, 0, '#cbb06a', 4);
    return clay;
  },
  grain: () => {
    const clay = new Clay('grain');
    clay.coat = { zenith: 0.3, foot: 0.5, reach: 0.6 };
    for (let i = 0; i < 5; i++) {
      const [dx, dz] = [Math.cos(i * 1.3) * 0.16, Math.sin(i * 1.3) * 0.16];
      clay.limb([dx * 0.5, 0, dz * 0.5], [dx, 0.8, dz], 0.02, 0.015, '#a8924e', 3);
      clay.limb([dx, 0.78, dz], [dx * 1.4, 1, dz * 1.4], 0.045, 0, '#d0b468', 4);
    }
    return clay;
  },
  cabbage: () => {
    const clay = new Clay('cabbage');
    clay.covered('leaves', () =>
      clay.ball([0, 0.12, 0], [0.26, 0.2, 0.26], '#66803f', { around: 7, up: 4, lumps: 0.2, top: '#93a862' }),
    );
    return clay;
  },
  tuft: () => {
    const clay = new Clay('tuft');
    clay.coat = { zenith: 0.3, foot: 0.55, reach: 0.25 };
    for (let i = 0; i < 5; i++) {
      const angle = i * 1.26;
      const [dx, dz] = [Math.cos(angle) * 0.12, Math.sin(angle) * 0.12];
      const tip = [dx * 1.6, 0.3 + (i % 3) * 0.07, dz * 1.6] as const;
      const hex = ['#7d7c40', '#8f8a4c', '#68703a'][i % 3] as string;
      clay.face(
        [[dx * 0.3 - dz * 0.2, 0, dz * 0.3 + dx * 0.2], [dx * 0.3 + dz * 0.2, 0, dz * 0.3 - dx * 0.2], tip],
        hex,
      );
      clay.face(
        [[dx * 0.3 + dz * 0.2, 0, dz * 0.3 - dx * 0.2], [dx * 0.3 - dz * 0.2, 0, dz * 0.3 + dx * 0.2], tip],
        hex,
      );
    }
    return clay;
  },
};

export interface Planted extends Point {
  readonly kind: keyof typeof PLANTS;
  readonly turn: number;
  readonly size: number;
}

/** Where the plants of a field stand: as in the painting, but no more than so many. */
export function cropsOf(piece: Piece, most: number): Planted[] {
  const chance = seeded(piece.id);
  const low = piece.height < 1 || /vegetable|patch/i.test(piece.name);
  const grain = /barley|wheat|corn field/i.test(piece.name);
  const kind = low ? 'cabbage' : grain ? 'grain' : 'maize';
  const { x, y, long, wide, angle } = lieOf(piece.outline);
  let [row, step] = [low ? 0.8 : grain ? 0.45 : 0.62, low ? 0.72 : 0.5];
  const thin = Math.sqrt(Math.max(1, (long * wide) / row / step / most));
  [row, step] = [row * thin, step * thin];
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const found: Planted[] = [];
  for (let v = -wide / 2 + row / 2; v < wide / 2; v += row) {
    for (let u = -long / 2 + step / 2; u < long / 2; u += step) {
      const [p, q] = [u + within(chance, -0.1, 0.1), v + within(chance, -0.08, 0.08)];
      const at = { x: x + p * c - q * s, y: y + p * s + q * c };
      if (!inside(piece.outline, at) || chance() < 0.05) continue;
      const size = low ? 1 : (piece.height / 1.45) * within(chance, 0.85, 1.05);
      found.push({ ...at, kind, turn: chance() * 6.3, size });
    }
  }
  return found;
}

const LEAVES = {
  leafy: ['#4d5c30', '#5f6e38', '#8a9454'],
  autumn: ['#7a4e22', '#94612a', '#cf9c4a'],
  conifer: ['#2b4030', '#36503a', '#5b7856'],
} as const;

export function trunk(clay: Clay, { x, y, height, kind, radius }: Crown): void {
  const r = Math.min(0.26, radius * 0.15);
  clay.limb([x, 0, y], [x, height * 0.62, y], r * 1.2, r * 0.7, '#5c4630', 6);
  if (kind !== 'conifer')
    for (const turn of [0.4, 2.6, 4.5])
      clay.limb(
        [x, height * 0.4, y],
        [x + Math.cos(turn) * radius * 0.5, height * 0.62, y + Math.sin(turn) * radius * 0.5],
        r * 0.6,
        r * 0.3,
        '#5c4630',
        4,
      );
}

/** One of a few crowns of a kind, an inch in radius and as high: sized where it stands. */
export function crownShape(kind: Crown['kind'], sort: number): Clay {
  const clay = new Clay(`${kind} ${sort}`);
  const chance = seeded(`${kind} ${sort} lumps`);
  clay.coat = { zenith: 0.42, foot: 0.62, reach: 0.5 };
  clay.cover = 'leaves';
  const [dark, middle, light] = LEAVES[kind];
  if (kind === 'conifer') {
    for (let tier = 0; tier < 5; tier++) {
      const r = 1 - tier * 0.18;
      const low = tier * 0.17;
      clay.lathe(
        [0, low, 0],
        [
          [r * 0.72, 0.04],
          [r, 0],
          [0.08, 0.34],
        ],
        tier % 2 === 0 ? middle : dark,
        9,
      );
    }
    return clay;
  }
  const lump = (x: number, y: number, z: number, r: number): void =>
    clay.ball([x, y, z], [r, r * 0.82, r], chance() < 0.5 ? middle : dark, {
      around: 7,
      up: 5,
      lumps: 0.12,
      top: light,
      soft: true,
    });
  for (let i = 0; i < 7; i++) {
    const angle = (i / 7) * 6.283 + within(chance, -0.3, 0.3);
    lump(Math.cos(angle) * 0.58, within(chance, 0.22, 0.42), Math.sin(angle) * 0.58, within(chance, 0.38, 0.48));
  }
  for (let i = 0; i < 4; i++) {
    const angle = (i / 4) * 6.283 + within(chance, -0.3, 0.3);
    lump(Math.cos(angle) * 0.3, within(chance, 0.6, 0.76), Math.sin(angle) * 0.3, within(chance, 0.36, 0.46));
  }
  sprigs(clay, chance, 110, LEAVES[kind]);
  return clay;
}

/** Twigs that stand out of a crown and break its outline. */
function sprigs(clay: Clay, chance: () => number, count: number, tones: readonly string[]): void {
  for (let i = 0; i < count; i++) {
    const [turn, rise] = [chance() * 6.283, within(chance, -0.35, 1)];
    const flat = Math.sqrt(Math.max(0, 1 - rise * rise));
    const out = within(chance, 0.92, 1.06);
    const at = [Math.cos(turn) * flat * out, 0.46 + rise * 0.5 * out, Math.sin(turn) * flat * out] as const;
    const size = within(chance, 0.1, 0.2);
    clay.tilted(at, [within(chance, -0.9, 0.9), turn, within(chance, -0.9, 0.9)], () => {
      clay.face(
        [
          [-size, 0, 0],
          [0, 0, size * 0.6],
          [size, 0.02, 0],
          [0, 0, -size * 0.6],
        ],
        pick(chance, tones),
      );
      clay.face(
        [
          [0, 0, -size * 0.6],
          [size, 0.02, 0],
          [0, 0, size * 0.6],
          [-size, 0, 0],
        ],
        pick(chance, tones),
      );
    });
  }
}
