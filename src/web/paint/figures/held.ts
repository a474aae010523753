import type { Held } from '../../tabletop/figure.ts';
import type { Pen } from './pen.ts';

/**
 * What is in the hands: where they hold it, and how it looks. It points along x and lies on its side, larger than life, as sculptors
 * of small figures make it: from straight above, a gun would be a stick.
 */

type Hand = readonly [number, number];

export interface Grip {
  readonly left: Hand;
  readonly right: Hand;
  /** Drawn under the hands. */
  readonly draw: (pen: Pen) => void;
}

const STEEL = '#aeb6bb';
const BRIGHT = '#e3e7e6';
const GUN = '#62686e';
const BLACK = '#3d4146';
const WOOD = '#b0723a';

/** A long gun at the shoulder. */
const gun = (draw: (pen: Pen) => void): Grip => ({ right: [0.36, 0.2], left: [0.66, 0.12], draw });

const GRIPS: Readonly<Record<Held, Grip>> = {
  pistol: {
    left: [0.3, -0.3],
    right: [0.42, 0.3],
    draw: (pen) => {
      pen.shape([0.36, 0.12, 0.55, 0.12, 0.48, 0.46, 0.28, 0.43], BLACK);
      pen.line([0.55, 0.2, 0.64, 0.28, 0.66, 0.18], 0.04, BLACK);
      pen.box(0.36, 0.03, 0.48, 0.15, GUN, 0.03);
      pen.line([0.58, 0.07, 0.8, 0.07], 0.035, STEEL);
    },
  },
  revolver: {
    left: [0.3, -0.3],
    right: [0.36, 0.33],
    draw: (pen) => {
      pen.shape([0.34, 0.1, 0.5, 0.14, 0.42, 0.47, 0.2, 0.42], WOOD, true);
      pen.box(0.58, 0.03, 0.34, 0.1, BRIGHT, 0.02);
      pen.oval(0.55, 0.1, 0.15, 0.14, STEEL);
      for (const y of [0.04, 0.1, 0.16]) pen.line([0.46, y, 0.64, y], 0.025, GUN);
    },
  },
  smg: {
    left: [0.66, 0.3],
    right: [0.36, 0.26],
    draw: (pen) => {
      pen.box(0.6, 0.16, 0.14, 0.44, STEEL, 0.02);
      pen.shape([0.34, 0.14, 0.48, 0.14, 0.44, 0.38, 0.3, 0.36], BLACK);
      pen.box(0.26, 0, 0.58, 0.2, GUN, 0.03);
      pen.box(0.82, 0.05, 0.14, 0.09, BLACK, 0.02);
      pen.line([0.32, 0.05, 0.78, 0.05], 0.035, STEEL);
    },
  },
  rifle: gun((pen) => {
    pen.box(0.6, 0.03, 0.62, 0.08, STEEL, 0.02);
    pen.shape([0.02, 0.12, 0.3, 0.08, 0.84, 0.06, 0.84, 0.16, 0.46, 0.2, 0.34, 0.26, 0.04, 0.42], WOOD);
    pen.line([0.1, 0.24, 0.32, 0.17], 0.04, '#d8a060');
    pen.line([0.5, 0.06, 0.5, -0.05], 0.05, STEEL);
  }),
  'scoped-rifle': gun((pen) => {
    pen.box(0.6, 0.05, 0.66, 0.08, GUN, 0.02);
    pen.shape([0.02, 0.14, 0.3, 0.1, 0.84, 0.07, 0.84, 0.18, 0.46, 0.22, 0.34, 0.28, 0.04, 0.44], '#6f7c4c');
    pen.box(0.28, -0.13, 0.42, 0.14, BLACK, 0.05);
    pen.box(0.64, -0.17, 0.12, 0.21, BLACK, 0.04);
    pen.oval(0.76, -0.065, 0.04, 0.09, '#7fd0e6');
  }),
  'assault-rifle': gun((pen) => {
    pen.box(0.78, 0.04, 0.34, 0.08, GUN, 0.01);
    pen.shape([0.56, 0.16, 0.72, 0.16, 0.8, 0.36, 0.86, 0.5, 0.7, 0.54, 0.62, 0.38], STEEL);
    pen.shape(
      [0.04, 0.1, 0.26, 0.04, 0.86, 0, 0.86, 0.16, 0.5, 0.2, 0.46, 0.36, 0.34, 0.34, 0.36, 0.22, 0.06, 0.3],
      BLACK,
    );
    pen.box(0.98, -0.06, 0.06, 0.14, BLACK, 0.01);
    pen.box(0.38, -0.08, 0.26, 0.09, GUN, 0.02);
  }),
  shotgun: gun((pen) => {
    pen.shape([0, 0.14, 0.28, 0.04, 0.42, 0.04, 0.42, 0.24, 0.32, 0.28, 0.04, 0.44], '#8f4f28');
    pen.box(0.4, 0, 0.74, 0.12, STEEL, 0.03);
    pen.box(0.4, 0.12, 0.74, 0.11, GUN, 0.03);
    pen.box(0.58, 0.08, 0.24, 0.2, '#b0642c', 0.05);
    for (const x of [0.64, 0.7, 0.76]) pen.line([x, 0.11, x, 0.26], 0.025, '#5c3418');
    for (const y of [0.06, 0.175]) pen.dot(1.1, y, 0.045, '#17120f');
  }),
  lmg: {
    right: [0.3, 0.28],
    left: [0.54, -0.06],
    draw: (pen) => {
      pen.limb([1.0, 0.1, 1.12, -0.16], 0.06, GUN);
      pen.limb([1.0, 0.1, 1.12, 0.34], 0.06, GUN);
      pen.box(0.4, 0.22, 0.32, 0.28, '#74803f', 0.03);
      pen.shape([0, 0.06, 0.26, 0, 0.78, -0.02, 0.78, 0.24, 0.28, 0.26, 0.02, 0.34], GUN);
      pen.box(0.76, 0.05, 0.46, 0.11, BLACK, 0.02);
      for (const x of [0.44, 0.52, 0.6, 0.68]) pen.line([x, 0.17, x, 0.3], 0.05, '#e8bc48');
    },
  },
  bow: {
    left: [0.66, -0.02],
    right: [0.2, 0.12],
    draw: (pen) => {
      pen.limb([0.44, -0.84, 0.66, -0.6, 0.78, -0.26, 0.8, 0.02, 0.78, 0.3, 0.66, 0.62, 0.44, 0.84], 0.09, '#a8642f');
      pen.line([0.44, -0.84, 0.18, 0.06, 0.44, 0.84], 0.035, '#f4ead2');
      pen.limb([0.2, 0.06, 1.06, 0], 0.05, '#ead9a8');
      pen.shape([1.22, 0, 1.02, -0.1, 1.04, 0.1], BRIGHT);
    },
  },
  molotov: {
    left: [0.38, -0.3],
    right: [0.34, 0.42],
    draw: (pen) => {
      pen.box(0.32, 0.3, 0.34, 0.24, '#5f9a4a', 0.08);
      pen.box(0.64, 0.36, 0.16, 0.12, '#7dba60', 0.02);
      pen.shape([0.78, 0.28, 1.22, 0.34, 0.98, 0.42, 1.18, 0.56, 0.8, 0.56], '#f0842a', true);
      pen.dot(0.9, 0.42, 0.1, '#ffe48a');
    },
  },
  grenade: {
    left: [0.38, -0.3],
    right: [0.36, 0.36],
    draw: (pen) => {
      pen.box(0.66, 0.32, 0.16, 0.14, STEEL, 0.02);
      pen.limb([0.74, 0.3, 0.5, 0.16], 0.05, STEEL);
      pen.oval(0.54, 0.42, 0.19, 0.17, '#5d7d34');
      for (const y of [0.34, 0.42, 0.5]) pen.line([0.38, y, 0.7, y], 0.025, '#2f441a');
      for (const x of [0.46, 0.54, 0.62]) pen.line([x, 0.28, x, 0.56], 0.025, '#2f441a');
    },
  },
  knife: {
    left: [0.34, -0.3],
    right: [0.48, 0.28],
    draw: (pen) => {
      pen.box(0.38, 0.2, 0.22, 0.15, '#7a4a26', 0.05);
      pen.box(0.58, 0.14, 0.06, 0.27, GUN, 0.02);
      pen.shape([0.64, 0.18, 0.9, 0.2, 1.02, 0.3, 0.64, 0.37], BRIGHT);
    },
  },
  club: {
    left: [0.28, -0.32],
    right: [0.42, 0.32],
    draw: (pen) => {
      pen.shape(
        [0.3, 0.28, 0.56, 0.2, 0.9, 0.02, 1.08, -0.04, 1.18, 0.06, 1.12, 0.2, 0.92, 0.26, 0.6, 0.34, 0.34, 0.4],
        '#dcae68',
        true,
      );
      pen.line([0.36, 0.33, 0.54, 0.28], 0.12, '#6b4a2c');
      for (const x of [0.84, 0.96, 1.08]) pen.line([x, 0.02, x + 0.04, 0.24], 0.035, '#8f5f30');
    },
  },
  blade: {
    left: [0.28, -0.32],
    right: [0.42, 0.32],
    draw: (pen) => {
      pen.shape([0.54, 0.18, 0.96, -0.1, 1.2, -0.1, 1.14, 0.12, 0.62, 0.36], BRIGHT);
      pen.line([0.66, 0.29, 1.1, 0.06], 0.04, '#ffffff');
      pen.limb([0.5, 0.14, 0.62, 0.4], 0.06, '#c9a443');
      pen.box(0.3, 0.26, 0.24, 0.13, '#4a2f1c', 0.03);
    },
  },
  'heavy-club': {
    left: [0.56, 0.02],
    right: [0.3, 0.28],
    draw: (pen) => {
      pen.limb([0.12, 0.42, 0.9, -0.24], 0.1, '#b07a44');
      pen.shape([0.68, -0.42, 0.86, -0.58, 1.16, -0.2, 0.98, -0.04], STEEL);
      pen.line([0.84, -0.48, 1.08, -0.18], 0.05, BRIGHT);
    },
  },
  axe: {
    left: [0.54, 0],
    right: [0.3, 0.26],
    draw: (pen) => {
      pen.limb([0.12, 0.4, 0.96, -0.28], 0.09, '#c99a54');
      pen.shape(
        [0.8, -0.24, 0.86, -0.36, 0.96, -0.32, 1.24, -0.36, 1.2, 0.1, 0.98, -0.14, 0.9, -0.14],
        '#c9352a',
        true,
      );
      pen.shape([1.12, -0.36, 1.24, -0.4, 1.24, 0.12, 1.12, 0.04], BRIGHT);
    },
  },
  chainsaw: {
    left: [0.46, -0.14],
    right: [0.3, 0.24],
    draw: (pen) => {
      pen.shape([0.58, -0.08, 1.14, -0.1, 1.22, 0.03, 1.14, 0.16, 0.58, 0.14], BRIGHT);
      for (let x = 0.68; x < 1.16; x += 0.11) {
        pen.dot(x, -0.1, 0.035, '#2a2724');
        pen.dot(x, 0.16, 0.035, '#2a2724');
      }
      pen.line([0.7, 0.03, 1.06, 0.03], 0.03, GUN);
      pen.box(0.2, -0.18, 0.44, 0.42, '#e8752a', 0.06);
      pen.box(0.3, -0.08, 0.2, 0.2, BLACK, 0.04);
    },
  },
  shield: {
    left: [0.44, -0.16],
    right: [0.4, 0.3],
    draw: (pen) => {
      pen.shape([0.48, -0.58, 0.64, -0.54, 0.76, 0, 0.64, 0.54, 0.48, 0.58, 0.6, 0], '#a8cbd8');
      pen.line([0.58, -0.48, 0.67, 0, 0.58, 0.46], 0.04, '#f0fafa');
    },
  },
  torch: {
    left: [0.34, -0.28],
    right: [0.44, 0.24],
    draw: (pen) => {
      if (pen.pass !== 'parts') {
        const { brush } = pen;
        const beam = brush.createRadialGradient(0.74, 0.24, 0, 0.74, 0.24, 0.6);
        beam.addColorStop(0, 'rgba(255,244,190,.9)');
        beam.addColorStop(1, 'rgba(255,244,190,0)');
        brush.beginPath();
        brush.moveTo(0.7, 0.24);
        brush.arc(0.7, 0.24, 0.54, -0.55, 0.55);
        brush.fillStyle = beam;
        brush.fill();
      }
      pen.box(0.4, 0.18, 0.28, 0.12, '#c23a2c', 0.03);
      pen.box(0.64, 0.12, 0.13, 0.24, '#f0dc7a', 0.03);
    },
  },
};

const EMPTY: Grip = { left: [0.34, -0.3], right: [0.36, 0.3], draw: () => undefined };

export const gripOf = (held: Held | undefined): Grip => (held === undefined ? EMPTY : GRIPS[held]);

/** Larger from far away: hands and all that they hold. */
const FAR = 1.1;

/** It lies there, or is held there: with a rim of its own from far. */
export function paintHeld(pen: Pen, grip: Grip): void {
  pen.held = true;
  if (pen.far) pen.sized(grip.right[0] - 0.1, grip.right[1] - 0.1, FAR, () => grip.draw(pen));
  else grip.draw(pen);
  pen.held = false;
}

/** It has fallen from the hands, and lies beside whoever had it. */
export function paintDropped(pen: Pen, held: Held, x: number, y: number, turn: number): void {
  const { brush } = pen;
  brush.save();
  brush.translate(x, y);
  brush.rotate(turn);
  brush.scale(0.9, 0.9);
  brush.translate(-0.6, -0.15);
  paintHeld(pen, gripOf(held));
  brush.restore();
}

/** Slung across the back: only that there is something, and whether it is long. */
export function paintSlung(pen: Pen, held: Held): void {
  const long = ['rifle', 'scoped-rifle', 'assault-rifle', 'shotgun', 'lmg', 'bow'].includes(held);
  if (long) {
    pen.limb([-0.3, -0.36, -0.12, 0.42], 0.07, held === 'bow' ? '#8a5a2e' : '#4b4643');
    pen.limb([-0.2, 0.08, -0.12, 0.42], 0.09, WOOD);
  } else pen.box(-0.1, 0.3, 0.2, 0.08, '#3a2f26', 0.03);
}
