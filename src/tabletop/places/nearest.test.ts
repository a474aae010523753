import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apart, point } from '../geometry/point.ts';
import { SLIVER, visibleShare } from '../sight/sight.ts';
import { Draft, type Tabletop } from '../tabletop.ts';
import type { Model } from '../terrain/terrain.ts';
import { block, blocks, box, building, model, slowAlong, spots, terrainOf } from '../testing.ts';
import { fits } from '../ways/clearance.ts';
import { nearestWhere } from './nearest.ts';
import { sneak } from './sneak.ts';
import { walk } from '../ways/walk.ts';
import { checkWay } from '../ways/ways.ts';

const scenes = fc
  .record({
    pieces: blocks(14, true),
    low: blocks(6),
    start: spots,
    eyes: fc.array(spots, { minLength: 1, maxLength: 2 }),
    crowd: fc.array(spots, { maxLength: 6 }),
  })
  .map(({ pieces, low, start, eyes, crowd }) => {
    const marsh = block('marsh', box(14, 14, 9, 5), { kind: 'difficult', height: 0, blocksSight: false });
    const all = [...pieces, ...low.map((piece) => ({ ...piece, id: `low-${piece.id}` })), marsh];
    const mover = model('mover', start.x, start.y);
    const seers = eyes.map((at, i) => model(`eye${i}`, at.x, at.y));
    const others = crowd.map((at, i) => model(`m${i}`, at.x, at.y));
    return { table: new Draft(terrainOf({ pieces: all }), [mover, ...seers, ...others]), mover, eyes: seers };
  })
  .filter(({ table, mover }) => fits(table, mover, mover));

const shareOf = (table: Tabletop, eyes: readonly Model[], there: Model): number =>
  Math.max(...eyes.map((eye) => visibleShare(table, eye, there)));

/** The nearest spot at which given eyes see no more of a model than a share, and how much that is. */
function nearestHidden(
  table: Tabletop,
  mover: Model,
  eyes: readonly Model[],
  { share = SLIVER, ...options }: Parameters<typeof nearestWhere>[3] & { readonly share?: number },
) {
  const seenAt = (at: { x: number; y: number; level?: number }): number =>
    shareOf(table, eyes, { ...mover, ...at, level: at.level ?? mover.level });
  const way = nearestWhere(table, mover, (at) => seenAt(at) <= share, options);
  if (way === null) return null;
  const { x, y, level = mover.level } = way.points.at(-1) ?? mover;
  return { at: { x, y, level }, way, share: seenAt({ x, y, level }) };
}

describe('the nearest hidden spot', () => {
  test('is hidden, can be reached, and no spot of a mesh of half an inch is nearer', () => {
    fc.assert(
      fc.property(
        scenes,
        fc.constantFrom(SLIVER, 0.5),
        fc.constantFrom(3, 5),
        ({ table, mover, eyes }, share, budget) => {
          const options = { budget, share, mesh: 0.5, costs: { difficult: 2 } };
          const found = nearestHidden(table, mover, eyes, options);
          let least = shareOf(table, eyes, mover) <= share ? 0 : Number.POSITIVE_INFINITY;
          for (let i = -10; i <= 10; i++) {
            for (let j = -10; j <= 10; j++) {
              const at = point(mover.x + i / 2, mover.y + j / 2);
              if (shareOf(table, eyes, { ...mover, ...at }) > share) continue;
              least = Math.min(least, walk(table, mover, at, options)?.cost ?? Number.POSITIVE_INFINITY);
            }
          }
          if (found === null) {
            expect(least).toBe(Number.POSITIVE_INFINITY);
            return;
          }
          expect(found.way.cost).toBeLessThanOrEqual(least + 0.0015);
          expect(found.share).toBeLessThanOrEqual(share);
          expect(found.share).toBe(shareOf(table, eyes, { ...mover, x: found.at.x, y: found.at.y }));
          if (found.way.points.length > 0) expect(checkWay(table, mover, found.way.points, options).fault).toBeNull();
        },
      ),
      { numRuns: 60 },
    );
  });

  test('is the first place behind the corner, to a thousandth', () => {
    const table = new Draft(terrainOf({ pieces: [block('wall', box(10, 10, 0.2, 10))] }));
    const [eye, mover] = [model('eye', 5, 15), model('mover', 12, 8)];
    const found = nearestHidden(table, mover, [eye], { budget: 6 });
    expect(found?.share).toBeLessThanOrEqual(SLIVER);
    const back = { ...mover, ...(found?.at ?? mover) };
    // A hundredth back towards where it came from, something shows.
    const far = apart(mover, back);
    const before = {
      ...back,
      x: back.x + ((mover.x - back.x) / far) * 0.01,
      y: back.y + ((mover.y - back.y) / far) * 0.01,
    };
    expect(visibleShare(table, eye, before)).toBeGreaterThan(SLIVER);
    expect(nearestHidden(table, mover, [eye], { budget: 0.4 })).toBeNull();
  });

  test('may lie up a ladder, if that is nearer than anything else', () => {
    const table = new Draft(terrainOf({ buildings: [building(box(10, 10, 6, 6), [], { height: 6 })] }));
    const [eye, mover] = [model('eye', 7.4, 13), model('mover', 9, 13)];
    const ladder = { id: 'ladder', from: { x: 9.4, y: 13, level: 0 }, to: { x: 10.6, y: 13, level: 1 }, cost: 1 };
    const found = nearestHidden(table, mover, [eye], { budget: 2.5, passages: [ladder] });
    expect(found?.at.level).toBe(1);
    expect(
      visibleShare(table, eye, { ...mover, x: found?.at.x ?? 0, y: found?.at.y ?? 0, level: 1 }),
    ).toBeLessThanOrEqual(SLIVER);
    expect(nearestHidden(table, mover, [eye], { budget: 2.5 })).toBeNull();
  });
});

describe('ways out of sight', () => {
  const inSight = (
    table: Tabletop,
    eyes: readonly Model[],
    mover: Model,
    way: Parameters<typeof slowAlong>[1],
  ): number => {
    let seen = 0;
    slowAlong(mover, way, 0.05, (there) => {
      if (shareOf(table, eyes, there) > SLIVER) seen += 0.05;
      return false;
    });
    return seen;
  };

  test('go round behind a wall, though the straight way is shorter', () => {
    const table = new Draft(terrainOf({ pieces: [block('wall', box(8, 10, 14, 0.3), { height: 6 })] }));
    const [eye, mover] = [model('eye', 15, 2), model('mover', 6, 11.5)];
    const to = { x: 24, y: 11.5 };
    const bent = { x: 24, y: 12 };
    for (const goal of [to, bent]) {
      const found = sneak(table, mover, goal, [eye], { budget: 24 });
      const direct = walk(table, mover, goal);
      expect(found?.seen).toBeLessThanOrEqual(inSight(table, [eye], mover, direct?.points ?? []) + 0.1);
      expect(found?.points.at(-1)).toMatchObject(goal);
    }
  });

  test('are legal, within the budget, and never more in sight than the best of a slow search over the same mesh', () => {
    fc.assert(
      fc.property(scenes, spots, ({ table, mover, eyes }, goal) => {
        const to = point(goal.x, goal.y);
        fc.pre(apart(mover, to) < 7 && apart(mover, to) > 1 && fits(table, mover, to));
        const options = { budget: 10, mesh: 1 };
        const found = sneak(table, mover, to, eyes, options);
        const direct = walk(table, mover, to, options);
        if (direct !== null) expect(found).not.toBeNull();
        const slow = slowSneak(table, mover, to, eyes, 10);
        if (slow !== null) expect(found).not.toBeNull();
        if (found === null) return;
        const checked = checkWay(table, mover, found.points, options);
        expect(checked.fault).toBeNull();
        expect(Math.abs(found.seen - inSight(table, eyes, mover, found.points))).toBeLessThan(1);
        if (direct !== null) expect(found.seen).toBeLessThanOrEqual(inSight(table, eyes, mover, direct.points) + 0.5);
        // The mesh is looked at in its points only; along its edges it may be off by half of each.
        if (slow !== null) expect(found.seen).toBeLessThanOrEqual(slow + 0.5 * 3);
      }),
      { numRuns: 60 },
    );
  });
});

/** The fewest inches in sight on a mesh of an inch: every edge relaxed until nothing changes. */
function slowSneak(
  table: Tabletop,
  mover: Model,
  goal: { x: number; y: number },
  eyes: readonly Model[],
  budget: number,
): number | null {
  const places = [{ x: mover.x, y: mover.y }, goal];
  for (let i = -10; i <= 10; i++) {
    for (let j = -10; j <= 10; j++) {
      const at = point(mover.x + i, mover.y + j);
      if ((i !== 0 || j !== 0) && apart(mover, at) + apart(at, goal) <= budget) places.push(at);
    }
  }
  const isSeen = places.map((at) => shareOf(table, eyes, { ...mover, ...at }) > SLIVER);
  const edges = places.flatMap((a, p) =>
    places.flatMap((b, q) => {
      const long = apart(a, b);
      const near = p === 1 || q === 1 ? 1.5 : 1.42;
      const { fault } = p === q || long > near ? { fault: 'far' } : checkWay(table, { ...mover, ...a }, [b]);
      const isOpen = fault === null || (typeof fault !== 'string' && fault.reason === 'no-room');
      return isOpen ? [{ p, q, long, seen: ((isSeen[p] ? 0.5 : 0) + (isSeen[q] ? 0.5 : 0)) * long }] : [];
    }),
  );
  const labels: [seen: number, long: number][][] = places.map((_, i) => (i === 0 ? [[0, 0]] : []));
  for (let changed = true; changed; ) {
    changed = false;
    for (const { p, q, long, seen } of edges) {
      for (const [s, l] of labels[p] ?? []) {
        const next: [number, number] = [s + seen, l + long];
        const there = labels[q] as [number, number][];
        if (next[1] > budget || there.some(([a, b]) => a <= next[0] + 1e-9 && b <= next[1] + 1e-9)) continue;
        labels[q] = [...there.filter(([a, b]) => !(next[0] <= a && next[1] <= b)), next];
        changed = true;
      }
    }
  }
  const ends = labels[1] as [number, number][];
  return ends.length === 0 ? null : Math.min(...ends.map(([seen]) => seen));
}
