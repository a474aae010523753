import type { Point } from '../../../kernel/index.ts';
import type { Building } from '../../../tabletop/index.ts';
import { box, filled, frameOf, inside, type Kit, lieOf, line, lyingAs, stroked, trace, widened } from '../brush.ts';
import { INK, mixed, tone } from '../colour.ts';
import { pick, seeded, within } from '../random.ts';
import { chimney, hatch, skylight, unit, vents } from './fittings.ts';

/** Roofs: flat ones with a coping, what stands on them and their name; gables of tiles or sheet. */

export type Roofed = Pick<Building, 'id' | 'name' | 'outline' | 'flatRoof' | 'tags'> & Partial<Pick<Building, 'links'>>;

/** How far a roof stands out over its walls. */
export const EAVES = 0.14;

export function paintRoof(kit: Kit, building: Roofed): void {
  const { brush, textures, scale } = kit;
  const edge = widened(building.outline, EAVES);
  brush.save();
  brush.lineJoin = 'miter';
  trace(brush, edge);
  brush.clip();
  if (building.flatRoof || building.outline.length > 4) flat(kit, building);
  else gable(kit, building);
  trace(brush, edge);
  brush.globalAlpha = 0.34;
  filled(brush, textures.grime(brush));
  brush.globalAlpha = 1;
  filled(brush, textures.speckle(brush, 0.3, scale));
  stroked(brush, INK, 0.13);
  brush.restore();
}

const useOf = ({ tags, name }: Roofed): string =>
  `${typeof tags?.use === 'string' ? tags.use : ''} ${name}`.toLowerCase();

const METAL = /factory|foundry|warehouse|shed|workshop|depot|plant|barn|car wash/;
const HOME = /house\b|farmhouse|caretaker|the millers|the garcias|the parkers|the novaks|refuge|motel|inn\b/;

function flat(kit: Kit, building: Roofed): void {
  const { brush, textures } = kit;
  const chance = seeded(building.id);
  const use = useOf(building);
  const trailer = /trailer/.test(use);
  const metal = METAL.test(use);
  const home = HOME.test(use) && !metal;
  const lie = lieOf(building.outline);
  const [l, w] = [lie.long, lie.wide];
  const hex = trailer
    ? pick(chance, ['#c9c3b2', '#b3b9b4', '#bfb08e'])
    : metal
      ? pick(chance, ['#84867f', '#7b8084', '#8b7f70'])
      : home
        ? pick(chance, ['#8a5f49', '#7b5a45', '#76604e'])
        : pick(chance, ['#5f5a55', '#6d655b', '#77716a', '#565552']);
  trace(brush, building.outline);
  filled(brush, hex);
  lyingAs(brush, lie, () => {
    if (home) bricks(kit, l, w, hex, chance);
    else if (metal || trailer) sheets(kit, l, w, chance);
    else felt(kit, l, w, hex, chance);
  });
  for (let i = 0; i < 4 + (l * w) / 16; i++) {
    const { x, y, width, depth } = frameOf(building.outline);
    const [px, py, r] = [x + chance() * width, y + chance() * depth, within(chance, 0.4, 1.3)];
    const stain = brush.createRadialGradient(px, py, 0, px, py, r);
    stain.addColorStop(0, 'rgba(26,20,16,.32)');
    stain.addColorStop(0.7, 'rgba(26,20,16,.2)');
    stain.addColorStop(1, 'rgba(26,20,16,0)');
    brush.fillStyle = stain;
    brush.fillRect(px - r, py - r, 2 * r, 2 * r);
  }
  if (trailer) {
    trace(brush, building.outline);
    brush.globalAlpha = 0.6;
    filled(brush, textures.rust(brush));
    brush.globalAlpha = 1;
    lyingAs(brush, lie, (sun) => {
      box(brush, -l * 0.3, -0.3, 0.6, 0.6, 0.05);
      filled(brush, '#8d9797');
      stroked(brush, INK, 0.05);
      box(brush, l * 0.2, -0.25, 0.5, 0.5, 0.05);
      filled(brush, '#a6aca6');
      stroked(brush, INK, 0.05);
      brush.fillStyle = 'rgba(255,248,228,.2)';
      brush.fillRect(-l / 2, sun.y < 0 ? -w / 2 : w / 2 - w * 0.22, l, w * 0.22);
      brush.fillStyle = 'rgba(20,14,22,.26)';
      brush.fillRect(-l / 2, sun.y < 0 ? w / 2 - w * 0.22 : -w / 2, l, w * 0.22);
    });
    return;
  }
  coping(kit, building, metal ? '#8f8c84' : pick(chance, ['#a4624a', '#b9ad92', '#a89c86', '#9a8f7c']));
  fittings(kit, building, use);
}

/** Strips of tar felt, some mended. */
function felt({ brush }: Kit, l: number, w: number, hex: string, chance: () => number): void {
  for (let x = -l / 2; x < l / 2; x += 1.05) {
    brush.fillStyle = tone(hex, within(chance, -0.09, 0.07));
    brush.fillRect(x, -w / 2, 1.05, w);
    brush.strokeStyle = 'rgba(18,14,16,.5)';
    brush.lineWidth = 0.045;
    line(brush, x, -w / 2, x, w / 2);
    brush.strokeStyle = 'rgba(255,244,222,.08)';
    brush.lineWidth = 0.03;
    line(brush, x + 0.05, -w / 2, x + 0.05, w / 2);
  }
  for (let i = 0; i < 5; i++) {
    box(brush, within(chance, -0.45, 0.3) * l, within(chance, -0.45, 0.3) * w, within(chance, 0.6, 1.8), 0.9);
    filled(brush, chance() < 0.6 ? 'rgba(20,17,20,.2)' : 'rgba(190,182,166,.12)');
    stroked(brush, 'rgba(18,14,16,.3)', 0.03);
  }
}

/** Clay tiles laid flat, row by row. */
function bricks({ brush }: Kit, l: number, w: number, hex: string, chance: () => number): void {
  for (let y = -w / 2, row = 0; y < w / 2; y += 0.42, row++) {
    for (let x = -l / 2 - (row % 2) * 0.4; x < l / 2; x += 0.8) {
      brush.fillStyle = tone(hex, within(chance, -0.16, 0.12));
      brush.fillRect(x, y, 0.78, 0.4);
    }
    brush.fillStyle = 'rgba(20,12,10,.5)';
    brush.fillRect(-l / 2, y + 0.38, l, 0.05);
  }
}

/** Corrugated sheet: a dark and a light line to every rib, a seam where sheets meet. */
function sheets({ brush, textures }: Kit, l: number, w: number, chance: () => number): void {
  for (let x = -l / 2; x < l / 2; x += 0.3) {
    brush.fillStyle = 'rgba(18,14,18,.28)';
    brush.fillRect(x, -w / 2, 0.1, w);
    brush.fillStyle = 'rgba(255,246,226,.14)';
    brush.fillRect(x + 0.12, -w / 2, 0.07, w);
  }
  brush.strokeStyle = 'rgba(18,12,14,.45)';
  brush.lineWidth = 0.05;
  for (let y = -w / 2 + 1.8; y < w / 2; y += 1.8) line(brush, -l / 2, y, l / 2, y);
  for (let i = 0; i < 4; i++) {
    box(brush, within(chance, -0.48, 0.4) * l, within(chance, -0.48, 0.3) * w, within(chance, 0.6, 1.2), 0.9);
    filled(brush, pick(chance, ['rgba(30,22,18,.4)', 'rgba(196,188,170,.35)', 'rgba(122,66,38,.4)']));
  }
  box(brush, -l / 2, -w / 2, l, w);
  brush.globalAlpha = 0.55;
  filled(brush, textures.rust(brush));
  brush.globalAlpha = 1;
}

/** A low wall all round, of stones: light on top, its shade falls inwards. */
function coping({ brush }: Kit, { id, outline }: Roofed, hex: string): void {
  const chance = seeded(`${id} coping`);
  trace(brush, widened(outline, -0.22));
  stroked(brush, INK, 0.1);
  const edge = widened(outline, EAVES - 0.18);
  edge.forEach((a, i) => {
    const b = edge[(i + 1) % edge.length] as Point;
    const far = Math.hypot(b.x - a.x, b.y - a.y);
    const [ux, uy] = [(b.x - a.x) / far, (b.y - a.y) / far];
    brush.save();
    brush.translate(a.x, a.y);
    brush.rotate(Math.atan2(uy, ux));
    const count = Math.max(1, Math.round((far - 0.4) / 0.85));
    const long = (far - 0.4) / count;
    for (let k = -1; k <= count; k++) {
      const [x, size] = k === -1 ? [-0.2, 0.4] : k === count ? [far - 0.2, 0.4] : [0.2 + k * long, long];
      box(brush, x, -0.2, size, 0.4);
      filled(brush, tone(hex, within(chance, -0.08, 0.1)));
      stroked(brush, 'rgba(28,20,18,.55)', 0.035);
      brush.fillStyle = 'rgba(255,246,226,.2)';
      brush.fillRect(x + 0.03, uy < -0.5 || ux > 0.5 ? -0.18 : 0.08, size - 0.06, 0.09);
    }
    brush.restore();
  });
}

/** How wide a roof is at half its depth: where it has wings, its name stands between them. */
function chord(outline: Building['outline']): number {
  const { x, y, width, depth } = frameOf(outline);
  let wide = 0;
  for (let at = x; at < x + width; at += 0.25) if (inside(outline, { x: at, y: y + depth / 2 })) wide += 0.25;
  return wide;
}

/** What stands on a flat roof: something else on every one, none of it over its name. */
function fittings(kit: Kit, building: Roofed, use: string): void {
  const { brush, textures } = kit;
  const chance = seeded(`${building.id} fittings`);
  const { x, y, width, depth } = frameOf(building.outline);
  const named = !/house\b|tower/.test(use) && building.name !== '' && !HOME.test(building.name.toLowerCase());
  const words = building.name.toUpperCase();
  const upright = depth > width * 1.3;
  const [whole, across] = upright ? [depth, width] : [width, depth];
  const plain = building.outline.length === 4;
  const along = plain ? whole : chord(building.outline);
  const size = Math.min(1.8, ((along - 2) / words.length) * 2.1, across * 0.34);
  const low = plain && across > 6 ? across * 0.2 : 0;
  const takes: { x: number; y: number; w: number; h: number }[] = [];
  if (named && size >= 0.4) {
    brush.save();
    brush.translate(x + width / 2, y + depth / 2);
    if (upright) brush.rotate(-Math.PI / 2);
    brush.font = `500 ${size}px Oswald, "Arial Narrow", sans-serif`;
    brush.textAlign = 'center';
    brush.textBaseline = 'middle';
    brush.fillStyle = textures.worn(brush, '#d9cfb3', 0.36);
    brush.globalAlpha = 0.78;
    brush.fillText(words, 0, low + size * 0.06, along - 1.6);
    brush.restore();
    const [tw, th] = [Math.min(along - 1.4, words.length * size * 0.56), size * 1.25];
    const middle = upright
      ? { x: x + width / 2 + low, y: y + depth / 2 }
      : { x: x + width / 2, y: y + depth / 2 + low };
    takes.push(
      upright
        ? { x: middle.x - th / 2, y: middle.y - tw / 2, w: th, h: tw }
        : { x: middle.x - tw / 2, y: middle.y - th / 2, w: tw, h: th },
    );
  }
  const place = (w: number, h: number, put: (x: number, y: number) => void): void => {
    for (let i = 0; i < 40; i++) {
      const at = { x: x + 0.55 + chance() * (width - w - 1.1), y: y + 0.55 + chance() * (depth - h - 1.1), w, h };
      const corners = [at, { x: at.x + w, y: at.y }, { x: at.x, y: at.y + h }, { x: at.x + w, y: at.y + h }];
      const far = widened(building.outline, -0.5);
      if (!corners.every((corner) => inside(far, corner))) continue;
      const meets = (one: typeof at): boolean =>
        at.x < one.x + one.w + 0.3 && one.x < at.x + w + 0.3 && at.y < one.y + one.h + 0.3 && one.y < at.y + h + 0.3;
      if (takes.some(meets)) continue;
      takes.push(at);
      put(at.x, at.y);
      return;
    }
  };
  for (const { to } of building.links ?? []) takes.push({ x: to.x - 0.6, y: to.y - 0.6, w: 1.2, h: 1.2 });
  const roomy = width * depth > 24;
  if (HOME.test(use)) place(0.9, 0.9, (px, py) => chimney(brush, px, py));
  if (roomy && chance() < 0.6) {
    const [sw, sh] = [within(chance, 1.6, 2.6), within(chance, 1.2, 1.8)];
    place(sw, sh, (px, py) => skylight(brush, px, py, sw, sh));
  }
  const units = HOME.test(use) ? 0 : Math.min(9, Math.round((width * depth) / 34) + (chance() < 0.5 ? 1 : 0));
  for (let i = 0; i < units; i++) place(1.15, 0.95, (px, py) => unit(kit, px, py, chance));
  place(0.9, 0.5, (px, py) => vents(brush, px, py));
  if (chance() < 0.5) place(0.8, 0.8, (px, py) => hatch(brush, px, py));
  if (chance() < 0.4) place(0.9, 0.5, (px, py) => vents(brush, px, py));
}

function gable({ brush, textures }: Kit, building: Roofed): void {
  const chance = seeded(building.id);
  const use = useOf(building);
  const tent = /tent/.test(use);
  const sheet = /barn|shed|stable/.test(use);
  const church = /church/.test(use);
  const hex = tent
    ? '#b9b49c'
    : church
      ? '#5f676d'
      : sheet
        ? pick(chance, ['#a05a42', '#8a7d6c'])
        : pick(chance, ['#96543c', '#6f5d4e', '#7f5a40', '#5f5d5c']);
  const lie = lieOf(widened(building.outline, EAVES));
  const [l, w] = [lie.long, lie.wide];
  lyingAs(brush, lie, (sun) => {
    for (const side of [-1, 1]) {
      const lit = side * sun.y > 0;
      const slope = brush.createLinearGradient(0, 0, 0, (side * w) / 2);
      slope.addColorStop(0, tone(hex, lit ? 0.2 : -0.22));
      slope.addColorStop(1, tone(hex, lit ? 0.04 : -0.4));
      brush.fillStyle = slope;
      brush.fillRect(-l / 2, side > 0 ? 0 : -w / 2, l, w / 2);
    }
    if (sheet) {
      for (let x = -l / 2; x < l / 2; x += 0.3) {
        brush.fillStyle = 'rgba(18,10,10,.3)';
        brush.fillRect(x, -w / 2, 0.1, w);
        brush.fillStyle = 'rgba(255,240,214,.13)';
        brush.fillRect(x + 0.13, -w / 2, 0.07, w);
      }
      brush.strokeStyle = 'rgba(18,10,10,.4)';
      brush.lineWidth = 0.05;
      for (const y of [-0.33, -0.17, 0.17, 0.33]) line(brush, -l / 2, y * w, l / 2, y * w);
      for (let i = 0; i < 4; i++) {
        box(brush, within(chance, -0.48, 0.4) * l, within(chance, -0.46, 0.3) * w, within(chance, 0.7, 1.3), 1.1);
        filled(brush, pick(chance, ['#a09684', '#5e3526', '#8d8a80']));
        stroked(brush, 'rgba(24,14,12,.6)', 0.04);
      }
    } else if (!tent) {
      for (let y = 0, row = 0; y < w / 2; y += 0.36, row++) {
        for (const side of [-1, 1]) {
          const at = side > 0 ? y : -y - 0.36;
          for (let x = -l / 2 - (row % 2) * 0.22; x < l / 2; x += 0.44) {
            if (chance() < 0.4) {
              brush.fillStyle = chance() < 0.5 ? 'rgba(255,230,200,.1)' : 'rgba(16,10,8,.2)';
              brush.fillRect(x, at, 0.44, 0.36);
            }
            if (chance() < 0.012) {
              brush.fillStyle = 'rgba(20,14,12,.75)';
              brush.fillRect(x, at, 0.44, 0.36);
            }
            brush.fillStyle = 'rgba(18,10,8,.3)';
            brush.fillRect(x, at, 0.03, 0.36);
          }
          brush.fillStyle = 'rgba(18,10,8,.45)';
          brush.fillRect(-l / 2, side > 0 ? at + 0.31 : at, l, 0.05);
        }
      }
    } else {
      brush.strokeStyle = 'rgba(60,56,44,.4)';
      brush.lineWidth = 0.05;
      for (let x = -l / 2 + 1; x < l / 2; x += 1.4) line(brush, x, -w / 2, x, w / 2);
      brush.fillStyle = '#a8444a';
      brush.fillRect(-0.2, -w * 0.36, 0.4, 1.4);
      brush.fillRect(-0.7, -w * 0.36 + 0.5, 1.4, 0.4);
    }
    box(brush, -l / 2, -0.15, l, 0.3);
    filled(brush, tone(hex, 0.28));
    stroked(brush, 'rgba(20,12,10,.7)', 0.05);
    if (sheet) {
      box(brush, -l / 2, -w / 2, l, w);
      brush.globalAlpha = 0.5;
      filled(brush, textures.rust(brush));
      brush.globalAlpha = 1;
    } else if (church) {
      brush.fillStyle = 'rgba(20,16,24,.4)';
      brush.fillRect(0.05, -w * 0.28 + 0.3, 0.34, w * 0.6);
      brush.fillStyle = '#d8cfb4';
      brush.fillRect(-0.17, -w * 0.3, 0.34, w * 0.6);
      brush.fillRect(-w * 0.16, -w * 0.14, w * 0.32, 0.34);
    } else if (!tent) chimney(brush, l * within(chance, -0.3, 0.25), -w * 0.27);
    for (const side of [-1, 1]) {
      brush.fillStyle = mixed(hex, '#3a3230', 0.6);
      brush.fillRect(-l / 2, side > 0 ? w / 2 - 0.17 : -w / 2, l, 0.17);
    }
  });
}
