/** What the disk and the databases can do by themselves: everything else is measured against it in the same run. */
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';
import pg from 'pg';
import { type Figures, figuresOf } from './figures.ts';

const ROW = 'x'.repeat(300);

/** One row appended to a file and forced to the disk, again and again. */
export function bareAppend(folder: string, millis: number): Figures {
  const file = openSync(join(folder, 'append'), 'a');
  const times = repeated(millis, () => {
    writeSync(file, ROW);
    fdatasyncSync(file);
  });
  closeSync(file);
  return figuresOf(times, millis);
}

/** One row inserted and committed, WAL and synchronous=FULL as the server has it. */
export function bareInsert(folder: string, millis: number): Figures {
  const file = new Sqlite(join(folder, 'bare.db'));
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.exec(
    'create table log (match text not null, seq integer not null, entry text not null, primary key (match, seq))',
  );
  const insert = file.prepare('insert into log values (?, ?, ?)');
  let seq = 0;
  const times = repeated(millis, () => insert.run('m', seq++, ROW));
  file.close();
  return figuresOf(times, millis);
}

function repeated(millis: number, work: () => void): number[] {
  const times: number[] = [];
  const end = performance.now() + millis;
  for (let start = performance.now(); start < end; start = performance.now()) {
    work();
    times.push(performance.now() - start);
  }
  return times;
}

/** One row inserted and committed by each of `connections` at once. */
export async function barePostgres(url: string, connections: number, millis: number): Promise<Figures> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  await pool.query('drop table if exists bare');
  await pool.query(
    'create table bare (match text not null, seq integer not null, entry text not null, primary key (match, seq))',
  );
  const times: number[] = [];
  const end = performance.now() + millis;
  await Promise.all(
    Array.from({ length: connections }, async (_, lane) => {
      const client = await pool.connect();
      let seq = 0;
      for (let start = performance.now(); start < end; start = performance.now()) {
        await client.query({
          name: 'bare',
          text: 'insert into bare values ($1, $2, $3)',
          values: [`m${lane}`, seq++, ROW],
        });
        times.push(performance.now() - start);
      }
      client.release();
    }),
  );
  await pool.end();
  return figuresOf(times, millis);
}
