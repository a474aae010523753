import type { Seat } from '../../kernel/index.ts';
import { blow, breed, changeBy, content, enemiesIn, type Foe, healthLeft, type State } from '../../games/wave/index.ts';

/** How much harm a Wave! position threatens, from what lies open. */

const DECK = content.combat.flatMap(({ id, copies }) => new Array<string>(copies).fill(id));

/** Mean and spread of a blow of `own` damage and a bonus with the best of `draws` Combat cards, never below 0; by the full deck. */
function blowOf(own: number, bonus: number, draws: number): { mean: number; variance: number } {
  if (draws === 0) return { mean: own + bonus, variance: 0 };
  const deck = DECK.map((card) => changeBy(blow(card), own));
  const values = draws === 1 ? deck.map((card) => [card]) : deck.flatMap((one) => deck.map((two) => [one, two]));
  const damages = values.map((cards) => Math.max(0, own + bonus + Math.max(...cards)));
  const mean = damages.reduce((sum, damage) => sum + damage, 0) / damages.length;
  const variance = damages.reduce((sum, damage) => sum + (damage - mean) * (damage - mean), 0) / damages.length;
  return { mean, variance };
}

const BLOWS = new Map<string, { mean: number; variance: number }>();
function enemyBlow({ enemy }: Foe, bolster: number): { mean: number; variance: number } {
  const key = `${enemy} ${bolster}`;
  let found = BLOWS.get(key);
  if (found === undefined) {
    const { damage, draws } = breed(enemy);
    found = blowOf(damage, bolster, draws);
    BLOWS.set(key, found);
  }
  return found;
}

export interface Threat {
  /** Expected damage to the holder of the WAVE! card when the enemies attack. */
  readonly mean: number;
  readonly deviation: number;
  /** Cards that raiders are expected to take. */
  readonly thefts: number;
}

/** What the enemies in the line will do to `victim` this round, with what stands before the victim. */
export function threatTo(state: State, victim: Seat): Threat {
  const person = state.people[victim];
  if (person === undefined) return { mean: 0, deviation: 0, thefts: 0 };
  const bolster = enemiesIn(state).reduce((sum, { enemy }) => sum + breed(enemy).bolsters, 0);
  let shields = state.line.filter(({ enemy }) => !breed(enemy).isEnemy).length;
  let { barricades, traps } = person;
  let mean = 0;
  let variance = 0;
  let thefts = 0;
  for (const foe of enemiesIn(state)) {
    if (foe.stunned) continue;
    if (shields > 0) {
      shields--;
      continue;
    }
    const kind = breed(foe.enemy);
    if (traps > 0) {
      traps--;
      if (foe.damage + 3 >= kind.limit) continue;
    }
    if (barricades > 0 && !kind.ignoresBarricades) {
      barricades--;
      continue;
    }
    const hit = enemyBlow(foe, bolster);
    mean += hit.mean;
    variance += hit.variance;
    thefts += kind.steals;
  }
  const absorbed = person.survivors + (person.character === 'pillar' && !person.used.includes('thick-hide') ? 1 : 0);
  return { mean: Math.max(0, mean - absorbed), deviation: Math.sqrt(variance), thefts };
}

/** How likely the threat is to kill, roughly: a smooth step where the damage reaches the health that is left. */
export function deadliness(state: State, victim: Seat, { mean, deviation }: Threat): number {
  const spread = 0.45 + deviation * 0.6;
  return 1 / (1 + Math.exp(-(mean - (healthLeft(state, victim) - 0.5)) / (spread * 0.6)));
}
