/** ATZ.RECRUIT.1, ATZ.BARTER.1, ATZ.MERCY.12: what an active figure can have to do with people. */
export type StrangersAct =
  | { readonly do: 'recruit'; readonly who: string; readonly whom: string }
  | { readonly do: 'barter'; readonly who: string; readonly whom: string }
  | { readonly do: 'surrender'; readonly who: string; readonly to: string };

export type StrangersDecision =
  /** ATZ.MEET.4: at any time. */
  | { readonly do: 'walk-the-walk'; readonly side: string }
  /** ATZ.MEET.4, ATZ.MEET.5, ATZ.MEET.8, ATZ.MEET.20 */
  | { readonly meet: 'walk' | 'talk' | 'as-same' | 'give-in' | 'resist' }
  /** ATZ.BARTER.4, ATZ.NPC.11, ATZ.NPC.12: what is done with people who are willing to deal. */
  | { readonly deal: 'barter' | 'recruit' | 'calmer' | 'busier' | 'walk' | 'done'; readonly with: string }
  /** ATZ.CLASS.12 */
  | { readonly truce: 'go-on' | 'part' }
  /** ATZ.MERCY.2 */
  | { readonly mercy: 'cheat-death' | 'trust' };
