import { describe, expect } from 'vitest';
import { changed, test } from '../../../kernel/testing.ts';
import { blow } from './cards.ts';
import { cardsOf, damageOf, factsOf, lineOf, said, scene, type SceneSpec, type WaveScene } from '../testing.ts';

/** Seat a attacks the first enemy with a weapon that needs no ammo; no perk of a's is about. */
const attackWith = (weapon: string, spec: SceneSpec = {}): WaveScene =>
  scene({
    phase: 'combat',
    holder: 'b',
    line: ['monster'],
    ...spec,
    a: { ...spec.a, inventory: [weapon, ...(spec.a?.inventory ?? [])] },
  })
    .answer('a', `attack:${weapon}`)
    .answer('a', 'foe:1');
/** An enemy strikes seat a. */
const struckBy = (enemy: 'raider' | 'brute' | 'monster', combat: string[], spec: SceneSpec = {}): WaveScene =>
  scene({ seats: ['psycho', 'trigger'], phase: 'strike', holder: 'a', line: [enemy], combat, ...spec });

describe("a player's attack", () => {
  test('WAV.DECK.1 draws as many cards as weapon, ammo and perks say', () => {
    const pan = attackWith('frying-pan', { combat: ['graze', 'whiff', 'hard-hit', 'plain-hit'] });
    expect(factsOf(pan)).toMatchObject({ drawn: ['graze', 'whiff', 'hard-hit'] });
    expect(said(pan, 'wave.cards.drawn')).toEqual([{ seat: 'a', cards: ['graze', 'whiff', 'hard-hit'] }]);
    const pistol = attackWith('pistol', { a: { inventory: ['bullets', 'bullets'] } }).answer('a', 2);
    expect(pistol.asked().options).toEqual(['card:0', 'card:1', 'card:2']);
    const trigger = attackWith('pistol', { seats: ['trigger'], holder: 'a', a: { inventory: ['bullets'] } }).answer(
      'a',
      1,
    );
    expect(trigger.asked().options).toEqual(['card:0', 'card:1', 'card:2']);
    expect(attackWith('crowbar').asked().rule).toBe('WAV.COMBAT.4'); // none: nothing is asked
  });

  test('WAV.DECK.2 uses only 1 of them', () => {
    const m = attackWith('pillars-sledge', { combat: ['clean-hit', 'hard-hit'] });
    m.answer('a', 'card:0');
    expect(lineOf(m)).toEqual(['monster 2']);
  });

  test('WAV.DECK.3 the attacker chooses which, and one must be used even if all are penalties', () => {
    const m = attackWith('pillars-sledge', { combat: ['whiff', 'graze'] });
    expect(m.asked()).toMatchObject({
      seats: ['a'],
      rule: 'WAV.DECK.3',
      prompt: 'wave.cards',
      options: ['card:0', 'card:1'],
    });
    expect(m.refused('a', 'strike').code).toBe('bad-answer');
    expect(m.refused('b', 'card:0').code).toBe('not-your-turn');
    m.answer('a', 'card:1');
    expect(said(m, 'wave.attack')).toMatchObject([{ damage: 0 }]);
    expect(said(m, 'wave.card.used')).toEqual([{ seat: 'a', combat: 'graze' }]);
  });

  test.each([
    { card: 'whiff', damage: 1 },
    { card: 'graze', damage: 2 },
    { card: 'plain-hit', damage: 3 },
    { card: 'clean-hit', damage: 4 },
    { card: 'hard-hit', damage: 5 },
    { card: 'perfect-hit', damage: 6 },
  ])('WAV.DECK.5 $card changes the damage of the attack, from -2 to +3', ({ card, damage }) => {
    const m = attackWith('pipe-charge', { combat: [card] });
    m.answer('a', 'card:0');
    expect(lineOf(m)).toEqual([`monster ${damage}`]);
  });

  test('WAV.DECK.6 a card may give splash', () => {
    const m = attackWith('psychos-cleaver', { line: ['monster', 'monster'], combat: ['stray-hit'] });
    m.answer('a', 'card:0');
    expect(lineOf(m)).toEqual(['monster 2', 'monster 1']);
  });

  test('WAV.DECK.7 WAV.DECK.8 a card may allow the attack to spread, and combine its effects', () => {
    const m = attackWith('psychos-cleaver', { line: ['monster', 'brute'], combat: ['follow-through'] });
    m.answer('a', 'card:0');
    expect(m.asked()).toMatchObject({ rule: 'WAV.WEAPON.11', total: 3, options: ['foe:1', 'foe:2'] });
    m.answer('a', { 'foe:1': 1, 'foe:2': 2 });
    expect(lineOf(m)).toEqual(['monster 1', 'brute 2']);
    const arc = attackWith('psychos-cleaver', { line: ['monster', 'brute'], combat: ['wide-arc'] });
    arc.answer('a', 'card:0');
    expect(lineOf(arc)).toEqual(['monster 3', 'brute 1']);
    expect(blow('follow-through')).toEqual({ id: 'follow-through', fixed: null, damage: 1, splash: 0, spread: true });
  });

  test.each([
    { weapon: 'frying-pan', value: 3 },
    { weapon: 'psychos-cleaver', value: 1 },
    { weapon: 'pipe-charge', value: 0 },
  ])(
    'WAV.DECK.12 fixed damage stands in place of the number of $weapon, and bonuses are added',
    ({ weapon, value }) => {
      const m = attackWith(weapon, { combat: ['soft-spot', 'whiff', 'whiff'], a: { roundDamage: 1 } });
      m.answer('a', 'card:0');
      expect(lineOf(m)).toEqual(['monster 4']);
      expect(m.under('WAV.WEAPON.13')[0]?.modifiers?.filter(({ rule }) => rule.startsWith('WAV.DECK'))).toEqual(
        value === 0 ? [] : [{ rule: 'WAV.DECK.12', label: 'wave.modifier.combat-card', value }],
      );
    },
  );

  test('WAV.DECK.11 the cards are discarded after the attack, not before', () => {
    const m = attackWith('pillars-sledge', { combat: ['graze', 'follow-through'], line: ['monster', 'brute'] });
    m.answer('a', 'card:1');
    expect(m.asked().rule).toBe('WAV.WEAPON.11');
    expect(m.state().combatDiscard).toEqual([]);
    m.answer('a', { 'foe:1': 2 });
    expect(m.state().combatDiscard).toEqual(['graze', 'follow-through']);
  });
});

describe('the pile', () => {
  test('WAV.DECK.9 one pile serves players and enemies', () => {
    const m = attackWith('hockey-stick', {
      seats: 1,
      holder: 'a',
      line: ['brute'],
      combat: ['whiff', 'clean-hit', 'graze'],
    });
    m.answer('a', 'card:0').answer('a', 'end');
    expect(damageOf(m)).toEqual({ a: 3 }); // the Brute drew the card after the player's
    expect(m.state()).toMatchObject({ combat: ['graze'], combatDiscard: ['whiff', 'clean-hit'] });
  });

  test('WAV.DECK.10 when it is empty the discards are shuffled into a new one, also in the middle of a draw', () => {
    const discards = ['whiff', 'graze', 'plain-hit', 'clean-hit', 'hard-hit', 'perfect-hit'];
    const m = attackWith('frying-pan', { combat: ['stray-hit'], combatDiscard: discards });
    const drawn = factsOf(m).drawn as string[];
    expect(drawn[0]).toBe('stray-hit');
    expect(m.state().combatDiscard).toEqual([]);
    expect([...drawn.slice(1), ...m.state().combat].sort()).toEqual([...discards].sort());
    expect(said(m, 'wave.combat.reshuffled')).toEqual([{ cards: 6 }]);
    const order = (seed: string): string[] =>
      attackWith('hockey-stick', { combat: [], combatDiscard: discards, seed }).state().combat;
    expect(order('one')).not.toEqual(order('other'));
  });

  test('cards in use are not shuffled in, and if both piles are empty fewer are drawn', () => {
    const m = attackWith('frying-pan', { combat: ['stray-hit', 'graze'], combatDiscard: [] });
    expect(m.asked().options).toEqual(['card:0', 'card:1']);
    expect(m.state()).toMatchObject({ combat: [], combatDiscard: [] });
    expect(said(m, 'wave.combat.reshuffled')).toEqual([]);
    const none = attackWith('frying-pan', { combat: [] });
    expect(none.asked().rule).toBe('WAV.COMBAT.4');
    expect(said(none, 'wave.attack')).toMatchObject([{ damage: 0 }]);
    expect(said(none, 'wave.cards.drawn')).toEqual([]);
  });
});

describe("an enemy's attack", () => {
  test('WAV.DECK.4 uses the card that yields the most damage, then the most splash', () => {
    expect(damageOf(struckBy('monster', ['graze', 'hard-hit']))).toEqual({ a: 5, b: 0 }); // 2, 2 and 1 for itself
    expect(damageOf(struckBy('monster', ['hard-hit', 'graze']))).toEqual({ a: 5, b: 0 });
    expect(damageOf(struckBy('monster', ['clean-hit', 'wide-arc']))).toEqual({ a: 4, b: 1 });
    expect(damageOf(struckBy('monster', ['wide-arc', 'clean-hit']))).toEqual({ a: 4, b: 1 });
    expect(damageOf(struckBy('monster', ['clean-hit', 'stray-hit']))).toEqual({ a: 4, b: 0 });
  });

  test('WAV.DECK.12 WAV.DECK.4 fixed damage stands in place of the enemy’s own, and is compared as such', () => {
    expect(damageOf(struckBy('raider', ['soft-spot']))).toEqual({ a: 3, b: 0 });
    expect(damageOf(struckBy('brute', ['soft-spot']))).toEqual({ a: 3, b: 0 });
    expect(damageOf(struckBy('monster', ['soft-spot', 'hard-hit']))).toEqual({ a: 5, b: 0 }); // 3 against 2 and 2
    expect(damageOf(struckBy('monster', ['soft-spot', 'plain-hit']))).toEqual({ a: 4, b: 0 });
  });

  test('its cards are discarded', () => {
    const m = struckBy('monster', ['graze', 'clean-hit', 'whiff']);
    expect(m.state()).toMatchObject({ combat: ['whiff'], combatDiscard: ['graze', 'clean-hit'] });
    expect(said(m, 'wave.cards.drawn.enemy')).toEqual([{ enemy: 'monster', cards: ['graze', 'clean-hit'] }]);
  });
});

describe('Vitality Pills', () => {
  test('WAV.SPECIAL.12 two more cards, after those drawn so far have been seen', () => {
    const m = attackWith('hockey-stick', {
      a: { inventory: ['vitality-pills'] },
      combat: ['graze', 'whiff', 'hard-hit', 'plain-hit'],
    });
    expect(m.asked().options).toEqual(['card:0', 'use:vitality-pills']);
    expect(factsOf(m)).toMatchObject({ drawn: ['graze'] });
    const before = m.state();
    m.answer('a', 'use:vitality-pills');
    expect(changed(before, m.state())).toEqual({
      people: { a: { inventory: [['hockey-stick', 'vitality-pills'], ['hockey-stick']] } },
      discard: [[], ['vitality-pills']],
      combat: [['whiff', 'hard-hit', 'plain-hit'], ['plain-hit']],
    });
    expect(said(m, 'wave.pills')).toEqual([{ seat: 'a', card: 'vitality-pills', cards: ['whiff', 'hard-hit'] }]);
  });

  test('WAV.SPECIAL.13 1 of all the cards then drawn must be used', () => {
    const m = attackWith('hockey-stick', {
      a: { inventory: ['vitality-pills'] },
      combat: ['graze', 'whiff', 'hard-hit'],
    });
    m.answer('a', 'use:vitality-pills');
    expect(m.asked().options).toEqual(['card:0', 'card:1', 'card:2']);
    expect(m.refused('a', 'strike').code).toBe('bad-answer');
    m.answer('a', 'card:2');
    expect(lineOf(m)).toEqual(['monster 3']);
    expect(m.state().combatDiscard).toEqual(['graze', 'whiff', 'hard-hit']);
  });

  test('also on an attack that draws none; then the attacker may strike without', () => {
    const m = attackWith('crowbar', { a: { inventory: ['vitality-pills'] }, combat: ['graze', 'clean-hit'] });
    expect(m.asked()).toMatchObject({
      rule: 'WAV.DECK.3',
      prompt: 'wave.cards.none',
      options: ['strike', 'use:vitality-pills'],
    });
    const plain = attackWith('crowbar', { a: { inventory: ['vitality-pills'] } }).answer('a', 'strike');
    expect(lineOf(plain)).toEqual(['monster 2']);
    expect(cardsOf(plain, 'a')).toEqual(['crowbar', 'vitality-pills']);
    m.answer('a', 'use:vitality-pills').answer('a', 'card:1');
    expect(lineOf(m)).toEqual(['monster 3']);
  });

  test('with both piles empty they draw nothing, and the attack goes on', () => {
    const m = attackWith('crowbar', { a: { inventory: ['vitality-pills'] }, combat: [] });
    m.answer('a', 'use:vitality-pills');
    expect(m.asked().rule).toBe('WAV.COMBAT.4');
    expect(lineOf(m)).toEqual(['monster 2']);
  });

  test('only the attacker can take them, and only while attacking', () => {
    const m = attackWith('hockey-stick', { b: { inventory: ['vitality-pills'] } });
    expect(m.asked().options).toEqual(['card:0']);
    expect(m.refused('b', 'use:vitality-pills').code).toBe('not-your-turn');
    m.answer('a', 'card:0').answer('a', 'end');
    expect(m.asked()).toMatchObject({ seats: ['b'], options: ['end'] });
  });
});

describe('Lucky', () => {
  test('WAV.SPECIAL.14 the attacker may play it on the own draw', () => {
    const m = attackWith('pillars-sledge', { a: { inventory: ['lucky'] }, combat: ['graze', 'whiff', 'hard-hit'] });
    expect(m.asked()).toMatchObject({ options: ['card:0', 'card:1', 'redraw:0', 'redraw:1'], asides: {} });
    m.answer('a', 'redraw:1');
    expect(factsOf(m)).toMatchObject({ drawn: ['graze', 'hard-hit'] });
    expect(m.asked().options).toEqual(['card:0', 'card:1']);
  });

  test('WAV.SPECIAL.14 anyone may play it on anyone else’s draw', () => {
    const m = attackWith('hockey-stick', {
      seats: 3,
      c: { inventory: ['lucky', 'lucky'] },
      combat: ['graze', 'whiff', 'hard-hit'],
    });
    expect(m.asked()).toMatchObject({ seats: ['a'], options: ['card:0'], asides: { c: ['redraw:0'] } });
    expect(m.refused('b', 'redraw:0').code).toBe('not-your-turn');
    expect(m.refused('a', 'redraw:0').code).toBe('bad-answer');
    m.answer('c', 'redraw:0').answer('c', 'redraw:0');
    expect(m.asked()).toMatchObject({ seats: ['a'], options: ['card:0'], asides: {} });
    m.answer('a', 'card:0');
    expect(lineOf(m)).toEqual(['monster 3']);
  });

  test('WAV.SPECIAL.15 the named card goes to the discards and a new one is drawn for it', () => {
    const m = attackWith('pillars-sledge', {
      a: { inventory: ['lucky'] },
      combat: ['graze', 'whiff', 'hard-hit', 'stray-hit'],
    });
    const before = m.state();
    m.answer('a', 'redraw:0');
    expect(changed(before, m.state())).toEqual({
      people: { a: { inventory: [['pillars-sledge', 'lucky'], ['pillars-sledge']] } },
      discard: [[], ['lucky']],
      combat: [['hard-hit', 'stray-hit'], ['stray-hit']],
      combatDiscard: [[], ['graze']],
    });
    expect(factsOf(m)).toMatchObject({ drawn: ['hard-hit', 'whiff'] });
    expect(said(m, 'wave.redrawn')).toEqual([{ seat: 'a', card: 'lucky', old: 'graze', fresh: ['hard-hit'] }]);
    m.answer('a', 'card:0');
    expect(m.state().combatDiscard).toEqual(['graze', 'hard-hit', 'whiff']);
  });

  test('with an empty pile the card itself is shuffled in and comes back', () => {
    const m = attackWith('hockey-stick', { a: { inventory: ['lucky'] }, combat: ['graze'] });
    m.answer('a', 'redraw:0');
    expect(factsOf(m)).toMatchObject({ drawn: ['graze'] });
    expect(m.state()).toMatchObject({ combat: [], combatDiscard: [] });
  });

  test('WAV.SPECIAL.14 WAV.SPECIAL.15 for an enemy’s draw it comes before the worst card is determined', () => {
    const m = struckBy('monster', ['perfect-hit', 'graze', 'whiff'], { b: { inventory: ['lucky', 'planks'] } });
    expect(m.asked()).toMatchObject({
      mode: 'any',
      seats: ['b'],
      rule: 'WAV.SPECIAL.14',
      prompt: 'wave.lucky',
      options: ['pass', 'redraw:0', 'redraw:1'],
    });
    expect(factsOf(m)).toEqual({ drawn: ['perfect-hit', 'graze'], foe: 1 });
    m.answer('b', 'redraw:0'); // whiff and graze are left
    expect(damageOf(m)).toEqual({ a: 2, b: 0 });
    expect(cardsOf(m, 'b')).toEqual(['planks']);
    expect(m.state().combatDiscard).toEqual(['perfect-hit', 'whiff', 'graze']);
  });

  test('everybody who holds it is asked until all let the draw stand', () => {
    const m = struckBy('raider', ['perfect-hit', 'hard-hit', 'clean-hit'], {
      seats: 3,
      a: { inventory: ['lucky'] },
      c: { inventory: ['lucky', 'lucky'] },
    });
    expect(m.asked().seats).toEqual(['a', 'c']);
    m.answer('c', 'pass');
    expect(m.asked().seats).toEqual(['a']);
    m.answer('a', 'redraw:0'); // a new card: c may think again
    expect(m.asked()).toMatchObject({ seats: ['c'], options: ['pass', 'redraw:0'] });
    expect(factsOf(m)).toMatchObject({ drawn: ['hard-hit'] });
    m.answer('c', 'pass');
    expect(damageOf(m)).toEqual({ a: 3, b: 0, c: 0 });
  });

  test('nobody is asked when nothing was drawn', () => {
    const m = struckBy('raider', [], { a: { inventory: ['lucky', 'planks'] } });
    expect(m.state().phase).toBe('search');
    expect(damageOf(m)).toEqual({ a: 1, b: 0 });
  });
});
