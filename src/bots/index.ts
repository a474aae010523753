import type { Bot } from './bot.ts';
import { easy } from './easy.ts';
import { greedy } from './greedy.ts';
import { lookahead } from './lookahead.ts';
import { random } from './random.ts';

/** From the weakest to the strongest. */
const BOTS = { random, easy, greedy, lookahead } as const satisfies Record<string, Bot>;

export const botNames: readonly string[] = Object.keys(BOTS);
/** Good company that answers at once: the one to take where nobody has asked for another. */
export const usualBot: string = 'greedy' satisfies keyof typeof BOTS;

export function createBot(name: string): Bot {
  const bot = Object.hasOwn(BOTS, name) ? BOTS[name as keyof typeof BOTS] : undefined;
  if (bot === undefined) throw new RangeError(`There is no bot ${name}; there are ${botNames.join(', ')}`);
  return bot;
}

export { counsel, inWords } from './coach.ts';
export { type Decisive, decisiveMoments } from './moments.ts';
export type { Bot, Decision } from './bot.ts';
export { answerOfOneAsked, type Bots, interjection, isForPeople, type Move, nextMove } from './turn.ts';
