import { describe, expect } from 'vitest';
import { battle, human, said, scene, test } from '../testing.ts';

const lone = { zombies: [[40, 40]] } as const;
/** Lets everybody do nothing until the round is over. */
function passRound(m: ReturnType<typeof scene>): void {
  const { round } = battle(m);
  for (let i = 0; i < 99 && m.outcome === null && battle(m).round === round; i++) {
    const { kind, seats, options } = m.asked();
    const seat = seats[0] as string;
    if (kind === 'roll') m.answer(seat, [8]);
    else if (options.includes('done')) m.answer(seat, 'done');
    else if (options.includes('refuse')) for (const one of seats) m.answer(one, 'refuse');
    else m.answer(seat, options[0] as string);
  }
}

describe('who is left', () => {
  test('EDM.WIN.1 a player wins when every opposing unit is gone', () => {
    const m = scene({ humans: [{ x: 10, y: 10, weapons: ['explosive'] }], herds: [{ zombies: [[30, 10]] }] });
    m.answer('a', 'shoot:explosive.0:h1').answer('a', [8, 8, 8, 8, 8, 8]).answer('b', [1, 1]);
    expect(m.outcome).toMatchObject({ won: ['a'], lost: ['b'], rule: 'EDM.WIN.1' });
  });

  test('EDM.WIN.1 with three players the battle goes on until one is left', () => {
    const m = scene({
      players: ['survivors', 'bandits', 'zombies'],
      humans: [
        { x: 10, y: 10, weapons: ['explosive', 'explosive'] },
        { seat: 'b', x: 50, y: 50 },
      ],
      herds: [{ zombies: [[30, 10]] }],
    });
    m.answer('a', 'shoot:explosive.0:h1').answer('a', [8, 8, 8, 8, 8, 8]).answer('c', [1, 1]);
    expect(m.outcome).toBeNull();
    expect(said(m, 'ed.out')).toEqual([{ seat: 'c' }]);
    expect(battle(m).sides.map(({ out }) => out)).toEqual([false, false, true]);
  });

  test('EDM.WIN.2 EDM.WIN.3 whoever leaves over the edge does not return, and the last one on the table wins', () => {
    const m = scene({
      humans: [
        { x: 5, y: 30 },
        { x: 30, y: 30 },
      ],
      herds: [lone],
    });
    m.answer('a', 'a1');
    expect(m.asked().options).toEqual(['move', 'aim', 'withdraw', 'done']);
    m.answer('a', 'withdraw');
    expect(battle(m).humans.map(({ id }) => id)).toEqual(['a2']);
    expect(battle(m).sides[0]?.withdrawn).toMatchObject([{ id: 'a1' }]);
    const alone = scene({ humans: [{ x: 5, y: 30 }], herds: [lone] }).answer('a', 'withdraw');
    expect(alone.outcome).toMatchObject({ won: ['b'], lost: ['a'] });
  });

  test('EDM.WIN.5 who concedes loses; with more players the others play on', () => {
    const m = scene({
      humans: [
        { x: 10, y: 10 },
        { x: 20, y: 10 },
      ],
      herds: [lone],
    });
    m.answer('a', 'concede').answer('a', 'no');
    expect(m.asked().options).toEqual(['a1', 'a2']);
    m.answer('a', 'concede').answer('a', 'yes');
    expect(m.outcome).toMatchObject({ won: ['b'], lost: ['a'] });
    const three = scene({
      players: ['survivors', 'bandits', 'zombies'],
      humans: [
        { x: 10, y: 10 },
        { seat: 'b', x: 30, y: 10 },
      ],
      herds: [lone],
    });
    expect(['a', 'b', 'c'].map((seat) => three.standing(seat))).toEqual([['concede'], ['concede'], ['concede']]);
    three.answer('a', 'concede').answer('a', 'yes');
    expect(three.outcome).toBeNull();
    expect(three.asked()).toMatchObject({ seats: ['a'], options: ['done'] });
    expect(['a', 'b', 'c'].map((seat) => three.standing(seat))).toEqual([[], ['concede'], ['concede']]);
    three.answer('a', 'done');
    expect(battle(three)).toMatchObject({ active: 'b', humans: [{ id: 'b1' }] });
  });

  test('EDM.WIN.5 a battle can be conceded in the turn of another, who finishes what is being done', () => {
    const m = scene({
      players: ['survivors', 'bandits', 'zombies'],
      humans: [
        { x: 10, y: 10, weapons: ['pistol'] },
        { x: 30, y: 30 },
        { seat: 'b', x: 18, y: 10, vitality: 3 },
      ],
      herds: [lone],
    });
    m.answer('a', 'a1').answer('b', 'concede').answer('b', 'yes');
    expect(m.asked()).toMatchObject({ rule: 'EDM.TURN.3', seats: ['a'] });
    m.answer('a', 'shoot:pistol.0:b1').answer('a', [8, 8]).answer('b', [1, 1]);
    expect(said(m, 'ed.shot')).toMatchObject([{ target: 'b1', wounds: 2 }]);
    expect(battle(m).humans.map(({ id }) => id)).toEqual(['a1', 'a2']);
    expect(battle(m).sides[1]).toMatchObject({ seat: 'b', out: true, conceded: true });
    expect(m.outcome).toBeNull();
    const two = scene({
      humans: [
        { x: 10, y: 10 },
        { x: 20, y: 10 },
      ],
      herds: [lone],
    });
    two.answer('b', 'concede').answer('b', 'yes');
    expect(two.outcome).toMatchObject({ won: ['a'], lost: ['b'] });
  });

  test('EDM.WIN.7 if the last units of all sides are gone together it is a draw', () => {
    const m = scene({
      humans: [{ x: 20, y: 10, class: 'seasoned', perks: ['immune'], infected: true, vitality: 1 }],
      herds: [lone],
      change: (one) => {
        one.herds = [];
      },
    });
    m.answer('a', [1]);
    expect(m.outcome).toMatchObject({ won: [], lost: [], rule: 'EDM.WIN.7' });
  });
});

describe('time', () => {
  test('EDM.X.1 EDM.WIN.4 EDM.SETUP.12 alone within 12" of a lighthouse for 5 rounds wins', () => {
    const at = (x: number, y: number): ReturnType<typeof scene> =>
      scene({
        humans: [
          { x: 30, y: 42 },
          { x: 30, y: 44 },
        ],
        herds: [{ zombies: [[x, y]] }],
        objective: { x: 30, y: 30, radius: 12, rounds: 5 },
      });
    const contested = at(36, 36);
    passRound(contested);
    expect(battle(contested).objective).toMatchObject({ holder: null, held: 0 });
    const held = at(55, 55);
    for (let round = 1; round <= 4; round++) {
      passRound(held);
      expect(battle(held).objective).toMatchObject({ holder: 'a', held: round });
    }
    passRound(held);
    expect(held.outcome).toMatchObject({ won: ['a'], lost: ['b'] });
  });

  test('EDM.WIN.4 EDM.MODEL.2 the distance to the objective has the tolerance of every range', () => {
    const held = (y: number): number | undefined => {
      const m = scene({
        humans: [{ x: 30, y }],
        herds: [{ zombies: [[55, 55]] }],
        objective: { x: 30, y: 30, radius: 12, rounds: 5 },
      });
      passRound(m);
      return battle(m).objective?.held;
    };
    expect([held(42.54), held(42.56)]).toEqual([1, 0]); // half an inch of base
  });

  test('EDM.WIN.4 an enemy within the distance, even knocked down, sets the count back', () => {
    const m = scene({
      humans: [
        { x: 30, y: 40 },
        { x: 30, y: 44 },
      ],
      herds: [
        {
          zombies: [
            { x: 30, y: 19, down: true },
            { x: 30, y: 16, down: false },
          ],
        },
      ],
      objective: { x: 30, y: 30, radius: 12, rounds: 5 },
      change: (one) => Object.assign(one.objective as object, { holder: 'a', held: 4 }),
    });
    passRound(m);
    expect(battle(m).objective).toMatchObject({ holder: null, held: 0 });
    expect(m.outcome).toBeNull();
  });

  test('EDM.WIN.6 after 10 quiet rounds a draw is offered, and it takes everybody', () => {
    const quiet = (): ReturnType<typeof scene> =>
      scene({
        humans: [
          { x: 10, y: 10 },
          { x: 12, y: 10 },
        ],
        herds: [lone],
        change: (one) => Object.assign(one, { round: 10, lastWound: 0 }),
      });
    const pass = (m: ReturnType<typeof scene>): void => {
      m.answer('a', 'a1').answer('a', 'done').answer('a', 'done').answer('b', [8]).answer('b', 'done');
    };
    const m = quiet();
    pass(m);
    expect(m.asked()).toMatchObject({
      rule: 'EDM.WIN.6',
      seats: ['a', 'b'],
      mode: 'all',
      options: ['agree', 'refuse'],
    });
    m.answer('a', 'agree').answer('b', 'refuse');
    expect(battle(m)).toMatchObject({ round: 11, phase: 'play' });
    const drawn = quiet();
    pass(drawn);
    drawn.answer('b', 'agree').answer('a', 'agree');
    expect(drawn.outcome).toMatchObject({ won: [], lost: [] });
    const loud = scene({
      humans: [
        { x: 10, y: 10 },
        { x: 12, y: 10 },
      ],
      herds: [lone],
      change: (one) => Object.assign(one, { round: 10, lastWound: 1 }),
    });
    pass(loud);
    expect(battle(loud).round).toBe(11);
    expect(human(loud, 'a1')).toBeDefined();
  });
});
