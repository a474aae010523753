import { type FireLines, SHEETS } from '../data/sheets.ts';
import { under } from '../doing.ts';
import { areEnemies, enemiesOf, findFigure, inches, inMelee, isDown, isHuman, nearestTo, sideOf } from '../figures.ts';
import { canCharge } from '../fight/reach.ts';
import { gunFor, loadedGuns, rankingOf } from '../shoot/arms.ts';
import { coverOf } from '../shoot/cover.ts';
import { wouldSee } from '../sight/los.ts';
import type { Encounter, Human, PendingTest, State } from '../state.ts';
import { type Result, RESULTS } from '../words.ts';

/** ATZ.REACT.15 to ATZ.REACT.22: how the five sheets are read. */

/** ATZ.REACT.16: from best to worst; Rush Shot ranks with Fire, Remain with Duck Back. */
const RANK: Readonly<Record<Result, number>> = {
  'carry-on': 0,
  fire: 1,
  'rush-shot': 1,
  charge: 2,
  'duck-back': 3,
  remain: 3,
  runaway: 4,
};
export const worstOf = (results: readonly Result[]): Result =>
  results.reduce((worst, one) =>
    RANK[one] > RANK[worst] || (RANK[one] === RANK[worst] && RESULTS.indexOf(one) > RESULTS.indexOf(worst))
      ? one
      : worst,
  );

/** Enemies who are still there to be shot at: those who are Out of the Fight or dead are not worth a shot. */
export const isTarget = ({ fate, status }: Human): boolean => fate === 'here' && status !== 'oof' && status !== 'od';

/** ATZ.REACT.23: those who caused a test and can still be seen, all round (ATZ.FIG.6). */
export function causersInView(enc: Encounter, human: Human, by: readonly string[]): Human[] {
  return by.flatMap((id) => {
    const one = findFigure(enc, id);
    return one !== undefined && isHuman(one) && isTarget(one) && wouldSee(enc, human, one) ? [one] : [];
  });
}

/** ATZ.REACT.18: it has a loaded gun, and whoever fired at it is not out of range. */
function isAble(state: State, human: Human, by: readonly string[]): boolean {
  if (loadedGuns(human).length === 0) return false;
  const causers = causersInView(state.encounter, human, by);
  return causers.length === 0 || causers.some((one) => gunFor(state, human, one) !== null);
}

/**
 * ATZ.T.OUTGUN, ATZ.OUTGUN.1: fired at by something stronger than what it would fire back with (ATZ.OUTGUN.7); that is one weapon,
 * so that somebody with two is outgunned by the ranking of both (ATZ.OUTGUN.5). Who cannot shoot back makes no comparison: that has
 * its own line (ATZ.OUTGUN.2, example ATZ.X.37). ATZ.STAR.26, ATZ.OUTGUN.6: never a Star, a charger or somebody who retrieves wounded.
 */
export function isOutgunned(state: State, human: Human, by: readonly string[], ranking: number): boolean {
  const { encounter: enc } = state;
  if (human.star || human.carries !== null || under(enc, 'charge')?.chargers.includes(human.id) === true) return false;
  const guns = causersInView(enc, human, by).flatMap((one) => gunFor(state, human, one) ?? []);
  const back = guns.length > 0 ? guns : causersInView(enc, human, by).length > 0 ? [] : loadedGuns(human);
  return back.length > 0 && ranking > Math.max(...back.map((gun) => rankingOf(human, [gun])));
}

/** ATZ.REACT.19: whom it could charge: one who caused the test before anybody else, then the nearest. */
export function chargeTarget(state: State, human: Human, by: readonly string[]): Human | null {
  const { encounter: enc } = state;
  if (human.prone || inMelee(enc, human.id)) return null;
  const inReach = (those: readonly Human[]): Human | null =>
    those.toSorted((a, b) => inches(human, a) - inches(human, b)).find((one) => canCharge(state, human, one)) ?? null;
  const foes = enemiesOf(enc, human).filter(isTarget);
  return inReach(foes.filter(({ id }) => by.includes(id))) ?? inReach(foes);
}

/** ATZ.REACT.18: the first line of a cell that fits. */
function lineOf(state: State, human: Human, { by, ranking }: PendingTest, lines: FireLines): Result {
  if (isOutgunned(state, human, by, ranking)) return lines.outgunned; // ATZ.OUTGUN.3, example ATZ.X.39
  if (human.carries !== null) return lines.retrieving;
  if (isAble(state, human, by)) return lines.able;
  if (lines.unable !== 'charge') return lines.unable;
  return chargeTarget(state, human, by) === null ? 'duck-back' : 'charge';
}

/** ATZ.REACT.22: friends down against friends still functioning, of those who started together. */
function friendsDown(enc: Encounter, human: Human): { readonly down: number; readonly up: number } {
  const { started } = sideOf(enc, human);
  const there = enc.humans.filter(({ id, fate }) => started.includes(id) && (fate === 'here' || fate === 'carried'));
  const down = there.filter(isDown).length;
  return { down, up: there.length - down };
}

/** What one test comes to with so many dice passed. */
export function resultOf(state: State, human: Human, test: PendingTest, passed: number): Result {
  const sheet = SHEETS[human.class];
  const row = (2 - Math.min(2, passed)) as 0 | 1 | 2;
  if (test.test === 'received-fire') {
    const cell = sheet.receivedFire[row];
    return typeof cell === 'string' ? cell : lineOf(state, human, test, cell);
  }
  const cell = sheet.manDown[row];
  if (typeof cell === 'string') return cell;
  const { down, up } = friendsDown(state.encounter, human);
  const isSo = cell.friendsDown === 'more' ? down > up : down >= 2 * up;
  return isSo ? cell.ifSo : cell.otherwise;
}

/** ATZ.REACT.9, ATZ.REACT.10: cover from all who fired at it; with Man Down, from all enemies who see it, or else from the nearest. */
export function isInCover(state: State, human: Human, tests: readonly PendingTest[]): boolean {
  const { encounter: enc } = state;
  const shooters = tests
    .filter(({ test }) => test === 'received-fire')
    .flatMap(({ by }) => by.flatMap((id) => findFigure(enc, id) ?? []));
  const foes = enc.humans.filter((one) => isTarget(one) && areEnemies(enc, human, one));
  const watching = foes.filter((foe) => wouldSee(enc, foe, human));
  const nearest = nearestTo(human, foes);
  const from = shooters.length > 0 ? shooters : watching.length > 0 ? watching : nearest === null ? [] : [nearest];
  return from.length > 0 && from.every((one) => coverOf(state, human, one).cover);
}

/** ATZ.MOVE.22: whom somebody ducks back from: who fired at it, or else all enemies who see it. */
export function dangersTo({ encounter: enc }: State, human: Human, by: readonly string[]): string[] {
  const causers = by.flatMap((id) => {
    const one = findFigure(enc, id);
    return one !== undefined && isHuman(one) && one.fate === 'here' ? [id] : [];
  });
  if (causers.length > 0) return causers;
  return enemiesOf(enc, human).flatMap((foe) => (wouldSee(enc, foe, human) ? [foe.id] : []));
}
