import { describe, expect } from 'vitest';
import { changed, test } from '../../../kernel/testing.ts';
import { characterCard } from '../cards/cards.ts';
import { healthLeft } from '../state.ts';
import { damageOf, said, scene } from '../testing.ts';
import { CHARACTERS } from '../words.ts';

describe('damage to characters', () => {
  test('WAV.DAMAGE.1 WAV.CHAR.9 it moves the marker along the tracker', () => {
    const m = scene({ seats: ['psycho', 'trigger'], active: ['WAVE!', 'planks'], a: { damage: 2 } });
    const before = m.state();
    m.answer('a', 'delay');
    expect(changed(before.people, m.state().people)).toEqual({ a: { damage: [2, 3] } });
    expect(healthLeft(m.state(), 'a')).toBe(4);
    expect(said(m, 'wave.suffered')).toEqual([{ seat: 'a', amount: 1, left: 4 }]);
    expect(m.under('WAV.WAVE.4')[0]).not.toHaveProperty('modifiers');
  });

  test.each([...CHARACTERS])('WAV.DAMAGE.2 WAV.CHAR.8 %s is dead when the own tracker has run out', (character) => {
    const { track } = characterCard(character);
    const struck = (damage: number) =>
      scene({
        seats: [character],
        phase: 'strike',
        holder: 'a',
        line: ['wanderer'],
        a: { damage, used: ['thick-hide'] },
      });
    expect(struck(track - 2).outcome).toBeNull();
    expect(struck(track - 1).outcome).toMatchObject({ won: [], lost: ['a'] });
  });

  test('damage beyond the tracker kills no more than damage that just fills it', () => {
    const m = scene({ seats: ['psycho', 'trigger'], active: ['rodent-attack-2', 'planks'], a: { damage: 6 } });
    expect(said(m, 'wave.suffered')).toEqual([{ seat: 'a', amount: 2, left: 0 }]);
    expect(m.outcome?.rule).toBe('WAV.END.3');
  });

  test('WAV.DAMAGE.3 suffered damage cannot be absorbed by Barricade, saved survivor or perk', () => {
    const a = { barricades: 1, survivors: 1, inventory: ['energy-shot', 'blood-lust'] };
    const m = scene({ seats: ['pillar', 'psycho'], phase: 'combat', holder: 'b', line: ['brute'], a });
    m.answer('a', 'use:energy-shot').answer('a', 'use:blood-lust');
    expect(m.state().people.a).toMatchObject({ damage: 2, barricades: 1, survivors: 1, used: [] });
  });

  test('WAV.TOKEN.5 a Barricade absorbs neither red cards, nor a delay, nor costs', () => {
    const red = scene({ seats: ['psycho', 'trigger'], active: ['rodent-attack-1', 'planks'], a: { barricades: 1 } });
    const delay = scene({ seats: ['psycho', 'trigger'], active: ['WAVE!', 'planks'], a: { barricades: 1 } }).answer(
      'a',
      'delay',
    );
    const cost = scene({ seats: ['psycho', 'trigger'], phase: 'combat', holder: 'b', a: { barricades: 1 } }).answer(
      'a',
      'perk:frenzy',
    );
    for (const m of [red, delay, cost]) expect(m.state().people.a).toMatchObject({ damage: 1, barricades: 1 });
  });

  test('WAV.DAMAGE.4 a voluntary cost that would kill the payer cannot be paid', () => {
    const inventory = ['energy-shot', 'blood-lust', 'focus'];
    const m = scene({
      seats: ['psycho', 'trigger'],
      phase: 'combat',
      holder: 'b',
      line: ['brute'],
      a: { damage: 6, inventory },
    });
    expect(m.asked().options).toEqual(['use:focus', 'end']);
    for (const way of ['use:energy-shot', 'use:blood-lust', 'perk:frenzy']) {
      expect(m.refused('a', way)).toMatchObject({ code: 'bad-answer' });
    }
    const able = scene({
      seats: ['psycho', 'trigger'],
      phase: 'combat',
      holder: 'b',
      line: ['brute'],
      a: { damage: 5, inventory },
    });
    expect(able.asked().options).toEqual(['use:energy-shot', 'use:blood-lust', 'use:focus', 'perk:frenzy', 'end']);
  });
});

describe('death', () => {
  test('WAV.END.3 any character’s death loses the match, in whatever round', () => {
    for (const round of [1, 6, 12]) {
      const m = scene({ seats: 3, phase: 'strike', round, holder: 'b', line: ['wanderer'], b: { damage: 5 } });
      expect(m.outcome).toEqual({
        won: [],
        lost: ['a', 'b', 'c'],
        rule: 'WAV.END.3',
        key: 'wave.lost',
        params: { seat: 'b', character: 'trigger', round },
      });
    }
  });

  test('WAV.GOAL.4 it ends the match at once: nothing that was still to be resolved is resolved', () => {
    // The Raider's blow kills: no splash on b, no card is lost, the next enemy does not attack.
    const m = scene({
      seats: ['psycho', 'trigger'],
      phase: 'strike',
      holder: 'a',
      line: ['raider', 'wanderer'],
      combat: ['stray-hit'],
      a: { damage: 6, inventory: ['crowbar'] },
    });
    expect(m.outcome?.rule).toBe('WAV.END.3');
    expect(damageOf(m)).toEqual({ a: 7, b: 0 });
    expect(m.state()).toMatchObject({ phase: 'strike', people: { a: { inventory: ['crowbar'] } }, strikers: [2] });
    expect(m.refused('a', 'end').code).toBe('match-over');
  });

  test('splash may kill a neighbour, before the card is lost', () => {
    const m = scene({
      seats: ['psycho', 'trigger'],
      phase: 'strike',
      holder: 'a',
      line: ['raider'],
      combat: ['stray-hit'],
      a: { inventory: ['crowbar'] },
      b: { damage: 5 },
    });
    expect(m.outcome?.params).toMatchObject({ seat: 'b' });
    expect(m.state().people.a?.inventory).toEqual(['crowbar']);
  });
});
