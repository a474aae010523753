import { describe, expect, test, vi } from 'vitest';
import type { SeenEvent } from '../../../kernel/index.ts';
import type { Asked, Heard } from '../beside/end.ts';
import { Line } from '../beside/line.ts';
import type { News } from '../desk/news.ts';
import type { OpenDesk } from '../desk/opening.ts';
import type { Done, Order } from '../desk/orders.ts';
import { LocalSource } from './local.ts';
import type { Snapshot } from './source.ts';

const line = (n: number): SeenEvent => ({ n, rule: 'T.1', key: 'k', params: {}, text: `line ${n}` });
const seen = (answered: number): News['seen'] =>
  ({ game: 'wave', as: 'a', view: { answered }, players: [], answered, notice: null }) as unknown as Snapshot;
const news = (n: number, answered: number, from: number, ...lines: number[]): News => ({
  n,
  seen: seen(answered),
  from,
  lines: lines.map(line),
});

/** A desk that says what the test wants, and remembers what it was told. */
class FakeDesk {
  readonly orders: Order[] = [];
  closed = false;
  tell: (heard: Heard) => void = () => undefined;
  end: (why: string) => void = () => undefined;
  /** What it says to an order; undefined for nothing. */
  says: (order: Order) => unknown = ({ do: what }) => (what === 'open' ? news(1, 0, 0, 0, 1) : null);

  readonly open: OpenDesk = (_, onNews) =>
    new Line<Order, News>((ears) => {
      this.tell = (heard) => ears.hear(structuredClone(heard));
      this.end = (why) => ears.gone(why);
      return {
        post: ({ id, task }: Asked<Order>) => {
          this.orders.push(task);
          const value = this.says(task);
          if (value !== undefined) queueMicrotask(() => this.tell({ id, value }));
        },
        close: () => {
          this.closed = true;
        },
      };
    }, onNews);

  /** The orders that change something or ask for something. */
  given(): readonly string[] {
    return this.orders.map((order) => order.do).filter((what) => !['pace', 'shown', 'hold', 'leave'].includes(what));
  }
}

const done = (told: News): Done => ({ complaint: null, news: told });
const texts = ({ events }: Snapshot): readonly string[] => events.map(({ text }) => text);

describe('a match that is played at a desk', () => {
  test('changes the page once for an answer, with all that came of it', async () => {
    const desk = new FakeDesk();
    const source = await LocalSource.open('m', { stands: () => 'here', openDesk: desk.open });
    const { says } = desk;
    desk.says = (order) => (order.do === 'answer' ? done(news(2, 1, 2, 2)) : says(order));
    const changes: Snapshot[] = [];
    source.snapshot.subscribe((now) => changes.push(now));
    expect(await source.answer('a', 'x', 'decided')).toBeNull();
    expect(changes.map(({ answered }) => answered)).toEqual([1]);
    expect(changes.map(texts)).toEqual([['line 0', 'line 1', 'line 2']]);
    expect(desk.orders.at(-1)).toEqual({ do: 'shown', n: 2, stands: 'here' });
  });

  test('shows news in their order, whichever comes first', async () => {
    const desk = new FakeDesk();
    const source = await LocalSource.open('m', { openDesk: desk.open });
    desk.tell({ news: news(3, 2, 3, 3) });
    expect(source.snapshot.getState().answered).toBe(0);
    desk.tell({ news: news(2, 1, 1, 11, 12) });
    expect(source.snapshot.getState().answered).toBe(2);
    expect(texts(source.snapshot.getState())).toEqual(['line 0', 'line 11', 'line 12', 'line 3']);
  });

  test('tells how many rules have been applied while an answer is worked out', async () => {
    const desk = new FakeDesk();
    const source = await LocalSource.open('m', { openDesk: desk.open });
    desk.says = () => undefined;
    const answered = source.answer('a', 'x', 'decided');
    const id = desk.orders.length;
    desk.tell({ id, steps: 4000 });
    expect(source.progress.getState()).toBe(4000);
    desk.tell({ id, value: done(news(2, 1, 2)) });
    await answered;
    expect(source.progress.getState()).toBeNull();
  });

  test('goes on at another desk from what was kept when the first one breaks down', async () => {
    const desks = [new FakeDesk(), new FakeDesk()] as const;
    let opened = 0;
    const source = await LocalSource.open('m', {
      openDesk: (id, onNews) => (desks[opened++] as FakeDesk).open(id, onNews),
    });
    desks[0].says = () => undefined;
    const complaint = source.answer('a', 'x', 'decided');
    desks[0].end('out of memory');
    expect(await complaint).toMatchObject({ message: expect.stringContaining('Nothing has changed') as unknown });
    expect(source.snapshot.getState()).toMatchObject({
      answered: 0,
      notice: expect.stringContaining('kept') as unknown,
    });
    const { says } = desks[1];
    desks[1].says = (order) => (order.do === 'answer' ? done(news(2, 1, 2, 2)) : says(order));
    expect(await source.answer('a', 'x', 'decided')).toBeNull();
    expect([desks[0].given(), desks[1].given()]).toEqual([
      ['open', 'answer'],
      ['open', 'answer'],
    ]);
  });

  test('an answer that takes for ever is taken back: the match goes on as it was', async () => {
    const desks = [new FakeDesk(), new FakeDesk()] as const;
    let opened = 0;
    const source = await LocalSource.open('m', {
      openDesk: (id, onNews) => (desks[opened++] as FakeDesk).open(id, onNews),
    });
    desks[0].says = () => undefined;
    const complaint = source.answer('a', 'x', 'decided');
    await source.giveUp();
    expect(await complaint).not.toBeNull();
    expect(desks[0].closed).toBe(true);
    expect(source.snapshot.getState()).toMatchObject({ answered: 0, notice: null });
    // What the first one would still have said is not heard.
    desks[0].tell({ news: news(2, 7, 0) });
    expect(source.snapshot.getState().answered).toBe(0);
  });

  test('a match that cannot be opened says why', async () => {
    const desk = new FakeDesk();
    desk.says = () => undefined;
    const opening = LocalSource.open('m', { openDesk: desk.open });
    await vi.waitFor(() => expect(desk.orders).toHaveLength(1));
    desk.tell({ id: 1, error: 'This browser does not have that match.' });
    await expect(opening).rejects.toThrow('does not have that match');
    expect(desk.closed).toBe(true);
  });
});
