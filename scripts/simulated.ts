/** Many matches of one game between bots, over some of its ready set-ups, on all cores. */
import { type Plan, run, type Tally } from '../src/lab/index.ts';
import type { AnyGame, Json } from '../src/kernel/index.ts';

export interface Simulation {
  readonly game: AnyGame;
  /** The names of ready set-ups. */
  readonly setups: readonly string[];
  readonly bot: string;
  /** Of each set-up. */
  readonly matches: number;
  readonly seed: string;
}

/** The tally of each set-up by its name; says how far it has come on the way. */
export async function simulated({ game, setups, bot, matches, seed }: Simulation): Promise<Record<string, Tally>> {
  const tallies: Record<string, Tally> = {};
  for (const name of setups) {
    const setup = (game.examples as Record<string, Json>)[name] as Json;
    const bots = game.seating(setup).map(() => bot);
    const plan: Plan = { game: game.id, setup, bots, seed: `${seed} ${name}`, matches };
    const tally = await run(plan);
    tallies[name] = tally;
    const won = Object.values(tally.seats)[0]?.won ?? 0;
    console.error(`${name}: ${won} of ${tally.matches} won, ${tally.faults.length} broken`);
  }
  return tallies;
}
