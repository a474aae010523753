import type { Point } from '../../../kernel/index.ts';
import type { Piece } from '../../../tabletop/index.ts';
import { lieOf } from '../../paint/brush.ts';
import { type Chance, seeded } from '../../paint/random.ts';
import type { Clay } from '../shape/clay.ts';

/** A piece in its own frame: its middle is 0, its length along x, its top at `h`. */
export interface Thing {
  readonly clay: Clay;
  readonly l: number;
  readonly w: number;
  readonly h: number;
  readonly name: string;
  readonly chance: Chance;
}

export function lying(clay: Clay, piece: Piece, make: (thing: Thing) => void, turned = false): void {
  const { x, y, long, wide, angle } = lieOf(piece.outline);
  clay.placed([x, 0, y], -angle + (turned ? Math.PI : 0), () =>
    make({ clay, l: long, w: wide, h: piece.height, name: piece.name, chance: seeded(piece.id) }),
  );
}

/** Spots in an outline, at most so many, none nearer to another than `apart`. */
export function scattered(
  outline: readonly Point[],
  inside: (at: Point) => boolean,
  chance: Chance,
  count: number,
  apart: number,
): Point[] {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const found: Point[] = [];
  for (let i = 0; i < count * 8 && found.length < count; i++) {
    const at = { x: x0 + chance() * (x1 - x0), y: y0 + chance() * (y1 - y0) };
    if (!inside(at) || found.some((other) => Math.hypot(other.x - at.x, other.y - at.y) < apart)) continue;
    found.push(at);
  }
  return found;
}
