import type { Point } from '../../../kernel/index.ts';
import type { Building } from '../../../tabletop/index.ts';
import { frameOf, inside, lieOf, widened } from '../../paint/brush.ts';
import { tone } from '../../paint/colour.ts';
import { pick, seeded, within } from '../../paint/random.ts';
import type { Clay, Cover } from '../shape/clay.ts';
import { outsideOf, useOf } from './walls.ts';

/** Roofs, upper floors, stairs. */

const METAL = /factory|foundry|warehouse|shed|workshop|depot|plant\b|car wash|trailer|garage/;
const HOME = /house\b|farmhouse|caretaker|the millers|the garcias|the parkers|the novaks|refuge|motel|inn\b/;

export function shapeRoof(clay: Clay, building: Building): void {
  if (building.flatRoof || building.outline.length > 4) flat(clay, building);
  else gable(clay, building);
}

function flat(clay: Clay, building: Building): void {
  const { outline, height, id } = building;
  const chance = seeded(id);
  const use = useOf(building);
  const outside = outsideOf(building);
  const [cover, hex]: [Cover, string] = METAL.test(use)
    ? ['sheet', '#84867f']
    : HOME.test(use)
      ? ['tiles', pick(chance, ['#8a5f49', '#7b5a45', '#76604e'])]
      : ['felt', pick(chance, ['#6b665f', '#746c62', '#7d766c', '#615f5b'])];
  clay.covered(cover, () => clay.plate(outline, height, hex));
  clay.plate([...outline].reverse(), height - 0.02, '#4a4038');
  const ring = widened(outline, 0.02);
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length] as Point;
    const long = Math.hypot(b.x - a.x, b.y - a.y);
    clay.placed([a.x, 0, a.y], -Math.atan2(b.y - a.y, b.x - a.x), () => {
      clay.covered(outside.cover === 'sheet' ? 'plain' : outside.cover, () =>
        clay.box([long / 2, height - 0.02, 0], [long + 0.22, 0.3, 0.24], outside.hex),
      );
      clay.box([long / 2, height + 0.27, 0], [long + 0.34, 0.09, 0.34], outside.trim, { chamfer: 0.03 });
      clay.box([long / 2, height - 0.16, 0], [long + 0.36, 0.1, 0.36], outside.trim, { chamfer: 0.03 });
    });
  });
  fittings(clay, building, chance);
}

/** Units, hatches and pipes; they stand where nobody comes up. */
function fittings(clay: Clay, building: Building, chance: () => number): void {
  const { outline, height, links } = building;
  const { x, y, width, depth } = frameOf(outline);
  const taken: Point[] = links.map(({ to }) => to);
  const put = (room: number, make: () => void): void => {
    for (let i = 0; i < 12; i++) {
      const at = { x: x + room + chance() * (width - 2 * room), y: y + room + chance() * (depth - 2 * room) };
      if (width < 2.4 * room || depth < 2.4 * room || !inside(widened(outline, -room), at)) continue;
      if (taken.some((other) => Math.hypot(other.x - at.x, other.y - at.y) < room * 1.7)) continue;
      taken.push(at);
      clay.placed([at.x, height, at.y], chance() < 0.5 ? 0 : Math.PI / 2, make);
      return;
    }
  };
  const use = useOf(building);
  if (HOME.test(use))
    return put(0.8, () => {
      clay.covered('brick', () => clay.box([0, 0, 0], [0.7, 1.2, 0.55], '#8d4f3a'));
      clay.box([0, 1.2, 0], [0.84, 0.12, 0.68], '#a89c86', { chamfer: 0.04 });
    });
  const unit = (): void => {
    clay.box([0, 0, 0], [1.1, 0.1, 0.9], '#5a564e');
    clay.covered('rust', () => clay.box([0, 0.1, 0], [1, 0.5, 0.8], '#aeb0a6', { chamfer: 0.05 }));
    clay.lathe(
      [0, 0.6, 0],
      [
        [0.3, 0],
        [0.3, 0.05],
      ],
      '#3a3c3a',
      10,
    );
    clay.disc([0, 0.65, 0], 0.28, '#55585a', 10);
  };
  const light = (): void => {
    clay.box([0, 0, 0], [1.8, 0.18, 1.2], '#8f8a7c', { chamfer: 0.04 });
    clay.box([0, 0.18, 0], [1.6, 0.05, 1], '#7f9ea6');
    clay.box([0, 0.19, 0], [0.06, 0.06, 1], '#b6ad98');
  };
  const pipe = (): void => {
    clay.limb([0, 0, 0], [0, 0.5, 0], 0.11, 0.11, '#7a6a5a', 8);
    clay.lathe(
      [0, 0.5, 0],
      [
        [0.2, 0],
        [0.03, 0.16],
      ],
      '#8c5238',
      8,
    );
  };
  for (let i = 0; i < Math.min(6, Math.round((width * depth) / 34)); i++) put(0.9, unit);
  if (width * depth > 24 && chance() < 0.7) put(1.2, light);
  put(0.5, pipe);
  put(0.5, pipe);
}

/** Two slopes along the longer side, with the gables under them closed. */
function gable(clay: Clay, building: Building): void {
  const { outline, height, id } = building;
  const chance = seeded(id);
  const use = useOf(building);
  const outside = outsideOf(building);
  const barn = /barn|shed|stable/.test(use);
  const tent = /tent/.test(use);
  const hex = tent
    ? '#b9b49c'
    : /church/.test(use)
      ? '#5f676d'
      : barn
        ? pick(chance, ['#8d8a80', '#a05a42'])
        : pick(chance, ['#96543c', '#6f5d4e', '#7f5a40', '#5f5d5c']);
  const { x, y, long, wide, angle } = lieOf(outline);
  const [l, w, rise] = [long / 2 + 0.28, wide / 2 + 0.34, Math.min(2.6, wide * 0.3)];
  clay.placed([x, height, y], -angle, () => {
    const drop = (rise / (wide / 2)) * 0.34;
    for (const side of [1, -1]) {
      const corners: readonly (readonly [number, number, number])[] = [
        [-l, -drop, side * w],
        [l, -drop, side * w],
        [l, rise, 0],
        [-l, rise, 0],
      ];
      const up = side > 0 ? corners : [...corners].reverse();
      clay.covered(tent ? 'plain' : barn ? 'sheet' : 'tiles', () => clay.face(up, hex));
      clay.face(
        [...up].reverse().map(([a, b, c]) => [a, b - 0.06, c] as const),
        '#4a382a',
      );
      clay.tilted([0, -drop - 0.04, side * w], [0, 0, 0], () =>
        clay.box([0, -0.06, 0], [2 * l, 0.12, 0.08], tone(outside.trim, -0.1)),
      );
      for (const end of [1, -1]) {
        const [p, q]: readonly [readonly [number, number, number], readonly [number, number, number]] = [
          [end * l, -drop, side * w],
          [end * l, rise, 0],
        ];
        clay.limb(p, q, 0.07, 0.07, outside.trim, 4);
      }
    }
    for (const end of [1, -1]) {
      const [a, b] = [long / 2, wide / 2];
      const triangle: readonly (readonly [number, number, number])[] = [
        [end * (a + 0.1), 0, b],
        [end * (a + 0.1), 0, -b],
        [end * (a + 0.1), rise - 0.04, 0],
      ];
      clay.covered(outside.cover, () => clay.face(end > 0 ? triangle : [...triangle].reverse(), outside.hex));
      if (!tent) clay.box([end * (a + 0.12), rise * 0.3, 0], [0.08, rise * 0.34, 0.5], '#241d17');
    }
    clay.box([0, rise - 0.05, 0], [2 * l, 0.1, 0.22], tone(hex, -0.2), { chamfer: 0.03 });
    if (barn || tent || /church/.test(use)) return;
    const at = long * within(chance, -0.3, 0.25);
    clay.covered('brick', () => clay.box([at, rise * 0.3, -wide * 0.2], [0.6, rise * 0.9, 0.6], '#8d4f3a'));
    clay.box([at, rise * 1.2, -wide * 0.2], [0.74, 0.1, 0.74], '#a89c86', { chamfer: 0.03 });
  });
}

/** The floor of an upper storey, and the ceiling of the one below. */
export function shapeFloor(clay: Clay, { outline, floors, id }: Building, level: number): void {
  const high = floors[level] ?? 0;
  clay.covered('floor', () =>
    clay.prism(outline, high - 0.12, high, pick(seeded(`${id} floor ${level}`), ['#8a6742', '#7a6146', '#94744c'])),
  );
}

export function shapeStairs(clay: Clay, { links, floors, height }: Building, level: number): void {
  const floor = (at: number): number => floors[at] ?? height;
  for (const { kind, from, to } of links) {
    if (Math.min(from.level, to.level) !== level) continue;
    const [foot, head] = from.level <= to.level ? [from, to] : [to, from];
    const [low, high] = [floor(foot.level), floor(head.level)];
    const far = Math.hypot(head.x - foot.x, head.y - foot.y);
    const turn = far < 0.05 ? 0 : -Math.atan2(head.y - foot.y, head.x - foot.x);
    clay.placed([foot.x, low, foot.y], turn, () => {
      const rise = high - low;
      if (kind === 'ladder' || far < 0.3) {
        const lean = Math.max(0.12, far);
        for (const z of [-0.22, 0.22]) clay.limb([0, 0, z], [lean, rise + 0.4, z], 0.045, 0.045, '#c2a05c', 5);
        for (let y = 0.25; y < rise + 0.3; y += 0.3)
          clay.limb([(y / rise) * lean, y, -0.22], [(y / rise) * lean, y, 0.22], 0.03, 0.03, '#a5854a', 4);
        return;
      }
      const count = Math.max(4, Math.round(rise / 0.26));
      for (let i = 0; i < count; i++)
        clay.covered('floor', () =>
          clay.box(
            [((i + 0.5) * far) / count, 0, 0],
            [far / count, ((i + 1) * rise) / count, 0.9],
            tone('#8d6f4a', (i / count) * 0.16),
          ),
        );
    });
  }
}
