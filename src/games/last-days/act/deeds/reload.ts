import { hasSkill } from '../../characteristics.ts';
import { MISC_ACTIONS } from '../../data/actions.ts';
import { hasAttribute } from '../../data/attributes.ts';
import { figuresOf, gunAt } from '../../shoot/guns.ts';
import type { Character, Gun } from '../../state.ts';
import { nameOf } from '../../units.ts';
import { emit } from '../../verbs.ts';
import { type Action, spend } from '../act.ts';

/** LD.X.10, LD.ATTR.20: 1 AP more for Slow Loading; LD.SKILL.45: 1 less for Quick-Load; LD.ATTR.21: both together change nothing. */
export function reloadPrice(unit: Character, gun: Gun): number {
  const slow = hasAttribute(figuresOf(gun).attributes, 'slow-loading') ? 1 : 0;
  return MISC_ACTIONS.reload.ap + slow - (hasSkill(unit, 'quick-load') ? 1 : 0);
}

/** What is thrown is never loaded (LD.AMMO.11). */
const isLoadable = (gun: Gun): boolean =>
  !gun.lost && !gun.spent && figuresOf(gun).reload !== null && (gun.empty || gun.ammo > 0);

/** LD.MISC.2, LD.MISC.3: one gun works again and loses its Ammo Tokens, be it empty or not. */
export const reload: Action<'reload'> = {
  id: 'reload',
  options(_battle, unit, { left }) {
    return unit.guns.flatMap((gun, place) => {
      const ap = reloadPrice(unit, gun);
      if (!isLoadable(gun) || left < ap) return [];
      const params = { weapon: gun.id, ammo: gun.ammo, ap };
      const key = gun.empty ? 'ld.menu.reload' : 'ld.menu.reload-early';
      return [{ means: { do: 'reload', gun: place }, label: { key, params }, about: { gun: place } }];
    });
  },
  *play(t, unit, { gun: place }, activation) {
    const gun = gunAt(unit, place);
    const ap = reloadPrice(unit, gun);
    spend(activation, ap);
    Object.assign(gun, { empty: false, ammo: 0 });
    emit(t, 'LD.MISC.2', 'ld.reloaded', { unit: unit.id, name: nameOf(unit), weapon: gun.id, ap });
  },
};
