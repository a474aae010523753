import { describe, expect, it } from 'vitest';
import { type SceneSpec, scene } from '../../games/wave/testing.ts';
import { deadliness, threatTo } from './danger.ts';
import { cardWorth, worth } from './worth.ts';

const of = (spec: SceneSpec) =>
  scene({ phase: 'combat', holder: 'a', seats: ['drifter', 'pillar'], ...spec }).match.state;
const round = (n: number, places = 4): number => Number(n.toFixed(places));

/** A Wanderer deals 1; a Raider 1, a Brute 2 and a Monster 2, each with Combat cards; by the full deck, never below 0. */
const WANDERER = 1;
const RAIDER = 1.6875;
const BRUTE = 2.5625;

describe('what the line threatens the holder of the WAVE! card with', () => {
  it.each<[string, SceneSpec, number, number]>([
    ['nobody', { line: [] }, 0, 0],
    ['a Wanderer', { line: ['wanderer'] }, WANDERER, 0],
    ['a Raider, who steals', { line: ['raider'] }, RAIDER, 1],
    ['a Brute', { line: ['brute'] }, BRUTE, 0],
    ['a Monster, who draws 2 and makes itself stronger', { line: ['monster'] }, 4.2305, 0],
    ['one after the other', { line: ['brute', 'wanderer', 'raider', 'raider'] }, BRUTE + WANDERER + 2 * RAIDER, 2],
    ['a stunned one does nothing', { line: [{ enemy: 'brute', stunned: true }, 'raider'] }, RAIDER, 1],
    ['a survivor draws the first attack', { line: ['survivor', 'brute', 'wanderer'] }, WANDERER, 0],
    ['a barricade stops the first but a Brute', { line: ['brute', 'wanderer'], a: { barricades: 1 } }, BRUTE, 0],
    ['a barricade stops one attack', { line: ['wanderer', 'wanderer'], a: { barricades: 1 } }, WANDERER, 0],
    ['a trap stops what 3 damage fell', { line: ['raider', 'wanderer'], a: { traps: 1 } }, WANDERER, 0],
    ['and nothing stronger', { line: ['brute', 'wanderer'], a: { traps: 1 } }, BRUTE + WANDERER, 0],
    ['unless it is hurt', { line: [{ enemy: 'brute', damage: 1 }], a: { traps: 1 } }, 0, 0],
    ['a saved survivor takes a point', { line: ['brute'], a: { survivors: 1 } }, BRUTE - 1, 0],
    ['so does a Thick Hide', { line: ['brute'], seats: ['pillar', 'drifter'] }, BRUTE - 1, 0],
    ['once', { line: ['brute'], seats: ['pillar', 'drifter'], a: { used: ['thick-hide'] } }, BRUTE, 0],
    ['never less than nothing', { line: ['wanderer'], a: { survivors: 3 } }, 0, 0],
  ])('%s', (_, spec, mean, thefts) => {
    const threat = threatTo(of(spec), 'a');
    expect([round(threat.mean), threat.thefts]).toEqual([round(mean), thefts]);
  });

  it('spreads as the cards do: a Wanderer not at all, two Brutes as the root of two', () => {
    const deviation = (line: SceneSpec['line']): number => round(threatTo(of({ line: line ?? [] }), 'a').deviation);
    expect([deviation(['wanderer']), deviation(['brute']), deviation(['brute', 'brute'])]).toEqual([0, 1.2231, 1.7298]);
  });

  it('nobody who is not there', () => {
    expect(threatTo(of({ line: ['brute'] }), 'f')).toEqual({ mean: 0, deviation: 0, thefts: 0 });
  });

  it('is deadly from the health that is left on, the more surely the less it spreads', () => {
    const state = of({ a: { damage: 3 } });
    const deadly = (mean: number, deviation: number): number =>
      round(deadliness(state, 'a', { mean, deviation, thefts: 0 }));
    expect([deadly(0, 1), deadly(4.5, 1), deadly(4.5, 0), deadly(9, 1)].map((p) => round(p, 2))).toEqual([
      0, 0.5, 0.5, 1,
    ]);
    expect(deadly(4, 1)).toBeGreaterThan(deadly(4, 0));
    expect(deadly(5, 1)).toBeLessThan(deadly(5, 0));
  });
});

describe('what a table is worth', () => {
  const value = (spec: SceneSpec): number =>
    round(worth(of({ holder: 'b', seats: ['drifter', 'haggler'], ...spec })), 2);

  it.each<[string, SceneSpec, number]>([
    ['an empty one nothing', {}, 0],
    ['each enemy by what it takes to fell it, and by its danger', { line: ['wanderer'] }, -4.2],
    ['the dangerous ones more', { line: ['brute'] }, -8.11],
    ['the hurt ones less', { line: [{ enemy: 'brute', damage: 1 }] }, -7.19],
    ['in the last round all of them less', { line: ['brute'], round: 6 }, -7.01],
    ['a wound', { a: { damage: 1 } }, -0.9],
    ['wounds near death more', { a: { damage: 5 } }, -6.5],
    ['a barricade', { a: { barricades: 1 } }, 1.2],
    ['two of them at most', { a: { barricades: 3 } }, 2.4],
    ['traps too', { a: { traps: 3 } }, 2.8],
    ['a saved survivor', { a: { survivors: 1 } }, 0.9],
    ['one in the line', { line: ['survivor'] }, 0.5],
    ['a card', { a: { inventory: ['planks'] } }, 0.15],
  ])('%s', (_, spec, expected) => {
    expect(value(spec)).toBeCloseTo(expected, 10);
  });

  it('cards by what they are good for in this bag', () => {
    const bag = ['crowbar', 'triggers-carbine', 'bullets', 'planks', 'nails'];
    const card = (id: string, inventory: string[], spec: SceneSpec = {}): number =>
      round(cardWorth(of({ ...spec, a: { inventory } }), 'a', id as never), 2);
    expect(['bandage-roll', 'granola-bar'].map((id) => card(id, []))).toEqual([9, 7]);
    expect([card('bullets', bag), card('bullets', ['bullets']), card('shells', bag)]).toEqual([6, 1.5, 1.5]);
    expect([card('planks', bag), card('planks', ['planks']), card('nails', ['planks'])]).toEqual([4.5, 3, 4.5]);
    expect([card('triggers-carbine', bag), card('triggers-carbine', [])]).toEqual([5.58, 2.48]);
    expect([card('crowbar', ['crowbar']), card('crowbar', ['crowbar', 'shovel'])]).toEqual([11.6, 3.6]);
    expect([card('cheer', []), card('cheer', [], { seats: ['drifter'] }), card('lucky', [])]).toEqual([5.5, 0, 5.5]);
    const junk = (['haggler', 'hipster', 'pillar'] as const).map((who) =>
      card('single-shoe', [], { seats: [who, 'drifter'] }),
    );
    expect(junk).toEqual([2.5, 2, 0.4]);
  });
});
