import type { Option } from '../../kernel/index.ts';
import { apart, facingTowards, fits, type Model } from '../../tabletop/index.ts';
import type { Action, Unit } from './action.ts';
import { type Ascent, ascentsOf, faceOf, isDownwards, isLow, isOpen, roomAt } from './ascent.ts';
import { brainCheck } from './brain.ts';
import { tabletopOf, terrainOf } from './field.ts';
import { clearedOf, freeModels, overcrowds, placeAll } from './formation.ts';
import { linkedTo } from './joining.ts';
import { baseMovement, movementLoss } from './line.ts';
import type { Battle, Climbing, Herd, Standing } from './state.ts';
import { emit, type Table } from './table.ts';
import { battleOf, bodies, isDown, isHerd, nameOf } from './units.ts';
import { BASE } from './words.ts';

/** EDM.CLIMB.2, EDM.CLIMB.3, EDM.CLIMB.8: half the Movement that health leaves, rounded down, 1" at least. */
export const climbStep = (battle: Battle, unit: Unit): number =>
  Math.max(1, Math.floor((baseMovement(battle, unit) - movementLoss(battle, unit)) / 2));

const idOf = (ascent: Ascent): string => `climb:${isDownwards(ascent) ? 'down' : 'up'}:${ascent.face.id}`;

/** EDM.CLIMB.1 */
export const climb: Action = {
  id: 'climb',
  options(t, unit) {
    if (isDown(unit)) return [];
    const { climbing } = unit;
    const battle = battleOf(t);
    if (climbing !== null) {
      const name = faceOf(terrainOf(battle), climbing.piece)?.name ?? '';
      return ['on', 'back'].map((way) => option(`climb:${way}`, `ed.climb.${way}`, name, climbing.piece));
    }
    return ascentsOf(battle, unit).map((ascent) => {
      const { face, model, to } = ascent;
      const way = isDownwards(ascent) ? 'down' : to.level === model.level ? 'over' : 'up';
      return option(idOf(ascent), `ed.climb.${way}`, face.name, face.id);
    });
  },
  *play(t, unit, chosen) {
    const battle = battleOf(t);
    const ascent = unit.climbing === null ? ascentsOf(battle, unit).find((one) => idOf(one) === chosen) : undefined;
    if (unit.climbing === null && ascent === undefined) return false;
    // EDM.CLIMB.5, EDM.CLIMB.6: a herd needs a Brain Check, down as well as up, but for what is low (EDM.CLIMB.4).
    const needsBrains = isHerd(unit) && (ascent === undefined || !isLow(ascent.face));
    if (needsBrains && !(yield* brainCheck(t, unit, 'EDM.CLIMB.7'))) return;
    if (chosen === 'climb:back') return climbBack(t, unit);
    if (ascent !== undefined) unit.climbing = climbFrom(battle, unit, ascent);
    climbOn(t, unit);
  },
};

const option = (id: string, key: string, name: string, piece: string): Option => ({
  id,
  label: { key, params: { name } },
  about: { piece },
});

/** EDM.CLIMB.6, EDM.HERD.9: a herd climbs as a whole, but for those who are held or stand on another level. */
function climbFrom(battle: Battle, unit: Unit, { face, model, to }: Ascent): Climbing {
  const climbing: Climbing = { piece: face.id, height: 0, to, by: model.id };
  if (!isHerd(unit)) return climbing;
  const climbers = freeModels(battle, unit).filter(({ level }) => level === model.level);
  const below = unit.zombies.flatMap(({ id }) => (climbers.some((one) => one.id === id) ? [] : [id]));
  return below.length === 0 ? climbing : { ...climbing, below };
}

/** EDM.CLIMB.2: progress is kept; a unit on the face climbs on, climbs back or does nothing. */
function climbOn(t: Table, unit: Unit): void {
  const battle = battleOf(t);
  const climbing = unit.climbing as Climbing;
  const face = faceOf(terrainOf(battle), climbing.piece) ?? { id: climbing.piece, name: '', height: 0 };
  const whole = face.height;
  climbing.height = Math.min(whole, climbing.height + (isLow(face) ? whole : climbStep(battle, unit)));
  const params = { unit: unit.id, name: nameOf(unit), piece: face.name, height: climbing.height, whole };
  if (climbing.height < whole) return emit(t, 'EDM.CLIMB.2', 'ed.climbed.part', params);
  if (!arrive(battle, unit, climbing)) return emit(t, 'EDM.CLIMB.2', 'ed.climbed.waits', params);
  emit(t, isLow(face) ? 'EDM.CLIMB.4' : 'EDM.CLIMB.2', 'ed.climbed', params);
}

/** At the top the model stands at the edge of the surface; a herd comes after its first zombie (EDM.CLIMB.6). */
function arrive(battle: Battle, unit: Unit, climbing: Climbing): boolean {
  const climbers = bodies({ ...unit, climbing: null }).filter(({ id }) => climbing.below?.includes(id) !== true);
  const first = climbers.find(({ id }) => id === climbing.by) ?? climbers[0];
  const to = first === undefined ? null : roomAt(battle, tabletopOf(battle), unit, first, climbing.to);
  if (first === undefined || to === null) return false;
  unit.climbing = null;
  unit.facing = facingTowards(first, to);
  if (!isHerd(unit)) Object.assign(unit, to);
  else climbTogether(battle, unit, climbers, first, to);
  return true;
}

/** EDM.CLIMB.6: every zombie makes the same Climb; for whom there is no room, closes up behind. */
function climbTogether(battle: Battle, herd: Herd, climbers: readonly Model[], first: Model, to: Standing): void {
  const table = tabletopOf(battle);
  const lead = { ...first, ...to };
  const behind = bodies(herd).filter(({ id }) => !climbers.some((one) => one.id === id));
  const followers = climbers.filter(({ id }) => id !== first.id);
  placeAll(herd, [lead, ...closedUp(battle, [lead, ...behind], followers, (at) => isOpen(table, lead, at))]);
}

/** Where those who climb after the first come to stand, the nearest first: on its side of the face, in formation. */
function closedUp(
  battle: Battle,
  standing: readonly [Model, ...Model[]],
  followers: readonly Model[],
  isThere: (at: Model) => boolean,
): Model[] {
  const [lead] = standing;
  const settled: Model[] = [...standing];
  const table = clearedOf(battle, [...standing, ...followers]);
  for (const model of standing) table.put(model);
  const waiting = new Set(followers.toSorted((a, b) => apart(a, lead) - apart(b, lead)));
  return [...waiting].map((model) => {
    waiting.delete(model);
    const isTaken = (at: Model): boolean =>
      [...waiting].some((other) => other.level === at.level && apart(other, at) < 2 * BASE.radius);
    const end = linkedTo(settled, { ...model, level: lead.level })
      .map(({ x, y }): Model => ({ ...model, x, y, level: lead.level }))
      .find((at) => fits(table, model, at) && !isTaken(at) && isThere(at) && !overcrowds(battle, table, at));
    table.put(end ?? model);
    settled.push(end ?? model);
    return end ?? model;
  });
}

function climbBack(t: Table, unit: Unit): void {
  const battle = battleOf(t);
  const climbing = unit.climbing as Climbing;
  climbing.height -= climbStep(battle, unit);
  if (climbing.height <= 0) unit.climbing = null;
  emit(t, 'EDM.CLIMB.2', 'ed.climbed.back', { unit: unit.id, name: nameOf(unit) });
}
