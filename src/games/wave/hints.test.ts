import { describe, expect } from 'vitest';
import { test } from '../../kernel/testing.ts';
import { follow } from './hints.ts';
import { scene, type SceneSpec, type WaveScene } from './testing.ts';

/** Seat a's Combat turn; no perk of a's is about. */
const turnOf = (inventory: string[], spec: SceneSpec = {}): WaveScene =>
  scene({ phase: 'combat', holder: 'b', line: ['brute'], ...spec, a: { ...spec.a, inventory } });

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
    const ammo = turnOf(['triggers-carbine', 'bullets', 'bullets'])
      .answer('a', 'attack:triggers-carbine')
      .answer('a', 'foe:1');
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
