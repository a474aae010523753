import { describe, expect, test } from 'vitest';
import { lastStand, type State } from '../../games/last-stand/index.ts';
import { type AnyGame, copy, Match } from '../../kernel/index.ts';
import { PLAIN, widthOf } from '../../text/index.ts';
import { drawn, numbered } from './index.ts';

const page = { width: 100, ink: PLAIN };

/** A table of Last Stand with something of everything on it, at rest. */
function table(example: string): Match {
  const setup = lastStand.examples[example];
  const begun = Match.start<unknown>(lastStand as AnyGame, setup, { seed: 'board' });
  const state = copy(begun.state) as State;
  const [first] = state.rangers;
  if (first === undefined) throw new Error('nobody plays');
  Object.assign(first, {
    at: 9,
    ready: 3,
    spent: 2,
    healed: 0,
    wounded: 2,
    karma: 1,
    defenders: ['D01', 'D21'],
    mutations: ['M01'],
  });
  Object.assign(state.places[8] as object, { techie: 3, roadRider: 0, earther: 0, depots: 2 });
  state.leaders.krank.at = 14;
  state.turn.n = 0;
  state.phase = 'range';
  const from = { state, random: [1, 2, 3, 5], answers: 0, events: 0, steps: 0, revealed: 0 };
  return Match.resume<unknown>(lastStand as AnyGame, setup, { seed: 'board', from });
}

describe('the board of Last Stand', () => {
  test('shows who stands where, what lies there, and what is full', () => {
    const text = drawn(table('defend-two'), 'a', page).join('\n');
    expect(text).toMatch(/ 9 \*\w\w/);
    expect(text).toContain('t3!');
    expect(text).toContain('~DD');
    expect(text).toMatch(/14 K/);
  });

  test('shows how near the end is', () => {
    const text = drawn(table('defend-two'), 'a', page).join('\n');
    expect(text).toContain('K Krank 9/9 1 step,');
    expect(text).toMatch(/Left in supply: Depots \d+, Techies \d+/);
  });

  test('shows the tokens, the hand by colour and the Mission of each Ranger', () => {
    const text = drawn(table('alone-with-three'), 'a', page).join('\n');
    expect(text).toMatch(/^> \w\w [\w ]+ at 9, 3 of 7 ready \[###\.\.\.\.\], 2 wounds, 1 Karma, Mutations 1 of 5$/m);
    expect(text).toMatch(/green 2d \(vehicle\); red 2d \(vehicle\)/);
    expect(text.match(/Mission /g)?.length).toBeGreaterThanOrEqual(3);
  });

  test('options about locations bear the numbers of the map', () => {
    const options = [
      { id: '14', text: 'Scrapyard (14)', about: { at: 14 } },
      { id: '8', text: 'Broken Overpass (8)', about: { at: 8 } },
    ];
    expect(numbered(table('defend-two'), options).map(({ number }) => number)).toEqual([14, 8]);
  });

  test.each([40, 80, 100])('keeps within %i columns with five Rangers', (width) => {
    const lines = drawn(table('flight-five'), 'a', { ...page, width });
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width);
  });
});
