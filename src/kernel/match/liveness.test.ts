import { describe, expect, test } from 'vitest';
import { BrokenTable } from '../data/errors.ts';
import { livelyOnly } from './liveness.ts';
import type { Objection, Open } from '../asking/request.ts';

const common = { seats: ['a'], mode: 'one', rule: 'R.1', prompt: { key: 'p' } } as const;
const mine = [{ id: 'x', seats: ['a'] }];
const both = { ...common, seats: ['a', 'b'] };

const no = (): Objection => ({ rule: 'R.2', reason: { key: 'no' } });
const some = { kind: 'pick', options: [{ id: 'x' }, { id: 'y', seats: ['b'] }], min: 1, max: 1 } as const;

const LIVELY: Open[] = [
  { ...common, kind: 'choose', options: [{ id: 'x' }] },
  { ...both, mode: 'any', kind: 'choose', options: mine },
  { ...common, kind: 'pick', options: [{ id: 'x' }], min: 1, max: 1 },
  { ...common, kind: 'pick', options: [], min: 0, max: 0 },
  { ...common, ...some, suggestions: [['x']], check: () => null },
  { ...both, mode: 'any', ...some, suggestions: [['x']], check: (_, seat) => (seat === 'a' ? null : no()) },
  { ...common, kind: 'order', options: [] },
  { ...common, kind: 'amount', min: 0, max: 0 },
  { ...common, kind: 'allot', total: 0, options: [] },
  {
    ...common,
    kind: 'allot',
    total: 3,
    options: [
      { id: 'x', max: 1 },
      { id: 'y', max: 2 },
    ],
  },
  { ...common, kind: 'allot', total: 3, options: [{ id: 'x' }] },
  { ...common, kind: 'place', region: {}, suggestions: [{ x: 0, y: 0 }] },
  { ...common, kind: 'path', from: { x: 0, y: 0 }, budget: 1, suggestions: [[{ x: 0, y: 0 }]] },
  { ...common, kind: 'roll', count: 0, sides: 6 },
];

const DEAD: Open[] = [
  { ...common, kind: 'choose', options: [] },
  { ...common, seats: [], kind: 'amount', min: 0, max: 1 },
  { ...common, seats: [], mode: 'any', kind: 'amount', min: 0, max: 1 },
  { ...common, seats: ['b'], kind: 'choose', options: mine },
  { ...both, seats: ['b', 'c'], mode: 'any', kind: 'choose', options: mine },
  { ...both, mode: 'all', kind: 'choose', options: mine },
  { ...common, kind: 'pick', options: [{ id: 'x' }], min: 2, max: 2 },
  { ...common, kind: 'pick', options: [{ id: 'x' }], min: 1, max: 0 },
  { ...common, ...some, suggestions: [], check: () => null },
  { ...common, ...some, suggestions: [['x']], check: no },
  { ...common, ...some, suggestions: [['y']], check: () => null },
  { ...both, mode: 'all', ...some, suggestions: [['y']], check: () => null },
  { ...common, kind: 'amount', min: 1, max: 0 },
  {
    ...common,
    kind: 'allot',
    total: 4,
    options: [
      { id: 'x', max: 1 },
      { id: 'y', max: 2 },
    ],
  },
  { ...common, kind: 'allot', total: -1, options: [{ id: 'x' }] },
  { ...common, kind: 'place', region: {}, suggestions: [] },
  { ...common, kind: 'path', from: { x: 0, y: 0 }, budget: 1, suggestions: [] },
];

describe('a question that somebody can answer', () => {
  test.each(LIVELY)('%j is put', (request) => {
    expect(livelyOnly(request)).toBe(request);
  });
});

describe('a question that nobody can answer', () => {
  test.each(DEAD)('%j is a fault of its rule', (request) => {
    expect(() => livelyOnly(request)).toThrow(BrokenTable);
    const facts = JSON.stringify({ asked: 'p', seats: request.seats, answers: 'none' });
    expect(() => livelyOnly(request)).toThrow(`R.1: the table cannot be like this: ${facts}`);
  });
});
