import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

const BOTS = { random, greedy } as const satisfies Record<string, Bot>;

export const botNames: readonly string[] = Object.keys(BOTS);

export function createBot(name: string): Bot {
  const bot = Object.hasOwn(BOTS, name) ? BOTS[name as keyof typeof BOTS] : undefined;
  if (bot === undefined) throw new RangeError(`There is no bot ${name}; there are ${botNames.join(', ')}`);
  return bot;
}

export type { Bot, Decision, Thinking } from './bot.ts';
export { answerOfOneAsked, type Bots, interjection, type Move, nextMove } from './turn.ts';
