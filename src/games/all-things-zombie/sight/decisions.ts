/** ATZ.SIGHT.22: what a Star does when its time comes; fire and a charge name whom. */
export type SightDecision =
  | { readonly do: 'sight-fire'; readonly who: string; readonly target: string }
  | { readonly do: 'sight-charge'; readonly who: string; readonly target: string }
  | { readonly do: 'sight-move' | 'sight-fast-move'; readonly who: string }
  | { readonly do: 'sight-duck'; readonly who: string }
  | { readonly do: 'sight-runaway'; readonly who: string }
  | { readonly do: 'sight-nothing'; readonly who: string }
  /** ATZ.SIGHT.8: the 2" before the dice. */
  | { readonly do: 'sight-closer' | 'sight-stay'; readonly who: string }
  /** ATZ.SIGHT.15 */
  | { readonly do: 'draw' | 'keep-hidden'; readonly who: string };
