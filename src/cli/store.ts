import { readFileSync } from 'node:fs';
import {
  backUp,
  CannotCopy,
  MEASURES,
  type Measure,
  reportsIn,
  restore,
  type StorePlace,
  takeMeasure,
} from '../server/index.ts';
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

/** What visitors have complained about, one line each. */
export async function reportLines(options: StoreOptions): Promise<string[]> {
  const reports = await saidPlainly(reportsIn(storeOf(options)));
  if (reports.length === 0) return ['Nobody has reported anything.'];
  return reports.map(
    ({ at, name, about, match, text }) =>
      `${new Date(at).toISOString().slice(0, 16)}  ${name} (person ${about ?? 'forgotten'}, match ${match}): ${text}`,
  );
}

/** What each measure does, as the operator is told. */
const DONE: Readonly<Record<Measure, string>> = {
  mute: 'can no longer speak',
  unmute: 'may speak again',
  bar: 'can no longer come in',
  unbar: 'may come in again',
  erase: 'has said nothing any more',
  unlist: 'is no longer listed in the lobby',
  dismiss: 'has no reports any more',
};

export async function moderate(measure: string, id: string, options: StoreOptions): Promise<string> {
  const known = MEASURES.find((one) => one === measure);
  if (known === undefined) throw new Complaint(`"${measure}" is no measure. There are: ${MEASURES.join(', ')}.`);
  if ((await saidPlainly(takeMeasure(storeOf(options), known, id))) === 0)
    throw new Complaint(`there is nothing under ${id}: take the id from "holdout reports"`, 1);
  return `${id} ${DONE[known]}.`;
}

/** The words of a file, one in each line. */
export function wordsIn(file: string): string[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#'));
  } catch (error) {
    throw new Complaint(`the blocked words could not be read: ${(error as Error).message}`);
  }
}

async function saidPlainly<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (error instanceof CannotCopy) throw new Complaint(error.message, 1);
    throw new Complaint(`the store could not be used: ${error instanceof Error ? error.message : String(error)}`, 1);
  });
}
