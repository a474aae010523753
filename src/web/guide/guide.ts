import type { Answer, Json, Seat, SeenEvent, SeenRequest } from '../../kernel/index.ts';

/**
 * A first match that teaches: a set-up and a seed for the ordinary rules, and what somebody across the table would say
 * meanwhile. It changes no rule and forbids nothing; `docs/first-match.md` says how one is written and checked.
 */
export interface Guide<Key extends string = string, View = Json> {
  /** What the match is about, in a few words. */
  readonly title: string;
  /** Who the newcomer is, what it is about, and how it is won: said before anything else. */
  readonly premise: string;
  /** How long it takes, in minutes. */
  readonly minutes: number;
  readonly setup: Json;
  readonly seed: string;
  /** The seat of the newcomer; bots play all others. */
  readonly you: Seat;
  readonly bots: Readonly<Record<Seat, string>>;
  /** What there is to say about the questions, the first that fits; each is said once. */
  readonly lessons: readonly Lesson<Key, View>[];
  /** What there is to say about what happened, the first that fits; each is said once. */
  readonly remarks: readonly Remark<Key, View>[];
  /** What to do when it is over. */
  readonly next: readonly Next[];
}

/** A moment at which the newcomer has something to decide. */
export interface Moment<View = Json> {
  /** How many answers have been given before. */
  readonly answered: number;
  readonly request: SeenRequest;
  readonly view: View;
  /** What happened since the last such moment. */
  readonly heard: readonly SeenEvent[];
}

export interface Lesson<Key extends string = string, View = Json> {
  /** The questions that it is about, by the keys of their prompts. */
  readonly asked: Key | readonly Key[];
  readonly if?: (now: Moment<View>) => boolean;
  /** One thing, in a sentence or two. */
  readonly says: string;
  /** What it points at: a selector of the page. */
  readonly shows?: string;
  /** The answer to try; any other is as good for the guide. */
  readonly tries?: (now: Moment<View>) => Answer | undefined;
  /** Only for those who go their own way: whoever does as the guide says does not hear it. */
  readonly otherwise?: true;
  /** It is said every time. */
  readonly again?: true;
}

export interface Remark<Key extends string = string, View = Json> {
  /** What happened, by the key of the log's line. */
  readonly of: Key;
  readonly if?: (event: SeenEvent, now: Moment<View>) => boolean;
  readonly says: string;
  /** Only for those who go their own way. */
  readonly otherwise?: true;
}

interface Next {
  readonly label: string;
  readonly text: string;
  /** An address of this site, part by part. */
  readonly way: readonly string[];
}

/** The option that means this, or whose meaning has these parts. */
export function optionThat(request: SeenRequest, means: string | Readonly<Record<string, Json>>): string | undefined {
  return request.options?.find((option) => {
    const meaning: unknown = option.means ?? option.id;
    if (typeof means === 'string') return meaning === means;
    if (typeof meaning !== 'object' || meaning === null) return false;
    return Object.entries(means).every(([key, value]) => (meaning as Readonly<Record<string, unknown>>)[key] === value);
  })?.id;
}

/** Tries the option that means this. */
export const option =
  (means: string | Readonly<Record<string, Json>>) =>
  ({ request }: Pick<Moment, 'request'>): Answer | undefined =>
    optionThat(request, means);
