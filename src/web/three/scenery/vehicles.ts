import type { Piece } from '../../../tabletop/index.ts';
import { mixed, tone } from '../../paint/colour.ts';
import { pick, seeded } from '../../paint/random.ts';
import { VEHICLE_PAINTS, vehicleOf } from '../../paint/things/vehicles.ts';
import type { Clay, Station } from '../shape/clay.ts';
import { lying, type Thing } from './lying.ts';

/** Cars, vans, trucks, buses, tractors, whole or burnt out. The front looks along x. */

const GLASS = '#26363c';
const TYRE = '#1b1917';
const CHROME = '#b9b4a6';

type Body = Thing & { readonly hex: string; readonly burnt: boolean };

export function vehicle(clay: Clay, piece: Piece): void {
  const type = vehicleOf(piece);
  const chance = seeded(piece.id);
  const turned = chance() < 0.5 && type !== 'tractor';
  const hex = pick(chance, VEHICLE_PAINTS);
  lying(
    clay,
    piece,
    (thing) => {
      const body: Body = { ...thing, l: thing.l * 0.97, w: thing.w * 0.94, hex, burnt: type === 'wreck' };
      if (type === 'tractor') tractor({ ...body, hex: '#8f3626' });
      else if (type === 'bus') box(body, '#a9b0a6', 0.9);
      else if (type === 'school-bus') box(body, '#c79a33', 0.84);
      else if (type === 'van') box(body, body.hex, 0.78);
      else if (type === 'ambulance') ambulance(body);
      else if (type === 'truck' || type === 'tanker' || type === 'trailer') truck(body, type);
      else car(body, type);
    },
    turned,
  );
}

function wheels({ clay, l, w, burnt }: Body, at: readonly number[], r: number): void {
  for (const x of at) {
    for (const side of [-1, 1]) {
      const [inner, outer] = [side * (w / 2 - 0.26), side * (w / 2 + 0.02)];
      clay.limb([x * l, r, inner], [x * l, r, outer], r, r, burnt ? '#3a2f29' : TYRE, 10, true);
      if (!burnt) clay.limb([x * l, r, outer], [x * l, r, outer + side * 0.02], r * 0.5, r * 0.42, '#9a978e', 8, true);
    }
  }
}

const station = (x: number, low: number, high: number, foot: number, head = foot): Station => ({
  x,
  low,
  high,
  foot,
  head,
});

/** A cabin of glass with a roof on posts. */
function cabin(
  body: Body,
  at: readonly [number, number, number, number],
  low: number,
  high: number,
  wide: number,
): void {
  const { clay, hex, burnt } = body;
  const [back, backTop, frontTop, front] = at;
  const glass = burnt ? '#15100d' : GLASS;
  const narrow = wide * 0.84;
  const edge = high - 0.07;
  clay.hull(
    [
      station(back, low, low, wide),
      station(backTop, low, edge, wide, narrow),
      station(frontTop, low, edge, wide, narrow),
      station(front, low, low, wide),
    ],
    glass,
  );
  clay.box([(backTop + frontTop) / 2, edge - 0.01, 0], [frontTop - backTop + 0.1, 0.08, narrow * 2 + 0.05], hex, {
    chamfer: 0.05,
    top: tone(hex, 0.12),
  });
  for (const side of [-1, 1]) {
    const post = (x0: number, y0: number, z0: number, x1: number, y1: number, z1: number): void =>
      clay.limb([x0, y0, side * z0], [x1, y1, side * z1], 0.045, 0.04, hex, 4);
    post(back, low, wide, backTop, edge, narrow);
    post(front, low, wide, frontTop, edge, narrow);
    const middle = (backTop + frontTop) / 2;
    post(middle, low, wide, middle, edge, narrow);
  }
}

function lamps({ clay, l, w, burnt }: Body, high: number): void {
  if (burnt) return;
  for (const side of [-1, 1]) {
    clay.box([l / 2, high - 0.08, side * w * 0.36], [0.06, 0.13, w * 0.18], '#efe6c4', { chamfer: 0.02 });
    clay.box([-l / 2, high - 0.08, side * w * 0.38], [0.06, 0.14, w * 0.14], '#a5332a', { chamfer: 0.02 });
  }
  clay.box([l / 2, high - 0.07, 0], [0.05, 0.11, w * 0.42], '#1c1a18');
}

function car(body: Body, type: string): void {
  const { clay, l, w, burnt } = body;
  const high = Math.max(0.62, body.h);
  const base = type === 'taxi' ? '#c9a02f' : type === 'police' ? '#d6d2c4' : burnt ? '#4a3a30' : body.hex;
  const painted: Body = { ...body, hex: base };
  const [a, b] = [l / 2, w / 2];
  const [sill, waist] = [high * 0.2, high * 0.6];
  clay.covered(burnt ? 'rust' : 'plain', () => {
    const bonnet = waist * 0.93;
    clay.hull(
      [
        station(-a, sill * 1.25, waist * 0.8, b * 0.9, b * 0.82),
        station(-a + 0.14, sill, waist * 0.98, b * 0.98, b * 0.9),
        station(-a * 0.35, sill, waist, b, b * 0.95),
        station(a * 0.35, sill, waist, b, b * 0.95),
        station(a * 0.72, sill, bonnet, b * 0.98, b * 0.9),
        station(a - 0.08, sill, bonnet * 0.88, b * 0.94, b * 0.82),
        station(a, sill * 1.25, bonnet * 0.74, b * 0.88, b * 0.78),
      ],
      base,
      tone(base, 0.1),
    );
    const estate = type === 'estate';
    const pickup = type === 'pickup';
    if (pickup) {
      cabin(painted, [-l * 0.06, -l * 0.03, l * 0.13, l * 0.24], waist - 0.02, high, b * 0.88);
      clay.box([-l * 0.28, waist - 0.005, 0], [l * 0.36, 0.015, w * 0.74], '#3a302a');
      for (const side of [-1, 1]) clay.box([-l * 0.28, waist - 0.02, side * b * 0.84], [l * 0.4, 0.13, 0.08], base);
      clay.box([-l * 0.47, waist - 0.02, 0], [0.08, 0.13, w * 0.8], base);
    } else {
      const back = estate ? -l * 0.46 : -l * 0.36;
      cabin(painted, [back, estate ? -l * 0.42 : -l * 0.22, l * 0.07, l * 0.2], waist - 0.02, high, b * 0.88);
    }
  });
  wheels(painted, burnt ? [0.31] : [-0.31, 0.32], high * 0.26);
  lamps(painted, waist * 0.82);
  for (const x of [-1, 1])
    clay.box([x * (a + 0.01), sill, 0], [0.1, 0.11, w * 0.92], burnt ? '#3a2f29' : CHROME, { chamfer: 0.03 });
  if (type === 'taxi') clay.box([0, high, 0], [0.22, 0.12, 0.5], '#efe0a0', { chamfer: 0.03 });
  if (type === 'police') {
    clay.box([-0.1, high - 0.01, -0.25], [0.18, 0.12, 0.42], '#2f57a8', { chamfer: 0.03 });
    clay.box([-0.1, high - 0.01, 0.25], [0.18, 0.12, 0.42], '#b8352a', { chamfer: 0.03 });
    for (const side of [-1, 1]) clay.box([0, sill, side * b], [l * 0.36, waist * 0.6, 0.03], '#26303f');
  }
  if (burnt) return;
  for (const side of [-1, 1]) {
    clay.box([l * 0.13, waist + 0.01, side * (b + 0.05)], [0.08, 0.1, 0.12], base, { chamfer: 0.02 });
    clay.box([-l * 0.02, waist * 0.76, side * (b + 0.005)], [0.18, 0.035, 0.03], CHROME);
  }
}

/** Van and bus: one long box with windows. */
function box(body: Body, hex: string, share: number): void {
  const { clay, l, w, h, chance } = body;
  const high = Math.max(1.3, h);
  const [a, b] = [l / 2, w / 2];
  const bus = share > 0.8;
  const sill = 0.2;
  clay.covered('rust', () => {
    clay.hull(
      [
        station(-a, sill, high * 0.97, b * 0.97, b * 0.9),
        station(-a + 0.12, sill, high, b, b * 0.94),
        station(a * 0.5, sill, high, b, b * 0.94),
        station(bus ? a - 0.12 : a * 0.6, sill, bus ? high : high * 0.97, b, b * 0.92),
        ...(bus ? [] : [station(a * 0.82, sill, high * 0.52, b * 0.97, b * 0.88)]),
        station(a, sill, bus ? high * 0.92 : high * 0.42, b * 0.94, b * 0.84),
      ],
      mixed(hex, '#8a8172', 0.12),
      tone(hex, 0.14),
    );
  });
  const [low, tall] = [high * 0.52, high * 0.3];
  if (bus) {
    clay.box([a - 0.03, low, 0], [0.06, tall, w * 0.8], GLASS);
    for (let x = -a + 0.35; x < a - 0.7; x += 0.95) {
      for (const side of [-1, 1])
        clay.box([x + 0.36, low, side * b * 0.965], [0.76, tall, 0.04], chance() < 0.2 ? '#14110f' : GLASS);
    }
    for (const side of [-1, 1]) clay.box([0, high * 0.36, side * (b - 0.005)], [l * 0.94, 0.05, 0.03], '#2a2622');
  } else {
    clay.tilted([a * 0.73, high * 0.72, 0], [0, 0, -0.94], () =>
      clay.box([0, -0.03, 0], [high * 0.42, 0.07, w * 0.78], GLASS),
    );
    for (const side of [-1, 1]) clay.box([a * 0.42, low, side * b * 0.965], [l * 0.16, tall, 0.04], GLASS);
    for (const z of [-0.24, 0.24]) clay.box([-a, low, z * w], [0.04, tall, w * 0.34], GLASS);
    clay.box([-a - 0.005, sill, 0], [0.03, high * 0.7, 0.03], '#3a342e');
  }
  wheels(body, bus ? [-0.3, 0.3] : [-0.3, 0.31], bus ? 0.34 : 0.3);
  lamps(body, high * 0.36);
  for (const x of [-1, 1]) clay.box([x * (a + 0.01), 0.16, 0], [0.1, 0.14, w * 0.94], '#4a4640', { chamfer: 0.03 });
}

function ambulance(body: Body): void {
  const { clay, l, w, h } = body;
  box(body, '#d8d4c6', 0.78);
  const high = Math.max(1.3, h);
  for (const side of [-1, 1]) {
    clay.box([-l * 0.1, high * 0.4, side * w * 0.5], [l * 0.7, 0.12, 0.03], '#b8352a');
    clay.box([-l * 0.2, high * 0.62, side * w * 0.485], [0.14, 0.4, 0.04], '#b8352a');
    clay.box([-l * 0.2, high * 0.68 + 0.06, side * w * 0.485], [0.4, 0.14, 0.045], '#b8352a');
  }
  clay.box([l * 0.14, high, 0], [0.2, 0.12, w * 0.7], '#2f57a8', { chamfer: 0.03 });
}

function truck(body: Body, type: 'truck' | 'tanker' | 'trailer'): void {
  const { clay, l, w, h, hex } = body;
  const high = Math.max(1.5, h);
  const [a, b] = [l / 2, w / 2];
  const front = type === 'trailer' ? a : a - Math.min(2, l * 0.3);
  clay.box([(front - a) / 2, 0.34, 0], [front + a, 0.16, w * 0.7], '#2c2825');
  if (type === 'tanker') {
    const r = Math.min(b * 0.95, (high - 0.5) / 2);
    clay.covered('rust', () => {
      clay.limb([-a + 0.05, 0.5 + r, 0], [front - 0.2, 0.5 + r, 0], r, r, '#a5a69c', 14, true);
      for (const x of [-a + 0.3, (front - a) / 2, front - 0.5])
        clay.limb([x, 0.5 + r, 0], [x + 0.12, 0.5 + r, 0], r * 1.03, r * 1.03, '#75766e', 14, true);
    });
  } else {
    clay.covered('sheet', () =>
      clay.box(
        [(front - a) / 2 - 0.06, 0.5, 0],
        [front + a - 0.14, high - 0.5, w],
        type === 'trailer' ? '#b4ada0' : tone(hex, 0.2),
        { chamfer: 0.04 },
      ),
    );
    for (const z of [-0.25, 0.25])
      clay.box([-a - 0.01, 0.56, z * w], [0.04, high - 0.64, w * 0.46], '#8a8478', { chamfer: 0.02 });
  }
  if (type !== 'trailer') {
    const [c, top] = [front, Math.min(high * 0.92, 1.9)];
    clay.covered('rust', () =>
      clay.hull(
        [
          station(c, 0.3, top, b * 0.92, b * 0.86),
          station(c + (a - c) * 0.45, 0.3, top, b * 0.94, b * 0.86),
          station(c + (a - c) * 0.72, 0.3, top * 0.62, b * 0.94, b * 0.86),
          station(a, 0.3, top * 0.54, b * 0.9, b * 0.82),
        ],
        hex,
        tone(hex, 0.12),
      ),
    );
    clay.tilted([c + (a - c) * 0.6, top * 0.8, 0], [0, 0, -0.98], () =>
      clay.box([0, 0, 0], [top * 0.42, 0.05, w * 0.76], GLASS),
    );
    for (const side of [-1, 1])
      clay.box([c + (a - c) * 0.3, top * 0.6, side * b * 0.91], [(a - c) * 0.34, top * 0.28, 0.04], GLASS);
    lamps(body, 0.62);
    clay.box([a + 0.02, 0.22, 0], [0.12, 0.2, w * 0.92], CHROME, { chamfer: 0.03 });
  }
  wheels(body, type === 'trailer' ? [-0.36, -0.24] : [-0.38, -0.26, 0.34], 0.33);
}

function tractor({ clay, l, w, h, hex }: Body): void {
  const [a, b] = [l / 2, w / 2];
  const high = Math.max(1.2, h);
  clay.hull(
    [station(-a * 0.2, 0.4, 0.86, b * 0.4), station(a * 0.9, 0.42, 0.8, b * 0.36), station(a, 0.46, 0.7, b * 0.3)],
    hex,
    tone(hex, 0.12),
  );
  clay.box([-a * 0.5, 0.4, 0], [a * 0.7, 0.34, b], hex, { chamfer: 0.05 });
  for (const [x, z] of [
    [-0.78, 0.42],
    [-0.78, -0.42],
    [-0.22, 0.42],
    [-0.22, -0.42],
  ] as const)
    clay.limb([x * a, 0.7, z * w], [x * a, high - 0.08, z * w * 0.92], 0.04, 0.04, '#2a2622', 4);
  clay.box([-a * 0.5, high - 0.08, 0], [a * 0.75, 0.09, w * 0.9], hex, { chamfer: 0.04 });
  clay.limb([a * 0.5, 0.8, b * 0.25], [a * 0.5, high, b * 0.25], 0.05, 0.04, '#2a2622', 6);
  for (const side of [-1, 1]) {
    clay.limb([-a * 0.5, 0.52, side * b * 0.62], [-a * 0.5, 0.52, side * b], 0.52, 0.52, TYRE, 12, true);
    clay.limb([-a * 0.5, 0.52, side * b], [-a * 0.5, 0.52, side * (b + 0.03)], 0.26, 0.22, '#c9a02f', 8, true);
    clay.limb([a * 0.72, 0.28, side * b * 0.5], [a * 0.72, 0.28, side * b * 0.78], 0.28, 0.28, TYRE, 10, true);
    clay.limb([a * 0.72, 0.28, side * b * 0.78], [a * 0.72, 0.28, side * b * 0.82], 0.14, 0.12, '#c9a02f', 8, true);
  }
}

/** A vehicle with somebody at the wheel, in its own frame: a band says whose it is. */
export function driven(
  clay: Clay,
  { l, w, h, hex, name }: { l: number; w: number; h: number; hex: string; name: string },
): void {
  const chance = seeded(name);
  const body: Body = {
    clay,
    l: l * 0.97,
    w: w * 0.94,
    h,
    name,
    chance,
    hex: pick(chance, VEHICLE_PAINTS),
    burnt: false,
  };
  if (/bus/i.test(name)) box(body, '#a9b0a6', 0.9);
  else if (/van|ambulance/i.test(name)) box(body, body.hex, 0.78);
  else if (/truck|lorry/i.test(name)) truck(body, 'truck');
  else car(body, /pickup/i.test(name) ? 'pickup' : /police|patrol/i.test(name) ? 'police' : 'car');
  for (const side of [-1, 1]) clay.box([0, 0.1, side * w * 0.5], [l * 0.9, 0.07, 0.06], hex);
}
