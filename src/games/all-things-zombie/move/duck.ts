import type { Placed } from '../../../kernel/index.ts';
import { apart, facingTowards, nearestWhere, passagesFor } from '../../../tabletop/index.ts';
import { encounterOf, begin } from '../doing.ts';
import { bodyOf, type Figure, findFigure, isHuman, leaveMelees, tabletopOf } from '../figures.ts';
import { groupWith } from '../people/groups.ts';
import { letGo } from '../people/load.ts';
import { isDriving } from '../vehicles/vehicle.ts';
import { isBright } from '../sight/light.ts';
import { isOpen } from '../sight/los.ts';
import type { Encounter, Human, Leg, State } from '../state.ts';
import { emit, type Table } from '../verbs.ts';
import { routeFor, legsOf, wayOptions } from './way.ts';

/** ATZ.MOVE.19 to ATZ.MOVE.23: Duck Back and Runaway. */

/** ATZ.MOVE.19 */
const NEAR = 6;

/** ATZ.MOVE.22: everybody of the groups that caused it. */
function eyesOf(enc: Encounter, from: readonly string[]): Figure[] {
  const causes = from.flatMap((id) => findFigure(enc, id) ?? []);
  const all = causes.flatMap((one): Figure[] => (isHuman(one) ? groupWith(enc, one) : [one]));
  return [...new Set(all)];
}

/** ATZ.MOVE.19, ATZ.MOVE.22: the way to the nearest spot out of their LOS, whatever the direction; null if there is none near. */
export function coverWay(state: State, human: Human, from: readonly string[]): Leg[] | null {
  const enc = state.encounter;
  const eyes = eyesOf(enc, from);
  const body = bodyOf(human);
  const table = tabletopOf(enc);
  const hides = (at: Placed): boolean => {
    const there = { ...body, x: at.x, y: at.y, level: at.level ?? body.level };
    return eyes.every((eye) => !isBright(enc, eye, there) || !isOpen(enc, table, bodyOf(eye), there));
  };
  const { prices, ...options } = wayOptions(state, { ...human, prone: false });
  const passages = passagesFor(table, body, body, { prices }).filter(
    ({ from: at, cost }) => apart(at, body) + cost <= NEAR,
  );
  const way = nearestWhere(table, body, hides, { ...options, passages, budget: NEAR, mesh: 0.5 });
  if (way === null) return null;
  const end = way.points.at(-1);
  return end === undefined ? [] : legsOf(routeFor(state, { ...human, prone: false }, way.points, NEAR + 0.1));
}

/**
 * ATZ.MOVE.19 to ATZ.MOVE.22: into the nearest cover, or prone where it is. Either way it does no more in this activation, and does
 * not fire before it is next active or a Reaction Test makes it.
 */
export function duckBack(t: Table, human: Human, from: readonly string[]): void {
  const { id, name } = human;
  if (human.aboard !== null && human.aboard.seat >= 0) return duckInside(t, human, from);
  const legs = coverWay(t.state, human, from);
  letGo(encounterOf(t), human);
  hide(human, legs === null ? [] : from);
  if (legs === null) {
    human.prone = true; // ATZ.MOVE.20
    emit(t, 'ATZ.MOVE.20', 'atz.duck.prone', { unit: id, name });
    return;
  }
  emit(t, 'ATZ.MOVE.19', 'atz.duck.back', { unit: id, name });
  if (legs.length === 0) return;
  human.prone = false;
  lookBack(encounterOf(t), legs, from);
  begin(t, { do: 'walk', who: id, legs, as: 'duck-back', met: [] });
}

/** ATZ.FIG.6: from behind its cover it looks to where the danger is. */
function lookBack(enc: Encounter, legs: readonly Leg[], from: readonly string[]): void {
  const end = legs.at(-1);
  const eyes = from.flatMap((id) => findFigure(enc, id) ?? []);
  const [nearest] = eyes.toSorted((a, b) => apart(a, end?.to ?? a) - apart(b, end?.to ?? b));
  if (end !== undefined && nearest !== undefined) end.to = { ...end.to, facing: facingTowards(end.to, nearest) };
}

/** Who stares at a feast still has its activation to lose (ATZ.ZREACT.8), and ducks back for as long as that. */
function hide(human: Human, from: readonly string[]): void {
  human.cowed = true;
  if (human.status !== 'stunned') Object.assign(human, { status: 'ducked-back', duckedFrom: [...from] });
}

/** ATZ.VREACT.4, ATZ.VREACT.5: down inside the vehicle; at the wheel of one that is under way it is a turn instead. */
function duckInside(t: Table, human: Human, from: readonly string[]): void {
  const { id, name } = human;
  if (isDriving(encounterOf(t), human)) {
    human.cowed = true;
    return begin(t, { do: 'swerve', vehicle: human.aboard?.vehicle ?? '', from: [...from] });
  }
  hide(human, from);
  emit(t, 'ATZ.VREACT.4', 'atz.duck.inside', { unit: id, name });
}

/** ATZ.MOVE.23, ATZ.STATUS.8: it is off the table, and out of the Encounter. */
export function runAway(t: Table, human: Human): void {
  const enc = encounterOf(t);
  const { id, name } = human;
  if (isDriving(enc, human)) {
    emit(t, 'ATZ.VREACT.9', 'atz.runaway.drives', { unit: id, name });
    return begin(t, { do: 'leave', who: id, stage: 'roll' });
  }
  letGo(enc, human);
  leaveMelees(enc, id);
  human.deeds.ranAway = true;
  Object.assign(human, { fate: 'ran', status: 'carry-on', prone: false, duckedFrom: null, stun: null });
  if (human.aboard !== null) return emit(t, 'ATZ.VREACT.8', 'atz.runaway.inside', { unit: id, name });
  emit(t, 'ATZ.MOVE.23', 'atz.runaway', { unit: id, name });
}
