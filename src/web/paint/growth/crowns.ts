import type { Point } from '../../../kernel/index.ts';
import type { Piece } from '../../../tabletop/index.ts';
import { type Brush, disc, filled, frameOf, inside, line, SUN } from '../brush.ts';
import { type Chance, pick, seeded, within } from '../random.ts';
import { leaves, stamp } from './leaves.ts';

/** Trees. A crown is no part of the ground: it stands over those who walk under it, and fades for them. */

export interface Crown extends Point {
  readonly radius: number;
  readonly height: number;
  readonly key: string;
  readonly kind: 'leafy' | 'autumn' | 'conifer';
}

/** Where the trees of a piece stand: one for a tree, as many as there is room for in a wood. */
export function crownsOf(piece: Piece, theme: string): Crown[] {
  if (piece.looks !== 'wood' && piece.looks !== 'tree') return [];
  if (/patch/i.test(piece.name)) return [];
  const chance = seeded(`${piece.id} crowns`);
  const { x, y, width, depth } = frameOf(piece.outline);
  const pines = /pine|fir|yew/i.test(piece.name) || (['mountain', 'water'].includes(theme) && chance() < 0.7);
  const kindOf = (): Crown['kind'] => (pines ? 'conifer' : chance() < 0.2 ? 'autumn' : 'leafy');
  const made = (at: Point, radius: number, i: number): Crown => ({
    ...at,
    radius,
    height: Math.max(2.4, piece.height || 3) * within(chance, 0.8, 1),
    key: `${piece.id} ${i}`,
    kind: kindOf(),
  });
  if (piece.looks === 'tree') {
    const room = Math.max(1.25, Math.min(2, Math.max(width, depth) * 0.75));
    return [made({ x: x + width / 2, y: y + depth / 2 }, room, 0)];
  }
  const orchard = /orchard/i.test(piece.name);
  const crowns: Crown[] = [];
  const wanted = Math.max(2, Math.round((width * depth) / (orchard ? 4.4 : 3.1)));
  for (let i = 0; i < wanted * 12 && crowns.length < wanted; i++) {
    const at = { x: x + chance() * width, y: y + chance() * depth };
    const radius = orchard ? 0.9 : within(chance, 1, 1.65);
    if (!inside(piece.outline, at)) continue;
    if (crowns.some((other) => Math.hypot(other.x - at.x, other.y - at.y) < (other.radius + radius) * 0.62)) continue;
    crowns.push(made(at, radius, i));
  }
  return crowns;
}

const TONES = {
  leafy: [
    ['#1e2716', '#27311c'],
    ['#394826', '#45552c', '#4d5c30'],
    ['#5f6e38', '#6f7c42', '#7f8a4a'],
  ],
  autumn: [
    ['#35230f', '#43301a'],
    ['#7a4e22', '#8f5e28', '#6d4a20'],
    ['#b5803a', '#c79446', '#a8702c'],
  ],
  conifer: [
    ['#131d17', '#1a261d'],
    ['#263a2a', '#2f4432', '#20352a'],
    ['#436046', '#517052', '#3a5640'],
  ],
} as const;

/** The crown as it is seen from above, its middle at 0. */
export function paintCrown(brush: Brush, { radius: r, kind, key }: Crown, scale: number): void {
  const chance = seeded(key);
  if (kind === 'conifer') return paintConifer(brush, r, chance);
  const tones = TONES[kind];
  const lumps = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 9) * 6.283 + within(chance, -0.25, 0.25);
    const far = i === 9 ? 0 : r * within(chance, 0.5, 0.66);
    return { x: Math.cos(angle) * far, y: Math.sin(angle) * far, r: r * within(chance, 0.34, 0.44) };
  });
  const fewer = scale < 25 ? 0.4 : 1;
  const larger = scale < 25 ? 1.5 : 1;
  for (const [i, count, size, shift] of [
    [0, 22, 0.62, -0.1],
    [1, 22, 0.5, 0.12],
    [2, 13, 0.36, 0.32],
  ] as const) {
    const set = leaves(`${kind} ${i}`, tones[i]);
    for (const lump of lumps) {
      if (i === 0) {
        disc(brush, lump.x - SUN.x * 0.05, lump.y - SUN.y * 0.05, lump.r * 0.96);
        filled(brush, tones[0][0]);
      }
      for (let k = 0; k < count * fewer; k++) {
        const [angle, far] = [chance() * 6.283, Math.sqrt(chance()) * lump.r * (i === 2 ? 0.62 : 1)];
        stamp(
          brush,
          set,
          chance,
          lump.x + Math.cos(angle) * far + SUN.x * shift * lump.r,
          lump.y + Math.sin(angle) * far + SUN.y * shift * lump.r,
          size * larger * within(chance, 0.7, 1.1) * Math.min(1, r),
        );
      }
    }
  }
}

/** Branches in whorls, each above the last. */
function paintConifer(brush: Brush, r: number, chance: Chance): void {
  const tones = TONES.conifer;
  for (let tier = 0; tier < 6; tier++) {
    const reach = r * (1 - tier * 0.155);
    const off = tier * 0.05;
    const count = 15 - tier;
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * 6.283 + tier * 0.7 + within(chance, -0.14, 0.14);
      const far = reach * within(chance, 0.82, 1.04);
      const lit = Math.max(0, Math.cos(angle) * SUN.x + Math.sin(angle) * SUN.y);
      const [cx, cy] = [SUN.x * off, SUN.y * off];
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      brush.beginPath();
      brush.moveTo(cx - dy * 0.11 * r, cy + dx * 0.11 * r);
      brush.lineTo(cx + dx * far, cy + dy * far);
      brush.lineTo(cx + dy * 0.11 * r, cy - dx * 0.11 * r);
      brush.fillStyle = pick(chance, lit > 0.45 ? tones[2] : tier < 2 ? tones[0] : tones[1]);
      brush.fill();
      brush.strokeStyle = 'rgba(8,14,10,0.4)';
      brush.lineWidth = 0.025;
      for (let k = 0.35; k < 1; k += 0.2)
        line(
          brush,
          cx + dx * far * k,
          cy + dy * far * k,
          cx + dx * far * (k + 0.1) - dy * 0.08,
          cy + dy * far * (k + 0.1) + dx * 0.08,
        );
    }
  }
  disc(brush, SUN.x * 0.3, SUN.y * 0.3, 0.07);
  filled(brush, '#7d8a5e');
}
