import { availableParallelism } from 'node:os';
import type { AnyGame } from '../../kernel/index.ts';
import { Problem } from '../problem.ts';
import type { Settings } from '../options.ts';
import { Desk } from './desk.ts';
import { Lane, type LaneOptions } from './lane.ts';
import { type LaneName, Pace } from './pace.ts';
import { Playroom } from './playroom.ts';
import { calmHelpers } from './priority.ts';
import type { Load, Loaded, Made, Make, Thought, Whole } from './tasks.ts';
import type { Given, Gives, TaskName } from './orders.ts';
import { Beside, Gone, Here, TooLong } from './thread.ts';

type Kind = LaneName | 'thinking';

/** One core stays for those who play. */
const CORES = Math.max(1, availableParallelism() - 1);
/** How many calls of one person may wait: odds of every option that is shown, and matches that all bots move in. */
const QUEUE = 200;
const TRIES = 8;
const MOST_MAKERS = 10_000;

const NICE: Readonly<Record<Kind, number>> = { quick: 0, fresh: 5, thinking: 15, heavy: 19 };
const MEGABYTES: Readonly<Record<Kind, number>> = { quick: 1024, fresh: 512, thinking: 256, heavy: 512 };

/**
 * Matches are played, and bots think, in threads beside the one that serves everybody. See docs/decisions/0007-threads.md.
 */
export class Threads {
  readonly #lanes: Readonly<Record<Kind, Lane>>;
  /** How long it took to make the last matches of each person. */
  readonly #makers = new Map<string, Pace>();
  #nextDesk = 1;

  /** Threads know the games themselves; without a module that does, everything is done here. */
  constructor(module: URL | null, games: readonly AnyGame[], { callMillis, thoughtMillis }: Settings) {
    if (module !== null) calmHelpers();
    const here = module === null ? new Here(new Playroom(games)) : null;
    const lane = (kind: Kind, options: Omit<LaneOptions, 'open'>): Lane =>
      new Lane({
        ...options,
        open: (onFree) => here ?? new Beside(module as URL, kind, NICE[kind], MEGABYTES[kind], onFree),
      });
    const queue = QUEUE;
    this.#lanes = {
      quick: lane('quick', { most: CORES, kept: 1, window: 16, patience: 25, limitMillis: 1000, queue: 2000 }),
      fresh: lane('fresh', { most: 1, kept: 1, window: 1, patience: 200, limitMillis: 2000, queue }),
      heavy: lane('heavy', { most: CORES + 1, kept: 0, window: 1, patience: null, limitMillis: callMillis, queue }),
      thinking: lane('thinking', {
        most: CORES,
        kept: 0,
        window: 1,
        patience: null,
        limitMillis: thoughtMillis,
        queue,
      }),
    };
  }

  /** For the measures: how many threads there are, and how many calls wait for one. */
  get gauges(): { readonly threads: number; readonly waiting: number } {
    const lanes = Object.values(this.#lanes);
    const sum = (of: (lane: Lane) => number): number => lanes.reduce((total, lane) => total + of(lane), 0);
    return { threads: sum((lane) => lane.threads), waiting: sum((lane) => lane.waiting) };
  }

  async make(person: string, pace: Pace, given: Omit<Make, 'desk'>): Promise<{ made: Made; desk: Desk }> {
    const maker = this.#makerOf(person);
    const { value, desk, millis } = await this.#seated(
      person,
      pace,
      (number) => ['make', { ...given, desk: number }],
      maker,
    );
    maker.took(millis);
    return { made: value as Made, desk: desk((value as Made).change.standing) };
  }

  /** Somebody whose last matches took long to make does not keep others waiting who make theirs. */
  #makerOf(person: string): Pace {
    if (this.#makers.size > MOST_MAKERS) this.#makers.clear();
    const maker = this.#makers.get(person) ?? new Pace();
    this.#makers.set(person, maker);
    return maker;
  }

  /** Null: today's rules cannot go on with it. */
  async load(person: string, pace: Pace, given: Omit<Load, 'desk'>): Promise<{ loaded: Loaded; desk: Desk } | null> {
    const { value, desk } = await this.#seated(person, pace, (number) => ['load', { ...given, desk: number }]);
    return value === null ? null : { loaded: value as Loaded, desk: desk((value as Loaded).standing) };
  }

  /** In the lane where it belongs; what is stopped there is tried once more where there is time. */
  async #seated<K extends 'make' | 'load'>(
    person: string,
    pace: Pace,
    task: (desk: number) => [K, Given<K>],
    maker: Pace | null = null,
  ) {
    for (
      let tries = 0, lane: LaneName = maker?.isHeavy === true ? 'heavy' : pace.laneAfter(null);
      tries < TRIES;
      tries++
    ) {
      const number = this.#nextDesk++;
      const [name, given] = task(number);
      try {
        const { value, millis, thread } = await this.#lanes[lane].run(person, null, name, given);
        pace.took(millis);
        return {
          value,
          millis,
          desk: (standing: Loaded['standing']) => new Desk(this.#lanes, lane, thread, number, pace, standing),
        };
      } catch (error) {
        // Another call has ended the thread in which this one waited.
        if (error instanceof Gone) continue;
        if (!(error instanceof TooLong)) throw error;
        pace.gaveUp();
        maker?.gaveUp();
        if (lane === 'heavy') break;
        lane = 'heavy';
      }
    }
    throw tookTooLong();
  }

  /** Moves a match into the lane where it belongs by now. */
  async moved(person: string, desk: Desk, given: Pick<Load, 'terms' | 'seats' | 'isOver'>): Promise<Desk> {
    const { isBehind, ...text } = await desk.leave(person);
    const boundary = { ...text, seq: desk.standing.seq, isStored: !isBehind };
    const found = await this.load(person, desk.pace, { ...given, boundary, rows: [] });
    if (found === null) throw new Error('A match could not be moved');
    return found.desk;
  }

  record(person: string, whole: Whole): Promise<string> {
    return this.#anywhere('fresh', person, 'record', whole);
  }

  /** Bots, odds and advice: what takes too long is stopped. */
  async think<K extends 'move' | 'odds' | 'advice'>(
    person: string,
    name: K,
    given: Given<K> & Thought,
  ): Promise<Gives<K>> {
    return this.#anywhere('thinking', person, name, given);
  }

  async #anywhere<K extends TaskName>(lane: Kind, person: string, name: K, given: Given<K>): Promise<Gives<K>> {
    return (await this.#lanes[lane].run(person, null, name, given)).value;
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.#lanes).map((lane) => lane.close()));
  }
}

export const tookTooLong = (): Problem => new Problem('too-slow', 'This took too long; nothing has changed');
