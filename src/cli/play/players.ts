import type { Bots } from '../../bots/index.ts';
import type { Match, Seat } from '../../kernel/index.ts';
import { seated } from '../../programs/index.ts';
import { Complaint } from '../complaint.ts';
import { botNamed } from '../named.ts';

export const PERSON = 'person';

/** Who plays each seat: a person, or a bot by its name. */
export type Players = Readonly<Record<Seat, string>>;

export const peopleOf = (players: Players): Seat[] => Object.keys(players).filter((seat) => players[seat] === PERSON);

export const botsOf = (players: Players): Bots =>
  Object.fromEntries(
    Object.entries(players).flatMap(([seat, name]) => (name === PERSON ? [] : [[seat, seated(name)]])),
  );

/** `person,greedy`: one name for each seat. A single name is for the first seat, and bots take the others. */
export function playersNamed(text: string, seats: readonly Seat[]): Players {
  const names = text.split(',').map((name) => name.trim());
  if (names.length !== seats.length) {
    throw new Complaint(`--seats names ${names.length} players, and there are ${seats.length} seats`);
  }
  return Object.fromEntries(seats.map((seat, i) => [seat, playerNamed(names[i] ?? '')]));
}

const playerNamed = (name: string): string => (name === PERSON ? name : botNamed(name));

/** How the players are named on the command line. */
export const playersText = (match: Match, players: Players): string =>
  match.seats.map((seat) => players[seat] ?? PERSON).join(',');
