/** Many matches of one game between bots, over some of its ready set-ups, on all cores. */
import { type Plan, runAll, type Tally } from '../src/lab/index.ts';
import type { AnyGame, Json } from '../src/kernel/index.ts';

export interface Simulation {
  readonly game: AnyGame;
  /** The names of ready set-ups. */
  readonly setups: readonly string[];
  readonly bot: string;
  /** Of each set-up. */
  readonly matches: number;
  readonly seed: string;
  /** As many as there are cores, unless it is said. */
  readonly threads?: number | undefined;
  /** Told of each set-up as soon as it is done. */
  readonly finished?: (setup: string, tally: Tally) => void;
}

/** The tally of each set-up by its name; says how far it has come on the way. */
export async function simulated(simulation: Simulation): Promise<Record<string, Tally>> {
  const { game, setups, bot, matches, seed, threads, finished } = simulation;
  const plans = setups.map((name): Plan => {
    const setup = (game.examples as Record<string, Json>)[name];
    if (setup === undefined) throw new RangeError(`There is no ready set-up ${name}`);
    return { game: game.id, setup, bots: game.seating(setup).map(() => bot), seed: `${seed} ${name}`, matches };
  });
  const tallies = await runAll(plans, {
    ...(threads === undefined ? undefined : { threads }),
    finished(i, tally) {
      const name = setups[i] ?? '';
      console.error(`${name}: ${wonIn(tally)} of ${tally.matches} won, ${tally.faults.length} broken`);
      finished?.(name, tally);
    },
  });
  return Object.fromEntries(tallies.map((tally, i) => [setups[i] ?? '', tally]));
}

/** Everybody wins or loses together: any seat will do. */
export const wonIn = ({ seats }: Tally): number => Object.values(seats)[0]?.won ?? 0;
