import {
  AREAS,
  aboutWord,
  MODES,
  newStarBand,
  readyStars,
  RIDE_IDS,
  type Setup,
  word,
} from '../../../../games/all-things-zombie/index.ts';
import { Stepper } from '../../../answer/stepper.tsx';
import { CheckField } from '../../../ui/fields.tsx';
import { Choice } from '../choice.tsx';

type CampaignSetup = Extract<Setup, { kind: 'campaign' }>;
type Band = CampaignSetup['bands'][number];

const MOST = 4;
const MONTHS = { min: 1, max: 60 };
const LENGTHS = ['1', '3', 'months', 'end'] as const;
const BEGINS = ['day-1', 'day-31'] as const;
const WAYS = ['ask', 'play', 'fast'] as const;

interface CampaignProps {
  readonly setup: CampaignSetup;
  readonly onChange: (setup: CampaignSetup) => void;
}

/** What players agree on before a campaign: how long, from when, where, and who they are. */
export function CampaignForm({ setup, onChange }: CampaignProps) {
  const { months, bands, mode, begins, area, battles, peopleReturn } = setup;
  const change = (next: Partial<CampaignSetup>): void => onChange({ ...setup, ...next });
  const length = months === null ? 'end' : months === 1 || months === 3 ? (`${months}` as const) : 'months';
  return (
    <fieldset className="armies">
      <legend>Campaign</legend>
      <Choice
        label="It lasts"
        words="lasts"
        among={LENGTHS}
        now={length}
        onChange={(to) => change({ months: to === 'end' ? null : to === 'months' ? 6 : Number(to) })}
      />
      {length === 'months' && months !== null && (
        <Stepper label="Months" value={months} {...MONTHS} onChange={(next) => change({ months: next })} />
      )}
      <Choice
        label="It begins"
        words="begins"
        among={BEGINS}
        now={begins}
        onChange={(next) =>
          change({ begins: next, bands: bands.map((band) => withStar(band, band.people[0]?.name ?? '', next)) })
        }
      />
      <Choice label="Area" words="area" among={AREAS} now={area} onChange={(next) => change({ area: next })} />
      {bands.length > 1 && (
        <Choice label="Players" words="mode" among={MODES} now={mode} onChange={(next) => change({ mode: next })} />
      )}
      {bands.length > 1 && <p className="hint">{aboutWord('mode', mode)}</p>}
      <Choice
        label="Encounters are played"
        words="battles"
        among={WAYS}
        now={battles}
        onChange={(next) => change({ battles: next })}
      />
      <CheckField
        label="People who have been met may come back, with what they remember"
        value={peopleReturn}
        onChange={(next) => change({ peopleReturn: next })}
      />
      <Bands setup={setup} change={change} />
    </fieldset>
  );
}

/** The Star of that name, with everything it begins with; as it is where nobody is called so. */
function withStar(band: Band, name: string, begins: CampaignSetup['begins'], ride = band.ride): Band {
  const star = readyStars(begins === 'day-1' ? 'days-1-10' : 'after-30').find((one) => one.name === name);
  return star === undefined ? { ...band, ride } : (newStarBand(star, ride) as Band);
}

interface BandsProps {
  readonly setup: CampaignSetup;
  readonly change: (next: Partial<CampaignSetup>) => void;
}

/** One Star for each player, with a vehicle if one is wanted. */
function Bands({ setup: { bands, begins, mode }, change }: BandsProps) {
  const ready = readyStars(begins === 'day-1' ? 'days-1-10' : 'after-30');
  const put = (next: readonly Band[]): void => change({ bands: [...next], mode: next.length < 2 ? 'same-side' : mode });
  const free = ready.find(({ name }) => !bands.some(({ people }) => people[0]?.name === name));
  return (
    <>
      <ol className="army-players">
        {bands.map((band, i) => (
          <li key={i}>
            <label className="field">
              <span>Star of seat {'ABCD'[i]}</span>
              <select
                value={band.people[0]?.name ?? ''}
                onChange={({ target }) => put(bands.with(i, withStar(band, target.value, begins)))}
              >
                {ready.every(({ name }) => name !== band.people[0]?.name) && <option>{band.people[0]?.name}</option>}
                {ready.map(({ name }) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <label className="field">
              <span>Vehicle, for one Item</span>
              <select
                value={band.ride ?? ''}
                onChange={({ target }) =>
                  put(
                    bands.with(
                      i,
                      withStar(
                        band,
                        band.people[0]?.name ?? '',
                        begins,
                        RIDE_IDS.find((one) => one === target.value) ?? null,
                      ),
                    ),
                  )
                }
              >
                <option value="">On foot</option>
                {RIDE_IDS.map((id) => (
                  <option key={id} value={id}>
                    {word('ride', id)}
                  </option>
                ))}
              </select>
            </label>
            {bands.length > 1 && (
              <button type="button" onClick={() => put(bands.toSpliced(i, 1))}>
                Leave {band.people[0]?.name} out
              </button>
            )}
          </li>
        ))}
      </ol>
      {bands.length < MOST && free !== undefined && (
        <button type="button" onClick={() => put([...bands, newStarBand(free, null) as Band])}>
          Another player
        </button>
      )}
    </>
  );
}
