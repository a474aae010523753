import { expect } from 'vitest';
import { play } from '../dead/testing.ts';
import { tabletopOf } from '../figures.ts';
import { profileFrom, stateOf, test } from '../testing.ts';
import { bareTable } from '../../../kernel/testing.ts';
import type { Encounter } from '../state.ts';
import type { Table } from '../verbs.ts';
import { barricade, barricadesGive, batter, dvOf, handsOf, mayBarricade, takeDown } from './barricades.ts';

const house = {
  id: 'house',
  outline: [
    [10, 10],
    [20, 10],
    [20, 20],
    [10, 20],
  ] as [number, number][],
  height: 3,
  openings: [
    { id: 'door', kind: 'door' as const, from: [12, 10] as [number, number], to: [14, 10] as [number, number] },
    { id: 'pane', kind: 'window' as const, from: [16, 10] as [number, number], to: [18, 10] as [number, number] },
  ],
};

/** The same once the next phase has begun. */
function nextPhase(encounter: Encounter): Encounter {
  const state = { ...stateOf({ buildings: [house] }), encounter };
  barricadesGive(bareTable(state, 'scene', true).t as Table, 'players');
  return state.encounter;
}

test('ATZ.BLDG.15 ATZ.BLDG.16 ATZ.BLDG.17 a door goes from 1 to 3, a window from 0 to 2, and then nobody sees through', () => {
  const { encounter } = stateOf({ buildings: [house] });
  expect([dvOf(encounter, 'door'), dvOf(encounter, 'pane')]).toEqual([1, 0]);
  for (const id of ['door', 'pane']) {
    barricade(encounter, id);
    expect(mayBarricade(encounter, id)).toBe(true);
    barricade(encounter, id);
    expect(mayBarricade(encounter, id)).toBe(false);
  }
  expect([dvOf(encounter, 'door'), dvOf(encounter, 'pane')]).toEqual([3, 2]);
  expect(tabletopOf(encounter).opening('pane')).toEqual({ pass: false, see: false });
});

test('ATZ.BLDG.19 ATZ.BLDG.22 from inside it comes down by 1 each time, and at 0 the way is open', () => {
  const { encounter } = stateOf({ buildings: [house], turn: 5 });
  barricade(encounter, 'pane');
  takeDown(encounter, 'pane');
  expect(encounter.barricades['pane']).toEqual({ dv: 0, destroyed: false, openedTurn: 5 });
  expect(mayBarricade(encounter, 'pane')).toBe(true);
  // It stands in the way until the next phase.
  expect(tabletopOf(encounter).ground.wordOf('pane')).toBe('boarded');
  const open = nextPhase(encounter);
  expect([tabletopOf(open).ground.wordOf('pane'), open.barricades['pane']?.openedTurn]).toEqual(['open', null]);
});

test('ATZ.BLDG.20 ATZ.BLDG.22 ATZ.BLDG.23 ATZ.ZMOVE.12 from outside up to three roll their number or less; what they break stays broken', () => {
  const three = play({ buildings: [house] }, (t) => batter(t, 'door', 3), [3]);
  expect(three.barricades['door']).toEqual({ dv: 0, destroyed: true, openedTurn: 2 });
  expect([mayBarricade(three, 'door'), tabletopOf(three).ground.wordOf('door')]).toEqual([false, 'closed']);
  expect(tabletopOf(nextPhase(three)).ground.wordOf('door')).toBe('broken');
  expect(play({ buildings: [house] }, (t) => batter(t, 'door', 3), [4]).barricades).toEqual({});
  expect(play({ buildings: [house] }, (t) => batter(t, 'door', 1), [2]).barricades).toEqual({});
});

test('ATZ.BLDG.21 somebody with a hammer or a crowbar counts as two', () => {
  const hands = (blades: ('hammer' | 'crowbar' | 'knife')[]): number =>
    handsOf(profileFrom({ blades }, 'a1') as Parameters<typeof handsOf>[0]);
  expect([hands(['hammer']), hands(['crowbar']), hands(['knife']), hands([])]).toEqual([2, 2, 1, 1]);
});
