import { describe, expect } from 'vitest';
import { gapsIn, odds, Seeded, seedWords } from '../../kernel/index.ts';
import { test } from '../../kernel/testing.ts';
import { adventureCard } from './cards.ts';
import { lastStand } from './index.ts';
import { begun, scene, tableOf } from './testing.ts';
import type { View } from './view.ts';

describe('odds', () => {
  test('of an attack on Raiders are exact: how many fall', () => {
    const m = scene({ rangers: ['hat'], hat: { at: 4 }, map: { 4: { techie: 2 } } });
    const { exact, outcomes } = odds(m.match, 'a', 'raiders');
    expect(exact).toBe(true);
    const p = Object.fromEntries(outcomes.map(({ p: share, summary }) => [summary.params?.figures, share]));
    expect(p[2]).toBeCloseTo(16 / 36);
    expect(p[1]).toBeCloseTo(16 / 36);
    expect(p[0]).toBeCloseTo(4 / 36);
    expect(outcomes.flatMap(({ summary }) => gapsIn(lastStand.texts, summary))).toEqual([]);
  });

  test('of an attack on a Leader count the hits of everything thrown in, and the wounds of a defeat', () => {
    const m = scene({ rangers: ['hat'], hat: { at: 17, defenders: ['D21', 'D22'] }, leaders: { bama: { health: 1 } } });
    const { outcomes } = odds(m.match, 'a', 'leader:bama');
    const slain = outcomes.filter(({ summary }) => summary.params?.wounds === 0);
    const p = slain.reduce((sum, outcome) => sum + outcome.p, 0);
    expect(p).toBeCloseTo(1 - (4 / 6) ** 4);
    expect(slain.every(({ summary }) => summary.params?.hits === 1)).toBe(true);
  });

  test('of an attack on Depots', () => {
    const m = scene({ rangers: ['hat'], hat: { at: 4, defenders: ['D08'] }, map: { 4: { depots: 2 } } });
    const { outcomes } = odds(m.match, 'a', 'depot');
    const none = outcomes.find(({ summary }) => summary.params?.depots === 0);
    expect(none?.p).toBeCloseTo(16 / 36);
  });
});

test('odds of what sets off draws and tests are tried instead of walked through', () => {
  const m = scene({ rangers: ['hat'], hat: { at: 10, defenders: ['D01', 'D21'] } });
  expect(odds(m.match, 'a', 'gamble')).toMatchObject({ exact: false, samples: 100 });
});

describe('what can be seen', () => {
  const view = (state: Parameters<typeof lastStand.view>[0]): View => lastStand.view(state, 'a') as unknown as View;

  test('hands are open; piles, face-down tokens and tech are counts', () => {
    const state = begun(lastStand.examples['flight-two']).state();
    const seen = view(state);
    expect(seen.rangers).toEqual(state.rangers);
    expect(seen.decks.raider).toBe(57);
    expect(JSON.stringify(seen)).not.toContain(`"${state.adventure.top}"`);
    for (const token of state.places.flatMap(({ scavenge }) => scavenge))
      expect(JSON.stringify(seen)).not.toContain(`"${token}"`);
    expect(seen.tech).toEqual({ deck: 10, down: 0, up: [] });
  });

  test('Raider cards that were looked at lie open, in the order in which they were put back', () => {
    const m = scene({ frank: { artifacts: ['U06'] }, decks: { raider: ['R01', 'R02', 'R03', 'R04'] } });
    m.answer('a', 'frank:U06:0');
    expect(m.asked()).toMatchObject({ kind: 'order', options: ['R01', 'R02', 'R03'] });
    m.answer('a', ['R03', 'R01', 'R02']);
    expect(view(m.state()).foreseenCards).toEqual(['R03', 'R01', 'R02']);
    const imagined = m.match.imagine('a', seedWords('x')).state;
    expect(imagined.decks.raider.slice(0, 3)).toEqual(['R03', 'R01', 'R02']);
  });

  test('what is drawn anew looks the same from the seat: the top Adventure keeps its location', () => {
    const state = tableOf({
      adventure: { top: 'A16', deck: ['A17', 'A01', 'A02'], discard: [] },
      map: { 4: { scavenge: ['T01'] } },
    });
    const before = view(state);
    const tops = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      lastStand.redeal(state, 'a', new Seeded(seedWords(`redeal ${seed}`)));
      expect(view(state)).toEqual(before);
      tops.add(state.adventure.top);
    }
    expect([...tops].sort()).toEqual(['A16', 'A17']);
    expect(adventureCard('A16').location).toBe(adventureCard('A17').location);
  });
});
