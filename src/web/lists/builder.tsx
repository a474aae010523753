import { useEffect, useState } from 'react';
import {
  CLASS_FIGURES,
  CLASSES,
  type ClassId,
  HERD_FIGURES,
  HERD_TYPES,
  type HerdEntry,
  type HerdType,
  type HumanEntry,
  listFaults,
  listPoints,
  word,
} from '../../games/even-death/index.ts';
import { Stepper } from '../answer/stepper.tsx';
import { download } from '../match/keeping/share-file.ts';
import { linkTo } from '../router.ts';
import { ArmySheet } from './sheet.tsx';
import { type ArmyList, bring, keepList, toFile } from './store.ts';
import { HerdCard, HumanCard } from './units.tsx';

/** One list: every change is checked and kept at once. */
export function Builder({ start }: { start: ArmyList }) {
  const [list, setList] = useState(start);
  const [unkept, setUnkept] = useState<string | null>(null);
  useEffect(() => setUnkept(keepList(list)), [list]);
  const change = (part: Partial<ArmyList>): void => setList((now) => ({ ...now, ...part, touched: Date.now() }));
  const { faction, limit, humans, herds } = list;
  const points = listPoints(list);
  const faults = listFaults(list, faction, limit);
  const faultsOf = (part: 'humans' | 'herds', i: number): string[] =>
    faults.filter(({ path }) => path[0] === part && path[1] === i).map(({ message }) => message);
  const isEmpty = humans.length + herds.length === 0;
  const ofAll = isEmpty ? [] : faults.filter(({ path }) => path.length === 1).map(({ message }) => message);
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
              onChange={(event) => change({ name: event.target.value })}
            />
          </label>
          <Stepper
            label="Points"
            value={limit}
            min={50}
            max={200}
            step={5}
            onChange={(next) => change({ limit: next })}
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
                : `${word('faction', faction)}, ready to play`}
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
          {humans.map((entry, i) => (
            <HumanCard
              // Units have no name but their place.
              key={i}
              entry={entry}
              nth={i + 1}
              faction={faction}
              faults={faultsOf('humans', i)}
              onChange={(next) => change({ humans: humans.map((other, j) => (j === i ? next : other)) })}
              onCopy={() => change({ humans: [...humans.slice(0, i + 1), { ...entry }, ...humans.slice(i + 1)] })}
              onRemove={() => change({ humans: humans.filter((_, j) => j !== i) })}
            />
          ))}
          {herds.map((entry, i) => (
            <HerdCard
              key={i}
              entry={entry}
              nth={i + 1}
              faults={faultsOf('herds', i)}
              onChange={(next) => change({ herds: herds.map((other, j) => (j === i ? next : other)) })}
              onCopy={() => change({ herds: [...herds.slice(0, i + 1), { ...entry }, ...herds.slice(i + 1)] })}
              onRemove={() => change({ herds: herds.filter((_, j) => j !== i) })}
            />
          ))}
        </ol>
        <fieldset className="list-add">
          <legend>Add</legend>
          <div className="row">
            {faction === 'zombies'
              ? HERD_TYPES.map((type) => (
                  <button
                    key={type}
                    type="button"
                    onClick={() => change({ herds: [...herds, newHerd(type, limit - points)] })}
                  >
                    {HERD_FIGURES[type].name} ({HERD_FIGURES[type].bands.map((band) => band.points).join(', ')})
                  </button>
                ))
              : CLASSES.filter((id) => CLASS_FIGURES[id].faction === faction).map((id) => (
                  <button key={id} type="button" onClick={() => change({ humans: [...humans, newHuman(id)] })}>
                    {CLASS_FIGURES[id].name} ({CLASS_FIGURES[id].points})
                  </button>
                ))}
          </div>
        </fieldset>
        <p className="row">
          <button type="button" onClick={() => window.print()}>
            Print the army sheet
          </button>
          <button type="button" onClick={() => download(`${list.name || 'list'}.json`, toFile(list))}>
            Save as a file
          </button>
          <a className="button" href={linkTo('new', 'even-death')} onClick={() => bring(list.id)}>
            Play with it
          </a>
          <a className="button" href={linkTo('lists')}>
            All lists
          </a>
        </p>
      </div>
      {!isEmpty && <ArmySheet list={list} />}
    </>
  );
}

const newHuman = (id: ClassId): HumanEntry => ({ class: id, weapons: ['pistol'], perks: [] });
/** As large as the points that are left allow, and a small one where nothing is. */
function newHerd(type: HerdType, left: number): HerdEntry {
  const { bands } = HERD_FIGURES[type];
  const band = bands.findLast(({ points }) => points <= left) ?? bands[0];
  return { type, zombies: band?.most ?? 1 };
}
