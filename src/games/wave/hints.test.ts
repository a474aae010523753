import { describe, expect } from 'vitest';
import { odds } from '../../kernel/index.ts';
import { test } from '../../kernel/testing.ts';
import { follow, measure } from './hints.ts';
import { scene, type SceneSpec, type WaveScene } from './testing.ts';

/** Seat a's Combat turn; no perk of a's is about. */
const turnOf = (inventory: string[], spec: SceneSpec = {}): WaveScene =>
  scene({ phase: 'combat', holder: 'b', line: ['brute'], ...spec, a: { ...spec.a, inventory } });

/** The odds of an answer of seat a, as `felled/dealt/taken` with their probability. */
function oddsOf(m: WaveScene, answer: string | number): Record<string, number> {
  const { exact, outcomes } = odds(m.match, 'a', answer);
  expect(exact).toBe(true);
  return Object.fromEntries(
    outcomes.map(({ p, summary }) => {
      expect(summary.key).toBe('wave.odds');
      const { felled, dealt, taken } = summary.params as { felled: number; dealt: number; taken: number };
      return [`${felled}/${dealt}/${taken}`, Math.round(p * 1e9) / 1e9];
    }),
  );
}
const share = (part: number, whole: number): number => Math.round((part / whole) * 1e9) / 1e9;

describe('the odds of an attack are exact', () => {
  test('a sure weapon has one outcome', () => {
    expect(oddsOf(turnOf(['crowbar']), 'attack:crowbar')).toEqual({ '0/2/0': 1 });
    expect(oddsOf(turnOf(['crowbar'], { line: ['wanderer'] }), 'attack:crowbar')).toEqual({ '1/0/0': 1 });
  });

  test('one Combat card: each is as likely as it is frequent in the pile, wherever it lies', () => {
    const combat = ['perfect-hit', 'graze', 'graze', 'clean-hit', 'plain-hit', 'whiff', 'clean-hit', 'clean-hit'];
    for (const pile of [combat, [...combat].reverse()]) {
      expect(oddsOf(turnOf(['shovel'], { combat: pile }), 'attack:shovel')).toEqual({
        '1/0/0': share(1, 8), // 1 and 3 fell the Brute
        '0/2/0': share(3, 8),
        '0/1/0': share(1, 8),
        '0/0/0': share(3, 8),
      });
    }
  });

  test('the better of two cards, drawn without putting back', () => {
    const combat = ['hard-hit', 'plain-hit', 'plain-hit', 'graze', 'graze', 'graze'];
    // 15 pairs: 5 with the Hard Hit; of the 10 others 3 pairs of Grazes, the other 7 have a Plain Hit.
    expect(oddsOf(turnOf(['pillars-sledge'], { combat, line: ['monster'] }), 'attack:pillars-sledge')).toEqual({
      '0/3/0': share(5, 15),
      '0/1/0': share(7, 15),
      '0/0/0': share(3, 15),
    });
  });

  test('when the pile runs out in the middle, the discards come next', () => {
    const m = turnOf(['pillars-sledge'], {
      combat: ['graze'],
      combatDiscard: ['hard-hit', 'plain-hit'],
      line: ['monster'],
    });
    expect(oddsOf(m, 'attack:pillars-sledge')).toEqual({ '0/3/0': 0.5, '0/1/0': 0.5 });
  });

  test('ammo: one card if not said otherwise, more once the number is given', () => {
    const combat = ['hard-hit', 'plain-hit', 'plain-hit', 'plain-hit'];
    const m = turnOf(['revolver', 'bullets', 'bullets'], { combat, line: ['monster'] });
    expect(oddsOf(m, 'attack:revolver')).toEqual({ '0/4/0': 0.25, '0/2/0': 0.75 });
    m.answer('a', 'attack:revolver').answer('a', 'foe:1');
    expect(oddsOf(m, 2)).toEqual({ '0/4/0': 0.5, '0/2/0': 0.5 });
  });

  test('splash and spread count too', () => {
    const line = ['wanderer', 'brute', { enemy: 'raider', damage: 2 }] as const;
    const fork = turnOf(['fuel-bottle'], { line }).answer('a', 'attack:fuel-bottle');
    expect(oddsOf(fork, 'foe:2')).toEqual({ '2/2/0': 1 });
    const machete = turnOf(['machete'], { line }).answer('a', 'attack:machete');
    expect(oddsOf(machete, 'foe:2')).toEqual({ '1/1/0': 1 }); // 1 fells the Raider, the other goes to whoever is next weakest
  });

  test('what a card costs is counted as taken', () => {
    expect(oddsOf(turnOf(['energy-shot']), 'use:energy-shot')).toEqual({ '0/0/1': 1 });
    expect(oddsOf(turnOf(['granola-bar'], { a: { damage: 2 } }), 'use:granola-bar')).toEqual({ '0/0/-1': 1 });
    expect(oddsOf(turnOf(['planks', 'shards'], { line: ['brute', 'raider'] }), 'craft:spear')).toEqual({ '1/0/0': 1 });
  });

  test('of which Assault cards are left everyone knows', () => {
    const m = scene({ active: ['WAVE!', 'planks'], assaults: ['stragglers', 'shuffling-crowd', 'apex'] });
    expect(oddsOf(m, 'accept')).toEqual({ '0/0/0': 1 });
  });

  test('what comes from the rubble cannot be walked through, so it is sampled', () => {
    const m = scene({ active: ['planks', 'WAVE!', 'nails', 'wires'] });
    expect(odds(m.match, 'a', 'keep').outcomes).toHaveLength(1);
    const last = scene({ seats: ['psycho'], active: ['WAVE!', 'rodent-attack-1', 'planks'] });
    const { exact, outcomes } = odds(last.match, 'a', 'delay');
    expect(exact).toBe(false);
    expect(outcomes.length).toBeGreaterThan(1);
  });
});

describe('what is answered on the way', () => {
  const followed = (m: WaveScene): unknown => (m.match.request === null ? null : follow(m.state(), m.match.request));

  test('the weakest target', () => {
    const m = turnOf(['crowbar'], {
      line: ['brute', { enemy: 'monster', damage: 7 }, 'survivor', 'wanderer', 'wanderer'],
    });
    expect(followed(m)).toBeNull(); // what to do in a turn is not for hints to say
    expect(followed(m.answer('a', 'attack:crowbar'))).toBe('foe:2');
    const even = turnOf(['crowbar'], { line: ['brute', 'wanderer', 'wanderer'] }).answer('a', 'attack:crowbar');
    expect(followed(even)).toBe('foe:2');
  });

  test('the best Combat card: damage first, splash and leave to spread beside it', () => {
    const best = (...combat: string[]): unknown =>
      followed(turnOf(['frying-pan'], { combat }).answer('a', 'attack:frying-pan').answer('a', 'foe:1'));
    expect(best('graze', 'hard-hit', 'clean-hit')).toBe('card:1');
    expect(best('plain-hit', 'graze', 'stray-hit')).toBe('card:2');
    expect(best('clean-hit', 'stray-hit', 'follow-through')).toBe('card:2');
    expect(best('stray-hit', 'clean-hit', 'clean-hit')).toBe('card:1');
    expect(best('follow-through', 'wide-arc', 'hard-hit')).toBe('card:2');
  });

  test('no Special and no perk is used, no gift is taken', () => {
    const pills = turnOf(['crowbar', 'vitality-pills']).answer('a', 'attack:crowbar').answer('a', 'foe:1');
    expect(followed(pills)).toBe('strike');
    const lucky = scene({ phase: 'strike', holder: 'a', line: ['brute'], b: { inventory: ['lucky'] } });
    expect(followed(lucky)).toBe('pass');
    const perk = turnOf(['crowbar'], { seats: ['trigger', 'pillar'], line: ['wanderer'] })
      .answer('a', 'attack:crowbar')
      .answer('a', 'foe:1');
    expect(followed(perk)).toBe('pass');
    const gift = scene({ phase: 'trade', holder: 'a', a: { inventory: ['planks'] } })
      .answer('a', 'give:planks')
      .answer('a', 'b');
    expect(followed(gift)).toBe('refuse');
    expect(followed(scene({ active: ['planks', 'nails'] }))).toBe('leave');
  });

  test('as little as possible is spent', () => {
    const ammo = turnOf(['revolver', 'bullets', 'bullets']).answer('a', 'attack:revolver').answer('a', 'foe:1');
    expect(followed(ammo)).toBe(1);
    expect(followed(scene({ phase: 'strike', holder: 'a', line: ['brute'], a: { survivors: 2 } }))).toBe(0);
    const discard = turnOf(['crowbar']).answer('a', 'discard');
    expect(followed(discard)).toBeNull();
  });

  test('spread damage fells as many as it can; the rest goes on', () => {
    const shares = (line: SceneSpec['line'], roundDamage: number): unknown =>
      followed(
        turnOf(['machete'], { line: line ?? [], a: { roundDamage } })
          .answer('a', 'attack:machete')
          .answer('a', 'foe:2'),
      );
    expect(shares(['wanderer', 'brute', 'raider'], 0)).toEqual({ 'foe:1': 2, 'foe:2': 0, 'foe:3': 0 });
    expect(shares(['wanderer', 'brute', 'raider'], 3)).toEqual({ 'foe:1': 2, 'foe:2': 0, 'foe:3': 3 });
    expect(shares(['wanderer', 'brute', 'raider'], 4)).toEqual({ 'foe:1': 2, 'foe:3': 3, 'foe:2': 1 });
    expect(shares(['monster', 'brute', 'monster'], 0)).toEqual({ 'foe:1': 0, 'foe:2': 2, 'foe:3': 0 });
    expect(shares(['wanderer', 'wanderer'], 5)).toEqual({ 'foe:1': 2, 'foe:2': 5 });
  });
});

test('the measure counts enemies felled, damage dealt to those that stand, and damage taken by anyone', () => {
  const tableOf = (line: NonNullable<SceneSpec['line']>, a = 0, b = 0) =>
    scene({ active: ['planks', 'nails'], line, a: { damage: a }, b: { damage: b } }).state();
  const before = tableOf(['brute', 'survivor', { enemy: 'raider', damage: 1 }]);
  const hurt = { enemy: 'raider', damage: 2 } as const;
  expect(measure(before, before).params).toEqual({ felled: 0, dealt: 0, taken: 0 });
  expect(measure(before, tableOf([{ enemy: 'brute', damage: 3 }], 1, 2)).params).toEqual({
    felled: 1,
    dealt: 3,
    taken: 3,
  });
  expect(measure(before, tableOf(['brute', 'survivor', hurt, 'wanderer'])).params).toEqual({
    felled: 0,
    dealt: 1,
    taken: 0,
  });
});
