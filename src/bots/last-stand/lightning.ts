import {
  LAST_STAND,
  leadersAt,
  LOCATIONS,
  type Loc,
  neighbours,
  place,
  type Ranger,
} from '../../games/last-stand/index.ts';
import type { Job } from './jobs.ts';
import type { Outlook } from './outlook.ts';
import { dangerAt, depotDanger, monstrosityDanger } from './threats.ts';
import { WEIGHTS } from './weights.ts';

/** Scenario 1: what the Lightning does best (DLS.SCA.24). */

export type Struck = 'raiders' | 'monstrosity' | 'leaderHealth' | 'depot';

/** Three dice that each need a 5: at least one, two, three hits. */
const HITS = [1, 19 / 27, 7 / 27, 1 / 27];
const FELLED = 12;

/** What each kind of target on a location is worth. */
function worthOf(state: Outlook, at: Loc, what: Struck): number {
  const here = place(state, at);
  switch (what) {
    case 'raiders':
      return here.techie + here.roadRider + here.earther === 0 ? 0 : dangerAt(state, at);
    case 'monstrosity':
      return here.monstrosity === 0 ? 0 : monstrosityDanger(state) * 0.85;
    case 'depot':
      return here.depots * depotDanger(state);
    case 'leaderHealth':
      return Math.max(
        0,
        ...leadersAt(state, at).map(
          (leader) => WEIGHTS.leaderHealth + FELLED * (HITS[state.leaders[leader].health] ?? 0),
        ),
      );
  }
}

const KINDS: readonly Struck[] = ['leaderHealth', 'raiders', 'depot', 'monstrosity'];

export function bestTarget(state: Outlook, at: Loc): { readonly what: Struck; readonly worth: number } {
  return KINDS.map((what) => ({ what, worth: worthOf(state, at, what) })).reduce((top, each) =>
    each.worth > top.worth ? each : top,
  );
}

/** Where to stand for the best shot: every Karma is one. */
export function strikes(state: Outlook, ranger: Ranger): Job[] {
  if (state.group?.flipped !== true) return [];
  if (ranger.karma === 0) return charging(state, ranger);
  return LOCATIONS.flatMap((at): Job[] => {
    const best = Math.max(...neighbours(at).map((next) => bestTarget(state, next).worth));
    if (best < LEAST) return [];
    const answer = `${ranger.id}:GM1.back.0:0`;
    return [{ at, value: best - WEIGHTS.karma * 0.5, work: 1, answer, because: 'The Lightning strikes next door' }];
  });
}
const LEAST = 2;

/** Without Karma the weapon is charged, if there is something to shoot at from Last Stand. */
function charging(state: Outlook, ranger: Ranger): Job[] {
  const best = Math.max(...neighbours(LAST_STAND).map((next) => bestTarget(state, next).worth));
  if (best < LEAST) return [];
  const answer = `${ranger.id}:GM1.back.1:0`;
  return [{ at: LAST_STAND, value: best, work: 2, answer, because: 'Charges the Lightning' }];
}
