import { Match } from '../../kernel/index.ts';
import { entryOf, loadGame } from '../catalogue.ts';
import { newId, shelf } from '../match/keeping/shelf.ts';

/** Puts a first match on the shelf and says by which name it is found there. */
export async function beginFirst(game: string, campaign = false): Promise<string> {
  const guide = await (campaign ? entryOf(game)?.campaign?.() : entryOf(game)?.guide?.());
  if (guide === undefined) throw new Error('This game has no first match yet. Begin an ordinary one.');
  const { setup, seed, you, bots } = guide;
  const match = Match.start(await loadGame(game), setup, { seed });
  const id = newId();
  const now = Date.now();
  const others = Object.entries(bots).map(([seat, bot]) => [seat, { kind: 'bot' as const, bot }]);
  await shelf.put({
    id,
    record: match.record(),
    sitters: { [you]: { kind: 'here', name: '' }, ...Object.fromEntries(others) },
    begun: now,
    touched: now,
    outcome: null,
    guide: { on: true, told: [], ...(campaign ? { campaign } : {}) },
  });
  return id;
}
