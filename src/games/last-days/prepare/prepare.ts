import { beginTurn } from '../course.ts';
import type { Flow, Table } from '../verbs.ts';
import { battleOf } from '../units.ts';

/** What comes before the first turn. */
// oxlint-disable-next-line require-yield
export function* prepare(t: Table): Flow<void> {
  beginTurn(battleOf(t));
}
