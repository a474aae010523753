import { Matrix4 } from 'three';
import type { Held } from '../../tabletop/figure.ts';
import type { Clay } from '../shape/clay.ts';
import type { Arms } from './body.ts';

/** What figures carry: where the hands are, and the thing itself, larger than life. */

const STEEL = '#b6bcc0';
const DARK = '#565b61';
const WOOD = '#b0723a';

interface Grip extends Arms {
  readonly shape: (clay: Clay) => void;
}

/** A long gun: its stock at the shoulder, its barrel along x. */
const gun = (shape: (clay: Clay) => void): Grip => ({
  right: [0.2, 0.86, 0.14],
  left: [0.44, 0.9, 0.02],
  shape: (clay) => clay.placed([0.06, 0.93, 0.1], 0.06, () => shape(clay)),
});
const barrel = (clay: Clay, from: number, to: number, r = 0.022, y = 0.02): void =>
  clay.limb([from, y, 0], [to, y, 0], r, r, DARK, 5, true);
const stock = (clay: Clay, hex: string, to = 0.3): void => {
  clay.tilted([-0.02, -0.03, 0], [0, 0, 0.12], () => clay.box([0, -0.05, 0], [0.24, 0.1, 0.05], hex));
  clay.box([to / 2 + 0.08, -0.04, 0], [to, 0.07, 0.055], hex);
};

/** Raised over the right shoulder, ready to strike. */
const raised = (shape: (clay: Clay) => void, both = false): Grip => ({
  right: [0.14, 1.08, 0.32],
  left: both ? [0.2, 1.02, 0.2] : [0.26, 0.78, -0.28],
  shape: (clay) => clay.tilted([0.14, 1.08, 0.32], [0.25, 0, 0.5], () => shape(clay)),
});

const GRIPS: Readonly<Record<Held, Grip>> = {
  pistol: {
    right: [0.42, 0.94, 0.05],
    left: [0.4, 0.91, -0.03],
    shape: (clay) => {
      clay.box([0.52, 0.97, 0.03], [0.28, 0.075, 0.06], '#6d7277');
      clay.box([0.43, 0.88, 0.03], [0.07, 0.13, 0.05], '#2f2a26');
    },
  },
  revolver: {
    right: [0.4, 0.94, 0.2],
    left: [0.1, 0.66, -0.28],
    shape: (clay) => {
      clay.limb([0.44, 0.99, 0.2], [0.72, 1, 0.2], 0.03, 0.028, STEEL, 6, true);
      clay.ball([0.47, 0.97, 0.2], [0.06, 0.055, 0.05], '#b9b6ac', { around: 6, up: 4 });
      clay.box([0.41, 0.87, 0.2], [0.06, 0.12, 0.05], WOOD);
    },
  },
  smg: {
    right: [0.24, 0.82, 0.14],
    left: [0.46, 0.82, 0.02],
    shape: (clay) => {
      clay.box([0.36, 0.82, 0.09], [0.4, 0.1, 0.07], DARK);
      clay.box([0.38, 0.66, 0.09], [0.07, 0.18, 0.05], '#55585c');
      clay.limb([0.55, 0.87, 0.09], [0.7, 0.87, 0.09], 0.03, 0.03, '#2b2c2e', 6, true);
    },
  },
  rifle: gun((clay) => {
    stock(clay, WOOD, 0.46);
    barrel(clay, 0.2, 0.86);
  }),
  'scoped-rifle': gun((clay) => {
    stock(clay, '#6f7c4c', 0.46);
    barrel(clay, 0.2, 0.94, 0.024);
    clay.limb([0.1, 0.1, 0], [0.42, 0.1, 0], 0.04, 0.04, '#25262a', 7, true);
    clay.limb([0.42, 0.1, 0], [0.46, 0.1, 0], 0.055, 0.055, '#4f86a8', 7, true);
  }),
  'assault-rifle': gun((clay) => {
    clay.box([0.26, -0.03, 0], [0.5, 0.11, 0.07], DARK);
    clay.box([-0.02, -0.06, 0], [0.16, 0.12, 0.06], '#2f3032');
    clay.tilted([0.3, -0.2, 0], [0, 0, -0.3], () => clay.box([0, 0, 0], [0.08, 0.2, 0.05], '#26272a'));
    clay.box([0.16, -0.15, 0], [0.06, 0.13, 0.05], '#26272a');
    barrel(clay, 0.48, 0.82, 0.024);
    clay.box([0.7, 0.03, 0], [0.03, 0.08, 0.03], DARK);
  }),
  shotgun: gun((clay) => {
    stock(clay, WOOD, 0.28);
    for (const z of [-0.022, 0.022]) clay.limb([0.2, 0.02, z], [0.76, 0.02, z], 0.027, 0.027, STEEL, 5, true);
    clay.box([0.44, -0.05, 0], [0.22, 0.06, 0.08], '#7a5230');
  }),
  lmg: {
    right: [0.22, 0.72, 0.18],
    left: [0.48, 0.74, 0],
    shape: (clay) => {
      clay.box([0.34, 0.7, 0.1], [0.56, 0.14, 0.1], DARK);
      clay.limb([0.6, 0.78, 0.1], [1.02, 0.78, 0.1], 0.036, 0.036, '#2b2c2e', 7, true);
      clay.box([0.4, 0.54, 0.12], [0.2, 0.17, 0.15], '#5f6444');
      for (const z of [0.02, 0.18]) clay.limb([0.88, 0.76, 0.1], [0.92, 0.58, z], 0.018, 0.018, STEEL, 4);
    },
  },
  bow: {
    right: [0.16, 0.98, 0.12],
    left: [0.5, 0.98, -0.04],
    shape: (clay) => {
      const bend: readonly (readonly [number, number])[] = [
        [0.36, 0.5],
        [0.5, 0.72],
        [0.54, 0.98],
        [0.5, 1.24],
        [0.36, 1.46],
      ];
      bend
        .slice(1)
        .forEach(([x, y], i) =>
          clay.limb([bend[i]?.[0] ?? 0, bend[i]?.[1] ?? 0, -0.03], [x, y, -0.03], 0.026, 0.026, '#8a5c30', 5),
        );
      for (const [x, y] of [
        [0.36, 0.5],
        [0.36, 1.46],
      ] as const)
        clay.limb([x, y, -0.03], [0.18, 0.98, 0.08], 0.008, 0.008, '#f0e6cf', 3);
      clay.limb([0.16, 0.98, 0.08], [0.72, 0.98, -0.05], 0.014, 0.014, '#d8c9a0', 4);
    },
  },
  molotov: raised((clay) => {
    clay.lathe(
      [0, -0.04, 0],
      [
        [0.065, 0],
        [0.065, 0.16],
        [0.026, 0.22],
        [0.026, 0.28],
      ],
      '#5d7a46',
      7,
    );
    clay.limb([0, 0.26, 0], [-0.05, 0.46, 0], 0.06, 0, '#ff9a2c', 5);
    clay.limb([0, 0.26, 0], [-0.03, 0.38, 0], 0.035, 0, '#fff0a0', 5);
  }),
  grenade: raised((clay) => {
    clay.ball([0, 0.08, 0], [0.075, 0.09, 0.075], '#55602f', { around: 7, up: 5 });
    clay.box([0, 0.15, 0], [0.05, 0.06, 0.05], STEEL);
  }),
  knife: {
    right: [0.36, 0.84, 0.2],
    left: [0.26, 0.8, -0.26],
    shape: (clay) => {
      clay.box([0.4, 0.83, 0.2], [0.1, 0.045, 0.045], '#3a2a20');
      clay.hull(
        [
          { x: 0.45, low: 0.82, high: 0.885, foot: 0.012, head: 0.012 },
          { x: 0.66, low: 0.84, high: 0.88, foot: 0.008, head: 0.008 },
          { x: 0.72, low: 0.878, high: 0.88, foot: 0.004, head: 0.004 },
        ],
        '#d6dadb',
      );
    },
  },
  club: raised((clay) => {
    clay.limb([0, -0.1, 0], [0, 0.2, 0], 0.028, 0.035, '#8a5c34', 6, true);
    clay.limb([0, 0.2, 0], [0, 0.58, 0], 0.036, 0.062, '#a87442', 6, true);
  }),
  blade: raised((clay) => {
    clay.limb([0, -0.12, 0], [0, 0.06, 0], 0.028, 0.028, '#4a2f22', 5, true);
    clay.box([0, 0.05, 0], [0.16, 0.035, 0.05], '#c9a04a');
    clay.tilted([0, 0.08, 0], [0, 0, Math.PI / 2], () =>
      clay.hull(
        [
          { x: 0, low: -0.035, high: 0.035, foot: 0.014, head: 0.014 },
          { x: 0.46, low: -0.035, high: 0.045, foot: 0.01, head: 0.01 },
          { x: 0.6, low: 0.035, high: 0.04, foot: 0.004, head: 0.004 },
        ],
        '#dfe3e4',
      ),
    );
  }),
  'heavy-club': raised((clay) => {
    clay.limb([0, -0.16, 0], [0, 0.5, 0], 0.035, 0.04, '#7a5430', 6, true);
    clay.box([0, 0.42, 0], [0.3, 0.2, 0.18], '#6d7074', { chamfer: 0.03 });
  }, true),
  axe: raised((clay) => {
    clay.limb([0, -0.2, 0], [0, 0.56, 0], 0.03, 0.033, '#9a6f40', 6, true);
    clay.hull(
      [
        { x: -0.09, low: 0.42, high: 0.55, foot: 0.03, head: 0.03 },
        { x: 0.06, low: 0.4, high: 0.57, foot: 0.026, head: 0.026 },
        { x: 0.2, low: 0.34, high: 0.63, foot: 0.006, head: 0.006 },
      ],
      '#b8352a',
      '#cfd3d4',
    );
  }, true),
  chainsaw: {
    right: [0.24, 0.74, 0.2],
    left: [0.42, 0.84, 0],
    shape: (clay) => {
      clay.box([0.34, 0.68, 0.1], [0.3, 0.2, 0.2], '#d0782a', { chamfer: 0.03 });
      clay.box([0.34, 0.88, 0.1], [0.22, 0.04, 0.06], '#2b2a28');
      clay.box([0.74, 0.72, 0.1], [0.54, 0.12, 0.035], '#b9bcbd');
      for (let x = 0.52; x < 1; x += 0.08)
        for (const y of [0.71, 0.83]) clay.box([x, y, 0.1], [0.04, 0.03, 0.045], '#3a3b3d');
    },
  },
  shield: {
    right: [0.26, 0.74, 0.26],
    left: [0.3, 0.8, -0.2],
    shape: (clay) => {
      clay.placed([0.34, 0, -0.2], 0.3, () => {
        clay.box([0, 0.36, 0], [0.045, 0.76, 0.46], '#5f6b70', { chamfer: 0.02 });
        clay.box([0.02, 0.9, 0], [0.02, 0.13, 0.3], '#a9c6cc');
        clay.box([0.03, 0.52, 0], [0.02, 0.22, 0.05], '#d6c56a');
      });
    },
  },
  torch: {
    right: [0.38, 0.9, 0.2],
    left: [0.1, 0.66, -0.26],
    shape: (clay) => {
      clay.limb([0.36, 0.9, 0.2], [0.6, 0.94, 0.2], 0.03, 0.034, '#2b2c2e', 6, true);
      clay.limb([0.6, 0.94, 0.2], [0.68, 0.955, 0.2], 0.05, 0.055, '#e8d9a0', 6, true);
    },
  },
};

/** As sculptors do it: thicker by a half, and a little longer. */
const THICK = new Matrix4().makeScale(1.14, 1.45, 1.45);

export function enlarged(clay: Clay, { right: [x, y, z], shape }: Grip): void {
  const about = new Matrix4()
    .makeTranslation(x, y, z)
    .multiply(THICK)
    .multiply(new Matrix4().makeTranslation(-x, -y, -z));
  clay.within(about, () => shape(clay));
}

const EMPTY: Grip = { right: [0.2, 0.64, 0.28], left: [0.14, 0.62, -0.28], shape: () => undefined };

export const gripOf = (held: Held | undefined): Grip => (held === undefined ? EMPTY : GRIPS[held]);

/** Across the back, its muzzle up. */
export function slung(clay: Clay, held: Held): void {
  if (held === 'shield') return GRIPS.shield.shape(clay);
  const { right, shape } = gripOf(held);
  clay.tilted([-0.2, 0.8, 0], [0.5, Math.PI / 2, 1.25], () =>
    clay.placed([-right[0], -right[1], -right[2]], 0, () => shape(clay)),
  );
}
