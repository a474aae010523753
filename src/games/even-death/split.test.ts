import { describe, expect } from 'vitest';
import { inFormation } from './formation.ts';
import type { Herd } from './state.ts';
import { battle, block, herd, row, said, scene, type SceneSpec, test } from './testing.ts';
import { bodies, gapBetween } from './units.ts';

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
    expect(lone.asked().options).not.toContain('split');
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
    m.answer('b', ['z5']);
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
    expect(m.asked().options).not.toContain('z2');
    m.answer('b', []);
    expect(herd(m, 'h1').zombies.map(({ id }) => id)).toContain('z2');
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

  test('EDM.SPLIT.2 EDM.DANGER.2 who goes along keeps off Dangerous ground that the herd has not dared', () => {
    const m = turnOf({
      herds: [{ zombies: [20, 22, 24, 26].map((y) => [20, y] as const) }],
      pieces: [block('mines', [22, 20.2, 8, 10], { kind: 'dangerous' })],
    });
    m.answer('b', [8]).answer('b', 'split').answer('b', [8]).answer('b', { x: 26, y: 20 }).answer('b', ['z3']);
    expect(newest(m).zombies).toHaveLength(2);
    expect(newest(m).zombies[1]?.y).toBeLessThan(20.2);
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
    expect(m.asked()).toMatchObject({ kind: 'pick', min: 1, max: 3, options: ['z6', 'z7', 'z8'] });
    m.answer('b', ['z6', 'z7']);
    expect(herd(m, 'h1').zombies.map(({ id }) => id)).toEqual(['z2', 'z3', 'z4', 'z6', 'z7']);
    expect(inFormation(bodies(herd(m, 'h1')))).toBe(true);
  });

  test('EDM.MERGE.1 measured from each to the nearest zombie of the herd: 6" and no more', () => {
    const at = (y: number): readonly string[] =>
      begin({ herds: [{ zombies: [[20, 20]] }, { zombies: [[20, y]] }] })
        .asked()
        .options.filter((id) => id.startsWith('merge'));
    expect([at(27), at(27.1)]).toEqual([['merge:h3'], []]);
  });

  test('EDM.MERGE.2 nobody walks through what bars the way', () => {
    const sides = [
      [17, 22, 6, 1],
      [17, 26, 6, 1],
      [16, 22, 1, 5],
      [23, 22, 1, 5],
    ] as const;
    const ring = sides.map((side, i) => block(`wall-${i}`, side, { kind: 'impassable', height: 3 }));
    const m = begin({ herds: [{ zombies: [[20, 20]] }, { zombies: [[20, 24.5]] }], pieces: ring });
    m.answer('b', 'merge:h3').answer('b', [8]);
    expect(battle(m).herds.map(({ zombies }) => zombies.length)).toEqual([1, 1]);
    expect(herd(m, 'h3').zombies[0]).toMatchObject({ x: 20, y: 24.5 });
  });

  test('EDM.MERGE.2 those who take each other the room cannot be named together', () => {
    const mines = [
      [10, 10, 20, 9.7],
      [10, 20.3, 20, 10],
      [10, 19.7, 9.4, 0.6],
      [21.3, 19.7, 8, 0.6],
    ] as const;
    const m = begin({
      herds: [{ zombies: [[20, 20]] }, { zombies: row(20, 24, 2) }],
      pieces: mines.map((at, i) => block(`mines-${i}`, at, { kind: 'dangerous' })),
    });
    m.answer('b', 'merge:h3').answer('b', [8]);
    expect(m.match.request).toMatchObject({ kind: 'pick', max: 2, suggestions: [['z4']] });
    const refused = { rule: 'EDM.MERGE.2', reason: { key: 'ed.no.merge-room', params: { comes: 1 } } };
    expect(m.refused('b', ['z4', 'z5'])).toMatchObject(refused);
    m.answer('b', ['z5']);
    expect(herd(m, 'h1').zombies.map(({ id }) => id)).toEqual(['z2', 'z5']);
  });

  test('EDM.MERGE.2 EDM.DANGER.2 nobody is brought onto Dangerous ground: nothing was dared', () => {
    const pieces = [block('mines', [10, 21, 20, 3.4], { kind: 'dangerous' })];
    const m = begin({ herds: [{ zombies: [[20, 20]] }, { zombies: [[20, 25]] }], pieces });
    m.answer('b', 'merge:h3').answer('b', [8]);
    expect(herd(m, 'h1').zombies).toHaveLength(2);
    expect(herd(m, 'h1').zombies[1]?.y).toBeLessThan(21);
  });

  test('EDM.MERGE.3 never more than 15', () => {
    const m = begin({ herds: [{ zombies: row(30, 20, 13) }, { zombies: row(30, 24, 4) }] });
    m.answer('b', 'merge:h15').answer('b', [8]);
    expect(m.asked()).toMatchObject({ max: 2 });
    const full = begin({ herds: [{ zombies: row(30, 20, 15) }, { zombies: row(30, 24, 4) }] });
    expect(full.asked().options.some((id) => id.startsWith('merge'))).toBe(false);
  });

  test('EDM.MERGE.5 whoever takes in zombies of a used herd is used itself', () => {
    const used = begin({
      herds: [{ zombies: [[20, 20]] }, { zombies: [[20, 24]], used: true }, { zombies: [[40, 40]] }],
    });
    used.answer('b', 'merge:h3').answer('b', [8]);
    expect(herd(used, 'h1').used).toBe(true);
    expect(battle(used).activation).not.toMatchObject({ unit: 'h1' });
    const fresh = begin({ herds: [{ zombies: [[20, 20]] }, { zombies: [[20, 24]] }] });
    fresh.answer('b', 'merge:h3').answer('b', [8]);
    expect(battle(fresh).activation).toMatchObject({ unit: 'h1', actions: 1 });
  });

  test('EDM.MERGE.6 EDM.DEATH.6 what remains is a herd of its own; what is empty is gone', () => {
    const some = begin().answer('b', 'merge:h5').answer('b', [8]).answer('b', ['z6']);
    expect(herd(some, 'h5').zombies.map(({ id }) => id)).toEqual(['z7', 'z8']);
    const all = begin().answer('b', 'merge:h5').answer('b', [8]).answer('b', ['z6', 'z7', 'z8']);
    expect(battle(all).herds.map(({ id }) => id)).toEqual(['h1']);
  });

  test('EDM.MERGE.7 Runners need no Brain Check', () => {
    const m = begin({
      herds: [
        { type: 'fast', zombies: [[20, 20]] },
        { type: 'fast', zombies: [[20, 24]] },
      ],
    });
    m.answer('b', 'merge:h3');
    expect(battle(m).herds).toHaveLength(1);
    expect(m.under('EDM.MERGE.7')).toHaveLength(1);
    expect(gapBetween(battle(m).herds[0] as Herd, battle(m).humans[0] as never)).toBeGreaterThan(9);
  });
});
