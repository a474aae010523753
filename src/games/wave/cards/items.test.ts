import { describe, expect } from 'vitest';
import { changed, test } from '../../../kernel/testing.ts';
import { cardsOf, damageOf, lineOf, said, scene, type SceneSpec, type WaveScene } from '../testing.ts';

/** Seat a's Combat turn; no perk of a's is about. */
const turnOf = (inventory: string[], spec: SceneSpec = {}): WaveScene =>
  scene({ phase: 'combat', holder: 'b', line: ['monster', 'brute'], ...spec, a: { ...spec.a, inventory } });

describe('healing items', () => {
  test('WAV.HEAL.1 one removes damage of its user by the amount on the card, never below 0', () => {
    for (const [card, before, after] of [
      ['granola-bar', 3, 2],
      ['bandage-roll', 3, 1],
      ['bandage-roll', 1, 0],
    ] as const) {
      const m = turnOf([card], { a: { damage: before }, b: { damage: 3 } });
      m.answer('a', `use:${card}`);
      expect(damageOf(m)).toEqual({ a: after, b: 3 });
      expect(said(m, 'wave.healed')).toEqual([{ seat: 'a', amount: before - after, left: 8 - after }]);
    }
  });

  test('First-Aid Tin heals 3 of one character of choice, among those who are hurt', () => {
    const m = turnOf(['first-aid-tin'], { seats: 3, b: { damage: 4 }, c: { damage: 1 } });
    m.answer('a', 'use:first-aid-tin');
    expect(m.asked()).toMatchObject({
      seats: ['a'],
      rule: 'WAV.HEAL.1',
      prompt: 'wave.heal.whom',
      options: ['b', 'c'],
    });
    m.answer('a', 'b');
    expect(damageOf(m)).toEqual({ a: 0, b: 1, c: 1 });
    expect(turnOf(['first-aid-tin']).asked().options).toEqual(['end']);
  });

  test('Shared Soup heals 1 of everybody', () => {
    const m = turnOf(['shared-soup'], { seats: 3, b: { damage: 4 }, c: { damage: 1 } });
    m.answer('a', 'use:shared-soup');
    expect(damageOf(m)).toEqual({ a: 0, b: 3, c: 0 });
    expect(said(m, 'wave.healed')).toEqual([
      { seat: 'b', amount: 1, left: 3 },
      { seat: 'c', amount: 1, left: 7 },
    ]);
    expect(turnOf(['shared-soup']).asked().options).toEqual(['end']);
  });

  test('WAV.HEAL.2 one may be used in the own Combat turn, not in that of another', () => {
    const m = turnOf(['granola-bar'], { a: { damage: 1 }, b: { damage: 1, inventory: ['granola-bar'] } });
    expect(m.asked().options).toEqual(['use:granola-bar', 'end']);
    expect(m.refused('b', 'use:granola-bar').code).toBe('not-your-turn');
    m.answer('a', 'end');
    expect(m.asked()).toMatchObject({ seats: ['b'], options: ['use:granola-bar', 'end'] });
  });

  test('WAV.HEAL.4 WAV.HEAL.5 any number may be used in one turn, and none is an action', () => {
    const m = turnOf(['granola-bar', 'granola-bar', 'bandage-roll', 'crowbar'], { a: { damage: 5 } });
    m.answer('a', 'use:granola-bar').answer('a', 'use:bandage-roll').answer('a', 'use:granola-bar');
    expect(m.state()).toMatchObject({ people: { a: { damage: 1 } }, turn: { actions: 1 } });
    expect(m.asked().options).toEqual(['attack:crowbar', 'end']);
  });

  test('WAV.HEAL.6 WAV.RUBBLE.2 it is discarded after use, one card of it', () => {
    const m = turnOf(['granola-bar', 'granola-bar'], { a: { damage: 2 } });
    m.answer('a', 'use:granola-bar');
    expect(cardsOf(m, 'a')).toEqual(['granola-bar']);
    expect(m.state().discard).toEqual(['granola-bar']);
    expect(m.under('WAV.HEAL.6').map(({ params }) => params)).toEqual([{ seat: 'a', card: 'granola-bar' }]);
  });

  test('whoever is unhurt has no use for one', () => {
    expect(turnOf(['granola-bar', 'bandage-roll'], { b: { damage: 2 } }).asked().options).toEqual(['end']);
  });
});

describe('Specials', () => {
  test('WAV.SPECIAL.1 they may be used only in the own Combat turn', () => {
    const specials = ['energy-shot', 'focus', 'blood-lust', 'decoy-radio', 'signal-flare'];
    const m = turnOf(specials, { b: { inventory: specials } });
    expect(m.asked().options).toEqual([...specials.map((card) => `use:${card}`), 'end']);
    for (const card of specials) expect(m.refused('b', `use:${card}`).code).toBe('not-your-turn');
  });

  test('WAV.SPECIAL.2 WAV.SPECIAL.3 using one is not an action, and it is discarded after use', () => {
    for (const card of ['focus', 'blood-lust', 'signal-flare']) {
      const m = turnOf([card]).answer('a', `use:${card}`);
      expect(m.state()).toMatchObject({ turn: { actions: 1 }, people: { a: { inventory: [] } }, discard: [card] });
      expect(said(m, 'wave.played')).toEqual([{ seat: 'a', card }]);
    }
  });

  test('WAV.SPECIAL.4 Energy Shot: 1 damage at once that nothing absorbs, refused if it would kill', () => {
    const m = turnOf(['energy-shot'], { a: { barricades: 1, survivors: 1 } });
    m.answer('a', 'use:energy-shot');
    expect(m.state().people.a).toMatchObject({ damage: 1, barricades: 1, survivors: 1 });
    expect(m.under('WAV.SPECIAL.4').map(({ params }) => params)).toEqual([{ seat: 'a', amount: 1, left: 7 }]);
    expect(turnOf(['energy-shot'], { a: { damage: 7 } }).asked().options).toEqual(['end']); // Drifter can take 8
    expect(turnOf(['energy-shot'], { a: { damage: 6 } }).asked().options).toEqual(['use:energy-shot', 'end']);
  });

  test('WAV.SPECIAL.5 Energy Shot: 1 further action in this turn, also once the action is spent', () => {
    const m = turnOf(['crowbar', 'energy-shot']);
    m.answer('a', 'attack:crowbar').answer('a', 'foe:1').answer('a', 'use:energy-shot');
    expect(m.state().turn.actions).toBe(1);
    expect(said(m, 'wave.action.more')).toEqual([{ seat: 'a', actions: 1 }]);
    m.answer('a', 'attack:crowbar').answer('a', 'foe:1');
    expect(lineOf(m)).toEqual(['monster 4', 'brute']);
    expect(m.asked().options).toEqual(['end']);
  });

  test('WAV.SPECIAL.6 Focus: the next attack may be divided, and only that one', () => {
    const m = turnOf(['crowbar', 'focus'], { turn: { actions: 2 } });
    m.answer('a', 'use:focus').answer('a', 'attack:crowbar').answer('a', 'foe:1');
    expect(m.asked()).toMatchObject({ kind: 'allot', total: 2, options: ['foe:1', 'foe:2'] });
    m.answer('a', { 'foe:1': 1, 'foe:2': 1 });
    expect(lineOf(m)).toEqual(['monster 1', 'brute 1']);
    m.answer('a', 'attack:crowbar').answer('a', 'foe:1');
    expect(lineOf(m)).toEqual(['monster 3', 'brute 1']);
  });

  test('WAV.SPECIAL.6 Focus waits for that attack, into later turns and rounds, and lies on the own attacks only', () => {
    const line = [
      { enemy: 'monster', stunned: true },
      { enemy: 'brute', stunned: true },
    ] as const;
    const m = turnOf(['focus', 'crowbar'], {
      line,
      active: ['nails', 'nails', 'WAVE!'],
      b: { inventory: ['crowbar'] },
    });
    m.answer('a', 'use:focus').answer('a', 'end');
    m.answer('b', 'attack:crowbar').answer('b', 'foe:1').answer('b', 'end');
    expect(m.state()).toMatchObject({ round: 2, phase: 'search', people: { a: { focus: true } } });
    const later = turnOf(['crowbar'], { round: 2, a: { focus: true } });
    later.answer('a', 'attack:crowbar').answer('a', 'foe:1');
    expect(later.asked()).toMatchObject({ kind: 'allot', total: 2, options: ['foe:1', 'foe:2'] });
    later.answer('a', { 'foe:2': 2 });
    expect(later.state().people.a?.focus).toBe(false);
  });

  test('WAV.SPECIAL.6 a second Focus would add nothing while one waits, and is not offered', () => {
    const m = turnOf(['focus', 'focus', 'crowbar'], { turn: { actions: 2 } });
    expect(m.asked().options).toEqual(['attack:crowbar', 'use:focus', 'end']);
    m.answer('a', 'use:focus');
    expect(m.asked().options).toEqual(['attack:crowbar', 'end']);
    m.answer('a', 'attack:crowbar').answer('a', 'foe:1').answer('a', { 'foe:1': 2 });
    expect(m.asked().options).toEqual(['attack:crowbar', 'use:focus', 'end']);
  });

  test('WAV.SPECIAL.7 Focus: splash of that attack is applied first', () => {
    const m = turnOf(['garden-fork', 'focus'], { line: [{ enemy: 'wanderer', damage: 1 }, 'monster', 'brute'] });
    m.answer('a', 'use:focus').answer('a', 'attack:garden-fork').answer('a', 'foe:2');
    expect(m.asked()).toMatchObject({ kind: 'allot', total: 1, options: ['foe:2', 'foe:3'] });
    m.answer('a', { 'foe:3': 1 });
    expect(lineOf(m)).toEqual(['monster', 'brute 2']);
  });

  test('WAV.SPECIAL.10 Blood Lust: 1 damage when it is played, refused if it would kill', () => {
    const m = turnOf(['blood-lust'], { a: { barricades: 1, survivors: 1 } });
    m.answer('a', 'use:blood-lust');
    expect(m.state().people.a).toMatchObject({ damage: 1, barricades: 1, survivors: 1 });
    expect(m.under('WAV.SPECIAL.10').map(({ params }) => params)).toEqual([{ seat: 'a', amount: 1, left: 7 }]);
    expect(turnOf(['blood-lust'], { a: { damage: 7 } }).asked().options).toEqual(['end']);
  });

  test('WAV.SPECIAL.11 Blood Lust: all attacks of the user in this round splash for 1 more, those of others do not', () => {
    const m = turnOf(['crowbar', 'blood-lust'], {
      line: [
        { enemy: 'monster', stunned: true },
        { enemy: 'brute', stunned: true },
      ],
      turn: { actions: 2 },
      b: { inventory: ['crowbar'] },
    });
    m.answer('a', 'use:blood-lust');
    m.answer('a', 'attack:crowbar').answer('a', 'foe:1').answer('a', 'attack:crowbar').answer('a', 'foe:1');
    expect(lineOf(m)).toEqual(['monster 4', 'brute 2']);
    m.answer('a', 'end').answer('b', 'attack:crowbar').answer('b', 'foe:1');
    expect(lineOf(m)).toEqual(['monster 6', 'brute 2']);
    m.answer('b', 'end');
    expect(m.state()).toMatchObject({ round: 2, people: { a: { roundSplash: 0 } } });
  });

  test('WAV.X.8 Blood Lust, 1 damage, then an attack without splash: each neighbour takes 1', () => {
    const m = turnOf(['blood-lust', 'crowbar'], { line: ['brute', 'monster', 'brute'] });
    m.answer('a', 'use:blood-lust');
    expect(damageOf(m)).toEqual({ a: 1, b: 0 });
    expect(m.asked().options).toEqual(['attack:crowbar', 'end']); // it used no action
    m.answer('a', 'attack:crowbar').answer('a', 'foe:2');
    expect(lineOf(m)).toEqual(['brute 1', 'monster 2', 'brute 1']);
  });

  test('WAV.SPECIAL.17 several of one name add up', () => {
    const m = turnOf(['blood-lust', 'blood-lust', 'energy-shot', 'energy-shot', 'crowbar']);
    for (const card of ['blood-lust', 'blood-lust', 'energy-shot', 'energy-shot']) m.answer('a', `use:${card}`);
    expect(m.state()).toMatchObject({ turn: { actions: 3 }, people: { a: { damage: 4, roundSplash: 2 } } });
    m.answer('a', 'attack:crowbar').answer('a', 'foe:1');
    expect(lineOf(m)).toEqual(['monster 2', 'brute 2']);
  });

  test('Decoy Radio: one enemy does not attack this round and keeps its place', () => {
    const m = turnOf(['decoy-radio', 'decoy-radio'], {
      line: ['brute', 'survivor', { enemy: 'raider', stunned: true }],
    });
    m.answer('a', 'use:decoy-radio');
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'WAV.TOKEN.15', prompt: 'wave.stun', options: ['foe:1'] });
    const before = m.state();
    m.answer('a', 'foe:1');
    const [brute, ...rest] = before.line;
    expect(m.state().line).toEqual([{ ...brute, stunned: true }, ...rest]);
    expect(said(m, 'wave.stunned')).toEqual([{ seat: 'a', enemy: 'brute', foe: 1 }]);
    expect(m.asked().options).toEqual(['end']); // nobody is left to be distracted
  });

  test('Signal Flare: the user takes the WAVE! card over; its holder has no use for one', () => {
    const m = turnOf(['signal-flare']);
    const before = m.state();
    m.answer('a', 'use:signal-flare');
    expect(changed(before, m.state())).toEqual({
      waveHolder: ['b', 'a'],
      people: { a: { inventory: [['signal-flare'], []] } },
      discard: [[], ['signal-flare']],
    });
    expect(said(m, 'wave.taken-over')).toEqual([{ seat: 'a' }]);
    expect(turnOf(['signal-flare'], { holder: 'a' }).asked().options).toEqual(['end']);
  });
});
