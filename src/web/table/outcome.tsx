import { useFace } from '../boards/face-context.tsx';
import { linkTo } from '../router.ts';
import { DecisiveMoments } from '../chronicle/moments.tsx';
import { Chronicle } from '../chronicle/story.tsx';
import { useMatch } from '../match/context.tsx';
import { RuleText } from '../ui/rule.tsx';
import { Rematch } from './rematch.tsx';
import { type Verdict, verdictOf } from './verdict.ts';

const VERDICTS: Readonly<Record<Verdict, string>> = { won: 'Won', lost: 'Lost', draw: 'A draw', over: 'Over' };

/** How it ended, and what can be done with the match now. */
export function Ending({ replay }: { replay: string }) {
  const outcome = useMatch((now) => now.outcome);
  const game = useMatch((now) => now.game);
  const players = useMatch((now) => now.players);
  const view = useMatch((now) => now.view);
  const { EndStory } = useFace();
  if (outcome === null) return null;
  const verdict = verdictOf(outcome, players);
  return (
    <section className={`panel ending ${verdict === 'won' || verdict === 'lost' ? verdict : ''}`} role="status">
      <p className="eyebrow">{VERDICTS[verdict]}</p>
      <h2 className="question">{outcome.text}</h2>
      <details className="why">
        <summary>Why is it over?</summary>
        <RuleText id={outcome.rule} />
      </details>
      {EndStory !== undefined && <EndStory view={view} />}
      <Chronicle />
      <DecisiveMoments />
      <p className="row">
        <a className="button primary" href={replay}>
          Replay and verify
        </a>
        <a className="button" href={linkTo('new', game)}>
          Play again
        </a>
        <Rematch />
      </p>
    </section>
  );
}
