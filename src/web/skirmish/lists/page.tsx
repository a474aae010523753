import { useState } from 'react';
import { loadLists } from '../../catalogue.ts';
import { go, linkTo } from '../../router.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { Builder } from './builder.tsx';
import { factionName, type Kept, type ListFace } from './face.ts';
import { dropList, keepList, keptLists, newList, readList } from './store.ts';
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
        <Page title={`${factionName(face, list.faction)}: army list`}>
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
    <Page title={face.title}>
      <p className="lead">{face.lead}</p>
      {id !== '' && ofGame === undefined && <p className="complaint">This list is not kept in this browser.</p>}
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
      {faces.map(({ game, title }) => (
        <a key={game} className="button" href={linkTo('lists', game)} aria-current={game === now.game || undefined}>
          {title}
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
  if (lists.length === 0) return null;
  return (
    <section aria-labelledby="kept-lists">
      <h2 id="kept-lists">Your lists</h2>
      <ul className="continue">
        {lists.map((list) => (
          <li key={list.id}>
            <a href={linkTo('lists', list.id)}>
              <b>{list.name || 'Without a name'}</b> {factionName(face, list.faction)}
            </a>
            <span className="hint">
              {face.points(list)} of {list.limit} points
              {face.faults(list, list.faction, list.limit).length > 0 && ', something to put right'}
            </span>
            <button
              type="button"
              className="quiet"
              aria-label={`Delete ${list.name}`}
              onClick={() => {
                dropList(face, list.id);
                setLists(keptLists(face));
              }}
            >
              Delete
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where a list comes from: nothing, a ready one, or a file. */
function Begin({ face }: { face: ListFace }) {
  const [faults, setFaults] = useState<readonly string[]>([]);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const read = readList(face, await file.text());
    if ('list' in read) open(face, read.list);
    else setFaults(read.faults);
  };
  return (
    <>
      <section aria-labelledby="empty-lists">
        <h2 id="empty-lists">Begin a new list</h2>
        <p className="row">
          {face.factions.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              onClick={() => open(face, newList(face, { name: `My ${name}`, faction: id, body: face.empty }))}
            >
              {name}
            </button>
          ))}
        </p>
      </section>
      <section aria-labelledby="ready-lists">
        <h2 id="ready-lists">Or change a ready one</h2>
        <ul className="list-ready">
          {face.ready.map(({ id, name, faction, list }) => (
            <li key={id}>
              <button type="button" onClick={() => open(face, newList(face, { name, faction, body: list }))}>
                {name}
              </button>
              <span className="hint">
                {factionName(face, faction)}, {face.points(list)} points
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="list-file">
        <h2 id="list-file">From a file</h2>
        <label className="field">
          <span>A list saved as a file</span>
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
