import { z } from 'zod';
import { LIMITS } from '../../../tabletop/index.ts';
import { layoutOf } from './battlefield.ts';
import type { Field } from '../state.ts';

/** EDM.SETUP.12: what the players agree on about an objective. */

/** How near one has to be, and for how long. */
const holding = {
  radius: z.number().min(1).max(30).default(12),
  rounds: z.int().min(1).max(20).default(5),
};
export type Holding = z.output<z.ZodObject<typeof holding>>;

const inches = z.number().min(0).max(LIMITS.inches);
/** An objective at a place of the players' choice. */
export const objectiveShape = z.strictObject({ x: inches, y: inches, ...holding });
export type Objective = z.output<typeof objectiveShape>;

/** Who has held an objective, and for how many rounds. */
export const held = z.int().min(0).max(20).default(0).describe('For how many rounds');

/** In a campaign every battlefield has its own place for it: only how it is held can be agreed. */
export const campaignObjective = z
  .union([z.strictObject(holding), z.boolean()])
  .default(false)
  .describe('Whether every battle has an objective that can be held to win, and how it is held');

/** What the players of a campaign have agreed on, if anything. */
export const holdingIn = (wish: z.output<typeof campaignObjective>): Holding | undefined =>
  wish === false ? undefined : wish === true ? z.strictObject(holding).parse({}) : wish;

/** The objective of a battlefield, held as agreed or, if nothing else is said, as usual there. */
export function objectiveOn(field: Field & { readonly layout: string }, agreed?: Holding): Objective {
  const { at, radius, rounds } = layoutOf(field.layout).deployments.lastStand.objective;
  return { ...at, radius, rounds, ...agreed };
}
