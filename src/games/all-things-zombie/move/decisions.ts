/** ATZ.MOVE: what an active figure does with its movement. */
export type MoveAct =
  | { readonly do: 'move'; readonly who: string }
  /** ATZ.MOVE.2: figures that want to are declared together. */
  | { readonly do: 'fast-move' }
  | { readonly do: 'prone'; readonly who: string }
  | { readonly do: 'stand'; readonly who: string }
  | { readonly do: 'face'; readonly who: string };
