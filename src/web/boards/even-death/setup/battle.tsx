import { useState } from 'react';
import {
  type Faction,
  groundOf,
  layoutOf,
  LAYOUTS,
  listPoints,
  patternFor,
  slotsOf,
} from '../../../../games/even-death/index.ts';
import type { TableChoice } from '../../../../skirmish/index.ts';
import type { Area, Terrain } from '../../../../tabletop/index.ts';
import { Stepper } from '../../../answer/stepper.tsx';
import { BuildLink, choicesOf, ListField } from '../../../skirmish/lists/choice.tsx';
import { choiceBehind, TableField, terrainBehind } from '../../../skirmish/setup/table-field.tsx';
import type { Army } from '../lists/army.ts';
import { armyLists } from '../lists/index.ts';
import { FactionField, ObjectiveField } from './fields.tsx';
import { type BattleSetup, type Holding, replaced, SEATS, withFaction } from './setups.ts';

const MOST = armyLists.limit.max;
/** EDM.SETUP.4: a table that chance deals is as large as the battlefields, and as deep at its edges. */
const DEALT = { width: 60, depth: 60, zone: 10 };

interface BattleProps {
  readonly setup: BattleSetup;
  readonly onChange: (setup: BattleSetup) => void;
}

export function BattleForm({ setup, onChange }: BattleProps) {
  const { players, limit } = setup;
  return (
    <fieldset className="armies">
      <legend>Battlefield and armies</legend>
      <BattlefieldField setup={setup} onChange={onChange} />
      <Stepper
        label="Points for each side"
        value={limit}
        min={armyLists.limit.min}
        max={MOST}
        step={armyLists.limit.step}
        onChange={(next) => onChange({ ...setup, limit: next })}
      />
      <ObjectiveField
        label="An objective can be held to win"
        now={holdingIn(setup)}
        onChange={(isThere) => onChange({ ...setup, objective: isThere ? objectiveFor(setup) : false })}
        onHolding={(holding) => onChange({ ...setup, objective: { ...placeOf(setup), ...holding } })}
      />
      <ol className="army-players">
        {players.map((player, i) => (
          <li key={SEATS[i]}>
            <FactionField
              seat={SEATS[i] ?? ''}
              faction={player.faction}
              onChange={(faction) =>
                onChange({ ...setup, players: withFaction(players, i, firstReady(faction, limit)) })
              }
            />
            <ListField
              face={armyLists}
              label={`List of seat ${SEATS[i]}`}
              limit={MOST}
              fits={({ faction }) => faction === player.faction}
              now={player}
              onChange={(army) =>
                onChange({
                  ...setup,
                  limit: Math.max(limit, listPoints(army)), // a larger list raises the limit for all
                  players: replaced(players, i, army),
                })
              }
            />
          </li>
        ))}
      </ol>
      <BuildLink face={armyLists} />
    </fieldset>
  );
}

const firstReady = (faction: Faction, limit: number): Army =>
  choicesOf(armyLists, limit, (army) => army.faction === faction)[0]?.body ?? { faction, humans: [], herds: [] };

/** One of the battlefields, or another table. What else was agreed about the one before does not go with it. */
function BattlefieldField({ setup, onChange }: BattleProps) {
  const { kind, layout, terrain, limit, players } = setup;
  /** What chance could not deal: it stays on the page until it can, and the set-up as it was. */
  const [unfound, setUnfound] = useState<TableChoice | null>(null);
  return (
    <TableField
      label="Battlefield"
      now={unfound ?? (terrain === undefined ? null : choiceBehind(terrain))}
      terrain={unfound === null ? (terrain ?? drawn(layout, players.length)) : null}
      own={{
        title: 'Battlefields of the book’s size',
        tables: LAYOUTS,
        now: layout,
        onChange: (id) => {
          setUnfound(null);
          onChange({ kind, layout: id, limit, players, objective: setup.objective === true });
        },
      }}
      sides={players.length}
      dealt={DEALT}
      onChange={(table) => {
        const next = terrainBehind(table);
        setUnfound(next === null ? table : null);
        if (next !== null) onChange({ kind, layout, terrain: next, limit, players, objective: false });
      }}
    />
  );
}

/** A battlefield with the zones for this many players. */
export function drawn(layout: string, players: number): Terrain {
  const field = { layout, without: [] };
  const { terrain } = groundOf(field);
  const zones = slotsOf(field, patternFor(players), players).flatMap(({ id, name, zones: outlines }, side) =>
    outlines.map((outline, i): Area => ({ id: `${id} ${i}`, name, kind: 'zone', side, outline })),
  );
  return { ...terrain, areas: [...terrain.areas, ...zones] };
}

const objectiveAreaIn = ({ terrain }: BattleSetup): Area | undefined =>
  terrain?.areas.find(({ kind }) => kind === 'objective');

/** The objective of the battlefield or of the table; on a table without one it is in the middle. */
const objectiveFor = (setup: BattleSetup): NonNullable<BattleSetup['objective']> =>
  setup.terrain === undefined || objectiveAreaIn(setup) !== undefined ? true : placeOf(setup);

function placeOf(setup: BattleSetup): { readonly x: number; readonly y: number } {
  const { layout, terrain, objective } = setup;
  if (typeof objective === 'object') return { x: objective.x, y: objective.y };
  if (terrain === undefined) return layoutOf(layout).deployments.lastStand.objective.at;
  const outline = objectiveAreaIn(setup)?.outline ?? [
    { x: 0, y: 0 },
    { x: terrain.width, y: terrain.depth },
  ];
  const middle = (all: readonly number[]): number => (Math.min(...all) + Math.max(...all)) / 2;
  return { x: middle(outline.map(({ x }) => x)), y: middle(outline.map(({ y }) => y)) };
}

function holdingIn(setup: BattleSetup): Holding | null {
  const { objective = false, layout, terrain } = setup;
  if (objective === false) return null;
  if (objective !== true) return { radius: objective.radius ?? 12, rounds: objective.rounds ?? 5 };
  if (terrain === undefined) {
    const { radius, rounds } = layoutOf(layout).deployments.lastStand.objective;
    return { radius, rounds };
  }
  const xs = objectiveAreaIn(setup)?.outline.map(({ x }) => x) ?? [];
  return { radius: Math.round((Math.max(...xs) - Math.min(...xs)) / 2), rounds: 5 };
}
