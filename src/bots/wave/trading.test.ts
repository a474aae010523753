import { describe, expect, test } from 'vitest';
import type { Answer, Open } from '../../kernel/index.ts';
import { scene, type SceneSpec, type WaveScene } from '../../games/wave/testing.ts';
import { wavePolicy } from './policy.ts';

/** What a seat answers at once, and why; null where it wants to look ahead first. */
function answered(m: WaveScene, seat = 'a'): [Answer, unknown] | null {
  const decision = wavePolicy.propose(m.match.state, m.match.request as Open, seat);
  return 'answer' in decision ? [decision.answer, decision.because] : null;
}
const trading = (spec: SceneSpec): WaveScene => scene({ phase: 'trade', holder: 'b', ...spec });

describe('while trading greedy', () => {
  test('heals where nothing is wasted', () => {
    const m = (damage: number) => trading({ a: { damage, inventory: ['bandage-roll'] } });
    expect(answered(m(2))).toEqual(['use:bandage-roll', 'Nothing of it is wasted']);
    expect(answered(m(1))?.[0]).not.toBe('use:bandage-roll');
  });

  test('turns junk into something better, if there is junk', () => {
    const m = (inventory: string[]) => trading({ seats: ['haggler', 'pillar'], first: 'b', a: { inventory } });
    expect(answered(m(['single-shoe', 'planks']))).toEqual(['perk:something-for-nothing', 'Junk for something better']);
    expect(answered(m(['planks']))?.[0]).toBe('done');
  });

  test('gives what is of more use to another, and to the one who can use it best', () => {
    const hurt = trading({ seats: 3, a: { inventory: ['bandage-roll'] }, c: { damage: 5 } });
    expect(answered(hurt)).toEqual(['give:bandage-roll', 'Of more use to another']);
    expect(answered(hurt.answer('a', 'give:bandage-roll'))).toEqual(['c', 'They can use it best']);
    const holder = trading({ seats: 3, a: { inventory: ['bandage-roll'] }, b: { damage: 3 }, c: { damage: 3 } });
    expect(answered(holder.answer('a', 'give:bandage-roll'))?.[0]).toBe('b'); // who holds the WAVE! card
    const armed = trading({ a: { inventory: ['crowbar'] }, b: { inventory: ['machete'] } });
    expect(answered(armed)).toEqual(['done', 'Everybody holds what they can use best']);
    const bare = trading({ a: { inventory: ['crowbar', 'machete'] } });
    expect(answered(bare)).toEqual(['give:crowbar', 'Of more use to another']);
    const unloaded = trading({
      a: { inventory: ['crowbar', 'triggers-carbine'] },
      b: { inventory: ['bullets'] },
    });
    expect(answered(unloaded)?.[0]).toBe('give:triggers-carbine');
    const full = { inventory: ['crowbar', 'planks', 'nails', 'wires', 'shards', 'bullets', 'shells', 'arrows'] };
    expect(answered(trading({ a: { inventory: ['bandage-roll'] }, b: { damage: 5, ...full } }))?.[0]).toBe('done');
  });

  test('takes what there is room for, or what is worth more than the least that it has', () => {
    const offer = (card: string, inventory: string[]) =>
      answered(
        trading({ a: { inventory: [card] }, b: { inventory } })
          .answer('a', `give:${card}`)
          .answer('a', 'b'),
        'b',
      );
    expect(offer('planks', [])).toEqual(['accept', 'There is a slot for it']);
    const full = ['crowbar', 'planks', 'nails', 'wires', 'shards', 'bullets', 'shells'];
    expect(offer('bandage-roll', [...full, 'single-shoe'])).toEqual(['swap:single-shoe', 'Worth more than what goes']);
    expect(offer('dead-phone', [...full, 'bandage-roll'])).toEqual(['refuse', 'No room for it']);
  });
});

describe('while searching greedy', () => {
  const meeting = (spec: SceneSpec): WaveScene =>
    scene({ seats: ['psycho', 'pillar'], active: ['WAVE!', 'planks', 'nails'], ...spec });

  test('delays the WAVE! card with health to spare and little found, and not for ever', () => {
    expect(answered(meeting({}))).toEqual(['delay', 'Too little found so far, and health to spare']);
    expect(answered(meeting({ found: 40, b: { damage: 2 } }))?.[0]).toBe('accept');
    expect(answered(meeting({ a: { damage: 6 } }))?.[0]).toBe('accept');
    expect(answered(meeting({ active: ['WAVE!'] }))?.[0]).toBe('accept');
    const drifter = scene({ seats: ['drifter', 'pillar'], active: ['WAVE!', 'planks', 'nails'], found: 40 });
    expect(answered(drifter)).toEqual(['free-delay', 'It costs nothing']);
  });

  test('leaves the attack to somebody who can bear it better', () => {
    const weak = (damage: number, b: number) => answered(meeting({ found: 40, a: { damage }, b: { damage: b } }));
    expect(weak(4, 0)).toEqual(['delay', 'Another could bear the attack better']);
    expect(weak(4, 5)?.[0]).toBe('accept');
    expect(weak(6, 0)?.[0]).toBe('accept');
  });

  test('keeps what there is room for, or what is worth more than the least in the bag', () => {
    const found = (card: string, inventory: string[]) => answered(scene({ active: [card, 'WAVE!'], a: { inventory } }));
    expect(found('planks', [])).toEqual(['keep', 'There is a slot for it']);
    const full = ['crowbar', 'planks', 'nails', 'wires', 'shards', 'bullets', 'shells'];
    expect(found('bandage-roll', [...full, 'single-shoe'])).toEqual(['swap:single-shoe', 'Worth more than what goes']);
    expect(found('dead-phone', [...full, 'bandage-roll'])).toEqual(['leave', 'Worth less than what is in the bag']);
  });
});
