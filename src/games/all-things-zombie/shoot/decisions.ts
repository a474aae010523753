/** ATZ.ACT.3, ATZ.ACT.7 */
export type ShootAct =
  | { readonly do: 'fire'; readonly who: string; readonly gun: number }
  | { readonly do: 'reload'; readonly who: string; readonly gun: number };

/** What is settled for a shot: its first target, the dice on each. */
export type ShootDecision = { readonly shot: string; readonly dice: number };
