import type { Action } from '../turn/action.ts';
import { called } from '../turn/human.ts';
import { emit } from '../verbs.ts';
import { isDown, isHerd } from '../units.ts';

/**
 * EDM.DOWN.2, EDM.DOWN.3: in any own turn (EDM.DOWN.5) it succeeds, and raises a whole herd without a Brain Check
 * (EDM.DOWN.4).
 */
export const getUp: Action<'get-up'> = {
  id: 'get-up',
  options(_t, unit) {
    return isDown(unit) ? [{ means: { do: 'get-up' }, label: { key: 'ed.get-up' }, about: { unit: unit.id } }] : [];
  },
  *play(t, unit) {
    for (const model of isHerd(unit) ? unit.zombies : [unit]) model.down = false;
    emit(t, 'EDM.DOWN.2', 'ed.got-up', called(unit));
  },
};
