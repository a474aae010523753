import { apart, facingTowards, fits, type Model, within } from '../../../tabletop/index.ts';
import type { Action, Unit } from '../turn/action.ts';
import { type Ascent, ascentsOf, faceOf, isDownwards, isLow, isOpen, roomAt } from './ascent.ts';
import type { ActOf } from '../decisions.ts';
import { brainCheck } from '../mind/brain.ts';
import { tabletopOf, terrainOf } from '../prepare/battlefield.ts';
import { CROWDED, overcrowds } from '../fight/contact.ts';
import { clearedOf, freeModels, LINK, placeAll } from '../herd/formation.ts';
import { BARRED, linkedTo, UNLINKED } from '../herd/joining.ts';
import { baseMovement, movementLoss } from './line.ts';
import { type Placing, placingOf, settle } from './placing.ts';
import type { Battle, Climbing, Herd } from '../state.ts';
import type { TextKey } from '../text.ts';
import { emit, type Flow, type Objection, type Offer, type Seat, type Table } from '../verbs.ts';
import { battleOf, bodies, isDown, isHerd, nameOf } from '../units.ts';

/** EDM.CLIMB.2, EDM.CLIMB.3, EDM.CLIMB.8: half the Movement that health leaves, rounded down, 1" at least. */
export const climbStep = (battle: Battle, unit: Unit): number =>
  Math.max(1, Math.floor((baseMovement(battle, unit) - movementLoss(battle, unit)) / 2));

const wayOf = (ascent: Ascent): 'up' | 'down' => (isDownwards(ascent) ? 'down' : 'up');

/** EDM.CLIMB.1 */
export const climb: Action<'climb'> = {
  id: 'climb',
  options(t, unit) {
    if (isDown(unit)) return [];
    const { climbing } = unit;
    const battle = battleOf(t);
    if (climbing !== null) {
      const name = faceOf(terrainOf(battle), climbing.piece)?.name ?? '';
      return (['on', 'back'] as const).map((way) =>
        option({ do: 'climb', way }, `ed.climb.${way}`, name, climbing.piece),
      );
    }
    return ascentsOf(battle, unit).map((ascent) => {
      const { face, model, to } = ascent;
      const way = isDownwards(ascent) ? 'down' : to.level === model.level ? 'over' : 'up';
      return option({ do: 'climb', way: wayOf(ascent), face: face.id }, `ed.climb.${way}`, face.name, face.id);
    });
  },
  *play(t, unit, act, seat) {
    const battle = battleOf(t);
    const ascent =
      'face' in act
        ? ascentsOf(battle, unit).find((one) => wayOf(one) === act.way && one.face.id === act.face)
        : undefined;
    if (unit.climbing === null && ascent === undefined) return false;
    // EDM.CLIMB.5, EDM.CLIMB.6: a herd needs a Brain Check, down as well as up, but for what is low (EDM.CLIMB.4).
    const needsBrains = isHerd(unit) && (ascent === undefined || !isLow(ascent.face));
    if (needsBrains && !(yield* brainCheck(t, unit, 'EDM.CLIMB.7'))) return;
    if (act.way === 'back') return climbBack(t, unit);
    if (ascent !== undefined) unit.climbing = climbFrom(battle, unit, ascent);
    yield* climbOn(t, unit, seat);
  },
};

const option = (means: ActOf<'climb'>, key: TextKey, name: string, piece: string): Offer<ActOf<'climb'>> => ({
  means,
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
function* climbOn(t: Table, unit: Unit, seat: Seat): Flow<void> {
  const battle = battleOf(t);
  const climbing = unit.climbing as Climbing;
  const face = faceOf(terrainOf(battle), climbing.piece) ?? { id: climbing.piece, name: '', height: 0 };
  const whole = face.height;
  climbing.height = Math.min(whole, climbing.height + (isLow(face) ? whole : climbStep(battle, unit)));
  const params = { unit: unit.id, name: nameOf(unit), piece: face.name, height: climbing.height, whole };
  if (climbing.height < whole) return emit(t, 'EDM.CLIMB.2', 'ed.climbed.part', params);
  if (!(yield* arrive(t, unit, climbing, seat))) return emit(t, 'EDM.CLIMB.2', 'ed.climbed.waits', params);
  emit(t, isLow(face) ? 'EDM.CLIMB.4' : 'EDM.CLIMB.2', 'ed.climbed', params);
}

/** At the top the model stands at the edge of the surface; a herd comes after its first zombie (EDM.CLIMB.6). */
function* arrive(t: Table, unit: Unit, climbing: Climbing, seat: Seat): Flow<boolean> {
  const battle = battleOf(t);
  const climbers = bodies({ ...unit, climbing: null }).filter(({ id }) => climbing.below?.includes(id) !== true);
  const first = climbers.find(({ id }) => id === climbing.by) ?? climbers[0];
  const to = first === undefined ? null : roomAt(battle, tabletopOf(battle), unit, first, climbing.to);
  if (first === undefined || to === null) return false;
  const lead = { ...first, ...to };
  const followers = climbers.filter(({ id }) => id !== first.id);
  const ends = isHerd(unit) ? yield* settle(t, placesAt(battle, unit, lead, followers, seat), followers) : [];
  unit.climbing = null;
  unit.facing = facingTowards(first, to);
  if (isHerd(unit)) placeAll(unit, [lead, ...ends]);
  else Object.assign(unit, to);
  return true;
}

/** EDM.CLIMB.6: every zombie makes the same Climb, to the side on which the first one stands; who finds no room stays behind. */
function placesAt(battle: Battle, herd: Herd, lead: Model, followers: readonly Model[], seat: Seat): Placing {
  const behind = bodies(herd).filter(({ id }) => id !== lead.id && !followers.some((one) => one.id === id));
  const fault = (stand: readonly Model[], at: Model, rest: readonly Model[]): Objection | null => {
    const mates = [lead, ...behind, ...stand];
    const table = clearedOf(battle, [...mates, at, ...rest]);
    for (const mate of mates) table.put(mate);
    if (!mates.some((mate) => mate.level === at.level && within(mate, at, LINK))) return UNLINKED;
    if (!fits(table, at, at)) return { rule: 'EDM.MOVE.10', reason: { key: 'ed.no.no-room' } };
    if (!isOpen(table, lead, at)) return BARRED;
    return overcrowds(battle, table, at) ? CROWDED : null;
  };
  const suggest = (stand: readonly Model[], rest: readonly Model[]): readonly Model[] => {
    let coming = rest;
    for (;;) {
      const ends: Model[] = [];
      for (const model of coming.toSorted((a, b) => apart(a, lead) - apart(b, lead))) {
        const settled = [...stand, ...ends];
        const up = { ...model, level: lead.level };
        const end = linkedTo([lead, ...settled], up)
          .map(({ x, y }): Model => ({ ...up, x, y }))
          .find((at) => fault(settled, at, coming) === null);
        if (end !== undefined) ends.push(end);
      }
      if (ends.length === coming.length) return ends;
      // Those who find no room stay where they are, and may be in the way there.
      coming = coming.filter(({ id }) => ends.some((end) => end.id === id));
    }
  };
  return {
    rule: 'EDM.CLIMB.6',
    seat,
    unit: placingOf(herd),
    suggest,
    fault: (stand, model, at, rest) => fault(stand, { ...model, x: at.x, y: at.y, level: lead.level }, rest),
    region: (stand) => ({ discs: [lead, ...stand].map(({ x, y }) => ({ x, y, radius: LINK + 1.01 })) }),
  };
}

function climbBack(t: Table, unit: Unit): void {
  const battle = battleOf(t);
  const climbing = unit.climbing as Climbing;
  climbing.height -= climbStep(battle, unit);
  if (climbing.height <= 0) unit.climbing = null;
  emit(t, 'EDM.CLIMB.2', 'ed.climbed.back', { unit: unit.id, name: nameOf(unit) });
}
