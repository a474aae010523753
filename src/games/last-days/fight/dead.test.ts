import { describe, expect } from 'vitest';
import {
  battle,
  type BattleScene,
  person,
  rectangle,
  said,
  scene,
  type SceneSpec,
  type Somebody,
  test,
  zombie,
} from '../testing.ts';
import { doorLeft } from './doors.ts';

const fighting = (spec: SceneSpec): BattleScene => scene({ phase: 'combat', tokens: [{ x: 30, y: 30 }], ...spec });
const one = (more: Partial<Somebody> = {}): Somebody => ({ x: 10, y: 10, fought: true, ...more });
const far: Somebody = { seat: 'b', x: 30, y: 20 };
const rolling = (m: BattleScene): unknown => {
  const { request } = m.match;
  return request?.kind === 'roll' ? `${request.seats[0]} ${request.prompt.key}` : (request?.prompt.key ?? null);
};

describe('the dead attack', () => {
  test('LD.CQC.4 LD.ZOMBIE.4 LD.ZOMBIE.2 LD.CDAM.5 after all the living, with Strength 3 and no weapon', () => {
    const m = fighting({ people: [one({ fought: false }), far], zombies: [{ x: 9, y: 10 }] });
    m.answer('a', [1]).answer('b', [6]);
    expect(rolling(m)).toBe('b ld.roll.attack');
    m.answer('b', [6]).answer('a', [1]);
    expect(rolling(m)).toBe('b ld.roll.damage');
    m.answer('b', [3]);
    expect(said(m, 'ld.damage')).toMatchObject([{ total: 6, points: 2 }]);
    expect(person(m, 'a1').damage).toBe(2);
  });

  test('LD.ZOMBIE.5 one that is destroyed before its attack does not attack', () => {
    const m = fighting({ people: [one({ fought: false }), far], zombies: [{ x: 9, y: 10 }] });
    m.answer('a', [6]).answer('b', [1]).answer('a', [6]);
    expect(zombie(m, 'z1')).toBeUndefined();
    expect(battle(m).phase).not.toBe('combat');
  });

  test('LD.CQC.5 nobody is asked for the order where it makes no difference', () => {
    const m = fighting({
      people: [one(), one({ x: 20 }), far],
      zombies: [
        { x: 9, y: 10 },
        { x: 19, y: 10 },
      ],
    });
    expect(rolling(m)).toBe('b ld.roll.attack');
  });

  test('LD.CQC.5 LD.CQC.11 where it does, the Aggressor picks first, then the Defender, and who picks says whom it attacks', () => {
    const m = fighting({
      people: [one(), one({ x: 8 }), far],
      zombies: [
        { x: 9, y: 10 },
        { x: 10, y: 11 },
        { x: 8, y: 11 },
      ],
    });
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'LD.CQC.5', options: ['z1', 'z2', 'z3'] });
    m.answer('a', 'z3').answer('b', [1]).answer('a', [6]);
    expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'LD.CQC.5', options: ['z1', 'z2'] });
    m.answer('b', 'z1');
    expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'LD.CQC.11', options: ['a1', 'a2'] });
    m.answer('b', 'a1').answer('b', [1]).answer('a', [6]);
    expect(rolling(m)).toBe('b ld.roll.attack'); // only z2 is left
  });

  test('LD.CQC.5 LD.SKILL.30 whether a Frontline Fighter falls first makes a difference to those beside him', () => {
    const m = fighting({
      people: [one({ skills: ['frontline-fighter'] }), one({ x: 13 }), far],
      zombies: [
        { x: 9, y: 10 },
        { x: 14, y: 10 },
      ],
    });
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'LD.CQC.5', options: ['z1', 'z2'] });
  });

  test('LD.SKILL.58 the subdued do not attack', () => {
    const m = fighting({ people: [one(), far], zombies: [{ x: 9, y: 10, subdued: true }] });
    expect(battle(m).phase).not.toBe('combat');
  });
});

describe('doors', () => {
  const house = {
    id: 'house',
    name: 'House',
    outline: rectangle(10, 6, 8, 8),
    floors: [0],
    height: 3,
    openings: [
      {
        id: 'door',
        kind: 'door' as const,
        from: { x: 10, y: 9 },
        to: { x: 10, y: 11 },
        level: 0,
        sill: 0,
        top: 2,
        open: false,
      },
    ],
  };
  const at = (spec: SceneSpec = {}): BattleScene =>
    fighting({
      people: [one({ x: 12 }), far],
      zombies: [{ x: 9.4, y: 10, door: 'door' }],
      buildings: [house],
      ...spec,
    });

  test('LD.TERRAIN.16 LD.TERRAIN.17 LD.TERRAIN.18 LD.CQC.1 a zombie hits the closed door on its way: 1D6 + 3 by 4', () => {
    const m = at();
    expect(rolling(m)).toBe('a ld.roll.door');
    m.answer('a', [4]);
    expect(said(m, 'ld.door.hit')).toMatchObject([{ door: 'door', points: 1, left: 1 }]);
    expect(battle(m).doors).toEqual({ door: 1 });
    expect(battle(m).changes).toEqual({});
  });

  test('LD.TERRAIN.18 LD.TERRAIN.19 damage stays, and the door is gone for good', () => {
    const m = at({
      change: (now) => {
        now.doors = { door: 1 };
      },
    });
    m.answer('a', [1]);
    expect(battle(m).changes).toEqual({ openings: { door: { state: 'broken' } } });
  });

  test('LD.TERRAIN.16 it attacks somebody in Contact rather than the door, and no open door', () => {
    const touched = at({ people: [one({ x: 9.4, y: 11 }), far] });
    expect(rolling(touched)).toBe('b ld.roll.attack');
    const open = at({
      change: (now) => {
        now.changes = { openings: { door: { state: 'open' } } };
      },
    });
    expect(battle(open).phase).not.toBe('combat');
  });

  test('LD.PERK.14 the doors of a Refuge with Reinforced Doors take 3 Damage Points', () => {
    const m = at({
      encounter: 'home-defense',
      change: (now) => {
        now.refuge = 'house';
        const [a, b] = now.sides as [(typeof now.sides)[number], (typeof now.sides)[number]];
        a.part = 'attacker';
        Object.assign(b, { part: 'defender', group: { ...b.group, built: ['reinforced-doors'] } });
      },
    });
    expect(doorLeft(battle(m), 'door')).toBe(3);
    expect(doorLeft(battle(m), 'another')).toBe(2);
    expect(doorLeft({ ...battle(m), refuge: 'elsewhere' }, 'door')).toBe(2);
    expect(doorLeft({ ...battle(m), refuge: null }, 'door')).toBe(2);
    m.answer('a', [6]);
    expect(said(m, 'ld.door.hit')).toMatchObject([{ points: 2, left: 1 }]);
  });
});
