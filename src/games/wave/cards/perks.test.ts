import { describe, expect } from 'vitest';
import { changed, test } from '../../../kernel/testing.ts';
import { content } from './content.ts';
import { cardsOf, damageOf, factsOf, lineOf, said, scene, type SceneSpec, type WaveScene } from '../testing.ts';

/** Seat a's Combat turn. */
const turnOf = (spec: SceneSpec): WaveScene =>
  scene({ phase: 'combat', holder: 'b', line: ['monster', 'brute'], ...spec });
/** The enemies attack seat a. */
const struck = (spec: SceneSpec): WaveScene => scene({ phase: 'strike', holder: 'a', line: ['wanderer'], ...spec });
const perks = content.characters.flatMap(({ always, first }) => [always, first]);

describe('two perks each', () => {
  test('WAV.CHAR.3 one perk is always active', () => {
    for (const first of ['a', 'b']) {
      const m = struck({ seats: ['pillar', 'psycho'], first });
      expect(damageOf(m), `first: ${first}`).toEqual({ a: 0, b: 0 });
      expect(m.under('WAV.CHAR.3').map(({ params }) => params)).toEqual([{ seat: 'a', perk: 'thick-hide' }]);
    }
  });

  test('WAV.CHAR.4 WAV.FIRST.5 the other only while its player holds the First Player token', () => {
    const holding = turnOf({ seats: ['psycho', 'pillar'], first: 'a' });
    expect(holding.asked().options).toEqual(['perk:frenzy', 'end']);
    const without = turnOf({ seats: ['psycho', 'pillar'], first: 'b', turn: { seat: 'a' } });
    expect(without.asked().options).toEqual(['end']);
    expect(without.refused('a', 'perk:frenzy').code).toBe('bad-answer');
  });

  test('WAV.CHAR.5 the two perks of a character are its own', () => {
    expect(perks).toHaveLength(12);
    expect(new Set(perks.map(({ id }) => id)).size).toBe(12);
    for (const { character } of content.characters.map(({ id }) => ({ character: id }))) {
      const m = turnOf({ seats: [character], holder: 'a' });
      expect(m.asked().options.includes('perk:frenzy'), character).toBe(character === 'psycho');
    }
  });
});

describe('Pillar', () => {
  test('Thick Hide: the first enemy attack of a round that would hurt deals 1 less', () => {
    const m = struck({ seats: ['pillar', 'psycho'], line: ['wanderer', 'brute', 'brute'] });
    expect(damageOf(m)).toEqual({ a: 4, b: 0 });
    const [first, second] = m.events().filter(({ key }) => key === 'wave.unhurt' || key === 'wave.hurt');
    expect(first).toMatchObject({
      key: 'wave.unhurt',
      modifiers: [{ rule: 'WAV.CHAR.3', label: 'wave.modifier.perks', value: -1 }],
    });
    expect(second?.modifiers).toBeUndefined();
    expect(m.state().people.a?.used).toEqual([]); // the round is over: it works again
  });

  test('Thick Hide is not used up by a Barricade’s attack or by one for 0 damage, and works against splash', () => {
    const behind = struck({ seats: ['pillar', 'psycho'], line: ['wanderer', 'brute'], a: { barricades: 1 } });
    expect(damageOf(behind)).toEqual({ a: 1, b: 0 });
    const harmless = struck({ seats: ['pillar', 'psycho'], line: ['raider', 'brute'], combat: ['whiff', 'plain-hit'] });
    expect(damageOf(harmless)).toEqual({ a: 1, b: 0 });
    const beside = struck({
      seats: ['psycho', 'pillar'],
      line: ['brute', 'brute'],
      combat: ['stray-hit', 'stray-hit'],
    });
    expect(damageOf(beside)).toEqual({ a: 4, b: 1 });
  });

  const opening = (spec: SceneSpec): WaveScene =>
    scene({ seats: ['pillar', 'psycho'], phase: 'trade', done: ['a'], holder: 'b', ...spec }).answer('b', 'done');

  test('Eyes on Me: before the first turn, take the WAVE! card and recover 1', () => {
    const m = opening({ a: { damage: 2 } });
    expect(m.asked()).toMatchObject({
      seats: ['a'],
      rule: 'WAV.CHAR.4',
      prompt: 'wave.perk.offer',
      options: ['use', 'pass'],
    });
    m.answer('a', 'use');
    expect(m.state()).toMatchObject({
      waveHolder: 'a',
      people: { a: { damage: 1, used: ['eyes-on-me'] } },
      phase: 'combat',
    });
    expect(m.under('WAV.CHAR.4').map(({ params }) => params)).toEqual([{ seat: 'a', perk: 'eyes-on-me' }]);
    const passed = opening({ a: { damage: 2 } }).answer('a', 'pass');
    expect(passed.state()).toMatchObject({ waveHolder: 'b', people: { a: { damage: 2, used: [] } }, phase: 'combat' });
  });

  test('Eyes on Me is offered where either half would help, and only then', () => {
    expect(opening({ holder: 'a', a: { damage: 1 } }).asked().rule).toBe('WAV.CHAR.4');
    expect(opening({ holder: 'b' }).asked().rule).toBe('WAV.CHAR.4');
    expect(opening({ holder: 'a' }).asked().rule).toBe('WAV.COMBAT.4');
    expect(opening({ holder: 'b', first: 'b' }).asked()).toMatchObject({ rule: 'WAV.COMBAT.4', seats: ['b'] });
    const healed = opening({ holder: 'a', a: { damage: 1 } }).answer('a', 'use');
    expect(healed.state()).toMatchObject({ waveHolder: 'a', people: { a: { damage: 0 } } });
    expect(said(healed, 'wave.taken-over')).toEqual([]);
  });
});

describe('Psycho', () => {
  test('Red Mist: with 4 or more damage, attacks deal 1 more', () => {
    for (const [damage, dealt] of [
      [3, 2],
      [4, 3],
      [6, 3],
    ] as const) {
      const m = turnOf({
        seats: ['psycho', 'pillar'],
        first: 'b',
        turn: { seat: 'a' },
        a: { damage, inventory: ['crowbar'] },
      });
      m.answer('a', 'attack:crowbar').answer('a', 'foe:1');
      expect(lineOf(m)).toEqual([`monster ${dealt}`, 'brute']);
    }
    const m = turnOf({ seats: ['psycho', 'pillar'], a: { damage: 4, inventory: ['crowbar'] } });
    m.answer('a', 'attack:crowbar').answer('a', 'foe:1');
    expect(m.under('WAV.WEAPON.13')[0]?.modifiers).toEqual([
      { rule: 'WAV.WEAPON.5', label: 'wave.modifier.weapon', params: { card: 'crowbar' }, value: 2 },
      { rule: 'WAV.CHAR.3', label: 'wave.modifier.perk', params: { perk: 'red-mist' }, value: 1 },
    ]);
  });

  test('Frenzy: once, 1 damage, and until the round ends attacks deal 1 more and splash for 1 more', () => {
    const m = turnOf({ seats: ['psycho', 'pillar'], turn: { actions: 2 }, a: { inventory: ['crowbar'] } });
    const before = m.state();
    m.answer('a', 'perk:frenzy');
    expect(changed(before, m.state())).toEqual({
      people: { a: { damage: [0, 1], used: [[], ['frenzy']], roundDamage: [0, 1], roundSplash: [0, 1] } },
    });
    expect(m.under('WAV.DAMAGE.3').map(({ params }) => params)).toEqual([{ seat: 'a', amount: 1, left: 6 }]);
    expect(m.asked().options).toEqual(['attack:crowbar', 'end']);
    m.answer('a', 'attack:crowbar').answer('a', 'foe:1');
    expect(lineOf(m)).toEqual(['monster 3', 'brute 1']);
  });

  test('Frenzy cannot be paid with the last point of health', () => {
    expect(turnOf({ seats: ['psycho', 'pillar'], a: { damage: 6 } }).asked().options).toEqual(['end']);
    expect(turnOf({ seats: ['psycho', 'pillar'], a: { damage: 5 } }).asked().options).toEqual(['perk:frenzy', 'end']);
  });
});

describe('Trigger', () => {
  test('Steady Aim: 1 more Combat card with a weapon that uses ammo, and with no other', () => {
    const m = turnOf({
      seats: ['trigger', 'pillar'],
      a: { inventory: ['hunting-rifle', 'bullets', 'hockey-stick'] },
      turn: { actions: 2 },
    });
    m.answer('a', 'attack:hunting-rifle').answer('a', 'foe:1').answer('a', 1);
    expect(m.asked().options).toEqual(['card:0', 'card:1']);
    m.answer('a', 'card:0').answer('a', 'attack:hockey-stick').answer('a', 'foe:1');
    expect(m.asked().options).toEqual(['card:0']);
  });

  const killing = (spec: SceneSpec = {}): WaveScene =>
    turnOf({
      seats: ['trigger', 'pillar'],
      line: ['wanderer', 'wanderer', 'brute'],
      a: { inventory: ['crowbar'] },
      ...spec,
    })
      .answer('a', 'attack:crowbar')
      .answer('a', 'foe:1');

  test('Double Tap: once, when an attack discards an enemy, one more action', () => {
    const m = killing();
    expect(m.asked()).toMatchObject({
      seats: ['a'],
      rule: 'WAV.CHAR.4',
      prompt: 'wave.perk.offer',
      options: ['use', 'pass'],
    });
    m.answer('a', 'use');
    expect(m.state()).toMatchObject({ turn: { actions: 1 }, people: { a: { used: ['double-tap'] } } });
    m.answer('a', 'attack:crowbar').answer('a', 'foe:2');
    expect(m.asked()).toMatchObject({ rule: 'WAV.COMBAT.4', options: ['end'] }); // not a second time
    const passed = killing().answer('a', 'pass');
    expect(passed.state().turn.actions).toBe(0);
  });

  test('Double Tap: not without the token, nor for an enemy left standing', () => {
    const other = killing({ first: 'b', turn: { seat: 'a' } });
    expect(other.asked().rule).toBe('WAV.COMBAT.4');
    expect(killing({ line: ['brute', 'wanderer'] }).asked().rule).toBe('WAV.COMBAT.4');
    const bySplash = killing({
      line: ['brute', { enemy: 'wanderer', damage: 1 }],
      a: { inventory: ['crowbar'], roundSplash: 1 },
    });
    expect(bySplash.asked().prompt).toBe('wave.perk.offer');
  });
});

describe('Haggler', () => {
  const trading = (spec: SceneSpec): WaveScene =>
    scene({ seats: ['haggler', 'psycho'], first: 'b', phase: 'trade', holder: 'b', done: ['b'], ...spec });

  test('WAV.RUBBLE.7 Something for Nothing: junk buys a look at the top 2 of the Rubble pile, one to keep', () => {
    const m = trading({ a: { inventory: ['dead-phone', 'crowbar'] }, rubble: ['planks', 'nails', 'wires'] });
    expect(m.offered('a')).toEqual(['done', 'perk:something-for-nothing', 'give:dead-phone', 'give:crowbar']);
    m.answer('a', 'perk:something-for-nothing');
    expect(m.asked()).toMatchObject({
      seats: ['a'],
      rule: 'WAV.RUBBLE.7',
      prompt: 'wave.pay',
      options: ['dead-phone'],
    });
    expect(m.standing('a')).toEqual(['discard']);
    m.answer('a', 'dead-phone');
    expect(m.asked()).toMatchObject({
      kind: 'pick',
      seats: ['a'],
      rule: 'WAV.RUBBLE.7',
      prompt: 'wave.look.keep',
      options: ['0:planks', '1:nails'],
      min: 0,
      max: 1,
    });
    expect(factsOf(m)).toEqual({ seen: ['planks', 'nails'] });
    expect(m.refused('a', ['0:planks', '1:nails']).code).toBe('bad-answer');
    m.answer('a', ['1:nails']);
    expect(m.state()).toMatchObject({
      people: { a: { inventory: ['crowbar', 'nails'], used: ['something-for-nothing'] } },
      rubble: ['wires'],
      discard: ['dead-phone', 'planks'],
    });
    expect(said(m, 'wave.looked')).toEqual([{ seat: 'a', cards: ['planks', 'nails'] }]);
    expect(said(m, 'wave.kept')).toEqual([{ seat: 'a', card: 'nails' }]);
    expect(m.offered('a')).toEqual(['done', 'give:crowbar', 'give:nails']); // once a round
  });

  test('without junk there is nothing to haggle with', () => {
    expect(trading({ a: { inventory: ['crowbar'] } }).offered('a')).toEqual(['done', 'give:crowbar']);
  });

  test('Pick of the Shelf: any card buys a look at the top 4, two to keep, while holding the token', () => {
    const m = trading({
      first: 'a',
      a: { inventory: ['crowbar'] },
      rubble: ['planks', 'nails', 'wires', 'shards', 'lucky'],
    });
    expect(m.offered('a')).toEqual(['done', 'perk:pick-of-the-shelf', 'give:crowbar']);
    m.answer('a', 'perk:pick-of-the-shelf').answer('a', 'crowbar');
    expect(m.asked()).toMatchObject({ options: ['0:planks', '1:nails', '2:wires', '3:shards'], min: 0, max: 2 });
    m.answer('a', ['3:shards', '0:planks']);
    expect(cardsOf(m, 'a')).toEqual(['planks', 'shards']);
    expect(m.state()).toMatchObject({ rubble: ['lucky'], discard: ['crowbar', 'nails', 'wires'] });
    expect(trading({ first: 'a' }).offered('a')).toEqual(['done']); // no card to pay with
  });

  test('both perks may be used in one phase, each for its own price', () => {
    const m = trading({ first: 'a', a: { inventory: ['dead-phone', 'crowbar'] } });
    m.answer('a', 'perk:something-for-nothing').answer('a', 'dead-phone').answer('a', []);
    m.answer('a', 'perk:pick-of-the-shelf').answer('a', 'crowbar').answer('a', []);
    expect(m.state().people.a?.used).toEqual(['something-for-nothing', 'pick-of-the-shelf']);
    expect(m.state().rubble).toHaveLength(34);
  });

  test('red cards have no effect and cannot be kept; with nothing else to see, nothing is asked', () => {
    const m = trading({ a: { inventory: ['dead-phone'] }, rubble: ['rodent-attack-2', 'planks', 'nails'] });
    m.answer('a', 'perk:something-for-nothing').answer('a', 'dead-phone');
    expect(m.asked()).toMatchObject({ options: ['1:planks'], max: 1 });
    m.answer('a', ['1:planks']);
    expect(m.state()).toMatchObject({ people: { a: { damage: 0 } }, discard: ['dead-phone', 'rodent-attack-2'] });
    const red = trading({ a: { inventory: ['dead-phone'] }, rubble: ['crow-attack', 'rodent-attack-1', 'nails'] });
    red.answer('a', 'perk:something-for-nothing').answer('a', 'dead-phone');
    expect(red.asked().rule).toBe('WAV.TRADE.3');
    expect(red.state().discard).toEqual(['dead-phone', 'crow-attack', 'rodent-attack-1']);
  });

  test('with fewer cards than asked for, the discards are shuffled in, and else there are fewer', () => {
    const m = trading({ a: { inventory: ['dead-phone'] }, rubble: ['planks'], discard: [] });
    m.answer('a', 'perk:something-for-nothing').answer('a', 'dead-phone');
    expect(m.asked().options).toEqual(['0:planks', '1:dead-phone']); // the price itself came back
    const few = trading({ first: 'a', a: { inventory: ['crowbar'] }, rubble: ['planks'] });
    few.answer('a', 'perk:pick-of-the-shelf').answer('a', 'crowbar');
    expect(few.asked()).toMatchObject({ options: ['0:planks', '1:crowbar'], max: 2 });
    few.answer('a', ['0:planks', '1:crowbar']);
    expect(few.state()).toMatchObject({ rubble: [], discard: [], people: { a: { inventory: ['planks', 'crowbar'] } } });
  });

  test('without a free slot a kept card takes the place of another, or is left after all', () => {
    const inventory = ['crowbar', 'shovel', 'machete', 'granola-bar', 'lucky', 'focus', 'planks', 'cheer', 'planks'];
    const full = (): WaveScene =>
      trading({ first: 'a', a: { inventory }, rubble: ['wires', 'bullets', 'nails', 'shards'] })
        .answer('a', 'perk:pick-of-the-shelf')
        .answer('a', 'planks') // one of two: no slot is free by that
        .answer('a', ['0:wires', '1:bullets']);
    const m = full();
    const rest = inventory.filter((card) => card !== 'planks');
    expect(m.asked()).toMatchObject({
      seats: ['a'],
      rule: 'WAV.INV.1',
      prompt: 'wave.full',
      options: [
        'swap:crowbar',
        'swap:shovel',
        'swap:machete',
        'swap:granola-bar',
        'swap:lucky',
        'swap:focus',
        'swap:cheer',
        'swap:planks',
        'leave',
      ],
    });
    expect(factsOf(m)).toEqual({ card: 'wires' });
    m.answer('a', 'swap:lucky').answer('a', 'leave');
    expect(cardsOf(m, 'a')).toEqual([...rest.filter((card) => card !== 'lucky'), 'planks', 'wires']);
    expect(m.state().discard).toEqual(['planks', 'lucky', 'bullets', 'nails', 'shards']);
    const room = full().answer('a', 'discard').answer('a', ['0:crowbar']);
    expect(room.asked().options).toEqual(['keep', 'leave']);
    room.answer('a', 'keep');
    expect(cardsOf(room, 'a').filter((card) => card === 'crowbar' || card === 'wires')).toEqual(['wires']);
  });
});
