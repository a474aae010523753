import { expect, test } from 'vitest';
import { tableOf, textOf } from './testing.ts';
import { BUILDING_BASH, HUMAN_BASH, TURNS, TYPE_BY_LOOKS, VEHICLE_FIGURES, VEHICLE_TYPES } from './vehicles.ts';

const NAMES = {
  atv: 'ATV',
  'big-rig': 'Big Rig',
  bus: 'Bus',
  motorcycle: 'Motorcycle',
  pickup: 'Pickup Truck or Van',
  rv: 'RV',
  sedan: 'Sedan',
  'sports-car': 'Sports Car',
  suv: 'SUV',
} as const;

test('ATZ.T.VEHICLES ATZ.VEH.23 the nine types are the ledger’s', () => {
  const rows = VEHICLE_TYPES.map((type) => {
    const { road, offRoad, turn, cab, back, bash } = VEHICLE_FIGURES[type];
    // An RV holds 8 to 20: 8 here.
    const seats = type === 'rv' ? '8 / 20' : back === 0 ? `${cab}` : `${cab} / ${back}`;
    return [NAMES[type], `${road} (${offRoad})`, turn, seats, `${bash}`];
  });
  expect(rows).toEqual(tableOf('ATZ.T.VEHICLES'));
});

test('ATZ.VMOVE.8 ATZ.VMOVE.9 ATZ.VMOVE.10 a Turn Rating says when a vehicle may turn, and always at the end', () => {
  expect(TURNS).toEqual({
    A: { before: false, halfway: false },
    B: { before: false, halfway: true },
    C: { before: true, halfway: true },
  });
});

test('ATZ.VEH.24 every vehicle that a table knows is the closest of the nine, and a wreck is none', () => {
  expect(TYPE_BY_LOOKS).toMatchObject({
    taxi: 'sedan',
    police: 'sedan',
    van: 'pickup',
    truck: 'big-rig',
    tractor: 'atv',
  });
  expect(Object.keys(TYPE_BY_LOOKS)).not.toContain('wreck');
});

test('ATZ.T.BASH ATZ.VCOMB.14 somebody on foot is worth 1, a building three times its DV', () => {
  const values = Object.fromEntries(tableOf('ATZ.T.BASH').slice(0, 2) as [string, string][]);
  expect(values).toEqual({ 'Human-sized target': `BV ${HUMAN_BASH}`, Building: `BV ${BUILDING_BASH} x DV` });
  expect(textOf('ATZ.VCOMB.14')).toContain('three times');
});
