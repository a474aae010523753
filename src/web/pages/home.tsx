import { useEffect, useState } from 'react';
import type { MatchCard } from '../../wire/index.ts';
import { CATALOGUE, type CatalogueEntry, entryOf } from '../catalogue.ts';
import { download, recordName } from '../match/keeping/share-file.ts';
import { type Kept, shelf } from '../match/keeping/shelf.ts';
import { useServer } from '../net/server.ts';
import { go, linkTo } from '../router.ts';
import { Page } from '../ui/page.tsx';
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

/** Matches to go on with: those of this browser, and those with friends. */
function Continue() {
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const matches = useServer((now) => now.matches);
  useEffect(() => {
    // A browser that keeps nothing (private windows) has nothing to continue.
    shelf.all().then(setKept, () => setKept([]));
  }, []);
  const remove = async (id: string): Promise<void> => {
    await shelf.remove(id);
    setKept(await shelf.all());
  };
  const going = matches.filter(({ status }) => status === 'playing' || status === 'waiting');
  if (kept.length === 0 && going.length === 0) return null;
  return (
    <section aria-labelledby="continue">
      <h2 id="continue">Go on</h2>
      <ul className="continue">
        {mineFirst(going, ({ myTurn }) => myTurn.length > 0).map((card) => (
          <RemoteRow key={card.id} card={card} />
        ))}
        {mineFirst(kept, ({ outcome, myTurn }) => outcome === null && myTurn === true).map((one) => (
          <KeptRow key={one.id} kept={one} onRemove={() => void remove(one.id)} />
        ))}
      </ul>
    </section>
  );
}

/** Where somebody here is asked comes first; otherwise the order stays. */
const mineFirst = <T,>(list: readonly T[], isMine: (one: T) => boolean): T[] => [
  ...list.filter(isMine),
  ...list.filter((one) => !isMine(one)),
];

export function RemoteRow({ card: { id, game, seats, myTurn, status, outcome, updated } }: { card: MatchCard }) {
  const others = seats
    .filter(({ mine }) => !mine)
    .map(({ called, kind }) => (kind === 'open' ? 'an open seat' : called));
  return (
    <li>
      <a href={linkTo('table', id)}>
        <b>{entryOf(game)?.title ?? game}</b> {others.length > 0 && `with ${others.join(', ')}`}
      </a>
      <span className={myTurn.length > 0 ? 'tag now' : 'hint'}>
        {myTurn.length > 0
          ? 'Your turn'
          : (outcome ?? (status === 'waiting' ? 'Waiting for players' : 'Others decide'))}
      </span>
      <time className="hint" dateTime={new Date(updated).toISOString()}>
        {new Date(updated).toLocaleString()}
      </time>
    </li>
  );
}

function KeptRow({
  kept: { id, record, sitters, outcome, touched, whatIf, stands, myTurn, guide },
  onRemove,
}: {
  kept: Kept;
  onRemove: () => void;
}) {
  const [sure, setSure] = useState(false);
  const title = entryOf(record.game)?.title ?? record.game;
  // The kernel has words for plurals, but the first page does without it.
  const bots = Object.values(sitters).filter(({ kind }) => kind === 'bot').length;
  const people = Object.keys(sitters).length - bots;
  const who = [
    people === 1 ? 'alone' : `${people} at this screen`,
    ...(bots > 0 ? [bots === 1 ? '1 bot' : `${bots} bots`] : []),
  ].join(', ');
  return (
    <li>
      <a href={outcome === null ? linkTo('here', id) : linkTo('replay', id)}>
        <b>{title}</b> {who}
        {whatIf === true && ', what if'}
        {guide !== undefined && (guide.campaign === true ? ', first campaign' : ', first match')}
      </a>
      {outcome === null && myTurn === true && <span className="tag now">Your turn</span>}
      <span className="hint">{outcome ?? stands ?? 'Just begun'}</span>
      <time className="hint" dateTime={new Date(touched).toISOString()}>
        {new Date(touched).toLocaleString()}
      </time>
      <button
        type="button"
        className="quiet"
        aria-label={`Save ${title}, ${who}, as a file`}
        onClick={() => download(recordName(record), record)}
      >
        Save
      </button>
      {sure ? (
        <button type="button" onClick={onRemove}>
          Delete for good
        </button>
      ) : (
        <button type="button" className="quiet" aria-label={`Delete ${title}, ${who}`} onClick={() => setSure(true)}>
          Delete
        </button>
      )}
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
