import fc from 'fast-check';
import { expect, test } from 'vitest';
import { strikes } from '../ways/clearance.ts';
import { StillGrid } from './grid.ts';
import { Draft, Tabletop } from '../tabletop.ts';
import type { Solid } from '../terrain/solid.ts';
import { blocks, model, spots, terrainOf } from '../testing.ts';

const scenes = fc.tuple(blocks(8), spots, spots, fc.array(spots, { maxLength: 12 }), fc.integer({ min: 0, max: 3 }));

test('whatever lies within reach of a stretch is visited, solids once', () => {
  fc.assert(
    fc.property(scenes, ([pieces, a, b, others, reach]) => {
      const table = new Draft(
        terrainOf({ pieces }),
        others.map(({ x, y }, i) => model(`m${i}`, x, y)),
      );
      const solids: Solid[] = [];
      table.forSolids(a.x, a.y, b.x, b.y, reach, (solid) => {
        solids.push(solid);
        return false;
      });
      expect(new Set(solids).size).toBe(solids.length);
      for (const solid of table.ground.solids) {
        if (strikes(solid, a.x, a.y, b.x, b.y, reach)) expect(solids).toContain(solid);
      }
      const models: string[] = [];
      table.grid.along(a.x, a.y, b.x, b.y, reach + table.widest, ({ id }) => {
        models.push(id);
        return false;
      });
      for (const m of table.models) if (strikes(m, a.x, a.y, b.x, b.y, reach)) expect(models).toContain(m.id);
      const gathered = table.grid.gather(a.x, a.y, b.x, b.y, reach + table.widest);
      expect(gathered.map(({ id }) => id)).toEqual(models);
    }),
    { numRuns: 300 },
  );
});

test('whatever comes within the margin is found without reaching out, once', () => {
  fc.assert(
    fc.property(scenes, ([pieces, a, b, , margin]) => {
      const { solids } = new Draft(terrainOf({ pieces })).ground;
      const grid = new StillGrid(40, 40, solids, margin);
      for (const more of [0, 1.5]) {
        const found = [...grid.found.subarray(0, grid.gather(a.x, a.y, b.x, b.y, more))];
        expect(new Set(found).size).toBe(found.length);
        solids.forEach((solid, i) => {
          if (strikes(solid, a.x, a.y, b.x, b.y, margin + more)) expect(found).toContain(i);
        });
      }
    }),
    { numRuns: 300 },
  );
});

test('models are found where they stand now, nearest first', () => {
  const table = new Draft(terrainOf({}), [model('a', 5, 5), model('b', 8, 5), model('c', 30, 30)]);
  expect(table.near({ x: 4, y: 5 }, 4).map(({ id }) => id)).toEqual(['a', 'b']);
  table.put(model('a', 30, 28));
  expect(table.near({ x: 4, y: 5 }, 4).map(({ id }) => id)).toEqual(['b']);
  expect(table.near({ x: 30, y: 27 }, 4).map(({ id }) => id)).toEqual(['a', 'c']);
  table.take('a');
  expect(table.near({ x: 30, y: 27 }, 4).map(({ id }) => id)).toEqual(['c']);
  expect(table.near({ x: 30, y: 27 }, 2.5).map(({ id }) => id)).toEqual(['c']);
  expect(table.near({ x: 30, y: 27 }, 2.4)).toEqual([]);
});

test('a draft has the models of its table, and what is done to it leaves the table as it was', () => {
  const table = new Tabletop(terrainOf({}), [model('a', 5, 5), model('b', 6, 5), model('c', 30, 30)]);
  const draft = table.without(['a', 'nobody']);
  draft.put(model('b', 30, 31.5));
  draft.put(model('d', 5, 5));
  const near = (of: Tabletop, x: number, y: number): string[] => of.near({ x, y }, 3).map(({ id }) => id);
  expect([near(table, 5, 5), near(table, 30, 30)]).toEqual([['a', 'b'], ['c']]);
  expect([near(draft, 5, 5), near(draft, 30, 30)]).toEqual([['d'], ['c', 'b']]);
  expect([table.size, draft.size]).toEqual([3, 3]);
  expect([table.model('b')?.x, draft.model('b')?.x, draft.model('a')]).toEqual([6, 30, undefined]);
});
