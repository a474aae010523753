import { describe, expect } from 'vitest';
import { test } from '../../../kernel/testing.ts';
import type { State } from '../state.ts';
import { byLot, damageOf, lineOf, said, scene, type SceneSpec, start, type WaveScene } from '../testing.ts';
import { ROUNDS } from '../words.ts';

/** The last moment of a round: the enemies in the line, if any, are stunned. */
const roundEnds = (spec: SceneSpec = {}): WaveScene => scene({ phase: 'strike', holder: 'a', strikers: [], ...spec });

describe('the round', () => {
  test('WAV.ROUND.1 Search, Trade, Combat, in this order', () => {
    const m = scene({ seats: 1, active: ['WAVE!', 'planks'], assaults: ['stragglers'] });
    const phases = [m.state().phase];
    for (const answer of ['accept', 'done', 'end']) {
      m.answer('a', answer);
      phases.push(m.state().phase);
    }
    expect(phases).toEqual(['search', 'trade', 'combat', 'search']);
    expect(m.state().round).toBe(2);
  });

  test('WAV.ROUND.2 the next Search begins when the enemies have attacked and survivors have joined a player', () => {
    const m = scene({
      seats: ['psycho', 'trigger'],
      phase: 'strike',
      holder: 'a',
      line: ['raider', 'survivor'],
      combat: ['whiff'],
    });
    expect(m.state()).toMatchObject({ phase: 'search', round: 2 });
    const keys = m.events().map(({ key }) => key);
    const order = ['wave.strike.survivor', 'wave.survivors.joined', 'wave.round'];
    expect(keys.filter((key) => order.includes(key))).toEqual(order);
  });

  test('WAV.ROUND.3 six rounds bring a new assault each, all different', () => {
    const m = start({ players: [{ character: 'pillar', weapon: 'crowbar' }] }, 'six rounds');
    const assaults: (string | null)[] = [];
    // Nobody is hurt or felled: the line is taken off the table by hand before it can attack.
    while (m.state().round <= ROUNDS && m.outcome === null) {
      const { options } = m.asked();
      if (options.includes('accept')) m.answer('a', 'accept');
      else if (options.includes('leave')) m.answer('a', 'leave');
      else if (options.includes('done')) {
        assaults.push(m.state().assault);
        m.match.repair([{ path: 'line', value: [] }], 'nobody came', ['a']);
        m.answer('a', 'done');
      } else if (options.includes('end')) m.answer('a', 'end');
      else m.answer('a', options[0] ?? '');
    }
    expect(assaults).toHaveLength(6);
    expect(new Set(assaults).size).toBe(6);
    expect(m.outcome?.won).toEqual(['a']);
  });

  test('WAV.ROUND.4 enemies left in the line stay from round to round, with their damage and Spears', () => {
    const foe = { enemy: 'brute', damage: 2, spears: 1, stunned: true } as const;
    const m = roundEnds({ line: [foe, 'wanderer'] });
    expect(m.state().round).toBe(2);
    expect(m.state().line).toEqual([
      { id: 1, enemy: 'brute', damage: 2, spears: 1, stunned: false },
      { id: 2, enemy: 'wanderer', damage: 0, spears: 0, stunned: false },
    ]);
  });

  test('what held for the round is over: perks are fresh, bonuses gone; tokens and saved survivors stay', () => {
    const a = {
      used: ['thick-hide'],
      roundDamage: 1,
      roundSplash: 2,
      barricades: 1,
      traps: 1,
      survivors: 1,
      damage: 2,
    };
    const m = roundEnds({ seats: ['pillar', 'psycho'], a });
    expect(m.state().people.a).toMatchObject({ ...a, used: [], roundDamage: 0, roundSplash: 0 });
  });
});

describe('the First Player token', () => {
  test('WAV.FIRST.6 it passes to the left neighbour at the end of each Combat phase, after round 6 too', () => {
    for (const [first, next] of [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
    ] as const) {
      const m = roundEnds({ seats: 3, first, round: 8, line: ['brute'] });
      expect(m.state().first).toBe(next);
      expect(said(m, 'wave.first')).toEqual([{ seat: next }]);
    }
  });

  test('WAV.FIRST.7 alone it never leaves the player', () => {
    const m = roundEnds({ seats: ['psycho'] });
    expect(m.state()).toMatchObject({ first: 'a', searcher: 'a' });
    expect(said(m, 'wave.first')).toEqual([]);
  });
});

describe('survivors', () => {
  test('WAV.SURV.5 those still in the line join the holder of the WAVE! card, also when enemies remain', () => {
    const m = roundEnds({ holder: 'b', line: ['survivor', 'brute', 'survivor'], b: { survivors: 1 } });
    expect(lineOf(m)).toEqual(['brute']);
    expect(m.state().people).toMatchObject({ a: { survivors: 0 }, b: { survivors: 3 } });
    expect(said(m, 'wave.survivors.joined')).toEqual([{ seat: 'b', saved: 2 }]);
    expect(said(roundEnds({ line: ['brute'] }), 'wave.survivors.joined')).toEqual([]);
  });

  test('WAV.SURV.5 they stay with that player for good, even when the WAVE! card moves on', () => {
    const m = scene({
      seats: ['psycho', 'trigger'],
      phase: 'strike',
      holder: 'a',
      round: 2,
      line: ['wanderer'],
      b: { survivors: 2 },
    });
    expect(m.state().people).toMatchObject({ a: { damage: 1, survivors: 0 }, b: { survivors: 2 } });
  });

  test('WAV.SURV.7 a saved survivor takes no slot, cannot be traded and cannot be lost at random', () => {
    const eight = ['crowbar', 'shovel', 'dead-phone', 'granola-bar', 'lucky', 'focus', 'planks'];
    const search = scene({ active: ['wires', 'nails'], a: { inventory: eight, survivors: 5 } });
    expect(search.asked().options).toEqual(['keep', 'leave']);
    const trade = scene({ phase: 'trade', holder: 'a', a: { survivors: 5 } });
    expect(trade.offered('a')).toEqual(['done']);
    const crow = scene({ seats: ['psycho', 'trigger'], active: ['crow-attack', 'nails'], a: { survivors: 5 } });
    expect(crow.state().people.a?.survivors).toBe(5);
  });
});

describe('after round 6', () => {
  test('WAV.LAST.2 with enemies left, play goes on in further rounds as before', () => {
    const m = roundEnds({ seats: ['psycho', 'trigger'], round: 6, line: [{ enemy: 'wanderer', stunned: true }] });
    expect(m.outcome).toBeNull();
    expect(m.state()).toMatchObject({ phase: 'search', round: 7, first: 'b' });
    expect(m.state().active.length + 1).toBe(11); // new Rubble cards and the WAVE! card
    while (m.state().phase === 'search') {
      const { seats, options } = m.asked();
      m.answer(seats[0] ?? '', options.includes('accept') ? 'accept' : 'leave');
    }
    const holder = m.state().waveHolder ?? '';
    m.answer('a', 'done').answer('b', 'done').answer('b', 'end').answer('a', 'end');
    expect(m.state()).toMatchObject({ round: 8, first: 'a' });
    expect(damageOf(m)).toEqual({ a: 0, b: 0, [holder]: 1 });
  });

  test('WAV.LAST.3 rounds are repeated without limit until all enemies are discarded', () => {
    expect(roundEnds({ round: 40, line: ['brute'] }).state().round).toBe(41);
    const m = scene({
      phase: 'combat',
      round: 41,
      holder: 'b',
      line: ['wanderer', 'wanderer'],
      a: { inventory: ['fuel-bottle'] },
    });
    m.answer('a', 'attack:fuel-bottle').answer('a', 'foe:1');
    expect(m.outcome).toMatchObject({ won: ['a', 'b'], lost: [] });
  });

  test('WAV.LAST.3 a Trap or a Spear that fells the last enemy wins on the spot', () => {
    const trap = scene({ phase: 'strike', round: 7, holder: 'a', line: ['raider'], a: { traps: 1 } });
    expect(trap.outcome?.won).toEqual(['a', 'b']);
    const spear = scene({
      phase: 'combat',
      round: 7,
      holder: 'b',
      line: ['raider'],
      a: { inventory: ['planks', 'shards'] },
    });
    spear.answer('a', 'craft:spear').answer('a', 'foe:1');
    expect(spear.outcome?.won).toEqual(['a', 'b']);
  });

  test('WAV.LAST.3 or until a character dies', () => {
    const m = scene({
      seats: ['psycho', 'trigger'],
      phase: 'strike',
      round: 9,
      holder: 'a',
      line: ['wanderer', 'brute'],
      a: { damage: 6 },
    });
    expect(m.outcome).toMatchObject({ won: [], lost: ['a', 'b'] });
  });
});

describe('winning', () => {
  test('WAV.END.1 WAV.GOAL.3 round 6 over, no enemy left, everybody alive: won', () => {
    const m = roundEnds({ round: 6, a: { damage: 7 } });
    expect(m.outcome).toEqual({
      won: ['a', 'b'],
      lost: [],
      rule: 'WAV.END.1',
      key: 'wave.won',
      params: { round: 6, rounds: 6 },
    });
    expect(m.match.request).toBeNull();
  });

  test('WAV.GOAL.2 all win together or lose together', () => {
    expect(roundEnds({ seats: 4, round: 6 }).outcome).toMatchObject({ won: ['a', 'b', 'c', 'd'], lost: [] });
    const dead = scene({ seats: 4, phase: 'strike', holder: 'c', line: ['wanderer'], c: { damage: 6 } });
    expect(dead.outcome).toMatchObject({ won: [], lost: ['a', 'b', 'c', 'd'] });
  });

  test('WAV.END.2 an empty line before the end of round 6 does not win', () => {
    expect(roundEnds({ round: 5 }).outcome).toBeNull();
    const m = scene({ phase: 'combat', round: 6, holder: 'b', line: ['wanderer'], a: { inventory: ['crowbar'] } });
    m.answer('a', 'attack:crowbar').answer('a', 'foe:1');
    expect(m.outcome).toBeNull();
    expect(m.state().line).toEqual([]);
    m.answer('a', 'end').answer('b', 'end'); // the end of round 6's Combat phase
    expect(m.outcome?.won).toEqual(['a', 'b']);
  });

  test('WAV.END.4 survivors have no part in winning: one in the line does not prevent it', () => {
    expect(roundEnds({ round: 6, line: ['survivor'] }).outcome?.won).toEqual(['a', 'b']);
    const m = scene({
      phase: 'combat',
      round: 7,
      holder: 'b',
      line: ['survivor', 'brute', 'wanderer'],
      a: { inventory: ['crowbar'] },
      turn: { actions: 3 },
    });
    m.answer('a', 'attack:crowbar').answer('a', 'foe:3');
    expect(m.outcome).toBeNull();
    m.answer('a', 'attack:crowbar').answer('a', 'foe:2').answer('a', 'attack:crowbar').answer('a', 'foe:2');
    expect(m.outcome?.won).toEqual(['a', 'b']);
    expect(lineOf(m)).toEqual(['survivor']);
  });
});

test.each(['one', 'two', 'six'])('cards are neither made nor lost in a match of %s by lot', (name) => {
  const counted = ({
    rubble,
    active,
    discard,
    people,
    starters,
    combat,
    combatDiscard,
    supply,
    line,
    waveHolder,
  }: State) => {
    const all = Object.values(people);
    const held = all.reduce((sum, { inventory }) => sum + inventory.length, 0);
    const saved = all.reduce((sum, { survivors }) => sum + survivors, 0);
    const inSupply = Object.values(supply).reduce((sum, copies) => sum + copies, 0);
    return {
      rubble: rubble.length + active.length + discard.length + held + starters.length + (waveHolder === null ? 0 : 1),
      combat: combat.length + combatDiscard.length,
      enemies: inSupply + line.length + saved,
    };
  };
  let expected: ReturnType<typeof counted> | null = null;
  byLot(name, name, (match) => {
    const { state } = match.position();
    if (state.phase === 'muster') return;
    expected ??= counted(state);
    expect(counted(state)).toEqual(expected);
  });
  expect(expected).toMatchObject({ combat: 32, enemies: 78 });
});
