import { type Decisive, decisiveMoments } from '../../bots/index.ts';
import { type Entry, type Match, type Odds, type Seat, Viewer } from '../../kernel/index.ts';
import { answerText } from '../answer/answer-text.ts';
import { playEntry } from '../match/sources/entries.ts';

/** A moment that decided a match, in words. */
export interface Moment {
  /** How many entries of the record come before it. */
  readonly at: number;
  readonly called: string;
  readonly question: string;
  readonly done: string;
  readonly instead: string;
  /** Whether what was done came out better or worse than what could have been, or about the same. */
  readonly verdict: 'right' | 'wrong' | 'close';
  /** What was likelier the one way than the other, each with how many imagined matches of `of` it came true in. */
  readonly of: number;
  readonly differences: readonly Difference[];
}

interface Difference {
  readonly text: string;
  readonly done: number;
  readonly instead: number;
}

/** A match as it can be reached at any moment, and what its seats are called. */
export interface Looked {
  readonly entries: readonly Entry[];
  readonly at: (at: number) => Match;
  readonly called: (match: Match) => Readonly<Record<Seat, string>>;
}

/** So long it looks for them. */
const MILLIS = 15_000;
const MOST_DIFFERENCES = 3;
/** A difference smaller than this may be chance. */
const SMALL = 0.2;

export function momentsOf(looked: Looked, seats: readonly Seat[], onSteps: (steps: number) => void): Moment[] {
  const reel = { entries: looked.entries, at: looked.at, play: playEntry };
  const found = decisiveMoments(reel, seats, { millis: MILLIS, onSteps: (share) => onSteps(Math.round(100 * share)) });
  return found.map((moment) => inWords(moment, looked));
}

function inWords(moment: Decisive, { at: matchAt, called }: Looked): Moment {
  const { at, seat, done, instead, gain, isClear, odds, ended } = moment;
  const match = matchAt(at);
  const names = called(match);
  const viewer = new Viewer(match, seat, names);
  const request = viewer.request();
  const words = (answer: Decisive['done']): string => (request === null ? '' : answerText(request, answer));
  const of = odds.done.samples;
  const ends = (['won', 'lost'] as const).map((how) => ({
    text: how === 'won' ? 'Match won' : 'Match lost',
    done: ended.done[how],
    instead: ended.instead[how],
  }));
  const facts = differences(factsOf(odds.done, viewer), factsOf(odds.instead, viewer));
  const all = [...ends, ...facts].filter((one) => Math.abs(one.done - one.instead) >= SMALL * of);
  return {
    at,
    called: names[seat] ?? seat,
    question: request?.prompt.text ?? '',
    done: words(done),
    instead: words(instead),
    verdict: isClear ? (gain > 0 ? 'right' : 'wrong') : 'close',
    of,
    differences: all.slice(0, MOST_DIFFERENCES),
  };
}

interface Counted {
  readonly text: string;
  readonly n: number;
}

/** How often each fact came true, whatever its amount. How a match ended is counted apart. */
function factsOf(odds: Odds, viewer: Viewer): ReadonlyMap<string, Counted> {
  return new Map(
    odds.facts
      .filter(({ ends }) => ends !== true)
      .map(({ p, tone, fact }) => {
        const { n: _, ...params } = fact.params ?? {};
        const text = viewer.text(fact).replace(/\.$/, '');
        return [JSON.stringify([fact.key, params, tone]), { text, n: Math.round(p * odds.samples) }] as const;
      }),
  );
}

/** The greatest first. */
function differences(done: ReadonlyMap<string, Counted>, instead: ReadonlyMap<string, Counted>): Difference[] {
  const kinds = [...new Set([...done.keys(), ...instead.keys()])];
  return kinds
    .map((kind) => {
      const [one, other] = [done.get(kind), instead.get(kind)];
      return { text: (one ?? other)?.text ?? '', done: one?.n ?? 0, instead: other?.n ?? 0 };
    })
    .sort((a, b) => Math.abs(b.done - b.instead) - Math.abs(a.done - a.instead));
}
