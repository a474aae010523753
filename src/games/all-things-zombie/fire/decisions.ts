/** ATZ.FIRE.2, ATZ.FIRE.11: what an active figure can do with fire. */
export type FireAct =
  | { readonly do: 'set-fire'; readonly who: string; readonly building: string }
  | { readonly do: 'hose'; readonly who: string; readonly hose: string; readonly building: string };
