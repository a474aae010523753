import { describe, expect } from 'vitest';
import { type OddsTold, oddsTold, test } from '../../kernel/testing.ts';
import { pathOf } from './map.ts';
import { measure } from './odds.ts';
import type { State } from './state.ts';
import { scene, type StandScene } from './testing.ts';

const told = (m: StandScene, answer: string | readonly string[]): OddsTold => oddsTold(m.match, 'a', answer);
const sum = (shares: Readonly<Record<string, number>>, like: RegExp): number =>
  Object.entries(shares).reduce((total, [text, p]) => total + (like.test(text) ? p : 0), 0);

describe('odds of an attack', () => {
  test('on Raiders are exact: how many fall', () => {
    const m = scene({ rangers: ['hat'], hat: { at: 4 }, map: { 4: { techie: 2 } } });
    const { exact, outcomes, facts } = told(m, 'raiders');
    expect(exact).toBe(true);
    expect(outcomes['2 of the Techies removed']).toBeCloseTo(16 / 36);
    expect(outcomes['1 of the Techies removed']).toBeCloseTo(16 / 36);
    expect(outcomes['No effect']).toBeCloseTo(4 / 36);
    expect(Object.keys(facts)).toEqual(['1–2 of the Techies removed']);
  });

  test('on Raiders of two tribes tell the tribes apart', () => {
    const m = scene({ rangers: ['hat'], hat: { at: 4 }, map: { 4: { techie: 1, roadRider: 1 } } });
    expect(Object.keys(told(m, 'raiders').facts).sort()).toEqual([
      '1 of the Road Riders removed',
      '1 of the Techies removed',
    ]);
  });

  test('on a Leader count the hits of everything thrown in, and the wounds of a defeat', () => {
    const m = scene({ rangers: ['hat'], hat: { at: 17, defenders: ['D21', 'D22'] }, leaders: { bama: { health: 1 } } });
    const { facts, tones } = told(m, 'leader:bama');
    expect(facts['Bama is slain']).toBeCloseTo(1 - (4 / 6) ** 4);
    expect(tones['Bama is slain']).toBe('good');
    const [hurt = ''] = Object.keys(facts).filter((text) => text.startsWith('Hat takes'));
    expect(facts[hurt]).toBeCloseTo((4 / 6) ** 4);
    expect(tones[hurt]).toBe('bad');
  });

  test('on Depots', () => {
    const m = scene({ rangers: ['hat'], hat: { at: 4, defenders: ['D08'] }, map: { 4: { depots: 2 } } });
    const { facts, outcomes } = told(m, 'depot');
    expect(outcomes['No effect']).toBeCloseTo(16 / 36);
    expect(sum(facts, /Depots? destroyed/)).toBeCloseTo(20 / 36);
  });
});

describe('odds of ending the turn', () => {
  test('DLS.TURN.12 DLS.PHASE3.1 say what the Raiders here will do, and what comes', () => {
    const m = scene({ rangers: ['frank'], frank: { at: 4 }, map: { 4: { techie: 2 } } });
    const { facts, tones, reveals } = told(m, 'end');
    const wounds = Object.keys(facts).find((text) => text.startsWith('Trapper Frank takes')) ?? '';
    expect(facts[wounds]).toBe(1);
    expect(tones[wounds]).toBe('bad');
    expect(sum(facts, /Raiders? arrives?$/)).toBeGreaterThan(0.5);
    expect(reveals).toBe(true);
  });

  test('DLS.LEADMV.19 a Leader driven back is good news, one who moves on is not', () => {
    const of = (leader: 'bama' | 'puke', from: number | null, to: number) => {
      const [was, now] = [from, to].map((at) => scene({ leaders: { [leader]: { at } } }).state());
      return measure(was as State, now as State).map(({ key, tone }) => `${key} ${tone}`);
    };
    const [start, next] = pathOf('bama') as [number, number];
    expect(of('bama', next, start)).toEqual(['ls.odds.leader.back good']);
    expect(of('bama', start, next)).toEqual(['ls.odds.leader.moves bad']);
    expect(of('bama', null, start)).toEqual(['ls.odds.leader.enters bad']);
    expect(of('puke', 20, 35)).toEqual(['ls.odds.leader.flies even']);
  });

  test('DLS.KRANK.2 DLS.OVER.10 an overrun of Techies says what Krank gains by it', () => {
    const m = scene({
      rangers: ['hat'],
      hat: { at: 19 },
      map: { 37: { techie: 3 } },
      decks: { raider: ['R06'] },
      tech: { deck: ['K01', 'K02'], down: [], up: [] },
      leaders: { krank: { at: 14 } },
    });
    const { facts, tones } = told(m, 'end');
    expect(facts['Krank gains 1 Ancient Tech card']).toBeGreaterThan(0);
    expect(tones['Krank gains 1 Ancient Tech card']).toBe('bad');
  });

  test('DLS.RAD.5 tell of Mutations where the ground glows', () => {
    const m = scene({ rangers: ['frank'], frank: { at: 4 }, map: { 4: { radiation: 3 } } });
    expect(sum(told(m, 'end').facts, /^Trapper Frank gains [\d–]+ Mutations?$/)).toBeGreaterThan(0.5);
    const clean = scene({ rangers: ['frank'], frank: { at: 19 } });
    expect(sum(told(clean, 'end').facts, /^Trapper Frank takes [\d–]+ wounds?$/)).toBeLessThan(0.5);
  });
});

test('an answer that only opens the next question has no odds of its own', () => {
  const m = scene({ rangers: ['hat'], hat: { at: 19 } });
  expect(told(m, 'move')).toEqual({
    exact: true,
    samples: 1,
    reveals: false,
    facts: {},
    outcomes: { 'No effect': 1 },
    tones: {},
  });
});

test('odds of what sets off draws and tests are tried instead of walked through', () => {
  const m = scene({ rangers: ['hat'], hat: { at: 10, defenders: ['D01', 'D21'] } });
  expect(told(m, 'gamble')).toMatchObject({ exact: false, samples: 100 });
});
