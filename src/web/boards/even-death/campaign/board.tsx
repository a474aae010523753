import { counted } from '../../../../kernel/index.ts';
import { useEffect, useState } from 'react';
import { type Campaign, type Group, landAt, type MapAct, pointsOf, word } from '../../../../games/even-death/index.ts';
import { useController } from '../../../match/context.tsx';
import type { Player } from '../../../match/sources/source.ts';
import { presses } from '../../../match/presses.ts';
import { Icon } from '../../../ui/table-icon.tsx';
import type { BoardProps } from '../../face.ts';
import { CampaignKey } from './key.tsx';
import { CampaignMap } from './map.tsx';
import { Sides } from './sides.tsx';
import {
  actOf,
  calledIn,
  campaignIn,
  enemiesNear,
  groupName,
  groupsAt,
  herdLine,
  memberLine,
  sideIndex,
  tileFacts,
  useMapOptions,
} from './view.ts';
import '../campaign.css';

/** The campaign between its battles: the map, what stands on a tile, and how everybody is doing. */
export function CampaignBoard({ view, players }: BoardProps) {
  const campaign = campaignIn(view);
  if (campaign === null) return null;
  return <CampaignTable campaign={campaign} players={players} />;
}

function CampaignTable({ campaign, players }: { campaign: Campaign; players: readonly Player[] }) {
  const [read, setRead] = useState<number | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const counter = campaign.groups.find(({ id }) => id === chosen);
  const group = counter?.id ?? null;
  const stands = counter?.tile;
  // The card goes with the counter: what it can do where it has come to stands there.
  useEffect(() => {
    if (stands !== undefined) setRead(stands);
  }, [stands]);
  return (
    <div className="edc">
      <Sides campaign={campaign} players={players} />
      <div className="edc-main">
        <CampaignMap
          campaign={campaign}
          players={players}
          read={read}
          group={group}
          onRead={setRead}
          onGroup={setChosen}
        />
        <div className="edc-beside">
          <LastBattle campaign={campaign} players={players} />
          {read === null ? (
            <CampaignKey campaign={campaign} players={players} />
          ) : (
            <TileCard campaign={campaign} players={players} tile={read} onClose={() => setRead(null)} />
          )}
        </div>
      </div>
    </div>
  );
}

function LastBattle({ campaign, players }: { campaign: Campaign; players: readonly Player[] }) {
  const fought = campaign.lastBattle;
  if (fought === null) return null;
  const { tile, winner, rounds, fast } = fought;
  const names = (seats: readonly { seat: string }[]): string =>
    seats.map(({ seat }) => calledIn(players, seat)).join(' and ');
  const losers = fought.groups.filter(({ seat }) => seat !== winner);
  const what =
    winner === null ? `${names(fought.groups)} parted in a draw` : `${calledIn(players, winner)} beat ${names(losers)}`;
  return (
    <p className="edc-last">
      <Icon name="combat" /> Last battle, at {landAt(tile).name}: {what} after {counted(rounds, 'round')}
      {fast ? ', played out fast' : ''}.
    </p>
  );
}

/** Everything about a tile, and the dossiers of whoever stands there. */
function TileCard({
  campaign,
  players,
  tile,
  onClose,
}: {
  campaign: Campaign;
  players: readonly Player[];
  tile: number;
  onClose: () => void;
}) {
  const { name, x, y } = landAt(tile);
  return (
    <section className="edc-card" aria-live="polite" aria-label={name}>
      <h3>
        {name}{' '}
        <span className="hint">
          row {y}, column {x}
        </span>
        <button type="button" className="quiet edc-close" aria-label="Close the card" onClick={onClose}>
          ×
        </button>
      </h3>
      <dl className="edc-facts">
        {tileFacts(campaign, tile, players).map(([title, text]) => (
          <div key={title} data-plain={PLAIN.includes(title) || undefined}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {groupsAt(campaign, tile).map((group) => (
        <Dossier key={group.id} campaign={campaign} players={players} group={group} />
      ))}
    </section>
  );
}

/** What speaks for itself where there is little room. */
const PLAIN: readonly string[] = ['Ground', 'Worth', 'Search'];

function Dossier({ campaign, players, group }: { campaign: Campaign; players: readonly Player[]; group: Group }) {
  const near = enemiesNear(campaign, group).map(
    (enemy) => `${calledIn(players, enemy.seat)}, ${groupName(enemy)} at ${landAt(enemy.tile).name}`,
  );
  return (
    <div className="edc-dossier" data-side={sideIndex(campaign, group.seat)}>
      <h4>
        {calledIn(players, group.seat)}, {groupName(group)}
        <span className="hint"> {pointsOf(group)} of at most 200 points</span>
      </h4>
      <ul>
        {alike(group.members.map(memberLine)).map(([line, count]) => (
          <li key={line}>{count > 1 ? `${count} × ${line}` : line}</li>
        ))}
        {group.herds.map((herd, i) => (
          // Herds have no name but their place.
          <li key={i}>{herd.name === undefined ? herdLine(herd) : `${herd.name}: ${herdLine(herd)}`}</li>
        ))}
      </ul>
      {near.length > 0 && <p className="hint">Beside it: {near.join('; ')}.</p>}
      <Orders group={group.id} />
    </div>
  );
}

/** Equal lines once, with their number. */
function alike(lines: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts];
}

/** What the group can do now beside moving, as buttons; what each of them brings stands in the list of options. */
function Orders({ group }: { group: string }) {
  const controller = useController();
  const orders = useMapOptions().flatMap((option) => {
    const act = actOf(option);
    return act === null || act.group !== group || act.do === 'move' ? [] : [{ option, act }];
  });
  if (orders.length === 0) return null;
  return (
    <div className="edc-orders" role="group" aria-label="What it can do">
      {orders.map(({ option: { id }, act }) => {
        const label = act.do === 'build' ? `Build: ${word('structure', act.structure)}` : ORDERS[act.do];
        return (
          <button
            key={id}
            type="button"
            data-order={id}
            onFocus={() => controller.focus(id)}
            onMouseEnter={() => controller.focus(id)}
            onClick={({ nativeEvent }) => controller.choose(id, presses.by(nativeEvent))}
          >
            {label}
          </button>
        );
      })}
    </div>
  );
}

const ORDERS: Readonly<Record<Exclude<MapAct['do'], 'move' | 'build'>, string>> = {
  control: 'Control Area',
  battle: 'Battle',
  heal: 'Heal',
  train: 'Train',
  search: 'Search',
  raid: 'Raid',
  pillage: 'Pillage',
  'supply-drop': 'Supply Drop',
  paratroopers: 'Paratrooper Drop',
  zombify: 'Zombify',
  feast: 'Feast',
};
