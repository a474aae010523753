import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Json, valueAt } from '../../kernel/index.ts';
import { useController, useMatch } from '../match/context.tsx';
import { closeMenu } from '../ui/menu.tsx';
import { asText, found, inside, isPlain, type Place, placesIn, typed } from './places.ts';

/** More finds than this are not a find. */
const MOST_FOUND = 40;

/** New values by the path of their place. */
type Changes = ReadonlyMap<string, Json>;

/** For when the table and the screen do not agree: a slip, a forgotten card, a rule that we got wrong. */
export function CorrectButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          closeMenu(currentTarget);
          setOpen(true);
        }}
      >
        Correct the match by hand
      </button>
      {/* The menu that the button stands in is closed by now. */}
      {open && createPortal(<CorrectDialog onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}

function CorrectDialog({ onClose }: { onClose: () => void }) {
  const { source } = useController();
  const box = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<Json | null>(null);
  const [changes, setChanges] = useState<Changes>(new Map());
  const [reason, setReason] = useState('');
  const [complaint, setComplaint] = useState<string | null>(null);
  const title = useId();
  const others = useMatch((now) => now.players.filter(({ bot, mine }) => bot === null && !mine).length);
  const here = useMatch((now) => now.players.filter(({ bot, mine }) => bot === null && mine).length);
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    source.corrections().then(setState, (error: unknown) => setComplaint(String((error as Error).message)));
    return () => dialog?.close();
  }, [source]);
  const change = (path: string, value: Json): void =>
    setChanges((now) => {
      const next = new Map(now);
      const before = state === null ? undefined : valueAt(state, path);
      if (JSON.stringify(before) === JSON.stringify(value)) next.delete(path);
      else next.set(path, value);
      return next;
    });
  const send = async (): Promise<void> => {
    const wrong = await source.correct(
      [...changes].map(([path, value]) => ({ path, value })),
      reason.trim(),
    );
    if (wrong === null) onClose();
    else setComplaint(wrong.message);
  };
  return (
    <dialog ref={box} className="correct" aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>Correct the match by hand</h2>
      <p className="hint">
        Change what is wrong and say why. The decision that is open now begins anew.{' '}
        {others > 0 ? 'Everyone at the table has to agree.' : here > 1 ? 'You all have to agree.' : ''}
      </p>
      {state === null ? <p>Reading the match …</p> : <Search state={state} changes={changes} onChange={change} />}
      {state !== null && <Changed state={state} changes={changes} onChange={change} />}
      <form
        className="because"
        onSubmit={(event) => {
          event.preventDefault();
          void send().catch((error: unknown) => setComplaint(String((error as Error).message)));
        }}
      >
        <label className="field">
          <span>Reason</span>
          <input
            type="text"
            value={reason}
            maxLength={300}
            placeholder="We forgot to discard a card"
            onChange={(event) => setReason(event.target.value)}
          />
        </label>
        {complaint !== null && (
          <p className="complaint" role="alert">
            {complaint}
          </p>
        )}
        <p className="row">
          <button type="submit" className="primary" disabled={changes.size === 0 || reason.trim() === ''}>
            {others > 0 ? 'Ask the table' : 'Correct it'}
          </button>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
        </p>
      </form>
    </dialog>
  );
}

interface EditProps {
  readonly changes: Changes;
  readonly onChange: (path: string, value: Json) => void;
}

/** How the seats are called. */
function useNames(): Readonly<Record<string, string>> {
  const players = useMatch((now) => now.players);
  return useMemo(() => Object.fromEntries(players.map(({ seat, called }) => [seat, called])), [players]);
}

/** Finds a place by a word, or by walking through everything there is. */
function Search({ state, changes, onChange }: EditProps & { readonly state: Json }) {
  const [words, setWords] = useState('');
  const names = useNames();
  const places = useMemo(() => placesIn(state, names), [state, names]);
  const finds = found(places, words);
  return (
    <>
      <label className="field">
        <span>What is wrong?</span>
        <input
          type="search"
          autoFocus
          value={words}
          placeholder="A name, a card, “health” …"
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      <div className="places" tabIndex={0} role="group" aria-label="Places of the match">
        {words.trim() === '' ? (
          <Branch value={state} path="" changes={changes} onChange={onChange} />
        ) : (
          <>
            {finds.slice(0, MOST_FOUND).map((place) => (
              <Leaf key={place.path} place={place} changes={changes} onChange={onChange} />
            ))}
            {finds.length === 0 && <p className="hint">Nothing here is called that.</p>}
            {finds.length > MOST_FOUND && <p className="hint">{finds.length - MOST_FOUND} more: say more words.</p>}
          </>
        )}
      </div>
    </>
  );
}

/** Everything inside a place, opened step by step. */
function Branch({ value, path, changes, onChange }: EditProps & { readonly value: Json; readonly path: string }) {
  const names = useNames();
  return inside(value, names).map((item) => {
    const below = path === '' ? item.name : `${path}.${item.name}`;
    if (isPlain(item.value)) {
      const place = { path: below, label: [item.label], value: item.value };
      return <Leaf key={below} place={place} changes={changes} onChange={onChange} />;
    }
    return (
      <Twig key={below} label={item.label} path={below} value={item.value} changes={changes} onChange={onChange} />
    );
  });
}

function Twig({ label, ...rest }: EditProps & { readonly label: string; readonly value: Json; readonly path: string }) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState<string | null>(null);
  const read = text === null ? null : typed(text, rest.value);
  return (
    <details className="twig" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {open && text === null && <Branch {...rest} />}
      {open && text !== null && (
        <textarea
          aria-label={`${label} as text`}
          value={text}
          rows={8}
          aria-invalid={read === null}
          onChange={(event) => {
            setText(event.target.value);
            const next = typed(event.target.value, rest.value);
            if (next !== null) rest.onChange(rest.path, next.value);
          }}
        />
      )}
      {open && (
        <button
          type="button"
          className="quiet"
          onClick={() => {
            setText(text === null ? JSON.stringify(rest.changes.get(rest.path) ?? rest.value, null, 2) : null);
            if (text !== null) rest.onChange(rest.path, rest.value);
          }}
        >
          {text === null ? 'Change as text' : 'Leave it as it was'}
        </button>
      )}
    </details>
  );
}

/** One value, in a field that fits it. */
function Leaf({ place, changes, onChange }: EditProps & { readonly place: Place }) {
  const { path, label, value } = place;
  const now = changes.has(path) ? (changes.get(path) as Json) : value;
  const [text, setText] = useState(asText(now));
  const wrong = typeof value !== 'boolean' && typed(text, value) === null;
  return (
    <label className={changes.has(path) ? 'leaf changed' : 'leaf'}>
      <span>{label.join(' › ')}</span>
      {typeof value === 'boolean' ? (
        <input type="checkbox" checked={now === true} onChange={(event) => onChange(path, event.target.checked)} />
      ) : (
        <input
          type={typeof value === 'number' ? 'number' : 'text'}
          step="any"
          value={text}
          aria-invalid={wrong}
          onChange={(event) => {
            setText(event.target.value);
            const next = typed(event.target.value, value);
            if (next !== null) onChange(path, next.value);
          }}
        />
      )}
    </label>
  );
}

/** What will be different: before and after, each with a way back. */
function Changed({ state, changes, onChange }: EditProps & { readonly state: Json }) {
  if (changes.size === 0) return null;
  return (
    <section aria-label="What changes">
      <h3>What changes</h3>
      <ul className="changes">
        {[...changes].map(([path, value]) => (
          <li key={path}>
            <ChangeLine path={path} before={valueAt(state, path) ?? null} after={value} />
            <button type="button" className="quiet" onClick={() => onChange(path, valueAt(state, path) ?? null)}>
              Undo this
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One change in a line; `before` is left out where one may not know it. */
export function ChangeLine({ path, before, after }: { path: string; before: Json | undefined; after: Json }) {
  const names = useNames();
  const way = path.split('.').map((name) => names[name] ?? (/^\d+$/.test(name) ? `${Number(name) + 1}.` : name));
  return (
    <span>
      <b>{way.join(' › ')}</b>: {before === undefined ? '' : `${short(before)} → `}
      {short(after)}
    </span>
  );
}

const LONGEST = 80;
function short(value: Json): string {
  const text = asText(value);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
}
