import { topRating } from '../data/weapons.ts';
import type { Figure } from '../figures.ts';
import type { Human, State } from '../state.ts';
import { gunAt, gunFor } from './arms.ts';
import type { Fire } from './doing.ts';

/** How the rules have somebody fire whom nobody commands. */

/**
 * ATZ.WPN.5, ATZ.SIGHT.20: a Grunt puts all shots of its highest Target Rating on one target, or as many as it is allowed. Null
 * if it has no loaded gun in range.
 */
export function fireAt(
  state: State,
  shooter: Human,
  target: Figure,
  { rush = false, most = Number.POSITIVE_INFINITY }: { readonly rush?: boolean; readonly most?: number } = {},
): Fire | null {
  const gun = gunFor(state, shooter, target);
  if (gun === null) return null;
  const dice = Math.min(most, topRating(gunAt(shooter, gun).id));
  return { shooter: shooter.id, guns: [gun], shots: [{ gun, target: target.id, dice }], rush };
}
