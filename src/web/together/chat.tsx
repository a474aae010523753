import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { RemoteSource } from '../match/sources/remote.ts';
import type { ChatLine } from '../../wire/index.ts';

/** What the players say to each other. */
export function Chat({ source, seated }: { source: RemoteSource; seated: boolean }) {
  const lines = useStore(source.chat);
  const [text, setText] = useState('');
  const [complaint, setComplaint] = useState<string | null>(null);
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
          {lines.map(({ n, name, text: said }) => (
            <li key={n}>
              <b>{name}:</b> {said}
            </li>
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
