import type { ComponentType } from 'react';
import type { Telling } from '../chronicle/chronicle.ts';
import type { NotNowAt } from './not-now.ts';
import type { Term } from '../answer/terms.ts';
import type { Concerns } from '../match/blow.ts';
import type { Json, Placed, Seat, SeenEvent, SeenOption, SeenRequest } from '../../kernel/index.ts';
import type { Player } from '../match/sources/source.ts';

/** What a board is drawn from. */
export interface BoardProps {
  readonly view: Json;
  readonly players: readonly Player[];
}

/** Something that chance decided, counted: how often each face came, and how often it should have. */
export interface Tally {
  readonly title: string;
  readonly total: number;
  readonly faces: readonly { readonly name: string; readonly seen: number; readonly expected: number }[];
}

export interface Fact {
  readonly title: string;
  readonly text: string;
}

export interface WhoseProps {
  readonly view: Json;
  readonly request: SeenRequest;
}

export interface SetupShownProps {
  readonly setup: Json;
  /** What ready set-up it is has been said already. */
  readonly named: boolean;
}

export interface BringProps {
  readonly setup: Json;
  readonly seat: Seat;
  /** What is brought; null for what the set-up has. */
  readonly list: Json | null;
  readonly onChange: (list: Json) => void;
}

/** All that a game adds to the page: its board, the board as text, and a few words of its own. */
export interface GameFace {
  readonly Board: ComponentType<BoardProps>;
  readonly TextBoard: ComponentType<BoardProps>;
  /** Only what belongs to those here, for a phone beside a big screen. Without it, as on a table of miniatures, the board is needed to answer. */
  readonly Hand?: ComponentType<BoardProps>;
  /** Whom a question is about, where one player runs several: a sign that is found again on the board. */
  readonly Whose?: ComponentType<WhoseProps>;
  /** What can be done about a question beside answering it: to be asked less. */
  readonly Shortcuts?: ComponentType<WhoseProps>;
  /** What is often done at a question and cannot be done now, with its reason. */
  readonly notNow?: NotNowAt;
  /** Words of the game's book, for those who meet them in a question. */
  readonly terms?: readonly Term[];
  /** What lies beside the question with this prompt, in words; nothing where the question says it already. */
  readonly factsOf: (facts: Json, prompt: string) => readonly Fact[];
  /** An option's words without what goes without saying here: the name of the only one who acts. */
  readonly shortText?: (view: Json, option: SeenOption, request: SeenRequest) => string;
  /** What is worth knowing about an option beside its words: who stands there. */
  readonly noteOn?: (view: Json, option: SeenOption, request: SeenRequest) => string | null;
  /** Whether nothing is ever at stake at once with an answer that means this, so that no room is kept for its odds. */
  readonly hasNoOdds?: (means: SeenOption['means']) => boolean;
  /** The number that stands on the board beside what an option is about: its key is the same. */
  readonly numberOf?: (view: Json, option: SeenOption) => number | null;
  /** What a ready set-up is, for the list of them. */
  readonly exampleText: (name: string) => Fact | null;
  /** What a field or a value of the set-up means. */
  readonly setupText: (path: readonly string[], value?: string) => Fact | null;
  /** What players usually want to change of a set-up, in a form of its own. */
  readonly SetupAid?: ComponentType<{ readonly setup: Json; readonly onChange: (setup: Json) => void }>;
  /** What a set-up is about, for somebody who thinks about sitting down: the table, and what each side comes with. */
  readonly SetupShown?: ComponentType<SetupShownProps>;
  /** What somebody who sits down may bring in place of what the set-up has for the seat. */
  readonly Bring?: ComponentType<BringProps>;
  /** What chance has dealt so far against what it should, beside dice: those are counted for every game. */
  readonly tallies?: (events: readonly SeenEvent[], players: number) => readonly Tally[];
  /** What the answer that is being put together on the board amounts to, in words. */
  readonly Drafted?: ComponentType<{ readonly request: SeenRequest }>;
  /** A spot that a question suggests, in words: near whom, in what. */
  readonly spotText?: (view: Json, request: SeenRequest, spot: Placed) => string;
  /** Where the match stands, in a few words for those who come back to it. */
  readonly stands?: (view: Json, players: readonly Player[]) => string | null;
  /** Whether a line of the log tells of harm to one of these seats: the match waits until it is seen. */
  readonly concerns?: Concerns;
  /** How the log is told once the match is over. */
  readonly telling?: Telling;
  /** What is told of the match beside that. */
  readonly EndStory?: ComponentType<{ readonly view: Json }>;
  /** How deep each line of the log lies: what it follows from is less deep. Without it the log is flat. */
  readonly depthsOf?: (events: readonly SeenEvent[]) => readonly number[];
  /** What a line of the log can show again on the board. */
  readonly Again?: ComponentType<{ readonly event: SeenEvent }>;
}
