import { deployWhere, nextToDeploy } from '../prepare/deploy.ts';
import type { Where } from '../prepare/spots.ts';
import { tokenWhere } from '../prepare/supplies.ts';
import { zombieWhere } from '../prepare/zombies.ts';
import type { Battle, Standing } from '../state.ts';
import { sideOf } from '../units.ts';
import type { Objection } from '../verbs.ts';

/** Why what is being placed before the first turn may not be put there, or null if it may. */
export const spotFault = (battle: Battle, at: Standing): Objection | null => whereNow(battle)?.check(at) ?? null;

/** Where what is being placed may be put. */
function whereNow(battle: Battle): Where | null {
  const { placing, preparing } = battle;
  if (placing === null) return null;
  switch (preparing[0]) {
    case 'supplies':
      return tokenWhere(battle);
    case 'zombies':
      return zombieWhere(battle);
    case 'deploy-first':
    case 'deploy-second': {
      const next = nextToDeploy(battle, placing);
      return next === undefined
        ? null
        : deployWhere(battle, sideOf(battle, placing.seat), placing.ambush.includes(next.id));
    }
    default:
      return null;
  }
}
