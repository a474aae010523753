import type { Zombie, ZombieReason } from '../state.ts';
import type { Unit } from '../units.ts';

export const NOTHING: ZombieReason = { why: 'nothing', target: null, inches: null, ringed: [], way: [] };

/** LD.ZACT.6 */
export const touching = ({ id }: Unit): Partial<ZombieReason> => ({ why: 'touches', target: id, inches: 0 });

/** LD.ZACT.18: its activation is over, and its Knockback Tokens are gone. */
export function rest(zombie: Zombie, reason?: Partial<ZombieReason>): void {
  Object.assign(zombie, { activated: true, knockback: 0 });
  if (reason !== undefined) zombie.reason = { ...NOTHING, ringed: [], way: [], ...reason };
}
