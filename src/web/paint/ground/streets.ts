import type { Point } from '../../../kernel/index.ts';
import type { Building, Piece } from '../../../tabletop/index.ts';
import {
  box,
  disc,
  filled,
  inside,
  type Kit,
  type Lie,
  lieOf,
  line,
  lyingAs,
  stroked,
  trace,
  widened,
} from '../brush.ts';
import { clear, mixed, tone } from '../colour.ts';
import { pick, seeded, within } from '../random.ts';

/** Asphalt with its tracks, cracks, patches and worn markings; kerbs where it ends; slabs and yards. */

const inAny = (pieces: readonly Piece[], at: Point): boolean => pieces.some(({ outline }) => inside(outline, at));

export function paintRoad(kit: Kit, piece: Piece, roads: readonly Piece[]): void {
  const { brush, textures, scale } = kit;
  const chance = seeded(piece.id);
  const others = roads.filter((road) => road !== piece);
  brush.save();
  trace(brush, piece.outline);
  filled(brush, textures.asphalt(brush, scale));
  brush.clip();
  const lie = lieOf(piece.outline);
  const [half, wide] = [lie.long / 2, lie.wide];
  lyingAs(brush, lie, () => {
    for (const share of [0.16, 0.34, 0.66, 0.84]) {
      const y = (share - 0.5) * wide;
      const track = brush.createLinearGradient(0, y - 0.6, 0, y + 0.6);
      track.addColorStop(0, 'rgba(20,18,20,0)');
      track.addColorStop(0.5, 'rgba(20,18,20,0.24)');
      track.addColorStop(1, 'rgba(20,18,20,0)');
      brush.fillStyle = track;
      brush.fillRect(-half, y - 0.6, lie.long, 1.2);
    }
    for (let x = -half + within(chance, 1, 5); x < half; x += within(chance, 3, 7)) {
      box(brush, x, within(chance, -0.45, 0.2) * wide, within(chance, 0.8, 2.2), within(chance, 0.7, 1.6));
      filled(brush, chance() < 0.5 ? 'rgba(28,27,29,0.34)' : 'rgba(150,146,140,0.16)');
      stroked(brush, 'rgba(18,16,18,0.5)', 0.04);
    }
    for (let i = 0; i < lie.long * 0.4; i++) {
      const [x, y] = [within(chance, -half, half), within(chance, -0.45, 0.45) * wide];
      for (let k = 0; k < 3; k++) {
        disc(brush, x + within(chance, -0.4, 0.4), y + within(chance, -0.3, 0.3), within(chance, 0.15, 0.5));
        filled(brush, 'rgba(22,19,20,0.1)');
      }
    }
    for (let i = 0; i < lie.long * 0.4; i++)
      crack(kit, within(chance, -half, half), within(chance, -0.5, 0.5) * wide, chance);
  });
  brush.restore();
  if (wide > 2.4) markings(kit, piece, lie, others);
  if (wide > 2.4) manholes(kit, piece, lie, others);
}

function crack({ brush }: Kit, x: number, y: number, chance: () => number): void {
  let angle = chance() * Math.PI * 2;
  const points: Point[] = [{ x, y }];
  for (let i = 0; i < 5 + chance() * 8; i++) {
    angle += (chance() - 0.5) * 1.1;
    const far = 0.12 + chance() * 0.25;
    const last = points.at(-1) as Point;
    points.push({ x: last.x + Math.cos(angle) * far, y: last.y + Math.sin(angle) * far });
  }
  trace(brush, points, false);
  stroked(brush, 'rgba(20,17,18,0.75)', 0.035);
  trace(
    brush,
    points.map((p) => ({ x: p.x + 0.025, y: p.y + 0.025 })),
    false,
  );
  stroked(brush, 'rgba(190,184,172,0.18)', 0.02);
}

/** Dashes down the middle and lines along the kerbs, not where another road crosses. */
function markings({ brush, textures }: Kit, piece: Piece, lie: Lie, others: readonly Piece[]): void {
  const [c, s] = [Math.cos(lie.angle), Math.sin(lie.angle)];
  const at = (x: number, y: number): Point => ({ x: lie.x + x * c - y * s, y: lie.y + x * s + y * c });
  const free = (x: number, y: number): boolean => !inAny(others, at(x, y)) && inside(piece.outline, at(x, y));
  const white = textures.worn(brush, '#d8cfb4', 0.4);
  const yellow = textures.worn(brush, '#c8a443', 0.45);
  brush.save();
  brush.globalAlpha = 0.78;
  const half = lie.long / 2;
  lyingAs(brush, lie, () => {
    for (let x = -half + 0.6; x < half - 1.2; x += 2.4) {
      if (!free(x - 0.3, 0) || !free(x + 1.5, 0)) continue;
      box(brush, x, -0.09, 1.25, 0.18);
      filled(brush, white);
    }
    if (lie.wide < 4) return;
    for (const side of [-1, 1]) {
      for (const off of [0.42, 0.58]) {
        const y = side * (lie.wide / 2 - off);
        for (let x = -half; x < half; x += 0.5) {
          if (!free(x, y) || !free(x + 0.5, y) || inAny(others, at(x, side * (lie.wide / 2 + 0.3)))) continue;
          box(brush, x, y - 0.05, 0.52, 0.1);
          filled(brush, yellow);
        }
      }
    }
    zebra(lie, free, (x, y) => {
      box(brush, x, y, 1.6, 0.46);
      filled(brush, white);
    });
  });
  brush.restore();
}

/** A crossing for people, a little way from where roads meet. */
function zebra(
  { long, wide }: Lie,
  free: (x: number, y: number) => boolean,
  paint: (x: number, y: number) => void,
): void {
  for (let x = -long / 2 + 1; x < long / 2 - 1; x += 0.25) {
    const ends = free(x, 0) && !free(x - 0.3, 0) && x > -long / 2 + 1.5;
    if (!ends || !free(x + 2.4, 0)) continue;
    for (let y = -wide / 2 + 0.3; y < wide / 2 - 0.5; y += 0.86)
      if (free(x + 0.4, y) && free(x + 2, y)) paint(x + 0.4, y);
    return;
  }
}

function manholes({ brush }: Kit, piece: Piece, lie: Lie, others: readonly Piece[]): void {
  const chance = seeded(`${piece.id} holes`);
  const [c, s] = [Math.cos(lie.angle), Math.sin(lie.angle)];
  for (let along = -lie.long / 2 + within(chance, 2, 7); along < lie.long / 2 - 2; along += within(chance, 9, 15)) {
    const across = within(chance, -0.28, 0.28) * lie.wide;
    const at = { x: lie.x + along * c - across * s, y: lie.y + along * s + across * c };
    if (inAny(others, at)) continue;
    disc(brush, at.x, at.y, 0.42);
    filled(brush, '#3b3836');
    stroked(brush, '#201c1b', 0.07);
    disc(brush, at.x, at.y, 0.33);
    stroked(brush, 'rgba(150,142,130,0.35)', 0.03);
    for (let i = -2; i <= 2; i++) {
      brush.strokeStyle = 'rgba(16,13,13,0.6)';
      brush.lineWidth = 0.04;
      const off = i * 0.12;
      const half = Math.sqrt(Math.max(0, 0.09 - off * off));
      line(brush, at.x - half, at.y + off, at.x + half, at.y + off);
      line(brush, at.x + off, at.y - half, at.x + off, at.y + half);
    }
  }
}

/** Kerb stones along the edges that no other street adjoins. */
export function paintKerbs(
  { brush }: Kit,
  piece: Piece,
  streets: readonly Piece[],
  size: { width: number; depth: number },
): void {
  const chance = seeded(`${piece.id} kerb`);
  const others = streets.filter((street) => street !== piece);
  piece.outline.forEach((a, i) => {
    const b = piece.outline[(i + 1) % piece.outline.length] as Point;
    const far = Math.hypot(b.x - a.x, b.y - a.y);
    const [ux, uy] = [(b.x - a.x) / far, (b.y - a.y) / far];
    for (let t = 0; t < far; t += 0.95) {
      const long = Math.min(0.95, far - t);
      const mid = { x: a.x + ux * (t + long / 2), y: a.y + uy * (t + long / 2) };
      const sides = [0.2, -0.2].map((by) => ({ x: mid.x - uy * by, y: mid.y + ux * by }));
      const outer = sides.find((p) => !inside(piece.outline, p)) ?? mid;
      if (outer.x < 0 || outer.y < 0 || outer.x > size.width || outer.y > size.depth || inAny(others, outer)) continue;
      brush.save();
      brush.translate(mid.x, mid.y);
      brush.rotate(Math.atan2(uy, ux));
      box(brush, -long / 2 + 0.015, -0.11, long - 0.03, 0.22, 0.03);
      filled(brush, tone('#a49b88', within(chance, -0.14, 0.1)));
      stroked(brush, 'rgba(40,34,30,0.55)', 0.03);
      brush.restore();
    }
  });
}

/** Slabs in a grid along the piece, some turned, cracked or gone. */
export function paintSlabs(kit: Kit, piece: Pick<Piece, 'id' | 'outline'>, size: number, hex: string): void {
  const { brush, textures, scale } = kit;
  const chance = seeded(piece.id);
  brush.save();
  trace(brush, piece.outline);
  filled(brush, tone(hex, -0.45));
  brush.clip();
  const lie = lieOf(piece.outline);
  const fine = scale >= 30;
  lyingAs(brush, lie, (sun) => {
    for (let x = -lie.long / 2; x < lie.long / 2; x += size) {
      for (let y = -lie.wide / 2; y < lie.wide / 2; y += size) {
        const kind = chance();
        const shade = tone(hex, within(chance, -0.1, 0.1));
        if (kind < 0.015) continue;
        brush.fillStyle = shade;
        brush.fillRect(x + 0.02, y + 0.02, size - 0.04, size - 0.04);
        if (!fine) continue;
        brush.fillStyle = 'rgba(255,246,224,0.16)';
        brush.fillRect(x + 0.02, sun.y < 0 ? y + 0.02 : y + size - 0.05, size - 0.04, 0.03);
        brush.fillRect(sun.x < 0 ? x + 0.02 : x + size - 0.05, y + 0.02, 0.03, size - 0.04);
        if (kind > 0.94) crack(kit, x + size / 2, y + size / 2, chance);
      }
    }
  });
  brush.globalAlpha = 0.34;
  trace(brush, piece.outline);
  filled(brush, textures.grime(brush));
  brush.globalAlpha = 1;
  filled(brush, textures.speckle(brush, 0.35, scale));
  brush.restore();
}

/** Concrete yards, car parks with bays, courts with lines: by name. */
export function paintYard(kit: Kit, piece: Piece): void {
  const { brush, textures, scale } = kit;
  const { name } = piece;
  if (/yard|drive|ground|churchyard/i.test(name) && !/playground|hospital/i.test(name)) return setts(kit, piece);
  const chance = seeded(piece.id);
  const court = /court/i.test(name);
  const play = /playground/i.test(name);
  brush.save();
  trace(brush, piece.outline);
  filled(brush, textures.asphalt(brush, scale));
  filled(brush, clear(court ? '#6b5138' : play ? '#8a5a4a' : '#8f887c', court || play ? 0.42 : 0.3));
  brush.clip();
  const lie = lieOf(piece.outline);
  lyingAs(brush, lie, () => {
    brush.strokeStyle = 'rgba(30,26,26,0.5)';
    brush.lineWidth = 0.04;
    for (let x = -lie.long / 2; x < lie.long / 2; x += 3) line(brush, x, -lie.wide / 2, x, lie.wide / 2);
    for (let y = -lie.wide / 2; y < lie.wide / 2; y += 3) line(brush, -lie.long / 2, y, lie.long / 2, y);
    for (let i = 0; i < lie.long * lie.wide * 0.03; i++)
      crack(kit, within(chance, -0.5, 0.5) * lie.long, within(chance, -0.5, 0.5) * lie.wide, chance);
    brush.globalAlpha = 0.7;
    const paint = textures.worn(brush, '#d8cfb4', 0.42);
    if (/park|deck/i.test(name)) {
      for (const side of [-1, 1]) {
        for (let x = -lie.long / 2 + 1; x < lie.long / 2 - 0.4; x += 2.5) {
          box(brush, x, side > 0 ? lie.wide / 2 - 4.4 : -lie.wide / 2, 0.12, 4.4);
          filled(brush, paint);
        }
      }
    } else if (court) {
      const [l, w] = [lie.long - 1.2, lie.wide - 1.2];
      box(brush, -l / 2, -w / 2, l, w);
      stroked(brush, paint, 0.14);
      brush.beginPath();
      brush.moveTo(0, -w / 2);
      brush.lineTo(0, w / 2);
      stroked(brush, paint, 0.14);
      disc(brush, 0, 0, Math.min(1.8, w / 4));
      stroked(brush, paint, 0.14);
      for (const side of [-1, 1]) {
        box(brush, side > 0 ? l / 2 - 2.4 : -l / 2, -w / 5, 2.4, (w * 2) / 5);
        stroked(brush, paint, 0.14);
      }
    } else if (play) {
      for (let i = 0; i < 8; i++) {
        box(brush, -3.2 + i * 0.8, i % 2 === 0 ? -0.4 : -0.8, 0.8, 0.8);
        stroked(brush, textures.worn(brush, pick(chance, ['#d8cfb4', '#c8a443', '#7aa0a8']), 0.4), 0.09);
      }
    }
  });
  brush.globalAlpha = 0.4;
  trace(brush, piece.outline);
  filled(brush, textures.grime(brush));
  brush.restore();
}

/** Small stones in bond. */
function setts({ brush, textures, scale }: Kit, piece: Piece): void {
  const chance = seeded(piece.id);
  brush.save();
  trace(brush, piece.outline);
  filled(brush, '#3d352f');
  brush.clip();
  const lie = lieOf(piece.outline);
  lyingAs(brush, lie, () => {
    for (let y = -lie.wide / 2, row = 0; y < lie.wide / 2; y += 0.4, row++) {
      for (let x = -lie.long / 2 - (row % 2) * 0.3; x < lie.long / 2; x += 0.6) {
        brush.fillStyle = mixed('#6d5f53', '#8b7b6a', chance());
        brush.fillRect(x + 0.02, y + 0.02, 0.56, 0.36);
      }
    }
  });
  brush.globalAlpha = 0.45;
  trace(brush, piece.outline);
  filled(brush, textures.grime(brush));
  brush.globalAlpha = 1;
  filled(brush, textures.speckle(brush, 0.35, scale));
  brush.restore();
}

/** Slabs round a house; streets and yards are laid over them. */
export function paintApron(kit: Kit, { id, name, outline, tags }: Building): void {
  if (/barn|shed|stable|tent|trailer|number/i.test(`${String(tags?.use ?? '')} ${name}`)) return;
  const edge = widened(outline, 0.9);
  const { brush } = kit;
  trace(brush, widened(outline, 1.02));
  filled(brush, 'rgba(40,32,22,.45)');
  paintSlabs(kit, { id: `${id} apron`, outline: edge }, 0.66, '#8f8775');
}
