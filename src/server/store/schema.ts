import type { Kysely, Migration, MigrationProvider } from 'kysely';
import type { DiceMode } from '../../kernel/index.ts';

/** One schema for SQLite and PostgreSQL. Times are milliseconds; whatever is structured is JSON in a text column. */
export interface Schema {
  settings: { name: string; value: string };
  people: PersonRow;
  matches: MatchRow;
  seats: SeatRow;
  log: LogRow;
  heads: HeadRow;
  boundaries: BoundaryRow;
  proposals: ProposalRow;
  chat: ChatRow;
  reports: ReportRow;
  pushes: PushRow;
}

export interface PersonRow {
  id: string;
  name: string;
  since: number;
  webhook: string | null;
  /** The first half of the recovery code finds the person, the second is only kept as a hash. */
  recovery: string | null;
  recovery_hash: string | null;
  /** Since when the operator lets this person not speak. */
  muted: number | null;
  /** Since when the operator has closed the server to this person. */
  barred: number | null;
}

export interface MatchRow {
  id: string;
  game: string;
  version: string;
  setup: string;
  seed: string;
  dice: DiceMode;
  visibility: 'private' | 'lobby';
  host: string | null;
  created: number;
  code_hash: string;
  replace_minutes: number | null;
  /** Where the record begins if not at the set-up, and after which row of the log. */
  origin: string | null;
  origin_seq: number;
  /** For a match begun offline: the record as it came. */
  uploaded: string | null;
}

export interface SeatRow {
  match: string;
  seat: string;
  place: number;
  kind: 'person' | 'bot' | 'open';
  person: string | null;
  name: string | null;
  bot: string | null;
  /** When a bot took over from a person who may come back; 0 if that person had it so. */
  away: number | null;
}

/** The append-only log. A row never changes, except that a person who deletes their data is taken out of it. */
export interface LogRow {
  match: string;
  seq: number;
  person: string | null;
  /** The client's own id for it: the same person's same id never gets in twice. */
  client_id: string | null;
  entry: string;
  /** The lines of the log that this row brought: they stand from number `events_from` up to `events_to`. */
  events_from: number;
  events_to: number;
  events: string;
  /** How many answers count after it. */
  answered: number;
  at: number;
}

/** Where each match stands, for lists: everything in it follows from the log. */
export interface HeadRow {
  match: string;
  seq: number;
  status: 'waiting' | 'playing' | 'over' | 'frozen';
  answered: number;
  waiting: string;
  outcome: string | null;
  /** 1 while a bot has to move. */
  bots_due: number;
  asked: number;
  updated: number;
}

/** The newest boundary of each match, and the answers that counted since, at row `seq` of the log. */
export interface BoundaryRow {
  match: string;
  seq: number;
  position: string;
  since: string;
}

export interface ProposalRow {
  match: string;
  id: string;
  by_seat: string;
  what: string;
  agreed: string;
  at: number;
}

export interface ChatRow {
  match: string;
  n: number;
  person: string | null;
  client_id: string | null;
  seat: string | null;
  name: string;
  text: string;
  at: number;
}

/** A line of talk that somebody wants the operator to see, as it was said. */
export interface ReportRow {
  match: string;
  n: number;
  by_person: string;
  about: string | null;
  name: string;
  text: string;
  at: number;
}

/** A browser that wants to hear when it is its person's turn: where, and with which keys only it can read. */
export interface PushRow {
  /** SHA-256 of the address: addresses are long. */
  id: string;
  person: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
  since: number;
}

async function first(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('settings')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('people')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addColumn('webhook', 'text')
    .addColumn('recovery', 'text', (c) => c.unique())
    .addColumn('recovery_hash', 'text')
    .execute();
  await schema
    .createTable('matches')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('setup', 'text', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('dice', 'text', (c) => c.notNull())
    .addColumn('visibility', 'text', (c) => c.notNull())
    .addColumn('host', 'text')
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('code_hash', 'text', (c) => c.notNull().unique())
    .addColumn('replace_minutes', 'integer')
    .addColumn('origin', 'text')
    .addColumn('origin_seq', 'integer', (c) => c.notNull())
    .addColumn('uploaded', 'text')
    .execute();
  await schema
    .createTable('seats')
    .addColumn('match', 'text', (c) => c.notNull())
    .addColumn('seat', 'text', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('person', 'text')
    .addColumn('name', 'text')
    .addColumn('bot', 'text')
    .addPrimaryKeyConstraint('seats_pk', ['match', 'seat'])
    .execute();
  await schema.createIndex('seats_person').on('seats').column('person').execute();
  await schema
    .createTable('log')
    .addColumn('match', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('person', 'text')
    .addColumn('client_id', 'text')
    .addColumn('entry', 'text', (c) => c.notNull())
    .addColumn('events_from', 'integer', (c) => c.notNull())
    .addColumn('events_to', 'integer', (c) => c.notNull())
    .addColumn('events', 'text', (c) => c.notNull())
    .addColumn('answered', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('log_pk', ['match', 'seq'])
    .execute();
  await schema.createIndex('log_client').on('log').columns(['match', 'person', 'client_id']).unique().execute();
  await schema.createIndex('log_events').on('log').columns(['match', 'events_to']).execute();
  await schema.createIndex('log_person').on('log').column('person').execute();
  await schema
    .createTable('heads')
    .addColumn('match', 'text', (c) => c.primaryKey())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('answered', 'integer', (c) => c.notNull())
    .addColumn('waiting', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text')
    .addColumn('bots_due', 'integer', (c) => c.notNull())
    .addColumn('asked', 'bigint', (c) => c.notNull())
    .addColumn('updated', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('heads_status').on('heads').columns(['status', 'bots_due']).execute();
  await schema
    .createTable('boundaries')
    .addColumn('match', 'text', (c) => c.primaryKey())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('position', 'text', (c) => c.notNull())
    .addColumn('since', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('proposals')
    .addColumn('match', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('by_seat', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('agreed', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('proposals_pk', ['match', 'id'])
    .execute();
  await schema
    .createTable('chat')
    .addColumn('match', 'text', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('person', 'text')
    .addColumn('client_id', 'text')
    .addColumn('seat', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('chat_pk', ['match', 'n'])
    .execute();
  await schema.createIndex('chat_client').on('chat').columns(['match', 'person', 'client_id']).unique().execute();
}

async function away(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('seats').addColumn('away', 'bigint').execute();
}

async function moderation(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('people').addColumn('muted', 'bigint').execute();
  await schema.alterTable('people').addColumn('barred', 'bigint').execute();
  await schema
    .createTable('reports')
    .addColumn('match', 'text', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('by_person', 'text', (c) => c.notNull())
    .addColumn('about', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('reports_pk', ['match', 'n', 'by_person'])
    .execute();
}

/** What belongs to a person is found without looking through everybody's, and page by page. */
async function belongings(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.createIndex('log_belongs').on('log').columns(['person', 'match', 'seq']).execute();
  await schema.dropIndex('log_person').execute();
  await schema.createIndex('chat_belongs').on('chat').columns(['person', 'match', 'n']).execute();
  await schema.createIndex('matches_host').on('matches').column('host').execute();
  await schema.createIndex('reports_about').on('reports').column('about').execute();
  await schema.createIndex('reports_by').on('reports').column('by_person').execute();
}

async function pushes(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('pushes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('endpoint', 'text', (c) => c.notNull())
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('pushes_person').on('pushes').columns(['person', 'since']).execute();
}

/** In order. A migration that has been released is never changed: the next one comes after it. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-first': { up: first },
  '002-away': { up: away },
  '003-moderation': { up: moderation },
  '004-belongings': { up: belongings },
  '005-pushes': { up: pushes },
};

export const migrations: MigrationProvider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
