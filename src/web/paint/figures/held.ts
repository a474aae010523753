import type { Held } from '../../tabletop/figure.ts';
import type { Pen } from './pen.ts';

/** What is in the hands: where they hold it, and how it looks from above. It points along x. */

type Hand = readonly [number, number];

export interface Grip {
  readonly left: Hand;
  readonly right: Hand;
  /** Drawn under the hands. */
  readonly draw: (pen: Pen) => void;
}

const STEEL = '#8d9296';
const DARK = '#3c3d40';
const WOOD = '#94683c';

/** A long gun at the shoulder. */
const gun = (draw: (pen: Pen) => void): Grip => ({ right: [0.24, 0.2], left: [0.56, 0.08], draw });

const GRIPS: Readonly<Record<Held, Grip>> = {
  pistol: {
    left: [0.5, -0.03],
    right: [0.5, 0.05],
    draw: (pen) => {
      pen.box(0.5, -0.06, 0.36, 0.13, '#5a5d61', 0.03);
      pen.line(
        [
          [0.56, -0.02],
          [0.82, -0.02],
        ],
        0.03,
        '#a9adb0',
      );
    },
  },
  revolver: {
    left: [0.22, -0.34],
    right: [0.5, 0.22],
    draw: (pen) => {
      pen.box(0.62, 0.17, 0.32, 0.1, STEEL, 0.02);
      pen.oval(0.6, 0.22, 0.1, 0.09, '#b9b6ac');
      pen.box(0.44, 0.16, 0.1, 0.13, WOOD, 0.02);
    },
  },
  smg: {
    left: [0.56, 0.02],
    right: [0.32, 0.16],
    draw: (pen) => {
      pen.box(0.24, 0.03, 0.5, 0.15, DARK, 0.03);
      pen.box(0.72, 0.07, 0.14, 0.07, '#2b2c2e', 0.02);
      pen.box(0.44, 0.16, 0.1, 0.24, '#4d4f52', 0.02);
    },
  },
  rifle: gun((pen) => {
    pen.shape(
      [
        [0.06, 0.22],
        [0.36, 0.07],
        [0.72, 0.05],
        [0.72, 0.14],
        [0.38, 0.18],
        [0.1, 0.33],
      ],
      WOOD,
    );
    pen.box(0.7, 0.06, 0.38, 0.07, '#5d6064', 0.01);
  }),
  'scoped-rifle': gun((pen) => {
    pen.shape(
      [
        [0.04, 0.22],
        [0.36, 0.06],
        [0.74, 0.05],
        [0.74, 0.15],
        [0.38, 0.19],
        [0.08, 0.35],
      ],
      '#5f6a4c',
    );
    pen.box(0.72, 0.06, 0.4, 0.07, DARK, 0.01);
    pen.box(0.34, 0.06, 0.32, 0.11, '#222427', 0.05);
    pen.dot(0.65, 0.115, 0.04, '#7fc4d8');
  }),
  'assault-rifle': gun((pen) => {
    pen.shape(
      [
        [0.04, 0.2],
        [0.3, 0.06],
        [0.8, 0.03],
        [0.8, 0.15],
        [0.34, 0.2],
        [0.07, 0.33],
      ],
      DARK,
    );
    pen.box(0.8, 0.06, 0.24, 0.06, '#2b2c2e', 0.01);
    pen.box(0.46, 0.13, 0.11, 0.24, '#6d6a5a', 0.03);
    pen.line(
      [
        [0.34, 0.09],
        [0.74, 0.07],
      ],
      0.03,
      '#8a8d90',
    );
  }),
  shotgun: gun((pen) => {
    pen.shape(
      [
        [0.06, 0.24],
        [0.32, 0.09],
        [0.46, 0.08],
        [0.46, 0.18],
        [0.34, 0.21],
        [0.1, 0.34],
      ],
      '#7a4a2a',
    );
    pen.box(0.44, 0.03, 0.52, 0.09, '#6a6d71', 0.02);
    pen.box(0.44, 0.12, 0.52, 0.08, '#85888c', 0.02);
    pen.box(0.56, 0.07, 0.2, 0.14, '#8a5732', 0.04);
  }),
  lmg: {
    right: [0.24, 0.22],
    left: [0.5, -0.06],
    draw: (pen) => {
      pen.shape(
        [
          [0, 0.18],
          [0.24, 0.04],
          [0.74, 0],
          [0.74, 0.2],
          [0.26, 0.24],
          [0.02, 0.32],
        ],
        '#4a4d45',
      );
      pen.box(0.72, 0.05, 0.4, 0.1, DARK, 0.02);
      pen.box(0.36, 0.18, 0.26, 0.24, '#6c7048', 0.03);
      pen.line(
        [
          [0.98, 0.1],
          [1.06, -0.12],
        ],
        0.04,
        DARK,
      );
      pen.line(
        [
          [0.98, 0.1],
          [1.06, 0.32],
        ],
        0.04,
        DARK,
      );
      pen.line(
        [
          [0.46, 0.16],
          [0.46, 0.3],
        ],
        0.06,
        '#c9a443',
      );
    },
  },
  bow: {
    left: [0.6, -0.04],
    right: [0.2, 0.1],
    draw: (pen) => {
      const { brush } = pen;
      pen.limb(
        [
          [0.5, -0.66],
          [0.66, -0.36],
          [0.68, 0],
          [0.66, 0.32],
          [0.5, 0.6],
        ],
        0.06,
        '#8a5a2e',
      );
      pen.line(
        [
          [0.5, -0.66],
          [0.2, 0.08],
          [0.5, 0.6],
        ],
        0.025,
        '#e6dcc0',
      );
      pen.line(
        [
          [0.2, 0.06],
          [0.98, -0.04],
        ],
        0.05,
        '#d6c69a',
      );
      brush.beginPath();
      brush.moveTo(1.08, -0.05);
      brush.lineTo(0.94, -0.12);
      brush.lineTo(0.95, 0.04);
      brush.fillStyle = '#c9ccc9';
      brush.fill();
    },
  },
  molotov: {
    left: [0.44, -0.3],
    right: [0.3, 0.44],
    draw: (pen) => {
      pen.box(0.3, 0.4, 0.26, 0.15, '#5f7d43', 0.06);
      pen.box(0.54, 0.44, 0.12, 0.07, '#7d9a58', 0.02);
      pen.dot(0.76, 0.47, 0.13, '#f0a030');
      pen.dot(0.78, 0.47, 0.08, '#ffe08a');
      pen.dot(0.88, 0.44, 0.05, '#e2622a');
    },
  },
  grenade: {
    left: [0.44, -0.28],
    right: [0.32, 0.42],
    draw: (pen) => {
      pen.oval(0.46, 0.44, 0.13, 0.11, '#58663a');
      pen.box(0.55, 0.4, 0.1, 0.06, '#a9a48a', 0.01);
      pen.line(
        [
          [0.4, 0.37],
          [0.52, 0.37],
        ],
        0.025,
        '#33401f',
      );
      pen.line(
        [
          [0.39, 0.45],
          [0.55, 0.45],
        ],
        0.025,
        '#33401f',
      );
    },
  },
  knife: {
    left: [0.34, -0.3],
    right: [0.46, 0.28],
    draw: (pen) => {
      pen.shape(
        [
          [0.56, 0.22],
          [0.8, 0.23],
          [0.9, 0.28],
          [0.8, 0.32],
          [0.56, 0.33],
        ],
        '#d3d6d4',
      );
      pen.box(0.42, 0.23, 0.15, 0.1, '#4a3524', 0.03);
    },
  },
  club: {
    left: [0.28, -0.32],
    right: [0.44, 0.3],
    draw: (pen) => {
      pen.shape(
        [
          [0.36, 0.26],
          [0.62, 0.2],
          [1.0, 0.05],
          [1.06, 0.1],
          [1.04, 0.2],
          [0.68, 0.31],
          [0.38, 0.34],
        ],
        '#c49a5c',
      );
      pen.line(
        [
          [0.4, 0.3],
          [0.54, 0.27],
        ],
        0.07,
        '#54402c',
      );
      pen.gore(0.98, 0.13, 0.08, 5);
    },
  },
  blade: {
    left: [0.28, -0.32],
    right: [0.44, 0.3],
    draw: (pen) => {
      pen.shape(
        [
          [0.54, 0.2],
          [0.9, 0.04],
          [1.08, 0.06],
          [1.02, 0.2],
          [0.58, 0.33],
        ],
        '#cdd1d0',
      );
      pen.line(
        [
          [0.6, 0.29],
          [1.0, 0.15],
        ],
        0.03,
        '#f2f2ea',
      );
      pen.box(0.36, 0.25, 0.2, 0.1, '#3a2a1c', 0.03);
    },
  },
  'heavy-club': {
    left: [0.48, -0.12],
    right: [0.3, 0.24],
    draw: (pen) => {
      pen.limb(
        [
          [0.14, 0.36],
          [0.86, -0.22],
        ],
        0.09,
        '#8a6236',
      );
      pen.shape(
        [
          [0.72, -0.36],
          [0.84, -0.46],
          [1.06, -0.2],
          [0.94, -0.08],
        ],
        '#7f8488',
      );
      pen.line(
        [
          [0.82, -0.4],
          [1.0, -0.18],
        ],
        0.03,
        '#c4c8c8',
      );
    },
  },
  axe: {
    left: [0.5, -0.1],
    right: [0.3, 0.22],
    draw: (pen) => {
      pen.limb(
        [
          [0.14, 0.34],
          [0.88, -0.2],
        ],
        0.08,
        '#b08a4c',
      );
      pen.shape(
        [
          [0.78, -0.22],
          [0.92, -0.42],
          [1.12, -0.24],
          [1.06, -0.02],
          [0.9, -0.1],
        ],
        '#c9cdcc',
      );
      pen.line(
        [
          [0.98, -0.38],
          [1.1, -0.1],
        ],
        0.04,
        '#f2f2ea',
      );
      pen.box(0.72, -0.2, 0.14, 0.12, '#b8352a', 0.02);
    },
  },
  chainsaw: {
    left: [0.46, -0.14],
    right: [0.3, 0.22],
    draw: (pen) => {
      pen.shape(
        [
          [0.6, -0.05],
          [1.08, -0.06],
          [1.14, 0.03],
          [1.08, 0.12],
          [0.6, 0.12],
        ],
        '#b9bdbb',
      );
      for (let x = 0.64; x < 1.1; x += 0.09) {
        pen.dot(x, -0.07, 0.028, '#33302c');
        pen.dot(x, 0.13, 0.028, '#33302c');
      }
      pen.box(0.28, -0.12, 0.36, 0.3, '#d2712c', 0.06);
      pen.box(0.36, -0.05, 0.16, 0.16, '#3a3632', 0.04);
    },
  },
  shield: {
    left: [0.44, -0.16],
    right: [0.4, 0.3],
    draw: (pen) => {
      pen.shape(
        [
          [0.5, -0.5],
          [0.62, -0.46],
          [0.7, 0],
          [0.62, 0.44],
          [0.5, 0.48],
          [0.58, 0],
        ],
        '#8fb0bc',
      );
      pen.line(
        [
          [0.57, -0.4],
          [0.63, 0],
          [0.57, 0.38],
        ],
        0.03,
        '#e2f0f2',
      );
    },
  },
  torch: {
    left: [0.34, -0.28],
    right: [0.46, 0.24],
    draw: (pen) => {
      const { brush } = pen;
      const beam = brush.createRadialGradient(0.74, 0.24, 0, 0.74, 0.24, 0.5);
      beam.addColorStop(0, 'rgba(255,244,190,.75)');
      beam.addColorStop(1, 'rgba(255,244,190,0)');
      brush.beginPath();
      brush.moveTo(0.72, 0.24);
      brush.arc(0.72, 0.24, 0.42, -0.5, 0.5);
      brush.fillStyle = beam;
      brush.fill();
      pen.box(0.44, 0.19, 0.22, 0.1, '#3b3f44', 0.03);
      pen.box(0.64, 0.16, 0.1, 0.16, '#d8c66a', 0.03);
    },
  },
};

const EMPTY: Grip = { left: [0.34, -0.26], right: [0.38, 0.24], draw: () => undefined };

export const gripOf = (held: Held | undefined): Grip => (held === undefined ? EMPTY : GRIPS[held]);

/** Slung across the back: only that there is something, and whether it is long. */
export function paintSlung(pen: Pen, held: Held): void {
  const long = ['rifle', 'scoped-rifle', 'assault-rifle', 'shotgun', 'lmg', 'bow'].includes(held);
  if (long) {
    pen.limb(
      [
        [-0.3, -0.36],
        [-0.12, 0.42],
      ],
      0.07,
      held === 'bow' ? '#8a5a2e' : '#4b4643',
    );
    pen.limb(
      [
        [-0.2, 0.08],
        [-0.12, 0.42],
      ],
      0.09,
      WOOD,
    );
  } else pen.box(-0.1, 0.3, 0.2, 0.08, '#3a2f26', 0.03);
}
