import { describe, expect } from 'vitest';
import { type OddsTold, oddsTold } from '../../../kernel/testing.ts';
import { battle, type BattleScene, rectangle, scene, type SceneSpec, type Somebody, test } from '../testing.ts';

const told = (m: BattleScene, answer: Parameters<typeof oddsTold>[2], seat = 'a'): OddsTold =>
  oddsTold(m.match, seat, answer);
const NOTHING = { exact: true, samples: 1, reveals: false, facts: {}, outcomes: { 'No effect': 1 }, tones: {} };
const ann = (more: Partial<Somebody> = {}): Somebody => ({ x: 10, y: 10, name: 'Ann', ...more });
/** Somebody of each side stands far away, so that nobody has won yet. */
const FAR: readonly Somebody[] = [
  { x: 34, y: 2, name: 'Abe' },
  { seat: 'b', x: 34, y: 34, name: 'Bea' },
];
const odds = (spec: SceneSpec): BattleScene =>
  scene({ seeded: true, tokens: [{ x: 20, y: 33 }], ...spec, people: [...(spec.people ?? []), ...FAR] });

describe('what may become of everybody', () => {
  test('LD.SHOOT.10 LD.SDAM.1 a shot misses, hurts, or puts the target Out of Action', () => {
    const bob: Somebody = { seat: 'b', x: 16, y: 10, name: 'Bob' };
    const m = odds({ phase: 'shooting', aggressor: 'b', people: [ann({ guns: ['revolver'] }), bob] });
    expect(told(m, 'shoot:0:b1')).toEqual({
      exact: true,
      samples: 7,
      reveals: true,
      facts: { 'Bob takes 1–2 Damage Points': 0.416666667, 'Bob goes Out of Action': 0.083333333 },
      outcomes: {
        'No effect': 0.5,
        'Bob takes 2 Damage Points': 0.25,
        'Bob takes 1 Damage Point': 0.166666667,
        'Bob goes Out of Action': 0.083333333,
      },
      tones: { 'Bob takes 1–2 Damage Points': 'good', 'Bob goes Out of Action': 'good' },
    });
    expect(told(m, 'hold')).toEqual(NOTHING);
  });

  test('LD.ZOMBIE.6 LD.ATTR.14 a shot at a zombie knocks it back or destroys it', () => {
    const people = [ann({ guns: ['revolver'] })];
    const m = odds({ phase: 'shooting', aggressor: 'b', people, zombies: [{ x: 16, y: 10 }] });
    expect(told(m, 'shoot:0:z1')).toMatchObject({
      facts: { 'Zombie 1 takes 1 Knockback Token': 0.444444444, 'Zombie 1 is destroyed': 0.222222222 },
      tones: { 'Zombie 1 takes 1 Knockback Token': 'good', 'Zombie 1 is destroyed': 'good' },
    });
  });

  test('LD.CQC.11 of who attacks it is told only where there is one target', () => {
    const people: Somebody[] = [
      ann(),
      ann({ x: 20, name: 'Amy' }),
      ann({ x: 20, y: 20, name: 'Ada', skills: ['subdue'] }),
      { seat: 'b', x: 11, y: 10, name: 'Bob' },
    ];
    const zombies = [
      { x: 21, y: 10 },
      { x: 19, y: 10 },
      { x: 21, y: 20 },
    ];
    const m = odds({ phase: 'combat', people, zombies });
    expect(m.asked().options).toEqual(['a1', 'a2', 'a3']);
    expect(told(m, 'a1').facts).toEqual({
      'Bob takes 1–2 Damage Points': 0.486111111,
      'Bob goes Out of Action': 0.097222222,
    });
    expect([told(m, 'a2'), told(m, 'a3')]).toEqual([NOTHING, NOTHING]);
  });

  test('LD.LOCK.3 LD.LOCK.5 a way with all the answers on it; an answer that only asks where to is told nothing of', () => {
    const bob: Somebody = { seat: 'b', x: 18, y: 10, name: 'Bob', locked: 2, activated: true, guns: ['revolver'] };
    const m = odds({ people: [ann(), bob] }).answer('a', 'a1');
    expect(m.asked().options).toEqual(['move', 'run', 'done']);
    expect(['move', 'run', 'done'].map((answer) => told(m, answer))).toEqual([NOTHING, NOTHING, NOTHING]);
    m.answer('a', 'move');
    expect(told(m, [{ x: 14, y: 10 }])).toMatchObject({
      reveals: true,
      facts: {
        'Ann takes 1–2 Damage Points': 0.416666667,
        'Ann goes Out of Action': 0.083333333,
        'Ann moves': 0.916666667,
      },
      tones: { 'Ann takes 1–2 Damage Points': 'bad', 'Ann moves': 'good' },
    });
  });

  test('LD.SKILL.19 LD.TERRAIN.19 a door that may break', () => {
    const buildings: SceneSpec['buildings'] = [
      {
        id: 'house',
        outline: rectangle(10, 10, 10, 10),
        height: 3,
        openings: [{ id: 'door', kind: 'door', from: [10, 14], to: [10, 16], open: false }],
      },
    ];
    const m = odds({ people: [ann({ x: 9.495, y: 15, skills: ['entry-man'] })], buildings }).answer('a', 'a1');
    expect(told(m, 'entry-man:door')).toMatchObject({ facts: { 'The door breaks': 0.666666667 } });
  });
});

describe('the dead', () => {
  const people: Somebody[] = [ann(), { x: 10, y: 14, seat: 'b', name: 'Bob' }];
  const zombies = [
    { x: 12.5, y: 10 },
    { x: 12.5, y: 14 },
  ];

  test('LD.ZACT.7 LD.HORROR.1 a zombie that is picked: whom it reaches, and who freezes', () => {
    const m = odds({ phase: 'zombies', people, zombies });
    const [seat = ''] = m.asked().seats ?? [];
    expect(battle(m).horde?.handed).toEqual([]);
    const tone = seat === 'a' ? 'bad' : 'good';
    expect(told(m, 'z1', seat)).toMatchObject({
      facts: { 'Zombie 1 reaches Ann': 1, 'Ann freezes with Horror': 0.416666667 },
      tones: { 'Zombie 1 reaches Ann': tone, 'Ann freezes with Horror': tone },
    });
    expect(told(m, 'rest', seat)).toEqual(NOTHING);
  });
});
