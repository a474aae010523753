import { counted } from '../../../../kernel/index.ts';
import { type Campaign, type CampaignSide, GOAL, victoryPoints } from '../../../../games/even-death/index.ts';
import type { Player } from '../../../match/sources/source.ts';
import { Icon } from '../../../ui/table-icon.tsx';
import { calledIn, sideIndex, supplyFacts, supplyWords } from './view.ts';

/** Victory Points, Supplies and groups of each player in a line; opened, where each number comes from. */
export function Sides({ campaign, players }: { campaign: Campaign; players: readonly Player[] }) {
  const order = campaign.order.map((seat) => campaign.sides.find((side) => side.seat === seat) as CampaignSide);
  return (
    <ul className="edc-sides" aria-label="Players">
      {order.map((side) => (
        <Side key={side.seat} campaign={campaign} side={side} called={calledIn(players, side.seat)} />
      ))}
    </ul>
  );
}

function Side({ campaign, side, called }: { campaign: Campaign; side: CampaignSide; called: string }) {
  const { total } = victoryPoints(campaign, side.seat);
  const groups = campaign.groups.filter(({ seat }) => seat === side.seat).length;
  const fed = supplyWords(side);
  const active = campaign.active === side.seat && campaign.phase === 'actions';
  const kind = side.faction === 'zombies' ? 'Hordes' : 'Forces';
  return (
    <li data-side={sideIndex(campaign, side.seat)} data-active={active || undefined} data-out={side.out || undefined}>
      <details>
        <summary>
          <b>{called}</b>
          {active && <span className="tag now edc-roomy">{counted(campaign.actions, 'action')} left</span>}
          {side.out && <span className="tag">out</span>}
          <span className="edc-points">
            <Icon name="victory" />
            <span>
              {total} of {GOAL}
            </span>
            <meter min={0} max={GOAL} value={Math.min(total, GOAL)} aria-label="Victory Points" />
          </span>
          <span className="hint">
            {fed}
            {fed !== null && <span className="edc-roomy"> · </span>}
            <span className="edc-roomy">
              {groups} {groups === 1 ? kind.slice(0, -1) : kind}
            </span>
            {side.luxuries && ' · luxuries: Eager'}
          </span>
        </summary>
        <Sums campaign={campaign} side={side} />
      </details>
    </li>
  );
}

/** EDM.CVP.1, EDM.CVP.8, EDM.CTURN.2 */
function Sums({ campaign, side }: { campaign: Campaign; side: CampaignSide }) {
  const { total, tiles, supplies, kept } = victoryPoints(campaign, side.seat);
  const isZombies = side.faction === 'zombies';
  return (
    <ul className="edc-sums">
      <li>
        <b>{total} Victory Points.</b> Whoever has {GOAL} as their turn starts wins.
      </li>
      <li>{tiles} for tiles: a city counts 5, a town 3, any other tile 1, as long as it is held.</li>
      <li>
        {kept} kept for good: 2 for each battle won
        {side.faction === 'bandits' ? ', 1 for each structure pillaged' : ''}.
      </li>
      {!isZombies && <li>{supplies} for Supplies: 1 for every 5.</li>}
      {supplyFacts(campaign, side).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {side.luxuries && <li>Luxuries: Eager in battle until their next turn, Morale +2 instead of +1.</li>}
    </ul>
  );
}
