import type { SeenOption, SeenRequest } from '../../kernel/index.ts';
import { useFace } from '../boards/face-context.tsx';
import { useMatch } from '../match/context.tsx';

/** What an option is, and behind the colon what it does. */
export function OptionText({ text }: { text: string }) {
  const at = text.indexOf(': ');
  if (at < 0) return <>{text}</>;
  return (
    <>
      <b>{text.slice(0, at)}</b>
      <span className="visually-hidden">: </span>
      <span className="what">{text.slice(at + 2)}</span>
    </>
  );
}

/** The words of an option as the game's board shortens them. */
export function OptionWords({ option, request }: { option: SeenOption; request: SeenRequest }) {
  const view = useMatch((now) => now.view);
  return <OptionText text={useFace().shortText?.(view, option, request) ?? option.text} />;
}

/** What the game's board has to say about an option: who stands there. */
export function OptionNote({ option, request }: { option: SeenOption; request: SeenRequest }) {
  const view = useMatch((now) => now.view);
  const note = useFace().noteOn?.(view, option, request) ?? null;
  return note === null ? null : <span className="what">{note}</span>;
}
