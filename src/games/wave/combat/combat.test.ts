import { describe, expect } from 'vitest';
import { changed, test } from '../../../kernel/testing.ts';
import { cardsOf, damageOf, lineOf, said, scene, type SceneSpec, type WaveScene } from '../testing.ts';

/** Seat a's Combat turn; no perk of a's is about. */
const turnOf = (spec: SceneSpec = {}): WaveScene => scene({ phase: 'combat', holder: 'b', line: ['brute'], ...spec });

describe('turns', () => {
  test('WAV.COMBAT.1 WAV.FIRST.4 every player takes one turn, the first player first, on from there clockwise', () => {
    const m = scene({ seats: 3, phase: 'trade', holder: 'a', first: 'b', done: ['a', 'b'] });
    m.answer('c', 'done');
    for (const seat of ['b', 'c', 'a']) {
      expect(m.state()).toMatchObject({ phase: 'combat', turn: { seat, actions: 1 } });
      expect(m.asked()).toMatchObject({ seats: [seat], rule: 'WAV.COMBAT.4', prompt: 'wave.turn' });
      m.answer(seat, 'end');
    }
    expect(m.state().phase).toBe('search');
    expect(said(m, 'wave.turn.begins')).toEqual([{ seat: 'b' }, { seat: 'c' }, { seat: 'a' }]);
  });

  test('WAV.COMBAT.2 any number of healing items and Specials may be used in a turn', () => {
    const inventory = ['granola-bar', 'granola-bar', 'blood-lust', 'energy-shot', 'focus'];
    const m = turnOf({ a: { damage: 2, inventory } });
    for (const card of inventory) m.answer('a', `use:${card}`);
    expect(m.state()).toMatchObject({
      people: { a: { damage: 2, inventory: [], roundSplash: 1, focus: true } },
      turn: { actions: 2 },
      discard: inventory,
    });
    expect(m.asked().options).toEqual(['end']);
  });

  test('WAV.COMBAT.3 a player may do only 1 action', () => {
    const m = turnOf({ a: { inventory: ['crowbar', 'planks', 'nails'] } });
    expect(m.asked().options).toEqual(['attack:crowbar', 'craft:barricade', 'end']);
    m.answer('a', 'attack:crowbar').answer('a', 'foe:1');
    expect(m.state().turn.actions).toBe(0);
    expect(m.asked()).toMatchObject({ seats: ['a'], prompt: 'wave.turn.spent', options: ['end'] });
    expect(m.refused('a', 'attack:crowbar')).toMatchObject({ code: 'bad-answer', rule: 'WAV.COMBAT.4' });
    expect(m.refused('a', 'craft:barricade').code).toBe('bad-answer');
  });

  test('WAV.COMBAT.4 an action is 1 attack or 1 craft', () => {
    const m = turnOf({ a: { inventory: ['crowbar', 'planks', 'nails', 'planks', 'nails'] } });
    m.answer('a', 'craft:barricade');
    expect(m.state()).toMatchObject({ turn: { actions: 0 }, people: { a: { barricades: 1 } } });
    expect(m.asked().options).toEqual(['end']);
  });

  test('WAV.COMBAT.5 healing items and Specials may be used before and after the action', () => {
    const m = turnOf({ a: { damage: 3, inventory: ['granola-bar', 'bandage-roll', 'crowbar', 'focus'] } });
    expect(m.asked().options).toEqual(['attack:crowbar', 'use:granola-bar', 'use:bandage-roll', 'use:focus', 'end']);
    m.answer('a', 'use:granola-bar').answer('a', 'attack:crowbar').answer('a', 'foe:1');
    expect(m.asked().options).toEqual(['use:bandage-roll', 'use:focus', 'end']);
    m.answer('a', 'use:bandage-roll');
    expect(damageOf(m)).toEqual({ a: 0, b: 0 });
  });

  test('WAV.COMBAT.6 a player may forgo the action, and has a turn with an empty line too', () => {
    const m = turnOf({ line: [], a: { inventory: ['crowbar', 'planks', 'nails'] } });
    expect(m.asked().options).toEqual(['craft:barricade', 'end']);
    m.answer('a', 'end');
    expect(m.state().turn.seat).toBe('b');
    expect(said(m, 'wave.turn.forgone')).toEqual([{ seat: 'a' }]);
    const spent = turnOf({ turn: { actions: 0 } });
    spent.answer('a', 'end');
    expect(said(spent, 'wave.turn.forgone')).toEqual([]);
  });

  test('WAV.COMBAT.7 all turns are finished before the enemies attack', () => {
    const m = turnOf({ line: ['wanderer'], holder: 'a' });
    m.answer('a', 'end');
    expect(damageOf(m)).toEqual({ a: 0, b: 0 });
    expect(m.asked().seats).toEqual(['b']);
    m.answer('b', 'end');
    expect(damageOf(m)).toEqual({ a: 1, b: 0 });
    expect(m.state().round).toBe(2);
  });

  test('a turn starts afresh: leftover actions do not pass on', () => {
    const m = turnOf({ turn: { actions: 3 } });
    m.answer('a', 'end');
    expect(m.state().turn).toEqual({ seat: 'b', actions: 1 });
  });
});

describe('Cheer', () => {
  const cheering = (spec: SceneSpec = {}): WaveScene => turnOf({ seats: 3, b: { inventory: ['cheer'] }, ...spec });

  test('WAV.SPECIAL.8 it is played in the turn of another character', () => {
    const m = cheering({ a: { inventory: ['cheer'] } });
    expect(m.asked().options).toEqual(['end']);
    expect(m.refused('a', 'cheer').code).toBe('bad-answer');
    expect(m.refused('c', 'cheer').code).toBe('not-your-turn');
    m.answer('b', 'cheer');
    expect(cardsOf(m, 'b')).toEqual([]);
    expect(said(m, 'wave.played')).toEqual([{ seat: 'b', card: 'cheer' }]);
    m.answer('a', 'end'); // now a may cheer b
    expect(m.standing('a')).toEqual(['cheer', 'discard']);
  });

  test('WAV.SPECIAL.9 that character has 1 further action in that turn', () => {
    const m = cheering({ a: { inventory: ['crowbar'] }, line: ['monster'] });
    const before = m.state();
    m.answer('b', 'cheer');
    expect(changed(before, m.state())).toEqual({
      people: { b: { inventory: [['cheer'], []] } },
      discard: [[], ['cheer']],
      turn: { actions: [1, 2] },
    });
    m.answer('a', 'attack:crowbar').answer('a', 'foe:1').answer('a', 'attack:crowbar').answer('a', 'foe:1');
    expect(lineOf(m)).toEqual(['monster 4']);
    expect(m.asked().options).toEqual(['end']);
  });

  test('WAV.SPECIAL.16 it is no action of its player and may come at any time of the turn', () => {
    const m = cheering({ a: { inventory: ['crowbar'] } });
    expect(m.asked().asides).toEqual({}); // while there is an action left nobody is held up for it
    expect(m.standing('b')).toEqual(['cheer', 'discard']);
    m.answer('a', 'attack:crowbar'); // in the middle of an attack
    m.answer('b', 'cheer');
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'WAV.WEAPON.2' });
    m.answer('a', 'foe:1');
    expect(m.state().turn).toMatchObject({ seat: 'a', actions: 1 });
    m.answer('a', 'end');
    expect(m.state().turn).toMatchObject({ seat: 'b', actions: 1 }); // b has lost nothing by it
  });

  test('once the actions are spent, the table waits for a Cheer before the turn ends', () => {
    const m = cheering({ turn: { actions: 0 }, a: { inventory: ['crowbar'] }, c: { inventory: ['cheer'] } });
    expect(m.asked()).toMatchObject({ options: ['end'], asides: { b: ['cheer'], c: ['cheer'] } });
    m.answer('c', 'cheer').answer('b', 'cheer');
    expect(m.asked()).toMatchObject({ prompt: 'wave.turn', options: ['attack:crowbar', 'end'] });
    expect(m.state().turn.actions).toBe(2);
  });

  test('nobody can be cheered outside a turn', () => {
    const trade = scene({ phase: 'trade', holder: 'a', b: { inventory: ['cheer'] } });
    expect(trade.refused('b', 'cheer').code).toBe('bad-answer');
    const strike = scene({
      phase: 'strike',
      holder: 'a',
      line: ['brute'],
      a: { survivors: 1 },
      b: { inventory: ['cheer'] },
    });
    expect(strike.refused('b', 'cheer').code).toBe('not-your-turn');
    // Eyes on Me comes before the first turn, while the turn of last round still lies there.
    const opening = scene({
      seats: ['pillar', 'psycho'],
      phase: 'trade',
      holder: 'b',
      done: ['a'],
      b: { inventory: ['cheer'] },
    });
    opening.answer('b', 'done');
    expect(opening.asked()).toMatchObject({ seats: ['a'], prompt: 'wave.perk.offer' });
    expect(opening.refused('b', 'cheer').code).toBe('not-your-turn');
  });
});
