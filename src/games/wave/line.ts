import { breed } from './cards.ts';
import { checkVictory } from './damage.ts';
import { type Foe, isEnemy, type Table } from './state.ts';
import { emit } from './table.ts';
import { ROUNDS } from './words.ts';

/**
 * WAV.ENEMY.2, WAV.WEAPON.14: cards whose damage has reached their limit go back to the supply, with the Spears on them,
 * and the line closes up. A survivor falls likewise (WAV.SURV.3). After round 6 that may win the match.
 */
export function bury(t: Table): Foe[] {
  const { state } = t;
  const felled = state.line.filter(({ enemy, damage }) => damage >= breed(enemy).limit);
  if (felled.length === 0) return felled;
  state.line = state.line.filter((foe) => !felled.includes(foe));
  for (const foe of felled) {
    state.supply[foe.enemy]++;
    emit(t, isEnemy(foe) ? 'WAV.WEAPON.14' : 'WAV.SURV.3', 'wave.felled', { enemy: foe.enemy, foe: foe.id });
  }
  checkVictory(t, state.round > ROUNDS); // WAV.LAST.3
  return felled;
}
