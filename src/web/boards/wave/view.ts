import { breed, content, type EnemyId, type Foe, stackOf } from '../../../games/wave/index.ts';

export type { Foe, View } from '../../../games/wave/index.ts';

const printed = (enemy: EnemyId) => content.enemies.find(({ id }) => id === enemy);
export const nameOfEnemy = (enemy: EnemyId): string => printed(enemy)?.name ?? enemy;
export const textOfEnemy = (enemy: EnemyId): string => printed(enemy)?.text ?? '';

/** Survivors stand in the line too, but they are not enemies. */
export const isEnemyId = (foe: Foe): boolean => breed(foe.enemy).isEnemy;

/** One slot of an inventory: a single card, or a stack of equal ones. */
export interface Slot {
  readonly card: string;
  readonly count: number;
}

/** The slots as the rules count them, in the order in which cards came. */
export function slotsOf(inventory: readonly string[]): Slot[] {
  const slots: { card: string; stack: string | null; count: number }[] = [];
  for (const card of inventory) {
    const stack = stackOf(card);
    const found = stack === null ? undefined : slots.find((slot) => slot.stack === stack);
    if (found === undefined) slots.push({ card, stack, count: 1 });
    else found.count++;
  }
  return slots;
}
