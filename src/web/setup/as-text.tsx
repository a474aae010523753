import { useEffect, useRef } from 'react';
import type { Json, SetupError } from '../../kernel/index.ts';
import { download } from '../match/keeping/share-file.ts';
import { packedJson } from '../match/keeping/share.ts';
import { fullLink } from '../router.ts';
import { CopyLink } from '../ui/copy.tsx';
import { laidOut, lineOf, readText, whereIs } from './text.ts';

/** What was typed, and the set-up that it stands for: another set-up, chosen elsewhere, takes its place. */
export interface TypedSetup {
  readonly text: string;
  readonly of: Json;
}

export const writtenDown = (setup: Json): TypedSetup => ({ text: laidOut(setup), of: setup });

export const isUnreadable = (typed: TypedSetup | null, setup: Json): boolean =>
  typed !== null && typed.of === setup && 'fault' in readText(typed.text);

interface AsTextProps {
  readonly game: string;
  readonly setup: Json;
  readonly typed: TypedSetup | null;
  readonly errors: readonly SetupError[];
  /** The part that somebody has asked for, by its path. */
  readonly sought: { readonly path: string } | null;
  readonly onType: (typed: TypedSetup) => void;
}

/** The whole set-up as text: for positions and puzzles, to be pasted, opened from a file, changed and kept. */
export function SetupAsText({ game, setup, typed, errors, sought, onType }: AsTextProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const text = typed !== null && typed.of === setup ? typed.text : laidOut(setup);
  const read = readText(text);
  const take = (next: string): void => {
    const now = readText(next);
    onType({ text: next, of: 'value' in now ? now.value : setup });
  };
  const show = (path: string): void => {
    if (box.current !== null) select(box.current, whereIs(text, path));
  };
  useEffect(() => {
    if (sought !== null) show(sought.path);
    // Only when something is asked for, not with every letter typed.
  }, [sought]);
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
          This cannot be read as JSON yet: {read.fault}
        </p>
      ) : (
        errors.length > 0 && (
          <ul className="complaint" aria-label="What is wrong with the set-up">
            {errors.map(({ path, message }, i) => (
              <li key={`${i} ${path}`}>
                <button type="button" onClick={() => show(path)}>
                  Line {lineOf(text, whereIs(text, path))}
                </button>
                <span>
                  {path === '' ? '' : `${path}: `}
                  {message}
                </span>
              </li>
            ))}
          </ul>
        )
      )}
      <label className="field">
        <span>Open a set-up from a file</span>
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

/** Marks the line from here on, and brings it into sight. */
function select(box: HTMLTextAreaElement, from: number): void {
  const { value } = box;
  const end = value.indexOf('\n', from);
  box.focus();
  box.setSelectionRange(from, end === -1 ? value.length : end);
  const lines = value.split('\n').length;
  box.scrollTop = Math.max(0, ((lineOf(value, from) - 3) / lines) * box.scrollHeight);
  box.scrollIntoView({ block: 'nearest' });
}
