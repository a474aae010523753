import { RULE_PREFIX, type RuleId } from './ids.ts';

export type RuleGame = keyof typeof RULE_PREFIX;
/** The rules of one game. */
export type RuleOf<G extends RuleGame> = Extract<RuleId, `${(typeof RULE_PREFIX)[G]}.${string}`>;

/** The game whose ledger would hold this id, going by its prefix. */
export function gameOfRule(id: string): RuleGame | undefined {
  const prefix = id.slice(0, id.indexOf('.'));
  return (Object.keys(RULE_PREFIX) as RuleGame[]).find((game) => RULE_PREFIX[game] === prefix);
}
