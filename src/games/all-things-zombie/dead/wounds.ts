/** ATZ.ZSHOOT.1 to ATZ.ZSHOOT.6, ATZ.ZMELEE.3, ATZ.ZMELEE.4: what a hit does to a zombie. */

export type ZombieWound = 'dead' | 'down' | 'none';

interface ShotAtZombie {
  readonly die: number;
  readonly impact: number;
  /** The shooter's. */
  readonly rep: number;
  /** The shooter is being charged. */
  readonly charged: boolean;
}

/**
 * ATZ.ZSHOOT.5, examples ATZ.X.69 and ATZ.X.70: Easy to Kill: the die is compared with the shooter's Rep, or with the Impact by somebody who is being charged; a 1
 * kills in any case (ATZ.DMG.2). ATZ.ZSHOOT.4: Impact 1 does not knock zombies down.
 */
export function shotWound({ die, impact, rep, charged }: ShotAtZombie): ZombieWound {
  if (die === 1 || die <= (charged ? impact : rep)) return 'dead';
  return impact === 1 ? 'none' : 'down';
}

/** ATZ.ZMELEE.3, ATZ.ZMELEE.4: in melee the Impact is the difference of successes. */
export const blowWound = (die: number, impact: number): ZombieWound => (die === 1 || die <= impact ? 'dead' : 'down');
