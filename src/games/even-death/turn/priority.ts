import { emit, type Flow, roll, type Rule, type Seat, type Table } from '../verbs.ts';

/** Places from the first to the last; those who share one are tied. */
export type Ranking = Seat[][];

export const allTied = (seats: readonly Seat[]): Ranking => [[...seats]];
export const isSettled = (ranking: Ranking): boolean => ranking.every((place) => place.length === 1);

/**
 * EDM.DEPLOY.1, EDM.PRIO.1, EDM.PRIO.2: the first who are tied roll one D8 each, and the places they tied for go from high
 * to low. One roll-off is one step: those who tie again roll again in the next.
 */
export function* rollOff(t: Table, ranking: Ranking, rule: Rule, key: string): Flow<Ranking> {
  const at = ranking.findIndex((place) => place.length > 1);
  const tied = ranking[at];
  if (tied === undefined) return ranking;
  const shown: number[] = [];
  for (const seat of tied) {
    const dice = yield* roll(t, '1d8', { rule, prompt: { key: `${key}.roll`, params: { seat } }, seat });
    const [die = 1] = dice;
    shown.push(die);
    emit(t, rule, `${key}.rolled`, { seat, die }, { dice: [{ sides: 8, rolled: dice }] });
  }
  const places = [8, 7, 6, 5, 4, 3, 2, 1].map((die) => tied.filter((_, i) => shown[i] === die));
  return ranking.toSpliced(at, 1, ...places.filter((place) => place.length > 0));
}
