import { describe, expect } from 'vitest';
import { changed, test } from '../../../kernel/testing.ts';
import { damageOf, said, scene, type SceneSpec, type WaveScene } from '../testing.ts';

/** Seat a has just drawn the WAVE! card; no perk is about. */
const drawn = (spec: SceneSpec = {}): WaveScene =>
  scene({ seats: ['psycho', 'trigger'], active: ['WAVE!', 'planks', 'nails', 'wires'], ...spec });

describe('the WAVE! card is drawn', () => {
  test('WAV.WAVE.1 whoever draws it must accept or delay it', () => {
    const m = drawn();
    expect(m.asked()).toMatchObject({
      seats: ['a'],
      rule: 'WAV.WAVE.1',
      prompt: 'wave.drawn',
      options: ['accept', 'delay'],
    });
    expect(m.refused('a', 'keep').code).toBe('bad-answer');
    expect(m.refused('b', 'accept').code).toBe('not-your-turn');
  });

  test('WAV.WAVE.2 accepting makes the player its holder', () => {
    const m = drawn();
    m.answer('a', 'accept');
    expect(m.state().waveHolder).toBe('a');
    expect(damageOf(m)).toEqual({ a: 0, b: 0 });
    expect(said(m, 'wave.accepted')).toEqual([{ seat: 'a' }]);
  });

  test('WAV.WAVE.3 accepting ends the search at once for everybody', () => {
    const m = drawn();
    m.answer('a', 'accept');
    expect(m.state()).toMatchObject({ phase: 'trade', active: ['planks', 'nails', 'wires'] });
    expect(m.asked()).toMatchObject({ seats: ['a', 'b'], rule: 'WAV.TRADE.3' });
  });

  test('WAV.WAVE.4 delaying costs 1 damage that nothing absorbs', () => {
    const m = drawn({ seats: ['pillar', 'trigger'], first: 'b', a: { barricades: 1, survivors: 2 }, searcher: 'a' });
    const before = m.state();
    m.answer('a', 'delay');
    expect(changed(before.people, m.state().people)).toEqual({ a: { damage: [0, 1] } });
    expect(m.under('WAV.WAVE.4').map(({ params }) => params)).toEqual([{ seat: 'a', amount: 1, left: 8 }]);
  });

  test('WAV.WAVE.5 delaying shuffles it back into the active pile', () => {
    const places = new Set<number>();
    for (let seed = 0; seed < 30; seed++) {
      const m = drawn({ seed: `delay ${seed}` }).answer('a', 'delay');
      const again = m.asked().rule === 'WAV.WAVE.1';
      places.add(again ? 0 : m.state().active.indexOf('WAVE!') + 1);
      expect(m.state().active).toHaveLength(3);
      expect(m.state().waveHolder).toBeNull();
      expect(said(m, 'wave.delayed')).toEqual([{ seat: 'a' }]);
    }
    expect(places).toEqual(new Set([0, 1, 2, 3]));
  });

  test('WAV.WAVE.6 the same player draws again at once; then the search goes on in order', () => {
    for (let seed = 0; seed < 8; seed++) {
      const m = drawn({ seed: `again ${seed}` });
      while (m.asked().rule === 'WAV.WAVE.1') m.answer('a', 'delay');
      expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'WAV.SEARCH.4' });
      m.answer('a', 'leave');
      expect(m.asked().seats).toEqual(['b']);
    }
  });

  test('WAV.WAVE.7 it may be delayed again and again, each time for 1 damage', () => {
    const most = [0, 1, 2, 3, 4, 5].map((seed) => {
      const m = drawn({ active: ['WAVE!', 'planks'], seed: `twice ${seed}` });
      let delays = 0;
      while (m.asked().options.includes('delay')) {
        m.answer('a', 'delay');
        delays++;
      }
      expect(damageOf(m)).toEqual({ a: delays, b: 0 });
      return delays;
    });
    expect(Math.max(...most)).toBeGreaterThan(1);
  });

  test('WAV.WAVE.8 it cannot be delayed when no other card is in the pile', () => {
    const m = drawn({ active: ['WAVE!'] });
    expect(m.asked().options).toEqual(['accept']);
    expect(m.refused('a', 'delay')).toMatchObject({ code: 'bad-answer', rule: 'WAV.WAVE.1' });
  });

  test('WAV.WAVE.9 it cannot be delayed by a character whom the damage would kill', () => {
    expect(drawn({ a: { damage: 6 } }).asked().options).toEqual(['accept']); // Psycho can take 7
    expect(drawn({ a: { damage: 5 } }).asked().options).toEqual(['accept', 'delay']);
  });

  test('WAV.WAVE.11 the choice is made before the Assault card is seen', () => {
    const m = drawn({ assaults: ['apex', 'ambush'] });
    expect(m.state()).toMatchObject({ assault: null, assaults: ['apex', 'ambush'], line: [] });
    m.answer('a', 'accept');
    expect(m.state()).toMatchObject({ assault: 'apex', assaults: ['ambush'] });
    expect(m.state().line.map(({ enemy }) => enemy)).toEqual(['monster']);
  });
});

describe('Slip Away', () => {
  const drawn = (spec: SceneSpec = {}): WaveScene =>
    scene({ seats: ['drifter', 'psycho'], active: ['WAVE!', 'planks', 'nails', 'wires', 'shards'], ...spec });

  test('once in the search phase, a delay without damage', () => {
    const m = drawn();
    expect(m.asked().options).toEqual(['accept', 'delay', 'free-delay']);
    m.answer('a', 'free-delay');
    expect(damageOf(m)).toEqual({ a: 0, b: 0 });
    expect(m.state().people.a?.used).toEqual(['slip-away']);
    expect(m.state().waveHolder).toBeNull();
    expect(said(m, 'wave.delayed.free')).toEqual([{ seat: 'a', perk: 'slip-away' }]);
    expect(drawn({ a: { used: ['slip-away'] } }).asked().options).toEqual(['accept', 'delay']);
  });

  test('possible at the last point of health, not with WAVE! alone in the pile, nor without the token', () => {
    expect(drawn({ a: { damage: 7 } }).asked().options).toEqual(['accept', 'free-delay']);
    expect(drawn({ active: ['WAVE!'] }).asked().options).toEqual(['accept']);
    expect(drawn({ first: 'b', searcher: 'a' }).asked().options).toEqual(['accept', 'delay']);
  });

  test('Drifter may still delay for damage and keep Slip Away', () => {
    const m = drawn().answer('a', 'delay');
    expect(m.state().people.a).toMatchObject({ damage: 1, used: [] });
  });
});
