import { describe, expect, test, vi } from 'vitest';
import { createBot, nextMove } from '../../../bots/index.ts';
import { wave } from '../../../games/wave/index.ts';
import { type AnyGame, type Answer, type Json, Match, type MatchRecord } from '../../../kernel/index.ts';
import { duel } from '../../../kernel/testing.ts';
import { type Kept, KeptElsewhere, type Sitters } from '../keeping/shelf.ts';
import type { Snapshot } from '../sources/source.ts';
import { Desk } from './desk.ts';
import { after, type News } from './news.ts';
import type { Done, Order } from './orders.ts';
import type { Place, Thinker } from './place.ts';

const GAMES: Readonly<Record<string, AnyGame>> = { wave: wave as AnyGame, duel: duel as AnyGame };
const here = { kind: 'here', name: '' } as const;
const bot = { kind: 'bot', bot: 'easy' } as const;

/** Thinks in this thread, by itself and from the record alone. */
const thinker = (): Thinker => {
  const opened = (record: MatchRecord): Match => Match.reopen(GAMES[record.game] as AnyGame, record);
  return {
    subgames: async (record) => await Promise.resolve(opened(record).subgames),
    move: async (record, bots) => {
      const players = Object.entries(bots).map(([seat, name]) => [seat, createBot(name)] as const);
      return await Promise.resolve(nextMove(opened(record), Object.fromEntries(players), 0));
    },
    advice: async () => await Promise.resolve(null),
    odds: async () => await Promise.resolve(null),
    close: () => undefined,
  };
};

/** A desk as the page knows it: by what is said over the line, which copies everything. */
class Page {
  desk: Desk;
  seen: Snapshot | null = null;
  readonly #early = new Map<number, News>();
  #heard = 0;
  /** Whether news are shown as soon as they come. */
  looks = true;
  /** Whether the shelf is full. */
  full = false;

  constructor(
    readonly place: Partial<Place> = {},
    readonly shelf = new Map<string, Kept>(),
  ) {
    this.desk = this.#another();
  }

  #another(): Desk {
    return new Desk({
      load: async (id) => await Promise.resolve({ game: GAMES[id] as AnyGame, secrets: false }),
      shelf: {
        get: async (id) => await Promise.resolve(structuredClone(this.shelf.get(id))),
        put: async (kept, over) => {
          await Promise.resolve();
          if (this.full) throw new Error('The disk is full');
          const there = this.shelf.get(kept.id);
          if (over !== undefined && there !== undefined && there.touched !== over) throw new KeptElsewhere();
          this.shelf.set(kept.id, structuredClone(kept));
        },
      },
      thinker,
      tell: (news) => this.#hear(news),
      ...this.place,
    });
  }

  async ask<T>(order: Order, onSteps?: (steps: number) => void): Promise<T> {
    return structuredClone(await this.desk.do(structuredClone(order), onSteps)) as T;
  }

  async begin(game: string, setup: unknown, sitters: Sitters): Promise<void> {
    await this.ask({ do: 'begin', game, setup: setup as Json, seed: 'desk', keep: { id: 'm', sitters } });
    await this.open();
  }

  async open(): Promise<void> {
    this.seen = null;
    this.#hear(await this.ask<News>({ do: 'open', id: 'm' }));
  }

  /** The page is loaded again: the desk goes with it. */
  async reload(): Promise<void> {
    this.desk = this.#another();
    this.#heard = 0;
    this.#early.clear();
    await this.open();
  }

  async change(order: Order): Promise<Done['complaint']> {
    const { complaint, news } = await this.ask<Done>(order);
    if (news !== null) this.#hear(news);
    return complaint;
  }

  async answer(answer: Answer, how: 'decided' | 'settled' = 'decided'): Promise<Done['complaint']> {
    return await this.change({ do: 'answer', seat: this.now().request?.waiting[0] ?? '', answer, how });
  }

  #hear(news: News): void {
    // Those that the desk tells by itself may come before the answer to what was asked.
    this.#early.set(news.n, structuredClone(news));
    const next = this.#early.get(this.#heard + 1);
    if (next === undefined) return;
    this.#heard = next.n;
    this.#show(next);
    const later = this.#early.get(next.n + 1);
    if (later !== undefined) this.#hear(later);
  }

  #show(news: News): void {
    this.seen = after(news, this.seen);
    if (this.looks) void this.ask({ do: 'shown', n: news.n, stands: `after ${news.seen.answered}` });
  }

  now(): Snapshot {
    if (this.seen === null) throw new Error('Nothing has been heard yet');
    return this.seen;
  }

  kept(): Kept {
    return this.shelf.get('m') as Kept;
  }

  /** The log as a match that is opened anew tells it. */
  async toldAnew(): Promise<Snapshot['events']> {
    const other = new Page();
    other.shelf.set('m', this.kept());
    await other.open();
    return other.now().events;
  }
}

const firstOption = ({ request }: Snapshot): string => request?.options?.[0]?.id ?? '';

describe('a match at a desk', () => {
  test('is kept before the page hears of an answer, and goes on from there when the page is loaded again', async () => {
    const page = new Page();
    await page.begin('duel', { players: 2 }, { a: here, b: here });
    expect(page.kept().record.answers).toEqual([]);
    const { ask } = page;
    let keptThen: number | undefined;
    page.ask = async <T>(order: Order): Promise<T> => {
      const done = await ask.call(page, order);
      if (order.do === 'answer') keptThen = page.kept().record.answers.length;
      return done as T;
    };
    await page.answer('rest');
    expect([keptThen, page.now().answered]).toEqual([1, 1]);
    await page.reload();
    expect(page.now()).toMatchObject({ answered: 1, request: { waiting: ['b'] }, undo: { to: 0 } });
  });

  test('an answer that was not worked out to its end leaves the match as it was kept', async () => {
    const page = new Page({
      thinker: () => ({ ...thinker(), subgames: async () => await new Promise(() => undefined) }),
    });
    await page.begin('duel', { players: 2 }, { a: here, b: here });
    await page.answer('fight');
    // The answer counts; what it leads to is still being worked out.
    expect(page.now()).toMatchObject({ working: true, request: null });
    await page.reload();
    expect(page.now()).toMatchObject({ working: false, answered: 1, request: { prompt: { key: 'duel.boast' } } });
  });

  test('a game inside the game is played out elsewhere, and can be taken back meanwhile', async () => {
    let play: () => void = () => undefined;
    const waits = new Promise<void>((resolve) => (play = resolve));
    const subgames: Thinker['subgames'] = async (record) => {
      await waits;
      return await thinker().subgames(record);
    };
    const page = new Page({ thinker: () => ({ ...thinker(), subgames }) });
    await page.begin('duel', { players: 2 }, { a: here, b: here });
    await page.answer('fight');
    await page.change({ do: 'undo', to: 0 });
    expect(page.now()).toMatchObject({ working: false, answered: 0, request: { prompt: { key: 'duel.act' } } });
    await page.answer('fight');
    play();
    await vi.waitFor(() => expect(page.now().request?.prompt.key).toBe('duel.boast'));
    expect(page.now().fought?.map(({ key }) => key)).toContain('duel.blow');
    expect(page.now().events.map(({ key }) => key)).toEqual(['duel.fought']);
  });

  test('a rule that breaks leaves the match before the answer, and says so', async () => {
    const broken: AnyGame = {
      ...(duel as AnyGame),
      *step(t) {
        yield* duel.step(t as never);
        throw new Error('no such blow');
      },
    };
    const page = new Page({ load: async () => await Promise.resolve({ game: broken, secrets: false }) });
    await page.begin('duel', { players: 2 }, { a: here, b: here });
    await page.answer('fight');
    await vi.waitFor(() => expect(page.now().request?.prompt.key).toBe('duel.boast'));
    expect(await page.answer('yes')).toMatchObject({ message: expect.stringContaining('A rule broke') as unknown });
    expect(page.now()).toMatchObject({ answered: 1, fault: expect.stringContaining('no such blow') as unknown });
  });

  test('a wrong answer changes nothing and says why', async () => {
    const page = new Page();
    await page.begin('duel', { players: 2 }, { a: here, b: here });
    expect(await page.answer('sing')).toMatchObject({ rule: 'DUEL.1' });
    expect(page.now()).toMatchObject({ answered: 0, undo: null });
  });

  test('undo takes back exactly one decision, with what settled itself after it', async () => {
    const page = new Page();
    await page.begin('duel', { players: 2 }, { a: here, b: here });
    await page.answer('rest');
    await page.answer('rest');
    await page.answer('rest', 'settled');
    expect(page.now().undo).toEqual({ to: 1, free: true, others: 1 });
    await page.change({ do: 'undo', to: 1 });
    expect(page.now()).toMatchObject({ answered: 1, undo: { to: 0 } });
    expect(page.kept().record.answers.at(-1)).toEqual({ undo: 1 });
  });

  test('a correction by hand is kept with its reason', async () => {
    const page = new Page();
    await page.begin('duel', { players: 2 }, { a: here, b: here });
    await page.answer('rest');
    await page.change({ do: 'correct', changes: [{ path: 'wins.a', value: 2 }], reason: 'We forgot one' });
    expect(page.now().view).toMatchObject({ wins: { a: 2 } });
    expect(page.kept().record.answers.at(-1)).toMatchObject({ reason: 'We forgot one', consent: ['a', 'b'] });
  });

  test('a browser that keeps nothing plays on and says so', async () => {
    const page = new Page();
    await page.begin('duel', { players: 2 }, { a: here, b: here });
    page.full = true;
    await page.answer('rest');
    expect(page.now()).toMatchObject({ answered: 1, notice: expect.stringContaining('could not keep') as unknown });
  });

  test('two tabs at one match: what was kept first counts, and the other goes on from there', async () => {
    const page = new Page();
    await page.begin('duel', { players: 2 }, { a: here, b: here });
    const other = new Page({}, page.shelf);
    await other.open();
    await page.answer('rest');
    await page.answer('rest');
    expect(await other.answer('fight')).toMatchObject({ message: expect.stringContaining('another tab') as unknown });
    expect(other.now()).toMatchObject({ answered: 2, request: { waiting: ['a'] }, undo: { to: 1 } });
    expect(other.now().events).toEqual(page.now().events);
    expect(await other.answer('rest')).toBeNull();
    expect(page.kept().record.answers).toHaveLength(3);
    expect(await page.change({ do: 'undo', to: 1 })).not.toBeNull();
    expect([page.now().answered, page.kept().record.answers.length]).toEqual([3, 3]);
  });

  test('two tabs at one match: the bots move in one of them', async () => {
    const page = new Page();
    await page.begin('duel', { players: 2 }, { a: bot, b: bot });
    const other = new Page({}, page.shelf);
    await other.open();
    await vi.waitFor(() => expect(page.kept().outcome).not.toBeNull(), 5000);
    const { answers } = page.kept().record;
    const match = Match.load(duel as AnyGame, page.kept().record);
    expect([match.outcome === null, match.answered]).toEqual([false, answers.length]);
    expect([page, other].map((tab) => tab.now().notice).filter((notice) => notice !== null)).toHaveLength(1);
  });

  test('a set-up that cannot be played is refused, and nothing is kept', async () => {
    const page = new Page();
    await expect(page.begin('duel', { players: 3 }, { a: here })).rejects.toThrow();
    expect(page.shelf.size).toBe(0);
  });

  test('where it stands is kept in the words of the page, at the latest with the next answer', async () => {
    const page = new Page();
    await page.begin('duel', { players: 2 }, { a: here, b: here });
    await page.answer('rest');
    await page.answer('rest');
    expect(page.kept().stands).toBe('after 1');
    await vi.waitFor(() => expect(page.kept().stands).toBe('after 2'), 3000);
  });
});

describe('bots at a desk', () => {
  test('move on, one news after the other, until somebody here is asked', async () => {
    const page = new Page();
    await page.begin('wave', wave.examples.two, { a: here, b: bot });
    for (let answers = 0; answers < 12; answers++) {
      await vi.waitFor(() => expect(page.now().request?.waiting).toContain('a'));
      await page.change({ do: 'answer', seat: 'a', answer: firstOption(page.now()), how: 'decided' });
    }
    await vi.waitFor(() => expect(page.now().request?.waiting).toContain('a'));
    expect(page.kept().record.answers).toHaveLength(page.now().answered);
    // Told line by line, the log is what it is when it is told at once.
    expect(page.now().events).toEqual(await page.toldAnew());
  });

  test('wait until the page shows their last move, and while it is held', async () => {
    const page = new Page();
    page.looks = false;
    await page.begin('duel', { players: 2 }, { a: bot, b: bot });
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(page.now().answered).toBe(0);
    page.looks = true;
    await page.ask({ do: 'hold', held: true });
    await page.ask({ do: 'shown', n: 1, stands: null });
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(page.now().answered).toBe(0);
    await page.ask({ do: 'hold', held: false });
    await vi.waitFor(() => expect(page.now().outcome).not.toBeNull(), 5000);
    expect(page.kept().outcome).toBe('It is over.');
  });

  test('are missed: it is said that they do not think any more', async () => {
    const move: Thinker['move'] = async () => await Promise.reject(new Error('no thoughts'));
    const page = new Page({ thinker: () => ({ ...thinker(), move }) });
    await page.begin('duel', { players: 2 }, { a: bot, b: here });
    await vi.waitFor(() => expect(page.now().notice).toContain('no thoughts'));
  });

  test('play on for somebody here, who takes the seat back', async () => {
    const page = new Page();
    await page.begin('duel', { players: 2 }, { a: { kind: 'here', name: 'Ann' }, b: here });
    await page.change({ do: 'lend', seat: 'a', lent: true });
    expect(page.now().players[0]).toMatchObject({ kind: 'bot', lent: true });
    await vi.waitFor(() => expect(page.now().answered).toBeGreaterThan(0));
    await page.change({ do: 'lend', seat: 'a', lent: false });
    expect(page.now().players[0]).toMatchObject({ kind: 'here', called: expect.stringContaining('Ann') as unknown });
  });
});

describe('news of the log', () => {
  test('after an undo it is what is there now, whatever has the same numbers', async () => {
    const page = new Page();
    await page.begin('wave', wave.examples.two, { a: here, b: here });
    for (let answers = 0; answers < 6; answers++) await page.answer(firstOption(page.now()));
    const { answered } = page.now();
    await page.change({ do: 'undo', to: answered - 3 });
    expect(page.now().events).toEqual(await page.toldAnew());
    await page.answer(page.now().request?.options?.at(-1)?.id ?? '');
    expect(page.now().events).toEqual(await page.toldAnew());
  });

  test('only what is new is told', async () => {
    const page = new Page();
    await page.begin('wave', wave.examples.one, { a: here });
    for (let answers = 0; answers < 4; answers++) await page.answer(firstOption(page.now()));
    const before = page.now().events.length;
    const seat = page.now().request?.waiting[0] ?? '';
    const { news } = await page.ask<Done>({ do: 'answer', seat, answer: firstOption(page.now()), how: 'decided' });
    expect(before).toBeGreaterThan(0);
    expect(news?.from).toBe(before);
  });
});
