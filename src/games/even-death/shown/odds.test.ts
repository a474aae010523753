import { describe, expect } from 'vitest';
import { type OddsTold, oddsTold } from '../../../kernel/testing.ts';
import { type BattleScene, FIRE, scene, type SceneSpec, test } from '../testing.ts';

const told = (m: BattleScene, answer: Parameters<typeof oddsTold>[2], seat = 'a'): OddsTold =>
  oddsTold(m.match, seat, answer);
const bites: SceneSpec = {
  active: 'b',
  humans: [
    { x: 10, y: 10, vitality: 2, name: 'Bea' },
    { x: 40, y: 40, name: 'Cal' },
  ],
  herds: [
    {
      zombies: [
        [11, 10],
        [9, 10],
      ],
    },
  ],
  seeded: true,
  change: (b) => {
    b.activation = { unit: 'h1', actions: 2, of: 2, rambler: null, aiming: false, done: [], arranging: null };
  },
};

test('EDM.WIN.3 a unit that leaves the table is not counted among the dead', () => {
  const m = scene({
    humans: [
      { x: 1, y: 10 },
      { x: 20, y: 10 },
    ],
    herds: [{ zombies: [[40, 40]] }],
    seeded: true,
  });
  m.answer('a', 'a1');
  expect(told(m, 'withdraw')).toMatchObject({ facts: {}, outcomes: { 'No effect': 1 } });
});

describe('odds name the units', () => {
  test('of a shot: how many zombies of which herd fall', () => {
    const shot = scene({
      humans: [{ x: 10, y: 10, weapons: ['pistol'] }],
      herds: [
        {
          facing: 180,
          zombies: [
            [20, 10],
            [20, 12],
          ],
        },
      ],
      seeded: true,
    });
    const { exact, samples, outcomes, facts, tones } = told(shot, 'shoot:pistol.0:h1');
    expect([exact, samples]).toEqual([true, 9]); // three numbers of successes on either side
    const [none = '', one = '', all = ''] = Object.keys(outcomes);
    expect([none, one]).toEqual(['No effect', expect.stringMatching(/ loses 1 zombie$/)]);
    // With its last zombie the herd goes, and with the last herd the battle is won.
    expect(all).toMatch(/^Victory for Survivors; .* is destroyed$/);
    expect(Object.keys(facts)).toHaveLength(3);
    expect(new Set(Object.values(tones))).toEqual(new Set(['good']));
  });

  test('of a bite: wounds, infections and deaths, good for the one and bad for the other', () => {
    const { outcomes, tones } = told(scene(bites), 'bite:a1', 'b');
    expect(Object.keys(outcomes).sort()).toEqual([
      expect.stringMatching(/^Bea is killed; .* gains 1 zombie$/),
      'Bea takes 1 wound; Bea is Infected; Bea becomes Shaken',
      'No effect',
    ]);
    expect(tones).toMatchObject({ 'Bea is killed': 'good', 'Bea takes 1 wound': 'good' });
  });

  test('of a shove: who is knocked down', () => {
    const shoved = scene({
      players: ['survivors', 'bandits'],
      humans: [
        { x: 10, y: 10 },
        { seat: 'b', x: 11, y: 10, name: 'Rat' },
      ],
      seeded: true,
    });
    expect(told(shoved, 'shove')).toMatchObject({
      exact: true,
      samples: 2,
      facts: { 'Rat is knocked down': 0.75 },
      outcomes: { 'Rat is knocked down': 0.75, 'No effect': 0.25 },
      tones: { 'Rat is knocked down': 'good' },
    });
  });

  test('of two targets differ where it matters: each names its own', () => {
    const two = scene({
      players: ['survivors', 'bandits'],
      humans: [
        { x: 10, y: 10, weapons: ['pistol'] },
        { seat: 'b', x: 18, y: 10, facing: 180, vitality: 1, name: 'Rat' },
        { seat: 'b', x: 10, y: 20, facing: 270, vitality: 4, name: 'Ox' },
      ],
      seeded: true,
    });
    const [rat, ox] = ['shoot:pistol.0:b1', 'shoot:pistol.0:b2'].map((answer) => Object.keys(told(two, answer).facts));
    expect(rat?.[0]).toBe('Rat is killed');
    expect(ox?.[0]).toMatch(/^Ox takes [\d–]+ wounds?$/);
  });
});

describe('odds tell what it costs oneself', () => {
  test('in the checks that a selection brings: passed, or failed and what comes of it', () => {
    const m = scene({
      humans: [
        { x: 10, y: 10, infected: true, vitality: 2, name: 'Bea' },
        { x: 12, y: 10 },
      ],
      herds: [{ zombies: [[40, 40]] }],
      seeded: true,
    });
    const { exact, samples, facts, tones } = told(m, 'a1');
    expect([exact, samples]).toEqual([true, 3]);
    expect(facts['Bea takes 1 wound']).toBe(0.625);
    expect(tones['Bea takes 1 wound']).toBe('bad');
  });

  test('of a step into the fire', () => {
    const m = scene({
      humans: [
        { x: 10, y: 10, name: 'Bea' },
        { x: 20, y: 30, used: true },
      ],
      herds: [{ zombies: [[40, 40]] }],
      pieces: [FIRE],
      seeded: true,
    }).answer('a', 'move');
    const { facts, tones } = told(m, [{ x: 13, y: 10 }]);
    expect(facts['Bea takes 1 wound']).toBeGreaterThan(0);
    expect(tones['Bea takes 1 wound']).toBe('bad');
  });

  test('EDM.RAMBLE.3 of using a herd that may ramble; once it does so, that is no news', () => {
    const herds = [{ zombies: [[14, 10]] }, { zombies: [[30, 10]] }] as const;
    const m = scene({ active: 'b', humans: [{ x: 10, y: 10 }], herds, seeded: true });
    // A roll of 1 or 2, and then no 6 or more (EDM.RAMBLE.6).
    expect(told(m, 'h1', 'b').facts).toEqual({ 'Regular Zombies 1 rambles, and an opponent moves it': 10 / 64 });
    const led = scene({
      active: 'b',
      humans: [{ x: 10, y: 10 }],
      herds,
      seeded: true,
      change: (b) => {
        b.activation = { unit: 'h1', actions: 2, of: 2, rambler: 'a', aiming: false, done: [], arranging: null };
      },
    });
    expect(told(led, 'done').facts).toEqual({});
    expect(told(led, 'move').facts).toEqual({});
  });

  test('EDM.ZOMBIE.5 EDM.SPLIT.1 of what may fail: whether it comes off', () => {
    const m = scene({
      ...bites,
      herds: [
        {
          zombies: [
            [30, 10],
            [31.2, 10],
            [32.4, 10],
          ],
        },
      ],
    });
    const { facts } = told(m, 'split', 'b');
    const [parts = ''] = Object.keys(facts).filter((text) => text.endsWith('parts from the herd'));
    expect(facts[parts]).toBeGreaterThan(0);
    expect(facts[parts]).toBeLessThan(1);
  });
});

test('an answer that only opens a question, and one without consequences, has nothing to tell', () => {
  const m = scene({ humans: [{ x: 10, y: 10, weapons: ['rifle'] }], herds: [{ zombies: [[40, 40]] }], seeded: true });
  for (const answer of ['move', 'aim', 'done']) {
    expect(told(m, answer), answer).toMatchObject({ facts: {}, outcomes: { 'No effect': 1 }, reveals: false });
  }
});
