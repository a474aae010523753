import { describe, expect } from 'vitest';
import { bitersAt } from '../fight/contact.ts';
import { moveLimits } from './line.ts';
import type { Human } from '../state.ts';
import { battle, cornered, human, rectangle, said, scene, type SceneSpec, test } from '../testing.ts';
import { gapBetween } from '../units.ts';

const far = { zombies: [[50, 50]] } as const;
const wood = {
  id: 'wood',
  kind: 'difficult',
  outline: rectangle(14, 0, 6, 20),
} as const;
const fire = {
  id: 'fire',
  kind: 'dangerous',
  outline: rectangle(14, 0, 6, 20),
} as const;
const rock = {
  id: 'rock',
  kind: 'impassable',
  height: 3,
  outline: rectangle(14, 0, 6, 20),
} as const;
const piece = (one: unknown): NonNullable<SceneSpec['pieces']> => [one as never];
const at = (x: number, y: number): [{ x: number; y: number }] => [{ x, y }];

describe('how far', () => {
  test('EDM.MOVE.1 EDM.MOVE.2 EDM.MOVE.3 a Move is one straight line of at most the Movement', () => {
    const m = scene({
      humans: [
        { x: 10, y: 10 },
        { x: 2, y: 50 },
      ],
      herds: [far],
    });
    m.answer('a', 'a1').answer('a', 'move');
    expect(m.asked()).toMatchObject({ kind: 'path', rule: 'EDM.MOVE.3' });
    expect(
      m.refused('a', [
        { x: 13, y: 10 },
        { x: 13, y: 13 },
      ]).rule,
    ).toBe('EDM.MOVE.3');
    expect(m.refused('a', at(16.1, 10))).toMatchObject({ rule: 'EDM.MOVE.2', facts: { limit: 6 } });
    m.answer('a', at(16, 10));
    expect(human(m, 'a1')).toMatchObject({ x: 16, y: 10, facing: 0 });
    expect(battle(m).activation).toMatchObject({ actions: 1 });
    expect(said(m, 'ed.moved')).toMatchObject([{ unit: 'a1', inches: 6 }]);
  });

  test('EDM.MOVE.2 EDM.MOVE.4 the middle of the base goes the distance, and less is allowed', () => {
    const m = scene({ humans: [{ x: 10, y: 10 }], herds: [far] });
    m.answer('a', 'move').answer('a', { to: { x: 10, y: 12.5 } });
    expect(human(m, 'a1')).toMatchObject({ x: 10, y: 12.5, facing: 90 });
  });

  test('EDM.MOVE.7 a line that enters rough ground is halved, one that stops at its edge is not', () => {
    const m = scene({ humans: [{ x: 10, y: 10 }], herds: [far], pieces: piece(wood) });
    m.answer('a', 'move');
    expect(m.refused('a', at(14.5, 10))).toMatchObject({ rule: 'EDM.MOVE.2', facts: { halved: true, limit: 3 } });
    m.answer('a', at(13.99, 10)).answer('a', 'move');
    expect(m.refused('a', at(17, 10)).rule).toBe('EDM.MOVE.2');
    m.answer('a', at(16.99, 10));
    expect(human(m, 'a1').x).toBe(16.99);
  });

  test('EDM.MOVE.5 EDM.MOVE.7 the ground it starts on counts too', () => {
    const m = scene({ humans: [{ x: 19, y: 10 }], herds: [far], pieces: piece(wood) });
    m.answer('a', 'move');
    expect(m.refused('a', at(25, 10))).toMatchObject({ facts: { limit: 3 } });
    m.answer('a', at(22, 10));
    expect(human(m, 'a1').x).toBe(22);
  });

  test('EDM.X.2 EDM.MOVE.6 EDM.MOVE.8 EDM.MOVE.9 health first, then terrain halves once, rounded down, 1" at least', () => {
    const sick = scene({
      humans: [{ x: 13, y: 10, health: 'sick' }],
      herds: [far],
      pieces: piece(wood),
      campaign: true,
    });
    sick.answer('a', 'move');
    expect(sick.refused('a', at(15.1, 10))).toMatchObject({ facts: { limit: 2 } });
    sick.answer('a', at(15, 10));
    const infected = scene({
      humans: [{ x: 13.5, y: 10, class: 'newbie', infected: true }],
      herds: [far],
      pieces: piece(wood),
    });
    infected.answer('a', [8]).answer('a', 'move');
    expect(infected.refused('a', at(14.6, 10))).toMatchObject({ facts: { limit: 1 } });
    infected.answer('a', at(14.5, 10));
    expect(human(infected, 'a1').x).toBe(14.5);
  });

  test.each([
    { movement: 5, id: 'newbie', perks: [], healthy: [5, 2], sick: [3, 1], infected: [1, 1] },
    { movement: 6, id: 'regular', perks: [], healthy: [6, 3], sick: [4, 2], infected: [2, 1] },
    { movement: 7, id: 'hardened', perks: [], healthy: [7, 3], sick: [5, 2], infected: [3, 1] },
    { movement: 8, id: 'regular', perks: ['athletic'], healthy: [8, 4], sick: [6, 3], infected: [4, 2] },
    { movement: 9, id: 'hardened', perks: ['athletic'], healthy: [9, 4], sick: [7, 3], infected: [5, 2] },
  ] as const)('EDM.T.MOVE EDM.COND.10 EDM.INFECT.4 Movement $movement', ({ id, perks, healthy, sick, infected }) => {
    const limits = (state: Partial<Human>): readonly number[] => {
      const m = scene({ humans: [{ x: 9, y: 9, class: id, perks: [...perks] }], herds: [far], campaign: true });
      const table = battle(m);
      const { open, halved } = moveLimits(table, { ...(table.humans[0] as Human), ...state });
      return [open, halved];
    };
    expect([limits({}), limits({ health: 'sick' }), limits({ infected: true })]).toEqual([healthy, sick, infected]);
  });

  test('EDM.T.MOVE EDM.COMMAND.7 Oscar Mike makes it 10, with penalties', () => {
    const m = scene({
      players: ['military', 'zombies'],
      humans: [{ x: 9, y: 9, class: 'soldier', perks: ['athletic'] }],
      herds: [far],
    });
    const table = battle(m);
    const [soldier] = table.humans as [Human];
    expect(moveLimits(table, soldier)).toEqual({ open: 8, halved: 4 });
    (table.sides[0] as { commands: string[] }).commands = ['oscar-mike'];
    expect(moveLimits(table, soldier)).toEqual({ open: 10, halved: 5 });
    expect(moveLimits(table, { ...soldier, infected: true })).toEqual({ open: 6, halved: 3 });
    expect(moveLimits({ ...table, campaign: true }, { ...soldier, health: 'sick' })).toEqual({ open: 8, halved: 4 });
  });

  test('EDM.T.MOVE herds move 4 or 2, Fast Zombies 8 or 4', () => {
    const m = scene({ humans: [{ x: 9, y: 9 }], herds: [far, { ...far, type: 'fast' }, { ...far, type: 'military' }] });
    const table = battle(m);
    expect(table.herds.map((herd) => moveLimits(table, herd))).toEqual([
      { open: 4, halved: 2 },
      { open: 8, halved: 4 },
      { open: 4, halved: 2 },
    ]);
  });

  test('EDM.PERK.7 EDM.PERK.1 Parkour ignores terrain and health, Athletic adds 2"', () => {
    const m = scene({
      humans: [{ x: 13, y: 10, class: 'seasoned', perks: ['athletic', 'parkour'], health: 'sick' }],
      herds: [far],
      pieces: piece(wood),
      campaign: true,
    });
    m.answer('a', 'move');
    expect(m.refused('a', at(21.1, 10))).toMatchObject({ facts: { limit: 8 } });
    m.answer('a', at(21, 10));
    expect(human(m, 'a1').x).toBe(21);
  });
});

describe('what bars the way', () => {
  test('EDM.T.TERRAIN EDM.MOVE.7 no part of a base overlaps an Impassable piece', () => {
    const m = scene({ humans: [{ x: 10, y: 10 }], herds: [far], pieces: piece(rock) });
    m.answer('a', 'move');
    const refused = m.refused('a', at(13.6, 10));
    expect(refused).toMatchObject({ rule: 'EDM.MOVE.7', reason: { key: 'ed.no.blocked' }, facts: { by: 'rock' } });
    expect((refused.facts as { at: { x: number } }).at.x).toBeCloseTo(13.5, 1);
    m.answer('a', at(13.5, 10));
    expect(human(m, 'a1').x).toBe(13.5);
  });

  test.each([wood, fire])('EDM.T.TERRAIN $kind ground halves the distance', (ground) => {
    const m = scene({
      humans: [{ x: 13, y: 10, class: 'hardened', perks: ['stoic'] }],
      herds: [far],
      pieces: piece(ground),
    });
    m.answer('a', 'move');
    expect(m.refused('a', at(16.1, 10))).toMatchObject({ facts: { limit: 3 } });
    m.answer('a', at(16, 10));
    expect(human(m, 'a1').x).toBe(16);
  });

  test('EDM.MOVE.10 units bar the way, friend or foe; bases may touch', () => {
    const m = scene({
      humans: [
        { x: 10, y: 10 },
        { x: 10, y: 13 },
      ],
      herds: [{ zombies: [[13, 10]] }],
    });
    m.answer('a', 'a1').answer('a', 'move');
    expect(m.refused('a', at(15, 10))).toMatchObject({ rule: 'EDM.MOVE.10', facts: { by: 'z2' } });
    expect(m.refused('a', at(10, 15))).toMatchObject({ rule: 'EDM.MOVE.10', facts: { by: 'a2' } });
    m.answer('a', at(12, 10));
    expect(m.asked().options).toEqual(['move', 'melee:unarmed:h1', 'shove', 'done']);
  });

  test('EDM.MOVE.10 EDM.CONTACT.3 no human goes where a seventh zombie reaches it over low walls', () => {
    const going = (reaching: number) =>
      scene({
        humans: [
          { x: 34, y: 30 },
          { x: 2, y: 50 },
        ],
        ...cornered(reaching),
      })
        .answer('a', 'a1')
        .answer('a', 'move');
    expect(going(6).refused('a', at(30, 30))).toMatchObject({ reason: { key: 'ed.no.six' }, rule: 'EDM.CONTACT.3' });
    expect(human(going(6).answer('a', at(30.5, 30)), 'a1')).toMatchObject({ x: 30.5 });
    const six = going(5).answer('a', at(30, 30));
    expect(bitersAt(battle(six), human(six, 'a1'))).toBe(6);
  });

  test('EDM.MOVE.11 who is Knocked Down may be moved over, but not stood on', () => {
    const m = scene({ humans: [{ x: 10, y: 10 }], herds: [{ zombies: [{ x: 13, y: 10, down: true }] }] });
    m.answer('a', 'move');
    expect(m.refused('a', at(13.5, 10))).toMatchObject({ rule: 'EDM.MOVE.10', reason: { key: 'ed.no.no-room' } });
    m.answer('a', at(15, 10));
    expect(human(m, 'a1').x).toBe(15);
  });

  test('EDM.MOVE.12 who is Knocked Down gets up before anything else', () => {
    const m = scene({ humans: [{ x: 10, y: 10, down: true }], herds: [far] });
    expect(m.asked().options).toEqual(['get-up', 'done']);
    m.answer('a', 'get-up');
    expect(m.asked().options).toEqual(['move', 'done']);
  });

  test('EDM.MOVE.13 a human is moved by its own player', () => {
    const m = scene({ humans: [{ x: 10, y: 10 }], herds: [far] });
    m.answer('a', 'move');
    expect(m.asked().seats).toEqual(['a']);
    expect(m.refused('b', at(12, 10)).code).toBe('not-your-turn');
  });

  test('EDM.MOVE.14 a human leaves base contact freely', () => {
    const m = scene({ humans: [{ x: 10, y: 10 }], herds: [{ zombies: [[11, 10]] }] });
    m.answer('a', 'move').answer('a', at(4, 10));
    expect(human(m, 'a1').x).toBe(4);
  });

  test('EDM.MODEL.2 EDM.MODEL.3 round bases of 1" are measured from edge to edge', () => {
    const m = scene({
      humans: [
        { x: 10, y: 10 },
        { x: 15, y: 10 },
      ],
      herds: [far],
    });
    const [one, other] = battle(m).humans as [Human, Human];
    expect(gapBetween(one, other)).toBe(4);
  });
});
