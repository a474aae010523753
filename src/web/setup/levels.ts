import { worded } from './schema.ts';

const LEVELS: Readonly<Record<string, string>> = { easy: 'Easy', greedy: 'Fair', lookahead: 'Hard' };

/** How well a bot plays, for people: the same three levels in every game. */
export const levelOf = (bot: string): string => LEVELS[bot] ?? worded(bot);
