import { useMemo } from 'react';
import { linkTo } from '../router.ts';
import { say } from '../words/words.ts';
import { Loaded } from '../ui/loaded.tsx';
import { entryOf } from '../catalogue.ts';

/** The game in five minutes, above its rules. */
export function HowToPlay({ game, open }: { game: string; open: boolean }) {
  const picture = entryOf(game)?.picture;
  const load = useMemo(() => async () => (await entryOf(game)?.howTo?.()) ?? null, [game]);
  return (
    <Loaded load={load}>
      {(how) =>
        how !== null && (
          <details className="how-to" open={open}>
            <summary>How to play, in five minutes</summary>
            <p className="how-to-title" aria-hidden="true">
              {entryOf(game)?.title}
            </p>
            <p className="lead">{say(how.aim)}</p>
            {picture !== undefined && (
              <img className="how-to-picture" src={picture} alt="The table in the middle of a match" loading="lazy" />
            )}
            {how.parts.map(({ title, text }) => (
              <section key={title}>
                <h2>{say(title)}</h2>
                {text.map((paragraph) => (
                  <p key={paragraph}>{say(paragraph)}</p>
                ))}
              </section>
            ))}
            <section>
              <h2>Worth knowing</h2>
              <ul>
                {how.tips.map((tip) => (
                  <li key={tip}>{say(tip)}</li>
                ))}
              </ul>
            </section>
            <p className="row how-to-next">
              <a className="button primary" href={linkTo('new', game)}>
                Play it
              </a>
              <button type="button" onClick={() => print()}>
                Print it on one page
              </button>
            </p>
          </details>
        )
      }
    </Loaded>
  );
}
