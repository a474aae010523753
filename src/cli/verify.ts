import { verify } from '../kernel/index.ts';
import { Complaint } from './complaint.ts';
import { readRecord } from './files.ts';

/** `holdout verify`: what a record comes to when it is played again, or a complaint that says where it does not fit. */
export function verified(path: string, commitment: string | undefined): string[] {
  const { record, game } = readRecord(path);
  const verdict = verify(game, record, commitment);
  const where = verdict.at === null ? path : `${path}: entry ${verdict.at} of ${record.answers.length}`;
  if (!verdict.ok) throw new Complaint(`${where}: ${verdict.message}`, 1);
  return [`${path}: ${verdict.message}`, `hash        ${verdict.hash}`, `commitment  ${verdict.commitment}`];
}
