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

/** GET /api/me/push: the public key of this server, which a browser wants before it takes notices from it. */
export interface PushKey {
  readonly key: string;
}

/** POST /api/me/push: this browser wants to hear of my turn while no page is open. As the browser gives it, without what we do not need. */
export const pushTo = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87}$/),
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
  language: z.string().regex(/^[a-z]{2}$/),
});
export type PushTo = z.infer<typeof pushTo>;

/** DELETE /api/me/push: this browser wants to hear no more. */
export const pushNoMore = z.strictObject({ endpoint: z.string().max(1000) });

/** What a browser is told. Nothing in it opens a match by itself. */
export interface TurnPush {
  readonly match: string;
  readonly title: string;
  /** What the page speaks there. */
  readonly language: string;
}

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
  /** Where this person's browsers hear of turns. */
  readonly pushes: readonly { readonly endpoint: string; readonly since: Time }[];
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
