import { describe, expect } from 'vitest';
import { cop, crony, hero, samaritan, survivor, thug } from '../groups/testing.ts';
import type { Battle, Deed } from '../state.ts';
import { test } from '../testing.ts';
import { ask, cardOf, fought, group, until } from './testing.ts';

const deed = (kind: Deed['kind'], who: string, whom: string): Deed => ({
  turn: 1,
  answer: null,
  kind,
  who,
  whom,
  weapon: null,
});
const gained = (m: ReturnType<typeof fought>, seat: 'a' | 'b'): number[] =>
  group(m, seat).members.map(({ experience }) => experience);
/** Somebody of Level 0 with so much Experience before a survival die of 1. */
const with1 = (experience: number) => ({ ...hero, experience: experience - 1 });

describe('Experience', () => {
  test('LD.XP.1 who did the deed has the Experience: 1 for a zombie, 3 for a rival', () => {
    const m = fought({
      a: [hero, cop],
      b: [thug, crony],
      out: ['b2'],
      change: (_, battle) => {
        battle.deeds = [
          deed('zombie', 'a2', 'z1'),
          deed('zombie', 'a2', 'z2'),
          deed('rival', 'a1', 'b2'),
          deed('fell', 'b2', 'a1'),
          deed('wounded', 'b1', 'a2'),
        ];
      },
    });
    m.answer('b', [3, 4]);
    expect(gained(m, 'a')).toEqual([3, 2]);
    m.answer('a', [1, 2]);
    expect(gained(m, 'a')).toEqual([4, 4]);
    expect(gained(m, 'b')).toEqual([0, 0]);
  });

  test('LD.XP.3 who went Out of Action keeps what deeds earned, and has no survival die', () => {
    const m = fought({
      b: [thug, crony, { ...crony, name: 'Ina' }],
      out: ['b2', 'b3'],
      change: (_, battle) => {
        battle.deeds = [deed('rival', 'b2', 'a1'), deed('rival', 'b3', 'a1')];
      },
    });
    m.answer('b', [3, 4]).answer('b', [1, 1]); // Ina dies
    m.answer('a', [1]);
    expect(ask(m)).toBe('b LD.XP.4');
    m.answer('b', [5]);
    expect(gained(m, 'b')).toEqual([5, 3]);
    expect(group(m, 'b').gone).toMatchObject([{ member: { id: 'm3', experience: 0 } }]);
  });

  test('LD.XP.3 a Captured Character spends nothing before it is back', () => {
    const m = fought({ b: [thug, { ...crony, experience: 20 }], out: ['b2'] });
    m.answer('b', [1, 2]).answer('a', [1]).answer('b', [1]);
    expect(ask(m)).toBe('a LD.LOOT.6 hand:m1:blades:0 armed');
    expect(cardOf(m, 'b', 'm2')).toMatchObject({ experience: 20, level: 0, captured: true });
  });

  test('LD.XP.4 a die for everybody who was on the table and was not Out of Action at the end', () => {
    const m = fought({
      a: [hero, cop, samaritan, survivor],
      out: ['a2'],
      change: (_, battle) => {
        for (const one of battle.characters) {
          if (one.id === 'a3') one.fate = 'left';
          if (one.id === 'a4') one.fate = 'reserve';
        }
      },
    });
    m.answer('a', [3, 4]);
    expect(m.match.request).toMatchObject({ kind: 'roll', rule: 'LD.XP.4', count: 2, sides: 6 });
    m.answer('a', [4, 5]);
    expect(gained(m, 'a')).toEqual([4, 0, 5, 0]);
  });

  test('LD.XP.6 a Captive is worth 6 to who carries it at the end, once, and nothing to who lies Out of Action', () => {
    const held = (carrier: string | null) => (_: unknown, battle: Battle) => {
      battle.tokens = [{ id: 'c1', kind: 'captive', at: null, carrier, captive: null }];
      battle.deeds = [deed('objective', 'a1', 'c1'), deed('objective', 'a2', 'c1')];
      (battle.ending as NonNullable<Battle['ending']>).taken = { a: ['c1'], b: [] };
    };
    const earned = (carrier: string | null, out: readonly string[] = []): unknown => {
      const m = fought({ a: [hero, cop], out, encounter: 'rescue', change: held(carrier) });
      m.answer('a', 'go'); // LD.RESCUE.13
      if (out.length > 0) m.answer('a', [3, 4]);
      expect(ask(m)).toBe('a LD.XP.4');
      return gained(m, 'a');
    };
    expect(earned('a2')).toEqual([0, 6]);
    expect(earned('a1')).toEqual([6, 0]);
    expect(earned(null)).toEqual([0, 0]);
    expect(earned('a2', ['a2'])).toEqual([0, 0]);
  });
});

describe('Levels', () => {
  test('LD.LEVEL.3 LD.LEVEL.5 what is spent is gone, up to 3 points more change the roll, as far as the table goes', () => {
    const m = fought({ a: [with1(11)] });
    m.answer('a', [1]);
    expect(ask(m)).toBe('a LD.LEVEL.2 characteristic leader firearms cqc academic wait');
    m.answer('a', 'characteristic');
    expect(cardOf(m, 'a', 'm1')).toMatchObject({ experience: 5, level: 1 });
    m.answer('a', [2, 3]);
    expect(ask(m)).toBe('a LD.LEVEL.5 2 3 4 5 6 7 8');
    m.answer('a', '2');
    expect(cardOf(m, 'a', 'm1')).toMatchObject({ experience: 2, level: 1, raised: { ap: 1 } });
    expect(ask(m)).toBe('b LD.XP.4');
  });

  test('LD.LEVEL.5 no more points than there are, none below 2 or above 12, and none need be spent', () => {
    const few = fought({ a: [with1(7)] });
    few.answer('a', [1]).answer('a', 'characteristic').answer('a', [6, 6]);
    expect(ask(few)).toBe('a LD.LEVEL.5 11 12');
    few.answer('a', '12');
    expect(cardOf(few, 'a', 'm1')).toMatchObject({ experience: 1, raised: { capacity: 1 } });
    const none = fought({ a: [with1(6)] });
    none.answer('a', [1]).answer('a', 'characteristic').answer('a', [2, 2]);
    expect(cardOf(none, 'a', 'm1')).toMatchObject({ experience: 0, raised: { strength: 1 } });
    expect(ask(none)).toBe('b LD.XP.4');
  });

  test('LD.LEVEL.6 the same three points change the second die', () => {
    const m = fought({ a: [with1(16)] });
    m.answer('a', [1]).answer('a', 'characteristic').answer('a', [4, 4]);
    expect(ask(m)).toBe('a LD.LEVEL.5 5 6 7 8 9 10 11');
    m.answer('a', '7');
    expect(ask(m)).toBe('a LD.LEVEL.6');
    m.answer('a', [2]);
    expect(ask(m)).toBe('a LD.LEVEL.6 1 2 3 4');
    m.answer('a', '4');
    expect(cardOf(m, 'a', 'm1')).toMatchObject({ experience: 7, raised: { fa: 1 } });
    const spent = fought({ a: [with1(16)] });
    spent.answer('a', [1]).answer('a', 'characteristic').answer('a', [5, 5]).answer('a', '7').answer('a', [3]);
    expect(cardOf(spent, 'a', 'm1')).toMatchObject({ experience: 7, raised: { cqc: 1 } });
    expect(ask(spent)).toBe('b LD.XP.4');
  });

  test('LD.LEVEL.4 LD.LEVEL.5 what is at 6 is rolled again, or points change it', () => {
    const m = fought({ a: [{ ...with1(8), raised: { strength: 3 }, level: 0 }] });
    m.answer('a', [1]).answer('a', 'characteristic').answer('a', [4, 4]);
    expect(ask(m)).toBe('a LD.LEVEL.5 again 6 7 9 10');
    m.answer('a', 'again');
    expect(ask(m)).toBe('a LD.LEVEL.2');
    m.answer('a', [4, 5]).answer('a', '9');
    expect(cardOf(m, 'a', 'm1')).toMatchObject({ experience: 2, raised: { strength: 3, endurance: 1 } });
  });

  test('LD.LEVEL.9 up to 3 points change a skill roll, but not into a skill that is known', () => {
    const m = fought({ a: [{ ...with1(11), skills: ['leader', 'disarm'] }] });
    m.answer('a', [1]).answer('a', 'cqc').answer('a', [4]);
    expect(ask(m)).toBe('a LD.LEVEL.9 1 3 4 5 6');
    m.answer('a', '1');
    expect(cardOf(m, 'a', 'm1')).toMatchObject({
      experience: 2,
      level: 1,
      skills: ['leader', 'disarm', 'crowd-control'],
      raised: {},
    });
    expect(ask(m)).toBe('b LD.XP.4');
  });

  test('LD.LEVEL.10 a Dog has no skill table', () => {
    const m = fought({ a: [hero, { type: 'dog', name: 'Rex', experience: 5 }] });
    m.answer('a', [1, 1]);
    expect(ask(m)).toBe('a LD.LEVEL.2 characteristic wait');
    m.answer('a', 'characteristic').answer('a', [1, 1]);
    expect(cardOf(m, 'a', 'm2')).toMatchObject({ experience: 0, level: 1, raised: { ap: 1 } });
  });
});

describe('on to the next game', () => {
  const home = { a: [hero, samaritan], b: [thug, crony], games: 3 } as const;

  test('LD.CAMP.4 the next Encounter is rolled', () => {
    const m = fought(home);
    until(m, 'LD.ENC.2');
    expect(ask(m)).toBe('a LD.ENC.2');
    m.answer('a', [1]);
    expect(m.state()).toMatchObject({
      battle: { encounter: 'bushwhack' },
      campaign: { game: 2, fixture: { encounter: 'bushwhack', attacker: null } },
    });
  });

  test('LD.CAMP.4 it is not rolled where a Rescue is played', () => {
    const m = fought({ ...home, out: ['b2'] });
    until(m.answer('b', [1, 2]), 'LD.INJ.5');
    expect(ask(m)).toBe('b LD.INJ.5 rescue decline');
    m.answer('b', 'rescue');
    expect(m.under('LD.ENC.2')).toEqual([]);
    expect(m.state()).toMatchObject({
      battle: { encounter: 'rescue' },
      campaign: { game: 2, fixture: { encounter: 'rescue', attacker: 'b' } },
    });
  });

  test('LD.CAMP.5 points and stash stay with the Group from game to game', () => {
    const stash = { guns: [], blades: ['club'], items: ['booze'] } as const;
    const m = fought({
      ...home,
      change: (campaign) => {
        for (const side of campaign.sides) if (side.seat === 'a') side.group = { ...side.group, points: 17, stash };
      },
    });
    until(m, 'LD.ENC.2').answer('a', [1]);
    expect(m.state().battle).not.toBeNull();
    expect(group(m, 'a')).toMatchObject({ points: 17, stash });
    expect(group(m, 'a').stash).toEqual(stash);
  });
});
