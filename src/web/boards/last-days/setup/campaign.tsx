import { READY_GROUPS, type Setup, TABLES } from '../../../../games/last-days/index.ts';
import { Stepper } from '../../../answer/stepper.tsx';
import { BuildLink } from '../../../skirmish/lists/choice.tsx';
import { CheckField } from '../../../ui/fields.tsx';
import { asPlayed, groupLists, isRunning } from '../groups/index.ts';
import { GroupField, OptionFields } from './fields.tsx';

type CampaignSetup = Extract<Setup, { kind: 'campaign' }>;

/** LD.CAMP.1 */
const MOST = 8;
/** LD.END.2 */
const GAMES = { min: 1, max: 50 };

interface CampaignProps {
  readonly setup: CampaignSetup;
  readonly onChange: (setup: CampaignSetup) => void;
}

export function CampaignForm({ setup, onChange }: CampaignProps) {
  const { groups, points, options, games } = setup;
  const withGroups = (next: CampaignSetup['groups'], limit = points): void =>
    onChange({ ...setup, points: limit, groups: next, groupsAre: next.some(isRunning) ? 'running' : setup.groupsAre });
  return (
    <fieldset className="armies">
      <legend>Campaign</legend>
      <CheckField
        label="It ends after a number of games"
        value={games !== null}
        onChange={(counted) => onChange({ ...setup, games: counted ? 6 : null })}
      />
      {games !== null && (
        <Stepper
          label="Games for each Group"
          value={games}
          {...GAMES}
          onChange={(next) => onChange({ ...setup, games: next })}
        />
      )}
      <CheckField
        label="The first Group wins that has built on every Empty Space, is full and has 300 Scavenge Points" // LD.END.1
        value={setup.goal}
        onChange={(goal) => onChange({ ...setup, goal })}
      />
      <label className="field">
        <span>Games are played</span>
        <select
          value={setup.battles}
          onChange={(event) => onChange({ ...setup, battles: event.target.value as CampaignSetup['battles'] })}
        >
          <option value="ask">As those who fight agree each time</option>
          <option value="play">On the table</option>
          <option value="fast">Played out fast</option>
        </select>
      </label>
      <label className="field">
        <span>In a Zombie Attack, −1 for each Character who went Out of Action</span>
        <select
          value={setup.attackCounts}
          onChange={(event) =>
            onChange({ ...setup, attackCounts: event.target.value as CampaignSetup['attackCounts'] })
          }
        >
          <option value="living">if alive and at home</option>
          <option value="all">dead or captured ones too</option>
        </select>
      </label>
      <CheckField
        label="Groups from other campaigns may come, with what they found and learned there"
        value={setup.groupsAre === 'running'}
        onChange={(running) => onChange({ ...setup, groupsAre: running || groups.some(isRunning) ? 'running' : 'new' })}
      />
      <TablesField setup={setup} onChange={onChange} />
      <ol className="army-players">
        {groups.map((group, i) => (
          <li key={i}>
            <GroupField
              seat={i}
              group={group}
              points={points}
              use="running"
              onChange={(next, needed) => withGroups(groups.with(i, next), needed)}
            />
            {groups.length > 2 && (
              <button type="button" onClick={() => withGroups(groups.toSpliced(i, 1))}>
                Leave {group.name} out
              </button>
            )}
          </li>
        ))}
      </ol>
      <p className="row">
        {groups.length < MOST && (
          <button type="button" onClick={() => withGroups([...groups, asPlayed(nextGroup(groups), points)])}>
            Another Group
          </button>
        )}
      </p>
      <BuildLink face={groupLists} />
      <OptionFields options={options} onChange={(next) => onChange({ ...setup, options: next })} />
    </fieldset>
  );
}

/** A ready Group that is not there yet, or one once more. */
function nextGroup(groups: CampaignSetup['groups']): CampaignSetup['groups'][number] {
  const unseen = Object.values(READY_GROUPS).find(({ name }) => !groups.some((group) => group.name === name));
  return unseen ?? READY_GROUPS['hero-church'];
}

/** Where the games are played: on all ready tables in turn, or on one. */
function TablesField({ setup, onChange }: CampaignProps) {
  const [first] = setup.tables;
  const now = first === undefined ? '' : first.kind === 'ready' ? first.table : 'own';
  return (
    <label className="field">
      <span>Tables</span>
      <select
        value={now}
        onChange={({ target }) =>
          onChange({ ...setup, tables: target.value === '' ? [] : [{ kind: 'ready', table: target.value }] })
        }
      >
        <option value="">All ready tables in turn</option>
        {now === 'own' && <option value="own">as in this set-up</option>}
        {TABLES.map(({ id, name }) => (
          <option key={id} value={id}>
            Always {name}
          </option>
        ))}
      </select>
    </label>
  );
}
