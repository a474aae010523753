import {
  enemiesOn,
  isAlive,
  LAST_STAND,
  leaderCard,
  LEADERS,
  type LeaderId,
  leadersAt,
  livingOnMap,
  missionCard,
  place,
  type Ranger,
} from '../../games/last-stand/index.ts';
import { strikes } from './lightning.ts';
import { isNear } from './plan.ts';
import { chanceOf, forceOf, isPressing, partyFor } from './battle.ts';
import type { Job } from './jobs.ts';
import { WEIGHTS } from './weights.ts';
import { type Outlook, skillOf } from './outlook.ts';

/** What the Rangers do together: Leaders, and the Group Mission. */

/** Whether a Leader may be slain now: Puke, left alone, would fly into Last Stand (DLS.PUKE.8). */
function mayFall(state: Outlook, leader: LeaderId): boolean {
  const living = LEADERS.filter((id) => isAlive(state, id));
  return leader === 'puke' || living.length !== 2 || !living.includes('puke') || isNear(state, leader);
}

const others = (state: Outlook, ranger: Ranger, leader: LeaderId) =>
  state.rangers
    .filter((other) => other.id !== ranger.id && other.at === state.leaders[leader].at)
    .map((other) => forceOf(state, other, leader))
    .filter(({ dice }) => dice > 0);

/** Battles that a Ranger can begin, or go to. */
export function battles(state: Outlook, ranger: Ranger): Job[] {
  return livingOnMap(state).flatMap((leader): Job[] => {
    const at = state.leaders[leader].at;
    const own = forceOf(state, ranger, leader);
    if (at === null || own.dice === 0 || !mayFall(state, leader)) return [];
    if (!state.look.strikes && !isNear(state, leader)) return [];
    const now = chanceOf(state, leader, [own, ...others(state, ranger, leader)]);
    const urgent = isPressing(state, leader);
    const enough = urgent ? WEIGHTS.attack * 0.75 : WEIGHTS.attack;
    const value = WEIGHTS.rally * now * (urgent ? 1.5 : 1);
    if (now >= enough) {
      return [
        {
          at,
          value,
          work: 1,
          answer: `leader:${leader}`,
          because: `Strong enough to slay ${leaderCard(leader).name} now`,
        },
      ];
    }
    const party = partyFor(state, leader);
    if (party === null || !party.some((force) => force.ranger.id === ranger.id)) return [];
    // There already: clear the place and wait for the others.
    const work = ranger.at === at ? ranger.ready + 1 : 1;
    return [{ at, value: WEIGHTS.rally * 0.5, work, answer: 'end', because: `Meets the others beside ${leader}` }];
  });
}

/** Two pistols weaken the Leader here, if the cards are not worth more. */
export const isWorthWeakening = (state: Outlook, ranger: Ranger): LeaderId | null => {
  return leadersAt(state, ranger.at).find((leader) => state.leaders[leader].health > 1) ?? null;
};

/** Parts to hand in, the weapon or the plane to work on. */
export function groupJobs(state: Outlook, ranger: Ranger): Job[] {
  const { group } = state;
  if (group === null || group.flipped) return strikes(state, ranger);
  const jobs: Job[] = [];
  const because = 'The Group Mission is what wins in the end';
  if (ranger.tokens.length > 0)
    jobs.push({ at: LAST_STAND, value: 5, work: 0, answer: `deliver:${ranger.tokens[0] ?? ''}`, because });
  const tech = skillOf(state, ranger, 'tech');
  const best = Math.max(...state.rangers.map((each) => skillOf(state, each, 'tech')));
  const wanted = missionCard(group.id).goals.reduce((sum, goal) => sum + (goal.goal === 'progress' ? goal.n : 0), 0);
  if (group.progress < wanted && tech * 2 >= best) {
    const value = (tech / 3) * WEIGHTS.progress[group.id === 'GM1' ? 'lightning' : 'flight'];
    if (group.id === 'GM1')
      jobs.push({ at: LAST_STAND, value, work: 1, answer: `${ranger.id}:GM1.front.0:0`, because });
    if (group.id === 'GM2' && enemiesOn(place(state, 12)) === 0)
      jobs.push({ at: 12, value, work: 1, answer: `${ranger.id}:GM2.front.0:0`, because });
  }
  if (group.id === 'GM2' && isReadyToFly(state))
    jobs.push({ at: LAST_STAND, value: 40, work: 0, answer: 'end', because: 'All aboard' });
  return jobs;
}

const isReadyToFly = ({ group }: Outlook): boolean =>
  group !== null && group.id === 'GM2' && group.progress >= 3 && group.special >= 1 && group.relic >= 1;
