import { expect, test } from 'vitest';
import type { MatchCard } from '../../src/wire/index.ts';
import { Guest } from './client.ts';
import { serve } from './running.ts';

const cardOf = async (guest: Guest): Promise<MatchCard | undefined> =>
  (await guest.get<MatchCard[]>('/api/matches')).body[0];

test('a list says what has happened lately, also after an undo, and who won', async () => {
  const { url } = await serve();
  const ann = await Guest.arrive(url, 'Ann');
  const bob = await Guest.arrive(url, 'Bob');
  const { match, keys } = await ann.create({
    game: 'stones',
    setup: { players: 2, goal: 4 },
    seats: [{ seat: 'a', kind: 'me' }],
  });
  await bob.post(`/api/matches/${match}/join`, { key: keys?.player });
  expect((await cardOf(ann))?.lately).toBeNull();
  await ann.answer(match, { n: 1, seat: 'a', answer: 'gently' });
  await ann.answer(match, { n: 2, seat: 'a', answer: 2 });
  expect(await cardOf(bob)).toMatchObject({ lately: 'Ann lays 2 stones', myTurn: ['b'], won: [] });
  await bob.answer(match, { n: 3, seat: 'b', answer: 'gently' });
  await bob.answer(match, { n: 4, seat: 'b', answer: 3 });
  expect(await cardOf(ann)).toMatchObject({ lately: null, outcome: 'Bob finishes the tower', won: ['b'] });
});

test('a list tells nobody what is hidden', async () => {
  const { url } = await serve();
  const ann = await Guest.arrive(url, 'Ann');
  await ann.create({
    game: 'whispers',
    setup: { players: 2, rounds: 5 },
    seats: [
      { seat: 'a', kind: 'me' },
      { seat: 'b', kind: 'me' },
    ],
    visibility: 'lobby',
  });
  const { body } = await new Guest(url).get<MatchCard[]>('/api/lobby');
  expect(body[0]?.lately).toBe('Ann draws a card');
  expect(JSON.stringify(body)).not.toContain('whisper-');
});
