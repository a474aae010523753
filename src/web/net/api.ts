import type {
  EventsPage,
  Failure,
  FinishedMatch,
  Found,
  GameCard,
  Join,
  Leave,
  MatchCard,
  Me,
  MyData,
  NewMatch,
  PushKey,
  PushTo,
  Recovery,
  SayMe,
  TableView,
} from '../../wire/index.ts';

/** A request that the server turned down, or that never reached it. */
export class ServerSays extends Error {
  constructor(readonly failure: Failure | null) {
    super(failure?.message ?? 'The server cannot be reached.');
  }
}

const PATIENCE = 15_000;

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`api/${path}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      ...(body === undefined
        ? undefined
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new ServerSays(null);
  }
  if (response.status === 204) return undefined as T;
  // A site without a server of ours answers with a page.
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const data: unknown = isJson ? await response.json() : null;
  if (response.ok && isJson) return data as T;
  throw new ServerSays((data as { error?: Failure } | null)?.error ?? null);
}

const seeing = (key: string | null): string => (key === null ? '' : `?key=${encodeURIComponent(key)}`);

/** What the page asks of a server. */
export const api = {
  me: async () => await ask<Me | null>('GET', 'me'),
  say: async (me: SayMe) => await ask<Me>('POST', 'me', me),
  newCode: async () => await ask<Recovery>('POST', 'me/recovery', {}),
  recover: async (code: string) => await ask<Me>('POST', 'me/recover', { code }),
  myData: async () => await ask<MyData>('GET', 'me/export'),
  forgetMe: async () => await ask<void>('DELETE', 'me', {}),
  pushKey: async () => await ask<PushKey>('GET', 'me/push'),
  push: async (to: PushTo) => await ask<void>('POST', 'me/push', to),
  pushNoMore: async (endpoint: string) => await ask<void>('DELETE', 'me/push', { endpoint }),
  games: async () => await ask<GameCard[]>('GET', 'games'),
  matches: async () => await ask<MatchCard[]>('GET', 'matches'),
  lobby: async () => await ask<MatchCard[]>('GET', 'lobby'),
  make: async (match: NewMatch) => await ask<TableView>('POST', 'matches', match),
  find: async (code: string) => await ask<Found>('GET', `codes/${encodeURIComponent(code)}`),
  look: async (id: string, key: string | null) => await ask<TableView>('GET', `matches/${id}${seeing(key)}`),
  join: async (id: string, how: Join) => await ask<TableView>('POST', `matches/${id}/join`, how),
  leave: async (id: string, what: Leave) => await ask<void>('POST', `matches/${id}/leave`, what),
  report: async (id: string, n: number) => await ask<void>('POST', `matches/${id}/reports`, { n }),
  arrange: async (id: string, seat: string, bot: string | null) =>
    await ask<TableView>('POST', `matches/${id}/seats`, { seat, bot }),
  events: async (id: string, since: number, before: number, key: string | null) =>
    await ask<EventsPage>(
      'GET',
      `matches/${id}/events?since=${since}&before=${before}${key === null ? '' : `&key=${encodeURIComponent(key)}`}`,
    ),
  record: async (id: string) => await ask<FinishedMatch>('GET', `matches/${id}/record`),
};
