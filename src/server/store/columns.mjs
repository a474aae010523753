// @ts-check
// The columns of the tables that answers are appended to, with their types in PostgreSQL. Every statement that appends is made
// from these; a test holds them against the schema. Plain JavaScript, because SQLite's thread starts without a loader.

export const LOG = {
  match: 'text',
  seq: 'integer',
  person: 'text',
  client_id: 'text',
  entry: 'text',
  events_from: 'integer',
  events_to: 'integer',
  events: 'text',
  answered: 'integer',
  at: 'bigint',
};
export const HEADS = {
  match: 'text',
  seq: 'integer',
  status: 'text',
  answered: 'integer',
  waiting: 'text',
  outcome: 'text',
  bots_due: 'integer',
  asked: 'bigint',
  updated: 'bigint',
};
export const BOUNDARIES = { match: 'text', seq: 'integer', position: 'text', since: 'text' };
export const MATCHES = {
  id: 'text',
  game: 'text',
  version: 'text',
  setup: 'text',
  seed: 'text',
  dice: 'text',
  visibility: 'text',
  host: 'text',
  created: 'bigint',
  code_hash: 'text',
  replace_minutes: 'integer',
  origin: 'text',
  origin_seq: 'integer',
  uploaded: 'text',
};
export const SEATS = {
  match: 'text',
  seat: 'text',
  place: 'integer',
  kind: 'text',
  person: 'text',
  name: 'text',
  bot: 'text',
  away: 'bigint',
};
/** What changes in a match when its rules do, or when somebody brings a list. */
export const RULES = { version: 'text', setup: 'text', origin: 'text', origin_seq: 'integer' };

/** @typedef {Readonly<Record<string, string>>} Columns */

/** `a, b, c`. @type {(columns: Columns) => string} */
export const listed = (columns) => Object.keys(columns).join(', ');

/** `a text, b integer`: for a row that comes as JSON. @type {(columns: Columns) => string} */
export const typed = (columns) =>
  Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ');

/** For `on conflict … do update set`: the new row takes the place of the old. @type {(columns: Columns, key: string) => string} */
export const replaced = (columns, key) =>
  Object.keys(columns)
    .filter((name) => name !== key)
    .map((name) => `${name} = excluded.${name}`)
    .join(', ');

/** `insert into log (…) values (?, …)`. @type {(table: string, columns: Columns) => string} */
export const inserting = (table, columns) =>
  `insert into ${table} (${listed(columns)}) values (${Object.keys(columns)
    .map(() => '?')
    .join(', ')})`;

/** The values of a row in the order of its columns. @type {(columns: Columns, row: object) => unknown[]} */
export const valuesOf = (columns, row) =>
  Object.keys(columns).map((name) => /** @type {Record<string, unknown>} */ (row)[name] ?? null);
