import { z } from 'zod';
import type { Options } from '../state.ts';

/** The optional rules that a set-up may choose. */
export const optionsShape = z
  .strictObject({
    zombieLimit: z
      .boolean()
      .default(true)
      .describe('No Noise is rolled while 20 zombies are on the table (LD.NOISE.11)'),
    alarms: z.boolean().default(false).describe('Cars have alarms that shots may set off (LD.TERRAIN.21)'),
    bursts: z.boolean().default(false).describe('Short Controlled Bursts with our own rule (LD.SKILL.66)'),
  })
  .prefault({});

export const USUAL: Options = { zombieLimit: true, alarms: false, bursts: false };
