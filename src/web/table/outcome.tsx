import { linkTo } from '../router.ts';
import { useMatch } from '../match/context.tsx';
import { RuleText } from '../ui/rule.tsx';

/** How it ended, and what can be done with the match now. */
export function Ending({ replay }: { replay: string }) {
  const outcome = useMatch((now) => now.outcome);
  const game = useMatch((now) => now.game);
  if (outcome === null) return null;
  const won = outcome.won.length > 0;
  return (
    <section className={`panel ending ${won ? 'won' : 'lost'}`} role="status">
      <p className="eyebrow">{won ? 'Won' : 'Lost'}</p>
      <h2 className="question">{outcome.text}</h2>
      <details className="why">
        <summary>Why is it over?</summary>
        <RuleText id={outcome.rule} />
      </details>
      <p className="row">
        <a className="button primary" href={replay}>
          Replay and verify
        </a>
        <a className="button" href={linkTo('new', game)}>
          Play again
        </a>
      </p>
    </section>
  );
}
