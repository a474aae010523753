import { useState } from 'react';
import { type Faction, FACTIONS, listFaults, listPoints, READY_LISTS, word } from '../../games/even-death/index.ts';
import { go, linkTo } from '../router.ts';
import { Page } from '../ui/page.tsx';
import { Builder } from './builder.tsx';
import { type ArmyList, dropList, keepList, keptLists, newList, readList } from './store.ts';
import './lists.css';

/** Army lists for Even Death May Die: put together by points, kept in this browser, printed, played. */
export default function ListsPage({ id }: { id: string }) {
  const list = keptLists().find((one) => one.id === id);
  if (list !== undefined) {
    return (
      <Page title={`${word('faction', list.faction)}: army list`}>
        <Builder start={list} />
      </Page>
    );
  }
  return (
    <Page title="Army lists">
      <p className="lead">Survivors, Military, Bandits and Zombies for Even Death May Die, by points.</p>
      {id !== '' && <p className="complaint">This list is not kept in this browser.</p>}
      <Kept />
      <Begin />
    </Page>
  );
}

function open(list: ArmyList): void {
  keepList(list);
  go('lists', list.id);
}

function Kept() {
  const [lists, setLists] = useState(keptLists);
  if (lists.length === 0) return null;
  return (
    <section aria-labelledby="kept-lists">
      <h2 id="kept-lists">Your lists</h2>
      <ul className="continue">
        {lists.map((list) => (
          <li key={list.id}>
            <a href={linkTo('lists', list.id)}>
              <b>{list.name || 'Without a name'}</b> {word('faction', list.faction)}
            </a>
            <span className="hint">
              {listPoints(list)} of {list.limit} points
              {listFaults(list, list.faction, list.limit).length > 0 && ', something to put right'}
            </span>
            <button
              type="button"
              className="quiet"
              aria-label={`Delete ${list.name}`}
              onClick={() => {
                dropList(list.id);
                setLists(keptLists());
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
function Begin() {
  const [faults, setFaults] = useState<readonly string[]>([]);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const read = readList(await file.text());
    if ('list' in read) open(read.list);
    else setFaults(read.faults);
  };
  const empty = (faction: Faction): ArmyList =>
    newList(`My ${word('faction', faction)}`, faction, { humans: [], herds: [] });
  return (
    <>
      <section aria-labelledby="empty-lists">
        <h2 id="empty-lists">Begin a new list</h2>
        <p className="row">
          {FACTIONS.map((faction) => (
            <button key={faction} type="button" onClick={() => open(empty(faction))}>
              {word('faction', faction)}
            </button>
          ))}
        </p>
      </section>
      <section aria-labelledby="ready-lists">
        <h2 id="ready-lists">Or change a ready one</h2>
        <ul className="list-ready">
          {READY_LISTS.map(({ id, name, faction, list }) => (
            <li key={id}>
              <button type="button" onClick={() => open(newList(name, faction, list))}>
                {name}
              </button>
              <span className="hint">
                {word('faction', faction)}, {listPoints(list)} points
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
