import { describe, expect } from 'vitest';
import { Match } from '../kernel/index.ts';
import { checkLaws, Scene, test } from '../kernel/testing.ts';
import { block, said } from './testing.ts';
import { alley, type AlleyState } from './toys/alley.ts';

type Setup = Parameters<typeof alley.setup>[1];

const OPEN = { id: 'open', name: 'Open', width: 36, depth: 36 };
const own = (pieces: unknown[] = []) => ({ kind: 'own', terrain: { ...OPEN, pieces } });

/** Fighters on the table; the first named acts first. */
function scene(standing: [string, string, number, number, number?][], pieces: unknown[] = []): Scene<AlleyState> {
  const setup = {
    table: own(pieces),
    gangs: [[], []],
    standing: standing.map(([seat, kind, x, y, facing = 0]) => ({ seat, kind, x, y, facing })),
  };
  const m = new Scene(Match.start<AlleyState>(alley, setup as unknown as Setup, { seed: 'alley', dice: 'typed' }));
  return m.answer('a', [6]).answer('b', [1]);
}
const fighters = (m: Scene<AlleyState>): unknown[] => m.state().fighters.map(({ id, x, y }) => [id, x, y]);

describe('a toy made of nothing but what skirmishes share', () => {
  test('keeps the laws of every game', () => {
    const rules = new Set(Array.from({ length: 10 }, (_, n) => `ALLEY.${n}`));
    checkLaws(alley, { runs: 4, closely: 3, rules, cap: 2000 });
  });

  test('fighters come in one by one, each in the strip of its side', () => {
    const setup = {
      table: own(),
      gangs: [
        ['man', 'man'],
        ['brute', 'man'],
      ],
      standing: [],
    };
    const m = new Scene(Match.start<AlleyState>(alley, setup as unknown as Setup, { seed: 'in' }));
    expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'ALLEY.1', kind: 'place' });
    expect(m.refused('b', { x: 10, y: 33.9, facing: 0 })).toMatchObject({
      rule: 'ALLEY.1',
      reason: { key: 'alley.no.zone' },
    });
    expect(m.refused('b', { x: 10, y: 34 }).message).toContain('facing');
    m.answer('b', { x: 10, y: 34.5, facing: 270 });
    expect(m.asked().seats).toEqual(['a']);
    m.answer('a', { x: 10, y: 1, facing: 90 });
    expect(m.refused('b', { x: 11, y: 34.5, facing: 0 })).toMatchObject({ reason: { key: 'alley.no.no-room' } });
  });

  test('who ties rolls again, and the higher die goes first', () => {
    const setup = {
      table: own(),
      gangs: [[], []],
      standing: [
        { seat: 'a', kind: 'man', x: 5, y: 5 },
        { seat: 'b', kind: 'man', x: 30, y: 30 },
      ],
    };
    const m = new Scene(Match.start<AlleyState>(alley, setup as unknown as Setup, { seed: 'x', dice: 'typed' }));
    m.answer('a', [3]).answer('b', [3]);
    expect(m.asked()).toMatchObject({ kind: 'roll', seats: ['a'], rule: 'ALLEY.2' });
    m.answer('a', [2]).answer('b', [5]);
    expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'ALLEY.4', options: ['move', 'done'] });
  });
});

describe('a move as a question', () => {
  test('is routed round what is in the way, and refused with what the table found', () => {
    const m = scene(
      [
        ['a', 'man', 10, 10, 0],
        ['b', 'man', 30, 30],
      ],
      [block('wall', [12, 9, 0.5, 2], { kind: 'impassable', height: 3 })],
    );
    m.answer('a', 'move');
    expect(m.refused('a', [{ x: 14, y: 10 }])).toMatchObject({
      reason: { key: 'alley.no.blocked' },
      facts: { by: 'wall' },
    });
    expect(m.refused('a', { to: { x: 20, y: 10 } })).toMatchObject({ reason: { key: 'alley.no.too-far' } });
    m.answer('a', { to: { x: 14, y: 10, facing: 45 } });
    expect(fighters(m)[0]).toEqual(['a1', 14, 10]);
    expect(m.state().fighters[0]?.facing).toBe(45);
  });

  test('several points are walked as they are named, and a mover ends looking along the last leg', () => {
    const m = scene([
      ['a', 'man', 10, 10, 0],
      ['b', 'man', 30, 30],
    ]);
    m.answer('a', 'move').answer('a', [
      { x: 13, y: 10 },
      { x: 13, y: 12 },
    ]);
    expect(m.state().fighters[0]).toMatchObject({ x: 13, y: 12, facing: 90 });
    m.answer('a', 'move');
    expect(
      m.refused('a', [
        { x: 13, y: 15 },
        { x: 17, y: 15 },
      ]),
    ).toMatchObject({ reason: { key: 'alley.no.too-far' } });
  });

  test('nobody walks off the table or through others', () => {
    const m = scene([
      ['a', 'man', 10, 2],
      ['b', 'brute', 12, 2, 0],
    ]);
    m.answer('a', 'move');
    expect(m.refused('a', { to: { x: 10, y: -1 } })).toMatchObject({ reason: { key: 'alley.no.off-table' } });
    expect(m.refused('a', [{ x: 14, y: 2 }])).toMatchObject({ reason: { key: 'alley.no.model' }, facts: { by: 'b2' } });
  });

  test('costly ground uses up the budget', () => {
    const m = scene(
      [
        ['a', 'man', 10, 10],
        ['b', 'man', 30, 30],
      ],
      [block('mud', [11, 5, 4, 10], { kind: 'difficult' })],
    );
    m.answer('a', 'move');
    expect(m.refused('a', [{ x: 14, y: 10 }])).toMatchObject({ reason: { key: 'alley.no.too-far' } });
    m.answer('a', [{ x: 13.5, y: 10 }]);
    expect(fighters(m)[0]).toEqual(['a1', 13.5, 10]);
  });

  test('an enemy who sees the mover come near interrupts it there: hit, it is out', () => {
    const m = scene([
      ['a', 'man', 10, 10],
      ['a', 'man', 2, 2],
      ['b', 'man', 20, 10, 180],
    ]);
    m.answer('a', 'a1')
      .answer('a', 'move')
      .answer('a', [{ x: 15, y: 10 }]);
    expect(m.asked()).toMatchObject({ kind: 'roll', seats: ['b'], rule: 'ALLEY.6' });
    expect(m.match.request).toMatchObject({ target: 4 });
    expect(fighters(m)[0]).toEqual(['a1', 13, 10]);
    m.answer('b', [4]);
    expect(said(m, 'alley.snapped')).toEqual([{ by: 'b3', unit: 'a1', total: 7 }]);
    expect(fighters(m)).toEqual([
      ['a2', 2, 2],
      ['b3', 20, 10],
    ]);
  });

  test('missed, the mover walks on to its end, and the same enemy does not shoot twice', () => {
    const m = scene([
      ['a', 'man', 10, 10],
      ['a', 'man', 2, 2],
      ['b', 'man', 20, 10, 180],
    ]);
    m.answer('a', 'a1')
      .answer('a', 'move')
      .answer('a', [{ x: 15, y: 10 }])
      .answer('b', [3]);
    expect(fighters(m)[0]).toEqual(['a1', 15, 10]);
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'ALLEY.4', options: ['move', 'shoot:b3', 'done'] });
  });

  test('an enemy who looks away does not', () => {
    const m = scene([
      ['a', 'man', 10, 10],
      ['b', 'man', 20, 10, 0],
    ]);
    m.answer('a', 'move').answer('a', [{ x: 15, y: 10 }]);
    expect(fighters(m)[0]).toEqual(['a1', 15, 10]);
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'ALLEY.4' });
  });
});

describe('a shot', () => {
  test('counts dice, one fewer at a target in cover', () => {
    const low = block('wall', [18, 5, 0.5, 10], { kind: 'impassable', height: 0.8, blocksSight: true });
    const m = scene(
      [
        ['a', 'man', 10, 10],
        ['b', 'man', 20, 10],
      ],
      [low],
    );
    m.answer('a', 'shoot:b2');
    expect(m.match.request).toMatchObject({ kind: 'roll', count: 2, target: 4 });
    m.answer('a', [3, 4]);
    expect(m.under('ALLEY.7')[0]).toMatchObject({
      params: { unit: 'b2', hits: 1 },
      modifiers: [
        { label: 'alley.gun', value: '3 dice, 4+' },
        { label: 'alley.cover', value: '−1 die' },
      ],
    });
    m.answer('a', 'shoot:b2').answer('a', [6, 6]);
    expect(m.outcome).toMatchObject({ won: ['a'], lost: ['b'] });
  });
});

describe('set-ups', () => {
  const faultsOf = (given: object): string[] => {
    const parsed = alley.schema.safeParse({ table: own(), gangs: [['man'], ['man']], standing: [], ...given });
    return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  };

  test('lists cost at most the limit, have somebody, and not too many of a kind', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ gangs: [[], ['man']] })).toEqual(['gangs.0: A list has at least one unit']);
    expect(
      faultsOf({
        gangs: [
          ['man', 'brute', 'brute'],
          ['man', 'brute'],
        ],
      }),
    ).toEqual(['gangs.0: 2 brutes: 1 at most']);
    expect(faultsOf({ gangs: [['brute', 'brute', 'man', 'man'], ['man']] })).toEqual([
      'gangs.0: The list costs 70 points, and the limit is 60',
    ]);
  });

  test('fighters stand on the table, on a floor, in nothing solid and beside each other', () => {
    const at = (...places: [number, number, number?][]): object => ({
      table: own([block('house', [20, 20, 5, 5], { name: 'the house', kind: 'impassable', height: 3 })]),
      standing: places.map(([x, y, level = 0]) => ({ seat: 'a', kind: 'man', x, y, level })),
    });
    expect(faultsOf(at([5, 5], [6, 5]))).toEqual([]);
    expect(faultsOf(at([5, 5], [5.9, 5]))).toEqual(['standing.1.x: It overlaps a1, which stands at 5, 5']);
    expect(faultsOf(at([0.4, 5]))).toEqual([
      'standing.0.x: The whole base lies on the table, which is 36 by 36 inches',
    ]);
    expect(faultsOf(at([22, 22]))).toEqual(['standing.0.x: It stands in the house']);
    expect(faultsOf(at([5, 5, 1]))).toEqual(['standing.0.level: There is no level 1 to stand on there']);
  });

  test('a table is a ready one, a dealt one or its own', () => {
    const table = { kind: 'generated', theme: 'town', seed: 'x' };
    expect(faultsOf({ table })).toEqual([]);
    const m = Match.start<AlleyState>(alley, { table, gangs: [['man'], ['man']] } as unknown as Setup, { seed: 'x' });
    expect(m.state.table).toMatchObject({ kind: 'generated', width: 36, depth: 36, zone: 3 });
    expect(faultsOf({ table: { kind: 'ready', table: 'nowhere' } })).toHaveLength(1);
  });
});
