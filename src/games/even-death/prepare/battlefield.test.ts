import { expect, test } from 'vitest';
import { copy } from '../../../kernel/index.ts';
import { awkwardOn, COVER } from '../../../tabletop/index.ts';
import { groundOf, layoutOf, LAYOUTS, terrainOf } from './battlefield.ts';
import type { Field } from '../state.ts';

const own = (n: number): Field => ({
  terrain: { id: `t${n}`, name: 'Own', theme: '', width: 60, depth: 60, pieces: [], buildings: [], areas: [] },
  features: [],
});

test('equal fields share one terrain', () => {
  const first = groundOf(own(0));
  expect(groundOf(own(0))).toBe(first);
  const layout: Field = { layout: 'harrow-farm', without: [] };
  expect(groundOf(copy(layout))).toBe(groundOf(layout));
});

test('tables that set-ups bring along are forgotten when others have come', () => {
  const first = groundOf(own(0));
  for (let n = 1; n <= 100; n++) groundOf(own(n));
  expect(groundOf(own(0))).not.toBe(first);
});

test('a battlefield is kept with a few states of its gates only', () => {
  const field: Field = { layout: 'beacon-shore', without: [] };
  const open = (n: number) => terrainOf({ field, openGates: ['gate-1', `no-gate-${n}`] });
  const first = open(0);
  expect(open(0)).toBe(first);
  for (let n = 1; n <= 100; n++) open(n);
  expect(open(0)).not.toBe(first);
});

test.each(LAYOUTS.map(({ id }) => id))('EDM.SIGHT.3 EDM.COVER.1 on %s, barricades cover and do not hide', (layout) => {
  const { terrain } = groundOf({ layout, without: [] });
  expect(awkwardOn(terrain)).toEqual([]);
  for (const { id, looks, height } of terrain.pieces) {
    if (looks === 'barricade' || looks === 'low-wall') expect([id, height <= COVER]).toEqual([id, true]);
  }
});

test.each(LAYOUTS.map(({ id }) => id))(
  'EDM.SIGHT.3 EDM.COVER.1 on %s, what is solid hides, what is soft only covers',
  (id) => {
    const MEANS = {
      solid: { blocksSight: true, cover: true, seeThrough: false },
      soft: { blocksSight: false, cover: true, seeThrough: true },
      none: { blocksSight: false, cover: false, seeThrough: false },
    };
    const { pieces } = groundOf({ layout: id, without: [] }).terrain;
    const stands = pieces.map(({ id: piece, blocksSight, cover, seeThrough }) => [
      piece,
      { blocksSight, cover, seeThrough },
    ]);
    expect(stands).toEqual(layoutOf(id).terrain.map(({ id: piece, cover }) => [piece, MEANS[cover]]));
  },
);
