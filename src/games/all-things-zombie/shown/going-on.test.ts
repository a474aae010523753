import { expect } from 'vitest';
import type { TestResult } from '../state.ts';
import { stateOf, test } from '../testing.ts';
import { aboutTo, postponed } from './going-on.ts';

const enc = (results: TestResult[]) =>
  stateOf({
    band: [{ x: 18, y: 8, name: 'Billy' }],
    strangers: [{ attitude: 'enemy', people: [{ x: 18, y: 18, name: 'Gnarly', class: 'ganger' }] }],
    doing: [{ do: 'reactions', stage: 'duck', results }],
    change: ({ pending }) => void pending.push({ who: 'a1', test: 'received-fire', by: ['n1'], ranking: 3 }),
  }).encounter;

test('ATZ.SIGHT.37 ATZ.SIGHT.39 it is told who fires back and at whom before they do', () => {
  const all = enc([
    { who: 'n1', result: 'fire', by: ['a1'] },
    { who: 'a1', result: 'duck-back', by: ['n1'] },
    { who: 'n1', result: 'charge', by: ['a1'] },
    { who: 'a1', result: 'carry-on', by: ['n1'] },
  ]);
  expect(aboutTo(all)).toEqual(['Gnarly fires back at Billy', 'Billy ducks back', 'Gnarly charges Billy']);
});

test('ATZ.REACT.24 it is told which tests wait, and why', () => {
  expect(postponed(enc([]))).toEqual(['Billy: Received Fire (fired at by Gnarly)']);
});
