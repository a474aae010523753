/** ATZ.RECRUIT.1, ATZ.BARTER.1, ATZ.MERCY.12 */
export type StrangersAct = { readonly do: 'recruit'; readonly who: string; readonly whom: string };

/** ATZ.MEET.4, ATZ.MEET.5 */
export type StrangersDecision = { readonly meet: 'walk' | 'talk' | 'as-same' };
