import { beforeEach, expect, test, vi } from 'vitest';
import type { FixedParts } from '../../../kernel/index.ts';
import type { ClientMessage, ServerMessage, TableView } from '../../../wire/index.ts';

type Asked = Extract<ClientMessage, { id: string }>;

/** A server that says what it is told to say. */
const { server } = vi.hoisted(() => ({
  server: { again: 0 } as {
    hear: (message: ServerMessage) => void;
    reply: (message: Asked) => ServerMessage;
    hello: () => unknown;
    again: number;
  },
}));
vi.mock('../../net/live.ts', () => ({
  live: {
    watch: (_match: string, { hear, hello }: { hear: (message: ServerMessage) => void; hello: () => unknown }) => {
      server.hear = hear;
      server.hello = hello;
      return () => {};
    },
    ask: async (message: Asked) => await Promise.resolve(server.reply(message)),
    again: () => void server.again++,
  },
}));
vi.mock('../../net/api.ts', () => ({ api: {} }));
vi.mock('../../net/server.ts', () => ({ noteTurn: () => {} }));

const { RemoteSource } = await import('./remote.ts');

const tableAfter = (answered: number, mine: number | null = null): TableView =>
  ({
    match: 'm',
    game: 'wave',
    status: 'playing',
    seq: answered,
    as: 'a',
    request: { n: answered + 1, waiting: ['a'], asides: [] },
    eventsFrom: 0,
    events: [],
    seats: [{ seat: 'a', mine: true, kind: 'person' }],
    undo: { answered, revealedAt: 0, free: 0, mine },
  }) as unknown as TableView;

let source: InstanceType<typeof RemoteSource>;
/** The server sends the table that an answer has led to before it acknowledges the answer. */
const taken = ({ id }: Asked): ServerMessage => {
  const answered = source.snapshot.getState().answered + 1;
  server.hear({ type: 'table', match: 'm', reset: false, table: tableAfter(answered) });
  return { type: 'ack', match: 'm', id, seq: answered, n: answered };
};

beforeEach(() => {
  source = new RemoteSource(tableAfter(4), null);
  server.reply = taken;
});

test('undo goes back to before the last decision, as soon as the table shows where it has led', async () => {
  await source.answer('a', 'x', 'decided');
  expect(source.snapshot.getState().undo).toEqual({ to: 4, free: true, others: 0 });
  await source.answer('a', 'y', 'decided');
  expect(source.snapshot.getState().undo).toEqual({ to: 5, free: true, others: 0 });
});

test('undo passes over answers that were given by themselves, and says how many go with the decision', async () => {
  await source.answer('a', 'x', 'decided');
  await source.answer('a', 'only', 'settled');
  expect(source.snapshot.getState().undo).toEqual({ to: 4, free: true, others: 1 });
});

test('a refused answer is no decision', async () => {
  await source.answer('a', 'x', 'decided');
  server.reply = ({ id }) => ({
    type: 'refused',
    id,
    match: 'm',
    code: 'refused',
    message: 'No',
    refusal: null,
    request: null,
  });
  await source.answer('a', 'nonsense', 'decided');
  server.hear({ type: 'table', match: 'm', reset: false, table: { ...tableAfter(6), seq: 7 } });
  expect(source.snapshot.getState().undo).toMatchObject({ to: 4 });
});

test('a page that was opened anew goes back to before my last answer, and no further', () => {
  const opened = new RemoteSource(tableAfter(9, 7), null);
  expect(opened.snapshot.getState().undo).toEqual({ to: 7, free: true, others: 1 });
});

test('what hardly ever changes comes once, and is put back into every table', () => {
  const say = (answered: number, fixed: { key: string; parts: FixedParts | null }): void => {
    const table = { ...tableAfter(answered), view: { battle: { round: answered } } };
    server.hear({ type: 'table', match: 'm', reset: false, table, fixed });
  };
  const seen = (): unknown => source.snapshot.getState().view;
  expect(server.hello()).toMatchObject({ fixed: '' });
  say(5, { key: 'k1', parts: { 'view.battle.terrain': ['wall'], setup: 1 } });
  expect(seen()).toEqual({ battle: { round: 5, terrain: ['wall'] } });
  expect(server.hello()).toMatchObject({ fixed: 'k1' });
  say(6, { key: 'k1', parts: null });
  expect(seen()).toEqual({ battle: { round: 6, terrain: ['wall'] } });
  say(7, { key: 'k2', parts: { 'view.battle.terrain': ['pit'] } });
  expect(seen()).toEqual({ battle: { round: 7, terrain: ['pit'] } });
  // Parts that are not here are asked for; until they come, the table stays as it was.
  say(8, { key: 'k3', parts: null });
  expect(server.again).toBe(1);
  expect(server.hello()).toMatchObject({ fixed: '' });
  expect(seen()).toEqual({ battle: { round: 7, terrain: ['pit'] } });
});
