import { describe, expect } from 'vitest';
import { test } from '../../../kernel/testing.ts';
import { breed } from '../cards/cards.ts';
import { cardsOf, damageOf, lineOf, said, scene, type SceneSpec, type WaveScene } from '../testing.ts';

/** The enemies attack, and seat a holds the WAVE! card; nobody has a perk against it. */
const struck = (spec: SceneSpec): WaveScene =>
  scene({ seats: ['psycho', 'trigger'], phase: 'strike', holder: 'a', ...spec });
const strikes = (m: WaveScene): unknown[] => (said(m, 'wave.strike') as { foe: number }[]).map(({ foe }) => foe);

describe('the enemies attack', () => {
  test('WAV.STRIKE.1 every enemy still in the line attacks once', () => {
    const m = scene({ seats: ['psycho'], phase: 'combat', holder: 'a', line: ['wanderer', 'wanderer', 'wanderer'] });
    m.answer('a', 'end');
    expect(damageOf(m)).toEqual({ a: 3 });
    expect(said(m, 'wave.strikes')).toEqual([{ enemies: 3 }]);
    expect(strikes(m)).toEqual([1, 2, 3]);
  });

  test('WAV.STRIKE.2 they attack from left to right, each attack resolved before the next', () => {
    const m = scene({
      seats: ['psycho'],
      phase: 'combat',
      holder: 'a',
      line: ['brute', 'wanderer', 'raider'],
      a: { survivors: 9 },
    });
    m.answer('a', 'end');
    expect(strikes(m)).toEqual([1]); // the first waits for its answer
    m.answer('a', 2);
    expect(strikes(m)).toEqual([1, 2]);
    m.answer('a', 1).answer('a', 1);
    expect(strikes(m)).toEqual([1, 2, 3]);
  });

  test('WAV.STRIKE.3 WAV.WAVE.10 all attack the holder of the WAVE! card, leftovers of earlier waves too', () => {
    const m = struck({ seats: 3, holder: 'c', line: [{ enemy: 'wanderer', damage: 1 }, 'wanderer'], round: 4 });
    expect(damageOf(m)).toEqual({ a: 0, b: 0, c: 2 });
    expect(said(m, 'wave.strike')).toEqual([
      { enemy: 'wanderer', foe: 1, seat: 'c', damage: 1 },
      { enemy: 'wanderer', foe: 2, seat: 'c', damage: 1 },
    ]);
  });

  test('WAV.STRIKE.5 an attack draws Combat cards as the enemy’s card says', () => {
    const combat = ['plain-hit', 'plain-hit', 'plain-hit', 'plain-hit', 'plain-hit'];
    for (const [enemy, draws] of [
      ['wanderer', 0],
      ['raider', 1],
      ['brute', 1],
      ['monster', 2],
    ] as const) {
      const m = struck({ line: [enemy], combat });
      expect(m.state().combatDiscard, enemy).toHaveLength(draws);
      expect(said(m, 'wave.cards.drawn.enemy')).toHaveLength(draws > 0 ? 1 : 0);
    }
  });

  test('WAV.STRIKE.6 its damage is its number, the Combat card’s and 1 for each Monster, never less than 0', () => {
    const m = struck({
      seats: ['pillar', 'trigger'],
      line: ['brute', { enemy: 'monster', stunned: true }],
      combat: ['clean-hit'],
      a: { used: ['thick-hide'] },
    });
    expect(damageOf(m)).toEqual({ a: 4, b: 0 });
    expect(m.events().find(({ key }) => key === 'wave.strike')?.modifiers).toEqual([
      { rule: 'WAV.ENEMY.1', label: 'wave.modifier.attack', value: 2 },
      { rule: 'WAV.DECK.4', label: 'wave.modifier.combat-card', value: 1 },
      { rule: 'WAV.ENEMY.6', label: 'wave.modifier.monster', value: 1 },
    ]);
    const weak = struck({ line: ['raider'], combat: ['whiff'] });
    expect(damageOf(weak)).toEqual({ a: 0, b: 0 });
    expect(said(weak, 'wave.strike')).toMatchObject([{ damage: 0 }]);
    expect(
      struck({ line: ['wanderer'] })
        .events()
        .find(({ key }) => key === 'wave.strike')?.modifiers,
    ).toEqual([{ rule: 'WAV.ENEMY.1', label: 'wave.modifier.attack', value: 1 }]);
  });

  test('WAV.STRIKE.7 splash hits the characters seated left and right of the one attacked', () => {
    const hit = (seats: number): unknown =>
      damageOf(struck({ seats, holder: 'a', line: ['brute'], combat: ['stray-hit'] }));
    expect(hit(1)).toEqual({ a: 2 });
    expect(hit(2)).toEqual({ a: 2, b: 1 }); // the other one, once
    expect(hit(3)).toEqual({ a: 2, b: 1, c: 1 });
    const five = struck({ seats: 5, holder: 'c', line: ['brute'], combat: ['wide-arc'], d: { used: ['thick-hide'] } });
    expect(damageOf(five)).toEqual({ a: 0, b: 1, c: 3, d: 1, e: 0 });
    expect(five.under('WAV.STRIKE.7').map(({ params }) => (params as { seat: string }).seat)).toEqual(['d', 'b']);
  });

  test('WAV.STRIKE.8 leave to spread means nothing in an enemy attack', () => {
    const m = struck({ seats: 3, line: ['brute'], combat: ['follow-through'] });
    expect(damageOf(m)).toEqual({ a: 3, b: 0, c: 0 });
    expect(m.state().phase).toBe('search');
  });

  test('WAV.STRIKE.9 survivors in the line do not attack', () => {
    const m = scene({ seats: ['psycho'], phase: 'combat', holder: 'a', line: ['survivor', 'survivor'] });
    m.answer('a', 'end');
    expect(damageOf(m)).toEqual({ a: 0 });
    expect(said(m, 'wave.strikes')).toEqual([]);
  });
});

describe('the enemies', () => {
  test('WAV.ENEMY.1 each type has its own limit and attack', () => {
    const shown = (['wanderer', 'raider', 'brute', 'monster'] as const).map((id) => {
      const { limit, damage, draws } = breed(id);
      return [limit, damage, draws];
    });
    expect(shown).toEqual([
      [2, 1, 0],
      [3, 1, 1],
      [4, 2, 1],
      [8, 2, 2],
    ]);
    const hits = (['wanderer', 'raider', 'brute', 'monster'] as const).map(
      (enemy) => damageOf(struck({ line: [enemy] })).a,
    );
    expect(hits).toEqual([1, 1, 2, 3]);
  });

  test('WAV.ENEMY.3 a band of Wanderers does no more than each of them', () => {
    const m = struck({ line: ['wanderer', 'wanderer', 'wanderer'], a: { inventory: ['crowbar'], barricades: 1 } });
    expect(damageOf(m)).toEqual({ a: 2, b: 0 });
    expect(m.state().people.a).toMatchObject({ barricades: 0, inventory: ['crowbar'] });
  });

  test('WAV.ENEMY.4 Raider: a player attacked by it loses 1 random card, even for 0 damage; neighbours lose nothing', () => {
    const m = struck({
      line: ['raider'],
      combat: ['stray-hit'],
      a: { inventory: ['psychos-cleaver'] },
      b: { inventory: ['planks'] },
    });
    expect(m.state()).toMatchObject({
      people: { a: { damage: 1, inventory: [] }, b: { damage: 1, inventory: ['planks'] } },
    });
    expect(m.state().discard).toEqual(['psychos-cleaver']);
    const order = m.events().map(({ key }) => key);
    expect(order.indexOf('wave.lost-card')).toBeGreaterThan(order.lastIndexOf('wave.hurt')); // after damage and splash
    expect(m.under('WAV.ENEMY.4').map(({ params }) => params)).toEqual([{ seat: 'a', card: 'psychos-cleaver' }]);
    const weak = struck({ line: ['raider'], combat: ['whiff'], a: { inventory: ['planks', 'planks'] } });
    expect(weak.state().people.a).toMatchObject({ damage: 0, inventory: ['planks'] });
  });

  test('WAV.ENEMY.4 Raider: not when a survivor took the attack or a Barricade absorbed it', () => {
    const saved = struck({ line: ['raider', 'survivor'], a: { inventory: ['planks'] } });
    expect(cardsOf(saved, 'a')).toEqual(['planks']);
    const behind = struck({ line: ['raider'], a: { inventory: ['planks'], barricades: 1 } });
    expect(behind.state().people.a).toMatchObject({ damage: 0, inventory: ['planks'], barricades: 0 });
  });

  test('WAV.ENEMY.5 Brute: it ignores Barricades, its splash those of neighbours too, and uses up none', () => {
    const m = struck({ line: ['brute'], combat: ['stray-hit'], a: { barricades: 1 }, b: { barricades: 2 } });
    expect(m.state().people).toMatchObject({ a: { damage: 2, barricades: 1 }, b: { damage: 1, barricades: 2 } });
    const saved = struck({ line: ['brute'], a: { survivors: 1 } });
    expect(saved.asked().rule).toBe('WAV.SURV.6'); // survivors still protect
  });

  test('WAV.ENEMY.6 Monster: all enemies deal 1 more for each of them, itself included, to the target only', () => {
    const m = struck({
      seats: ['pillar', 'trigger'],
      line: ['wanderer', 'monster'],
      combat: ['stray-hit', 'whiff'],
      a: { used: ['thick-hide'] },
    });
    expect(damageOf(m)).toEqual({ a: 5, b: 1 });
    expect(said(m, 'wave.strike')).toMatchObject([{ damage: 2 }, { damage: 3 }]);
    const two = struck({
      line: ['wanderer', { enemy: 'monster', stunned: true }, { enemy: 'monster', stunned: true }],
    });
    expect(damageOf(two)).toEqual({ a: 3, b: 0 });
    const fallen = struck({ line: [{ enemy: 'monster', damage: 5 }, 'wanderer'], a: { traps: 1 } });
    expect(damageOf(fallen)).toEqual({ a: 1, b: 0 }); // it ends as soon as the Monster is discarded
  });
});

describe('survivors in the line', () => {
  test('WAV.STRIKE.4 WAV.SURV.4 enemies attack the leftmost survivor first; nothing carries over, splash hits nobody', () => {
    const m = struck({ line: ['brute', 'survivor', 'survivor'], combat: ['wide-arc'], a: { traps: 1, barricades: 1 } });
    expect(damageOf(m)).toEqual({ a: 0, b: 0 });
    expect(m.state().people).toMatchObject({ a: { traps: 1, barricades: 1, survivors: 1 } });
    expect(said(m, 'wave.felled')).toEqual([{ enemy: 'survivor', foe: 2 }]);
    expect(said(m, 'wave.strike.survivor')).toEqual([{ enemy: 'brute', foe: 1, damage: 3 }]);
    expect(m.under('WAV.STRIKE.4')[0]?.modifiers).toHaveLength(2);
    expect(m.state().supply.survivor).toBe(9);
  });

  test('the next enemy turns to the next survivor, then to the holder', () => {
    const m = struck({ line: ['survivor', 'wanderer', 'wanderer', 'survivor', 'wanderer'] });
    expect(damageOf(m)).toEqual({ a: 1, b: 0 });
    expect(lineOf(m)).toEqual(['wanderer', 'wanderer', 'wanderer']);
  });

  test('WAV.SURV.3 one falls with 1 damage; an attack that comes to 0 leaves it standing for the next', () => {
    const m = struck({ line: ['survivor', 'raider', 'raider', 'raider'], combat: ['whiff', 'graze', 'plain-hit'] });
    expect(said(m, 'wave.strike.survivor')).toMatchObject([{ damage: 0 }, { damage: 0 }, { damage: 1 }]);
    expect(said(m, 'wave.felled')).toEqual([{ enemy: 'survivor', foe: 1 }]);
    expect(damageOf(m)).toEqual({ a: 0, b: 0 });
  });

  test('WAV.SURV.2 a survivor is not an enemy: no target for attack, Spear, Grenade or radio, and none to beat', () => {
    const inventory = ['crowbar', 'planks', 'shards', 'nails', 'explosives', 'decoy-radio'];
    const m = scene({ phase: 'combat', holder: 'b', line: ['survivor'], a: { inventory } });
    expect(m.asked().options).toEqual(['craft:barricade', 'end']);
  });
});

describe('Barricade', () => {
  test('WAV.TOKEN.1 it stops all damage of one enemy attack, with the card loss', () => {
    const m = struck({ line: ['raider'], combat: ['perfect-hit'], a: { barricades: 1, inventory: ['planks'] } });
    expect(m.state().people.a).toMatchObject({ damage: 0, inventory: ['planks'], barricades: 0 });
    expect(said(m, 'wave.barricade.broke')).toEqual([{ seat: 'a' }]);
  });

  test('WAV.TOKEN.1 it is not used up by an attack that would neither hurt its owner nor cost a card', () => {
    const bare = struck({ line: ['raider'], combat: ['whiff'], a: { barricades: 1 } });
    expect(bare.state().people.a?.barricades).toBe(1);
    const loaded = struck({ line: ['raider'], combat: ['whiff'], a: { barricades: 1, inventory: ['planks'] } });
    expect(loaded.state().people.a).toMatchObject({ barricades: 0, inventory: ['planks'] });
  });

  test('WAV.TOKEN.2 WAV.TOKEN.4 it is discarded after one attack, and an attack uses up only one', () => {
    const m = struck({ line: ['wanderer', 'wanderer', 'wanderer'], a: { barricades: 2 } });
    expect(m.state().people.a).toMatchObject({ damage: 1, barricades: 0 });
    expect(struck({ line: ['wanderer'], a: { barricades: 2 } }).state().people.a).toMatchObject({
      damage: 0,
      barricades: 1,
    });
  });

  test('WAV.TOKEN.3 splash of an attack on a neighbour uses it', () => {
    const m = struck({ line: ['raider'], combat: ['stray-hit'], b: { barricades: 1, inventory: ['planks'] } });
    expect(m.state().people).toMatchObject({
      a: { damage: 1 },
      b: { damage: 0, barricades: 0, inventory: ['planks'] },
    });
    const none = struck({ line: ['raider'], combat: ['plain-hit'], b: { barricades: 1, inventory: ['planks'] } });
    expect(none.state().people.b).toMatchObject({ barricades: 1 });
  });

  test('a Barricade of the one attacked does not keep the splash from the neighbours', () => {
    const m = struck({ line: ['raider'], combat: ['stray-hit'], a: { barricades: 1 } });
    expect(damageOf(m)).toEqual({ a: 0, b: 1 });
  });
});

describe('Trap', () => {
  test('WAV.TOKEN.7 it deals 3 damage to an enemy immediately before it attacks that player', () => {
    const m = struck({ line: ['brute'], a: { traps: 1 } });
    expect(lineOf(m)).toEqual(['brute 3']);
    expect(damageOf(m)).toEqual({ a: 2, b: 0 });
    expect(m.under('WAV.TOKEN.7').map(({ params }) => params)).toEqual([
      { enemy: 'brute', foe: 1, damage: 3, left: 1 },
    ]);
    const keys = m.events().map(({ key }) => key);
    expect(keys.indexOf('wave.trap.sprung')).toBeLessThan(keys.indexOf('wave.cards.drawn.enemy'));
  });

  test('WAV.TOKEN.7 not for an enemy that attacks a survivor or hits the player only by splash', () => {
    expect(struck({ line: ['brute', 'survivor'], a: { traps: 1 } }).state().people.a?.traps).toBe(1);
    const beside = struck({ line: ['brute'], combat: ['stray-hit'], b: { traps: 1 } });
    expect(beside.state().people.b).toMatchObject({ damage: 1, traps: 1 });
    expect(lineOf(beside)).toEqual(['brute']);
  });

  test('WAV.TOKEN.8 an enemy discarded by it does not attack', () => {
    const m = struck({ line: ['raider', 'wanderer'], a: { traps: 1, inventory: ['planks'] } });
    expect(lineOf(m)).toEqual(['wanderer']);
    expect(damageOf(m)).toEqual({ a: 1, b: 0 });
    expect(m.state()).toMatchObject({
      combatDiscard: [],
      people: { a: { inventory: ['planks'] } },
      supply: { raider: 20 },
    });
    expect(strikes(m)).toEqual([2]);
  });

  test('WAV.TOKEN.9 it works once, one per attack, and an unused one stays', () => {
    const m = struck({ line: ['monster'], a: { traps: 3 } });
    expect(lineOf(m)).toEqual(['monster 3']);
    expect(m.state()).toMatchObject({ round: 2, people: { a: { traps: 2 } } });
    expect(said(m, 'wave.trap.sprung')).toEqual([{ seat: 'a', enemy: 'monster', foe: 1 }]);
  });
});

describe('the stunned', () => {
  test('WAV.TOKEN.15 a stunned enemy does not attack, can be attacked, and a stunned Monster still bolsters', () => {
    const m = struck({
      line: ['wanderer', { enemy: 'monster', stunned: true }],
      a: { traps: 1, inventory: ['planks'] },
    });
    expect(m.state().people.a?.traps).toBe(0); // the Wanderer met it and fell
    expect(damageOf(m)).toEqual({ a: 0, b: 0 });
    expect(said(m, 'wave.strike.stunned')).toEqual([{ enemy: 'monster', foe: 2 }]);
    expect(m.state().line[0]).toMatchObject({ enemy: 'monster', damage: 0, stunned: false }); // it ends with the phase
    expect(damageOf(struck({ line: ['wanderer', { enemy: 'monster', stunned: true }] }))).toEqual({ a: 2, b: 0 });
    const turn = scene({
      phase: 'combat',
      holder: 'b',
      line: [{ enemy: 'monster', stunned: true }],
      a: { inventory: ['crowbar'] },
    });
    turn.answer('a', 'attack:crowbar').answer('a', 'foe:1');
    expect(lineOf(turn)).toEqual(['monster 2']);
  });
});

describe('saved survivors', () => {
  test('WAV.SURV.6 once the damage is known, any number may be given up, each for 1 damage', () => {
    const m = struck({ line: ['brute'], combat: ['clean-hit'], a: { survivors: 2 } });
    expect(m.asked()).toMatchObject({
      kind: 'amount',
      seats: ['a'],
      rule: 'WAV.SURV.6',
      prompt: 'wave.survivors',
      min: 0,
      max: 2,
    });
    m.answer('a', 2);
    expect(m.state()).toMatchObject({ people: { a: { damage: 1, survivors: 0 } }, supply: { survivor: 12 } });
    expect(said(m, 'wave.survivors.gave')).toEqual([{ seat: 'a', given: 2 }]);
    const [hurt] = m.events().filter(({ key }) => key === 'wave.hurt');
    expect(hurt?.modifiers).toEqual([{ rule: 'WAV.SURV.6', label: 'wave.modifier.survivors', value: -2 }]);
    const kept = struck({ line: ['brute'], combat: ['clean-hit'], a: { survivors: 2 } }).answer('a', 0);
    expect(kept.state().people.a).toMatchObject({ damage: 3, survivors: 2 });
    expect(said(kept, 'wave.survivors.gave')).toEqual([]);
  });

  test('WAV.SURV.6 no more than the damage, each player the own ones, against splash too', () => {
    const m = struck({ line: ['raider'], combat: ['stray-hit'], a: { survivors: 3 }, b: { survivors: 1 } });
    expect(m.asked()).toMatchObject({ seats: ['a'], max: 1 });
    m.answer('a', 1);
    expect(m.asked()).toMatchObject({ seats: ['b'], max: 1 });
    m.answer('b', 1);
    expect(m.state().people).toMatchObject({ a: { damage: 0, survivors: 2 }, b: { damage: 0, survivors: 0 } });
    expect(said(m, 'wave.unhurt')).toEqual([{ seat: 'a' }, { seat: 'b' }]);
  });

  test('nobody is asked where a Barricade or a perk has left no damage', () => {
    expect(struck({ line: ['wanderer'], a: { survivors: 1, barricades: 1 } }).state().people.a).toMatchObject({
      survivors: 1,
    });
    const hide = struck({ seats: ['pillar', 'trigger'], line: ['wanderer'], a: { survivors: 1 } });
    expect(hide.state().people.a).toMatchObject({ damage: 0, survivors: 1 });
    const rest = struck({ seats: ['pillar', 'trigger'], line: ['brute'], a: { survivors: 5 } });
    expect(rest.asked()).toMatchObject({ rule: 'WAV.SURV.6', max: 1 });
  });
});

test('a strike without a holder of the WAVE! card is a broken table', () => {
  const lost = { phase: 'strike', line: ['wanderer'] } as const;
  expect(() => scene(lost)).toThrow('WAV.WAVE.2: the table cannot be like this: {"phase":"strike","waveHolder":null}');
  expect(() => scene({ ...lost, holder: 'a', strikers: [7] })).toThrow(
    'WAV.LINE.3: the table cannot be like this: {"foe":7,"line":[1]}',
  );
});
