import { Matrix4 } from 'three';
import { tone } from '../../paint/colour.ts';
import type { Clay } from '../shape/clay.ts';

/** Limbs and heads of which miniatures are made. A figure looks along x; its right hand is at z above 0. */

export type Spot = readonly [x: number, y: number, z: number];

export interface Arms {
  readonly right: Spot;
  readonly left: Spot;
}

export const SHOULDER = 0.95;
export const HIP = 0.6;
const HALF = 0.19;

/** Between shoulder and hand the elbow hangs down and out. */
const elbow = ([ax, ay, az]: Spot, [bx, by, bz]: Spot, side: number): Spot => [
  (ax + bx) / 2 - 0.03,
  (ay + by) / 2 - 0.09,
  (az + bz) / 2 + side * 0.08,
];

export function arm(
  clay: Clay,
  side: 1 | -1,
  hand: Spot,
  sleeve: string,
  skin: string,
  lower = sleeve,
  thick = 1,
): void {
  const top: Spot = [0, SHOULDER - 0.03, side * HALF];
  const bend = elbow(top, hand, side);
  clay.ball(top, [0.085 * thick, 0.08 * thick, 0.085 * thick], sleeve, { around: 6, up: 4 });
  clay.limb(top, bend, 0.074 * thick, 0.062 * thick, sleeve, 6);
  clay.limb(bend, hand, 0.064 * thick, 0.048 * thick, lower, 6);
  clay.ball(hand, [0.058, 0.055, 0.052], skin, { around: 6, up: 4 });
}

export interface Stride {
  /** How far the right foot is before the body, and the left one. */
  readonly right: number;
  readonly left: number;
}

export function legs(
  clay: Clay,
  { right, left }: Stride,
  cloth: string,
  boots: string,
  bare: string | null = null,
): void {
  for (const [side, step] of [
    [1, right],
    [-1, left],
  ] as const) {
    const hip: Spot = [0, HIP + 0.02, side * 0.095];
    const foot: Spot = [step, 0.18, side * 0.15];
    const knee: Spot = [step * 0.6 + 0.05, 0.4, side * 0.14];
    const shin = bare !== null && side < 0 ? bare : cloth;
    clay.limb(hip, knee, 0.105, 0.083, cloth, 6);
    clay.limb(knee, foot, 0.083, 0.066, shin, 6);
    clay.box([step + 0.04, 0.11, side * 0.155], [0.23, 0.1, 0.13], bare !== null && side < 0 ? bare : boots, {
      chamfer: 0.035,
    });
  }
}

export function torso(clay: Clay, coat: string, belt: string, wide = 1): void {
  clay.limb([0, HIP - 0.02, 0], [0, 0.72, 0], 0.155 * wide, 0.15 * wide, coat, 9);
  clay.within(squash(), () => {
    clay.limb([0, 0.62, 0], [0, 0.92, 0], 0.165 * wide, 0.225 * wide, coat, 9);
    clay.limb([0, 0.92, 0], [0, 1.02, 0], 0.225 * wide, 0.1, coat, 9);
  });
  clay.limb([0, 0.6, 0], [0, 0.645, 0], 0.165 * wide, 0.165 * wide, belt, 9);
}

/** Chests are wider than deep. */
const squash = (): Matrix4 => new Matrix4().makeScale(0.72, 1, 1.06);

/** Where a head sits, and how large it is. */
export const HEAD: Spot = [0.02, 1.14, 0];
export const SKULL = 0.135;

export function face(clay: Clay, skin: string, brow = '#3a2a20'): void {
  const [x, y] = HEAD;
  clay.limb([0, 0.98, 0], [0.01, 1.06, 0], 0.065, 0.06, skin, 6);
  clay.ball(HEAD, [SKULL, SKULL * 1.12, SKULL * 0.94], skin, { around: 9, up: 6 });
  clay.ball([x + SKULL * 0.96, y - 0.015, 0], [0.035, 0.03, 0.026], tone(skin, -0.06), { around: 5, up: 3 });
  for (const z of [-0.055, 0.055]) {
    clay.box([x + SKULL * 0.86, y + 0.005, z], [0.02, 0.03, 0.036], '#17120f');
    clay.box([x + SKULL * 0.85, y + 0.048, z], [0.03, 0.018, 0.055], brow);
  }
  clay.box([x + SKULL * 0.84, y - 0.078, 0], [0.02, 0.016, 0.07], tone(skin, -0.45));
}

/** Hair like a cap on the head; longer at the back if it is long. */
export function hair(clay: Clay, hex: string, long = 0): void {
  const [x, y] = HEAD;
  clay.ball([x - 0.025, y + 0.04, 0], [SKULL * 1.06, SKULL * 1.04, SKULL * 1.06], hex, { around: 8, up: 5 });
  if (long > 0) clay.limb([x - 0.09, y + 0.02, 0], [x - 0.15, y - long, 0], 0.1, 0.05, hex, 6);
}

export function cap(clay: Clay, hex: string, peak: string): void {
  const [x, y] = HEAD;
  clay.lathe(
    [x - 0.01, y + 0.045, 0],
    [
      [SKULL * 1.08, 0],
      [SKULL * 1.05, 0.07],
      [SKULL * 0.6, 0.125],
      [0, 0.135],
    ],
    hex,
    9,
  );
  clay.box([x + 0.15, y + 0.04, 0], [0.16, 0.028, 0.2], peak, { chamfer: 0.01 });
}

export function helmet(clay: Clay, hex: string, brim = 0): void {
  const [x, y] = HEAD;
  clay.lathe(
    [x - 0.005, y + 0.01, 0],
    [
      [SKULL * 1.2 + brim, 0],
      [SKULL * 1.2, 0.03],
      [SKULL * 1.14, 0.11],
      [SKULL * 0.66, 0.185],
      [0, 0.2],
    ],
    hex,
    10,
  );
}

export function brimmed(clay: Clay, hex: string, band: string): void {
  const [x, y] = HEAD;
  clay.lathe(
    [x, y + 0.045, 0],
    [
      [0.27, 0],
      [0.27, 0.018],
      [SKULL * 1.02, 0.03],
      [SKULL * 0.95, 0.14],
      [0.05, 0.16],
      [0, 0.15],
    ],
    hex,
    11,
  );
  clay.lathe(
    [x, y + 0.072, 0],
    [
      [SKULL * 1.05, 0],
      [SKULL * 1.03, 0.035],
    ],
    band,
    11,
  );
}

/** The base: its rim says whose the figure is, a notch where it looks. */
export function base(clay: Clay, rim: string, pattern: number, dead: boolean): void {
  const sides = 24;
  const dark = tone(rim, -0.62);
  clay.coat = { zenith: 0.1, foot: 0.85, reach: 0.1 };
  for (let i = 0; i < sides; i++) {
    const [a, b] = [(i / sides) * Math.PI * 2, ((i + 1) / sides) * Math.PI * 2];
    const gap = pattern === 1 ? i % 4 === 0 : pattern === 3 ? i % 2 === 0 : false;
    const jag = dead && i % 2 === 0 ? 0.93 : 1;
    const next = dead && i % 2 === 1 ? 0.93 : 1;
    const at = (angle: number, r: number, y: number): Spot => [Math.cos(angle) * r, y, Math.sin(angle) * r];
    const hex = gap ? dark : rim;
    clay.face([at(b, 0.5 * next, 0), at(a, 0.5 * jag, 0), at(a, 0.475 * jag, 0.09), at(b, 0.475 * next, 0.09)], hex);
    clay.face(
      [at(b, 0.475 * next, 0.09), at(a, 0.475 * jag, 0.09), at(a, 0.37, 0.112), at(b, 0.37, 0.112)],
      pattern === 2 ? tone(rim, -0.3) : hex,
    );
    clay.face(
      [at(b, 0.37, 0.112), at(a, 0.37, 0.112), [0, 0.115, 0]],
      pattern === 2 && i % 2 === 0 ? tone(rim, 0.2) : dead ? '#4a3a30' : '#6d5f49',
    );
  }
  clay.face(
    [
      [0.505, 0.115, 0],
      [0.3, 0.125, -0.1],
      [0.3, 0.125, 0.1],
    ],
    '#f0e6cf',
  );
  clay.coat = { zenith: 0.34, foot: 0.6, reach: 0.5 };
}
