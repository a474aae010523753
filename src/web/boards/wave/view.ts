import {
  assaultCard,
  breed,
  type EnemyId,
  type Foe,
  type Person,
  stackOf,
  type View,
  wave,
} from '../../../games/wave/index.ts';
import { type Json, type SeenOption, textOf } from '../../../kernel/index.ts';

export type { Foe, View } from '../../../games/wave/index.ts';

export const nameOfEnemy = (enemy: EnemyId): string => wave.texts[`enemy.${enemy}`] ?? enemy;
export const textOfEnemy = (enemy: EnemyId): string => wave.texts[`enemy-text.${enemy}`] ?? '';
export const textOfPerk = (perk: string): string => wave.texts[`perk-text.${perk}`] ?? '';

/** "4 Wanderers and 1 Survivor" */
export const comersOf = (assault: string, players: number): string =>
  textOf(wave.texts, {
    key: 'comers',
    params: {
      enemies: Object.entries(assaultCard(assault).waves[players as 1 | 2 | 3 | 4 | 5 | 6]).map(
        ([enemy, n]) => `${enemy}.${n}`,
      ),
    },
  });

/** What an enemy does besides hitting, in as few words as fit on its card. */
export function traitsOf(enemy: EnemyId): string[] {
  const { steals, ignoresBarricades, bolsters, drawsFire } = breed(enemy);
  return [
    ...(steals > 0 ? [`Takes ${steals === 1 ? 'a card' : `${steals} cards`}`] : []),
    ...(ignoresBarricades ? ['Ignores Barricades'] : []),
    ...(bolsters > 0 ? [`All enemies hit for ${bolsters} more`] : []),
    ...(drawsFire ? ['Attacked first'] : []),
  ];
}

/** What lies on the attacks of a player until they are made or the round ends. */
export const effectsOf = ({ focus, roundDamage, roundSplash }: Person): string[] => [
  ...(focus ? ['Focus: your next attack may be divided'] : []),
  ...(roundDamage > 0 ? [`+${roundDamage} damage this round`] : []),
  ...(roundSplash > 0 ? [`+${roundSplash} splash this round`] : []),
];

/** Survivors stand in the line too, but they are not enemies. */
export const isEnemyId = (foe: Foe): boolean => breed(foe.enemy).isEnemy;

/** The place in the line, from the left, of the one that an option is about. */
export function placeOf(view: Json, { about }: SeenOption): number | null {
  const { foe } = (about ?? {}) as { readonly foe?: number };
  const at = (view as unknown as View).line.findIndex(({ id }) => id === foe);
  return at < 0 ? null : at + 1;
}

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
