import type { MatchRecord, Seat } from '../../../kernel/index.ts';
import { loadGame } from '../../catalogue.ts';
import { Reel } from '../../replay/reel.ts';
import { recordFrom } from '../keeping/share.ts';
import { newId, shelf, type Sitters } from '../keeping/shelf.ts';

/** Everybody at this screen, until somebody says otherwise. */
export const allHere = (seats: readonly Seat[]): Sitters =>
  Object.fromEntries(seats.map((seat) => [seat, { kind: 'here', name: '' } as const]));

/** Keeps the match of a file, if it plays, and says under which id; on the way, how many answers have been played again. */
export async function importRecord(file: File, onSteps: (steps: number, of: number) => void): Promise<string> {
  const record = await recordFrom(file);
  const game = await loadGame(record.game);
  const last = record.answers.length;
  const reel = new Reel();
  try {
    await reel.open(record, {}, (steps) => onSteps(steps, last));
    const shown = await reel.show(last);
    return await keepRecord(record, allHere(game.seating(record.setup)), shown?.seen.outcome?.text ?? null);
  } finally {
    reel.close();
  }
}

/** Keeps a record of which it is known that it plays, and how it ended. */
export async function keepRecord(
  record: MatchRecord,
  sitters: Sitters,
  outcome: string | null,
  whatIf = false,
): Promise<string> {
  const id = newId();
  const now = Date.now();
  await shelf.put({ id, record, sitters, begun: now, touched: now, outcome, ...(whatIf ? { whatIf } : undefined) });
  return id;
}
