import { useEffect, useState } from 'react';
import { gameOfRule, type RuleEntry, rulesOf } from '../../rules/index.ts';
import { linkTo } from '../router.ts';

/** The ledger's entry for an id, once it is loaded; undefined while loading, null if there is none. */
function useRule(id: string): RuleEntry | null | undefined {
  const [found, setFound] = useState<{ id: string; entry: RuleEntry | null }>();
  useEffect(() => {
    const game = gameOfRule(id);
    if (game === undefined) return setFound({ id, entry: null });
    let wanted = true;
    void rulesOf(game).then((rules) => {
      if (wanted) setFound({ id, entry: rules.find((rule) => rule.id === id) ?? null });
    });
    return () => {
      wanted = false;
    };
  }, [id]);
  return found?.id === id ? found.entry : undefined;
}

/** What a rule says, with a link to its place in the rule book. */
export function RuleText({ id }: { id: string }) {
  const rule = useRule(id);
  return (
    <p className="rule-text">
      <RuleLink id={id} /> {rule === undefined ? 'Opening the rule book' : (rule?.text ?? 'Not in the rule book.')}
    </p>
  );
}

function RuleLink({ id }: { id: string }) {
  const game = gameOfRule(id);
  if (game === undefined) return <span className="rule-id">{id}</span>;
  return (
    <a className="rule-id" href={linkTo('rules', game, id)}>
      {id}
    </a>
  );
}
