import { z } from 'zod';
import { BadSetup, parseSetup, type SetupError } from '../../../kernel/index.ts';
import { CQC_WEAPON_IDS } from '../data/cqc-weapons.ts';
import { LAST_LEVEL } from '../data/experience.ts';
import { FIREARM_CLASSES, FIREARM_IDS } from '../data/firearms.ts';
import { INJURY_IDS, SCARS } from '../data/injuries.ts';
import { ITEM_IDS } from '../data/items.ts';
import { CHARACTER_TYPES, isLeaderType } from '../data/people.ts';
import { CHARACTERISTICS, KEYWORDS } from '../data/profiles.ts';
import { PERK_IDS, REFUGE_IDS } from '../data/refuges.ts';
import { SKILL_TYPES, SKILLS } from '../data/skills.ts';
import { newMember, type Recruit } from './create.ts';
import { type GroupRules, groupFaults } from './faults.ts';
import type { Group, Member } from './group.ts';

/** A Group in a set-up or a file: whatever its type says of a Character may be left out. */

const name = z.string().trim().min(1).max(40);
const id = z.string().min(1).max(20);

const gunShape = z.union([
  z.enum(FIREARM_IDS),
  z.strictObject({
    id: z.enum(FIREARM_IDS),
    fitted: z
      .array(z.enum(['reflex-sight', 'scope', 'silencer']))
      .max(3)
      .default([]),
    made: z.boolean().default(false).describe('Made with a Mod-Kit (LD.ITEM.13)'),
  }),
]);
const asGun = (gun: z.output<typeof gunShape>): Member['guns'][number] =>
  typeof gun === 'string' ? { id: gun, fitted: [], made: false } : gun;
const guns = z.array(gunShape).max(40);
const blades = z.array(z.enum(CQC_WEAPON_IDS)).max(40);
const items = z.array(z.enum(ITEM_IDS)).max(80);

const weapon = z.enum([...FIREARM_IDS, ...CQC_WEAPON_IDS]).nullable();
const event = z.discriminatedUnion('is', [
  z.strictObject({ is: z.enum(['joined', 'captured', 'rescued']) }),
  z.strictObject({ is: z.enum(['struck-down', 'fell', 'wounded']), other: z.string().max(80).nullable(), weapon }),
  z.strictObject({ is: z.literal('injury'), injury: z.enum(INJURY_IDS) }),
  z.strictObject({ is: z.literal('learned'), level: z.int().min(1), skill: z.enum(SKILLS) }),
  z.strictObject({ is: z.literal('raised'), level: z.int().min(1), characteristic: z.enum(CHARACTERISTICS) }),
  z.strictObject({ is: z.literal('talked'), keyword: z.enum(KEYWORDS) }),
]);

const memberInput = z.strictObject({
  id: id.optional().describe('m1, m2… in the order of the members if left out'),
  name: name.optional(),
  type: z.enum(CHARACTER_TYPES),
  keyword: z.enum(KEYWORDS).optional().describe('Only where The Talk has changed it (LD.JOB.11)'),
  learns: z
    .array(z.enum(SKILL_TYPES))
    .optional()
    .describe('Skill types; a Kid, Survivor and Tough Guy choose them (LD.TYPES.1, LD.TYPES.2, LD.TYPES.3)'),
  skills: z.array(z.enum(SKILLS)).optional().describe('With those of the profile'),
  gunsmith: z.enum(FIREARM_CLASSES).nullable().optional().describe('The class of a Gunsmith (LD.TYPES.4)'),
  raised: z.partialRecord(z.enum(CHARACTERISTICS), z.int().min(1).max(LAST_LEVEL)).optional(),
  scars: z.array(z.enum(SCARS)).max(30).optional(),
  experience: z.int().min(0).max(9999).optional(),
  level: z.int().min(0).max(LAST_LEVEL).optional(),
  isNew: z.boolean().optional().describe('Joined after the last game (LD.JOB.8)'),
  captured: z.literal(true).optional(),
  guns: guns.default([]),
  blades: blades.default([]),
  items: items.default([]),
  history: z
    .array(z.strictObject({ game: z.int().min(0), answer: z.int().min(0).nullable().default(null), event }))
    .max(1000)
    .optional(),
});

/** What is left out is left to the type. */
const asMember = ({ guns: given, ...said }: z.output<typeof memberInput>, number: number): Member =>
  newMember({ id: `m${number + 1}`, ...(said as Recruit), guns: given.map(asGun) });

/** Those who are gone are numbered after all who can be there. */
const LIVING = 40;

const gone = z.strictObject({
  member: memberInput,
  game: z.int().min(0),
  how: z.enum(['dead', 'lost-captive', 'dismissed', 'left-behind', 'abandoned']),
});

/** The parts of a Group, by key. */
export const groupParts = {
  name: name.default('The Group'),
  leader: id.optional().describe('The id of the Leader; the first one of a Leader type if left out'),
  refuge: z.enum(REFUGE_IDS),
  members: z
    .array(memberInput)
    .min(1)
    .max(LIVING)
    .transform((all) => all.map(asMember)),
  built: z.array(z.enum(PERK_IDS)).max(30).default([]).describe('Perks that the Group has built itself'),
  stash: z
    .strictObject({ guns: guns.default([]), blades: blades.default([]), items: items.default([]) })
    .prefault({})
    .transform((gear) => ({ ...gear, guns: gear.guns.map(asGun) })),
  points: z.int().min(0).max(99_999).default(0).describe('Scavenge Points in hand'),
  foundVehicle: z.literal(true).optional().describe('An Escape Vehicle found in The Escape (LD.ESCAPE.9)'),
  gone: z
    .array(gone)
    .max(200)
    .transform((all) => all.map(({ member, ...rest }, i) => ({ ...rest, member: asMember(member, LIVING + i) })))
    .optional(),
};

/** The shape of a Group; whether it obeys the limits of its game is another question (`groupFaults`). */
export const groupShape = z.strictObject(groupParts).transform((given): Group => {
  const { name: called, leader, members, refuge, built, stash, points, foundVehicle, gone: lost } = given;
  return {
    name: called,
    leader: leader ?? members.find(({ type }) => isLeaderType(type))?.id ?? '',
    members,
    refuge,
    built,
    stash,
    points,
    ...(foundVehicle === undefined ? {} : { foundVehicle }),
    ...(lost === undefined ? {} : { gone: lost }),
  };
});

export type GroupRead = { readonly group: Group } | { readonly errors: readonly SetupError[] };

/** A Group from outside, checked for a use; or everything that is wrong with it, each with its path. */
export function parseGroup(value: unknown, rules: GroupRules): GroupRead {
  try {
    const group = parseSetup({ schema: groupShape }, value);
    const faults = groupFaults(group, rules);
    if (faults.length === 0) return { group };
    return {
      errors: faults.map(({ path, message, rule }) => ({ path: path.join('.'), message: `${message} (${rule})` })),
    };
  } catch (error) {
    if (error instanceof BadSetup) return { errors: error.errors };
    throw error;
  }
}

/** The same from the text of a file. */
export function readGroup(text: string, rules: GroupRules): GroupRead {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { errors: [{ path: '', message: 'This is not a Group: the file is no JSON' }] };
  }
  return parseGroup(value, rules);
}

/** A Group as a file. */
export const groupText = (group: Group): string => `${JSON.stringify(group, null, 2)}\n`;
