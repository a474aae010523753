import type { Placed, Point } from '../../../kernel/index.ts';
import { apart, directionOf, isOpenLine, point } from '../../../tabletop/index.ts';
import { MOST_BITERS } from '../fight/contact.ts';
import { tabletopOf } from '../prepare/battlefield.ts';
import { arrangeFault } from '../herd/herd.ts';
import type { Activation, Battle, Herd, Human, Zombie } from '../state.ts';
import { bodyOf } from '../units.ts';
import { gapTo } from './menace.ts';
import { strengthOf } from './value.ts';

/**
 * A herd that has moved may be arranged anew (EDM.HERD.4). With a bite to come, as many as fit go where they touch the
 * prey. Without, they surround it: whoever is ringed by standing zombies has no way out (EDM.MOVE.14), and three are
 * enough for that. Those do not touch it: whom it touches it may shove, and one zombie on the ground keeps its whole herd
 * from biting (EDM.DOWN.3).
 */

/** From the middle of the prey: a hair more than touching, and a hand's breadth off. */
export const TOUCHING = 1.004;
export const RING = 1.1;
/** A zombie as near as this stands round the prey already. */
const ROUND = 1.2;
/** Prey farther away than this from the herd is left alone. */
const NEAR = 3;

/** Places round the prey, seen from whoever stands there already: for a ring those behind it first. */
const BEHIND = [120, 240, 180, 60, 300] as const;
const BESIDE = [60, 300, 120, 240, 180] as const;

export interface Sent {
  readonly zombie: string;
  readonly at: Placed;
}

type Arranging = NonNullable<Activation['arranging']>;

/** Which zombie of the selected herd goes where next; null if it is well arranged. */
export function nextInRing(battle: Battle, herd: Herd): Sent | null {
  const { arranging = null, actions = 0 } = battle.activation ?? {};
  if (arranging === null) return null;
  const near = battle.humans
    .filter(({ seat, level, climbing }) => seat !== herd.seat && level === 0 && climbing === null)
    .filter(({ x, y }) => gapTo(herd, x, y) <= (actions > 0 ? 0.02 : NEAR))
    .map((human) => ({ human, there: standingRound(battle, human) }))
    // One after the other: half a ring holds nobody.
    .sort((a, b) => b.there.length - a.there.length || strengthOf(b.human) - strengthOf(a.human));
  const next = near.find(({ human, there }) => actions > 0 || !isClosed(human, there));
  return next === undefined ? null : sentTo(battle, herd, next.human, next.there, arranging, actions > 0);
}

function sentTo(
  battle: Battle,
  herd: Herd,
  human: Human,
  there: readonly Zombie[],
  arranging: Arranging,
  bites: boolean,
): Sent | null {
  const [first] = there;
  if (first === undefined) return led(battle, herd, human, arranging);
  if (there.length >= MOST_BITERS) return null;
  const far = Math.max(0.001, apart(first, human));
  const [ux, uy] = [(first.x - human.x) / far, (first.y - human.y) / far];
  const idle = herd.zombies.filter((zombie) => arranging.starts[zombie.id] !== undefined && !isAtWork(battle, zombie));
  for (const degrees of bites ? BESIDE : BEHIND) {
    const { x: cos, y: sin } = directionOf(degrees);
    const radius = bites ? TOUCHING : RING;
    const at = point(human.x + (ux * cos - uy * sin) * radius, human.y + (ux * sin + uy * cos) * radius);
    if (there.some((zombie) => apart(zombie, at) < 0.95)) continue;
    const zombie = ableTo(battle, herd, idle, arranging, at);
    if (zombie !== undefined) return { zombie: zombie.id, at };
  }
  return null;
}

/** The first one of a ring comes straight on. */
function led(battle: Battle, herd: Herd, human: Human, arranging: Arranging): Sent | null {
  const idle = herd.zombies.filter((zombie) => arranging.starts[zombie.id] !== undefined && !isAtWork(battle, zombie));
  const [nearest] = idle.toSorted((a, b) => apart(a, human) - apart(b, human));
  if (nearest === undefined) return null;
  const far = Math.max(0.001, apart(nearest, human));
  const at = point(human.x + ((nearest.x - human.x) / far) * RING, human.y + ((nearest.y - human.y) / far) * RING);
  const zombie = ableTo(battle, herd, idle, arranging, at);
  return zombie === undefined ? null : { zombie: zombie.id, at };
}

const isAtWork = ({ humans }: Battle, zombie: Zombie): boolean =>
  humans.some((human) => human.level === zombie.level && apart(human, zombie) <= ROUND);

/** The first of those nearest to a spot that may go there. */
function ableTo(
  battle: Battle,
  herd: Herd,
  idle: readonly Zombie[],
  { starts, inches, dared }: Arranging,
  at: Point,
): Zombie | undefined {
  const table = tabletopOf(battle);
  const mates = new Set(herd.zombies.map(({ id }) => id));
  return idle
    .map((zombie) => ({ zombie, start: starts[zombie.id] as Arranging['starts'][string] }))
    .map(({ zombie, start }) => ({ zombie, start, far: apart(start, at) }))
    .filter(({ far }) => far <= inches)
    .sort((a, b) => a.far - b.far)
    .find(({ zombie, start }) => {
      const body = { ...bodyOf(zombie, herd), x: start.x, y: start.y };
      if (!isOpenLine(table, body, at, ({ id }) => mates.has(id))) return false;
      return arrangeFault(battle, herd, zombie.id, { start, inches, dared }, at) === null;
    })?.zombie;
}

/** The zombies that stand round somebody, the nearest first. */
const standingRound = ({ herds }: Battle, human: Human): Zombie[] =>
  herds
    .flatMap(({ zombies }) => zombies)
    .filter((zombie) => !zombie.down && zombie.level === human.level && apart(zombie, human) <= ROUND)
    .sort((a, b) => apart(a, human) - apart(b, human));

/** Whether no base fits between any two neighbours of a ring that goes all round. */
function isClosed(human: Human, there: readonly Zombie[]): boolean {
  if (there.length < 3) return false;
  const round = there.map(({ x, y }) => ({ x: x - human.x, y: y - human.y })).sort((a, b) => quadrant(a) - quadrant(b));
  return round.every((one, i) => {
    const next = round[(i + 1) % round.length] as Point;
    return one.x * next.y - one.y * next.x > 0 && apart(one, next) < WAY_OUT;
  });
}

/** A base gets through between two whose middles are this far apart. */
const WAY_OUT = 1.98;

/** Grows with the angle of a direction, from 0 to 4 once round: all that is needed to sort by it. */
function quadrant({ x, y }: Point): number {
  const share = y / Math.max(1e-9, Math.abs(x) + Math.abs(y));
  return x >= 0 ? (y >= 0 ? share : 4 + share) : 2 - share;
}
