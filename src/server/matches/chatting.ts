import type { ChatLine } from '../../wire/index.ts';
import type { House } from '../house.ts';
import { Problem } from '../problem.ts';
import type { ChatRow, SeatRow } from '../store/schema.ts';
import { isMuted, report } from '../store/moderation.ts';
import { chatAfter, say } from '../store/tables.ts';
import { mustBeDecent } from '../people/manners.ts';

const line = ({ n, seat, name, text, at }: ChatRow): ChatLine => ({ n, seat, name, text, at });

/** Says something at the table. Only those who sit at it speak. */
export function speak(house: House, match: string, person: string, clientId: string, text: string): Promise<void> {
  return house.rooms.enterTalk(match, async (room) => {
    const seat = room.seats.find((row) => row.kind === 'person' && row.person === person);
    if (seat === undefined) throw new Problem('not-allowed', 'Only those at the table speak');
    mustBeDecent(house.settings, text);
    if (await isMuted(house.db, person)) throw new Problem('not-allowed', 'The operator of this server has muted you');
    await sayAt(house, match, person, seat, clientId, text);
  });
}

/** Puts a line into the table talk and tells everybody who looks on. */
export async function sayAt(
  house: House,
  match: string,
  person: string,
  { seat, name }: Pick<SeatRow, 'seat' | 'name'>,
  clientId: string,
  text: string,
): Promise<void> {
  await put(house, { match, person, client_id: clientId, seat, name: name ?? seat, text });
}

/** Something that everybody at the table should know, and that nobody at it has said. */
export const announce = (house: House, match: string, text: string): Promise<void> =>
  put(house, { match, person: null, client_id: null, seat: null, name: 'The server', text });

async function put(house: House, said: Omit<ChatRow, 'n' | 'at'>): Promise<void> {
  const { match } = said;
  const last = (await chatAfter(house.db, match, 0)).at(-1)?.n ?? 0;
  await say(house.db, { ...said, at: Date.now() });
  house.hub.broadcast(match, { type: 'chat', match, lines: await linesAfter(house, match, last) });
  house.bus.tell({ match, chat: true });
}

export async function linesAfter(house: House, match: string, n: number): Promise<ChatLine[]> {
  return (await chatAfter(house.db, match, n)).map(line);
}

/** Puts a line of talk before the operator. Only those who sit at the table do that. */
export function complainAbout(house: House, match: string, person: string, n: number): Promise<void> {
  return house.rooms.enterTalk(match, async (room) => {
    if (room.seatsOf(person).length === 0) throw new Problem('not-allowed', 'Only those at the table report a line');
    if (!(await report(house.db, match, n, person))) throw new Problem('not-found', 'Nobody has said that line');
    house.metrics.reports.add();
  });
}
