import { describe, expect } from 'vitest';
import { isCovered } from './cover.ts';
import { tabletopOf } from '../prepare/battlefield.ts';
import { eyesOf, seesUnit, prospects, viewOf, type View } from './sight.ts';
import { battle, said, scene, type SceneSpec, test } from '../testing.ts';
import type { Model } from '../../../tabletop/index.ts';
import type { Herd, Human } from '../state.ts';

type Pieces = NonNullable<SceneSpec['pieces']>;
const box = (x: number, y: number, wide: number, deep: number): [number, number][] => [
  [x, y],
  [x + wide, y],
  [x + wide, y + deep],
  [x, y + deep],
];
const wall = (x: number, y: number, wide: number, deep: number, height: number): Pieces[number] => ({
  id: 'wall',
  outline: box(x, y, wide, deep),
  kind: 'impassable',
  blocksSight: true,
  height,
});
const wood = (x: number, wide: number, id = 'wood', height = 5): Pieces[number] => ({
  id,
  outline: box(x, 0, wide, 40),
  kind: 'difficult',
  seeThrough: true,
  cover: true,
  height,
});

/** A human at (10, 20) and an enemy at (x, y), and what the first sees of the second. */
function seen(pieces: Pieces, x: number, y = 20): View {
  const here = battle(scene({ humans: [{ x: 10, y: 20 }], herds: [{ zombies: [[x, y]] }], pieces }));
  const [viewer, target] = [here.humans[0], here.herds[0]].map((unit) => eyesOf(here, unit as Human | Herd)[0]);
  return viewOf(tabletopOf(here), viewer as Model, target as Model);
}

describe('sight', () => {
  test('EDM.SIGHT.1 from the eye, all round, past what is lower and not past what is higher', () => {
    expect(seen([], 50)).toMatchObject({ seen: true, cover: false, share: 1 });
    expect(seen([wall(20, 10, 0.2, 20, 2)], 30)).toMatchObject({ seen: false, share: 0 });
    expect(seen([wall(11.5, 10, 0.2, 20, 0.4)], 50)).toMatchObject({ seen: true });
    const back = scene({ humans: [{ x: 10, y: 20, facing: 180 }], herds: [{ zombies: [[20, 20]] }] });
    expect(seesUnit(battle(back), battle(back).humans[0] as Human, battle(back).herds[0] as Herd)).toBe(true);
  });

  test('EDM.SIGHT.1 EDM.SIGHT.7 whoever stands on a hill has the eyes higher, and whoever hangs on a face', () => {
    const hill: Pieces[number] = {
      id: 'hill',
      outline: box(8, 18, 4, 4),
      kind: 'difficult',
      blocksSight: true,
      height: 3,
    };
    const high = wall(20, 10, 0.2, 20, 1.5);
    expect(seen([high], 30)).toMatchObject({ seen: false });
    expect(seen([high, hill], 30)).toMatchObject({ seen: true });
    const m = scene({
      humans: [{ x: 10, y: 20 }],
      herds: [{ zombies: [[30, 20]] }],
      pieces: [high],
      change: ({ humans: [human] }) => {
        if (human !== undefined) human.climbing = { piece: 'wall', height: 3, to: { x: 5, y: 5, level: 1 }, by: 'a1' };
      },
    });
    expect(seesUnit(battle(m), battle(m).humans[0] as Human, battle(m).herds[0] as Herd)).toBe(true);
  });

  test('EDM.SIGHT.1 EDM.SIGHT.7 how much higher: the hill, the part of the face that is climbed, nothing for other pieces', () => {
    const pieces: Pieces = [
      { id: 'hill', outline: box(8, 18, 4, 4), kind: 'difficult', blocksSight: true, height: 3 },
      { id: 'roof', outline: box(20, 18, 6, 6), kind: 'impassable', climbable: true, blocksSight: true, height: 4 },
      { id: 'mud', outline: box(30, 18, 4, 4), kind: 'difficult', height: 0 },
      { id: 'wood', outline: box(40, 18, 4, 4), kind: 'difficult', seeThrough: true, height: 5 },
    ];
    const lift = (x: number, level: number, climbed: number | null = null): number => {
      const here = battle(
        scene({
          humans: [
            { x, y: 20, level },
            { x: 1, y: 1 },
          ],
          herds: [{ zombies: [[55, 55]] }],
          pieces,
        }),
      );
      const one = here.humans[0] as Human;
      if (climbed !== null)
        one.climbing = { piece: 'roof', height: climbed, to: { x: 21, y: 20, level: 1 - level }, by: one.id };
      return eyesOf(here, one)[0]?.lift ?? 0;
    };
    expect([lift(10, 0), lift(22, 1), lift(32, 0), lift(42, 0), lift(5, 0)]).toEqual([3, 0, 0, 0, 0]);
    expect([lift(19.5, 0, 2), lift(20.6, 1, 2), lift(10, 0, 1)]).toEqual([2, -2, 4]);
  });

  test('EDM.SIGHT.7 a hill hides what is behind it, and nothing of whoever stands on it', () => {
    const hill = (x: number, height: number): Pieces => [
      { id: 'hill', outline: box(x, 18, 6, 4), kind: 'difficult', blocksSight: true, height },
    ];
    expect(seen(hill(20, 3), 40)).toMatchObject({ seen: false, share: 0 });
    expect(seen(hill(37, 3), 40)).toMatchObject({ seen: true, cover: false, share: 1 });
    expect(seen(hill(7, 3), 40)).toMatchObject({ seen: true, cover: false, share: 1 });
  });

  test('EDM.SIGHT.2 models do not block the view', () => {
    const m = scene({
      humans: [{ x: 10, y: 20 }],
      herds: [
        {
          zombies: [
            [12, 20],
            [14, 20],
          ],
        },
        { zombies: [[20, 20]] },
      ],
    });
    expect(m.asked().options).toEqual(['move', 'aim', 'done']);
    const here = battle(m);
    expect(prospects(here, eyesOf(here, here.humans[0] as Human)[0] as Model, here.herds[1] as Herd)).toMatchObject([
      { view: { seen: true, cover: false } },
    ]);
  });

  test('EDM.SIGHT.3 a third of the target is enough, and it is the viewer’s own eye that must see it', () => {
    // A wall across the lower half of the target: from a distance the eye passes over it.
    const far = seen([wall(28, 10, 0.2, 20, 0.78)], 30);
    expect(far).toMatchObject({ seen: true, cover: true });
    expect(far.share).toBeGreaterThan(1 / 3);
    expect(far.share).toBeLessThan(0.5);
    // Close behind a chest-high wall the viewer sees everything of a target far away, which sees only a head.
    const hidden = [wall(10.6, 10, 0.2, 20, 1)];
    const there = seen(hidden, 40);
    expect(there).toMatchObject({ seen: true, share: 1 });
    const back = battle(scene({ humans: [{ x: 40, y: 20 }], herds: [{ zombies: [[10, 20]] }], pieces: hidden }));
    const [a, b] = [back.humans[0], back.herds[0]].map((unit) => eyesOf(back, unit as Human | Herd)[0] as Model) as [
      Model,
      Model,
    ];
    const view = viewOf(tabletopOf(back), a, b);
    expect(view.share).toBeLessThan(1 / 3);
    expect(view).toMatchObject({ seen: false, cover: false });
    expect([seesUnit(back, back.humans[0] as Human, back.herds[0] as Herd)]).toEqual([false]);
    expect([seesUnit(back, back.herds[0] as Herd, back.humans[0] as Human)]).toEqual([true]);
  });

  test('EDM.SIGHT.3 EDM.SHOOT.2 nobody shoots at what his own eye does not see, though the other sees him', () => {
    const duel = (height: number): readonly string[] =>
      scene({
        players: ['survivors', 'bandits'],
        humans: [
          { x: 40, y: 20, weapons: ['rifle'] },
          { seat: 'b', x: 10, y: 20, weapons: ['rifle'] },
        ],
        pieces: [wall(10.6, 10, 0.2, 20, height)],
      })
        .asked()
        .options.filter((id) => id.startsWith('shoot'));
    expect(duel(0.7)).toEqual(['shoot:rifle.0:b1']);
    expect(duel(1)).toEqual([]);
  });

  test('EDM.SIGHT.3 EDM.PSYCH.4 a friend is a witness only of what he sees himself', () => {
    const witnesses = (dying: number): unknown => {
      const m = scene({
        active: 'b',
        humans: [
          { x: dying, y: 20, vitality: 1 },
          { x: 50 - dying, y: 20 },
        ],
        herds: [{ zombies: [[dying, 21]] }],
        pieces: [wall(10.6, 10, 0.2, 20, 1)],
      });
      m.answer('b', [8]).answer('b', 'bite:a1').answer('b', [8]).answer('a', [1, 1]);
      return said(m, 'ed.killed')[0]?.seenBy;
    };
    expect(witnesses(40)).toEqual(['a2']);
    expect(witnesses(10)).toEqual([]);
  });

  test('EDM.SIGHT.4 growth on the line is Cover, more than 6" of it are too much', () => {
    expect(seen([wood(20, 6)], 40)).toMatchObject({ seen: true, cover: true, growth: 6 });
    expect(seen([wood(20, 6.1)], 40)).toMatchObject({ seen: false });
    expect(seen([wood(20, 3), wood(30, 3.1, 'crops')], 40)).toMatchObject({ seen: false });
    expect(seen([wood(20, 8, 'grass', 0.4)], 40)).toMatchObject({ seen: true, cover: false });
  });

  test('EDM.SIGHT.4 where the viewer stands, the first 2" do not count', () => {
    expect(seen([wood(5, 7)], 30)).toMatchObject({ seen: true, cover: false, growth: 0 });
    expect(seen([wood(5, 8)], 30)).toMatchObject({ seen: true, cover: true, growth: 1 });
    expect(seen([wood(5, 13)], 30)).toMatchObject({ seen: true, growth: 6 });
    // The target stands in it: its own first inches count for the viewer.
    expect(seen([wood(24, 13)], 30)).toMatchObject({ seen: true, cover: true, growth: 6 });
    expect(seen([wood(22, 13)], 30)).toMatchObject({ seen: false, cover: false, growth: 8 });
  });

  test('EDM.SIGHT.5 EDM.SIGHT.6 EDM.HERD.8 one zombie that is seen, or sees, is enough', () => {
    const pieces = [wall(20, 10, 0.2, 12, 3)];
    const m = scene({
      humans: [{ x: 10, y: 20 }],
      herds: [
        {
          zombies: [
            [30, 18],
            [30, 19.5],
            [30, 40],
          ],
        },
      ],
      pieces,
    });
    const here = battle(m);
    const [human, herd] = [here.humans[0] as Human, here.herds[0] as Herd];
    const views = prospects(here, eyesOf(here, human)[0] as Model, herd).map(({ view }) => view.seen);
    expect(views).toEqual([false, false, true]);
    expect(seesUnit(here, human, herd)).toBe(true);
    expect(seesUnit(here, herd, human)).toBe(true);
    herd.zombies.pop();
    expect(seesUnit(here, human, herd)).toBe(false);
  });
});

describe('cover', () => {
  test('EDM.COVER.1 any part that is hidden is Cover, up to two thirds', () => {
    // The wall hides what lies to one side of its end.
    expect(seen([wall(20, 20, 0.2, 5, 3)], 30)).toMatchObject({ seen: true, cover: true, share: 0.5 });
    const little = seen([wall(20, 20.2, 0.2, 5, 3)], 30);
    expect(little).toMatchObject({ seen: true, cover: true });
    expect(little.share).toBeGreaterThan(0.85);
    const much = seen([wall(20, 19.87, 0.2, 5, 3)], 30);
    expect(much.share).toBeLessThan(1 / 3);
    expect(much).toMatchObject({ seen: false, cover: false });
    expect(seen([wall(20, 20.3, 0.2, 5, 3)], 30)).toMatchObject({ seen: true, cover: false, share: 1 });
  });

  const herdBehind = (hidden: number, open: number): SceneSpec => ({
    humans: [{ x: 10, y: 20, weapons: ['rifle'] }],
    herds: [
      {
        facing: 180,
        zombies: [
          ...Array.from({ length: hidden }, (_, i): [number, number] => [25 + i * 1.5, 20]),
          ...Array.from({ length: open }, (_, i): [number, number] => [25 + i * 1.5, 18]),
        ],
      },
    ],
    pieces: [wall(20, 20, 0.2, 6, 3)],
  });

  test('EDM.COVER.2 EDM.X.4 half of a herd must be covered, and it may still be shot at', () => {
    const m = scene(herdBehind(2, 2));
    expect(m.asked().options).toEqual(['move', 'shoot:rifle.0:h1', 'aim', 'done']);
    m.answer('a', 'shoot:rifle.0:h1').answer('a', [4, 4, 4]);
    expect(m.match.request).toMatchObject({ kind: 'roll', count: 3 });
    m.answer('b', [1, 1, 1]);
    expect(m.under('EDM.SHOOT.9')[0]?.modifiers).toContainEqual({
      rule: 'EDM.SHOOT.13',
      label: 'ed.factor.cover',
      value: '+1 die',
    });
    const few = scene(herdBehind(2, 3));
    few.answer('a', 'shoot:rifle.0:h1').answer('a', [4, 4, 4]);
    expect(few.match.request).toMatchObject({ kind: 'roll', count: 2 });
  });

  test('EDM.COVER.2 zombies wholly out of view count as covered', () => {
    const here = battle(
      scene({
        humans: [{ x: 10, y: 20 }],
        herds: [
          {
            zombies: [
              [30, 22],
              [30, 18],
            ],
          },
        ],
        pieces: [wall(20, 20, 0.2, 6, 3)],
      }),
    );
    const herd = here.herds[0] as Herd;
    const views = prospects(here, eyesOf(here, here.humans[0] as Human)[0] as Model, herd);
    expect(views.map(({ view }) => view)).toMatchObject([
      { seen: false, cover: false },
      { seen: true, cover: false },
    ]);
    expect(isCovered(views)).toBe(true);
  });

  test('EDM.COVER.3 EDM.SHOOT.13 a human behind Cover rolls one Toughness die more', () => {
    const dice = (pieces: Pieces): unknown => {
      const m = scene({
        players: ['survivors', 'bandits'],
        humans: [
          { x: 10, y: 20, weapons: ['rifle'] },
          { seat: 'b', x: 30, y: 20, facing: 180 },
        ],
        pieces,
      });
      m.answer('a', 'shoot:rifle.0:b1').answer('a', [4, 4, 4]);
      const { request } = m.match;
      return request?.kind === 'roll' ? request.count : request;
    };
    expect(dice([])).toBe(2);
    expect(dice([wall(20, 20, 0.2, 6, 3)])).toBe(3);
  });

  test('EDM.COVER.4 Cover gives nothing in Melee, nor against Biting', () => {
    const low = [wall(10.6, 10, 0.2, 20, 0.6)];
    const m = scene({ humans: [{ x: 10, y: 20 }], herds: [{ facing: 180, zombies: [[11.4, 20]] }], pieces: low });
    m.answer('a', 'melee:unarmed:h1').answer('a', [1]);
    expect(m.match.request).toMatchObject({ kind: 'roll', count: 2 });
    const b = scene({ active: 'b', humans: [{ x: 10, y: 20 }], herds: [{ zombies: [[11.4, 20]] }], pieces: low });
    b.answer('b', [8]).answer('b', 'bite:a1').answer('b', [1]);
    expect(b.match.request).toMatchObject({ kind: 'roll', count: 2 });
    expect(said(m, 'ed.shot')).toEqual([]);
  });
});
