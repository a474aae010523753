import { type Bot, createBot } from '../bots/index.ts';
import { ProgramBot } from './seat.ts';

export { type Decided, lineOf, questionTo, replyIn, TRIES } from './asking.ts';
export { commandOf, ProgramFault } from './program.ts';

/** A name with a dot or a slash is a program of somebody's own: `./my-bot.py`. */
export const isProgram = (name: string): boolean => /[./\\]/.test(name);

/** One process for each program, whatever number of seats and matches it plays. */
const running = new Map<string, Bot>();

/** A bot of ours by its name, or somebody's own program. */
export function seated(name: string): Bot {
  if (!isProgram(name)) return createBot(name);
  const bot = running.get(name) ?? new ProgramBot(name);
  running.set(name, bot);
  return bot;
}
