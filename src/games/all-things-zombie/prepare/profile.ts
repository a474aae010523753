import { z } from 'zod';
import { ITEMS } from '../data/items.ts';
import { AGES, ATTRIBUTES, BLADES, CLASSES, GENDERS, GUNS } from '../words.ts';

/** ATZ.FIG.10: somebody as a set-up describes it. */

export const gunShape = z.strictObject({
  id: z.enum(GUNS),
  empty: z.boolean().default(false),
  dry: z.boolean().default(false),
  lastReload: z.boolean().default(false),
  stockpiled: z.boolean().default(false),
  hidden: z.boolean().default(false).describe('Carried out of sight (ATZ.SIGHT.15)'),
  scope: z.boolean().default(false),
});
export const bladeShape = z.strictObject({
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
