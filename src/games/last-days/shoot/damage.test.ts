import { describe, expect } from 'vitest';
import { bareTable } from '../../../kernel/testing.ts';
import { firearmFigures } from '../data/firearms.ts';
import type { Character, State } from '../state.ts';
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
import { fireAt } from './attack.ts';

const firing = (spec: SceneSpec): BattleScene => scene({ phase: 'shooting', aggressor: 'b', ...spec });
const cop = (more: Partial<Somebody> = {}): Somebody => ({
  x: 10,
  y: 10,
  type: 'cop',
  guns: ['hunting-rifle'],
  ...more,
});
const rival = (more: Partial<Somebody> = {}): Somebody => ({ seat: 'b', x: 16, y: 10, ...more });
/** Another one who still has to shoot, so that the Phase goes on. */
const friend: Somebody = { x: 10, y: 20, guns: ['hunting-rifle'] };

/** a1 hits b1, and the damage die shows that: what is told of it. */
function damage(shooter: Partial<Somebody>, victim: Partial<Somebody>, die: number): unknown {
  const m = firing({ people: [cop(shooter), friend, rival(victim)] });
  m.answer('a', 'a1').answer('a', 'shoot:0:b1').answer('a', [6]).answer('a', [die]);
  const [{ total, endurance, points }] = said(m, 'ld.damage') as [Record<string, number>];
  return [total, endurance, points];
}

describe('damage by shots', () => {
  test('LD.SDAM.1 LD.SDAM.2 the damage of a shot is told with its rule, its die and what was added', () => {
    const m = firing({ people: [cop(), friend, rival()] });
    m.answer('a', 'a1').answer('a', 'shoot:0:b1').answer('a', [6]).answer('a', [3]);
    expect(
      m.under('LD.SDAM.1').map(({ key, dice, modifiers }) => [key, dice, modifiers?.map(({ value }) => value)]),
    ).toEqual([['ld.damage', [{ sides: 6, rolled: [3] }], [3, 3]]]);
  });

  test('LD.X.5 LD.SDAM.1 LD.SDAM.2 a Hunting Rifle and a 3: 6 by Endurance 4 is 1 Damage Point, by Endurance 3 it is 2', () => {
    expect(damage({}, { type: 'goon' }, 3)).toEqual([6, 4, 1]);
    expect(damage({}, {}, 3)).toEqual([6, 3, 2]);
  });

  test('LD.X.6 the Hunting Rifle of the example is that of the table', () => {
    expect(firearmFigures('hunting-rifle')).toEqual({
      marked: false,
      class: 'rifle',
      steps: [{ range: 24, damage: 3, knockback: 1 }],
      rateOfFire: 1,
      reload: 6,
      attributes: [],
    });
  });

  test('LD.SDAM.3 LD.SDAM.4 LD.CHAR.11 Damage Points add up, and at the end of its Capacity somebody is Out of Action', () => {
    const m = firing({ people: [cop(), friend, rival({ damage: 1 }), rival({ x: 20 })] });
    m.answer('a', 'a1').answer('a', 'shoot:0:b1').answer('a', [6]).answer('a', [2]);
    expect(person(m, 'b1')).toMatchObject({ damage: 2, fate: 'here' });
    m.answer('a', 'shoot:0:b1').answer('a', [6]).answer('a', [1]);
    expect(person(m, 'b1')).toMatchObject({ damage: 3, fate: 'out' });
    expect(battle(m).deeds.map(({ kind, who, whom }) => [kind, who, whom])).toEqual([
      ['wounded', 'b1', 'a1'],
      ['wounded', 'b1', 'a2'],
      ['fell', 'b1', 'a2'],
      ['rival', 'a2', 'b1'],
    ]);
  });

  test('LD.ITEM.2 LD.ITEM.22 LD.ITEM.3 LD.ITEM.23 Assault Armour and a Tactical Vest give +2 Endurance, never both', () => {
    expect(damage({}, { items: ['tactical-vest'] }, 6)).toEqual([9, 5, 1]);
    expect(damage({}, { items: ['assault-armour'] }, 6)).toEqual([9, 5, 1]);
    expect(damage({}, { items: ['assault-armour', 'tactical-vest'] }, 6)).toEqual([9, 5, 1]);
  });

  test('LD.ITEM.4 LD.CHAR.10 Booze makes tougher', () => {
    expect(damage({}, { drunk: true }, 6)).toEqual([9, 4, 2]);
  });

  test('LD.SKILL.34 LD.SKILL.35 a Gunsmith adds 1 to guns of the class, and to no others', () => {
    expect(damage({ skills: ['gunsmith'], gunsmith: 'rifle' }, {}, 3)).toEqual([7, 3, 2]);
    expect(damage({ skills: ['gunsmith'], gunsmith: 'pistol' }, {}, 3)).toEqual([6, 3, 2]);
  });

  test('LD.ATTR.22 Stepped Fire: damage goes by the actual distance, and a limit belongs to its step', () => {
    const at = (x: number) => damage({ guns: ['pump-action-shotgun'] }, { x }, 1);
    expect([at(17), at(17.01), at(23), at(23.01)]).toEqual([
      [7, 3, 2],
      [5, 3, 1],
      [5, 3, 1],
      [4, 3, 1],
    ]);
  });
});

describe('the heads of the dead', () => {
  const dead = (shooter: Partial<Somebody>, x = 16): BattleScene =>
    firing({ people: [cop(shooter), friend, rival({ x: 30, y: 30 })], zombies: [{ x, y: 10 }] })
      .answer('a', 'a1')
      .answer('a', 'shoot:0:z1')
      .answer('a', [6]);
  const needed = (m: BattleScene): unknown => (m.match.request?.kind === 'roll' ? m.match.request.target : null);

  test('LD.ZOMBIE.1 LD.ZOMBIE.6 LD.SDAM.5 LD.ZOMBIE.7 5 or 6 destroys a zombie', () => {
    const m = dead({});
    expect(needed(m)).toBe(5);
    m.answer('a', [5]);
    expect(m.under('LD.ZOMBIE.6').map(({ key, dice }) => [key, dice])).toEqual([
      ['ld.head', [{ sides: 6, rolled: [5], target: 5 }]],
    ]);
    expect(zombie(m, 'z1')).toBeUndefined();
    expect(battle(m).deeds).toEqual([
      { turn: 2, answer: m.match.answered, kind: 'zombie', who: 'a1', whom: 'z1', weapon: 'hunting-rifle' },
    ]);
  });

  test('LD.ZOMBIE.8 LD.ATTR.22 otherwise it takes Knockback Tokens, by the step of the distance', () => {
    expect(zombie(dead({}).answer('a', [4]), 'z1')?.knockback).toBe(1);
    const shotgun = { guns: ['sawed-off-shotgun'] as const };
    expect(zombie(dead(shotgun, 14).answer('a', [4]), 'z1')?.knockback).toBe(3);
    expect(zombie(dead(shotgun, 16).answer('a', [4]), 'z1')?.knockback).toBe(2);
    expect(zombie(dead(shotgun, 20).answer('a', [4]), 'z1')?.knockback).toBe(1);
    expect(zombie(dead({ guns: ['hunting-bow'] }).answer('a', [2]), 'z1')?.knockback).toBe(0);
  });

  test('LD.ATTR.14 LD.ITEM.20 LD.SKILL.52 LD.ATTR.1 Lobotomizer of a gun, a Scope and a Sniper add up', () => {
    expect(needed(dead({ guns: ['hunting-bow'] }))).toBe(3);
    expect(needed(dead({ guns: [{ id: 'hunting-rifle', fitted: ['scope'] }] }))).toBe(4);
    expect(needed(dead({ guns: [{ id: 'hunting-rifle', fitted: ['scope'] }], skills: ['sniper'] }))).toBe(3);
    expect(needed(dead({ guns: ['hunting-crossbow'], skills: ['sniper'] }))).toBe(2);
    expect(needed(dead({ skills: ['headhunter'] }))).toBe(5);
  });
});

describe('Double-Tap', () => {
  const tapper = { skills: ['double-tap'] as const };
  const hit = (victim: Partial<Somebody>, die: number): BattleScene =>
    firing({ people: [cop(tapper), friend, rival(victim)] })
      .answer('a', 'a1')
      .answer('a', 'shoot:0:b1')
      .answer('a', [6])
      .answer('a', [die]);

  test('LD.SKILL.12 LD.SKILL.13 after the roll it may be made again for 1 Ammo and 1 Noise, and the second one stands', () => {
    const m = hit({}, 2);
    expect(m.asked()).toMatchObject({ rule: 'LD.SKILL.12', options: ['reroll', 'keep'] });
    expect(m.match.request?.prompt.params).toMatchObject({ points: 1 });
    expect(person(m, 'b1').damage).toBe(0);
    m.answer('a', 'reroll').answer('a', [1]);
    expect(person(m, 'b1').damage).toBe(1);
    expect([person(m, 'a1').noise, person(m, 'a1').guns[0]?.ammo]).toEqual([2, 2]);
    const kept = hit({}, 2).answer('a', 'keep');
    expect([person(kept, 'b1').damage, person(kept, 'a1').noise, person(kept, 'a1').guns[0]?.ammo]).toEqual([1, 1, 1]);
  });

  test('LD.SKILL.12 nobody is asked where no roll could do more, and a Silent gun adds no Noise', () => {
    expect(hit({}, 6).match.request?.rule).not.toBe('LD.SKILL.12');
    expect(hit({ damage: 2 }, 2).match.request?.rule).not.toBe('LD.SKILL.12');
    const m = firing({
      people: [cop({ ...tapper, guns: ['hunting-bow'] }), friend, rival({ x: 30 })],
      zombies: [{ x: 16, y: 10 }],
    })
      .answer('a', 'a1')
      .answer('a', 'shoot:0:z1')
      .answer('a', [6])
      .answer('a', [2])
      .answer('a', 'reroll')
      .answer('a', [3]);
    expect(zombie(m, 'z1')).toBeUndefined();
    expect([person(m, 'a1').noise, person(m, 'a1').guns[0]?.ammo]).toEqual([0, 2]);
  });

  test('LD.SKILL.12 LD.LOCK.14 not with Locked and Loaded fire', () => {
    const start = scene({ phase: 'initiative', people: [cop({ ...tapper, guns: ['surplus-smg'] }), rival()] }).state();
    /** Whether anything is asked, in so many tries with other dice. */
    const asks = (occasion: 'phase' | 'locked'): boolean =>
      Array.from({ length: 12 }, (_, i) => {
        const { t } = bareTable<State>(structuredClone(start), `double-tap ${i}`);
        const [a1, b1] = (t.state.battle as NonNullable<State['battle']>).characters as [Character, Character];
        return fireAt(t, a1, 0, b1, { occasion, shot: 0 }).next({} as never).done !== true;
      }).some(Boolean);
    expect([asks('phase'), asks('locked')]).toEqual([true, false]);
  });
});
