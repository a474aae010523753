import { canonical, type Seat } from '../../../../kernel/index.ts';
import type { TileChoice } from '../../decisions.ts';
import { isHuman } from '../../figures.ts';
import { allTied, isSettled } from '../../../../skirmish/index.ts';
import { rollOff } from '../../turn/priority.ts';
import { listPoints } from '../../prepare/lists.ts';
import type { Holding } from '../../prepare/objective.ts';
import type { Table } from '../../state.ts';
import { allot, choose, emit, type Flow, type Offer, pick, roll, type Rule } from '../../verbs.ts';
import type { Faction } from '../../words.ts';
import { FIRST_SUPPLIES, FORCE_POINTS, HORDES_EACH } from '../figures.ts';
import {
  called,
  campaignOf,
  controlledBy,
  groupsOf,
  isOccupied,
  raise,
  roomIn,
  sideOf,
  tileOf,
  zombieSide,
} from '../groups.ts';
import { besides, landAt, MAP, tileAt } from '../map.ts';
import { buildOption, copyOfList, muster, musterBy, readyFor, readyOption, unitNames } from '../battle/muster.ts';
import type { BattleWay, Campaign, CampaignSide, Roster } from '../state.ts';

/** EDM.CSETUP: how a campaign begins, in short steps. */

export interface CampaignPlayer {
  readonly seat: Seat;
  readonly faction: Faction;
  /** Forces or Hordes that the set-up brings along. */
  readonly lists: readonly Roster[];
}

/** What the players have agreed on about the battles. */
interface Agreement {
  readonly battles: BattleWay;
  readonly objective?: Holding | undefined;
}

/** The map before anybody has rolled. EDM.CSETUP.6: an agreed order leaves nobody tied, so no die is rolled for it. */
export function newCampaign(
  players: readonly CampaignPlayer[],
  { battles, objective }: Agreement,
  agreed?: readonly Seat[],
): Campaign {
  const sides = players.map(({ seat, faction, lists }) => newSide(seat, faction, lists.map(copyOfList)));
  return {
    phase: 'order',
    battles,
    ...(objective === undefined ? undefined : { objective }),
    sides,
    ranking: agreed?.map((seat) => [seat]) ?? allTied(sides.map(({ seat }) => seat)),
    order: sides.map(({ seat }) => seat),
    active: (sides[0] as CampaignSide).seat,
    actions: 0,
    tiles: MAP.tiles.map(() => ({
      controller: null,
      structure: null,
      searched: false,
      healed: false,
      trained: false,
    })),
    groups: [],
    fighting: [],
    behaviour: null,
    lastBattle: null,
    passing: null,
  };
}

export const newSide = (seat: Seat, faction: Faction, lists: Roster[]): CampaignSide => ({
  seat,
  faction,
  supplies: isHuman(faction) ? FIRST_SUPPLIES : 0, // EDM.CSETUP.15
  points: 0,
  out: false,
  turns: 0,
  luxuries: false,
  raised: 0,
  lists,
});

/** EDM.CSETUP.6: a die each, the highest first; players who tie roll again for the places they tied for. */
export function* settleOrder(t: Table): Flow<void> {
  const campaign = campaignOf(t.state);
  campaign.ranking = yield* rollOff(t, campaign.ranking, 'EDM.CSETUP.6', 'ed.campaign.order');
  if (!isSettled(campaign.ranking)) return;
  campaign.order = campaign.ranking.flat();
  emit(t, 'EDM.CSETUP.6', 'ed.campaign.order', { seats: campaign.order });
  campaign.phase = 'tiles';
}

/** EDM.CSETUP.7 to EDM.CSETUP.10: each human player in turn takes a tile by the dice, and up to two beside it. */
export function* takeTiles(t: Table): Flow<void> {
  const campaign = campaignOf(t.state);
  const side = humansInOrder(campaign).find(({ faction }) => controlledBy(campaign, faction).length === 0);
  if (side === undefined) {
    campaign.phase = 'forces';
    return;
  }
  const { seat, faction } = side;
  const tile = yield* rolledTile(t, seat, 'EDM.CSETUP.7', (at) => freeBeside(campaign, at).length >= 2);
  control(t, seat, faction, tile, 'EDM.CSETUP.7');
  for (const beside of yield* upToTwo(t, seat, tile)) control(t, seat, faction, beside, 'EDM.CSETUP.8');
}

const humansInOrder = (campaign: Campaign): CampaignSide[] =>
  campaign.order.map((seat) => sideOf(campaign, seat)).filter(({ faction }) => isHuman(faction));

const isFree = (campaign: Campaign, tile: number): boolean =>
  landAt(tile).accessible && tileOf(campaign, tile).controller === null && !isOccupied(campaign, tile);

const freeBeside = (campaign: Campaign, tile: number): number[] =>
  besides(tile).filter((beside) => isFree(campaign, beside));

/** Rolls row and column until they name a tile that can be had (EDM.CSETUP.9, EDM.CSETUP.14). */
function* rolledTile(t: Table, seat: Seat, rule: Rule, suits: (tile: number) => boolean): Flow<number> {
  for (;;) {
    const prompt = { key: 'ed.campaign.tile.roll', params: { seat } } as const;
    const [y = 1, x = 1] = yield* roll(t, '2d8', { rule, prompt, seat, ordered: true });
    const tile = tileAt(y, x);
    const dice = { dice: [{ sides: 8, rolled: [y, x] }] };
    if (isFree(campaignOf(t.state), tile) && suits(tile)) {
      emit(t, rule, 'ed.campaign.tile.rolled', { seat, tile }, dice);
      return tile;
    }
    emit(t, 'EDM.CSETUP.9', 'ed.campaign.tile.again', { seat, tile }, dice);
  }
}

/** EDM.CSETUP.8: the player may take two; a Force less is a Force less to feed. */
function* upToTwo(t: Table, seat: Seat, tile: number): Flow<number[]> {
  const chosen = yield* pick(t, seat, {
    rule: 'EDM.CSETUP.8',
    prompt: { key: 'ed.campaign.two', params: { tile } },
    options: freeBeside(campaignOf(t.state), tile).map(tileOption),
    min: 0,
    max: 2,
  });
  return chosen.map(({ tile: taken }) => taken);
}

export const tileOption = (tile: number): Offer<TileChoice> => ({
  means: { do: 'tile', tile },
  label: { key: 'ed.campaign.tile', params: { tile } },
  about: { tile },
});

function control(t: Table, seat: Seat, faction: Faction, tile: number, rule: Rule): void {
  tileOf(campaignOf(t.state), tile).controller = faction;
  emit(t, rule, 'ed.campaign.controls', { seat, tile });
}

/** EDM.CSETUP.11, EDM.CSETUP.12: a Force in each tile that was taken. */
export function* placeForces(t: Table): Flow<void> {
  const campaign = campaignOf(t.state);
  for (const side of humansInOrder(campaign)) {
    const [tile] = roomIn(campaign, side.faction);
    if (tile === undefined) continue;
    const list = yield* forceFor(t, side, tile);
    const group = raise(campaign, side, tile, list);
    emit(t, 'EDM.CSETUP.11', 'ed.campaign.force', {
      ...called(group),
      units: unitNames(list),
      points: listPoints(list),
    });
    return;
  }
  campaign.phase = 'hordes';
}

/** One of the lists that the set-up brought along, or one made at the table. */
function* forceFor(t: Table, side: CampaignSide, tile: number): Flow<Roster> {
  const { seat, lists } = side;
  if (lists.length === 0) {
    const total = controlledBy(campaignOf(t.state), side.faction).length;
    const params = { number: side.raised + 1, total, tile, limit: FORCE_POINTS };
    return yield* muster(t, side, FORCE_POINTS, 'EDM.CSETUP.12', { key: 'ed.campaign.force.raise', params });
  }
  const areAlike = new Set(lists.map((list) => canonical(list))).size === 1;
  const { list: place } = areAlike
    ? { list: 0 }
    : yield* choose(t, seat, {
        rule: 'EDM.CSETUP.11',
        prompt: { key: 'ed.campaign.force.which', params: { tile } },
        options: lists.map((list, i) => ({
          means: { do: 'list', list: i },
          label: { key: 'ed.campaign.list', params: { units: unitNames(list), points: listPoints(list) } },
        })),
      });
  const [list] = lists.splice(place, 1);
  return list as Roster;
}

/** EDM.CSETUP.13, EDM.CSETUP.14: the Hordes are chosen, then dice say where each one stands. */
export function* placeHordes(t: Table): Flow<void> {
  const campaign = campaignOf(t.state);
  const side = zombieSide(campaign);
  const wanted = HORDES_EACH * campaign.sides.length;
  const missing = wanted - groupsOf(campaign, side.seat).length;
  if (missing === 0) return beginTurns(campaign);
  if (side.lists.length < missing) return yield* chooseHordes(t, side, missing - side.lists.length);
  const tile = yield* rolledTile(t, side.seat, 'EDM.CSETUP.14', () => true);
  const list = side.lists.shift() as Roster;
  const group = raise(campaign, side, tile, list);
  emit(t, 'EDM.CSETUP.13', 'ed.campaign.horde', {
    ...called(group),
    units: unitNames(list),
    points: listPoints(list),
  });
}

/** How many Hordes of each ready list, and how many are put together herd by herd. */
function* chooseHordes(t: Table, side: CampaignSide, total: number): Flow<void> {
  const shares = yield* allot(t, side.seat, {
    rule: 'EDM.CSETUP.13',
    prompt: { key: 'ed.campaign.hordes', params: { total, limit: FORCE_POINTS } },
    total,
    options: [...readyFor('zombies', FORCE_POINTS).map(readyOption), buildOption(FORCE_POINTS)],
  });
  for (const { means, amount: count } of shares) {
    for (let i = 0; i < count; i++) {
      side.lists.push(yield* musterBy(t, means, side.seat, 'zombies', FORCE_POINTS, 'EDM.CSETUP.13'));
    }
  }
}

function beginTurns(campaign: Campaign): void {
  for (const side of campaign.sides) side.lists = [];
  campaign.active = campaign.order[0] as Seat;
  campaign.phase = 'start';
}
