export interface CourseFacts {
  readonly 'atz.figure': { readonly unit: string };
  /** Whose deeds are offered. */
  readonly 'atz.menu': { readonly units: readonly string[] };
  /** ATZ.ITEM.6: who gives, and to whom. */
  readonly 'atz.give': { readonly unit: string; readonly other: string };
  readonly 'atz.give.back': { readonly unit: string; readonly other: string };
  /** ATZ.MOVE.1: who moves, how far it may still go, and what an inch costs it. */
  readonly 'atz.move': { readonly unit: string; readonly left: number; readonly pace: number };
  readonly 'atz.face': { readonly unit: string; readonly left: number; readonly pace: number };
}
