/** ATZ.MOVE: what an active figure does with its movement. */
export type MoveAct =
  | { readonly do: 'move'; readonly who: string }
  /** ATZ.MOVE.2: figures that want to are declared together. */
  | { readonly do: 'fast-move'; readonly who: string }
  | { readonly do: 'prone'; readonly who: string }
  | { readonly do: 'stand'; readonly who: string }
  | { readonly do: 'face'; readonly who: string }
  /** ATZ.BLDG.12, ATZ.BLDG.13 */
  | { readonly do: 'crash'; readonly who: string; readonly window: string }
  /** ATZ.GROUP.12: somebody of an inactive group is taken along. */
  | { readonly do: 'take-along'; readonly who: string };
