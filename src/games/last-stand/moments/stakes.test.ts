import { describe, expect } from 'vitest';
import { test } from '../../../kernel/testing.ts';
import { openNeighbours } from '../map.ts';
import type { Place } from '../state.ts';
import { type SceneSpec, tableOf } from '../testing.ts';
import { type Coming, dangerOf, isFull, isWorse, reachesTheGates, stakeOf } from './stakes.ts';

/** From the White Crater open borders lead to three locations, none of them Last Stand. */
const CRATER = 20;
const AROUND = openNeighbours(CRATER);
const raiders = (more: Partial<Extract<Coming, { what: 'raiders' }>> = {}) =>
  ({ what: 'raiders', tribe: 'techie', n: 1, at: CRATER, spreads: true, ...more }) as const;
const stake = (coming: Coming, spec: SceneSpec = {}, fewer = 0): string => stakeOf(tableOf(spec), coming, fewer);
/** Each location in a list with the same on it. */
const on = (places: readonly number[], put: Partial<Place>): NonNullable<SceneSpec['map']> =>
  Object.fromEntries(places.map((at) => [at, put]));

describe('what would come of it', () => {
  test('DLS.WIN.6 a placement costs the game when the figures run out, and not before', () => {
    expect(stake(raiders({ n: 2 }), { supply: { techie: 2 } })).toBe('nothing');
    expect(stake(raiders({ n: 2 }), { supply: { techie: 1 } })).toBe('lost');
    expect(stake(raiders({ n: 2 }), { supply: { techie: 1 } }, 1)).toBe('nothing');
    expect(stake(raiders({ n: 2 }), { supply: { techie: 0 } }, 2)).toBe('nothing');
    expect(stake(raiders({ n: 2 }), { supply: { roadRider: 0 } })).toBe('nothing');
  });

  test('DLS.OVER.1 one figure more than there is room for is an overrun', () => {
    const full = { map: on([CRATER], { earther: 2 }) };
    expect(stake(raiders({ n: 1 }), full)).toBe('nothing');
    expect(stake(raiders({ n: 2 }), full)).toBe('overrun');
    expect(stake(raiders({ n: 2 }), full, 1)).toBe('nothing');
  });

  test('DLS.OVER.7 DLS.WIN.5 an overrun costs a Depot, and one more for each full neighbour', () => {
    const map = { ...on([CRATER], { earther: 3 }), ...on(AROUND.slice(0, 2), { roadRider: 3 }) };
    expect([3, 4].map((depots) => stake(raiders(), { map, depots }))).toEqual(['lost', 'overrun']);
    const alone = { map: on([CRATER], { earther: 3 }) };
    expect([1, 2].map((depots) => stake(raiders(), { ...alone, depots }))).toEqual(['lost', 'overrun']);
    const spread = raiders({ spreads: false });
    expect([1, 2].map((depots) => stake(spread, { map, depots }))).toEqual(['lost', 'overrun']);
  });

  test('DLS.WIN.6 DLS.OVER.2 an overrun takes a figure for the room that is left and for each neighbour with room', () => {
    const map = { ...on([CRATER], { earther: 2 }), ...on(AROUND.slice(0, 1), { roadRider: 3 }) };
    const wanted = 1 + AROUND.length - 1;
    expect([wanted - 1, wanted].map((techie) => stake(raiders({ n: 2 }), { map, supply: { techie } }))).toEqual([
      'lost',
      'overrun',
    ]);
  });

  test('DLS.WIN.7 the fourth enemy in Last Stand ends it, a Monstrosity among them', () => {
    const three = { map: on([19], { earther: 1, techie: 1, monstrosity: 1 }) };
    const two = { map: on([19], { earther: 1, monstrosity: 1 }) };
    const all: readonly Coming[] = [
      raiders({ at: 19 }),
      { what: 'shift', n: 1, to: 19 },
      { what: 'monstrosity', at: 19 },
    ];
    expect(all.map((coming) => stake(coming, three))).toEqual(['lost', 'lost', 'lost']);
    expect(all.map((coming) => stake(coming, two))).toEqual(['nothing', 'nothing', 'nothing']);
    expect(stake({ what: 'shift', n: 2, to: 19 }, two)).toBe('lost');
    expect(stake({ what: 'shift', n: 9, to: 14 }, three)).toBe('nothing');
    const beside = openNeighbours(19)[0] as number;
    expect(stake(raiders({ at: beside }), { map: { ...three.map, ...on([beside], { earther: 3 }) } })).toBe('lost');
    expect(stake(raiders({ at: beside }), { map: { ...two.map, ...on([beside], { earther: 3 }) } })).toBe('overrun');
    expect(stake(raiders({ at: 19 }), { supply: { techie: 0 } })).toBe('lost');
  });

  test('DLS.WIN.5 the last Depot, DLS.WIN.8 and a ninth Monstrosity while Puke lives', () => {
    expect([1, 2, 3].map((depots) => stake({ what: 'depot', n: 2 }, { depots }))).toEqual(['lost', 'lost', 'nothing']);
    const ninth: Coming = { what: 'monstrosity', at: 4 };
    expect(stake(ninth, { supply: { monstrosity: 0 } })).toBe('lost');
    expect(stake(ninth, { supply: { monstrosity: 1 } })).toBe('nothing');
    expect(stake(ninth, { supply: { monstrosity: 0 }, leaders: { puke: { slain: true } } })).toBe('nothing');
  });

  test('DLS.LEADMV.12 DLS.LEADMV.13 a Leader enters Last Stand from the last location only, and over no Blockade', () => {
    const enters = (leader: 'bama' | 'puke', to = 19): Coming => ({ what: 'leader', leader, to });
    expect(stake(enters('bama'), { leaders: { bama: { at: 18 } } })).toBe('lost');
    expect(stake(enters('bama'), { leaders: { bama: { at: 18 } }, blockades: [18] })).toBe('nothing');
    expect(stake(enters('bama'), { leaders: { bama: { at: 23 } } })).toBe('nothing');
    expect(stake(enters('bama', 18), { leaders: { bama: { at: 23 } } })).toBe('nothing');
    expect(stake(enters('puke'))).toBe('lost');
    const gates = (at: number, to: number, leader: 'bama' | 'puke' = 'bama'): boolean =>
      reachesTheGates(tableOf({ leaders: { [leader]: { at } } }), { what: 'leader', leader, to });
    expect([gates(23, 18), gates(22, 18), gates(16, 22), gates(35, 18, 'puke')]).toEqual([true, false, false, false]);
  });

  test('DLS.EVENT.3 of an event the worst part counts; the next card could be anything', () => {
    const depot: Coming = { what: 'depot', n: 1 };
    const harmless = raiders();
    const overrun = raiders({ at: 4, n: 4 });
    const worst = (...parts: Coming[]): string => stake({ what: 'event', parts }, { depots: 1 + 1 });
    expect([worst(), worst(harmless), worst(harmless, overrun), worst(overrun, { ...depot, n: 2 }, harmless)]).toEqual([
      'nothing',
      'nothing',
      'overrun',
      'lost',
    ]);
    expect(stake({ what: 'card' }, { depots: 1 })).toBe('nothing');
    expect([isWorse('lost', 'overrun'), isWorse('overrun', 'overrun'), isWorse('nothing', 'overrun')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test('DLS.OVER.7 Last Stand is never full: it is stormed', () => {
  const state = tableOf({ map: { ...on([19, 4], { techie: 3 }), ...on([5], { techie: 2 }) } });
  expect([19, 4, 5].map((at) => isFull(state, at))).toEqual([false, true, false]);
});

test('DLS.SPEC.5 the question says in a word what is wrong with a placement', () => {
  const danger = (more: Partial<Extract<Coming, { what: 'raiders' }>>, spec: SceneSpec = {}, fewer = 0): string =>
    dangerOf(tableOf(spec), raiders(more), fewer);
  const map = { ...on([CRATER], { earther: 2 }), ...on([19], { earther: 3 }) };
  expect([
    danger({ at: 19 }, { map }),
    danger({ n: 2 }, { map }),
    danger({ n: 2, spreads: false }, { map }),
    danger({ n: 2 }, { map }, 1),
    danger({}, { map, supply: { techie: 0 } }),
    danger({}, { map, supply: { techie: 1 } }),
    danger({ at: 19, n: 4 }, { supply: { techie: 4 } }),
    danger({ at: 19, n: 3 }, { supply: { techie: 2 } }),
  ]).toEqual(['stormed', 'overrun', 'full', 'none', 'usedUp', 'none', 'stormed', 'usedUp']);
});
