import type { ItemId } from '../data/items.ts';
import { bladeFigures, gunFigures } from '../data/weapons.ts';
import type { Profile } from '../state.ts';

/** ATZ.ITEM.8 to ATZ.ITEM.19: what somebody carries, and how it slows it down. */

type Load = Pick<Profile, 'rep' | 'guns' | 'blades' | 'items'>;

/** ATZ.ITEM.10, ATZ.ITEM.11, ATZ.ITEM.12: what is worn and pocket-sized counts nothing, a pack 2, a cart rolls beside one. */
const ITEM_WEIGHTS: Partial<Record<ItemId, number>> = { 'body-armor': 0, lockpicks: 0, scope: 0, pack: 2, cart: 0 };

/** ATZ.ITEM.12 */
const CART_HOLDS = 24;

/** ATZ.ITEM.8, example ATZ.X.74: a one-handed thing counts 1 and a two-handed one 2. */
export function loadOf({ rep, guns, blades, items }: Load): number {
  const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);
  const all =
    sum(guns.map(({ id }) => gunFigures(id).hands)) +
    sum(blades.map(({ id }) => bladeFigures(id).hands)) +
    sum(items.map((item) => ITEM_WEIGHTS[item] ?? 1));
  const stowed = (items.includes('cart') ? CART_HOLDS : 0) + (items.includes('pack') ? 2 * rep : 0); // one pack each
  const own = items.includes('pack') ? 2 : 0;
  return Math.max(own, all - stowed);
}

/** ATZ.ITEM.9, ATZ.ITEM.17 to ATZ.ITEM.19: up to twice Rep costs nothing; up to three times slows a Fast Move, more every move. */
export const carryLimit = ({ rep }: Pick<Profile, 'rep'>): number => 2 * rep;
export function burdenOf(human: Load): 'light' | 'heavy' | 'crushing' {
  const load = loadOf(human);
  return load <= 2 * human.rep ? 'light' : load <= 3 * human.rep ? 'heavy' : 'crushing';
}

/** ATZ.ITEM.13, ATZ.ITEM.19: what is left of a normal move. */
const CART_SLOWS = 2;
export const ladenMove = (human: Load, inches: number): number => {
  const move = inches - (human.items.includes('cart') ? CART_SLOWS : 0);
  return burdenOf(human) === 'crushing' ? move / 2 : move;
};

/** ATZ.ITEM.13, ATZ.ITEM.18, ATZ.ITEM.19: how many dice a Fast Move has at most; none at all under a crushing load. */
export const fastDice = (human: Load): number =>
  burdenOf(human) === 'crushing' ? 0 : burdenOf(human) === 'heavy' || human.items.includes('cart') ? 1 : 2;

/** What somebody carries against what it could, in a few words. */
export const carryingText = (human: Load & Pick<Profile, 'name'>): string => {
  const slow = { light: '', heavy: ', which slows it down', crushing: ', which is far too much' }[burdenOf(human)];
  return `${human.name} carries ${loadOf(human)} of ${carryLimit(human)}${slow}.`;
};
