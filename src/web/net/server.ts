import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Seat } from '../../kernel/index.ts';
import type { MatchCard, Me, SayMe } from '../../wire/index.ts';
import { api, ServerSays } from './api.ts';

/** Whether there is a server behind this site, and who we are to it. */
interface Server {
  readonly reach: 'asking' | 'none' | 'there';
  readonly me: Me | null;
  readonly matches: readonly MatchCard[];
}

export const server = createStore<Server>(() => ({ reach: 'asking', me: null, matches: [] }));
export const useServer = <T>(select: (now: Server) => T): T => useStore(server, select);

/** Asks who we are and where it is our turn. */
export async function refresh(): Promise<void> {
  try {
    const me = await api.me();
    server.setState({ reach: 'there', me, matches: me === null ? [] : await api.matches() });
  } catch (error) {
    // Without a server everything but friends elsewhere still works.
    const gone = error instanceof ServerSays && error.failure === null;
    server.setState(gone ? { reach: 'none', matches: [] } : { reach: 'there', me: null, matches: [] });
  }
}

export async function sayMe(me: SayMe): Promise<Me> {
  const known = await api.say(me);
  server.setState({ reach: 'there', me: known });
  return known;
}

/** A live table says whose turn it is; the list of matches need not be asked for. */
export function noteTurn(match: string, myTurn: readonly Seat[]): void {
  const { matches } = server.getState();
  server.setState({ matches: matches.map((card) => (card.id === match ? { ...card, myTurn } : card)) });
}
