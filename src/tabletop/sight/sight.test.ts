import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apart } from '../geometry/point.ts';
import { clear, growthOn, look, visibleShare } from './sight.ts';
import { Draft } from '../tabletop.ts';
import {
  block,
  blocks,
  box,
  building,
  door,
  model,
  pane,
  slowlyInside,
  slowShare,
  spots,
  terrainOf,
} from '../testing.ts';

const scenes = fc
  .tuple(blocks(7), spots, spots, fc.array(spots, { maxLength: 3 }))
  .map(([pieces, p, q, more]) => ({
    terrain: terrainOf({ pieces }),
    a: model('a', p.x, p.y),
    b: model('b', q.x, q.y, { height: 1.4, eye: 1.25 }),
    others: more.map((o, i) => model(`m${i}`, o.x, o.y)),
  }))
  .filter(
    ({ terrain, a, b, others }) =>
      apart(a, b) > 1.2 &&
      others.every((o) => apart(o, a) > 1.01 && apart(o, b) > 1.01) &&
      [a, b].every((m) => terrain.pieces.every((p) => !slowlyInside(p.outline, m))),
  );

describe('the share that is seen', () => {
  test('is what a dense grid of lines from the eye finds', () => {
    fc.assert(
      fc.property(scenes, ({ terrain, a, b, others }) => {
        const table = new Draft(terrain, [a, b, ...others]);
        expect(Math.abs(visibleShare(table, a, b) - slowShare(terrain, a, b))).toBeLessThan(0.03);
        const among = visibleShare(table, a, b, { blockers: () => true });
        expect(Math.abs(among - slowShare(terrain, a, b, others))).toBeLessThan(0.03);
      }),
      { numRuns: 40 },
    );
  });

  test('is the same with and without its proof', () => {
    fc.assert(
      fc.property(scenes, ({ terrain, a, b, others }) => {
        const table = new Draft(terrain, [a, b, ...others]);
        const options = { blockers: () => true };
        const proof = look(table, a, b, options);
        expect(proof.share).toBeCloseTo(visibleShare(table, a, b, options), 9);
        const hidden = proof.blockers.reduce((sum, { share }) => sum + share, 0);
        expect(hidden).toBeGreaterThanOrEqual(1 - proof.share - 0.01);
        for (const { share } of proof.blockers) expect(share).toBeLessThanOrEqual(1 - proof.share + 0.01);
      }),
    );
  });

  test('a wall as high as a man hides half of one who stands half behind it, and the proof names it', () => {
    const table = new Draft(terrainOf({ pieces: [block('wall', box(10, 10, 0.2, 10))] }));
    const proof = look(table, model('a', 5, 10), model('b', 15, 10));
    expect(proof.share).toBeCloseTo(0.5, 12);
    expect(proof.blockers).toEqual([{ id: 'wall', kind: 'piece', share: 0.5 }]);
    expect(proof.open).toEqual([[0, 0.5]]);
    expect(proof.panel.from.y).toBeLessThan(10);
    expect(apart(proof.panel.from, { x: 15, y: 10 })).toBeCloseTo(0.5, 12);
  });

  test('a low wall hides what lies below the line over its top', () => {
    const table = new Draft(
      terrainOf({
        pieces: [
          block(
            'wall',
            box(10, 0, 0, 40).map(([x, y], i) => [x + (i % 3 === 0 ? 0 : 0.001), y]),
            { height: 0.6 },
          ),
        ],
      }),
    );
    // From 1.1 over 0.6 half way, the line falls to 0.1 at the panel: a twelfth of 1.2 inches.
    const [a, b] = [model('a', 5, 20), model('b', 15.025, 20)];
    expect(look(table, a, b).share).toBeCloseTo(1 - 0.1 / 1.2, 2);
    expect(look(table, a, b).foot).toBe(0);
  });

  test('looking down from a roof, its edge hides what is near below', () => {
    const pieces = [block('hut', box(10, 10, 10, 10), { height: 4, climbable: true })];
    const table = new Draft(terrainOf({ pieces }));
    const guard = model('a', 12, 15, { level: 1 });
    expect(visibleShare(table, guard, model('b', 9, 15))).toBe(0);
    expect(look(table, guard, model('b', 1, 15)).share).toBe(1);
    const onRoof = model('c', 18, 15, { level: 1 });
    expect([look(table, guard, onRoof).share, look(table, onRoof, guard).share]).toEqual([1, 1]);
  });
});

describe('how much one sees', () => {
  test('may differ from what the other sees: who peeps round a corner shows less than he sees', () => {
    const table = new Draft(terrainOf({ pieces: [block('house', box(10, 10, 10, 10))] }));
    const [peeping, open] = [model('a', 12, 9.7), model('b', 5, 10.4)];
    expect(visibleShare(table, peeping, open)).toBeCloseTo(0.846, 3);
    expect(visibleShare(table, open, peeping)).toBeCloseTo(0.639, 3);
  });

  test('does not leak where two corners touch, nor where two walls meet end to end', () => {
    const corners = [
      block('p', box(10, 10, 5, 5)),
      block('q', box(15, 15, 5, 5)),
      block('r', box(5, 15, 10, 9)),
      block('s', box(15, 5, 9, 10)),
    ];
    const table = new Draft(terrainOf({ pieces: corners }));
    expect(visibleShare(table, model('a', 7, 7), model('b', 22, 22))).toBe(0);
    expect(clear(table, { x: 8, y: 22, z: 1 }, { x: 22, y: 8, z: 1 })).toBe(false);
    const walls = [
      block('w', [
        [10, 10],
        [13.333, 10.1],
        [13.333, 10.2],
        [10, 10.1],
      ]),
      block('v', [
        [13.333, 10.1],
        [17, 10.21],
        [17, 10.31],
        [13.333, 10.2],
      ]),
    ];
    const line = new Draft(terrainOf({ pieces: walls }));
    expect(clear(line, { x: 13.333, y: 5, z: 1 }, { x: 13.333, y: 15, z: 1 })).toBe(false);
    expect(visibleShare(line, model('a', 13.333, 5), model('b', 13.333, 15))).toBe(0);
  });

  test('a line along a wall touches it and is blocked; beside it, it is clear', () => {
    const table = new Draft(terrainOf({ pieces: [block('p', box(10, 10, 5, 5)), block('q', box(20, 10, 5, 5))] }));
    expect(clear(table, { x: 5, y: 10, z: 1 }, { x: 30, y: 10, z: 1 })).toBe(false);
    expect(clear(table, { x: 5, y: 9.999, z: 1 }, { x: 30, y: 9.999, z: 1 })).toBe(true);
    expect(visibleShare(table, model('a', 5, 10), model('b', 30, 10))).toBeCloseTo(0.5, 9);
  });

  test('a thin post is never missed, and hides its share', () => {
    const table = new Draft(terrainOf({ pieces: [block('post', box(20, 19.95, 0.1, 0.1))] }));
    const { share, blockers } = look(table, model('a', 8, 20), model('b', 32, 20));
    expect(blockers.map(({ id }) => id)).toEqual(['post']);
    // Seen from 12 inches away, 0.1 inch covers 0.2 inches of the panel, less what nearness to the eye adds.
    expect(1 - share).toBeCloseTo(0.2, 2);
  });
});

describe('what sight goes through', () => {
  const openings = [door('door', [10, 14], [10, 16]), { ...pane('window', [14, 10], [16, 10]), sill: 1 }];
  const house = building(box(10, 10, 10, 10), openings, { floors: [0, 3], height: 6 });

  test('closed doors hide and open ones do not; a window hides what is below its sill', () => {
    const table = new Draft(terrainOf({ buildings: [house] }));
    const [within, before, beside] = [model('a', 15, 15), model('b', 6, 15), model('c', 15, 6)];
    expect(visibleShare(table, within, before)).toBe(0);
    table.change({ openings: { door: { state: 'open' } } });
    expect(look(table, within, before).share).toBe(1);
    const through = look(table, beside, within);
    expect(through.share).toBeGreaterThan(0);
    expect(through.share).toBeLessThan(0.5);
    expect(through.foot).toBe(0);
    expect(through.blockers.map(({ id }) => id)).toEqual(['house']);
  });

  test('floors hide storeys from each other, also straight above', () => {
    const table = new Draft(terrainOf({ buildings: [house] }));
    expect(visibleShare(table, model('a', 15, 15), model('b', 12, 12, { level: 1 }))).toBe(0);
    expect(visibleShare(table, model('a', 15, 15), model('b', 15, 15, { level: 1 }))).toBe(0);
    expect(visibleShare(table, model('a', 15, 15, { level: 1 }), model('b', 12, 12, { level: 1 }))).toBe(1);
  });

  test('growth does not hide, but every line says how many inches it runs through which', () => {
    const pieces = [
      { id: 'wood', outline: box(10, 0, 6, 40), height: 4, seeThrough: true, cover: true },
      { id: 'heath', outline: box(20, 0, 3, 40), height: 0.5, seeThrough: true },
    ];
    const table = new Draft(terrainOf({ pieces }));
    const proof = look(table, model('a', 8, 20), model('b', 30, 20));
    expect(proof.share).toBe(1);
    expect(proof.growth).toEqual([{ id: 'wood', inches: 6 }]);
    expect(look(table, model('a', 12, 20), model('b', 30, 20)).growth).toEqual([{ id: 'wood', inches: 4 }]);
    expect(growthOn(table, model('a', 12, 20), model('b', 30, 20))).toEqual([{ id: 'wood', inches: 4 }]);
  });

  test('whoever stands higher sees over what hides others, and is hidden by what is higher still', () => {
    const table = new Draft(terrainOf({ pieces: [block('wall', box(20, 0, 0.2, 40), { height: 1.5 })] }));
    const [low, high, behind] = [model('a', 15, 20), model('a', 15, 20, { lift: 4 }), model('b', 26, 20)];
    expect(visibleShare(table, low, behind)).toBe(0);
    expect(visibleShare(table, high, behind)).toBe(1);
    expect(visibleShare(table, behind, high)).toBe(1);
    expect(look(table, high, behind).eye.z).toBe(5.1);
    const between = new Draft(table.ground.terrain, [model('c', 10, 10, { lift: 4 })]);
    const eyes = [model('a', 5, 10), model('b', 15, 10)] as const;
    expect(visibleShare(between, ...eyes, { blockers: () => true })).toBe(1);
    const [from, to] = [5, 15].map((x) => ({ x, y: 10, z: 4.5 })) as [never, never];
    expect(clear(between, from, to, { blockers: () => true })).toBe(false);
  });

  test('whoever stands on a hill sees out and is seen; behind it they do neither', () => {
    const pieces = [{ id: 'hill', outline: box(15, 15, 8, 8), height: 2, blocksSight: true }];
    const table = new Draft(terrainOf({ pieces }));
    expect(visibleShare(table, model('a', 10, 19), model('b', 19, 19))).toBe(1);
    expect(visibleShare(table, model('a', 10, 19), model('b', 28, 19))).toBe(0);
    expect(visibleShare(table, model('a', 10, 19), model('b', 28, 19), { ignore: ['hill'] })).toBe(1);
  });

  test('other models hide only where the game says so', () => {
    const [a, b, between] = [model('a', 5, 20), model('b', 15, 20), model('c', 10, 20, { height: 2 })];
    const table = new Draft(terrainOf({}), [a, b, between]);
    expect(visibleShare(table, a, b)).toBe(1);
    expect(visibleShare(table, a, b, { blockers: ({ id }) => id === 'c' })).toBe(0);
  });
});
