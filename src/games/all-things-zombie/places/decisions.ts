/** ATZ.LOOT.1, ATZ.BLDG.17: tasks and things. */
export type PlacesAct = { readonly do: 'search'; readonly who: string; readonly place: string };

export type PlacesDecision = { readonly take: string };
