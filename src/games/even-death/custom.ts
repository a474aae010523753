import { z } from 'zod';
import { type Terrain, terrainSchema } from '../../tabletop/index.ts';
import { newBattle, recruit, USUAL_BEHAVIOUR } from './battle.ts';
import { newHuman } from './deploy.ts';
import { LAYOUT_IDS } from './field.ts';
import { CLASS_FIGURES } from './figures.ts';
import { humanEntry } from './lists.ts';
import type { Battle, Field, Herd, State } from './state.ts';
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
const at = { x: z.number(), y: z.number(), level: z.int().min(0).max(1).default(0) };
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
    order: z.array(z.enum(SEATS)).max(4).optional().describe('The order of turns; that of the players if not said'),
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
    if (!seats.includes(active)) fault(['active'], `There is no seat ${active}`);
    if (order !== undefined && [...order].sort().join() !== seats.join()) {
      fault(['order'], 'The order names every seat once');
    }
  });
export type CustomSetup = z.output<typeof customSchema>;

/** The battle in the middle of which play begins. */
export function customState(given: CustomSetup): State {
  const seats = SEATS.slice(0, given.players.length);
  const field: Field =
    given.terrain === undefined
      ? { layout: given.layout ?? LAYOUT_IDS[0], without: [] }
      : { terrain: given.terrain as Terrain, features: given.features };
  const battle = newBattle({
    field,
    pattern: 'two',
    contenders: given.players.map(({ faction }, i) => ({
      seat: seats[i] as string,
      faction,
      list: { humans: [], herds: [] },
    })),
    objective: given.objective ?? null,
    behaviour: given.behaviour,
    campaign: given.campaign,
  });
  given.players.forEach(({ commandPoints, commands }, i) =>
    Object.assign(battle.sides[i] as object, { commandPoints, commands }),
  );
  for (const one of given.humans) addHuman(battle, one);
  for (const one of given.herds) battle.herds.push(herdOf(battle, one));
  Object.assign(battle, {
    phase: 'play',
    order: given.order ?? [...seats],
    active: given.active,
    round: given.round,
    lastWound: given.round,
    openGates: [...battle.openGates, ...given.openGates],
  });
  return {
    players: given.players.map(({ faction }, i) => ({ seat: seats[i] as string, faction })),
    battle,
    campaign: null,
  };
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

function herdOf(battle: Battle, { seat, type, facing: looks, used, zombies }: CustomSetup['herds'][number]): Herd {
  const number = battle.herds.filter((other) => other.seat === seat).length;
  battle.sides.find((side) => side.seat === seat)?.list.herds.push({ type, zombies: zombies.length });
  return {
    id: `h${++battle.lastId}`,
    seat,
    entry: number,
    type,
    zombies: zombies.map((zombie) => ({ id: `z${++battle.lastId}`, ...zombie })),
    facing: looks,
    used,
    climbing: null,
  };
}
