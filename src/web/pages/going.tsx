import { Fragment, type ReactNode, useEffect, useState } from 'react';
import type { MatchCard } from '../../wire/index.ts';
import { entryOf } from '../catalogue.ts';
import { download, recordName } from '../match/keeping/share-file.ts';
import { type Kept, shelf } from '../match/keeping/shelf.ts';
import { api } from '../net/api.ts';
import { useServer } from '../net/server.ts';
import { linkTo } from '../router.ts';
import { ago } from '../ui/ago.ts';

/** Matches to go on with: those of this browser, and those with friends. Where somebody here is asked comes first. */
export function Continue() {
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
        {[true, false].map((mine) => (
          <Fragment key={String(mine)}>
            {going
              .filter(({ myTurn }) => myTurn.length > 0 === mine)
              .map((card) => (
                <RemoteRow key={card.id} card={card} />
              ))}
            {kept
              .filter((one) => isMyTurn(one) === mine)
              .map((one) => (
                <KeptRow key={one.id} kept={one} onRemove={() => void remove(one.id)} />
              ))}
          </Fragment>
        ))}
      </ul>
    </section>
  );
}

/** Tables of others that anybody may join or watch; nothing where there are none. */
export function OpenTables() {
  const reach = useServer((now) => now.reach);
  const [open, setOpen] = useState<readonly MatchCard[]>([]);
  useEffect(() => {
    if (reach === 'there') api.lobby().then(setOpen, () => setOpen([]));
  }, [reach]);
  const others = open.filter(({ seats }) => !seats.some(({ mine }) => mine));
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="open-tables">
      <h2 id="open-tables">Open tables</h2>
      <ul className="continue">
        {others.slice(0, MOST_OPEN).map((card) => (
          <RemoteRow key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}
const MOST_OPEN = 4;

const isMyTurn = ({ outcome, myTurn }: Kept): boolean => outcome === null && myTurn === true;

interface RowProps {
  readonly game: string;
  readonly href: string;
  readonly who: ReactNode;
  readonly myTurn: boolean;
  /** What is happening there. */
  readonly what: string;
  readonly when: number;
  readonly children?: ReactNode;
}

function Row({ game, href, who, myTurn, what, when, children }: RowProps) {
  const entry = entryOf(game);
  return (
    <li data-mine={myTurn || undefined}>
      {entry !== undefined && (
        <img className="continue-picture" src={entry.picture} alt="" width={96} height={54} loading="lazy" />
      )}
      <div className="continue-words">
        <a href={href}>
          <b>{entry?.title ?? game}</b> {who}
        </a>
        <p>
          {myTurn && <span className="tag now">Your turn</span>} {what}
        </p>
      </div>
      <time className="hint" dateTime={new Date(when).toISOString()} title={new Date(when).toLocaleString()}>
        {ago(when)}
      </time>
      {children}
    </li>
  );
}

export function RemoteRow({
  card: { id, game, seats, myTurn, status, outcome, lately, updated },
}: {
  card: MatchCard;
}) {
  const others = seats
    .filter(({ mine }) => !mine)
    .map(({ called, kind }) => (kind === 'open' ? 'an open seat' : called));
  return (
    <Row
      game={game}
      href={linkTo('table', id)}
      who={others.length > 0 && `with ${others.join(', ')}`}
      myTurn={myTurn.length > 0}
      what={outcome ?? (status === 'waiting' ? 'Waiting for players' : (lately ?? 'Others decide'))}
      when={updated}
    />
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
    <Row
      game={record.game}
      href={outcome === null ? linkTo('here', id) : linkTo('replay', id)}
      who={
        <>
          {who}
          {whatIf === true && ', what if'}
          {guide !== undefined && (guide.campaign === true ? ', first campaign' : ', first match')}
        </>
      }
      myTurn={outcome === null && myTurn === true}
      what={outcome ?? stands ?? 'Just begun'}
      when={touched}
    >
      <span className="continue-tools">
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
      </span>
    </Row>
  );
}
