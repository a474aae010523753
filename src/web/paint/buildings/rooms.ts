import type { Point } from '../../../kernel/index.ts';
import type { Building } from '../../../tabletop/index.ts';
import {
  type Brush,
  box,
  filled,
  frameOf,
  type Kit,
  lieOf,
  line,
  lyingAs,
  newSheet,
  stroked,
  SUN,
  trace,
} from '../brush.ts';
import { INK, tone } from '../colour.ts';
import { type Chance, pick, seeded, within } from '../random.ts';

/** Inside: the floor, the shade of the walls on it, then thick walls, stairs and ladders. What doors and windows are like just now is drawn over it. */

const useOf = ({ tags, name }: Building): string =>
  `${typeof tags?.use === 'string' ? tags.use : ''} ${name}`.toLowerCase();

const TILED = /shop|diner|hospital|clinic|laundry|canteen|morgue|mall|school|bar\b|station|grocer|pharmacy|gym|store/;
const BARE = /barn|shed|warehouse|factory|garage|workshop|depot|foundry|plant|stable|parking|car wash/;

export function paintFloor(kit: Kit, building: Building, level: number): void {
  const { brush, textures, scale } = kit;
  const { id, outline } = building;
  const chance = seeded(`${id} floor ${level}`);
  const use = useOf(building);
  const tiled = TILED.test(use) && level === 0;
  const bare = BARE.test(use);
  const straw = /barn|stable/.test(use);
  brush.save();
  trace(brush, outline);
  filled(brush, straw ? '#7a6340' : bare ? '#827c70' : tiled ? '#a39c8a' : '#4a3320');
  brush.clip();
  const lie = lieOf(outline);
  lyingAs(brush, lie, () => {
    if (tiled) tiles(brush, lie.long, lie.wide, chance, use);
    else if (bare) slabs(brush, lie.long, lie.wide, straw, chance);
    else boards(brush, lie.long, lie.wide, chance, level);
    if (!tiled && !bare) rug(brush, lie.long, lie.wide, chance);
  });
  trace(brush, outline);
  brush.globalAlpha = 0.42;
  filled(brush, textures.grime(brush));
  brush.globalAlpha = 1;
  filled(brush, textures.speckle(brush, 0.28, scale));
  litter(brush, outline, chance);
  brush.restore();
}

function tiles(brush: Brush, l: number, w: number, chance: Chance, use: string): void {
  const ward = /hospital|clinic|morgue|pharmacy/.test(use);
  const [light, dark] = ward
    ? ['#bcc0b4', '#9aa79f']
    : /diner|bar\b/.test(use)
      ? ['#c2b69c', '#7d3d36']
      : ['#b8af9b', '#857e70'];
  for (let x = -l / 2, i = 0; x < l / 2; x += 0.5, i++) {
    for (let y = -w / 2, j = 0; y < w / 2; y += 0.5, j++) {
      if (chance() < 0.012) continue;
      brush.fillStyle = tone((i + j) % 2 === 0 ? light : dark, within(chance, -0.08, 0.05));
      brush.fillRect(x, y, 0.485, 0.485);
    }
  }
}

function slabs(brush: Brush, l: number, w: number, straw: boolean, chance: Chance): void {
  brush.strokeStyle = 'rgba(30,24,20,.5)';
  brush.lineWidth = 0.045;
  if (!straw) {
    for (let x = -l / 2 + 2.2; x < l / 2; x += 2.2) line(brush, x, -w / 2, x, w / 2);
    for (let y = -w / 2 + 2.2; y < w / 2; y += 2.2) line(brush, -l / 2, y, l / 2, y);
    for (let i = 0; i < l * w * 0.06; i++) {
      brush.beginPath();
      brush.ellipse(
        within(chance, -0.48, 0.48) * l,
        within(chance, -0.48, 0.48) * w,
        within(chance, 0.2, 0.7),
        within(chance, 0.15, 0.5),
        0,
        0,
        7,
      );
      filled(brush, 'rgba(26,20,18,.2)');
    }
    return;
  }
  for (let i = 0; i < l * w * 14; i++) {
    brush.strokeStyle = pick(chance, [
      'rgba(200,170,96,.55)',
      'rgba(160,130,70,.6)',
      'rgba(74,56,30,.5)',
      'rgba(224,198,124,.45)',
    ]);
    brush.lineWidth = 0.035;
    const [x, y, turn] = [within(chance, -0.5, 0.5) * l, within(chance, -0.5, 0.5) * w, chance() * 6];
    line(brush, x, y, x + Math.cos(turn) * 0.3, y + Math.sin(turn) * 0.3);
  }
}

function boards(brush: Brush, l: number, w: number, chance: Chance, level: number): void {
  const hex = level === 0 ? '#8a6742' : '#7a6146';
  for (let y = -w / 2; y < w / 2; y += 0.34) {
    let x = -l / 2 - chance() * 3;
    while (x < l / 2) {
      const long = within(chance, 2, 4);
      brush.fillStyle = tone(hex, within(chance, -0.22, 0.1));
      brush.fillRect(x + 0.02, y, long - 0.04, 0.31);
      brush.fillStyle = 'rgba(255,232,190,.1)';
      brush.fillRect(x + 0.02, y, long - 0.04, 0.04);
      x += long;
    }
  }
}

/** Something worn to lie in the middle of the largest free floor. It is flat and stops nobody. */
function rug(brush: Brush, l: number, w: number, chance: Chance): void {
  if (l < 5 || w < 4) return;
  const [rl, rw] = [Math.min(4.2, l * 0.34), Math.min(2.8, w * 0.34)];
  const hex = pick(chance, ['#6f2f2d', '#38525a', '#6a5a34', '#55405a']);
  const [x, y] = [within(chance, -0.1, 0.1) * l, within(chance, -0.1, 0.1) * w];
  box(brush, x - rl / 2, y - rw / 2, rl, rw);
  filled(brush, hex);
  stroked(brush, 'rgba(20,12,12,.6)', 0.05);
  box(brush, x - rl / 2 + 0.16, y - rw / 2 + 0.16, rl - 0.32, rw - 0.32);
  stroked(brush, '#b79c5c', 0.06);
  brush.strokeStyle = 'rgba(214,190,120,.45)';
  brush.lineWidth = 0.05;
  for (let k = x - rl / 2 + 0.7; k < x + rl / 2 - 0.5; k += 0.9) {
    trace(brush, [
      { x: k, y: y - rw * 0.24 },
      { x: k + 0.35, y },
      { x: k, y: y + rw * 0.24 },
      { x: k - 0.35, y },
    ]);
    brush.stroke();
  }
}

/** Papers, glass, and what happened here. */
function litter(brush: Brush, outline: Building['outline'], chance: Chance): void {
  const { x, y, width, depth } = frameOf(outline);
  for (let i = 0; i < width * depth * 0.07; i++) {
    brush.save();
    brush.translate(x + chance() * width, y + chance() * depth);
    brush.rotate(chance() * 6);
    brush.fillStyle = 'rgba(20,14,12,.35)';
    brush.fillRect(-0.1, -0.12, 0.24, 0.3);
    brush.fillStyle = pick(chance, ['#ded6c0', '#cfc5aa', '#e6dfcc']);
    brush.fillRect(-0.12, -0.15, 0.24, 0.3);
    brush.fillStyle = 'rgba(60,52,46,.5)';
    for (const k of [-0.07, 0, 0.07]) brush.fillRect(-0.08, k, 0.15, 0.015);
    brush.restore();
  }
  if (chance() < 0.5) blood(brush, x + within(chance, 0.2, 0.8) * width, y + within(chance, 0.2, 0.8) * depth, chance);
}

export function blood(brush: Brush, x: number, y: number, chance: Chance): void {
  for (let i = 0; i < 16; i++) {
    const [angle, far] = [chance() * 6.3, chance() * chance() * 0.9];
    brush.beginPath();
    brush.ellipse(
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far,
      within(chance, 0.03, 0.2) * (1.2 - far),
      within(chance, 0.03, 0.14),
      angle,
      0,
      7,
    );
    filled(brush, pick(chance, ['rgba(84,22,18,.55)', 'rgba(62,18,16,.6)', 'rgba(100,30,22,.45)']));
  }
}

/** The walls throw shade into the rooms, away from the light. */
function paintShade({ brush, scale }: Kit, building: Building, level: number): void {
  const { outline } = building;
  const { x, y, width, depth } = frameOf(outline);
  const fine = Math.min(scale, 20);
  const [sheet, under] = newSheet(width * fine, depth * fine);
  under.scale(fine, fine);
  under.translate(-x, -y);
  under.fillStyle = '#181226';
  const throws = (a: Point, b: Point, far: number): void => {
    trace(under, [
      a,
      b,
      { x: b.x - SUN.x * far, y: b.y - SUN.y * far },
      { x: a.x - SUN.x * far, y: a.y - SUN.y * far },
    ]);
    under.fill();
  };
  outline.forEach((a, i) => throws(a, outline[(i + 1) % outline.length] as Point, 0.72));
  for (const wall of building.walls) if (wall.level === level) throws(wall.from, wall.to, 0.62);
  brush.save();
  trace(brush, outline);
  brush.clip();
  brush.globalAlpha = 0.4;
  brush.drawImage(sheet as CanvasImageSource, x, y, width, depth);
  brush.globalCompositeOperation = 'soft-light';
  brush.globalAlpha = 0.55;
  for (const { kind, from, to, level: at } of building.openings) {
    if (at !== level || kind !== 'window') continue;
    trace(brush, [
      from,
      to,
      { x: to.x - SUN.x * 2.6, y: to.y - SUN.y * 2.6 },
      { x: from.x - SUN.x * 2.6, y: from.y - SUN.y * 2.6 },
    ]);
    const shaft = brush.createLinearGradient(from.x, from.y, from.x - SUN.x * 2.6, from.y - SUN.y * 2.6);
    shaft.addColorStop(0, 'rgba(255,226,160,1)');
    shaft.addColorStop(1, 'rgba(255,226,160,0)');
    filled(brush, shaft);
  }
  brush.restore();
}

export function paintWalls(kit: Kit, building: Building, level: number): void {
  const { brush } = kit;
  paintShade(kit, building, level);
  const use = useOf(building);
  const chance = seeded(`${building.id} walls`);
  const hex = /trailer|tent/.test(use)
    ? '#b3ad9c'
    : BARE.test(use)
      ? '#8a7a66'
      : pick(chance, ['#a8674c', '#9c7a5c', '#a68f6e', '#94604a']);
  const here = <T extends { readonly level: number }>(part: T): boolean => part.level === level;
  brush.lineJoin = 'miter';
  brush.lineCap = 'butt';
  const inner = building.walls.filter(here);
  const pass = (style: string, outer: number, narrow: number): void => {
    for (const { from, to } of inner) {
      trace(brush, [from, to], false);
      stroked(brush, style, narrow);
    }
    trace(brush, building.outline);
    stroked(brush, style, outer);
  };
  pass(INK, 0.42, 0.3);
  pass(hex, 0.32, 0.2);
  brush.setLineDash([0.36, 0.36]);
  pass(tone(hex, 0.14), 0.32, 0.2);
  brush.setLineDash([]);
  pass('rgba(255,240,214,.16)', 0.1, 0.06);
  for (const { kind, from, to } of building.openings.filter(here)) {
    trace(brush, [from, to], false);
    stroked(brush, INK, 0.46);
    stroked(brush, kind === 'window' ? '#8fb4bc' : '#6b4f30', 0.36);
    if (kind === 'window') stroked(brush, '#d5e6e4', 0.1);
  }
  for (const { kind, from, to } of building.links)
    if (from.level === level || to.level === level) stairs(brush, from, to, kind === 'ladder', from.level === level);
}

function stairs(brush: Brush, from: Point, to: Point, ladder: boolean, up: boolean): void {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const end = far < 0.3 ? { x: from.x, y: from.y + 1 } : to;
  brush.save();
  brush.translate(from.x, from.y);
  brush.rotate(Math.atan2(end.y - from.y, end.x - from.x));
  const [long, wide] = [Math.max(1, far), ladder ? 0.5 : 0.95];
  if (!ladder) {
    box(brush, -0.04, -wide / 2 - 0.06, long + 0.08, wide + 0.12);
    filled(brush, INK);
    for (let x = 0, i = 0; x < long - 0.05; x += 0.28, i++) {
      const share = x / long;
      brush.fillStyle = tone('#8d6f4a', up ? -0.25 + share * 0.4 : 0.1 - share * 0.5);
      brush.fillRect(x, -wide / 2, Math.min(0.25, long - x), wide);
    }
    brush.strokeStyle = 'rgba(240,230,207,.75)';
    brush.lineWidth = 0.07;
    const [a, b] = up ? [0.15, long - 0.15] : [long - 0.15, 0.15];
    line(brush, a, 0, b, 0);
    const back = up ? -0.22 : 0.22;
    line(brush, b, 0, b + back, -0.18);
    line(brush, b, 0, b + back, 0.18);
  } else {
    brush.fillStyle = 'rgba(20,14,20,.4)';
    brush.fillRect(0.08, -wide / 2 + 0.1, long, wide);
    brush.strokeStyle = INK;
    brush.lineWidth = 0.13;
    for (const y of [-wide / 2, wide / 2]) line(brush, 0, y, long, y);
    brush.strokeStyle = '#c2a05c';
    brush.lineWidth = 0.07;
    for (let x = 0.12; x < long; x += 0.25) line(brush, x, -wide / 2, x, wide / 2);
    for (const y of [-wide / 2, wide / 2]) line(brush, 0, y, long, y);
  }
  brush.restore();
}
