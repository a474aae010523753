import { RULE_PREFIX } from './ids.ts';

export type RuleGame = keyof typeof RULE_PREFIX;

/** The game whose ledger would hold this id, going by its prefix. */
export function gameOfRule(id: string): RuleGame | undefined {
  const prefix = id.slice(0, id.indexOf('.'));
  return (Object.keys(RULE_PREFIX) as RuleGame[]).find((game) => RULE_PREFIX[game] === prefix);
}
