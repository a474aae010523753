import { isSick } from '../conditions.ts';
import { called } from '../turn/human.ts';
import type { Battle, Human, Table } from '../state.ts';
import { emit } from '../verbs.ts';
import { allUnits, battleOf, bodies, sideOf } from '../units.ts';
import type { Morale } from '../words.ts';

/** EDM.MORALE.1, EDM.MORALE.4: humans only; every model counts, each zombie as one, all enemies together. */
function isOutnumbering(battle: Battle, seat: string): boolean {
  const units = allUnits(battle);
  const models = (mine: boolean): number =>
    units.reduce((sum, unit) => sum + ((unit.seat === seat) === mine ? bodies(unit).length : 0), 0);
  return models(false) <= 2 * models(true);
}

/** The state of mind in which a human begins a battle, when all are deployed: EDM.MORALE.3 to EDM.MORALE.6. */
export function firstMorale(battle: Battle, human: Human): Morale {
  if (human.infected || isSick(battle, human)) return 'shaken';
  const lucky = battle.eager.includes(sideOf(battle, human.seat).faction);
  return lucky || isOutnumbering(battle, human.seat) ? 'eager' : 'willing';
}

/** EDM.MORALE.10: set anew in every battle. */
export function rally(t: Table): void {
  const battle = battleOf(t);
  for (const human of battle.humans) human.morale = firstMorale(battle, human);
  for (const { seat } of battle.sides) {
    const eager = battle.humans.filter((human) => human.seat === seat && human.morale === 'eager');
    if (eager.length > 0) emit(t, 'EDM.MORALE.4', 'ed.eager', { seat });
  }
  const shaken = battle.humans.filter(({ morale }) => morale === 'shaken');
  for (const human of shaken) emit(t, 'EDM.MORALE.6', 'ed.morale', { ...called(human), morale: 'shaken' });
}

/** EDM.MORALE.7 */
export const afterPassing = (morale: Morale): Morale => (morale === 'eager' ? 'eager' : 'willing');

/** EDM.MORALE.8, EDM.MORALE.9, EDM.PSYCH.12 */
export const afterFailing = (morale: Morale): Morale =>
  morale === 'eager' || morale === 'willing' ? 'shaken' : 'broken';
