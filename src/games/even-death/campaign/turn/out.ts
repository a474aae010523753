import type { Seat } from '../../../../kernel/index.ts';
import type { Table } from '../../state.ts';
import { emit, end } from '../../verbs.ts';
import { campaignOf, controlledBy, groupsOf, sideOf } from '../groups.ts';

/** Whose turn comes next, and who is out. */

/** EDM.CTURN.7 */
export function nextTurn(t: Table): void {
  const campaign = campaignOf(t.state);
  const { order, active } = campaign;
  const from = order.indexOf(active);
  const after = [...order.slice(from + 1), ...order.slice(0, from + 1)];
  campaign.active = after.find((seat) => !sideOf(campaign, seat).out) as Seat;
  campaign.actions = 0;
  campaign.phase = 'start';
}

/** EDM.CGEN.11: who can no longer come back is out; whoever is left alone has won. */
export function settleWhoIsOut(t: Table): void {
  const campaign = campaignOf(t.state);
  for (const side of campaign.sides) {
    if (side.out || groupsOf(campaign, side.seat).length > 0) continue;
    if (side.faction === 'zombies' && controlledBy(campaign, 'zombies').length > 0) continue;
    side.out = true;
    emit(t, 'EDM.CGEN.11', 'ed.campaign.out', { seat: side.seat });
  }
  const left = campaign.order.filter((seat) => !sideOf(campaign, seat).out);
  if (left.length <= 1) {
    const lost = campaign.order.filter((seat) => !left.includes(seat));
    const key = left.length === 1 ? 'ed.campaign.last' : 'ed.campaign.nobody';
    end(t, { won: left, lost, rule: 'EDM.CGEN.11', key, params: { seat: left[0] ?? '' } });
  }
  if (campaign.phase === 'actions' && sideOf(campaign, campaign.active).out) nextTurn(t);
}
