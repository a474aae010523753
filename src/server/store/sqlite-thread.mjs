// @ts-check
// The thread that has the SQLite file: a slow disk holds up nobody who is not waiting for it. It is plain JavaScript, so that it
// starts at once and without a loader.
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'libsql';
import { BOUNDARIES, HEADS, inserting, LOG, MATCHES, replaced, RULES, SEATS } from './columns.mjs';

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

const APPEND_LOG = `${inserting('log', LOG)} on conflict do nothing`;
const SET_HEAD = `${inserting('heads', HEADS)} on conflict (match) do update set ${replaced(HEADS, 'match')}`;
const SET_BOUNDARY = `${inserting('boundaries', BOUNDARIES)} on conflict (match) do update set ${replaced(BOUNDARIES, 'match')}`;
const ADD_MATCH = inserting('matches', MATCHES);
const ADD_SEAT = inserting('seats', SEATS);
const SET_RULES = `update matches set ${Object.keys(RULES)
  .map((name) => `${name} = ?`)
  .join(', ')} where id = ?`;

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
  if (prepared(APPEND_LOG).run(log).changes === 0) return false;
  prepared(SET_HEAD).run(head);
  if (boundary !== null) prepared(SET_BOUNDARY).run(boundary);
  if (rules !== null) prepared(SET_RULES).run(rules);
  if (born === null) return true;
  prepared(ADD_MATCH).run(born.match);
  for (const seat of born.seats) prepared(ADD_SEAT).run(seat);
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
