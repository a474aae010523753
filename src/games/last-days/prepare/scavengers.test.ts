import { describe, expect } from 'vitest';
import { battle, person, type Somebody, start, test, why } from '../testing.ts';

const HERO: Partial<Somebody> = { type: 'hero' };
const two = [HERO, {}] as const;

/** Seat a has won the Roll-Off and taken the near edge. */
const withEdges = () => start('scavengers', [two, two]).answer('a', [5]).answer('b', [2]).answer('a', 'near');

describe('edges', () => {
  test('LD.DEPLOY.1 LD.DEPLOY.3 LD.GEN.5 the winner of the Roll-Off takes an edge, the other the opposite one', () => {
    const m = start('scavengers', [two, two]).answer('a', [3]).answer('b', [3]).answer('a', [2]).answer('b', [4]);
    expect(m.asked()).toMatchObject({ seats: ['b'], options: ['near', 'right', 'far', 'left'], rule: 'LD.DEPLOY.1' });
    m.answer('b', 'left');
    expect(battle(m).sides.map(({ edge }) => edge)).toEqual(['right', 'left']);
  });
});

describe('Supply Tokens', () => {
  test('LD.SUPPLY.3 LD.DEPLOY.4 LD.DEPLOY.5 one lies in the middle, and who did not choose the edge places the next', () => {
    const m = withEdges();
    expect(battle(m).tokens.map(({ at }) => at)).toEqual([{ x: 18, y: 18, level: 0 }]);
    expect(m.asked()).toMatchObject({ kind: 'place', seats: ['b'], rule: 'LD.SUPPLY.4' });
    m.answer('b', { x: 8, y: 18 });
    expect(m.asked().seats).toEqual(['a']);
  });

  test('LD.SUPPLY.4 LD.SUPPLY.1 more than 6 inches from edges, zones and other tokens, from rim to rim', () => {
    const m = withEdges();
    expect(why(m, 'b', { x: 6.5, y: 18 })).toBe('LD.SUPPLY.4 ld.no.near-edge');
    expect(why(m, 'b', { x: 12, y: 9.5 })).toBe('LD.SUPPLY.4 ld.no.near-zone');
    expect(why(m, 'b', { x: 18, y: 25 })).toBe('LD.SUPPLY.4 ld.no.near-token');
    m.answer('b', { x: 18, y: 25.01 });
  });

  test('LD.SUPPLY.2 LD.SUPPLY.4 two each, so that five lie on the table', () => {
    const m = withEdges()
      .answer('b', { x: 8, y: 18 })
      .answer('a', { x: 28, y: 18 })
      .answer('b', { x: 18, y: 26 })
      .answer('a', { x: 18, y: 10 });
    expect(battle(m).tokens).toHaveLength(5);
    expect(m.asked()).toMatchObject({ seats: ['a'], prompt: 'ld.deploy.how' });
  });
});

const withTokens = () =>
  withEdges()
    .answer('b', { x: 8, y: 18 })
    .answer('a', { x: 28, y: 18 })
    .answer('b', { x: 18, y: 26 })
    .answer('a', { x: 18, y: 10 });

describe('deployment', () => {
  test('LD.DEPLOY.2 LD.DEPLOY.6 LD.DEPLOY.7 the chooser deploys all, whole bases in the strip; then the other', () => {
    const m = withTokens().answer('a', 'one-by-one');
    expect(why(m, 'a', { x: 10, y: 2.6 })).toBe('LD.DEPLOY.2 ld.no.zone');
    m.answer('a', { x: 10, y: 2.5 });
    expect(why(m, 'a', { x: 10.9, y: 2.5 })).toBe('LD.DEPLOY.2 ld.no.room');
    m.answer('a', { x: 12, y: 1 });
    expect(m.asked().seats).toEqual(['b']);
    m.answer('b', 'at-once');
    expect(battle(m).characters.every(({ fate }) => fate === 'here')).toBe(true);
    expect(person(m, 'b1').y).toBeGreaterThanOrEqual(33.5);
    expect(battle(m).sides.map(({ leader }) => leader)).toEqual(['a1', 'b1']);
  });

  test('LD.SCAV.2 LD.ENC.3 LD.ENC.8 three zombies in turn after a Roll-Off, within 6 inches of the centre line', () => {
    const m = withTokens().answer('a', 'at-once').answer('b', 'at-once').answer('a', [1]).answer('b', [6]);
    expect(m.asked()).toMatchObject({ seats: ['b'], kind: 'place', rule: 'LD.SCAV.2' });
    expect(why(m, 'b', { x: 4, y: 24.6 })).toBe('LD.SCAV.2 ld.no.far-from-line');
    m.answer('b', { x: 4, y: 24.5 });
    expect(m.asked().seats).toEqual(['a']);
    expect(why(m, 'a', { x: 4.9, y: 24.5 })).toBe('LD.SCAV.2 ld.no.room');
    m.answer('a', { x: 20, y: 18 });
    expect(m.asked().seats).toEqual(['b']);
    expect(battle(m).zombies).toHaveLength(2);
  });
});
