export { rulesOf } from './book.ts';
export type { RuleEntry } from './entry.ts';
export { gameOfRule, type RuleGame, type RuleOf } from './games.ts';
export type { HowTo } from './how-to/how-to.ts';
export { howToPlay } from './how-to/index.ts';
export { RULE_PREFIX, type RuleId } from './ids.ts';
export { TOPICS } from './topics.ts';
