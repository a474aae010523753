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
  const bob = await Guest.arrive(url, 'Bob');
  const { match, keys } = await ann.create({
    game: 'whispers',
    setup: { players: 2, rounds: 5 },
    seats: [{ seat: 'a', kind: 'me' }],
  });
  await bob.post(`/api/matches/${match}/join`, { key: keys?.player });
  const { body } = await ann.get<MatchCard[]>('/api/matches');
  expect(body[0]?.lately).toBe('Bob draws a card');
  expect(JSON.stringify(body)).not.toContain('whisper-');
});

test('who makes a match without a seat sees it as a spectator does, and asks others in', async () => {
  const { url } = await serve();
  const ann = await Guest.arrive(url, 'Ann');
  const bob = await Guest.arrive(url, 'Bob');
  const { match } = await ann.create({ game: 'whispers', setup: { players: 2, rounds: 5 }, seats: [] });
  const seen = await ann.table(match);
  expect(seen).toMatchObject({ host: true, status: 'waiting', view: { hand: [] } });
  expect((await bob.get(`/api/matches/${match}`)).status).toBe(404);
  await bob.post(`/api/matches/${match}/join`, { key: seen.keys?.player, seat: 'a' });
  await bob.post(`/api/matches/${match}/join`, { key: seen.keys?.player, seat: 'b' });
  const playing = await ann.table(match);
  expect(playing).toMatchObject({ status: 'playing', view: { hand: [] } });
  expect(JSON.stringify(playing)).not.toContain('whisper-');
});
