/** ATZ.ZGEN.2: how a player's people come on. */
export type PrepareDecision = { readonly enter: 'normal' | 'fast' };
