import type { Placed } from '../../../kernel/index.ts';
import { apart, directionOf, type Model, point } from '../../../tabletop/index.ts';
import { freeModels, leaderTo, planMove } from '../herd/formation.ts';
import { moveLimits } from '../move/line.ts';
import type { Battle, Herd, Human } from '../state.ts';
import { bitersFrom } from './menace.ts';
import { RING, TOUCHING } from './ring.ts';
import { biteLosses } from './value.ts';

/** Moves that lead to a bite. */

export interface Charge {
  readonly at: Placed;
  readonly worth: number;
}

/** Round the side on which the leader comes in: straight, and a sixth of a circle to both sides. */
const SIDES = [0, 60, 300] as const;

/** The Move after which a bite, now or in the next turn, is worth most, with all who come close enough. */
export function bestCharge(battle: Battle, herd: Herd, bites: boolean): Charge | null {
  const free = freeModels(battle, herd);
  const { open } = moveLimits(battle, herd);
  let best: Charge | null = null;
  for (const human of battle.humans) {
    if (human.seat === herd.seat || human.level > 0 || human.climbing !== null || free.length === 0) continue;
    const leader = leaderTo(free, human);
    if (apart(leader, human) - 1 > open) continue;
    const losses = biteLosses(battle, human);
    // Those who go round the prey need some inches more than those who only touch it.
    const able = free.filter((model) => apart(model, human) <= open - 0.5).length;
    const share = bites ? 1 : able < 3 ? 0 : NEXT_TURN;
    for (const at of spotsBeside(leader, human, bites ? TOUCHING : RING)) {
      if (share * (losses[6] as number) <= (best?.worth ?? 0)) break;
      const { fault, follows } = planMove(battle, herd, at);
      if (fault !== null) continue;
      const near = bitersFrom({ zombies: follows.map(({ to }) => to as never) }, human.x, human.y, 0);
      const worth = share * (losses[Math.min(6, Math.max(near, able))] as number);
      if (worth > (best?.worth ?? 0)) best = { at, worth };
    }
  }
  return best;
}

function spotsBeside(leader: Model, { x, y }: Human, from: number): Placed[] {
  const far = Math.max(0.001, apart(leader, { x, y }));
  const [ux, uy] = [(leader.x - x) / far, (leader.y - y) / far];
  return SIDES.map((degrees) => {
    const { x: cos, y: sin } = directionOf(degrees);
    return point(x + (ux * cos - uy * sin) * from, y + (ux * sin + uy * cos) * from);
  });
}
/** Somebody who is surrounded is bitten in the next turn if the herd does as it is told and nobody helps. */
const NEXT_TURN = 0.5;
