import { describe, expect } from 'vitest';
import { apart, type Building } from '../../../tabletop/index.ts';
import type { RefugeId } from '../data/refuges.ts';
import type { Battle, Side } from '../state.ts';
import { refugeOn } from '../tables/refuges.ts';
import { towerOn } from '../tables/tower.ts';
import { terrainIn } from '../units.ts';
import { depthOf, isInReach } from './spots.ts';
import { battle, type BattleScene, person, type Somebody, start, test, why } from '../testing.ts';

const HERO: Partial<Somebody> = { type: 'hero' };
const THUG: Partial<Somebody> = { type: 'thug' };
type Point = { x: number; y: number };
const five = (leader: Partial<Somebody>): Partial<Somebody>[] => [leader, {}, {}, {}, {}];
/** Seat a lives in another Refuge. */
function livesIn({ sides }: Battle, refuge: RefugeId): void {
  const [side] = sides as [Side];
  side.group = { ...side.group, refuge };
}

const tokensOf = (m: BattleScene) => battle(m).tokens.map(({ carrier, at }) => carrier ?? at);

test('LD.TERRAIN.2 LD.X.1 on a table of 48 inches the zones are 9 inches deep, on a smaller one 3', () => {
  expect([36, 48, 30].map((side) => depthOf({ width: side, depth: side }))).toEqual([3, 9, 3]);
});

describe('Bushwhack', () => {
  test('LD.BUSH.1 a Selfish Leader attacks one who is not, without a Roll-Off', () => {
    const m = start('bushwhack', [[HERO], [THUG]]);
    expect(battle(m).sides.map(({ part }) => part)).toEqual(['defender', 'attacker']);
    expect(m.asked()).toMatchObject({ seats: ['a'], prompt: 'ld.deploy.how' });
  });

  test('LD.BUSH.1 LD.ENC.3 two Selfish Leaders roll off, and the winner attacks', () => {
    const m = start('bushwhack', [[THUG], [THUG]])
      .answer('a', [6])
      .answer('b', [1]);
    expect(battle(m).sides.map(({ part }) => part)).toEqual(['attacker', 'defender']);
  });

  const mustered = () => start('bushwhack', [five(HERO), [THUG]]);

  test('LD.BUSH.3 LD.ENC.4 the Leader and two more at most defend, the others wait in reserve', () => {
    const m = mustered();
    expect(m.asked()).toMatchObject({ kind: 'pick', options: ['a2', 'a3', 'a4', 'a5'], min: 0, max: 2 });
    m.answer('a', ['a2', 'a4']);
    expect(battle(m).characters.map(({ fate }) => fate)).toEqual([
      'waiting',
      'waiting',
      'reserve',
      'waiting',
      'reserve',
      'waiting',
    ]);
  });

  test('LD.BUSH.3 LD.BUSH.4 within 6 inches of the centre, each with a Supply Token', () => {
    const m = mustered().answer('a', ['a2']).answer('a', 'one-by-one');
    expect(why(m, 'a', { x: 18, y: 24.6 })).toBe('LD.BUSH.3 ');
    m.answer('a', { x: 18, y: 24.5 }).answer('a', { x: 18, y: 18 });
    expect(tokensOf(m)).toEqual(['a1', 'a2']);
  });

  test('LD.BUSH.4 LD.TYPES.5 what a Dog would carry lies beside it', () => {
    const m = start('bushwhack', [[HERO, { type: 'dog' }], [THUG]])
      .answer('a', ['a2'])
      .answer('a', 'one-by-one')
      .answer('a', { x: 18, y: 18 })
      .answer('a', { x: 20, y: 18 });
    expect(m.asked()).toMatchObject({ kind: 'place', prompt: 'ld.token.where' });
    m.answer('a', { x: 22, y: 18 });
    expect(tokensOf(m)).toEqual(['a1', { x: 21, y: 18, level: 0 }]);
  });

  test('LD.BUSH.5 LD.BUSH.6 LD.DEPLOY.2 up to six attack from any edge, the others miss the game', () => {
    const m = start('bushwhack', [[HERO], [THUG, {}, {}, {}, {}, {}, {}]]).answer('a', 'at-once');
    expect(m.asked()).toMatchObject({ seats: ['b'], max: 5 });
    m.answer('b', ['b2', 'b3']).answer('b', 'one-by-one');
    expect(why(m, 'b', { x: 4, y: 10 })).toBe('LD.BUSH.5 ');
    m.answer('b', { x: 1, y: 10 }).answer('b', { x: 35, y: 10 }).answer('b', { x: 10, y: 35 });
    expect(battle(m).characters.filter(({ fate }) => fate === 'absent')).toHaveLength(4);
  });

  test('LD.BUSH.7 zombies begin more than 6 inches from edges and Characters', () => {
    const m = start('bushwhack', [[HERO], [THUG]])
      .answer('a', 'one-by-one')
      .answer('a', { x: 18, y: 18 })
      .answer('b', 'at-once')
      .answer('a', [6])
      .answer('b', [1]);
    expect(why(m, 'a', { x: 6.5, y: 18 })).toBe('LD.BUSH.7 ld.no.near-edge');
    expect(why(m, 'a', { x: 25, y: 18 })).toBe('LD.BUSH.7 ld.no.near-character');
    m.answer('a', { x: 25.01, y: 18 });
    expect(battle(m).zombies).toHaveLength(1);
  });
});

describe('Massacre Site', () => {
  test('LD.MASS.1 LD.MASS.2 LD.MASS.3 five zombies within 8 inches of the centre, each with a token; no others lie about', () => {
    const m = start('massacre-site', [[HERO], [THUG]])
      .answer('a', [6])
      .answer('b', [1])
      .answer('a', 'near')
      .answer('a', 'at-once')
      .answer('b', 'at-once');
    expect(battle(m).tokens).toEqual([]);
    m.answer('a', [1]).answer('b', [2]);
    expect(why(m, 'b', { x: 18, y: 26.6 })).toBe('LD.MASS.2 ld.no.far-from-middle');
    m.answer('b', { x: 18, y: 26.5 });
    expect(battle(m).placing?.left).toBe(4);
    expect(tokensOf(m)).toEqual(['z1']);
  });
});

describe('Rescue', () => {
  test('LD.RESCUE.1 LD.RESCUE.4 the winner of the Roll-Off attacks; without a captured Character one Captive is held', () => {
    const m = start('rescue', [five(HERO), [THUG]])
      .answer('a', [1])
      .answer('b', [2]);
    expect(battle(m).sides.map(({ part }) => part)).toEqual(['defender', 'attacker']);
    expect(battle(m).tokens).toEqual([
      { id: 'c1', kind: 'captive', at: { x: 18, y: 18, level: 0 }, carrier: null, captive: null },
    ]);
  });

  test('LD.RESCUE.4 several captured Characters stand side by side in the middle', () => {
    const m = start('rescue', [[HERO], [THUG]], {
      change: (at) => {
        (at.sides[0] as Side).part = 'attacker';
        at.tokens = ['m8', 'm9'].map((member, i) => ({
          id: `c${i + 1}`,
          kind: 'captive',
          at: null,
          carrier: null,
          captive: { seat: 'a', member },
        }));
      },
    });
    expect(battle(m).tokens.map(({ at }) => at)).toEqual([
      { x: 18, y: 18, level: 0 },
      { x: 18, y: 16.95, level: 0 },
    ]);
  });

  test('LD.RESCUE.3 LD.RESCUE.5 LD.RESCUE.6 LD.RESCUE.7 tokens round the centre, the defender round the Captive, zombies away from all', () => {
    const m = start('rescue', [[HERO], [THUG]])
      .answer('a', [1])
      .answer('b', [2])
      .answer('a', [5])
      .answer('b', [2]);
    expect(why(m, 'a', { x: 18, y: 26.6 })).toBe('LD.RESCUE.3 ');
    m.answer('a', { x: 18, y: 26.5 }).answer('b', { x: 12, y: 18 }).answer('a', { x: 18, y: 25 });
    m.answer('a', 'one-by-one');
    expect(why(m, 'a', { x: 18, y: 25.1 })).toBe('LD.RESCUE.5 ');
    m.answer('a', { x: 24, y: 18 }).answer('b', 'one-by-one');
    expect(why(m, 'b', { x: 18, y: 5 })).toBe('LD.RESCUE.6 ');
    m.answer('b', { x: 18, y: 2 }).answer('a', [6]).answer('b', [5]);
    expect(why(m, 'a', { x: 30, y: 18 })).toBe('LD.RESCUE.7 ld.no.near-character');
    m.answer('a', { x: 31.01, y: 18 });
    expect(person(m, 'b1')).toMatchObject({ x: 18, y: 2 });
  });
});

describe('Home Defense', () => {
  /** Seat a defends; the Refuge stands in the middle. */
  const begun = (refuge: RefugeId = 'farm-house') =>
    start('home-defense', [[HERO], [THUG]], { change: (at) => livesIn(at, refuge) })
      .answer('a', [1])
      .answer('b', [4])
      .answer('a', { x: 18, y: 18, facing: 0 });

  test('LD.HOME.1 LD.HOME.2 LD.HOME.3 LD.TERRAIN.13 the loser of the Roll-Off defends, puts up the Refuge and says which doors stand open', () => {
    const before = start('home-defense', [[HERO], [THUG]])
      .answer('a', [1])
      .answer('b', [4]);
    expect(why(before, 'a', { x: 6, y: 18, facing: 0 })).toBe('LD.HOME.2 ld.no.site');
    const m = begun();
    const doors = refugeIn(m).openings.filter(({ kind }) => kind === 'door');
    const windows = refugeIn(m).openings.filter(({ kind }) => kind === 'window');
    expect([doors.length >= 2, windows.length >= 4]).toEqual([true, true]);
    expect(m.asked()).toMatchObject({ seats: ['a'], kind: 'pick', options: doors.map(({ id }) => id) });
    const [first, second] = doors.map(({ id }) => id) as [string, string];
    m.answer('a', [second]);
    expect(battle(m).changes.openings).toMatchObject({ [first]: { state: 'closed' }, [second]: { state: 'open' } });
  });

  /** Corners of the Refuge, as a box. */
  const boxOf = (m: BattleScene) => {
    const [xs, ys] = [refugeIn(m).outline.map(({ x }) => x), refugeIn(m).outline.map(({ y }) => y)];
    return { left: Math.min(...xs), right: Math.max(...xs), near: Math.min(...ys), far: Math.max(...ys) };
  };
  const refugeIn = (m: BattleScene) => refugeOn(terrainIn(battle(m))) as Building;
  /** Places in the Refuge where a token can lie. */
  const indoors = (m: BattleScene): { x: number; y: number }[] => {
    const { left, right, near, far } = boxOf(m);
    const spots: { x: number; y: number }[] = [];
    for (let y = near + 0.75; y < far; y += 0.5) {
      for (let x = left + 0.75; x < right; x += 0.5) {
        const isClear = spots.every((other) => apart(other, { x, y }) >= 1);
        if (isClear && isInReach(battle(m), { x, y, level: 0 })) spots.push({ x, y });
      }
    }
    return spots;
  };

  test('LD.HOME.4 three tokens in the Refuge, two outdoors within 4 inches of it', () => {
    const m = begun().answer('a', []).answer('a', [2]).answer('b', [5]);
    const { near, far } = boxOf(m);
    expect(why(m, 'b', { x: 18, y: near - 4.6 })).toBe('LD.HOME.4 ld.no.round-refuge');
    m.answer('b', { x: 18, y: near - 4.5 }).answer('a', { x: 18, y: far + 4.5 });
    expect(why(m, 'b', { x: 18, y: near - 3 })).toBe('LD.HOME.4 ld.no.round-refuge');
    const [one, two, three] = indoors(m) as [Point, Point, Point];
    m.answer('b', one);
    expect(why(m, 'a', { x: one.x + 0.9, y: one.y })).toBe('LD.SUPPLY.1 ld.no.on-token');
    m.answer('a', two).answer('b', three);
    expect(m.asked()).toMatchObject({ seats: ['a'], prompt: 'ld.deploy.how' });
  });

  const supplied = (m: BattleScene) => {
    const { near, far } = boxOf(m.answer('a', [2]).answer('b', [5]));
    const [one, two, three] = indoors(m) as [Point, Point, Point];
    m.answer('b', { x: 18, y: near - 4 }).answer('a', { x: 18, y: far + 4 });
    return m.answer('b', one).answer('a', two).answer('b', three);
  };

  test('LD.HOME.5 LD.HOME.6 LD.HOME.7 the defender within 4 inches, the attacker on any edge, zombies away and not inside', () => {
    const m = supplied(begun().answer('a', [])).answer('a', 'one-by-one');
    const { far } = boxOf(m);
    expect(why(m, 'a', { x: 18, y: far + 4.6 })).toBe('LD.HOME.5 ld.no.zone');
    m.answer('a', { x: 18, y: far + 4.5 }).answer('b', 'one-by-one');
    expect(why(m, 'b', { x: 18, y: 4 })).toBe('LD.HOME.6 ');
    m.answer('b', { x: 2, y: 18 }).answer('a', [4]).answer('b', [1]);
    expect(why(m, 'a', indoors(m)[0] as Point)).toBe('LD.HOME.7 ld.no.inside-fences');
    expect(why(m, 'a', { x: 2, y: 25 })).toBe('LD.HOME.7 ld.no.near-character');
    m.answer('a', { x: 2, y: 25.01 });
    expect(battle(m).placing?.left).toBe(2);
  });

  test('LD.PERK.18 LD.HOME.12 a Watch Tower stands beside the Refuge, at most 3 inches away', () => {
    const m = begun('church').answer('a', []);
    const { far } = boxOf(m);
    expect(m.asked()).toMatchObject({ kind: 'place', rule: 'LD.PERK.18' });
    expect(why(m, 'a', { x: 18, y: far + 4.6 })).toBe('LD.PERK.18 ld.no.tower-far');
    expect(why(m, 'a', { x: 18, y: 18 })).toBe('LD.PERK.18 ld.no.tower-room');
    m.answer('a', { x: 18, y: far + 4.4 });
    expect(towerOn(terrainIn(battle(m)))).toMatchObject({ height: 6 });
  });

  test('LD.PERK.19 one of the defenders may begin on the Watch Tower, also where it stands more than 4 inches away, and no second one', () => {
    const m = start('home-defense', [[HERO, {}], [THUG]], { change: (at) => livesIn(at, 'church') })
      .answer('a', [1])
      .answer('b', [4])
      .answer('a', { x: 18, y: 18, facing: 0 })
      .answer('a', []);
    const y = boxOf(m).far + 4.5; // the middle of the tower, which is 3 inches wide
    supplied(m.answer('a', { x: 18, y })).answer('a', 'one-by-one');
    expect(why(m, 'a', { x: 18.9, y: y + 0.9, level: 0 })).toBe('LD.HOME.5 ld.no.zone');
    m.answer('a', { x: 18.9, y: y + 0.9, level: 2 });
    expect(why(m, 'a', { x: 17.1, y: y - 0.9, level: 2 })).toBe('LD.PERK.19 ld.no.tower-taken');
    expect(why(m, 'a', { x: 17.1, y: y - 0.9, level: 1 })).toBe('LD.PERK.19 ld.no.tower-taken');
    m.answer('a', { x: 17.1, y: y - 0.9, level: 0 });
    expect(battle(m).characters.map(({ level, fate }) => [level, fate])).toEqual([
      [2, 'here'],
      [0, 'here'],
      [0, 'waiting'],
    ]);
  });

  test('LD.HOME.4 the roof of the Refuge is outdoors', () => {
    const m = begun('mall').answer('a', []).answer('a', [2]).answer('b', [5]);
    m.answer('b', { x: 16, y: 18, level: 1 }).answer('a', { x: 20, y: 18, level: 1 });
    expect(why(m, 'b', { x: 18, y: 16, level: 1 })).toBe('LD.HOME.4 ld.no.round-refuge');
    const [one, two, three] = indoors(m) as [Point, Point, Point];
    m.answer('b', one).answer('a', two).answer('b', three);
    expect(m.asked()).toMatchObject({ seats: ['a'], prompt: 'ld.deploy.how' });
  });

  test('LD.PERK.6 LD.PERK.7 LD.PERK.8 24 inches of fence, 6 to 8 inches from the Refuge, and D3 more zombies outside it', () => {
    const m = begun('prison').answer('a', []);
    expect(m.asked().options).toEqual(['suggested', 'fence', 'done']);
    const { near, far } = boxOf(m);
    m.answer('a', 'fence');
    expect(why(m, 'a', { x: 18, y: near - 5 })).toBe('LD.PERK.7 ld.no.fence');
    m.answer('a', { x: 14, y: near - 7 });
    expect(why(m, 'a', { x: 14, y: near - 9 })).toBe('LD.PERK.7 ld.no.fence');
    m.answer('a', { x: 22, y: near - 7 });
    expect(m.asked()).toMatchObject({ prompt: 'ld.fence.again', options: ['fence', 'done'] });
    m.answer('a', 'done');
    expect(battle(m).changes.built).toMatchObject([{ id: 'fence-1-here', height: 2, climbable: true }]);
    const placed = supplied(m).answer('a', 'at-once').answer('b', 'at-once');
    placed.answer('a', [5]).answer('a', [4]).answer('b', [1]);
    expect(battle(placed).placing?.left).toBe(6);
    expect(far).toBeGreaterThan(near);
  });

  test('LD.PERK.6 LD.PERK.8 fences as suggested keep to the limits, and without any no more zombies come', () => {
    const m = begun('prison').answer('a', []).answer('a', 'suggested');
    const long = battle(m).changes.built?.reduce((sum, { outline: [a, b] }) => sum + apart(a as Point, b as Point), 0);
    expect(long).toBeGreaterThan(12);
    expect(long).toBeLessThanOrEqual(24.01);
    const none = supplied(begun('prison').answer('a', []).answer('a', 'done'))
      .answer('a', 'at-once')
      .answer('b', 'at-once');
    none.answer('a', [4]).answer('b', [1]);
    expect(battle(none).placing?.left).toBe(3);
  });
});

describe('The Escape', () => {
  test('LD.ESCAPE.1 the vehicle stands in the middle, and the central token beside it', () => {
    const m = start('the-escape', [[HERO], [THUG]])
      .answer('a', [6])
      .answer('b', [1])
      .answer('a', 'near');
    expect(battle(m).changes.built).toContainEqual(expect.objectContaining({ id: 'escape-vehicle' }));
    const [token] = battle(m).tokens;
    // Half as wide as the coach, and litter beside it.
    const far = apart(token?.at as Point, { x: 18, y: 18 });
    expect([far > 1.3, far < 2.5]).toEqual([true, true]);
  });

  test('LD.ESCAPE.2 three zombies within 6 inches of the centre line', () => {
    const m = start('the-escape', [[HERO], [THUG]])
      .answer('a', [6])
      .answer('b', [1])
      .answer('a', 'left');
    for (const [seat, x, y] of [
      ['b', 10, 8],
      ['a', 10, 28],
      ['b', 26, 8],
      ['a', 26, 28],
    ] as const)
      m.answer(seat, { x, y });
    m.answer('a', 'at-once').answer('b', 'at-once').answer('a', [6]).answer('b', [1]);
    expect(why(m, 'a', { x: 24.6, y: 4 })).toBe('LD.ESCAPE.2 ld.no.far-from-line');
    m.answer('a', { x: 24.5, y: 4 });
    expect(battle(m).zombies).toHaveLength(1);
  });
});

describe('what is declared', () => {
  test('LD.ITEM.4 LD.ITEM.5 LD.ATTR.17 Booze is drunk before deployment, and gone', () => {
    const m = start('scavengers', [[{ ...HERO, items: ['booze', 'medical-supplies'] }], [THUG]]);
    expect(m.asked()).toMatchObject({ kind: 'pick', seats: ['a'], options: ['a1'], min: 0, max: 1 });
    m.answer('a', ['a1']);
    expect(person(m, 'a1')).toMatchObject({ drunk: true, items: ['medical-supplies'] });
  });

  test('LD.ITEM.21 a Silencer is used for one game, or kept', () => {
    const gun = { id: 'revolver', fitted: ['silencer'] } as const;
    const m = start('scavengers', [[{ ...HERO, guns: [gun] }], [THUG]]);
    expect(m.asked().options).toEqual(['a1:0']);
    m.answer('a', ['a1:0']);
    expect(person(m, 'a1').guns[0]?.silenced).toBe(true);
  });
});
