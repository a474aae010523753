import { leaderCard, type LeaderId, onMap, type Ranger, type State, stepsLeft } from '../../games/last-stand/index.ts';
import type { Outlook } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** How battles with Leaders are likely to end, and against whom the Rangers gather. */

/** What one Ranger throws into a battle. */
export interface Force {
  readonly ranger: Ranger;
  readonly dice: number;
}

/** DLS.PUKE.2: a card gives about so many dice. */
export const DICE_PER_CARD = 1.4;
/** What a tech card that nobody has seen costs each attacker, in dice. */
const DICE_PER_TECH = 1;

/** Dice that can be counted on, after what the Leader's skill or tech will take. */
export function counted(state: State, ranger: Ranger, leader: LeaderId, dice: number): number {
  if (leader === 'puke') return dice - DICE_PER_CARD * (1 + ranger.mutations.length);
  if (leader === 'krank') return dice - DICE_PER_TECH * (state.tech.down.length + state.tech.up.length);
  return dice;
}

export const forceOf = ({ look }: Outlook, ranger: Ranger, leader: LeaderId): Force => ({
  ranger,
  dice: look.dice[leader].get(ranger) ?? 0,
});

export const hitShareOf = (leader: LeaderId): number => (7 - leaderCard(leader).toHit) / 6;

/** Worked out once for each number of dice. */
const HITS = new Map<string, readonly number[]>();
function hitsOf(dice: number, leader: LeaderId): readonly number[] {
  const n = Math.max(0, Math.round(dice));
  const key = `${leader} ${n}`;
  const known = HITS.get(key);
  if (known !== undefined) return known;
  const row = spread(n, leader);
  HITS.set(key, row);
  return row;
}

/** How likely each number of hits is; against Bramble none counts without a 6 (DLS.BRAMBLE.2). */
function spread(n: number, leader: LeaderId): number[] {
  const share = hitShareOf(leader);
  let row = [1];
  for (let i = 0; i < n; i++) {
    row = Array.from({ length: row.length + 1 }, (_, k) => (row[k] ?? 0) * (1 - share) + (row[k - 1] ?? 0) * share);
  }
  if (leader !== 'bramble') return row;
  let lost = 0;
  const blessed = row.map((p, hits) => {
    const noSix = (2 / 3) ** hits;
    lost += p * noSix;
    return p * (1 - noSix);
  });
  blessed[0] = lost;
  return blessed;
}

/** How likely these forces slay the Leader. */
export function chanceOf(state: State, leader: LeaderId, forces: readonly Force[]): number {
  const { health } = state.leaders[leader];
  let total = [1];
  for (const { ranger, dice } of forces) {
    const row = hitsOf(counted(state, ranger, leader, dice), leader);
    const sum = new Array<number>(total.length + row.length - 1).fill(0);
    for (const [i, p] of total.entries()) {
      for (const [k, q] of row.entries()) sum[i + k] = (sum[i + k] ?? 0) + p * q;
    }
    total = sum;
  }
  return total.slice(health).reduce((sum, p) => sum + p, 0);
}

/** The fewest Rangers who are likely enough to win, the strongest first; null while all together are too weak. */
export function partyFor(state: Outlook, leader: LeaderId): readonly Force[] | null {
  const forces = state.rangers
    .map((ranger) => forceOf(state, ranger, leader))
    .filter(({ dice }) => dice > 0)
    .sort((a, b) => b.dice - a.dice);
  for (let n = 1; n <= forces.length; n++) {
    if (chanceOf(state, leader, forces.slice(0, n)) >= WEIGHTS.gather) return forces.slice(0, n);
  }
  return null;
}

/** How pressing a Leader is: the steps left to Last Stand. */
export function isPressing(state: State, leader: LeaderId): boolean {
  return leader !== 'puke' && onMap(state, leader) && stepsLeft(state, leader) <= WEIGHTS.pressing;
}
