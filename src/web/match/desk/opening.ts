import { type Asked, beside, type Connect } from '../beside/end.ts';
import { Line } from '../beside/line.ts';
import { besideThePage } from '../beside/worker.ts';
import type { News } from './news.ts';
import type { Beginning, Order } from './orders.ts';

/** A desk at which a match of this browser can be opened. */
export type OpenDesk = (id: string, onNews: (news: News) => void) => Line<Order, News>;

const connect: Connect<Asked<Order>> = beside(
  () => besideThePage('desk'),
  async () => (await import('./here.ts')).deskHere(),
);

interface Begun {
  readonly id: string;
  readonly desk: Line<Order, News>;
}

/** The match that has begun last and waits to be opened: its table is laid already. */
let begun: Begun | null = null;

export const deskFor: OpenDesk = (id, onNews) => {
  if (begun?.id !== id) return new Line<Order, News>(connect, onNews);
  const { desk } = begun;
  begun = null;
  desk.onNews = onNews;
  return desk;
};

/** Begins a match beside the page and keeps it. Fails with what is wrong with the set-up. */
export async function beginMatch(beginning: Beginning): Promise<void> {
  begun?.desk.close();
  begun = null;
  const desk = new Line<Order, News>(connect);
  try {
    await desk.ask({ do: 'begin', ...beginning });
  } catch (error) {
    desk.close();
    throw error;
  }
  begun = { id: beginning.keep.id, desk };
}
