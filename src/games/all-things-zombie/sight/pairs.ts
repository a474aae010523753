import { encounterOf } from '../doing.ts';
import { areEnemies, humansHere, inMelee, isFunctioning, tabletopOf } from '../figures.ts';
import type { Encounter, Human } from '../state.ts';
import type { Table } from '../verbs.ts';
import { inSightOfEachOther } from './los.ts';

/** ATZ.SIGHT.4 to ATZ.SIGHT.7: who has been in sight of whom in this phase, pair by pair. */

export type Pair = [string, string];

const keyOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** ATZ.SIGHT.9: those who can take part in an In Sight test: no zombies (ATZ.SIGHT.43, ATZ.ZREACT.2), nobody who is down or in melee. */
export const mayTakePart = (enc: Encounter, human: Human): boolean => isFunctioning(human) && !inMelee(enc, human.id);

/** ATZ.SIGHT.4, ATZ.SIGHT.44: opponents whom somebody has not been in sight of in this phase. */
export function unseenBy(enc: Encounter, human: Human): Human[] {
  const seen = new Set(enc.sighted);
  return humansHere(enc).filter(
    (other) =>
      !seen.has(keyOf(human.id, other.id)) &&
      other.id !== human.id &&
      areEnemies(enc, human, other) &&
      mayTakePart(enc, other),
  );
}

export function noteSighted(enc: Encounter, pairs: readonly Pair[]): void {
  enc.sighted = [...new Set([...enc.sighted, ...pairs.map(([a, b]) => keyOf(a, b))])];
}

/** ATZ.SIGHT.6: opponents of these who are in sight now, in either direction (ATZ.SIGHT.9), and were not before in this phase. */
export function newPairs(enc: Encounter, those: readonly Human[]): Pair[] {
  const table = tabletopOf(enc);
  return those
    .filter((one) => mayTakePart(enc, one))
    .flatMap((one) =>
      unseenBy(enc, one)
        .filter((other) => inSightOfEachOther(enc, one, other, table))
        .map((other): Pair => [one.id, other.id]),
    );
}

/** ATZ.SIGHT.7: a phase begins: whoever is in sight of each other now does not test by moving. */
export function beginSightings(t: Table): void {
  const enc = encounterOf(t);
  enc.sighted = [];
  noteSighted(enc, newPairs(enc, humansHere(enc)));
}
