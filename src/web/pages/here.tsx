import { useEffect, useMemo, useState } from 'react';
import { FaceProvider } from '../boards/face-context.tsx';
import type { GameFace } from '../boards/face.ts';
import { entryOf, loadGame, loadFace } from '../catalogue.ts';
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
      return { kept, game, face, taken: takenUp(game, kept) };
    },
    [id],
  );
  return (
    <main>
      <Loaded load={load}>
        {({ kept, game, face, taken }) => (
          <Here start={() => new LocalSource(game, kept, taken)} face={face} game={game.id} />
        )}
      </Loaded>
    </main>
  );
}

function Here({ start, face, game }: { start: () => LocalSource; face: GameFace; game: string }) {
  const [controller, setController] = useState<Controller | null>(null);
  const title = entryOf(game)?.title ?? game;
  useTitle(title);
  useEffect(() => {
    const made = new Controller(start());
    setController(made);
    return () => made.close();
    // The match is opened once; afterwards it lives in the controller.
  }, []);
  if (controller === null) return null;
  return (
    <FaceProvider value={face}>
      <MatchProvider value={controller}>
        <MatchTable title={title} tools={<LocalTools />} replay={linkTo('replay', controller.source.id)} />
      </MatchProvider>
    </FaceProvider>
  );
}
