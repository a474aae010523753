import { expect, test } from 'vitest';
import { Tabletop } from '../tabletop.ts';
import { block, box, building, door, model, terrainOf } from '../testing.ts';
import { flightBlockedBy } from './flight.ts';

const jumper = model('jumper', 5, 10);
const over = (pieces: Parameters<typeof block>[2], others = [] as ReturnType<typeof model>[]): Tabletop =>
  new Tabletop(terrainOf({ pieces: [block('thing', box(8, 8, 1, 4), pieces)] }), [jumper, ...others]);
const to = { x: 11, y: 10 };

test('a leap goes over gaps, not through what is taller than its feet', () => {
  expect(flightBlockedBy(over({ kind: 'impassable', height: 0 }), jumper, to)).toBeNull();
  expect(flightBlockedBy(over({ kind: 'difficult', height: 0 }), jumper, to)).toBeNull();
  expect(flightBlockedBy(over({ kind: 'impassable', height: 0.5 }), jumper, to)).toBe('thing');
  expect(flightBlockedBy(over({ kind: 'impassable', height: 0.5 }), jumper, { x: 7, y: 10 })).toBeNull();
});

test('from a roof it passes over what lies lower, and over the edge of the roof', () => {
  const house = building(box(2, 6, 6, 8), [], { height: 3, flatRoof: true });
  const low = block('low', box(9, 8, 1, 4), { kind: 'impassable', height: 2 });
  const high = block('high', box(9, 8, 1, 4), { kind: 'impassable', height: 3.5 });
  const up = { ...jumper, level: 1 };
  expect(flightBlockedBy(new Tabletop(terrainOf({ buildings: [house], pieces: [low] }), [up]), up, to)).toBeNull();
  expect(flightBlockedBy(new Tabletop(terrainOf({ buildings: [house], pieces: [high] }), [up]), up, to)).toBe('high');
});

test('walls stop it, open doors do not, and models do at its own height', () => {
  const house = building(box(8, 6, 8, 8), [door('door', [8, 9], [8, 11])], { height: 3 });
  const closed = new Tabletop(terrainOf({ buildings: [house] }), [jumper]);
  expect(flightBlockedBy(closed, jumper, to)).not.toBeNull();
  const open = new Tabletop(terrainOf({ buildings: [house] }), [jumper], { openings: { door: { state: 'open' } } });
  expect(flightBlockedBy(open, jumper, to)).toBeNull();
  const there = model('other', 9, 10.4);
  const ditch = { kind: 'impassable', height: 0 } as const;
  expect(flightBlockedBy(over(ditch, [there]), jumper, to)).toBe('other');
  expect(flightBlockedBy(over(ditch, [{ ...there, lift: 3 }]), jumper, to)).toBeNull();
});
