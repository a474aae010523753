import { asidesFor, optionsFor } from '../asking/answers.ts';
import type { Dice, Happening, Modifier, Outcome } from '../asking/table.ts';
import { copy, type Json } from '../data/json.ts';
import type { Match } from '../match/match.ts';
import type { Meaning } from '../asking/meaning.ts';
import { type Message, type Names, type Params, textOf } from '../asking/message.ts';
import type { Odds, Tone } from '../chance/odds.ts';
import type {
  Aside,
  Option,
  Open,
  OrderSubject,
  Placed,
  Point,
  Refusal,
  Region,
  RequestKind,
  Seat,
} from '../asking/request.ts';

export interface Said<K extends string = string> {
  readonly key: K;
  readonly params: Params;
  readonly text: string;
}
export interface SeenOption<M extends Meaning = Meaning> {
  readonly id: string;
  /** What it means, where that is more than its id. */
  readonly means?: M;
  readonly text: string;
  readonly about?: Json;
  readonly seldom?: boolean;
  readonly seats?: readonly Seat[];
  readonly max?: number;
}
export interface SeenAside {
  readonly id: string;
  readonly means?: Meaning;
  readonly seats: readonly Seat[];
  readonly rule: string;
  readonly text: string;
  readonly standing: boolean;
  /** What can be ordered, where it is about standing orders. */
  readonly orders?: readonly OrderSubject[];
}

export interface SeenBarred {
  readonly rule: string;
  readonly text: string;
}

/** The open request as one seat, or a spectator, sees it. */
export interface SeenRequest {
  readonly n: number;
  readonly kind: RequestKind;
  readonly seats: readonly Seat[];
  readonly mode: 'one' | 'any' | 'all';
  readonly rule: string;
  readonly prompt: Said;
  /** Whose answer is still awaited (of all that were asked). */
  readonly waiting: readonly Seat[];
  readonly options?: readonly SeenOption[];
  readonly asides?: readonly SeenAside[];
  readonly interrupts?: readonly string[];
  readonly facts?: Json;
  /** What might be looked for among the options in vain, and what is missing. */
  readonly barred?: readonly SeenBarred[];
  readonly min?: number;
  readonly max?: number;
  readonly total?: number;
  readonly region?: Region;
  /** Points, ways, or choices of several; where there are choices, the rule judges each choice as a whole. */
  readonly suggestions?: readonly Placed[] | readonly (readonly Placed[])[] | readonly (readonly string[])[];
  readonly levels?: readonly number[];
  readonly facing?: boolean;
  readonly from?: Point;
  readonly budget?: number;
  readonly count?: number;
  readonly sides?: number;
  readonly target?: number;
}

export interface SeenEvent<K extends string = string> extends Said<K> {
  readonly n: number;
  readonly rule: string;
  readonly dice?: readonly Dice[];
  readonly modifiers?: readonly SeenModifier[];
}
/** A modifier in words. */
export type SeenModifier = Pick<Modifier, 'rule' | 'label' | 'value'>;

export interface SeenOutcome extends Outcome {
  readonly text: string;
}

/** Odds in words. */
export interface SeenOdds {
  readonly exact: boolean;
  readonly samples: number;
  readonly reveals: boolean;
  readonly outcomes: readonly { readonly p: number; readonly text: string }[];
  readonly facts: readonly { readonly p: number; readonly tone: Tone; readonly text: string }[];
}

/** How an outcome reads in which nothing worth telling happens. */
const NO_EFFECT = 'No effect';

/** What one seat, or a spectator (null), may see of a match now. */
export class Viewer<S = unknown> {
  readonly #match: Match<S>;
  readonly #seat: Seat | null;
  readonly #names: Names;
  readonly #own: <T>(value: T) => T;

  /** What is seen is the viewer's own, unless it is `sent` away at once: then it is spared the copy. */
  constructor(match: Match<S>, seat: Seat | null, names: Names = {}, { sent = false } = {}) {
    this.#match = match;
    this.#seat = seat;
    const isComplete = match.seats.every((one) => names[one] !== undefined);
    this.#names = isComplete ? names : { ...match.game.names(match.state), ...names };
    this.#own = sent ? (value) => value : copy;
  }

  state(): Json {
    return this.#own(this.#match.game.view(this.#match.state, this.#seat));
  }

  request(): SeenRequest | null {
    const { request } = this.#match;
    return request === null ? null : this.#seen(request);
  }

  events(since = 0): SeenEvent[] {
    return this.#match.eventsSince(since).flatMap((event) => this.event(event));
  }

  event(event: Happening): SeenEvent[] {
    const { n, rule, key, params, to, others, dice, modifiers } = event;
    if (to === undefined || (this.#seat !== null && to.includes(this.#seat))) {
      const said = this.#said({ key, params });
      return [
        {
          n,
          rule,
          ...said,
          ...(dice && { dice }),
          ...(modifiers && { modifiers: modifiers.map((one) => this.#modifier(one)) }),
        },
      ];
    }
    return others === undefined ? [] : [{ n, rule, ...this.#said(others) }];
  }

  outcome(): SeenOutcome | null {
    const { outcome } = this.#match;
    return outcome === null ? null : { ...outcome, text: this.text(outcome) };
  }

  odds({ exact, samples, reveals, outcomes, facts }: Odds): SeenOdds {
    const nothing = this.#match.game.texts['odds.none'] ?? NO_EFFECT;
    // How a match ends is told elsewhere in a sentence of its own.
    const short = (fact: Message): string => this.text(fact).replace(/\.$/, '');
    const told = (list: readonly Message[]): string => (list.length === 0 ? nothing : list.map(short).join('; '));
    return {
      exact,
      samples,
      reveals,
      outcomes: outcomes.map((outcome) => ({ p: outcome.p, text: told(outcome.facts) })),
      facts: facts.map(({ p, tone, fact }) => ({ p, tone, text: short(fact) })),
    };
  }

  text(message: Message): string {
    return textOf(this.#match.game.texts, message, this.#names);
  }

  /** Why an answer does not count: in the words of the rule that has something against it, or of the form it should have. */
  why({ message, reason }: Refusal): string {
    return reason === undefined ? message : this.text(reason);
  }

  #modifier({ rule, label: key, params = {}, value }: Modifier): SeenModifier {
    return { rule, label: this.text({ key, params }), value };
  }

  #said(message: Message): Said {
    return { key: message.key, params: message.params ?? {}, text: this.text(message) };
  }

  #seen(request: Open): SeenRequest {
    const seat = this.#seat;
    const asked = seat !== null && request.seats.includes(seat);
    const { kind, seats, mode, rule, prompt, others = prompt } = request;
    // What a seat could do by the way may come out of its hidden hand: it is nobody else's business.
    const asides = seat === null ? [] : asidesFor(request, seat).map((aside) => this.#aside(aside, seat));
    return {
      n: this.#match.answered + 1,
      kind,
      seats,
      mode,
      rule,
      prompt: this.#said(asked ? prompt : others),
      waiting: this.#match.waitingFor,
      ...(request.secret === true && !asked ? undefined : this.#offer(request, asked ? seat : null)),
      ...(asides.length > 0 ? { asides } : undefined),
      ...(asked ? this.#barred(request) : undefined),
    };
  }

  #barred({ barred }: Open): { readonly barred?: readonly SeenBarred[] } {
    const those = barred?.() ?? [];
    return those.length === 0 ? {} : { barred: those.map(({ rule, label }) => ({ rule, text: this.text(label) })) };
  }

  /** What is offered: to one of those asked, or to see for somebody who only looks on. */
  #offer(request: Open, seat: Seat | null): Partial<SeenRequest> {
    const { kind: _kind, seats: _seats, mode: _mode, rule: _rule, prompt: _prompt, ...rest } = request;
    const { check: _check, asides: _asides, others: _others, secret: _secret, barred: _barred, ...form } = rest;
    if (!('options' in form)) return this.#own(form) as Partial<SeenRequest>;
    const options = seat === null ? form.options : optionsFor(form.options, seat);
    const seldomLast = options.toSorted((a, b) => Number(a.seldom === true) - Number(b.seldom === true));
    return this.#own({ ...form, options: seldomLast.map((option) => this.#option(option, request)) });
  }

  #aside({ id, means, rule, label, standing, orders }: Aside, seat: Seat): SeenAside {
    const meant = typeof means === 'object' ? { means } : undefined;
    const seen = { id, ...meant, seats: [seat], rule, text: this.text(label), standing: standing === true };
    return orders === undefined ? seen : { ...seen, orders: this.#own(orders(seat)) };
  }

  #option(option: Option, { prompt, secret = false }: Open): SeenOption {
    const { label = labelOf(option, prompt), seats, means, ...shown } = option;
    const meant = typeof means === 'object' ? { means } : undefined;
    // Who else could say the same is part of the secret.
    return { ...shown, ...meant, ...(seats === undefined || secret ? undefined : { seats }), text: this.text(label) };
  }
}

/**
 * An option without a label of its own has the text of the prompt's key, a dot and its id. Where it means more than its id, what it does
 * stands there (or `option`, if it is just a thing), and its fields fill the gaps.
 */
export function labelOf({ id, means = id }: Pick<Option, 'id' | 'means'>, { key, params = {} }: Message): Message {
  if (typeof means === 'string') return { key: `${key}.${id}`, params };
  return { key: `${key}.${means.do ?? 'option'}`, params: { ...params, ...means } };
}
