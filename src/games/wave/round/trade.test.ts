import { describe, expect } from 'vitest';
import { changed, test } from '../../../kernel/testing.ts';
import { cardsOf, factsOf, lineOf, said, scene, type SceneSpec, type WaveScene } from '../testing.ts';

const trading = (spec: SceneSpec = {}): WaveScene => scene({ phase: 'trade', holder: 'a', ...spec });
const FULL = ['crowbar', 'shovel', 'dead-phone', 'granola-bar', 'lucky', 'focus', 'planks', 'bullets'];

describe('giving', () => {
  test('WAV.TRADE.1 a player gives 1 item to another player of choice; of a stack, one card', () => {
    const m = trading({ seats: 3, a: { inventory: ['planks', 'planks', 'crowbar'] } });
    expect(m.offered('a')).toEqual(['done', 'give:planks', 'give:crowbar']);
    m.answer('a', 'give:planks');
    expect(m.asked()).toMatchObject({
      seats: ['a'],
      rule: 'WAV.TRADE.1',
      prompt: 'wave.trade.whom',
      options: ['b', 'c'],
    });
    expect(m.refused('a', 'a').code).toBe('bad-answer');
    m.answer('a', 'c');
    const before = m.state();
    m.answer('c', 'accept');
    expect(changed(before, m.state())).toEqual({
      people: {
        a: {
          inventory: [
            ['planks', 'planks', 'crowbar'],
            ['planks', 'crowbar'],
          ],
        },
        c: { inventory: [[], ['planks']] },
      },
      gave: [[], ['a']],
    });
    expect(said(m, 'wave.trade.given')).toEqual([{ giver: 'a', receiver: 'c', card: 'planks' }]);
  });

  test('WAV.TRADE.2 giving is voluntary', () => {
    const m = trading({ a: { inventory: ['planks'] }, b: { inventory: ['nails'] } });
    m.answer('a', 'done').answer('b', 'done');
    expect(m.state().phase).toBe('combat');
    expect([cardsOf(m, 'a'), cardsOf(m, 'b')]).toEqual([['planks'], ['nails']]);
    expect(said(m, 'wave.trade.finished')).toEqual([{ seat: 'a' }, { seat: 'b' }]);
  });

  test('WAV.TRADE.3 there is no order: anyone not yet done may act, each with the own cards', () => {
    const m = trading({ seats: 3, a: { inventory: ['planks'] }, b: { inventory: ['planks', 'nails'] }, c: {} });
    expect(m.asked()).toMatchObject({ mode: 'any', seats: ['a', 'b', 'c'], rule: 'WAV.TRADE.3', prompt: 'wave.trade' });
    expect(m.asked().options).toEqual(['done', 'give:planks', 'give:nails']);
    expect([m.offered('a'), m.offered('b'), m.offered('c')]).toEqual([
      ['done', 'give:planks'],
      ['done', 'give:planks', 'give:nails'],
      ['done'],
    ]);
    expect(m.refused('a', 'give:nails').code).toBe('bad-answer');
    m.answer('c', 'done');
    expect(m.asked().seats).toEqual(['a', 'b']);
    expect(m.refused('c', 'done').code).toBe('not-your-turn');
    m.answer('b', 'done');
    expect(m.asked().seats).toEqual(['a']);
  });

  test('WAV.TRADE.3 an accepted gift opens the phase again for its receiver', () => {
    const m = trading({ seats: 3, done: ['b', 'c'], a: { inventory: ['planks'] } });
    expect(m.asked().seats).toEqual(['a']);
    m.answer('a', 'give:planks').answer('a', 'b').answer('b', 'accept');
    expect(m.state().done).toEqual(['c']);
    expect(m.asked().seats).toEqual(['a', 'b']);
    expect(m.offered('b')).toEqual(['done', 'give:planks']);
  });

  test('WAV.TRADE.4 no more than 1 item each; a refused offer does not count, a gift may be passed on', () => {
    const m = trading({ seats: 3, a: { inventory: ['planks', 'nails'] } });
    m.answer('a', 'give:planks').answer('a', 'b').answer('b', 'refuse');
    expect(m.state().gave).toEqual([]);
    expect(m.offered('a')).toEqual(['done', 'give:planks', 'give:nails']);
    m.answer('a', 'give:planks').answer('a', 'b').answer('b', 'accept');
    expect(m.offered('a')).toEqual(['done']);
    expect(m.refused('a', 'give:nails').code).toBe('bad-answer');
    m.answer('b', 'give:planks').answer('b', 'c').answer('c', 'accept');
    expect(m.offered('b')).toEqual(['done']);
    expect(cardsOf(m, 'c')).toEqual(['planks']);
  });

  test('WAV.TRADE.5 the receiver may refuse, and nothing changes', () => {
    const m = trading({ done: ['b'], a: { inventory: ['planks'] } });
    const before = m.state();
    m.answer('a', 'give:planks').answer('a', 'b');
    expect(m.asked()).toMatchObject({
      seats: ['b'],
      rule: 'WAV.TRADE.5',
      prompt: 'wave.trade.offer',
      options: ['accept', 'refuse'],
    });
    expect(factsOf(m)).toEqual({ card: 'planks' });
    m.answer('b', 'refuse');
    expect(changed(before, m.state())).toEqual({});
    expect(said(m, 'wave.trade.refused')).toEqual([{ giver: 'a', receiver: 'b', card: 'planks' }]);
  });

  test('WAV.TRADE.6 the receiver owes nothing in return', () => {
    const m = trading({ a: { inventory: ['planks'] }, b: { inventory: ['nails'] } });
    m.answer('a', 'give:planks').answer('a', 'b').answer('b', 'accept').answer('b', 'done').answer('a', 'done');
    expect(m.state().phase).toBe('combat');
    expect([cardsOf(m, 'a'), cardsOf(m, 'b')]).toEqual([[], ['nails', 'planks']]);
  });

  test('WAV.TRADE.7 WAV.WEAPON.15 cards of every kind may be given, starting weapons too', () => {
    const kinds = ['dead-phone', 'bandage-roll', 'energy-shot', 'machete', 'shells', 'shards', 'drifters-staff'];
    const m = trading({ a: { inventory: kinds } });
    expect(m.offered('a')).toEqual(['done', ...kinds.map((card) => `give:${card}`)]);
    m.answer('a', 'give:drifters-staff').answer('a', 'b').answer('b', 'accept');
    expect(cardsOf(m, 'b')).toEqual(['drifters-staff']);
  });

  test('WAV.TRADE.8 no token, saved survivor or WAVE! card can be given', () => {
    const m = trading({ a: { barricades: 1, traps: 1, survivors: 1 } });
    expect(m.offered('a')).toEqual(['done']);
    for (const thing of ['barricade', 'trap', 'survivor', 'WAVE!']) {
      expect(m.refused('a', `give:${thing}`).code).toBe('bad-answer');
    }
  });

  test('WAV.INV.7 the giver holds on to the card on offer, and everything else may be discarded meanwhile', () => {
    const m = trading({
      seats: 3,
      a: { inventory: ['planks', 'shards', 'planks'] },
      b: { inventory: ['nails'] },
      c: { inventory: ['wires'] },
    });
    const standing = (): unknown => [m.standing('a'), m.standing('b'), m.standing('c')];
    m.answer('a', 'give:planks');
    expect(standing()).toEqual([['discard'], ['discard'], ['discard']]);
    m.answer('a', 'discard');
    expect(m.asked().options).toEqual(['1:shards', '2:planks']);
    m.answer('a', ['1:shards']);
    expect(m.asked()).toMatchObject({ rule: 'WAV.TRADE.1', options: ['b', 'c'] });
    m.answer('a', 'b');
    expect(standing()).toEqual([['discard'], ['discard'], ['discard']]);
    m.answer('a', 'discard').answer('a', ['1:planks']);
    expect(standing()).toEqual([[], ['discard'], ['discard']]); // only the planks on offer are left
    m.answer('b', 'accept');
    expect([cardsOf(m, 'a'), cardsOf(m, 'b')]).toEqual([[], ['nails', 'planks']]);
  });
});

describe('without room for a gift', () => {
  test('WAV.TRADE.9 the receiver discards something for it or refuses', () => {
    const m = trading({ a: { inventory: ['wires'] }, b: { inventory: FULL } });
    m.answer('a', 'give:wires').answer('a', 'b');
    expect(m.asked()).toMatchObject({
      seats: ['b'],
      rule: 'WAV.TRADE.9',
      options: [...FULL.map((card) => `swap:${card}`), 'refuse'],
    });
    expect(m.refused('b', 'accept').code).toBe('bad-answer');
    m.answer('b', 'swap:shovel');
    expect(cardsOf(m, 'b')).toEqual([...FULL.filter((card) => card !== 'shovel'), 'wires']);
    expect(m.state()).toMatchObject({ discard: ['shovel'], gave: ['a'], people: { a: { inventory: [] } } });
    expect(m.under('WAV.TRADE.9').map(({ params }) => params)).toEqual([{ seat: 'b', card: 'shovel' }]);
  });

  test('a gift that stacks needs no room, and a discard makes it', () => {
    const m = trading({ a: { inventory: ['bullets', 'wires'] }, b: { inventory: FULL } });
    m.answer('a', 'give:bullets').answer('a', 'b');
    expect(m.asked().options).toEqual(['accept', 'refuse']);
    m.answer('b', 'refuse').answer('a', 'give:wires').answer('a', 'b');
    m.answer('b', 'discard').answer('b', ['0:crowbar']);
    expect(m.asked()).toMatchObject({ rule: 'WAV.TRADE.5', options: ['accept', 'refuse'] });
    m.answer('b', 'accept');
    expect(cardsOf(m, 'b')).toEqual([...FULL.slice(1), 'wires']);
  });
});

describe('the phase', () => {
  test('WAV.HEAL.3 a healing item may be used at any point of it, by its owner', () => {
    const m = trading({
      a: { damage: 2, inventory: ['granola-bar', 'bandage-roll'] },
      b: { damage: 1, inventory: ['granola-bar'] },
    });
    expect(m.offered('a').slice(0, 3)).toEqual(['done', 'use:granola-bar', 'use:bandage-roll']);
    m.answer('b', 'use:granola-bar');
    expect(m.state().people).toMatchObject({ a: { damage: 2 }, b: { damage: 0, inventory: [] } });
    m.answer('a', 'use:bandage-roll');
    expect(m.state().people.a).toMatchObject({ damage: 0, inventory: ['granola-bar'] });
    expect(m.offered('a')).toEqual(['done', 'give:granola-bar']); // unhurt, there is nothing to heal
  });

  test('WAV.HEAL.3 also by those who are done, and while somebody is asked about a gift', () => {
    const m = trading({
      seats: 3,
      done: ['b'],
      a: { damage: 2, inventory: ['granola-bar', 'bandage-roll'] },
      b: { damage: 2, inventory: ['granola-bar', 'dead-phone'] },
    });
    const standing = (): unknown => [m.standing('a'), m.standing('b'), m.standing('c')];
    expect(standing()).toEqual([['discard'], ['back', 'use:granola-bar', 'discard'], []]);
    m.answer('a', 'give:granola-bar');
    expect(standing()).toEqual([['discard', 'use:bandage-roll'], ['use:granola-bar', 'discard'], []]);
    m.answer('a', 'c');
    expect(m.match.request?.asides?.filter(({ id }) => id.startsWith('use:'))).toMatchObject([
      { id: 'use:bandage-roll', seats: ['a'], rule: 'WAV.HEAL.3' },
      { id: 'use:granola-bar', seats: ['b'], rule: 'WAV.HEAL.3' },
    ]);
    m.answer('b', 'use:granola-bar').answer('a', 'use:bandage-roll');
    expect(m.state().people).toMatchObject({ a: { damage: 0 }, b: { damage: 1, inventory: ['dead-phone'] } });
    expect(m.asked()).toMatchObject({ seats: ['c'], rule: 'WAV.TRADE.5', options: ['accept', 'refuse'] });
    expect(standing()).toEqual([[], ['discard'], []]);
    const two = trading({ a: { damage: 1, inventory: ['granola-bar', 'granola-bar'] } }).answer(
      'a',
      'give:granola-bar',
    );
    expect(two.standing('a')).toEqual(['discard', 'use:granola-bar']); // one is on offer, the other is not
  });

  test('Specials are not for trading time', () => {
    const inventory = ['energy-shot', 'focus', 'blood-lust', 'vitality-pills', 'lucky', 'cheer', 'signal-flare'];
    const m = trading({ holder: 'b', a: { inventory } });
    expect(m.offered('a')).toEqual(['done', ...inventory.map((card) => `give:${card}`)]);
    expect(m.asked().asides).toEqual({});
  });

  test('WAV.TRADE.10 combat begins as soon as nobody wants to trade any more', () => {
    const m = trading({ line: ['brute'], done: ['a'] });
    m.answer('b', 'done');
    expect(m.state()).toMatchObject({ phase: 'combat', turn: { seat: 'a', actions: 1 } });
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'WAV.COMBAT.4' });
    expect(said(m, 'wave.combat')).toEqual([{ round: 1, enemies: 1 }]);
  });

  test('WAV.TRADE.10 being done is not final while others still trade', () => {
    const m = trading({ seats: 3, a: { inventory: ['planks'] }, b: { inventory: ['nails'] } });
    m.answer('a', 'done').answer('b', 'done');
    expect(m.asked().seats).toEqual(['c']);
    expect([m.standing('a'), m.standing('b'), m.standing('c')]).toEqual([['back', 'discard'], ['back', 'discard'], []]);
    m.answer('a', 'back');
    expect(m.asked()).toMatchObject({ mode: 'any', seats: ['a', 'c'], rule: 'WAV.TRADE.3' });
    expect([m.offered('a'), m.standing('a'), m.standing('b')]).toEqual([
      ['done', 'give:planks'],
      ['discard'],
      ['back', 'discard'],
    ]);
    expect(said(m, 'wave.trade.returned')).toEqual([{ seat: 'a' }]);
    m.answer('a', 'give:planks').answer('a', 'c').answer('c', 'accept').answer('c', 'done');
    expect(m.state()).toMatchObject({ phase: 'trade', done: ['b', 'c'] });
    m.answer('a', 'done');
    expect(m.state().phase).toBe('combat');
  });

  test('WAV.TRADE.11 alone the phase takes place without gifts', () => {
    const m = scene({
      seats: 1,
      active: ['WAVE!', 'planks'],
      assaults: ['stragglers'],
      a: { damage: 1, inventory: ['granola-bar'] },
    });
    m.answer('a', 'accept');
    expect(lineOf(m)).toEqual(['wanderer', 'wanderer']);
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'WAV.TRADE.3', options: ['done', 'use:granola-bar'] });
    m.answer('a', 'use:granola-bar').answer('a', 'done');
    expect(m.state().phase).toBe('combat');
  });
});
