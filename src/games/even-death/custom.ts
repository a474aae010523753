import { z } from 'zod';
import { type Terrain, terrainSchema } from '../../tabletop/index.ts';
import { newBattle, recruit, USUAL_BEHAVIOUR } from './battle.ts';
import { newHuman } from './deploy.ts';
import { LAYOUT_IDS, slotsOf } from './field.ts';
import { CLASS_FIGURES } from './figures.ts';
import { herdEntry, humanEntry, listFaults } from './lists.ts';
import { herdName } from './names.ts';
import {
  type Battle,
  type BattlePhase,
  type Field,
  type Herd,
  type Pattern,
  PATTERNS,
  patternFor,
  type Side,
  type State,
} from './state.ts';
import {
  BRAINS,
  COMMANDS,
  DECAYS,
  FACTIONS,
  FATIGUES,
  HEALTHS,
  HERD_MAX,
  HERD_TYPES,
  HUNGERS,
  MORALES,
} from './words.ts';

/** A battle that is under way: the table and every model given, for puzzles, real tables and tests. */

const SEATS = ['a', 'b', 'c', 'd'] as const;
/** Where a battle can be entered. */
const BEGINNINGS = ['slots', 'deploy', 'priority', 'play'] as const satisfies readonly BattlePhase[];
/** EDM.SETUP.8 */
const MOST = 200;
const at = { x: z.number(), y: z.number(), level: z.int().min(0).max(9).default(0) };
const facing = z.int().min(0).max(359).default(0);

const feature = z.strictObject({
  id: z.string(),
  kind: z.enum(['ladder', 'gate']),
  x: z.number(),
  y: z.number(),
  piece: z.string().describe('The piece that the ladder leads up, or that the gate is'),
});

const human = humanEntry.extend({
  seat: z.enum(SEATS),
  ...at,
  facing,
  vitality: z.int().min(1).max(6).optional().describe('Full if not said'),
  morale: z.enum(MORALES).default('willing'),
  infected: z.boolean().default(false),
  health: z.enum(HEALTHS).default('healthy'),
  fatigue: z.enum(FATIGUES).default('fine'),
  down: z.boolean().default(false),
  used: z.boolean().default(false),
  trauma: z.boolean().default(false),
  reload: z.array(z.int().min(0).max(3)).max(2).default([]).describe('Reload actions that each weapon still needs'),
  medicUsed: z.boolean().default(false),
});

const herd = z.strictObject({
  seat: z.enum(SEATS),
  name: herdEntry.shape.name,
  type: z.enum(HERD_TYPES),
  facing,
  used: z.boolean().default(false),
  zombies: z
    .array(z.strictObject({ ...at, down: z.boolean().default(false) }))
    .min(1)
    .max(HERD_MAX),
});

export const customSchema = z
  .strictObject({
    kind: z.literal('custom'),
    layout: z.enum(LAYOUT_IDS).optional().describe('One of the battlefields, or a terrain of its own'),
    terrain: terrainSchema.optional(),
    features: z.array(feature).max(60).default([]),
    openGates: z.array(z.string()).max(60).default([]),
    players: z
      .array(
        z.strictObject({
          faction: z.enum(FACTIONS),
          slot: z.string().max(40).optional().describe('The deployment zone, where it is taken already'),
          humans: z.array(humanEntry).max(60).default([]).describe('Humans that are still to be deployed'),
          herds: z.array(herdEntry).max(20).default([]).describe('Herds that are still to be deployed'),
          commandPoints: z.int().min(0).max(99).default(0),
          commands: z.array(z.enum(COMMANDS)).max(4).default([]),
        }),
      )
      .min(2)
      .max(4),
    humans: z.array(human).max(200).default([]),
    herds: z.array(herd).max(60).default([]),
    objective: z
      .strictObject({ x: z.number(), y: z.number(), radius: z.number().default(12), rounds: z.int().default(5) })
      .optional(),
    phase: z
      .enum(BEGINNINGS)
      .default('play')
      .describe('Where it begins: the zones are chosen, units deployed, Priority rolled, or turns taken'),
    pattern: z.enum(PATTERNS).optional().describe('The deployment pattern; that of the number of players if not said'),
    defender: z.enum(SEATS).optional().describe('Who defends in a last stand: the first player if not said'),
    order: z
      .array(z.enum(SEATS))
      .max(4)
      .optional()
      .describe('The order of turns, or of deployment; that of the players if not said, rolled where zones are chosen'),
    active: z.enum(SEATS).default('a').describe('Whose turn it is'),
    round: z.int().min(1).default(1),
    campaign: z.boolean().default(false).describe('Whether the secondary factors count (EDM.SETUP.15)'),
    behaviour: z
      .strictObject({ decay: z.enum(DECAYS), brains: z.enum(BRAINS), hunger: z.enum(HUNGERS) })
      .default(USUAL_BEHAVIOUR),
  })
  .superRefine((given, context) => {
    const fault = (path: (string | number)[], message: string): void =>
      context.addIssue({ code: 'custom', path, message });
    const { players, humans, herds, active, order } = given;
    const seats: readonly string[] = SEATS.slice(0, players.length);
    if ((given.layout === undefined) === (given.terrain === undefined)) {
      fault(['layout'], 'The table is a layout or a terrain of its own, one of the two');
    }
    players.forEach(({ faction }, i) => {
      if (players.slice(0, i).some((other) => other.faction === faction)) {
        fault(['players', i, 'faction'], `The ${faction} have a player already`);
      }
    });
    const factionOf = (seat: string): string | undefined => players[seats.indexOf(seat)]?.faction;
    humans.forEach((one, i) => {
      const faction = factionOf(one.seat);
      if (faction === undefined) fault(['humans', i, 'seat'], `There is no seat ${one.seat}`);
      else if (CLASS_FIGURES[one.class].faction !== faction)
        fault(['humans', i, 'class'], `A ${one.class} does not belong to the ${faction}`);
      if (one.infected && !players.some((player) => player.faction === 'zombies')) {
        fault(['humans', i, 'infected'], 'Whoever is infected may turn: somebody has to play the zombies'); // EDM.DEATH.4
      }
    });
    herds.forEach((one, i) => {
      if (factionOf(one.seat) !== 'zombies') fault(['herds', i, 'seat'], 'Herds belong to the zombies');
    });
    for (const { path, message } of beginningFaults(given)) fault(path, message);
    if (!seats.includes(active)) fault(['active'], `There is no seat ${active}`);
    if (order !== undefined && [...order].sort().join() !== seats.join()) {
      fault(['order'], 'The order names every seat once');
    }
  });
export type CustomSetup = z.output<typeof customSchema>;

type Beginning = Pick<CustomSetup, 'phase' | 'players' | 'layout' | 'terrain' | 'features' | 'pattern'>;

const patternIn = ({ pattern, players }: Pick<CustomSetup, 'pattern' | 'players'>): Pattern =>
  pattern ?? patternFor(players.length);

const fieldIn = ({ layout, terrain, features }: Pick<CustomSetup, 'layout' | 'terrain' | 'features'>): Field =>
  terrain === undefined ? { layout: layout ?? LAYOUT_IDS[0], without: [] } : { terrain: terrain as Terrain, features };

/** Who is still to come has to be able to: in a phase before the turns, and in a zone that there is. */
function beginningFaults(given: Beginning): { path: (string | number)[]; message: string }[] {
  const { phase, players } = given;
  const slots = slotsOf(fieldIn(given), patternIn(given), players.length).map(({ id }) => id);
  return players.flatMap(({ faction, humans, herds, slot }, i) => {
    const at = (part: string): (string | number)[] => ['players', i, part];
    const coming = humans.length + herds.length;
    const faults = coming === 0 ? [] : listFaults({ humans, herds }, faction, MOST);
    const found = faults.map(({ path, message }) => ({ path: ['players', i, ...path], message }));
    if (coming > 0 && phase !== 'slots' && phase !== 'deploy') {
      found.push({ path: at('humans'), message: 'Units are deployed in the phase slots or deploy' });
    }
    if (slot !== undefined && !slots.includes(slot)) {
      found.push({ path: at('slot'), message: `There is no such zone: ${slots.join(', ')}` });
    }
    if (coming > 0 && phase === 'deploy' && slot === undefined) {
      found.push({ path: at('slot'), message: 'Whoever deploys has a zone' }); // EDM.DEPLOY.3
    }
    return found;
  });
}

/** The battle in the middle of which play begins. */
export function customState(given: CustomSetup): State {
  const seats = SEATS.slice(0, given.players.length);
  const pattern = patternIn(given);
  const battle = newBattle({
    field: fieldIn(given),
    pattern,
    defender: pattern === 'lastStand' ? (given.defender ?? 'a') : null,
    contenders: given.players.map(({ faction }, i) => ({
      seat: seats[i] as string,
      faction,
      list: { humans: [], herds: [] },
    })),
    objective: given.objective ?? null,
    behaviour: given.behaviour,
    campaign: given.campaign,
  });
  given.players.forEach(({ commandPoints, commands, slot = null }, i) =>
    Object.assign(battle.sides[i] as object, { commandPoints, commands, slot }),
  );
  for (const one of given.humans) addHuman(battle, one);
  for (const one of given.herds) battle.herds.push(herdOf(battle, one));
  given.players.forEach((player, i) => addReserve(battle.sides[i] as Side, player));
  Object.assign(battle, {
    phase: given.phase,
    // EDM.DEPLOY.1: where zones are chosen the order is rolled first.
    order: given.order ?? (given.phase === 'slots' ? [] : [...seats]),
    active: given.active,
    round: given.round,
    lastWound: given.round,
    openGates: [...new Set([...battle.openGates, ...given.openGates])],
  });
  return {
    players: given.players.map(({ faction }, i) => ({ seat: seats[i] as string, faction })),
    battle,
    campaign: null,
  };
}

/** EDM.DEPLOY.1: those of the list that are not on the table yet. */
function addReserve({ list, reserve }: Side, { humans, herds }: CustomSetup['players'][number]): void {
  for (const entry of humans) reserve.push(list.humans.push(recruit(entry)) - 1);
  for (const entry of herds) reserve.push(list.herds.push(entry) - 1);
}

function addHuman(battle: Battle, one: CustomSetup['humans'][number]): void {
  const { seat, x, y, level, facing: looks, vitality, reload, morale, down, used, trauma, medicUsed, ...rest } = one;
  const { infected, health, fatigue, ...entry } = rest;
  const number = battle.humans.filter((other) => other.seat === seat).length;
  const came = {
    ...recruit(entry),
    vitality: vitality ?? CLASS_FIGURES[entry.class].vitality,
    infected,
    health,
    fatigue,
  };
  const made = newHuman(seat, number, came, { x, y, level }, looks);
  Object.assign(made, { morale, down, used, trauma, medicUsed });
  made.weapons.forEach((weapon, i) => {
    weapon.reload = reload[i] ?? 0;
  });
  battle.humans.push(made);
  battle.sides.find((side) => side.seat === seat)?.list.humans.push(came);
}

function herdOf(battle: Battle, given: CustomSetup['herds'][number]): Herd {
  const { seat, name, type, facing: looks, used, zombies } = given;
  const number = battle.herds.filter((other) => other.seat === seat).length;
  const entries = battle.sides.find((side) => side.seat === seat)?.list.herds ?? [];
  entries.push({ ...(name === undefined ? undefined : { name }), type, zombies: zombies.length });
  return {
    id: `h${++battle.lastId}`,
    name: herdName(entries, number),
    seat,
    entry: number,
    type,
    zombies: zombies.map((zombie) => ({ id: `z${++battle.lastId}`, ...zombie })),
    facing: looks,
    used,
    climbing: null,
  };
}
