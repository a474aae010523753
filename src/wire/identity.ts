import { z } from 'zod';
import { name, type Time } from './common.ts';
import type { ChatLine, MatchCard } from './matches.ts';

/** GET /api/me: who this browser is; null before it has said a name. */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly since: Time;
  /** Whether a recovery code exists. The code itself is shown once only. */
  readonly recovery: boolean;
  /** Where a notice goes when it is my turn. */
  readonly webhook: string | null;
}

/** POST /api/me: says a name, for the first time or a new one; `webhook: null` ends notices. */
export const sayMe = z.strictObject({
  name: name.optional(),
  webhook: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable()
    .optional(),
});
export type SayMe = z.infer<typeof sayMe>;

/** POST /api/me/recovery: a new code; the one before is void from now on. */
export interface Recovery {
  readonly code: string;
}

/** POST /api/me/recover: become, in this browser, who wrote the code down. Gives `Me`. */
export const recover = z.strictObject({ code: z.string().min(1).max(80) });

/** GET /api/me/export: all that is kept about me. */
export interface MyData {
  readonly me: Me;
  readonly matches: readonly MatchCard[];
  readonly answers: readonly {
    readonly match: string;
    readonly seq: number;
    readonly seat: string;
    readonly answer: unknown;
    readonly at: Time;
  }[];
  readonly chat: readonly (ChatLine & { readonly match: string })[];
}

/** What is posted to a webhook on my turn. Nothing in it opens a match by itself. */
export interface TurnNotice {
  readonly type: 'your-turn';
  readonly match: string;
  readonly game: string;
  readonly title: string;
  readonly seat: string;
  readonly url: string;
}
