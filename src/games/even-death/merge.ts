import type { Objection, Placed } from '../../kernel/index.ts';
import { distance, type Model, type Tabletop, walk } from '../../tabletop/index.ts';
import type { Action } from './action.ts';
import { brainCheck } from './brain.ts';
import { isSafe } from './danger.ts';
import { removeUnit } from './death.ts';
import { tabletopOf } from './field.ts';
import { freeModels, gather, inFormation, LINK, placeAll } from './formation.ts';
import type { Battle, Herd } from './state.ts';
import { emit, type Flow, pick, type Seat, type Table } from './table.ts';
import { battleOf, bodies, downModels, isDown, isHerd, nameOf, unitOf, zombieOption } from './units.ts';
import { HERD_MAX } from './words.ts';

/** EDM.MERGE.1 */
const NEAR = 6;

/** EDM.MERGE.1, EDM.HERD.7: free zombies of another herd of the same type and player, near enough to join. */
function candidatesOf(battle: Battle, herd: Herd, other: Herd): Model[] {
  if (other.id === herd.id || other.seat !== herd.seat || other.type !== herd.type) return [];
  if (isDown(other) || other.climbing !== null) return [];
  const own = bodies(herd);
  return freeModels(battle, other).filter((model) =>
    own.some((mate) => mate.level === model.level && distance(mate, model) <= NEAR + 0.0005),
  );
}

export const merge: Action = {
  id: 'merge',
  options(t, unit) {
    if (!isHerd(unit) || isDown(unit) || unit.climbing !== null || unit.zombies.length >= HERD_MAX) return []; // EDM.MERGE.3
    const battle = battleOf(t);
    return battle.herds
      .filter((other) => candidatesOf(battle, unit, other).length > 0)
      .map((other) => ({
        id: `merge:${other.id}`,
        label: { key: 'ed.merge', params: { other: nameOf(other) } },
        about: { unit: other.id },
      }));
  },
  *play(t, unit, option, seat) {
    if (!isHerd(unit) || !(yield* brainCheck(t, unit, 'EDM.MERGE.7'))) return;
    const other = unitOf(battleOf(t), option.slice('merge:'.length));
    if (isHerd(other)) yield* mergeWith(t, unit, other, seat);
  },
};

function* mergeWith(t: Table, herd: Herd, other: Herd, seat: Seat): Flow<void> {
  const battle = battleOf(t);
  const near = candidatesOf(battle, herd, other).filter((model) => comersOf(battle, herd, [model]).length > 0);
  const named = (ids: readonly string[]): Model[] => near.filter(({ id }) => ids.includes(id));
  const most = near.slice(0, HERD_MAX - herd.zombies.length); // EDM.MERGE.3
  const chosen =
    near.length <= 1
      ? near.map(({ id }) => id)
      : yield* pick(t, seat, {
          rule: 'EDM.MERGE.1',
          prompt: { key: 'ed.merge.who', params: { other: nameOf(other), most: most.length } },
          options: near.map((zombie) => zombieOption(battle, zombie)),
          min: 1,
          max: most.length,
          check: (ids) => noWay(comersOf(battle, herd, named(ids)).length, ids.length),
          suggestions: [comersOf(battle, herd, most).map(({ id }) => id)],
        });
  join(t, herd, other, comersOf(battle, herd, named(chosen)));
}

const noWay = (comes: number, named: number): Objection | null =>
  comes < named ? { rule: 'EDM.MERGE.2', reason: { key: 'ed.no.merge-room', params: { comes } } } : null;

/** EDM.MERGE.2: where each of some zombies comes to stand, one after the other: within 2" of the herd, if it finds a way there. */
function comersOf(battle: Battle, herd: Herd, chosen: readonly Model[]): Model[] {
  const down = downModels(battle);
  const own = bodies(herd);
  const mayReach = (table: Tabletop, model: Model, at: Placed): boolean =>
    walk(table, model, at, { budget: 2 * NEAR, pass: ({ id }) => down.has(id) }) !== null;
  const isThere = (at: Placed): boolean => isSafe(tabletopOf(battle), at);
  const comes: Model[] = [];
  for (const model of chosen) {
    const standing = [...own, ...comes];
    const [end] = gather(battle, standing, [model], model.level, { isThere, mayReach });
    if (end !== undefined && standing.some((mate) => distance(mate, end) <= LINK + 0.0005)) comes.push(end);
  }
  return comes;
}

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
