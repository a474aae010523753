import { randomBytes } from 'node:crypto';
import {
  answerOfOneAsked,
  type Bot,
  botNames,
  type Bots,
  createBot,
  interjection,
  nextMove,
} from '../../bots/index.ts';
import {
  type Answer,
  type AnyGame,
  BadRecord,
  BadSetup,
  Match,
  type MatchRecord,
  mayAnswer,
  odds,
  type Open,
  parseRecord,
  type Seat,
  setupJsonSchema,
  Viewer,
} from '../../kernel/index.ts';
import { Failure, refused } from './failure.ts';
import { messageSchemas } from './messages.ts';
import { type Method, type ParamsOf, unknownName } from './params.ts';

/** The matches that are being played. */
export interface Tables {
  readonly games: readonly AnyGame[];
  readonly matches: Map<string, Match>;
  opened: number;
}

export const METHODS: { readonly [M in Method]: (tables: Tables, params: ParamsOf<M>) => unknown } = {
  games: ({ games }) => games.map(({ id, title, version, seats }) => ({ id, title, version, seats })),

  messages: () => messageSchemas(),

  schema: (tables, { game }) => setupJsonSchema(gameOf(tables, game)),

  example(tables, params) {
    const { examples } = gameOf(tables, params.game);
    const names = Object.keys(examples);
    const name = params.name ?? names[0] ?? '';
    if (!Object.hasOwn(examples, name)) throw unknownName('name', name, names);
    const setup: unknown = examples[name];
    return params.name === undefined ? { names, default: name, setup } : setup;
  },

  new(tables, { game, setup, seed = randomBytes(16).toString('hex'), dice = 'seeded' }) {
    return opened(tables, Match.start(gameOf(tables, game), setup, { seed, dice }));
  },

  load(tables, params) {
    const record = recordIn(params.record);
    return opened(tables, loaded(gameOf(tables, record.game), record));
  },

  request(tables, params) {
    const match = matchOf(tables, params);
    return new Viewer(match, onlooker(match, params.seat)).request();
  },

  answer(tables, { match: id, seat, answer }) {
    const match = matchOf(tables, { match: id });
    const before = match.eventCount;
    const result = match.answer(seat, answer);
    const viewer = new Viewer(match, seat);
    if (!result.ok) throw refused(result.refusal, viewer);
    return { events: viewer.events(before), request: viewer.request(), outcome: viewer.outcome() };
  },

  view(tables, params) {
    const match = matchOf(tables, params);
    return params.seat === '*' ? match.whole() : new Viewer(match, onlooker(match, params.seat)).state();
  },

  events(tables, params) {
    const match = matchOf(tables, params);
    return new Viewer(match, onlooker(match, params.seat)).events(params.since);
  },

  record: (tables, params) => matchOf(tables, params).record(),

  hash: (tables, params) => matchOf(tables, params).hash(),

  undo(tables, params) {
    const match = matchOf(tables, params);
    const done = match.undo(params.to, match.seats);
    if (!done.ok) throw new Failure('cannot-undo', done.message);
    return { answered: match.answered, ...standing(match) };
  },

  odds(tables, params) {
    const { answer } = params;
    const match = matchOf(tables, params);
    const seat = seatOf(match, params.seat);
    const viewer = new Viewer(match, seat);
    openRequest(match);
    const weighed = odds(match, seat, answer);
    if (!weighed.ok) throw refused(weighed.refusal, viewer);
    const { outcomes, ...rest } = viewer.odds(weighed.odds);
    return { ...rest, outcomes: outcomes.map(({ p, text }) => ({ p, summary: text })) };
  },

  bot(tables, params) {
    const match = matchOf(tables, params);
    const seat = seatOf(match, params.seat);
    const bots = { [seat]: botNamed('bot', params.bot) };
    const request = openRequest(match);
    if (!mayAnswer(request, seat)) {
      throw new Failure('not-your-turn', `Waiting for ${match.waitingFor.join(', ')}, not for ${seat}`);
    }
    const move = answerOfOneAsked(match, bots) ?? interjection(match, bots);
    return { answer: move?.answer ?? null };
  },

  run(tables, params) {
    const match = matchOf(tables, params);
    const bots = botsFor(match, params.bots);
    const before = match.record();
    try {
      return { answers: botsPlay(match, bots, params.limit ?? Infinity), ...standing(match) };
    } catch (error) {
      // Half a run would be neither what was before nor what was asked for.
      tables.matches.set(params.match, Match.load(match.game as AnyGame, before));
      throw error;
    }
  },

  close(tables, params) {
    matchOf(tables, params);
    tables.matches.delete(params.match);
    return {};
  },
};

function gameOf({ games }: Tables, id: string): AnyGame {
  const game = games.find((candidate) => candidate.id === id);
  if (game === undefined) {
    throw new Failure('unknown-game', `There is no game ${id}`, { games: games.map((candidate) => candidate.id) });
  }
  return game;
}

function matchOf({ matches }: Tables, { match: id }: { match: string }): Match {
  const match = matches.get(id);
  if (match === undefined) throw new Failure('unknown-match', `There is no match ${id}`);
  return match;
}

function seatOf(match: Match, seat: Seat): Seat {
  if (match.seats.includes(seat)) return seat;
  throw unknownName('seat', seat, match.seats);
}

/** Without a seat, a spectator looks on. */
const onlooker = (match: Match, seat: Seat | null | undefined): Seat | null =>
  seat === null || seat === undefined ? null : seatOf(match, seat);

function openRequest({ request }: Match): Open {
  if (request === null) throw new Failure('match-over', 'The match is over');
  return request;
}

function opened(tables: Tables, match: Match): object {
  const id = `m${++tables.opened}`;
  tables.matches.set(id, match);
  return { match: id, commitment: match.commitment, ...standing(match) };
}

/** Where the match stands: the request as the first seat that is waited for sees it. */
function standing(match: Match): object {
  const viewer = new Viewer(match, match.waitingFor[0] ?? null);
  return { request: viewer.request(), outcome: viewer.outcome() };
}

function recordIn(data: unknown): MatchRecord {
  try {
    return parseRecord(data);
  } catch (error) {
    throw unfit(error);
  }
}

function loaded(game: AnyGame, record: MatchRecord): Match {
  try {
    const match = Match.load(game, record);
    if (record.hash === undefined || record.hash === match.hash()) return match;
    throw new BadRecord('Every answer fits, but the final state is another one', record.answers.length);
  } catch (error) {
    // A position made by hand can be one that no rule can go on from; without one, the rules themselves have failed.
    throw record.from === undefined ? unfit(error) : unfit(new BadRecord((error as Error).message, atOf(error)));
  }
}

const atOf = (error: unknown): number => (error instanceof BadRecord ? error.at : 0);

function unfit(error: unknown): unknown {
  if (error instanceof BadRecord) return new Failure('bad-record', error.message, { at: error.at, facts: error.facts });
  if (error instanceof BadSetup) return new Failure('bad-record', error.message, { at: 0, facts: null });
  return error;
}

function botNamed(path: string, name: string): Bot {
  if (!botNames.includes(name)) throw unknownName(path, name, botNames);
  return createBot(name);
}

function botsFor(match: Match, bots: ParamsOf<'run'>['bots']): Bots {
  const named = typeof bots === 'string' ? match.seats.map((seat) => [seat, bots] as const) : Object.entries(bots);
  return Object.fromEntries(named.map(([seat, name]) => [seatOf(match, seat), botNamed('bots', name)]));
}

function botsPlay(match: Match, bots: Bots, limit: number): { seat: Seat; answer: Answer }[] {
  const answers: { seat: Seat; answer: Answer }[] = [];
  while (answers.length < limit) {
    const move = nextMove(match, bots);
    if (move === null) break;
    const { seat, answer } = move;
    const result = match.answer(seat, answer);
    if (!result.ok) throw new Error(`The bot of ${seat} gave an answer that is refused: ${result.refusal.message}`);
    answers.push({ seat, answer });
  }
  return answers;
}
