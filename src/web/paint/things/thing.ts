import { type Brush, box, filled, type Kit, stroked } from '../brush.ts';
import { INK, tone } from '../colour.ts';
import { type Chance, within } from '../random.ts';

/** A thing that is painted where it lies: its middle at 0, its longer side along x, in inches. */

export interface Thing {
  readonly kit: Kit;
  readonly brush: Brush;
  readonly l: number;
  readonly w: number;
  readonly chance: Chance;
  readonly name: string;
}
export type Paint = (thing: Thing) => void;

export function slab({ brush }: Thing, x: number, y: number, w: number, h: number, hex: string, r = 0.04): void {
  box(brush, x, y, w, h, r);
  filled(brush, hex);
  stroked(brush, INK, 0.05);
}

export function boards({ brush, l, w, chance }: Thing, hex: string, step: number): void {
  for (let x = -l / 2; x < l / 2 - 0.02; x += step) {
    box(brush, x, -w / 2, Math.min(step, l / 2 - x), w);
    filled(brush, tone(hex, within(chance, -0.2, 0.1)));
    stroked(brush, INK, 0.035);
  }
}
