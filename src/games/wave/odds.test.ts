import { describe, expect } from 'vitest';
import { textOf } from '../../kernel/index.ts';
import { type OddsTold, oddsTold, test } from '../../kernel/testing.ts';
import { wave } from './index.ts';
import { measure } from './odds.ts';
import { scene, type SceneSpec, type WaveScene } from './testing.ts';

/** Seat a's Combat turn; no perk of a's is about. */
const turnOf = (inventory: string[], spec: SceneSpec = {}): WaveScene =>
  scene({ phase: 'combat', holder: 'b', line: ['brute'], ...spec, a: { ...spec.a, inventory } });

const told = (m: WaveScene, answer: string | number, seat = 'a'): OddsTold => oddsTold(m.match, seat, answer);
/** Exact odds, by outcome. */
function oddsOf(m: WaveScene, answer: string | number): OddsTold['outcomes'] {
  const { exact, outcomes } = told(m, answer);
  expect(exact).toBe(true);
  return outcomes;
}
const share = (part: number, whole: number): number => Math.round((part / whole) * 1e9) / 1e9;

describe('the odds of an attack are exact', () => {
  test('a sure weapon has one outcome', () => {
    expect(oddsOf(turnOf(['crowbar']), 'attack:crowbar')).toEqual({ '2 damage to the Brute': 1 });
    expect(oddsOf(turnOf(['crowbar'], { line: ['wanderer'] }), 'attack:crowbar')).toEqual({ 'Wanderer felled': 1 });
  });

  test('one Combat card: each is as likely as it is frequent in the pile, wherever it lies', () => {
    const combat = ['perfect-hit', 'graze', 'graze', 'clean-hit', 'plain-hit', 'whiff', 'clean-hit', 'clean-hit'];
    for (const pile of [combat, [...combat].reverse()]) {
      const m = turnOf(['hockey-stick'], { combat: pile });
      expect(oddsOf(m, 'attack:hockey-stick')).toEqual({
        'Brute felled': share(1, 8), // 1 and 3 fell it
        '2 damage to the Brute': share(3, 8),
        '1 damage to the Brute': share(1, 8),
        'No effect': share(3, 8),
      });
      expect(told(m, 'attack:hockey-stick').facts).toEqual({
        'Brute felled': share(1, 8),
        '1–2 damage to the Brute': share(4, 8),
      });
    }
  });

  test('the better of two cards, drawn without putting back', () => {
    const combat = ['hard-hit', 'plain-hit', 'plain-hit', 'graze', 'graze', 'graze'];
    // 15 pairs: 5 with the Hard Hit; of the 10 others 3 pairs of Grazes, the other 7 have a Plain Hit.
    expect(oddsOf(turnOf(['pillars-sledge'], { combat, line: ['monster'] }), 'attack:pillars-sledge')).toEqual({
      '3 damage to the Monster': share(5, 15),
      '1 damage to the Monster': share(7, 15),
      'No effect': share(3, 15),
    });
  });

  test('when the pile runs out in the middle, the discards come next', () => {
    const m = turnOf(['pillars-sledge'], {
      combat: ['graze'],
      combatDiscard: ['hard-hit', 'plain-hit'],
      line: ['monster'],
    });
    expect(oddsOf(m, 'attack:pillars-sledge')).toEqual({
      '3 damage to the Monster': 0.5,
      '1 damage to the Monster': 0.5,
    });
  });

  test('ammo: one card if not said otherwise, more once the number is given', () => {
    const combat = ['hard-hit', 'plain-hit', 'plain-hit', 'plain-hit'];
    const m = turnOf(['triggers-carbine', 'bullets', 'bullets'], { combat, line: ['monster'] });
    expect(oddsOf(m, 'attack:triggers-carbine')).toEqual({
      '4 damage to the Monster': 0.25,
      '2 damage to the Monster': 0.75,
    });
    m.answer('a', 'attack:triggers-carbine').answer('a', 'foe:1');
    expect(oddsOf(m, 2)).toEqual({ '4 damage to the Monster': 0.5, '2 damage to the Monster': 0.5 });
  });

  test('whoever is hit beside the target has a name, and the target is not among them', () => {
    const line = ['wanderer', 'brute', { enemy: 'raider', damage: 2 }] as const;
    const bottle = turnOf(['fuel-bottle'], { line }).answer('a', 'attack:fuel-bottle');
    expect(Object.keys(oddsOf(bottle, 'foe:2'))).toEqual(['Wanderer felled; Raider felled; 2 damage to the Brute']);
    const machete = turnOf(['machete'], { line }).answer('a', 'attack:machete');
    // 1 fells the Raider; the other goes to the one that is the next weakest.
    expect(Object.keys(oddsOf(machete, 'foe:2'))).toEqual(['1 damage to the Wanderer; Raider felled']);
  });

  test('several of a kind are counted', () => {
    const line = ['wanderer', 'brute', 'wanderer'] as const;
    const bottle = turnOf(['fuel-bottle'], { line }).answer('a', 'attack:fuel-bottle');
    expect(Object.keys(oddsOf(bottle, 'foe:2'))).toEqual(['2 of 2 Wanderers felled; 2 damage to the Brute']);
  });
});

describe('what it costs is told', () => {
  test('what a card does to its player', () => {
    const shot = told(turnOf(['energy-shot'], { seats: ['pillar', 'psycho'] }), 'use:energy-shot');
    expect(shot).toMatchObject({ facts: { 'Pillar takes 1 damage': 1 }, tones: { 'Pillar takes 1 damage': 'bad' } });
    const bar = turnOf(['granola-bar'], { seats: ['pillar', 'psycho'], a: { damage: 2 } });
    expect(told(bar, 'use:granola-bar')).toMatchObject({
      facts: { 'Pillar recovers 1': 1 },
      tones: { 'Pillar recovers 1': 'good' },
    });
    expect(oddsOf(turnOf(['planks', 'shards'], { line: ['brute', 'raider'] }), 'craft:spear')).toEqual({
      'Raider felled': 1,
    });
  });

  test('WAV.COMBAT.7 WAV.STRIKE.1 ending the last turn says what the enemies will do', () => {
    const waiting = (line: SceneSpec['line'], spec: SceneSpec = {}): WaveScene =>
      turnOf([], {
        seats: ['pillar', 'psycho'],
        first: 'b',
        turn: { seat: 'a' },
        line: line ?? [],
        combat: ['graze', 'graze'],
        ...spec,
      });
    const raider = told(waiting(['raider'], { b: { inventory: ['planks'] } }), 'end');
    expect(raider.exact).toBe(true);
    expect(raider.facts).toMatchObject({ 'Psycho loses 1 card': 1 });
    expect(raider.tones['Psycho loses 1 card']).toBe('bad');
    expect(raider.reveals).toBe(true);
    const brute = told(waiting(['brute']), 'end').facts;
    expect(Object.keys(brute).some((text) => text.startsWith('Psycho takes'))).toBe(true);
  });

  test('WAV.SURV.4 WAV.SURV.5 ending the last turn says what becomes of the survivors', () => {
    const m = turnOf([], {
      seats: ['pillar', 'psycho'],
      first: 'b',
      turn: { seat: 'a' },
      line: ['brute', 'survivor', 'survivor'],
      combat: ['plain-hit'],
    });
    expect(told(m, 'end').facts).toMatchObject({ '1 Survivor dies': 1, '1 Survivor is saved': 1 });
  });

  test('a Survivor who dies beside the target is told', () => {
    const before = turnOf([], { line: ['brute', 'survivor', 'wanderer'] }).state();
    const texts = (line: SceneSpec['line']): string[] =>
      measure(before, turnOf([], { line: line ?? [] }).state()).map((fact) =>
        textOf(wave.texts, { key: fact.key, params: { ...fact.params, n: fact.n ?? null } }),
      );
    expect(
      texts([
        { enemy: 'brute', damage: 1, id: 1 },
        { enemy: 'wanderer', id: 3 },
      ]),
    ).toEqual(['1 damage to the Brute', '1 Survivor dies']);
    expect(texts(['brute', 'survivor', 'wanderer'])).toEqual([]);
    expect(texts(['brute', 'survivor', 'wanderer', 'raider', 'raider'])).toEqual(['2 more in the line: Raider']);
  });

  test('WAV.SURV.5 those who have joined are saved, whether or not others were saved before', () => {
    const before = turnOf([], { line: ['brute', 'survivor', 'survivor'], a: { survivors: 2 }, b: { survivors: 1 } });
    const after = (spec: SceneSpec) =>
      scene({ phase: 'strike', holder: 'a', a: { survivors: 3 }, b: { survivors: 1 }, ...spec });
    const facts = (spec: SceneSpec): unknown =>
      measure(before.state(), { ...after(spec).state(), strikers: [] }).map(({ key, n }) => [key, n]);
    expect(facts({ line: [{ enemy: 'brute', id: 1 }] })).toEqual([
      ['wave.odds.survivors.die', 1],
      ['wave.odds.survivors.join', 1],
    ]);
    expect(facts({ line: [{ enemy: 'brute', id: 1 }], b: { survivors: 2 } })).toEqual([
      ['wave.odds.survivors.join', 2],
    ]);
  });

  test('WAV.END.1 ending the last turn of the last round with an empty line wins the match', () => {
    const m = turnOf([], { seats: ['pillar', 'psycho'], first: 'b', turn: { seat: 'a' }, line: [], round: 6 });
    const { facts, tones } = told(m, 'end');
    const [won = ''] = Object.keys(facts);
    expect(won).toContain('you have won');
    expect(tones[won]).toBe('good');
  });

  test('where nothing is at stake nothing is told', () => {
    const first = turnOf(['crowbar'], { seats: ['pillar', 'psycho'], first: 'a' });
    expect(told(first, 'end')).toMatchObject({ facts: {}, outcomes: { 'No effect': 1 }, reveals: false });
    const gift = scene({ phase: 'trade', holder: 'a', a: { inventory: ['planks'] } });
    expect(told(gift, 'give:planks').facts).toEqual({});
    expect(told(scene({ active: ['planks', 'WAVE!', 'nails', 'wires'] }), 'keep').facts).toEqual({});
  });
});

describe('in the Search phase', () => {
  test('WAV.ASSAULT.1 letting the wave come tells how many may come', () => {
    const m = scene({ active: ['WAVE!', 'planks'], assaults: ['stragglers', 'shuffling-crowd', 'apex'] });
    const { facts, reveals } = told(m, 'accept');
    expect(reveals).toBe(true);
    expect(Object.keys(facts).every((text) => /^[\d–]+ more in the line: \w+$/.test(text))).toBe(true);
    expect(Object.keys(facts).length).toBeGreaterThan(0);
  });

  test('WAV.WAVE.4 WAV.WAVE.6 delaying costs 1 damage, and the same card may come again', () => {
    const m = scene({ seats: ['psycho'], active: ['WAVE!', 'planks'] });
    const { exact, facts } = told(m, 'delay');
    expect(exact).toBe(false); // what lies in the pile is not known
    expect(facts['Psycho takes 1 damage']).toBe(1);
    expect(facts['WAVE! is drawn again at once']).toBeGreaterThan(0.35);
    expect(facts['WAVE! is drawn again at once']).toBeLessThan(0.65);
  });
});
