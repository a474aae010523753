import { useEffect, useMemo, useState } from 'react';
import { botNames } from '../../bots/index.ts';
import type { AnyGame, MatchRecord } from '../../kernel/index.ts';
import { FaceProvider, useFace } from '../boards/face-context.tsx';
import type { GameFace } from '../boards/face.ts';
import { entryOf, loadGame, loadFace } from '../catalogue.ts';
import { FoughtStory } from '../chronicle/story.tsx';
import { MatchProvider, useMatch } from '../match/context.tsx';
import { Controller } from '../match/controller.ts';
import { allHere, keepRecord } from '../match/sources/import.ts';
import { download, recordName } from '../match/keeping/share-file.ts';
import { packed, unpacked } from '../match/keeping/share.ts';
import { shelf, type Sitters } from '../match/keeping/shelf.ts';
import { StillSource } from '../match/sources/still.ts';
import { api } from '../net/api.ts';
import { Reel } from '../replay/reel.ts';
import type { Shown } from '../replay/film.ts';
import { Caption, Scrubber } from '../replay/scrubber.tsx';
import { VerifyDice } from '../replay/verify.tsx';
import { fullLink, go } from '../router.ts';
import { useSettings } from '../settings.ts';
import { Statistics } from '../statistics/statistics.tsx';
import { HomeLink } from '../table/home-link.tsx';
import { Log } from '../table/log.tsx';
import { PositionButton } from '../table/position.tsx';
import { Tabs } from '../table/tabs.tsx';
import { CopyLink } from '../ui/copy.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Menu } from '../ui/menu.tsx';
import { useTitle } from '../ui/page.tsx';
import { Steps } from '../ui/steps.tsx';

interface Wanted {
  /** A match of this browser, or a finished one of the server. */
  readonly id?: string;
  /** A record that came in the address itself. */
  readonly packed?: string;
  readonly at: string;
}
interface Tape {
  readonly record: MatchRecord;
  readonly sitters: Sitters;
  /** What was published before the first die, where somebody else dealt. */
  readonly commitment: string | null;
}

/** A match from its first answer to its last. */
export default function ReplayPage(wanted: Wanted) {
  const { id, packed: text, at } = wanted;
  const load = useMemo(
    () => async () => {
      const tape = await tapeOf(id, text);
      const [game, face] = await Promise.all([loadGame(tape.record.game), loadFace(tape.record.game)]);
      const sitters = Object.keys(tape.sitters).length > 0 ? tape.sitters : allHere(game.seating(tape.record.setup));
      return { tape: { ...tape, sitters }, game, face };
    },
    [id, text],
  );
  return (
    <main>
      <Loaded load={load}>
        {({ tape, game, face }) => <Played tape={tape} game={game} face={face} from={at === '' ? 0 : Number(at)} />}
      </Loaded>
    </main>
  );
}

async function tapeOf(id: string | undefined, text: string | undefined): Promise<Tape> {
  if (text !== undefined) return { record: await unpacked(text), sitters: {}, commitment: null };
  const kept = await shelf.get(id ?? '');
  if (kept !== undefined) return { record: kept.record, sitters: kept.sitters, commitment: null };
  const { record, commitment } = await api.record(id ?? '');
  return { record, sitters: {}, commitment };
}

interface Ready {
  readonly reel: Reel;
  readonly first: Shown;
}

/** Plays the match through beside the page before anything of it is shown; a long one says how far it has come. */
function Played({ tape, game, face, from: wanted }: { tape: Tape; game: AnyGame; face: GameFace; from: number }) {
  const { record, sitters } = tape;
  const last = record.answers.length;
  const from = Math.min(wanted, last);
  const [state, setState] = useState<Ready | { steps: number } | { fault: string }>({ steps: 0 });
  useEffect(() => {
    const reel = new Reel();
    const open = async (): Promise<void> => {
      await reel.open(record, sitters, (steps) => setState({ steps }));
      const seen = await reel.show(from);
      if (seen !== null) setState({ reel, first: seen });
    };
    open().catch((error: unknown) => setState({ fault: error instanceof Error ? error.message : String(error) }));
    return () => reel.close();
  }, [record, sitters, from]);
  if ('steps' in state) return <Steps words="Playing the match again" steps={state.steps} of={last} />;
  if ('fault' in state) {
    return (
      <p className="complaint" role="alert">
        {state.fault}
      </p>
    );
  }
  return <Replay tape={tape} game={game} face={face} from={from} {...state} />;
}

interface ReplayProps extends Ready {
  readonly tape: Tape;
  readonly game: AnyGame;
  readonly face: GameFace;
  readonly from: number;
}

function Replay({ tape, game, face, from, reel, first }: ReplayProps) {
  const { record } = tape;
  const [at, setAt] = useState(from);
  const [shown, setShown] = useState(first);
  const source = useMemo(() => new StillSource(record, first.seen), [record, first]);
  const controller = useMemo(() => new Controller(source), [source]);
  useEffect(() => () => controller.close(), [controller]);
  const title = `Replay: ${entryOf(game.id)?.title ?? game.id}`;
  useTitle(title);
  const show = (next: number): void => {
    setAt(next);
    void reel.show(next).then((moment) => {
      if (moment === null) return;
      source.show(moment.seen);
      setShown(moment);
    });
  };
  const playOn = async (): Promise<void> => {
    const bot = botNames.at(-1) ?? 'random';
    const [me, ...others] = game.seating(record.setup);
    const sitters: Sitters = {
      ...allHere(me === undefined ? [] : [me]),
      ...Object.fromEntries(others.map((seat) => [seat, { kind: 'bot', bot } as const])),
    };
    go('here', await keepRecord(source.upTo(at), sitters, source.snapshot.getState().outcome?.text ?? null, true));
  };
  return (
    <FaceProvider value={face}>
      <MatchProvider value={controller}>
        <div className="table">
          <header className="table-bar">
            <h1>
              <HomeLink /> {title}
            </h1>
            <div className="tools">
              <button type="button" onClick={() => void playOn()}>
                What if: play on from here
              </button>
              <Menu label="Share">
                <CopyLink
                  label="Copy a link to this moment"
                  link={async () => fullLink('replay', 'r', await packed(record), at)}
                />
                <button type="button" onClick={() => download(recordName(record), record)}>
                  Save as a file
                </button>
                <PositionButton game={game.id} position={async () => await reel.setup(at)} />
              </Menu>
            </div>
          </header>
          <StillBoard />
          <section className="decision-area" aria-label="Replay">
            <section className="panel">
              <Scrubber at={at} last={record.answers.length} onShow={show} />
              <Caption decided={shown.decided} happened={shown.happened} />
              <Moment />
              <VerifyDice reel={reel} record={record} commitment={tape.commitment} />
            </section>
          </section>
          <StillTabs />
        </div>
      </MatchProvider>
    </FaceProvider>
  );
}

function StillBoard() {
  const { Board, TextBoard } = useFace();
  const textBoard = useSettings((now) => now.textBoard);
  const view = useMatch((now) => now.view);
  const players = useMatch((now) => now.players);
  return (
    // It scrolls, so the keyboard must be able to reach it.
    <section className="board-area" aria-label="Board" tabIndex={0}>
      {textBoard ? <TextBoard view={view} players={players} /> : <Board view={view} players={players} />}
    </section>
  );
}

/** What is asked at this moment, or how it ended. */
function Moment() {
  const request = useMatch((now) => now.request);
  const outcome = useMatch((now) => now.outcome);
  const players = useMatch((now) => now.players);
  if (outcome !== null) return <p className="question">{outcome.text}</p>;
  if (request === null) return null;
  const asked = players.filter(({ seat }) => request.waiting.includes(seat)).map(({ called }) => called);
  return (
    <p className="question">
      {asked.join(' and ')}: {request.prompt.text}
    </p>
  );
}

function StillTabs() {
  const events = useMatch((now) => now.events);
  const fought = useMatch((now) => now.fought);
  const tabs = [
    { name: 'Log', body: <Log events={events} /> },
    { name: 'Statistics', body: <Statistics events={events} /> },
    ...(fought === null ? [] : [{ name: 'Last battle', body: <FoughtStory fought={fought} /> }]),
  ];
  return <Tabs tabs={tabs} />;
}
