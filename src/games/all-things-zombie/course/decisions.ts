/** ATZ.TURN.9, ATZ.TURN.11: which group acts next, by its leader; or none of them. */
export type CourseDecision = { readonly do: 'activate'; readonly leader: string } | { readonly do: 'done' };
