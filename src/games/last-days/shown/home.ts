import { attackModifiers } from '../campaign/attack.ts';
import { guardBonus } from '../campaign/jobs.ts';
import type { Campaign, CampaignSide } from '../campaign/state.ts';
import { OVERRUN } from '../data/jobs.ts';
import type { Member } from '../groups/group.ts';

/** What a screen asks between the games, before anybody commits to anything. */

export interface AttackSeen {
  /** LD.T.ATTACK: what is added to 2D6. */
  readonly bonus: number;
  /** LD.ATTACK.2: the chance that the Refuge is lost. */
  readonly lost: number;
}

/** The next Zombie Attack as things stand, with these people on Guard besides. */
export function attackSeen(campaign: Campaign, side: CampaignSide, guards: readonly Member[] = []): AttackSeen {
  const more = guards.reduce((sum, member) => sum + guardBonus(member), 0);
  const bonus = attackModifiers(campaign, side).reduce((sum, { value }) => sum + value, more);
  return { bonus, lost: atMost(OVERRUN - bonus) };
}

/** The chance that 2D6 show this or less. */
function atMost(total: number): number {
  let ways = 0;
  for (let one = 1; one <= 6; one++) for (let two = 1; two <= 6; two++) ways += one + two <= total ? 1 : 0;
  return ways / 36;
}
