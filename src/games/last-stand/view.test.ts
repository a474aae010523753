import { describe, expect } from 'vitest';
import { Seeded, seedWords } from '../../kernel/index.ts';
import { test } from '../../kernel/testing.ts';
import { adventureCard } from './cards/cards.ts';
import { lastStand } from './index.ts';
import { begun, scene, tableOf } from './testing.ts';
import type { View } from './view.ts';

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

  test('DLS.SCC.15 DLS.SCC.34 of a token on a Leader board is seen that it lies there, and which one once it lies open', () => {
    const of = (leader: object) => view(tableOf({ scenario: 3, leaders: { bama: leader } })).leaders.bama.token;
    expect([of({ token: 'T01' }), of({ token: 'T01', shown: true }), of({ token: null })]).toEqual([
      'hidden',
      'T01',
      null,
    ]);
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

  test('DLS.SCC.15 a token on a Leader board is drawn anew while it lies face down, and stays once it is seen', () => {
    const begin = (): ReturnType<typeof tableOf> => begun(lastStand.examples['flight-two']).state();
    const seen = begin();
    seen.leaders.krank.shown = true;
    const [krank, bama] = [new Set<string | null>(), new Set<string | null>()];
    for (let seed = 0; seed < 12; seed++) {
      lastStand.redeal(seen, 'a', new Seeded(seedWords(`boards ${seed}`)));
      krank.add(seen.leaders.krank.token);
      bama.add(seen.leaders.bama.token);
    }
    expect([...krank]).toEqual([begin().leaders.krank.token]);
    expect(bama.size).toBe(3);
    expect(bama.has(begin().leaders.krank.token)).toBe(false);
  });
});
