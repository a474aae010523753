/** What is true of any match of any game. Tests and the soak run play at random and look. */
import fc from 'fast-check';
import { type AnyGame, type DiceMode, Match, RuleFault, Seeded, seedWords } from './index.ts';
import { allElseIsRefused, offersAreKept, someSeatCanAnswer } from './laws/answers.ts';
import { type Law, LawBroken, type Looked } from './laws/broken.ts';
import { forksEqual, recordsReplay, stateIsPlain, stateIsSound, storesRestore, undoGoesBack } from './laws/copies.ts';
import { ordersChangeNothingElse } from './laws/orders.ts';
import { positionsSetUp } from './laws/positions.ts';
import { randomPlay } from './laws/random-play.ts';
import { eventsSayAll, outcomeSaysAll, requestSaysAll } from './laws/said.ts';
import {
  oddsKnowNoMoreThanTheSeat,
  questionsLeakNothing,
  quietAnswersShowNothing,
  viewsLeakNothing,
} from './laws/secrets.ts';

export { LawBroken } from './laws/broken.ts';
export { randomPlay } from './laws/random-play.ts';

/** What is looked at wherever a match comes to its end. */
const AT_THE_END: Readonly<Record<string, Law>> = {
  'some seat can answer': someSeatCanAnswer,
  'the state is plain data': stateIsPlain,
  'an outcome says all': outcomeSaysAll,
  'a record plays again': recordsReplay,
};

/** What is looked at where one looks closely. */
const CLOSELY: Readonly<Record<string, Law>> = {
  'some seat can answer': someSeatCanAnswer,
  'the state is plain data': stateIsPlain,
  'a request says all': requestSaysAll,
  'a view leaks nothing': viewsLeakNothing,
  'a question leaks nothing': questionsLeakNothing,
  'an answer that reveals nothing shows nothing': quietAnswersShowNothing,
  'odds know no more than the seat': oddsKnowNoMoreThanTheSeat,
  'what is offered is accepted': offersAreKept,
  'all else is refused': allElseIsRefused,
  'an order changes nothing else': ordersChangeNothingElse,
  'a fork equals': forksEqual,
  'a stored match is restored': storesRestore,
  'a position can be set up': positionsSetUp,
};

export interface LawfulPlay {
  readonly setup: unknown;
  readonly seed: string;
  readonly dice?: DiceMode;
  /** The ids that rules of this game have. */
  readonly rules?: ReadonlySet<string>;
  /** Every match must have ended by then. */
  readonly cap?: number;
  /** One position in so many is looked at closely, and the last one if any was. */
  readonly closely?: number;
  /** Stop after so many answers. */
  readonly until?: number;
}

/** Plays one match at random and looks whether the laws hold. Throws `LawBroken`. */
export function playUnderLaws(game: AnyGame, play: LawfulPlay): Match {
  const { setup, seed, dice = 'seeded', rules = null, cap = 20_000, closely = 10, until = Infinity } = play;
  const luck = new Seeded(seedWords(`laws ${seed}`));
  const below = (n: number): number => luck.below(n);
  const match = Match.start(game, setup, { seed, dice });
  const looked: Looked = { match, below, rules };
  const hashes = new Map<number, string>();
  hold('an event says all', eventsSayAll(match.events, 0), looked);
  while (match.request !== null && match.answered < until) {
    if (match.answered >= cap) throw broken('every match ends', match, `not after ${cap} answers`);
    if (below(closely) === 0) {
      hashes.set(match.answered, match.hash());
      holdAll(CLOSELY, looked);
    }
    const { seat, answer } = randomPlay(match, below);
    const before = match.eventCount;
    const result = match.answer(seat, answer);
    if (!result.ok) throw broken('what is offered is accepted', match, `${seat} ${JSON.stringify(answer)}`);
    hold('an event says all', eventsSayAll(result.events, before), looked);
    hold('the state is sound', stateIsSound, looked);
  }
  holdAll(AT_THE_END, looked);
  if (hashes.size > 0) {
    holdAll(CLOSELY, looked);
    hold('undo goes back', undoGoesBack(hashes), looked);
  }
  return match;
}

function holdAll(laws: Readonly<Record<string, Law>>, looked: Looked): void {
  for (const [name, law] of Object.entries(laws)) hold(name, law, looked);
}

function hold(name: string, law: Law, looked: Looked): void {
  let found: string | null;
  try {
    found = law(looked);
  } catch (error) {
    if (!(error instanceof RuleFault)) throw error;
    throw new LawBroken(name, error.record, error.message);
  }
  if (found !== null) throw broken(name, looked.match, found);
}

const broken = (law: string, match: Match, found: string): LawBroken => new LawBroken(law, match.record(), found);

export interface LawOptions extends Pick<LawfulPlay, 'rules' | 'cap' | 'closely'> {
  /** How many matches are played. */
  readonly runs: number;
  /** By default the game's examples. */
  readonly setups?: readonly unknown[];
}

/** Plays many matches of all set-ups; one that breaks a law is cut down to the shortest that does. */
export function checkLaws(
  game: AnyGame,
  { runs, setups = Object.values(game.examples), ...looking }: LawOptions,
): void {
  const plays = fc.record({
    setup: fc.constantFrom(...setups),
    seed: fc.nat().map(String),
    dice: fc.constantFrom<DiceMode>('seeded', 'seeded', 'typed'),
    until: fc.oneof(
      { withCrossShrink: true },
      { weight: 1, arbitrary: fc.nat(200) },
      { weight: 19, arbitrary: fc.constant(Infinity) },
    ),
  });
  const property = fc.property(plays, (play) => void playUnderLaws(game, { ...play, ...looking }));
  // Always the same matches, so that a test does not come out now one way and now another; the soak run plays new ones.
  fc.assert(property, { numRuns: runs, seed: 1, includeErrorInReport: true });
}
