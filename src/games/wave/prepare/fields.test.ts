import { describe, expect, it } from 'vitest';
import { parseSetup, setupJsonSchema } from '../../../kernel/index.ts';
import { wave } from '../index.ts';
import { position } from './position.ts';

describe('what a set-up need not say', () => {
  it('is as usual: from the start, the first player by lot, characters and weapons chosen at the table', () => {
    expect(parseSetup(wave, { players: [{}, { weapon: 'random' }] })).toEqual({
      players: [
        { character: 'choose', weapon: 'choose' },
        { character: 'choose', weapon: 'random' },
      ],
      first: 'random',
      position: null,
    });
  });

  it('of a position: whole people, nothing on the table, piles shuffled', () => {
    expect(position.parse({ phase: 'trade', round: 1, people: [{}], line: [{ enemy: 'brute' }] })).toEqual({
      phase: 'trade',
      round: 1,
      chosen: 0,
      people: [
        { damage: 0, barricades: 0, traps: 0, survivors: 0, used: [], roundDamage: 0, roundSplash: 0, focus: false },
      ],
      line: [{ enemy: 'brute', damage: 0, spears: 0, stunned: false }],
      holder: null,
      rubble: [],
      discard: [],
      assault: null,
      assaults: [],
      combat: [],
      combatDiscard: [],
      found: 0,
      done: [],
      gave: [],
    });
    const { people, line } = position.parse({ phase: 'trade', round: 1 });
    expect([people, line]).toEqual([[], []]);
  });

  it('describes 29 fields and lists of fields, none of them with nothing', () => {
    const said = [...JSON.stringify(setupJsonSchema(wave)).matchAll(/"description":"([^"]*)"/g)];
    expect(said.map(([, text]) => text)).toHaveLength(29);
    expect(said.every(([, text]) => text !== '')).toBe(true);
  });
});

describe('what a position may say', () => {
  it.each([
    ['round', [-1, 1000, 0.5], [0, 999]],
    ['chosen', [-1, 100, 0.5], [0, 99]],
    ['comers', [-1, 0.5], [0, 1]],
    ['found', [-1, 100], [0, 99]],
    ['left', [-1, 0.5], [0, 1]],
    [
      'turn',
      [
        { seat: 'g', actions: 0 },
        { seat: 'a', actions: -1 },
        { seat: 'a', actions: 100 },
      ],
      [{ seat: 'f', actions: 0 }],
    ],
    ['people', [new Array(7).fill({})], [new Array(6).fill({}), []]],
    ['line', [[{ enemy: 'brute', id: 0 }], [{ enemy: 'brute', damage: -1 }], [{}]], [[{ enemy: 'brute', id: 1 }], []]],
    ['phase', ['lunch'], ['muster', 'search', 'trade', 'combat', 'strike']],
    ['holder', ['g', 1], ['a', 'f', null]],
    ['rubble', [['WAVE!'], ['spoon']], [['planks', 'crowbar']]],
    ['active', [['spoon']], [['WAVE!', 'planks']]],
    ['discard', [['WAVE!']], [['planks']]],
    ['assault', ['spoon'], ['ambush', null]],
    ['combat', [['planks']], [['whiff']]],
    ['searcher', ['g'], ['b']],
    ['done', [['g']], [['a', 'b']]],
    ['gave', [['g']], [['a', 'b']]],
    ['dice', [1], []],
  ] as const)('%s: not %j, but %j', (field, refused, taken) => {
    const fits = (value: unknown): boolean => position.safeParse({ phase: 'trade', round: 1, [field]: value }).success;
    expect(refused.map(fits)).toEqual(refused.map(() => false));
    expect(taken.map(fits)).toEqual(taken.map(() => true));
  });
});
