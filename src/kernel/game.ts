import { z } from 'zod';
import { BadSetup } from './data/errors.ts';
import { saidOf } from './data/setup-faults.ts';
import { counted } from './asking/plural.ts';
import type { Chance } from './chance/chance.ts';
import type { Flow, PlayableAside, Table } from './asking/table.ts';
import type { Json } from './data/json.ts';
import type { Names, Texts } from './asking/message.ts';
import type { Interrupts } from './orders/orders.ts';
import type { Fact } from './chance/odds.ts';
import type { Answer, Request, Seat } from './asking/request.ts';

/** What a game module exports. */
export interface Game<Setup, State> {
  readonly id: string;
  readonly title: string;
  /** Changes whenever an old record would play out differently. */
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly schema: z.ZodType<Setup>;
  /** Set-ups that are ready to play; the first one is the default. */
  readonly examples: Readonly<Record<string, Setup>>;
  /** Those of them that take many times as long as a match, such as campaigns. */
  readonly long?: readonly string[];
  /** The seats that a set-up has, in order round the table. */
  seating(setup: Setup): readonly Seat[];
  setup(t: Table<undefined>, setup: Setup): State;
  /**
   * The set-up with a list of a seat's own in place of the one that was there; null where nobody brings one. Nothing is known of the
   * list: the set-up is parsed afterwards.
   */
  bring?(setup: Setup, seat: Seat, list: Json): Json | null;
  /**
   * The set-up that begins where this state stands, at a boundary: for puzzles, and for a match that is played on elsewhere.
   * What a set-up cannot say, such as the order of a hidden pile, is dealt anew.
   */
  customOf?(state: State): Setup;
  /** Takes out the numbers of answers that a state keeps (`answersSoFar`): a match that begins from here has other answers. */
  forgetAnswers?(state: State): void;
  /** What is wrong with a state that no rules could have made; null if nothing is. Laws look after every answer in random play. */
  unsound?(state: State): string | null;
  /** From one boundary to the next: afterwards the state alone says how the game goes on. */
  step(t: Table<State>): Flow<void>;
  /** What any seat may do whenever somebody is asked. */
  asides?(t: Table<State>): readonly PlayableAside<State>[];
  /** The moments at which a seat may come in between, and what standing orders can say about them. */
  readonly interrupts?: Interrupts<State, object>;
  /** What one seat, or a spectator, may see. */
  view(state: State, seat: Seat | null): Json;
  /**
   * Paths of the view that hardly ever change, such as `battle.terrain`: over a network they are sent once, and again when they do
   * change. A view that gives the same object each time is spared the comparison.
   */
  readonly fixed?: readonly string[];
  /**
   * Draws anew, in place, whatever `seat` cannot know. `shuffle` is for piles that rules draw from; what is hidden elsewhere,
   * such as hands, is dealt with `draw`, so that odds can walk through it.
   */
  redeal(state: State, seat: Seat | null, chance: Chance): void;
  readonly texts: Texts;
  /** How the seats are called in texts while nobody gives them a name. */
  names(state: State): Names;
  /**
   * What an answer has led to: everything that a player would want to know before committing to it, each fact once. Nothing
   * worth telling is an empty list. How a match has ended the kernel adds by itself.
   */
  measure?(before: State, after: State, seat: Seat): readonly Fact[];
  /** Between two steps: whether what an answer given at `before` has set off is still going on, so that odds look further. */
  goesOn?(before: State, now: State): boolean;
  /** A sensible answer to a question that comes up while odds are worked out, or null to stop there. */
  follow?(state: State, request: Request, seat: Seat): Answer | null;
  /**
   * How often odds try an answer that sets off a great deal, instead of walking through all chance; null for any other. 0 for
   * an answer that only opens the same player's next question: what that brings is told there.
   */
  samples?(state: State, request: Request, answer: Answer): number | null;
  /** Brings a state of an older version into today's shape, or null if it cannot. */
  migrate?(state: Json, from: string): State | null;
}

// A list of games holds games of every kind; what they have in common is what the kernel itself needs.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyGame = Game<any, any>;

/** Something that is wrong with a set-up, and where. */
export interface SetupFault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** A schema that looks at the whole as well, once each part is right by itself. */
export function whole<S extends z.ZodType>(parts: S, faultsOf: (given: z.output<S>) => readonly SetupFault[]): S {
  return parts.superRefine((given, context) => {
    if (context.issues.length > 0) return;
    for (const { path, message } of faultsOf(given)) context.addIssue({ code: 'custom', path: [...path], message });
  });
}

/** So many errors are told at once. */
const MOST_ERRORS = 50;

/** The set-up, checked; or throws `BadSetup` with what is wrong. */
export function parseSetup<Setup>(game: Pick<Game<Setup, never>, 'schema'>, setup: unknown): Setup {
  const parsed = game.schema.safeParse(setup, { error: saidOf });
  if (parsed.success) return parsed.data;
  // What does not belong there is told one by one, each at its own place.
  const issues = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key], message: issue.message }))
      : [issue],
  );
  const told = issues.slice(0, MOST_ERRORS).map(({ path, message }) => ({ path: path.join('.'), message }));
  const more = issues.length - told.length;
  throw new BadSetup(more > 0 ? [...told, { path: '', message: counted(more, 'more error') }] : told);
}

export const setupJsonSchema = (game: AnyGame): Json => z.toJSONSchema(game.schema, { io: 'input' }) as Json;
