import type { Point } from '../../../kernel/index.ts';
import type { Piece } from '../../../tabletop/index.ts';
import {
  box,
  disc,
  filled,
  frameOf,
  type Kit,
  lieOf,
  line,
  lyingAs,
  rough,
  stroked,
  SUN,
  trace,
  traceSmooth,
} from '../brush.ts';
import { clear, tone } from '../colour.ts';
import { type Chance, pick, seeded, within } from '../random.ts';

/** Lawns, tracks, mud, hills, ravines: ground that is no street. */

/** A soft edge: the same shape again and again, a little larger and fainter. */
function softly(kit: Kit, points: readonly Point[], hex: string, alpha: number, edge: number): void {
  const { brush } = kit;
  traceSmooth(brush, points);
  brush.lineJoin = 'round';
  for (const share of [1, 0.6, 0.3]) stroked(brush, clear(hex, alpha * 0.35), edge * share * 2);
  filled(brush, clear(hex, alpha));
}

export function paintLawn(kit: Kit, piece: Piece): void {
  const { brush, textures, scale } = kit;
  const chance = seeded(piece.id);
  const wild = /meadow|dry|churchyard/i.test(piece.name);
  brush.save();
  softly(kit, rough(piece.outline, chance, 1.2, 0.12), wild ? '#7f7846' : '#56663a', wild ? 0.5 : 0.62, 0.3);
  trace(brush, piece.outline);
  brush.clip();
  if (!wild) {
    const lie = lieOf(piece.outline);
    lyingAs(brush, lie, () => {
      for (let y = -lie.wide / 2, i = 0; y < lie.wide / 2; y += 1.1, i++) {
        brush.fillStyle = i % 2 === 0 ? 'rgba(190,205,120,0.07)' : 'rgba(20,34,12,0.09)';
        brush.fillRect(-lie.long / 2, y, lie.long, 1.1);
      }
    });
  }
  trace(brush, piece.outline);
  filled(brush, textures.speckle(brush, 0.4, scale));
  brush.restore();
}

export function paintTrack(kit: Kit, piece: Piece): void {
  const { brush, textures, scale } = kit;
  const chance = seeded(piece.id);
  brush.save();
  const gravel = /gravel|path/i.test(piece.name);
  softly(kit, rough(piece.outline, chance, 1.4, 0.22), gravel ? '#8d8470' : '#7c6447', 0.85, 0.35);
  trace(brush, piece.outline);
  brush.clip();
  const lie = lieOf(piece.outline);
  lyingAs(brush, lie, () => {
    const half = lie.long / 2;
    for (const side of gravel ? [] : [-1, 1]) {
      const points: Point[] = [];
      for (let x = -half; x <= half; x += 0.8) points.push({ x, y: side * lie.wide * 0.22 + (chance() - 0.5) * 0.2 });
      trace(brush, points, false);
      stroked(brush, 'rgba(52,38,24,0.35)', lie.wide * 0.16);
      stroked(brush, 'rgba(38,27,17,0.3)', lie.wide * 0.07);
    }
    for (let i = 0; i < lie.long * lie.wide * (gravel ? 6 : 2); i++) {
      disc(brush, within(chance, -half, half), within(chance, -0.5, 0.5) * lie.wide, within(chance, 0.02, 0.06));
      filled(brush, pick(chance, ['#a89a80', '#6b5c48', '#94866c', '#4e4335']));
    }
  });
  trace(brush, piece.outline);
  filled(brush, textures.speckle(brush, 0.5, scale));
  brush.restore();
}

export function paintMud(kit: Kit, piece: Piece): void {
  const { brush } = kit;
  const chance = seeded(piece.id);
  const sand = piece.looks === 'quicksand';
  const points = rough(piece.outline, chance, 0.8, 0.22);
  softly(kit, points, sand ? '#a08a5c' : '#4b3926', 0.92, 0.4);
  brush.save();
  traceSmooth(brush, points);
  brush.clip();
  const { x, y, width, depth } = frameOf(piece.outline);
  for (let i = 0; i < width * depth * 1.6; i++) {
    const [px, py, r] = [x + chance() * width, y + chance() * depth, within(chance, 0.12, 0.5)];
    brush.beginPath();
    brush.ellipse(px, py, r, r * within(chance, 0.35, 0.7), chance() * 3, 0, Math.PI * 2);
    filled(
      brush,
      pick(
        chance,
        sand
          ? ['rgba(200,178,126,.35)', 'rgba(110,90,54,.35)']
          : ['rgba(30,22,16,.4)', 'rgba(116,94,66,.28)', 'rgba(150,150,146,.14)'],
      ),
    );
  }
  if (sand) {
    const middle = { x: x + width / 2, y: y + depth / 2 };
    for (let r = Math.min(width, depth) * 0.45; r > 0.2; r -= 0.42) {
      brush.beginPath();
      brush.ellipse(middle.x, middle.y, (r * width) / depth > r * 1.6 ? r * 1.5 : r, r * 0.8, 0.3, 0, Math.PI * 1.7);
      stroked(brush, 'rgba(84,66,38,0.5)', 0.07);
    }
  }
  brush.restore();
}

/** A rise of the ground: steps of shade up to a lighter top. */
export function paintHill(kit: Kit, piece: Piece): void {
  const { brush, textures, scale } = kit;
  const chance = seeded(piece.id);
  const { x, y, width, depth } = frameOf(piece.outline);
  const middle = { x: x + width / 2, y: y + depth / 2 };
  const base = rough(piece.outline, chance, 1.6, 0.15);
  const ring = (share: number): Point[] =>
    base.map((p) => ({
      x: middle.x + (p.x - middle.x) * share + SUN.x * (1 - share) * 0.5,
      y: middle.y + (p.y - middle.y) * share + SUN.y * (1 - share) * 0.5,
    }));
  // The shade that it throws, then slopes that lie in the light or away from it, then the pale top.
  for (const far of [0.5, 0.35, 0.2]) {
    traceSmooth(
      brush,
      base.map((p) => ({ x: p.x - SUN.x * far, y: p.y - SUN.y * far })),
    );
    filled(brush, 'rgba(24,20,26,0.14)');
  }
  for (let i = 0; i <= 10; i++) {
    traceSmooth(brush, ring(1 - i * 0.055));
    const slope = brush.createLinearGradient(x, y, x + width, y + depth);
    slope.addColorStop(0, 'rgba(214,202,132,0.16)');
    slope.addColorStop(0.45, 'rgba(150,140,82,0.05)');
    slope.addColorStop(1, 'rgba(22,22,16,0.15)');
    filled(brush, slope);
  }
  traceSmooth(brush, ring(0.42));
  filled(brush, 'rgba(196,184,118,0.3)');
  for (const share of [1, 0.82, 0.62, 0.42]) {
    traceSmooth(brush, ring(share));
    stroked(brush, 'rgba(40,34,18,0.4)', share === 1 ? 0.09 : 0.06);
  }
  trace(brush, piece.outline);
  filled(brush, textures.speckle(brush, 0.3, scale));
  tuftsRound(kit, base, chance);
}

function tuftsRound({ brush }: Kit, points: readonly Point[], chance: Chance): void {
  for (const { x, y } of points) {
    for (let i = 0; i < 3; i++) {
      brush.strokeStyle = pick(chance, ['#4a5230', '#6d7040', '#837a48']);
      brush.lineWidth = 0.035;
      const [bx, by] = [x + within(chance, -0.25, 0.25), y + within(chance, -0.25, 0.25)];
      line(brush, bx, by, bx + within(chance, -0.15, 0.15), by - within(chance, 0.1, 0.28));
    }
  }
}

/** A cut in the ground: dark at the bottom, lit on the side that faces the light. */
export function paintRavine(kit: Kit, piece: Piece): void {
  const { brush, textures, scale } = kit;
  const chance = seeded(piece.id);
  const points = rough(piece.outline, chance, 0.7, 0.18);
  const { x, y, width, depth } = frameOf(piece.outline);
  const middle = { x: x + width / 2, y: y + depth / 2 };
  brush.save();
  traceSmooth(brush, points);
  filled(brush, '#7a6850');
  stroked(brush, 'rgba(30,22,16,0.8)', 0.12);
  brush.clip();
  for (let i = 1; i <= 7; i++) {
    const by = i * 0.16;
    traceSmooth(
      brush,
      points.map((p) => {
        const far = Math.hypot(p.x - middle.x, p.y - middle.y) || 1;
        const share = Math.max(0, 1 - by / Math.min(far, Math.max(1, Math.min(width, depth) / 2)));
        return {
          x: middle.x + (p.x - middle.x) * share + by * 0.35,
          y: middle.y + (p.y - middle.y) * share + by * 0.3,
        };
      }),
    );
    filled(brush, clear(tone('#5f4c38', -0.13 * i), 0.82));
  }
  traceSmooth(brush, points);
  filled(brush, textures.speckle(brush, 0.3, scale));
  // Broken rock along the edge, cracks down into the dark.
  points.forEach((p, i) => {
    const far = Math.hypot(p.x - middle.x, p.y - middle.y) || 1;
    const [ix, iy] = [(middle.x - p.x) / far, (middle.y - p.y) / far];
    const deep = within(chance, 0.3, 0.75);
    brush.strokeStyle = 'rgba(18,12,10,.55)';
    brush.lineWidth = 0.06;
    line(brush, p.x, p.y, p.x + ix * deep + within(chance, -0.15, 0.15), p.y + iy * deep);
    const q = points[(i + 1) % points.length] ?? p;
    brush.strokeStyle = clear('#c0ad8a', 0.75);
    brush.lineWidth = 0.1;
    line(brush, p.x + ix * 0.1, p.y + iy * 0.1, q.x + ix * 0.1, q.y + iy * 0.1);
  });
  brush.restore();
}

export function paintMines(kit: Kit, piece: Piece): void {
  const { brush } = kit;
  const chance = seeded(piece.id);
  softly(kit, rough(piece.outline, chance, 1, 0.15), '#6d5840', 0.45, 0.3);
  const { x, y, width, depth } = frameOf(piece.outline);
  for (let i = 0; i < Math.max(4, width * depth * 0.45); i++) {
    const [px, py] = [x + within(chance, 0.1, 0.9) * width, y + within(chance, 0.1, 0.9) * depth];
    disc(brush, px + 0.06, py + 0.05, 0.25);
    filled(brush, 'rgba(20,14,12,0.45)');
    disc(brush, px, py, 0.22);
    filled(brush, '#5a5d43');
    stroked(brush, '#1d1b14', 0.05);
    disc(brush, px, py, 0.08);
    filled(brush, '#8f3a2a');
    stroked(brush, '#1d1b14', 0.03);
  }
  warnings(kit, piece, chance, '#d6b23a', 'skull');
}

/** Small signs on posts at the corners: this ground is dangerous. */
function warnings({ brush }: Kit, { outline }: Piece, chance: Chance, hex: string, sign: 'skull' | 'bolt'): void {
  const every = Math.max(1, Math.floor(outline.length / 4));
  outline.forEach(({ x, y }, i) => {
    if (i % every !== 0) return;
    brush.save();
    brush.translate(x, y);
    brush.rotate(within(chance, -0.3, 0.3));
    trace(brush, [
      { x: 0, y: -0.42 },
      { x: 0.42, y: 0.32 },
      { x: -0.42, y: 0.32 },
    ]);
    brush.lineJoin = 'round';
    stroked(brush, '#17120f', 0.12);
    filled(brush, hex);
    if (sign === 'bolt') {
      trace(brush, [
        { x: 0.08, y: -0.24 },
        { x: -0.12, y: 0.06 },
        { x: 0.0, y: 0.06 },
        { x: -0.07, y: 0.27 },
        { x: 0.13, y: -0.02 },
        { x: 0.01, y: -0.02 },
      ]);
      filled(brush, '#17120f');
    } else {
      disc(brush, 0, 0.04, 0.13);
      filled(brush, '#17120f');
      box(brush, -0.07, 0.12, 0.14, 0.12);
      filled(brush, '#17120f');
      for (const side of [-1, 1]) {
        disc(brush, side * 0.05, 0.04, 0.035);
        filled(brush, hex);
      }
    }
    brush.restore();
  });
}
