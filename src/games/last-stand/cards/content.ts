import { z } from 'zod';
import adventureFile from '../data/adventure-cards.json' with { type: 'json' };
import boardFile from '../data/board.json' with { type: 'json' };
import commonFile from '../data/common-artifacts.json' with { type: 'json' };
import defenderFile from '../data/defender-cards.json' with { type: 'json' };
import techFile from '../data/krank-tech.json' with { type: 'json' };
import leaderFile from '../data/leaders.json' with { type: 'json' };
import missionFile from '../data/mission-cards.json' with { type: 'json' };
import monstrosityFile from '../data/monstrosities.json' with { type: 'json' };
import mutationFile from '../data/mutation-cards.json' with { type: 'json' };
import raiderFile from '../data/raider-cards.json' with { type: 'json' };
import rangerFile from '../data/rangers.json' with { type: 'json' };
import scavengeFile from '../data/scavenge-tokens.json' with { type: 'json' };
import specialFile from '../data/special-cards.json' with { type: 'json' };
import stageFile from '../data/stage-cards.json' with { type: 'json' };
import tribeFile from '../data/tribes.json' with { type: 'json' };
import uniqueFile from '../data/unique-artifacts.json' with { type: 'json' };
import { ability, attr, cost, effects, goal, loc } from './vocabulary.ts';
import { ATTRIBUTES, COLORS, FINDS, ICONS, LEADERS, RANGERS, STAGES, TRIBES } from '../wording/words.ts';

/** The authored cards, board and figures, checked as they are loaded. */

const text = z.string().min(1);
const abilities = z.array(ability).min(1);
const skill = z.strictObject({ name: text, abilities });
export type Skill = z.infer<typeof skill>;

const ranger = z.strictObject({
  id: z.enum(RANGERS),
  name: text,
  tokens: z.strictObject({ trap: z.int() }).optional(),
  attributes: z.record(z.enum(ATTRIBUTES), z.int().min(1)),
  skills: z.array(skill).length(2),
  bonusSkill: skill,
});
/** DLS.COMP.6: the front of a Leader board; DLS.COMP.7: `slayer` is its back. */
const leader = z.strictObject({
  id: z.enum(LEADERS),
  name: text,
  color: z.enum(COLORS),
  tribe: z.enum(TRIBES),
  toHit: z.int(),
  fullHealth: z.int(),
  start: loc,
  path: z.array(loc),
  skills: z.array(skill),
  defeat: z.strictObject({ effects }),
  slayer: skill,
});
/** DLS.COMP.9: a card to look things up on. */
const tribe = z.strictObject({
  id: z.enum(TRIBES),
  name: text,
  color: z.enum(COLORS),
  leader: z.enum(LEADERS),
  figures: z.int(),
  toHit: z.int().nullable(),
  wounds: z.int(),
  raider: z.boolean(),
  abilities: z.array(skill),
});
const card = { id: text, name: text };
const artifact = z.strictObject({ ...card, abilities });
const defender = z.strictObject({
  id: text,
  name: text,
  color: z.enum(COLORS),
  leader: z.enum(LEADERS),
  dice: z.int().min(1).max(2), // DLS.DEF.1
  icon: z.enum(ICONS),
});
const special = z.strictObject({ ...card, sidekick: z.boolean(), dice: z.int().min(1), abilities });
const event = z.strictObject({ ...card, effects });
/** DLS.RAIDER.4: mostly two placements. */
const raider = z.strictObject({
  id: text,
  kind: z.enum(['standard', 'advance', 'lastStand']),
  placements: z.array(z.strictObject({ tribe: z.enum(TRIBES), n: z.int().min(1), at: loc })).max(2),
  leader: z
    .union([
      z.strictObject({ id: z.enum(LEADERS), to: loc, adds: z.int().min(0) }),
      z.strictObject({ id: z.literal('any'), of: z.array(z.enum(LEADERS)) }),
    ])
    .nullable(),
  event: event.nullable(),
  effects: effects.optional(),
});
const adventure = z.strictObject({
  id: text,
  title: text,
  location: loc,
  flavour: text,
  test: z.strictObject({ attr, mod: z.int(), need: z.int().min(1) }),
  pass: effects,
  fail: effects,
  bonus: z.strictObject({ cost, effects }).nullable(),
});
const mission = z.strictObject({
  id: text,
  group: z.boolean(),
  scenario: z.int().optional(),
  title: text,
  ordered: z.boolean(),
  goals: z.array(goal).min(1),
  actions: z.array(skill).optional(),
  reward: effects,
  fail: effects,
  back: z
    .strictObject({ title: text, actions: z.array(skill) })
    .nullable()
    .optional(),
});
/** DLS.COMP.12: `value` is how severe it is. */
const mutation = z.strictObject({ ...card, value: z.int().min(1).max(3), abilities });
const monstrosity = z.strictObject({
  ...card,
  flavour: text,
  fight: z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('test'), attr, mod: z.int(), need: z.int().min(1) }),
    z.strictObject({ by: z.literal('dice'), dice: z.int(), toHit: z.int(), need: z.int().min(1) }),
  ]),
  win: effects,
  lose: effects,
});
const stage = z.strictObject({
  card: z.int(),
  face: z.enum(STAGES),
  defenderDraw: z.int(),
  raiderDraw: z.int(),
  placements: z.enum(['all', 'first']),
  /** What is different with so many Rangers or more: each has fewer cards of a colour, and the turns come round later. */
  withMore: z
    .array(
      z.strictObject({
        rangers: z.int(),
        defenderDraw: z.int().optional(),
        raiderDraw: z.int().optional(),
        placements: z.enum(['all', 'first']).optional(),
      }),
    )
    .optional(),
  leaderMove: z.enum(['normal', 'enterOnly']),
  events: z.literal('last'),
  advanceWhen: z.strictObject({
    leadersSlain: z.int().optional(),
    allLeadersOnMap: z.boolean().optional(),
    orRaiderCardsDrawn: z.int().optional(),
  }),
  rules: z.array(z.literal('lonePukeStorms')),
});
const token = z.strictObject({ id: text, kind: z.enum(FINDS), star: z.boolean(), effects });
const finds = z.partialRecord(z.enum(FINDS), z.int());
const use = z.strictObject({
  remove: finds.optional(),
  onLeaders: finds.optional(),
  placed: z.int(),
  /** What a Special token is called. */
  specialName: text,
  abilities: abilities.optional(),
});
const point = z.tuple([z.number(), z.number()]);
const border = z.enum(['open', 'solid']);
const location = z.strictObject({
  n: loc,
  name: text,
  also: text.optional(),
  x: z.number(),
  y: z.number(),
  region: text,
  terrain: text,
  radiation: z.int(),
  gambling: z.boolean(),
  named: z.enum(['book', 'own']),
  neighbours: z.array(z.strictObject({ to: loc, border })),
  polygon: z.array(point),
});

const counted = <K extends string, T extends z.ZodType>(list: K, entry: T) =>
  z.strictObject({ count: z.int(), [list]: z.array(entry) } as { count: z.ZodInt } & Record<K, z.ZodArray<T>>).refine(
    (file) => {
      const { count, ...lists } = file as { count: number };
      return Object.values<unknown>(lists).flat().length === count;
    },
    { path: ['count'], message: 'is not the number of entries' },
  );

const FILES = {
  'rangers.json': counted('rangers', ranger),
  'leaders.json': counted('leaders', leader),
  'tribes.json': counted('tribes', tribe),
  'special-cards.json': counted('cards', special),
  'raider-cards.json': counted('cards', raider),
  'adventure-cards.json': counted('cards', adventure),
  'mutation-cards.json': counted('cards', mutation),
  'common-artifacts.json': counted('cards', artifact),
  'unique-artifacts.json': counted('cards', artifact),
  'monstrosities.json': counted('cards', monstrosity),
  'krank-tech.json': counted('cards', artifact),
  'defender-cards.json': z.strictObject({
    count: z.int(),
    icons: z.record(z.enum(ICONS), z.strictObject({ abilities })),
    cards: z.array(defender),
  }),
  'mission-cards.json': z.strictObject({ count: z.int(), groupCount: z.int(), cards: z.array(mission) }),
  'stage-cards.json': z.strictObject({
    count: z.int(),
    faces: z.int(),
    scenarios: z.strictObject({ 1: z.array(z.enum(STAGES)), 2: z.array(z.enum(STAGES)), 3: z.array(z.enum(STAGES)) }),
    stages: z.array(stage),
  }),
  'scavenge-tokens.json': z.strictObject({
    count: z.int(),
    kinds: z.record(z.enum(FINDS), z.int()),
    scenarioUse: z.strictObject({ 1: use, 2: use, 3: use }),
    tokens: z.array(token),
  }),
  'board.json': z.strictObject({
    width: z.int(),
    height: z.int(),
    lastStand: loc,
    regions: z.array(z.strictObject({ id: text, name: text, locations: z.array(loc) })),
    paths: z.strictObject({ krank: z.array(loc), bama: z.array(loc), bramble: z.array(loc) }),
    locations: z.array(location),
    borders: z.array(z.strictObject({ a: loc, b: loc, border, line: z.tuple([point, point]) })),
  }),
} as const;

/** The contents of one data file, or an error that names file, path and reason. */
export function parseFile<N extends keyof typeof FILES>(name: N, data: unknown): z.infer<(typeof FILES)[N]> {
  const parsed = FILES[name].safeParse(data);
  if (parsed.success) return parsed.data as z.infer<(typeof FILES)[N]>;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`);
  throw new Error(`last-stand/data/${name}: ${faults.join('; ')}`);
}

export const content = {
  rangers: parseFile('rangers.json', rangerFile).rangers,
  leaders: parseFile('leaders.json', leaderFile).leaders,
  tribes: parseFile('tribes.json', tribeFile).tribes,
  defenders: parseFile('defender-cards.json', defenderFile),
  specials: parseFile('special-cards.json', specialFile).cards,
  raiders: parseFile('raider-cards.json', raiderFile).cards,
  adventures: parseFile('adventure-cards.json', adventureFile).cards,
  missions: parseFile('mission-cards.json', missionFile).cards,
  mutations: parseFile('mutation-cards.json', mutationFile).cards,
  common: parseFile('common-artifacts.json', commonFile).cards,
  unique: parseFile('unique-artifacts.json', uniqueFile).cards,
  monstrosities: parseFile('monstrosities.json', monstrosityFile).cards,
  tech: parseFile('krank-tech.json', techFile).cards,
  stages: parseFile('stage-cards.json', stageFile),
  scavenge: parseFile('scavenge-tokens.json', scavengeFile),
  board: parseFile('board.json', boardFile),
};

export type RangerCard = z.infer<typeof ranger>;
export type LeaderCard = z.infer<typeof leader>;
export type TribeCard = z.infer<typeof tribe>;
export type DefenderCard = z.infer<typeof defender>;
export type SpecialCard = z.infer<typeof special>;
export type RaiderCard = z.infer<typeof raider>;
export type AdventureCard = z.infer<typeof adventure>;
export type MissionCard = z.infer<typeof mission>;
export type MutationCard = z.infer<typeof mutation>;
export type ArtifactCard = z.infer<typeof artifact>;
export type MonstrosityCard = z.infer<typeof monstrosity>;
export type StageCard = z.infer<typeof stage>;
export type ScavengeToken = z.infer<typeof token>;
export type Location = z.infer<typeof location>;
