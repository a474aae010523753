import { useState } from 'react';
import type { Json, Seat } from '../../kernel/index.ts';
import type { TableView } from '../../wire/index.ts';
import { usualBot } from '../../bots/index.ts';
import { entryOf } from '../catalogue.ts';
import { useFace } from '../boards/face-context.tsx';
import { useMatch } from '../match/context.tsx';
import type { RemoteSource } from '../match/sources/remote.ts';
import { api } from '../net/api.ts';
import { sayMe, useServer } from '../net/server.ts';
import { fullLink } from '../router.ts';
import { CopyLink } from '../ui/copy.tsx';
import { language } from '../words/words.ts';
import { AboutMatch } from './about-match.tsx';
import { QrCode } from './qr-code.tsx';

/** A table that waits for players: who is there, how to ask others in, and how to sit down. */
export function Invitation({ source, linkKey }: { source: RemoteSource; linkKey: string | null }) {
  const table = useMatch((now) => now.table);
  const me = useServer((now) => now.me);
  const [name, setName] = useState(me?.name ?? '');
  const [complaint, setComplaint] = useState<string | null>(null);
  /** What I would bring to a seat in place of what the set-up has for it. */
  const [lists, setLists] = useState<Readonly<Record<Seat, Json>>>({});
  const { Bring } = useFace();
  if (table === null) return null;
  const seated = table.seats.some(({ mine }) => mine);
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    try {
      setComplaint(null);
      await act();
    } catch (error) {
      setComplaint(error instanceof Error ? error.message : String(error));
    }
  };
  const sit = (seat: Seat): void =>
    void attempt(async () => {
      if (me === null) await sayMe({ name });
      const list = lists[seat];
      const how = {
        ...(linkKey === null ? undefined : { key: linkKey }),
        ...(list === undefined ? undefined : { list }),
      };
      source.take(await api.join(source.id, { seat, ...how }));
    });
  return (
    <>
      <Inviting table={table} seated={seated} />
      {!seated && me === null && (
        <label className="field">
          <span>Your name</span>
          <input type="text" maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />
        </label>
      )}
      {!seated && name.trim() === '' && <p className="hint">Say your name first; then you can sit down.</p>}
      <ul className="chairs">
        {table.seats.map(({ seat, called, kind, mine }) => (
          <li key={seat} className="chair">
            <b>{called}</b>
            <span className="hint">{mine ? 'You' : kind === 'open' ? 'Open' : kind === 'bot' ? 'Bot' : 'Taken'}</span>
            {Bring !== undefined && (mine || (kind === 'open' && !seated)) && (
              <Bring
                setup={table.setup}
                seat={seat}
                list={lists[seat] ?? null}
                onChange={(list) => {
                  if (!mine) return setLists({ ...lists, [seat]: list });
                  void attempt(async () => source.take(await api.join(source.id, { seat, list })));
                }}
              />
            )}
            {kind === 'open' && !seated && (
              <button type="button" className="primary" disabled={name.trim() === ''} onClick={() => sit(seat)}>
                Sit here
              </button>
            )}
            {kind === 'person' && !mine && table.host && (
              <button
                type="button"
                onClick={() => void attempt(async () => source.take(await api.arrange(source.id, seat, null)))}
              >
                Free this seat
              </button>
            )}
            {kind === 'open' && table.host && (
              <button
                type="button"
                onClick={() => void attempt(async () => source.take(await api.arrange(source.id, seat, usualBot)))}
              >
                Give it to a bot
              </button>
            )}
          </li>
        ))}
      </ul>
      {table.keys !== null && (
        <section aria-labelledby="invite">
          <h2 id="invite">Ask friends in</h2>
          <p>Tell them the code or send them the link. The match begins by itself once every seat is taken.</p>
          {table.keys.code !== null && (
            <p>
              Code: <b className="code">{table.keys.code}</b>
            </p>
          )}
          {isThisMachine() && (
            <p className="hint">
              This page was opened as {location.host}, which only this computer understands. For a friend in the same
              network, open Holdout under the address that it printed when it started; the code works from there too.
            </p>
          )}
          {!seated && (
            <p>
              This screen shows the table. Everybody who points a phone at the code has their own things and decisions
              there.
            </p>
          )}
          <QrCode link={fullLink('table', source.id, table.keys.player, ...(seated ? [] : ['hand']))} />
          <p className="row">
            <CopyLink
              label="Copy the link for players"
              link={async () => await Promise.resolve(fullLink('table', source.id, table.keys?.player ?? ''))}
            />
            <CopyLink
              label="Copy the link for spectators"
              link={async () => await Promise.resolve(fullLink('table', source.id, table.keys?.spectator ?? ''))}
            />
          </p>
        </section>
      )}
      {complaint !== null && (
        <p className="complaint" role="alert">
          {complaint}
        </p>
      )}
      <AboutMatch game={table.game} setup={table.setup} dice={table.dice} />
    </>
  );
}

/** Which game, how long it takes, and who asks me in. */
function Inviting({ table: { game, seats }, seated }: { table: TableView; seated: boolean }) {
  const entry = entryOf(game);
  if (entry === undefined) return null;
  const there = seats.flatMap(({ kind, mine, name }) => (kind === 'person' && !mine && name !== null ? [name] : []));
  return (
    <div className="inviting">
      <img src={entry.picture} alt="" width={432} height={243} />
      <div>
        {!seated && there.length > 0 && (
          <p className="lead">
            {new Intl.ListFormat(language, { type: 'conjunction' }).format(there)}{' '}
            {there.length === 1 ? 'asks you in.' : 'ask you in.'}
          </p>
        )}
        <p>{entry.blurb}</p>
        <p className="hint">
          {entry.kind} · {entry.players} · {entry.lasts}
        </p>
      </div>
    </div>
  );
}

const isThisMachine = (): boolean => /^(localhost|127\.|\[::1\])/.test(location.hostname);
