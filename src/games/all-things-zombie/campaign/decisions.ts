import type { Skill } from '../words.ts';

/** ATZ.RES.3, ATZ.RES.5: what somebody eats this month. */
export type Ration = 'full' | 'half' | 'none';

export type CampaignDecision =
  | { readonly ration: Ration; readonly who: string }
  /** ATZ.ADV.9 */
  | { readonly raise: 'rep' | Skill | 'nothing'; readonly who: string };
