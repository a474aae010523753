import type { Move } from '../../../bots/index.ts';
import type { AnyGame, Answer, Match, MatchRecord, Names, Seat, SeenOdds } from '../../../kernel/index.ts';
import type { SeenAdvice } from '../../../wire/index.ts';
import type { Kept } from '../keeping/shelf.ts';
import type { News } from './news.ts';

/** Who thinks for the desk, so that it can always be spoken to. */
export interface Thinker {
  subgames(record: MatchRecord): Promise<Parameters<Match['work']>[0]>;
  move(record: MatchRecord, bots: Readonly<Record<Seat, string>>, millis: number): Promise<Move | null>;
  advice(record: MatchRecord, seat: Seat, millis: number, names: Names): Promise<SeenAdvice | null>;
  odds(record: MatchRecord, seat: Seat, answer: Answer, names: Names): Promise<SeenOdds | null>;
  close(): void;
}

/** What a desk needs from where it stands. */
export interface Place {
  load(game: string): Promise<{ readonly game: AnyGame; readonly secrets: boolean }>;
  /** Where matches are kept. Throws `KeptElsewhere` rather than write over what was kept later than the match is known from. */
  readonly shelf: { get(id: string): Promise<Kept | undefined>; put(kept: Kept, over?: number): Promise<void> };
  /** Odds that take their time do not keep the bots waiting: there are two who think. */
  readonly thinker: () => Thinker;
  /** Tells the page what it has not asked for. */
  readonly tell: (news: News) => void;
}
