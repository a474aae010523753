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
} from '../../../games/all-things-zombie/index.ts';
import type { Json } from '../../../kernel/index.ts';
import { dealTable, type TableChoice } from '../../../skirmish/index.ts';
import { TableField } from '../../skirmish/setup/table-field.tsx';
import { NumberField } from '../../ui/fields.tsx';
import '../../skirmish/lists/lists.css';

type Encounter = Exclude<Setup, { kind: 'custom' | 'campaign' | 'custom-campaign' }>;
type Band = Encounter['bands'][number];

const DEALT = { width: 36, depth: 36, zone: 0 };
const MOST = 4;

/** What players agree on before an Encounter: what it is about, when, where, and who they are. */
export function EncounterForm({ setup, onChange }: { setup: Json; onChange: (setup: Json) => void }) {
  const given = setup as unknown as Setup;
  if (given.kind === 'custom' || given.kind === 'campaign' || given.kind === 'custom-campaign') return null;
  const change = (next: Partial<Encounter>): void => onChange({ ...given, ...next } as unknown as Json);
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
        onChange={(table) => change({ table: table as Encounter['table'] })}
      />
      <Stars setup={given} onChange={change} />
    </fieldset>
  );
}

const terrainIn = (table: TableChoice) => ('seed' in table ? dealTable(table) : terrainOf(table));

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly words: string;
  readonly among: readonly T[];
  readonly now: T;
  readonly onChange: (value: T) => void;
}

function Choice<T extends string>({ label, words, among, now, onChange }: ChoiceProps<T>) {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={now} onChange={({ target }) => onChange(target.value as T)}>
        {among.map((id) => (
          <option key={id} value={id}>
            {word(words, id)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface StarsProps {
  readonly setup: Encounter;
  readonly onChange: (next: Partial<Encounter>) => void;
}

/** One Star for each player, among those that are ready for the day. */
function Stars({ setup, onChange }: StarsProps) {
  const { bands, day } = setup;
  const ready = readyStars(periodOf(day));
  const put = (next: readonly Band[]): void => onChange({ bands: [...next] });
  const free = ready.find(({ name }) => !bands.some(([star]) => star?.name === name));
  return (
    <>
      <ol className="army-players">
        {bands.map((band, i) => (
          <li key={i}>
            <label className="field">
              <span>Star of seat {'ABCD'[i]}</span>
              <select
                value={ready.some(({ name }) => name === band[0]?.name) ? band[0]?.name : ''}
                onChange={({ target }) => {
                  const star = ready.find(({ name }) => name === target.value);
                  if (star !== undefined) put(bands.with(i, [star, ...band.slice(1)] as Band));
                }}
              >
                {ready.every(({ name }) => name !== band[0]?.name) && <option value="">{band[0]?.name}</option>}
                {ready.map(({ name }) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <p className="hint">{band.map(starText).join('; ')}</p>
            {bands.length > 1 && (
              <button type="button" onClick={() => put(bands.toSpliced(i, 1))}>
                Leave {band[0]?.name} out
              </button>
            )}
          </li>
        ))}
      </ol>
      {bands.length < MOST && free !== undefined && (
        <button type="button" onClick={() => put([...bands, [free] as Band])}>
          Another player
        </button>
      )}
    </>
  );
}

const starText = ({ name, rep, class: kin, attributes, guns, blades }: Band[number]): string =>
  [
    `${name}: ${word('class', kin)}, Rep ${rep}`,
    ...attributes.map((id) => word('attribute', id)),
    ...guns.map(({ id }) => word('gun', id)),
    ...blades.map(({ id }) => word('blade', id)),
  ].join(', ');
