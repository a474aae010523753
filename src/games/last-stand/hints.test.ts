import { describe, expect } from 'vitest';
import type { Answer, Request } from '../../kernel/index.ts';
import { test } from '../../kernel/testing.ts';
import { follow, samples } from './hints.ts';
import { options, scene, type SceneSpec, type StandScene } from './testing.ts';
import { PHASES } from './wording/words.ts';

const requestOf = (m: StandScene): Request => m.match.request as Request;
const question = (kind: string, key: string, ids: readonly string[], more: object = {}): Request =>
  ({ kind, prompt: { key }, options: ids.map((id) => ({ id })), ...more }) as unknown as Request;

describe('how odds are worked out', () => {
  const TURN: SceneSpec = {
    rangers: ['frank', 'hat'],
    frank: { at: 9, spent: 1, wounded: 1, karma: 1, defenders: ['D01', 'D21'], specials: ['S04'], artifacts: ['U14'] },
    hat: { at: 9 },
    map: { 9: { techie: 2, depots: 1, karma: 1, scavenge: ['T01'] } },
    leaders: { krank: { at: 9 } },
  };

  test('of a turn: what leads to a question has none, fights are walked through, all else is tried 100 times', () => {
    const m = scene(TURN);
    const tries = options(m).map((id) => [id, samples(m.state(), requestOf(m), id)]);
    expect(Object.fromEntries(tries)).toEqual({
      end: 100,
      'frank:frank.0:0': 100,
      'leader:krank': null,
      move: 0,
      raiders: null,
      retreat: 100,
      'trade:hat': 0,
    });
  });

  test('of a turn with nobody to fight', () => {
    const calm = { 9: { depots: 1, karma: 1 }, 19: { depots: 0 } };
    const m = scene({ ...TURN, map: calm, leaders: {} });
    const tries = options(m).map((id) => [id, samples(m.state(), requestOf(m), id)]);
    expect(Object.fromEntries(tries)).toEqual({
      end: 100,
      'frank:frank.0:0': 100,
      karma: null,
      move: 0,
      retreat: 100,
      'trade:hat': 0,
    });
    const home = scene({ ...TURN, map: calm, leaders: {}, frank: { ...TURN.frank, at: 19 }, missions: ['MS02'] });
    const there = options(home).map((id) => [id, samples(home.state(), requestOf(home), id)]);
    expect(Object.fromEntries(there)).toEqual({
      end: 100,
      'frank:frank.0:0': 100,
      heal: null,
      move: 0,
      retreat: 100,
      'take:MS02': null,
    });
  });

  test('an answer that is not among the options is tried', () => {
    const m = scene(TURN);
    expect(samples(m.state(), requestOf(m), 'nowhere')).toBe(100);
    expect(samples(m.state(), question('pick', 'ls.turn', ['move']), 'move')).toBe(100);
  });

  test('of other questions: those that draw or roll on and on are tried', () => {
    const state = scene(TURN).state();
    const of = (key: string): number | null => samples(state, question('choose', key, ['no']), 'no');
    const much = ['ls.radiation', 'ls.gamble.bet', 'ls.gamble.color', 'ls.depot.reward'];
    expect(much.map(of)).toEqual([100, 100, 100, 100]);
    expect(['ls.wounded', 'ls.battle.commit', ''].map(of)).toEqual([null, null, null]);
  });

  test('at the end of a turn every answer sets off the rest of it', () => {
    const state = scene(TURN).state();
    const tries = PHASES.filter(
      (phase) => samples({ ...state, phase }, question('choose', 'ls.wounded', []), 'x') === 100,
    );
    expect(tries).toEqual(['attacks', 'radiation', 'defenders', 'raiders']);
  });
});

describe('what is answered on the way', () => {
  const state = scene().state();
  const followed = (request: Request): Answer | null => follow(state, request, 'a');

  test('the next action of a turn is another matter', () => {
    expect(followed(question('choose', 'ls.turn', ['end']))).toBeNull();
  });

  test('what is offered in a fight is used, elsewhere it is kept', () => {
    for (const key of ['ls.rolled.now', 'ls.wounded']) {
      for (const back of ['pass', 'no', 'forgo']) {
        expect(followed(question('choose', key, [back, 'S04', 'S05']))).toBe('S04');
        expect(followed(question('choose', key, [back]))).toBe(back);
        expect(followed(question('choose', 'ls.leader.moves', ['S04', back]))).toBe(back);
      }
      expect(followed(question('choose', key, []))).toBeNull();
    }
    expect(followed(question('choose', 'ls.leader.moves', ['S04', 'S05']))).toBe('S04');
    expect(followed(question('choose', 'ls.leader.moves', []))).toBeNull();
  });

  test('everything that adds dice is thrown in; of other things as few as may be', () => {
    const cards = ['D01', 'D02', 'D03', 'D04'];
    for (const key of ['ls.battle.commit', 'ls.depot.with']) {
      expect(followed(question('pick', key, cards, { min: 1, max: 3 }))).toEqual(['D01', 'D02', 'D03']);
    }
    expect(followed(question('pick', 'ls.hand.full', cards, { min: 2, max: 3 }))).toEqual(['D01', 'D02']);
  });

  test('things to arrange stay as they lie, and nothing is said to anything else', () => {
    expect(followed(question('order', 'ls.peek', ['R01', 'R02']))).toEqual(['R01', 'R02']);
    expect(followed(question('amount', 'ls.gamble.bet', []))).toBeNull();
  });
});
