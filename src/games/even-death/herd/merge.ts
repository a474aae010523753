import { distance, type Model } from '../../../tabletop/index.ts';
import type { Action } from '../turn/action.ts';
import { brainCheck } from '../mind/brain.ts';
import { TOLERANCE } from '../fight/contact.ts';
import { removeUnit } from '../fight/death.ts';
import { freeModels, inFormation, placeAll } from './formation.ts';
import { type Joining, joiningPlaces, joinUp } from './joining.ts';
import { oneByOne, type Placing, placingOf, settle, shown } from '../move/placing.ts';
import type { Battle, Herd } from '../state.ts';
import { choose, emit, type Flow, type Objection, pick, type Seat, type Table } from '../verbs.ts';
import { battleOf, bodies, isDown, isHerd, nameOf, unitOf, zombieOption } from '../units.ts';
import { HERD_MAX } from '../words.ts';

/** EDM.MERGE.1 */
const NEAR = 6;

/** EDM.MERGE.1, EDM.HERD.7: free zombies of another herd of the same type and player, near enough to join. */
function candidatesOf(battle: Battle, herd: Herd, other: Herd): Model[] {
  if (other.id === herd.id || other.seat !== herd.seat || other.type !== herd.type) return [];
  if (isDown(other) || other.climbing !== null) return [];
  const own = bodies(herd);
  return freeModels(battle, other).filter((model) =>
    own.some((mate) => mate.level === model.level && distance(mate, model) <= NEAR + TOLERANCE),
  );
}

const joiningOf = (battle: Battle, herd: Herd, other: Herd): Joining => ({ battle, from: other, with: bodies(herd) });

/** Whether anybody of another herd finds a way and room: without that there is nothing to merge. */
const mayJoin = (battle: Battle, herd: Herd, other: Herd): boolean =>
  candidatesOf(battle, herd, other).some((model) => joinUp(joiningOf(battle, herd, other), [], [model]).length > 0);

export const merge: Action<'merge'> = {
  id: 'merge',
  options(t, unit) {
    if (!isHerd(unit) || isDown(unit) || unit.climbing !== null || unit.zombies.length >= HERD_MAX) return []; // EDM.MERGE.3
    const battle = battleOf(t);
    return battle.herds
      .filter((other) => mayJoin(battle, unit, other))
      .map((other) => ({
        means: { do: 'merge', other: other.id },
        label: { key: 'ed.merge', params: { other: nameOf(other) } },
        about: { unit: other.id },
      }));
  },
  *play(t, unit, act, seat) {
    if (!isHerd(unit) || !(yield* brainCheck(t, unit, 'EDM.MERGE.7'))) return;
    const other = unitOf(battleOf(t), act.other);
    if (isHerd(other)) join(t, unit, other, yield* comers(t, unit, other, seat));
  },
};

/** EDM.MERGE.2: as many as find room, as suggested, unless the player says who comes and where they stand. */
function* comers(t: Table, herd: Herd, other: Herd, seat: Seat): Flow<readonly Model[]> {
  const battle = battleOf(t);
  const joining = joiningOf(battle, herd, other);
  const able = joinUp(joining, [], candidatesOf(battle, herd, other));
  const room = HERD_MAX - herd.zombies.length; // EDM.MERGE.3
  const near = bodies(other).filter(({ id }) => able.some((one) => one.id === id));
  const suggested = joinUp(
    joining,
    [],
    near.filter(({ id }) => able.slice(0, room).some((one) => one.id === id)),
  );
  const placing = joiningPlaces(joining, { rule: 'EDM.MERGE.2', seat, unit: placingOf(herd) });
  const way = yield* choose(t, seat, {
    rule: 'EDM.MERGE.1',
    prompt: { key: 'ed.merge.how', params: { other: nameOf(other), zombies: suggested.length } },
    options: ['suggested', 'by-hand'],
    facts: { unit: herd.id, places: shown(suggested) },
  });
  if (way === 'suggested') return suggested;
  return near.length === 1 ? yield* oneByOne(t, placing, suggested, near) : yield* named(t, placing, other, near, room);
}

/** EDM.MERGE.1: who joins; then where each comes to stand. */
function* named(t: Table, placing: Placing, other: Herd, near: readonly Model[], room: number): Flow<readonly Model[]> {
  const battle = battleOf(t);
  const those = (ids: readonly string[]): Model[] => near.filter(({ id }) => ids.includes(id));
  const most = Math.min(room, near.length);
  const suggested = placing.suggest([], near).slice(0, most);
  const chosen = yield* pick(t, placing.seat, {
    rule: 'EDM.MERGE.1',
    prompt: { key: 'ed.merge.who', params: { other: nameOf(other), most } },
    options: near.map((zombie) => zombieOption(battle, zombie)),
    min: 1,
    max: most,
    check: (ids) => noWay(placing.suggest([], those(ids)).length, ids.length),
    suggestions: [placing.suggest([], those(suggested.map(({ id }) => id))).map(({ id }) => id)],
  });
  return yield* settle(t, placing, those(chosen));
}

const noWay = (comes: number, of: number): Objection | null =>
  comes < of ? { rule: 'EDM.MERGE.2', reason: { key: 'ed.no.merge-room', params: { comes } } } : null;

/** EDM.MERGE.4, EDM.X.7: whoever comes belongs to the herd from then on. */
function join(t: Table, herd: Herd, other: Herd, comes: readonly Model[]): void {
  placeAll(other, comes);
  const isComing = (id: string): boolean => comes.some((model) => model.id === id);
  herd.zombies.push(...other.zombies.filter(({ id }) => isComing(id)));
  other.zombies = other.zombies.filter(({ id }) => !isComing(id));
  emit(t, 'EDM.MERGE.4', 'ed.merged', {
    unit: herd.id,
    name: nameOf(herd),
    other: nameOf(other),
    zombies: comes.length,
    whole: inFormation(bodies(herd)),
  });
  if (comes.length > 0 && other.used) herd.used = true; // EDM.MERGE.5
  if (other.zombies.length === 0) removeUnit(battleOf(t), other); // EDM.MERGE.6
}
