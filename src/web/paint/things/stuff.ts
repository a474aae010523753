import type { Piece } from '../../../tabletop/index.ts';
import { box, disc, filled, type Kit, lieOf, line, lyingAs, trace, stroked } from '../brush.ts';
import { INK, tone } from '../colour.ts';
import { pick, seeded, within } from '../random.ts';
import { FURNITURE } from './furniture.ts';
import { drawnAs } from './named.ts';
import { boards, type Paint, slab } from './thing.ts';

/** Crates, containers, tanks, fences and what else stands about. */

const crates: Paint = (thing) => {
  const { brush, l, w, chance } = thing;
  const [nx, ny] = [Math.max(1, Math.round(l / 1)), Math.max(1, Math.round(w / 1))];
  for (let i = 0; i < nx; i++) {
    for (let j = 0; j < ny; j++) {
      const [x, y, a, b] = [-l / 2 + (i * l) / nx, -w / 2 + (j * w) / ny, l / nx, w / ny];
      const hex = tone(pick(chance, ['#a07c4c', '#8d6c42', '#7d7048']), within(chance, -0.1, 0.1));
      slab(thing, x + 0.03, y + 0.03, a - 0.06, b - 0.06, hex);
      brush.strokeStyle = 'rgba(40,26,14,.55)';
      brush.lineWidth = 0.035;
      for (let k = 1; k < 4; k++) line(brush, x + 0.06, y + (k * b) / 4, x + a - 0.06, y + (k * b) / 4);
      box(brush, x + 0.09, y + 0.09, a - 0.18, b - 0.18);
      stroked(brush, tone(hex, 0.2), 0.07);
      line(brush, x + 0.1, y + 0.1, x + a - 0.1, y + b - 0.1);
    }
  }
};

const container: Paint = (thing) => {
  const { brush, l, w, chance, kit } = thing;
  const hex = pick(chance, ['#8c4a34', '#49667a', '#5d7048', '#a3873f']);
  slab(thing, -l / 2, -w / 2, l, w, hex);
  for (let x = -l / 2 + 0.15; x < l / 2 - 0.1; x += 0.3) {
    brush.fillStyle = 'rgba(16,10,10,.3)';
    brush.fillRect(x, -w / 2 + 0.12, 0.12, w - 0.24);
    brush.fillStyle = 'rgba(255,240,214,.16)';
    brush.fillRect(x + 0.12, -w / 2 + 0.12, 0.06, w - 0.24);
  }
  box(brush, -l / 2, -w / 2, l, w);
  brush.globalAlpha = 0.7;
  filled(brush, kit.textures.rust(brush));
  brush.globalAlpha = 1;
  stroked(brush, INK, 0.08);
};

const tank: Paint = (thing) => {
  const { brush, l, w, kit, name } = thing;
  const gas = /propane|gas/i.test(name);
  const round = Math.abs(l - w) < 1;
  const r = Math.min(l, w) / 2;
  if (round) disc(brush, 0, 0, r);
  else box(brush, -l / 2, -w / 2, l, w, r);
  const shine = brush.createRadialGradient(-r * 0.4, -r * 0.4, r * 0.1, 0, 0, r * (round ? 1.1 : 2.2));
  shine.addColorStop(0, gas ? '#ffffff' : '#d0cabb');
  shine.addColorStop(0.6, gas ? '#dcd8ca' : '#8d887c');
  shine.addColorStop(1, gas ? '#8f8a7c' : '#4e4a44');
  filled(brush, shine);
  brush.globalAlpha = gas ? 0.25 : 0.5;
  filled(brush, kit.textures.rust(brush));
  brush.globalAlpha = 1;
  stroked(brush, INK, 0.08);
  if (gas) {
    for (const x of [-l * 0.3, l * 0.24]) slab(thing, x, -w / 2, Math.max(0.14, l * 0.06), w, '#c23a2c', 0.02);
    disc(brush, 0, 0, r * 0.36);
    filled(brush, '#c23a2c');
    stroked(brush, INK, 0.06);
    return;
  }
  for (const share of [0.72, 0.3]) {
    disc(brush, 0, 0, r * share);
    stroked(brush, 'rgba(30,26,24,.5)', 0.06);
  }
  brush.strokeStyle = 'rgba(30,26,24,.4)';
  brush.lineWidth = 0.05;
  if (round)
    for (let i = 0; i < 8; i++)
      line(
        brush,
        Math.cos(i * 0.785) * r * 0.3,
        Math.sin(i * 0.785) * r * 0.3,
        Math.cos(i * 0.785) * r,
        Math.sin(i * 0.785) * r,
      );
};

const chimney: Paint = (thing) => {
  const { brush, l, w } = thing;
  const r = Math.min(l, w) / 2;
  for (const [share, hex] of [
    [1, '#8d5440'],
    [0.8, '#a4644a'],
    [0.52, '#1a1412'],
  ] as const) {
    disc(brush, 0, 0, r * share);
    filled(brush, hex);
    stroked(brush, INK, 0.06);
  }
};

/** Rails and posts; boards side by side; wire between thin posts. */
const fence: Paint = (thing) => {
  const { brush, l } = thing;
  for (const y of [-0.06, 0.06]) slab(thing, -l / 2, y - 0.035, l, 0.07, '#8a6d48', 0.01);
  for (let x = -l / 2; x <= l / 2 + 0.01; x += l / Math.max(1, Math.round(l / 1.1)))
    slab(thing, x - 0.1, -0.13, 0.2, 0.26, '#6d5338', 0.03);
  brush.globalAlpha = 1;
};
const boardFence: Paint = (thing) => boards({ ...thing, w: Math.min(thing.w, 0.3) }, '#7d6344', 0.3);
const wire: Paint = ({ brush, l }) => {
  brush.strokeStyle = 'rgba(205,205,196,.9)';
  brush.lineWidth = 0.03;
  for (let x = -l / 2; x < l / 2; x += 0.22) {
    line(brush, x, -0.1, x + 0.22, 0.1);
    line(brush, x, 0.1, x + 0.22, -0.1);
  }
  for (let x = -l / 2; x <= l / 2 + 0.01; x += l / Math.max(1, Math.round(l / 1.5))) {
    disc(brush, x, 0, 0.12);
    filled(brush, '#5a5c5a');
    stroked(brush, INK, 0.05);
  }
};
const gate: Paint = (thing) => {
  const { brush, l, w } = thing;
  slab(thing, -l / 2, -w / 2, l, w, '#7a5f3e');
  boards(thing, '#8b6d47', 0.4);
  brush.strokeStyle = '#2c2622';
  brush.lineWidth = 0.1;
  line(brush, -l / 2, -w / 2, l / 2, w / 2);
};

const refuse: Paint = ({ brush, l, w, chance }) => {
  for (let i = 0; i < l * w * 8 + 8; i++) {
    brush.save();
    brush.translate(within(chance, -0.48, 0.48) * l, within(chance, -0.48, 0.48) * w);
    brush.rotate(chance() * 6);
    box(brush, -0.14, -0.08, within(chance, 0.14, 0.36), within(chance, 0.08, 0.22));
    filled(brush, pick(chance, ['#d8d0ba', '#8a6a46', '#6c7a80', '#9a4b3c', '#4e463c', '#b59c60']));
    stroked(brush, 'rgba(20,14,10,.6)', 0.03);
    brush.restore();
  }
};
const bales: Paint = (thing) => {
  const { brush, l, w, chance } = thing;
  const n = Math.max(1, Math.round(l / 1.2));
  const rows = Math.max(1, Math.round(w / 0.9));
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < rows; j++) {
      const [x, y, a, b] = [-l / 2 + (i * l) / n, -w / 2 + (j * w) / rows, l / n, w / rows];
      slab(thing, x + 0.02, y + 0.02, a - 0.04, b - 0.04, tone('#c4a24e', within(chance, -0.12, 0.1)), 0.1);
      for (let k = 0; k < 14; k++) {
        brush.strokeStyle = pick(chance, ['#e0c87a', '#8f7432', '#a98b40']);
        brush.lineWidth = 0.03;
        const [sx, sy] = [x + chance() * a * 0.8, y + 0.06 + chance() * (b - 0.12)];
        line(brush, sx, sy, sx + 0.2, sy + within(chance, -0.04, 0.04));
      }
      brush.strokeStyle = '#5a4620';
      brush.lineWidth = 0.04;
      for (const s of [0.3, 0.7]) line(brush, x + a * s, y + 0.03, x + a * s, y + b - 0.03);
    }
  }
};
const skip: Paint = (thing) => {
  const { l, w } = thing;
  slab(thing, -l / 2, -w / 2, l, w, /dump/i.test(thing.name) ? '#44604a' : '#a8822f', 0.06);
  slab(thing, -l / 2 + 0.18, -w / 2 + 0.18, l - 0.36, w - 0.36, '#2c2622', 0.04);
  refuse({ ...thing, l: l - 0.7, w: w - 0.6 });
};
const wires: Paint = ({ brush, l, w, chance }) => {
  for (let i = 0; i < 7; i++) {
    brush.beginPath();
    brush.moveTo(-l / 2, within(chance, -0.5, 0.5) * w);
    brush.bezierCurveTo(
      -l / 4,
      within(chance, -0.6, 0.6) * w,
      l / 4,
      within(chance, -0.6, 0.6) * w,
      l / 2,
      within(chance, -0.5, 0.5) * w,
    );
    stroked(brush, '#141112', 0.1);
  }
  for (let i = 0; i < 5; i++) {
    const [x, y] = [within(chance, -0.4, 0.4) * l, within(chance, -0.4, 0.4) * w];
    brush.strokeStyle = '#bfe6ff';
    brush.lineWidth = 0.06;
    for (let k = 0; k < 6; k++) line(brush, x, y, x + Math.cos(k * 1.05 + i) * 0.4, y + Math.sin(k * 1.05 + i) * 0.4);
  }
};

/** Scorched ground, embers, and flames that lean with the wind. */
const fire: Paint = ({ brush, l, w, chance }) => {
  const r = Math.min(l, w) / 2;
  const spot = (share: number): readonly [number, number] => {
    const [turn, far] = [chance() * Math.PI * 2, Math.sqrt(chance()) * share];
    return [(Math.cos(turn) * far * l) / 2, (Math.sin(turn) * far * w) / 2];
  };
  brush.beginPath();
  brush.ellipse(0, 0, l / 2, w / 2, 0, 0, Math.PI * 2);
  filled(brush, 'rgba(26,18,14,.8)');
  const glow = brush.createRadialGradient(0, 0, 0, 0, 0, Math.max(l, w) / 2);
  glow.addColorStop(0, 'rgba(255,170,60,.85)');
  glow.addColorStop(1, 'rgba(200,60,20,.1)');
  filled(brush, glow);
  for (let i = 0; i < l * w * 6 + 10; i++) {
    const [x, y] = spot(0.95);
    disc(brush, x, y, within(chance, 0.03, 0.09));
    filled(brush, pick(chance, ['#e0662a', '#f2b04a', '#3a2a22', '#241a16']));
  }
  for (let i = 0; i < l * w * 1.5 + 5; i++) {
    const [x, y] = spot(0.75);
    const high = Math.min(r, within(chance, 0.4, 0.9));
    for (const [share, hex] of [
      [1, '#c8401e'],
      [0.68, '#f08a2c'],
      [0.36, '#ffe08a'],
    ] as const) {
      const [wide, tall] = [high * 0.4 * share, high * share];
      brush.beginPath();
      brush.moveTo(x + tall * 0.3, y - tall);
      brush.quadraticCurveTo(x + wide * 1.6, y - wide, x, y + wide);
      brush.quadraticCurveTo(x - wide * 1.6, y - wide, x + tall * 0.3, y - tall);
      filled(brush, hex);
    }
  }
};

const PAINTS: Readonly<Record<string, Paint>> = {
  ...FURNITURE,
  crates,
  container,
  tank,
  silo: tank,
  chimney,
  fence,
  boards: boardFence,
  wire,
  gate,
  refuse,
  bales,
  skip,
  fire,
  'live-wires': wires,
};

export const STUFF_LOOKS: readonly string[] = Object.keys(PAINTS);

export function paintStuff(kit: Kit, piece: Piece): void {
  const { brush } = kit;
  const lie = lieOf(piece.outline);
  const look = drawnAs(piece);
  brush.save();
  if (look === 'tower') {
    // It may have eight sides.
    trace(brush, piece.outline);
    stroked(brush, INK, 0.14);
    brush.clip();
  }
  lyingAs(brush, lie, () => {
    PAINTS[look]?.({
      kit,
      brush,
      l: lie.long,
      w: lie.wide,
      chance: seeded(piece.id),
      name: piece.name,
    });
  });
  brush.restore();
}
