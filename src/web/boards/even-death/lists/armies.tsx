import { useEffect } from 'react';
import { type Faction, FACTIONS, LAYOUTS, listPoints, type Roster, word } from '../../../../games/even-death/index.ts';
import type { Json } from '../../../../kernel/index.ts';
import { READY_TABLES, type Terrain } from '../../../../tabletop/index.ts';
import { Stepper } from '../../../answer/stepper.tsx';
import { keptTables } from '../../../editor/tables.ts';
import { BuildLink, choicesOf, ListField } from '../../../skirmish/lists/choice.tsx';
import { bodyOf } from '../../../skirmish/lists/face.ts';
import { broughtList } from '../../../skirmish/lists/store.ts';
import type { Army } from './army.ts';
import { armyLists } from './index.ts';
import '../../../skirmish/lists/lists.css';

/** What players agree on before a battle or a campaign: where, how large, and with which lists. */

interface BattleSetup {
  readonly kind: 'battle';
  readonly layout: string;
  readonly terrain?: Terrain;
  readonly limit: number;
  readonly objective: Json;
  readonly players: readonly Army[];
}
interface CampaignSetup {
  readonly kind: 'campaign';
  readonly battles: string;
  /** EDM.CSETUP.6: the seats in turn, if no dice decide. */
  readonly order?: readonly string[];
  readonly players: readonly { readonly faction: Faction; readonly lists: readonly Roster[] }[];
}
type Setup = BattleSetup | CampaignSetup | { readonly kind: 'custom' };

export function Armies({ setup, onChange }: { setup: Json; onChange: (setup: Json) => void }) {
  const given = setup as unknown as Setup;
  const change = (next: Setup): void => onChange(next as unknown as Json);
  useEffect(() => {
    const list = broughtList(armyLists);
    if (list === undefined || given.kind !== 'battle') return;
    change(broughtTo(given, list));
    // Below the ready set-ups: whoever comes with a list wants to see it taken.
    document.querySelector('.armies')?.scrollIntoView({ block: 'start' });
    // Only whoever has just come brings a list.
  }, []);
  if (given.kind === 'battle') return <BattleArmies setup={given} onChange={change} />;
  if (given.kind === 'campaign') return <CampaignArmies setup={given} onChange={change} />;
  return null;
}

/** The first seat plays the list that somebody has come with; whoever had its faction takes over the first seat's. */
function broughtTo(setup: BattleSetup, list: Army): BattleSetup {
  const player = bodyOf(armyLists, list);
  return {
    ...setup,
    limit: Math.max(setup.limit, listPoints(list)),
    players: replaced(withFaction(setup.players, 0, player), 0, player),
  };
}

/** Nobody plays a faction twice: whoever has it already changes places with the one who takes it. */
function withFaction<T extends { readonly faction: Faction }>(players: readonly T[], i: number, fresh: T): T[] {
  const [before, other] = [players[i], players.findIndex(({ faction }) => faction === fresh.faction)];
  if (other < 0 || before === undefined) return replaced(players, i, fresh);
  return replaced(replaced(players, i, players[other] as T), other, before);
}

const tableOf = ({ layout, terrain }: BattleSetup): string => (terrain === undefined ? layout : `table:${terrain.id}`);

function onTable(setup: BattleSetup, value: string, tables: readonly Terrain[]): BattleSetup {
  const { kind, limit, players, objective } = setup;
  const terrain = tables.find(({ id }) => value === `table:${id}`);
  if (terrain === undefined) return { kind, layout: value, limit, players, objective };
  return { kind, layout: setup.layout, terrain, limit, players, objective: false };
}

/** Tables with a zone for everybody: the ready ones, those drawn in this browser, and the one that the set-up brings. */
function tablesFor({ players, terrain }: BattleSetup): readonly Terrain[] {
  const all = [
    ...READY_TABLES,
    ...keptTables().map((kept) => kept.terrain),
    ...(terrain === undefined ? [] : [terrain]),
  ];
  const zones = ({ areas }: Terrain): number => areas.filter(({ kind }) => kind === 'zone').length;
  return [...new Map(all.map((table) => [table.id, table])).values()].filter((table) => zones(table) >= players.length);
}

function BattleArmies({ setup, onChange }: { setup: BattleSetup; onChange: (setup: BattleSetup) => void }) {
  const { players, limit } = setup;
  const tables = tablesFor(setup);
  return (
    <fieldset className="armies">
      <legend>Battlefield and armies</legend>
      <label className="field">
        <span>Battlefield</span>
        <select value={tableOf(setup)} onChange={(event) => onChange(onTable(setup, event.target.value, tables))}>
          {LAYOUTS.map(({ id, name, description }) => (
            <option key={id} value={id} title={description}>
              {name}
            </option>
          ))}
          <optgroup label="Other tables, and those you have drawn">
            {tables.map(({ id, name, width, depth }) => (
              <option key={id} value={`table:${id}`}>
                {name}, {width} by {depth} inches
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      <Stepper
        label="Points for each side"
        value={limit}
        min={armyLists.limit.min}
        max={MOST}
        step={armyLists.limit.step}
        onChange={(next) => onChange({ ...setup, limit: next })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={setup.objective !== false}
          onChange={(event) => onChange({ ...setup, objective: event.target.checked })}
        />
        <span>Whoever holds the middle for five rounds wins</span>
      </label>
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

function CampaignArmies({ setup, onChange }: { setup: CampaignSetup; onChange: (setup: CampaignSetup) => void }) {
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

const SEATS = ['A', 'B', 'C', 'D'];
const MOST = armyLists.limit.max;

const replaced = <T,>(list: readonly T[], i: number, item: T): T[] => {
  const next = [...list];
  next[i] = item;
  return next;
};

const firstReady = (faction: Faction, limit: number): Army =>
  choicesOf(armyLists, limit, (army) => army.faction === faction)[0]?.body ?? { faction, humans: [], herds: [] };

function FactionField({
  seat,
  faction,
  onChange,
}: {
  seat: string;
  faction: Faction;
  onChange: (faction: Faction) => void;
}) {
  return (
    <label className="field">
      <span>Seat {seat} plays</span>
      <select value={faction} onChange={(event) => onChange(event.target.value as Faction)}>
        {FACTIONS.map((id) => (
          <option key={id} value={id}>
            {word('faction', id)}
          </option>
        ))}
      </select>
    </label>
  );
}
