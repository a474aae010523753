import { z } from 'zod';
import { type Json, type Seat, type SetupFault, type Table as KernelTable, whole } from '../../../kernel/index.ts';
import { type Terrain, terrainSchema } from '../../../tabletop/index.ts';
import { type Contender, newBattle, recruit } from '../battle.ts';
import { customCampaign, customCampaignSchema } from '../campaign/prepare/custom/setup.ts';
import { campaignSchema, campaignState } from '../campaign/prepare/setup.ts';
import { customSchema, customState } from './custom/setup.ts';
import { LAYOUT_IDS, STANDARD } from './battlefield.ts';
import { herdEntry, humanEntry, listFaults } from './lists.ts';
import { type Objective, objectiveOn, objectiveShape } from './objective.ts';
import { roomFaults } from './room.ts';
import { type Battle, PATTERNS, patternFor, type State } from '../state.ts';
import { FACTIONS, SEATS } from '../words.ts';

const player = z.strictObject({
  faction: z.enum(FACTIONS),
  humans: z.array(humanEntry).max(60).default([]).describe('The units of a human faction'),
  herds: z.array(herdEntry).max(20).default([]).describe('The herds of the zombies'),
});

const battleShape = z.strictObject({
  kind: z.literal('battle'),
  layout: z.enum(LAYOUT_IDS).default('harrow-farm').describe('The battlefield'),
  terrain: terrainSchema
    .optional()
    .describe('A table of its own in place of the battlefield: its zones are where the sides deploy'),
  without: z.array(z.string().max(30)).max(20).default([]).describe('Kinds of pieces that are left out'),
  pattern: z.enum(PATTERNS).optional().describe('The deployment pattern; that of the number of players if not said'),
  defender: z.enum(SEATS).optional().describe('Who defends in a last stand: the first player if not said'),
  objective: z
    .union([objectiveShape, z.boolean()])
    .default(false)
    .describe('Whether an objective can be held to win, and where; `true` is that of the battlefield'),
  limit: z.int().min(50).max(200).default(100).describe('The most points that a list may cost (EDM.SETUP.8)'),
  players: z.array(player).min(2).max(4).describe('One entry for each player; no faction twice'),
});
type BattleSetup = z.output<typeof battleShape>;
const battleSchema = whole(battleShape, (given) => {
  const faults = [...given.players.flatMap(playerFaults(given)), ...battleFaults(given)];
  if (faults.length > 0 || given.terrain === undefined) return faults;
  const battle = battleFrom(given);
  return roomFaults(battle, battle.field);
});

/** EDM.SETUP.1, EDM.SETUP.2, EDM.SETUP.3: a faction of its own, and a list that is allowed. */
const playerFaults =
  ({ players, limit }: BattleSetup) =>
  ({ faction, humans, herds }: BattleSetup['players'][number], i: number): SetupFault[] => [
    ...(players.slice(0, i).some((other) => other.faction === faction)
      ? [{ path: ['players', i, 'faction'], message: `The ${faction} have a player already` }]
      : []),
    ...listFaults({ humans, herds }, faction, limit).map(({ path, message }) => ({
      path: ['players', i, ...path],
      message,
    })),
  ];

/** EDM.SETUP.6, EDM.SETUP.12: a table on which so many can play in this way. */
function battleFaults({ players, pattern, defender, terrain, objective: wish }: BattleSetup): SetupFault[] {
  const faults: SetupFault[] = [];
  const fault = (path: (string | number)[], message: string): void => void faults.push({ path, message });
  if (terrain !== undefined) {
    const count = (kind: string): number => terrain.areas.filter((area) => area.kind === kind).length;
    if (count('zone') < players.length) fault(['terrain', 'areas'], `${players.length} players need as many zones`);
    if (wish === true && count('objective') === 0) fault(['terrain', 'areas'], 'The table has no objective');
    if (pattern === 'lastStand') fault(['pattern'], 'A last stand needs one of the battlefields');
  }
  const [width, depth] = terrain === undefined ? [STANDARD, STANDARD] : [terrain.width, terrain.depth];
  if (typeof wish === 'object' && (wish.x > width || wish.y > depth)) {
    fault(['objective'], `The table is ${width} by ${depth} inches`);
  }
  const usual = patternFor(players.length);
  if (pattern !== undefined && pattern !== 'lastStand' && pattern !== usual) {
    fault(['pattern'], `With ${players.length} players the pattern is ${usual} or lastStand`);
  }
  if (defender !== undefined && SEATS.indexOf(defender) >= players.length) {
    fault(['defender'], `There is no seat ${defender} with ${players.length} players`);
  }
  return faults;
}

export const schema = z.discriminatedUnion('kind', [battleSchema, campaignSchema, customSchema, customCampaignSchema]);
export type Setup = z.output<typeof schema>;

export const seating = (setup: Setup): readonly Seat[] => SEATS.slice(0, setup.players.length);

/** A player's own list takes the place of the one that was planned (EDM.SETUP.2); in a campaign lists are chosen on the way. */
export function bring(given: Setup, seat: Seat, list: Json): Json | null {
  if (given.kind !== 'battle') return null;
  const players = seating(given).map((other, i) => (other === seat ? list : given.players[i]));
  return { ...given, players } as unknown as Json;
}

export function setup(_t: KernelTable<undefined>, given: Setup): State {
  if (given.kind === 'custom') return customState(given);
  if (given.kind === 'custom-campaign') return customCampaign(given);
  if (given.kind === 'campaign') return campaignState(given);
  const battle = battleFrom(given);
  return { players: battle.sides.map(({ seat, faction }) => ({ seat, faction })), battle, campaign: null };
}

function battleFrom(given: BattleSetup): Battle {
  const { layout, without, players, terrain } = given;
  const pattern = given.pattern ?? patternFor(players.length);
  return newBattle({
    field: terrain === undefined ? { layout, without } : { terrain: terrain as Terrain, features: [] },
    pattern,
    defender: pattern === 'lastStand' ? (given.defender ?? 'a') : null,
    objective: objectiveOf(given),
    contenders: players.map(
      ({ faction, humans, herds }, i): Contender => ({
        seat: SEATS[i] as Seat,
        faction,
        list: { humans: humans.map(recruit), herds },
      }),
    ),
  });
}

function objectiveOf({ objective: wish, layout, without, terrain }: BattleSetup): Objective | null {
  if (wish === false) return null;
  if (wish !== true) return wish;
  const area = terrain?.areas.find(({ kind }) => kind === 'objective');
  if (area !== undefined) {
    const [xs, ys] = [area.outline.map(({ x }) => x), area.outline.map(({ y }) => y)];
    const [left, right, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys)];
    const [x, y] = [(left + right) / 2, (top + Math.max(...ys)) / 2];
    return { x, y, radius: (right - left) / 2, rounds: 5 };
  }
  return objectiveOn({ layout, without });
}
