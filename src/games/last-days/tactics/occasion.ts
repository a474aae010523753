import { reservesOf } from '../menace/reserves.ts';
import type { Battle } from '../state.ts';
import type { Seat } from '../verbs.ts';
import { WEIGHTS } from './weights.ts';
import { memberWorth } from './worth.ts';

/** What the Encounter and the hour make of danger and Noise. */

const PATIENCE = 7;
const WEARS_OFF = 12;
/** How much danger counts, from 1 down to 0: the longer a battle goes on, the more is dared, and nobody waits for ever. */
export const cautionIn = ({ turn }: Battle): number => Math.min(1, Math.max(0, 1 - (turn - PATIENCE) / WEARS_OFF));

/** LD.ENC.4: whether somebody of this side waits for a noise to come. */
export const hasReserves = (battle: Battle, seat: Seat): boolean => reservesOf(battle).some((one) => one.seat === seat);

/** LD.NOISE.4, LD.ENC.4: a Noise Token costs a sixth of a zombie; while reserves wait, it brings a sixth of one of them. */
export function noiseCost(battle: Battle, seat: Seat): number {
  const waiting = reservesOf(battle);
  if (waiting.length === 0) return WEIGHTS.noise;
  const worth = waiting.reduce((sum, { member }) => sum + memberWorth(member), 0) / waiting.length;
  const help = (WEIGHTS.reserve * worth) / 6;
  return waiting.some((one) => one.seat === seat) ? -help : WEIGHTS.noise + help;
}
