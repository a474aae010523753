import { describe, expect } from 'vitest';
import {
  type BattleScene,
  battle,
  block,
  person,
  said,
  scene,
  type SceneSpec,
  type Somebody,
  test,
  zombie,
} from '../testing.ts';

/** The step with people of side a; somebody of side b stands far away behind a wall, so that nobody sees him. */
const HIDDEN: Somebody = { seat: 'b', x: 34, y: 34 };
const CELL = [
  block('north', [31, 31, 5, 0.5], { kind: 'impassable', height: 3, blocksSight: true }),
  block('west', [31, 31, 0.5, 5], { kind: 'impassable', height: 3, blocksSight: true }),
];
function horde(spec: Omit<SceneSpec, 'phase'>): BattleScene {
  const { people = [], pieces = [] } = spec;
  return scene({ phase: 'zombies', ...spec, people: [...people, HIDDEN], pieces: [...pieces, ...CELL] });
}
const rollOff = (m: BattleScene): BattleScene => m.answer('a', [6]).answer('b', [1]);
const where = (m: BattleScene, id = 'z1') => {
  const one = zombie(m, id);
  return one === undefined ? null : { x: one.x, y: one.y, level: one.level };
};
const isOver = (m: BattleScene) => expect(battle(m)).toMatchObject({ phase: 'initiative', horde: null, lures: [] });
const wall = (id: string, at: readonly [number, number, number, number]) =>
  block(id, at, { kind: 'impassable', height: 3, blocksSight: true });

describe('what it heads for', () => {
  test('LD.ZACT.7 LD.ZACT.8 LD.ZACT.3 it spends all its AP towards the nearest living model in sight', () => {
    const m = rollOff(
      horde({
        people: [
          { x: 10, y: 20 },
          { x: 30, y: 5 },
        ],
        zombies: [{ x: 20, y: 20 }],
      }),
    );
    expect(where(m)).toEqual({ x: 15, y: 20, level: 0 });
    expect(zombie(m, 'z1')?.reason).toMatchObject({ why: 'sees', target: 'a1', inches: 9, ringed: [] });
    expect(said(m, 'ld.zombie.sees')).toMatchObject([{ unit: 'z1', target: 'a1', victim: 'a1', inches: 9, moved: 5 }]);
    isOver(m);
  });

  test('LD.ZACT.7 a nearer one out of sight does not count', () => {
    const m = rollOff(
      horde({
        people: [
          { x: 20, y: 16 },
          { x: 28, y: 20 },
        ],
        zombies: [{ x: 20, y: 20 }],
        pieces: [wall('w', [17, 17.5, 6, 0.5])],
      }),
    );
    expect(where(m)).toEqual({ x: 25, y: 20, level: 0 });
  });

  test('LD.ZACT.7 what it heads for is judged anew before each action', () => {
    // After two inches it sees the one behind the corner, who is nearer.
    const m = rollOff(
      horde({
        people: [
          { x: 5, y: 20 },
          { x: 18, y: 14 },
        ],
        zombies: [{ x: 20, y: 20 }],
        pieces: [wall('w', [18.4, 10, 6, 8.6])],
      }),
    );
    expect(said(m, 'ld.zombie.sees').map(({ target }) => target)).toEqual(['a1', 'a2']);
    expect(zombie(m, 'z1')?.reason?.target).toBe('a2');
  });

  test('LD.ZACT.7 the player who moves it settles equal distances', () => {
    const m = rollOff(
      horde({
        people: [
          { x: 10, y: 20 },
          { x: 30, y: 20 },
        ],
        zombies: [{ x: 20, y: 20 }],
      }),
    );
    expect(m.asked()).toMatchObject({ rule: 'LD.ZACT.7', seats: ['a'], options: ['a1', 'a2'] });
    m.answer('a', 'a2');
    expect(where(m)).toEqual({ x: 25, y: 20, level: 0 });
  });

  test('LD.ZACT.6 LD.ZACT.18 one that touches a living model stays, and drops its Knockback', () => {
    const m = horde({
      people: [
        { x: 10, y: 10 },
        { x: 12, y: 10 },
      ],
      zombies: [{ x: 11, y: 10, knockback: 2 }],
    });
    expect(where(m)).toEqual({ x: 11, y: 10, level: 0 });
    expect(zombie(m, 'z1')).toMatchObject({ activated: true, knockback: 0, reason: { why: 'touches' } });
    isOver(m);
  });

  test('LD.ZACT.11 with nobody in sight and no Noise it does not move', () => {
    const m = horde({ people: [{ x: 34, y: 32.5 }], zombies: [{ x: 5, y: 5 }] });
    expect(where(m)).toEqual({ x: 5, y: 5, level: 0 });
    expect(zombie(m, 'z1')?.reason).toMatchObject({ why: 'nothing', target: null });
    isOver(m);
  });

  test('LD.ZACT.9 LD.NOISE.10 without anybody in sight it goes for the nearest that made Noise', () => {
    const m = rollOff(
      horde({
        people: [{ x: 34, y: 32.5 }],
        zombies: [{ x: 5, y: 20 }],
        change: (b) => {
          b.lures.push({ id: 'a1', kind: 'model', x: 34, y: 32.5, level: 0 });
          b.lures.push({ id: 'n7', kind: 'noisemaker', x: 12, y: 20, level: 0 });
        },
      }),
    );
    expect(where(m)).toEqual({ x: 10, y: 20, level: 0 });
    expect(zombie(m, 'z1')?.reason).toMatchObject({ why: 'hears', target: 'n7', inches: 6 });
    expect(said(m, 'ld.zombie.hears')).toMatchObject([{ victim: 'Noisemaker', inches: 6, moved: 5 }]);
    isOver(m);
  });

  test('LD.ZACT.9 it stops on touching what it heard', () => {
    const lure = (b: { lures: unknown[] }) =>
      void b.lures.push({ id: 'n7', kind: 'noisemaker', x: 8, y: 20, level: 0 });
    const m = rollOff(horde({ zombies: [{ x: 5, y: 20 }], change: lure as never }));
    expect(where(m)).toEqual({ x: 7, y: 20, level: 0 });
    const car = block('car', [8, 18, 2, 4], { name: 'Car', kind: 'impassable', height: 0.9 });
    const loud = rollOff(
      horde({
        zombies: [{ x: 5, y: 20 }],
        pieces: [car],
        change: (b) => void b.lures.push({ id: 'car', kind: 'vehicle', x: 9, y: 20, level: 0 }),
      }),
    );
    expect(where(loud)).toEqual({ x: 7.495, y: 20, level: 0 });
    expect(zombie(loud, 'z1')?.reason).toMatchObject({ why: 'hears', target: 'car', inches: 2.5 });
  });
});

describe('when others are in the way', () => {
  /** Five zombies round somebody: between two of them one sees his feet, and no other base fits in. */
  const ROUND = [36, 108, 180, 252, 324].map((degrees) => {
    const turn = (degrees * Math.PI) / 180;
    return { x: Math.round(1000 * (20 + Math.cos(turn))) / 1000, y: Math.round(1000 * (20 + Math.sin(turn))) / 1000 };
  });

  test('LD.ZACT.12 if zombies leave no room at the nearest it goes for the next who is unengaged', () => {
    const m = rollOff(
      horde({
        people: [
          { x: 20, y: 20 },
          { x: 30, y: 20 },
          { x: 24, y: 28 },
        ],
        zombies: [...ROUND, { x: 24, y: 20 }, { x: 24, y: 27 }],
      }),
    );
    // z7 touches a3, who is engaged; a2 is farther away and free.
    expect(zombie(m, 'z6')?.reason).toMatchObject({ why: 'sees', target: 'a2', ringed: ['a1'] });
    expect(where(m, 'z6')).toEqual({ x: 29, y: 20, level: 0 });
    expect(said(m, 'ld.zombie.instead')).toMatchObject([{ unit: 'z6', victim: 'a2', ringed: ['a1'] }]);
  });

  test('LD.ZACT.13 without such a model it behaves as if it saw nobody', () => {
    const spec = { people: [{ x: 20, y: 20 }], zombies: [...ROUND, { x: 24, y: 20 }] };
    const still = rollOff(horde(spec));
    expect(where(still, 'z6')).toEqual({ x: 24, y: 20, level: 0 });
    const heard = rollOff(
      horde({ ...spec, change: (b) => void b.lures.push({ id: 'n7', kind: 'noisemaker', x: 30, y: 20, level: 0 }) }),
    );
    expect(where(heard, 'z6')).toEqual({ x: 29, y: 20, level: 0 });
  });

  test('LD.ACT.8 zombies pass zombies if they get clear of them, and go up to them if not', () => {
    const passing = (knockback: number) =>
      rollOff(
        horde({
          people: [{ x: 12, y: 20 }],
          zombies: [
            { x: 16, y: 20, activated: true },
            { x: 18, y: 20, knockback },
          ],
          pieces: [wall('n', [10, 20.6, 16, 0.5]), wall('s', [10, 18.9, 16, 0.5])],
          change: (b) => void b.lures.push({ id: 'a1', kind: 'model', x: 12, y: 20, level: 0 }),
        }),
      );
    expect(where(passing(0), 'z2')).toEqual({ x: 13, y: 20, level: 0 });
    expect(where(passing(2), 'z2')).toEqual({ x: 15, y: 20, level: 0 });
    expect(where(passing(3), 'z2')).toEqual({ x: 17, y: 20, level: 0 });
  });
});

describe('Knockback and loads', () => {
  test('LD.X.3 LD.ZACT.16 LD.ZACT.17 LD.ZACT.18 five tokens or eight: it does not move, and all of them go', () => {
    for (const knockback of [5, 8]) {
      const m = horde({ people: [{ x: 10, y: 20 }], zombies: [{ x: 20, y: 20, knockback }] });
      expect(zombie(m, 'z1')).toMatchObject({ x: 20, y: 20, knockback: 0, activated: true, reason: { why: 'held' } });
      expect(said(m, 'ld.zombie.held')).toMatchObject([{ unit: 'z1', tokens: knockback, ap: 5 }]);
    }
  });

  test('LD.ZACT.16 each token takes one AP', () => {
    const m = rollOff(horde({ people: [{ x: 10, y: 20 }], zombies: [{ x: 20, y: 20, knockback: 3 }] }));
    expect(where(m)).toEqual({ x: 18, y: 20, level: 0 });
    expect(zombie(m, 'z1')?.knockback).toBe(0);
  });

  test('LD.MASS.4 one that carries a Supply Token has AP 3', () => {
    const m = rollOff(horde({ people: [{ x: 10, y: 20 }], zombies: [{ x: 20, y: 20 }], tokens: [{ carrier: 'z1' }] }));
    expect(where(m)).toEqual({ x: 17, y: 20, level: 0 });
  });
});

describe('who picks', () => {
  const spec = {
    people: [{ x: 10, y: 20 }],
    zombies: [
      { x: 20, y: 18 },
      { x: 21, y: 20 },
      { x: 22, y: 22 },
    ],
  };

  test('LD.ZACT.1 LD.ZACT.2 the winner of the Roll-Off picks the first, then they take turns', () => {
    const m = horde(spec);
    expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'LD.ZACT.2', seats: ['a'] });
    m.answer('a', [2]).answer('b', [5]);
    expect(m.asked()).toMatchObject({ rule: 'LD.ZACT.2', seats: ['b'], options: ['z1', 'z2', 'z3', 'rest'] });
    m.answer('b', 'z2');
    expect(where(m, 'z2')?.x).toBe(16);
    expect(m.asked()).toMatchObject({ rule: 'LD.ZACT.2', seats: ['a'], options: ['z1', 'z3', 'rest'] });
    m.answer('a', 'z1');
    expect(battle(m).zombies.map(({ activated }) => activated)).toEqual([true, true, true]);
    isOver(m);
  });

  test('LD.ZACT.2 a player may leave the rest to the game: the nearest to a living model goes next', () => {
    const m = horde(spec).answer('a', [2]).answer('b', [5]).answer('b', 'rest');
    expect(said(m, 'ld.zombie.sees').map(({ unit }) => unit)).toEqual(['z1']);
    expect(m.asked()).toMatchObject({ seats: ['a'], options: ['z2', 'z3', 'rest'] });
    m.answer('a', 'rest');
    expect(said(m, 'ld.zombie.sees').map(({ unit }) => unit)).toEqual(['z1', 'z2', 'z3']);
    isOver(m);
  });

  test('LD.ZACT.2 nobody is asked where the order cannot matter', () => {
    const m = rollOff(
      horde({
        people: [
          { x: 5, y: 5 },
          { x: 5, y: 30 },
        ],
        zombies: [
          { x: 15, y: 5 },
          { x: 15, y: 30 },
        ],
      }),
    );
    expect(said(m, 'ld.zombie.sees').map(({ unit }) => unit)).toEqual(['z1', 'z2']);
    isOver(m);
  });
});

describe('Locked and Loaded', () => {
  /** A rifleman with a token from the last turn, 12 inches from where the zombie is after its first action. */
  const watched = (more: Partial<Somebody> = {}) =>
    rollOff(
      horde({
        turn: 3,
        people: [{ x: 10, y: 20, locked: 2, guns: ['semi-automatic'], ...more }],
        zombies: [{ x: 24, y: 20 }],
      }),
    );

  test('LD.LOCK.2 LD.LOCK.3 LD.LOCK.5 each action of a zombie may be answered', () => {
    const m = watched();
    expect(m.asked()).toMatchObject({ rule: 'LD.LOCK.3', seats: ['a'], options: ['fire:a1:0', 'hold'] });
    expect(where(m)).toEqual({ x: 23, y: 20, level: 0 });
    m.answer('a', 'hold');
    expect(where(m)).toEqual({ x: 22, y: 20, level: 0 });
    expect(m.asked()).toMatchObject({ rule: 'LD.LOCK.3', options: ['fire:a1:0', 'hold'] });
    expect(said(m, 'ld.zombie.sees')).toMatchObject([{ moved: 1 }, { moved: 1 }]);
  });

  test('LD.ZACT.14 LD.ZACT.18 Knockback on its way takes AP at once', () => {
    const m = watched({ guns: ['magnum'] })
      .answer('a', 'fire:a1:0')
      .answer('a', [6])
      .answer('a', [1]);
    // It has moved 1 inch; 2 tokens leave it 2 AP of the other 4.
    expect(where(m)).toEqual({ x: 21, y: 20, level: 0 });
    expect(zombie(m, 'z1')).toMatchObject({ knockback: 0, activated: true });
    isOver(m);
  });

  test('LD.LOCK.16 LD.ZOMBIE.7 one that is destroyed moves no more', () => {
    const m = watched({ guns: ['magnum'] })
      .answer('a', 'fire:a1:0')
      .answer('a', [6])
      .answer('a', [5]);
    expect(where(m)).toBe(null);
    isOver(m);
  });

  test('LD.ZACT.2 LD.LOCK.3 while somebody holds a token the players always pick', () => {
    const m = rollOff(
      horde({
        turn: 3,
        people: [
          { x: 5, y: 5, locked: 2, guns: ['magnum'] },
          { x: 5, y: 30 },
        ],
        zombies: [
          { x: 15, y: 5 },
          { x: 15, y: 30 },
        ],
      }),
    );
    expect(m.asked()).toMatchObject({ rule: 'LD.ZACT.2', options: ['z1', 'z2', 'rest'] });
  });
});

describe('ways', () => {
  test('LD.ZACT.4 LD.MOVE.2 Difficult ground takes 2 AP an inch', () => {
    const bog = block('bog', [10, 0, 9, 36], { kind: 'difficult', height: 0 });
    const m = rollOff(horde({ people: [{ x: 5, y: 20 }], zombies: [{ x: 20, y: 20 }], pieces: [bog] }));
    expect(where(m)).toEqual({ x: 17, y: 20, level: 0 }); // 1 AP to the edge of it, 2 inches for 4
  });

  test('LD.ZACT.4 LD.MOVE.20 it climbs whole levels, if it has the AP for it', () => {
    const crate = block('crate', [8, 16, 8, 8], { kind: 'impassable', height: 2, climbable: true });
    const spec = { people: [{ x: 10, y: 20, level: 1 }], pieces: [crate] };
    const m = rollOff(horde({ ...spec, zombies: [{ x: 16.502, y: 20 }] }));
    expect(where(m)).toMatchObject({ level: 1 });
    expect(where(m)?.x).toBeCloseTo(14.5, 1); // 4 AP for the climb, one inch more
    const late = rollOff(horde({ ...spec, zombies: [{ x: 19, y: 20 }] }));
    expect(where(late)).toMatchObject({ level: 0 });
    expect(where(late)?.x).toBeCloseTo(16.5, 1);
  });

  test('LD.TERRAIN.12 it never uses ladders, and gets as near as it can', () => {
    const tower = {
      id: 'tower',
      outline: [
        [8, 16],
        [16, 16],
        [16, 24],
        [8, 24],
      ] as [number, number][],
      floors: [0],
      height: 4,
      flatRoof: true,
      links: [{ id: 'l', kind: 'ladder', from: { at: [16.6, 20], level: 0 }, to: { at: [15, 20], level: 1 } }],
    };
    const m = rollOff(
      horde({ people: [{ x: 15.4, y: 20, level: 1 }], zombies: [{ x: 21, y: 20 }], buildings: [tower as never] }),
    );
    expect(where(m)).toMatchObject({ level: 0 });
    expect(where(m)?.x).toBeLessThan(17.2);
  });

  test('LD.MOVE.18 LD.ZACT.20 LD.MOVE.19 it falls off an edge on its way: a head roll, 2 AP, and no Knockback', () => {
    const crate = block('crate', [8, 16, 8, 8], { kind: 'impassable', height: 4, climbable: true });
    const fall = () =>
      rollOff(horde({ people: [{ x: 20, y: 20 }], zombies: [{ x: 14, y: 20, level: 1 }], pieces: [crate] }));
    expect(fall().asked()).toMatchObject({ kind: 'roll', rule: 'LD.ZOMBIE.6', seats: ['a'] });
    const m = fall().answer('a', [4]);
    expect(where(m)).toMatchObject({ y: 20, level: 0 });
    expect(said(m, 'ld.zombie.falls')).toEqual([{ unit: 'z1', name: 'Zombie 1', inches: 4 }]);
    expect(where(fall().answer('a', [5]))).toBe(null);
  });
});

describe('doors', () => {
  const house = (open = false) => ({
    id: 'house',
    outline: [
      [10, 15],
      [20, 15],
      [20, 25],
      [10, 25],
    ] as [number, number][],
    floors: [0],
    height: 3,
    openings: [
      { id: 'door', kind: 'door', from: [20, 19], to: [20, 21], open },
      { id: 'window', kind: 'window', from: [17, 25], to: [19, 25], sill: 0.75, top: 2 },
    ],
  });
  const loud = (more: Partial<SceneSpec>, open = false) =>
    rollOff(
      horde({
        people: [{ x: 15, y: 20 }],
        buildings: [house(open) as never],
        change: (b) => void b.lures.push({ id: 'a1', kind: 'model', x: 15, y: 20, level: 0 }),
        ...more,
      }),
    );

  test('LD.ZACT.10 LD.TERRAIN.15 LD.TERRAIN.16 it stops against a closed door on its way, and the rest of its AP is lost', () => {
    const m = loud({
      zombies: [{ x: 23, y: 20 }],
      buildings: [{ ...house(), openings: house().openings.slice(0, 1) }] as never,
    });
    expect(where(m)?.x).toBeCloseTo(20.5, 1);
    expect(zombie(m, 'z1')).toMatchObject({ door: 'door', activated: true, reason: { why: 'hears', target: 'a1' } });
    expect(said(m, 'ld.zombie.door')).toEqual([{ unit: 'z1', name: 'Zombie 1', door: 'door' }]);
  });

  test('LD.ZACT.10 LD.TERRAIN.16 whom it heads for may stand right behind the door, and so may another zombie', () => {
    const shut = [{ ...house(), openings: house().openings.slice(0, 1) }] as never;
    const behind = loud({ people: [{ x: 19.45, y: 20 }], zombies: [{ x: 23, y: 20 }], buildings: shut });
    expect(zombie(behind, 'z1')).toMatchObject({ door: 'door', reason: { why: 'hears', target: 'a1' } });
    const taken = loud({
      zombies: [
        { x: 23, y: 20 },
        { x: 19.45, y: 20, activated: true },
      ],
      buildings: shut,
    });
    expect(zombie(taken, 'z1')).toMatchObject({ door: 'door', reason: { why: 'hears', target: 'a1' } });
  });

  test('LD.TERRAIN.25 LD.ZACT.10 a window round the corner is cheaper than a whole door, and a damaged door than the window', () => {
    const whole = loud({ zombies: [{ x: 21, y: 24 }] });
    expect(zombie(whole, 'z1')?.door).toBe(null);
    expect(where(whole)?.y).toBeGreaterThan(25);
    const broken = loud({
      zombies: [{ x: 21, y: 21 }],
      change: (b) => {
        b.lures.push({ id: 'a1', kind: 'model', x: 15, y: 20, level: 0 });
        b.doors.door = 1;
      },
    });
    expect(zombie(broken, 'z1')?.door).toBe('door');
  });

  test('LD.ZACT.17 LD.TERRAIN.16 one that Knockback keeps from moving still attacks the door that it stands before', () => {
    const shut = [{ ...house(), openings: house().openings.slice(0, 1) }] as never;
    const m = loud({ zombies: [{ x: 20.5, y: 20, knockback: 6 }], buildings: shut });
    expect(where(m)).toEqual({ x: 20.5, y: 20, level: 0 });
    expect(zombie(m, 'z1')).toMatchObject({ door: 'door', knockback: 0, activated: true });
    expect(said(m, 'ld.zombie.held')).toEqual([{ unit: 'z1', name: 'Zombie 1', tokens: 6, ap: 5 }]);
    const aside = loud({ zombies: [{ x: 22, y: 20, knockback: 6 }], buildings: shut });
    expect(zombie(aside, 'z1')).toMatchObject({ door: null, knockback: 0, x: 22 });
  });

  test('LD.TERRAIN.15 an open door is walked through', () => {
    const m = loud({ zombies: [{ x: 22, y: 20 }] }, true);
    expect(where(m)).toEqual({ x: 17, y: 20, level: 0 });
    expect(person(m, 'a1').frozen).toBe(false);
  });
});

test('LD.NOISE.7 LD.ZOMBIE.1 LD.ZACT.19 what Noise has just drawn moves as those do that stood there before', () => {
  const m = scene({
    phase: 'noise',
    people: [
      { x: 10, y: 9, noise: 6 },
      { seat: 'b', x: 30, y: 27 },
    ],
    zombies: [{ x: 30, y: 35.5 }],
  });
  rollOff(m);
  expect(battle(m).zombies.map(({ id, x, y }) => [id, x, y])).toEqual([
    ['z1', 30, 30.5],
    ['z2', 10, 5.5],
  ]);
});

test('LD.GEN.14 LD.ZACT.8 a wall between bases that touch is no Contact: it goes round through the open door', () => {
  const shed = {
    id: 'shed',
    outline: [
      [10, 10],
      [16, 10],
      [16, 16],
      [10, 16],
    ],
    floors: [0],
    height: 3,
    openings: [{ id: 'door', kind: 'door', from: [16, 11], to: [16, 13], open: true }],
  };
  const m = rollOff(
    horde({
      people: [{ x: 15.5, y: 14.5 }],
      buildings: [shed as never],
      zombies: [{ x: 16.5, y: 14.5 }],
      change: (b) => void b.lures.push({ id: 'a1', kind: 'model', x: 15.5, y: 14.5, level: 0 }),
    }),
  );
  expect(where(m)?.x).toBeLessThan(16);
});

test('LD.ATTR.9 LD.ZACT.8 a zombie burns where its way enters a fire, though each of its actions ends outside', () => {
  const by = (y: number) =>
    rollOff(
      horde({
        people: [{ x: 5, y: 20 }],
        zombies: [{ x: 20, y: 20 }],
        // Three inches from rim to rim: only halfway from 18 to 17 it is near enough.
        change: (b) => void b.fires.push({ id: 'f9', weapon: 'fire-bomb', by: 'a1', until: 3, x: 17.5, y, level: 0 }),
      }),
    );
  const near = by(23.98);
  expect(near.asked()).toMatchObject({ kind: 'roll' });
  expect(said(near, 'ld.burnt')).toMatchObject([{ unit: 'z1', fire: 'f9' }]);
  expect(where(near)).toEqual({ x: 17.75, y: 20, level: 0 });
  const past = by(24.02);
  expect(said(past, 'ld.burnt')).toEqual([]);
  isOver(past);
});

describe('fire', () => {
  const fires = [{ id: 'f1', weapon: 'fire-bomb', by: 'a1', until: 3, x: 18, y: 18, level: 0 }] as const;
  const lit = (spec: Omit<SceneSpec, 'phase'>) =>
    horde({
      people: [{ x: 4, y: 4 }],
      ...spec,
      change: (b) => {
        b.fires = [...fires];
      },
    });

  test('LD.ATTR.9 LD.ZACT.11 one that would stay where it is burns all the same as its activation begins', () => {
    const idle = rollOff(lit({ zombies: [{ x: 18, y: 20 }], pieces: [wall('between', [0, 8, 12, 0.5])] }));
    expect(idle.asked()).toMatchObject({ kind: 'roll', prompt: 'ld.roll.head' });
    idle.answer('a', [5]);
    expect(zombie(idle, 'z1')).toBe(undefined);
  });

  test('LD.ATTR.9 LD.ZACT.6 one that touches somebody burns too, and stays in Contact if it stands', () => {
    const m = rollOff(lit({ people: [{ x: 18, y: 22 }], zombies: [{ x: 18, y: 21 }] }));
    expect(said(m, 'ld.burnt')).toEqual([{ unit: 'z1', name: 'Zombie 1', fire: 'f1' }]);
    m.answer('a', [4]);
    expect(zombie(m, 'z1')).toMatchObject({ x: 18, y: 21, activated: true, knockback: 0, reason: { why: 'touches' } });
  });

  test('LD.ZACT.2 LD.ATTR.9 the other player picks next, whether the one picked burns to nothing, falls back or moves', () => {
    const zombies = [
      { x: 18, y: 20 },
      { x: 20, y: 20, knockback: 4 },
      { x: 16, y: 20 },
      { x: 24, y: 24 },
    ];
    const m = rollOff(lit({ people: [{ x: 18, y: 26 }], zombies }))
      .answer('a', 'z1')
      .answer('a', [6]);
    expect(zombie(m, 'z1')).toBeUndefined();
    expect(m.asked()).toMatchObject({ rule: 'LD.ZACT.2', seats: ['b'], options: ['z2', 'z3', 'z4', 'rest'] });
    m.answer('b', 'z2').answer('a', [1]); // Knockback 5: it stays where it is
    expect(zombie(m, 'z2')).toMatchObject({ x: 20, y: 20, reason: { why: 'held' } });
    expect(m.asked()).toMatchObject({ rule: 'LD.ZACT.2', seats: ['a'], options: ['z3', 'z4', 'rest'] });
  });

  test('LD.ATTR.9 LD.ZACT.17 and one that lies under Knockback', () => {
    const m = rollOff(lit({ zombies: [{ x: 18, y: 20, knockback: 5 }] }));
    expect(m.asked()).toMatchObject({ kind: 'roll', prompt: 'ld.roll.head' });
    m.answer('a', [1]);
    expect(zombie(m, 'z1')).toMatchObject({ x: 18, y: 20, knockback: 0, reason: { why: 'held' } });
  });
});
