/** ATZ.CHARGE.5, ATZ.BREAK.7, ATZ.WOUND.1, ATZ.LEAVE.1, ATZ.DMG.7 */
export type FightAct =
  | { readonly do: 'charge'; readonly who: string; readonly target: string }
  | { readonly do: 'leave-table'; readonly who: string };

export type FightDecision = { readonly fight: string; readonly how: string };
