import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/kernel/index.ts';
import { Match, verify } from '../../src/kernel/index.ts';
import type { FinishedMatch, TableView } from '../../src/wire/index.ts';
import { Guest } from './client.ts';
import { serve, tempFolder } from './running.ts';
import { stones, stonesTwo } from './toys.ts';

/** Plays some answers of a solo match under the old rules, and stops that server. */
async function before(
  answers: readonly (string | number)[],
  goal = 20,
): Promise<{ dataDir: string; ann: Guest; match: string }> {
  const dataDir = tempFolder();
  const server = await serve({ dataDir, games: [stones] });
  const ann = await Guest.arrive(server.url, 'Ann');
  const { match } = await ann.create({
    game: 'stones',
    setup: { players: 1, goal },
    seats: [{ seat: 'a', kind: 'me' }],
  });
  for (const [i, answer] of answers.entries())
    expect((await ann.answer(match, { n: i + 1, seat: 'a', answer })).status).toBe(200);
  await server.close();
  return { dataDir, ann, match };
}

/** The same browser at the server that runs now. */
async function under(game: AnyGame, dataDir: string, old: Guest): Promise<Guest> {
  const server = await serve({ dataDir, games: [game] });
  const guest = new Guest(server.url);
  guest.cookie = old.cookie;
  return guest;
}

describe('an update of the rules', () => {
  test('a running match goes on from its last boundary, its state brought into the new shape', async () => {
    const { dataDir, ann, match } = await before(['gently', 2, 'boldly', 3]);
    const guest = await under(stonesTwo, dataDir, ann);
    const table = await guest.table(match);
    expect(table).toMatchObject({ version: '2', status: 'playing', request: { n: 5, kind: 'amount' } });
    expect(table.view).toMatchObject({ storeys: { stones: 5 } });
    expect(table.events.map(({ text }) => text)).toEqual(['Ann lays 2 stones', 'Ann lays 3 stones']);
    expect((await guest.answer(match, { n: 5, seat: 'a', answer: 1 })).status).toBe(200);
  });

  test('answers of a half-played step that the new rules do not take are given again', async () => {
    const { dataDir, ann, match } = await before(['gently', 2, 'boldly']);
    const guest = await under(stonesTwo, dataDir, ann);
    expect(await guest.table(match)).toMatchObject({ undo: { answered: 2 }, request: { n: 3, kind: 'amount' } });
  });

  test('answers of a half-played step that still fit are kept', async () => {
    const { dataDir, ann, match } = await before(['gently', 2, 'boldly']);
    const guest = await under({ ...stones, version: '1.1' }, dataDir, ann);
    expect(await guest.table(match)).toMatchObject({
      version: '1.1',
      undo: { answered: 3 },
      request: { n: 4, kind: 'amount' },
    });
    await guest.answer(match, { n: 4, seat: 'a', answer: 3 });
    expect((await guest.table(match)).events.map(({ params }) => params.how)).toEqual(['gently', 'boldly']);
  });

  test('the record of such a match begins where the new rules took over, and verifies', async () => {
    const { dataDir, ann, match } = await before(['gently', 2, 'boldly'], 4);
    const guest = await under(stonesTwo, dataDir, ann);
    const { commitment } = await guest.table(match);
    await guest.answer(match, { n: 3, seat: 'a', answer: 2 });
    const { body } = await guest.get<FinishedMatch>(`/api/matches/${match}/record`);
    expect(body.record).toMatchObject({
      version: '2',
      from: { state: { storeys: { stones: 2 } } },
      answers: [{ answer: 2 }],
    });
    expect(verify(stonesTwo, body.record, commitment)).toMatchObject({ ok: true });
    expect(Match.load(stonesTwo, body.record).outcome).not.toBeNull();
  });

  test('undo goes back to where the new rules took over, and no further', async () => {
    const { dataDir, ann, match } = await before(['gently', 2]);
    const guest = await under(stonesTwo, dataDir, ann);
    await guest.answer(match, { n: 3, seat: 'a', answer: 1 });
    const live = await guest.connect();
    expect(await live.ask({ type: 'propose', match, seat: 'a', what: { kind: 'undo', to: 1 } })).toMatchObject({
      type: 'error',
    });
    expect(await live.ask({ type: 'propose', match, seat: 'a', what: { kind: 'undo', to: 2 } })).toMatchObject({
      type: 'ack',
      n: 2,
    });
  });

  test('a match that cannot be brought over is kept and says so; the old rules go on with it', async () => {
    const { dataDir, ann, match } = await before(['gently', 2]);
    const stranger = { ...stonesTwo, migrate: () => null };
    const guest = await under(stranger, dataDir, ann);
    const { status, body } = await guest.get<{ error: { code: string } }>(`/api/matches/${match}`);
    expect([status, body.error.code]).toEqual([409, 'frozen']);
    expect((await guest.get<{ status: string }[]>('/api/matches')).body).toMatchObject([{ status: 'frozen' }]);
    const back = await under(stones, dataDir, ann);
    expect(await back.table(match)).toMatchObject({ version: '1', status: 'playing', request: { n: 3 } });
    expect((await back.answer(match, { n: 3, seat: 'a', answer: 'gently' })).status).toBe(200);
  });

  test('a match that was over stays what it was', async () => {
    const { dataDir, ann, match } = await before(['gently', 3], 3);
    const guest = await under(stonesTwo, dataDir, ann);
    const { body } = await guest.get<TableView>(`/api/matches/${match}`);
    expect(body).toMatchObject({
      status: 'over',
      version: '1',
      outcome: { text: 'Ann finishes the tower' },
      request: null,
    });
    const { body: finished } = await guest.get<FinishedMatch>(`/api/matches/${match}/record`);
    expect(verify(stones, finished.record, body.commitment)).toMatchObject({ ok: true });
  });
});
