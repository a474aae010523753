import { tone } from '../../paint/colour.ts';
import { pick, within } from '../../paint/random.ts';
import type { Thing } from './lying.ts';

/** Crates, containers, fences, furniture: what people have put there. */

type Make = (thing: Thing) => void;
const grid = (long: number, each: number): number => Math.max(1, Math.round(long / each));

const crates: Make = ({ clay, l, w, h, name, chance }) => {
  if (/barrel|drum/i.test(name)) return barrels({ clay, l, w, h, name, chance });
  const [n, m] = [grid(l, 1.1), grid(w, 1.1)];
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < m; j++) {
      const [a, b] = [l / n, w / m];
      const high = h * within(chance, 0.82, 1);
      const hex = tone('#96703f', within(chance, -0.12, 0.12));
      clay.placed([-l / 2 + (i + 0.5) * a, 0, -w / 2 + (j + 0.5) * b], within(chance, -0.06, 0.06), () => {
        clay.covered('boards', () => clay.box([0, 0, 0], [a * 0.9, high, b * 0.9], hex));
        const [x, z, dark] = [a * 0.45, b * 0.45, tone(hex, 0.14)];
        for (const side of [-1, 1]) {
          for (const y of [0, high - 0.1]) {
            clay.box([0, y, side * z], [a * 0.94, 0.1, 0.05], dark);
            clay.box([side * x, y, 0], [0.05, 0.1, b * 0.94], dark);
          }
          for (const end of [-1, 1]) clay.box([end * x, 0, side * z], [0.1, high, 0.06], dark);
        }
        clay.covered('boards', () => clay.box([0, high - 0.02, 0], [a * 0.92, 0.03, b * 0.92], tone(hex, 0.1)));
      });
    }
  }
};

const barrels: Make = ({ clay, l, w, h, chance }) => {
  const r = Math.min(0.36, l / 2, w / 2);
  for (let x = -l / 2 + r; x <= l / 2 - r + 0.01; x += r * 2.1) {
    for (let z = -w / 2 + r; z <= w / 2 - r + 0.01; z += r * 2.1) {
      const hex = pick(chance, ['#8f3f2c', '#4f6a72', '#6b6a3a', '#7a766a']);
      clay.covered('rust', () =>
        clay.lathe(
          [x, 0, z],
          [
            [r, 0],
            [r, h * 0.3],
            [r * 1.05, h * 0.33],
            [r, h * 0.36],
            [r, h * 0.64],
            [r * 1.05, h * 0.67],
            [r, h * 0.7],
            [r, h],
          ],
          hex,
          10,
        ),
      );
      clay.disc([x, h - 0.03, z], r * 0.96, tone(hex, -0.2), 10);
    }
  }
};

const container: Make = ({ clay, l, w, h, chance }) => {
  const hex = pick(chance, ['#8f4a34', '#4f6a72', '#6b7a4a', '#a07a34', '#6d5a72']);
  clay.covered('sheet', () => clay.box([0, 0.08, 0], [l * 0.985, h - 0.08, w * 0.96], hex, { top: tone(hex, 0.1) }));
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) clay.box([x * (l / 2 - 0.08), 0, z * (w / 2 - 0.08)], [0.16, h, 0.16], tone(hex, -0.22));
    clay.box([x * (l / 2 - 0.06), h - 0.14, 0], [0.14, 0.15, w], tone(hex, -0.12));
  }
  for (const z of [-1, 1]) {
    clay.box([0, h - 0.14, z * (w / 2 - 0.06)], [l, 0.15, 0.14], tone(hex, -0.12));
    clay.box([0, 0, z * (w / 2 - 0.06)], [l, 0.14, 0.14], tone(hex, -0.3));
  }
  for (const z of [-0.34, -0.14, 0.14, 0.34])
    clay.limb([l / 2 + 0.02, 0.1, z * w], [l / 2 + 0.02, h - 0.1, z * w], 0.03, 0.03, '#c9c2ae', 4);
};

const tank: Make = ({ clay, l, w, h, name }) => {
  const r = Math.min(l, w) / 2;
  const upright = l < w * 1.4;
  clay.covered('sheet', () => {
    if (upright)
      clay.lathe(
        [0, 0, 0],
        [
          [r * 0.96, 0],
          [r * 0.96, h * 0.86],
          [r * 0.6, h * 0.97],
          [0.05, h],
        ],
        /silo/i.test(name) ? '#a9a595' : '#8f9690',
        18,
      );
    else {
      const y = Math.min(r, h / 2);
      clay.limb([-l / 2 + 0.1, h - y, 0], [l / 2 - 0.1, h - y, 0], y, y, '#9a6a4a', 14, true);
    }
  });
  if (upright)
    for (const y of [0.25, 0.55, 0.8])
      clay.lathe(
        [0, h * y, 0],
        [
          [r, 0],
          [r, 0.08],
        ],
        '#5d5f58',
        18,
      );
  else for (const x of [-0.3, 0.3]) clay.box([x * l, 0, 0], [0.2, h * 0.4, w * 0.7], '#5d5850');
  clay.box([r * 0.2, 0, upright ? r * 0.98 : w * 0.4], [0.3, h * 0.9, 0.05], '#4a4640');
};

const chimney: Make = ({ clay, l, w, h }) => {
  const r = Math.min(l, w) / 2;
  clay.covered('brick', () =>
    clay.lathe(
      [0, 0, 0],
      [
        [r, 0],
        [r * 0.82, h * 0.94],
        [r * 0.92, h * 0.95],
        [r * 0.92, h],
      ],
      '#98553c',
      14,
    ),
  );
  clay.disc([0, h - 0.02, 0], r * 0.9, '#1a1412', 14);
};

/** Posts with something between them. */
function posts({ clay, l }: Thing, h: number, every: number, hex: string, thick = 0.14): readonly number[] {
  const count = grid(l, every);
  const at = Array.from({ length: count + 1 }, (_, i) => -l / 2 + (i * l) / count);
  for (const x of at) clay.box([x, 0, 0], [thick, h, thick], hex, { chamfer: 0.03 });
  return at;
}

const fence: Make = (thing) => {
  const { clay, l, h } = thing;
  posts(thing, h, 1.1, '#7d6142');
  for (const y of [0.35, 0.72]) clay.box([0, h * y, 0.05], [l, 0.12, 0.06], '#957650');
};
const boardFence: Make = (thing) => {
  const { clay, l, h, chance } = thing;
  const count = grid(l, 0.26);
  for (let i = 0; i < count; i++) {
    const x = -l / 2 + ((i + 0.5) * l) / count;
    const high = h * within(chance, 0.88, 1);
    if (chance() < 0.05) continue;
    clay.placed([x, 0, 0], within(chance, -0.05, 0.05), () =>
      clay.covered('boards', () =>
        clay.box([0, 0, 0], [(l / count) * 0.9, high, 0.07], tone('#8a6d48', within(chance, -0.2, 0.12))),
      ),
    );
  }
  for (const y of [0.22, 0.72]) clay.box([0, h * y, -0.07], [l, 0.1, 0.07], '#6d5338');
};
const wire: Make = (thing) => {
  const { clay, l, h } = thing;
  const at = posts(thing, h, 1.5, '#5f625f', 0.09);
  for (let y = 0.12; y < h; y += 0.16) clay.box([0, y, 0], [l, 0.018, 0.018], '#b9b9b0');
  for (const x of at.slice(1))
    for (let k = 0; k < 6; k++) clay.box([x - (k + 0.5) * 0.25, 0.06, 0], [0.016, h - 0.08, 0.016], '#a5a59c');
};
const gate: Make = (thing) => {
  const { clay, l, h, w } = thing;
  clay.covered('boards', () => clay.box([0, 0.1, 0], [l, h - 0.1, Math.min(w, 0.16)], '#8b6d47'));
  for (const x of [-1, 1]) clay.box([x * (l / 2 - 0.1), 0, 0], [0.24, h * 1.02, 0.26], '#6d5338', { chamfer: 0.04 });
  for (const y of [0.2, 0.8]) clay.box([0, h * y, 0.1], [l, 0.12, 0.05], '#4a3a28');
};

const bench: Make = ({ clay, l, w, h, name, chance }) => {
  if (/bed|cot|bunk/i.test(name)) {
    const count = grid(l, 1.4);
    for (let i = 0; i < count; i++) {
      const [x, a] = [-l / 2 + ((i + 0.5) * l) / count, l / count - 0.14];
      const top = Math.min(h, 0.5);
      clay.box([x, 0.1, 0], [a, top * 0.5, w * 0.96], '#6b5a48');
      clay.box([x, top * 0.6, 0], [a * 0.96, top * 0.3, w * 0.92], '#cfc8b6', { chamfer: 0.06 });
      clay.box([x, top * 0.86, w * 0.14], [a, 0.06, w * 0.62], pick(chance, ['#6d7f86', '#8a5a4a', '#5f6a48']), {
        chamfer: 0.03,
      });
      clay.box([x, top * 0.85, -w * 0.36], [a * 0.8, 0.12, w * 0.18], '#ece6d6', { chamfer: 0.05 });
    }
    return;
  }
  const steel = /slab|morgue/i.test(name);
  const top = Math.max(0.3, h);
  clay.covered(steel ? 'plain' : 'floor', () =>
    clay.box([0, top - 0.1, 0], [l, 0.1, w], steel ? '#a7a9a4' : '#96713f', { chamfer: 0.02 }),
  );
  for (const x of [-1, 1])
    for (const z of [-1, 1]) clay.box([x * (l / 2 - 0.1), 0, z * (w / 2 - 0.08)], [0.1, top - 0.08, 0.1], '#5d4730');
};
const counter: Make = ({ clay, l, w, h }) => {
  const top = Math.max(0.5, h);
  clay.covered('boards', () => clay.box([0, 0, 0], [l * 0.97, top - 0.08, w * 0.92], '#7a5836'));
  clay.box([0, top - 0.08, 0], [l, 0.09, w], '#b08d5c', { chamfer: 0.03 });
  clay.box([-l * 0.2, top, 0], [0.32, 0.22, Math.min(0.34, w * 0.7)], '#3c4144', { chamfer: 0.03 });
};
const shelves: Make = ({ clay, l, w, h, chance }) => {
  const top = Math.max(0.8, h);
  for (const x of [-1, 1]) clay.box([x * (l / 2 - 0.04), 0, 0], [0.08, top, w * 0.95], '#54432f');
  clay.box([0, 0, 0], [l, top, 0.06], '#46382a');
  for (let y = 0; y < top - 0.1; y += 0.4) {
    clay.box([0, y, 0], [l, 0.05, w * 0.95], '#6b5438');
    for (const side of [-1, 1]) {
      for (let x = -l / 2 + 0.16; x < l / 2 - 0.12; x += 0.24) {
        if (chance() < 0.3) continue;
        const hex = pick(chance, ['#a5583c', '#c2a256', '#6d8a7a', '#4f6684', '#d4ccb6', '#7a4c62']);
        clay.box([x, y + 0.05, side * w * 0.26], [0.17, within(chance, 0.14, 0.27), w * 0.3], hex);
      }
    }
  }
  clay.box([0, top - 0.05, 0], [l, 0.05, w * 0.95], '#6b5438');
};
const machine: Make = ({ clay, l, w, h }) => {
  const top = Math.max(0.6, h);
  clay.covered('rust', () => {
    clay.box([0, 0, 0], [l, top * 0.5, w], '#5c6a66', { chamfer: 0.06 });
    clay.box([-l * 0.16, top * 0.5, 0], [l * 0.5, top * 0.5, w * 0.7], '#78867f', { chamfer: 0.06 });
  });
  clay.limb(
    [l * 0.28, top * 0.5, 0],
    [l * 0.28, top * 0.9, 0],
    Math.min(l, w) * 0.26,
    Math.min(l, w) * 0.22,
    '#3a3f40',
    10,
    true,
  );
  clay.box([-l * 0.16, top * 0.6, w * 0.36], [l * 0.2, top * 0.2, 0.04], '#c7a24a');
};
const refuse: Make = ({ clay, l, w, h, chance }) => {
  for (let i = 0; i < l * w * 3 + 6; i++) {
    const [x, z] = [within(chance, -0.44, 0.44) * l, within(chance, -0.44, 0.44) * w];
    const middle = 1 - Math.max(Math.abs(x / l), Math.abs(z / w)) * 1.6;
    const hex = pick(chance, ['#d8d0ba', '#8a6a46', '#6c7a80', '#9a4b3c', '#4e463c', '#b59c60']);
    if (chance() < 0.3)
      clay.ball([x, 0.1 + middle * h * 0.3, z], [0.2, 0.18, 0.2], '#2f2d2c', { around: 6, up: 4, lumps: 0.2 });
    else
      clay.tilted([x, middle * h * 0.4, z], [within(chance, -0.4, 0.4), chance() * 6, within(chance, -0.4, 0.4)], () =>
        clay.box([0, 0, 0], [within(chance, 0.14, 0.4), within(chance, 0.06, 0.24), within(chance, 0.1, 0.3)], hex),
      );
  }
};
const bales: Make = ({ clay, l, w, h, chance }) => {
  const [n, m, k] = [grid(l, 1.2), grid(w, 0.9), grid(h, 0.7)];
  for (let i = 0; i < n; i++)
    for (let j = 0; j < m; j++)
      for (let f = 0; f < k; f++) {
        const hex = tone('#c4a24e', within(chance, -0.14, 0.1));
        const [a, b, c] = [l / n, w / m, h / k];
        const [x, z] = [-l / 2 + (i + 0.5) * a, -w / 2 + (j + 0.5) * b];
        clay.covered('boards', () =>
          clay.box([x, f * c, z], [a * 0.97, c * 0.97, b * 0.97], hex, { chamfer: 0.07, top: tone(hex, 0.1) }),
        );
        for (const s of [-0.22, 0.22]) clay.box([x + s * a, f * c, z], [0.03, c * 0.98, b * 0.985], '#5a4620');
      }
};
const skip: Make = (thing) => {
  const { clay, l, w, h } = thing;
  const hex = /dump/i.test(thing.name) ? '#44604a' : '#a8822f';
  const top = Math.max(0.6, h);
  clay.covered('rust', () => {
    for (const side of [-1, 1]) {
      clay.box([0, 0, side * (w / 2 - 0.05)], [l, top, 0.1], hex);
      clay.box([side * (l / 2 - 0.05), 0, 0], [0.1, top, w], hex);
      clay.box([0, top - 0.1, side * (w / 2)], [l + 0.08, 0.1, 0.12], tone(hex, 0.14));
      for (const x of [-0.25, 0.25]) clay.box([x * l, 0.05, side * (w / 2)], [0.12, top - 0.1, 0.08], tone(hex, -0.2));
    }
  });
  clay.placed([0, top * 0.5, 0], 0, () => refuse({ ...thing, l: l - 0.5, w: w - 0.4, h: top * 0.5 }));
};
const planter: Make = ({ clay, l, w, h, chance }) => {
  const top = Math.min(Math.max(0.35, h * 0.6), 0.6);
  clay.covered('stone', () => clay.box([0, 0, 0], [l, top, w], '#948b7a', { chamfer: 0.05 }));
  clay.box([0, top - 0.02, 0], [l - 0.24, 0.03, w - 0.24], '#3c2f22');
  clay.covered('leaves', () => {
    for (let i = 0; i < l * w * 3 + 2; i++)
      clay.ball(
        [within(chance, -0.4, 0.4) * l, top + 0.1, within(chance, -0.36, 0.36) * w],
        [0.2, within(chance, 0.15, Math.max(0.2, h - top)), 0.2],
        pick(chance, ['#4b5b31', '#6d7a40', '#5c6a35', '#a5556a', '#c9a03f']),
        { around: 6, up: 4, lumps: 0.25 },
      );
  });
};
const pump: Make = ({ clay, l, w, h }) => {
  clay.box([0, 0, 0], [l, 0.12, w], '#8f897c', { chamfer: 0.04 });
  for (let x = -l / 2 + 0.4; x < l / 2; x += 1) {
    clay.box([x, 0.1, 0], [0.5, Math.max(0.9, h - 0.1), Math.min(0.5, w * 0.7)], '#a33a2e', { chamfer: 0.05 });
    clay.box([x, Math.max(0.9, h) * 0.62, Math.min(0.25, w * 0.35)], [0.36, 0.26, 0.03], '#d8d2c0');
    clay.limb([x + 0.25, 0.7, 0], [x + 0.34, 0.3, 0.1], 0.03, 0.03, '#1c1a18', 4);
  }
};
const vending: Make = ({ clay, l, w, h }) => {
  for (let x = -l / 2; x < l / 2 - 0.3; x += 0.9) {
    const a = Math.min(0.84, l / 2 - x);
    clay.box([x + a / 2, 0, 0], [a, Math.max(1.1, h), w], '#93352c', { chamfer: 0.04 });
    clay.box([x + a / 2, h * 0.35, w / 2], [a * 0.7, h * 0.5, 0.03], '#bcd2d4');
  }
};
const sign: Make = ({ clay, l, w, h }) => {
  for (const x of [-0.4, 0.4]) clay.box([x * l, 0, 0], [0.14, h, 0.14], '#4c4a45');
  clay.box([0, h * 0.5, 0], [l, h * 0.5, Math.max(0.1, Math.min(w, 0.2))], '#7d3d30', { chamfer: 0.03 });
  for (const side of [-1, 1])
    for (let x = -l / 2 + 0.35; x < l / 2 - 0.2; x += 0.5)
      clay.box([x, h * 0.62, side * 0.11], [0.26, h * 0.26, 0.03], '#d8c99a');
};
const lamp: Make = ({ clay, h }) => {
  const top = Math.max(3, h);
  clay.lathe(
    [0, 0, 0],
    [
      [0.2, 0],
      [0.14, 0.3],
      [0.06, 0.4],
      [0.05, top - 0.2],
    ],
    '#4a4c4a',
    8,
  );
  clay.limb([0, top - 0.2, 0], [0.7, top, 0], 0.05, 0.04, '#4a4c4a', 6);
  clay.box([0.8, top - 0.08, 0], [0.5, 0.1, 0.24], '#5a5c58', { chamfer: 0.03 });
  clay.box([0.8, top - 0.11, 0], [0.4, 0.03, 0.18], '#f0e2a8');
};
const hydrant: Make = ({ clay, h }) => {
  const top = Math.max(0.5, Math.min(h, 0.8));
  clay.lathe(
    [0, 0, 0],
    [
      [0.2, 0],
      [0.2, 0.06],
      [0.14, 0.1],
      [0.14, top * 0.7],
      [0.18, top * 0.72],
      [0.16, top * 0.9],
      [0.04, top],
    ],
    '#c23f30',
    10,
  );
  clay.limb([-0.24, top * 0.5, 0], [0.24, top * 0.5, 0], 0.07, 0.07, '#8c2c22', 6, true);
};

/** Flames that lean with the wind, over embers. */
const fire: Make = ({ clay, l, w, chance }) => {
  clay.coat = { zenith: 0, foot: 1, reach: 0 };
  for (let i = 0; i < l * w * 1.3 + 5; i++) {
    const [turn, far] = [chance() * Math.PI * 2, Math.sqrt(chance()) * 0.8];
    const [x, z] = [(Math.cos(turn) * far * l) / 2, (Math.sin(turn) * far * w) / 2];
    const high = within(chance, 0.4, 1.1) * (1.2 - far * 0.6);
    for (const [share, hex] of [
      [1, '#ff7a22'],
      [0.62, '#ffb63c'],
      [0.32, '#fff0a0'],
    ] as const)
      clay.limb([x, 0.02, z], [x + 0.16 * high, high * share, z - 0.05], 0.18 * (0.5 + share / 2), 0, hex, 5);
  }
  clay.coat = { zenith: 0.16, foot: 0.72, reach: 0.5 };
};
const liveWires: Make = ({ clay, l, w, chance }) => {
  for (let i = 0; i < 6; i++) {
    let [x, z] = [-l / 2, within(chance, -0.4, 0.4) * w];
    for (let k = 1; k <= 6; k++) {
      const [nx, nz] = [-l / 2 + (k * l) / 6, within(chance, -0.45, 0.45) * w];
      clay.limb([x, 0.06, z], [nx, 0.06 + chance() * 0.1, nz], 0.05, 0.05, '#17130f', 4);
      [x, z] = [nx, nz];
    }
    clay.ball([x, 0.12, z], [0.07, 0.07, 0.07], '#cfeaff', { around: 5, up: 3 });
  }
};

export const STUFF: Readonly<Record<string, Make>> = {
  crates,
  container,
  tank,
  silo: tank,
  chimney,
  fence,
  boards: boardFence,
  wire,
  gate,
  bench,
  counter,
  shelves,
  machine,
  refuse,
  bales,
  skip,
  planter,
  pump,
  vending,
  sign,
  lamp,
  hydrant,
  fire,
  'live-wires': liveWires,
};
