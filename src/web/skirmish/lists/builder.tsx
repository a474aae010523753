import { useEffect, useState } from 'react';
import { Stepper } from '../../answer/stepper.tsx';
import { download } from '../../match/keeping/share-file.ts';
import { go, linkTo } from '../../router.ts';
import { RuleText } from '../../ui/rule.tsx';
import { Entry, Faults } from './entry.tsx';
import { bodyOf, isEmptyList, type Kept, type ListFace } from './face.ts';
import { Paper } from './paper.tsx';
import { type Add, faultsOn } from './parts.ts';
import { bring, copyOf, keepList, toFile } from './store.ts';

/** One list: every change is checked and kept at once. */
export function Builder<Body extends object>({ face, start }: { face: ListFace<Body>; start: Kept<Body> }) {
  const [list, setList] = useState(start);
  const [unkept, setUnkept] = useState<string | null>(null);
  useEffect(() => setUnkept(keepList(face, list)), [face, list]);
  const head = (part: { name?: string; limit?: number }): void =>
    setList((now) => ({ ...now, ...part, touched: Date.now() }));
  const change = (body: Body): void => setList((now) => ({ ...now, ...bodyOf(face, body), touched: Date.now() }));
  const { words } = face;
  const { limit } = list;
  const points = face.points(list);
  const faults = face.faults(list, limit);
  const isEmpty = isEmptyList(face, list);
  const parts = face.parts.map((part) => ({
    ...part,
    entries: part.shown(list),
    more: part.adds(list, limit - points),
  }));
  const onCards = new Set(parts.flatMap(({ entries }) => entries.flatMap((shown) => faultsOn(shown, faults).all)));
  return (
    <>
      <div className="list-builder">
        <div className="list-top">
          <label className="field">
            <span>Name of the {words.list}</span>
            <input
              type="text"
              maxLength={60}
              value={list.name}
              onChange={(event) => head({ name: event.target.value })}
            />
          </label>
          {face.limit.min < face.limit.max && (
            <Stepper
              label="Points"
              value={limit}
              min={face.limit.min}
              max={face.limit.max}
              step={face.limit.step}
              onChange={(next) => head({ limit: next })}
            />
          )}
        </div>
        <p className="list-sum" role="status" data-over={points > limit || undefined}>
          <b>
            {points} of {limit} {words.points}
          </b>
          <meter min={0} max={limit} value={Math.min(points, limit)} high={limit} aria-label={`${words.points} used`} />
          <span className="hint">
            {isEmpty
              ? `Add ${words.anEntry}`
              : faults.length > 0
                ? `${faults.length} to put right`
                : `${face.sortOf(list)}, ready to play`}
          </span>
        </p>
        <Limits face={face} list={list} />
        {!isEmpty && <Faults faults={faults.filter((fault) => !onCards.has(fault))} />}
        {unkept !== null && (
          <p className="complaint" role="alert">
            {unkept}
          </p>
        )}
        {parts.map(({ title, entries, more }, i) => (
          <section key={i} className="list-part" aria-label={title ?? undefined}>
            {title !== null && <h2>{title}</h2>}
            <ol className="list-entries">
              {entries.map((shown, j) => (
                // Entries have no name but their place.
                <Entry key={j} shown={shown} nth={j + 1} points={words.points} faults={faults} onChange={change} />
              ))}
            </ol>
            {more.length > 0 && <AddOne adds={more} onChange={change} />}
          </section>
        ))}
        <p className="row">
          <button type="button" onClick={() => window.print()}>
            Print the {words.sheet}
          </button>
          <button type="button" onClick={() => download(`${list.name || words.list}.json`, toFile(face, list))}>
            Save as a file
          </button>
          <button
            type="button"
            onClick={() => {
              const copy = copyOf(face, list);
              setUnkept(keepList(face, copy));
              go('lists', copy.id);
            }}
          >
            Duplicate
          </button>
          <a className="button" href={linkTo('new', face.game)} onClick={() => bring(list.id)}>
            Play with it
          </a>
          <a className="button" href={linkTo('lists', face.game)}>
            All {words.lists}
          </a>
        </p>
      </div>
      {!isEmpty && <Paper face={face} list={list} />}
    </>
  );
}

/** What can be added. Below it stands why something cannot. */
function AddOne<Body>({ adds, onChange }: { adds: readonly Add<Body>[]; onChange: (list: Body) => void }) {
  const reasons = [...new Set(adds.flatMap(({ barred }) => barred ?? []))];
  return (
    <fieldset className="list-add">
      <legend>Add</legend>
      <div className="row">
        {adds.map(({ label, barred, list }) => (
          <button key={label} type="button" disabled={barred !== undefined} onClick={() => onChange(list)}>
            {label}
          </button>
        ))}
      </div>
      {reasons.map((reason) => (
        <p key={reason} className="hint">
          {adds.every(({ barred }) => barred === reason)
            ? reason
            : `${adds.flatMap(({ label, barred }) => (barred === reason ? [label] : [])).join(', ')}: ${reason}`}
        </p>
      ))}
    </fieldset>
  );
}

/** Limits other than points, while somebody builds: how many there are, how many there may be, and by which rule. */
function Limits<Body extends object>({ face, list }: { face: ListFace<Body>; list: Body }) {
  const all = face.limits?.(list) ?? [];
  if (all.length === 0) return null;
  return (
    <ul className="list-limitsUsed" aria-label="Limits">
      {all.map(({ name, counted, most, rule }) => (
        <li key={name} data-over={counted > most || undefined}>
          <details>
            <summary>
              {name} <b>{counted}</b> of {most}
            </summary>
            {rule !== undefined && <RuleText id={rule} />}
          </details>
        </li>
      ))}
    </ul>
  );
}
