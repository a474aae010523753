import type { BufferGeometry } from 'three';
import type { Terrain } from '../../../tabletop/index.ts';
import { Clay } from '../shape/clay.ts';

/** What the game lies on: a wooden frame with a ruler, a kitchen table, and what people leave there. */

/** How wide the frame is, and how far below its top the kitchen table lies. */
const FRAME = 1.3;
const THICK = 0.7;

export function shapeTable({ width, depth }: Terrain): BufferGeometry {
  const clay = new Clay('table');
  clay.coat = { zenith: 0.1, foot: 1, reach: 0 };
  const sides = [
    [width / 2, -FRAME / 2, width + 2 * FRAME, FRAME],
    [width / 2, depth + FRAME / 2, width + 2 * FRAME, FRAME],
    [-FRAME / 2, depth / 2, FRAME, depth],
    [width + FRAME / 2, depth / 2, FRAME, depth],
  ] as const;
  clay.covered('tabletop', () => {
    for (const [x, z, w, d] of sides)
      clay.box([x, -THICK, z], [w, THICK + 0.08, d], '#7a5536', { chamfer: 0.1, top: '#8a623f' });
  });
  for (let i = 0; i <= width; i += 1)
    for (const z of [-0.35, depth + 0.35]) clay.box([i, 0.075, z], [0.05, 0.012, i % 6 === 0 ? 0.5 : 0.2], '#e0d2b0');
  for (let i = 0; i <= depth; i += 1)
    for (const x of [-0.35, width + 0.35]) clay.box([x, 0.075, i], [i % 6 === 0 ? 0.5 : 0.2, 0.012, 0.05], '#e0d2b0');
  const half = 110;
  clay.placed([width / 2, -THICK, depth / 2], 0.12, () =>
    clay.covered('tabletop', () =>
      clay.face(
        [
          [-half, 0, half],
          [half, 0, half],
          [half, 0, -half],
          [-half, 0, -half],
        ],
        '#5f3f2a',
      ),
    ),
  );
  clay.placed([0, -THICK, 0], 0, () => props(clay, width, depth));
  return clay.made();
}

/** A mug, a tape measure, a pencil, dice. */
function props(clay: Clay, width: number, depth: number): void {
  clay.placed([width + 5, 0, depth * 0.12], 0.4, () => {
    clay.lathe(
      [0, 0, 0],
      [
        [1.05, 0],
        [1.15, 0.3],
        [1.2, 2.5],
        [1.05, 2.5],
        [1, 1.9],
      ],
      '#5f9086',
      20,
    );
    clay.disc([0, 1.9, 0], 1.02, '#3a1d14', 20);
    const ring: readonly (readonly [number, number])[] = [
      [1.15, 2.1],
      [1.75, 1.95],
      [1.9, 1.4],
      [1.7, 0.8],
      [1.15, 0.65],
    ];
    ring
      .slice(1)
      .forEach(([x, y], i) =>
        clay.limb([ring[i]?.[0] ?? 0, ring[i]?.[1] ?? 0, 0], [x, y, 0], 0.17, 0.17, '#5f9086', 7),
      );
  });
  clay.placed([width * 0.86, 0, depth + 4.2], 0.3, () => {
    clay.lathe(
      [0, 0, 0],
      [
        [1.3, 0],
        [1.36, 0.15],
        [1.36, 0.75],
        [1.26, 0.9],
        [0.85, 0.92],
      ],
      '#d2a634',
      20,
    );
    clay.disc([0, 0.9, 0], 0.9, '#2e2a26', 20);
    clay.box([3.6, 0.02, 0.9], [5, 0.03, 0.7], '#ead58c');
  });
  clay.placed([-5, 0, depth * 0.66], 1.2, () => {
    clay.limb([-3, 0.16, 0], [2.4, 0.16, 0], 0.16, 0.16, '#d8a832', 6, true);
    clay.limb([2.4, 0.16, 0], [2.9, 0.16, 0], 0.16, 0, '#e0c79a', 6);
    clay.limb([-3.4, 0.16, 0], [-3, 0.16, 0], 0.16, 0.16, '#b8655a', 6, true);
  });
  for (const [x, z, turn, hex] of [
    [-3.4, 0.24, 0.5, '#b8352a'],
    [-4.5, 0.29, 1.1, '#ece2cb'],
    [-3.6, 0.34, 2.1, '#ece2cb'],
  ] as const) {
    clay.placed([x, 0, depth * z], turn, () => {
      clay.box([0, 0, 0], [0.66, 0.66, 0.66], hex, { chamfer: 0.09 });
      const ink = hex === '#b8352a' ? '#f4ecd8' : '#1d1815';
      for (const [a, b] of [
        [-0.15, -0.15],
        [0.15, 0.15],
        [0, 0],
      ] as const)
        clay.disc([a, 0.665, b], 0.065, ink, 8);
      for (const [a, b] of [
        [-0.14, 0.18],
        [0.14, 0.46],
      ] as const)
        clay.box([a, b, 0.33], [0.12, 0.12, 0.02], ink);
    });
  }
}
