import { describe, expect } from 'vitest';
import { changed, test } from '../../../kernel/testing.ts';
import { cardsOf, lineOf, said, scene, type SceneSpec, type WaveScene } from '../testing.ts';
import { INGREDIENTS } from '../words.ts';

/** Seat a's Combat turn; no perk of a's is about. */
const turnOf = (inventory: string[], spec: SceneSpec = {}): WaveScene =>
  scene({ phase: 'combat', holder: 'b', line: ['brute', 'monster', 'brute'], ...spec, a: { ...spec.a, inventory } });

describe('crafting', () => {
  test('WAV.CRAFT.1 it is an action of the Combat phase', () => {
    const m = turnOf(['planks', 'nails']);
    expect(m.asked().options).toEqual(['craft:barricade', 'end']);
    m.answer('a', 'craft:barricade');
    expect(m.state().turn.actions).toBe(0);
    expect(turnOf(['planks', 'nails'], { turn: { actions: 0 } }).asked().options).toEqual(['end']);
  });

  test('WAV.CRAFT.2 it discards the two ingredients, one card of each, of the own inventory', () => {
    const m = turnOf(['nails', 'planks', 'planks', 'nails'], { b: { inventory: ['shards'] } });
    expect(m.asked().options).toEqual(['craft:barricade', 'end']); // the shards are not a's
    const before = m.state();
    m.answer('a', 'craft:barricade');
    expect(changed(before, m.state())).toEqual({
      people: {
        a: {
          inventory: [
            ['nails', 'planks', 'planks', 'nails'],
            ['planks', 'nails'],
          ],
          barricades: [0, 1],
        },
      },
      discard: [[], ['planks', 'nails']],
      turn: { actions: [1, 0] },
    });
    expect(said(m, 'wave.crafted')).toEqual([{ seat: 'a', token: 'barricade', cards: ['planks', 'nails'] }]);
  });

  test('WAV.CRAFT.3 one action makes 1 token', () => {
    const m = turnOf(['planks', 'nails', 'planks', 'nails'], { turn: { actions: 2 } });
    m.answer('a', 'craft:barricade');
    expect(m.state().people.a?.barricades).toBe(1);
    expect(m.state().turn.actions).toBe(1);
  });

  test('WAV.CRAFT.4 five ingredients make the four tokens', () => {
    expect(INGREDIENTS).toEqual(['planks', 'nails', 'shards', 'wires', 'explosives']);
    const m = turnOf([...INGREDIENTS]);
    expect(m.asked().options).toEqual(['craft:barricade', 'craft:spear', 'craft:trap', 'craft:grenade', 'end']);
    for (const card of INGREDIENTS) {
      expect(turnOf([card, card]).asked().options, `two ${card}`).toEqual(['end']);
    }
  });

  test('WAV.CRAFT.5 it is no attack: Blood Lust, Focus, Combat cards and attack perks do not touch it', () => {
    const m = turnOf(['planks', 'shards'], {
      seats: ['psycho', 'trigger'],
      first: 'b',
      turn: { seat: 'a' },
      a: { focus: true, damage: 5, roundSplash: 2, roundDamage: 2 },
    });
    m.answer('a', 'craft:spear').answer('a', 'foe:2');
    expect(lineOf(m)).toEqual(['brute', 'monster 3', 'brute']);
    expect(m.state()).toMatchObject({ people: { a: { focus: true } }, combatDiscard: [] });
  });

  test('WAV.CRAFT.6 there is no end of tokens', () => {
    const m = turnOf(['planks', 'nails'], { a: { barricades: 50 } });
    m.answer('a', 'craft:barricade');
    expect(m.state().people.a?.barricades).toBe(51);
  });
});

describe('Barricade', () => {
  test('WAV.TOKEN.4 several may stand before one character', () => {
    const m = turnOf(['planks', 'nails', 'planks', 'nails'], { turn: { actions: 2 } });
    m.answer('a', 'craft:barricade').answer('a', 'craft:barricade');
    expect(m.state().people).toMatchObject({ a: { barricades: 2 }, b: { barricades: 0 } });
    expect(said(m, 'wave.barricade.stands')).toEqual([{ seat: 'a' }, { seat: 'a' }]);
  });
});

describe('Trap', () => {
  test('WAV.TOKEN.6 it is put before a player of choice at once, the crafter included', () => {
    const m = turnOf(['wires', 'explosives'], { seats: 3, line: [] });
    m.answer('a', 'craft:trap');
    expect(m.asked()).toMatchObject({
      seats: ['a'],
      rule: 'WAV.TOKEN.6',
      prompt: 'wave.trap.where',
      options: ['a', 'b', 'c'],
    });
    const before = m.state();
    m.answer('a', 'c');
    expect(changed(before, m.state())).toEqual({ people: { c: { traps: [0, 1] } } });
    expect(said(m, 'wave.trap.set')).toEqual([{ seat: 'a', guarded: 'c' }]);
    expect(m.state().discard).toEqual(['wires', 'explosives']);
  });
});

describe('Spear', () => {
  test('WAV.TOKEN.10 it is put on an enemy at once; survivors are excluded, and without an enemy there is none', () => {
    const m = turnOf(['planks', 'shards'], { line: ['survivor', 'brute'] });
    m.answer('a', 'craft:spear');
    expect(m.asked()).toMatchObject({
      seats: ['a'],
      rule: 'WAV.TOKEN.10',
      prompt: 'wave.spear.where',
      options: ['foe:2'],
    });
    m.answer('a', 'foe:2');
    expect(m.state().line[1]).toMatchObject({ enemy: 'brute', spears: 1 });
    expect(said(m, 'wave.spear.put')).toEqual([{ seat: 'a', enemy: 'brute', foe: 2 }]);
    expect(turnOf(['planks', 'shards'], { line: ['survivor'] }).asked().options).toEqual(['end']);
  });

  test('WAV.TOKEN.11 that enemy takes 3 damage immediately', () => {
    const m = turnOf(['planks', 'shards']);
    m.answer('a', 'craft:spear').answer('a', 'foe:1');
    expect(lineOf(m)).toEqual(['brute 3', 'monster', 'brute']);
    expect(m.under('WAV.TOKEN.11').map(({ params }) => params)).toEqual([
      { enemy: 'brute', foe: 1, damage: 3, left: 1 },
    ]);
    const felling = turnOf(['planks', 'shards'], { line: ['raider'] })
      .answer('a', 'craft:spear')
      .answer('a', 'foe:1');
    expect(felling.state()).toMatchObject({ line: [], supply: { raider: 20 } });
  });

  test('WAV.TOKEN.12 every later attack on it deals 1 more for each Spear, before any spreading; splash gets none', () => {
    const line = ['brute', { enemy: 'monster', spears: 2 }, { enemy: 'monster', spears: 1 }] as const;
    const aimed = turnOf(['garden-fork'], { line }).answer('a', 'attack:garden-fork').answer('a', 'foe:2');
    expect(lineOf(aimed)).toEqual(['brute 1', 'monster 3', 'monster 1']);
    const beside = turnOf(['garden-fork'], { line }).answer('a', 'attack:garden-fork').answer('a', 'foe:1');
    expect(lineOf(beside)).toEqual(['brute 1', 'monster 1', 'monster']);
    const shared = turnOf(['machete'], { line }).answer('a', 'attack:machete').answer('a', 'foe:2');
    expect(shared.asked().total).toBe(4);
  });
});

describe('Grenade', () => {
  test('WAV.TOKEN.13 it stuns an enemy and a second one next to it; survivors cannot be named', () => {
    const m = turnOf(['nails', 'explosives'], { line: ['brute', 'monster', 'raider', 'survivor', 'wanderer'] });
    m.answer('a', 'craft:grenade');
    expect(m.asked()).toMatchObject({
      seats: ['a'],
      rule: 'WAV.TOKEN.13',
      prompt: 'wave.grenade.where',
      options: ['foe:1', 'foe:2', 'foe:3', 'foe:5'],
    });
    m.answer('a', 'foe:2');
    expect(m.asked()).toMatchObject({ prompt: 'wave.grenade.beside', options: ['foe:1', 'foe:3'] });
    m.answer('a', 'foe:3');
    expect(
      m
        .state()
        .line.filter(({ stunned }) => stunned)
        .map(({ id }) => id),
    ).toEqual([2, 3]);
    expect(said(m, 'wave.grenade.thrown')).toEqual([{ seat: 'a', enemies: ['monster', 'raider'] }]);
  });

  test('an enemy with nobody but survivors beside it is stunned alone', () => {
    const m = turnOf(['nails', 'explosives'], { line: ['survivor', 'wanderer', 'survivor', 'brute'] });
    m.answer('a', 'craft:grenade').answer('a', 'foe:2');
    expect(lineOf(m)).toEqual(['survivor', 'survivor', 'brute', 'wanderer']);
    expect(m.asked().rule).toBe('WAV.COMBAT.4');
    expect(turnOf(['nails', 'explosives'], { line: ['survivor'] }).asked().options).toEqual(['end']);
  });

  test('WAV.TOKEN.14 the stunned go to the right end of the line, keeping their order', () => {
    const m = turnOf(['nails', 'explosives'], { line: ['brute', 'monster', 'raider', 'wanderer'] });
    m.answer('a', 'craft:grenade').answer('a', 'foe:2').answer('a', 'foe:1'); // named from right to left
    expect(lineOf(m)).toEqual(['raider', 'wanderer', 'brute', 'monster']);
    expect(cardsOf(m, 'a')).toEqual([]);
  });
});

describe('Hipster', () => {
  const hipster = (inventory: string[], spec: SceneSpec = {}): WaveScene =>
    turnOf(inventory, { seats: ['hipster', 'psycho'], first: 'b', ...spec, turn: { seat: 'a', ...spec.turn } });

  test('WAV.RUBBLE.7 Upcycler: one junk card stands in for one ingredient', () => {
    const m = hipster(['planks', 'dead-phone']);
    expect(m.asked().options).toEqual(['craft:barricade', 'craft:spear', 'end']);
    m.answer('a', 'craft:barricade');
    expect(m.state()).toMatchObject({
      people: { a: { inventory: [], barricades: 1 } },
      discard: ['planks', 'dead-phone'],
    });
    expect(hipster(['dead-phone', 'dead-phone']).asked().options).toEqual(['end']); // one real ingredient is needed
    expect(turnOf(['planks', 'dead-phone']).asked().options).toEqual(['end']); // Drifter cannot
  });

  test('Upcycler: with several ways to pay the crafter chooses', () => {
    const m = hipster(['planks', 'nails', 'dead-phone', 'single-shoe', 'dead-phone']);
    m.answer('a', 'craft:barricade');
    expect(m.asked()).toMatchObject({
      seats: ['a'],
      rule: 'WAV.CRAFT.2',
      prompt: 'wave.craft.pay',
      options: ['planks+nails', 'planks+dead-phone', 'planks+single-shoe', 'nails+dead-phone', 'nails+single-shoe'],
    });
    expect(m.standing('a')).toEqual(['discard']);
    m.answer('a', 'nails+single-shoe');
    expect(cardsOf(m, 'a')).toEqual(['planks', 'dead-phone', 'dead-phone']);
    expect(m.state().discard).toEqual(['nails', 'single-shoe']);
  });

  test('Limited Run: once, while holding the token, a craft uses no action, even with none left', () => {
    const cards = ['planks', 'nails', 'planks', 'nails', 'crowbar'];
    const m = hipster(cards, { first: 'a' });
    m.answer('a', 'craft:barricade');
    expect(m.state()).toMatchObject({ turn: { actions: 1 }, people: { a: { used: ['limited-run'] } } });
    expect(m.under('WAV.CHAR.4').map(({ params }) => params)).toEqual([{ seat: 'a', perk: 'limited-run' }]);
    m.answer('a', 'craft:barricade');
    expect(m.state()).toMatchObject({ turn: { actions: 0 }, people: { a: { barricades: 2 } } });
    const late = hipster(cards, { first: 'a', turn: { actions: 0 } });
    expect(late.asked().options).toEqual(['craft:barricade', 'end']);
    late.answer('a', 'craft:barricade');
    expect(late.asked().options).toEqual(['end']);
    expect(late.state().turn.actions).toBe(0);
    expect(hipster(cards, { turn: { actions: 0 } }).asked().options).toEqual(['end']); // not without the token
  });
});
