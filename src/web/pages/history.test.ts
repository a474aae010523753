import { expect, test } from 'vitest';
import type { MatchCard, SeatSeen } from '../../wire/index.ts';
import { companiesIn } from './history.ts';

const seat = (id: string, name: string | null, mine = false): SeatSeen => ({
  seat: id,
  kind: name === null ? 'bot' : 'person',
  name,
  called: name ?? 'Bot',
  mine,
  bot: null,
  present: true,
  formerlyMine: false,
});

let clock = 0;
function match(others: readonly string[], won: readonly string[], status: MatchCard['status'] = 'over'): MatchCard {
  clock += 1;
  return {
    id: `m${clock}`,
    game: 'wave',
    title: 'Wave!',
    status,
    visibility: 'private',
    created: clock,
    updated: clock,
    answered: 1,
    seats: [seat('me', 'Ann', true), ...others.map((name) => seat(name, name)), seat('x', null)],
    myTurn: [],
    waitingFor: [],
    lately: null,
    outcome: status === 'over' ? 'It is over.' : null,
    won,
  };
}

test('whom one has played with, and who won how often', () => {
  const cards = [
    match(['Bea'], ['me', 'x']),
    match(['Bea'], ['Bea']),
    match(['Bea'], []),
    match(['Bea'], ['me', 'Bea', 'x']),
    match(['Bea', 'Cy'], [], 'playing'),
    match([], ['me']),
    match(['Dan'], [], 'waiting'),
  ];
  const [both, bea, ...more] = companiesIn(cards);
  expect(more).toEqual([]);
  expect(both).toMatchObject({ names: ['Bea', 'Cy'], over: [], running: [{ id: 'm5' }], wins: [] });
  expect(bea).toMatchObject({
    names: ['Bea'],
    running: [],
    together: 1,
    nobody: 1,
    wins: [
      { name: null, n: 1 },
      { name: 'Bea', n: 1 },
    ],
  });
  expect(bea?.over.map(({ id }) => id)).toEqual(['m4', 'm3', 'm2', 'm1']);
});
