import { afterAll, describe, expect, test } from 'vitest';
import { commitmentTo, type MatchRecord, type SeenRequest } from '../../src/kernel/index.ts';
import { FAILURE_CODES } from '../../src/cli/engine/failure.ts';
import { PARAMS } from '../../src/cli/engine/params.ts';
import { EngineChild } from './running.ts';

const engine = new EngineChild();
afterAll(() => engine.end());

interface Opened {
  readonly match: string;
  readonly commitment: string;
  readonly request: SeenRequest;
  readonly outcome: null;
}
const DRAFT = { players: [{}, {}], first: 'a' };
const DRAWN = {
  players: [
    { character: 'random', weapon: 'random' },
    { character: 'random', weapon: 'random' },
  ],
  first: 'a',
};

const open = (seed = 'seed', setup: object = DRAFT): Promise<Opened> =>
  engine.call('new', { game: 'wave', setup, seed });
const hash = (match: string): Promise<string> => engine.call('hash', { match });
const firstOption = ({ options = [] }: SeenRequest): string => options[0]?.id ?? '';

test('standing orders are given in one answer, whoever is asked, and a wrong one says what there is', async () => {
  const { match } = await engine.call<Opened>('new', {
    game: 'last-stand',
    setup: (await engine.call<{ setup: object }>('example', { game: 'last-stand' })).setup,
    seed: 'orders',
  });
  const asked = async (seat: string): Promise<SeenRequest> => await engine.call('request', { match, seat });
  const before = await asked('a');
  const [aside] = before.asides ?? [];
  expect(aside).toMatchObject({ id: 'orders', standing: true });
  expect(aside?.orders?.[2]).toEqual({
    about: 'window:events',
    order: null,
    words: [{ word: 'ask' }, { word: 'ask.mine', says: 'ask' }, { word: 'never' }],
  });
  const order = (said: string | null) => ({ aside: 'orders', about: 'window:events', order: said });
  await engine.call('answer', { match, seat: 'b', answer: order('never') });
  expect((await asked('a')).prompt).toEqual(before.prompt);
  expect((await asked('b')).asides?.[0]?.orders?.[2]?.order).toBe('never');
  const error = await engine.fail('answer', { match, seat: 'b', answer: order('sometimes') });
  expect(error).toMatchObject({ code: 'bad-answer', message: 'The order is one of ask, ask.mine, never' });
  await engine.call('answer', { match, seat: 'b', answer: order(null) });
  expect((await asked('b')).asides?.[0]?.orders?.[2]?.order).toBeNull();
});

/** The codes and methods that were met on the way, so that none is left out. */
const codes = new Set<string>();
const methods = new Set<string>();

/** Fails with that code, and leaves the match as it was. */
async function fails(code: string, match: string, method: string, params: object) {
  const before = await hash(match);
  const error = await engine.fail(method, params);
  expect(error.code, error.message).toBe(code);
  expect(error.message).not.toBe('');
  expect(await hash(match)).toBe(before);
  codes.add(code);
  return error;
}

async function works<T>(method: string, params: object = {}): Promise<T> {
  methods.add(method);
  return await engine.call<T>(method, params);
}

describe('every method', () => {
  test('games', async () => {
    expect(await works('games')).toContainEqual({
      id: 'wave',
      title: 'Wave!',
      version: expect.any(String),
      seats: { min: 1, max: 6 },
    });
  });

  test('messages gives the parameters of every method as a JSON Schema', async () => {
    const { params } = await works<{ params: Record<string, object> }>('messages');
    expect(Object.keys(params).sort()).toEqual(Object.keys(PARAMS).sort());
    expect(params['schema']).toMatchObject({ type: 'object', required: ['game'] });
  });

  test('schema', async () => {
    expect(await works('schema', { game: 'wave' })).toMatchObject({
      type: 'object',
      properties: { players: { type: 'array' } },
    });
  });

  test('example, by name and without one', async () => {
    const all = await works<{ names: string[]; default: string; setup: object }>('example', { game: 'wave' });
    expect(all.names).toContain('two');
    expect(await works('example', { game: 'wave', name: all.default })).toEqual(all.setup);
    for (const name of all.names) {
      const setup = await works<object>('example', { game: 'wave', name });
      expect(await works('new', { game: 'wave', setup })).toHaveProperty('request.kind');
    }
  });

  test('new commits to the seed and shows the first question to the seat that is asked', async () => {
    const opened = await works<Opened>('new', { game: 'wave', setup: DRAFT, seed: 'oak' });
    expect(opened).toMatchObject({ commitment: commitmentTo('oak'), outcome: null });
    expect(opened.request).toMatchObject({ n: 1, kind: 'choose', seats: ['a'], mode: 'one', rule: 'WAV.SETUP.1' });
    expect(opened.request.prompt.text).toContain('character');
    const [first] = opened.request.options ?? [];
    expect(first).toMatchObject({ id: 'pillar', means: { character: 'pillar' }, text: expect.any(String) });
  });

  test('without a seed, every match has another', async () => {
    const [one, two] = [
      await works<Opened>('new', { game: 'wave', setup: DRAFT }),
      await works<Opened>('new', { game: 'wave', setup: DRAFT }),
    ];
    expect(one.commitment).not.toBe(two.commitment);
  });

  test('the seed is in the record and nowhere else', async () => {
    const seed = 'a-very-secret-seed';
    const opened = await open(seed, DRAWN);
    const { match } = opened;
    const seen = [
      opened,
      await works('request', { match, seat: 'b' }),
      await works('view', { match }),
      await works('view', { match, seat: '*' }),
      await works('events', { match }),
    ];
    expect(JSON.stringify(seen)).not.toContain(seed);
    expect(await works('record', { match })).toMatchObject({ seed });
  });

  test('request and answer', async () => {
    const { match, request } = await open();
    expect(await works('request', { match, seat: 'a' })).toEqual(request);
    const after = await works<{ events: object[]; request: SeenRequest; outcome: null }>('answer', {
      match,
      seat: 'a',
      answer: firstOption(request),
    });
    expect(after).toMatchObject({ outcome: null, request: { n: 2, seats: ['b'] } });
    expect(after.events[0]).toMatchObject({
      n: 0,
      rule: 'WAV.SETUP.2',
      text: expect.any(String),
      key: expect.any(String),
      params: expect.any(Object),
    });
    expect(await works('request', { match })).toMatchObject({ n: 2, seats: ['b'] });
  });

  test('view shows counts of piles to a seat and everything to the owner', async () => {
    const { match } = await open('piles', DRAWN);
    expect(await works('view', { match, seat: 'a' })).toMatchObject({ rubble: expect.any(Number) });
    expect(await works('view', { match })).toMatchObject({ rubble: expect.any(Number) });
    expect(await works('view', { match, seat: '*' })).toMatchObject({
      rubble: expect.any(Array),
      random: expect.any(Array),
    });
  });

  test('events from a number on', async () => {
    const { match } = await open('events', DRAWN);
    const all = await works<{ n: number }[]>('events', { match });
    expect(all.length).toBeGreaterThan(2);
    expect(await works('events', { match, since: 2, seat: 'a' })).toEqual(all.slice(2));
  });

  test('record and load lead to the same state', async () => {
    const { match } = await open('again');
    await works('run', { match, bots: 'random', limit: 20 });
    const record = await works<MatchRecord>('record', { match });
    expect(record.answers).toHaveLength(20);
    const loaded = await works<Opened>('load', { record });
    expect(await works('hash', { match: loaded.match })).toBe(await hash(match));
    expect(loaded.request).toEqual(await works('request', { match, seat: loaded.request.waiting[0] }));
    expect(loaded.commitment).toBe(commitmentTo('again'));
  });

  test('undo goes back one answer, or to a number', async () => {
    const { match } = await open('back');
    const hashes = [await hash(match)];
    for (let i = 0; i < 8; i++) {
      await works('run', { match, bots: 'random', limit: 1 });
      hashes.push(await hash(match));
    }
    expect(await works('undo', { match })).toMatchObject({ answered: 7, request: { n: 8 } });
    expect(await hash(match)).toBe(hashes[7]);
    await works('undo', { match, to: 3 });
    expect(await hash(match)).toBe(hashes[3]);
    await works('undo', { match, to: 0 });
    expect(await hash(match)).toBe(hashes[0]);
  });

  test('odds add up to 1 and change nothing', async () => {
    const { match } = await open('odds', DRAWN);
    await works('run', { match, bots: { a: 'greedy', b: 'greedy' }, limit: 12 });
    const request = await works<SeenRequest>('request', { match });
    const before = await hash(match);
    const [seat = ''] = request.waiting;
    const own = await works<SeenRequest>('request', { match, seat });
    const odds = await works<{ exact: boolean; samples: number; outcomes: { p: number; summary: string }[] }>('odds', {
      match,
      seat,
      answer: firstOption(own),
    });
    expect(odds.outcomes.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1);
    expect(odds.outcomes[0]?.summary).toMatch(/\w/);
    expect(odds.samples).toBeGreaterThan(0);
    expect(await hash(match)).toBe(before);
  });

  test.each(['random', 'greedy'])('bot %s says what it would do, and does nothing', async (bot) => {
    const { match, request } = await open('bot');
    const before = await hash(match);
    const { answer } = await works<{ answer: string }>('bot', { match, seat: 'a', bot });
    expect(request.options?.map(({ id }) => id)).toContain(answer);
    expect(await hash(match)).toBe(before);
  });

  test('run stops where a person must answer', async () => {
    const { match } = await open('person');
    const run = await works<{ answers: { seat: string }[]; request: SeenRequest }>('run', {
      match,
      bots: { b: 'random' },
    });
    expect(run).toMatchObject({ answers: [], request: { waiting: ['a'] } });
    await works('answer', { match, seat: 'a', answer: firstOption(run.request) });
    const more = await works<typeof run>('run', { match, bots: { b: 'random' } });
    expect(more.answers.every(({ seat }) => seat === 'b')).toBe(true);
    expect(more.request.waiting).toContain('a');
  });

  test('run with one bot for all plays to the end, and again the same way', async () => {
    const ends = [];
    for (let i = 0; i < 2; i++) {
      const { match } = await open('whole');
      expect(await works('run', { match, bots: 'random' })).toMatchObject({
        request: null,
        outcome: { text: expect.any(String) },
      });
      ends.push(await hash(match));
    }
    expect(ends[0]).toBe(ends[1]);
  });

  test('typed dice are accepted as a way to play', async () => {
    const { match } = await works<Opened>('new', { game: 'wave', setup: DRAFT, seed: 's', dice: 'typed' });
    expect(await works('record', { match })).toMatchObject({ dice: 'typed' });
  });

  test('close forgets the match', async () => {
    const { match } = await open();
    await works('close', { match });
    expect((await engine.fail('hash', { match })).code).toBe('unknown-match');
  });
});

describe('every error leaves the match as it was', () => {
  test('parse: not JSON, no object, no method, a bad id', async () => {
    const { match } = await open();
    const before = await hash(match);
    for (const text of [
      'nope',
      '{"id": 1',
      '',
      '[]',
      '7',
      'null',
      '{"id": 1}',
      '{"id": {}, "method": "games"}',
      '\u0000',
    ]) {
      expect(await engine.line(text), text).toMatchObject({ id: null, error: { code: 'parse' } });
    }
    expect(await engine.line(Buffer.from([0x22, 0xff, 0xfe, 0x22]))).toMatchObject({
      id: null,
      error: { code: 'parse' },
    });
    expect(await hash(match)).toBe(before);
    codes.add('parse');
  });

  test('parse: a line of 10 MB, JSON or not, is dropped and the next one is heard', async () => {
    const { match } = await open();
    const before = await hash(match);
    const long = 'x'.repeat(10 * 1024 * 1024);
    expect(await engine.line(long)).toMatchObject({ id: null, error: { code: 'parse' } });
    expect(await engine.line(JSON.stringify({ id: 1, method: 'games', params: { long } }))).toMatchObject({
      error: { code: 'parse' },
    });
    expect(await hash(match)).toBe(before);
  });

  test('parse: data nested deeper than the stack', async () => {
    const { match } = await open();
    const before = await hash(match);
    const deep = `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`;
    const line = `{"id": 1, "method": "answer", "params": {"match": "${match}", "seat": "a", "answer": ${deep}}}`;
    expect(await engine.line(line)).toMatchObject({ error: { code: 'parse' } });
    expect(await hash(match)).toBe(before);
  });

  test('a line just within the limit is read', async () => {
    const answer = 'x'.repeat(8 * 1024 * 1024 - 200);
    const { match } = await open();
    expect(await engine.fail('answer', { match, seat: 'a', answer })).toMatchObject({ code: 'bad-answer' });
  });

  test.each(['nope', 'constructor', '__proto__', 'toString'])('unknown-method: %s', async (method) => {
    const { match } = await open();
    await fails('unknown-method', match, method, {});
  });

  test('bad-params says which', async () => {
    const { match } = await open();
    const wrong: [string, object, string][] = [
      ['hash', {}, 'match'],
      ['hash', { match: 3 }, 'match'],
      ['answer', { match, answer: 'pillar' }, 'seat'],
      ['answer', { match, seat: 'a' }, 'answer'],
      ['view', { match, seat: 'z' }, 'seat'],
      ['request', { match, seat: 4 }, 'seat'],
      ['events', { match, since: -1 }, 'since'],
      ['undo', { match, to: 1.5 }, 'to'],
      ['odds', { match, seat: '__proto__', answer: 'pillar' }, 'seat'],
      ['bot', { match, seat: 'a', bot: 'nobody' }, 'bot'],
      ['run', { match, bots: { a: 'nobody' } }, 'bots'],
      ['run', { match, bots: { z: 'random' } }, 'seat'],
      ['run', { match, bots: 'random', limit: 'all' }, 'limit'],
      ['new', { game: 'wave', setup: DRAFT, dice: 'loaded' }, 'dice'],
      ['new', { game: 'wave' }, 'setup'],
      ['example', { game: 'wave', name: 'nope' }, 'name'],
      ['games', { extra: 1 }, 'extra'],
    ];
    for (const [method, params, which] of wrong) {
      const error = await fails('bad-params', match, method, params);
      expect(error.message, method).toContain(which);
    }
    expect(await engine.line('{"id": 1, "method": "hash", "params": []}')).toMatchObject({
      error: { code: 'bad-params' },
    });
  });

  test('unknown-game', async () => {
    const { match } = await open();
    for (const [method, params] of [
      ['schema', {}],
      ['example', {}],
      ['new', { setup: {} }],
    ] as const) {
      await fails('unknown-game', match, method, { game: 'chess', ...params });
    }
    const record = await engine.call<MatchRecord>('record', { match });
    await fails('unknown-game', match, 'load', { record: { ...record, game: 'chess' } });
  });

  test('bad-setup lists path and message of everything that is wrong', async () => {
    const { match } = await open();
    const setup = { players: [{ character: 'nobody' }, { weapon: 7 }], first: 'q' };
    const error = await fails('bad-setup', match, 'new', { game: 'wave', setup });
    const { errors } = error.data as { errors: { path: string; message: string }[] };
    expect(errors.map(({ path }) => path)).toEqual(['players.0.character', 'players.1.weapon', 'first']);
    expect(errors.every(({ message }) => message !== '')).toBe(true);
    await fails('bad-setup', match, 'new', { game: 'wave', setup: null });
  });

  test.each(['m0', 'm999999', '', '__proto__'])('unknown-match: %s', async (missing) => {
    const { match } = await open();
    for (const method of ['request', 'view', 'events', 'record', 'hash', 'undo', 'close']) {
      await fails('unknown-match', match, method, { match: missing });
    }
    await fails('unknown-match', match, 'answer', { match: missing, seat: 'a', answer: 'x' });
    await fails('unknown-match', match, 'odds', { match: missing, seat: 'a', answer: 'x' });
    await fails('unknown-match', match, 'bot', { match: missing, seat: 'a', bot: 'random' });
    await fails('unknown-match', match, 'run', { match: missing, bots: 'random' });
  });

  test('not-your-turn: the wrong seat, and a seat that is not at the table', async () => {
    const { match, request } = await open();
    const answer = firstOption(request);
    const error = await fails('not-your-turn', match, 'answer', { match, seat: 'b', answer });
    expect(error.data).toMatchObject({ kind: 'choose', seats: ['a'], rule: 'WAV.SETUP.1' });
    await fails('not-your-turn', match, 'answer', { match, seat: 'z', answer });
    await fails('not-your-turn', match, 'odds', { match, seat: 'b', answer });
    await fails('not-your-turn', match, 'bot', { match, seat: 'b', bot: 'random' });
  });

  test('bad-answer says what was allowed', async () => {
    const { match, request } = await open();
    const allowed = { kind: 'choose', options: request.options?.map(({ id }) => id), rule: 'WAV.SETUP.1' };
    for (const answer of ['nope', 1, null, [], {}, ['pillar'], { id: 'pillar' }, '__proto__', '']) {
      const error = await fails('bad-answer', match, 'answer', { match, seat: 'a', answer });
      expect(error.data).toEqual(allowed);
      await fails('bad-answer', match, 'odds', { match, seat: 'a', answer });
    }
  });

  test('match-over: nothing can be answered after the end', async () => {
    const { match } = await open('over');
    await engine.call('run', { match, bots: 'random' });
    await fails('match-over', match, 'answer', { match, seat: 'a', answer: 'pillar' });
    await fails('match-over', match, 'odds', { match, seat: 'a', answer: 'pillar' });
    await fails('match-over', match, 'bot', { match, seat: 'a', bot: 'random' });
    expect(await engine.call('request', { match })).toBeNull();
    expect(await engine.call('run', { match, bots: 'random' })).toMatchObject({ answers: [], request: null });
  });

  test('bad-record says at which answer', async () => {
    const { match } = await open('record');
    await engine.call('run', { match, bots: 'random', limit: 10 });
    const record = await engine.call<MatchRecord>('record', { match });
    const spoilt = record.answers.with(4, { seat: 'a', answer: 'nope' });
    const wrong: [unknown, number][] = [
      [{ ...record, answers: spoilt }, 4],
      [{ ...record, answers: [...record.answers.slice(0, 3), { seat: 'a' }] }, 3],
      [{ ...record, hash: 'another' }, 10],
      [{ ...record, setup: { players: [] } }, 0],
      [{ ...record, format: 'holdout-record/9' }, 0],
      [{ ...record, extra: true }, 0],
      [{ ...record, answers: [{ undo: 3 }] }, 0],
      [{ ...record, from: { state: {}, random: [1, 2, 3, 4], answers: 0, events: 0, steps: 0, revealed: 0 } }, 0],
      [{ ...record, from: { state: null, random: [], answers: 0, events: 0, steps: 0, revealed: 0 } }, 0],
      [null, 0],
      ['record', 0],
    ];
    for (const [bad, at] of wrong) {
      const error = await fails('bad-record', match, 'load', { record: bad });
      expect(error.data, JSON.stringify(bad).slice(0, 200)).toMatchObject({ at });
    }
  });

  test('cannot-undo', async () => {
    const { match, request } = await open();
    await fails('cannot-undo', match, 'undo', { match });
    await engine.call('answer', { match, seat: 'a', answer: firstOption(request) });
    await fails('cannot-undo', match, 'undo', { match, to: 1 });
    await fails('cannot-undo', match, 'undo', { match, to: 99 });
  });

  test('internal: a table that no rule can have made, with the record that leads there', async () => {
    const { match } = await open('broken', DRAWN);
    const { random, ...state } = await engine.call<{ random: number[] } & Record<string, unknown>>('view', {
      match,
      seat: '*',
    });
    const record = await engine.call<MatchRecord>('record', { match });
    // Without the WAVE! card the search never ends: once this card is kept, there is nothing left to draw.
    const from = { state: { ...state, active: ['planks'] }, random, answers: 0, events: 0, steps: 0, revealed: 0 };
    const { hash: _, ...rest } = record;
    const broken = await engine.call<Opened>('load', { record: { ...rest, from, answers: [] } });
    const answer = { match: broken.match, seat: broken.request.waiting[0], answer: 'keep' };
    const error = await fails('internal', broken.match, 'answer', answer);
    expect(error.data).toMatchObject({ rules: expect.any(Array), record: { game: 'wave' } });
    await fails('internal', broken.match, 'run', { match: broken.match, bots: 'random' });
  });

  test('no code and no method is left out', () => {
    expect([...codes].sort()).toEqual([...FAILURE_CODES].sort());
    expect([...methods].sort()).toEqual(Object.keys(PARAMS).sort());
  });
});

test('two matches with the same seed, interleaved, go the same way without touching each other', async () => {
  const [one, two] = [await open('twins'), await open('twins')];
  for (let i = 0; i < 40; i++) {
    const before = await engine.call('record', { match: two.match });
    await engine.call('run', { match: one.match, bots: 'random', limit: 1 });
    expect(await engine.call('record', { match: two.match })).toEqual(before);
    await engine.call('run', { match: two.match, bots: 'random', limit: 1 });
    expect(await hash(one.match)).toBe(await hash(two.match));
  }
});

test('replies come in the order of the requests, many lines at a time', async () => {
  const other = new EngineChild();
  const calls = Array.from({ length: 200 }, (_, i) => ({ id: i, method: i % 3 === 0 ? 'nope' : 'games' }));
  const replies = await Promise.all(calls.map((call) => other.line(JSON.stringify(call))));
  expect(replies.map(({ id }) => id)).toEqual(calls.map(({ id }) => id));
  expect(await other.end()).toBe(0);
});
