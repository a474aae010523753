import { breed } from '../cards/cards.ts';
import { checkVictory } from './damage.ts';
import { type Foe, isEnemy, type Table } from '../state.ts';
import { emit } from '../verbs.ts';
import { ROUNDS } from '../words.ts';

/** WAV.LINE.5: damage stays on the card. */
export function harm(
  t: Table,
  foe: Foe,
  damage: number,
  rule: 'WAV.WEAPON.5' | 'WAV.WEAPON.6' | 'WAV.WEAPON.11' | 'WAV.TOKEN.7' | 'WAV.TOKEN.11',
): void {
  if (damage === 0) return;
  foe.damage += damage;
  const left = Math.max(0, breed(foe.enemy).limit - foe.damage);
  emit(t, rule, 'wave.foe.hurt', { enemy: foe.enemy, foe: foe.id, damage, left });
}

/** WAV.ENEMY.2: it has taken damage equal to its limit or more. */
export const isFelled = (foe: Foe): boolean => foe.damage >= breed(foe.enemy).limit;

/**
 * WAV.WEAPON.14: felled cards go back to the supply, with the Spears on them, and the line closes up. A survivor falls
 * likewise (WAV.SURV.3). After round 6 that may win the match.
 */
export function bury(t: Table): Foe[] {
  const { state } = t;
  const felled = state.line.filter(isFelled);
  state.line = state.line.filter((foe) => !isFelled(foe));
  for (const foe of felled) {
    state.supply[foe.enemy]++;
    emit(t, isEnemy(foe) ? 'WAV.WEAPON.14' : 'WAV.SURV.3', 'wave.felled', { enemy: foe.enemy, foe: foe.id });
  }
  checkVictory(t, state.round > ROUNDS); // WAV.LAST.3
  return felled;
}
