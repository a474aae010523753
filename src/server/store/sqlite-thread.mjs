// @ts-check
// The thread that has the SQLite file: a slow disk holds up nobody who is not waiting for it. It is plain JavaScript, so that it
// starts at once and without a loader.
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'libsql';

/** @import { Asked, Done, Flat, Replied } from './sqlite.ts' */

const STATEMENTS_KEPT = 400;

// Every commit reaches the disk before it is reported (WAL with synchronous=FULL).
const file = new Sqlite(workerData.file, { timeout: 5000 });
file.pragma('journal_mode = WAL');
file.pragma('synchronous = FULL');
file.pragma('foreign_keys = ON');

/** Preparing a statement costs more than running it, and the same few come again and again. @type {Map<string, Sqlite.Statement>} */
const kept = new Map();

/** @param {string} sql */
function prepared(sql) {
  const known = kept.get(sql);
  if (known !== undefined) return known;
  if (kept.size >= STATEMENTS_KEPT) kept.clear();
  const statement = file.prepare(sql);
  kept.set(sql, statement);
  return statement;
}

/** @type {(sql: string, parameters: readonly unknown[]) => Done} */
function query(sql, parameters) {
  const statement = prepared(sql);
  if (statement.reader) return { rows: statement.all(parameters), changes: 0 };
  return { rows: [], changes: statement.run(parameters).changes };
}

const LOG = `insert into log (match, seq, person, client_id, entry, events_from, events_to, events, answered, at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`;
const HEAD = `insert into heads (match, seq, status, answered, waiting, outcome, bots_due, asked, updated)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (match) do update set seq = excluded.seq, status = excluded.status, answered = excluded.answered,
  waiting = excluded.waiting, outcome = excluded.outcome, bots_due = excluded.bots_due, asked = excluded.asked,
  updated = excluded.updated`;
const BOUNDARY = `insert into boundaries (match, seq, position, since) values (?, ?, ?, ?)
  on conflict (match) do update set seq = excluded.seq, position = excluded.position, since = excluded.since`;
const MATCH = `insert into matches (id, game, version, setup, seed, dice, visibility, host, created, code_hash, replace_minutes,
  origin, origin_seq, uploaded) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const SEAT = 'insert into seats (match, seat, place, kind, person, name, bot) values (?, ?, ?, ?, ?, ?, ?)';
const RULES = 'update matches set version = ?, origin = ?, origin_seq = ? where id = ?';

/** All of a group in one commit. Gives the matches whose rows got in. @type {(writes: readonly Flat[]) => unknown[]} */
function append(writes) {
  prepared('begin immediate').run([]);
  try {
    const won = writes.filter(wrote);
    prepared('commit').run([]);
    return won.map(({ log }) => log[0]);
  } catch (error) {
    // Out of room, SQLite may have rolled back by itself.
    if (file.inTransaction) prepared('rollback').run([]);
    throw error;
  }
}

/** @param {Flat} write */
function wrote({ log, head, boundary, rules, born }) {
  if (prepared(LOG).run(log).changes === 0) return false;
  prepared(HEAD).run(head);
  if (boundary !== null) prepared(BOUNDARY).run(boundary);
  if (rules !== null) prepared(RULES).run(rules);
  if (born === null) return true;
  prepared(MATCH).run(born.match);
  for (const seat of born.seats) prepared(SEAT).run(seat);
  return true;
}

function close() {
  kept.clear();
  file.pragma('wal_checkpoint(TRUNCATE)');
  file.close();
}

/** @param {Asked['task']} task */
function done(task) {
  switch (task.do) {
    case 'query':
      return query(task.sql, task.parameters);
    case 'append':
      return append(task.writes);
    case 'close':
      return close();
  }
}

parentPort?.on('message', (/** @type {Asked} */ { id, task }) => {
  /** @type {Replied} */
  let reply;
  try {
    reply = { id, value: done(task) };
  } catch (error) {
    const { message, code } = /** @type {Error & { code?: string }} */ (error);
    reply = { id, error: { message, code } };
  }
  parentPort?.postMessage(reply);
});
