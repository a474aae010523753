import { describe, expect, test } from 'vitest';
import { SIDES, woundOdds } from '../fight/attack.ts';
import { bitePools } from '../herd/bite.ts';
import { battle, block, herd, human, type SceneSpec, scene } from '../testing.ts';
import { bitersFrom, gapTo, menace, packOf, packsAgainst } from './menace.ts';
import { outlookOf, threatTo } from './outlook.ts';
import { biteLosses, lossFrom, strengthOf, zombieWorth } from './value.ts';

/** What bots reckon with, figure by figure: scenes that differ in one thing differ by what that thing is worth. */

const rounded = (n: number): number => Math.round(n * 1000) / 1000;
type Humans = NonNullable<SceneSpec['humans']>;
const at = (x: number, y: number, more: Partial<Humans[number]> = {}): Humans[number] => ({ x, y, ...more });
const one = (more: Partial<Humans[number]> = {}) => human(scene({ humans: [at(10, 10, more)] }), 'a1');

describe('a unit', () => {
  test('is worth its points and 5 more, less with every wound, and less than half once it is infected', () => {
    const regular = one({ weapons: ['rifle'] });
    expect(strengthOf(regular)).toBe(25);
    expect(strengthOf(one({ weapons: ['rifle'], vitality: 2 }))).toBe(25 * 0.7);
    expect(strengthOf(one({ weapons: ['rifle'], infected: true }))).toBe(25 * 0.45);
    expect([3, 1, 0, -1].map((left) => rounded(strengthOf(regular, left)))).toEqual([21.25, 13.75, 0, 0]);
  });

  test('of zombies is worth the price of a full herd, shared out', () => {
    expect((['regular', 'fast', 'military'] as const).map((type) => zombieWorth({ type }))).toEqual([2, 3, 4]);
  });

  test('loses by a wound what it is worth less afterwards, and still more where the wound infects', () => {
    const regular = one({ weapons: ['rifle'] });
    expect(lossFrom(regular, [0.5, 0.25, 0.25])).toBe(0.25 * 3.75 + 0.25 * 7.5);
    expect(lossFrom(regular, [1])).toBe(0);
    expect(lossFrom(regular, [0, 1], true)).toBe(25 - 21.25 * 0.45);
    expect(lossFrom(one({ infected: true }), [0, 1], true)).toBeCloseTo(15 * 0.45 * 0.15);
  });

  test('loses by a bite what its dice and those of its Toughness let expect', () => {
    const m = scene({
      humans: [at(10, 10), at(20, 10, { class: 'seasoned', perks: ['immune'] }), at(30, 10, { down: true })],
    });
    const told = (id: string, infects: boolean): number[] =>
      [1, 2, 3, 4, 5, 6].map((n) =>
        lossFrom(human(m, id), woundOdds(...bitePools(battle(m), n, human(m, id))), infects),
      );
    for (const [id, infects] of [
      ['a1', true],
      ['a2', false],
      ['a3', true],
    ] as const) {
      const losses = biteLosses(battle(m), human(m, id));
      expect(losses[0]).toBe(0);
      expect(losses.slice(1)).toEqual(told(id, infects));
    }
    const [losses, lying] = ['a1', 'a3'].map((id) => biteLosses(battle(m), human(m, id)));
    expect(lying?.[1]).toBeGreaterThan(losses?.[1] ?? 9);
  });
});

describe('a herd', () => {
  const losses = [0, 1, 2, 3, 4, 5, 6];
  const pack = (type: 'regular' | 'fast', zombies: readonly { x: number; y: number; down?: boolean }[]) =>
    packOf(herd(scene({ humans: [at(50, 50)], herds: [{ type, zombies }] }), 'h1'));
  const regular = pack('regular', [{ x: 20, y: 20 }]);

  test('reaches as far as it moves, and nowhere with one of it down', () => {
    expect([regular.reach, pack('fast', [{ x: 20, y: 20 }]).reach]).toEqual([4, 8]);
    expect(
      pack('regular', [
        { x: 20, y: 20 },
        { x: 22, y: 20, down: true },
      ]).reach,
    ).toBe(0);
  });

  test.each([
    ['twice where it touches', 0, 0.75 * 1.6],
    ['twice at a hair', 0.049, 0.75 * 1.6],
    ['once within its Move', 0.06, 0.75],
    ['once at its Move', 4, 0.75],
    ['later, beyond that', 4.01, 0.375],
    ['later, up to two Moves less 3 inches', 5, 0.375],
    ['never, beyond', 5.01, 0],
  ])('bites %s', (_, gap, loss) => {
    expect(rounded(menace(regular, 21 + gap, 20, losses))).toBe(rounded(loss));
  });

  test('that lies on the ground bites once, where it touches, and a fast one from farther away', () => {
    const down = pack('regular', [{ x: 20, y: 20, down: true }]);
    expect([0, 0.049, 0.06].map((gap) => menace(down, 21 + gap, 20, losses))).toEqual([0.75, 0.75, 0]);
    const fast = pack('fast', [{ x: 20, y: 20 }]);
    expect([8, 8.01, 13, 13.01].map((gap) => menace(fast, 21 + gap, 20, losses))).toEqual([0.75, 0.375, 0.375, 0]);
  });

  test('bites with all who are within 2 inches once the first touches, and with six at most', () => {
    const zombies = (gap: number, count: number) =>
      pack('fast', [{ x: 20, y: 20 }, ...Array.from({ length: count }, (_, i) => ({ x: 19.5 - gap, y: 14 + 2 * i }))]);
    const line = pack('regular', [
      { x: 20, y: 20 },
      { x: 18, y: 20 },
      { x: 17.99, y: 22 },
    ]);
    expect([21, 21.1].map((x) => bitersFrom(line.herd, x, 20, x - 21))).toEqual([2, 2]);
    expect(bitersFrom(line.herd, 21, 20, 5)).toBe(3);
    expect(bitersFrom(zombies(0, 7).herd, 21, 20, 9)).toBe(6);
    expect(menace(line, 21, 20, losses)).toBeCloseTo(0.75 * 2 * 1.6);
    expect([gapTo(line.herd, 20.5, 20), gapTo(line.herd, 17, 20), gapTo(line.herd, 18, 30)]).toEqual([
      0,
      0,
      Math.hypot(0.01, 8) - 1,
    ]);
  });

  test('counts for enemies, and not while it climbs', () => {
    const m = scene({
      humans: [at(30, 30)],
      herds: [
        { zombies: [[10, 10]] },
        {
          zombies: [[40, 10]],
          climbing: { piece: 'hut', height: 1, to: { x: 41, y: 11, level: 0 } },
        },
      ],
      pieces: [block('hut', [40.6, 9, 4, 4], { kind: 'impassable', climbable: true, height: 5 })],
    });
    expect(packsAgainst(battle(m), 'a').map((each) => each.herd.id)).toEqual(['h1']);
    expect(packsAgainst(battle(m), 'b')).toEqual([]);
  });
});

describe('a place', () => {
  /** What it is worth to a1 to stand there. */
  const worth = (spec: SceneSpec, place = { x: 30, y: 30 }, sees = true): number => {
    const m = scene(spec);
    return rounded(outlookOf(battle(m), human(m, 'a1'), sees).at(place));
  };
  const pistol = at(30, 30, { weapons: ['pistol'] });
  const herds = (x: number, y: number) => [{ zombies: [[x, y]] as [number, number][] }];
  // Without an enemy 60 inches are missing to the range.
  const ALONE = -0.6 - 60 * 0.12;
  /** A pistol in range: 2 dice that need 6 of 8, and half of it counts. */
  const IN_RANGE = 0.5 * ((2 * 3) / 8);

  test.each<[string, SceneSpec, number]>([
    ['without anybody', { humans: [pistol] }, ALONE],
    ['with a friend 18 inches away', { humans: [pistol, at(49, 30)] }, ALONE + 0.6],
    ['with a friend farther away', { humans: [pistol, at(49.01, 30)] }, ALONE],
    [
      'with an enemy who is no friend',
      { players: ['survivors', 'bandits'], humans: [pistol, at(49, 30, { seat: 'b' })] },
      -0.6 - 6 * 0.12,
    ],
    ['10 inches from an objective', { humans: [pistol], objective: { x: 30, y: 40, radius: 4 } }, ALONE - 0.12 * 6],
    ['at an objective', { humans: [pistol], objective: { x: 30, y: 34, radius: 4 } }, ALONE],
    ['out of range by 3 inches', { humans: [pistol], herds: herds(30, 46) }, -0.6 - 3 * 0.12],
    ['just in range', { humans: [pistol], herds: herds(30, 43) }, -0.6 + IN_RANGE],
    [
      'with two guns, of which the better counts',
      { humans: [at(30, 30, { weapons: ['pistol', 'rifle'] })], herds: herds(30, 43) },
      -0.6 + 0.5 * ((3 * 5) / 8),
    ],
    ['with a blade, inch by inch', { humans: [at(30, 30, { weapons: ['blunt'] })], herds: herds(30, 43) }, -0.6 - 1.44],
  ])('is worth so much %s', (_, spec, expected) => {
    expect(worth(spec)).toBe(rounded(expected));
  });

  test('too near for a gun is of no use to it', () => {
    const rifle = at(30, 30, { weapons: ['rifle'] });
    const safe = (y: number): number => {
      const m = scene({ humans: [rifle], herds: herds(30, y) });
      const outlook = outlookOf(battle(m), human(m, 'a1'), true);
      return rounded(outlook.at({ x: 30, y: 30 }) + outlook.risk({ x: 30, y: 30 }));
    };
    expect([safe(35), safe(34.9)]).toEqual([rounded(-0.6 + 0.5 * ((3 * 5) / 8)), -0.6]);
  });

  test('within 7 inches of an edge costs more the nearer it is, with a herd within 16 inches', () => {
    const spec = (x: number, y: number): SceneSpec => ({ humans: [pistol], herds: herds(x, y) });
    const there = { x: 3, y: 30 };
    expect(worth(spec(3, 46.9), there)).toBe(rounded(-0.6 - 3.9 * 0.12 - 0.12 * 4));
    expect(worth(spec(3, 47), there)).toBe(rounded(-0.6 - 4 * 0.12));
    for (const corner of [
      { x: 7, y: 30 },
      { x: 30, y: 7 },
      { x: 53, y: 30 },
      { x: 30, y: 53 },
    ]) {
      const towards = {
        x: corner.x === 30 ? 30 : corner.x < 30 ? 6 : 54,
        y: corner.y === 30 ? 30 : corner.y < 30 ? 6 : 54,
      };
      const herd_ = corner.x === 30 ? spec(45, corner.y) : spec(corner.x, 45);
      expect(worth(herd_, corner)).toBe(rounded(-0.6 - 2 * 0.12));
      const near = corner.x === 30 ? spec(45, towards.y) : spec(towards.x, 45);
      expect(worth(near, towards)).toBe(rounded(-0.6 - 2 * 0.12 - 0.12));
    }
  });

  test('where nobody is seen is worth less the longer the way to the nearest enemy', () => {
    const spec = { humans: [pistol], herds: herds(30, 33.5) };
    expect(rounded(worth(spec, { x: 30, y: 33 }) - worth(spec, { x: 30, y: 33 }, false))).toBe(0.05);
    const wide = { humans: [pistol], herds: herds(30, 57) };
    const [sees, blind] = [worth(wide), worth(wide, undefined, false)];
    expect(sees - blind).toBeGreaterThan(2.69);
    expect(sees - blind).toBeLessThan(3);
  });

  test('is worth less by the bites that may come, less so behind a wall, on another level and at most by oneself', () => {
    const spec: SceneSpec = { humans: [pistol], herds: herds(30, 33) };
    const risk = (change: SceneSpec): number => {
      const m = scene({ ...spec, ...change });
      return outlookOf(battle(m), human(m, 'a1'), true).risk({ x: 30, y: 30 });
    };
    const m = scene(spec);
    const bite = 0.75 * (biteLosses(battle(m), human(m, 'a1'))[1] ?? 0);
    expect(risk({})).toBe(bite);
    expect(threatTo(battle(m), human(m, 'a1'))).toBe(bite);
    expect(risk({ herds: [...herds(30, 33), ...herds(30, 27)] })).toBe(2 * bite);
    const wall = block('wall', [20, 31, 20, 1], { kind: 'impassable', height: 3, blocksSight: true });
    expect(risk({ pieces: [wall] })).toBe(0.35 * bite);
    const roof = block('roof', [28, 32, 4, 4], { kind: 'impassable', height: 3, climbable: true });
    const up = { herds: [{ zombies: [{ x: 30, y: 33, level: 1 }] }], pieces: [roof] };
    expect(risk(up)).toBe(0.35 * bite);
    expect(risk({ herds: [1, 2, 3, 4, 5].map(() => ({ zombies: ring(30) })) })).toBe(strengthOf(human(m, 'a1')));
    expect(threatTo(battle(scene({ ...spec, herds: herds(30, 36.1) })), human(m, 'a1'))).toBe(0);
  });
  /** Six who stand close round (x, 30). */
  function ring(x: number): [number, number][] {
    return [0, 1, 2, 3, 4, 5].map((i) => [x - 2.5 + i, 31.2]);
  }

  test('is worth less by a fifth of what enemies may shoot from where they stand', () => {
    const players = ['survivors', 'bandits'] as const;
    const risk = (foe: Partial<Humans[number]>, more: SceneSpec = {}, place = { x: 30, y: 30 }) => {
      const m = scene({ players, humans: [pistol, at(30, 40, { seat: 'b', ...foe })], ...more });
      const outlook = outlookOf(battle(m), human(m, 'a1'), true);
      return { risk: rounded(outlook.risk(place)), isShotAt: outlook.isShotAt };
    };
    const loss = (dice: number, needed: number, cover = 0): number => {
      const offence = { dice, sides: SIDES, needed, results: 0, modifiers: [] };
      return lossFrom(
        one(),
        woundOdds(offence, { dice: 2 + cover, sides: SIDES, needed: 7, results: 0, modifiers: [] }),
      );
    };
    expect(risk({ weapons: ['pistol'] })).toEqual({ risk: rounded(0.2 * 1.7 * loss(2, 6)), isShotAt: true });
    expect(risk({ weapons: ['rifle'] })).toEqual({ risk: rounded(0.2 * loss(3, 4)), isShotAt: true });
    expect(risk({ weapons: ['rifle'], reload: [1] }).risk).toBe(rounded(0.2 * loss(3, 4)));
    expect(risk({ weapons: ['rifle'], reload: [2] }).risk).toBe(0);
    expect(risk({ weapons: ['pistol', 'rifle'] }).risk).toBe(rounded(0.2 * Math.max(1.7 * loss(2, 6), loss(3, 4))));
    expect(risk({ weapons: ['blunt'] }).risk).toBe(0);
    expect(risk({ weapons: ['pistol'], down: true })).toEqual({ risk: 0, isShotAt: false });
    // A pistol carries from 2 to 12 inches.
    const near = (gap: number): number => risk({ weapons: ['pistol'] }, {}, { x: 30, y: 39 - gap }).risk;
    expect([1.9, 2, 12, 12.1].map((gap) => near(gap) > 0)).toEqual([false, true, true, false]);
    const wall = block('wall', [20, 34, 20, 1], { kind: 'impassable', height: 3, blocksSight: true });
    expect(risk({ weapons: ['pistol'] }, { pieces: [wall] }).risk).toBe(0);
    const hedge = block('hedge', [20, 30.6, 20, 0.4], { kind: 'impassable', height: 0.7, blocksSight: true });
    expect(risk({ weapons: ['rifle'] }, { pieces: [hedge] }).risk).toBe(rounded(0.2 * loss(3, 4, 1)));
  });

  test('is pressed where a herd bites within its next Move', () => {
    const m = scene({ humans: [pistol], herds: herds(30, 20) });
    const outlook = outlookOf(battle(m), human(m, 'a1'), true);
    expect([25, 25.04, 25.06].map((y) => outlook.isPressed({ x: 30, y }))).toEqual([true, true, false]);
    expect(outlook.isShotAt).toBe(false);
  });
});
