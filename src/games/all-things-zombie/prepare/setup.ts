import { z } from 'zod';
import { type Table as KernelTable } from '../../../kernel/index.ts';
import { ITEMS } from '../data/items.ts';
import { newEncounter } from '../encounter.ts';
import type { Options, State } from '../state.ts';
import { tableShape } from '../tables/index.ts';
import type { Seat } from '../verbs.ts';
import { AGES, AREAS, ATTRIBUTES, BLADES, CLASSES, DAY_PARTS, ENCOUNTERS, GENDERS, GUNS, MODES } from '../words.ts';

/** One Encounter with one to four bands. */

const gunShape = z.strictObject({
  id: z.enum(GUNS),
  empty: z.boolean().default(false),
  dry: z.boolean().default(false),
  lastReload: z.boolean().default(false),
  stockpiled: z.boolean().default(false),
  hidden: z.boolean().default(false).describe('Carried out of sight (ATZ.SIGHT.15)'),
  scope: z.boolean().default(false),
});
const bladeShape = z.strictObject({
  id: z.enum(BLADES),
  state: z.enum(['ready', 'stalled', 'out-of-gas']).default('ready'),
});

export const profileShape = z.strictObject({
  name: z.string().min(1).max(40),
  gender: z.enum(GENDERS).default('female'),
  age: z.enum(AGES).default('young'),
  star: z.boolean().default(false),
  rep: z.int().min(2).max(10),
  skills: z.strictObject({ people: z.int().min(0).max(10), savvy: z.int().min(0).max(10) }),
  class: z.enum(CLASSES).default('citizen'),
  attributes: z.array(z.enum(ATTRIBUTES)).max(3).default([]),
  medic: z.int().min(0).max(2).default(0),
  ambidextrous: z.boolean().default(false),
  guns: z.array(gunShape).max(6).default([]),
  blades: z.array(bladeShape).max(6).default([]),
  items: z.array(z.enum(ITEMS)).max(60).default([]),
  metZombie: z.boolean().default(false).describe('Has taken Zed or No Zed before (ATZ.ZREACT.3)'),
  sawFeast: z.boolean().default(false).describe('Has passed See the Feast before (ATZ.ZREACT.11)'),
});

export const optionsShape = z
  .strictObject({
    freeWill: z.boolean().default(true).describe('Stars pick results of three Reaction Tests (ATZ.STAR.21)'),
    starPower: z.boolean().default(true).describe('Stars reduce damage (ATZ.STAR.7)'),
    cheatingDeath: z.boolean().default(true).describe('Stars may cheat death (ATZ.STAR.18)'),
    largerThanLife: z.boolean().default(true).describe('Lesser figures cannot kill Stars (ATZ.STAR.16)'),
    attributes: z.enum(['stars', 'bands', 'everyone', 'nobody']).default('everyone').describe('ATZ.ATTR.1'),
    tightAmmo: z.boolean().default(false).describe('Really Tight Ammo (ATZ.AMMO.7)'),
    anyTwoWeapons: z.boolean().default(true).describe('Any two weapons may be fired together (ATZ.WPN.20)'),
    playerGroup: z.enum(['group', 'side']).default('group').describe('Who counts as the Player Group (ATZ.CONTACT.4)'),
  })
  .prefault({});

export const schema = z.strictObject({
  kind: z.enum(ENCOUNTERS).default('search'),
  mode: z.enum(MODES).default('same-side'),
  day: z.int().min(1).max(999).default(1).describe('The day of the outbreak (ATZ.CAMP.2)'),
  area: z.enum(AREAS).default('suburban'),
  dayPart: z.enum(DAY_PARTS).default('daytime').describe('The Day Part is the player’s choice (ATZ.DAY.6)'),
  table: tableShape,
  bands: z
    .array(z.array(profileShape).min(1).max(11))
    .min(1)
    .max(4)
    .describe('One band for each player, its Star first'),
  options: optionsShape,
});
export type Setup = z.output<typeof schema>;

const SEATS = ['a', 'b', 'c', 'd'] as const;
export const seating = ({ bands }: Setup): readonly Seat[] => SEATS.slice(0, bands.length);

export const USUAL: Options = {
  freeWill: true,
  starPower: true,
  cheatingDeath: true,
  largerThanLife: true,
  attributes: 'everyone',
  tightAmmo: false,
  anyTwoWeapons: true,
  playerGroup: 'group',
};

export function setup(_t: KernelTable<undefined>, given: Setup): State {
  const { options, bands, ...wanted } = given;
  const bySeat = Object.fromEntries(bands.map((band, i) => [SEATS[i] as Seat, band]));
  return { options, orders: {}, encounter: newEncounter({ ...wanted, bands: bySeat }) };
}
