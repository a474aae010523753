import type { Mini, Sculpt } from '../../tabletop/figure.ts';
import { mixed, tone } from '../colour.ts';
import { pick } from '../random.ts';
import type { Pen } from './pen.ts';

/** The dead: torn coats, green skin, arms that reach. No two of a herd need look alike: build, clothes, hair and pose differ. */

export const DEAD_SKINS = ['#a9bb8c', '#93a87c', '#b4bf98', '#8d9c86'] as const;
export const COATS = [
  '#7d7a64',
  '#6a6f80',
  '#86604f',
  '#596b5c',
  '#8a7d94',
  '#9a8a5e',
  '#5c5560',
  '#7f8f98',
  '#8c4f4a',
  '#a39a86',
] as const;
export const HAIRS = ['#3a2f26', '#5a4630', '#26211e', '#7a7468', '#6b3f26', '#8d8272'] as const;

const BLOOD = '#9c2219';

interface Kind {
  readonly coat: (pen: Pen) => string;
  readonly size: number;
  readonly head: 'bare' | 'helmet' | 'cap';
  readonly lean: number;
}

const one = (coat: string, head: Kind['head'], size = 1): Kind => ({ coat: () => coat, size, head, lean: 0 });

export type Dead = Extract<Sculpt, 'zombie' | 'runner' | 'dead-soldier' | 'dead-police' | 'brute' | 'crawler'>;

export const KINDS: Readonly<Record<Dead, Kind>> = {
  zombie: { coat: ({ chance }) => pick(chance, COATS), size: 1, head: 'bare', lean: 0 },
  runner: {
    coat: ({ chance }) => pick(chance, ['#b0563c', '#c48a3c', '#4f7f8a', '#a84a5c']),
    size: 0.95,
    head: 'bare',
    lean: 0.18,
  },
  'dead-soldier': one('#626846', 'helmet', 1.04),
  'dead-police': one('#34466a', 'cap'),
  brute: { coat: ({ chance }) => pick(chance, ['#7d6a5c', '#5c6a78']), size: 1.34, head: 'bare', lean: 0 },
  crawler: { coat: ({ chance }) => pick(chance, COATS), size: 0.95, head: 'bare', lean: 0 },
};

export const isDead = (sculpt: Sculpt): sculpt is Dead => Object.hasOwn(KINDS, sculpt);

export function paintDead(pen: Pen, { sculpt }: Mini, down: boolean): void {
  const { brush, chance } = pen;
  const kind = KINDS[sculpt as Dead];
  const skin = pick(chance, DEAD_SKINS);
  const coat = kind.coat(pen);
  const build = 0.92 + chance() * 0.16;
  brush.save();
  brush.scale(kind.size * build, kind.size * build * (0.94 + chance() * 0.14));
  if (down || sculpt === 'crawler') crawling(pen, coat, skin, kind.head, down);
  else walking(pen, coat, skin, kind);
  brush.restore();
}

/** A coat with its hem in rags. */
function rags(pen: Pen, coat: string, rx: number, ry: number, at: number): void {
  const points: number[] = [];
  for (let i = 0; i < 22; i++) {
    const angle = (i / 22) * Math.PI * 2;
    const back = Math.cos(angle) < 0.2;
    const far = back ? (i % 2 === 0 ? 1.26 : 0.86) * (0.92 + pen.chance() * 0.16) : 1;
    points.push(at + Math.cos(angle) * rx * far, Math.sin(angle) * ry * (back ? 0.94 : 1));
  }
  pen.shape(points, coat);
  pen.line([at - 0.08, -ry * 0.6, at + 0.04, -ry * 0.35], 0.035, tone(coat, -0.5));
  pen.line([at - 0.1, ry * 0.2, at + 0.02, ry * 0.5], 0.035, tone(coat, -0.5));
}

function hand(pen: Pen, x: number, y: number, turn: number, skin: string, bloody: boolean): void {
  for (const off of [-0.5, 0, 0.5])
    pen.limb([x, y, x + Math.cos(turn + off) * 0.13, y + Math.sin(turn + off) * 0.13], 0.04, bloody ? BLOOD : skin);
  pen.oval(x, y, 0.065, 0.06, bloody ? '#b0362a' : skin);
}

function headOf(pen: Pen, skin: string, kind: Kind['head']): void {
  const { chance } = pen;
  pen.oval(0.1, 0, 0.17, 0.165, skin);
  pen.oval(0.25, 0, 0.06, 0.07, mixed(skin, BLOOD, 0.75));
  for (const y of [-0.08, 0.08]) {
    pen.dot(0.2, y, 0.045, '#241d18');
    pen.dot(0.21, y, 0.026, '#f4efc8');
  }
  if (kind === 'helmet') {
    pen.oval(0.02, 0, 0.2, 0.21, '#6a7048');
    pen.line([-0.1, -0.1, 0.08, 0.06], 0.04, '#3e432c');
    pen.gore(0.06, 0.08, 0.1, 6);
    return;
  }
  if (kind === 'cap') {
    pen.oval(-0.01, 0, 0.19, 0.2, '#2c3d5e');
    pen.dot(0.13, 0, 0.045, '#d8ba4e');
    pen.gore(0, 0.1, 0.1, 6);
    return;
  }
  const what = chance();
  if (what < 0.28) {
    // The skull shows.
    pen.oval(0.02, 0.02, 0.11, 0.1, '#c9565a');
    pen.dot(0.02, 0.02, 0.05, '#e8b0a0');
  } else if (what < 0.42) {
    pen.line([-0.02, -0.1, 0.08, 0.02], 0.03, '#7d3a30');
  } else {
    const hex = pick(chance, HAIRS);
    const points: number[] = [];
    for (let i = 0; i < 14; i++) {
      const angle = (i / 14) * Math.PI * 2;
      const far = (i % 2 === 0 ? 0.19 : 0.13) * (what > 0.75 ? 1.15 : 1);
      points.push(-0.02 + Math.cos(angle) * far * 0.85, Math.sin(angle) * far);
    }
    pen.shape(points, hex);
  }
}

function walking(pen: Pen, coat: string, skin: string, kind: Kind): void {
  const { chance } = pen;
  const legs = pick(chance, ['#4a4640', '#3f4652', '#5a4c3c']);
  const run = kind.lean > 0;
  const step = run ? 0.5 : 0.2 + chance() * 0.12;
  pen.limb([-0.1, -0.14, step - 0.06, -0.18], 0.14, legs);
  pen.limb([-0.1, 0.14, run ? -0.5 : 0.02, 0.18], 0.14, chance() < 0.4 ? skin : legs);
  pen.oval(step, -0.18, 0.09, 0.07, '#4a3f33');
  pen.oval(run ? -0.54 : 0.08, 0.18, 0.09, 0.07, chance() < 0.5 ? skin : '#4a3f33');
  rags(pen, coat, 0.24, 0.36, -0.05);
  pen.gore(0.02, (chance() - 0.5) * 0.3, 0.2, 9);
  const [left, right] = [0.42 + chance() * 0.28, run ? 0.66 : 0.3 + chance() * 0.36];
  const [dl, dr] = [-0.22 - chance() * 0.16, 0.2 + chance() * 0.18];
  const torn = chance();
  pen.limb([0, -0.29, left * 0.5, dl - 0.1], 0.12, coat);
  pen.limb([left * 0.5, dl - 0.1, left, dl], 0.1, skin);
  hand(pen, left, dl, 0.1, skin, chance() < 0.7);
  if (torn < 0.14 && !run) {
    pen.limb([0, 0.29, 0.12, 0.36], 0.13, coat);
    pen.oval(0.17, 0.38, 0.06, 0.06, BLOOD);
    pen.gore(0.2, 0.4, 0.08, 5);
  } else {
    pen.limb([0, 0.29, right * 0.5, dr + 0.1], 0.12, coat);
    pen.limb([right * 0.5, dr + 0.1, right, dr], 0.1, skin);
    hand(pen, right, dr, -0.1, skin, chance() < 0.7);
  }
  pen.brush.save();
  pen.brush.translate(kind.lean, (chance() - 0.5) * 0.08);
  pen.brush.rotate((chance() - 0.5) * 0.7);
  pen.sized(0.06, 0, pen.far ? 1.2 : 1, () => headOf(pen, skin, kind.head));
  pen.brush.restore();
}

/** Drags itself along on its arms; one that is down lies still, face to the ground, arms spread. */
function crawling(pen: Pen, coat: string, skin: string, head: Kind['head'], still: boolean): void {
  const { brush, chance } = pen;
  pen.pool(still ? -0.05 : -0.5, 0, 0.46, still ? 0.36 : 0.2, still ? 'rgba(74,21,18,.7)' : 'rgba(107,26,20,.7)');
  const legs = '#4a4640';
  pen.limb([-0.2, -0.1, -0.66, still ? -0.3 : -0.14], 0.14, legs);
  if (still) pen.limb([-0.2, 0.1, -0.7, 0.22], 0.14, legs);
  else {
    pen.limb([-0.2, 0.1, -0.4, 0.12], 0.14, legs);
    pen.oval(-0.44, 0.12, 0.06, 0.06, BLOOD);
  }
  pen.box(-0.3, -0.24, 0.5, 0.48, coat, 0.14);
  pen.gore(-0.1, 0, 0.24, 12);
  const reach = still ? 0.34 : 0.62;
  pen.limb([0.1, -0.24, 0.26, still ? -0.5 : -0.36, reach, still ? -0.66 : -0.22], 0.11, skin);
  pen.limb([0.1, 0.24, 0.22, still ? 0.46 : 0.38, reach - 0.22, still ? 0.7 : 0.32], 0.11, skin);
  hand(pen, reach, still ? -0.68 : -0.22, still ? -1.2 : 0, skin, true);
  hand(pen, reach - 0.2, still ? 0.72 : 0.32, still ? 1.3 : 0, skin, chance() < 0.5);
  brush.save();
  brush.translate(0.26, 0);
  if (still) brush.rotate(0.8);
  pen.sized(0.06, 0, pen.far ? 1.2 : 1, () => headOf(pen, skin, head));
  brush.restore();
}
