import { isHuman } from '../../figures.ts';
import type { MapAct, MapActOf } from '../../decisions.ts';
import { listPoints } from '../../prepare/lists.ts';
import type { Table } from '../../state.ts';
import { choose, emit, end, type Flow, type Offer, roll } from '../../verbs.ts';
import { type MapAction, optionFor } from './action.ts';
import { battle } from '../battle/battle.ts';
import { build, heal } from './build.ts';
import { controlArea } from './control.ts';
import { feast, paratroopers, pillage, raid, supplyDrop, zombify } from '../factions.ts';
import { ACTIONS_EACH, GOAL, HEALTH_CHECK, NEEDED, NEW_POINTS } from '../figures.ts';
import {
  called,
  campaignOf,
  controlledBy,
  groupOf,
  groupsOf,
  hasRoomForGroup,
  raise,
  roomIn,
  sideOf,
} from '../groups.ts';
import { move } from './move.ts';
import { muster, unitNames } from '../battle/muster.ts';
import { nextTurn, settleWhoIsOut } from './out.ts';
import { victoryPoints } from './points.ts';
import { search } from './search.ts';
import type { Campaign, CampaignSide, Group } from '../state.ts';
import { changeSupplies, supplyState } from './supplies.ts';
import { train, whereToRaise } from './train.ts';

/** EDM.CTURN: a player's turn on the map. */

/** EDM.CTURN.1 to EDM.CTURN.4: what comes before the actions. */
export function* startTurn(t: Table): Flow<void> {
  const campaign = campaignOf(t.state);
  const side = sideOf(campaign, campaign.active);
  const isFirst = side.turns === 0;
  side.turns++;
  side.luxuries = false; // EDM.MORALE.5: until its next turn
  for (const tile of campaign.tiles) Object.assign(tile, { healed: false, trained: false }); // EDM.CHUMAN.7, EDM.CHUMAN.11
  emit(t, 'EDM.CTURN.5', 'ed.campaign.turn', { seat: side.seat, turn: side.turns });
  if (!isFirst) countPoints(t, side);
  if (isHuman(side.faction)) {
    feed(t, side, isFirst);
    if (side.supplies === 0) for (const group of groupsOf(campaign, side.seat)) yield* healthCheck(t, side, group);
  } else if (!isFirst) yield* generate(t, side);
  campaign.actions = ACTIONS_EACH;
  campaign.phase = 'actions';
}

/** EDM.CTURN.1, EDM.CVP.1: counted at the start of the turn only, before the Supplies change (EDM.CVP.6). */
function countPoints(t: Table, { seat, faction }: CampaignSide): void {
  const campaign = campaignOf(t.state);
  const { kept, tiles, supplies, total } = victoryPoints(campaign, seat);
  const key = isHuman(faction) ? 'ed.campaign.points' : 'ed.campaign.points.dead';
  emit(t, 'EDM.CTURN.1', key, { seat, faction, kept, tiles, supplies, total });
  if (total < GOAL) return;
  const lost = campaign.order.filter((other) => other !== seat);
  end(t, { won: [seat], lost, rule: 'EDM.CVP.1', key: 'ed.campaign.won', params: { seat, total } });
}

/** EDM.CTURN.2: Farms bring in first, then each Force eats. */
function feed(t: Table, side: CampaignSide, isFirst: boolean): void {
  const campaign = campaignOf(t.state);
  const farms = controlledBy(campaign, side.faction).filter(
    (tile) => campaign.tiles[tile]?.structure === 'farm',
  ).length;
  if (farms > 0) {
    changeSupplies(campaign, side, farms); // EDM.CHUMAN.3
    emit(t, 'EDM.CHUMAN.3', 'ed.campaign.farms', { seat: side.seat, farms, supplies: side.supplies });
  }
  if (isFirst) return;
  const forces = groupsOf(campaign, side.seat).length;
  const eaten = -changeSupplies(campaign, side, -forces);
  const { seat, supplies } = side;
  emit(t, 'EDM.CTURN.2', 'ed.campaign.upkeep', { seat, forces, eaten, supplies, state: supplyState(supplies) });
}

/** EDM.CTURN.3, EDM.HEALTH.2: one die for all humans of a Force that are not Infected. */
function* healthCheck(t: Table, { seat }: CampaignSide, group: Group): Flow<void> {
  const prompt = { key: 'ed.health.roll', params: called(group) } as const;
  const [die = 8] = yield* roll(t, '1d8', { rule: 'EDM.HEALTH.1', prompt, seat });
  const result = HEALTH_CHECK[die - 1] as (typeof HEALTH_CHECK)[number];
  for (const member of group.members) {
    if (member.infected) continue; // EDM.HEALTH.4
    const isImmune = member.entry.perks.includes('immune');
    if (result === 'infected' && !isImmune) {
      member.infected = true;
      member.health = 'healthy'; // EDM.COND.11: Infected replaces Sick
    } else member.health = result === 'healthy' ? 'healthy' : 'sick'; // EDM.PERK.8: Immune is Sick instead
  }
  emit(t, 'EDM.HEALTH.1', 'ed.health', { ...called(group), result }, { dice: [{ sides: 8, rolled: [die] }] });
}

/** EDM.CTURN.4: Horde Generation. */
function* generate(t: Table, side: CampaignSide): Flow<void> {
  const campaign = campaignOf(t.state);
  if (!hasRoomForGroup(campaign, side)) return;
  const { seat } = side;
  const target = NEEDED.generation;
  const prompt = { key: 'ed.generation.roll' } as const;
  const [die = 1] = yield* roll(t, '1d8', { rule: 'EDM.CTURN.4', prompt, seat, target });
  const hasRoom = roomIn(campaign, side.faction).length > 0;
  const result = die < target ? 'fails' : hasRoom ? 'works' : 'no-room';
  emit(t, 'EDM.CTURN.4', `ed.generation.${result}`, { seat }, { dice: [{ sides: 8, rolled: [die], target }] });
  if (result !== 'works') return;
  const list = yield* muster(t, side, NEW_POINTS, 'EDM.CTURN.4');
  const group = raise(campaign, side, yield* whereToRaise(t, side, 'EDM.CTURN.4'), list);
  const points = listPoints(list);
  emit(t, 'EDM.CTURN.4', 'ed.campaign.horde', { ...called(group), units: unitNames(list), points });
}

/** In the order in which they are offered. */
const MAP_ACTIONS: { readonly [D in MapAct['do']]: MapAction<D> } = {
  move,
  control: controlArea,
  battle,
  build,
  heal,
  train,
  search,
  raid,
  pillage,
  'supply-drop': supplyDrop,
  paratroopers,
  zombify,
  feast,
};
const ALL_ACTIONS: readonly MapAct['do'][] = Object.values(MAP_ACTIONS).map(({ id }) => id);

/** EDM.CTURN.5: one of up to three actions. */
export function* act(t: Table): Flow<void> {
  const campaign = campaignOf(t.state);
  const { seat } = sideOf(campaign, campaign.active);
  const options = campaign.actions === 0 ? [] : optionsOf(campaign, sideOf(campaign, seat));
  if (options.length === 0) return nextTurn(t);
  const mayStop = campaign.passing === null; // EDM.CGEN.6
  const choice = yield* choose(t, seat, {
    rule: 'EDM.CTURN.5',
    prompt: { key: 'ed.campaign.act', params: { actions: campaign.actions } },
    options: mayStop
      ? [...options, { means: { do: 'end' }, label: { key: 'ed.act.end', params: { actions: campaign.actions } } }]
      : options,
  });
  if (choice.do === 'end') return nextTurn(t);
  campaign.actions--;
  yield* chapterOf(choice).play(t, sideOf(campaign, seat), groupOf(campaign, choice.group), choice);
  settleWhoIsOut(t);
}

/** The chapter of an act, which is handed the act as it was offered. */
const chapterOf = <D extends MapAct['do']>(act: MapActOf<D>): MapAction<D> => MAP_ACTIONS[act.do as D];

function optionsOf(campaign: Campaign, side: CampaignSide): Offer<MapAct>[] {
  const able = groupsOf(campaign, side.seat).filter(({ id, tile }) => {
    // EDM.CGEN.6: while one stands on another, one of the two moves on.
    return campaign.passing === null || id === campaign.passing || tile === groupOf(campaign, campaign.passing).tile;
  });
  const actions = campaign.passing === null ? ALL_ACTIONS : (['move'] as const);
  return able.flatMap((group) => actions.flatMap((id) => offersOf(MAP_ACTIONS[id], campaign, side, group)));
}

const offersOf = <D extends MapAct['do']>(
  action: MapAction<D>,
  campaign: Campaign,
  side: CampaignSide,
  group: Group,
): Offer<MapAct>[] => action.options(campaign, side, group).map((choice) => optionFor(action, group, choice));
