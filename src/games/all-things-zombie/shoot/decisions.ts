/** ATZ.ACT.3, ATZ.ACT.7, ATZ.ACT.9, ATZ.WPN.19, ATZ.ZSHOOT.7 */
export type ShootAct =
  | { readonly do: 'fire'; readonly who: string; readonly gun: number }
  | { readonly do: 'fire-both'; readonly who: string; readonly gun: number; readonly other: number }
  | { readonly do: 'fire-together'; readonly who: string }
  | { readonly do: 'auto-kill'; readonly who: string; readonly gun: number; readonly target: string }
  | { readonly do: 'reload'; readonly who: string; readonly gun: number };

/** What is settled for a shot: whom it goes at first, how the shots are shared out, who fires at the same time. */
export type ShootDecision =
  /** ATZ.STAR.27: the gun that a Star fires out of its own activation, or two of them. */
  | { readonly do: 'with-gun'; readonly gun: number }
  | { readonly do: 'with-both'; readonly gun: number; readonly other: number }
  | { readonly do: 'aim'; readonly target: string }
  /** ATZ.SHOOT.5: the targets in their order, one for each shot; a burned one is a dash. */
  | { readonly do: 'share'; readonly shots: string }
  | { readonly do: 'join'; readonly who: string; readonly gun: number }
  | { readonly do: 'now' };
