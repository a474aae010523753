import fc from 'fast-check';
import { describe, expect, test as plainTest } from 'vitest';
import { type Answer, Match, ORDER_TEXTS, type Seat, type StandingOrder, Viewer } from '../index.ts';
import { LOOK, Workings } from '../asking/table.ts';
import { Seeded } from '../chance/chance.ts';
import { checkLaws, Scene, test } from '../testing.ts';
import { bids, sentry, type SentryState } from '../toys.ts';
import { interruptVerbs } from './interrupt.ts';

const start = (runners = 1, seed = 'x'): Scene<SentryState> =>
  new Scene(Match.start<SentryState>(sentry, { runners }, { seed }));
const order = (about: string, given: StandingOrder | null): Answer => ({ aside: 'orders', about, order: given });
const said = (m: Scene<SentryState>, key: string): unknown[] =>
  m.events().flatMap((event) => (event.key === key ? [event.params] : []));
/** The distances at which the sentry is asked, who holds each time, while somebody runs 12 inches. */
function askedAt(given: StandingOrder | null): number[] {
  const m = start();
  if (given !== null) m.answer('b', order('sighted', given));
  m.answer('a', 12);
  const asked: number[] = [];
  while (m.outcome === null && m.asked().prompt === 'sentry.sighted') {
    asked.push(m.match.state.inches);
    m.answer('b', 'hold');
  }
  return asked;
}

describe('giving orders', () => {
  test('in one answer, no matter who is asked: the question stays, and nobody else sees the order', () => {
    const m = start();
    expect(m.standing('a')).toEqual(['orders']);
    const before = m.asked();
    m.answer('b', order('sighted', { word: 'within', n: 6 }));
    expect(m.asked()).toEqual(before);
    expect(m.state().orders).toEqual({ b: { sighted: { word: 'within', n: 6 } } });
    const seen = (seat: Seat | null) => new Viewer(m.match, seat);
    expect(seen('b').state()).toMatchObject({ orders: { b: { sighted: { word: 'within', n: 6 } } } });
    for (const other of ['a', null]) {
      expect(seen(other).state()).toMatchObject({ orders: {} });
      expect(seen(other).events()).toEqual([]);
    }
    expect(
      seen('b')
        .events()
        .map(({ text }) => text),
    ).toEqual(['Sentry gives a standing order. When a runner comes nearer: fire within 6 inches.']);
  });

  test('from question to question, as a terminal does; changed and withdrawn', () => {
    const m = start();
    m.answer('b', 'orders');
    expect(m.asked()).toMatchObject({ seats: ['b'], prompt: 'orders.what', options: ['done', 'sighted', 'hit'] });
    expect(m.standing('a')).toEqual([]); // one at a time
    m.answer('b', 'sighted');
    expect(m.asked().options).toEqual(['ask', 'ask.close', 'ask.within', 'never', 'within', 'always']);
    m.answer('b', 'within');
    expect(m.asked()).toMatchObject({ kind: 'amount', prompt: 'orders.amount', min: 1, max: 12 });
    m.answer('b', 4).answer('b', 'hit').answer('b', 'never');
    expect(m.state().orders).toEqual({ b: { sighted: { word: 'within', n: 4 }, hit: 'never' } });
    m.answer('b', 'sighted');
    expect(m.asked().options).toEqual(['ask', 'ask.close', 'ask.within', 'never', 'within', 'always', 'withdraw']);
    m.answer('b', 'withdraw').answer('b', 'hit').answer('b', 'always').answer('b', 'done');
    expect(m.state().orders).toEqual({ b: { hit: 'always' } });
    m.answer('b', order('hit', null));
    expect(m.state().orders).toEqual({});
    expect(m.asked()).toMatchObject({ seats: ['a'], prompt: 'sentry.run' });
  });

  test('a seat sees what it can order and what it has ordered', () => {
    const m = start().answer('b', order('sighted', { word: 'ask.within', n: 3 }));
    expect(new Viewer(m.match, 'b').request()?.asides).toEqual([
      {
        id: 'orders',
        seats: ['b'],
        rule: 'SENTRY.2',
        text: 'Standing orders',
        standing: true,
        orders: [
          {
            about: 'sighted',
            order: { word: 'ask.within', n: 3 },
            words: [
              { word: 'ask' },
              { word: 'ask.close', says: 'ask' },
              { word: 'ask.within', says: 'ask', min: 1, max: 12 },
              { word: 'never' },
              { word: 'within', says: 'act', min: 1, max: 12 },
              { word: 'always', says: 'act' },
            ],
          },
          {
            about: 'hit',
            order: null,
            words: [
              { word: 'ask' },
              { word: 'never' },
              { word: 'spare', says: 'act' },
              { word: 'always', says: 'act' },
            ],
          },
        ],
      },
    ]);
  });

  test('a wrong order changes nothing, and its owner hears what is wrong', () => {
    const wrong = (about: string, given: StandingOrder | null): string =>
      start().refused('b', order(about, given)).message;
    expect(wrong('nowhere', 'never')).toBe('There is nothing to order about "nowhere". Orders are about sighted, hit');
    expect(wrong('sighted', 'spare')).toBe('The order is one of ask, ask.close, ask.within, never, within, always');
    const number = 'within takes a whole number: {"word": "within", "n": 1 to 12}';
    expect(wrong('sighted', 'within')).toBe(number);
    expect(wrong('sighted', { word: 'within', n: 13 })).toBe(number);
    expect(wrong('sighted', { word: 'within', n: 1.5 })).toBe(number);
    expect(wrong('sighted', { word: 'within', n: 0 })).toBe(number);
    expect(wrong('sighted', { word: 'within', n: 3, soon: true } as StandingOrder)).toBe(number);
    expect(wrong('sighted', { word: 'never', n: 2 })).toBe('never takes no number');
    expect(wrong('hit', null)).toBe('Nothing is ordered about hit');
    expect(start().refused('b', { aside: 'orders', about: 'hit', order: 'never', soon: true }).message).toBe(
      'An order has no soon',
    );
    expect(start().refused('c', order('hit', 'never')).message).toBe('No standing orders can be given now');
  });

  plainTest('a game without interrupts takes none', () => {
    const none = Match.start({ ...sentry, interrupts: undefined } as never, { runners: 1 }, { seed: 'x' });
    expect(none.answer('b', order('sighted', 'never'))).toMatchObject({
      ok: false,
      refusal: { message: 'No standing orders can be given now' },
    });
  });
});

plainTest('an order leaves sealed answers as they are', () => {
  const game = {
    ...bids,
    setup: (t: never, setup: never) => ({ ...bids.setup(t, setup), orders: {} }),
    interrupts: {
      rule: 'BIDS.1',
      open: true,
      orders: (state: { orders: object }) => state.orders,
      seats: () => ['a', 'b'],
      kinds: { bid: {} },
    },
    texts: { ...bids.texts, ...ORDER_TEXTS, 'subject.bid': 'Bids' },
  };
  const match = Match.start(game as never, { players: 2 }, { seed: 'x' });
  match.answer('a', 3);
  match.answer('b', order('bid', 'never'));
  expect(match.waitingFor).toEqual(['b']);
  match.answer('a', order('bid', 'never'));
  expect(match.waitingFor).toEqual(['b']);
  match.answer('a', 'orders'); // a question comes between: bids are made anew
  match.answer('a', 'done');
  expect(match.waitingFor).toEqual(['a', 'b']);
});

describe('what orders answer', () => {
  test('ask, never, ask only if a condition holds, with a number or without', () => {
    expect(askedAt(null)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    expect(askedAt('ask')).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    expect(askedAt('never')).toEqual([]);
    expect(askedAt('ask.close')).toEqual([3, 2, 1, 0]);
    expect(askedAt({ word: 'ask.within', n: 1 })).toEqual([1, 0]);
  });

  test('an order to act gives the answer for its seat, and says so to its owner', () => {
    const m = start()
      .answer('b', order('sighted', { word: 'within', n: 2 }))
      .answer('a', 9);
    expect(m.state()).toMatchObject({ inches: 3, shots: 4 });
    m.answer('a', 1);
    expect(m.state().shots).toBe(3);
    expect(said(m, 'orders.carried.n')).toEqual([{ seat: 'b', subject: 'sighted', order: 'within', n: 2 }]);
    expect(new Viewer(m.match, 'a').events().map(({ key }) => key)).not.toContain('orders.carried.n');
    expect(said(m, 'orders.passed.n')).toHaveLength(9);
  });

  plainTest('where orders are open everybody sees one given and carried out; what it let pass, only its owner', () => {
    const open = { ...sentry, interrupts: { ...sentry.interrupts, open: true } };
    const match = Match.start<SentryState>(open as never, { runners: 1 }, { seed: 'x' });
    match.answer('b', order('sighted', { word: 'within', n: 10 }));
    match.answer('a', 2);
    const seen = (seat: Seat | null) =>
      new Viewer(match, seat).events().flatMap(({ key }) => (key.startsWith('orders.') ? [key] : []));
    expect(seen('b')).toEqual(['orders.given.n', 'orders.passed.n', 'orders.carried.n']);
    for (const other of ['a', null]) expect(seen(other)).toEqual(['orders.given.n', 'orders.carried.n']);
  });

  test('a question names what could be ordered about it', () => {
    expect(start().answer('a', 1).match.request?.interrupts).toEqual(['sighted']);
  });

  test('what a hidden order lets pass shows something: from there, undo needs consent', () => {
    const free = start().answer('a', 1).answer('b', 'hold');
    expect(free.match.undo(0)).toMatchObject({ ok: true });
    const ordered = start().answer('b', order('sighted', 'never')).answer('a', 1);
    expect(ordered.match.undo(1)).toMatchObject({ ok: false, code: 'needs-consent' });
  });

  plainTest('who imagines the other side does not know its orders', () => {
    const m = start().answer('b', order('sighted', 'never')).answer('a', 1);
    expect(m.match.imagine('a', [1, 2, 3, 4]).state.orders).toEqual({});
    expect(m.match.imagine('b', [1, 2, 3, 4]).state.orders).toEqual({ b: { sighted: 'never' } });
  });

  plainTest('an order to act says what it does only when it is to act, and lets pass what it cannot do now', () => {
    const { interrupt, ordered } = interruptVerbs<SentryState, string, { hit: { bandages: number } }>();
    const outcomeOf = (
      order: string,
      act: 'yes' | null | (() => 'yes' | null) | undefined,
      options = ['no', 'yes'],
    ) => {
      const state = { ...start().state(), orders: { b: { hit: order } } };
      const w = new Workings<SentryState>(state, new Seeded([1, 2, 3, 4]), [], false);
      w.interrupts = sentry.interrupts;
      const how = { kind: 'hit', facts: { bandages: 2 }, pass: 'no', ...(act === undefined ? {} : { act }) } as const;
      const question = { rule: 'R.7', prompt: { key: 'q' }, options } as never;
      const value = interrupt(w.table, 'b', { ...how, question } as never).next(LOOK);
      return [value.done, value.value, w.events?.map(({ key }) => key)];
    };
    expect(outcomeOf('always', 'yes')).toEqual([true, 'yes', ['orders.carried']]);
    expect(outcomeOf('always', () => 'yes')).toEqual([true, 'yes', ['orders.carried']]);
    for (const act of [null, () => null, undefined])
      expect(outcomeOf('always', act)).toEqual([true, 'no', ['orders.passed']]);
    expect(outcomeOf('never', () => 'yes')).toEqual([true, 'no', []]);
    expect(() => outcomeOf('always', 'yes', ['no', 'maybe'])).toThrow(/R\.7.*"order":"yes","offered":"q"/);
    const bare = new Workings<SentryState>(start().state(), new Seeded([1, 2, 3, 4]), [], false);
    expect(ordered(bare.table, 'b', { kind: 'hit', facts: { bandages: 1 } })).toBe('ask');
  });

  plainTest('an interrupt that is not asked builds neither its question nor its facts', () => {
    const { interrupt } = interruptVerbs<SentryState, string, { hit: { bandages: number } }>();
    const state = { ...start().state(), orders: { b: { hit: 'never' } } };
    const w = new Workings<SentryState>(state, new Seeded([1, 2, 3, 4]), null, false);
    w.interrupts = sentry.interrupts;
    const built: string[] = [];
    const flow = interrupt(w.table, 'b', {
      kind: 'hit',
      facts: () => (built.push('facts'), { bandages: 1 }),
      pass: 'no',
      question: () => (built.push('question'), { rule: 'x', prompt: { key: 'x' }, options: ['no', 'yes'] }),
    });
    expect(flow.next(LOOK)).toMatchObject({ done: true, value: 'no' });
    expect(built).toEqual([]);
  });
});

/** Somebody who has given no orders and answers as the order says. */
function byHand(inches: number, given: StandingOrder): string {
  if (given === 'always') return `fire:${inches}`;
  return typeof given === 'object' && given.word === 'within' && inches <= given.n ? `fire:${inches}` : 'hold';
}

plainTest('orders never change what can happen: a match goes as if its owner had answered so by hand', () => {
  const orders = fc.oneof(
    fc.constantFrom<StandingOrder>('never', 'always'),
    fc.nat(11).map((n): StandingOrder => ({ word: 'within', n: n + 1 })),
  );
  fc.assert(
    fc.property(fc.nat().map(String), orders, fc.array(fc.integer({ min: 1, max: 12 })), (seed, given, ways) => {
      const [ordered, asked] = [start(3, seed), start(3, seed)];
      ordered.answer('b', order('sighted', given));
      const runs = [...ways, ...Array.from({ length: 60 }, () => 12)];
      for (const far of runs) {
        for (const m of [ordered, asked]) {
          if (m.outcome !== null) continue;
          m.answer('a', Math.min(far, m.match.state.inches));
          while (m.outcome === null && m.asked().prompt !== 'sentry.run') {
            if (m.asked().seats[0] === 'a') m.answer('a', 'fall');
            else m.answer('b', byHand(m.match.state.inches, given));
          }
        }
      }
      expect(ordered.match.outcome).toEqual(asked.match.outcome);
      expect({ ...ordered.state(), orders: {} }).toEqual(asked.state());
    }),
    { numRuns: 60 },
  );
});

plainTest('the laws hold where interrupts are many and orders are hidden', () => {
  checkLaws(sentry, { runs: 40, closely: 3 });
});
