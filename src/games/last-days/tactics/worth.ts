import { valueOf } from '../characteristics.ts';
import { offerOf } from '../data/equipment.ts';
import { typeFigures } from '../data/people.ts';
import type { Member } from '../groups/group.ts';
import { casualtiesOf } from '../mind/breaking.ts';
import type { Battle, Character } from '../state.ts';
import { loadOf, sideOf } from '../units.ts';
import { WEIGHTS } from './weights.ts';

/** What people are worth, in Scavenge Points. */

/** What is found and cannot be bought counts as a good gun does. */
const FOUND = 6;

/** What somebody and their gear would cost, and what they have learned since. */
export function memberWorth({ type, guns, blades, items, level }: Member): number {
  const gear = [...guns.map(({ id }) => id), ...blades, ...items];
  const price = gear.reduce((sum, id) => sum + (offerOf(id)?.cost ?? FOUND), 0);
  return typeFigures(type).cost + price + 2 * level;
}

/** What it would be worth to the other side to put somebody Out of Action. */
export function worthOf(battle: Battle, one: Character): number {
  const nerve = 1 + WEIGHTS.nerve * casualtiesOf(battle, one.seat).length;
  const leads = sideOf(battle, one.seat).leader === one.id ? WEIGHTS.leader : 1;
  const load = loadOf(battle, one.id) === undefined ? 0 : WEIGHTS.token * WEIGHTS.inHand;
  return (2 + memberWorth(one.member)) * nerve * leads + load;
}

/** What is left of somebody, from 0 to 1. */
export const soundness = (one: Character): number =>
  Math.max(0, 1 - one.damage / Math.max(1, valueOf(one, 'capacity')));
