import { describe, expect } from 'vitest';
import { seedWords, Seeded, Viewer } from '../../kernel/index.ts';
import { test } from '../../kernel/testing.ts';
import { wave } from './index.ts';
import type { State } from './state.ts';
import { scene } from './testing.ts';
import { type View, viewOf } from './view.ts';

const TABLE = {
  rubble: ['planks', 'nails'],
  active: ['wires', 'WAVE!', 'shards', 'lucky'],
  assaults: ['apex', 'ambush', 'stragglers'],
  combat: ['whiff', 'graze'],
};

describe('what is seen', () => {
  test('piles show as counts, everything else is open to all', () => {
    const m = scene({
      ...TABLE,
      line: ['brute'],
      a: { inventory: ['crowbar'] },
      discard: ['dead-phone'],
      combatDiscard: ['stray-hit'],
    });
    const state = m.state();
    expect(viewOf(state)).toEqual({ ...state, rubble: 2, active: 3, assaults: 3, combat: 2 });
    for (const seat of ['a', 'b', null]) {
      const text = JSON.stringify(new Viewer(m.match, seat).state());
      for (const hidden of ['planks', 'shards', 'apex', 'whiff']) expect(text).not.toContain(hidden);
      for (const open of ['crowbar', 'brute', 'dead-phone', 'stray-hit']) expect(text).toContain(open);
    }
  });

  test('a view is a copy: who reads it cannot change the match', () => {
    const m = scene({ ...TABLE, a: { inventory: ['crowbar'] } });
    const view = new Viewer(m.match, 'a').state() as unknown as View;
    view.people.a?.inventory.push('fire-axe');
    expect(m.state().people.a?.inventory).toEqual(['crowbar']);
  });
});

describe('what nobody can know is drawn anew', () => {
  const redealt = (seed: string): State => {
    const state = scene({
      active: ['single-shoe', ...TABLE.active],
      rubble: TABLE.rubble,
      assaults: TABLE.assaults,
      combat: TABLE.combat,
    }).state();
    wave.redeal(state, 'a', new Seeded(seedWords(seed)));
    return state;
  };

  test('unseen Rubble cards change between the two piles, and the WAVE! card stays in the active one', () => {
    const seen = new Set<string>();
    const places = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const { rubble, active } = redealt(`deal ${i}`);
      expect([rubble.length, active.length]).toEqual([2, 4]);
      expect([...rubble, ...active].sort()).toEqual(['WAVE!', 'lucky', 'nails', 'planks', 'shards', 'wires']);
      places.add(active.indexOf('WAVE!'));
      for (const card of rubble) seen.add(card);
    }
    expect(seen).toEqual(new Set(['lucky', 'nails', 'planks', 'shards', 'wires']));
    expect(places).toEqual(new Set([0, 1, 2, 3]));
  });

  test('the order of Assault and Combat cards is drawn anew, whatever it was before', () => {
    const orders = (pile: 'assaults' | 'combat'): Set<string> =>
      new Set(Array.from({ length: 30 }, (_, i) => redealt(`deal ${i}`)[pile].join()));
    expect(orders('assaults').size).toBe(6);
    expect(orders('combat').size).toBe(2);
    const state = scene({ ...TABLE, active: ['single-shoe', ...TABLE.active] }).state();
    const turned = {
      ...state,
      rubble: [...state.rubble].reverse(),
      active: [...state.active].reverse(),
      assaults: [...state.assaults].reverse(),
      combat: [...state.combat].reverse(),
    };
    wave.redeal(state, null, new Seeded(seedWords('same')));
    wave.redeal(turned, null, new Seeded(seedWords('same')));
    expect(turned).toEqual(state);
  });

  test('without the WAVE! card in the pile none is put there', () => {
    const state = scene({ active: ['WAVE!', 'planks', 'nails'], rubble: ['wires'] }).state(); // a holds the WAVE! card in hand
    wave.redeal(state, 'a', new Seeded(seedWords('x')));
    expect([...state.active, ...state.rubble].sort()).toEqual(['nails', 'planks', 'wires']);
    expect(state.active).toHaveLength(2);
  });
});
