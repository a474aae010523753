import { describe, expect } from 'vitest';
import { changed, test } from '../../../kernel/testing.ts';
import { cardsOf, factsOf, said, scene } from '../testing.ts';

const FULL = ['crowbar', 'shovel', 'dead-phone', 'granola-bar', 'lucky', 'focus', 'planks', 'bullets'];

describe('whose turn it is', () => {
  test('WAV.FIRST.3 the holder of the First Player token searches first', () => {
    const m = scene({ seats: 3, phase: 'strike', holder: 'a', first: 'b' }); // the token goes on to c
    expect(m.state()).toMatchObject({ first: 'c', searcher: 'c' });
    expect(m.asked().seats).toEqual(['c']);
  });

  test('WAV.SEARCH.1 turns go clockwise', () => {
    const m = scene({ seats: 3, searcher: 'b', active: ['planks', 'nails', 'wires', 'shards'] });
    const order: string[] = [];
    for (let i = 0; i < 4; i++) {
      const [seat = ''] = m.asked().seats;
      order.push(seat);
      if (i < 3) m.answer(seat, 'leave');
    }
    expect(order).toEqual(['b', 'c', 'a', 'b']);
  });

  test('WAV.SEARCH.2 a turn is one draw of the top card, shown to all; nobody may pass', () => {
    const m = scene({ active: ['planks', 'nails'] });
    expect(m.state()).toMatchObject({ active: ['nails'], found: 1 });
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'WAV.SEARCH.4', prompt: 'wave.found.keep' });
    expect(factsOf(m)).toEqual({ card: 'planks' });
    expect(m.refused('a', 'pass').allowed).toEqual({ kind: 'choose', options: ['keep', 'leave'] });
    expect(m.refused('b', 'keep')).toMatchObject({ code: 'not-your-turn' });
    m.answer('a', 'keep');
    expect(m.asked().seats).toEqual(['b']);
    expect(m.state().active).toEqual([]);
    expect(said(m, 'wave.found')).toEqual([
      { seat: 'a', card: 'planks' },
      { seat: 'b', card: 'nails' },
    ]);
  });

  test('WAV.SEARCH.3 turns go round until somebody lets the wave come', () => {
    const m = scene({ active: ['planks', 'nails', 'wires', 'WAVE!', 'shards'] });
    m.answer('a', 'leave').answer('b', 'leave').answer('a', 'leave');
    expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'WAV.WAVE.1' });
    expect(m.state().phase).toBe('search');
    m.answer('b', 'accept');
    expect(m.state()).toMatchObject({ phase: 'trade', active: ['shards'], found: 0 });
  });
});

describe('what is found', () => {
  test('WAV.SEARCH.4 it may be put into the inventory', () => {
    const m = scene({ active: ['planks', 'nails'], a: { inventory: ['crowbar'] } });
    const before = m.state();
    m.answer('a', 'keep');
    expect(changed(before.people, m.state().people)).toEqual({
      a: { inventory: [['crowbar'], ['crowbar', 'planks']] },
    });
    expect(m.state().discard).toEqual([]);
    expect(said(m, 'wave.kept')).toEqual([{ seat: 'a', card: 'planks' }]);
    expect(m.under('WAV.SEARCH.4').map(({ key }) => key)).toEqual(['wave.kept']);
  });

  test('WAV.SEARCH.5 or discarded at once', () => {
    const m = scene({ active: ['planks', 'nails'] });
    const before = m.state();
    m.answer('a', 'leave');
    expect(changed(before.people, m.state().people)).toEqual({});
    expect(m.state().discard).toEqual(['planks']);
    expect(said(m, 'wave.left')).toEqual([{ seat: 'a', card: 'planks' }]);
  });

  test('WAV.SEARCH.6 with a full inventory it takes the place of a card that is discarded', () => {
    const m = scene({ active: ['wires', 'nails'], a: { inventory: FULL } });
    expect(m.asked().options).toEqual([...FULL.map((card) => `swap:${card}`), 'leave']);
    expect(m.refused('a', 'keep')).toMatchObject({ code: 'bad-answer', rule: 'WAV.SEARCH.4' });
    m.answer('a', 'swap:dead-phone');
    expect(cardsOf(m, 'a')).toEqual([...FULL.filter((card) => card !== 'dead-phone'), 'wires']);
    expect(m.state().discard).toEqual(['dead-phone']);
    expect(m.under('WAV.SEARCH.6').map(({ key, params }) => [key, params])).toEqual([
      ['wave.discarded', { seat: 'a', card: 'dead-phone' }],
      ['wave.kept', { seat: 'a', card: 'wires' }],
    ]);
  });

  test('a full inventory still has room for a card that stacks', () => {
    const m = scene({ active: ['bullets', 'nails'], a: { inventory: FULL } });
    expect(m.asked().options).toEqual(['keep', 'leave']);
    m.answer('a', 'keep');
    expect(cardsOf(m, 'a')).toEqual([...FULL, 'bullets']);
  });

  test('one card of a taller stack makes no room, and a card is not swapped for its like', () => {
    const inventory = [
      'crowbar',
      'shovel',
      'dead-phone',
      'granola-bar',
      'lucky',
      'focus',
      'planks',
      'planks',
      'shells',
    ];
    const m = scene({ active: ['dead-phone', 'nails'], a: { inventory } });
    expect(m.asked().options).toEqual([
      ...['crowbar', 'shovel', 'granola-bar', 'lucky', 'focus', 'shells'].map((card) => `swap:${card}`),
      'leave',
    ]);
    expect(m.refused('a', 'swap:planks').code).toBe('bad-answer');
    // The whole stack may be discarded first; then there is room.
    m.answer('a', 'discard').answer('a', ['6:planks', '7:planks']);
    expect(m.asked().options).toEqual(['keep', 'leave']);
    m.answer('a', 'keep');
    expect(m.state().discard).toEqual(['planks', 'planks']);
  });

  test('WAV.SEARCH.7 a red card takes effect at once, cannot be kept and uses up the turn', () => {
    const m = scene({ seats: ['psycho', 'trigger'], active: ['rodent-attack-1', 'planks'] });
    expect(m.state()).toMatchObject({ people: { a: { damage: 1, inventory: [] } }, discard: ['rodent-attack-1'] });
    expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'WAV.SEARCH.4' });
    expect(m.state().found).toBe(2);
  });

  test('WAV.SEARCH.8 healing items, Specials and crafting have to wait', () => {
    const inventory = ['bandage-roll', 'energy-shot', 'cheer', 'lucky', 'signal-flare', 'planks', 'nails'];
    const m = scene({ seats: 2, active: ['wires', 'nails'], a: { damage: 2, inventory }, b: { inventory: ['cheer'] } });
    expect(m.asked()).toMatchObject({ options: ['keep', 'leave'], asides: {} });
    for (const card of ['use:bandage-roll', 'use:energy-shot', 'craft:barricade', 'cheer', 'redraw:0']) {
      expect(m.refused('a', card).code).toBe('bad-answer');
    }
    expect(m.refused('b', 'cheer').code).toBe('not-your-turn');
  });
});

test('a search without the WAVE! card in the pile is a broken table', () => {
  expect(() => scene({ active: [] })).toThrow(
    'WAV.SEARCH.2: the table cannot be like this: {"active":"the WAVE! card is missing"}',
  );
});
