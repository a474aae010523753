import { describe, expect } from 'vitest';
import { bitersAt } from '../fight/contact.ts';
import { climbStep } from './climb.ts';
import { inFormation } from '../herd/formation.ts';
import type { Herd, Human } from '../state.ts';
import { battle, block, cornered, herd, human, rectangle, scene, type SceneSpec, test } from '../testing.ts';
import { bodies } from '../units.ts';
import { viewOf } from '../shown/view.ts';

type Pieces = NonNullable<SceneSpec['pieces']>;
const box = (id: string, height: number, x: number, wide: number, more: object = {}): Pieces[number] =>
  block(id, [x, 5, wide, 10], { name: id, kind: 'impassable', height, climbable: true, blocksSight: true, ...more });
const far = { zombies: [[50, 50]] } as const;
const mate = { x: 50, y: 40 };
const climbsOf = (m: ReturnType<typeof scene>): readonly string[] =>
  m.asked().options.filter((id) => id.startsWith('climb'));

describe('humans', () => {
  test('EDM.CLIMB.1 EDM.SETUP.11 EDM.CLIMB.5 what was agreed to be climbable is climbed by whoever stands at its foot, without a roll', () => {
    const at = (x: number, climbable: boolean): readonly string[] =>
      climbsOf(
        scene({ humans: [{ x, y: 10 }, mate], herds: [far], pieces: [box('crag', 3, 20, 6, { climbable })] }).answer(
          'a',
          'a1',
        ),
      );
    expect(at(19.5, true)).toEqual(['climb:up:crag']);
    expect(at(19, true)).toEqual([]);
    expect(at(19.5, false)).toEqual([]);
    const m = scene({ humans: [{ x: 19.5, y: 10 }, mate], herds: [far], pieces: [box('crag', 3, 20, 6)] });
    m.answer('a', 'a1').answer('a', 'climb:up:crag');
    expect(human(m, 'a1')).toMatchObject({ x: 20.5, y: 10, level: 1, climbing: null });
    expect(battle(m).activation).toMatchObject({ actions: 1 });
  });

  test('EDM.CLIMB.2 half the Movement in height an action; progress is kept, and on the face there is nothing else to do', () => {
    const m = scene({
      humans: [{ x: 19.5, y: 10, weapons: ['rifle'] }, mate],
      herds: [far],
      pieces: [box('cliff', 8, 20, 6)],
    });
    m.answer('a', 'a1').answer('a', 'climb:up:cliff');
    expect(human(m, 'a1').climbing).toMatchObject({ piece: 'cliff', height: 3 });
    expect(m.asked().options).toEqual(['climb:on', 'climb:back', 'done']);
    m.answer('a', 'climb:on').answer('a', 'done').answer('b', [8]).answer('b', 'done');
    expect(human(m, 'a1').climbing).toMatchObject({ height: 6 });
    m.answer('a', 'a1').answer('a', [8]).answer('a', 'climb:on'); // it is far from its friend
    expect(human(m, 'a1')).toMatchObject({ level: 1, climbing: null, x: 20.5 });
  });

  test('EDM.CLIMB.2 it may climb back', () => {
    const m = scene({ humans: [{ x: 19.5, y: 10 }, mate], herds: [far], pieces: [box('cliff', 8, 20, 6)] });
    m.answer('a', 'a1').answer('a', 'climb:up:cliff').answer('a', 'climb:back');
    expect(human(m, 'a1')).toMatchObject({ level: 0, climbing: null, x: 19.5 });
  });

  test('EDM.CLIMB.2 over a thin barrier it stands touching the far side; down from a top it takes the height again', () => {
    const over = scene({ humans: [{ x: 19.5, y: 10 }, mate], herds: [far], pieces: [box('fence', 1.8, 20, 0.5)] });
    over.answer('a', 'a1').answer('a', 'climb:up:fence');
    expect(human(over, 'a1')).toMatchObject({ x: 21, y: 10, level: 0, climbing: null });
    const down = scene({ humans: [{ x: 20.5, y: 10, level: 1 }, mate], herds: [far], pieces: [box('crag', 5, 20, 6)] });
    down.answer('a', 'a1');
    expect(climbsOf(down)).toEqual(['climb:down:crag']);
    down.answer('a', 'climb:down:crag');
    expect(human(down, 'a1').climbing).toMatchObject({ height: 3 });
    down.answer('a', 'climb:on');
    expect(human(down, 'a1')).toMatchObject({ x: 19.5, level: 0, climbing: null });
  });

  test('EDM.CLIMB.3 a piece with a ladder is climbed there', () => {
    const features = [{ id: 'ladder', kind: 'ladder' as const, x: 20, y: 7, piece: 'house' }];
    const at = (y: number): ReturnType<typeof scene> =>
      scene({ humans: [{ x: 19.5, y }, mate], herds: [far], pieces: [box('house', 5, 20, 6)], features }).answer(
        'a',
        'a1',
      );
    expect(climbsOf(at(10))).toEqual([]);
    const m = at(7);
    expect(climbsOf(m)).toEqual(['climb:up:house']);
    m.answer('a', 'climb:up:house').answer('a', 'climb:on');
    expect(human(m, 'a1')).toMatchObject({ level: 1, y: 7 });
  });

  test('EDM.CLIMB.4 lower than a model it takes one action, whatever the Movement', () => {
    const m = scene({
      humans: [{ x: 19.5, y: 10, class: 'newbie', infected: true }, mate],
      herds: [far],
      pieces: [box('wall', 1.19, 20, 0.5)],
    });
    m.answer('a', 'a1').answer('a', [8]).answer('a', 'climb:up:wall');
    expect(human(m, 'a1')).toMatchObject({ x: 21, climbing: null });
    expect(m.under('EDM.CLIMB.4')).toHaveLength(1);
  });

  test('EDM.CLIMB.8 EDM.COND.12 poor health slows a climb', () => {
    const m = scene({ humans: [{ x: 10, y: 10 }], herds: [far], campaign: true });
    const table = battle(m);
    const [one] = table.humans as [Human];
    expect(climbStep(table, one)).toBe(3);
    expect(climbStep(table, { ...one, health: 'sick' })).toBe(2);
    expect(climbStep(table, { ...one, infected: true })).toBe(1);
    expect(climbStep(table, { ...one, entry: { ...one.entry, class: 'newbie' }, infected: true })).toBe(1);
  });
});

test('EDM.CONTACT.3 EDM.CLIMB.2 no human climbs over to where seven would touch it', () => {
  const over = (reaching: number): ReturnType<typeof scene> => {
    const { herds = [], pieces = [] } = cornered(reaching);
    const fence = block('fence', [30.501, 29.6, 0.5, 0.7], { kind: 'impassable', height: 1, climbable: true });
    return scene({ humans: [{ x: 31.502, y: 30 }, mate], herds, pieces: [...pieces, fence] })
      .answer('a', 'a1')
      .answer('a', 'climb:up:fence');
  };
  const ends = (m: ReturnType<typeof scene>) => {
    const { x, y } = human(m, 'a1');
    return { x, y, biters: bitersAt(battle(m), human(m, 'a1')) };
  };
  expect(ends(over(6))).toEqual({ x: 30.001, y: 28, biters: 2 });
  expect(ends(over(5))).toEqual({ x: 30.001, y: 30, biters: 6 });
});

describe('in buildings', () => {
  const house: NonNullable<SceneSpec['buildings']>[number] = {
    id: 'house',
    name: 'House',
    outline: rectangle(20, 5, 10, 10),
    floors: [0, 3],
    height: 8,
    links: [
      { id: 'stairs', kind: 'stairs', from: { at: [22, 10], level: 0 }, to: { at: [28, 10], level: 1 } },
      { id: 'ladder', kind: 'ladder', from: { at: [28, 12], level: 1 }, to: { at: [28, 13], level: 2 } },
    ],
  };
  const inside = (x: number, y: number, level: number): ReturnType<typeof scene> =>
    scene({ humans: [{ x, y, level, class: 'hardened' }, mate], herds: [far], buildings: [house] }).answer('a', 'a1');

  test('EDM.CLIMB.3 EDM.CLIMB.9 stairs and ladders lead from floor to floor, at half the Movement', () => {
    expect(climbsOf(inside(24, 10, 0))).toEqual([]);
    const m = inside(22.5, 10, 0);
    expect(climbsOf(m)).toEqual(['climb:up:stairs']);
    m.answer('a', 'climb:up:stairs');
    expect(human(m, 'a1')).toMatchObject({ x: 28, y: 10, level: 1, climbing: null });
    expect(climbsOf(m)).toEqual(['climb:down:stairs']);
    expect(climbsOf(inside(28, 12, 1))).toEqual(['climb:up:ladder']);
    const down = inside(28, 13, 2).answer('a', 'climb:down:ladder');
    expect(human(down, 'a1').climbing).toMatchObject({ piece: 'ladder', height: 3 });
    expect(viewOf(down.state()).battle?.models.map(({ height }) => height)).toEqual([5, 0, 0]);
    expect(human(down.answer('a', 'climb:on'), 'a1')).toMatchObject({ x: 28, y: 12, level: 1, climbing: null });
  });
});

describe('herds', () => {
  const three = {
    zombies: [
      [19.5, 10],
      [18.4, 10],
      [17.3, 10],
    ],
  } as const;
  const begin = (piece: Pieces[number], type: 'regular' | 'fast' = 'regular'): ReturnType<typeof scene> =>
    scene({ humans: [mate, { x: 50, y: 44 }], herds: [{ ...three, type }], active: 'b', pieces: [piece] }).answer(
      'b',
      [8],
    );

  test('EDM.CLIMB.5 EDM.CLIMB.6 a herd needs a Brain Check, and then climbs as a whole', () => {
    const m = begin(box('crag', 2, 20, 6)).answer('b', 'climb:up:crag');
    expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'EDM.BRAIN.1' });
    m.answer('b', [6]);
    expect(m.asked()).toMatchObject({ rule: 'EDM.CLIMB.6', prompt: 'ed.places', options: ['suggested', 'by-hand'] });
    m.answer('b', 'suggested');
    expect(herd(m, 'h1').zombies.map(({ level }) => level)).toEqual([1, 1, 1]);
    expect(inFormation(bodies(herd(m, 'h1')))).toBe(true);
    const failed = begin(box('crag', 2, 20, 6))
      .answer('b', 'climb:up:crag')
      .answer('b', [5]);
    expect(herd(failed, 'h1').zombies.map(({ level }) => level)).toEqual([0, 0, 0]);
  });

  test('EDM.CLIMB.6 EDM.HERD.9 those who were held at the foot stay there when the others arrive', () => {
    const m = scene({
      humans: [mate, { x: 50, y: 44 }],
      herds: [three],
      active: 'b',
      pieces: [box('crag', 4, 20, 6)],
      change: ({ herds: [one] }) => {
        const climbing = { piece: 'crag', height: 2, to: { x: 20.5, y: 10, level: 1 }, by: 'z2', below: ['z4'] };
        Object.assign(one as Herd, { climbing });
      },
    })
      .answer('b', [8])
      .answer('b', 'climb:on')
      .answer('b', [8])
      .answer('b', 'suggested');
    expect(herd(m, 'h1').climbing).toBeNull();
    expect(herd(m, 'h1').zombies.map(({ id, x, level }) => [id, x > 20, level])).toEqual([
      ['z2', true, 1],
      ['z3', true, 1],
      ['z4', false, 0],
    ]);
  });

  test('EDM.CLIMB.6 the player says where those stand who come after the first: on top, within 2" of another', () => {
    const m = begin(box('crag', 2, 20, 6))
      .answer('b', 'climb:up:crag')
      .answer('b', [6])
      .answer('b', 'by-hand');
    expect(m.asked()).toMatchObject({ kind: 'place', rule: 'EDM.CLIMB.6' });
    const { x, y } = herd(m, 'h1').climbing?.to ?? { x: 0, y: 0 };
    expect(m.refused('b', { x: x - 1.5, y })).toMatchObject({ rule: 'EDM.MOVE.10' });
    m.answer('b', { x: x + 3, y }).answer('b', { x: x + 3, y: y + 2 });
    expect(herd(m, 'h1').zombies.map((zombie) => [zombie.x - x, zombie.y - y, zombie.level])).toEqual(
      expect.arrayContaining([
        [0, 0, 1],
        [3, 0, 1],
        [3, 2, 1],
      ]),
    );
  });

  test('EDM.CLIMB.5 EDM.ZOMBIE.2 climbing on and climbing back each need another check', () => {
    const half = (): ReturnType<typeof scene> =>
      begin(box('crag', 6, 20, 6))
        .answer('b', 'climb:up:crag')
        .answer('b', [6]);
    expect(herd(half(), 'h1').climbing).toMatchObject({ height: 2 });
    for (const way of ['climb:on', 'climb:back']) {
      const m = half().answer('b', way);
      expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'EDM.BRAIN.1' });
      m.answer('b', [5]);
      expect(herd(m, 'h1').climbing).toMatchObject({ height: 2 });
    }
    expect(herd(half().answer('b', 'climb:back').answer('b', [6]), 'h1').climbing).toBeNull();
  });

  test('EDM.CLIMB.7 Runners need none', () => {
    const m = begin(box('crag', 4, 20, 6), 'fast')
      .answer('b', 'climb:up:crag')
      .answer('b', 'suggested');
    expect(herd(m, 'h1').zombies.map(({ level }) => level)).toEqual([1, 1, 1]);
    expect(m.under('EDM.CLIMB.7')).toHaveLength(1);
  });

  test('EDM.CLIMB.4 EDM.CLIMB.6 a low wall needs none either, and all get over it', () => {
    const m = begin(box('wall', 0.6, 20, 0.5))
      .answer('b', 'climb:up:wall')
      .answer('b', 'suggested');
    expect(herd(m, 'h1').zombies.every(({ x, level }) => x > 20.9 && level === 0)).toBe(true);
    expect(inFormation(bodies(herd(m, 'h1')))).toBe(true);
  });

  test('EDM.CONTACT.3 EDM.CLIMB.2 nobody climbs over to be the seventh at a human', () => {
    // Four touch the human behind the fence, two more reach over a low wall.
    const six: [number, number][] = [
      [22.5, 10.866],
      [21.5, 10.866],
      [21.5, 9.134],
      [22.5, 9.134],
      [23.5, 10.5],
      [23.5, 9.5],
    ];
    const over = (biters: [number, number][]): ReturnType<typeof scene> =>
      scene({
        humans: [{ x: 22, y: 10 }, mate],
        herds: [{ zombies: [[19.5, 10]] }, { zombies: biters }],
        active: 'b',
        pieces: [box('fence', 1, 20, 0.5), block('wall', [22.65, 9.7, 0.05, 0.6], { kind: 'impassable', height: 0.5 })],
      })
        .answer('b', 'h1')
        .answer('b', [8])
        .answer('b', 'climb:up:fence');
    expect(over(six.slice(1)).asked().options).toEqual(['bite:a1', 'face', 'done']);
    const seventh = over(six);
    expect(herd(seventh, 'h1').zombies[0]?.x).toBeGreaterThan(20.9);
    expect(seventh.asked().options).toEqual(['move', 'face', 'done']);
  });

  test('EDM.CLIMB.6 for whom there is no room on top closes up below', () => {
    const post = block('post', [20, 9.4, 1.1, 1.2], { kind: 'impassable', height: 2, climbable: true });
    const m = begin(post).answer('b', 'climb:up:post').answer('b', [8]);
    expect(herd(m, 'h1').zombies.map(({ level }) => level)).toEqual([1, 0, 0]);
    expect(inFormation(bodies(herd(m, 'h1')))).toBe(true);
  });
});
