import { BrokenTable } from '../../kernel/index.ts';
import type { Doing, DoingOf, Encounter } from './state.ts';
import type { Flow, Table } from './verbs.ts';

/** What is going on is a pile in the state: these put something on it and take it off. */

/** The steps of a room: one for each thing that can be going on in it. */
export type Steps<D extends Doing> = {
  readonly [K in D['do']]: (t: Table, doing: Extract<D, { do: K }>) => Flow<void>;
};

export const encounterOf = (t: Table): Encounter => t.state.encounter;

/** Puts it on top: its step is taken next, and what was going on waits. */
export function begin(t: Table, doing: Doing): void {
  encounterOf(t).doing.push(doing);
}

/** It is over. What lies above it goes on first. */
export function finish(t: Table, doing: Doing): void {
  const { doing: pile } = encounterOf(t);
  const at = pile.indexOf(doing);
  if (at === -1) throw new BrokenTable('ATZ.TURN.10', { finished: doing.do });
  pile.splice(at, 1);
}

/** The innermost thing of that kind that is going on. */
export const under = <D extends Doing['do']>({ doing }: Encounter, kind: D): DoingOf<D> | undefined =>
  doing.findLast((one): one is DoingOf<D> => one.do === kind);
