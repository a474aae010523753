import { describe, expect } from 'vitest';
import { Viewer } from '../../../kernel/index.ts';
import { battle, herd, human, said, scene, test } from '../testing.ts';

const two = [
  { x: 10, y: 10 },
  { x: 20, y: 10 },
] as const;
const lone = { zombies: [[40, 40]] } as const;

describe('turns', () => {
  test('EDM.TURN.1 EDM.TURN.2 EDM.TURN.7 each unit is selected once; then the next player’s turn begins', () => {
    const m = scene({ humans: [...two, { x: 30, y: 10 }], herds: [lone] });
    expect(m.asked()).toMatchObject({ rule: 'EDM.TURN.2', options: ['a1', 'a2', 'a3'] });
    const [first] = new Viewer(m.match, 'a').request()?.options ?? [];
    expect(first?.text).toMatch(/: (.+), [\d.]+" from /);
    m.answer('a', 'a2').answer('a', 'done');
    expect(m.asked()).toMatchObject({ rule: 'EDM.TURN.2', options: ['a1', 'a3'] });
    m.answer('a', 'a1').answer('a', 'done');
    expect(m.asked()).toMatchObject({ rule: 'EDM.TURN.3', seats: ['a'] });
    expect(battle(m).activation?.unit).toBe('a3');
    m.answer('a', 'done');
    expect(battle(m)).toMatchObject({ active: 'b', round: 1 });
    m.answer('b', [8]).answer('b', 'done');
    expect(battle(m)).toMatchObject({ active: 'a', round: 2 });
    expect(battle(m).humans.map(({ used }) => used)).toEqual([false, false, false]);
  });

  test('EDM.TURN.3 EDM.TURN.5 EDM.TURN.6 up to two actions, the same one twice if it likes; then it is used', () => {
    const m = scene({ humans: two, herds: [lone] });
    m.answer('a', 'a1')
      .answer('a', 'move')
      .answer('a', [{ x: 12, y: 10 }]);
    expect(human(m, 'a1').used).toBe(false);
    m.answer('a', 'move').answer('a', [{ x: 14, y: 10 }]);
    expect(human(m, 'a1').used).toBe(true);
    expect(battle(m).activation?.unit).toBe('a2');
  });

  test('EDM.TURN.4 EDM.HUMAN.1 Move, Attack and Other Actions in any order', () => {
    const m = scene({
      players: ['military', 'zombies'],
      humans: [
        { x: 10, y: 10, weapons: ['pistol', 'rifle'], reload: [0, 2] },
        { x: 2, y: 50 },
      ],
      herds: [{ zombies: [[11, 10]] }, { zombies: [[20, 10]] }],
      commandPoints: [9],
    });
    m.answer('a', 'a1');
    expect(m.asked().options.map((id) => id.split(':')[0])).toEqual(
      expect.arrayContaining(['move', 'shoot', 'melee', 'aim', 'reload', 'shove', 'command', 'done']),
    );
  });

  test('EDM.TURN.9 an infected human takes its Infection Check before anything else', () => {
    const m = scene({ humans: [{ x: 10, y: 10, infected: true }, two[1]], herds: [lone] });
    m.answer('a', 'a1');
    expect(m.asked()).toMatchObject({ kind: 'roll', seats: ['a'] });
    m.answer('a', [8]);
    expect(m.asked().rule).toBe('EDM.TURN.3');
  });

  test('EDM.TURN.10 the checks come in order, and a lost turn skips the rest', () => {
    const m = scene({
      humans: [
        { x: 10, y: 10, infected: true, trauma: true, morale: 'shaken', vitality: 3 },
        { x: 12, y: 10 },
      ],
      herds: [lone],
      change: ({ humans: [first] }) => {
        if (first !== undefined) first.beset = true;
      },
    });
    m.answer('a', 'a1').answer('a', [1]);
    expect(m.asked()).toMatchObject({ rule: 'EDM.PSYCH.5' });
    m.answer('a', [8]);
    expect(m.asked()).toMatchObject({ rule: 'EDM.PSYCH.4' });
    m.answer('a', [1]);
    expect(m.asked()).toMatchObject({ rule: 'EDM.PSYCH.7' });
    m.answer('a', [1]);
    expect(human(m, 'a1')).toMatchObject({ used: true, morale: 'broken' });
    expect(battle(m).activation?.unit).toBe('a2');
  });

  test('EDM.TURN.11 EDM.TURN.12 a human acts alone, a herd as one', () => {
    const m = scene({
      humans: two,
      herds: [
        {
          zombies: [
            [40, 40],
            [41.5, 40],
          ],
        },
      ],
      active: 'b',
    });
    m.answer('b', [8]).answer('b', 'move').answer('b', { x: 40, y: 38 });
    expect(herd(m, 'h1').zombies).toMatchObject([{ y: 38 }, { y: 38 }]);
    const own = scene({ humans: two, herds: [lone] })
      .answer('a', 'a1')
      .answer('a', 'move')
      .answer('a', [{ x: 10, y: 12 }]);
    expect(human(own, 'a2')).toMatchObject(two[1]);
  });

  test('EDM.TURN.13 EDM.HUMAN.3 a unit may do nothing', () => {
    const m = scene({ humans: two, herds: [lone] });
    const before = human(m, 'a1');
    m.answer('a', 'a1').answer('a', 'done');
    expect(human(m, 'a1')).toEqual({ ...before, used: true });
  });

  test('EDM.TURN.14 EDM.WEAPON.4 changing weapons costs nothing', () => {
    const m = scene({
      humans: [
        { x: 10, y: 10, weapons: ['pistol', 'machine-pistol'] },
        { x: 2, y: 50 },
      ],
      herds: [
        {
          zombies: [
            [20, 10],
            [21.5, 10],
          ],
        },
      ],
    });
    m.answer('a', 'a1');
    expect(m.asked().options).toEqual(expect.arrayContaining(['shoot:pistol.0:h1', 'shoot:machine-pistol.1:h1']));
    m.answer('a', 'shoot:pistol.0:h1').answer('a', [1, 1]).answer('b', [1, 1]);
    expect(battle(m).activation?.actions).toBe(1);
    expect(m.asked().options).toEqual(['move', 'shoot:pistol.0:h1', 'shoot:machine-pistol.1:h1', 'done']);
  });

  test('EDM.MODEL.5 a unit looks where it went, and may turn at the end of its activation', () => {
    const m = scene({ humans: two, herds: [lone], active: 'b' });
    m.answer('b', [8]).answer('b', 'move').answer('b', { x: 40, y: 37 });
    expect(herd(m, 'h1').facing).toBe(270);
    m.answer('b', 'face').answer('b', { x: 10, y: 37 });
    expect(herd(m, 'h1').facing).toBe(180);
    expect(battle(m).activation?.actions).toBe(1);
    expect(said(m, 'ed.faced')).toMatchObject([{ unit: 'h1', facing: 180 }]);
  });

  test('EDM.MODEL.5 in a corner it may look at the nearest enemy or four ways, all of them on the table', () => {
    const corner = { zombies: [[59, 59]] as [number, number][] };
    const m = scene({ humans: two, herds: [corner], active: 'b' });
    m.answer('b', [8]).answer('b', 'face');
    const { request } = m.match;
    expect(request?.kind === 'place' ? request.suggestions : null).toMatchObject([
      { x: 20, y: 10 },
      { x: 55, y: 59 },
      { x: 59.99, y: 59 },
      { x: 59, y: 55 },
      { x: 59, y: 59.99 },
    ]);
  });

  test('EDM.MODEL.5 against the dead alone nobody needs to turn: they bite as well from the front', () => {
    expect(
      scene({ humans: two, herds: [lone] })
        .answer('a', 'a1')
        .asked().options,
    ).not.toContain('face');
    const m = scene({ players: ['survivors', 'bandits'], humans: [...two, { seat: 'b', x: 40, y: 40 }] });
    expect(m.answer('a', 'a1').asked().options).toEqual(['move', 'aim', 'face', 'done']);
  });
});

describe('Priority', () => {
  test('EDM.PRIO.1 EDM.PRIO.2 EDM.PRIO.3 the highest goes first, those who tie roll again for their places', () => {
    const m = scene({
      players: ['survivors', 'military', 'zombies'],
      humans: [
        { x: 5, y: 5 },
        { seat: 'b', x: 50, y: 5 },
      ],
      herds: [lone],
      change: (one) => Object.assign(one, { phase: 'priority', order: [], ranking: [['a', 'b', 'c']] }),
    });
    m.answer('a', [4]).answer('b', [6]).answer('c', [4]);
    expect(battle(m).ranking).toEqual([['b'], ['a', 'c']]);
    m.answer('a', [2]).answer('c', [2]);
    m.answer('a', [1]).answer('c', [7]);
    expect(battle(m)).toMatchObject({ order: ['b', 'c', 'a'], phase: 'play', active: 'b', round: 1 });
    m.answer('b', [8]).answer('b', 'done'); // its isolation, then nothing
    expect(battle(m).active).toBe('c');
    m.answer('c', [8]).answer('c', 'done').answer('a', [8]).answer('a', 'done');
    expect(battle(m)).toMatchObject({ active: 'b', round: 2 });
  });

  test('EDM.MODEL.1 every die has eight sides', () => {
    const m = scene({ humans: two, herds: [lone], active: 'b' });
    expect(m.match.request).toMatchObject({ kind: 'roll', sides: 8 });
    expect(m.refused('b', [9]).code).toBe('bad-answer');
  });
});
