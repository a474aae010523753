import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useMatch } from '../match/context.tsx';
import { api } from '../net/api.ts';
import type { RemoteSource } from '../match/sources/remote.ts';
import type { ChatLine } from '../../wire/index.ts';

/** What the players say to each other. */
export function Chat({ source, seated }: { source: RemoteSource; seated: boolean }) {
  const lines = useStore(source.chat);
  const [text, setText] = useState('');
  const [complaint, setComplaint] = useState<string | null>(null);
  const players = useMatch((now) => now.players);
  const mine = players.flatMap(({ mine: own, seat }) => (own ? [seat] : []));
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const last = list.current;
    if (last !== null) last.scrollTop = last.scrollHeight;
  }, [lines]);
  const send = async (): Promise<void> => {
    if (text.trim() === '') return;
    const wrong = await source.say(text.trim());
    setComplaint(wrong?.message ?? null);
    if (wrong === null) setText('');
  };
  return (
    <div className="chat">
      {lines.length === 0 ? (
        <p className="empty">Nobody has said anything yet.</p>
      ) : (
        // It scrolls, so the keyboard must be able to reach it.
        <ol className="log" ref={list} tabIndex={0} aria-label="Table talk" aria-live="polite">
          {lines.map((line) => (
            <Line key={line.n} line={line} source={source} seated={seated} mine={mine.includes(line.seat ?? '')} />
          ))}
        </ol>
      )}
      {seated && (
        <form
          className="say"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <label className="field">
            <span>Say something</span>
            <input
              type="text"
              value={text}
              maxLength={500}
              autoComplete="off"
              onChange={(event) => setText(event.target.value)}
            />
          </label>
          <button type="submit">Send</button>
        </form>
      )}
      {complaint !== null && (
        <p className="complaint" role="alert">
          {complaint}
        </p>
      )}
    </div>
  );
}

/** A line of talk; what others say can be hidden on this page, or put before the operator. */
function Line({
  line,
  source,
  seated,
  mine,
}: {
  line: ChatLine;
  source: RemoteSource;
  seated: boolean;
  mine: boolean;
}) {
  const hidden = useStore(source.hidden, (seats) => line.seat !== null && seats.includes(line.seat));
  const [told, setTold] = useState<string | null>(null);
  const report = (): void =>
    void api.report(source.id, line.n).then(
      () => setTold('The operator will see it.'),
      (error: unknown) => setTold(error instanceof Error ? error.message : String(error)),
    );
  return (
    <li>
      <b>{line.name}:</b> {hidden ? <i>hidden</i> : line.text}
      {seated && !mine && line.seat !== null && (
        <details className="line-tools">
          <summary aria-label={`About what ${line.name} said`}>…</summary>
          <button type="button" onClick={() => source.hide(line.seat as string, !hidden)}>
            {hidden ? `Show what ${line.name} says` : `Hide what ${line.name} says`}
          </button>
          <button type="button" onClick={report}>
            Report this line
          </button>
          {told !== null && <span role="status">{told}</span>}
        </details>
      )}
    </li>
  );
}

/** The last thing somebody said, until it has been seen. */
export function Heard({ line, onSeen }: { line: ChatLine | undefined; onSeen: () => void }) {
  if (line === undefined) return null;
  return (
    <p className="panel heard" role="status">
      <span>
        <b>{line.name}:</b> {line.text}
      </span>
      <button type="button" aria-label={`I have read what ${line.name} says`} onClick={onSeen}>
        OK
      </button>
    </p>
  );
}
