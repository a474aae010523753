import { asidesFor, optionsFor } from './answers.ts';
import type { Dice, Happening, Modifier, Outcome } from './flow.ts';
import type { Json } from './json.ts';
import type { Match } from './match.ts';
import { type Message, type Names, type Params, textOf } from './message.ts';
import type { Open, Option, Placed, Point, Region, RequestKind, Seat } from './request.ts';

export interface Said {
  readonly key: string;
  readonly params: Params;
  readonly text: string;
}
export interface SeenOption {
  readonly id: string;
  readonly text: string;
  readonly about?: Json;
  readonly seats?: readonly Seat[];
  readonly max?: number;
}
export interface SeenAside {
  readonly id: string;
  readonly seats: readonly Seat[];
  readonly rule: string;
  readonly text: string;
  readonly standing: boolean;
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
  readonly facts?: Json;
  readonly min?: number;
  readonly max?: number;
  readonly total?: number;
  readonly region?: Region;
  readonly suggestions?: readonly Placed[] | readonly (readonly Placed[])[];
  readonly levels?: readonly number[];
  readonly facing?: boolean;
  readonly from?: Point;
  readonly budget?: number;
  readonly count?: number;
  readonly sides?: number;
  readonly target?: number;
}

export interface SeenEvent extends Said {
  readonly n: number;
  readonly rule: string;
  readonly dice?: readonly Dice[];
  readonly modifiers?: readonly Modifier[];
}

export interface SeenOutcome extends Outcome {
  readonly text: string;
}

/** What one seat, or a spectator (null), may see of a match now. */
export class Viewer<S = unknown> {
  readonly #match: Match<S>;
  readonly #seat: Seat | null;
  readonly #names: Names;

  constructor(match: Match<S>, seat: Seat | null, names: Names = {}) {
    this.#match = match;
    this.#seat = seat;
    this.#names = { ...match.game.names(match.state), ...names };
  }

  state(): Json {
    return this.#match.game.view(this.#match.state, this.#seat);
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
      return [{ n, rule, ...said, ...(dice && { dice }), ...(modifiers && { modifiers }) }];
    }
    return others === undefined ? [] : [{ n, rule, ...this.#said(others) }];
  }

  outcome(): SeenOutcome | null {
    const { outcome } = this.#match;
    return outcome === null ? null : { ...outcome, text: this.text(outcome) };
  }

  text(message: Message): string {
    return textOf(this.#match.game.texts, message, this.#names);
  }

  #said(message: Message): Said {
    return { key: message.key, params: message.params ?? {}, text: this.text(message) };
  }

  #seen(request: Open): SeenRequest {
    const seat = this.#seat;
    const { kind, seats, mode, rule, prompt } = request;
    const asked = seat !== null && seats.includes(seat);
    const common = {
      n: this.#match.answered + 1,
      kind,
      seats,
      mode,
      rule,
      prompt: this.#said(prompt),
      waiting: this.#match.waitingFor,
    };
    if (request.secret === true && !asked) return common;
    const { check: _, asides, facts, ...form } = request;
    const mine = seat === null ? (asides ?? []) : asidesFor(request, seat);
    return {
      ...form,
      ...common,
      ...(facts === undefined ? undefined : { facts }),
      ...('options' in request ? { options: this.#options(request.options, prompt, asked ? seat : null) } : undefined),
      ...(mine.length > 0 ? { asides: mine.map((aside) => this.#aside(aside)) } : undefined),
    } as SeenRequest;
  }

  #aside({ id, seats, rule, label, standing }: NonNullable<Open['asides']>[number]): SeenAside {
    return { id, seats, rule, text: this.text(label), standing: standing === true };
  }

  #options(options: readonly Option[], prompt: Message, seat: Seat | null): SeenOption[] {
    return (seat === null ? options : optionsFor(options, seat)).map(({ label, ...option }) => ({
      ...option,
      text: this.text(label ?? { key: `${prompt.key}.${option.id}`, params: prompt.params ?? {} }),
    }));
  }
}
