import { look, type Tabletop } from '../../../tabletop/index.ts';
import type { View } from '../../../skirmish/index.ts';
import { FA_MODIFIERS, SOLID_STRUCTURE_FA } from '../data/modifiers.ts';
import { type Scored, scored } from '../dice.ts';
import type { Battle, Character } from '../state.ts';
import { hasPerk } from '../prepare/home.ts';
import { standsOnTower } from '../tables/tower.ts';
import { bodyOf, isZombie, terrainIn, type Unit } from '../units.ts';

/** LD.GEN.17: what cover takes from a shot. Only one of these counts. */
export function coverOf(battle: Battle, table: Tabletop, shooter: Character, target: Unit, view: View): Scored | null {
  if (view.cover) {
    return isBehindStrongWalls(battle, table, shooter, target)
      ? scored('LD.PERK.15', 'perk.solid-structure', SOLID_STRUCTURE_FA)
      : scored('LD.T.FAMOD', 'modifier.cover', FA_MODIFIERS.cover);
  }
  if (isZombie(target)) return null;
  // LD.ITEM.18: a shield adds nothing where there is cover anyway.
  if (target.items.includes('riot-shield')) return scored('LD.ITEM.17', 'gear.riot-shield', FA_MODIFIERS.cover);
  if (standsOnTower(terrainIn(battle), target)) return scored('LD.PERK.19', 'perk.watch-tower', FA_MODIFIERS.cover);
  return null;
}

/** LD.PERK.15, LD.HOME.12: in Home Defense a Character whom walls of a Refuge with Solid Structure hide. */
function isBehindStrongWalls(battle: Battle, table: Tabletop, shooter: Character, target: Unit): boolean {
  const refuge = terrainIn(battle).buildings.find(({ id }) => id === battle.refuge);
  const owner = battle.sides.find(({ part }) => part === 'defender');
  if (refuge === undefined || owner === undefined || isZombie(target) || !hasPerk(owner, 'solid-structure'))
    return false;
  const walls = new Set([refuge.id, ...[...refuge.walls, ...refuge.openings].map(({ id }) => id)]);
  return look(table, bodyOf(shooter), bodyOf(target)).blockers.some(({ id }) => walls.has(id));
}
