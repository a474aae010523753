import type { Action } from './action.ts';
import { GUN_FIGURES } from '../figures.ts';
import { called, isFree } from './human.ts';
import type { Human } from '../state.ts';
import { emit } from '../verbs.ts';
import { hasPerk, isHerd } from '../units.ts';
import type { GunId } from '../words.ts';

/**
 * EDM.RELOAD.1: how many Reload actions a shot costs; Quick Reloader saves one (EDM.PERK.6, EDM.RELOAD.7). Nothing else
 * is counted: no weapon has a supply of shots (EDM.SHOOT.20).
 */
export const reloadValue = (human: Human, gun: GunId): number =>
  Math.max(0, GUN_FIGURES[gun].reload - (hasPerk(human, 'quick-reloader') ? 1 : 0));

/** EDM.RELOAD.3, EDM.RELOAD.4, EDM.RELOAD.6: weapon by weapon, and what is done stays done, whatever comes between. */
export const reload: Action<'reload'> = {
  id: 'reload',
  options(_t, unit) {
    if (isHerd(unit) || !isFree(unit)) return [];
    return unit.weapons.flatMap(({ id, reload: left }, place) =>
      left === 0
        ? []
        : [
            {
              means: { do: 'reload', weapon: place },
              label: { key: 'ed.reload', params: { weapon: id, left } },
              about: { weapon: place },
            },
          ],
    );
  },
  *play(t, unit, { weapon }) {
    const human = unit as Human;
    const carried = human.weapons[weapon] as Human['weapons'][number];
    carried.reload -= 1;
    const said = { ...called(human), weapon: carried.id, left: carried.reload };
    emit(t, 'EDM.RELOAD.1', carried.reload === 0 ? 'ed.reloaded' : 'ed.reloading', said);
  },
};
