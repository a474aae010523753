import type { Viewer } from '../kernel/index.ts';
import { entryLines, entryOf } from './book.ts';
import type { Desk } from './desk.ts';
import { eventLines } from './said.ts';

/** The rule that `what` asks for: a line of the log by its number, a rule by its id, or the open question. */
export async function explain(what: string, viewer: Viewer, desk: Pick<Desk, 'width' | 'ink'>): Promise<string[]> {
  if (/^\d+$/.test(what)) {
    const event = viewer.events().find(({ n }) => n === Number(what));
    if (event === undefined) return [`There is no line ${what} in the log.`];
    return [...eventLines(event, desk), ...(await ruleLines(event.rule, desk))];
  }
  const rule = what === '' ? viewer.request()?.rule : what;
  return rule === undefined ? ['Nothing is asked.'] : await ruleLines(rule, desk);
}

async function ruleLines(id: string, desk: Pick<Desk, 'width' | 'ink'>): Promise<string[]> {
  const entry = await entryOf(id);
  return entry === undefined ? [`No ledger has a rule ${id}.`] : entryLines(entry, desk);
}
