import { backUp, CannotCopy, restore, type StorePlace } from '../server/index.ts';
import { count } from '../text/index.ts';
import { Complaint } from './complaint.ts';

export interface StoreOptions {
  readonly data: string;
}

/** The store of this machine's server: a folder, or the PostgreSQL that DATABASE_URL names. */
function storeOf({ data }: StoreOptions): StorePlace {
  const databaseUrl = process.env.DATABASE_URL;
  return databaseUrl === undefined || databaseUrl === '' ? { folder: data } : { databaseUrl };
}

export async function backUpTo(file: string, options: StoreOptions): Promise<string> {
  const matches = await saidPlainly(backUp(storeOf(options), file));
  return `${file} holds ${count(matches, 'match', 'matches')}.`;
}

export async function restoreFrom(file: string, options: StoreOptions): Promise<string> {
  const matches = await saidPlainly(restore(file, storeOf(options)));
  return `Restored ${count(matches, 'match', 'matches')} from ${file}.`;
}

async function saidPlainly<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (error instanceof CannotCopy) throw new Complaint(error.message, 1);
    throw new Complaint(`it could not be copied: ${error instanceof Error ? error.message : String(error)}`, 1);
  });
}
