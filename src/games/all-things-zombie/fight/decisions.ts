/** ATZ.CHARGE.5, ATZ.CHARGE.6, ATZ.MELEE.24, ATZ.ZSHOOT.9, ATZ.MELEE.29, ATZ.WOUND.1, ATZ.DMG.7, ATZ.LEAVE.1: what an active figure does. */
export type FightAct =
  | { readonly do: 'charge'; readonly who: string; readonly target: string }
  | { readonly do: 'brawl'; readonly who: string; readonly target: string }
  | { readonly do: 'charge-together'; readonly who: string; readonly target: string }
  | { readonly do: 'stab'; readonly who: string; readonly target: string }
  | { readonly do: 'lift'; readonly who: string; readonly whom: string }
  | { readonly do: 'put-down'; readonly who: string }
  | { readonly do: 'dispatch'; readonly who: string; readonly whom: string }
  | { readonly do: 'capture'; readonly who: string; readonly whom: string }
  | { readonly do: 'bind'; readonly who: string; readonly whom: string }
  | { readonly do: 'saw-stop'; readonly who: string }
  | { readonly do: 'saw-restart'; readonly who: string }
  | { readonly do: 'saw-refuel'; readonly who: string }
  | { readonly do: 'saw-drop'; readonly who: string }
  | { readonly do: 'primary'; readonly who: string; readonly hand: 'gun' | 'blade' | 'one' }
  | { readonly do: 'pick-up'; readonly who: string; readonly thing: string }
  | { readonly do: 'leave-table'; readonly who: string };

export type FightDecision =
  | { readonly do: 'charged-fire'; readonly who: string; readonly gun: number }
  | { readonly do: 'charged-draw' | 'charged-stand'; readonly who: string }
  | { readonly do: 'fights-next'; readonly who: string }
  | { readonly do: 'fight' | 'fight-mild' | 'break-off'; readonly who: string }
  | { readonly do: 'hold-on' | 'let-go'; readonly who: string }
  | { readonly do: 'supply' | 'no-supply'; readonly who: string };
