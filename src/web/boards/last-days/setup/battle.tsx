import { aboutWord, ENCOUNTERS, type Setup, TABLES, terrainOf, word } from '../../../../games/last-days/index.ts';
import { dealTable, type TableChoice } from '../../../../skirmish/index.ts';
import type { Terrain } from '../../../../tabletop/index.ts';
import { Stepper } from '../../../answer/stepper.tsx';
import { BuildLink } from '../../../skirmish/lists/choice.tsx';
import { TableField } from '../../../skirmish/setup/table-field.tsx';
import { groupLists } from '../groups/index.ts';
import { GroupField, OptionFields } from './fields.tsx';

type BattleSetup = Extract<Setup, { kind: 'battle' }>;

/** LD.TERRAIN.1, LD.DEPLOY.2: what a table is like that chance deals. */
const DEALT = { width: 36, depth: 36, zone: 3 };

interface BattleProps {
  readonly setup: BattleSetup;
  readonly onChange: (setup: BattleSetup) => void;
}

export function BattleForm({ setup, onChange }: BattleProps) {
  const { encounter, table, groups, points, options } = setup;
  return (
    <fieldset className="armies">
      <legend>Encounter, table and Groups</legend>
      <label className="field">
        <span>Encounter</span>
        <select
          value={encounter}
          onChange={(event) => onChange({ ...setup, encounter: event.target.value as BattleSetup['encounter'] })}
        >
          {ENCOUNTERS.map((id) => (
            <option key={id} value={id}>
              {word('encounter', id)}
            </option>
          ))}
        </select>
      </label>
      <p className="hint">{aboutWord('encounter', encounter)}</p>
      <TableField
        label="Table"
        now={table as TableChoice}
        terrain={terrainIn(table as TableChoice)}
        ready={TABLES}
        sides={2}
        dealt={DEALT}
        onChange={(next) => onChange({ ...setup, table: next as BattleSetup['table'] })}
      />
      <Stepper
        label="Scavenge Points for each Group"
        value={points}
        min={groupLists.limit.min}
        max={groupLists.limit.max}
        step={groupLists.limit.step}
        onChange={(next) => onChange({ ...setup, points: next })}
      />
      <ol className="army-players">
        {groups.map((group, i) => (
          <li key={i}>
            <GroupField
              seat={i}
              group={group}
              points={points}
              use="one-off"
              onChange={(next, needed) =>
                onChange({ ...setup, points: needed, groups: groups.with(i, next) as typeof groups })
              }
            />
          </li>
        ))}
      </ol>
      <BuildLink face={groupLists} />
      <OptionFields options={options} onChange={(next) => onChange({ ...setup, options: next })} />
    </fieldset>
  );
}

/** The table as it will be played on; none where chance finds no such table. */
export const terrainIn = (table: TableChoice): Terrain | null =>
  'seed' in table ? dealTable(table) : terrainOf(table);
