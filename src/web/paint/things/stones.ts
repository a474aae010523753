import type { Point } from '../../../kernel/index.ts';
import type { Piece } from '../../../tabletop/index.ts';
import {
  box,
  type Brush,
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
  SUN,
  trace,
  traceSmooth,
} from '../brush.ts';
import { clear, INK, mixed, tone } from '../colour.ts';
import { type Chance, pick, seeded, within } from '../random.ts';

/** Walls, ruins, rubble, rocks, graves, monuments. */

/** A boulder: facets that look towards the light are light. */
function boulder(brush: Brush, x: number, y: number, r: number, hex: string, chance: Chance): void {
  const count = 9;
  const rim = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 6.283 + within(chance, -0.2, 0.2);
    const far = r * within(chance, 0.86, 1.08);
    return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far };
  });
  const top = rim.map((p) => ({
    x: x + (p.x - x) * within(chance, 0.45, 0.62) + SUN.x * r * 0.1,
    y: y + (p.y - y) * within(chance, 0.45, 0.62) + SUN.y * r * 0.1,
  }));
  trace(brush, rim);
  stroked(brush, INK, Math.min(0.12, r * 0.14));
  filled(brush, tone(hex, -0.3));
  rim.forEach((a, i) => {
    const j = (i + 1) % count;
    const b = rim[j] as Point;
    const angle = Math.atan2((a.y + b.y) / 2 - y, (a.x + b.x) / 2 - x);
    const lit = Math.cos(angle) * SUN.x + Math.sin(angle) * SUN.y;
    trace(brush, [a, b, top[j] as Point, top[i] as Point]);
    filled(brush, tone(hex, lit * 0.42 - 0.08));
    stroked(brush, clear(INK, 0.25), 0.025);
  });
  trace(brush, top);
  filled(brush, tone(hex, 0.14));
  for (let i = 0; i < 3; i++) {
    disc(brush, x + within(chance, -0.5, 0.5) * r, y + within(chance, -0.5, 0.5) * r, r * within(chance, 0.05, 0.14));
    filled(brush, pick(chance, ['rgba(142,142,84,.4)', 'rgba(60,54,48,.3)', 'rgba(190,180,150,.3)']));
  }
}

/** Where the boulders of a piece lie: the large ones first. */
export function bouldersOf(piece: Piece): (Point & { readonly r: number })[] {
  const chance = seeded(`${piece.id} boulders`);
  const { x, y, width, depth } = frameOf(piece.outline);
  const least = Math.min(width, depth);
  const stones: (Point & { r: number })[] = [];
  for (let i = 0; i < 260 && stones.length < 7 + (width * depth) / 3; i++) {
    const r = least * within(chance, 0.1, Math.max(0.14, 0.36 - i * 0.004));
    const at = { x: x + chance() * width, y: y + chance() * depth };
    if (!inside(piece.outline, at)) continue;
    if (stones.some((s) => Math.hypot(s.x - at.x, s.y - at.y) < (s.r + r) * 0.72)) continue;
    stones.push({ ...at, r });
  }
  return stones.sort((a, b) => a.r - b.r);
}

export function paintRocks({ brush }: Kit, piece: Piece): void {
  const chance = seeded(piece.id);
  traceSmooth(brush, rough(piece.outline, chance, 0.8, 0.15));
  filled(brush, 'rgba(70,62,52,0.55)');
  for (const { x, y, r } of bouldersOf(piece)) boulder(brush, x, y, r, mixed('#776e60', '#6a665e', chance()), chance);
}

/** A face of rock: ledges one above the other. */
export function paintCliff({ brush, textures, scale }: Kit, piece: Piece): void {
  const chance = seeded(piece.id);
  const points = rough(piece.outline, chance, 0.7, 0.12);
  const { x, y, width, depth } = frameOf(points);
  const middle = { x: x + width / 2, y: y + depth / 2 };
  const reach = Math.min(width, depth) / 2;
  for (let i = 0; i < 5; i++) {
    const by = (i * 0.17 * Math.min(reach, 2)) / reach;
    const ring = points.map((p) => ({
      x: middle.x + (p.x - middle.x) * (1 - by) + within(chance, -0.17, 0.17) + SUN.x * i * 0.06,
      y: middle.y + (p.y - middle.y) * (1 - by) + within(chance, -0.17, 0.17) + SUN.y * i * 0.06,
    }));
    trace(brush, ring);
    brush.lineJoin = 'round';
    stroked(brush, INK, 0.08);
    filled(brush, tone('#756a5b', -0.22 + i * 0.1));
    ring.forEach((p, k) => {
      const q = ring[(k + 1) % ring.length] as Point;
      const lit = ((q.y - p.y) * SUN.x - (q.x - p.x) * SUN.y) / (Math.hypot(q.x - p.x, q.y - p.y) || 1);
      brush.strokeStyle = lit > 0 ? `rgba(236,222,190,${0.1 + lit * 0.3})` : `rgba(18,12,14,${0.1 - lit * 0.3})`;
      brush.lineWidth = 0.12;
      line(brush, p.x, p.y, q.x, q.y);
    });
  }
  brush.save();
  trace(brush, points);
  filled(brush, textures.speckle(brush, 0.6, scale));
  brush.clip();
  const anywhere = (): readonly [number, number] => {
    const [turn, far] = [chance() * 6.3, Math.sqrt(chance()) * 0.62];
    return [middle.x + (Math.cos(turn) * far * width) / 2, middle.y + (Math.sin(turn) * far * depth) / 2];
  };
  // Grass in hollows, cracks with a lit lip, loose stones.
  for (let i = 0; i < width * depth * 0.12; i++) {
    const [px, py] = anywhere();
    const r = within(chance, 0.4, 1.3);
    const moss = brush.createRadialGradient(px, py, 0, px, py, r);
    moss.addColorStop(0, 'rgba(98,104,58,.75)');
    moss.addColorStop(0.6, 'rgba(98,104,58,.4)');
    moss.addColorStop(1, 'rgba(98,104,58,0)');
    disc(brush, px, py, r);
    filled(brush, moss);
  }
  for (let i = 0; i < width * depth * 0.14; i++) {
    let [px, py] = anywhere();
    let turn = chance() * 6.3;
    for (let k = 0; k < 5; k++) {
      const [qx, qy] = [px + Math.cos(turn) * within(chance, 0.2, 0.6), py + Math.sin(turn) * within(chance, 0.2, 0.6)];
      brush.lineWidth = 0.06;
      brush.strokeStyle = 'rgba(240,226,196,.22)';
      line(brush, px + 0.05, py + 0.05, qx + 0.05, qy + 0.05);
      brush.strokeStyle = 'rgba(26,18,16,.6)';
      line(brush, px, py, qx, qy);
      [px, py] = [qx, qy];
      turn += within(chance, -0.7, 0.7);
    }
  }
  for (let i = 0; i < width * depth * 0.3; i++) {
    const [px, py] = anywhere();
    const r = within(chance, 0.06, 0.2);
    disc(brush, px, py, r);
    filled(brush, tone('#857a6a', within(chance, -0.15, 0.15)));
    stroked(brush, 'rgba(20,14,12,.6)', 0.03);
  }
  brush.restore();
}

/** Broken bricks and slabs, smaller towards the rim. */
export function paintRubble({ brush }: Kit, piece: Piece): void {
  const chance = seeded(piece.id);
  const scree = piece.looks === 'scree';
  const { x, y, width, depth } = frameOf(piece.outline);
  const middle = { x: x + width / 2, y: y + depth / 2 };
  traceSmooth(brush, rough(piece.outline, chance, 0.8, 0.2));
  filled(brush, scree ? 'rgba(120,110,94,0.6)' : 'rgba(146,130,110,0.5)');
  const bits = Array.from({ length: Math.round(width * depth * 13) }, () => ({
    x: x + chance() * width,
    y: y + chance() * depth,
  }))
    .filter((p) => inside(piece.outline, p))
    .map((p) => ({ ...p, far: Math.hypot((p.x - middle.x) / (width / 2), (p.y - middle.y) / (depth / 2)) }))
    .sort((a, b) => b.far - a.far);
  for (const { x: px, y: py, far } of bits) {
    const r = within(chance, 0.09, 0.34 - 0.16 * Math.min(1, far));
    brush.save();
    brush.translate(px, py);
    brush.rotate(chance() * 6.3);
    const kind = chance();
    if (!scree && kind < 0.32) {
      box(brush, -0.13, -0.065, 0.26, 0.13);
      stroked(brush, INK, 0.05);
      filled(brush, pick(chance, ['#93543c', '#a4644a', '#7d4433']));
    } else if (!scree && kind < 0.35) {
      brush.strokeStyle = '#5c4034';
      brush.lineWidth = 0.05;
      line(brush, -r * 2, 0, r * 2, 0.1);
    } else {
      const corners = Array.from({ length: 5 }, (_, i) => {
        const a = (i / 5) * 6.283 + within(chance, -0.35, 0.35);
        return { x: Math.cos(a) * r, y: Math.sin(a) * r * 0.85 };
      });
      trace(brush, corners);
      stroked(brush, INK, 0.055);
      const hex = scree
        ? pick(chance, ['#857a69', '#948875', '#716859'])
        : pick(chance, ['#9b958a', '#8a8379', '#aca598', '#7b756c']);
      filled(brush, hex);
      trace(brush, [corners[0] as Point, corners[1] as Point, { x: 0, y: 0 }, corners[4] as Point]);
      filled(brush, tone(hex, 0.16));
    }
    brush.restore();
  }
}

/** Cap stones in a row; sandbags, concrete barriers and boards where the name says so. */
export function paintWall(kit: Kit, piece: Piece): void {
  const { brush, textures } = kit;
  const chance = seeded(piece.id);
  const lie = lieOf(piece.outline);
  const bags = /sandbag/i.test(piece.name) || piece.looks === 'barricade';
  const concrete = /barrier/i.test(piece.name);
  lyingAs(brush, lie, (sun) => {
    const [l, w] = [lie.long, lie.wide];
    if (bags) return piece.looks === 'barricade' ? barricade(brush, l, w, chance) : sandbags(brush, l, w, chance);
    box(brush, -l / 2, -w / 2, l, w, 0.03);
    filled(brush, '#3e382f');
    stroked(brush, INK, 0.07);
    const hex = concrete ? '#a9a397' : '#a1957c';
    for (let x = -l / 2, i = 0; x < l / 2 - 0.05; i++) {
      const long = Math.min(concrete ? 1.6 : within(chance, 0.5, 0.72), l / 2 - x);
      box(brush, x + 0.015, -w / 2 + 0.02, long - 0.03, w - 0.04, 0.03);
      filled(brush, !concrete && chance() < 0.07 ? '#8d5a42' : tone(hex, within(chance, -0.14, 0.1)));
      brush.fillStyle = 'rgba(255,246,222,0.28)';
      brush.fillRect(x + 0.03, sun.y < 0 ? -w / 2 + 0.03 : w / 2 - 0.08, long - 0.06, 0.05);
      brush.fillStyle = 'rgba(20,14,16,0.3)';
      brush.fillRect(x + 0.03, sun.y < 0 ? w / 2 - 0.09 : -w / 2 + 0.03, long - 0.06, 0.06);
      if (concrete) {
        brush.fillStyle = i % 2 === 0 ? 'rgba(180,60,44,0.5)' : 'rgba(240,236,222,0.35)';
        brush.fillRect(x + 0.1, -w * 0.12, long - 0.2, w * 0.24);
      }
      x += long;
    }
    brush.globalAlpha = 0.35;
    box(brush, -l / 2, -w / 2, l, w);
    filled(brush, textures.grime(brush));
  });
}

function sandbags(brush: Brush, l: number, w: number, chance: Chance): void {
  const rows = Math.max(2, Math.round(w / 0.32));
  for (let r = 0; r < rows; r++) {
    const y = -w / 2 + ((r + 0.5) * w) / rows;
    for (let x = -l / 2 + (r % 2 === 0 ? 0.35 : 0.1); x < l / 2 - 0.1; x += 0.62) {
      box(brush, x - 0.32, y - w / rows / 2 - 0.03, 0.62, w / rows + 0.06, 0.14);
      filled(brush, tone('#a08d62', within(chance, -0.18, 0.1)));
      stroked(brush, INK, 0.045);
      brush.strokeStyle = 'rgba(60,48,28,0.5)';
      brush.lineWidth = 0.03;
      line(brush, x - 0.2, y, x + 0.18, y);
    }
  }
}

/** What was at hand: doors, tyres, beams, a mattress. */
function barricade(brush: Brush, l: number, w: number, chance: Chance): void {
  box(brush, -l / 2, -w / 2, l, w);
  filled(brush, 'rgba(30,22,16,0.75)');
  for (let x = -l / 2 + 0.3; x < l / 2 - 0.1; x += within(chance, 0.35, 0.6)) {
    brush.save();
    brush.translate(x, within(chance, -0.12, 0.12) * w);
    brush.rotate(within(chance, -0.5, 0.5) + (chance() < 0.4 ? Math.PI / 2 : 0));
    if (chance() < 0.22) {
      disc(brush, 0, 0, Math.min(0.36, w * 0.5));
      filled(brush, '#1b1817');
      disc(brush, 0, 0, Math.min(0.15, w * 0.2));
      filled(brush, '#4b423a');
    } else {
      const [a, b] = [within(chance, 0.6, 1.2), within(chance, 0.14, 0.3)];
      box(brush, -a / 2, -b / 2, a, b);
      filled(brush, pick(chance, ['#7d5d3c', '#8f6f49', '#5e6a66', '#8c4a38', '#a08a62']));
      stroked(brush, INK, 0.05);
    }
    brush.restore();
  }
}

/** What is left of a wall: a jagged line of bricks with rubble at its foot. */
export function paintRuin({ brush }: Kit, piece: Piece): void {
  const chance = seeded(piece.id);
  const lie = lieOf(piece.outline);
  lyingAs(brush, lie, () => {
    const [l, w] = [lie.long, lie.wide];
    for (let i = 0; i < l * 7; i++) {
      box(brush, within(chance, -0.52, 0.52) * l, within(chance, -0.8, 0.8) * w, 0.2, 0.11);
      filled(brush, pick(chance, ['#8d5440', '#9b958a', '#7c7264']));
    }
    for (let x = -l / 2; x < l / 2 - 0.1; x += 0.34) {
      if (chance() < 0.08) continue;
      const wide = w * within(chance, 0.72, 1);
      box(brush, x, -wide / 2, 0.32, wide);
      filled(brush, tone('#94563f', within(chance, -0.25, 0.14)));
      stroked(brush, INK, 0.05);
      brush.fillStyle = 'rgba(226,210,180,0.28)';
      brush.fillRect(x + 0.02, -wide / 2 + 0.02, 0.28, 0.05);
    }
  });
}

export function paintGraves({ brush }: Kit, piece: Piece): void {
  const chance = seeded(piece.id);
  const lie = lieOf(piece.outline);
  lyingAs(brush, lie, () => {
    for (let x = -lie.long / 2 + 0.6; x < lie.long / 2 - 0.3; x += 1.25) {
      for (let y = -lie.wide / 2 + 0.3; y < lie.wide / 2 - 0.9; y += 1.9) {
        const off = within(chance, -0.08, 0.08);
        box(brush, x - 0.34 + off, y + 0.3, 0.68, 1.15, 0.16);
        filled(brush, pick(chance, ['#5c4c38', '#66583f', '#4f5634']));
        stroked(brush, 'rgba(24,18,12,0.5)', 0.05);
        box(brush, x - 0.36 + off, y, 0.72, 0.26, 0.1);
        filled(brush, tone('#9a9589', within(chance, -0.2, 0.1)));
        stroked(brush, INK, 0.055);
        if (chance() < 0.4) {
          brush.strokeStyle = 'rgba(40,36,32,0.8)';
          brush.lineWidth = 0.07;
          line(brush, x + off, y + 0.5, x + off, y + 1.2);
          line(brush, x - 0.2 + off, y + 0.72, x + 0.2 + off, y + 0.72);
        }
      }
    }
  });
}

/** A plinth with somebody on it, or a tomb. */
export function paintMonument({ brush }: Kit, piece: Piece): void {
  const lie = lieOf(piece.outline);
  lyingAs(brush, lie, (sun) => {
    const [l, w] = [lie.long, lie.wide];
    for (const [share, by] of [
      [1, -0.2],
      [0.78, 0],
      [0.56, 0.14],
    ] as const) {
      box(brush, (-l / 2) * share, (-w / 2) * share, l * share, w * share, 0.05);
      filled(brush, tone('#97917f', by));
      stroked(brush, INK, 0.06);
    }
    if (/tomb/i.test(piece.name)) {
      brush.strokeStyle = '#4c473d';
      brush.lineWidth = 0.12;
      line(brush, -l * 0.22, 0, l * 0.22, 0);
      line(brush, l * 0.1, -w * 0.14, l * 0.1, w * 0.14);
      return;
    }
    for (const side of [-1, 1]) {
      brush.beginPath();
      brush.ellipse(-0.05, side * w * 0.2, l * 0.14, w * 0.17, side * 0.5, 0, 7);
      filled(brush, '#bdb6a2');
      stroked(brush, INK, 0.05);
    }
    disc(brush, 0.02, 0, Math.min(l, w) * 0.13);
    filled(brush, tone('#c9c2ae', sun.x < 0 ? 0.1 : 0));
    stroked(brush, INK, 0.05);
  });
}
