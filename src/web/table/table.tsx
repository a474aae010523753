import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import { AnswerPanel } from '../answer/panel.tsx';
import { useFace } from '../boards/face-context.tsx';
import { FoughtStory } from '../chronicle/story.tsx';
import { useController, useMatch, usePlay } from '../match/context.tsx';
import { StandingOrders } from '../orders/orders.tsx';
import { presses } from '../match/presses.ts';
import { useSettings } from '../settings.ts';
import { Statistics } from '../statistics/statistics.tsx';
import { useSteady } from '../ui/steady.ts';
import { useWide } from '../ui/wide.ts';
import { Announcer } from './announcer.tsx';
import { BlowPanel, Telling } from './blow.tsx';
import { Curtain } from './curtain.tsx';
import { HomeLink } from './home-link.tsx';
import { Lately } from './lately.tsx';
import { Log } from './log.tsx';
import { Ending } from './outcome.tsx';
import { Pending } from './pending.tsx';
import { type Tab, Tabs } from './tabs.tsx';
import { useTurn } from './turn.ts';
import { Waiting } from './waiting.tsx';

interface TableProps {
  readonly title: string;
  /** Buttons beside the title. */
  readonly tools: ReactNode;
  /** Where the match can be replayed once it is over. */
  readonly replay: string;
  /** More to open beside log and statistics: the table talk. */
  readonly more?: readonly Tab[];
  /** The table is looked at on another screen: here are one's own things and decisions. */
  readonly hand?: boolean;
  /** What stands above the decision: somebody asks for consent. */
  readonly notices?: ReactNode;
}

/** Keys that press what is in focus. */
const PRESSING: readonly string[] = ['Enter', ' '];

/** A match on the screen: the board, the decision that is open, and what happened. */
export function MatchTable({ title, tools, replay, more = [], hand = false, notices }: TableProps) {
  const { Board, TextBoard, Hand } = useFace();
  const textBoard = useSettings((now) => now.textBoard);
  const view = useMatch((now) => now.view);
  const players = useMatch((now) => now.players);
  const controller = useController();
  const { source } = controller;
  const events = useMatch((now) => now.events);
  const fought = useMatch((now) => now.fought);
  const earlier = useMatch((now) => now.earlier);
  const request = useMatch((now) => now.request);
  const outcome = useMatch((now) => now.outcome);
  const connected = useMatch((now) => now.connected);
  const notice = useMatch((now) => now.notice);
  const asked = usePlay((play) => play.asked !== null);
  const sending = usePlay((play) => play.sending);
  const unseen = usePlay((play) => play.blow);
  const telling = usePlay((play) => play.telling);
  const mayOrder = useMatch((now) => now.asides.some(({ aside }) => aside.orders !== undefined));
  const wide = useWide();
  useTurn(asked);
  /** A press that was meant for the last question does nothing to this one. */
  const dropStray = (event: SyntheticEvent<HTMLElement>): void => {
    const answers = event.target instanceof Element && event.target.closest('.board-area, .decision-area') !== null;
    if (!(asked || unseen !== null) || !answers || !presses.isStray(controller.askedAt)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const tabs: readonly Tab[] = [
    { name: 'Log', body: <Log events={events} onEarlier={earlier ? () => void source.fetchEarlier() : undefined} /> },
    { name: 'Statistics', body: <Statistics events={events} /> },
    ...(fought === null ? [] : [{ name: 'Last battle', body: <FoughtStory fought={fought} /> }]),
    ...(mayOrder ? [{ name: 'Orders', body: <StandingOrders /> }] : []),
    ...more,
  ];
  return (
    <div
      className="table"
      data-hand={(hand && Hand !== undefined) || undefined}
      onPointerDownCapture={(event) => {
        presses.note(event.nativeEvent);
        dropStray(event);
      }}
      onClickCapture={(event) => event.detail > 0 && dropStray(event)}
      // A key that is held down answers one question, not all that follow.
      onKeyDownCapture={(event) => event.repeat && PRESSING.includes(event.key) && event.preventDefault()}
    >
      <header className="table-bar">
        <h1>
          <HomeLink /> {title}
        </h1>
        <div className="tools">{tools}</div>
      </header>
      <Curtain>
        <Announcer events={events} request={request} asked={asked} />
        <BoardArea>
          {hand && Hand !== undefined ? (
            <Hand view={view} players={players} />
          ) : textBoard ? (
            <TextBoard view={view} players={players} />
          ) : (
            <Board view={view} players={players} />
          )}
        </BoardArea>
        <section className="decision-area" aria-label="Decision" aria-busy={sending || undefined}>
          <Pending />
          {!connected && (
            <p className="complaint" role="status">
              The connection is gone. Trying again; nothing is lost.
            </p>
          )}
          {notice !== null && (
            <p className="complaint" role="status">
              {notice}
            </p>
          )}
          {notices}
          {!wide && <Lately events={events} />}
          <Seats />
          {outcome !== null ? (
            <Ending replay={replay} />
          ) : unseen !== null ? (
            <BlowPanel key={unseen.harm.at(-1)} blow={unseen} />
          ) : asked && telling !== null ? (
            <Telling toNow={telling} />
          ) : asked && request !== null ? (
            <AnswerPanel key={request.n} request={request} />
          ) : (
            <Waiting />
          )}
        </section>
        <Tabs tabs={tabs} />
      </Curtain>
    </div>
  );
}

/** It scrolls, so the keyboard must be able to reach it. */
function BoardArea({ children }: { children: ReactNode }) {
  const area = useRef<HTMLElement>(null);
  useSteady(area);
  return (
    <section className="board-area" aria-label="Board" tabIndex={0} ref={area}>
      {children}
    </section>
  );
}

/** Where several seats of mine are asked at once: whose turn is it to answer here? */
function Seats() {
  const { source } = useController();
  const players = useMatch((now) => now.players);
  const waiting = useMatch((now) => now.request?.waiting);
  const as = useMatch((now) => now.as);
  const mine = players.filter(({ seat, mine: own }) => own && waiting?.includes(seat));
  if (mine.length < 2) return null;
  return (
    <div className="segments" role="group" aria-label="Who answers">
      {mine.map(({ seat, called }) => (
        <button key={seat} type="button" aria-pressed={seat === as} onClick={() => source.lookAs(seat)}>
          {called}
        </button>
      ))}
    </div>
  );
}
