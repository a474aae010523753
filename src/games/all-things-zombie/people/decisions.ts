/** ATZ.STAR.18: whether a Star who has been killed cheats death. */
export type PeopleDecision = { readonly do: 'cheat-death' | 'die'; readonly who: string };
