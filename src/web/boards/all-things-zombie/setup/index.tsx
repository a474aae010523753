import {
  AREAS,
  DAY_PARTS,
  ENCOUNTERS,
  MODES,
  periodOf,
  readyStars,
  type Setup,
  TABLES,
  terrainOf,
  aboutWord,
  word,
} from '../../../../games/all-things-zombie/index.ts';
import type { Json } from '../../../../kernel/index.ts';
import { dealTable, type TableChoice } from '../../../../skirmish/index.ts';
import { TableField } from '../../../skirmish/setup/table-field.tsx';
import { NumberField } from '../../../ui/fields.tsx';
import { Choice } from '../choice.tsx';
import { CampaignForm } from '../journal/setup.tsx';
import { BandField } from './band.tsx';
import type { Band, EncounterSetup } from './made.ts';
import { OptionFields } from './options.tsx';
import '../../../skirmish/lists/lists.css';

const DEALT = { width: 36, depth: 36, zone: 0 };
const MOST = 4;

/** What players agree on before an Encounter: what it is about, when, where, and who they are. */
export function EncounterForm({ setup, onChange }: { setup: Json; onChange: (setup: Json) => void }) {
  const given = setup as unknown as Setup;
  if (given.kind === 'campaign')
    return <CampaignForm setup={given} onChange={(next) => onChange(next as unknown as Json)} />;
  if (given.kind === 'custom' || given.kind === 'custom-campaign') return null;
  const change = (next: Partial<EncounterSetup>): void => onChange({ ...given, ...next } as unknown as Json);
  return (
    <fieldset className="armies">
      <legend>Encounter, day and Stars</legend>
      <Choice
        label="Encounter"
        words="encounter"
        among={ENCOUNTERS}
        now={given.kind}
        onChange={(kind) => change({ kind })}
      />
      <p className="hint">{aboutWord('encounter', given.kind)}</p>
      {given.bands.length > 1 && (
        <Choice label="Players" words="mode" among={MODES} now={given.mode} onChange={(mode) => change({ mode })} />
      )}
      <Choice label="Area" words="area" among={AREAS} now={given.area} onChange={(area) => change({ area })} />
      <Choice
        label="Day Part"
        words="day-part"
        among={DAY_PARTS}
        now={given.dayPart}
        onChange={(dayPart) => change({ dayPart })}
      />
      <NumberField label="Day" value={given.day} min={1} max={999} whole onChange={(day) => change({ day })} />
      <p className="hint">{word('period', periodOf(given.day))}</p>
      <TableField
        label="Table"
        now={given.table as TableChoice}
        terrain={terrainIn(given.table as TableChoice)}
        ready={TABLES}
        sides={0}
        dealt={DEALT}
        onChange={(table) => change({ table: table as EncounterSetup['table'] })}
      />
      <Bands setup={given} onChange={change} />
      <OptionFields options={given.options} onChange={(options) => change({ options })} />
    </fieldset>
  );
}

const terrainIn = (table: TableChoice) => ('seed' in table ? dealTable(table) : terrainOf(table));

interface StarsProps {
  readonly setup: EncounterSetup;
  readonly onChange: (next: Partial<EncounterSetup>) => void;
}

/** A band for each player. */
function Bands({ setup, onChange }: StarsProps) {
  const { bands, day, options } = setup;
  const put = (next: readonly Band[]): void => onChange({ bands: [...next] });
  const free = readyStars(periodOf(day)).find(({ name }) => !bands.some(([star]) => star?.name === name));
  return (
    <>
      <ol className="army-players">
        {bands.map((band, i) => (
          <li key={i}>
            <BandField
              seat={i}
              band={band}
              day={day}
              anyRep={options.anyRep}
              onChange={(next) => put(bands.with(i, next))}
            />
            {bands.length > 1 && (
              <button type="button" onClick={() => put(bands.toSpliced(i, 1))}>
                Leave {band[0]?.name} out
              </button>
            )}
          </li>
        ))}
      </ol>
      {bands.length < MOST && free !== undefined && (
        <button type="button" onClick={() => put([...bands, [free]])}>
          Another player
        </button>
      )}
    </>
  );
}
