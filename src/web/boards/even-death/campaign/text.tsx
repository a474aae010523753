import { type Campaign, GOAL, landAt, pointsOf, victoryPoints, word } from '../../../../games/even-death/index.ts';
import type { BoardProps } from '../../face.ts';
import { calledIn, campaignIn, enemiesNear, groupName, herdLine, memberLine, supplyWords, tileFacts } from './view.ts';

/** The map in words: who holds what, where everybody stands and whom they could fight. */
export function CampaignText({ view, players }: BoardProps) {
  const campaign = campaignIn(view);
  if (campaign === null) return null;
  return (
    <div className="text-board">
      <h2>The map, turn of {calledIn(players, campaign.active)}</h2>
      {campaign.order.map((seat) => (
        <Player key={seat} campaign={campaign} seat={seat} players={players} />
      ))}
      <section>
        <h3>Tiles that somebody holds</h3>
        <ul>
          {campaign.tiles.map(({ controller }, tile) =>
            controller === null ? null : (
              // Tiles never change their places.
              <li key={tile}>
                {landAt(tile).name}, row {landAt(tile).y}, column {landAt(tile).x}.{' '}
                {tileFacts(campaign, tile, players)
                  .map(([title, text]) => `${title}: ${text}`)
                  .join('. ')}
                .
              </li>
            ),
          )}
        </ul>
      </section>
    </div>
  );
}

function Player({ campaign, seat, players }: { campaign: Campaign; seat: string; players: BoardProps['players'] }) {
  const side = campaign.sides.find((one) => one.seat === seat);
  if (side === undefined) return null;
  const { total, kept, tiles, supplies } = victoryPoints(campaign, seat);
  const fed = supplyWords(side);
  return (
    <section>
      <h3>
        {calledIn(players, seat)}
        {side.out && ', out'}
      </h3>
      <p>
        {total} of {GOAL} Victory Points: {tiles} for tiles, {supplies} for Supplies, {kept} kept.
        {fed !== null && ` ${fed}.`}
      </p>
      <ul>
        {campaign.groups
          .filter((group) => group.seat === seat)
          .map((group) => (
            <li key={group.id}>
              {groupName(group)} at {landAt(group.tile).name} (row {landAt(group.tile).y}, column {landAt(group.tile).x}
              ), {pointsOf(group)} points: {[...group.members.map(memberLine), ...group.herds.map(herdLine)].join('; ')}
              .
              {enemiesNear(campaign, group).map(
                (enemy) =>
                  ` Beside it: ${word('faction', campaign.sides.find((one) => one.seat === enemy.seat)?.faction ?? '')}, ${groupName(enemy)}.`,
              )}
            </li>
          ))}
      </ul>
    </section>
  );
}
