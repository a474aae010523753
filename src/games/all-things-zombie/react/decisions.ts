/** ATZ.STAR.21, ATZ.REACT.23: the dice that a Star counts as passed; whom it fires at. */
export type ReactDecision =
  | { readonly do: 'free-will'; readonly who: string; readonly passed: number }
  | { readonly do: 'fire-back'; readonly who: string; readonly target: string };
