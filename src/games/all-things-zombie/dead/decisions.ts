/** ATZ.ZBLDG.8: what a Star does when zombies surprise nobody. */
export type DeadDecision = { readonly surprise: 'fire' | 'away' | 'melee' };
