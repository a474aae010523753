import { describe, expect } from 'vitest';
import { battle, block, person, said, scene, type SceneSpec, type Somebody, test } from '../testing.ts';
import { noiseForecast } from './forecast.ts';

/** Somebody whose Ammo Roll is what is asked for once the Noise step is over. */
const LAST: Somebody = { seat: 'b', x: 30, y: 30, guns: [{ id: 'revolver', ammo: 1 }] };
const noisy = (spec: Omit<SceneSpec, 'phase'>, people: readonly Somebody[]) =>
  scene({ phase: 'noise', ...spec, people: [...people, LAST] });

const AMMO_ROLL = { kind: 'roll', rule: 'LD.AMMO.5', seats: ['b'] };
const arrived = (m: ReturnType<typeof scene>) => battle(m).zombies.map(({ id, x, y }) => ({ id, x, y }));
const lures = (m: ReturnType<typeof scene>) => battle(m).lures.map(({ id }) => id);

describe('rolls', () => {
  test('LD.NOISE.4 LD.NOISE.5 LD.NOISE.6 a die and its tokens of 7 draw a zombie to the nearest edge', () => {
    const m = noisy({}, [{ x: 12, y: 4, noise: 3 }]);
    expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'LD.NOISE.4', seats: ['a'] });
    m.answer('a', [4]);
    expect(arrived(m)).toEqual([{ id: 'z1', x: 12, y: 0.5 }]);
    expect(m.under('LD.NOISE.5')).toMatchObject([
      {
        params: { source: 'a1', name: 'a1', zombies: 1 },
        dice: [{ sides: 6, rolled: [4], target: 4 }],
        modifiers: [{ rule: 'LD.NOISE.4', value: 3 }],
      },
    ]);
    expect(m.asked()).toMatchObject(AMMO_ROLL);
  });

  test('LD.NOISE.4 LD.NOISE.5 one less draws nothing', () => {
    const m = noisy({}, [{ x: 12, y: 4, noise: 3 }]);
    m.answer('a', [3]);
    expect(arrived(m)).toEqual([]);
    expect(m.asked()).toMatchObject(AMMO_ROLL);
  });

  test('LD.NOISE.9 LD.NOISE.10 LD.NOISE.12 tokens go after the roll, and the model stays a lure; the fallen do not roll', () => {
    const m = noisy({}, [
      { x: 12, y: 4, noise: 1 },
      { x: 20, y: 9, noise: 5, fate: 'out' },
      { x: 20, y: 12 },
    ]);
    m.answer('a', [1]);
    expect(person(m, 'a1').noise).toBe(0);
    expect(lures(m)).toEqual(['a1']);
    expect(m.asked()).toMatchObject(AMMO_ROLL);
  });

  test('LD.X.2 LD.NOISE.8 with 7 tokens one comes without a roll, and a 6 brings another', () => {
    for (const [die, zombies] of [
      [5, [{ id: 'z1', x: 12, y: 0.5 }]],
      [
        6,
        [
          { id: 'z1', x: 12, y: 0.5 },
          { id: 'z2', x: 10.98, y: 0.5 },
        ],
      ],
    ] as const) {
      const m = noisy({}, [{ x: 12, y: 4, noise: 7 }]);
      expect(arrived(m)).toEqual([{ id: 'z1', x: 12, y: 0.5 }]);
      expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'LD.NOISE.8', seats: ['a'] });
      m.answer('a', [die]);
      if (die === 6) m.answer('a', 'near:10.98:0.5');
      expect(arrived(m)).toEqual(zombies);
      expect(person(m, 'a1').noise).toBe(0);
      expect(m.asked()).toMatchObject(AMMO_ROLL);
    }
  });

  test('LD.NOISE.8 with exactly 6 no die could bring a second one; with 13 there are two at most', () => {
    const six = noisy({}, [{ x: 12, y: 4, noise: 6 }]);
    expect(arrived(six)).toEqual([{ id: 'z1', x: 12, y: 0.5 }]);
    expect(six.asked()).toMatchObject(AMMO_ROLL);
    const more = noisy({}, [{ x: 12, y: 4, noise: 13 }]);
    more.answer('a', [1]).answer('a', 'near:13.02:0.5');
    expect(arrived(more)).toHaveLength(2);
    expect(more.asked()).toMatchObject(AMMO_ROLL);
  });

  test('LD.TURN.4 LD.TURN.5 without Noise the Ammo step follows at once', () => {
    expect(noisy({ turn: 1 }, [{ x: 12, y: 4 }]).asked()).toMatchObject(AMMO_ROLL);
  });
});

describe('who goes first', () => {
  test('LD.NOISE.3 the player with more tokens handles all of his models before the other', () => {
    const m = noisy({}, [
      { x: 12, y: 4, noise: 2 },
      { seat: 'b', x: 4, y: 20, noise: 1 },
      { seat: 'b', x: 4, y: 28, noise: 2 },
    ]);
    m.answer('b', [1]).answer('b', [1]).answer('a', [1]);
    expect(said(m, 'ld.noise.nothing').map(({ source }) => source)).toEqual(['b1', 'b2', 'a1']);
  });

  test('LD.NOISE.3 LD.GEN.5 a tie is settled by a Roll-Off', () => {
    const m = noisy({}, [
      { x: 12, y: 4, noise: 2 },
      { seat: 'b', x: 4, y: 20, noise: 2 },
    ]);
    m.answer('a', [3]).answer('b', [3]).answer('a', [3]).answer('b', [4]);
    expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'LD.NOISE.4', seats: ['b'] });
    m.answer('b', [1]);
    expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'LD.NOISE.4', seats: ['a'] });
  });

  test('LD.NOISE.3 the order within a side is asked for only where zombies may get into each other’s way', () => {
    const m = noisy({}, [
      { x: 20, y: 5, noise: 1 },
      { x: 8, y: 4, noise: 2 },
      { x: 8.5, y: 6, noise: 3 },
    ]);
    m.answer('a', [1]); // the first stands apart
    expect(m.asked()).toMatchObject({ rule: 'LD.NOISE.3', seats: ['a'], options: ['a2', 'a3'] });
    m.answer('a', 'a3').answer('a', [6]).answer('a', [6]);
    expect(arrived(m)).toEqual([
      { id: 'z1', x: 8.5, y: 0.5 },
      { id: 'z2', x: 7.48, y: 0.5 },
    ]);
  });
});

describe('where zombies arrive', () => {
  test('LD.NOISE.6 at the nearest edge where the base fits and touches nobody', () => {
    const wall = block('wall', [31, 0, 5, 3], { kind: 'impassable', height: 3 });
    const m = noisy({ pieces: [wall], zombies: [{ x: 6, y: 0.5 }] }, [
      { x: 33, y: 5, noise: 6 },
      { x: 6.2, y: 5, noise: 6 },
    ]);
    expect(arrived(m).slice(1)).toEqual([
      { id: 'z2', x: 35.5, y: 5 },
      { id: 'z3', x: 7.02, y: 0.5 },
    ]);
  });

  test('LD.NOISE.6 the player whose Noise it is settles equal distances', () => {
    const m = noisy({}, [{ x: 5, y: 5, noise: 6 }]);
    expect(m.asked()).toMatchObject({ rule: 'LD.NOISE.6', seats: ['a'], options: ['near:5:0.5', 'left:0.5:5'] });
    m.answer('a', 'left:0.5:5');
    expect(arrived(m)).toEqual([{ id: 'z1', x: 0.5, y: 5 }]);
  });

  test('LD.TERRAIN.3 on a table of 48 inches they arrive 6 inches in', () => {
    const m = noisy({ size: 48 }, [{ x: 24, y: 9, noise: 6 }]);
    expect(arrived(m)).toEqual([{ id: 'z1', x: 24, y: 6.5 }]);
  });

  test('LD.NOISE.11 with 20 zombies nothing is rolled and nothing comes, but what made Noise is a lure', () => {
    const crowd = Array.from({ length: 20 }, (_, i) => ({ x: 4 + 1.5 * (i % 10), y: 20 + 2 * Math.floor(i / 10) }));
    const m = noisy({ zombies: crowd }, [{ x: 12, y: 4, noise: 7 }]);
    expect(battle(m).zombies).toHaveLength(20);
    expect(lures(m)).toEqual(['a1']);
    expect(person(m, 'a1').noise).toBe(0);
    expect(m.asked()).toMatchObject(AMMO_ROLL);
    const free = noisy({ zombies: crowd, options: { zombieLimit: false } }, [{ x: 12, y: 4, noise: 6 }]);
    expect(battle(free).zombies).toHaveLength(21);
  });

  test('LD.NOISE.11 LD.NOISE.3 close to the limit the player says who rolls first', () => {
    const crowd = Array.from({ length: 19 }, (_, i) => ({ x: 4 + 1.5 * (i % 10), y: 20 + 2 * Math.floor(i / 10) }));
    const m = noisy({ zombies: crowd }, [
      { x: 12, y: 4, noise: 6 },
      { x: 24, y: 4, noise: 6 },
    ]);
    expect(m.asked()).toMatchObject({ rule: 'LD.NOISE.3', options: ['a1', 'a2'] });
    m.answer('a', 'a2');
    expect(arrived(m).slice(19)).toEqual([{ id: 'z20', x: 24, y: 0.5 }]);
    expect(lures(m)).toEqual(['a2', 'a1']);
  });

  test('LD.ESCAPE.5 in The Escape two come in place of one, side by side', () => {
    const m = noisy({ encounter: 'the-escape' }, [{ x: 12, y: 4, noise: 6 }]);
    expect(m.asked()).toMatchObject({ rule: 'LD.NOISE.6', options: ['near:10.98:0.5', 'near:13.02:0.5'] });
    m.answer('a', 'near:13.02:0.5');
    expect(arrived(m)).toEqual([
      { id: 'z1', x: 12, y: 0.5 },
      { id: 'z2', x: 13.02, y: 0.5 },
    ]);
  });
});

describe('things that make Noise', () => {
  const car = block('car', [16, 14, 4, 2], { name: 'Car', kind: 'impassable', height: 0.9, tags: { alarm: true } });

  test('LD.ITEM.14 a Noisemaker Token rolls with 5 as its owner’s model would, and is removed', () => {
    const m = noisy({ change: (b) => void b.noisemakers.push({ id: 'n9', seat: 'b', x: 30, y: 5, level: 0 }) }, [
      { x: 12, y: 4, noise: 4 },
    ]);
    expect(m.asked()).toMatchObject({ kind: 'roll', seats: ['b'] }); // 5 tokens against 4
    m.answer('b', [2]).answer('a', [1]);
    expect(arrived(m)).toEqual([{ id: 'z1', x: 30, y: 0.5 }]);
    expect(battle(m).noisemakers).toEqual([]);
    expect(battle(m).lures).toEqual([
      { id: 'n9', kind: 'noisemaker', x: 30, y: 5, level: 0 },
      { id: 'a1', kind: 'model', x: 12, y: 4, level: 0 },
    ]);
  });

  test('LD.TERRAIN.23 LD.TERRAIN.24 a sounding vehicle rolls with 3 after both players, and may sound again later', () => {
    const m = noisy({ pieces: [car], change: (b) => void b.alarms.push('car', 'car') }, [{ x: 12, y: 4, noise: 1 }]);
    m.answer('a', [1]);
    expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'LD.NOISE.4', seats: ['a'] });
    m.answer('a', [4]);
    expect(m.asked()).toMatchObject({ rule: 'LD.NOISE.6', options: ['near:16:0.5', 'near:20:0.5'] });
    m.answer('a', 'near:16:0.5');
    expect(lures(m)).toEqual(['a1', 'car']);
    expect(battle(m).alarms).toEqual([]);
    expect(m.asked()).toMatchObject(AMMO_ROLL);
  });
});

describe('reserves', () => {
  const bushwhack = (more: Partial<SceneSpec> = {}, noise = 6) =>
    noisy(
      {
        encounter: 'bushwhack',
        ...more,
        change: (b) => {
          for (const side of b.sides) side.part = side.seat === 'b' ? 'defender' : 'attacker';
        },
      },
      [
        { x: 12, y: 4, noise },
        { seat: 'b', x: 18, y: 18 },
        { seat: 'b', name: 'Ann', x: 0, y: 0, fate: 'reserve' },
        { seat: 'b', name: 'Bob', x: 0, y: 0, fate: 'reserve' },
      ],
    );

  test('LD.ENC.4 LD.ENC.5 LD.ENC.6 the defender may place a member where the zombie would have arrived', () => {
    const m = bushwhack();
    expect(m.asked()).toMatchObject({ rule: 'LD.ENC.4', seats: ['b'], options: ['b2', 'b3', 'zombie'] });
    m.answer('b', 'b3');
    expect(person(m, 'b3')).toMatchObject({ fate: 'here', x: 12, y: 0.5, activated: false });
    expect(arrived(m)).toEqual([]);
    expect(person(m, 'b2').fate).toBe('reserve');
  });

  test('LD.ENC.4 the defender may let the zombie come', () => {
    const m = bushwhack().answer('b', 'zombie');
    expect(arrived(m)).toEqual([{ id: 'z1', x: 12, y: 0.5 }]);
    expect(m.asked()).toMatchObject(AMMO_ROLL);
  });

  test('LD.ENC.6 once all have arrived nobody is asked, nor in other Encounters', () => {
    const m = bushwhack({}, 12).answer('b', 'b2').answer('a', [1]).answer('a', 'near:10.98:0.5').answer('b', 'b3');
    expect(arrived(m)).toEqual([]);
    expect(person(m, 'b3')).toMatchObject({ fate: 'here', x: 10.98 });
    const other = bushwhack({ encounter: 'scavengers' });
    expect(arrived(other)).toHaveLength(1);
  });

  test('LD.ENC.4 a standing order lets the first one come', () => {
    const m = bushwhack();
    m.answer('b', { aside: 'orders', about: 'reserve', order: 'come' } as never);
    m.answer('b', 'b2');
    expect(person(m, 'b2').fate).toBe('here');
  });
});

test('LD.NOISE.5 LD.NOISE.6 LD.NOISE.8 LD.ESCAPE.5 the forecast gives chances and spots', () => {
  const spec = {
    people: [
      { x: 12, y: 4, noise: 2 },
      { x: 24, y: 4, noise: 8 },
    ],
  } as const;
  const m = scene(spec);
  const spotsOf = (state: ReturnType<typeof m.state>) =>
    noiseForecast(state, state.battle as never).map(({ once, twice, zombies, arrivals }) => ({
      once,
      twice,
      zombies,
      at: arrivals.map((spots) => spots.map(({ x, y }) => [x, y])),
    }));
  expect(spotsOf(m.state())).toEqual([
    { once: 2 / 6, twice: 0, zombies: 1, at: [[[12, 0.5]]] },
    {
      once: 1,
      twice: 2 / 6,
      zombies: 1,
      at: [
        [[24, 0.5]],
        [
          [22.98, 0.5],
          [25.02, 0.5],
        ],
      ],
    },
  ]);
  const escape = spotsOf(scene({ ...spec, encounter: 'the-escape' }).state());
  expect(escape.map(({ zombies, at }) => [zombies, at.length])).toEqual([
    [2, 2],
    [2, 4],
  ]);
});
