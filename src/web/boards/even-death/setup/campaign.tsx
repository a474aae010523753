import { BuildLink, ListField } from '../../../skirmish/lists/choice.tsx';
import { armyLists } from '../lists/index.ts';
import { FactionField, ObjectiveField } from './fields.tsx';
import { type CampaignSetup, type Holding, replaced, SEATS, withFaction } from './setups.ts';

export function CampaignForm({ setup, onChange }: { setup: CampaignSetup; onChange: (setup: CampaignSetup) => void }) {
  const { players } = setup;
  return (
    <fieldset className="armies">
      <legend>Campaign</legend>
      <label className="field">
        <span>Battles</span>
        <select value={setup.battles} onChange={(event) => onChange({ ...setup, battles: event.target.value })}>
          <option value="ask">As those who fight agree each time</option>
          <option value="play">On the table</option>
          <option value="fast">Played out fast</option>
        </select>
      </label>
      <ObjectiveField
        label="Every battle has an objective that can be held to win"
        now={holdingIn(setup)}
        onChange={(isThere) => onChange({ ...setup, objective: isThere })}
        onHolding={(objective) => onChange({ ...setup, objective })}
      />
      <OrderField setup={setup} onChange={onChange} />
      <ol className="army-players">
        {players.map(({ faction, lists }, i) => (
          <li key={SEATS[i]}>
            <FactionField
              seat={SEATS[i] ?? ''}
              faction={faction}
              onChange={(next) =>
                onChange({ ...setup, players: withFaction(players, i, { faction: next, lists: [] }) })
              }
            />
            {[0, 1, 2].slice(0, Math.min(3, lists.length + 1)).map((n) => (
              <ListField
                face={armyLists}
                key={n}
                label={`${faction === 'zombies' ? 'Horde' : 'Force'} ${n + 1} of seat ${SEATS[i]}`}
                limit={100}
                fits={(army) => army.faction === faction}
                now={lists[n] === undefined ? null : { faction, ...lists[n] }}
                none="chosen at the table"
                onChange={({ humans, herds }) =>
                  onChange({
                    ...setup,
                    players: replaced(players, i, { faction, lists: replaced(lists, n, { humans, herds }) }),
                  })
                }
                onNone={() =>
                  onChange({
                    ...setup,
                    players: replaced(players, i, { faction, lists: lists.filter((_, other) => other !== n) }),
                  })
                }
              />
            ))}
          </li>
        ))}
      </ol>
      <BuildLink face={armyLists} />
    </fieldset>
  );
}

/** EDM.CSETUP.6: dice settle who plays first, or the players do. */
function OrderField({ setup, onChange }: { setup: CampaignSetup; onChange: (setup: CampaignSetup) => void }) {
  const { order, ...diced } = setup;
  const seats = SEATS.slice(0, setup.players.length).map((seat) => seat.toLowerCase());
  return (
    <label className="field">
      <span>Turn order</span>
      <select
        value={order?.join() ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? diced : { ...diced, order: target.value.split(',') })}
      >
        <option value="">Dice decide</option>
        {ordersOf(seats).map((agreed) => (
          <option key={agreed.join()} value={agreed.join()}>
            {agreed.join(', ').toUpperCase()}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Every order that the seats can have. */
const ordersOf = (seats: readonly string[]): string[][] =>
  seats.length === 0
    ? [[]]
    : seats.flatMap((first) => ordersOf(seats.filter((seat) => seat !== first)).map((rest) => [first, ...rest]));

/** EDM.SETUP.12: as in the book's example, if nothing else is agreed. */
const USUAL: Holding = { radius: 12, rounds: 5 };

function holdingIn({ objective = false }: CampaignSetup): Holding | null {
  if (objective === false) return null;
  return objective === true ? USUAL : { ...USUAL, ...objective };
}
