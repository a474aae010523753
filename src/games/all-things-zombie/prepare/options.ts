import { z } from 'zod';
import type { Options } from '../state.ts';
import { HILLS } from '../words.ts';

/** Optional rules and readings that a set-up chooses. */

export const optionsShape = z
  .strictObject({
    freeWill: z.boolean().default(true).describe('Stars pick results of three Reaction Tests (ATZ.STAR.21)'),
    starPower: z.boolean().default(true).describe('Stars reduce damage (ATZ.STAR.7)'),
    cheatingDeath: z.boolean().default(true).describe('Stars may cheat death (ATZ.STAR.18)'),
    largerThanLife: z.boolean().default(true).describe('Lesser figures cannot kill Stars (ATZ.STAR.16)'),
    attributes: z.enum(['stars', 'bands', 'everyone', 'nobody']).default('everyone').describe('ATZ.ATTR.1'),
    anyRep: z.boolean().default(false).describe('A Star may begin with Rep 3 to 6 (ATZ.STAR.3)'),
    tightAmmo: z.boolean().default(false).describe('Really Tight Ammo (ATZ.AMMO.7)'),
    anyTwoWeapons: z.boolean().default(true).describe('Any two weapons may be fired together (ATZ.WPN.20)'),
    quick: z
      .boolean()
      .optional()
      .describe('A quick game: no PEFs, Defining Moments, Random Events or Police (ATZ.MODE.5)'),
    playerGroup: z.enum(['group', 'side']).default('group').describe('Who counts as the Player Group (ATZ.CONTACT.4)'),
    hills: z.enum(HILLS).optional().describe('What stands in place of hills (ATZ.TERR.16)'),
  })
  .prefault({});

export const USUAL: Options = {
  freeWill: true,
  starPower: true,
  cheatingDeath: true,
  largerThanLife: true,
  attributes: 'everyone',
  anyRep: false,
  tightAmmo: false,
  anyTwoWeapons: true,
  playerGroup: 'group',
};
