import type { Fatigue } from '../../words.ts';
import { SUPPLY_STATES, type SupplyState } from '../figures.ts';
import { groupsOf } from '../groups.ts';
import type { Campaign, CampaignSide, Member } from '../state.ts';

/** EDM.COND: Supplies, and what they make of the humans. */

/** EDM.COND.2: 1 to 4 is Rationing. */
export function supplyState(supplies: number): SupplyState {
  if (supplies >= SUPPLY_STATES.abundant) return 'abundant';
  return supplies >= SUPPLY_STATES.rationing ? 'rationing' : 'deprived';
}

/** Supplies gained or lost, never below 0: how many it really were. */
export function changeSupplies(campaign: Campaign, side: CampaignSide, by: number): number {
  const before = side.supplies;
  side.supplies = Math.max(0, before + by);
  // EDM.COND.3, EDM.COND.4: whoever has anything to eat recovers.
  if (supplyState(side.supplies) !== 'deprived') {
    for (const { members } of groupsOf(campaign, side.seat)) for (const member of members) member.health = 'healthy';
  }
  return side.supplies - before;
}

/** EDM.T.FATIGUE: as it is read when a battle starts (EDM.COND.13). */
export function fatigueOf(side: CampaignSide, { infected, health }: Member): Fatigue {
  if (infected || health === 'sick') return 'exhausted'; // EDM.COND.8, EDM.INFECT.14
  return supplyState(side.supplies) === 'abundant' ? 'energised' : 'fine'; // EDM.COND.3, EDM.COND.4, EDM.COND.5
}
