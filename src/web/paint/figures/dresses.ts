import type { Sculpt } from '../../tabletop/figure.ts';
import { tone } from '../colour.ts';
import { pick } from '../random.ts';
import type { Dead } from './dead.ts';
import type { Pen } from './pen.ts';

/** What the living wear: coat, head and back tell who it is. */

export const LIVING_SKINS = ['#d3a583', '#8d5f45', '#e0b898', '#b07f5c'] as const;

export interface Dress {
  readonly coat: string;
  /** Over the shoulders where the arms are bare. */
  readonly arms?: string;
  readonly legs: string;
  readonly size?: number;
  /** On the back and the coat, under the head. */
  readonly worn?: (pen: Pen) => void;
  readonly head: (pen: Pen, skin: string) => void;
}

const hair = (pen: Pen, hex: string): void => {
  pen.oval(0.02, 0, 0.17, 0.175, hex);
  pen.line([-0.1, -0.05, 0.1, -0.06], 0.03, tone(hex, 0.22));
};
const face = (pen: Pen, skin: string): void => {
  pen.oval(0.06, 0, 0.165, 0.16, skin);
  pen.oval(0.22, 0, 0.035, 0.04, skin);
};
const cap = (pen: Pen, hex: string, peak: string): void => {
  pen.shape([0.14, -0.15, 0.28, -0.11, 0.32, 0, 0.28, 0.11, 0.14, 0.15], peak, true);
  pen.oval(0.02, 0, 0.18, 0.18, hex);
  pen.dot(0.02, 0, 0.03, tone(hex, -0.3));
};
const helmet = (pen: Pen, hex: string): void => {
  pen.oval(0.03, 0, 0.23, 0.21, hex);
};
const pack = (pen: Pen, hex: string, roll: string | null): void => {
  pen.box(-0.42, -0.22, 0.26, 0.44, hex, 0.08);
  pen.line([-0.34, -0.16, -0.34, 0.16], 0.03, tone(hex, -0.4));
  if (roll !== null) pen.limb([-0.45, -0.24, -0.45, 0.24], 0.13, roll);
};
const straps = (pen: Pen, hex: string): void => {
  for (const y of [-0.19, 0.19]) pen.line([-0.16, y, 0.13, y], 0.055, hex);
};
const bands = (pen: Pen, hex: string): void => {
  pen.line([-0.1, -0.31, -0.1, 0.31], 0.05, hex);
  pen.line([0.06, -0.3, 0.06, 0.3], 0.05, hex);
};
const camo = (pen: Pen, ...tones: readonly string[]): void => {
  for (let i = 0; i < 9; i++) {
    const [x, y] = [(pen.chance() - 0.5) * 0.28, (pen.chance() - 0.5) * 0.56];
    pen.dot(x, y, 0.03 + pen.chance() * 0.04, pick(pen.chance, tones));
  }
};
const cross = (pen: Pen, x: number, y: number, r: number, hex: string): void => {
  pen.line([x - r, y, x + r, y], r * 0.7, hex);
  pen.line([x, y - r, x, y + r], r * 0.7, hex);
};

export type Living = Exclude<Sculpt, Dead | 'dog'>;

export const DRESSES: Readonly<Record<Living, Dress>> = {
  survivor: {
    coat: '#66704c',
    legs: '#4a4438',
    worn: (pen) => {
      pack(pen, '#7d6644', '#a89468');
      straps(pen, '#3f3426');
    },
    head: (pen, skin) => {
      face(pen, skin);
      cap(pen, '#8f4536', '#6d3329');
    },
  },
  citizen: {
    coat: '#8aa0b5',
    legs: '#4a5160',
    worn: (pen) => pen.line([0.14, -0.1, 0.08, 0, 0.14, 0.1], 0.05, '#e6dfcc'),
    head: (pen, skin) => {
      face(pen, skin);
      hair(pen, '#6b4526');
    },
  },
  kid: {
    coat: '#d3ae45',
    legs: '#4c5f7d',
    size: 0.8,
    worn: (pen) => {
      pack(pen, '#4f86a8', null);
      straps(pen, '#2f5a78');
    },
    head: (pen, skin) => {
      face(pen, skin);
      cap(pen, '#b8432f', '#e2d9bf');
    },
  },
  elder: {
    coat: '#8a4f3a',
    legs: '#5a5245',
    worn: (pen) => {
      for (const y of [-0.22, 0, 0.22]) pen.line([-0.16, y, 0.14, y], 0.03, '#c9a06a');
      for (const x of [-0.09, 0.05]) pen.line([x, -0.28, x, 0.28], 0.03, '#4a2a22');
    },
    head: (pen, skin) => {
      pen.oval(-0.03, 0, 0.18, 0.19, '#e8e4d8');
      face(pen, skin);
      pen.oval(0.19, 0, 0.07, 0.09, '#e8e4d8');
    },
  },
  hero: {
    coat: '#4f3c2e',
    legs: '#3e4652',
    worn: (pen) => {
      pen.line([-0.16, -0.26, 0.15, 0.22], 0.09, '#9a7a42');
      for (const t of [0.1, 0.3, 0.5, 0.7, 0.9]) pen.dot(-0.16 + 0.31 * t, -0.26 + 0.48 * t, 0.028, '#e0c070');
    },
    head: (pen, skin) => {
      face(pen, skin);
      hair(pen, '#3a2a1e');
      pen.line([0.1, -0.16, 0.17, 0, 0.1, 0.16], 0.07, '#c23a2c');
      pen.limb([-0.16, 0.02, -0.32, -0.06], 0.05, '#c23a2c');
    },
  },
  professional: {
    coat: '#565c68',
    legs: '#3a3e47',
    worn: (pen) => {
      pen.shape([0.02, -0.1, 0.2, 0, 0.02, 0.1], '#e8e2d2');
      pen.line([0.06, 0, 0.2, 0], 0.06, '#a8302c');
    },
    head: (pen, skin) => {
      face(pen, skin);
      hair(pen, '#2c241e');
    },
  },
  samaritan: {
    coat: '#b8563f',
    legs: '#4c5a70',
    worn: (pen) => {
      for (const y of [-0.24, -0.08, 0.08, 0.24]) pen.line([-0.18, y, 0.14, y], 0.035, '#f0d8b0');
      for (const x of [-0.12, 0.02]) pen.line([x, -0.32, x, 0.32], 0.035, '#6d2a22');
      pen.line([-0.2, 0.2, 0.16, -0.22], 0.07, '#f0e6cf');
      pen.box(-0.3, 0.14, 0.32, 0.26, '#e8dcc0', 0.06);
      pen.dot(-0.18, 0.24, 0.05, '#d0453a');
      pen.dot(-0.1, 0.24, 0.05, '#d0453a');
      pen.shape([-0.22, 0.26, -0.06, 0.26, -0.14, 0.36], '#d0453a');
    },
    head: (pen, skin) => {
      pen.oval(-0.02, 0, 0.19, 0.2, '#c89440');
      face(pen, skin);
      pen.shape([-0.18, -0.2, 0.08, -0.19, 0.13, 0, 0.08, 0.19, -0.18, 0.2, -0.26, 0], '#c89440', true);
    },
  },
  survivalist: {
    coat: '#74724a',
    legs: '#56563a',
    worn: (pen) => {
      camo(pen, '#4d5133', '#8f8a5c', '#5f4e36');
      pack(pen, '#59613e', '#7d7a58');
    },
    head: (pen) => {
      pen.oval(0.03, 0, 0.28, 0.28, '#8a8458');
      pen.oval(0.02, 0, 0.17, 0.17, '#7a7448');
      pen.line([-0.1, -0.13, 0.16, 0.1], 0.03, '#4d4a30');
    },
  },
  tough: {
    coat: '#e2dcc8',
    arms: '#c08e6c',
    legs: '#4a5568',
    worn: (pen) => pen.line([-0.16, 0, 0.14, 0], 0.04, '#b9b29c'),
    head: (pen, skin) => {
      face(pen, skin);
      pen.limb([-0.16, 0, 0.16, 0], 0.08, '#2f2620');
    },
  },
  thug: {
    coat: '#34333a',
    legs: '#50504a',
    worn: (pen) => {
      pen.line([-0.2, -0.14, -0.2, 0.14], 0.1, '#c23a2c');
      for (const y of [-0.3, -0.22, 0.22, 0.3]) pen.dot(0, y, 0.04, '#e3e7e6');
    },
    head: (pen, skin) => {
      face(pen, skin);
      for (const x of [-0.16, -0.06, 0.04, 0.13])
        pen.shape([x - 0.05, -0.06, x + 0.06, 0, x - 0.05, 0.06, x - 0.1, 0], '#d0302c');
    },
  },
  ganger: {
    coat: '#7b4a86',
    legs: '#33343c',
    worn: (pen) => pen.line([0.05, -0.2, 0.14, 0, 0.05, 0.2], 0.04, '#e0c050'),
    head: (pen, skin) => {
      face(pen, skin);
      pen.oval(0.01, 0, 0.18, 0.18, '#a2489a');
      for (const [x, y] of [
        [-0.06, -0.07],
        [0.05, 0.06],
        [-0.05, 0.08],
        [0.07, -0.07],
      ] as const)
        pen.dot(x, y, 0.022, '#f0e6cf');
      pen.limb([-0.16, 0, -0.3, 0.08], 0.05, '#a2489a');
    },
  },
  goon: {
    coat: '#7d3530',
    arms: '#3a3634',
    legs: '#3e3c38',
    worn: (pen) => straps(pen, '#2c2624'),
    head: (pen, skin) => {
      pen.oval(0.05, 0, 0.18, 0.175, '#26242a');
      pen.line([0.17, -0.07, 0.17, 0.07], 0.06, skin);
    },
  },
  convict: {
    coat: '#efe9da',
    legs: '#efe9da',
    worn: (pen) => {
      for (const y of [-0.3, -0.18, -0.06, 0.06, 0.18, 0.3]) pen.line([-0.22, y, 0.14, y], 0.055, '#26221e');
    },
    head: (pen, skin) => {
      face(pen, skin);
      pen.oval(-0.01, 0, 0.17, 0.17, '#efe9da');
      for (const y of [-0.09, 0, 0.09]) pen.line([-0.14, y, 0.12, y], 0.05, '#26221e');
    },
  },
  boss: {
    coat: '#2f3350',
    legs: '#2f3350',
    size: 1.08,
    worn: (pen) => {
      for (const y of [-0.3, -0.2, -0.1, 0.1, 0.2, 0.3]) pen.line([-0.24, y, 0.12, y], 0.025, '#b8bcd0');
      pen.shape([0.0, -0.13, 0.22, 0, 0.0, 0.13], '#f4ead2');
      pen.line([0.04, 0, 0.22, 0], 0.08, '#d0302c');
    },
    head: (pen, skin) => {
      face(pen, skin);
      pen.limb([0.26, 0.06, 0.4, 0.12], 0.05, '#7a4a26');
      pen.dot(0.42, 0.13, 0.035, '#ff9a3c');
      pen.oval(0.02, 0, 0.27, 0.25, '#f4ead2');
      pen.oval(0, 0, 0.18, 0.17, '#1c1c22');
      pen.oval(0, 0, 0.14, 0.13, '#f4ead2');
      pen.line([-0.08, 0, 0.09, 0], 0.05, '#b8ac90');
    },
  },
  police: {
    coat: '#35486b',
    legs: '#28324a',
    worn: (pen) => {
      pen.line([-0.18, -0.16, -0.18, 0.16], 0.07, '#1f2430');
      pen.dot(0.12, -0.16, 0.045, '#e6c34e');
    },
    head: (pen) => {
      pen.shape([0.16, -0.16, 0.31, -0.1, 0.34, 0, 0.31, 0.1, 0.16, 0.16], '#16181d', true);
      pen.oval(0.02, 0, 0.22, 0.22, '#2c3d5e');
      pen.dot(0.16, 0, 0.055, '#f0cf58');
    },
  },
  swat: {
    coat: '#33363a',
    legs: '#2b2d30',
    size: 1.04,
    worn: (pen) => {
      pen.box(-0.24, -0.24, 0.2, 0.48, '#4b5056', 0.05);
      pen.line([-0.18, -0.16, -0.18, 0.16], 0.07, '#e2e2da');
    },
    head: (pen) => {
      helmet(pen, '#3a3e43');
      pen.limb([0.19, -0.11, 0.22, 0, 0.19, 0.11], 0.07, '#5fb3c4');
    },
  },
  soldier: {
    coat: '#70764e',
    legs: '#5d6242',
    worn: (pen) => {
      camo(pen, '#4f5636', '#8d8a5e', '#5f4f38');
      straps(pen, '#45472f');
      pen.box(-0.34, -0.18, 0.18, 0.36, '#5f6444', 0.06);
    },
    head: (pen) => {
      helmet(pen, '#6d7550');
      for (const [x, y] of [
        [-0.07, -0.08],
        [0.07, 0.07],
        [0.1, -0.06],
        [-0.06, 0.09],
      ] as const)
        pen.dot(x, y, 0.05, '#525a3a');
    },
  },
  sergeant: {
    coat: '#70764e',
    legs: '#5d6242',
    worn: (pen) => {
      camo(pen, '#4f5636', '#8d8a5e');
      pack(pen, '#565c3c', '#75754e');
      for (const y of [-0.3, 0.3])
        for (const x of [-0.05, 0.03])
          pen.line([x - 0.04, y - 0.05, x + 0.03, y, x - 0.04, y + 0.05], 0.028, '#f0e6cf');
    },
    head: (pen) => {
      helmet(pen, '#737b56');
      pen.line([-0.12, -0.12, -0.12, 0.12], 0.05, '#2f3424');
      pen.limb([0.2, -0.12, 0.22, 0.12], 0.06, '#26282a');
    },
  },
  commander: {
    coat: '#5f6a4c',
    legs: '#4f5740',
    worn: (pen) => {
      for (const y of [-0.3, 0.3]) pen.box(-0.12, y - 0.07, 0.24, 0.14, '#e8c44a', 0.03);
      pen.line([-0.15, -0.2, 0.14, 0.2], 0.06, '#6b4a2c');
      for (const [x, y] of [
        [0.08, -0.14],
        [0.02, -0.16],
        [0.08, -0.2],
      ] as const)
        pen.dot(x, y, 0.03, '#d0453a');
    },
    head: (pen, skin) => {
      face(pen, skin);
      pen.shape([-0.18, -0.14, 0.06, -0.25, 0.2, -0.1, 0.18, 0.12, 0, 0.22, -0.18, 0.14], '#b02f34', true);
      pen.dot(0.13, -0.08, 0.055, '#f0cf58');
    },
  },
  firefighter: {
    coat: '#b09858',
    legs: '#9a8450',
    size: 1.04,
    worn: (pen) => {
      bands(pen, '#f0ecc0');
      for (const y of [-0.1, 0.1]) pen.limb([-0.42, y, -0.2, y], 0.13, '#e0b82e');
    },
    head: (pen) => {
      pen.oval(-0.02, 0, 0.29, 0.22, '#c0392c');
      pen.line([-0.26, 0, 0.24, 0], 0.07, '#f0cf48');
    },
  },
  medic: {
    coat: '#e2ddcc',
    legs: '#7a8a8c',
    worn: (pen) => {
      pen.box(-0.44, -0.22, 0.28, 0.44, '#b8352a', 0.07);
      cross(pen, -0.3, 0, 0.11, '#f6f0e0');
    },
    head: (pen, skin) => {
      face(pen, skin);
      hair(pen, '#4a3322');
      cross(pen, 0.1, 0, 0.05, '#c0392c');
    },
  },
  rescuer: {
    coat: '#e0692a',
    legs: '#3d4a66',
    worn: (pen) => {
      bands(pen, '#f4f4ea');
      pen.limb([-0.2, -0.26, 0.0, -0.06, 0.14, 0.24], 0.12, '#f0d060');
      pen.limb([-0.24, -0.2, -0.06, 0.02, 0.06, 0.28], 0.08, '#d8b040');
    },
    head: (pen) => {
      helmet(pen, '#f4f2ea');
      for (const y of [-0.1, 0.1]) pen.line([-0.14, y, 0.14, y * 0.8], 0.05, '#c23a2c');
      pen.oval(0.22, 0, 0.07, 0.08, '#ffe98a');
    },
  },
};
