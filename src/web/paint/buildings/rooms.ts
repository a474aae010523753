import type { Building } from '../../../tabletop/index.ts';
import { type Brush, filled, type Kit, lieOf, line, lyingAs, stroked, trace } from '../brush.ts';
import { INK, tone } from '../colour.ts';
import { pick, seeded, within } from '../random.ts';

/** Inside: the floor, then thick walls with their doors and windows, stairs and ladders. */

export function paintFloor({ brush, textures }: Kit, { id, outline, tags }: Building): void {
  const chance = seeded(`${id} floor`);
  const use = typeof tags?.use === 'string' ? tags.use : '';
  const tiled = /shop|diner|hospital|clinic|laundry|canteen|morgue|mall|school|bar|station/.test(use);
  const bare = /barn|shed|warehouse|factory|garage|workshop|depot|foundry|plant|stable|parking/.test(use);
  brush.save();
  trace(brush, outline);
  filled(brush, bare ? '#7d776b' : tiled ? '#a39c8a' : '#6f5236');
  brush.clip();
  const lie = lieOf(outline);
  const [l, w] = [lie.long, lie.wide];
  lyingAs(brush, lie, () => {
    if (tiled) {
      for (let x = -l / 2, i = 0; x < l / 2; x += 0.6, i++)
        for (let y = -w / 2, j = 0; y < w / 2; y += 0.6, j++) {
          brush.fillStyle = tone((i + j) % 2 === 0 ? '#b3ab98' : '#7c7668', within(chance, -0.06, 0.06));
          brush.fillRect(x, y, 0.58, 0.58);
        }
    } else if (!bare) {
      for (let y = -w / 2; y < w / 2; y += 0.34) {
        brush.fillStyle = tone('#80603e', within(chance, -0.16, 0.08));
        brush.fillRect(-l / 2, y, l, 0.31);
        brush.strokeStyle = 'rgba(30,18,10,.6)';
        brush.lineWidth = 0.035;
        for (let x = -l / 2 + chance() * 3; x < l / 2; x += within(chance, 2, 4)) line(brush, x, y, x, y + 0.31);
      }
    }
    for (let i = 0; i < l * w * 0.12; i++) {
      brush.fillStyle = pick(chance, ['#ded6c0', '#c9bfa6', '#8d6a48']);
      brush.fillRect(within(chance, -0.45, 0.45) * l, within(chance, -0.45, 0.45) * w, 0.26, 0.18);
    }
  });
  trace(brush, outline);
  brush.globalAlpha = 0.5;
  filled(brush, textures.grime(brush));
  brush.restore();
}

export function paintWalls({ brush }: Kit, building: Building): void {
  const ground = <T extends { readonly level: number }>(part: T): boolean => part.level === 0;
  brush.lineJoin = 'miter';
  brush.lineCap = 'butt';
  const wall = (wide: number, hex: string): void => {
    trace(brush, building.outline);
    stroked(brush, hex, wide);
    for (const { from, to } of building.walls.filter(ground)) {
      trace(brush, [from, to], false);
      stroked(brush, hex, wide * 0.8);
    }
  };
  wall(0.4, INK);
  wall(0.3, '#a8674c');
  wall(0.08, '#c08a6c');
  for (const { kind, from, to } of building.openings.filter(ground)) {
    trace(brush, [from, to], false);
    stroked(brush, kind === 'window' ? '#26343a' : INK, 0.42);
    stroked(brush, kind === 'window' ? '#a9cdd4' : '#8d6c44', 0.28);
  }
  for (const { kind, from, to } of building.links) stairs(brush, from, to, kind === 'ladder');
}

interface At {
  readonly x: number;
  readonly y: number;
}

function stairs(brush: Brush, from: At, to: At, ladder: boolean): void {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const end = far < 0.3 ? { x: from.x, y: from.y + 1 } : to;
  brush.save();
  brush.translate(from.x, from.y);
  brush.rotate(Math.atan2(end.y - from.y, end.x - from.x));
  const [long, wide] = [Math.max(1, far), ladder ? 0.5 : 0.9];
  brush.fillStyle = ladder ? 'rgba(30,22,14,.3)' : '#5c4630';
  brush.fillRect(0, -wide / 2, long, wide);
  brush.strokeStyle = ladder ? '#c2a05c' : '#c9ad7c';
  brush.lineWidth = 0.07;
  for (let x = 0.1; x < long; x += 0.28) line(brush, x, -wide / 2, x, wide / 2);
  for (const y of [-wide / 2, wide / 2]) line(brush, 0, y, long, y);
  brush.restore();
}
