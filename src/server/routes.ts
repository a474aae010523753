import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  arrangeSeat as arrangeSeatSchema,
  eventsRange,
  type GameCard,
  giveAnswer as giveAnswerSchema,
  join,
  leave,
  lookAt as lookAtSchema,
  matchParams,
  type NotTaken,
  type PushKey,
  pushNoMore,
  pushTo,
  recover as recoverSchema,
  reportLine,
  sayMe,
} from '../wire/index.ts';
import { giveAnswer, onlookersOf } from './matches/answering.ts';
import { complainAbout } from './matches/chatting.ts';
import type { House } from './house.ts';
import {
  exportOf,
  forget,
  hearByPush,
  hearNoMore,
  makeRecovery,
  meOf,
  mustBeSomebody,
  recover,
  sayWhoIAm,
  whoAsks,
} from './people/identity.ts';
import { visitorOf } from './people/door.ts';
import { mustPay } from './people/keeping.ts';
import { notFound, Problem } from './problem.ts';
import { wholeOf } from './matches/record.ts';
import { arrangeSeat, botsFor, createMatch, joinMatch, leaveMatch, NO_LOBBY, typedCode } from './matches/seating.ts';
import { eyesFor, lookAt, tellingCards, wholeTableText } from './matches/seeing.ts';
import { eventRows } from './store/log.ts';
import { matchByCode, matchesOf, openMatches, uploadOf } from './store/tables.ts';

const UPLOAD_BYTES = 4 << 20;
const PAGE = 500;

function parsed<T>(schema: z.ZodType<T>, data: unknown): T {
  const result = schema.safeParse(data ?? {});
  if (result.success) return result.data;
  const errors = result.error.issues.slice(0, 20).map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new Problem('bad-request', 'The request does not have the right form', { errors });
}

/** A stricter limit than the general one: for what costs much or what could be guessed. */
const scarce = (house: House) => ({
  config: { rateLimit: { max: Math.ceil(house.settings.requestsPerMinute / 10), timeWindow: '1 minute' } },
});

export function routes(app: FastifyInstance, house: House): void {
  identityRoutes(app, house);
  listRoutes(app, house);
  matchRoutes(app, house);
  seatRoutes(app, house);
}

function identityRoutes(app: FastifyInstance, house: House): void {
  app.get('/api/me', async (request, reply) => {
    const person = await whoAsks(house, request);
    // A bare null would be sent as an empty answer.
    return reply.type('application/json').send(JSON.stringify(person === null ? null : meOf(person)));
  });
  app.post('/api/me', scarce(house), (request, reply) => sayWhoIAm(house, request, reply, parsed(sayMe, request.body)));
  app.post('/api/me/recovery', scarce(house), async (request) => ({
    code: await makeRecovery(house, await mustBeSomebody(house, request)),
  }));
  app.post('/api/me/recover', scarce(house), (request, reply) =>
    recover(house, request, reply, parsed(recoverSchema, request.body).code),
  );
  app.get('/api/me/export', scarce(house), async (request, reply) => {
    void reply.header('content-disposition', 'attachment; filename="holdout.json"');
    void reply.type('application/json; charset=utf-8');
    return reply.send(Readable.from(exportOf(house, await mustBeSomebody(house, request))));
  });
  app.get('/api/me/push', (): PushKey => ({ key: house.vapid.publicKey }));
  app.post('/api/me/push', scarce(house), async (request, reply) => {
    await hearByPush(house, await mustBeSomebody(house, request), parsed(pushTo, request.body));
    return reply.code(204).send();
  });
  app.delete('/api/me/push', scarce(house), async (request, reply) => {
    await hearNoMore(house, await mustBeSomebody(house, request), parsed(pushNoMore, request.body).endpoint);
    return reply.code(204).send();
  });
  app.delete('/api/me', async (request, reply) => {
    await forget(house, reply, await mustBeSomebody(house, request));
    return reply.code(204).send();
  });
}

function listRoutes(app: FastifyInstance, house: House): void {
  app.get('/api/games', (): GameCard[] =>
    [...house.games.values()].map(({ id, title, version, seats }) => ({
      id,
      title,
      version,
      seats,
      bots: botsFor(house, id),
    })),
  );
  app.get('/api/lobby', async (request) => {
    if (!house.settings.lobby) throw new Problem('not-allowed', NO_LOBBY);
    const person = await whoAsks(house, request);
    const cards = await tellingCards(house, await openMatches(house.db), person?.id ?? null);
    return cards.filter(({ seats }) => seats.some(({ kind }) => kind === 'open'));
  });
  app.get('/api/matches', async (request) => {
    const person = await mustBeSomebody(house, request);
    return tellingCards(house, await matchesOf(house.db, person.id), person.id);
  });
  app.get('/api/codes/:code', scarce(house), async (request) => {
    const { code } = request.params as { code: string };
    const match = await matchByCode(house.db, typedCode(code.slice(0, 40)));
    if (match === null) throw notFound();
    return { match, key: house.keys.link(match, 'player') };
  });
}

const matchIn = (request: FastifyRequest): string => parsed(matchParams, request.params).id;

/** The table as text: it was cut to these eyes where the match is played. */
async function tableOf(
  house: House,
  request: FastifyRequest,
  reply: FastifyReply,
  match: string,
): Promise<FastifyReply> {
  const { key, as } = parsed(lookAtSchema, request.query);
  const person = (await whoAsks(house, request))?.id ?? null;
  const text = await house.rooms.enter(match, async (room) => {
    const eyes = eyesFor(house, room, person, key, as);
    return wholeTableText(house, room, person, await lookAt(house, room, eyes, null));
  });
  return sendJson(reply, text);
}

const sendJson = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(text);

function matchRoutes(app: FastifyInstance, house: House): void {
  void app.register(async (making) => makeRoute(making, house));
  app.get('/api/matches/:id', (request, reply) => tableOf(house, request, reply, matchIn(request)));
  app.get('/api/matches/:id/events', async (request, reply) => {
    const { since, before, key, as } = parsed(eventsRange, request.query);
    const person = (await whoAsks(house, request))?.id ?? null;
    const text = await house.rooms.enter(matchIn(request), async (room) => {
      const eyes = eyesFor(house, room, person, key, as);
      const end = Math.min(before ?? Number.POSITIVE_INFINITY, room.standing.eventCount);
      const to = Math.min(end, since + PAGE);
      const lines = { from: since, to, rows: await eventRows(house.db, room.id, since, to) };
      const { seen } = await room.ask('look', { ...onlookersOf(house, room), eyes: [eyes], lines });
      return `{"events":${seen[0]?.events ?? '[]'},"next":${to < end ? to : null}}`;
    });
    return sendJson(reply, text);
  });
  app.get('/api/matches/:id/record', async (request, reply) => {
    const { key } = parsed(lookAtSchema, request.query);
    const person = (await whoAsks(house, request))?.id ?? null;
    const { row, commitment } = await house.rooms.enter(matchIn(request), (room) => {
      eyesFor(house, room, person, key);
      if (room.status !== 'over') throw new Problem('not-over', 'The seed is shown when the match is over');
      return { row: room.meta.row, commitment: room.commitment };
    });
    const before = await uploadOf(house.db, row.id);
    const record = await house.threads.record(person ?? row.id, await wholeOf(house.db, row));
    // A `FinishedMatch`.
    return sendJson(reply, `{"record":${record},"commitment":"${commitment}","before":${before ?? 'null'}}`);
  });
  app.post('/api/matches/:id/answers', (request, reply) => answerRoute(house, request, reply));
}

/** What a new match is to be may be long: it is read where the match is made. All of it is stored, so there is a limit to it. */
function makeRoute(app: FastifyInstance, house: House): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body));
  app.post('/api/matches', { bodyLimit: UPLOAD_BYTES, ...scarce(house) }, async (request, reply) => {
    const person = await mustBeSomebody(house, request);
    const body = typeof request.body === 'string' ? request.body : '';
    mustPay(house, visitorOf(request.ip), body.length);
    const match = await createMatch(house, person, body);
    return tableOf(house, request, reply.code(201), match);
  });
}

async function answerRoute(house: House, request: FastifyRequest, reply: FastifyReply) {
  const start = performance.now();
  const person = await mustBeSomebody(house, request);
  const taken = await giveAnswer(house, matchIn(request), person.id, parsed(giveAnswerSchema, request.body));
  if (taken.ok) {
    house.metrics.answers.add();
    house.metrics.acknowledgement.add((performance.now() - start) / 1000);
    return taken.ack;
  }
  const { code, message, refusal, request: asked } = taken;
  void reply.code(409);
  return { error: { code, message }, refusal, request: asked } satisfies NotTaken;
}

function seatRoutes(app: FastifyInstance, house: House): void {
  app.post('/api/matches/:id/join', async (request, reply) => {
    const person = await mustBeSomebody(house, request);
    await joinMatch(house, matchIn(request), person, parsed(join, request.body));
    return tableOf(house, request, reply, matchIn(request));
  });
  app.post('/api/matches/:id/leave', async (request, reply) => {
    const person = await mustBeSomebody(house, request);
    await leaveMatch(house, matchIn(request), person, parsed(leave, request.body).seat);
    return reply.code(204).send();
  });
  app.post('/api/matches/:id/reports', scarce(house), async (request, reply) => {
    const person = await mustBeSomebody(house, request);
    await complainAbout(house, matchIn(request), person.id, parsed(reportLine, request.body).n);
    return reply.code(204).send();
  });
  app.post('/api/matches/:id/seats', async (request, reply) => {
    const person = await mustBeSomebody(house, request);
    const { seat, bot } = parsed(arrangeSeatSchema, request.body);
    await arrangeSeat(house, matchIn(request), person, seat, bot);
    return tableOf(house, request, reply, matchIn(request));
  });
}
