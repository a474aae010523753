import { useEffect, useRef, useState } from 'react';
import type { SeenEvent, SeenRequest } from '../../kernel/index.ts';
import { useSettings } from '../settings.ts';

const MOST = 4;

/** Reads new lines of the log, and then the question, to those who listen to the page. */
export function Announcer({ events, request, asked }: Props) {
  const wanted = useSettings((now) => now.announce);
  const heard = useRef(events.length);
  const [said, say] = useState('');
  useEffect(() => {
    const lines = events.slice(Math.min(heard.current, events.length)).slice(-MOST);
    heard.current = events.length;
    const question = asked && request !== null ? [`Your decision: ${request.prompt.text}`] : [];
    if (lines.length + question.length > 0) say([...lines.map(({ text }) => text), ...question].join(' '));
  }, [events, request, asked]);
  return (
    <p className="visually-hidden" aria-live="polite" data-testid="announcer">
      {wanted ? said : ''}
    </p>
  );
}

interface Props {
  readonly events: readonly SeenEvent[];
  readonly request: SeenRequest | null;
  readonly asked: boolean;
}
