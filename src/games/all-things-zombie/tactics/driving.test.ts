import { expect } from 'vitest';
import type { Placed } from '../../../kernel/index.ts';
import { newPlot } from '../encounters/plot.ts';
import type { Encounter } from '../state.ts';
import { block, type EncounterScene, encounter, scene, type SceneSpec, stateOf, test } from '../testing.ts';
import { pointOn } from '../vehicles/boxes.ts';
import { judgeDrive } from '../vehicles/plan.ts';
import { AT_WHEEL, type Car, driveDoing, ROAD, vehicleIn, withCars } from '../vehicles/testing.ts';
import { advise } from './index.ts';
import { roadTo } from './road.ts';

const wall = (left: number, near: number, right: number, far: number) =>
  block('wall', [left, near, right - left, far - near], { height: 3, kind: 'impassable' } as never);
const street = block('street', [0, 14, 36, 6], { height: 0, kind: 'normal', looks: 'road' } as never);

test('the way by car leads round what stands in it, and a road is worth a detour', () => {
  const way = (pieces: SceneSpec['pieces']) => {
    const { encounter: enc } = stateOf(withCars([{ x: 4, y: 18 }], { band: [AT_WHEEL], pieces: pieces ?? [] }));
    return roadTo(enc, vehicleIn(enc), { x: 32.5, y: 18.5 });
  };
  // A Sedan is half as fast off the road: 28 inches of lawn are 56 of road.
  expect(way([]).left({ x: 4.5, y: 18.5 })).toBeCloseTo(56, 6);
  expect(way([ROAD]).left({ x: 4.5, y: 18.5 })).toBeCloseTo(28, 6);
  const round = way([ROAD, wall(16, 8, 20, 30)]);
  expect(round.left({ x: 4.5, y: 18.5 })).toBeGreaterThan(31);
  expect(round.left({ x: 4.5, y: 18.5 })).toBeLessThan(40);
  expect(round.ahead({ x: 12.5, y: 18.5 }, 6).y).toBeLessThan(14);
  expect(way([street]).ahead({ x: 4.5, y: 24.5 }, 6).y).toBeLessThan(20);
  expect(round.left({ x: 32.5, y: 18.5 })).toBe(0);
});

/** Escape!, on the first way: off section 9, which is the near corner on the right. */
const escaping = (car: Car, spec: SceneSpec = {}): EncounterScene =>
  scene({
    ...withCars([{ id: 'car', speed: 8, ...car }], {
      kind: 'escape',
      band: [AT_WHEEL],
      pieces: [ROAD],
      ...spec,
      change: (enc: Encounter) => {
        enc.plot = newPlot();
        spec.change?.(enc);
      },
    }),
    doing: [driveDoing],
  });
const said = ({ match }: EncounterScene): unknown => advise(match.state as never, match.request as never, 'a').answer;
/** Where the car ends, and where its nose is once it has rolled on as far again. */
const goes = (m: EncounterScene): { readonly x: number; readonly nose: { readonly x: number; readonly y: number } } => {
  expect(said(m)).toBe('drive:car');
  m.answer('a', 'drive:car');
  const enc = encounter(m);
  const { plan, swept } = judgeDrive(enc, vehicleIn(enc), said(m) as readonly Placed[]);
  return { x: swept.end.x, nose: pointOn(swept.end, plan.speed + 2, 0) };
};

test('a driver goes for the way out, and does not roll into a wall or off another edge afterwards', () => {
  const free = goes(escaping({ x: 6, y: 5, facing: 0 }));
  expect(free.x).toBeGreaterThan(12);
  const before = goes(escaping({ x: 12, y: 5, facing: 0 }, { pieces: [ROAD, wall(24, 0, 26, 30)] }));
  expect(before.nose.x).toBeLessThan(24);
  const edge = goes(escaping({ x: 18, y: 8, facing: 270 }));
  expect(edge.nose.y).toBeGreaterThan(0);
});

test('off the table it goes where the Encounter wants it to', () => {
  const out = goes(escaping({ x: 26, y: 4, facing: 0 }));
  expect(out.x).toBeGreaterThan(33);
});

test('where there is nothing to drive to and nobody near the engine is turned off', () => {
  const quiet = scene({ ...withCars([{}], { band: [AT_WHEEL], pieces: [ROAD] }), doing: [driveDoing] });
  expect(said(quiet)).toBe('stop:car');
  const near = scene({
    ...withCars([{}], { band: [AT_WHEEL], pieces: [ROAD], zombies: [{ x: 18, y: 22 }] }),
    doing: [driveDoing],
  });
  expect(said(near)).toBe('drive:car');
});
