import { hasAttribute, ratingOf } from '../data/attributes.ts';
import type { Character, Gun } from '../state.ts';
import { figuresOf, isSilent } from './guns.ts';

/**
 * What a shot costs: Noise (LD.NOISE.1), the gun's own Noise as it is chosen (LD.ATTR.15), nothing of that where it is Silent
 * (LD.ATTR.19); Ammo (LD.AMMO.1), none for what is never reloaded (LD.AMMO.11); what is One-Use is gone (LD.ATTR.17).
 */
export function spend(shooter: Character, gun: Gun, shot: number): void {
  const { attributes, reload } = figuresOf(gun);
  if (!isSilent(gun)) shooter.noise += 1 + (shot === 0 ? ratingOf(attributes, 'noisy') : 0);
  if (reload !== null) gun.ammo += 1;
  if (hasAttribute(attributes, 'one-use')) gun.spent = true;
}

/** One Ammo Token and one Noise Token more (LD.SKILL.12). */
export function spendMore(shooter: Character, gun: Gun): void {
  if (figuresOf(gun).reload !== null) gun.ammo += 1;
  if (!isSilent(gun)) shooter.noise += 1;
}
