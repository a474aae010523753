import { describe, expect, test } from 'vitest';
import { type AnyGame, Match, type RuleFault, verify } from '../index.ts';
import { oddsTold } from '../testing.ts';
import { playUnderLaws } from '../laws.ts';
import { workingsOf } from '../asking/table.ts';
import { duel, type DuelState, sentry, type SentryState, tiny, tinyVerbs } from '../toys.ts';

const { amount, choose, emit, roll, playOut, end } = tinyVerbs;
const ask = { rule: 'R.1', prompt: { key: 'p' } } as const;

const begun = (dice: 'seeded' | 'typed' = 'seeded', game: AnyGame = duel): Match<DuelState> =>
  Match.start<DuelState>(game, { players: 2 }, { seed: 'duel', dice });

describe('what is the kernel’s stays the kernel’s', () => {
  test('whatever a rule writes onto the table, the log, chance and counters stay the kernel’s', () => {
    const FIELDS = ['events', 'chance', 'work', 'skimming', 'typedDice', 'revealed', 'eventCount', 'asides'];
    const found: unknown[] = [];
    const played = (spoilt: boolean): Match => {
      const game = tiny({
        *step(t) {
          yield* choose(t, 'a', { ...ask, options: ['x'] });
          found.push(Object.keys(t), Object.getOwnPropertyNames(Object.getPrototypeOf(t)));
          if (spoilt) for (const name of FIELDS) Object.assign(t, { [name]: null });
          expect(() => Object.assign(t, { state: {} })).toThrow(TypeError);
          const dice = yield* roll(t, '2d6', { rule: 'R.3', prompt: { key: 'p' }, seat: 'a' });
          emit(t, 'R.4', 'rolled', { dice });
          end(t, { won: [], lost: [], rule: 'R.2', key: 'over', params: {} });
        },
      });
      const match = Match.start(game, null, { seed: 's' });
      match.answer('a', 'x');
      return match;
    };
    const [plain, spoilt] = [played(false), played(true)];
    expect(found.slice(0, 2)).toEqual([[], ['constructor', 'state']]);
    expect(spoilt.events).toEqual(plain.events);
    expect(spoilt.hash()).toBe(plain.hash());
    expect([spoilt.eventCount, spoilt.revealedAt]).toEqual([2, 1]);
  });

  test('types say so too', () => {
    tiny({
      *step(t) {
        // @ts-expect-error the log is not a rule's to write
        void t.events;
        // @ts-expect-error nor is the state to be put in another's place
        expect(() => (t.state = {})).toThrow(TypeError);
      },
    });
  });
});

describe('a sub-game', () => {
  test('is played on a copy, with its own log, by the match’s chance; the result comes back', () => {
    const match = begun();
    const before = match.eventCount;
    match.answer('a', 'fight');
    expect(match.events.slice(before).map(({ key }) => key)).toEqual(['duel.fought']);
    const [fought] = match.subgames;
    expect(fought).toMatchObject({ rule: 'DUEL.3', after: 1, outcome: null, revealed: true });
    expect(fought?.events.map(({ n }) => n)).toEqual(fought?.events.map((_, i) => i));
    expect(new Set(fought?.events.map(({ key }) => key))).toEqual(new Set(['duel.blow']));
    expect(match.state.duel).toBeNull();
    expect(match.state.wins.a! + match.state.wins.b!).toBe(1);
    expect(match.revealedAt).toBe(1);
  });

  test('goes by the seed: the same match, the same fight', () => {
    const [one, two] = [begun(), begun()];
    for (const match of [one, two]) match.answer('a', 'fight');
    expect(two.hash()).toBe(one.hash());
    expect(two.subgames).toEqual(one.subgames);
  });

  test('rolls by itself where people type their dice', () => {
    const match = begun('typed');
    match.answer('a', 'fight');
    expect(match.request?.kind).toBe('choose');
    expect(match.subgames).toHaveLength(1);
  });

  test('undo, fork, verify and a record lead to the same', () => {
    const match = begun();
    match.answer('a', 'fight');
    const after = match.hash();
    expect(match.fork().hash()).toBe(after);
    expect(verify(duel, match.record()).ok).toBe(true);
    expect(Match.load(duel, match.record()).hash()).toBe(after);
    expect(match.undo(0, ['a', 'b'])).toEqual({ ok: true });
    expect(match.subgames).toEqual([]);
    match.answer('a', 'fight');
    expect(match.hash()).toBe(after);
  });

  test('odds walk through it', () => {
    const { outcomes, exact } = oddsTold(begun(), 'a', 'fight', {
      measure: (_before, { wins }) => [{ key: wins.a === 1 ? 'A wins' : 'B wins', tone: 'even' }],
    });
    expect(exact).toBe(false); // blows go on until one is down: there is no end of ways
    expect(Object.keys(outcomes).toSorted()).toEqual(['A wins', 'B wins']);
  });

  test('once played, it is not played again by a fork, an undo or a boundary in the same step', () => {
    let played = 0;
    const game = tiny({
      *step(t) {
        yield* choose(t, 'a', { ...ask, options: ['x'] });
        yield* playOut(t, {
          rule: 'R.4',
          state: { over: false },
          *step(inner) {
            played++;
            yield* roll(inner, '2d6', { rule: 'R.5', prompt: { key: 'p' }, seat: 'a' });
            inner.state.over = true;
          },
          interrupts: null,
          isOver: ({ over }) => over === true,
          follow: () => null,
          steps: 1,
        });
        yield* choose(t, 'a', { ...ask, rule: 'R.2', options: ['y', 'z'] });
        yield* choose(t, 'a', { ...ask, rule: 'R.3', options: ['y', 'z'] });
      },
    });
    const match = Match.start(game, null, { seed: 's' });
    match.answer('a', 'x');
    match.answer('a', 'y');
    const hash = match.hash();
    expect(match.fork().fork().hash()).toBe(hash);
    expect(match.position().answers).toBe(0);
    expect(match.undo(1)).toEqual({ ok: true });
    match.answer('a', 'y');
    expect(match.hash()).toBe(hash);
    expect(match.imagine('a', [1, 2, 3, 4]).request?.rule).toBe('R.3');
    expect(played).toBe(1);
    expect(match.undo(0, ['a', 'b'])).toEqual({ ok: true });
    match.answer('a', 'x');
    expect(played).toBe(2);
  });

  test('a fork knows none of the steps before it', () => {
    const match = begun();
    match.answer('a', 'fight');
    expect(match.fork().subgames).toEqual(match.subgames);
    match.answer(match.waitingFor[0] ?? '', 'no');
    expect(match.subgames).toHaveLength(1);
    expect(match.fork().subgames).toEqual([]);
  });

  test('a rule may end it: the match learns how, and goes on', () => {
    const game = tiny({
      *step(t) {
        yield* choose(t, 'a', { ...ask, options: ['x'] });
        const { state, outcome } = yield* playOut(t, {
          rule: 'R.4',
          state: { steps: 0 },
          *step(inner) {
            inner.state.steps++;
            yield* [];
            if (inner.state.steps === 2) {
              end(inner as never, { won: ['b'], lost: ['a'], rule: 'R.5', key: 'over', params: {} });
            }
          },
          interrupts: null,
          isOver: () => false,
          follow: () => null,
          steps: 2,
        });
        Object.assign(t.state, { state, outcome });
      },
    });
    const match = Match.start<Record<string, unknown>>(game, null, { seed: 's' });
    match.answer('a', 'x');
    const outcome = { won: ['b'], lost: ['a'], rule: 'R.5', key: 'over', params: {} };
    expect(match.state).toEqual({ state: { steps: 2 }, outcome });
    expect(match.outcome).toBeNull();
    expect(match.revealedAt).toBe(0);
    expect(match.subgames).toMatchObject([{ rule: 'R.4', outcome, revealed: false, events: [{ n: 0, key: 'over' }] }]);
  });

  test('one inside another comes back to it, and what it shows is shown', () => {
    const game = tiny({
      *step(t) {
        yield* choose(t, 'a', { ...ask, options: ['x'] });
        const { state } = yield* playOut(t, {
          rule: 'R.4',
          state: { dice: [] as number[], over: false },
          *step(outer) {
            const { state: deepest } = yield* playOut(outer as never, {
              rule: 'R.5',
              state: { dice: [] as number[] },
              *step(inner) {
                inner.state.dice = [...(yield* roll(inner as never, '2d6', { ...ask, rule: 'R.6', seat: 'a' }))];
              },
              interrupts: null,
              isOver: ({ dice }) => dice.length > 0,
              follow: () => null,
              steps: 1,
            });
            outer.state.dice = deepest.dice;
            outer.state.over = true;
          },
          interrupts: null,
          isOver: ({ over }) => over,
          follow: () => null,
          steps: 1,
        });
        t.state.dice = state.dice;
      },
    });
    const match = Match.start<{ dice: number[] }>(game, null, { seed: 's' });
    match.answer('a', 'x');
    expect(match.state.dice).toHaveLength(2);
    expect(match.subgames.map(({ rule, revealed }) => [rule, revealed])).toEqual([['R.4', true]]);
    expect(match.revealedAt).toBe(1);
  });

  test('every seat answers as it is told, or by chance where that does not count', () => {
    const told: unknown[] = [];
    const game = tiny({
      *step(t) {
        yield* choose(t, 'a', { ...ask, options: ['x'] });
        const { state } = yield* playOut(t, {
          rule: 'R.4',
          state: { bids: {} as Record<string, number>, only: '' },
          *step(inner) {
            inner.state.bids = { ...(yield* amount(inner as never, { all: ['a', 'b'] }, { ...ask, min: 3, max: 5 })) };
            inner.state.only = yield* choose(inner as never, 'b', { ...ask, rule: 'R.5', options: ['only'] });
          },
          interrupts: null,
          isOver: ({ only }) => only !== '',
          follow: ({ bids }, { rule, kind }, seat) => {
            told.push([rule, seat, { ...bids }]);
            return kind === 'choose' ? 'other' : seat === 'a' ? 4 : 5;
          },
          steps: 1,
        });
        Object.assign(t.state, state);
      },
    });
    const match = Match.start<Record<string, unknown>>(game, null, { seed: 's' });
    match.answer('a', 'x');
    expect(match.state).toEqual({ bids: { a: 4, b: 5 }, only: 'only' });
    expect(told).toEqual([
      ['R.1', 'a', {}],
      ['R.1', 'b', {}],
      ['R.5', 'b', { a: 4, b: 5 }],
    ]);
  });

  test('has no log where nobody reads logs', () => {
    const [silent, told] = [begun().fork({ events: false }), begun().fork({ events: true })];
    for (const match of [silent, told]) match.answer('a', 'fight');
    expect(silent.subgames.map(({ events }) => events)).toEqual([[]]);
    expect(told.subgames[0]?.events).not.toEqual([]);
    expect(silent.hash()).toBe(told.hash());
  });

  test('each of its steps counts as work, even one in which nothing happens', () => {
    const game = tiny({
      *step(t) {
        yield* choose(t, 'a', { ...ask, options: ['x'] });
        yield* playOut(t, {
          rule: 'R.4',
          state: { left: 50 },
          *step(inner) {
            inner.state.left--;
            yield* [];
          },
          interrupts: null,
          isOver: ({ left }) => left === 0,
          follow: () => null,
          steps: 50,
        });
      },
    });
    const match = Match.start(game, null, { seed: 's' });
    match.answer('a', 'x');
    expect(verify(game, match.record(), undefined, { budget: 49 })).toMatchObject({ ok: false, at: 0 });
    expect(verify(game, match.record(), undefined, { budget: 70 })).toMatchObject({ ok: true });
  });

  test('laws hold', () => {
    for (let seed = 0; seed < 8; seed++) {
      playUnderLaws(duel, { setup: { players: 2 }, seed: `duel ${seed}`, dice: seed % 2 === 0 ? 'seeded' : 'typed' });
    }
  });
});

describe('a fault inside a sub-game', () => {
  const broken = tiny({
    state: { left: 3 },
    *step(t) {
      emit(t, 'R.2', 'turn');
      yield* choose(t, 'a', { ...ask, options: ['x', 'break'] });
      emit(t, 'R.3', 'before');
      yield* playOut(t, {
        rule: 'R.4',
        state: { left: 3 },
        *step(inner) {
          const [die] = yield* roll(inner, '1d6', { rule: 'R.5', prompt: { key: 'p' }, seat: 'a' });
          emit(inner, 'R.6', 'rolled', { die: die ?? 0 });
          inner.state.left--;
          if (inner.state.left === 0) throw new Error('oops');
        },
        interrupts: null,
        isOver: () => false,
        follow: () => null,
        steps: 10,
      });
    },
  });

  test('leaves the match and its log as they were, and names the rules and the record', () => {
    const match = Match.start(broken, null, { seed: 's', dice: 'typed' });
    const [hash, events] = [match.hash(), [...match.events]];
    let fault: RuleFault | null = null;
    try {
      match.answer('a', 'break');
    } catch (error) {
      fault = error as RuleFault;
    }
    expect(fault?.message).toMatch(/^oops/);
    expect(fault?.rules.slice(0, 3)).toEqual(['R.6', 'R.5', 'R.6']);
    expect(fault?.record.answers).toEqual([{ seat: 'a', answer: 'break' }]);
    expect(match.hash()).toBe(hash);
    expect(match.events).toEqual(events);
    expect(match.log).toEqual([]);
    expect(match.request?.kind).toBe('choose');
  });

  test('the same when it is left for later', () => {
    const match = Match.start(broken, null, { seed: 's' });
    const hash = match.hash();
    match.answer('a', 'break', { later: true });
    expect(match.working).toBe('R.4');
    expect(() => match.work()).toThrow(/oops/);
    expect(match.working).toBeNull();
    expect(match.hash()).toBe(hash);
    expect(match.log).toEqual([]);
  });

  test('one that never ends is stopped', () => {
    const endless = tiny({
      *step(t) {
        yield* choose(t, 'a', { ...ask, options: ['x'] });
        yield* playOut(t, {
          rule: 'R.4',
          state: {},
          *step() {},
          interrupts: null,
          isOver: () => false,
          follow: () => null,
          steps: 1000,
        });
      },
    });
    expect(() => Match.start(endless, null, { seed: 's' }).answer('a', 'x')).toThrow(/R\.4.*does not end.*1000/);
  });
});

describe('a sub-game that is left for later', () => {
  test('nobody is asked meanwhile; then it goes on as if it had been played at once', () => {
    const [now, later] = [begun(), begun()];
    now.answer('a', 'fight');
    expect(later.answer('a', 'fight', { later: true }).ok).toBe(true);
    expect(later.working).toBe('DUEL.3');
    expect(later.request).toBeNull();
    expect(later.waitingFor).toEqual([]);
    expect(later.outcome).toBeNull();
    expect(later.record().hash).toBeUndefined();
    expect(later.answer('b', 'fight')).toMatchObject({ ok: false, refusal: { code: 'not-your-turn', rule: 'DUEL.3' } });
    expect(later.work().map(({ key }) => key)).toEqual(['duel.fought']);
    expect(later.working).toBeNull();
    expect(later.hash()).toBe(now.hash());
    expect(later.events).toEqual(now.events);
    expect(later.revealedAt).toBe(now.revealedAt);
  });

  test('a copy elsewhere plays it, and its result is handed in: nothing is played here', () => {
    const here = begun();
    here.answer('a', 'fight', { later: true });
    const elsewhere = Match.load<DuelState>(duel, here.record());
    const results = JSON.parse(JSON.stringify(elsewhere.subgames)) as typeof elsewhere.subgames;
    const marked = results.map((result) => ({ ...result, events: [] }));
    here.work(marked);
    expect(here.hash()).toBe(elsewhere.hash());
    expect(here.subgames).toEqual(marked); // its own log would not be empty
    for (const match of [here, elsewhere]) match.answer(match.waitingFor[0] ?? '', 'yes');
    expect(here.hash()).toBe(elsewhere.hash());
  });

  test('a result of another sub-game is no result: it is played here', () => {
    const [here, other] = [begun(), begun()];
    other.answer('a', 'fight');
    here.answer('a', 'fight', { later: true });
    here.work(other.subgames.map((result) => ({ ...result, rule: 'DUEL.9', state: null })));
    expect(here.hash()).toBe(other.hash());
  });

  test('where the step began is found without playing it', () => {
    let played = 0;
    const game = tiny({
      *step(t) {
        yield* choose(t, 'a', { ...ask, options: ['x'] });
        yield* playOut(t, {
          rule: 'R.4',
          state: { over: false },
          *step(inner) {
            played++;
            yield* [];
            inner.state.over = true;
          },
          interrupts: null,
          isOver: ({ over }) => over,
          follow: () => null,
          steps: 1,
        });
      },
    });
    const match = Match.start(game, null, { seed: 's' });
    match.answer('a', 'x', { later: true });
    expect(match.position().answers).toBe(0);
    expect(played).toBe(0);
    match.work();
    expect(played).toBe(1);
  });

  test('it can be taken back before it is played', () => {
    const match = begun();
    const hash = match.hash();
    match.answer('a', 'fight', { later: true });
    const { position } = { position: match.position() };
    expect(position.answers).toBe(0);
    expect(match.undo(0)).toEqual({ ok: true });
    expect(match.working).toBeNull();
    expect(match.hash()).toBe(hash);
    expect(match.request?.kind).toBe('choose');
  });
});

test('the way into a table’s workings is not handed out', async () => {
  expect(workingsOf).toBeTypeOf('function');
  expect(Object.keys(await import('../index.ts'))).not.toContain('workingsOf');
  expect(Object.keys(await import('../index.ts'))).not.toContain('Workings');
});

describe('standing orders in a sub-game', () => {
  /** Sentry played out with these orders; the seat that is asked does as `answer` says. */
  const watched = (orders: SentryState['orders'], answer: 'hold' | 'fire') => {
    const began: SentryState = { runners: 3, inches: 12, shots: 4, bandages: 0, home: 0, orders };
    const asked: string[] = [];
    let played: SentryState | undefined;
    const game = tiny({
      *step(t) {
        yield* choose(t, 'a', { ...ask, options: ['x'] });
        const { state } = yield* playOut(t, {
          rule: 'R.2',
          state: began,
          step: sentry.step,
          interrupts: sentry.interrupts as never,
          isOver: ({ runners }) => runners === 0,
          follow: (_state, request) => {
            asked.push(request.prompt.key);
            if (request.kind === 'amount') return request.max;
            const fire = request.kind === 'choose' ? request.options[1]?.id : undefined;
            return answer === 'fire' && fire !== undefined ? fire : 'hold';
          },
          steps: 100,
        });
        played = state;
        end(t, { won: [], lost: [], rule: 'R.2', key: 'over', params: {} });
      },
    });
    const match = Match.start(game, null, { seed: 'watch' });
    match.answer('a', 'x');
    const events = match.subgames[0]?.events ?? [];
    return {
      shots: 4 - (played?.shots ?? 4),
      asked: asked.filter((key) => key === 'sentry.sighted').length,
      carried: events.filter(({ key }) => key.startsWith('orders.carried')).length,
    };
  };

  test('without any, the hints answer for everybody', () => {
    expect(watched({}, 'hold')).toEqual({ shots: 0, asked: 36, carried: 0 });
    expect(watched({}, 'fire').shots).toBe(4);
  });

  test('what is ordered is done, whatever the hints say', () => {
    expect(watched({ b: { sighted: 'never' } }, 'fire')).toEqual({ shots: 0, asked: 0, carried: 0 });
    expect(watched({ b: { sighted: 'always' } }, 'hold')).toEqual({ shots: 4, asked: 0, carried: 4 });
    const close = watched({ b: { sighted: { word: 'within', n: 2 } } }, 'hold');
    expect([close.asked, close.shots, close.carried]).toEqual([0, close.shots, close.shots]);
    expect(close.shots).toBeGreaterThan(0);
  });

  test('an order to be asked leaves the answer to the hints, there and nowhere else', () => {
    expect(watched({ b: { sighted: 'ask.close' } }, 'hold')).toEqual({ shots: 0, asked: 12, carried: 0 });
  });
});
