import { useEffect, useState } from 'react';
import { Stepper } from '../../answer/stepper.tsx';
import { download } from '../../match/keeping/share-file.ts';
import { linkTo } from '../../router.ts';
import { factionName, isEmptyList, type Kept, type ListFace } from './face.ts';
import { bring, keepList, toFile } from './store.ts';

/** One list: every change is checked and kept at once. */
export function Builder<Body extends object>({ face, start }: { face: ListFace<Body>; start: Kept<Body> }) {
  const [list, setList] = useState(start);
  const [unkept, setUnkept] = useState<string | null>(null);
  useEffect(() => setUnkept(keepList(face, list)), [face, list]);
  const change = (part: Partial<Kept<Body>>): void => setList((now) => ({ ...now, ...part, touched: Date.now() }));
  const { faction, limit } = list;
  const points = face.points(list);
  const faults = face.faults(list, faction, limit);
  const isEmpty = isEmptyList(face, list);
  const ofAll = isEmpty ? [] : faults.filter(({ path }) => path.length === 1).map(({ message }) => message);
  const { Entries, Sheet } = face;
  return (
    <>
      <div className="list-builder">
        <div className="list-top">
          <label className="field">
            <span>Name of the list</span>
            <input
              type="text"
              maxLength={60}
              value={list.name}
              onChange={(event) => change({ name: event.target.value } as Partial<Kept<Body>>)}
            />
          </label>
          <Stepper
            label="Points"
            value={limit}
            min={face.limit.min}
            max={face.limit.max}
            step={face.limit.step}
            onChange={(next) => change({ limit: next } as Partial<Kept<Body>>)}
          />
        </div>
        <p className="list-sum" role="status" data-over={points > limit || undefined}>
          <b>
            {points} of {limit} points
          </b>
          <meter min={0} max={limit} value={Math.min(points, limit)} high={limit} aria-label="Points used" />
          <span className="hint">
            {isEmpty
              ? 'add a first unit'
              : faults.length > 0
                ? `${faults.length} to put right`
                : `${factionName(face, faction)}, ready to play`}
          </span>
        </p>
        {ofAll.length > 0 && (
          <ul className="complaint" role="alert">
            {ofAll.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
        {unkept !== null && (
          <p className="complaint" role="alert">
            {unkept}
          </p>
        )}
        <ol className="list-units">
          <Entries
            list={list}
            faultsAt={(part, i) =>
              faults.filter(({ path }) => path[0] === part && path[1] === i).map(({ message }) => message)
            }
            onChange={(part) => change(part as Partial<Kept<Body>>)}
          />
        </ol>
        <fieldset className="list-add">
          <legend>Add</legend>
          <div className="row">
            {face.adds(list, limit - points).map(({ label, add }) => (
              <button key={label} type="button" onClick={() => change(add() as Partial<Kept<Body>>)}>
                {label}
              </button>
            ))}
          </div>
        </fieldset>
        <p className="row">
          <button type="button" onClick={() => window.print()}>
            Print the army sheet
          </button>
          <button type="button" onClick={() => download(`${list.name || 'list'}.json`, toFile(face, list))}>
            Save as a file
          </button>
          <a className="button" href={linkTo('new', face.game)} onClick={() => bring(list.id)}>
            Play with it
          </a>
          <a className="button" href={linkTo('lists')}>
            All lists
          </a>
        </p>
      </div>
      {!isEmpty && <Sheet list={list} />}
    </>
  );
}
