import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apart } from '../geometry/point.ts';
import { Draft } from '../tabletop.ts';
import { block, blocks, box, building, door, model, pane, slowAlong, spots, terrainOf } from '../testing.ts';
import { firstAlong } from './along.ts';
import { Lookout } from './lookout.ts';
import { openShare, past } from './open.ts';
import { clear, SLIVER, visibleShare } from './sight.ts';
import { vistaOf } from './vista.ts';

const houses = [
  building(box(8, 8, 9, 7), [door('d', [11, 8], [13, 8]), pane('w', [17, 10], [17, 12])], {
    walls: [{ id: 'in', from: [12, 8], to: [12, 12] }],
  }),
  building(box(24, 20, 8, 8), [pane('v', [26, 20], [29, 20]), door('e', [24, 23], [24, 25])], { id: 'barn' }),
];
const hill = block('hill', box(18, 26, 4, 4), { kind: 'difficult' });
const scenes = (isTall: boolean) =>
  fc
    .record({
      pieces: blocks(14, isTall),
      indoors: fc.boolean(),
      eye: spots,
      targets: fc.array(spots, { minLength: 20, maxLength: 20 }),
    })
    .map(({ pieces, indoors, eye, targets }) => ({
      table: new Draft(
        terrainOf({ pieces: isTall ? pieces : [...pieces, hill], buildings: indoors && !isTall ? houses : [] }),
      ),
      eye: model('eye', eye.x, eye.y),
      targets: targets.map(({ x, y }, i) => model(`t${i}`, x, y)),
    }));

describe('what an eye has before it', () => {
  test('leaves open what nothing tall hides: as much as a look finds, where all is tall', () => {
    fc.assert(
      fc.property(scenes(true), ({ table, eye, targets }) => {
        const vista = vistaOf(table.ground, eye, eye.eye, 0, 1.2, 'look');
        fc.pre(vista.isGood);
        for (const target of targets) {
          const open = openShare(vista, target.x, target.y, target.radius);
          if (apart(eye, target) < 0.6) continue;
          const seen = visibleShare(table, eye, target);
          // Where fronts cross each other more is hidden than it says.
          expect(open).toBeGreaterThan(seen - 1e-6);
          if (past.least > 0) expect(open).toBeLessThan(seen + 1e-6);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('bounds what is seen past low things, from below and from above', () => {
    let between = 0;
    fc.assert(
      fc.property(scenes(false), ({ table, eye, targets }) => {
        const vista = vistaOf(table.ground, eye, eye.eye, 0, 1.2, 'look');
        fc.pre(vista.isGood);
        for (const target of targets) {
          const open = openShare(vista, target.x, target.y, target.radius);
          const { least, most } = past;
          if (apart(eye, target) < 0.6) continue;
          const seen = visibleShare(table, eye, target);
          expect(least).toBeLessThan(seen + 1e-6);
          expect(most).toBeGreaterThan(seen - 1e-6);
          expect(open).toBeGreaterThan(most - 1e-6);
          if (least > 0 && least < most) between++;
        }
      }),
      { numRuns: 200 },
    );
    expect(between).toBeGreaterThan(50);
  });

  test('says the same as an exact look of every place', () => {
    fc.assert(
      fc.property(scenes(false), fc.constantFrom(SLIVER, 0.25, 0.5), ({ table, eye, targets }, share) => {
        const mover = targets[0] ?? eye;
        const [lookout, line] = [
          new Lookout(table, eye, mover, {}, share),
          new Lookout(table, eye, mover, { by: 'line' }, share),
        ];
        for (const { x, y } of targets) {
          const there = { ...mover, x, y };
          expect([x, y, lookout.isSeen(x, y, 0)]).toEqual([x, y, visibleShare(table, eye, there) > share]);
          const isClear = clear(table, { ...eye, z: 1.1 }, { ...there, z: 1.1 });
          expect([x, y, line.isSeen(x, y, 0)]).toEqual([x, y, isClear]);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('is known once for each eye and state of the ground', () => {
    const table = new Draft(terrainOf({ buildings: houses }));
    const [eye, target] = [model('eye', 12, 5), model('t', 11, 11)];
    const seen = () => new Lookout(table, eye, target, {}, SLIVER).isSeen(target.x, target.y, 0);
    const first = vistaOf(table.ground, eye, 1.1, 0, 1.2, 'hide');
    expect(vistaOf(table.ground, { ...eye }, 1.1, 0, 1.2, 'hide')).toBe(first);
    expect(seen()).toBe(false);
    table.change({ openings: { d: { state: 'open' } } });
    expect(seen()).toBe(true);
    expect(vistaOf(table.ground, eye, 1.1, 0, 1.2, 'hide')).not.toBe(first);
  });
});

describe('a glimpse', () => {
  test('through a slit is found however short it is', () => {
    const slit = [block('a', box(10, 0, 0.2, 20)), block('b', box(10, 20.02, 0.2, 19.98))];
    const table = new Draft(terrainOf({ pieces: slit }));
    const [eye, mover] = [model('eye', 2, 20.01), model('mover', 18, 15, { radius: 0.01 })];
    const found = firstAlong(table, mover, [{ x: 18, y: 25 }], { until: 'seen', others: [eye] });
    expect(found?.at.y).toBeCloseTo(19.98, 2);
    const isSeen = (there: typeof mover) => visibleShare(table, eye, there) > SLIVER;
    expect(slowAlong(mover, [{ x: 18, y: 25 }], 0.1, isSeen)).toBe(5);
    expect(slowAlong({ ...mover, y: 15.05 }, [{ x: 18, y: 25 }], 0.1, isSeen)).toBeNull();
    expect(firstAlong(table, { ...mover, y: 15.05 }, [{ x: 18, y: 25 }], { until: 'seen', others: [eye] })?.at.y).toBe(
      found?.at.y,
    );
  });

  test('between tall things is never found later than by steps of a hundredth of an inch', () => {
    fc.assert(
      fc.property(
        blocks(14, true),
        spots,
        spots,
        fc.array(spots, { minLength: 1, maxLength: 2 }),
        fc.constantFrom('share' as const, 'line' as const),
        (pieces, p, q, way, by) => {
          const table = new Draft(terrainOf({ pieces }));
          const [mover, eye] = [model('mover', p.x, p.y), model('eye', q.x, q.y)];
          const found = firstAlong(table, mover, way, { until: 'seen', by, others: [eye] });
          const slow = slowAlong(mover, way, 0.01, (there) =>
            by === 'share'
              ? visibleShare(table, eye, there) > SLIVER
              : clear(table, { ...eye, z: 1.1 }, { ...there, z: 1.1 }),
          );
          expect(found?.inches ?? 999).toBeLessThanOrEqual((slow ?? 999) + 0.0011);
        },
      ),
      { numRuns: 300 },
    );
  });
});
