import { entryOf, loadGame } from '../../catalogue.ts';
import { learn } from '../../words/words.ts';
import { type Asked, replied, type Work } from '../beside/end.ts';
import { Helper } from '../beside/helper.ts';
import { shelf } from '../keeping/shelf.ts';
import { Desk } from './desk.ts';
import type { Order } from './orders.ts';

/** A desk in this thread. */
export function deskHere(): Work<Asked<Order>> {
  let desk: Desk | null = null;
  return ({ id, task }, tell) => {
    desk ??= new Desk({
      load: async (game) => {
        await learn();
        return { game: await loadGame(game), secrets: entryOf(game)?.secrets === true };
      },
      shelf,
      thinker: () => new Helper(),
      tell: (news) => tell({ news }),
    });
    const at = desk;
    void replied(id, async () => await at.do(task, (steps) => tell({ id, steps }))).then(tell);
  };
}
