import { describe, expect, test as once } from 'vitest';
import { Match } from './index.ts';
import { changed, inEveryWay, Scene, sceneAt, test } from './testing.ts';
import { bids, race, snatch, tiny, tinyVerbs, type RaceState, type SnatchState, type TinyState } from './toys.ts';

const { choose } = tinyVerbs;
const ask = { rule: 'R.1', prompt: { key: 'p' } } as const;
const SETUP = { players: 2, goal: 30 };
const raceAt = (state: Partial<RaceState>, more = {}): Scene<RaceState> =>
  sceneAt<RaceState>(
    race,
    { seats: ['a', 'b'], goal: 30, turn: 0, pot: 0, score: { a: 0, b: 0 }, ...state },
    { setup: SETUP, ...more },
  );

describe('a scene', () => {
  test('a test is a scene, the question, an answer, what changed', () => {
    const scene = raceAt({ pot: 7 });
    expect(scene.asked()).toEqual({
      kind: 'choose',
      seats: ['a'],
      mode: 'one',
      rule: 'RACE.1',
      prompt: 'race.turn',
      options: ['roll', 'hold'],
      asides: {},
    });
    const before = scene.state();
    scene.answer('a', 'hold');
    expect(changed(before, scene.state())).toEqual({ score: { a: [0, 7] }, pot: [7, 0], turn: [0, 1] });
    expect(scene.under('RACE.2')).toMatchObject([{ key: 'race.held', params: { seat: 'a', score: 7 } }]);
    expect(scene.under('RACE.3')).toEqual([]);
    expect(scene.events()).toHaveLength(1);
    expect(scene.outcome).toBeNull();
  });

  test('dice can be typed', () => {
    const scene = raceAt({}, { dice: 'typed' });
    scene.answer('a', 'roll').answer('a', [5]);
    expect(scene.state().pot).toBe(5);
  });

  test('a seed can be given', () => {
    const die = (seed: string): number => raceAt({}, { seed }).answer('a', 'roll').state().pot;
    expect(die('x')).toBe(die('x'));
    expect(new Set(['1', '2', '3', '4', '5', '6', '7'].map(die)).size).toBeGreaterThan(1);
  });

  test('the end is seen', () => {
    const scene = raceAt({ pot: 30 });
    scene.answer('a', 'hold');
    expect(scene.outcome).toMatchObject({ won: ['a'] });
    expect(() => scene.asked()).toThrow(/Nothing is asked; outcome: .*RACE.3/);
    expect(scene.standing('a')).toEqual([]);
    expect(scene.offered('a')).toEqual([]);
  });

  test('what is offered by the way is told apart from what stands open all the time', () => {
    const hands = { a: ['3'], b: ['stop', '1'] };
    const state = { seats: ['a', 'b'], turn: 0, deck: ['2'], out: [], hands, score: { a: 0, b: 0 }, stopped: false };
    const scene = sceneAt<SnatchState>(snatch, state, { setup: { players: 2 } });
    expect(scene.asked()).toMatchObject({ options: ['3', 'draw'], asides: { b: ['stop'] } });
    expect(scene.asked().asides).not.toHaveProperty('a');
    expect(scene.standing('a')).toEqual(['fold']);
    expect(scene.offered('a')).toEqual(['3', 'draw']);
    expect(scene.offered('b')).toEqual([]);
    scene.answer('b', 'stop');
    expect(scene.asked().options).toEqual(['pass']);
  });

  test('ranges and totals are part of the question', () => {
    const scene = new Scene(Match.start(bids, { players: 2 }, { seed: 's' }));
    expect(scene.asked()).toMatchObject({ kind: 'amount', mode: 'all', min: 0, max: 6, options: [] });
    const allotting = tiny({
      *step(t) {
        yield* tinyVerbs.allot(t, 'a', { ...ask, total: 3, options: ['x'] });
      },
    });
    expect(new Scene(Match.start(allotting, null, { seed: 's' })).asked()).toMatchObject({ total: 3, options: ['x'] });
  });

  test('a refused answer gives the refusal', () => {
    expect(raceAt({}).refused('b', 'roll')).toMatchObject({ code: 'not-your-turn', rule: 'RACE.1' });
    expect(() => raceAt({}).refused('a', 'roll')).toThrow('a answered "roll", and it was accepted');
  });

  test('an answer that should have been accepted says what was allowed', () => {
    expect(() => raceAt({}).answer('a', 'fly')).toThrow(
      'a answered "fly": The answer is the id of one of the options (RACE.1); allowed: {"kind":"choose","options":["roll","hold"]}',
    );
  });

  test('its state is a copy', () => {
    const scene = raceAt({});
    scene.state().score.a = 99;
    expect(scene.state().score.a).toBe(0);
  });
});

describe('every test is run in three ways', () => {
  const ran: string[] = [];

  test('this one too', () => {
    ran.push(raceAt({}).answer('a', 'roll').match.log.length === 3 ? 'undone and given again' : 'straight');
  });

  once('as written, with every answer undone and given again, and saved and loaded before every answer', () => {
    expect(ran).toEqual(['straight', 'undone and given again', 'straight']);
  });

  test.each([1, 2])('with cases as well: %d', (n) => {
    raceAt({ pot: n }).answer('a', 'hold');
    ran.push(`case ${n}`);
  });

  once('each case three times', () => {
    expect(ran.slice(3)).toEqual(['case 1', 'case 1', 'case 1', 'case 2', 'case 2', 'case 2']);
  });

  /** A game that forgets to keep in its state how often it was asked. */
  const forgetful = () => {
    let asked = 0;
    return tiny({
      state: { n: 0 },
      *step(t) {
        yield* choose(t, 'a', { ...ask, options: ['x'] });
        t.state.n = ++asked;
      },
    });
  };

  once('a rule that remembers outside the state passes as written, and fails with undo', () => {
    const body = () => {
      sceneAt<TinyState>(forgetful(), { n: 0 }, { setup: null }).answer('a', 'x');
    };
    expect(body).not.toThrow();
    expect(() => inEveryWay(body)).toThrow(
      /^\[with every answer undone and given again\] the state after undo and redo/,
    );
  });

  once('a state that is not plain data passes as written and with undo, and fails when it is saved', () => {
    const when = { toJSON: () => 'x', at: 1 };
    const game = tiny({
      *step(t) {
        yield* choose(t, 'a', { ...ask, options: ['x'] });
      },
    });
    const body = () => {
      sceneAt(game, { when } as never, { setup: null })
        .answer('a', 'x')
        .answer('a', 'x');
    };
    expect(() => inEveryWay(body)).toThrow(
      /^\[saved and loaded before every answer\] the state after saving and loading/,
    );
  });

  once('a test that fails as written fails as it is', () => {
    expect(() =>
      inEveryWay(() => {
        throw new Error('wrong');
      }),
    ).toThrow(/^wrong$/);
  });

  once('after a failure the next test starts as written', () => {
    const seen: number[] = [];
    const body = () => {
      seen.push(raceAt({}).answer('a', 'roll').match.log.length);
      if (seen.length === 2) throw new Error('now');
    };
    expect(() => inEveryWay(body)).toThrow(/^\[with every answer undone and given again\] now/);
    expect(raceAt({}).answer('a', 'roll').match.log).toHaveLength(1);
  });

  once('a test that waits for something is told that it cannot', () => {
    expect(() => inEveryWay((() => Promise.resolve()) as () => void)).toThrow('cannot wait');
  });
});

describe('changed', () => {
  once('leaf by leaf, lists whole, what is missing as null', () => {
    expect(changed({ a: 1, b: { c: 2, d: 3 } }, { a: 1, b: { c: 2, d: 4 } })).toEqual({ b: { d: [3, 4] } });
    expect(changed({ list: [1, 2] }, { list: [1, 3] })).toEqual({
      list: [
        [1, 2],
        [1, 3],
      ],
    });
    expect(changed({ gone: 1 }, { come: { x: 1 } })).toEqual({ gone: [1, null], come: [null, { x: 1 }] });
    expect(changed({ a: 1 }, { a: 1 })).toEqual({});
    expect(changed(1, 2)).toEqual([1, 2]);
    expect(changed({ a: null }, { a: { b: 1 } })).toEqual({ a: [null, { b: 1 }] });
  });
});
