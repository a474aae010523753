import { describe, expect } from 'vitest';
import { rulesOf } from '../../../rules/index.ts';
import { chanceOf } from '../fight/attack.ts';
import { CLASS_FIGURES } from '../figures.ts';
import { firstMorale } from './morale.ts';
import { psychNeeded } from './psych.ts';
import type { Human } from '../state.ts';
import { battle, type BattleScene, block, FIRE, human, said, scene, type SceneSpec, test } from '../testing.ts';
import { CLASSES, type Morale, MORALES } from '../words.ts';

const ledger = await rulesOf('even-death');
const rowsOf = (id: string): readonly (readonly string[])[] => ledger.find((entry) => entry.id === id)?.rows ?? [];

/** A human that has just seen a friend die, another friend 4" away; it is asked for its Psych Check. */
const shock = (morale: Morale, more: object = {}, spec: SceneSpec = {}): BattleScene =>
  scene({
    humans: [
      { x: 10, y: 10, morale, trauma: true, ...more },
      { x: 20, y: 10, used: true },
    ],
    herds: [{ zombies: [[40, 40]] }],
    ...spec,
  });

describe('psych checks', () => {
  test('EDM.T.PSYCH EDM.PSYCH.1 EDM.PSYCH.2 what is needed by class and morale, and how likely it is', () => {
    const groups = new Map<number, string[]>();
    for (const id of CLASSES) {
      const { dice } = CLASS_FIGURES[id].toughness;
      groups.set(dice, [...(groups.get(dice) ?? []), id]);
    }
    const found = [...groups]
      .sort(([a], [b]) => a - b)
      .map(([dice, classes]) => {
        const cells = MORALES.map((morale) => {
          const needed = psychNeeded({ entry: { class: classes[0] as 'newbie', weapons: [], perks: [] }, morale });
          return `${needed}+ ${100 * chanceOf(needed)}%`;
        });
        return [`${dice} (${classes.map((id) => id.charAt(0).toUpperCase() + id.slice(1)).join(', ')})`, ...cells];
      });
    expect(found).toEqual(rowsOf('EDM.T.PSYCH'));
  });

  test('EDM.PSYCH.3 neither Armour nor illness changes the Toughness that counts', () => {
    expect(psychNeeded({ entry: { class: 'conscript', weapons: [], perks: [] }, morale: 'broken' })).toBe(8);
    const m = scene({
      humans: [
        { x: 10, y: 10, class: 'newbie', morale: 'broken', infected: true, trauma: true },
        { x: 12, y: 10, used: true },
      ],
      herds: [{ zombies: [[40, 40]] }],
    });
    m.answer('a', [8]);
    expect(m.match.request).toMatchObject({ rule: 'EDM.PSYCH.4', target: 8 });
  });

  test('EDM.PSYCH.4 EDM.TURN.10 one check, however many deaths were seen, and never again for them', () => {
    const m = shock('willing');
    expect(m.match.request).toMatchObject({ kind: 'roll', seats: ['a'], rule: 'EDM.PSYCH.4', target: 5, count: 1 });
    m.answer('a', [5]);
    expect(human(m, 'a1')).toMatchObject({ trauma: false, morale: 'willing' });
    expect(m.asked()).toMatchObject({ rule: 'EDM.TURN.3' });
    expect(said(m, 'ed.psych.passed')).toMatchObject([{ unit: 'a1', cause: 'trauma' }]);
    expect(said(m, 'ed.morale')).toEqual([]);
    expect(m.under('EDM.PSYCH.4')[0]).toMatchObject({
      dice: [{ sides: 8, rolled: [5], target: 5 }],
      modifiers: [
        { rule: 'EDM.PSYCH.2', label: 'ed.factor.toughness', value: 2 },
        { rule: 'EDM.MORALE.2', label: 'morale.willing', value: 1 },
      ],
    });
  });

  test('EDM.PSYCH.9 EDM.MORALE.8 whoever fails while Eager or Willing is Shaken, nothing else', () => {
    for (const morale of ['eager', 'willing'] as const) {
      const m = shock(morale).answer('a', [1]);
      expect(human(m, 'a1')).toMatchObject({ morale: 'shaken', x: 10 });
      expect(battle(m).activation).toMatchObject({ unit: 'a1', actions: 2 });
      expect(m.under('EDM.MORALE.8')).toHaveLength(1);
    }
  });

  test('EDM.PSYCH.10 EDM.MORALE.9 whoever fails while Shaken breaks, runs to the nearest friend and loses the turn', () => {
    const m = shock('shaken').answer('a', [6]);
    expect(human(m, 'a1')).toMatchObject({ morale: 'broken', x: 16, y: 10, used: true });
    expect(battle(m).activation?.unit).not.toBe('a1');
    expect(m.under('EDM.MORALE.9')).toHaveLength(1);
    const near = shock('shaken', { x: 17 }).answer('a', [6]);
    expect(human(near, 'a1').x).toBeCloseTo(19, 1);
    const down = shock('shaken', { down: true }).answer('a', [6]);
    expect(human(down, 'a1')).toMatchObject({ morale: 'broken', x: 10 });
    expect(human(shock('shaken', {}, { pieces: [FIRE] }).answer('a', [6]), 'a1').x).toBeCloseTo(12, 1);
  });

  test('EDM.PSYCH.10 out of the Dangerous ground it stands on it runs, but into no other, and without another check', () => {
    const run = (pieces: SceneSpec['pieces']): readonly number[] => {
      const m = shock('shaken', {}, { pieces }).answer('a', [6]);
      expect(m.under('EDM.DANGER.1')).toEqual([]);
      return [human(m, 'a1').x, human(m, 'a1').vitality];
    };
    const full = human(shock('shaken'), 'a1').vitality;
    // Half of 6", through the fire and out of it; and not into the next.
    expect(run([block('fire', [5, 5, 6, 10], { kind: 'dangerous' })])).toEqual([13, full]);
    expect(run([block('fire', [5, 5, 40, 10], { kind: 'dangerous' })])).toEqual([13, full]);
    const two = run([
      block('fire', [5, 5, 6, 10], { kind: 'dangerous' }),
      block('mines', [12, 5, 6, 10], { kind: 'dangerous' }),
    ]);
    expect(two[0]).toBeCloseTo(11.99, 2);
  });

  test('EDM.PSYCH.10 of friends that are equally near its player says to which it runs', () => {
    const between = (more: object = {}): BattleScene =>
      scene({
        humans: [
          { x: 30, y: 10, morale: 'shaken', trauma: true, ...more },
          { x: 20, y: 10, used: true },
          { x: 40, y: 10, used: true },
          { x: 30, y: 30, used: true },
        ],
        herds: [{ zombies: [[40, 40]] }],
      }).answer('a', [6]);
    const m = between();
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'EDM.PSYCH.10', options: ['a2', 'a3'] });
    expect(human(m.answer('a', 'a3'), 'a1')).toMatchObject({ morale: 'broken', x: 36, y: 10, used: true });
    expect(human(between({ x: 29.9 }), 'a1')).toMatchObject({ x: 23.9, used: true });
    expect(human(between({ down: true }), 'a1')).toMatchObject({ x: 30, used: true });
  });

  test('EDM.PSYCH.11 without a friend it breaks where it stands', () => {
    const m = scene({
      humans: [{ x: 10, y: 10, morale: 'shaken', trauma: true }],
      herds: [{ zombies: [[40, 40]] }],
    }).answer('a', [6]);
    expect(human(m, 'a1')).toMatchObject({ morale: 'broken', x: 10, used: true });
    expect(battle(m).active).toBe('b');
  });

  test('EDM.PSYCH.12 whoever fails while Broken loses the turn and stays Broken', () => {
    const m = shock('broken').answer('a', [7]);
    expect(human(m, 'a1')).toMatchObject({ morale: 'broken', x: 10, used: true });
    expect(m.under('EDM.PSYCH.12')).toHaveLength(1);
    expect(m.under('EDM.PSYCH.10')).toHaveLength(0);
  });

  test('EDM.PSYCH.13 EDM.PERK.12 the Stoic pass every check, and are Willing again by it', () => {
    const m = shock('broken', { class: 'hardened', perks: ['stoic'] });
    expect(human(m, 'a1')).toMatchObject({ morale: 'willing', trauma: false });
    expect(m.under('EDM.PSYCH.13')).toHaveLength(1);
    expect(m.asked()).toMatchObject({ rule: 'EDM.TURN.3' });
  });

  test('EDM.PSYCH.14 EDM.MORALE.1 herds have no nerves: nothing but their Rambling Check is rolled', () => {
    const m = scene({ active: 'b', humans: [{ x: 10, y: 10 }], herds: [{ zombies: [[40, 40]] }] }).answer('b', [3]);
    expect(m.asked()).toMatchObject({ rule: 'EDM.TURN.3', seats: ['b'] });
  });

  test('EDM.TURN.10 EDM.TURN.9 Infection, its Psych Check, then Trauma, Isolation and Herds, until the turn is lost', () => {
    const spec = (morale: Morale): SceneSpec => ({
      humans: [
        { x: 10, y: 10, class: 'seasoned', morale, infected: true, trauma: true },
        { x: 12, y: 10, used: true },
      ],
      herds: [{ zombies: [[40, 40]] }],
      change: ({ humans: [first] }) => Object.assign(first as Human, { isolated: true, beset: true }),
    });
    const rules: string[] = [];
    const m = scene(spec('eager'));
    for (let i = 0; i < 5; i++) {
      rules.push(m.asked().rule);
      m.answer('a', [i === 0 ? 1 : 8]);
    }
    expect(rules).toEqual(['EDM.INFECT.7', 'EDM.PSYCH.5', 'EDM.PSYCH.4', 'EDM.PSYCH.6', 'EDM.PSYCH.7']);
    expect(m.asked()).toMatchObject({ rule: 'EDM.TURN.3' });
    expect(human(m, 'a1')).toMatchObject({ trauma: false, isolated: false, beset: false });
    const lost = scene(spec('shaken')).answer('a', [1]).answer('a', [1]);
    expect(human(lost, 'a1')).toMatchObject({ morale: 'broken', used: true, trauma: false });
    expect(said(lost, 'ed.psych.failed')).toHaveLength(1);
    const dead = scene({
      ...spec('shaken'),
      humans: [
        { x: 10, y: 10, vitality: 1, infected: true, trauma: true },
        { x: 12, y: 10, used: true },
      ],
    });
    dead.answer('a', [1]);
    expect(said(dead, 'ed.psych.failed')).toHaveLength(0);
    expect(battle(dead).active).toBe('b');
  });
});

test('EDM.PSYCH.8 EDM.DANGER.4 Dangerous ground: a step of morale up or down, but nobody runs or loses the turn', () => {
  const walk = (morale: Morale, die: number): Human => {
    const m = scene({
      humans: [
        { x: 10, y: 10, morale },
        { x: 30, y: 30, used: true },
      ],
      herds: [{ zombies: [[40, 40]] }],
      pieces: [FIRE],
    });
    m.answer('a', 'move').answer('a', [{ x: 13, y: 10 }]);
    expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'EDM.PSYCH.8' });
    m.answer('a', [die]);
    expect(battle(m).activation).toMatchObject({ unit: 'a1', actions: 1 });
    return human(m, 'a1');
  };
  expect(walk('shaken', 1)).toMatchObject({ morale: 'broken', x: 13, vitality: 3 });
  expect(walk('broken', 8)).toMatchObject({ morale: 'willing', x: 13, vitality: 4 });
});

describe('morale', () => {
  test('EDM.MORALE.7 any passed check makes the Shaken and the Broken Willing, and keeps the Eager Eager', () => {
    const after = MORALES.map((morale) => human(shock(morale).answer('a', [8]), 'a1').morale);
    expect(after).toEqual(['eager', 'willing', 'willing', 'willing']);
    expect(shock('shaken').answer('a', [8]).under('EDM.MORALE.7')).toHaveLength(1);
  });

  const begins = (zombies: number, spec: SceneSpec = {}): Morale => {
    const line = Array.from({ length: zombies }, (_, i): [number, number] => [40, 2 + i * 1.5]);
    const here = battle(
      scene({
        humans: [
          { x: 10, y: 10 },
          { x: 12, y: 10 },
        ],
        herds: [{ zombies: line }],
        ...spec,
      }),
    );
    return firstMorale(here, here.humans[0] as Human);
  };
  test('EDM.MORALE.3 EDM.MORALE.4 Willing, or Eager against at most twice as many models', () => {
    expect([begins(1), begins(4), begins(5)]).toEqual(['eager', 'eager', 'willing']);
    const bandits = { seat: 'c' as const, x: 50, y: 50 };
    const three: SceneSpec = {
      players: ['survivors', 'zombies', 'bandits'],
      humans: [{ x: 10, y: 10 }, { x: 12, y: 10 }, bandits],
    };
    expect([begins(3, three), begins(4, three)]).toEqual(['eager', 'willing']);
  });

  test('EDM.MORALE.10 EDM.MORALE.4 EDM.MORALE.6 it is set as play begins, and told', () => {
    const m = scene({
      players: ['survivors', 'zombies', 'bandits'],
      humans: [
        { x: 10, y: 10, morale: 'broken' },
        { x: 12, y: 10, infected: true },
        { seat: 'c', x: 50, y: 50, morale: 'broken' },
      ],
      herds: [{ zombies: [[40, 40]] }],
      change: (b) => {
        b.phase = 'priority';
        b.ranking = [['a', 'b', 'c']];
      },
    });
    for (const die of [8, 5, 3]) m.answer(m.asked().seats[0] ?? '', [die]);
    expect(battle(m).humans.map(({ morale }) => morale)).toEqual(['eager', 'shaken', 'willing']);
    expect(said(m, 'ed.eager')).toEqual([{ seat: 'a' }]);
    expect(said(m, 'ed.morale')).toMatchObject([{ unit: 'a2', morale: 'shaken' }]);
  });

  test('EDM.MORALE.5 luxuries make a faction Eager', () => {
    const eager = (b: { eager: string[] }): unknown => b.eager.push('survivors');
    expect(begins(9, { campaign: true, change: eager })).toBe('eager');
  });

  test('EDM.MORALE.6 the Sick and the Infected begin Shaken, whatever else', () => {
    expect(begins(1, { humans: [{ x: 10, y: 10, infected: true }] })).toBe('shaken');
    expect(begins(1, { campaign: true, humans: [{ x: 10, y: 10, health: 'sick' }] })).toBe('shaken');
  });
});
