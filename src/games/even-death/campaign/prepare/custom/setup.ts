import { z } from 'zod';
import { type Seat, type SetupFault, whole } from '../../../../../kernel/index.ts';
import { LIMITS } from '../../../../../tabletop/index.ts';
import {
  entryOf,
  herdFrom,
  humanFrom,
  lastIdIn,
  setCourse,
  sideFrom as fightingSide,
} from '../../../prepare/custom/build.ts';
import { battleFaults } from '../../../prepare/custom/faults.ts';
import { condition, course, herdShape, humanState, seat, sideState } from '../../../prepare/custom/shape.ts';
import { newSide as newBattleSide } from '../../../battle.ts';
import { herdEntry, humanEntry } from '../../../prepare/lists.ts';
import { campaignObjective, held, holdingIn } from '../../../prepare/objective.ts';
import type { Battle, BattlePhase, Side, State } from '../../../state.ts';
import { BRAINS, DECAYS, FACTIONS, HUNGERS, SEATS, STRUCTURES } from '../../../words.ts';
import { newCampaign, newSide } from '../begin.ts';
import { battleBetween } from '../../battle/battlefield.ts';
import { ACTIONS_EACH } from '../../figures.ts';
import { controlledBy, fullVitality, groupsOf, sideOf } from '../../groups.ts';
import { tileAt } from '../../map.ts';
import { copyOfList } from '../../battle/muster.ts';
import { roster } from '../setup.ts';
import type { Campaign, CampaignPhase, CampaignSide, Group, Tile } from '../../state.ts';
import { campaignFaults } from './faults.ts';

/** A campaign that is under way: the map with all that is on it, and the battle that is being fought, if one is. */

const PHASES = [
  'order',
  'tiles',
  'forces',
  'hordes',
  'start',
  'actions',
  'battle',
] as const satisfies readonly CampaignPhase[];
const BATTLE_PHASES = ['slots', 'deploy', 'priority', 'play', 'over'] as const satisfies readonly BattlePhase[];

const axis = z.int().min(1).max(8);
const at = { x: axis, y: axis };
const groupId = z.string().regex(/^[a-d]\d{1,6}$/, 'The id of a Force or Horde is its seat and its number, such as a1');
const flag = z.boolean().default(false);
const { fatigue: _fatigue, ...lasting } = condition;

const player = z.strictObject({
  faction: z.enum(FACTIONS),
  supplies: z.int().min(0).max(9999).optional().describe('4 if not said; the zombies have none'),
  points: z.int().min(0).max(9999).default(0).describe('Victory Points that are kept for good'),
  turns: z.int().min(0).max(99_999).optional().describe('Turns that it has begun; 1 if not said'),
  luxuries: flag.describe('Eager until its next turn (EDM.MORALE.5)'),
  raised: z.int().min(0).max(999_999).optional().describe('How many Forces or Hordes it has ever had'),
  lists: z.array(roster).max(12).default([]).describe('Forces or Hordes that are still to be put on the map'),
});

const tile = z.strictObject({
  ...at,
  controller: z.enum(FACTIONS).optional(),
  structure: z.enum(STRUCTURES).optional(),
  searched: flag,
  healed: flag.describe('Heal was used here this turn'),
  trained: flag.describe('Train was used here this turn'),
});

const group = z.strictObject({
  seat,
  number: z.int().min(1).max(999_999).optional().describe('Counted for each player if not said'),
  ...at,
  members: z.array(humanEntry.extend(lasting)).max(40).default([]).describe('The humans of a Force'),
  herds: z.array(herdEntry).max(40).default([]).describe('The herds of a Horde'),
});

const fighter = z.strictObject({
  seat,
  number: z.int().min(1).max(40).describe('Its number in the Force'),
  ...humanState,
});
const pack = herdShape.omit({ came: true });

const battle = z.strictObject({
  fighting: z.array(groupId).min(2).max(4).describe('The Forces and Hordes that fight; the one that began it first'),
  behaviour: z
    .strictObject({ decay: z.enum(DECAYS), brains: z.enum(BRAINS), hunger: z.enum(HUNGERS) })
    .optional()
    .describe('How the herds behave, where a Horde fights'),
  hurried: z.literal(true).optional().describe('All who fight have agreed to play the rest out fast'),
  phase: z.enum(BATTLE_PHASES).default('slots'),
  winner: seat.optional().describe('Who has won, where it is over'),
  sides: z
    .array(
      z.strictObject({
        seat,
        ...sideState,
        withdrawn: z
          .strictObject({ humans: z.array(fighter).max(40).default([]), herds: z.array(pack).max(40).default([]) })
          .optional(),
      }),
    )
    .max(4)
    .default([])
    .describe('What the sides have beside their units; zombies that came into being in the battle are a side as well'),
  objective: z
    .strictObject({ holder: seat.describe('Who holds it'), held })
    .optional()
    .describe('Who has held the objective, where battles have one'),
  humans: z.array(fighter).max(LIMITS.models).default([]),
  herds: z.array(pack).max(LIMITS.models).default([]),
  ...course,
});
type BattleGiven = z.output<typeof battle>;

const campaignShape = z.strictObject({
  kind: z.literal('custom-campaign'),
  battles: z.enum(['ask', 'play', 'fast']).default('ask').describe('How battles are fought, as in a new campaign'),
  objective: campaignObjective,
  players: z.array(player).min(2).max(4),
  phase: z
    .enum(PHASES)
    .default('actions')
    .describe('Where it begins: as the campaign is set up, as a turn starts, with its actions, or in a battle'),
  ranking: z
    .array(z.array(seat).max(4))
    .max(4)
    .optional()
    .describe('While the order is rolled for: who shares which place'),
  order: z.array(seat).max(4).optional().describe('The order of turns: that of the players if not said'),
  active: seat.optional().describe('Whose turn it is: the first in the order if not said'),
  actions: z.int().min(0).max(3).optional().describe('Actions that are left in this turn: all if not said'),
  tiles: z.array(tile).max(64).default([]).describe('Tiles with something on them'),
  groups: z.array(group).max(40).default([]).describe('The Forces and Hordes'),
  passing: groupId.optional().describe('A group that stands on another of its own and must move on (EDM.CGEN.6)'),
  lastBattle: z
    .strictObject({
      ...at,
      groups: z.array(z.strictObject({ id: groupId, seat })).max(4),
      winner: seat.optional(),
      rounds: z.int().min(0).max(9999),
      fast: flag,
    })
    .optional(),
  battle: battle.optional(),
});
export type CampaignCustom = z.output<typeof campaignShape>;

export const customCampaignSchema = whole(campaignShape, (given) => {
  const rough = roughFaults(given);
  if (rough.length > 0) return rough;
  const state = customCampaign(given);
  const faults = campaignFaults(state.campaign as Campaign);
  return faults.length > 0 || state.battle === null ? faults : battleFaults(state).map(inBattle);
});

/** The sides of a battle are told of where the set-up says them. */
function inBattle({ path: [first = '', ...rest], message }: SetupFault): SetupFault {
  return { path: ['battle', first === 'players' ? 'sides' : first, ...rest], message };
}

/** Whatever is named is there, and once. */
function roughFaults(given: CampaignCustom): SetupFault[] {
  const { players, tiles, groups, battle: fought } = given;
  const faults: SetupFault[] = [];
  const check = (isWrong: boolean, path: (string | number)[], message: string): void => {
    if (isWrong) faults.push({ path, message });
  };
  const isSeat = (one: string): boolean => SEATS.indexOf(one as 'a') < players.length;
  const seatIs = (one: string | undefined, path: (string | number)[]): void =>
    check(one !== undefined && !isSeat(one), path, `There is no seat ${one}`);
  check(
    !players.some(({ faction }) => faction === 'zombies'),
    ['players'],
    'A campaign needs the zombies (EDM.CSETUP.2)',
  );
  players.forEach(({ faction }, i) =>
    check(
      players.slice(0, i).some((other) => other.faction === faction),
      ['players', i, 'faction'],
      `The ${faction} have a player already`, // EDM.CSETUP.3
    ),
  );
  tiles.forEach(({ x, y }, i) =>
    check(
      tiles.slice(0, i).some((other) => other.x === x && other.y === y),
      ['tiles', i],
      'This tile is told of already',
    ),
  );
  groups.forEach((one, i) => {
    seatIs(one.seat, ['groups', i, 'seat']);
    const isTwice =
      one.number !== undefined && groups.slice(0, i).some((o) => o.seat === one.seat && o.number === one.number);
    check(isTwice, ['groups', i, 'number'], 'Another group has this number');
  });
  seatIs(given.active, ['active']);
  for (const one of given.ranking?.flat() ?? []) seatIs(one, ['ranking']);
  for (const one of given.order ?? []) seatIs(one, ['order']);
  check(
    (fought !== undefined) !== (given.phase === 'battle'),
    ['battle'],
    'There is a battle in the phase battle, and only then',
  );
  if (faults.length > 0 || fought === undefined) return faults;
  check(
    fought.objective !== undefined && given.objective === false,
    ['battle', 'objective'],
    'The battles of this campaign have no objective',
  );
  const campaign = mapFrom(given);
  fought.fighting.forEach((id, i) => {
    const isThere = campaign.groups.some((one) => one.id === id) && fought.fighting.indexOf(id) === i;
    check(!isThere, ['battle', 'fighting', i], `There is no other Force or Horde ${id}`);
  });
  return faults.length > 0 ? faults : rosterFaults(campaign, fought);
}

/** Whoever stands on the table is one of those who came. */
function rosterFaults(campaign: Campaign, given: BattleGiven): SetupFault[] {
  const { fighting, sides, humans, herds, winner, objective } = given;
  const came = fighting.map((id) => campaign.groups.find((one) => one.id === id) as Group);
  const groupIn = (one: string): Group | undefined => came.find((other) => other.seat === one);
  const isDead = (one: string): boolean => campaign.sides.find((side) => side.seat === one)?.faction === 'zombies';
  const faults: SetupFault[] = [];
  const once = new Set<string>();
  const twice = (key: string): boolean => once.size === once.add(key).size;
  const checkHuman = ({ seat: own, number }: z.output<typeof fighter>, path: (string | number)[]): void => {
    if (groupIn(own)?.members[number - 1] === undefined || twice(`${own} ${number}`)) {
      faults.push({ path: [...path, 'number'], message: `Seat ${own} has no other human ${number} in this battle` });
    }
  };
  const checkHerd = (
    { seat: own, number, arose, id, zombies }: z.output<typeof pack>,
    path: (string | number)[],
  ): void => {
    if (!isDead(own)) faults.push({ path: [...path, 'seat'], message: 'Herds belong to the zombies' });
    else if (
      !arose &&
      (number === undefined || groupIn(own)?.herds[number - 1] === undefined || twice(`herd ${number}`))
    ) {
      faults.push({ path: [...path, 'number'], message: 'A herd is one of the Horde, or it arose in the battle' });
    }
    for (const one of [id, ...zombies.map((zombie) => zombie.id)]) {
      if (one !== undefined && twice(one)) faults.push({ path, message: `There is more than one ${one}` });
    }
  };
  humans.forEach((one, i) => checkHuman(one, ['battle', 'humans', i]));
  herds.forEach((one, i) => checkHerd(one, ['battle', 'herds', i]));
  sides.forEach(({ seat: own, withdrawn }, i) => {
    const path = ['battle', 'sides', i];
    if (twice(`side ${own}`) || (groupIn(own) === undefined && !isDead(own))) {
      faults.push({ path: [...path, 'seat'], message: 'This side does not fight' });
    }
    withdrawn?.humans.forEach((one, n) => checkHuman(one, [...path, 'withdrawn', 'humans', n]));
    withdrawn?.herds.forEach((one, n) => checkHerd(one, [...path, 'withdrawn', 'herds', n]));
    const strange = [...(withdrawn?.humans ?? []), ...(withdrawn?.herds ?? [])].some((unit) => unit.seat !== own);
    if (strange) faults.push({ path: [...path, 'withdrawn'], message: 'They belong to another side' });
  });
  if (winner !== undefined && groupIn(winner) === undefined) {
    faults.push({ path: ['battle', 'winner'], message: `Seat ${winner} does not fight` });
  }
  const holder = objective?.holder;
  if (holder !== undefined && groupIn(holder) === undefined && !isDead(holder)) {
    faults.push({ path: ['battle', 'objective', 'holder'], message: `Seat ${holder} does not fight` });
  }
  return faults;
}

/** The map, without the battle. */
function mapFrom(given: CampaignCustom): Campaign {
  const { players, phase, battles, tiles, groups, passing = null, lastBattle, battle: fought } = given;
  const isBegun = phase === 'start' || phase === 'actions' || phase === 'battle';
  const seats = players.map((_, i) => SEATS[i] as Seat);
  const order = given.order ?? seats;
  const campaign: Campaign = {
    ...newCampaign([{ seat: 'a', faction: 'zombies', lists: [] }], { battles, objective: holdingIn(given.objective) }),
    sides: players.map((one, i) => sideFrom(one, seats[i] as Seat, isBegun)),
    phase,
    order: [...order],
    ranking: given.ranking?.map((place) => [...place]) ?? (phase === 'order' ? [seats] : order.map((one) => [one])),
    active: given.active ?? (order[0] as Seat),
    actions: given.actions ?? (phase === 'actions' ? ACTIONS_EACH : 0),
    fighting: fought?.fighting ?? [],
    behaviour: fought?.behaviour ?? null,
    ...(fought?.hurried === true ? { hurried: true } : undefined),
    passing,
    lastBattle: null,
  };
  if (lastBattle !== undefined) {
    const { x, y, winner = null, ...rest } = lastBattle;
    campaign.lastBattle = { tile: tileAt(y, x), ...rest, winner };
  }
  for (const { x, y, controller = null, structure = null, ...rest } of tiles) {
    campaign.tiles[tileAt(y, x)] = { controller, structure, ...rest } satisfies Tile;
  }
  for (const one of groups) campaign.groups.push(groupFrom(campaign, groups, one));
  for (const [i, side] of campaign.sides.entries()) {
    const numbers = groupsOf(campaign, side.seat).map(({ number }) => number);
    side.raised = players[i]?.raised ?? Math.max(0, ...numbers);
    // EDM.CGEN.11
    const isAlive = numbers.length > 0 || (side.faction === 'zombies' && controlledBy(campaign, 'zombies').length > 0);
    side.out = isBegun && !isAlive;
  }
  return campaign;
}

function sideFrom(given: CampaignCustom['players'][number], own: Seat, isBegun: boolean): CampaignSide {
  const { faction, points, turns = isBegun ? 1 : 0, luxuries, lists } = given;
  const fresh = newSide(own, faction, lists.map(copyOfList));
  return { ...fresh, supplies: given.supplies ?? fresh.supplies, points, turns, luxuries };
}

type GroupGiven = CampaignCustom['groups'][number];

function groupFrom(campaign: Campaign, all: readonly GroupGiven[], given: GroupGiven): Group {
  const { seat: own, x, y, members, herds } = given;
  const others = all.filter((one) => one.seat === own);
  const taken = new Set(others.map(({ number }) => number));
  const free = others.flatMap((_, i) => (taken.has(i + 1) ? [] : [i + 1]));
  const number = given.number ?? (free[others.filter((one) => one.number === undefined).indexOf(given)] as number);
  return {
    id: `${own}${number}`,
    seat: own,
    kind: sideOf(campaign, own).faction === 'zombies' ? 'horde' : 'force',
    number,
    tile: tileAt(y, x),
    members: members.map(({ vitality, infected, health, ...entry }) => ({
      entry: entryOf(entry),
      vitality: vitality ?? fullVitality(entry),
      infected,
      health,
    })),
    herds: herds.map((herd) => ({ ...herd })),
  };
}

/** The campaign in the middle of which play begins. */
export function customCampaign(given: CampaignCustom): State {
  const campaign = mapFrom(given);
  return {
    players: campaign.sides.map(({ seat: own, faction }) => ({ seat: own, faction })),
    battle: given.battle === undefined ? null : battleFrom(campaign, given.battle),
    campaign,
  };
}

function battleFrom(campaign: Campaign, given: BattleGiven): Battle {
  const fought = battleBetween(campaign);
  const { phase, winner = null } = given;
  const away = given.sides.flatMap(({ withdrawn }) => withdrawn?.herds ?? []);
  Object.assign(fought, { phase, winner, lastId: lastIdIn([...given.herds, ...away], given.lastId) });
  if (fought.objective !== null) Object.assign(fought.objective, given.objective);
  for (const said of given.sides) fillSide(campaign, fought, said);
  for (const { number, seat: own, ...state } of given.humans) {
    fought.humans.push(fighterFrom(fought, own, number, state));
  }
  for (const herd of given.herds) fought.herds.push(herdFrom(fought, herd.arose ? null : (herd.number ?? 1) - 1, herd));
  for (const side of fought.sides) {
    // EDM.DEPLOY.1: before the turns whoever is not on the table is still to come.
    const isComing = phase === 'slots' || phase === 'deploy';
    side.reserve = isComing ? side.reserve.filter((number) => !isOnTable(fought, side, number)) : [];
  }
  setCourse(fought, given);
  return fought;
}

const isOnTable = (fought: Battle, { seat: own, faction }: Side, number: number): boolean =>
  faction === 'zombies'
    ? fought.herds.some(({ entry }) => entry === number)
    : fought.humans.some((human) => human.seat === own && human.number === number);

function fighterFrom(fought: Battle, own: Seat, number: number, state: Parameters<typeof humanFrom>[3]) {
  const side = fought.sides.find((one) => one.seat === own) as Side;
  const came = side.list.humans[number - 1] as Side['list']['humans'][number];
  return humanFrom(own, number - 1, came.entry, state);
}

function fillSide(campaign: Campaign, fought: Battle, said: BattleGiven['sides'][number]): void {
  const { seat: own, withdrawn } = said;
  let side = fought.sides.find((one) => one.seat === own);
  if (side === undefined) {
    const { faction } = sideOf(campaign, own);
    side = { ...newBattleSide({ seat: own, faction, list: { humans: [], herds: [] } }), counts: false }; // EDM.DEATH.10
    fought.sides.push(side);
  }
  Object.assign(side, fightingSide(said));
  side.withdrawn = [
    ...(withdrawn?.humans ?? []).map((human) => fighterFrom(fought, own, human.number, human)),
    ...(withdrawn?.herds ?? []).map((herd) => herdFrom(fought, herd.arose ? null : (herd.number ?? 1) - 1, herd)),
  ];
}
