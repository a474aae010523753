import { bodyAt } from '../../skirmish/index.ts';
import type { Model } from '../../tabletop/index.ts';
import type { Unit } from './turn/action.ts';
import type { Climbing, Herd, Human, Zombie } from './state.ts';
import { BASE } from './words.ts';

/** Units as the tabletop knows them: where their models stand, how high, and where they look. */

export const isHerd = (unit: Unit): unit is Herd => 'zombies' in unit;

/** EDM.CLIMB.2: how far above its level a model is that hangs on a face: below it, on the way down. */
function liftOf(id: string, level: number, climbing: Climbing | null): number {
  if (climbing === null || climbing.below?.includes(id) === true) return 0;
  return climbing.to.level < level ? -climbing.height : climbing.height;
}

/** EDM.MODEL.3, EDM.MODEL.5: one model of a unit; a zombie looks where its herd looks, and climbs with it. */
export const bodyOf = (model: Human | Zombie, { facing, climbing }: Unit): Model =>
  bodyAt(model.id, model, BASE, facing, liftOf(model.id, model.level, climbing));

export const bodies = (unit: Unit): Model[] =>
  isHerd(unit) ? unit.zombies.map((zombie) => bodyOf(zombie, unit)) : [bodyOf(unit, unit)];
