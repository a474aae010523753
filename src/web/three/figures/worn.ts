import { tone } from '../../paint/colour.ts';
import type { Living } from '../../paint/figures/dresses.ts';
import type { Clay } from '../shape/clay.ts';
import { brimmed, cap, hair, HEAD, helmet, SKULL } from './body.ts';

/** What the living wear on their heads and backs: it says who they are. */

const [HX, HY] = HEAD;

const pack = (clay: Clay, hex: string, roll: string | null): void => {
  clay.box([-0.26, 0.64, 0], [0.2, 0.34, 0.34], hex, { chamfer: 0.05 });
  clay.box([-0.37, 0.68, 0], [0.06, 0.16, 0.24], tone(hex, -0.14), { chamfer: 0.02 });
  if (roll !== null) clay.limb([-0.25, 1.02, -0.22], [-0.25, 1.02, 0.22], 0.075, 0.075, roll, 7, true);
};
const straps = (clay: Clay, hex: string): void => {
  for (const z of [-0.12, 0.12])
    clay.tilted([0.135, 0.66, z], [0, 0, 0.12], () => clay.box([0, 0, 0], [0.03, 0.32, 0.05], hex));
};
const cross = (clay: Clay, x: number, y: number, size: number): void => {
  clay.box([x, y - size, 0], [0.03, size * 2, size * 0.7], '#f6f0e0');
  clay.box([x, y - size * 0.35, 0], [0.03, size * 0.7, size * 2], '#f6f0e0');
};
const vest = (clay: Clay, hex: string): void => {
  clay.box([0.03, 0.66, 0], [0.3, 0.3, 0.4], hex, { chamfer: 0.06 });
  for (const z of [-0.11, 0, 0.11]) clay.box([0.19, 0.66, z], [0.06, 0.11, 0.085], tone(hex, -0.2), { chamfer: 0.015 });
};
const bands = (clay: Clay, hex: string): void => {
  for (const y of [0.68, 0.8])
    clay.lathe(
      [0, y, 0],
      [
        [0.2, 0],
        [0.205, 0.035],
      ],
      hex,
      9,
    );
};
const skirts = (clay: Clay, hex: string): void =>
  clay.lathe(
    [0, 0.4, 0],
    [
      [0.24, 0],
      [0.16, 0.24],
    ],
    hex,
    9,
  );

interface Worn {
  readonly head: (clay: Clay, skin: string) => void;
  readonly back?: (clay: Clay) => void;
  readonly boots?: string;
  readonly wide?: number;
  /** Bare from the elbow on. */
  readonly sleeves?: boolean;
}

const beard = (clay: Clay, hex: string): void =>
  clay.ball([HX + 0.07, HY - 0.09, 0], [0.085, 0.085, 0.1], hex, { around: 7, up: 4 });

export const WORN: Readonly<Record<Living, Worn>> = {
  survivor: {
    head: (clay) => {
      hair(clay, '#4a3322');
      cap(clay, '#8f4536', '#6d3329');
    },
    back: (clay) => {
      pack(clay, '#7d6644', '#a89468');
      straps(clay, '#3f3426');
    },
  },
  citizen: {
    head: (clay) => hair(clay, '#6b4526', 0.06),
    back: (clay) => clay.box([0.15, 0.84, 0], [0.04, 0.12, 0.1], '#e6dfcc'),
    sleeves: true,
  },
  kid: {
    head: (clay) => {
      hair(clay, '#5a3a20');
      cap(clay, '#b8432f', '#e2d9bf');
    },
    back: (clay) => {
      pack(clay, '#4f86a8', null);
      straps(clay, '#2f5a78');
    },
    boots: '#e2d9c4',
  },
  elder: {
    head: (clay) => {
      hair(clay, '#e8e4d8');
      clay.ball([HX + 0.02, HY + 0.075, 0], [SKULL * 0.9, SKULL * 0.82, SKULL * 0.86], '#d3a583', { around: 8, up: 5 });
      beard(clay, '#e8e4d8');
    },
    back: (clay) => {
      for (const z of [-0.1, 0.1]) clay.box([0.145, 0.66, z], [0.03, 0.3, 0.03], '#c9a06a');
    },
  },
  hero: {
    head: (clay) => {
      hair(clay, '#3a2a1e', 0.1);
      clay.lathe(
        [HX, HY + 0.03, 0],
        [
          [SKULL * 1.1, 0],
          [SKULL * 1.1, 0.045],
        ],
        '#c23a2c',
        9,
      );
      clay.limb([HX - 0.14, HY + 0.04, 0.02], [HX - 0.34, HY - 0.06, 0.08], 0.03, 0.015, '#c23a2c', 4);
    },
    back: (clay) => {
      clay.tilted([0.12, 0.62, 0.13], [-0.6, 0, 0.1], () => clay.box([0, 0, 0], [0.05, 0.44, 0.07], '#9a7a42'));
      skirts(clay, '#46352a');
    },
  },
  professional: {
    head: (clay) => hair(clay, '#2c241e'),
    back: (clay) => {
      clay.box([0.145, 0.78, 0], [0.04, 0.18, 0.11], '#e8e2d2');
      clay.box([0.165, 0.7, 0], [0.03, 0.24, 0.045], '#a8302c');
    },
    boots: '#241d18',
  },
  samaritan: {
    head: (clay) => {
      hair(clay, '#7a5230', 0.05);
      brimmed(clay, '#c89440', '#8a5a2e');
    },
    back: (clay) => {
      for (const z of [-0.11, 0, 0.11]) clay.box([0.145, 0.78, z], [0.03, 0.28, 0.025], '#f0d8b0');
      clay.tilted([0.13, 0.72, 0], [-0.7, 0, 0.1], () => clay.box([0, 0, 0], [0.06, 0.5, 0.06], '#f0e6cf'));
      clay.box([-0.04, 0.5, 0.25], [0.26, 0.24, 0.12], '#e8dcc0', { chamfer: 0.02 });
    },
    sleeves: true,
  },
  survivalist: {
    head: (clay) => brimmed(clay, '#8a8458', '#5c5836'),
    back: (clay) => {
      pack(clay, '#59613e', '#7d7a58');
      straps(clay, '#3f4229');
    },
  },
  tough: {
    head: (clay) => {
      clay.box([HX - 0.02, HY + 0.09, 0], [0.28, 0.13, 0.06], '#2f2620', { chamfer: 0.02 });
      beard(clay, '#2f2620');
    },
    back: (clay) => clay.box([0.16, 0.7, 0], [0.02, 0.22, 0.02], '#b9b29c'),
    wide: 1.16,
  },
  thug: {
    head: (clay) => {
      for (const [x, y] of [
        [-0.12, 0.08],
        [-0.05, 0.14],
        [0.03, 0.15],
        [0.1, 0.11],
      ] as const)
        clay.limb([HX + x, HY + y - 0.05, 0], [HX + x * 1.5, HY + y + 0.12, 0], 0.05, 0.01, '#d0302c', 5);
    },
    back: (clay) => {
      clay.box([-0.15, 0.9, 0], [0.1, 0.12, 0.26], '#34333a', { chamfer: 0.03 });
      for (const z of [-0.26, -0.2, 0.2, 0.26]) clay.limb([0, 0.98, z], [0, 1.06, z * 1.1], 0.022, 0, '#e3e7e6', 4);
    },
    wide: 1.06,
  },
  ganger: {
    head: (clay) => {
      clay.lathe(
        [HX, HY + 0.03, 0],
        [
          [SKULL * 1.1, 0],
          [SKULL * 1.02, 0.07],
          [0, 0.125],
        ],
        '#a2489a',
        9,
      );
      clay.limb([HX - 0.13, HY + 0.04, 0], [HX - 0.28, HY - 0.05, 0.08], 0.035, 0.01, '#a2489a', 4);
    },
    back: (clay) =>
      clay.lathe(
        [0.05, 0.93, 0],
        [
          [0.15, 0],
          [0.13, 0.03],
        ],
        '#e0c050',
        8,
      ),
  },
  goon: {
    head: (clay) => {
      clay.ball(HEAD, [SKULL * 1.1, SKULL * 1.2, SKULL * 1.06], '#26242a', { around: 8, up: 6 });
      clay.box([HX + 0.12, HY + 0.005, 0], [0.05, 0.05, 0.17], '#d3a583');
      for (const z of [-0.05, 0.05]) clay.box([HX + 0.145, HY + 0.015, z], [0.02, 0.03, 0.035], '#17120f');
    },
    back: (clay) => straps(clay, '#2c2624'),
    wide: 1.08,
  },
  convict: {
    head: (clay) => {
      for (const [y, hex] of [
        [0.07, '#efe9da'],
        [0.1, '#26221e'],
        [0.13, '#efe9da'],
      ] as const)
        clay.limb([HX - 0.01, HY + y, 0], [HX - 0.01, HY + y + 0.035, 0], 0.135, 0.13, hex, 9, true);
    },
    back: (clay) => {
      for (const y of [0.66, 0.74, 0.82, 0.9]) {
        const r = 0.165 + (y - 0.62) * 0.2;
        clay.box([0, y, 0], [r * 1.46, 0.04, r * 1.98], '#26221e', { chamfer: 0.015 });
      }
    },
    boots: '#26221e',
  },
  boss: {
    head: (clay) => {
      brimmed(clay, '#f4ead2', '#1c1c22');
      clay.limb([HX + 0.12, HY - 0.08, 0.03], [HX + 0.26, HY - 0.07, 0.07], 0.022, 0.02, '#7a4a26', 5, true);
      clay.ball([HX + 0.27, HY - 0.07, 0.07], [0.024, 0.024, 0.024], '#ff9a3c', { around: 5, up: 3 });
    },
    back: (clay) => {
      clay.box([0.14, 0.8, 0], [0.05, 0.26, 0.16], '#f4ead2');
      clay.box([0.165, 0.76, 0], [0.04, 0.3, 0.06], '#d0302c');
      for (const z of [-0.15, 0.15]) clay.box([0.1, 0.7, z], [0.08, 0.4, 0.02], '#b8bcd0');
      skirts(clay, '#2f3350');
    },
    wide: 1.14,
    boots: '#14120f',
  },
  police: {
    head: (clay) => {
      hair(clay, '#3a2a1e');
      clay.lathe(
        [HX, HY + 0.05, 0],
        [
          [SKULL * 1.06, 0],
          [SKULL * 1.08, 0.05],
          [0.22, 0.09],
          [0.2, 0.13],
          [0, 0.14],
        ],
        '#2c3d5e',
        11,
      );
      clay.box([HX + 0.15, HY + 0.04, 0], [0.14, 0.025, 0.2], '#16181d');
      clay.ball([HX + 0.16, HY + 0.1, 0], [0.03, 0.035, 0.035], '#f0cf58', { around: 5, up: 3 });
    },
    back: (clay) => {
      clay.box([0.17, 0.84, -0.09], [0.03, 0.07, 0.06], '#e6c34e');
      for (const z of [-0.16, 0.16]) clay.box([0, 0.54, z], [0.1, 0.1, 0.07], '#1d1a18');
    },
  },
  swat: {
    head: (clay) => {
      helmet(clay, '#3a3e43');
      clay.box([HX + 0.12, HY - 0.01, 0], [0.08, 0.09, 0.22], '#5fb3c4', { chamfer: 0.02 });
      clay.box([HX + 0.07, HY - 0.14, 0], [0.14, 0.1, 0.2], '#232529', { chamfer: 0.03 });
    },
    back: (clay) => {
      vest(clay, '#26282b');
      clay.box([-0.14, 0.8, 0], [0.03, 0.07, 0.26], '#e2e2da');
    },
    wide: 1.08,
  },
  soldier: {
    head: (clay) => helmet(clay, '#6d7550', 0.02),
    back: (clay) => {
      vest(clay, '#5a5f3d');
      clay.box([-0.22, 0.66, 0], [0.14, 0.24, 0.3], '#5f6444', { chamfer: 0.04 });
    },
  },
  sergeant: {
    head: (clay) => {
      helmet(clay, '#737b56', 0.02);
      clay.lathe(
        [HX, HY + 0.06, 0],
        [
          [SKULL * 1.21, 0],
          [SKULL * 1.2, 0.04],
        ],
        '#2f3424',
        10,
      );
    },
    back: (clay) => {
      vest(clay, '#565c3c');
      pack(clay, '#565c3c', '#75754e');
      for (const z of [-0.25, 0.25]) clay.box([0, 0.86, z], [0.1, 0.07, 0.04], '#f0e6cf');
    },
  },
  commander: {
    head: (clay) => {
      hair(clay, '#3a2f26');
      clay.ball([HX - 0.01, HY + 0.1, 0.03], [0.19, 0.06, 0.2], '#9c2f34', { around: 9, up: 4 });
      clay.ball([HX + 0.14, HY + 0.1, -0.05], [0.03, 0.03, 0.03], '#e6c34e', { around: 5, up: 3 });
    },
    back: (clay) => {
      for (const z of [-0.18, 0.18]) clay.box([0, 1, z], [0.16, 0.04, 0.1], '#d8b84c');
      clay.tilted([0.13, 0.6, 0.1], [-0.5, 0, 0.1], () => clay.box([0, 0, 0], [0.04, 0.42, 0.05], '#6b4a2c'));
    },
    boots: '#3a2a1e',
  },
  firefighter: {
    head: (clay) => {
      helmet(clay, '#c0392c', 0.06);
      clay.box([HX - 0.02, HY + 0.16, 0], [0.26, 0.07, 0.05], '#f0cf48', { chamfer: 0.02 });
    },
    back: (clay) => {
      bands(clay, '#f0ecc0');
      skirts(clay, '#b09858');
      for (const z of [-0.09, 0.09]) {
        clay.limb([-0.24, 0.6, z], [-0.24, 0.96, z], 0.08, 0.075, '#e0b82e', 7, true);
      }
    },
    wide: 1.1,
    boots: '#26211c',
  },
  medic: {
    head: (clay) => {
      hair(clay, '#4a3322', 0.12);
      clay.lathe(
        [HX, HY + 0.06, 0],
        [
          [SKULL * 1.1, 0],
          [SKULL * 1.1, 0.05],
        ],
        '#e8e2d2',
        9,
      );
    },
    back: (clay) => {
      pack(clay, '#b8352a', null);
      cross(clay, -0.42, 0.8, 0.1);
      skirts(clay, '#e2ddcc');
    },
  },
  rescuer: {
    head: (clay) => {
      helmet(clay, '#f4f2ea', 0.02);
      for (const z of [-0.06, 0.06]) clay.box([HX - 0.01, HY + 0.16, z], [0.22, 0.05, 0.03], '#c23a2c');
      clay.ball([HX + 0.17, HY + 0.07, 0], [0.05, 0.055, 0.055], '#ffe98a', { around: 6, up: 4 });
    },
    back: (clay) => {
      bands(clay, '#f4f4ea');
      for (const off of [0, 0.06])
        clay.tilted([0.13, 0.76 - off, 0], [-0.75, 0, 0.1], () =>
          clay.limb([0, -0.3, 0], [0, 0.28, 0], 0.045, 0.045, off > 0 ? '#d8b040' : '#f0d060', 6, true),
        );
    },
  },
};
