import type { Point } from '../../../kernel/index.ts';
import type { Piece } from '../../../tabletop/index.ts';
import {
  box,
  disc,
  filled,
  frameOf,
  inside,
  type Kit,
  lieOf,
  line,
  lyingAs,
  rough,
  stroked,
  trace,
  traceSmooth,
  widened,
} from '../brush.ts';
import { clear, tone } from '../colour.ts';
import { type Chance, pick, seeded, within } from '../random.ts';

/** Ponds and rivers, fords and bridges, spills. */

interface Depths {
  readonly deep: string;
  readonly middle: string;
  readonly rim: string;
}
const POND: Depths = { deep: '#2c4246', middle: '#456260', rim: '#7c7c5e' };
const SHALLOW: Depths = { deep: '#5b7872', middle: '#76887a', rim: '#9a9272' };
const DEEP: Depths = { deep: '#182d3c', middle: '#27455a', rim: '#4a5f62' };

const depthsOf = ({ looks }: Piece): Depths =>
  looks === 'shallows' || looks === 'ford' ? SHALLOW : looks === 'deep-water' ? DEEP : POND;

const isPool = ({ name }: Piece): boolean => /pool/i.test(name);

/** Its shore, which is the same however often it is asked for. */
const shoreOf = ({ outline }: Piece, chance: Chance): Point[] =>
  rough(outline, chance, 1.2, outline.length === 4 ? 0.16 : 0.22);

/** The banks of all waters come before all waters: where two of them meet, no bank is left between. */
export function paintBanks({ brush }: Kit, piece: Piece): void {
  if (isPool(piece) || piece.looks === 'ford') return;
  brush.lineJoin = 'round';
  traceSmooth(brush, shoreOf(piece, seeded(piece.id)));
  for (const [wide, alpha] of [
    [0.95, 0.3],
    [0.6, 0.4],
    [0.3, 0.5],
  ] as const)
    stroked(brush, `rgba(74,58,38,${alpha})`, wide);
}

/** So finely it gets deeper. */
const STEPS = 16;

/** Waters that touch are one water: it is shallow only along the land. */
export function paintWater(kit: Kit, piece: Piece, waters: readonly Piece[]): void {
  if (isPool(piece)) return paddlingPool(kit, piece);
  const depths = depthsOf(piece);
  const { brush } = kit;
  const chance = seeded(piece.id);
  const points = shoreOf(piece, chance);
  const beyond = waters.filter(({ id }) => id !== piece.id).map(({ outline }) => widened(outline, 0.5));
  const land = points.map((p) => !beyond.some((outline) => inside(outline, p)));
  brush.save();
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  traceSmooth(brush, points);
  filled(brush, depths.deep);
  brush.clip();
  const { x, y, width, depth } = frameOf(piece.outline);
  const most = Math.min(5, Math.min(width, depth) * 0.9);
  for (let i = STEPS; i > 0; i--) {
    traceShore(brush, points, land);
    stroked(brush, clear(i * 2 > STEPS ? depths.middle : depths.rim, 0.22), (most * i) / STEPS);
  }
  for (let i = 0; i < width * depth * 0.35; i++) {
    const [px, py, r] = [x + chance() * width, y + chance() * depth, within(chance, 0.3, 1.1)];
    brush.beginPath();
    brush.moveTo(px - r, py);
    brush.quadraticCurveTo(px, py - 0.07, px + r, py);
    stroked(brush, `rgba(206,222,214,${within(chance, 0.05, 0.16)})`, 0.035);
  }
  const sheen = brush.createLinearGradient(x, y, x + width * 0.8, y + depth);
  sheen.addColorStop(0, 'rgba(210,226,220,0.2)');
  sheen.addColorStop(0.4, 'rgba(210,226,220,0)');
  sheen.addColorStop(0.62, 'rgba(180,204,204,0.12)');
  sheen.addColorStop(1, 'rgba(10,20,26,0.16)');
  traceSmooth(brush, points);
  filled(brush, sheen);
  if (depths === SHALLOW) {
    for (let i = 0; i < width * depth * 0.8; i++) {
      disc(brush, x + chance() * width, y + chance() * depth, within(chance, 0.05, 0.16));
      filled(brush, pick(chance, ['rgba(66,62,52,.5)', 'rgba(150,142,120,.4)', 'rgba(40,44,42,.4)']));
    }
  }
  brush.restore();
  if (depths === POND) lilies(kit, points, chance);
  if (piece.looks !== 'ford') reeds(kit, points, chance);
}

/** The stretches of a shore that lie along land. */
function traceShore(brush: Kit['brush'], points: readonly Point[], land: readonly boolean[]): void {
  brush.beginPath();
  points.forEach((p, i) => {
    const [q, r] = [points[(i + 1) % points.length] ?? p, points[(i + 2) % points.length] ?? p];
    if (land[i] !== true || land[(i + 1) % points.length] !== true) return;
    brush.moveTo((p.x + q.x) / 2, (p.y + q.y) / 2);
    if (land[(i + 2) % points.length] === true) brush.quadraticCurveTo(q.x, q.y, (q.x + r.x) / 2, (q.y + r.y) / 2);
    else brush.lineTo(q.x, q.y);
  });
}

function lilies({ brush }: Kit, points: readonly Point[], chance: Chance): void {
  const { x, y, width, depth } = frameOf(points);
  const middle = { x: x + width / 2, y: y + depth / 2 };
  for (const p of points) {
    if (chance() > 0.5) continue;
    const share = within(chance, 0.62, 0.82);
    const [px, py] = [middle.x + (p.x - middle.x) * share, middle.y + (p.y - middle.y) * share];
    for (let i = 0; i < 2; i++) {
      const turn = chance() * 6;
      brush.beginPath();
      brush.moveTo(px + i * 0.26, py + i * 0.1);
      brush.arc(px + i * 0.26, py + i * 0.1, within(chance, 0.12, 0.22), turn, turn + 5.6);
      brush.closePath();
      filled(brush, pick(chance, ['#5f7a3c', '#75894a', '#4d6836']));
      stroked(brush, 'rgba(20,32,20,0.5)', 0.03);
    }
  }
}

function reeds({ brush }: Kit, points: readonly Point[], chance: Chance): void {
  for (const p of points) {
    if (chance() > 0.7) continue;
    for (let i = 0; i < 5; i++) {
      brush.strokeStyle = pick(chance, ['#59622f', '#77793f', '#8f8450']);
      brush.lineWidth = 0.045;
      const [bx, by] = [p.x + within(chance, -0.25, 0.25), p.y + within(chance, -0.2, 0.2)];
      line(brush, bx, by, bx + within(chance, -0.2, 0.2), by - within(chance, 0.15, 0.42));
    }
  }
}

function paddlingPool({ brush }: Kit, piece: Piece): void {
  trace(brush, piece.outline);
  brush.lineJoin = 'round';
  stroked(brush, '#1b2a33', 0.5);
  stroked(brush, '#c86a4a', 0.4);
  filled(brush, '#5f98a4');
  trace(brush, piece.outline);
  stroked(brush, 'rgba(255,250,230,0.5)', 0.08);
  const { x, y, width, depth } = frameOf(piece.outline);
  for (let i = 0; i < 4; i++) {
    brush.beginPath();
    brush.ellipse(
      x + width / 2,
      y + depth / 2,
      (width / 2) * (0.2 + i * 0.18),
      (depth / 2) * (0.2 + i * 0.18),
      0,
      0.4,
      2.4,
    );
    stroked(brush, 'rgba(230,246,246,0.35)', 0.05);
  }
}

/** Planks over the water, with rails. */
export function paintBridge({ brush, textures }: Kit, piece: Piece): void {
  const chance = seeded(piece.id);
  const lie = lieOf(piece.outline);
  lyingAs(brush, lie, () => {
    const [l, w] = [lie.long, lie.wide];
    for (let x = -l / 2; x < l / 2; x += 0.42) {
      box(brush, x + 0.02, -w / 2, 0.38, w);
      filled(brush, tone('#84694a', within(chance, -0.25, 0.12)));
      stroked(brush, 'rgba(30,20,12,0.7)', 0.04);
    }
    for (const side of [-1, 1]) {
      box(brush, -l / 2, side * (w / 2 - 0.11) - 0.11, l, 0.22);
      filled(brush, '#6a5138');
      stroked(brush, '#1c130c', 0.05);
    }
    brush.globalAlpha = 0.4;
    box(brush, -l / 2, -w / 2, l, w);
    filled(brush, textures.grime(brush));
  });
}

/** Something that ran out: fuel shimmers, chemicals glow. */
export function paintSpill({ brush }: Kit, piece: Piece): void {
  const chance = seeded(piece.id);
  const fuel = piece.kind !== 'dangerous';
  const points = rough(piece.outline, chance, 0.7, 0.26);
  const { x, y, width, depth } = frameOf(piece.outline);
  traceSmooth(brush, points);
  brush.lineJoin = 'round';
  stroked(brush, fuel ? 'rgba(24,20,22,0.3)' : 'rgba(60,70,20,0.35)', 0.4);
  const pool = brush.createRadialGradient(
    x + width * 0.4,
    y + depth * 0.4,
    0.2,
    x + width / 2,
    y + depth / 2,
    Math.max(width, depth) / 2,
  );
  const stops = fuel
    ? ([
        'rgba(30,26,34,.9)',
        'rgba(52,40,62,.85)',
        'rgba(36,52,58,.8)',
        'rgba(62,52,30,.7)',
        'rgba(22,20,22,.85)',
      ] as const)
    : (['#c7d838', '#a3bf2c', '#85a52a', '#6b8a2a', '#4d6a24'] as const);
  stops.forEach((stop, i) => pool.addColorStop(i / 4, stop));
  filled(brush, pool);
  if (!fuel) stroked(brush, 'rgba(220,240,120,0.5)', 0.06);
  brush.save();
  brush.clip();
  for (let i = 0; i < width * depth * 0.9; i++) {
    const r = within(chance, 0.06, 0.24);
    disc(brush, x + chance() * width, y + chance() * depth, r);
    if (fuel)
      stroked(brush, pick(chance, ['rgba(150,110,190,.3)', 'rgba(90,170,170,.3)', 'rgba(190,160,80,.25)']), 0.05);
    else {
      filled(brush, 'rgba(232,248,140,0.28)');
      stroked(brush, 'rgba(70,90,20,0.6)', 0.035);
    }
  }
  brush.restore();
}
