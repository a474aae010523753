import { encounterOf } from '../doing.ts';
import { inches, isFunctioning, ofSide, repOf } from '../figures.ts';
import { sees } from '../sight/los.ts';
import type { Encounter, Human } from '../state.ts';
import type { Table } from '../verbs.ts';

/** ATZ.REACT.6 */
const NEAR = 4;

/** ATZ.REACT.6 to ATZ.REACT.8, example ATZ.X.30: friends of the same Class and no higher Rep who see it fall near them. */
const witnessesOf = (enc: Encounter, victim: Human): Human[] =>
  ofSide(enc, victim.side).filter(
    (friend) =>
      friend.id !== victim.id &&
      isFunctioning(friend) &&
      friend.class === victim.class &&
      repOf(friend) <= repOf(victim) && // ATZ.REACT.7
      inches(friend, victim) <= NEAR &&
      sees(enc, friend, victim),
  );

/** ATZ.REACT.6: their tests are due; several friends who go down at the same moment cause one test (ATZ.REACT.8). */
export function callManDown(t: Table, victim: Human): void {
  const enc = encounterOf(t);
  for (const { id } of witnessesOf(enc, victim)) {
    const due = enc.pending.find(({ who, test }) => who === id && test === 'man-down');
    if (due === undefined) enc.pending.push({ who: id, test: 'man-down', by: [victim.id], ranking: 0 });
    else if (!due.by.includes(victim.id)) due.by.push(victim.id);
  }
}
