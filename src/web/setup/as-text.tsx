import { useRef, useState } from 'react';
import type { Json, SetupError } from '../../kernel/index.ts';
import { download } from '../match/share-file.ts';
import { packedJson } from '../match/share.ts';
import { fullLink } from '../router.ts';
import { CopyLink } from '../ui/copy.tsx';
import { laidOut, lineOf, readText, whereIs } from './text.ts';

interface AsTextProps {
  readonly game: string;
  readonly setup: Json;
  readonly errors: readonly SetupError[];
  readonly onChange: (setup: Json) => void;
}

/** The whole set-up as text: for positions and puzzles, to be pasted, opened from a file, changed and kept. */
export function SetupAsText({ game, setup, errors, onChange }: AsTextProps) {
  /** What was typed, and the set-up that it stood for: another set-up, chosen elsewhere, takes its place. */
  const [typed, setTyped] = useState<{ text: string; of: Json } | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const text = typed !== null && typed.of === setup ? typed.text : laidOut(setup);
  const read = readText(text);
  const take = (next: string): void => {
    const now = readText(next);
    setTyped({ text: next, of: 'value' in now ? now.value : setup });
    if ('value' in now) onChange(now.value);
  };
  const show = (path: string): void => {
    const at = whereIs(text, path);
    const end = text.indexOf('\n', at);
    box.current?.focus();
    box.current?.setSelectionRange(at, end === -1 ? text.length : end);
  };
  return (
    <div className="as-text">
      <label className="field">
        <span>The set-up as text</span>
        <textarea
          ref={box}
          value={text}
          rows={16}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={'fault' in read || errors.length > 0}
          onChange={(event) => take(event.target.value)}
        />
      </label>
      {'fault' in read ? (
        <p className="complaint" role="alert">
          This is not JSON yet: {read.fault}. The last text that could be read still counts.
        </p>
      ) : (
        errors.length > 0 && (
          <ul className="complaint" aria-label="What is wrong with the set-up">
            {errors.map(({ path, message }, i) => (
              <li key={`${i} ${path}`}>
                <button type="button" onClick={() => show(path)}>
                  Line {lineOf(text, whereIs(text, path))}
                </button>{' '}
                {path === '' ? '' : `${path}: `}
                {message}
              </li>
            ))}
          </ul>
        )
      )}
      <label className="field">
        <span>A set-up saved as a file</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            void event.target.files?.[0]?.text().then(take);
            event.target.value = '';
          }}
        />
      </label>
      <p className="row">
        <button type="button" onClick={() => download(`holdout-${game}-setup.json`, setup)}>
          Save as a file
        </button>
        <CopyLink
          label="Copy a link to this set-up"
          link={async () => fullLink('new', game, await packedJson(setup))}
        />
      </p>
    </div>
  );
}
