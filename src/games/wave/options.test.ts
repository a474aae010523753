import { expect } from 'vitest';
import { test } from '../../kernel/testing.ts';
import { scene, type SceneSpec, start, type WaveScene } from './testing.ts';

/** What on the board each option of the open question is about. */
function aboutOf(m: WaveScene): Record<string, unknown> {
  const { request } = m.match;
  const options = request !== null && 'options' in request ? request.options : [];
  return Object.fromEntries(options.map(({ id, about }) => [id, about ?? null]));
}
const turnOf = (inventory: string[], spec: SceneSpec = {}): WaveScene =>
  scene({ phase: 'combat', holder: 'b', line: ['brute', 'raider'], ...spec, a: { ...spec.a, inventory } });

test('what is chosen at the start', () => {
  const m = start({ players: [{}], first: 'a' });
  expect(aboutOf(m)).toMatchObject({ pillar: { choice: 'pillar' }, hipster: { choice: 'hipster' } });
  expect(aboutOf(m.answer('a', 'pillar'))).toMatchObject({ crowbar: { choice: 'crowbar' } });
});

test('cards that are found, given and discarded', () => {
  const full = ['crowbar', 'shovel', 'machete', 'granola-bar', 'lucky', 'focus', 'cheer', 'planks'];
  const found = scene({ active: ['wires', 'nails'], a: { inventory: full } });
  expect(aboutOf(found)).toMatchObject({ 'swap:crowbar': { card: 'crowbar' }, leave: null });
  expect(aboutOf(scene({ active: ['wires', 'nails'] }))).toEqual({ keep: { found: 'wires' }, leave: null });
  expect(aboutOf(found.answer('a', 'discard'))).toMatchObject({ '0:crowbar': { card: 'crowbar' } });
  const trade = scene({ phase: 'trade', holder: 'a', a: { damage: 1, inventory: ['granola-bar'] } });
  expect(aboutOf(trade)).toEqual({
    done: null,
    'use:granola-bar': { card: 'granola-bar' },
    'give:granola-bar': { card: 'granola-bar' },
  });
  expect(aboutOf(trade.answer('a', 'give:granola-bar'))).toEqual({ b: { seat: 'b' } });
});

test('what may be done in a turn', () => {
  const m = turnOf(['crowbar', 'planks', 'nails', 'focus'], { seats: ['psycho', 'pillar'] });
  expect(aboutOf(m)).toEqual({
    'attack:crowbar': { card: 'crowbar' },
    'craft:barricade': { token: 'barricade' },
    'use:focus': { card: 'focus' },
    'perk:frenzy': null,
    end: null,
  });
  expect(aboutOf(m.answer('a', 'attack:crowbar'))).toEqual({ 'foe:1': { foe: 1 }, 'foe:2': { foe: 2 } });
});

test('Combat cards, to use or to replace', () => {
  const m = turnOf(['hockey-stick', 'lucky', 'vitality-pills']).answer('a', 'attack:hockey-stick').answer('a', 'foe:1');
  expect(aboutOf(m)).toEqual({
    'card:0': { combat: 0 },
    'use:vitality-pills': { card: 'vitality-pills' },
    'redraw:0': { combat: 0 },
  });
  const struck = scene({ phase: 'strike', holder: 'a', line: ['monster'], b: { inventory: ['lucky'] } });
  expect(aboutOf(struck)).toEqual({ pass: null, 'redraw:0': { combat: 0 }, 'redraw:1': { combat: 1 } });
});

test('an answer that names no enemy of the line is a broken table', () => {
  const m = turnOf(['crowbar']).answer('a', 'attack:crowbar');
  m.match.state.line.length = 0; // what no rule could have done
  expect(() => m.match.answer('a', 'foe:1')).toThrow('WAV.LINE.3: the table cannot be like this: {"foe":1,"line":[]}');
});

test('a card that is not there cannot be spent', () => {
  const m = turnOf(['fuel-bottle']).answer('a', 'attack:fuel-bottle');
  m.match.state.people.a?.inventory.splice(0, 1, 'crowbar');
  expect(() => m.match.answer('a', 'foe:1')).toThrow('WAV.INV.1');
});
