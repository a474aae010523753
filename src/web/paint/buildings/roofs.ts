import type { Building } from '../../../tabletop/index.ts';
import { box, disc, filled, frameOf, type Kit, lieOf, line, lyingAs, stroked, trace } from '../brush.ts';
import { INK, tone } from '../colour.ts';
import { pick, seeded, within } from '../random.ts';

/** Roofs: flat ones with a coping, what stands on them and their name; gables of tiles or sheet. */

type Roofed = Pick<Building, 'id' | 'name' | 'outline' | 'flatRoof' | 'tags'>;

export function paintRoof(kit: Kit, building: Roofed): void {
  const { brush, textures, scale } = kit;
  brush.save();
  brush.lineJoin = 'miter';
  trace(brush, building.outline);
  brush.clip();
  if (building.flatRoof || building.outline.length > 4) flat(kit, building);
  else gable(kit, building);
  trace(brush, building.outline);
  brush.globalAlpha = 0.45;
  filled(brush, textures.grime(brush));
  brush.globalAlpha = 1;
  filled(brush, textures.speckle(brush, 0.35, scale));
  stroked(brush, INK, 0.14);
  brush.restore();
}

const useOf = ({ tags, name }: Roofed): string =>
  `${typeof tags?.use === 'string' ? tags.use : ''} ${name}`.toLowerCase();

function flat({ brush, textures }: Kit, building: Roofed): void {
  const chance = seeded(building.id);
  const use = useOf(building);
  const metal = /trailer|factory|foundry|warehouse|shed|workshop|depot/.test(use);
  const hex = /trailer/.test(use) ? '#c2bdae' : metal ? '#80827c' : pick(chance, ['#5d5954', '#6a6258', '#57534f']);
  trace(brush, building.outline);
  filled(brush, hex);
  const lie = lieOf(building.outline);
  const [l, w] = [lie.long, lie.wide];
  lyingAs(brush, lie, () => {
    brush.strokeStyle = 'rgba(20,16,16,.35)';
    brush.lineWidth = 0.05;
    for (let x = -l / 2; x < l / 2; x += metal ? 0.36 : 1.05) line(brush, x, -w / 2, x, w / 2);
    for (let i = 0; i < 5; i++) {
      box(
        brush,
        within(chance, -0.45, 0.3) * l,
        within(chance, -0.45, 0.3) * w,
        within(chance, 0.6, 1.8),
        within(chance, 0.5, 1.2),
      );
      filled(brush, 'rgba(24,20,20,.16)');
    }
  });
  trace(brush, building.outline);
  const coping = /trailer/.test(use) ? '#8fa0a4' : pick(chance, ['#9c5b45', '#b4aa92', '#a09684']);
  stroked(brush, INK, 0.78);
  stroked(brush, coping, 0.66);
  stroked(brush, tone(coping, 0.18), 0.2);
  const { x, y, width, depth } = frameOf(building.outline);
  if (!/trailer|tower/.test(use) && width > 5 && depth > 4 && building.outline.length === 4) {
    unit(brush, x + 0.9, y + 0.8);
    box(brush, x + width - 2.6, y + 0.8, 1.6, 1.1);
    filled(brush, '#7fa3a8');
    stroked(brush, INK, 0.07);
    brush.strokeStyle = '#dfe6e0';
    brush.lineWidth = 0.06;
    line(brush, x + width - 1.8, y + 0.8, x + width - 1.8, y + 1.9);
    line(brush, x + width - 2.6, y + 1.35, x + width - 1, y + 1.35);
  }
  if (/house\b|trailer/.test(use) || building.name === '') return;
  const words = building.name.toUpperCase();
  const size = Math.min(1.7, ((Math.max(width, depth) - 1.6) / words.length) * 1.9, Math.min(width, depth) * 0.4);
  if (size < 0.4) return;
  brush.save();
  brush.translate(x + width / 2, y + depth / 2);
  if (depth > width * 1.3) brush.rotate(-Math.PI / 2);
  brush.font = `600 ${size}px Oswald, "Arial Narrow", sans-serif`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillStyle = textures.worn(brush, '#d9cfb3', 0.35);
  brush.globalAlpha = 0.8;
  brush.fillText(words, 0, Math.min(0.6, depth * 0.1), Math.max(width, depth) - 1.4);
  brush.restore();
}

function unit(brush: Kit['brush'], x: number, y: number): void {
  box(brush, x, y, 1.15, 0.95, 0.05);
  filled(brush, '#a9a598');
  stroked(brush, INK, 0.07);
  disc(brush, x + 0.57, y + 0.47, 0.35);
  filled(brush, '#2d2a28');
  for (let i = 0; i < 5; i++) {
    brush.strokeStyle = '#8d897e';
    brush.lineWidth = 0.07;
    line(brush, x + 0.57, y + 0.47, x + 0.57 + Math.cos(i * 1.257) * 0.32, y + 0.47 + Math.sin(i * 1.257) * 0.32);
  }
}

function gable({ brush, textures }: Kit, building: Roofed): void {
  const chance = seeded(building.id);
  const use = useOf(building);
  const sheet = /barn|shed|stable|tent/.test(use);
  const hex = /tent/.test(use)
    ? '#b9b49c'
    : /church/.test(use)
      ? '#5b636b'
      : sheet
        ? pick(chance, ['#9a5640', '#7d766a'])
        : pick(chance, ['#8d4f3a', '#6a5a4e', '#74573f']);
  const lie = lieOf(building.outline);
  const [l, w] = [lie.long, lie.wide];
  lyingAs(brush, lie, (sun) => {
    for (const side of [-1, 1]) {
      const lit = side * sun.y > 0;
      brush.fillStyle = tone(hex, lit ? 0.12 : -0.3);
      brush.fillRect(-l / 2, side > 0 ? 0 : -w / 2, l, w / 2);
    }
    brush.strokeStyle = 'rgba(18,12,10,.4)';
    brush.lineWidth = 0.04;
    if (sheet) for (let x = -l / 2; x < l / 2; x += 0.3) line(brush, x, -w / 2, x, w / 2);
    else {
      for (let y = -w / 2, row = 0; y < w / 2; y += 0.36, row++) {
        line(brush, -l / 2, y, l / 2, y);
        for (let x = -l / 2 + (row % 2) * 0.22; x < l / 2; x += 0.44) {
          if (chance() < 0.16) {
            brush.fillStyle = chance() < 0.5 ? 'rgba(255,230,200,.1)' : 'rgba(16,10,8,.2)';
            brush.fillRect(x, y, 0.44, 0.36);
          }
          line(brush, x, y, x, y + 0.36);
        }
      }
    }
    box(brush, -l / 2, -0.13, l, 0.26);
    filled(brush, tone(hex, 0.2));
    stroked(brush, INK, 0.05);
    if (sheet) {
      box(brush, -l / 2, -w / 2, l, w);
      brush.globalAlpha = 0.45;
      filled(brush, textures.rust(brush));
      brush.globalAlpha = 1;
    } else if (/church/.test(use)) {
      brush.fillStyle = '#d8cfb4';
      brush.fillRect(-0.15, -w * 0.3, 0.3, w * 0.6);
      brush.fillRect(-w * 0.16, -w * 0.14, w * 0.32, 0.3);
    } else {
      box(brush, l * 0.22, -w * 0.26, 0.8, 0.8);
      filled(brush, '#9c5b45');
      stroked(brush, INK, 0.08);
      box(brush, l * 0.22 + 0.2, -w * 0.26 + 0.2, 0.4, 0.4);
      filled(brush, '#1a1412');
    }
  });
}
