import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Me, PushTo, SayMe } from '../../wire/index.ts';
import type { House } from '../house.ts';
import { Problem } from '../problem.ts';
import { pathOfAddress } from '../public-url.ts';
import { mustBeDecent } from './manners.ts';
import { isKey } from './push.ts';
import { isSame, newRecovery, recoveryParts, sha256, unguessable } from './secrets.ts';
import { cardsOf } from '../matches/seeing.ts';
import {
  addPerson,
  type AnsweredRow,
  answersAfter,
  changePerson,
  forgetPerson,
  personByRecovery,
  personOf,
  talkAfter,
} from '../store/people.ts';
import type { ChatRow, PersonRow } from '../store/schema.ts';
import { addPush, dropPush, pushesOf } from '../store/pushes.ts';
import { type Listed, matchesAfter } from '../store/tables.ts';

const COOKIE = 'holdout';
const A_YEAR = 365 * 24 * 3600;
const BARRED = 'The operator of this server has closed it to you';

/** Who asks: whoever the signed cookie names, if they still exist. */
export async function whoAsks(house: House, request: FastifyRequest): Promise<PersonRow | null> {
  const signed = request.cookies[COOKIE];
  if (signed === undefined) return null;
  const { valid, value } = request.unsignCookie(signed);
  const person = valid && value !== null ? ((await personOf(house.db, value)) ?? null) : null;
  if (person !== null && person.barred !== null) throw new Problem('not-allowed', BARRED);
  return person;
}

export async function mustBeSomebody(house: House, request: FastifyRequest): Promise<PersonRow> {
  const person = await whoAsks(house, request);
  if (person === null) throw new Problem('no-identity', 'First say who you are');
  return person;
}

function remember({ settings }: House, request: FastifyRequest, reply: FastifyReply, person: string): void {
  void reply.setCookie(COOKIE, person, {
    path: pathOfAddress(settings.publicUrl),
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https' || settings.publicUrl?.startsWith('https:') === true,
    signed: true,
    maxAge: A_YEAR,
  });
}

export const meOf = ({ id, name, since, recovery, webhook }: PersonRow): Me => ({
  id,
  name,
  since,
  recovery: recovery !== null,
  webhook,
});

/** Says a name: a new identity, or a new name for the old one. */
export async function sayWhoIAm(house: House, request: FastifyRequest, reply: FastifyReply, say: SayMe): Promise<Me> {
  mustBeDecent(house.settings, say.name);
  const before = await whoAsks(house, request);
  if (before === null) {
    if (say.name === undefined) throw new Problem('bad-request', 'Say a name');
    const person = {
      id: unguessable(),
      name: say.name,
      since: Date.now(),
      webhook: say.webhook ?? null,
      recovery: null,
      recovery_hash: null,
      muted: null,
      barred: null,
    };
    await addPerson(house.db, person);
    remember(house, request, reply, person.id);
    return meOf(person);
  }
  const after = {
    ...before,
    name: say.name ?? before.name,
    webhook: say.webhook === undefined ? before.webhook : say.webhook,
  };
  await changePerson(house.db, before.id, { name: after.name, webhook: after.webhook });
  remember(house, request, reply, before.id);
  return meOf(after);
}

/** A new code to become oneself again on another device. Only its hash is kept. */
export async function makeRecovery(house: House, person: PersonRow): Promise<string> {
  const { code, find, proof } = newRecovery();
  await changePerson(house.db, person.id, { recovery: find, recovery_hash: sha256(proof) });
  return code;
}

export async function recover(house: House, request: FastifyRequest, reply: FastifyReply, code: string): Promise<Me> {
  const { find, proof } = recoveryParts(code);
  const person = await personByRecovery(house.db, find);
  const proven = isSame(sha256(proof), person?.recovery_hash ?? '');
  if (person === undefined || !proven) throw new Problem('not-found', 'That code does not fit anybody');
  if (person.barred !== null) throw new Problem('not-allowed', BARRED);
  remember(house, request, reply, person.id);
  return meOf(person);
}

/** This browser wants to hear of turns. An address that nobody but this network could reach is refused at once. */
export async function hearByPush(house: House, person: PersonRow, { endpoint, keys, language }: PushTo): Promise<void> {
  if (!isKey(keys.p256dh)) throw new Problem('bad-request', 'That is no key of a browser');
  if (!endpoint.startsWith('https:') && !house.settings.privateWebhooks)
    throw new Problem('bad-request', 'Push services are reached over https');
  await addPush(house.db, { person: person.id, endpoint, ...keys, language, since: Date.now() });
}

export async function hearNoMore(house: House, person: PersonRow, endpoint: string): Promise<void> {
  await dropPush(house.db, person.id, endpoint);
}

/** All that is kept about somebody, a `MyData`, in pieces: nobody waits for somebody who has done very much. */
export async function* exportOf(house: House, person: PersonRow): AsyncGenerator<string> {
  const { db } = house;
  yield `{"me":${JSON.stringify(meOf(person))},"matches":[`;
  yield* listOf(
    pages((last: Listed | null) => matchesAfter(db, person.id, last?.id ?? null)),
    (rows) => cardsOf(house, rows, person.id),
  );
  yield '],"answers":[';
  yield* listOf(
    pages((last: AnsweredRow | null) => answersAfter(db, person.id, last)),
    (rows) =>
      rows.map(({ match, seq, entry, at }) => {
        const given = JSON.parse(entry) as { seat?: string; answer?: unknown };
        return { match, seq, seat: given.seat ?? '', answer: given.answer ?? given, at };
      }),
  );
  yield '],"chat":[';
  yield* listOf(
    pages((last: ChatRow | null) => talkAfter(db, person.id, last)),
    (rows) => rows.map(({ match, n, seat, name, text, at }) => ({ match, n, seat, name, text, at })),
  );
  const pushes = (await pushesOf(db, person.id)).map(({ endpoint, since }) => ({ endpoint, since }));
  yield `],"pushes":${JSON.stringify(pushes)}}`;
}

/** What a query gives, page by page: it is asked with the last row that came. */
async function* pages<R>(after: (last: R | null) => Promise<readonly R[]>): AsyncGenerator<readonly R[]> {
  for (let last: R | null = null; ; ) {
    const rows: readonly R[] = await after(last);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1) ?? null;
  }
}

/** The items of a JSON list. */
async function* listOf<R>(
  found: AsyncGenerator<readonly R[]>,
  told: (rows: readonly R[]) => readonly unknown[] | Promise<readonly unknown[]>,
): AsyncGenerator<string> {
  let comma = '';
  for await (const rows of found) {
    yield comma + JSON.stringify(await told(rows)).slice(1, -1);
    comma = ',';
  }
}

export async function forget(house: House, reply: FastifyReply, person: PersonRow): Promise<void> {
  const matches = await forgetPerson(house.db, person.id);
  void reply.clearCookie(COOKIE, { path: pathOfAddress(house.settings.publicUrl) });
  for (const match of matches) {
    house.bus.tell({ match });
    await house.rooms.refresh(match, null).catch(() => undefined);
  }
}
