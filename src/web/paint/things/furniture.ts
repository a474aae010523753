import { box, disc, filled, line, stroked } from '../brush.ts';
import { INK, tone } from '../colour.ts';
import { pick, within } from '../random.ts';
import { boards, type Paint, slab } from './thing.ts';

/** What stands in rooms and along streets. */

const bench: Paint = (thing) => {
  const { brush, l, w, name } = thing;
  if (/bed/i.test(name)) {
    const count = Math.max(1, Math.round(l / 1.4));
    for (let i = 0; i < count; i++) {
      const x = -l / 2 + (i * l) / count;
      slab(thing, x + 0.05, -w / 2, l / count - 0.1, w, '#cfc8b6', 0.1);
      slab(thing, x + 0.12, -w / 2 + 0.08, l / count - 0.24, Math.min(0.35, w / 3), '#ece6d6', 0.1);
      slab(thing, x + 0.08, 0, l / count - 0.16, w / 2 - 0.04, '#6d7f86', 0.06);
    }
    return;
  }
  boards(thing, /slab/i.test(name) ? '#a7a9a4' : '#96713f', Math.max(0.3, l / Math.max(1, Math.round(l / 0.7))));
  brush.strokeStyle = 'rgba(255,240,210,.25)';
  brush.lineWidth = 0.05;
  line(brush, -l / 2 + 0.05, -w / 2 + 0.06, l / 2 - 0.05, -w / 2 + 0.06);
};

/** With a till and what lies about beside it. */
const counter: Paint = (thing) => {
  const { brush, l, w } = thing;
  slab(thing, -l / 2, -w / 2, l, w, '#5c3f28');
  slab(thing, -l / 2 + 0.07, -w / 2 + 0.07, l - 0.14, w - 0.14, '#b08a58');
  const b = Math.min(0.44, w * 0.7);
  slab(thing, -l / 4 - 0.26, -b / 2, 0.52, b, '#3c4144');
  slab(thing, -l / 4 - 0.18, -b * 0.36, 0.36, b * 0.28, '#8fd0c0', 0.02);
  for (let i = 0; i < 6; i++) {
    disc(brush, -l / 4 - 0.14 + (i % 3) * 0.14, b * 0.1 + Math.floor(i / 3) * b * 0.18, 0.035);
    filled(brush, '#e8e0cc');
  }
  if (l > 1.6) slab(thing, l / 4, -b * 0.3, 0.4, b * 0.6, '#efe8d4', 0.01);
};

const shelves: Paint = (thing) => {
  const { brush, l, w, chance } = thing;
  slab(thing, -l / 2, -w / 2, l, w, '#54432f');
  for (let x = -l / 2 + 0.08; x < l / 2 - 0.2; x += 0.24) {
    box(brush, x, -w / 2 + 0.07, 0.2, w - 0.14);
    filled(brush, pick(chance, ['#a5583c', '#c2a256', '#6d8a7a', '#4f6684', '#d4ccb6', '#7a4c62']));
  }
};

const machine: Paint = (thing) => {
  const { brush, l, w } = thing;
  slab(thing, -l / 2, -w / 2, l, w, '#5c6a66', 0.1);
  slab(thing, -l * 0.4, -w * 0.34, l * 0.45, w * 0.68, '#78867f', 0.06);
  for (const r of [0.3, 0.18]) {
    disc(brush, l * 0.27, 0, Math.min(l, w) * r);
    filled(brush, r === 0.3 ? '#3a3f40' : '#a39a82');
    stroked(brush, INK, 0.05);
  }
};

const planter: Paint = (thing) => {
  const { brush, l, w, chance } = thing;
  slab(thing, -l / 2, -w / 2, l, w, '#948b7a');
  slab(thing, -l / 2 + 0.12, -w / 2 + 0.12, l - 0.24, w - 0.24, '#3c2f22');
  for (let i = 0; i < l * w * 10; i++) {
    disc(brush, within(chance, -0.42, 0.42) * l, within(chance, -0.38, 0.38) * w, within(chance, 0.08, 0.17));
    filled(brush, pick(chance, ['#4b5b31', '#6d7a40', '#37452a', '#a5556a', '#c9a03f']));
  }
};

/** An island with pumps on it: a red cabinet with a white dial, and its hose. */
const pump: Paint = (thing) => {
  const { brush, l, w } = thing;
  slab(thing, -l / 2, -w / 2, l, w, '#b9b2a2', Math.min(0.2, w * 0.3));
  const count = Math.max(1, Math.round(l / 1));
  for (let i = 0; i < count; i++) {
    const x = -l / 2 + ((i + 0.5) * l) / count;
    const [a, b] = [Math.min(0.56, (l / count) * 0.6), Math.min(0.8, w * 0.72)];
    brush.beginPath();
    brush.moveTo(x + a / 2, -b * 0.2);
    brush.bezierCurveTo(x + a, -b * 0.4, x + a, b * 0.7, x + a / 2, b * 0.3);
    stroked(brush, '#17120f', 0.09);
    slab(thing, x - a / 2, -b / 2, a, b, '#c23a2c', 0.06);
    disc(brush, x, 0, Math.min(a, b) * 0.3);
    filled(brush, '#f4ead2');
    stroked(brush, INK, 0.04);
    brush.strokeStyle = '#c23a2c';
    brush.lineWidth = 0.05;
    line(brush, x, 0, x + a * 0.16, -b * 0.14);
  }
};

/** Machines side by side: lit glass in front, rows of bottles behind it. */
const vending: Paint = (thing) => {
  const { brush, l, w, chance } = thing;
  const count = Math.max(1, Math.round(l / 0.95));
  for (let i = 0; i < count; i++) {
    const [x, a] = [-l / 2 + (i * l) / count + 0.03, l / count - 0.06];
    slab(thing, x, -w / 2, a, w, i % 2 === 0 ? '#b8342a' : '#2f5f8c', 0.06);
    slab(thing, x + 0.07, -w * 0.1, a - 0.14, w * 0.52, '#d8f0f2', 0.03);
    for (const y of [0, w * 0.16, w * 0.3])
      for (let b = x + 0.14; b < x + a - 0.12; b += 0.15) {
        disc(brush, b, y, 0.055);
        filled(brush, pick(chance, ['#d0453a', '#e8bc48', '#5f9a4a', '#4a7ab0', '#f0842a']));
      }
    box(brush, x + 0.1, -w * 0.42, a - 0.2, w * 0.2, 0.03);
    filled(brush, '#f4ead2');
  }
};

const sign: Paint = (thing) => {
  const { brush, l, w } = thing;
  const deep = Math.max(w, 0.3);
  slab(thing, -l / 2, -deep / 2, l, deep, '#4c4a45');
  for (let x = -l / 2; x < l / 2; x += 0.8) {
    brush.fillStyle = '#c9b98a';
    brush.fillRect(x + 0.06, -deep * 0.3, 0.6, deep * 0.6);
  }
};

/** Larger than it is, so that it is seen at all. */
const hydrant: Paint = (thing) => {
  const { brush } = thing;
  disc(brush, 0, 0, 0.42);
  filled(brush, 'rgba(20,12,10,.35)');
  slab(thing, -0.44, -0.13, 0.88, 0.26, '#a3281e', 0.06);
  slab(thing, -0.13, 0, 0.26, 0.42, '#a3281e', 0.06);
  disc(brush, 0, 0, 0.29);
  filled(brush, '#d8402e');
  stroked(brush, INK, 0.07);
  disc(brush, 0, 0, 0.16);
  filled(brush, '#f0c8b0');
  stroked(brush, '#8c2c22', 0.05);
};

const lamp: Paint = (thing) => {
  const { brush } = thing;
  const glow = brush.createRadialGradient(0.4, 0, 0.1, 0.4, 0, 1.2);
  glow.addColorStop(0, 'rgba(255,226,150,.5)');
  glow.addColorStop(1, 'rgba(255,226,150,0)');
  disc(brush, 0.4, 0, 1.2);
  filled(brush, glow);
  slab(thing, -0.05, -0.07, 0.6, 0.14, '#4a4c4a');
  slab(thing, 0.36, -0.16, 0.4, 0.32, '#e8d9a0', 0.1);
  disc(brush, 0, 0, 0.2);
  filled(brush, '#3a3c3a');
  stroked(brush, INK, 0.05);
};

/** A cart under a striped awning. */
const stall: Paint = (thing) => {
  const { brush, l, w } = thing;
  slab(thing, -l / 2, -w / 2, l, w, '#f0e6cf', 0.1);
  const n = Math.max(3, Math.round(l / 0.4));
  for (let i = 0; i < n; i += 2) {
    box(brush, -l / 2 + (i * l) / n, -w / 2, l / n, w, 0.02);
    filled(brush, '#d0453a');
  }
  for (let i = 0; i < n; i++) {
    disc(brush, -l / 2 + ((i + 0.5) * l) / n, w / 2, l / n / 2);
    filled(brush, i % 2 === 0 ? '#d0453a' : '#f0e6cf');
    stroked(brush, INK, 0.04);
  }
};

/** Cushions, a back along one side, arms at the ends. */
const sofa: Paint = (thing) => {
  const { l, w } = thing;
  slab(thing, -l / 2, -w / 2, l, w, '#7d3f36', 0.14);
  const n = Math.max(1, Math.round((l - 0.3) / 0.75));
  const [from, wide] = [-l / 2 + 0.15, (l - 0.3) / n];
  for (let i = 0; i < n; i++) slab(thing, from + i * wide, -w / 2 + w * 0.3, wide, w * 0.62, '#b0604e', 0.1);
  slab(thing, -l / 2 + 0.04, -w / 2 + 0.03, l - 0.08, w * 0.26, '#93483c', 0.1);
};

/** Each with a chair before it, and papers on it. */
const table: Paint = (thing) => {
  const { l, w, chance } = thing;
  const n = Math.max(1, Math.round(l / 1.4));
  for (let i = 0; i < n; i++) {
    const [x, a] = [-l / 2 + (i * l) / n, l / n];
    slab(thing, x + a * 0.32, w * 0.14, a * 0.36, w * 0.36, '#5f4a38', 0.08);
    slab(thing, x + 0.06, -w / 2, a - 0.12, w * 0.68, tone('#a8794a', within(chance, -0.08, 0.08)), 0.05);
    slab(thing, x + a * within(chance, 0.2, 0.5), -w * 0.4, a * 0.2, w * 0.3, '#efe8d4', 0.01);
    slab(thing, x + a * 0.66, -w * 0.38, a * 0.16, w * 0.2, '#3c5468', 0.02);
  }
};

/** Seen on their lids: two rings, a bung, a coat of old paint. */
const drums: Paint = (thing) => {
  const { brush, l, w, chance } = thing;
  const each = Math.max(0.5, Math.min(0.9, w));
  const [nx, ny] = [Math.max(1, Math.round(l / each)), Math.max(1, Math.round(w / each))];
  const r = Math.min(l / nx, w / ny) * 0.47;
  for (let i = 0; i < nx; i++)
    for (let j = 0; j < ny; j++) {
      const [x, y] = [-l / 2 + ((i + 0.5) * l) / nx, -w / 2 + ((j + 0.5) * w) / ny];
      const hex = pick(chance, ['#b04a30', '#3f6a86', '#b08a32', '#5d7a46']);
      disc(brush, x, y, r);
      filled(brush, hex);
      stroked(brush, INK, 0.07);
      disc(brush, x, y, r * 0.8);
      filled(brush, tone(hex, 0.16));
      stroked(brush, tone(hex, -0.4), 0.04);
      disc(brush, x + r * 0.42, y - r * 0.3, r * 0.16);
      filled(brush, '#17120f');
    }
};

/** Trunks side by side, their rings at one end. */
const logs: Paint = (thing) => {
  const { brush, l, w, chance } = thing;
  const n = Math.max(2, Math.round(w / 0.4));
  for (let i = 0; i < n; i++) {
    const [y, b] = [-w / 2 + (i * w) / n, w / n];
    const off = within(chance, 0, 0.2);
    slab(thing, -l / 2 + off, y + 0.01, l - 0.25, b - 0.02, tone('#7d5a38', within(chance, -0.12, 0.12)), b * 0.4);
    brush.strokeStyle = 'rgba(40,26,16,.6)';
    brush.lineWidth = 0.03;
    for (const s of [0.35, 0.65]) line(brush, -l / 2 + off + 0.2, y + b * s, l / 2 - 0.5, y + b * s);
    disc(brush, l / 2 - 0.25 + off * 0.4, y + b / 2, b * 0.44);
    filled(brush, '#d0a468');
    stroked(brush, INK, 0.04);
    disc(brush, l / 2 - 0.25 + off * 0.4, y + b / 2, b * 0.2);
    stroked(brush, '#8f6a3c', 0.03);
  }
};

/** A platform of boards on four posts, a rail round it, a hatch, and the beacon. */
const tower: Paint = (thing) => {
  const { brush, l, w } = thing;
  slab(thing, -l / 2, -w / 2, l, w, '#4a3826', 0.04);
  boards({ ...thing, l: l - 0.3, w: w - 0.3 }, '#a07a4a', 0.34);
  box(brush, -l / 2 + 0.16, -w / 2 + 0.16, l - 0.32, w - 0.32, 0.02);
  stroked(brush, '#6b4a2c', 0.12);
  for (const x of [-1, 1])
    for (const y of [-1, 1])
      slab(thing, x * (l / 2 - 0.16) - 0.16, y * (w / 2 - 0.16) - 0.16, 0.32, 0.32, '#7d5a36', 0.03);
  slab(thing, l / 2 - 1.05, w / 2 - 1, 0.66, 0.62, '#1c1512', 0.03);
  for (const y of [0.18, 0.34, 0.5]) slab(thing, l / 2 - 1.02, w / 2 - 1 + y, 0.6, 0.06, '#b08a54', 0.01);
  disc(brush, -l * 0.16, -w * 0.14, 0.5);
  filled(brush, 'rgba(255,190,90,.35)');
  slab(thing, -l * 0.16 - 0.3, -w * 0.14 - 0.3, 0.6, 0.6, '#3c4144', 0.12);
  disc(brush, -l * 0.16, -w * 0.14, 0.2);
  filled(brush, '#ffd98a');
  stroked(brush, INK, 0.05);
};

/** The bed of a cart between its wheels, with the shafts in front. */
const wagon: Paint = (thing) => {
  const { l, w } = thing;
  for (const x of [-l * 0.3, l * 0.22])
    for (const y of [-w / 2, w / 2 - 0.16]) slab(thing, x - 0.34, y, 0.68, 0.16, '#3a2a1e', 0.06);
  for (const y of [-w * 0.2, w * 0.2 - 0.08]) slab(thing, l * 0.3, y, l * 0.2, 0.08, '#6b4a2c', 0.02);
  boards({ ...thing, l: l * 0.82, w: w - 0.36 }, '#8f6a3e', 0.26);
  slab(thing, -l * 0.41, -w / 2 + 0.14, l * 0.82, 0.12, '#6b4a2c', 0.02);
  slab(thing, -l * 0.41, w / 2 - 0.26, l * 0.82, 0.12, '#6b4a2c', 0.02);
};

export const FURNITURE: Readonly<Record<string, Paint>> = {
  bench,
  counter,
  shelves,
  machine,
  planter,
  pump,
  vending,
  sign,
  hydrant,
  lamp,
  stall,
  sofa,
  table,
  drums,
  logs,
  tower,
  wagon,
};
