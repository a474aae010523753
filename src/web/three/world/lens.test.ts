import { Vector3 } from 'three';
import { expect, test, vi } from 'vitest';
import { inside, readyTable, type Terrain } from '../../../tabletop/index.ts';
import { OrbitLens } from './lens.ts';
import { Picks, surfacesOf } from './picks.ts';

// What a page gives, and nothing else here does.
vi.stubGlobal('cancelAnimationFrame', () => undefined);

const street = readyTable('high-street') as Terrain;
const [hall] = street.buildings.filter(({ floors }) => floors.length > 1);
const corner = { left: 40, top: 100 };

/** The table as it is seen with that storey shown, and a finger on it. */
function seenWith(level: number) {
  const picks = new Picks(street);
  picks.surfaces = surfacesOf(street, (id) => {
    const floors = street.buildings.find((one) => one.id === id)?.floors ?? [];
    return level < floors.length ? level : null;
  });
  const at = { ...corner };
  const lens = new OrbitLens(
    street,
    () => undefined,
    (x, y) => picks.under(lens.camera, x, y),
    () => at,
  );
  lens.resize({ width: 900, height: 600 });
  const tapped = (x: number, y: number, high: number) => {
    const seen = new Vector3(x, high, y).project(lens.camera);
    return lens.at(at.left + ((seen.x + 1) / 2) * 900, at.top + ((1 - seen.y) / 2) * 600);
  };
  return { lens, at, tapped };
}

test('a tap on a floor means that spot and that storey, from every side', () => {
  for (const level of [0, 1]) {
    const { lens, tapped } = seenWith(level);
    const high = hall?.floors[level] ?? 0;
    for (let turn = 0; turn < 12; turn++) {
      lens.turnBy(87, 0);
      for (let x = 15; x <= 21; x += 1.5) {
        for (let y = 15; y <= 21; y += 1.5) {
          if (!inside(hall?.outline ?? [], { x, y })) continue;
          const spot = tapped(x, y, high);
          expect([spot.x.toFixed(2), spot.y.toFixed(2), spot.level]).toEqual([x.toFixed(2), y.toFixed(2), level]);
        }
      }
    }
  }
});

test('when the page is scrolled, or something comes above the table, a tap still means what is under it', () => {
  const { at, tapped } = seenWith(1);
  const before = tapped(18, 18, hall?.floors[1] ?? 0);
  at.top += 64;
  expect(tapped(18, 18, hall?.floors[1] ?? 0)).toEqual(before);
});
