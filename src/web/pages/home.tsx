import { useState } from 'react';
import { CATALOGUE, type CatalogueEntry } from '../catalogue.ts';
import { go, linkTo } from '../router.ts';
import { Page } from '../ui/page.tsx';
import { Continue, OpenTables } from './going.tsx';
import { ImportMatch } from './import.tsx';

export function HomePage() {
  return (
    <Page title="Holdout">
      <p className="lead">
        Tabletop games after the end of the world, by their real rules. Play alone, around one screen, or with friends
        elsewhere.
      </p>
      <Continue />
      <section aria-labelledby="games">
        <h2 id="games">Games</h2>
        <ul className="games">
          {CATALOGUE.map((entry) => (
            <GameCard key={entry.id} entry={entry} />
          ))}
        </ul>
      </section>
      <OpenTables />
      <section className="doors" aria-labelledby="doors">
        <h2 id="doors">Other ways in</h2>
        <JoinByCode />
        <ImportMatch />
        <p className="row">
          <a className="button" href={linkTo('editor')}>
            Draw a table for miniatures
          </a>{' '}
          <a className="button" href={linkTo('lists')}>
            Build a list for miniatures
          </a>
        </p>
      </section>
      <footer className="credits">
        Icons by the authors of <a href="https://game-icons.net">game-icons.net</a>, CC BY 3.0.
      </footer>
    </Page>
  );
}

function GameCard({
  entry: { id, title, kind, players, lasts, blurb, picture, guide, campaign },
}: {
  entry: CatalogueEntry;
}) {
  return (
    <li className="game-card">
      <div className="game-picture">
        <img src={picture} alt="" width={432} height={243} loading="lazy" decoding="async" />
      </div>
      <div className="game-words">
        <h3>{title}</h3>
        <p className="hint">
          {kind} · {players} · {lasts}
        </p>
        <p>{blurb}</p>
        <p className="row">
          {guide !== undefined && (
            <a className="button primary" href={linkTo('first', id)} aria-label={`Play now: a first match of ${title}`}>
              Play now
            </a>
          )}
          {campaign !== undefined && (
            <a
              className="button"
              href={linkTo('first', id, 'campaign')}
              aria-label={`First campaign of ${title}: it teaches as it goes`}
            >
              First campaign
            </a>
          )}
          <a
            className={guide === undefined ? 'button primary' : 'button'}
            href={linkTo('new', id)}
            aria-label={`New match of ${title}`}
          >
            New match
          </a>
          <a className="button" href={linkTo('rules', id)} aria-label={`Rules of ${title}`}>
            Rules
          </a>
        </p>
      </div>
    </li>
  );
}

export function JoinByCode() {
  const [code, setCode] = useState('');
  return (
    <form
      className="door"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') go('join', code.trim());
      }}
    >
      <label className="field">
        <span>A friend gave you a code</span>
        <input type="text" value={code} autoComplete="off" onChange={(event) => setCode(event.target.value)} />
      </label>
      <button type="submit">Join by code</button>
    </form>
  );
}
