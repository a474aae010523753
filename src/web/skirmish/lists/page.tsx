import { useState } from 'react';
import { loadLists } from '../../catalogue.ts';
import { go, linkTo } from '../../router.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { Builder } from './builder.tsx';
import type { Kept, ListFace } from './face.ts';
import { copyOf, dropList, keepList, keptLists, newList, readList } from './store.ts';
import './lists.css';

/** Lists for miniatures games: put together by points, kept in this browser, printed, played. The id is a list's or a game's. */
export default function ListsPage({ id }: { id: string }) {
  return <Loaded load={loadLists}>{(faces) => <Lists id={id} faces={faces} />}</Loaded>;
}

function Lists({ id, faces }: { id: string; faces: readonly ListFace[] }) {
  for (const face of faces) {
    const list = keptLists(face).find((one) => one.id === id);
    if (list !== undefined) {
      return (
        <Page title={face.words.List}>
          <Builder face={face} start={list} />
        </Page>
      );
    }
  }
  const ofGame = faces.find(({ game }) => game === id);
  const [first] = faces;
  const face = ofGame ?? first;
  if (face === undefined) return null;
  return (
    <Page title={face.words.Lists}>
      <p className="lead">{face.lead}</p>
      {id !== '' && ofGame === undefined && (
        <p className="complaint">This {face.words.list} is not kept in this browser.</p>
      )}
      {faces.length > 1 && <Games faces={faces} now={face} />}
      <KeptLists key={face.game} face={face} />
      <Begin key={`${face.game} new`} face={face} />
    </Page>
  );
}

/** The games that are played with lists. */
function Games({ faces, now }: { faces: readonly ListFace[]; now: ListFace }) {
  return (
    <p className="row">
      {faces.map(({ game, words }) => (
        <a key={game} className="button" href={linkTo('lists', game)} aria-current={game === now.game || undefined}>
          {words.Lists}
        </a>
      ))}
    </p>
  );
}

function open(face: ListFace, list: Kept<object>): void {
  keepList(face, list);
  go('lists', list.id);
}

function KeptLists({ face }: { face: ListFace }) {
  const [lists, setLists] = useState(() => keptLists(face));
  const [gone, setGone] = useState<Kept<object> | null>(null);
  const { words } = face;
  if (lists.length === 0 && gone === null) return null;
  const keep = (list: Kept<object>): void => {
    keepList(face, list);
    setLists(keptLists(face));
  };
  return (
    <section aria-labelledby="kept-lists">
      <h2 id="kept-lists">Your {words.lists}</h2>
      <ul className="continue">
        {lists.map((list) => (
          <li key={list.id}>
            <a href={linkTo('lists', list.id)}>
              <b>{list.name || 'Without a name'}</b> {face.sortOf(list)}
            </a>
            <span className="hint">
              {face.points(list)} of {list.limit} {words.points}
              {face.faults(list, list.limit).length > 0 && ', something to put right'}
            </span>
            <button
              type="button"
              className="quiet"
              aria-label={`Duplicate ${list.name}`}
              onClick={() => keep(copyOf(face, list))}
            >
              Duplicate
            </button>
            <button
              type="button"
              className="quiet"
              aria-label={`Delete ${list.name}`}
              onClick={() => {
                dropList(face, list.id);
                setGone(list);
                setLists(keptLists(face));
              }}
            >
              Delete
            </button>
          </li>
        ))}
      </ul>
      {gone !== null && (
        <p role="status">
          {gone.name || 'It'} is deleted.{' '}
          <button
            type="button"
            onClick={() => {
              keep(gone);
              setGone(null);
            }}
          >
            Bring it back
          </button>
        </p>
      )}
    </section>
  );
}

/** Where a list comes from: nothing, a ready one, or a file. */
function Begin({ face }: { face: ListFace }) {
  const [faults, setFaults] = useState<readonly string[]>([]);
  const { words } = face;
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const read = readList(face, await file.text());
    if ('list' in read) open(face, read.list);
    else setFaults(read.faults);
  };
  return (
    <>
      <section aria-labelledby="empty-lists">
        <h2 id="empty-lists">Begin {words.aList}</h2>
        <p className="row">
          {face.begins.map(({ name, body }) => (
            <button key={name} type="button" onClick={() => open(face, newList(face, { name: `My ${name}`, body }))}>
              {name}
            </button>
          ))}
        </p>
      </section>
      {face.ready.length > 0 && (
        <section aria-labelledby="ready-lists">
          <h2 id="ready-lists">Or change a ready one</h2>
          <ul className="list-ready">
            {face.ready.map(({ id, name, body }) => (
              <li key={id}>
                <button type="button" onClick={() => open(face, newList(face, { name, body }))}>
                  {name}
                </button>
                <span className="hint">
                  {face.sortOf(body)}, {face.points(body)} {words.points}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="list-file">
        <h2 id="list-file">From a file</h2>
        <label className="field">
          <span>{words.List} saved as a file</span>
          <input type="file" accept="application/json,.json" onChange={(event) => void take(event.target.files?.[0])} />
        </label>
        {faults.length > 0 && (
          <ul className="complaint" role="alert">
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
