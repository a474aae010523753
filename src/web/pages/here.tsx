import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { FaceProvider } from '../boards/face-context.tsx';
import type { GameFace } from '../boards/face.ts';
import { entryOf, loadFace } from '../catalogue.ts';
import type { GuideNotes } from '../guide/trail.ts';
import { MatchProvider } from '../match/context.tsx';
import { Controller } from '../match/controller.ts';
import { LocalSource } from '../match/sources/local.ts';
import { shelf } from '../match/keeping/shelf.ts';
import { linkTo } from '../router.ts';
import { LocalTools } from '../table/tools.tsx';
import { MatchTable } from '../table/table.tsx';
import { Failed, Loaded, OneMoment } from '../ui/loaded.tsx';
import { useTitle } from '../ui/page.tsx';
import { Steps } from '../ui/steps.tsx';

/** A match that lives in this browser. */
export default function HerePage({ id }: { id: string }) {
  const load = useMemo(
    () => async () => {
      const kept = await shelf.get(id);
      if (kept === undefined) throw new Error('This browser does not have that match.');
      const { game, answers } = kept.record;
      const [face, notes] = await Promise.all([
        loadFace(game),
        kept.guide === undefined ? null : guided(game, kept.guide),
      ]);
      return { game, face, notes, answers: answers.length };
    },
    [id],
  );
  return (
    <main>
      <Loaded load={load}>
        {({ game, face, notes, answers }) => (
          <Here key={id} id={id} face={face} game={game} notes={notes} answers={answers} />
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
  readonly id: string;
  readonly face: GameFace;
  readonly game: string;
  readonly notes: Notices | null;
  /** How many answers are played again when it is opened. */
  readonly answers: number;
}

function Here({ id, face, game, notes, answers }: HereProps) {
  const [opened, setOpened] = useState<{ source: LocalSource; controller: Controller } | null>(null);
  const [steps, setSteps] = useState(0);
  const [complaint, setComplaint] = useState<string | null>(null);
  const title = entryOf(game)?.title ?? game;
  useTitle(title);
  useEffect(() => {
    let left = false;
    let close = (): void => undefined;
    LocalSource.open(id, { stands: face.stands, onSteps: setSteps }).then(
      (source) => {
        if (left) return source.close();
        const controller = new Controller(source, notes === null ? face.concerns : undefined);
        close = () => controller.close();
        setOpened({ source, controller });
      },
      (error: unknown) => setComplaint(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      left = true;
      close();
    };
    // The match is opened once; afterwards it lives in the controller.
  }, []);
  const notices = useMemo(() => (opened === null || notes === null ? null : notes(opened.source)), [opened, notes]);
  if (complaint !== null) return <Failed why={complaint} />;
  if (opened === null)
    return steps === 0 ? <OneMoment /> : <Steps words="The match is opened" steps={steps} of={answers} />;
  const { source, controller } = opened;
  return (
    <FaceProvider value={face}>
      <MatchProvider value={controller}>
        <MatchTable title={title} tools={<LocalTools />} replay={linkTo('replay', source.id)} notices={notices} />
      </MatchProvider>
    </FaceProvider>
  );
}
