import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { FaceProvider } from '../boards/face-context.tsx';
import type { GameFace } from '../boards/face.ts';
import { entryOf, loadGame, loadFace } from '../catalogue.ts';
import type { GuideNotes } from '../guide/trail.ts';
import { MatchProvider } from '../match/context.tsx';
import { Controller } from '../match/controller.ts';
import { LocalSource } from '../match/sources/local.ts';
import { shelf } from '../match/keeping/shelf.ts';
import { takenUp } from '../match/sources/taken-up.ts';
import { linkTo } from '../router.ts';
import { LocalTools } from '../table/tools.tsx';
import { MatchTable } from '../table/table.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { useTitle } from '../ui/page.tsx';

/** A match that lives in this browser. */
export default function HerePage({ id }: { id: string }) {
  const load = useMemo(
    () => async () => {
      const kept = await shelf.get(id);
      if (kept === undefined) throw new Error('This browser does not have that match.');
      const [game, face] = await Promise.all([loadGame(kept.record.game), loadFace(kept.record.game)]);
      const notes = kept.guide === undefined ? null : await guided(kept.record.game, kept.guide);
      return { kept, game, face, notes, taken: takenUp(game, kept) };
    },
    [id],
  );
  return (
    <main>
      <Loaded load={load}>
        {({ kept, game, face, notes, taken }) => (
          <Here
            start={() => new LocalSource(game, kept, taken, face.stands)}
            face={face}
            game={game.id}
            notes={notes}
          />
        )}
      </Loaded>
    </main>
  );
}

/** What stands above the decisions of a first match; loaded for nobody else. */
type Notices = (source: LocalSource) => ReactNode;

async function guided(game: string, notes: GuideNotes): Promise<Notices | null> {
  const load = notes.campaign === true ? entryOf(game)?.campaign : entryOf(game)?.guide;
  const [{ GuideCard }, guide] = await Promise.all([import('../guide/card.tsx'), load?.()]);
  if (guide === undefined) return null;
  return (source) => (
    <GuideCard guide={guide} notes={notes} onNotes={(now) => void source.keepGuide({ ...notes, ...now })} />
  );
}

interface HereProps {
  readonly start: () => LocalSource;
  readonly face: GameFace;
  readonly game: string;
  readonly notes: Notices | null;
}

function Here({ start, face, game, notes }: HereProps) {
  const [opened, setOpened] = useState<{ source: LocalSource; controller: Controller } | null>(null);
  const title = entryOf(game)?.title ?? game;
  useTitle(title);
  useEffect(() => {
    const source = start();
    const controller = new Controller(source, notes === null ? face.concerns : undefined);
    setOpened({ source, controller });
    return () => controller.close();
    // The match is opened once; afterwards it lives in the controller.
  }, []);
  const notices = useMemo(() => (opened === null || notes === null ? null : notes(opened.source)), [opened, notes]);
  if (opened === null) return null;
  const { source, controller } = opened;
  return (
    <FaceProvider value={face}>
      <MatchProvider value={controller}>
        <MatchTable title={title} tools={<LocalTools />} replay={linkTo('replay', source.id)} notices={notices} />
      </MatchProvider>
    </FaceProvider>
  );
}
