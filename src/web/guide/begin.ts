import type { Json } from '../../kernel/index.ts';
import { entryOf } from '../catalogue.ts';
import { beginMatch } from '../match/desk/opening.ts';
import { newId } from '../match/keeping/shelf.ts';

/** Puts a first match on the shelf and says by which name it is found there. */
export async function beginFirst(game: string, campaign = false): Promise<string> {
  const guide = await (campaign ? entryOf(game)?.campaign?.() : entryOf(game)?.guide?.());
  if (guide === undefined) throw new Error('This game has no first match yet. Begin an ordinary one.');
  const { setup, seed, you, bots } = guide;
  const id = newId();
  const others = Object.entries(bots).map(([seat, bot]) => [seat, { kind: 'bot' as const, bot }]);
  await beginMatch({
    game,
    setup: setup as Json,
    seed,
    keep: {
      id,
      sitters: { [you]: { kind: 'here', name: '' }, ...Object.fromEntries(others) },
      guide: { on: true, told: [], ...(campaign ? { campaign } : {}) },
    },
  });
  return id;
}
