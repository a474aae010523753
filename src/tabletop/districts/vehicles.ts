import { directionOf } from '../geometry/direction.ts';
import type { Point } from '../../kernel/index.ts';
import { grained } from '../geometry/point.ts';
import { type District, likely, oneOf, type Plan, quarters, type Rect } from './plan.ts';
import type { Street } from './streets.ts';
import { type Vehicle, VEHICLES } from './stuff.ts';

const TYPES = {
  urban: ['car', 'car', 'taxi', 'estate', 'van', 'van', 'pickup', 'police', 'truck', 'wreck', 'wreck'],
  suburban: ['car', 'car', 'estate', 'estate', 'pickup', 'van', 'wreck'],
  rural: ['pickup', 'pickup', 'tractor', 'truck', 'estate'],
} as const satisfies Record<District, readonly (keyof typeof VEHICLES)[]>;

/** ATZ.TERR.11: how many there are on a table of 36 by 36 inches, and as many more as the table is larger. */
export function vehicleCount({ width, depth, chance }: Plan, district: District): number {
  const die = 1 + chance.below(6);
  const rolled = { urban: 4 + die, suburban: 2 + die, rural: Math.ceil(die / 2) }[district];
  return Math.max(1, Math.round((rolled * width * depth) / 1296));
}

const somebodys = (plan: Plan, district: District): Vehicle => VEHICLES[oneOf(plan.chance, TYPES[district])];

/** A rectangle about a point, turned by whole degrees. */
function turnedRect({ x, y }: Point, long: number, wide: number, degrees: number): Point[] {
  const { x: c, y: s } = directionOf(degrees);
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([a = 0, b = 0]) => {
    const [dx, dy] = [(a * long) / 2, (b * wide) / 2];
    return { x: grained(x + dx * c - dy * s), y: grained(y + dx * s + dy * c) };
  });
}

/** Puts a vehicle there; LD.TERRAIN.21: one in three of those that may have an alarm has one. */
function leave(plan: Plan, { stuff, long, wide, alarm }: Vehicle, at: Point, degrees: number): boolean {
  const tags = alarm && likely(plan.chance, 33) ? { alarm: true as const } : {};
  return plan.put(stuff, turnedRect(at, long, wide, degrees), { tags });
}

/** In a drive or a yard: in the middle of it, along it. */
export function parkIn(plan: Plan, district: District, rect: Rect): boolean {
  const vehicle = somebodys(plan, district);
  const upright = rect.deep > rect.wide;
  const room = upright ? rect.deep : rect.wide;
  if (vehicle.long > room) return false;
  const at = { x: rect.x + rect.wide / 2, y: rect.y + rect.deep / 2 };
  return leave(plan, vehicle, at, upright ? 90 : 0);
}

/** At the kerbs of the streets, and some of them where somebody got out and ran. */
export function parkAlong(plan: Plan, district: District, streets: readonly Street[], count: number): void {
  const { chance } = plan;
  let left = count;
  for (let i = 0; i < count * 12 && left > 0; i++) {
    const { rect, along } = oneOf(chance, streets);
    const vehicle = somebodys(plan, district);
    const { x, y, wide, deep } = rect;
    const [length, width] = along === 'y' ? [deep, wide] : [wide, deep];
    const far = quarters(chance, vehicle.long / 2 + 0.25, length - vehicle.long / 2 - 0.25);
    const kerb = vehicle.wide / 2 + 0.15;
    const askew = likely(chance, 25);
    const off = askew ? quarters(chance, kerb + 0.5, width - kerb - 0.5) : chance.below(2) === 0 ? kerb : width - kerb;
    const turn = (along === 'y' ? 90 : 0) + (askew ? oneOf(chance, [-35, -20, 20, 35]) : oneOf(chance, [-2, 0, 0, 2]));
    const at = along === 'y' ? { x: x + off, y: y + far } : { x: x + far, y: y + off };
    if (leave(plan, vehicle, at, turn)) left -= plan.fair ? 2 : 1;
  }
}

/** LD.TERRAIN.4: something large stands across the street in the middle, or one would look along it from edge to edge. */
export function blockStreet(plan: Plan, street: Street): void {
  const { chance, width, depth, fair } = plan;
  const { x, y, wide, deep } = street.rect;
  const at = fair ? { x: width / 2, y: depth / 2 } : { x: x + wide / 2, y: y + deep / 2 + quarters(chance, 0, 4) - 2 };
  const middle = { x: street.along === 'y' ? x + wide / 2 : at.x, y: street.along === 'x' ? y + deep / 2 : at.y };
  const across = street.along === 'y' ? 0 : 90;
  for (const { stuff, long, wide: w } of [VEHICLES.bus, VEHICLES.truck, VEHICLES.van]) {
    for (const turn of [15, -15, 30, -30, 45, -45]) {
      if (plan.put(stuff, turnedRect(middle, long, w, (across + turn + 360) % 360), { middle: true })) return;
    }
  }
}
