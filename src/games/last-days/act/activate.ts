import { hasSkill, valueOf } from '../characteristics.ts';
import { type Attributes, ratingOf } from '../data/attributes.ts';
import { cqcFigures } from '../data/cqc-weapons.ts';
import { FIREARMS } from '../data/firearms.ts';
import { itemFigures } from '../data/items.ts';
import { typeFigures } from '../data/people.ts';
import type { Battle, Character } from '../state.ts';
import { battleOf, loadOf, nameOf } from '../units.ts';
import { burn } from '../shoot/fire.ts';
import { emit, type Flow, type Table } from '../verbs.ts';

/** LD.ACT.1: what happens as a model begins its activation. */

/** LD.SUPPLY.7, LD.RESCUE.9 */
const LOAD = 2;
/** LD.SKILL.38 */
const LIFTED = 1;
/** LD.SKILL.54 */
const SPRINT = 1;

/** LD.X.9, LD.ATTR.11: what gear, armour and loads weigh together, less what a Heavy Lifter shrugs off (LD.SKILL.38). */
export function heavyOf(battle: Battle, unit: Character): number {
  const carried: Attributes[] = [
    ...unit.guns.filter(({ lost, spent }) => !lost && !spent).map(({ id }) => FIREARMS[id].attributes),
    ...unit.blades.filter(({ lost }) => !lost).map(({ id }) => cqcFigures(id).attributes),
    ...unit.items.map((id) => itemFigures(id).attributes),
  ];
  const gear = carried.reduce((sum, attributes) => sum + ratingOf(attributes, 'heavy'), 0);
  const load = loadOf(battle, unit.id) === undefined ? 0 : LOAD;
  return Math.max(0, gear + load - (hasSkill(unit, 'heavy-lifter') ? LIFTED : 0));
}

/** LD.ACT.13: Heavy is taken off as the model activates, with what it carries at that moment; never below 0 (LD.ATTR.11). */
export function* begin(t: Table, unit: Character): Flow<void> {
  const battle = battleOf(t);
  const ap = valueOf(unit, 'ap');
  const heavy = Math.min(ap, heavyOf(battle, unit));
  const left = ap - heavy; // LD.ATTR.12: before anything is worked out from it
  const sprint = hasSkill(unit, 'sprinter') ? SPRINT : 0;
  const about = { unit: unit.id, name: nameOf(unit) };
  battle.activation = {
    unit: unit.id,
    left,
    of: left,
    sprint,
    landed: false,
    tagged: null,
    heavy,
    going: null,
    answering: null,
    stuck: [],
  };
  battle.active = unit.seat;
  emit(t, 'LD.ACT.1', 'ld.activated', { ...about, ap: left });
  unit.activated = true; // LD.ACT.4
  if (heavy > 0) emit(t, 'LD.ATTR.11', 'ld.heavy', { ...about, ap: heavy });
  if (unit.locked !== null) {
    unit.locked = null; // LD.LOCK.12
    emit(t, 'LD.LOCK.12', 'ld.lock.discarded', about);
  }
  const noisy = ratingOf(typeFigures(unit.member.type).attributes, 'noisy');
  if (noisy > 0) {
    unit.noise += noisy;
    emit(t, 'LD.ATTR.16', 'ld.noisy', { ...about, noise: noisy });
  }
  if (battle.fires.length > 0) yield* burn(t, unit, 'starts'); // LD.ATTR.9
}
