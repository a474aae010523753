import { describe, expect } from 'vitest';
import type { Recruit } from '../groups/create.ts';
import { cop, crony, hero, samaritan, survivor, thug } from '../groups/testing.ts';
import { test } from '../testing.ts';
import { ask, cardOf, fought, group, until } from './testing.ts';

const aider = (name: string, more: Partial<Recruit> = {}): Recruit => ({
  type: 'rescue-worker',
  name,
  blades: ['club'],
  ...more,
});
const medic: Recruit = { ...crony, items: ['medical-supplies'] };

describe('who rolls, and who rests', () => {
  test('LD.INJ.2 who is still standing does not roll', () => {
    const m = fought({ a: [hero, samaritan, survivor], b: [thug, crony], out: ['a2', 'b2'] });
    expect(ask(m)).toBe('a LD.INJ.1');
    m.answer('a', [3, 4]);
    expect(ask(m)).toBe('b LD.INJ.1');
    m.answer('b', [3, 4]);
    expect(ask(m)).toBe('a LD.XP.4');
    expect(m.under('LD.INJ.1').map(({ params }) => params?.name)).toEqual(['Fay', 'Eve']);
    const nobody = fought({ a: [hero, samaritan], b: [thug] });
    expect(ask(nobody)).toBe('a LD.XP.4');
  });

  test('LD.INJ.3 LD.INJ.13 who was Out of Action has no Job, and is in the next Encounter unharmed', () => {
    const m = fought({
      a: [hero, samaritan, survivor],
      out: ['a2'],
      games: 2,
      change: (_, { characters }) => {
        for (const one of characters) if (one.id === 'a2') one.damage = 3;
      },
    });
    const before = cardOf(m, 'a', 'm2');
    m.answer('a', [3, 4]);
    expect(m.under('LD.INJ.13').map(({ params }) => params)).toEqual([{ name: 'Fay' }]);
    expect({ ...cardOf(m, 'a', 'm2'), history: [] }).toEqual({ ...before, history: [] });
    m.answer('a', [1, 1]).answer('b', [1]).answer('a', 'armed').answer('b', 'armed');
    expect(ask(m)).toBe('a LD.JOB.2 job:m1 job:m3 rest');
    until(m, 'LD.ENC.2').answer('a', [5]);
    expect(
      m.state().battle?.characters.map(({ seat, member, damage, fate }) => [seat, member.id, damage, fate]),
    ).toEqual([
      ['a', 'm1', 0, 'waiting'],
      ['a', 'm2', 0, 'waiting'],
      ['a', 'm3', 0, 'waiting'],
      ['b', 'm1', 0, 'waiting'],
    ]);
  });
});

describe('what an injury does', () => {
  test.each([1, 2, 3])('LD.INJ.17 Infected, and dead on a %i', (die) => {
    const m = fought({ b: [thug, crony], out: ['b2'] });
    m.answer('b', [5, 6]);
    expect(ask(m)).toBe('b LD.INJ.17');
    m.answer('b', [die]);
    expect(group(m, 'b').gone).toMatchObject([{ how: 'dead', member: { id: 'm2', blades: ['club'] } }]);
    expect(group(m, 'b').members.map(({ id }) => id)).toEqual(['m1']);
    expect(group(m, 'b').stash).toEqual({ guns: [], blades: [], items: [] });
    expect(ask(m)).toBe('a LD.XP.4');
  });

  test.each([
    { first: 4, second: 1, scar: 'arm' },
    { first: 5, second: 3, scar: 'arm' },
    { first: 6, second: 4, scar: 'leg' },
    { first: 4, second: 6, scar: 'leg' },
  ])('LD.INJ.18 Infected: $first lives, and $second is an injury: $scar', ({ first, second, scar }) => {
    const m = fought({ b: [thug, crony], out: ['b2'] });
    m.answer('b', [6, 5]).answer('b', [first]);
    expect(ask(m)).toBe('b LD.INJ.18');
    m.answer('b', [second]);
    expect(cardOf(m, 'b', 'm2').scars).toEqual([scar]);
    expect(group(m, 'b').members.map(({ id }) => id)).toEqual(['m1', 'm2']);
    expect(ask(m)).toBe('a LD.XP.4');
  });

  test('LD.INJ.19 never again: no harm, and a die of Experience', () => {
    const m = fought({ b: [thug, crony], out: ['b2'] });
    m.answer('b', [6, 6]);
    expect(ask(m)).toBe('b LD.INJ.19');
    m.answer('b', [5]);
    expect(cardOf(m, 'b', 'm2')).toMatchObject({ experience: 5, scars: [], raised: {}, level: 0 });
    expect(ask(m)).toBe('a LD.XP.4');
  });

  test.each([
    { scar: 'arm', dice: [[2, 2]] },
    { scar: 'eye', dice: [[1, 4]] },
    { scar: 'leg', dice: [[4, 6]] },
    { scar: 'arm', dice: [[5, 6], [4], [1]] },
    { scar: 'leg', dice: [[5, 6], [4], [6]] },
  ] as const)('LD.INJ.20 LD.INJ.10 LD.INJ.12 LD.INJ.16 a second injury kills: $scar by $dice', ({ scar, dice }) => {
    const m = fought({ b: [thug, { ...crony, scars: [scar], items: ['booze'] }], out: ['b2'] });
    for (const rolled of dice) m.answer('b', [...rolled]);
    const { members, gone, stash } = group(m, 'b');
    expect(members.map(({ id }) => id)).toEqual(['m1']);
    expect(gone).toMatchObject([{ how: 'dead', member: { id: 'm2', scars: [scar], items: ['booze'] } }]);
    expect(stash).toEqual({ guns: [], blades: [], items: [] });
    expect(ask(m)).toBe('a LD.XP.4');
  });

  test('LD.INJ.20 another injury than the one before does not kill', () => {
    const m = fought({ b: [thug, { ...crony, scars: ['arm', 'eye'] }], out: ['b2'] });
    m.answer('b', [4, 6]);
    expect(cardOf(m, 'b', 'm2').scars).toEqual(['arm', 'eye', 'leg']);
    expect(group(m, 'b').members.map(({ id }) => id)).toEqual(['m1', 'm2']);
  });
});

describe('First Aid Training', () => {
  test('LD.SKILL.14 LD.SKILL.15 one die is rolled again, and the new one stands', () => {
    const m = fought({ a: [hero, aider('Hal'), samaritan], out: ['a3'] });
    m.answer('a', [1, 6]);
    expect(ask(m)).toBe('a LD.SKILL.14 first second');
    expect(m.asked()).toMatchObject({ min: 0, max: 1 });
    m.answer('a', ['second']);
    expect(ask(m)).toBe('a LD.SKILL.15');
    m.answer('a', [3]);
    expect(cardOf(m, 'a', 'm3').scars).toEqual(['arm']); // 1 and 3
    expect(ask(m)).toBe('a LD.XP.4');
  });

  test('LD.SKILL.14 only who is still standing gives it, to others, of the own Group, and may refuse', () => {
    const fallen = fought({ a: [hero, aider('Hal'), samaritan], out: ['a2', 'a3'] });
    fallen.answer('a', [3, 4]).answer('a', [3, 4]);
    expect(ask(fallen)).toBe('a LD.XP.4');
    const other = fought({ a: [hero, aider('Hal')], b: [thug, crony], out: ['b2'] });
    other.answer('b', [3, 4]);
    expect(ask(other)).toBe('a LD.XP.4');
    const refused = fought({ a: [hero, aider('Hal'), samaritan], out: ['a3'] });
    refused.answer('a', [2, 2]).answer('a', []);
    expect(cardOf(refused, 'a', 'm3').scars).toEqual(['arm']);
    expect(ask(refused)).toBe('a LD.XP.4');
  });

  test('LD.SKILL.16 two of them roll a die each again, said before either is rolled', () => {
    const m = fought({ a: [hero, aider('Hal'), aider('Ida'), samaritan], out: ['a4'] });
    m.answer('a', [1, 1]);
    expect(m.asked()).toMatchObject({ rule: 'LD.SKILL.14', options: ['first', 'second'], min: 0, max: 2 });
    m.answer('a', ['first', 'second']);
    m.answer('a', [4, 5]);
    expect(cardOf(m, 'a', 'm4').scars).toEqual(['shell-shocked']); // 9
    expect(ask(m)).toBe('a LD.XP.4');
    // Only one was said: the other one cannot be added once the first is rolled.
    const one = fought({ a: [hero, aider('Hal'), aider('Ida'), samaritan], out: ['a4'] });
    one.answer('a', [1, 1]).answer('a', ['first']).answer('a', [1]);
    expect(group(one, 'a').gone).toMatchObject([{ how: 'dead', member: { id: 'm4' } }]);
  });

  test('LD.SKILL.17 each of them gives it once between two games', () => {
    const m = fought({ a: [hero, aider('Hal'), aider('Ida'), samaritan, survivor], out: ['a4', 'a5'] });
    m.answer('a', [3, 4]).answer('a', ['first']).answer('a', [3]);
    m.answer('a', [3, 4]);
    expect(m.asked()).toMatchObject({ rule: 'LD.SKILL.14', min: 0, max: 1 });
    const spent = fought({ a: [hero, aider('Hal'), samaritan, survivor], out: ['a3', 'a4'] });
    spent.answer('a', [3, 4]).answer('a', ['first']).answer('a', [3]).answer('a', [3, 4]);
    expect(ask(spent)).toBe('a LD.XP.4');
    const kept = fought({ a: [hero, aider('Hal'), samaritan, survivor], out: ['a3', 'a4'] });
    kept.answer('a', [3, 4]).answer('a', []).answer('a', [3, 4]);
    expect(ask(kept)).toBe('a LD.SKILL.14 first second');
  });
});

describe('Medical Supplies', () => {
  test('LD.ITEM.8 LD.X.11 an Injury total is moved by 1 either way, and the supplies are used up', () => {
    const m = fought({ b: [thug, medic, crony], out: ['b3'] });
    m.answer('b', [4, 4]);
    expect(ask(m)).toBe('b LD.ITEM.8 7 8 9');
    m.answer('b', '7');
    expect(cardOf(m, 'b', 'm3').scars).toEqual([]);
    expect(cardOf(m, 'b', 'm2').items).toEqual([]);
    expect(m.under('LD.ITEM.8').map(({ params }) => params)).toEqual([
      { name: 'Eve' },
      { rolled: 8, total: 7, result: 'full-recovery' },
    ]);
    const up = fought({ b: [thug, medic, crony], out: ['b3'] });
    up.answer('b', [4, 6]);
    expect(ask(up)).toBe('b LD.ITEM.8 9 10 11');
    up.answer('b', '11');
    expect(ask(up)).toBe('b LD.INJ.17');
    const kept = fought({ b: [thug, medic, crony], out: ['b3'] });
    kept.answer('b', [4, 6]).answer('b', '10');
    expect(cardOf(kept, 'b', 'm2').items).toEqual(['medical-supplies']);
    expect(cardOf(kept, 'b', 'm3').scars).toEqual(['leg']);
  });

  test('LD.ITEM.8 who is Out of Action uses none; several go on one roll, within the table', () => {
    const fallen = fought({ b: [thug, medic], out: ['b2'] });
    fallen.answer('b', [2, 2]);
    expect(cardOf(fallen, 'b', 'm2')).toMatchObject({ scars: ['arm'], items: ['medical-supplies'] });
    const two = fought({
      b: [{ ...thug, items: ['medical-supplies'] }, { ...medic, items: ['booze', 'medical-supplies'] }, crony],
      out: ['b3'],
    });
    two.answer('b', [1, 2]);
    expect(ask(two)).toBe('b LD.ITEM.8 2 3 4 5');
    two.answer('b', '5');
    expect(cardOf(two, 'b', 'm3').scars).toEqual(['eye']);
    expect(['m1', 'm2'].map((id) => cardOf(two, 'b', id).items)).toEqual([[], ['booze']]);
  });

  test('LD.ITEM.8 LD.LOSE.8 who came after the game was not standing when it ended', () => {
    const m = fought({ b: [thug, crony], out: ['b1', 'b2'] });
    m.answer('b', [1, 1]).answer('b', 'thug').answer('b', [3, 4]);
    m.answer('a', [1]).answer('a', 'armed').answer('b', 'armed').answer('a', 'rest');
    m.answer('b', 'club').answer('b', 'medical-supplies').answer('b', 'enough');
    m.answer('a', [6, 6]).answer('a', 'stay').answer('b', [1, 1]);
    m.answer('b', m.asked().options[0] as string).answer('b', [1]); // LD.LOSE.1
    expect(ask(m)).toBe('b LD.LOSE.8');
    m.answer('b', [2, 2]);
    expect(cardOf(m, 'b', 'm2').scars).toEqual(['arm']);
    expect(cardOf(m, 'b', 'm3').items).toEqual(['medical-supplies']);
  });

  test('LD.ITEM.9 the dice of an Infection can be moved as well', () => {
    const m = fought({ b: [{ ...thug, items: ['medical-supplies'] }, medic, crony], out: ['b3'] });
    m.answer('b', [5, 6]).answer('b', '11').answer('b', [3]);
    expect(ask(m)).toBe('b LD.ITEM.9 1 2 3 4 5');
    m.answer('b', '4');
    expect(ask(m)).toBe('b LD.INJ.18');
    m.answer('b', [3]);
    expect(ask(m)).toBe('b LD.ITEM.9 2 3 4');
    m.answer('b', '4');
    expect(cardOf(m, 'b', 'm3').scars).toEqual(['leg']);
    expect(['m1', 'm2'].map((id) => cardOf(m, 'b', id).items)).toEqual([[], []]);
  });

  test('LD.ITEM.10 the dead can be saved', () => {
    const m = fought({ b: [thug, medic, { ...crony, name: 'Ina' }], out: ['b3'] });
    m.answer('b', [1, 1]);
    expect(ask(m)).toBe('b LD.ITEM.8 2 3');
    m.answer('b', '3');
    expect(cardOf(m, 'b', 'm3').captured).toBe(true);
    expect(group(m, 'b').gone).toBeUndefined();
  });

  test('LD.ITEM.11 they come after First Aid', () => {
    const m = fought({ a: [hero, aider('Hal', { items: ['medical-supplies'] }), samaritan], out: ['a3'] });
    m.answer('a', [1, 1]);
    expect(ask(m)).toBe('a LD.SKILL.14 first second');
    m.answer('a', ['first']).answer('a', [3]);
    expect(ask(m)).toBe('a LD.ITEM.8 3 4 5');
    m.answer('a', '5');
    expect(cardOf(m, 'a', 'm3').scars).toEqual(['eye']);
    expect(ask(m)).toBe('a LD.XP.4');
  });
});

describe('the death of a Leader', () => {
  test('LD.DEATH.2 LD.DEATH.6 LD.DEATH.7 the next one needs no Recruit Job; who is dismissed leaves at once with all that they carry', () => {
    const m = fought({ b: [thug, { ...crony, items: ['booze'] }, { ...crony, name: 'Ina' }, cop], out: ['b1', 'b2'] });
    m.answer('b', [1, 1]);
    expect(ask(m)).toBe('b LD.DEATH.4 hero thug professional');
    m.answer('b', 'hero');
    const { members, gone, stash, leader, points } = group(m, 'b');
    expect(members.map(({ type }) => type)).toEqual(['hero']);
    expect(members[0]).toMatchObject({ id: leader, isNew: true, guns: [], blades: [], items: [] });
    expect(gone?.map(({ how, member }) => [how, member.name, member.blades, member.items])).toEqual([
      ['dead', 'Ben', ['club'], []],
      ['dismissed', 'Eve', ['club'], ['booze']],
      ['dismissed', 'Ina', ['club'], []],
      ['dismissed', 'Dee', ['club'], []],
    ]);
    expect(stash).toEqual({ guns: [], blades: [], items: [] });
    // Nobody who left rolls for an injury, survives for Experience, or has a Job.
    expect(ask(m)).toBe('a LD.XP.4');
    m.answer('a', [1]);
    expect(ask(m)).toBe('a LD.LOOT.6 hand:m1:blades:0 armed');
    m.answer('a', 'armed').answer('a', 'rest');
    // His gear comes next, and after it the Zombie Attack: nobody is left for a Job.
    expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'LD.GROUP.12' });
    expect(group(m, 'b').points).toBe(points);
    m.answer('b', 'club').answer('b', 'enough');
    expect(ask(m)).toBe('a LD.ATTACK.1');
  });

  test('LD.DEATH.9 a Leader who lives, or is Captured, is the Leader still', () => {
    for (const dice of [
      [3, 4],
      [1, 2],
      [2, 2],
    ]) {
      const m = fought({ b: [thug, crony], out: ['b1'] });
      m.answer('b', dice);
      expect(ask(m)).toBe('a LD.XP.4');
      expect(group(m, 'b').leader).toBe('m1');
      expect(group(m, 'b').members.map(({ id }) => id)).toEqual(['m1', 'm2']);
    }
  });

  test('LD.DEATH.1 LD.RESCUE.12 LD.DEATH.9 a Captured Leader who is not freed is followed', () => {
    const m = fought({
      b: [thug, crony],
      encounter: 'rescue',
      change: (campaign, battle) => {
        battle.characters = battle.characters.filter(({ id }) => id !== 'b1');
        battle.tokens = [{ id: 'c1', kind: 'captive', at: null, carrier: 'a1', captive: { seat: 'b', member: 'm1' } }];
        (battle.ending as NonNullable<typeof battle.ending>).taken = { a: ['c1'], b: [] };
        Object.assign(campaign, { captives: [{ seat: 'b', member: 'm1', captor: 'a', rescue: true }] });
      },
    });
    expect(ask(m)).toBe('b LD.DEATH.4 hero thug professional');
    m.answer('b', 'thug');
    expect(group(m, 'b')).toMatchObject({ leader: 'm3', gone: [{ how: 'lost-captive', member: { id: 'm1' } }] });
    expect(ask(m)).toBe('a LD.XP.4');
  });
});
