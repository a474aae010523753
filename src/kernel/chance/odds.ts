import { Seeded } from './chance.ts';
import { seedWords } from '../data/hash.ts';
import type { Match } from '../match/match.ts';
import type { Message } from '../asking/message.ts';
import type { Answer, Refusal, Seat } from '../asking/request.ts';
import { Unwalkable, Walk } from './walk.ts';

/** How the seat that answers will like it. */
export type Tone = 'good' | 'bad' | 'even';

/** One thing that an answer has led to. */
export interface Fact<K extends string = string> extends Message<K> {
  readonly tone: Tone;
  /** How much or how many, for the gap `{n}`. Facts that differ in nothing else are one fact, more or less of it. */
  readonly n?: number;
  /** The answer says it already, so odds tell it only where chance decides whether it comes true. */
  readonly stated?: true;
}

export interface Odds {
  /** Whether every result of chance was walked through; otherwise it was sampled, `samples` times. */
  readonly exact: boolean;
  readonly samples: number;
  /** Everything that can come of it, the likeliest first. An outcome without facts changes nothing worth telling. */
  readonly outcomes: readonly { readonly p: number; readonly facts: readonly Message[] }[];
  /** Each fact by itself with its probability: first how the match may end, last what the answer says itself. */
  readonly facts: readonly Likely[];
  /** Dice fall or something hidden is shown on the way, so it cannot be taken back freely. */
  readonly reveals: boolean;
}

/** A fact and how likely it is; where its amount varies, `n` in its message is a range. */
export interface Likely {
  readonly p: number;
  readonly tone: Tone;
  readonly fact: Message;
  /** The match ends so. */
  readonly ends?: true;
}

export type Weighed = { readonly ok: true; readonly odds: Odds } | { readonly ok: false; readonly refusal: Refusal };

export type Measure<S> = (before: S, after: S, seat: Seat) => readonly Fact[];

export interface OddsOptions<S> {
  /** What an answer has led to; by default the game's own measure. */
  readonly measure?: Measure<S>;
  /** How many ways are walked at most before sampling. */
  readonly bound?: number;
  readonly samples?: number;
}

/**
 * The distribution of what `answer` leads to by the end of the step, or for as long as the game says that it goes on, as far
 * as `seat` can know. Questions that come up on the way are answered as the game's `follow` suggests. An answer that is not
 * legal is refused, as it would be if it were given.
 */
export function odds<S>(match: Match<S>, seat: Seat, answer: Answer, options: OddsOptions<S> = {}): Weighed {
  const { measure = match.game.measure?.bind(match.game) ?? (() => []), bound = 4000, samples = 400 } = options;
  const refusal = match.refusal(seat, answer);
  if (refusal !== null) return { ok: false, refusal };
  const few = match.request === null ? null : (match.game.samples?.(match.state, match.request, answer) ?? null);
  if (few === 0) return { ok: true, odds: NO_ODDS };
  const walked = new Tally(match, seat, measure);
  const ways = few === null ? walk(match, seat, answer, bound, walked) : null;
  if (ways !== null) return { ok: true, odds: walked.odds(true, ways) };
  const tries = Math.min(few ?? samples, samples);
  const sampled = new Tally(match, seat, measure);
  sample(match, seat, answer, tries, sampled);
  return { ok: true, odds: sampled.odds(false, tries) };
}

/** What several ends of one match have come to for `seat`, each as likely as the others: told as the odds of an answer are. */
export function oddsOver<S>(match: Match<S>, seat: Seat, ends: readonly Match<S>[]): Odds {
  const tally = new Tally(match, seat, match.game.measure?.bind(match.game) ?? (() => []));
  for (const end of ends) tally.count(end, 1 / ends.length);
  return tally.odds(false, ends.length);
}

/** What is tried no more often than this takes long each time: a whole battle. */
const HANDFUL = 20;

/** Whether the odds of an answer take seconds to work out: nobody does that unasked, or for others. */
export function oddsTakeLong<S>({ game, state, request }: Match<S>, answer: Answer): boolean {
  const tries = request === null ? null : (game.samples?.(state, request, answer) ?? null);
  return tries !== null && tries > 0 && tries <= HANDFUL;
}

/** Of an answer to which odds do not apply. */
const NO_ODDS: Odds = { exact: true, samples: 1, outcomes: [{ p: 1, facts: [] }], facts: [], reveals: false };

interface Ending extends Fact {
  readonly ends: true;
}

interface Outcome {
  p: number;
  readonly facts: readonly Fact[];
}

/** Adds up what the ways of an answer lead to. */
class Tally<S> {
  readonly #match: Match<S>;
  readonly #seat: Seat;
  readonly #measure: Measure<S>;
  readonly #outcomes = new Map<string, Outcome>();
  #reveals = false;

  constructor(match: Match<S>, seat: Seat, measure: Measure<S>) {
    this.#match = match;
    this.#seat = seat;
    this.#measure = measure;
  }

  count(after: Match<S>, p: number): void {
    if (after.revealedAt > this.#match.answered) this.#reveals = true;
    const facts = [...this.#ending(after), ...this.#measure(this.#match.state, after.state, this.#seat)];
    const key = JSON.stringify(facts);
    const found = this.#outcomes.get(key);
    if (found === undefined) this.#outcomes.set(key, { p, facts });
    else found.p += p;
  }

  /** How the match has ended, in the game's own words. */
  #ending({ outcome }: Match<S>): Ending[] {
    if (outcome === null) return [];
    const { key, params, won, lost } = outcome;
    const tone = won.includes(this.#seat) ? 'good' : lost.includes(this.#seat) ? 'bad' : 'even';
    return [{ key, params, tone, ends: true }];
  }

  odds(exact: boolean, samples: number): Odds {
    const told = withoutStated([...this.#outcomes.values()]).sort((a, b) => b.p - a.p);
    return {
      exact,
      samples,
      outcomes: told.map(({ p, facts }) => ({ p, facts: facts.map((fact) => said(fact)) })),
      facts: likelihoods(told),
      reveals: this.#reveals,
    };
  }
}

const said = ({ key, params, n }: Fact, amount: number | string | undefined = n): Message => {
  const all = amount === undefined ? params : { ...params, n: amount };
  return all === undefined ? { key } : { key, params: all };
};

/** What makes two facts the same one, whatever their amounts. */
const kindOf = ({ key, params, tone }: Fact): string => JSON.stringify([key, params ?? {}, tone]);

/** Leaves out what the answer says and what comes true on every way, the same every time. */
function withoutStated(outcomes: readonly Outcome[]): Outcome[] {
  const ways = new Map<string, number>();
  const sure = (fact: Fact): string => JSON.stringify(fact);
  for (const { facts } of outcomes) {
    for (const fact of facts) if (fact.stated === true) ways.set(sure(fact), (ways.get(sure(fact)) ?? 0) + 1);
  }
  const merged = new Map<string, Outcome>();
  for (const { p, facts } of outcomes) {
    const told = facts.filter((fact) => ways.get(sure(fact)) !== outcomes.length);
    const key = JSON.stringify(told);
    const found = merged.get(key);
    if (found === undefined) merged.set(key, { p, facts: told });
    else found.p += p;
  }
  return [...merged.values()];
}

function likelihoods(outcomes: readonly Outcome[]): Likely[] {
  const found = new Map<string, { p: number; fact: Fact; least: number; most: number }>();
  for (const { p, facts } of outcomes) {
    for (const fact of facts) {
      const { n = 0 } = fact;
      const kind = kindOf(fact);
      const known = found.get(kind);
      if (known === undefined) found.set(kind, { p, fact, least: n, most: n });
      else Object.assign(known, { p: known.p + p, least: Math.min(known.least, n), most: Math.max(known.most, n) });
    }
  }
  const rank = (fact: Fact): number => ('ends' in fact ? 0 : fact.stated === true ? 2 : 1);
  return [...found.values()]
    .sort((a, b) => rank(a.fact) - rank(b.fact) || b.p - a.p)
    .map(({ p, fact, least, most }) => ({
      p: Math.min(1, p),
      tone: fact.tone,
      fact: said(fact, fact.n === undefined || least === most ? fact.n : `${least}–${most}`),
      ...('ends' in fact && { ends: true as const }),
    }));
}

/** Every way, each counted with its probability: how many there were, or null where they cannot all be walked. */
function walk<S>(match: Match<S>, seat: Seat, answer: Answer, bound: number, tally: Tally<S>): number | null {
  const chance = new Walk(bound);
  let ways = 0;
  try {
    do {
      ways++;
      const fork = match.fork({ pause: true });
      fork.useChance(chance);
      // What the seat cannot know is a matter of chance too: hidden hands are walked through like dice.
      match.game.redeal(fork.state, seat, chance);
      playOut(match, fork, seat, answer);
      tally.count(fork, chance.weight);
    } while (chance.next());
    return ways;
  } catch (error) {
    if (error instanceof Unwalkable) return null;
    throw error;
  }
}

function sample<S>(match: Match<S>, seat: Seat, answer: Answer, samples: number, tally: Tally<S>): void {
  const luck = new Seeded(seedWords(`odds ${match.answered}`));
  for (let i = 0; i < samples; i++) {
    const imagined = match.imagine(seat, someWords(luck), { pause: true });
    imagined.useChance(new Seeded(someWords(luck)));
    playOut(match, imagined, seat, answer);
    tally.count(imagined, 1 / samples);
  }
}

const WORD = 0x1_0000_0000;
const someWords = (luck: Seeded): number[] => [0, 0, 0, 1].map((least) => luck.below(WORD) | least);

const FOLLOW_UPS = 100;

/**
 * Gives the answer, and then sensible ones to whatever is asked before the step ends, where `fork` pauses; and goes on into the
 * next step while the game says that what was set off is not over.
 */
function playOut<S>(match: Match<S>, fork: Match<S>, seat: Seat, answer: Answer): void {
  const { game, state } = match;
  fork.answer(seat, answer);
  for (let i = 0; i < FOLLOW_UPS; i++) {
    if (fork.isPaused) {
      if (game.goesOn?.(state, fork.state) !== true) return;
      fork.goOn();
      continue;
    }
    if (fork.request === null) return;
    const asked = fork.waitingFor[0] as Seat;
    const next = game.follow?.(fork.state, fork.request, asked) ?? null;
    if (next === null || !fork.answer(asked, next).ok) return;
  }
}
