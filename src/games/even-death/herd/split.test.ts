import { describe, expect } from 'vitest';
import { blockAt } from '../prepare/deploy.ts';
import { inFormation } from './formation.ts';
import type { Herd } from '../state.ts';
import { battle, block, herd, placesIn, row, said, scene, type SceneSpec, test } from '../testing.ts';
import { bodies, gapBetween } from '../units.ts';

const humans = [
  { x: 50, y: 50 },
  { x: 52, y: 50 },
] as const;
const turnOf = (spec: SceneSpec): ReturnType<typeof scene> => scene({ humans, active: 'b', ...spec });

describe('Split Up', () => {
  const five = (more: SceneSpec = {}): ReturnType<typeof scene> =>
    turnOf({ herds: [{ zombies: row(20, 20, 5) }], ...more })
      .answer('b', [8])
      .answer('b', 'split')
      .answer('b', [8]);
  const newest = (m: ReturnType<typeof scene>): Herd => battle(m).herds.at(-1) as Herd;

  test('EDM.X.7 EDM.SPLIT.1 EDM.SPLIT.2 EDM.SPLIT.3 one zombie goes 6", others join it, and they are a herd of their own', () => {
    const m = five();
    expect(m.asked()).toMatchObject({ kind: 'place', rule: 'EDM.SPLIT.1' });
    m.answer('b', { x: 26, y: 20 });
    expect(m.asked()).toMatchObject({
      kind: 'pick',
      rule: 'EDM.SPLIT.2',
      min: 0,
      max: 3,
      options: ['z3', 'z4', 'z5', 'z6'],
    });
    m.answer('b', ['z3']);
    expect(m.asked()).toMatchObject({ kind: 'choose', rule: 'EDM.SPLIT.2', options: ['suggested', 'by-hand'] });
    m.answer('b', 'suggested');
    expect(newest(m).zombies.map(({ id }) => id)).toEqual(['z2', 'z3']);
    expect(newest(m).zombies[0]).toMatchObject({ x: 26, y: 20 });
    expect(inFormation(bodies(newest(m)))).toBe(true);
    expect(herd(m, 'h1').zombies.map(({ id }) => id)).toEqual(['z4', 'z5', 'z6']);
  });

  test('EDM.SPLIT.1 in a straight line of up to 6", more than 2" from those who stay, terrain does not halve it', () => {
    const swamp = block('swamp', [21, 10, 19, 20], { kind: 'difficult' });
    const m = five({ pieces: [swamp] });
    expect(m.refused('b', { x: 26.1, y: 20 }).code).toBe('bad-answer');
    m.answer('b', { x: 26, y: 20 });
    const pair = turnOf({ herds: [{ zombies: row(20, 20, 2) }] })
      .answer('b', [8])
      .answer('b', 'split')
      .answer('b', [8]);
    expect(pair.refused('b', { x: 21, y: 20 })).toMatchObject({ rule: 'EDM.SPLIT.1', reason: { key: 'ed.no.apart' } });
    const wall = block('wall', [22, 10, 1, 20], { kind: 'impassable', height: 2 });
    expect(five({ pieces: [wall] }).refused('b', { x: 25, y: 20 })).toMatchObject({ facts: { by: 'wall' } });
  });

  test('EDM.SPLIT.3 EDM.SPLIT.4 at least one stays behind, so the new herd never exceeds 15', () => {
    const m = turnOf({ herds: [{ zombies: row(30, 20, 15) }] })
      .answer('b', [8])
      .answer('b', 'split')
      .answer('b', [8]);
    m.answer('b', { x: 36, y: 20 });
    expect(m.asked()).toMatchObject({ max: 13 });
    const lone = turnOf({ herds: [{ zombies: [[20, 20]] }] }).answer('b', [8]);
    expect(lone.asked().options).toEqual(['move', 'face', 'done']);
  });

  test('EDM.SPLIT.3 somebody stays: not all others can go who are not in formation with the first one anyway', () => {
    const m = turnOf({
      herds: [
        {
          zombies: [
            [20, 20],
            [20, 22],
            [20, 26],
            [20, 24],
          ],
        },
      ],
    });
    m.answer('b', [8]).answer('b', 'split').answer('b', [8]).answer('b', { x: 20, y: 19.5 });
    expect(m.asked()).toMatchObject({ kind: 'pick', max: 2, options: ['z3', 'z4', 'z5'] });
    expect(m.refused('b', ['z4', 'z5'])).toMatchObject({ rule: 'EDM.SPLIT.3', reason: { key: 'ed.no.stays' } });
    m.answer('b', ['z5']).answer('b', 'suggested');
    expect(herd(m, 'h1').zombies.map(({ id }) => id)).toEqual(['z4']);
    expect(newest(m).zombies.map(({ id }) => id)).toEqual(['z2', 'z3', 'z5']);
  });

  test('EDM.SPLIT.5 EDM.SPLIT.6 the new herd is used, the old one goes on', () => {
    const m = five().answer('b', { x: 26, y: 20 }).answer('b', []);
    expect(newest(m).used).toBe(true);
    expect(battle(m).activation).toMatchObject({ unit: 'h1', actions: 1 });
  });

  test('EDM.SPLIT.7 EDM.HERD.9 who touches a living target stays', () => {
    const m = five({
      humans: [
        { x: 21, y: 20 },
        { x: 50, y: 50 },
      ],
    });
    m.answer('b', { x: 17, y: 25 });
    expect(m.asked()).toMatchObject({ rule: 'EDM.SPLIT.1', options: ['z4', 'z3', 'z5', 'z6'] });
    m.answer('b', 'z6');
    expect(m.asked()).toMatchObject({ rule: 'EDM.SPLIT.2', options: ['z3', 'z4', 'z5'] });
    m.answer('b', []);
    expect(herd(m, 'h1').zombies.map(({ id }) => id)).toEqual(['z2', 'z3', 'z4', 'z5']);
  });

  test('EDM.SPLIT.1 EDM.CONTACT.3 the one that parts is nobody’s seventh', () => {
    // Three touch the human, three more reach over a low wall, and there is room for one beside it.
    const six: [number, number][] = [
      [29, 30],
      [29.5, 29.134],
      [30.5, 29.134],
      [28.95, 31.55],
      [30, 31.55],
      [31.05, 31.55],
    ];
    const begin = (biters: [number, number][]): ReturnType<typeof scene> =>
      turnOf({
        humans: [
          { x: 30, y: 30 },
          { x: 50, y: 50 },
        ],
        herds: [{ zombies: row(37.5, 30, 2) }, { zombies: biters }],
        pieces: [block('wall', [25, 30.6, 10, 0.4], { kind: 'impassable', height: 0.6 })],
      })
        .answer('b', 'h1')
        .answer('b', [8])
        .answer('b', 'split')
        .answer('b', [8]);
    const beside = { x: 31.001, y: 30 };
    expect(begin(six).refused('b', beside)).toMatchObject({ reason: { key: 'ed.no.six' } });
    expect(newest(begin(six.slice(1)).answer('b', beside)).zombies).toMatchObject([beside]);
  });

  test('EDM.SPLIT.1 EDM.DANGER.2 stopped at the edge of danger, it parts only if it is more than 2" away there', () => {
    const at = (x: number): ReturnType<typeof scene> =>
      turnOf({ herds: [{ zombies: row(20, 20, 2) }], pieces: [block('mines', [x, 10, 9, 20], { kind: 'dangerous' })] })
        .answer('b', [8])
        .answer('b', 'split')
        .answer('b', [8])
        .answer('b', { x: 25.9, y: 20 })
        .answer('b', [8])
        .answer('b', 'stop');
    expect(battle(at(24)).herds.map(({ zombies }) => zombies.length)).toEqual([1, 1]);
    const near = at(21);
    expect(battle(near).herds.map(({ zombies }) => zombies.length)).toEqual([2]);
    expect(battle(near).activation).toMatchObject({ actions: 1 });
  });

  test('EDM.SPLIT.2 EDM.DANGER.6 who goes along keeps off Dangerous ground, unless the player puts it there', () => {
    const m = turnOf({
      herds: [{ zombies: [20, 22, 24, 26].map((y) => [20, y] as const) }],
      pieces: [block('mines', [22, 20.2, 8, 10], { kind: 'dangerous' })],
    });
    m.answer('b', [8]).answer('b', 'split').answer('b', [8]).answer('b', { x: 26, y: 20 }).answer('b', ['z3']);
    expect(placesIn(m)[0]?.y).toBeLessThan(20.2);
    m.answer('b', 'by-hand').answer('b', { x: 26, y: 21.5 });
    expect(newest(m).zombies.map(({ x, y }) => [x, y])).toEqual([
      [26, 20],
      [26, 21.5],
    ]);
    expect(m.under('EDM.DANGER.2')).toEqual([]);
  });

  test('EDM.SPLIT.1 EDM.SPLIT.2 EDM.DANGER.6 a herd on Dangerous ground splits up like any other', () => {
    const mines = block('mines', [10, 10, 20, 20], { kind: 'dangerous' });
    const m = five({ pieces: [mines] });
    m.answer('b', { x: 26, y: 20 });
    expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'EDM.BRAIN.1' });
    m.answer('b', [8]).answer('b', 'go').answer('b', ['z3', 'z4']).answer('b', 'suggested');
    expect(battle(m).herds.map(({ zombies }) => zombies.map(({ id }) => id))).toEqual([
      ['z5', 'z6'],
      ['z2', 'z3', 'z4'],
    ]);
    expect(m.under('EDM.DANGER.2')).toHaveLength(1);
  });

  /** Fifteen zombies as they deploy: close round the one in the middle. */
  const packed = (x: number, y: number): [number, number][] =>
    (blockAt(battle(scene({ humans })), [rim], { x, y }, 15) ?? []).map((at) => [at.x, at.y]);
  const rim = [
    { x: 0, y: 0 },
    { x: 60, y: 0 },
    { x: 60, y: 60 },
    { x: 0, y: 60 },
  ];

  test('EDM.SPLIT.2 EDM.MOVE.10 any number: of a packed herd the inner ones too, past their own', () => {
    const m = turnOf({ herds: [{ zombies: packed(20, 20) }] })
      .answer('b', [8])
      .answer('b', 'split')
      .answer('b', [8])
      .answer('b', { x: 27, y: 20 });
    if (m.asked().prompt === 'ed.split.lead') m.answer('b', m.asked().options[0] as string);
    const { options } = m.asked();
    expect(m.asked()).toMatchObject({ kind: 'pick', min: 0, max: 13 });
    expect(options).toHaveLength(14);
    m.answer('b', options.slice(0, 13)).answer('b', 'suggested');
    expect(battle(m).herds.map(({ zombies }) => zombies.length)).toEqual([1, 14]);
    expect(inFormation(bodies(newest(m)))).toBe(true);
    const inner = turnOf({ herds: [{ zombies: packed(20, 20) }] })
      .answer('b', [8])
      .answer('b', 'split')
      .answer('b', [8])
      .answer('b', { x: 26, y: 20 });
    expect(inner.asked()).toMatchObject({ prompt: 'ed.split.lead' });
    expect(inner.asked().options).toEqual(['z12', 'z14', 'z8', 'z16', 'z4', 'z6', 'z2']); // the one in the middle
    inner.answer('b', 'z2').answer('b', []);
    expect(newest(inner).zombies.map(({ id, x, y }) => [id, x, y])).toEqual([['z2', 26, 20]]);
  });

  test('EDM.SPLIT.2 EDM.SPLIT.3 the player places those who go along, within 2" of another of them', () => {
    const m = five().answer('b', { x: 26, y: 20 }).answer('b', ['z3', 'z4']).answer('b', 'by-hand');
    expect(m.asked()).toMatchObject({ kind: 'place', rule: 'EDM.SPLIT.2', prompt: 'ed.places.one' });
    expect(m.refused('b', { x: 22.95, y: 20 }).message).toBeTruthy();
    expect(m.refused('b', { x: 26.4, y: 20 })).toMatchObject({ reason: { key: 'ed.no.way-there' } });
    m.answer('b', { x: 26, y: 23 });
    expect(m.refused('b', { x: 26, y: 26.02 }).code).toBe('bad-answer');
    m.answer('b', { x: 26, y: 26 });
    expect(newest(m).zombies.map(({ x, y }) => [x, y])).toEqual([
      [26, 20],
      [26, 23],
      [26, 26],
    ]);
  });

  test('EDM.SPLIT.2 who finds no way to the first one is not offered', () => {
    const walls = [
      [19, 25.2, 2, 0.2],
      [19, 27.4, 2, 0.2],
      [18.8, 25.2, 0.2, 2.4],
      [21, 25.2, 0.2, 2.4],
    ] as const;
    const offered = (walled: boolean): readonly string[] =>
      turnOf({
        herds: [{ zombies: [20, 22, 24, 26.4].map((y) => [20, y] as const) }],
        pieces: walled ? walls.map((at, i) => block(`wall-${i}`, at, { kind: 'impassable', height: 3 })) : [],
      })
        .answer('b', [8])
        .answer('b', 'split')
        .answer('b', [8])
        .answer('b', { x: 26, y: 20 })
        .asked().options;
    expect([offered(false), offered(true)]).toEqual([
      ['z3', 'z4', 'z5'],
      ['z3', 'z4'],
    ]);
  });

  test('EDM.SPLIT.3 a part is called after its herd, with a letter of its own', () => {
    const m = five().answer('b', { x: 26, y: 20 }).answer('b', []);
    expect(battle(m).herds.map(({ name }) => name)).toEqual(['Regular Zombies 1', 'Regular Zombies 1 B']);
    expect(said(m, 'ed.split.done')).toMatchObject([{ name: 'Regular Zombies 1', part: 'Regular Zombies 1 B' }]);
  });
});

describe('Merge', () => {
  const begin = (spec: Partial<SceneSpec> = {}): ReturnType<typeof scene> =>
    turnOf({ herds: [{ zombies: row(20, 20, 3) }, { zombies: row(20, 24, 3) }], ...spec })
      .answer('b', 'h1')
      .answer('b', [8]);

  test('EDM.X.7 EDM.MERGE.1 EDM.MERGE.2 EDM.MERGE.4 zombies at most 6" away are placed within 2" and belong to the herd', () => {
    const m = begin().answer('b', 'merge:h5').answer('b', [6]);
    expect(m.asked()).toMatchObject({ kind: 'choose', rule: 'EDM.MERGE.1', options: ['suggested', 'by-hand'] });
    m.answer('b', 'by-hand');
    expect(m.asked()).toMatchObject({ kind: 'pick', min: 1, max: 3, options: ['z6', 'z7', 'z8'] });
    m.answer('b', ['z6', 'z7']).answer('b', 'suggested');
    expect(herd(m, 'h1').zombies.map(({ id }) => id)).toEqual(['z2', 'z3', 'z4', 'z6', 'z7']);
    expect(inFormation(bodies(herd(m, 'h1')))).toBe(true);
  });

  test('EDM.MERGE.1 measured from each to the nearest zombie of the herd: 6" and no more', () => {
    const at = (y: number): readonly string[] =>
      begin({ herds: [{ zombies: [[20, 20]] }, { zombies: [[20, y]] }] })
        .asked()
        .options.filter((id) => id.startsWith('merge'));
    expect([at(27), at(27.04), at(27.06)]).toEqual([['merge:h3'], ['merge:h3'], []]);
  });

  test('EDM.MERGE.2 nobody walks through what bars the way', () => {
    const sides = [
      [17, 22, 6, 1],
      [17, 26, 6, 1],
      [16, 22, 1, 5],
      [23, 22, 1, 5],
    ] as const;
    const ring = sides.map((side, i) => block(`wall-${i}`, side, { kind: 'impassable', height: 3 }));
    const offered = (pieces: SceneSpec['pieces'] = []): readonly string[] =>
      begin({ herds: [{ zombies: [[20, 20]] }, { zombies: [[20, 24.5]] }], pieces }).asked().options;
    expect([offered(), offered(ring)]).toEqual([
      ['move', 'merge:h3', 'face', 'done'],
      ['move', 'face', 'done'],
    ]);
  });

  test('EDM.MERGE.2 who is within 2" of the herd only through another cannot come without that one', () => {
    const pen = [
      [17, 24, 6, 0.2],
      [17, 28, 6, 0.2],
      [17, 24, 0.2, 4],
      [23, 24, 0.2, 4.2],
    ] as const;
    const m = begin({
      herds: [
        { zombies: [[20, 20]] },
        {
          zombies: [
            [20, 23],
            [20, 26.4],
          ],
        },
      ],
      pieces: pen.map((at, i) => block(`wall-${i}`, at, { kind: 'impassable', height: 3 })),
    });
    m.answer('b', 'merge:h3').answer('b', [8]);
    expect(placesIn(m)).toMatchObject([{ id: 'z4' }, { id: 'z5' }]);
    m.answer('b', 'by-hand');
    const refused = { rule: 'EDM.MERGE.2', reason: { key: 'ed.no.merge-room', params: { comes: 0 } } };
    expect(m.refused('b', ['z5'])).toMatchObject(refused);
    m.answer('b', ['z4', 'z5']).answer('b', 'suggested');
    expect(herd(m, 'h1').zombies.map(({ id }) => id)).toEqual(['z2', 'z4', 'z5']);
  });

  test('EDM.MERGE.2 EDM.DANGER.6 nobody is brought onto Dangerous ground while there is other room', () => {
    const pieces = [block('mines', [10, 21, 20, 3.4], { kind: 'dangerous' })];
    const m = begin({ herds: [{ zombies: [[20, 20]] }, { zombies: [[20, 25]] }], pieces });
    m.answer('b', 'merge:h3').answer('b', [8]).answer('b', 'suggested');
    expect(herd(m, 'h1').zombies).toHaveLength(2);
    expect(herd(m, 'h1').zombies[1]?.y).toBeLessThan(21);
  });

  test('EDM.MERGE.1 EDM.DANGER.6 herds on Dangerous ground merge like any others, without another check', () => {
    const pieces = [block('mines', [10, 10, 20, 20], { kind: 'dangerous' })];
    const m = begin({ pieces }).answer('b', 'merge:h5').answer('b', [6]).answer('b', 'suggested');
    expect(battle(m).herds.map(({ zombies }) => zombies.length)).toEqual([6]);
    expect(m.under('EDM.DANGER.2')).toEqual([]);
  });

  test('EDM.MERGE.1 EDM.MERGE.3 any number: fourteen in a pack join one beside it', () => {
    const pack = Array.from({ length: 14 }, (_, i): [number, number] => [
      20 + 1.05 * (i % 5),
      23 + 1.05 * Math.floor(i / 5),
    ]);
    const m = begin({ herds: [{ zombies: [[20, 20]] }, { zombies: pack }] });
    m.answer('b', 'merge:h3').answer('b', [8]);
    expect(placesIn(m)).toHaveLength(14);
    m.answer('b', 'suggested');
    expect(battle(m).herds.map(({ zombies }) => zombies.length)).toEqual([15]);
    expect(inFormation(bodies(herd(m, 'h1')))).toBe(true);
  });

  test('EDM.MERGE.2 the player says where they stand: within 2" of the herd, or of one who has come', () => {
    const m = begin().answer('b', 'merge:h5').answer('b', [8]).answer('b', 'by-hand').answer('b', ['z6', 'z7']);
    m.answer('b', 'by-hand');
    expect(m.asked()).toMatchObject({ kind: 'place', rule: 'EDM.MERGE.2', prompt: 'ed.places.one' });
    m.answer('b', { x: 23, y: 20 }).answer('b', { x: 26, y: 20 });
    expect(
      herd(m, 'h1')
        .zombies.slice(3)
        .map(({ id, x, y }) => [id, x, y]),
    ).toEqual([
      ['z6', 23, 20],
      ['z7', 26, 20],
    ]);
    expect(herd(m, 'h5').zombies.map(({ id }) => id)).toEqual(['z8']);
  });

  test('EDM.MERGE.3 never more than 15', () => {
    const m = begin({ herds: [{ zombies: row(30, 20, 13) }, { zombies: row(30, 24, 4) }] });
    m.answer('b', 'merge:h15').answer('b', [8]);
    expect(placesIn(m)).toHaveLength(2);
    m.answer('b', 'by-hand');
    expect(m.asked()).toMatchObject({ kind: 'pick', min: 1, max: 2 });
    const full = begin({ herds: [{ zombies: row(30, 20, 15) }, { zombies: row(30, 24, 4) }] });
    expect(full.asked().options.some((id) => id.startsWith('merge'))).toBe(false);
  });

  test('EDM.MERGE.5 whoever takes in zombies of a used herd is used itself', () => {
    const used = begin({
      herds: [{ zombies: [[20, 20]] }, { zombies: [[20, 24]], used: true }, { zombies: [[40, 40]] }],
    });
    used.answer('b', 'merge:h3').answer('b', [8]).answer('b', 'suggested');
    expect(herd(used, 'h1').used).toBe(true);
    expect(battle(used).activation).not.toMatchObject({ unit: 'h1' });
    const fresh = begin({ herds: [{ zombies: [[20, 20]] }, { zombies: [[20, 24]] }] });
    fresh.answer('b', 'merge:h3').answer('b', [8]).answer('b', 'suggested');
    expect(battle(fresh).activation).toMatchObject({ unit: 'h1', actions: 1 });
  });

  test('EDM.MERGE.6 EDM.DEATH.6 what remains is a herd of its own; what is empty is gone', () => {
    const some = begin().answer('b', 'merge:h5').answer('b', [8]).answer('b', 'by-hand').answer('b', ['z6']);
    some.answer('b', 'suggested');
    expect(herd(some, 'h5').zombies.map(({ id }) => id)).toEqual(['z7', 'z8']);
    const all = begin().answer('b', 'merge:h5').answer('b', [8]).answer('b', 'suggested');
    expect(battle(all).herds.map(({ id }) => id)).toEqual(['h1']);
  });

  test('EDM.MERGE.7 Runners need no Brain Check', () => {
    const m = begin({
      herds: [
        { type: 'fast', zombies: [[20, 20]] },
        { type: 'fast', zombies: [[20, 24]] },
      ],
    });
    m.answer('b', 'merge:h3').answer('b', 'suggested');
    expect(battle(m).herds).toHaveLength(1);
    expect(m.under('EDM.MERGE.7')).toHaveLength(1);
    expect(gapBetween(battle(m).herds[0] as Herd, battle(m).humans[0] as never)).toBeGreaterThan(9);
  });
});
