import { rollTest } from '../../../skirmish/index.ts';
import { characteristic, testOf } from '../dice.ts';
import { ZOMBIE } from '../data/profiles.ts';
import { hasPerk } from '../prepare/home.ts';
import { pointsOf } from '../shoot/damage.ts';
import type { Battle, Zombie } from '../state.ts';
import { battleOf, nameOf, tabletopOf, terrainIn } from '../units.ts';
import { emit, type Flow, type Table } from '../verbs.ts';

/** LD.TERRAIN.18 */
const DOOR = { endurance: 4, capacity: 2 } as const;

/** LD.PERK.14: the doors of a Refuge with Reinforced Doors hold one Damage Point more. */
function isReinforced(battle: Battle, door: string): boolean {
  const owner = battle.sides.find(({ part }) => part === 'defender');
  if (battle.refuge === null || owner === undefined || !hasPerk(owner, 'reinforced-doors')) return false;
  const refuge = terrainIn(battle).buildings.find(({ id }) => id === battle.refuge);
  return refuge?.openings.some(({ id }) => id === door) === true;
}

/** Damage Points that a door can still take. */
export const doorLeft = (battle: Battle, door: string): number =>
  DOOR.capacity + (isReinforced(battle, door) ? 1 : 0) - (battle.doors[door] ?? 0);

/** LD.TERRAIN.16: the closed door that keeps a zombie from where it is heading. */
export const doorBefore = (battle: Battle, { door }: Zombie): string | null =>
  door !== null && tabletopOf(battle).opening(door)?.pass === false ? door : null;

/** LD.TERRAIN.17, LD.TERRAIN.18: no roll to hit; 1D6 + 3, divided by 4. What is destroyed can no longer be closed (LD.TERRAIN.19). */
export function* breakDoor(t: Table, zombie: Zombie, door: string): Flow<void> {
  const battle = battleOf(t);
  zombie.fought = true;
  const test = testOf(null, [characteristic('LD.CDAM.5', 'strength', ZOMBIE.strength)]);
  const said = { unit: zombie.id, name: nameOf(zombie), door };
  const prompt = { key: 'ld.roll.door', params: said } as const;
  const { total, dice, modifiers } = yield* rollTest(t, test, { rule: 'LD.TERRAIN.18', seat: battle.active, prompt });
  const points = pointsOf(total, DOOR.endurance);
  battle.doors[door] = (battle.doors[door] ?? 0) + points;
  const left = Math.max(0, doorLeft(battle, door));
  emit(t, 'LD.TERRAIN.17', 'ld.door.hit', { ...said, points, left }, { dice: [dice], modifiers });
  if (left > 0) return;
  destroyDoor(battle, door);
  emit(t, 'LD.TERRAIN.19', 'ld.door.broken', said);
}

/** LD.TERRAIN.19: the opening is free to move and to see through from now on. */
function destroyDoor(battle: Battle, door: string): void {
  battle.changes = {
    ...battle.changes,
    openings: { ...battle.changes.openings, [door]: { state: 'broken' } },
  };
}
