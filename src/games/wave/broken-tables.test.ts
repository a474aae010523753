import { expect, it } from 'vitest';
import type { Flow } from '../../kernel/index.ts';
import { bareTable } from '../../kernel/testing.ts';
import { carryOut } from './cards/effects.ts';
import { usePerk } from './cards/perks.ts';
import { craft } from './round/craft.ts';
import { removeCard } from './round/inventory.ts';
import { search } from './round/search.ts';
import { foeNumbered, holderOf, type State } from './state.ts';
import { scene } from './testing.ts';

const state = (): State =>
  scene({ phase: 'combat', holder: 'b', line: ['brute'], a: { inventory: ['nails'] } }).state();
const begun = (flow: Flow<void>): unknown => flow.next({ seat: '', answer: null });

/** The rule that finds it says with its facts what is wrong. */
it.each<[string, (now: State) => unknown, string, object]>([
  [
    'a perk of somebody else',
    (now) => begun(usePerk(bareTable(now).t, 'a', 'frenzy')),
    'WAV.CHAR.5',
    { seat: 'a', perk: 'frenzy' },
  ],
  [
    'a blow outside of an attack',
    (now) => begun(carryOut(bareTable(now).t, 'a', [{ verb: 'addDamage', amount: 1 }])),
    'WAV.SYMBOL.1',
    { effect: 'addDamage', outside: 'an attack' },
  ],
  [
    'a search in a pile without the WAVE! card',
    (now) => begun(search(bareTable({ ...now, active: [] }).t)),
    'WAV.SEARCH.2',
    { active: 'the WAVE! card is missing' },
  ],
  [
    'a card that nobody holds',
    (now) => removeCard(now, 'a', 'planks'),
    'WAV.INV.1',
    { seat: 'a', card: 'planks', inventory: ['nails'] },
  ],
  [
    'a token that cannot be paid for',
    (now) => begun(craft(bareTable(now).t, 'a', 'barricade')),
    'WAV.CRAFT.2',
    { seat: 'a', token: 'barricade' },
  ],
  [
    'a wave that nobody holds',
    (now) => holderOf({ ...now, waveHolder: null }),
    'WAV.WAVE.2',
    { phase: 'combat', waveHolder: null },
  ],
  ['an enemy that is not there', (now) => foeNumbered(now, 7), 'WAV.LINE.3', { foe: 7, line: [1] }],
])('%s is told with the rule that finds it', (_, broken, rule, facts) => {
  expect(() => broken(state())).toThrow(expect.objectContaining({ name: 'BrokenTable', rule, facts }));
});
