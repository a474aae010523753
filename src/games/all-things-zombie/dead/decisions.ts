/** ATZ.ZBLDG.8: what a Star does when zombies surprise nobody; ATZ.ZBLDG.10: how fast somebody gets away; ATZ.ZBLDG.2: who comes in with the first. */
export type DeadDecision =
  | { readonly surprise: 'fire' | 'away' | 'melee'; readonly who: string }
  | { readonly flees: 'fast' | 'normal'; readonly who: string }
  | { readonly do: 'come-in' | 'stay-out'; readonly who: string };
