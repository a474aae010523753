import type { SetupFault } from '../../../kernel/index.ts';
import { latticeIn } from '../../../skirmish/index.ts';
import type { Polygon } from '../../../tabletop/index.ts';
import { blockAt, humanFault, newHerd } from './deploy.ts';
import type { HerdEntry } from './lists.ts';
import type { Battle, Field, Side } from '../state.ts';
import { BASE } from '../words.ts';

/** EDM.DEPLOY.3, EDM.DEPLOY.4: whether lists find room in the zones of a table of their own. */

/** No base can take two points away that are two bases apart: with as many of them as humans there is room whatever they do. */
const WIDE = 4 * BASE.radius;

/** A side that has no zone yet may come to take any. Nobody who is in the battle has to stay away for want of room. */
export function roomFaults(battle: Battle, field: Field): SetupFault[] {
  if ('layout' in field) return [];
  return field.terrain.areas.flatMap(({ id, kind, outline }, i) =>
    kind !== 'zone'
      ? []
      : battle.sides
          .filter(({ slot }) => slot === null || slot === id)
          .filter((side) => !hasRoom(battle, [outline], side))
          .map(({ faction }) => ({
            path: ['terrain', 'areas', i],
            message: `There is not enough room for the ${faction}`,
          })),
  );
}

function hasRoom(battle: Battle, zones: readonly Polygon[], side: Side): boolean {
  const spots = latticeIn(zones, BASE.radius, WIDE);
  if (side.faction !== 'zombies') {
    let left = side.reserve.length;
    for (const at of spots) {
      if (left === 0) break;
      if (humanFault(battle, zones, at) === null) left--;
    }
    return left === 0;
  }
  const trial: Battle = { ...battle, herds: [...battle.herds] };
  return side.reserve.every((number) => {
    const { zombies } = side.list.herds[number] as HerdEntry;
    for (const at of spots) {
      const block = blockAt(trial, zones, at, zombies);
      if (block === null) continue;
      trial.herds.push(newHerd(trial, side, number, block, 0));
      return true;
    }
    return false;
  });
}
