import type { Placed, Point } from '../../../kernel/index.ts';
import { apart } from '../../../tabletop/index.ts';
import { terrainOf } from '../prepare/battlefield.ts';
import type { Battle } from '../state.ts';
import { sideOf } from '../units.ts';
import { gapTo } from './menace.ts';

/** Where units begin: the dead side by side and near, to arrive together; the living together, away from them. */

/** Room between herds, to go round whatever stands there. */
const SPREAD = 6;
/** Friends farther than this are too far to help. */
const TOGETHER = 5;

export function deployAt(battle: Battle, seat: string, spots: readonly Placed[]): Placed | null {
  const rate = sideOf(battle, seat).faction === 'zombies' ? abreast(battle, seat) : withFriends(battle, seat);
  let [best, most] = [null as Placed | null, Number.NEGATIVE_INFINITY];
  for (const spot of spots) {
    const worth = rate(spot);
    if (worth > most) [best, most] = [spot, worth];
  }
  return best;
}

type Rate = (at: Point) => number;

function abreast(battle: Battle, seat: string): Rate {
  const mates = battle.herds.filter((herd) => herd.seat === seat);
  const prey = battle.humans.filter((human) => human.seat !== seat);
  return (at) => {
    const spread = Math.min(SPREAD, ...mates.map((herd) => gapTo(herd, at.x, at.y)));
    const near = prey.reduce((sum, human) => sum + apart(human, at), 0) / Math.max(1, prey.length);
    return spread - 0.6 * near - 0.1 * toMiddle(battle, at);
  };
}

function withFriends(battle: Battle, seat: string): Rate {
  const friends = battle.humans.filter((human) => human.seat === seat);
  const foes = battle.humans.filter((human) => human.seat !== seat);
  return (at) => {
    const nearest = Math.min(...friends.map((friend) => apart(friend, at)));
    const alone = friends.length === 0 ? 0 : Math.max(0, nearest - TOGETHER);
    const herds = battle.herds.filter((herd) => herd.seat !== seat).map((herd) => gapTo(herd, at.x, at.y));
    const away = Math.min(45, ...herds, ...foes.map((foe) => apart(foe, at)));
    return 0.3 * away - 0.5 * alone - 0.15 * toMiddle(battle, at);
  };
}

function toMiddle(battle: Battle, at: Point): number {
  const { width, depth } = terrainOf(battle);
  return apart(at, { x: width / 2, y: depth / 2 });
}
