import { describe, expect } from 'vitest';
import type { EncounterId } from '../data/encounters.ts';
import type { Battle, Deed } from '../state.ts';
import { whoTests } from './breaking.ts';
import { battle, type BattleScene, said, scene, type SceneSpec, type Somebody, test } from '../testing.ts';

const one = (more: Partial<Somebody> = {}): Somebody => ({ x: 2, y: 2, ...more });
const other = (more: Partial<Somebody> = {}): Somebody => ({ seat: 'b', x: 30, y: 30, ...more });
const fell = (who: string, turn = 2): Deed => ({ turn, answer: null, kind: 'fell', who, whom: null, weapon: null });
const side = (now: Battle, seat: 'a' | 'b') =>
  now.sides.find((found) => found.seat === seat) as Battle['sides'][number];

/** The End Phase of a turn in which those fell. A token still lies about. */
const ending = (deeds: readonly Deed[], people: readonly Somebody[], more: SceneSpec = {}): BattleScene =>
  scene({
    phase: 'end',
    tokens: [{ x: 18, y: 18 }],
    people,
    ...more,
    change: (now) => {
      now.deeds = [...deeds];
      more.change?.(now);
    },
  });
const out = { fate: 'out' } as const;
/** Leader with Courage 3, one more on the table, two lost: 1D6 + 2 must be 5 or less. */
const GROUP = [one(), one({ x: 4 }), one(out), one(out)];

describe('the Breaking Point', () => {
  test('LD.BREAK.3 LD.BREAK.1 only a Group with a casualty this turn tests', () => {
    const m = ending([fell('a3'), fell('a4', 1)], [...GROUP, other()]);
    expect(m.match.request).toMatchObject({ kind: 'roll', seats: ['a'], rule: 'LD.BREAK.5' });
    const calm = ending([fell('a3', 1), fell('a4', 1)], [...GROUP, other()]);
    expect(battle(calm).turn).toBe(3); // LD.TURN.2
  });

  test('LD.BREAK.5 LD.BREAK.13 1D6 and all casualties so far, at most the Leader’s Courage and the fighters on the table', () => {
    const held = ending([fell('a3')], [...GROUP, other()]).answer('a', [3]);
    expect(said(held, 'ld.break.held')).toEqual([{ seat: 'a', total: 5, limit: 5 }]);
    expect(battle(held).turn).toBe(3);
    const m = ending([fell('a3')], [...GROUP, other()]).answer('a', [4]);
    expect(said(m, 'ld.break.failed')).toEqual([{ seat: 'a', total: 6, limit: 5 }]);
    expect(m.outcome).toMatchObject({ won: ['b'], lost: ['a'], rule: 'LD.BREAK.9' }); // LD.BREAK.6
  });

  test('LD.BREAK.5 LD.MOVE.21 who left the table counts on neither side', () => {
    const left = [one(), one({ fate: 'left' }), one(out), one(out)];
    expect(ending([fell('a3')], [...left, other()]).match.request?.prompt.params).toMatchObject({ most: 2 });
  });

  test('LD.BREAK.5 LD.INIT.7 LD.ITEM.4 the one who leads now counts, with Booze in him', () => {
    const people = [one(out), one({ drunk: true }), one({ x: 4 }), other()];
    const m = ending([fell('a1')], people, { change: (now) => (side(now, 'a').leader = 'a2') });
    expect(m.match.request?.prompt.params).toMatchObject({ most: 5 }); // Courage 4, two fighters, one casualty
  });

  test('LD.BREAK.7 LD.CHAR.12 a Leader without Courage uses Intelligence', () => {
    const people = [one({ raised: { courage: -3, intelligence: 2 } }), one(out), other()];
    expect(ending([fell('a2')], people).match.request?.prompt.params).toMatchObject({ most: 5 });
  });

  test('LD.BREAK.5 LD.BREAK.13 casualties of the rival are none of ours, and what the nerve is made of is told', () => {
    const m = ending([fell('a3')], [one(), one({ x: 4 }), one(out), other(), other(out), other(out)]).answer('a', [1]);
    expect(said(m, 'ld.break.held')).toEqual([{ seat: 'a', total: 2, limit: 5 }]);
    expect(m.under('LD.BREAK.5').map(({ modifiers }) => modifiers)).toEqual([
      [
        { rule: 'LD.BREAK.13', label: 'ld.break.casualties', value: 1 },
        { rule: 'LD.BREAK.5', label: 'characteristic.courage', value: 3 },
        { rule: 'LD.BREAK.5', label: 'ld.break.fighters', value: 2 },
      ],
    ]);
  });

  test('LD.BREAK.3 LD.BREAK.4 who only took somebody out does not test; of two who do, the Aggressor is first', () => {
    const people = [...GROUP, other(), other({ x: 28, ...out })];
    const order = (deeds: readonly Deed[], aggressor: 'a' | 'b') =>
      whoTests(battle(ending(deeds, people, { aggressor, phase: 'combat' })));
    const took: Deed = { ...fell('a1'), kind: 'rival', whom: 'b2' };
    const both = [fell('a3'), fell('b2')];
    expect([order([took, fell('b2')], 'a'), order(both, 'a'), order(both, 'b')]).toEqual([
      ['b'],
      ['a', 'b'],
      ['b', 'a'],
    ]);
  });

  test('LD.BREAK.4 LD.BREAK.6 LD.BREAK.10 the Aggressor tests first, both test, and if both Break it is a draw', () => {
    const people = [...GROUP, other(), other({ x: 28, ...out })];
    const m = ending([fell('a3'), fell('b2')], people, { aggressor: 'b' });
    expect(m.match.request?.seats).toEqual(['b']);
    m.answer('b', [6]);
    expect(m.match.request?.seats).toEqual(['a']);
    m.answer('a', [6]);
    expect(m.outcome).toMatchObject({ won: [], lost: [], rule: 'LD.BREAK.10' });
  });

  test('LD.BREAK.8 LD.BREAK.9 from turn 3 on a Leader may choose to fail, with a casualty that turn', () => {
    const m = ending([fell('a3', 3)], [...GROUP, other()], { turn: 3 });
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'LD.BREAK.8', options: ['test', 'break'] });
    const { request } = m.match;
    expect([request?.prompt.key, request?.kind === 'choose' && request.options.map(({ seldom }) => seldom)]).toEqual([
      'ld.break.how',
      [undefined, true],
    ]);
    m.answer('a', 'break');
    expect(m.under('LD.BREAK.8').map(({ key }) => key)).toEqual(['ld.break.chosen']);
    expect(m.outcome).toMatchObject({ won: ['b'], rule: 'LD.BREAK.9' });
    expect(
      ending([fell('a3', 3)], [...GROUP, other()], { turn: 3 })
        .answer('a', 'test')
        .asked().rule,
    ).toBe('LD.BREAK.5');
    expect(ending([fell('a3', 2)], [...GROUP, other()], { turn: 3 }).match.request?.rule).not.toBe('LD.BREAK.8');
  });

  test('LD.BREAK.11 LD.BREAK.12 a Group with nobody on the table fails without a roll, and the other still tests', () => {
    const people = [one(out), other(), other({ x: 28, ...out })];
    const m = ending([fell('a1'), fell('b2')], people, { change: (now) => (side(now, 'a').leader = null) });
    expect(m.under('LD.BREAK.11').map(({ key, params }) => [key, params])).toEqual([
      ['ld.break.nobody', { seat: 'a' }],
    ]);
    expect(m.match.request).toMatchObject({ kind: 'roll', seats: ['b'] });
    expect(m.answer('b', [1]).outcome).toMatchObject({ won: ['b'] });
  });

  test('LD.BREAK.11 reserves that are still to arrive do not help', () => {
    const people = [one(out), one({ fate: 'reserve' }), other()];
    const m = ending([fell('a1')], people, { encounter: 'bushwhack', change: (now) => (side(now, 'a').leader = null) });
    expect(m.outcome).toMatchObject({ won: ['b'], rule: 'LD.BREAK.9' });
  });

  test('LD.HOME.8 LD.ESCAPE.6 the defender of a home and everybody in The Escape do not test', () => {
    const asked = (encounter: EncounterId, part: 'attacker' | 'defender') => {
      const m = ending([fell('a3')], [...GROUP, other()], {
        encounter,
        change: (now) => {
          side(now, 'a').part = part;
          side(now, 'b').part = part === 'attacker' ? 'defender' : 'attacker';
        },
      });
      return m.match.request?.rule === 'LD.BREAK.5';
    };
    expect([asked('home-defense', 'defender'), asked('home-defense', 'attacker')]).toEqual([false, true]);
    expect(asked('the-escape', 'attacker')).toBe(false);
  });
});

describe('Rallying Cry', () => {
  const cry = one({ x: 4, skills: ['rallying-cry'] });
  const failed = (caller: Somebody, rallied = false): BattleScene =>
    ending([fell('a3')], [one(), caller, one(out), one(out), other()], {
      change: (now) => (side(now, 'a').rallied = rallied),
    }).answer('a', [6]);

  test('LD.SKILL.46 LD.SKILL.47 once a game a failed roll may be made again, and the second one stands', () => {
    const m = failed(cry);
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'LD.SKILL.46', options: ['reroll', 'flee'] });
    m.answer('a', 'reroll').answer('a', [3]);
    expect([battle(m).turn, side(battle(m), 'a').rallied]).toEqual([3, true]);
    expect(failed(cry).answer('a', 'reroll').answer('a', [4]).outcome).toMatchObject({ won: ['b'] });
    expect(failed(cry).answer('a', 'flee').outcome).toMatchObject({ won: ['b'] });
    expect(failed(cry, true).outcome).toMatchObject({ won: ['b'] });
  });

  test('LD.SKILL.46 the owner must be on the table', () => {
    expect(failed({ ...cry, fate: 'left' }).outcome).toMatchObject({ won: ['b'] });
  });
});
