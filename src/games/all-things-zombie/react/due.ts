import { begin, encounterOf } from '../doing.ts';
import { type Figure, isHuman } from '../figures.ts';
import type { Doing, Encounter, PendingTest } from '../state.ts';
import type { Table } from '../verbs.ts';

/** ATZ.REACT.2, ATZ.REACT.4, ATZ.REACT.5: Received Fire is called for, and when tests that are due are taken. */

/**
 * What holds tests back: an In Sight test and an exchange that goes on take them later; a charge and leaving the table
 * (ATZ.LEAVE.5) do away with them.
 */
const HOLDING = ['in-sight', 'reactions', 'charge', 'leave'] as const satisfies readonly Doing['do'][];
type Holder = Extract<Doing, { do: (typeof HOLDING)[number] }>;

/** The innermost of them decides. */
const holderOf = ({ doing }: Encounter): Holder | undefined =>
  doing.findLast((one): one is Holder => HOLDING.some((holding) => holding === one.do));

/** ATZ.REACT.5, ATZ.REACT.8, ATZ.OUTGUN.8: what happens at the same time is one test, with the strongest weapon of all. */
function call({ pending }: Encounter, { who, test, by, ranking }: PendingTest): void {
  const there = pending.find((one) => one.who === who && one.test === test);
  if (there === undefined) {
    pending.push({ who, test, by, ranking });
    return;
  }
  there.by = [...new Set([...there.by, ...by])];
  there.ranking = Math.max(there.ranking, ranking);
}

/**
 * ATZ.REACT.4: somebody has been fired at, hit or missed, by a weapon of that ranking (ATZ.OUTGUN.4). Say it once the damage
 * is done. Zombies take no test (ATZ.ZREACT.1, ATZ.ZSHOOT.3); nobody does in a Charge into Melee (ATZ.CHARGE.16).
 */
export function receivedFire(t: Table, target: Figure, by: Figure, ranking: number): void {
  if (!isHuman(target)) return;
  const enc = encounterOf(t);
  const held = holderOf(enc);
  if (held?.do === 'charge' || held?.do === 'leave') return;
  if (held?.do === 'in-sight') held.firedAt.push({ who: target.id, ranking }); // ATZ.SIGHT.24
  call(enc, { who: target.id, test: 'received-fire', by: [by.id], ranking });
}

/** ATZ.REACT.2, ATZ.REACT.24: tests that are due are taken now, unless something that goes on takes them later. */
export function settle(t: Table): void {
  const enc = encounterOf(t);
  if (enc.pending.length === 0 || holderOf(enc) !== undefined) return;
  begin(t, { do: 'reactions', stage: 'test', results: [] });
}
