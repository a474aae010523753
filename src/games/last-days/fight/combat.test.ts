import { describe, expect } from 'vitest';
import { cqcFigures } from '../data/cqc-weapons.ts';
import {
  battle,
  type BattleScene,
  person,
  said,
  scene,
  type SceneSpec,
  type Somebody,
  test,
  zombie,
} from '../testing.ts';

const fighting = (spec: SceneSpec): BattleScene => scene({ phase: 'combat', tokens: [{ x: 30, y: 30 }], ...spec });
const one = (more: Partial<Somebody> = {}): Somebody => ({ x: 10, y: 10, ...more });
const other = (more: Partial<Somebody> = {}): Somebody => ({ seat: 'b', x: 11, y: 10, ...more });
/** The dice that are asked for just now: who rolls, and for what. */
const rolling = (m: BattleScene): unknown => {
  const { request } = m.match;
  return request?.kind === 'roll' ? `${request.seats[0]} ${request.prompt.key}` : (request?.prompt.key ?? null);
};
/** An attack that comes to nothing. */
const fended = (m: BattleScene, attacker: string, defender: string): BattleScene =>
  m.answer(attacker, [1]).answer(defender, [6]);

describe('who attacks when', () => {
  test('LD.CQC.1 LD.CQC.3 LD.GEN.15 the Aggressor picks the first of those in Contact, and the players take turns', () => {
    const m = fighting({
      people: [one(), one({ y: 14 }), one({ y: 20 }), other(), other({ y: 14 }), other({ x: 13, y: 20 })],
    });
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'LD.CQC.3', options: ['a1', 'a2'] });
    fended(m.answer('a', 'a2'), 'a', 'b');
    expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'LD.CQC.3', options: ['b1', 'b2'] });
    fended(m.answer('b', 'b1'), 'b', 'a');
    expect(rolling(m)).toBe('a ld.roll.attack'); // LD.CQC.2: a1 must
    fended(m, 'a', 'b');
    fended(m, 'b', 'a');
    expect(said(m, 'ld.blow.fended').map(({ unit }) => unit)).toEqual(['a2', 'b1', 'a1', 'b2']); // LD.CQC.14
    expect(battle(m).phase).not.toBe('combat');
  });

  test('LD.CQC.13 LD.CQC.14 LD.CQC.15 who has no attacker left waits, and one may be attacked any number of times', () => {
    const m = fighting({
      aggressor: 'b',
      people: [one({ type: 'hero' }), other(), other({ x: 9 }), other({ x: 10, y: 11 })],
    });
    fended(m.answer('b', 'b1'), 'b', 'a');
    fended(m.answer('a', 'attack:b2'), 'a', 'b');
    fended(m.answer('b', 'b3'), 'b', 'a');
    expect(rolling(m)).toBe('b ld.roll.attack');
    fended(m, 'b', 'a');
    expect(said(m, 'ld.blow.fended').map(({ unit, target }) => [unit, target])).toEqual([
      ['b1', 'a1'],
      ['a1', 'b2'],
      ['b3', 'a1'],
      ['b2', 'a1'],
    ]);
  });

  test('LD.CQC.6 who falls before its attack does not attack', () => {
    const m = fighting({ people: [one(), other({ damage: 2 })] });
    m.answer('a', [6]).answer('b', [1]).answer('a', [6]);
    expect(person(m, 'b1').fate).toBe('out');
    expect(said(m, 'ld.blow.hit').map(({ unit }) => unit)).toEqual(['a1']);
  });

  test('LD.CQC.11 who touches several says whom it attacks, and the others do not defend', () => {
    const m = fighting({
      people: [one(), other({ x: 30 })],
      zombies: [
        { x: 9, y: 10 },
        { x: 10, y: 11 },
      ],
    });
    expect(m.asked()).toMatchObject({ rule: 'LD.CQC.11', options: ['attack:z1', 'attack:z2'] });
    m.answer('a', 'attack:z2');
    expect(rolling(m)).toBe('a ld.roll.attack');
    m.answer('a', [6]);
    expect(rolling(m)).toBe('b ld.roll.defend');
    m.answer('b', [1]);
    expect(rolling(m)).toBe('a ld.roll.head');
  });

  test('LD.HORROR.5 LD.CQC.2 the frozen fight as well', () => {
    const m = fighting({ people: [one({ frozen: true }), other({ x: 30 })], zombies: [{ x: 9, y: 10 }] });
    expect(rolling(m)).toBe('a ld.roll.attack');
  });
});

describe('blows', () => {
  const duel = (a: Partial<Somebody>, b: Partial<Somebody>): BattleScene => fighting({ people: [one(a), other(b)] });

  test('LD.CQC.8 LD.CQC.9 only an attacker who wins strikes', () => {
    const m = duel({}, {});
    m.answer('a', [3]).answer('b', [4]);
    expect(said(m, 'ld.blow.fended')).toMatchObject([{ unit: 'a1', total: 6, against: 7 }]);
    expect(rolling(m)).toBe('b ld.roll.attack');
    m.answer('b', [5]).answer('a', [4]);
    expect(rolling(m)).toBe('b ld.roll.damage');
    m.answer('b', [3]);
    expect([person(m, 'a1').damage, person(m, 'b1').damage]).toEqual([2, 0]);
  });

  test('LD.X.7 LD.CDAM.1 LD.CDAM.2 LD.CHAR.9 Strength 3, a Club and a 2: 6 by Endurance 4 is 1 Damage Point, by Endurance 3 it is 2', () => {
    const struck = (type: 'goon' | 'survivor') => {
      const m = duel({ blades: ['club'] }, { type });
      m.answer('a', [6]).answer('b', [1]).answer('a', [2]);
      return said(m, 'ld.damage').map(({ total, endurance, points }) => [total, endurance, points]);
    };
    expect([struck('goon'), struck('survivor')]).toEqual([[[6, 4, 1]], [[6, 3, 2]]]);
  });

  test('LD.CDAM.1 LD.T.XP a blow is told with its rule, and the deed with its weapon', () => {
    const beaten = (blades: NonNullable<Somebody['blades']>) => {
      const m = duel({ blades }, { damage: 2 });
      m.answer('a', [6]).answer('b', [1]).answer('a', [3]);
      const rules = m
        .under('LD.CDAM.1')
        .map(({ modifiers }) => modifiers?.map(({ rule, value }) => `${rule} ${value}`));
      return [rules, battle(m).deeds.flatMap(({ kind, weapon }) => (kind === 'rival' ? [weapon] : []))];
    };
    expect(beaten(['club'])).toEqual([[['LD.CDAM.1 3', 'LD.CDAM.1 1', 'LD.CDAM.2 3']], ['club']]);
    expect(beaten([])).toEqual([[['LD.CDAM.1 3', 'LD.CDAM.2 3']], [null]]);
  });

  test('LD.X.8 the Club of the example is that of the table', () => {
    expect(cqcFigures('club')).toEqual({ marked: true, cqc: 0, strength: 1, attributes: [] });
  });

  test('LD.CDAM.3 LD.SDAM.4 at the end of its Capacity somebody is Out of Action', () => {
    const m = duel({}, { damage: 1 });
    m.answer('a', [6]).answer('b', [1]).answer('a', [3]);
    expect(person(m, 'b1')).toMatchObject({ damage: 3, fate: 'out' });
  });

  test('LD.ITEM.2 LD.ITEM.22 Assault Armour helps here too, a Tactical Vest does not', () => {
    const endurance = (items: Somebody['items'] & object) => {
      const m = duel({}, { items });
      m.answer('a', [6]).answer('b', [1]).answer('a', [3]);
      return said(m, 'ld.damage')[0]?.['endurance'];
    };
    expect([endurance(['assault-armour']), endurance(['tactical-vest'])]).toEqual([5, 3]);
  });

  test('LD.CQC.17 each names what it uses for the roll, where that matters', () => {
    const m = duel({ blades: ['knife', 'heavy-club'] }, { blades: ['knife', 'heavy-club'], skills: ['dirty-fighter'] });
    // The one that does more is named first.
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'LD.CQC.17', options: ['heavy-club', 'knife'] });
    m.answer('a', 'heavy-club');
    expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'LD.CQC.17', options: ['knife', 'heavy-club'] });
    m.answer('b', 'knife').answer('a', [6]).answer('b', [1]).answer('a', [1]);
    expect(said(m, 'ld.damage')).toMatchObject([{ total: 7 }]);
  });

  test('LD.ATTR.15 the Noise of a weapon comes with an attack, not with defence', () => {
    const saw = { blades: ['chainsaw'] as const };
    const m = duel(saw, saw).answer('a', 'chainsaw');
    expect([person(m, 'a1').noise, person(m, 'b1').noise]).toEqual([2, 0]);
    const bare = duel(saw, saw).answer('a', 'bare-hands');
    expect(person(bare, 'a1').noise).toBe(0);
  });

  test('LD.SKILL.8 a Dirty Fighter who is attacked strikes back on a tie', () => {
    const m = duel({ type: 'hero' }, { skills: ['dirty-fighter'] });
    m.answer('a', [3]).answer('b', [4]);
    expect(rolling(m)).toBe('b ld.roll.damage');
    m.answer('b', [3]);
    expect(person(m, 'a1').damage).toBe(2);
    const lost = duel({ type: 'hero' }, { skills: ['dirty-fighter'] });
    lost.answer('a', [3]).answer('b', [5]);
    expect(rolling(lost)).toBe('b ld.roll.attack');
  });

  test('LD.SKILL.43 Martial Arts add 1 to damage, without any CQC weapon', () => {
    const total = (blades: Somebody['blades'] & object) => {
      const m = duel({ skills: ['martial-arts'], blades }, {});
      m.answer('a', [6]).answer('b', [1]).answer('a', [1]);
      return said(m, 'ld.damage')[0]?.['total'];
    };
    expect([total([]), total(['knife'])]).toEqual([5, 4]);
  });
});

describe('Disarm and Subdue', () => {
  const disarmer = one({ skills: ['disarm'] });
  const won = (b: Partial<Somebody>): BattleScene =>
    fighting({ people: [disarmer, other(b)] })
      .answer('a', [6])
      .answer('b', [1]);

  test('LD.SKILL.10 LD.SKILL.11 in place of damage a Strength/6 Test strikes a weapon of choice from the hand', () => {
    const m = won({ guns: ['revolver'], blades: ['club'] });
    expect(m.asked()).toMatchObject({ rule: 'LD.SKILL.10', options: ['damage', 'disarm'] });
    m.answer('a', 'disarm');
    expect(m.match.request).toMatchObject({ kind: 'roll', target: 3 });
    m.answer('a', [3]);
    expect(m.asked()).toMatchObject({ rule: 'LD.SKILL.11', options: ['gun-0', 'blade-0'] });
    expect(rolling(won({ guns: ['revolver'] }).answer('a', 'damage'))).toBe('a ld.roll.damage');
    m.answer('a', 'gun-0');
    expect(person(m, 'b1')).toMatchObject({ damage: 0, guns: [{ lost: true }], blades: [{ lost: false }] });
  });

  test('LD.SKILL.10 a failed Test does nothing; the unarmed and the dead cannot be disarmed', () => {
    const m = won({ guns: ['revolver'] })
      .answer('a', 'disarm')
      .answer('a', [2]);
    expect(person(m, 'b1')).toMatchObject({ damage: 0, guns: [{ lost: false }] });
    expect(rolling(won({}))).toBe('a ld.roll.damage');
    const dead = fighting({ people: [disarmer, other({ x: 30 })], zombies: [{ x: 9, y: 10 }] });
    expect(rolling(dead.answer('a', [6]).answer('b', [1]))).toBe('a ld.roll.head');
  });

  const holder = one({ skills: ['subdue'], type: 'thug' });

  test('LD.SKILL.57 LD.SKILL.58 LD.GEN.8 an Opposed Strength Test in place of an attack keeps the target from attacking', () => {
    const m = fighting({ people: [holder, other()] });
    expect(m.asked()).toMatchObject({ rule: 'LD.CQC.11', options: ['attack:b1', 'subdue:b1'] });
    m.answer('a', 'subdue:b1').answer('a', [2]).answer('b', [3]);
    expect(said(m, 'ld.subdued')).toMatchObject([{ unit: 'a1', target: 'b1' }]);
    expect(said(m, 'ld.blow.hit').length + said(m, 'ld.blow.fended').length).toBe(0);
    expect(battle(m).phase).not.toBe('combat');
  });

  test('LD.SKILL.59 LD.GEN.9 LD.GEN.10 a failed Test does nothing, and a tie of equals goes to the other', () => {
    const m = fighting({ people: [one({ skills: ['subdue'] }), other()] });
    m.answer('a', 'subdue:b1').answer('a', [4]).answer('b', [4]);
    expect(said(m, 'ld.subdue.failed')).toHaveLength(1);
    expect(rolling(m)).toBe('b ld.roll.attack');
  });

  test('LD.SKILL.57 only against a single hostile, and the dead can be subdued', () => {
    const m = (zombies: SceneSpec['zombies'] & object) => fighting({ people: [holder, other({ x: 30 })], zombies });
    expect(
      m([
        { x: 9, y: 10 },
        { x: 10, y: 11 },
      ]).asked().options,
    ).toEqual(['attack:z1', 'attack:z2']);
    const alone = m([{ x: 9, y: 10 }])
      .answer('a', 'subdue:z1')
      .answer('a', [6])
      .answer('b', [1]);
    expect(said(alone, 'ld.subdued')).toHaveLength(1);
    expect(battle(alone).phase).not.toBe('combat');
  });
});

describe('against the dead', () => {
  const hit = (a: Partial<Somebody>): BattleScene =>
    fighting({ people: [one(a), other({ x: 30 })], zombies: [{ x: 9, y: 10 }] })
      .answer('a', [6])
      .answer('b', [1]);
  const needed = (m: BattleScene): unknown => (m.match.request?.kind === 'roll' ? m.match.request.target : null);

  test('LD.CDAM.4 LD.ZOMBIE.6 LD.ZOMBIE.9 a head roll; below 5 nothing happens', () => {
    const m = hit({});
    expect(needed(m)).toBe(5);
    m.answer('a', [4]);
    expect(zombie(m, 'z1')).toMatchObject({ knockback: 0 });
    expect(zombie(hit({}).answer('a', [5]), 'z1')).toBeUndefined();
  });

  test('LD.BLADE.2 LD.SKILL.36 the weapon’s Lobotomizer and a Headhunter’s add up', () => {
    expect(needed(hit({ blades: ['knife'] }))).toBe(4);
    expect(needed(hit({ blades: ['knife'], skills: ['headhunter'] }))).toBe(3);
    expect(needed(hit({ skills: ['sniper'] }))).toBe(5);
  });
});
