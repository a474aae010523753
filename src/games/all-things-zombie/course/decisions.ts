/** ATZ.TURN.9, ATZ.TURN.11: which group acts next, by its leader; or none of them. */
export type CourseDecision =
  | { readonly do: 'activate'; readonly leader: string }
  | { readonly do: 'done' }
  /** ATZ.MEET.4: something was said in between that comes first. */
  | { readonly do: 'go-on' }
  /** ATZ.ENC.10: whether an Encounter whose objective is met goes on. */
  | { readonly do: 'play-on' | 'end' };

/** ATZ.EVENT.16: somebody answers a phone that rings. */
export type CourseAct = { readonly do: 'answer-phone'; readonly who: string; readonly phone: string };
