import { Match, type MatchRecord, type Seat, Viewer } from '../../kernel/index.ts';
import { loadGame } from '../catalogue.ts';
import { recordFrom } from './share.ts';
import { newId, shelf, type Sitters } from './shelf.ts';

/** Everybody at this screen, until somebody says otherwise. */
export const allHere = (seats: readonly Seat[]): Sitters =>
  Object.fromEntries(seats.map((seat) => [seat, { kind: 'here', name: '' } as const]));

/** Keeps the match of a file, if it plays, and says under which id. */
export async function importRecord(file: File): Promise<string> {
  return await keepRecord(await recordFrom(file));
}

export async function keepRecord(record: MatchRecord, sitters?: Sitters, whatIf = false): Promise<string> {
  const match = Match.load(await loadGame(record.game), record);
  const id = newId();
  const now = Date.now();
  await shelf.put({
    id,
    record: match.record(),
    sitters: sitters ?? allHere(match.seats),
    begun: now,
    touched: now,
    outcome: new Viewer(match, null).outcome()?.text ?? null,
    ...(whatIf ? { whatIf } : undefined),
  });
  return id;
}
