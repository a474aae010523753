import { useEffect, useMemo, useState } from 'react';
import type { TableView } from '../../wire/index.ts';
import { FaceProvider } from '../boards/face-context.tsx';
import type { GameFace } from '../boards/face.ts';
import { entryOf, loadFace } from '../catalogue.ts';
import { MatchProvider, useMatch } from '../match/context.tsx';
import { Controller } from '../match/controller.ts';
import { RemoteSource } from '../match/sources/remote.ts';
import { api } from '../net/api.ts';
import { refresh } from '../net/server.ts';
import { linkTo } from '../router.ts';
import { setHand, useHand } from '../together/hand.ts';
import { Chat, Heard } from '../together/chat.tsx';
import { Invitation } from '../together/invitation.tsx';
import { Proposals } from '../together/proposals.tsx';
import { RemoteTools } from '../together/tools.tsx';
import { useUnread } from '../together/unread.ts';
import { MatchTable } from '../table/table.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page, useTitle } from '../ui/page.tsx';

interface RemoteProps {
  readonly id: string;
  readonly linkKey: string | null;
  /** The link comes from a big screen: here only one's own things are shown. */
  readonly asHand: boolean;
}

/** A match on a server, with friends elsewhere or in front of spectators. */
export default function RemotePage({ id, linkKey, asHand }: RemoteProps) {
  useEffect(() => {
    if (asHand) setHand(id, true);
  }, [id, asHand]);
  const load = useMemo(
    () => async () => {
      const table = await api.look(id, linkKey);
      return { table, face: await loadFace(table.game) };
    },
    [id, linkKey],
  );
  return <Loaded load={load}>{({ table, face }) => <Remote table={table} linkKey={linkKey} face={face} />}</Loaded>;
}

function Remote({ table, linkKey, face }: { table: TableView; linkKey: string | null; face: GameFace }) {
  const [open, setOpen] = useState<{ source: RemoteSource; controller: Controller } | null>(null);
  useEffect(() => {
    const source = new RemoteSource(table, linkKey);
    const controller = new Controller(source, face.concerns);
    setOpen({ source, controller });
    return () => {
      controller.close();
      void refresh();
    };
  }, [table, linkKey]);
  if (open === null) return null;
  return (
    <FaceProvider value={face}>
      <MatchProvider value={open.controller}>
        <RemoteTable source={open.source} linkKey={linkKey} />
      </MatchProvider>
    </FaceProvider>
  );
}

function RemoteTable({ source, linkKey }: { source: RemoteSource; linkKey: string | null }) {
  const game = useMatch((now) => now.game);
  const waiting = useMatch((now) => now.table?.status === 'waiting');
  const seated = useMatch((now) => now.players.some(({ mine }) => mine));
  const players = useMatch((now) => now.players);
  const talk = useUnread(
    source,
    players.flatMap(({ mine, seat }) => (mine ? [seat] : [])),
  );
  const isHand = useHand(source.id) && seated;
  const title = entryOf(game)?.title ?? game;
  useTitle(title);
  if (waiting) {
    return (
      <Page title={`${title} waits for players`}>
        <Invitation source={source} linkKey={linkKey} />
      </Page>
    );
  }
  return (
    <main>
      <MatchTable
        title={title}
        hand={isHand}
        tools={<RemoteTools source={source} />}
        replay={linkTo('replay', source.id)}
        more={[
          {
            name: 'Talk',
            body: <Chat source={source} seated={seated} />,
            unread: talk.unread.length,
            onSeen: talk.onSeen,
          },
        ]}
        notices={
          <>
            <Proposals source={source} />
            <Heard line={talk.unread.at(-1)} onSeen={talk.onSeen} />
          </>
        }
      />
    </main>
  );
}
