import type { Point } from '../../../kernel/index.ts';
import type { Piece, Terrain } from '../../../tabletop/index.ts';
import { frameOf, inside, lieOf, widened } from '../../paint/brush.ts';
import { tone } from '../../paint/colour.ts';
import { pick, seeded, within } from '../../paint/random.ts';
import { bouldersOf } from '../../paint/things/stones.ts';
import type { Clay } from '../shape/clay.ts';
import { lying, scattered, type Thing } from './lying.ts';

/** Walls, ruins, rubble, rocks, graves, monuments, hills. */

export function rocks(clay: Clay, piece: Piece): void {
  const chance = seeded(piece.id);
  for (const { x, y, r } of bouldersOf(piece)) {
    const high = Math.min(piece.height, r * 1.5) || 0.4;
    clay.ball([x, high * 0.32, y], [r, high * 0.72, r], pick(chance, ['#776e60', '#6a665e', '#857b6a']), {
      around: 8,
      up: 5,
      lumps: 0.14,
      top: '#948b78',
    });
  }
}

export function cliff(clay: Clay, piece: Piece): void {
  const steps = Math.max(2, Math.round(piece.height / 0.8));
  clay.covered('stone', () => {
    for (let i = 0; i < steps; i++)
      clay.prism(
        widened(piece.outline, -i * 0.18),
        (piece.height * i) / steps,
        (piece.height * (i + 1)) / steps,
        tone('#7d7262', i * 0.03),
        '#8f866f',
      );
  });
}

export function rubble(clay: Clay, piece: Piece): void {
  const chance = seeded(piece.id);
  const { x, y, width, depth } = frameOf(piece.outline);
  const [mx, my] = [x + width / 2, y + depth / 2];
  const area = width * depth;
  for (const at of scattered(
    piece.outline,
    (p) => inside(piece.outline, p),
    chance,
    Math.min(70, 14 + area * 4),
    0.16,
  )) {
    const far = Math.hypot((at.x - mx) / (width / 2), (at.y - my) / (depth / 2));
    const high = Math.max(0.05, piece.height * (1 - far) * 0.9);
    const kind = chance();
    clay.tilted([at.x, high * 0.5, at.y], [within(chance, -0.5, 0.5), chance() * 6, within(chance, -0.5, 0.5)], () => {
      if (kind < 0.5)
        clay.box([0, 0, 0], [0.34, 0.13, 0.18], pick(chance, ['#98553c', '#a8674c', '#85503a', '#b57c5e']));
      else if (kind < 0.85)
        clay.box(
          [0, 0, 0],
          [within(chance, 0.3, 0.8), within(chance, 0.1, 0.2), within(chance, 0.3, 0.6)],
          pick(chance, ['#8f897c', '#a39a88', '#7a7468']),
        );
      else clay.box([0, 0, 0], [within(chance, 0.8, 1.5), 0.08, 0.12], pick(chance, ['#6d5338', '#8a6a46']));
    });
    if (high > 0.25)
      clay.ball([at.x, high * 0.2, at.y], [0.4, high * 0.6, 0.4], '#8a7d6a', { around: 6, up: 4, lumps: 0.2 });
  }
}

export function wall(clay: Clay, piece: Piece): void {
  lying(clay, piece, (thing) => {
    const { l, w, h, name } = thing;
    if (/sandbag/i.test(name) || piece.looks === 'barricade') return bags(thing);
    if (/barrier/i.test(name)) {
      const count = Math.max(1, Math.round(l / 2));
      for (let i = 0; i < count; i++)
        clay.hull(
          [0.02, l / count - 0.04].map((x) => ({
            x: -l / 2 + (i * l) / count + x,
            low: 0,
            high: h,
            foot: w / 2,
            head: w * 0.24,
          })),
          '#a8a296',
        );
      return;
    }
    const hex = pick(thing.chance, ['#98553c', '#8f8676', '#a8674c']);
    clay.covered(hex === '#8f8676' ? 'stone' : 'brick', () =>
      clay.box([0, 0, 0], [l, h - 0.1, Math.max(0.2, w * 0.8)], hex),
    );
    const caps = Math.max(1, Math.round(l / 0.6));
    for (let i = 0; i < caps; i++)
      clay.box(
        [-l / 2 + ((i + 0.5) * l) / caps, h - 0.1, 0],
        [l / caps - 0.03, 0.1, Math.max(0.26, w)],
        tone('#b3a78e', within(thing.chance, -0.1, 0.08)),
        { chamfer: 0.03 },
      );
    for (const x of [-1, 1])
      clay.box([x * (l / 2 - 0.14), 0, 0], [0.32, h + 0.04, Math.max(0.3, w * 1.04)], '#a59a84', { chamfer: 0.04 });
  });
}

function bags({ clay, l, w, h, chance }: Thing): void {
  const rows = Math.max(2, Math.round(h / 0.26));
  for (let row = 0; row < rows; row++) {
    const deep = Math.max(1, Math.round((w * (1 - row / rows / 2)) / 0.4));
    for (let k = 0; k < deep; k++) {
      for (let x = -l / 2 + 0.28 + (row % 2) * 0.26; x < l / 2 - 0.1; x += 0.54) {
        const z = (k - (deep - 1) / 2) * 0.36;
        clay.ball(
          [x, ((row + 0.5) * h) / rows, z],
          [0.3, (h / rows) * 0.62, 0.21],
          tone('#a4906a', within(chance, -0.14, 0.1)),
          { around: 7, up: 4 },
        );
      }
    }
  }
}

export function ruin(clay: Clay, piece: Piece): void {
  const chance = seeded(piece.id);
  clay.covered('brick', () => {
    piece.outline.forEach((a, i) => {
      const b = piece.outline[(i + 1) % piece.outline.length] as typeof a;
      const far = Math.hypot(b.x - a.x, b.y - a.y);
      const count = Math.max(1, Math.round(far / 0.6));
      for (let k = 0; k < count; k++) {
        const high = piece.height * within(chance, 0.35, 1);
        const share = (k + 0.5) / count;
        clay.placed([a.x + (b.x - a.x) * share, 0, a.y + (b.y - a.y) * share], -Math.atan2(b.y - a.y, b.x - a.x), () =>
          clay.box([0, 0, 0], [far / count + 0.01, high, 0.3], '#98553c', { top: '#b57c5e' }),
        );
      }
    });
  });
  rubble(clay, { ...piece, height: piece.height * 0.4, id: `${piece.id} fallen` });
}

export function graves(clay: Clay, piece: Piece): void {
  lying(clay, piece, ({ l, w, h, chance }) => {
    for (let x = -l / 2 + 0.6; x < l / 2 - 0.3; x += 1.2) {
      for (let z = -w / 2 + 0.5; z < w / 2 - 0.3; z += 1.7) {
        const high = Math.max(0.5, Math.min(0.9, h || 0.7)) * within(chance, 0.75, 1);
        const hex = tone('#8d897e', within(chance, -0.14, 0.1));
        clay.tilted(
          [x, 0, z],
          [within(chance, -0.12, 0.12), within(chance, -0.15, 0.15), within(chance, -0.06, 0.06)],
          () => {
            if (chance() < 0.3) {
              clay.box([0, 0, 0], [0.12, high * 1.1, 0.1], hex);
              clay.box([0, high * 0.66, 0], [0.42, 0.12, 0.1], hex);
            } else {
              clay.box([0, 0, 0], [0.46, high * 0.8, 0.12], hex, { chamfer: 0.02 });
              clay.box([0, high * 0.8, 0], [0.34, high * 0.14, 0.12], hex, { chamfer: 0.05 });
            }
          },
        );
        clay.box([x, 0, z + 0.62], [0.5, 0.07, 0.9], '#5f4f38', { chamfer: 0.05 });
      }
    }
  });
}

export function monument(clay: Clay, piece: Piece): void {
  const tomb = /tomb/i.test(piece.name);
  lying(clay, piece, ({ l, w, h }) => {
    if (/well|fountain/i.test(piece.name)) {
      const r = Math.min(l, w) / 2;
      clay.covered('stone', () =>
        clay.lathe(
          [0, 0, 0],
          [
            [r, 0],
            [r, h * 0.7],
            [r * 0.8, h * 0.7],
            [r * 0.8, h * 0.4],
          ],
          '#8f8a7e',
          14,
        ),
      );
      clay.disc([0, h * 0.42, 0], r * 0.8, '#3d5256', 14);
      return;
    }
    clay.covered('stone', () => {
      clay.box([0, 0, 0], [l, h * 0.2, w], '#9c9484', { chamfer: 0.05 });
      clay.box([0, h * 0.2, 0], [l * 0.8, h * (tomb ? 0.55 : 0.24), w * 0.8], '#a8a090', { chamfer: 0.05 });
    });
    if (tomb) return clay.box([0, h * 0.75, 0], [l * 0.9, h * 0.25, w * 0.9], '#857d6e', { chamfer: 0.08 });
    const r = Math.min(l, w) * 0.2;
    clay.limb([0, h * 0.44, 0], [0, h * 0.74, 0], r, r * 0.8, '#5f7266', 8);
    clay.limb([0, h * 0.72, 0], [0, h * 0.9, 0], r * 1.1, r * 0.7, '#66796c', 8);
    clay.ball([0, h * 0.95, 0], [r * 0.5, h * 0.06, r * 0.5], '#6f8274');
    clay.limb([0, h * 0.84, r], [r * 1.4, h * 1, r * 0.6], r * 0.3, r * 0.2, '#66796c', 6);
  });
}

/** Ground that rises: it can be walked on, so what stands on it stands on its steps. */
export function hill(clay: Clay, piece: Piece): void {
  const { height, outline } = piece;
  if (height === 0) return;
  const lie = lieOf(outline);
  const most = Math.min(lie.wide, lie.long) * SLOPE;
  clay.covered('leaves', () => {
    for (let i = 0; i < STEPS; i++) {
      const [a, b] = [i / STEPS, (i + 1) / STEPS];
      clay.prism(
        widened(outline, -most * a * 0.5),
        height * a,
        height * b,
        tone('#6f6c3c', a * 0.08),
        tone('#7d7a44', b * 0.1),
      );
    }
  });
}

/** How far a hill rises inwards from its edge, as a share of its narrower half. */
const SLOPE = 0.4;
const STEPS = 7;

/** How high the ground is there where a hill rises. */
export function hillAt({ pieces }: Terrain, at: Point): number {
  let high = 0;
  for (const piece of pieces) {
    if (!['hill', 'crest'].includes(piece.looks) || piece.height === 0 || !inside(piece.outline, at)) continue;
    const { long, wide } = lieOf(piece.outline);
    const most = Math.min(wide, long) * SLOPE * 0.5;
    const edge = Math.min(
      ...piece.outline.map((a, i) => fromLine(at, a, piece.outline[(i + 1) % piece.outline.length] as Point)),
    );
    high = Math.max(high, piece.height * Math.min(1, Math.ceil((Math.min(edge, most) / most) * STEPS) / STEPS));
  }
  return high;
}

function fromLine(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy || 1;
  const share = Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / square));
  return Math.hypot(p.x - a.x - dx * share, p.y - a.y - dy * share);
}
