import type { Placed } from '../../../../kernel/index.ts';
import {
  PEF_AFTER_FIRE,
  PEF_INSIDE,
  PEF_LEFT_UP_TO,
  PEF_MOVE,
  PEF_MOVE_INCHES,
  type Passed,
} from '../../data/strangers/moves.ts';
import type { Moment, Watcher } from '../../deeds.ts';
import { type Change, diceTold, oneDie, passDice } from '../../dice.ts';
import { begin, encounterOf, finish } from '../../doing.ts';
import { DEAD } from '../../encounter.ts';
import { bodyOf, firstSeat, inches, markerOf, nearestTo, playersHere, sideNamed, tabletopOf } from '../../figures.ts';
import { groupWith } from '../../people/groups.ts';
import { buildingAt } from '../../places/inside.ts';
import { isBright } from '../../sight/light.ts';
import { isOpen } from '../../sight/los.ts';
import type { Encounter, Human, Pef, Standing } from '../../state.ts';
import { emit, type Flow, type Table } from '../../verbs.ts';
import type { ContactDoing, PefPhaseDoing } from '../doing.ts';
import { firstWhere } from '../glimpse.ts';
import { alongEdge, awayFrom, wayOf, wayTo } from './ways.ts';

/** ATZ.PEF.8 to ATZ.PEF.16: markers move by themselves, until one comes into sight. */
export function* pefPhase(t: Table, doing: PefPhaseDoing): Flow<void> {
  const enc = encounterOf(t);
  if (doing.left === null) {
    doing.left = eligible(enc).map(({ id }) => id);
    return;
  }
  const next = doing.left.shift();
  const pef = enc.pefs.find(({ id }) => id === next);
  if (next === undefined) return finish(t, doing);
  if (pef !== undefined) yield* act(t, pef);
}

/** ATZ.PEF.8, ATZ.PEF.9: those whose Rep is at least the die, the closest to a player first. */
export function eligible(enc: Encounter): Pef[] {
  const die = sideNamed(enc, DEAD).die ?? 0;
  const players = playersHere(enc);
  const far = (pef: Pef): number => Math.min(...players.map((one) => inches(one, pef)), 9999);
  return enc.pefs.filter(({ rep }) => rep >= die).sort((a, b) => far(a) - far(b));
}

/** ATZ.PEF.10: -1 inside a building, +1 once anybody has fired. */
function changes(enc: Encounter, pef: Pef): Change[] {
  const rule = 'ATZ.PEF.10';
  return [
    ...(buildingAt(enc, pef) === null ? [] : [{ rule, label: 'pef.inside', target: PEF_INSIDE } as const]),
    ...(enc.shotsFired ? [{ rule, label: 'pef.after-fire', target: PEF_AFTER_FIRE } as const] : []),
  ];
}

function* act(t: Table, pef: Pef): Flow<void> {
  const enc = encounterOf(t);
  const test = yield* passDice(
    t,
    { rule: 'ATZ.PEF.10', seat: firstSeat(enc), prompt: { key: 'atz.pef.move', params: { rep: pef.rep } } },
    { dice: 2, target: pef.rep, changes: changes(enc, pef), most: 2 },
  );
  const told = { dice: test.dice, modifiers: test.modifiers };
  const nearest = nearestTo(pef, playersHere(enc));
  const row = PEF_MOVE[test.passed as Passed];
  if (row === 'stay' || nearest === null) {
    return emit(t, 'ATZ.PEF.13', 'atz.pef.stays', { unit: pef.id }, told);
  }
  const way = row === 'toward' ? wayTo(enc, pef, nearest) : yield* wayAway(t, pef, nearest);
  const seen = goAlong(enc, pef, way);
  const said = { unit: pef.id, target: nearest.id, name: nearest.name, way: way.map((at) => ({ ...at })) };
  if (row === 'toward') emit(t, 'ATZ.PEF.11', 'atz.pef.comes', said, told);
  else emit(t, 'ATZ.PEF.12', 'atz.pef.goes', said, told);
  if (seen !== null) begin(t, contactWith(enc, pef, seen)); // ATZ.PEF.15
}

/** ATZ.PEF.12: away from the nearest player, and along the edge if that is in the way. */
function* wayAway(t: Table, pef: Pef, nearest: Human): Flow<Placed[]> {
  const enc = encounterOf(t);
  const { to, left } = awayFrom(enc, pef, nearest, PEF_MOVE_INCHES);
  const first = wayOf(enc, pef, to);
  const at = first.at(-1);
  if (left <= 0.01) return first;
  const die = yield* oneDie(t, { rule: 'ATZ.PEF.12', seat: firstSeat(enc), prompt: { key: 'atz.pef.edge' } });
  const edge = alongEdge(enc, to, die <= PEF_LEFT_UP_TO ? 'left' : 'right', left);
  emit(
    t,
    'ATZ.PEF.12',
    die <= PEF_LEFT_UP_TO ? 'atz.pef.left' : 'atz.pef.right',
    { unit: pef.id },
    { dice: diceTold(die) },
  );
  const from = at === undefined ? pef : { ...pef, x: at.x, y: at.y, level: at.level ?? pef.level };
  return [...first, ...wayOf(enc, from, edge, left)];
}

/** ATZ.PEF.15, ATZ.PEF.16: LOS between a marker at a place and a player, as far as light and weather let them. */
const isInView = (enc: Encounter, pef: Pef, at: Standing, human: Human, from: Standing = human): boolean => {
  const marker = { ...pef, ...at };
  const viewer = { ...human, ...from };
  return isBright(enc, viewer, marker) && isOpen(enc, tabletopOf(enc), bodyOf(viewer), markerOf(marker));
};

/** ATZ.PEF.15: it stops at the first point of LOS; who has it in sight there. */
function goAlong(enc: Encounter, pef: Pef, way: readonly Placed[]): Human | null {
  const players = playersHere(enc).filter(({ status }) => status === 'carry-on' || status === 'ducked-back');
  const glimpse = firstWhere(pef, way, (at) => players.some((one) => isInView(enc, pef, at, one)));
  const end = glimpse?.at ?? way.at(-1) ?? pef;
  Object.assign(pef, { x: end.x, y: end.y, level: end.level ?? pef.level });
  return glimpse === null
    ? null
    : nearestTo(
        pef,
        players.filter((one) => isInView(enc, pef, pef, one)),
      );
}

/** ATZ.PEF.15: the resolution of a marker in sight of somebody and its group. */
const contactWith = (enc: Encounter, pef: Pef, seen: Human): ContactDoing => ({
  do: 'contact',
  pef: pef.id,
  x: pef.x,
  y: pef.y,
  level: pef.level,
  group: groupWith(enc, seen).map(({ id }) => id),
  stage: 'resolve',
});

/** ATZ.PEF.22: markers that somebody has in sight as they stand, in the order in which they were placed. */
export const pefsInSight = (enc: Encounter): ContactDoing[] =>
  enc.pefs.flatMap((pef) => {
    const seen = nearestTo(
      pef,
      playersHere(enc).filter((one) => isInView(enc, pef, pef, one)),
    );
    return seen === null ? [] : [contactWith(enc, pef, seen)];
  });

/** ATZ.PEF.15: somebody of the players moves until a marker comes into sight. */
export const seesPef: Watcher = ({ encounter: enc }, mover, legs, walk) => {
  if (mover.seat === null) return null;
  const way = legs.map(({ to }) => to);
  const moments = enc.pefs
    .filter(({ id }) => !walk.met.includes(`pef ${id}`))
    .flatMap((pef): Moment[] => {
      const glimpse = firstWhere(mover, way, (at) => isInView(enc, pef, pef, mover, at));
      if (glimpse === null) return [];
      return [{ id: `pef ${pef.id}`, ...glimpse, begins: [contactWith(enc, pef, mover)] }];
    });
  return moments.reduce<Moment | null>(
    (first, one) => (first === null || one.inches < first.inches ? one : first),
    null,
  );
};
