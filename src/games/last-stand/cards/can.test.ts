import { describe, expect, test } from 'vitest';
import { moment, type Part } from '../moments/moment.ts';
import { CONDITIONS } from '../moments/orders.ts';
import { type SceneSpec, tableOf } from '../testing.ts';
import type { State } from '../state.ts';
import { canGiveAll, lose } from './effects-on-cards.ts';
import { doing } from './interpreter.ts';
import { placing, removing } from './effects-on-map.ts';
import {
  addingDice,
  addingSuccess,
  ignoringRadiation,
  moddingToHit,
  rerolling,
  striding,
} from './effects-on-moments.ts';

const state = (spec: SceneSpec = {}): State => tableOf({ rangers: ['frank', 'hat'], ...spec });
const part = (dice: number[], more: Partial<Part> = {}): Part => ({ tribe: null, toHit: 5, dice, banned: [], ...more });

describe('whether a card does anything', () => {
  const now = state();
  const of = (given: Parameters<typeof moment>[1] | null) =>
    doing(now.rangers[0] as never, 'DLS.SPEC.5', 'S01', { moment: given === null ? null : moment(null, given) });
  const mayReroll = (what: 'one' | 'misses' | 'all', given: Parameters<typeof moment>[1] | null): boolean =>
    rerolling.can(now, { do: 'reroll', what } as never, of(given));

  test('misses can be rolled again once dice are rolled; all dice also where there is no miss', () => {
    const [hit, miss] = [part([5, 6]), part([5, 2])];
    expect(mayReroll('misses', { rolled: true, parts: [miss] })).toBe(true);
    expect(mayReroll('misses', { rolled: true, parts: [hit] })).toBe(false);
    expect(mayReroll('all', { rolled: true, parts: [hit] })).toBe(true);
    expect(mayReroll('one', { rolled: true, parts: [miss] })).toBe(true);
    expect(mayReroll('one', { rolled: true, parts: [hit] })).toBe(false);
    expect(mayReroll('all', { rolled: true, parts: [] })).toBe(false);
    expect(mayReroll('all', { rolled: false, parts: [miss] })).toBe(false);
    expect(mayReroll('all', null)).toBe(false);
  });

  test('a success can be added once dice are rolled', () => {
    const may = (given: Parameters<typeof moment>[1] | null): boolean =>
      addingSuccess.can(now, { do: 'addSuccess', n: 1 } as never, of(given));
    expect([may({ rolled: true }), may({ rolled: false }), may(null)]).toEqual([true, false, false]);
  });
});

test('what bears upon a moment does nothing where there is none', () => {
  const now = state();
  const may = (given: Parameters<typeof moment>[1] | null): boolean[] => {
    const of = doing(now.rangers[0] as never, 'DLS.SPEC.5', 'S01', {
      moment: given === null ? null : moment(null, given),
    });
    return [addingDice, moddingToHit, ignoringRadiation, striding].map(({ can }) => can(now, {} as never, of));
  };
  expect([may(null), may({})]).toEqual([
    [false, false, false, false],
    [true, true, true, true],
  ]);
});

describe('whether a piece can be put or taken', () => {
  const put = (what: string, spec: SceneSpec = {}): boolean => {
    const now = state({ frank: { at: 14 }, ...spec });
    return placing.can(
      now,
      { do: 'place', what, n: 1, where: 'here' } as never,
      doing(now.rangers[0] as never, 'DLS.SPEC.5', 'S01'),
    );
  };
  const taken = (what: string, map: SceneSpec['map'] = {}, spec: SceneSpec = {}): boolean => {
    const now = state({ frank: { at: 14 }, map, ...spec });
    return removing.can(
      now,
      { do: 'remove', what, n: 1, where: 'here' } as never,
      doing(now.rangers[0] as never, 'DLS.SPEC.5', 'S01'),
    );
  };
  const tokens = (pool: string[], discard: string[]): SceneSpec => ({ scavenge: { pool, discard } });
  const missions = (deck: string[], discard: string[]): SceneSpec => ({
    decks: { mission: deck },
    discards: { mission: discard },
  });

  test('DLS.RAD.8 DLS.SCAV.12 DLS.BLOCK.2 one is put where one is left, drawn or discarded, and where there is room', () => {
    expect([put('radiation'), put('radiation', { radiation: 0 })]).toEqual([true, false]);
    expect([put('karma'), put('karma', { karma: 0 })]).toEqual([true, false]);
    expect([put('trap'), put('trap', { traps: 0 })]).toEqual([true, false]);
    expect([tokens(['T01'], []), tokens([], ['T01']), tokens([], [])].map((spec) => put('scavenge', spec))).toEqual([
      true,
      true,
      false,
    ]);
    expect(
      [missions(['MS01'], []), missions([], ['MS01']), missions([], [])].map((spec) => put('mission', spec)),
    ).toEqual([true, true, false]);
    const gates = [
      [18, 21],
      [14, 18],
      [18, 21, 25],
    ].map((blockades) => put('blockade', { blockades }));
    expect(gates).toEqual([true, false, false]);
    // Of these the last one has consequences of its own (DLS.WIN.5, DLS.WIN.6, DLS.WIN.8).
    const none = { depots: 0, supply: { techie: 0, monstrosity: 0 } };
    expect(['depot', 'monstrosity', 'raiders'].map((what) => put(what, none))).toEqual([true, true, true]);
  });

  test('one is taken from where it is', () => {
    const pieces = ['raiders', 'monstrosity', 'depot', 'radiation', 'trap'];
    expect(pieces.map((what) => taken(what))).toEqual([false, false, false, false, false]);
    const one = { earther: 1, monstrosity: 1, depots: 1, radiation: 1, traps: 1 };
    expect(pieces.map((what) => taken(what, { 14: one }))).toEqual([true, true, true, true, true]);
    expect([taken('blockade', {}, { blockades: [14] }), taken('blockade', {}, { blockades: [18] })]).toEqual([
      true,
      false,
    ]);
  });
});

describe('whether something can be lost', () => {
  const LOST = ['defender', 'special', 'artifact', 'mutation', 'karma', 'tech'] as const;
  /** What Frank could lose, and what he could give two of. */
  const found = (now: State): [string[], string[]] => {
    const of = doing(now.rangers[0] as never, 'DLS.SPEC.5', 'S01', {});
    const effect = (what: string, n: number) => ({ do: 'lose', what, n, who: 'self' }) as never;
    return [
      LOST.filter((what) => lose.can(now, effect(what, 1), of)),
      LOST.filter((what) => canGiveAll(now, effect(what, 2), of)),
    ];
  };

  test('a Ranger can lose what it holds, and give two where it has two', () => {
    // Whether there is tech to lose is asked when it is lost.
    expect(found(state())).toEqual([[], ['tech']]);
    expect(found(state({ frank: { defenders: ['D01', 'D02'] } }))).toEqual([['defender'], ['defender', 'tech']]);
    expect(found(state({ frank: { specials: ['S01', 'S02'] } }))).toEqual([['special'], ['special', 'tech']]);
    expect(found(state({ frank: { artifacts: ['C01', 'C02'] } }))).toEqual([['artifact'], ['artifact', 'tech']]);
    expect(found(state({ frank: { mutations: ['X01'] } }))).toEqual([['mutation'], ['tech']]);
    expect(found(state({ frank: { karma: 2 } }))).toEqual([['karma'], ['karma', 'tech']]);
    expect(found(state({ hat: { karma: 2 } }))).toEqual([[], ['tech']]);
  });
});

describe('DLS.SPEC.5 when a standing order about a card holds', () => {
  type Given = Parameters<typeof moment>[1];
  const table = (spec: SceneSpec = {}): State => state({ map: { 4: { techie: 3 }, 25: { techie: 1 } }, ...spec });
  const holding = (given: Given, spec: SceneSpec = {}): string[] => {
    const now = table(spec);
    return Object.entries(CONDITIONS).flatMap(([name, holds]) => (holds(now, moment(null, given), 'a') ? [name] : []));
  };
  const raiders = (at: number, n = 1): Given => ({ coming: { what: 'raiders', tribe: 'techie', n, at } as never });

  test('of Raiders that are placed: an overrun, the last Depots, a loss', () => {
    const found = {
      'there is room': holding(raiders(25)),
      'an overrun': holding(raiders(4)),
      'with two Depots left': holding(raiders(4), { depots: 2 }),
      'with three': holding(raiders(4), { depots: 3 }),
      'with one': holding(raiders(4), { depots: 1 }),
      'one fewer than too many': holding({ ...raiders(4), fewer: 1 }),
      'the fourth in Last Stand': holding(raiders(19), { map: { 19: { techie: 3 } } }),
      'the third there': holding(raiders(19), { map: { 19: { techie: 2 } } }),
    };
    expect(found).toEqual({
      'an overrun': ['always', 'overrun'],
      'one fewer than too many': ['always'],
      'the fourth in Last Stand': ['always', 'stormed', 'lost'],
      'the third there': ['always'],
      'there is room': ['always'],
      'with one': ['always', 'overrun', 'lastDepots', 'lost'],
      'with three': ['always', 'overrun'],
      'with two Depots left': ['always', 'overrun', 'lastDepots'],
    });
  });

  test('of dice: a failed test, three misses', () => {
    const rolled = (dice: number[], more: Given = {}): string[] =>
      holding({ rolled: true, parts: [part(dice)], ...more });
    expect(rolled([1, 4, 4])).toEqual(['always', 'threeMisses']);
    expect(rolled([1, 4, 5])).toEqual(['always']);
    expect(rolled([5, 5, 5, 6])).toEqual(['always']);
    expect(rolled([5, 1], { need: 2 })).toEqual(['always', 'failed']);
    expect(rolled([5, 1], { need: 1 })).toEqual(['always']);
  });

  test('of wounds: three of them; of an event: whom it concerns', () => {
    const hurt = (...n: number[]): string[] =>
      holding({ hurts: n.map((each) => ({ tribe: null, by: '', n: each, banned: [] })) });
    expect([hurt(1, 1), hurt(2, 1)]).toEqual([['always'], ['always', 'threeWounds']]);
    const [frank, hat] = table().rangers as never[];
    expect(holding({ touched: [hat as never] })).toEqual(['always', 'anyone']);
    expect(holding({ touched: [frank as never] })).toEqual(['always', 'mine', 'anyone']);
  });

  test('of a Leader who moves: into Last Stand, or to its gates', () => {
    const to = (at: number, from: number): string[] =>
      holding({ coming: { what: 'leader', leader: 'krank', to: at } as never }, { leaders: { krank: { at: from } } });
    const depot = (depots: number): string[] => holding({ coming: { what: 'depot', n: 1 } as never }, { depots });
    const found = {
      'into Last Stand': to(19, 14),
      'to its gates': to(14, 9),
      'far away': to(8, 7),
      'a Depot of two': depot(2),
      'the last Depot': depot(1),
      'a Depot of three': depot(3),
    };
    expect(found).toEqual({
      'a Depot of three': ['always'],
      'a Depot of two': ['always', 'lastDepots'],
      'far away': ['always'],
      'into Last Stand': ['always', 'stormed', 'lost', 'lastStand', 'gates'],
      'the last Depot': ['always', 'lastDepots', 'lost'],
      'to its gates': ['always', 'gates'],
    });
  });
});
